//! Gambits: aura of protection, negation, destruction, release.

use conclave::games::wizards_gambit::cards::Gambit;
use conclave::games::wizards_gambit::incantations::Incantation;
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::{Decision, Place, STALLED_ROUNDS};
use conclave::games::wizards_gambit::{Action, Event, GambitUse, Leaving, Reason};

use super::scene::*;

const PROTECT: GambitUse = GambitUse::Protect(North);

/// My spell lacks one ingredient, which I have, and I have a starting gambit.
fn almost_mine() -> Scene {
    Scene::new(3)
        .almost(North, Spell::Tithe)
        .hand(ME, cards(&[last(Spell::Tithe), F, F]))
        .gambit(ME, Gambit::III)
        .ready()
}

#[test]
fn nobody_lays_ingredients_on_a_protected_spell_not_even_its_protector() {
    // [ruling] The book says both.
    let mut scene = almost_mine();
    scene.me(gambit(PROTECT));
    assert_eq!(scene.refused(play(F, North)), Reason::Protected);
    scene.me(play(F, East)).me(Action::Draw);
    let theirs = scene.legal(LEFT);
    assert!(!theirs.iter().any(|a| matches!(a, Action::PlayIngredient { on: North, .. })));
}

#[test]
fn a_protected_spell_is_out_of_play_for_all_effects() {
    let protected = |scene: Scene| scene.in_play(LEFT, Gambit::I, Place::Pool(North));
    let base = || {
        Scene::new(2)
            .pool(North, Spell::Bounty, &[A])
            .pool(East, Spell::GlassTower, &[])
            .pool(South, Spell::BottomlessSatchel, &[])
            .pool(West, Spell::HeavyCrown, &[])
            .hand(ME, cards(&[F, F]))
    };
    // Its ingredient is the only one there is: nothing can be moved or taken.
    for spell in [Spell::UnseenHand, Spell::Siphon, Spell::Kindling] {
        let open = base().book(ME, &[spell]).ready();
        assert!(open.legal(ME).contains(&Action::UseCapability), "{spell:?}");
        let closed = protected(base().book(ME, &[spell])).ready();
        assert_eq!(closed.refused(Action::UseCapability), Reason::NothingToDo, "{spell:?}");
    }
    let turned = Incantation::TurnedPage;
    let mut scene = protected(base().hand(ME, [turned.card()])).ready();
    scene.me(cast(turned));
    assert_eq!(scene.legal(ME), [East, South, West].map(Action::Slot));
    assert_eq!(scene.refused(Action::Slot(North)), Reason::Protected);
}

#[test]
fn a_protected_spell_cannot_be_a_target_of_a_swap() {
    let swap = Incantation::Transposition;
    let base = || {
        Scene::new(2)
            .pool(North, Spell::Bounty, &[A])
            .pool(East, Spell::GlassTower, &[M])
            .pool(South, Spell::HungryVoid, &[])
            .pool(West, Spell::HeavyCrown, &[])
            .hand(ME, [F.card(), swap.card()])
    };
    let mut open = base().ready();
    open.me(cast(swap));
    let swapped = Action::Swap { first: North, one: A, second: East, other: M };
    assert_eq!(open.legal(ME), [swapped]);
    let closed = base().in_play(LEFT, Gambit::I, Place::Pool(East)).ready();
    assert_eq!(closed.refused(cast(swap)), Reason::NothingToDo);
}

#[test]
fn an_aura_is_released_only_in_a_later_turn() {
    let mut scene = Scene::new(2)
        .book(ME, &[Spell::SilverTongue])
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .ready();
    scene.me(gambit(PROTECT));
    assert_eq!(scene.refused(Action::Release), Reason::JustPlayed);
    scene.until_turn_of(LEFT).until_turn_of(ME);
    scene.me(Action::Release);
    assert!(scene.state.table.gone.has(Gambit::I.card()));
}

#[test]
fn a_released_gambit_leaves_the_game_and_frees_the_spell() {
    let mut scene = Scene::new(2)
        .almost(North, Spell::Tithe)
        .hand(ME, cards(&[last(Spell::Tithe), F]))
        .in_play(ME, Gambit::I, Place::Pool(North))
        .ready();
    assert_eq!(scene.refused(play(last(Spell::Tithe), North)), Reason::Protected);
    scene.me(Action::Release);
    assert!(scene.state.table.gone.has(Gambit::I.card()));
    scene.me(play(last(Spell::Tithe), North));
    assert_eq!(scene.points(ME), 3);
}

#[test]
fn playing_releasing_and_destroying_are_incantation_actions() {
    for spend in [gambit(PROTECT), gambit(GambitUse::Destroy(LEFT)), Action::Release] {
        let mut scene = Scene::new(2)
            .hand(ME, [F.card(), F.card(), Incantation::Quickening.card()])
            .gambit(ME, Gambit::I)
            .in_play(LEFT, Gambit::II, Place::Pool(East));
        if spend == Action::Release {
            scene = scene.in_play(ME, Gambit::III, Place::Pool(West));
        }
        let mut scene = scene.ready();
        scene.me(spend);
        assert_eq!(scene.refused(cast(Incantation::Quickening)), Reason::NoIncantationLeft);
    }
}

#[test]
fn some_cards_allow_a_second_incantation_action() {
    let mut scene = Scene::new(2)
        .book(ME, &[Spell::SilverTongue])
        .hand(ME, [F.card(), F.card(), Incantation::Quickening.card()])
        .gambit(ME, Gambit::I)
        .ready();
    scene.me(gambit(PROTECT)).me(cast(Incantation::Quickening));
}

#[test]
fn a_gambit_is_not_an_incantation() {
    // The Vow of Silence forbids incantations, not gambits; and a gambit makes a
    // silver tongue draw nothing.
    let mut scene = Scene::new(2)
        .book(ME, &[Spell::VowOfSilence])
        .hand(ME, [F.card(), F.card(), Incantation::Quickening.card()])
        .gambit(ME, Gambit::I)
        .ready();
    assert_eq!(scene.refused(cast(Incantation::Quickening)), Reason::Silenced);
    scene.me(gambit(PROTECT));
    let mut scene = Scene::new(2)
        .book(ME, &[Spell::SilverTongue])
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .ready();
    scene.me(gambit(PROTECT));
    assert_eq!(scene.drew(ME), 0);
}

#[test]
fn negation_turns_the_capabilities_of_a_book_off() {
    let mut scene = Scene::new(2)
        .book(ME, &[Spell::LightFingers])
        .hand(ME, cards(&[F, F]))
        .in_play(LEFT, Gambit::I, Place::Book(ME))
        .ready();
    assert_eq!(scene.refused(Action::UseCapability), Reason::NoCapability);
    scene.me(play(F, North)).me(Action::Draw);
    assert_eq!(scene.points(ME), 1, "points still count");
}

#[test]
fn continuous_capabilities_stop_at_once_under_negation() {
    // My Glass Tower opens my hand; my own negation closes it.
    let mut scene = Scene::new(2)
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .book(ME, &[Spell::GlassTower])
        .ready();
    scene.state.table.players[0].open = true;
    let hand = scene.held(ME);
    for known in &mut scene.state.hidden.known[1..] {
        known[0] = hand;
    }
    scene.state.hidden.known[2..5].iter_mut().for_each(|known| known[0] = Default::default());
    scene.me(gambit(GambitUse::Negate(ME)));
    assert!(scene.happened(&Event::HandClosed(ME)));
    assert!(!scene.state.table.player(ME).open);
}

#[test]
fn newly_claimed_spells_slide_under_the_gambit_and_are_off_as_well() {
    let spell = Spell::BottomlessSatchel;
    let mut scene = Scene::new(2)
        .almost(North, spell)
        .book(ME, &[Spell::Gleaning])
        .hand(ME, cards(&[last(spell), F]))
        .in_play(LEFT, Gambit::I, Place::Book(ME))
        .ready();
    scene.me(play(last(spell), North));
    assert_eq!(scene.points(ME), 4);
    assert_eq!(scene.drew(ME), 0, "it would draw three when claimed");
    assert_eq!(scene.state.table.hand_limit(ME), 5);
}

#[test]
fn one_gambit_to_a_spell_or_book() {
    // [ruling]
    let scene = Scene::new(3)
        .book(NEXT, &[Spell::Gleaning])
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .in_play(LEFT, Gambit::II, Place::Book(NEXT))
        .in_play(NEXT, Gambit::III, Place::Pool(North))
        .ready();
    assert_eq!(scene.refused(gambit(GambitUse::Negate(NEXT))), Reason::OccupiedByGambit);
    assert_eq!(scene.refused(gambit(PROTECT)), Reason::OccupiedByGambit);
}

#[test]
fn an_empty_book_is_no_target() {
    // [ruling]
    let scene = almost_mine();
    assert_eq!(scene.refused(gambit(GambitUse::Negate(LEFT))), Reason::EmptyBook);
}

#[test]
fn ones_own_book_may_be_negated_and_released() {
    // [ruling]
    let mut scene = Scene::new(2)
        .book(ME, &[Spell::HeavyCrown])
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .ready();
    scene.me(gambit(GambitUse::Negate(ME)));
    assert_eq!(scene.state.table.hand_limit(ME), 5);
    scene.until_turn_of(LEFT).until_turn_of(ME);
    scene.me(Action::Release);
    assert_eq!(scene.state.table.hand_limit(ME), 3);
}

#[test]
fn destruction_removes_both_gambits_from_the_game() {
    for place in [Place::Pool(North), Place::Book(ME)] {
        let mut scene = Scene::new(2)
            .book(ME, &[Spell::HeavyCrown])
            .hand(ME, cards(&[F, F]))
            .gambit(ME, Gambit::I)
            .in_play(LEFT, Gambit::II, place)
            .ready();
        scene.me(gambit(GambitUse::Destroy(LEFT)));
        let gone = &scene.state.table.gone;
        assert!(gone.has(Gambit::I.card()) && gone.has(Gambit::II.card()));
        assert!(scene.state.table.player(LEFT).in_play.is_none());
        assert!(scene.state.table.gambit_at(place).is_none());
    }
}

#[test]
fn a_starting_gambit_in_front_of_a_wizard_is_no_target() {
    let scene = Scene::new(2)
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .gambit(LEFT, Gambit::II)
        .ready();
    assert_eq!(scene.refused(gambit(GambitUse::Destroy(LEFT))), Reason::NoGambitInPlay);
}

#[test]
fn ones_own_gambit_is_no_target_of_destruction() {
    let scene = Scene::new(2)
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .in_play(ME, Gambit::II, Place::Pool(North))
        .ready();
    assert_eq!(scene.refused(gambit(GambitUse::Destroy(ME))), Reason::NotThatSeat);
}

#[test]
fn two_gambits_of_a_wizard_in_play_at_once_are_refused() {
    let scene = Scene::new(2)
        .book(ME, &[Spell::SilverTongue])
        .book(LEFT, &[Spell::Tithe])
        .hand(ME, [F.card(), Gambit::IV.card()])
        .gambit(ME, Gambit::I)
        .in_play(ME, Gambit::II, Place::Pool(East))
        .ready();
    for as_ in [PROTECT, GambitUse::Negate(LEFT)] {
        assert_eq!(scene.refused(gambit(as_)), Reason::SecondGambit);
        assert_eq!(scene.refused(from_hand(as_)), Reason::SecondGambit);
    }
}

#[test]
fn destroying_does_not_count_as_a_second_gambit() {
    let mut scene = Scene::new(2)
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .in_play(ME, Gambit::II, Place::Pool(East))
        .in_play(LEFT, Gambit::III, Place::Pool(North))
        .ready();
    scene.me(gambit(GambitUse::Destroy(LEFT)));
    assert!(scene.state.table.player(ME).in_play.is_some());
}

#[test]
fn with_a_gambit_in_play_the_last_missing_ingredient_cannot_be_played() {
    // [ruling]
    let mut scene = Scene::new(2)
        .almost(North, Spell::Tithe)
        .pool(East, Spell::GlassTower, &[])
        .hand(ME, cards(&[last(Spell::Tithe), F]))
        .in_play(ME, Gambit::I, Place::Pool(West))
        .ready();
    assert_eq!(scene.refused(play(last(Spell::Tithe), North)), Reason::GambitInPlay);
    assert_eq!(scene.refused(play(F, North)), Reason::GambitInPlay);
    scene.me(play(F, East));
}

#[test]
fn if_every_ingredient_would_claim_it_counts_as_cannot_play() {
    // [ruling]
    let mut scene = Scene::new(2)
        .almost(North, Spell::Tithe)
        .almost(East, Spell::GlassTower)
        .almost(South, Spell::Gleaning)
        .almost(West, Spell::BottomlessSatchel)
        .hand(ME, cards(&[last(Spell::Tithe), F]))
        .in_play(ME, Gambit::I, Place::Pool(West))
        .ready();
    scene.me(Action::ShowHand);
    assert_eq!(scene.turn_of(), LEFT);
}

#[test]
fn a_gambit_of_the_hand_can_be_played() {
    let mut scene = Scene::new(2).hand(ME, [F.card(), Gambit::V.card(), Gambit::II.card()]).ready();
    scene.me(from_hand(PROTECT));
    let in_play = scene.state.table.player(ME).in_play.unwrap();
    // [ruling] They are alike; the lowest numeral is taken.
    assert_eq!((in_play.gambit, in_play.place), (Gambit::II, Place::Pool(North)));
    assert_eq!(scene.size(ME), 2);
}

#[test]
fn after_five_rounds_without_ingredient_or_claim_all_gambits_in_play_leave() {
    // [ruling]
    let mut scene = Scene::new(2)
        .hand(ME, [Gambit::V.card(), Gambit::VI.card()])
        .in_play(ME, Gambit::I, Place::Pool(North))
        .in_play(LEFT, Gambit::II, Place::Pool(East))
        .ready();
    scene.state.table.idle = STALLED_ROUNDS * 2 - 1;
    scene.me(Action::ShowHand);
    let why = Leaving::Stalled;
    let left =
        scene.told().iter().filter(|e| matches!(e, Event::GambitLeft { why: w, .. } if *w == why));
    assert_eq!(left.count(), 2);
    assert_eq!(scene.state.table.gone.len(), 2);
    assert_eq!(scene.state.table.idle, 0);
}

#[test]
fn an_ingredient_or_a_claim_breaks_a_stall() {
    let mut scene =
        Scene::new(2).hand(ME, cards(&[F, F])).in_play(LEFT, Gambit::II, Place::Pool(East)).ready();
    scene.state.table.idle = STALLED_ROUNDS * 2 - 1;
    scene.me(play(F, North)).me(Action::Draw);
    assert_eq!(scene.state.table.idle, 0);
    assert!(scene.state.table.player(LEFT).in_play.is_some());
    assert_eq!(scene.decision(), (LEFT, Decision::Play));
}
