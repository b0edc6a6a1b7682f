//! Gambits: aura of protection, negation, destruction, release.

use conclave_rules::bots::Policy as _;
use conclave_rules::games::wizards_gambit::cards::Gambit;
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{Decision, GambitPlace, STALLED_ROUNDS};
use conclave_rules::games::wizards_gambit::{
    Action, Event, GambitUse, LeaveReason, Reason, WizardsGambit,
};
use conclave_rules::table::{Rng, Seed};

use super::scenario::*;

const PROTECT: GambitUse = GambitUse::Protect(North);

/// My spell lacks one ingredient, which I have, and I have a starting gambit.
fn almost_mine() -> Scenario {
    Scenario::new(3)
        .almost(North, Spell::Tithe)
        .hand(ME, cards(&[last(Spell::Tithe), F, F]))
        .gambit(ME, Gambit::III)
        .ready()
}

#[test]
fn nobody_lays_ingredients_on_a_protected_spell_not_even_its_protector() {
    // [ruling] The book says both.
    let mut scenario = almost_mine();
    scenario.me(gambit(PROTECT));
    assert_eq!(scenario.refused(play(F, North)), Reason::Protected);
    scenario.me(play(F, East)).me(Action::Draw);
    let theirs = scenario.legal(LEFT);
    assert!(!theirs.iter().any(|a| matches!(a, Action::PlayIngredient { on: North, .. })));
}

#[test]
fn a_protected_spell_is_out_of_play_for_all_effects() {
    let protected =
        |scenario: Scenario| scenario.in_play(LEFT, Gambit::I, GambitPlace::Pool(North));
    let base = || {
        Scenario::new(2)
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
    let mut scenario = protected(base().hand(ME, [turned.card()])).ready();
    scenario.me(cast(turned));
    assert_eq!(scenario.legal(ME), [East, South, West].map(Action::Slot));
    assert_eq!(scenario.refused(Action::Slot(North)), Reason::Protected);
}

#[test]
fn a_protected_spell_cannot_be_a_target_of_a_swap() {
    let swap = Incantation::Transposition;
    let base = || {
        Scenario::new(2)
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
    let mut closed = base().in_play(LEFT, Gambit::I, GambitPlace::Pool(East)).ready();
    closed.me(cast(swap));
    assert!(!closed.legal(ME).contains(&swapped), "the swap is skipped");
    assert_eq!(closed.laid(East), cards(&[M]).into_iter().collect());
}

#[test]
fn an_aura_is_released_only_in_a_later_turn() {
    let mut scenario = Scenario::new(2)
        .book(ME, &[Spell::SilverTongue])
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .ready();
    scenario.me(gambit(PROTECT));
    assert_eq!(scenario.refused(Action::Release), Reason::JustPlayed);
    scenario.until_turn_of(LEFT).until_turn_of(ME);
    scenario.me(Action::Release);
    assert!(scenario.state.table.gone.has(Gambit::I.card()));
}

#[test]
fn a_released_gambit_leaves_the_game_and_frees_the_spell() {
    let mut scenario = Scenario::new(2)
        .almost(North, Spell::Tithe)
        .hand(ME, cards(&[last(Spell::Tithe), F]))
        .in_play(ME, Gambit::I, GambitPlace::Pool(North))
        .ready();
    assert_eq!(scenario.refused(play(last(Spell::Tithe), North)), Reason::Protected);
    scenario.me(Action::Release);
    assert!(scenario.state.table.gone.has(Gambit::I.card()));
    scenario.me(play(last(Spell::Tithe), North));
    assert_eq!(scenario.points(ME), 3);
}

#[test]
fn playing_releasing_and_destroying_are_incantation_actions() {
    for spend in [gambit(PROTECT), gambit(GambitUse::Destroy(LEFT)), Action::Release] {
        let mut scenario = Scenario::new(2)
            .hand(ME, [F.card(), F.card(), Incantation::Quickening.card()])
            .gambit(ME, Gambit::I)
            .in_play(LEFT, Gambit::II, GambitPlace::Pool(East));
        if spend == Action::Release {
            scenario = scenario.in_play(ME, Gambit::III, GambitPlace::Pool(West));
        }
        let mut scenario = scenario.ready();
        scenario.me(spend);
        assert_eq!(scenario.refused(cast(Incantation::Quickening)), Reason::NoIncantationLeft);
    }
}

#[test]
fn some_cards_allow_a_second_incantation_action() {
    let mut scenario = Scenario::new(2)
        .book(ME, &[Spell::SilverTongue])
        .hand(ME, [F.card(), F.card(), Incantation::Quickening.card()])
        .gambit(ME, Gambit::I)
        .ready();
    scenario.me(gambit(PROTECT)).me(cast(Incantation::Quickening));
}

#[test]
fn a_gambit_is_not_an_incantation() {
    // The Vow of Silence forbids incantations, not gambits; and a gambit makes a
    // silver tongue draw nothing.
    let mut scenario = Scenario::new(2)
        .book(ME, &[Spell::VowOfSilence])
        .hand(ME, [F.card(), F.card(), Incantation::Quickening.card()])
        .gambit(ME, Gambit::I)
        .ready();
    assert_eq!(scenario.refused(cast(Incantation::Quickening)), Reason::Silenced);
    scenario.me(gambit(PROTECT));
    let mut scenario = Scenario::new(2)
        .book(ME, &[Spell::SilverTongue])
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .ready();
    scenario.me(gambit(PROTECT));
    assert_eq!(scenario.drew(ME), 0);
}

#[test]
fn negation_turns_the_capabilities_of_a_book_off() {
    let mut scenario = Scenario::new(2)
        .book(ME, &[Spell::LightFingers])
        .hand(ME, cards(&[F, F]))
        .in_play(LEFT, Gambit::I, GambitPlace::Book(ME))
        .ready();
    assert_eq!(scenario.refused(Action::UseCapability), Reason::NoCapability);
    scenario.me(play(F, North)).me(Action::Draw);
    assert_eq!(scenario.points(ME), 1, "points still count");
}

#[test]
fn continuous_capabilities_stop_at_once_under_negation() {
    // My Glass Tower opens my hand; my own negation closes it.
    let mut scenario = Scenario::new(2)
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .book(ME, &[Spell::GlassTower])
        .ready();
    scenario.state.table.players[0].open = true;
    let hand = scenario.held(ME);
    for known in &mut scenario.state.hidden.known[1..] {
        known[0] = hand;
    }
    scenario.state.hidden.known[2..5].iter_mut().for_each(|known| known[0] = Default::default());
    scenario.me(gambit(GambitUse::Negate(ME)));
    assert!(scenario.happened(&Event::HandClosed(ME)));
    assert!(!scenario.state.table.player(ME).open);
}

#[test]
fn newly_claimed_spells_slide_under_the_gambit_and_are_off_as_well() {
    let spell = Spell::BottomlessSatchel;
    let mut scenario = Scenario::new(2)
        .almost(North, spell)
        .book(ME, &[Spell::Gleaning])
        .hand(ME, cards(&[last(spell), F]))
        .in_play(LEFT, Gambit::I, GambitPlace::Book(ME))
        .ready();
    scenario.me(play(last(spell), North));
    assert_eq!(scenario.points(ME), 4);
    assert_eq!(scenario.drew(ME), 0, "it would draw three when claimed");
    assert_eq!(scenario.state.table.hand_limit(ME), 5);
}

#[test]
fn one_gambit_to_a_spell_or_book() {
    // [ruling]
    let scenario = Scenario::new(3)
        .book(NEXT, &[Spell::Gleaning])
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .in_play(LEFT, Gambit::II, GambitPlace::Book(NEXT))
        .in_play(NEXT, Gambit::III, GambitPlace::Pool(North))
        .ready();
    assert_eq!(scenario.refused(gambit(GambitUse::Negate(NEXT))), Reason::OccupiedByGambit);
    assert_eq!(scenario.refused(gambit(PROTECT)), Reason::OccupiedByGambit);
}

#[test]
fn an_empty_book_is_no_target() {
    // [ruling]
    let scenario = almost_mine();
    assert_eq!(scenario.refused(gambit(GambitUse::Negate(LEFT))), Reason::EmptyBook);
}

#[test]
fn ones_own_book_may_be_negated_and_released() {
    // [ruling]
    let mut scenario = Scenario::new(2)
        .book(ME, &[Spell::HeavyCrown])
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .ready();
    scenario.me(gambit(GambitUse::Negate(ME)));
    assert_eq!(scenario.state.table.hand_limit(ME), 5);
    scenario.until_turn_of(LEFT).until_turn_of(ME);
    scenario.me(Action::Release);
    assert_eq!(scenario.state.table.hand_limit(ME), 3);
}

#[test]
fn destruction_removes_both_gambits_from_the_game() {
    for place in [GambitPlace::Pool(North), GambitPlace::Book(ME)] {
        let mut scenario = Scenario::new(2)
            .book(ME, &[Spell::HeavyCrown])
            .hand(ME, cards(&[F, F]))
            .gambit(ME, Gambit::I)
            .in_play(LEFT, Gambit::II, place)
            .ready();
        scenario.me(gambit(GambitUse::Destroy(LEFT)));
        let gone = &scenario.state.table.gone;
        assert!(gone.has(Gambit::I.card()) && gone.has(Gambit::II.card()));
        assert!(scenario.state.table.player(LEFT).in_play.is_none());
        assert!(scenario.state.table.gambit_at(place).is_none());
    }
}

#[test]
fn a_starting_gambit_in_front_of_a_wizard_is_no_target() {
    let scenario = Scenario::new(2)
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .gambit(LEFT, Gambit::II)
        .ready();
    assert_eq!(scenario.refused(gambit(GambitUse::Destroy(LEFT))), Reason::NoGambitInPlay);
}

#[test]
fn ones_own_gambit_is_no_target_of_destruction() {
    let scenario = Scenario::new(2)
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .in_play(ME, Gambit::II, GambitPlace::Pool(North))
        .ready();
    assert_eq!(scenario.refused(gambit(GambitUse::Destroy(ME))), Reason::NotThatSeat);
}

#[test]
fn two_gambits_of_a_wizard_in_play_at_once_are_refused() {
    let scenario = Scenario::new(2)
        .book(ME, &[Spell::SilverTongue])
        .book(LEFT, &[Spell::Tithe])
        .hand(ME, [F.card(), Gambit::IV.card()])
        .gambit(ME, Gambit::I)
        .in_play(ME, Gambit::II, GambitPlace::Pool(East))
        .ready();
    for as_ in [PROTECT, GambitUse::Negate(LEFT)] {
        assert_eq!(scenario.refused(gambit(as_)), Reason::SecondGambit);
        assert_eq!(scenario.refused(from_hand(as_)), Reason::SecondGambit);
    }
}

#[test]
fn destroying_does_not_count_as_a_second_gambit() {
    let mut scenario = Scenario::new(2)
        .hand(ME, cards(&[F, F]))
        .gambit(ME, Gambit::I)
        .in_play(ME, Gambit::II, GambitPlace::Pool(East))
        .in_play(LEFT, Gambit::III, GambitPlace::Pool(North))
        .ready();
    scenario.me(gambit(GambitUse::Destroy(LEFT)));
    assert!(scenario.state.table.player(ME).in_play.is_some());
}

#[test]
fn with_a_gambit_in_play_the_last_missing_ingredient_cannot_be_played() {
    // [ruling]
    let mut scenario = Scenario::new(2)
        .almost(North, Spell::Tithe)
        .pool(East, Spell::GlassTower, &[])
        .hand(ME, cards(&[last(Spell::Tithe), F]))
        .in_play(ME, Gambit::I, GambitPlace::Pool(West))
        .ready();
    assert_eq!(scenario.refused(play(last(Spell::Tithe), North)), Reason::GambitInPlay);
    assert_eq!(scenario.refused(play(F, North)), Reason::GambitInPlay);
    scenario.me(play(F, East));
}

#[test]
fn if_every_ingredient_would_claim_it_counts_as_cannot_play() {
    // [ruling]
    let mut scenario = Scenario::new(2)
        .almost(North, Spell::Tithe)
        .almost(East, Spell::GlassTower)
        .almost(South, Spell::Gleaning)
        .almost(West, Spell::BottomlessSatchel)
        .hand(ME, cards(&[last(Spell::Tithe), F]))
        .in_play(ME, Gambit::I, GambitPlace::Pool(West))
        .ready();
    scenario.me(Action::ShowHand);
    assert_eq!(scenario.turn_of(), LEFT);
}

#[test]
fn a_gambit_of_the_hand_can_be_played() {
    let mut scenario =
        Scenario::new(2).hand(ME, [F.card(), Gambit::V.card(), Gambit::II.card()]).ready();
    scenario.me(from_hand(PROTECT));
    let in_play = scenario.state.table.player(ME).in_play.unwrap();
    // [ruling] They are alike; the lowest numeral is taken.
    assert_eq!((in_play.gambit, in_play.place), (Gambit::II, GambitPlace::Pool(North)));
    assert_eq!(scenario.size(ME), 2);
}

#[test]
fn after_five_rounds_without_ingredient_or_claim_all_gambits_in_play_leave() {
    // [ruling]
    let mut scenario = Scenario::new(2)
        .hand(ME, [Gambit::V.card(), Gambit::VI.card()])
        .in_play(ME, Gambit::I, GambitPlace::Pool(North))
        .in_play(LEFT, Gambit::II, GambitPlace::Pool(East))
        .ready();
    scenario.state.table.idle = STALLED_ROUNDS * 2 - 1;
    scenario.me(Action::ShowHand);
    let why = LeaveReason::Stalled;
    let left = scenario
        .told()
        .iter()
        .filter(|e| matches!(e, Event::GambitLeft { why: w, .. } if *w == why));
    assert_eq!(left.count(), 2);
    assert_eq!(scenario.state.table.gone.len(), 2);
    assert_eq!(scenario.state.table.idle, 0);
}

#[test]
fn an_ingredient_or_a_claim_breaks_a_stall() {
    let mut scenario = Scenario::new(2)
        .hand(ME, cards(&[F, F]))
        .in_play(LEFT, Gambit::II, GambitPlace::Pool(East))
        .ready();
    scenario.state.table.idle = STALLED_ROUNDS * 2 - 1;
    scenario.me(play(F, North)).me(Action::Draw);
    assert_eq!(scenario.state.table.idle, 0);
    assert!(scenario.state.table.player(LEFT).in_play.is_some());
    assert_eq!(scenario.decision(), (LEFT, Decision::Play));
}

/// Of 200 plans that bots think of in this scenario, how many are like that.
fn proposed(scenario: &Scenario, like: impl Fn(&[Action]) -> bool) -> usize {
    let mut rng = Rng::new(Seed(5));
    let plan = |_| {
        let mut plan = Vec::new();
        WizardsGambit::propose(&scenario.state, ME, &mut rng, &mut plan);
        plan
    };
    (0..200).map(plan).filter(|plan| like(plan)).count()
}

#[test]
fn bots_protect_what_they_can_claim_in_their_next_turn() {
    let mut scenario = Scenario::new(2)
        .pool(North, Spell::Tithe, &[A])
        .hand(ME, cards(&[P, D, M, M]))
        .gambit(ME, Gambit::III)
        .ready();
    let first = play(P, North);
    // The draw does not follow at once.
    assert!(proposed(&scenario, |plan| *plan == [first]) > 0);
    assert_eq!(proposed(&scenario, |plan| *plan == [first, Action::Draw]), 0);
    scenario.me(first);
    assert!(proposed(&scenario, |plan| *plan == [gambit(PROTECT)]) > 100);
    scenario.me(gambit(PROTECT)).me(Action::Draw).until_turn_of(ME);
    assert!(proposed(&scenario, |plan| *plan == [Action::Release]) > 100);
    scenario.me(Action::Release);
    let claims = |plan: &[Action]| matches!(plan[0], Action::PlayIngredient { on: North, .. });
    assert!(proposed(&scenario, claims) > 100);
}

#[test]
fn bots_without_a_gambit_end_their_turn_after_the_ingredient() {
    let scenario =
        Scenario::new(2).pool(North, Spell::Tithe, &[A]).hand(ME, cards(&[P, D, M, M])).ready();
    let ends = |plan: &[Action]| plan.last() == Some(&Action::Draw);
    assert_eq!(proposed(&scenario, ends), 200);
}
