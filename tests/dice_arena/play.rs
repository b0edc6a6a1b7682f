//! Whole games at random: what holds at every step of each.

use crate::scenario::dice_in_all;
use conclave_rules::games::dice_arena::state::{Decision, Throw};
use conclave_rules::games::dice_arena::{
    Action, DiceArena, Face, Options, State, Tournament, View,
};
use conclave_rules::table::{Play, Record, Rng, Rules, Seat, Seed, Setup, Viewer};

/// Every combination of variants.
fn variants() -> Vec<Options> {
    let mut all = Vec::new();
    for tournament in [Tournament::No, Tournament::TiesShare, Tournament::TiesPlayOn] {
        for bits in 0..4 {
            all.push(Options {
                tournament,
                hidden_reserves: bits & 1 != 0,
                lift_from_rim: bits & 2 != 0,
                ..Options::default()
            });
        }
    }
    all
}

/// What is asked of whom, which events need not contain.
fn pieces(view: &View) -> View {
    let mut pieces = view.clone();
    pieces.table.acting = Seat(0);
    pieces.table.decision = Decision::Nothing;
    pieces.table.throw = Throw::Own;
    pieces.table.throwers = Default::default();
    pieces.table.disarmed = false;
    pieces.table.cast = Default::default();
    pieces
}

fn check(state: &State) {
    let table = &state.table;
    let arena = &table.arena;
    assert_eq!(dice_in_all(state), 26, "dice are conserved");
    assert!(arena.showing.showing(Face::X).is_empty(), "X lies in the arena");
    assert!(arena.showing.out().is_empty());
    assert!(arena.immobile.is_empty() || arena.immobile.len() >= 2);
    assert!(arena.immobile.within(arena.counting(Face::Immobulus)));
    assert!(arena.tower.height() != 1 || table.decision == Decision::Stack);
    assert!(arena.tower.set().within(arena.dice()));
    assert_eq!(arena.tower.set().len(), arena.tower.height());
    assert!(arena.lifted.within(arena.dice()) && arena.at_rim.within(arena.dice()));
    assert!(arena.flying.and(arena.dice()).is_empty());
    if table.decision == Decision::Chance {
        assert!(!arena.flying.is_empty(), "a throw without dice");
    }
    if table.decision != Decision::Nothing && table.throw == Throw::Own {
        for seat in table.living.iter() {
            let spent = table.throwers.has(seat) || seat == table.active;
            assert!(spent || state.reserve(seat) > 0, "{seat:?} is in without dice");
        }
    }
}

#[test]
fn random_games_keep_every_invariant() {
    let mut longest = 0;
    for (index, options) in variants().into_iter().enumerate() {
        for seed in 0..40 {
            let seats = 2 + (seed % 4) as u8;
            let mut rng = Rng::new(Seed(seed * 1000 + index as u64));
            let mut play = Play::<DiceArena>::begin(Setup { seats, options }, Seed(seed)).unwrap();
            while let Some(seat) = play.to_act().first() {
                let viewer = Viewer::Seat(Seat((seed % 2) as u8));
                let mut shown = DiceArena::view(play.state(), viewer);
                let action = if seat == Seat::CHANCE {
                    DiceArena::sample_chance(play.state(), &mut rng).unwrap()
                } else {
                    let legal = play.legal(seat);
                    assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "sorted");
                    rng.pick(&legal).unwrap().clone()
                };
                for event in play.act(seat, action.clone()).unwrap() {
                    DiceArena::apply_event(&mut shown, event);
                }
                check(play.state());
                let view = DiceArena::view(play.state(), viewer);
                assert_eq!(pieces(&shown), pieces(&view), "after {action:?}");
                let determinized = DiceArena::determinize(&view, &mut rng);
                assert_eq!(DiceArena::view(&determinized, viewer), view);
                check(&determinized);
            }
            longest = longest.max(play.ply());
            let outcome = DiceArena::outcome(play.state()).unwrap();
            assert!(!outcome.winners.is_empty());
            assert!(play.record().replay().unwrap() == play, "the record is the game");
        }
    }
    assert!(longest * 4 < DiceArena::MAX_ACTIONS, "{longest} actions");
}

#[test]
fn determinized_games_with_hidden_reserves_can_be_played_to_the_end() {
    let options = Options { hidden_reserves: true, ..Options::default() };
    for seed in 0..60 {
        let seats = 2 + (seed % 4) as u8;
        let mut rng = Rng::new(Seed(seed));
        let mut events = Vec::new();
        let mut state =
            DiceArena::begin(&Setup { seats, options }, Seed(seed), &mut events).unwrap();
        while let Some(seat) = DiceArena::to_act(&state).first() {
            // Every step goes on from a determinization of one seat's view.
            let viewer = Viewer::Seat(Seat(rng.below(seats.into()) as u8));
            state = DiceArena::determinize(&DiceArena::view(&state, viewer), &mut rng);
            let mut legal = Vec::new();
            DiceArena::legal(&state, seat, &mut legal);
            let action = match seat {
                Seat::CHANCE => DiceArena::sample_chance(&state, &mut rng).unwrap(),
                _ => rng.pick(&legal).unwrap().clone(),
            };
            DiceArena::apply(&mut state, seat, &action, &mut events).unwrap();
            check(&state);
        }
    }
}

#[test]
fn every_kind_of_action_comes_up() {
    let options = Options { lift_from_rim: true, ..Options::default() };
    let mut seen = [0u32; 6];
    for seed in 0..40 {
        let mut rng = Rng::new(Seed(seed));
        let mut play = Play::<DiceArena>::begin(Setup { seats: 3, options }, Seed(seed)).unwrap();
        while let Some(seat) = play.to_act().first() {
            let action = match seat {
                Seat::CHANCE => DiceArena::sample_chance(play.state(), &mut rng).unwrap(),
                _ => rng.pick(&play.legal(seat)).unwrap().clone(),
            };
            seen[match action {
                Action::Lift => 0,
                Action::Stop => 1,
                Action::Throw(_) => 2,
                Action::Take(_) => 3,
                Action::Stack(_) => 4,
                Action::Landed(_) => 5,
            }] += 1;
            play.act(seat, action).unwrap();
        }
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

#[test]
fn states_survive_a_round_trip_through_bytes() {
    for seed in 0..10 {
        let mut rng = Rng::new(Seed(seed));
        let setup = Setup { seats: 2, options: Options::default() };
        let mut play = Play::<DiceArena>::begin(setup, Seed(seed)).unwrap();
        while let Some(seat) = play.to_act().first() {
            let bytes = postcard::to_allocvec(play.state()).unwrap();
            assert_eq!(&postcard::from_bytes::<State>(&bytes).unwrap(), play.state());
            let action = match seat {
                Seat::CHANCE => DiceArena::sample_chance(play.state(), &mut rng).unwrap(),
                _ => rng.pick(&play.legal(seat)).unwrap().clone(),
            };
            play.act(seat, action).unwrap();
        }
    }
}

#[test]
fn games_of_version_1_are_played_on() {
    // That version knew neither lifting for Lashlabask nor a die on top of a tower.
    let mut rng = Rng::new(Seed(3));
    let setup = Setup { seats: 3, options: Options::default() };
    let mut play = Play::<DiceArena>::begin(setup, Seed(3)).unwrap();
    while let Some(seat) = play.to_act().first() {
        let action = match seat {
            Seat::CHANCE => DiceArena::sample_chance(play.state(), &mut rng).unwrap(),
            _ => rng.pick(&play.legal(seat)).unwrap().clone(),
        };
        play.act(seat, action).unwrap();
    }
    let record = Record { version: 1, ..play.record().clone() };
    assert_eq!(record.replay().unwrap().state(), play.state());
}
