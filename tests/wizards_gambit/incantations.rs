//! The incantations, one by one.

use conclave_rules::games::wizards_gambit::cards::{Cards, Gambit, Ingredient};
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{Decision, GambitPlace};
use conclave_rules::games::wizards_gambit::{Action, Event, GambitUse, LeaveReason, Reason};

use super::scenario::*;

/// I hold the incantation and two Flakes; others hold what they will.
fn with(incantation: Incantation) -> Scenario {
    Scenario::new(3).hand(ME, [incantation.card(), F.card(), F.card()])
}

#[test]
fn colbachs_bounty_plays_all_the_cards_now_in_hand() {
    let colbach = Incantation::ColbachsBounty;
    let mut scenario = Scenario::new(2)
        .hand(ME, [colbach, Incantation::Quickening].map(|i| i.card()))
        .hand(ME, cards(&[F, F, A]))
        .pool(North, Spell::GlassTower, &[])
        .pool(East, Spell::OpenGates, &[])
        .hand(ME, [Gambit::I.card()])
        .ready();
    scenario.me(cast(colbach));
    scenario.me(play(F, East)).me(play(F, East)).me(play(A, East));
    scenario.me(cast(Incantation::Quickening));
    scenario.me(from_hand(GambitUse::Protect(North)));
    assert!(scenario.happened(&Event::HandEmptied(ME)), "the last card ends the turn");
    assert_eq!((scenario.size(ME), scenario.turn_of()), (5, LEFT));
}

#[test]
fn colbachs_bounty_excludes_cards_drawn_afterwards() {
    // The FAQ.
    let [colbach, prosperity] = [Incantation::ColbachsBounty, Incantation::Prosperity];
    let mut scenario = Scenario::new(2)
        .hand(ME, [colbach.card(), prosperity.card(), F.card()])
        .deck(cards(&[A, A, F, P, P]))
        .pool(North, Spell::GlassTower, &[])
        .pool(East, Spell::OpenGates, &[])
        .ready();
    scenario.me(cast(colbach)).me(cast(prosperity));
    // One Flake was in the hand and one ingredient a turn is allowed anyway.
    scenario.me(play(F, East)).me(play(A, East));
    assert_eq!(scenario.refused(play(A, East)), Reason::NoIngredientLeft);
    assert_eq!(scenario.refused(play(F, East)), Reason::NoIngredientLeft);
}

#[test]
fn leave_to_play_the_whole_hand_ends_with_the_turn() {
    let colbach = Incantation::ColbachsBounty;
    let mut scenario =
        Scenario::new(2).hand(ME, [colbach.card(), F.card(), F.card(), F.card()]).ready();
    scenario.me(cast(colbach)).me(play(F, North)).me(Action::Draw);
    assert!(scenario.state.hidden.free.is_empty());
}

#[test]
fn prosperity_draws_five_cards() {
    let mut scenario = with(Incantation::Prosperity).ready();
    scenario.me(cast(Incantation::Prosperity));
    assert_eq!((scenario.drew(ME), scenario.size(ME)), (5, 7));
}

#[test]
fn quickening_allows_two_more_ingredients() {
    let mut scenario = with(Incantation::Quickening).hand(ME, cards(&[F, F])).ready();
    scenario.me(cast(Incantation::Quickening));
    scenario.me(play(F, North)).me(play(F, North)).me(play(F, East));
    assert_eq!(scenario.refused(play(F, East)), Reason::NoIngredientLeft);
}

#[test]
fn pilfering_takes_an_ingredient_from_a_hand_that_is_looked_at_and_gives_a_card_for_it() {
    let mut scenario = with(Incantation::Pilfering)
        .hand(NEXT, [A.card(), M.card(), Incantation::Hush.card()])
        .ready();
    scenario.me(cast(Incantation::Pilfering)).me(Action::Opponent(NEXT));
    let hand: Cards = [A.card(), M.card(), Incantation::Hush.card()].into_iter().collect();
    assert_eq!(scenario.view(ME).known[NEXT.index()], hand);
    assert_eq!(scenario.legal(ME), [card(A), card(M)]);
    scenario.me(card(M));
    assert!(scenario.held(ME).has(M.card()));
    assert_eq!((scenario.drew(NEXT), scenario.size(NEXT)), (1, 3));
    assert!(scenario.view(NEXT).known[ME.index()].has(M.card()), "the victim knows where it went");
    assert!(scenario.view(LEFT).known[ME.index()].is_empty(), "others do not");
    assert_eq!(scenario.state.table.ingredients_left(), 2, "and one more ingredient");
}

#[test]
fn pilfering_a_hand_without_ingredients_takes_nothing() {
    let mut scenario = with(Incantation::Pilfering).hand(NEXT, [Incantation::Hush.card()]).ready();
    // `ready` fills the hand to three: empty it of ingredients.
    let mut hand = scenario.held(NEXT);
    for ingredient in scenario.held(NEXT).ingredients().iter() {
        hand.remove(ingredient);
        scenario.state.table.discard.add(ingredient);
        scenario.state.table.players[NEXT.index()].hand -= 1;
    }
    scenario.state.hidden.hands[NEXT.index()] = hand;
    scenario.me(cast(Incantation::Pilfering)).me(Action::Opponent(NEXT));
    assert_eq!(scenario.legal(ME), [Action::Decline]);
    scenario.me(Action::Decline);
    assert_eq!(scenario.decision(), (ME, Decision::Play));
}

#[test]
fn what_is_pilfered_must_be_taken() {
    let mut scenario = with(Incantation::Pilfering).hand(NEXT, cards(&[A, A, A])).ready();
    scenario.me(cast(Incantation::Pilfering)).me(Action::Opponent(NEXT));
    assert_eq!(scenario.refused(Action::Decline), Reason::Compulsory);
}

#[test]
fn transposition_swaps_two_ingredients_between_spells_that_lack_them() {
    let mut scenario = Scenario::new(2)
        .pool(North, Spell::Bounty, &[A])
        .pool(East, Spell::GlassTower, &[M])
        .hand(ME, [F.card(), Incantation::Transposition.card()])
        .ready();
    scenario.me(cast(Incantation::Transposition));
    scenario.me(Action::Swap { first: North, one: A, second: East, other: M });
    assert_eq!(scenario.laid(North), cards(&[M]).into_iter().collect());
    assert_eq!(scenario.laid(East), cards(&[A]).into_iter().collect());
    assert_eq!(scenario.state.table.ingredients_left(), 2, "and one more ingredient");
}

#[test]
fn an_incantation_that_can_do_nothing_cannot_be_played() {
    // [ruling] There is nothing to recover.
    let remembrance = Incantation::Remembrance;
    assert_eq!(with(remembrance).ready().refused(cast(remembrance)), Reason::NothingToDo);
}

#[test]
fn an_incantation_can_be_played_if_one_of_its_steps_can_act() {
    // [ruling] No two ingredients can be swapped, but it grants an ingredient.
    let mut scenario = with(Incantation::Transposition).ready();
    scenario.me(cast(Incantation::Transposition));
    assert_eq!(scenario.decision(), (ME, Decision::Play));
    assert_eq!(scenario.state.table.ingredients_left(), 2);
    // There is no gambit to remove, but there are cards to draw.
    let mut scenario = with(Incantation::Dispelling).ready();
    scenario.me(cast(Incantation::Dispelling));
    assert_eq!((scenario.drew(ME), scenario.state.table.incantations_left()), (2, 1));
    // There is no hand to take from, but it grants an ingredient.
    let mut scenario = Scenario::new(2)
        .book(LEFT, &[Spell::WardedSleeves])
        .hand(ME, [Incantation::Pilfering.card(), F.card(), F.card()])
        .ready();
    scenario.me(cast(Incantation::Pilfering));
    assert_eq!(scenario.decision(), (ME, Decision::Play));
    assert_eq!(scenario.state.table.ingredients_left(), 2);
}

#[test]
fn a_step_with_nothing_to_act_on_is_skipped() {
    // [ruling] Remembrance with only an incantation in the discard.
    let mut scenario = with(Incantation::Remembrance).discard([Incantation::Hush.card()]).ready();
    scenario.me(cast(Incantation::Remembrance));
    assert_eq!(scenario.legal(ME), [Action::Card(Incantation::Hush.card())]);
    scenario.me(Action::Card(Incantation::Hush.card()));
    assert_eq!(scenario.decision(), (ME, Decision::Play));
}

#[test]
fn colbachs_bounty_as_the_last_card_frees_nothing() {
    // [ruling]
    let colbach = Incantation::ColbachsBounty;
    let mut scenario = Scenario::new(2).hand(ME, [colbach.card(), F.card()]).ready();
    scenario.me(play(F, North));
    assert_eq!(scenario.refused(cast(colbach)), Reason::NothingToDo);
}

#[test]
fn leave_to_play_more_frees_nothing_if_no_card_is_left() {
    // [ruling] With an empty hand the turn ends.
    let quickening = Incantation::Quickening;
    let last = |others: &[Ingredient]| {
        let hand = cards(others).into_iter().chain([quickening.card(), F.card()]);
        let mut scenario = Scenario::new(2).hand(ME, hand).ready();
        scenario.me(play(F, North));
        scenario
    };
    assert_eq!(last(&[]).refused(cast(quickening)), Reason::NothingToDo);
    let mut scenario = last(&[F]);
    scenario.me(cast(quickening));
    assert_eq!(scenario.state.table.ingredients_left(), 2);
    // A swap acts all the same, and so does a draw.
    let dispelling = Incantation::Dispelling;
    let mut scenario = Scenario::new(2).hand(ME, [dispelling.card(), F.card()]).ready();
    scenario.me(play(F, North)).me(cast(dispelling));
    assert_eq!(scenario.drew(ME), 2);
}

#[test]
fn dispelling_removes_any_gambit_in_play_draws_two_and_allows_another_incantation_action() {
    for owner in [ME, NEXT] {
        let mut scenario = with(Incantation::Dispelling)
            .in_play(owner, Gambit::VII, GambitPlace::Pool(South))
            .gambit(ME, Gambit::I)
            .ready();
        scenario.me(cast(Incantation::Dispelling)).me(Action::GambitOf(owner));
        let why = LeaveReason::Dispelled;
        let place = GambitPlace::Pool(South);
        assert!(scenario.happened(&Event::GambitLeft {
            seat: owner,
            gambit: Gambit::VII,
            place,
            why
        }));
        assert!(scenario.state.table.gone.has(Gambit::VII.card()));
        assert_eq!(scenario.drew(ME), 2);
        scenario.me(gambit(GambitUse::Protect(South)));
    }
}

#[test]
fn third_eye_looks_at_every_opponents_hand_and_draws_three() {
    let mut scenario = with(Incantation::ThirdEye).ready();
    scenario.me(cast(Incantation::ThirdEye));
    let mine = scenario.view(ME);
    for seat in [LEFT, NEXT] {
        assert_eq!(mine.known[seat.index()], scenario.held(seat));
        assert_eq!(scenario.view(seat).exposed[ME.index()], scenario.held(seat));
    }
    assert!(scenario.view(LEFT).known[NEXT.index()].is_empty());
    assert_eq!(scenario.drew(ME), 3);
}

#[test]
fn fresh_wind_discards_any_number_and_draws_three_more() {
    for discards in 0..=2 {
        let mut scenario = with(Incantation::FreshWind).ready();
        scenario.me(cast(Incantation::FreshWind));
        for _ in 0..discards {
            scenario.me(card(F));
        }
        if discards < 2 {
            scenario.me(Action::Decline);
        }
        assert_eq!(scenario.drew(ME), discards + 3);
        assert_eq!(scenario.size(ME), 5);
    }
}

#[test]
fn fresh_wind_discards_five_at_most() {
    let mut scenario = with(Incantation::FreshWind).hand(ME, cards(&[F, F, F, F])).ready();
    scenario.me(cast(Incantation::FreshWind));
    for _ in 0..5 {
        scenario.me(card(F));
    }
    assert_eq!((scenario.drew(ME), scenario.decision()), (8, (ME, Decision::Play)));
}

#[test]
fn turned_page_replaces_a_pool_spell_and_discards_its_ingredients() {
    let mut scenario = with(Incantation::TurnedPage)
        .pool(North, Spell::Bounty, &[A, M])
        .spells(&[Spell::Tithe])
        .ready();
    scenario.me(cast(Incantation::TurnedPage)).me(Action::Slot(North));
    assert_eq!(scenario.at(North), Some(Spell::Tithe));
    assert!(scenario.laid(North).is_empty());
    assert!(
        scenario.state.table.discard.has(A.card()) && scenario.state.table.discard.has(M.card())
    );
    assert!(scenario.state.hidden.spells.contains(&Spell::Bounty));
    assert_eq!(scenario.state.table.ingredients_left(), 2, "and one more ingredient");
}

#[test]
fn remembrance_takes_a_card_and_an_ingredient_from_the_discard() {
    let mut scenario = with(Incantation::Remembrance)
        .discard([Incantation::Prosperity.card(), A.card(), M.card()])
        .ready();
    scenario.me(cast(Incantation::Remembrance));
    assert_eq!(
        scenario.legal(ME),
        [card(A), card(M), Action::Card(Incantation::Prosperity.card())]
    );
    scenario.me(Action::Card(Incantation::Prosperity.card()));
    assert_eq!(scenario.legal(ME), [card(A), card(M)]);
    scenario.me(card(M));
    assert!(
        scenario.held(ME).has(Incantation::Prosperity.card()) && scenario.held(ME).has(M.card())
    );
    let known = scenario.view(LEFT).known[0];
    assert!(known.has(M.card()), "everybody saw what was taken");
}

#[test]
fn remembrance_does_not_remember_itself() {
    let mut scenario = with(Incantation::Remembrance).discard(cards(&[A])).ready();
    scenario.me(cast(Incantation::Remembrance));
    assert_eq!(scenario.legal(ME), [card(A)]);
    scenario.me(card(A));
    // [ruling] The second step has nothing left to take and is passed over.
    assert_eq!(scenario.decision(), (ME, Decision::Play));
}

#[test]
fn hush_draws_two_and_silences_an_opponents_book_until_the_end_of_their_next_turn() {
    let mut scenario = Scenario::new(2)
        .hand(ME, [Incantation::Hush.card(), F.card(), F.card()])
        .book(LEFT, &[Spell::LightFingers])
        .ready();
    scenario.me(cast(Incantation::Hush));
    assert_eq!(scenario.drew(ME), 2);
    assert_eq!(scenario.state.table.incantations_left(), 1, "and allows another");
    scenario.me(play(F, North)).me(Action::Draw);
    assert!(!scenario.legal(LEFT).contains(&Action::UseCapability));
    scenario.until_turn_of(ME).until_turn_of(LEFT);
    assert!(scenario.legal(LEFT).contains(&Action::UseCapability));
}

#[test]
fn hush_wants_a_capability_to_silence_or_cards_to_draw_or_to_play() {
    // No card can be drawn, and Hush is the last one.
    let without_cards = |scenario: Scenario| {
        let mut scenario = scenario
            .hand(ME, [Incantation::Hush.card(), F.card()])
            .deck_of(0)
            .discard_to(LEFT)
            .at_play_with_pool();
        scenario.me(play(F, North));
        scenario
    };
    let scenario = without_cards(Scenario::new(3));
    assert_eq!(scenario.refused(cast(Incantation::Hush)), Reason::NothingToDo);
    let scenario = without_cards(Scenario::new(3).book(LEFT, &[Spell::Bounty]));
    assert!(scenario.legal(ME).contains(&cast(Incantation::Hush)));
    // Without a capability to silence it only draws.
    let mut scenario = with(Incantation::Hush).ready();
    scenario.me(cast(Incantation::Hush));
    assert_eq!((scenario.drew(ME), scenario.decision()), (2, (ME, Decision::Play)));
    let mut scenario = Scenario::new(3)
        .hand(ME, [Incantation::Hush.card(), F.card(), F.card()])
        .book(ME, &[Spell::Tithe])
        .book(LEFT, &[Spell::Bounty])
        .book(NEXT, &[Spell::Gleaning])
        .ready();
    scenario.me(cast(Incantation::Hush));
    assert_eq!(scenario.legal(ME), [Action::Opponent(LEFT), Action::Opponent(NEXT)]);
}

#[test]
fn leaden_tongue_takes_the_next_turns_incantation_actions_and_a_card_and_draws_two() {
    let mut scenario = Scenario::new(2)
        .hand(ME, [Incantation::LeadenTongue.card(), F.card(), F.card()])
        .hand(LEFT, [Incantation::Prosperity.card(), A.card(), F.card()])
        .gambit(LEFT, Gambit::I)
        .ready();
    scenario.me(cast(Incantation::LeadenTongue));
    assert_eq!(scenario.decision(), (LEFT, Decision::Step), "the victim chooses the card");
    scenario.act(LEFT, card(A));
    assert_eq!(scenario.drew(ME), 2);
    scenario.me(play(F, North)).me(Action::Draw);
    let theirs = scenario.legal(LEFT);
    assert!(!theirs.iter().any(|action| {
        matches!(action, Action::PlayIncantation(_) | Action::PlayGambit { .. })
    }));
    scenario.until_turn_of(ME).until_turn_of(LEFT);
    assert!(!scenario.state.table.player(LEFT).bound);
}
