//! A turn: ingredient, incantation action, draw, discard.

use conclave_rules::games::wizards_gambit::cards::{Gambit, Ingredient};
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{Decision, GambitPlace, Phase};
use conclave_rules::games::wizards_gambit::{Action, Event, GambitUse, Reason, WizardsGambit};
use conclave_rules::table::{Illegal, Rules, Seats};

use super::scenario::*;

/// A pool that takes everything: A, P, D, G, M and C are all lacking somewhere.
fn open_pool(seats: u8) -> Scenario {
    Scenario::new(seats)
        .pool(North, Spell::Bounty, &[])
        .pool(East, Spell::HungryVoid, &[])
        .pool(South, Spell::HeavyCrown, &[])
        .pool(West, Spell::GlassTower, &[])
}

#[test]
fn an_ingredient_must_be_played_before_drawing() {
    let mut scenario = open_pool(2).hand(ME, cards(&[A, P, D])).ready();
    assert_eq!(scenario.refused(Action::Draw), Reason::IngredientDue);
    scenario.me(play(P, North)).me(Action::Draw);
    assert_eq!(scenario.turn_of(), LEFT);
}

#[test]
fn the_incantation_action_comes_before_or_after_the_ingredient() {
    let wind = Incantation::Prosperity;
    let hand = [A.card(), P.card(), wind.card()];
    let mut before = open_pool(2).hand(ME, hand).ready();
    before.me(cast(wind)).me(play(P, North)).me(Action::Draw);
    let mut after = open_pool(2).hand(ME, hand).ready();
    after.me(play(P, North)).me(cast(wind)).me(Action::Draw);
}

#[test]
fn one_card_is_drawn_and_that_ends_the_turn() {
    let mut scenario = open_pool(2).hand(ME, cards(&[A, P, D])).deck(cards(&[C])).ready();
    scenario.me(play(P, North)).me(Action::Draw);
    assert_eq!(scenario.drew(ME), 1);
    assert!(scenario.held(ME).has(C.card()));
    assert_eq!(scenario.turn_of(), LEFT);
}

#[test]
fn exactly_one_ingredient_a_turn() {
    let mut scenario = open_pool(2).hand(ME, cards(&[A, P, D])).ready();
    scenario.me(play(P, North));
    assert_eq!(scenario.refused(play(A, North)), Reason::NoIngredientLeft);
}

#[test]
fn one_incantation_action_a_turn() {
    let [one, other] = [Incantation::Prosperity, Incantation::Quickening];
    let mut scenario =
        open_pool(2).hand(ME, [A.card(), one.card(), other.card()]).gambit(ME, Gambit::I).ready();
    scenario.me(cast(one));
    assert_eq!(scenario.refused(cast(other)), Reason::NoIncantationLeft);
    let protect = gambit(GambitUse::Protect(North));
    assert_eq!(scenario.refused(protect), Reason::NoIncantationLeft);
}

#[test]
fn an_ingredient_goes_only_on_a_spell_that_still_lacks_it() {
    // Bounty takes each of A, P, G, M and C once and no D.
    let mut scenario =
        Scenario::new(2).pool(North, Spell::Bounty, &[P]).hand(ME, cards(&[A, P, D])).ready();
    assert_eq!(scenario.refused(play(D, North)), Reason::NotLacking);
    assert_eq!(scenario.refused(play(P, North)), Reason::NotLacking);
    scenario.me(play(A, North));
    assert_eq!(scenario.laid(North).len(), 2);
}

#[test]
fn an_ingredient_required_twice_is_lacked_twice() {
    let twice = Spell::HungryVoid;
    assert_eq!(twice.card().runes.count(P.card()), 2);
    let once = Scenario::new(2).pool(North, twice, &[P]).hand(ME, cards(&[P, P])).ready();
    assert!(once.legal(ME).contains(&play(P, North)));
    let full = Scenario::new(2).pool(North, twice, &[P, P]).hand(ME, cards(&[P, P])).ready();
    assert_eq!(full.refused(play(P, North)), Reason::NotLacking);
}

#[test]
fn a_prismatic_flake_goes_on_any_spell_with_an_open_slot() {
    let scenario = open_pool(2).hand(ME, cards(&[F, F])).ready();
    for slot in [North, East, South, West] {
        assert!(scenario.legal(ME).contains(&play(F, slot)));
    }
}

#[test]
fn a_flake_is_not_declared_as_long_as_all_can_be_matched() {
    // [ruling] Three runes; a Flake, then any two of the three.
    let spell = Spell::BottomlessSatchel;
    let runes: Vec<Ingredient> =
        spell.card().runes.kinds().filter_map(|card| card.ingredient()).collect();
    assert_eq!(runes.len(), 3);
    for left_out in 0..3 {
        let mut mine = runes.clone();
        mine.remove(left_out);
        let mut scenario = Scenario::new(2)
            .pool(North, spell, &[F, mine[0]])
            .hand(ME, cards(&[mine[1], mine[1]]))
            .ready();
        scenario.me(play(mine[1], North));
        assert_eq!(scenario.points(ME), 2, "claimed with a Flake for {:?}", runes[left_out]);
    }
}

#[test]
fn runes_never_require_a_flake() {
    assert!(Spell::ALL.iter().all(|spell| !spell.card().runes.has(F.card())));
}

#[test]
fn who_cannot_play_an_ingredient_shows_the_hand_and_draws_two() {
    // Nothing lacks D.
    let mut scenario = Scenario::new(3)
        .pool(North, Spell::Bounty, &[])
        .pool(East, Spell::BottomlessSatchel, &[])
        .pool(South, Spell::SealKeeper, &[])
        .pool(West, Spell::GlassTower, &[])
        .hand(ME, cards(&[D, D]))
        .ready();
    scenario.me(Action::ShowHand);
    let hand = [D.card(), D.card()].into_iter().collect();
    assert!(scenario.happened(&Event::HandShown { seat: ME, cards: hand }));
    assert_eq!((scenario.drew(ME), scenario.turn_of()), (2, LEFT));
    for seat in [LEFT, NEXT] {
        assert_eq!(scenario.view(seat).known[0], hand, "everybody saw it");
    }
}

#[test]
fn the_hand_is_not_shown_while_an_ingredient_can_be_played() {
    // [ruling]
    let scenario = open_pool(2).hand(ME, cards(&[D, F])).ready();
    assert_eq!(scenario.refused(Action::ShowHand), Reason::CanPlayIngredient);
    assert!(!scenario.legal(ME).contains(&Action::ShowHand));
}

#[test]
fn no_ingredient_in_hand_counts_as_cannot_play() {
    let mut scenario = open_pool(2).hand(ME, [Gambit::I.card(), Gambit::II.card()]).ready();
    scenario.me(Action::ShowHand);
    assert_eq!(scenario.turn_of(), LEFT);
}

#[test]
fn protected_spells_count_as_closed_when_nothing_can_be_played() {
    let mut scenario = Scenario::new(2)
        .pool(North, Spell::HungryVoid, &[])
        .pool(East, Spell::BottomlessSatchel, &[])
        .pool(South, Spell::SealKeeper, &[])
        .pool(West, Spell::GlassTower, &[])
        .hand(ME, cards(&[D, D]))
        .in_play(LEFT, Gambit::I, GambitPlace::Pool(North))
        .ready();
    assert_eq!(scenario.refused(play(D, North)), Reason::Protected);
    scenario.me(Action::ShowHand);
}

#[test]
fn an_incantation_may_come_before_showing_the_hand() {
    let mut scenario =
        open_pool(2).hand(ME, [Incantation::Quickening.card(), Gambit::I.card()]).ready();
    scenario.me(cast(Incantation::Quickening)).me(Action::ShowHand);
    assert_eq!(scenario.turn_of(), LEFT);
}

#[test]
fn if_the_incantation_makes_an_ingredient_playable_one_must_be_played() {
    // [ruling]
    let prosperity = Incantation::Prosperity;
    let mut scenario = open_pool(2)
        .hand(ME, [prosperity.card(), Gambit::I.card()])
        .deck(cards(&[A, A, A, A, A]))
        .ready();
    scenario.me(cast(prosperity));
    assert_eq!(scenario.refused(Action::ShowHand), Reason::CanPlayIngredient);
    assert_eq!(scenario.refused(Action::Draw), Reason::IngredientDue);
}

#[test]
fn cards_are_played_only_in_ones_own_turn() {
    let scenario = open_pool(3).hand(ME, cards(&[A])).ready();
    assert_eq!(WizardsGambit::to_act(&scenario.state), Seats::one(ME));
    for seat in [LEFT, NEXT] {
        assert!(scenario.legal(seat).is_empty());
        let mut state = scenario.state.clone();
        let done = WizardsGambit::apply(&mut state, seat, &play(A, North), &mut Vec::new());
        assert_eq!(done, Err(Illegal::NotActing));
    }
}

#[test]
fn an_empty_hand_ends_the_turn_with_five_cards() {
    let mut scenario = open_pool(2).hand(ME, cards(&[A])).ready();
    scenario.me(play(A, North));
    assert!(scenario.happened(&Event::HandEmptied(ME)));
    assert_eq!((scenario.drew(ME), scenario.size(ME), scenario.turn_of()), (5, 5, LEFT));
}

#[test]
fn an_empty_hand_ends_the_turn_even_without_an_ingredient() {
    // [ruling]
    let last = Incantation::TurnedPage;
    let mut scenario = open_pool(2).hand(ME, [last.card()]).ready();
    scenario.me(cast(last)).me(Action::Slot(North));
    assert_eq!((scenario.drew(ME), scenario.turn_of()), (5, LEFT));
}

#[test]
fn a_gambit_as_last_card_ends_the_turn() {
    let mut scenario = open_pool(2).hand(ME, [Gambit::IV.card()]).ready();
    scenario.me(from_hand(GambitUse::Protect(North)));
    assert_eq!((scenario.drew(ME), scenario.turn_of()), (5, LEFT));
}

#[test]
fn prosperity_as_last_card_does_not_end_the_turn() {
    // [ruling] The hand is looked at when all has had its effect.
    let mut scenario = open_pool(2).hand(ME, [Incantation::Prosperity.card()]).ready();
    scenario.me(cast(Incantation::Prosperity));
    assert_eq!((scenario.size(ME), scenario.turn_of()), (5, ME));
    assert!(!scenario.happened(&Event::HandEmptied(ME)));
}

#[test]
fn a_claim_that_draws_as_last_card_does_not_end_the_turn() {
    // [ruling] The claim and its immediate effects count as well.
    let satchel = Spell::BottomlessSatchel;
    let mut scenario =
        Scenario::new(2).almost(North, satchel).hand(ME, cards(&[last(satchel)])).ready();
    scenario.me(play(last(satchel), North));
    assert_eq!((scenario.size(ME), scenario.turn_of()), (3, ME));
}

#[test]
fn five_cards_for_an_empty_hand_replace_the_normal_draw() {
    // [ruling] Bounty would draw one more in the draw phase.
    let mut scenario = Scenario::new(2).book(ME, &[Spell::Bounty]).hand(ME, cards(&[F])).ready();
    scenario.me(play(F, North));
    assert_eq!(scenario.drew(ME), 5);
}

#[test]
fn effects_of_the_end_of_the_turn_follow_an_empty_hand() {
    // [ruling]
    let mut scenario =
        Scenario::new(2).book(ME, &[Spell::HungryVoid]).hand(ME, cards(&[F])).ready();
    scenario.me(play(F, North));
    assert_eq!(scenario.size(ME), 3);
    assert!(scenario.told().iter().any(|e| matches!(e, Event::Discarded { random: true, .. })));
}

#[test]
fn an_empty_hand_in_anothers_turn_draws_five_at_once_and_keeps_its_turn() {
    let mut scenario = open_pool(2)
        .book(ME, &[Spell::LightFingers])
        .hand(ME, cards(&[A, A]))
        .hand(LEFT, cards(&[M]))
        .at_play();
    scenario.me(Action::UseCapability);
    assert!(scenario.held(ME).has(M.card()));
    assert_eq!((scenario.size(LEFT), scenario.turn_of()), (5, ME));
    scenario.me(play(A, North)).me(Action::Draw);
    assert_eq!((scenario.turn_of(), scenario.decision()), (LEFT, (LEFT, Decision::Play)));
}

#[test]
fn at_the_end_of_the_turn_the_hand_is_discarded_down_to_five_by_choice() {
    let mut scenario = open_pool(2).hand(ME, cards(&[A, P, D, G, M, C, F])).ready();
    scenario.me(play(A, North)).me(Action::Draw);
    assert_eq!(scenario.decision(), (ME, Decision::Discard));
    assert_eq!(scenario.refused(card(A)), Reason::NoSuchCard);
    scenario.me(card(F)).me(card(P));
    assert!(
        scenario.state.table.discard.has(F.card()) && scenario.state.table.discard.has(P.card())
    );
    assert_eq!((scenario.size(ME), scenario.turn_of()), (5, LEFT));
}

#[test]
fn the_hand_limit_holds_only_at_the_end_of_ones_own_turn() {
    let mut scenario = open_pool(2)
        .book(ME, &[Spell::OpenPurse])
        .hand(ME, cards(&[A, P]))
        .hand(LEFT, cards(&[M, M, M, M, C]))
        .ready();
    scenario.me(play(A, North)).me(Action::Draw);
    assert_eq!((scenario.size(LEFT), scenario.turn_of()), (6, LEFT));
}

#[test]
fn a_drawn_gambit_counts_for_the_hand_limit_and_the_starting_one_does_not() {
    let mut scenario = open_pool(2)
        .hand(ME, cards(&[A, P, D, G, M, C]))
        .gambit(ME, Gambit::I)
        .deck([Gambit::II.card()])
        .ready();
    scenario.me(play(A, North)).me(Action::Draw);
    assert_eq!((scenario.size(ME), scenario.decision()), (6, (ME, Decision::Discard)));
    scenario.me(Action::Card(Gambit::II.card()));
    // [ruling] A gambit discarded from a hand goes to the discard.
    assert!(scenario.state.table.discard.has(Gambit::II.card()));
    assert_eq!(scenario.turn_of(), LEFT);
}

#[test]
fn played_incantations_go_to_the_discard() {
    let hand = [A.card(), Incantation::Quickening.card()];
    let mut scenario = open_pool(2).hand(ME, hand).ready();
    scenario.me(cast(Incantation::Quickening));
    assert!(scenario.state.table.discard.has(Incantation::Quickening.card()));
}

#[test]
fn phases_come_in_order() {
    let mut scenario = open_pool(2).hand(ME, cards(&[A, P])).ready();
    scenario.me(play(A, North)).me(Action::Draw);
    let phases: Vec<Phase> = scenario
        .told()
        .iter()
        .filter_map(|event| match event {
            Event::PhaseBegan(phase) => Some(*phase),
            _ => None,
        })
        .collect();
    assert_eq!(phases, [Phase::End, Phase::Discard, Phase::Play]);
}
