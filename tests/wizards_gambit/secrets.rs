//! What wizards may know of each other's hands and of the decks.

use conclave_rules::games::wizards_gambit::cards::{Card, Cards, Gambit};
use conclave_rules::games::wizards_gambit::effect::Step;
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::PUBLIC;
use conclave_rules::games::wizards_gambit::{
    Action, Event, GambitUse, Options, State, WizardsGambit,
};
use conclave_rules::table::{Play, Rng, Rules, Seat, Seed, Setup, Viewer};
use conclave_tests::enough;

use super::scenario::*;

/// Cards this near to the top of a deck stay where they are: no action draws
/// more.
const SOON: usize = 20;
/// The same for spells.
const SPELLS_SOON: usize = 6;

/// A game that `viewer` cannot tell from this one: what they do not know changes
/// places, except in the hand of `acting`, who must be able to do the same.
fn shuffled(state: &State, viewer: Seat, acting: Seat, rng: &mut Rng) -> State {
    let mut other = state.clone();
    let hidden = &mut other.hidden;
    let others: Vec<Seat> =
        state.table.all_seats().filter(|&seat| seat != viewer && seat != acting).collect();
    let mut unknown: Vec<Card> = Vec::new();
    for &seat in &others {
        let known = hidden.known[viewer.index()][seat.index()];
        unknown.extend(hidden.hands[seat.index()].minus(known).iter());
    }
    let deep = hidden.deck.len().saturating_sub(SOON);
    unknown.extend(&hidden.deck[..deep]);
    rng.shuffle(&mut unknown);
    let bottom = unknown.split_off(unknown.len() - deep);
    hidden.deck.as_mut_slice()[..deep].copy_from_slice(&bottom);
    for &seat in &others {
        let known = hidden.known[viewer.index()][seat.index()];
        let size = hidden.hands[seat.index()].len();
        let rest = unknown.split_off(unknown.len() - usize::from(size - known.len()));
        hidden.hands[seat.index()] = known.plus(rest.into_iter().collect());
    }
    assert!(unknown.is_empty());
    let deep = hidden.spells.len().saturating_sub(SPELLS_SOON);
    rng.shuffle(&mut hidden.spells.as_mut_slice()[..deep]);
    // What others know of those hands changes with them.
    for (row, known) in (0..).zip(&mut hidden.known) {
        for &seat in &others {
            if row != viewer.index() {
                known[seat.index()] = known[seat.index()].common(hidden.hands[seat.index()]);
            }
        }
    }
    other
}

/// Whether the event shows its viewer something of a hand or deck that was
/// shuffled.
fn shows_more(event: &Event, viewer: Seat) -> bool {
    match *event {
        Event::Passed { to, .. } => to == viewer,
        Event::HandLookedAt { by, .. } => by == viewer,
        Event::HandOpened { seat, .. } => seat != viewer,
        Event::Reshuffled => true,
        _ => false,
    }
}

fn random_games(count: u64, mut each: impl FnMut(&Play<WizardsGambit>, Seat, Action, &mut Rng)) {
    for seed in 0..count {
        let setup = Setup { seats: 2 + (seed % 4) as u8, options: Options::default() };
        let mut play = Play::<WizardsGambit>::begin(setup, Seed(seed)).unwrap();
        let mut rng = Rng::new(Seed(seed + 1000));
        while let Some(seat) = play.to_act().first() {
            let action = *rng.pick(&play.legal(seat)).unwrap();
            each(&play, seat, action, &mut rng);
            play.act(seat, action).unwrap();
        }
    }
}

#[test]
fn what_is_hidden_changes_nothing_that_a_wizard_sees() {
    let mut compared = 0;
    random_games(enough(20, 120), |play, acting, action, rng| {
        for viewer in play.state().table.all_seats() {
            let eyes = Viewer::Seat(viewer);
            let other = shuffled(play.state(), viewer, acting, rng);
            let view = WizardsGambit::view(play.state(), eyes);
            assert_eq!(
                serde_json::to_string(&view).unwrap(),
                serde_json::to_string(&WizardsGambit::view(&other, eyes)).unwrap()
            );
            let legal = |state: &State| {
                let mut legal = Vec::new();
                WizardsGambit::legal(state, viewer, &mut legal);
                legal
            };
            assert_eq!(legal(play.state()), legal(&other));
            // The same action is taken in both games.
            let seen = |state: &State| {
                let (mut state, mut events) = (state.clone(), Vec::new());
                WizardsGambit::apply(&mut state, acting, &action, &mut events).unwrap();
                let seen: Vec<Event> =
                    events.iter().filter_map(|e| WizardsGambit::redact(e, eyes)).collect();
                (seen, WizardsGambit::view(&state, eyes))
            };
            if viewer != acting && play.state().table.step() == Some(Step::TakeIngredient) {
                // What is chosen from a shuffled hand may not be there any more.
                continue;
            }
            let ((one, view), (two, other)) = (seen(play.state()), seen(&other));
            if !one.iter().any(|event| shows_more(event, viewer)) {
                assert_eq!(one, two, "{action:?} of {acting:?} seen by {viewer:?}");
                assert_eq!(view, other);
                compared += 1;
            }
        }
    });
    assert!(compared > enough(5_000, 30_000), "{compared}");
}

#[test]
fn a_view_has_no_card_that_its_seat_has_not_seen() {
    random_games(40, |play, _, _, _| {
        let state = play.state();
        for viewer in state.table.all_seats() {
            let view = WizardsGambit::view(state, Viewer::Seat(viewer));
            assert_eq!(view.hand, state.hand(viewer));
            for other in state.table.opponents(viewer) {
                let known = view.known[other.index()];
                assert_eq!(known, state.hidden.known[viewer.index()][other.index()]);
                assert!(state.hand(other).contains(known));
            }
            let mut all = view.unknown_cards();
            for card in state.hidden.deck.iter() {
                assert!(all.remove(*card), "the deck is unseen");
            }
        }
    });
}

#[test]
fn a_spectator_sees_no_hand() {
    let scenario = Scenario::new(3).hand(ME, cards(&[F, F])).ready();
    let view = WizardsGambit::view(&scenario.state, Viewer::Spectator);
    assert!(view.hand.is_empty() && view.known.iter().all(|known| known.is_empty()));
}

#[test]
fn drawn_cards_are_hidden_from_others() {
    let mut scenario = Scenario::new(2).hand(ME, cards(&[F, F])).deck(cards(&[A])).ready();
    scenario.me(play(F, North)).me(Action::Draw);
    let drawn = scenario.told().iter().find(|event| matches!(event, Event::Drawn { .. })).unwrap();
    let seen = |viewer| match WizardsGambit::redact(drawn, viewer) {
        Some(Event::Drawn { cards, count, .. }) => (cards.len(), count),
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(Viewer::Seat(ME)), (1, 1));
    assert_eq!(seen(Viewer::Seat(LEFT)), (0, 1));
    assert_eq!(seen(Viewer::Spectator), (0, 1));
}

#[test]
fn a_shown_hand_is_remembered_as_long_as_its_cards_are_there() {
    let gambits = [Gambit::I.card(), Gambit::II.card()];
    let mut scenario = Scenario::new(3).hand(ME, gambits).deck(cards(&[A, A])).ready();
    scenario.me(Action::ShowHand);
    let shown: Cards = gambits.into_iter().collect();
    assert_eq!(scenario.view(NEXT).known[0], shown, "what was drawn after is not known");
    assert_eq!(scenario.view(ME).exposed[NEXT.index()], shown);
    assert_eq!(scenario.view(ME).exposed[PUBLIC], shown);
    scenario.until_turn_of(ME);
    scenario.me(from_hand(GambitUse::Protect(North)));
    assert_eq!(scenario.view(NEXT).known[0], [Gambit::II.card()].into_iter().collect());
}

#[test]
fn a_card_that_leaves_unseen_makes_what_was_known_uncertain() {
    // Everybody knows three cards of my left neighbour; one is taken unseen.
    let mut scenario = Scenario::new(3)
        .book(ME, &[Spell::LightFingers])
        .hand(ME, cards(&[F, F]))
        .hand(LEFT, cards(&[A, A, M]))
        .ready();
    let hand = scenario.held(LEFT);
    for row in [0, 2, PUBLIC] {
        scenario.state.hidden.known[row][LEFT.index()] = hand;
    }
    scenario.me(Action::UseCapability).me(Action::Opponent(LEFT));
    assert_eq!(scenario.view(NEXT).known[LEFT.index()], cards(&[A]).into_iter().collect());
    // The thief saw which, and so did the victim.
    assert_eq!(scenario.view(ME).known[LEFT.index()], scenario.held(LEFT));
    let stolen = hand.minus(scenario.held(LEFT));
    assert_eq!(scenario.view(LEFT).known[0], stolen);
    assert!(scenario.view(NEXT).known[0].is_empty());
}

#[test]
fn determinized_games_keep_what_is_known() {
    let mut scenario = Scenario::new(3).hand(ME, [F.card(), Incantation::ThirdEye.card()]).ready();
    scenario.me(cast(Incantation::ThirdEye));
    let view = scenario.view(ME);
    let mut rng = Rng::new(Seed(1));
    let mut decks = std::collections::BTreeSet::new();
    for _ in 0..20 {
        let determinized = WizardsGambit::determinize(&view, &mut rng);
        for seat in [ME, LEFT, NEXT] {
            assert_eq!(determinized.hand(seat), scenario.held(seat));
        }
        decks.insert(determinized.hidden.deck.to_vec());
    }
    assert!(decks.len() > 15, "the deck is not known");
}

#[test]
fn all_players_have_secrets_until_the_game_is_over() {
    let scenario = Scenario::new(2).hand(ME, cards(&[F])).ready();
    assert!(WizardsGambit::has_secrets(&scenario.state, ME));
    assert!(WizardsGambit::has_secrets(&scenario.state, LEFT));
}
