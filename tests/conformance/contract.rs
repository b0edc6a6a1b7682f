//! The properties of the contract, one function each.

use std::collections::BTreeSet;
use std::fmt::Debug;

use conclave_rules::table::{Play, Record, Rng, Seat, Seats, Seed, Setup, SetupError, Viewer};
use conclave_tests::enough;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Conforming;
use super::kinds::{kind, variants};
use super::walk::{RandomGame, tables, walks};

/// Actions of all sorts, as they were legal somewhere, some time.
pub fn actions_of_all_sorts<G: Conforming>() -> Vec<G::Action> {
    let mut all = BTreeSet::new();
    for mut walk in walks::<G>(4) {
        while walk.step().is_some() {
            for seat in walk.play.to_act().iter() {
                all.extend(walk.play.legal(seat));
            }
        }
    }
    all.into_iter().collect()
}

/// The lab reads options as JSON in which those of the book are left out.
pub fn plays_as_in_the_book_where_no_option_is_named<G: Conforming>() {
    let options: G::Options = serde_json::from_str("{}").expect("options with defaults");
    assert_eq!(options, G::Options::default());
}

pub fn takes_the_seats_it_says_and_no_others<G: Conforming>() {
    for seats in 0..=u8::MAX {
        let setup = Setup { seats, options: G::Options::default() };
        let begun = G::begin(&setup, Seed(1), &mut Vec::new());
        let (least, most) = G::SEATS.into_inner();
        match begun {
            Ok(_) => assert!(G::SEATS.contains(&seats), "{seats}"),
            Err(why) => assert_eq!(why, SetupError::Seats { asked: seats, least, most }),
        }
    }
    for setup in tables::<G>() {
        Play::<G>::begin(setup, Seed(1)).unwrap();
    }
}

pub fn lists_legal_actions_sorted_once_and_only_for_those_to_act<G: Conforming>() {
    for mut walk in walks::<G>(enough(10, 50)) {
        loop {
            let acting = walk.play.to_act();
            let players = Seats::all(walk.play.seats());
            assert!(
                acting == Seats::one(Seat::CHANCE) || acting.iter().all(|seat| players.has(seat)),
                "{acting:?} are to act"
            );
            for seat in (0..=u8::MAX).map(Seat) {
                let legal = walk.play.legal(seat);
                assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
                assert!(acting.has(seat) || legal.is_empty(), "{seat:?} may {legal:?}");
                let must_choose = acting.has(seat) && seat != Seat::CHANCE;
                assert!(!must_choose || !legal.is_empty(), "{seat:?} has no way on");
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}

pub fn accepts_exactly_what_it_lists<G: Conforming>() {
    let others = actions_of_all_sorts::<G>();
    for mut walk in walks::<G>(enough(3, 7)) {
        let told = walk.play.setup_events().to_vec();
        while let Some((seat, _)) = walk.choose() {
            let state = walk.play.state().clone();
            let legal = walk.play.legal(seat);
            // All that is listed; and, at random, what another position lists, and what another
            // seat may do.
            let mut tried: Vec<(Seat, G::Action, bool)> = Vec::new();
            for seat in walk.play.to_act().iter() {
                let listed = walk.play.legal(seat).into_iter();
                tried.extend(listed.map(|action| (seat, action, true)));
            }
            let mut strange = Vec::new();
            for _ in 0..8 {
                strange.extend(walk.rng.pick(&others).map(|other| (seat, other.clone())));
            }
            let stranger = Seat(walk.rng.below(9) as u8);
            strange.extend(walk.rng.pick(&legal).map(|action| (stranger, action.clone())));
            tried.extend(strange.into_iter().map(|(seat, action)| {
                let listed = walk.play.legal(seat).contains(&action);
                (seat, action, listed)
            }));
            for (seat, action, listed) in tried {
                let mut after = state.clone();
                let mut events = told.clone();
                let done = G::apply(&mut after, seat, &action, &mut events);
                // What the chance player may do is not listed.
                let of_chance = seat == Seat::CHANCE;
                assert!(done.is_ok() == listed || of_chance, "{seat:?}: {action:?} gave {done:?}");
                assert_eq!(events[..told.len()], told[..], "events are added, not replaced");
                if let Err(why) = done {
                    assert_eq!(after, state, "refused for {why}, but something changed");
                    assert_eq!(events.len(), told.len(), "refused for {why}, but told of");
                    assert!(!why.to_string().is_empty());
                }
            }
            walk.step();
        }
    }
}

pub fn gives_the_same_game_for_the_same_seed_and_actions<G: Conforming>() {
    for mut walk in walks::<G>(enough(4, 20)) {
        let record = walk.play.record();
        let mut twin = Play::<G>::begin(record.setup.clone(), record.seed).unwrap();
        assert_eq!(twin.setup_events(), walk.play.setup_events());
        while let Some((seat, action)) = walk.choose() {
            assert_eq!(twin.state(), walk.play.state());
            // A clone knows all that its original does, chance included.
            let mut copy = walk.play.clone();
            let told = walk.play.act(seat, action.clone()).unwrap().to_vec();
            assert_eq!(copy.act(seat, action.clone()).unwrap(), told);
            assert_eq!(copy.state(), walk.play.state());
            assert_eq!(twin.act(seat, action).unwrap(), told);
        }
        assert_eq!(twin, walk.play);
    }
}

/// Writes a value in both ways, and reads it again.
fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&text).unwrap(), value);
}

pub fn survives_a_round_trip_through_bytes_at_every_step<G: Conforming>() {
    for mut walk in walks::<G>(enough(1, 8)) {
        survives(walk.play.record());
        loop {
            survives(walk.play.state());
            for viewer in walk.viewers() {
                survives(&G::view(walk.play.state(), viewer));
            }
            let Some(entry) = walk.step() else { break };
            survives(&entry.action);
            entry.events.iter().for_each(survives);
        }
        survives(&G::outcome(walk.play.state()));
    }
}

pub fn replays_its_record_from_paper<G: Conforming>() {
    for mut walk in walks::<G>(enough(8, 30)) {
        walk.finish();
        let paper = walk.play.record().to_json();
        let record = Record::<G>::from_json(&paper).unwrap();
        assert_eq!(&record, walk.play.record());
        assert_eq!(record.replay().unwrap(), walk.play);
    }
}

pub fn makes_every_prefix_of_a_record_a_legal_save<G: Conforming>() {
    for mut walk in walks::<G>(1) {
        let mut states = vec![walk.play.state().clone()];
        while walk.step().is_some() {
            states.push(walk.play.state().clone());
        }
        for (turn, state) in states.iter().enumerate() {
            let save = walk.play.at_ply(turn);
            assert_eq!(save.ply(), turn);
            assert_eq!(save.state(), state);
            assert_eq!(save.entries(), &walk.play.entries()[..turn]);
        }
        assert_eq!(walk.play.at_ply(usize::MAX), walk.play);
    }
}

pub fn conserves_its_pieces<G: Conforming>() {
    for mut walk in walks::<G>(enough(10, 80)) {
        let whole = G::pieces_in_the_box(walk.play.seats());
        loop {
            assert_eq!(G::pieces_in_all(walk.play.state()), whole);
            G::check(walk.play.state()).unwrap();
            if walk.step().is_none() {
                break;
            }
        }
    }
}

pub fn ends_in_time_with_an_outcome_and_not_before<G: Conforming>() {
    for mut walk in walks::<G>(enough(20, 80)) {
        while !walk.play.to_act().is_empty() {
            assert_eq!(G::outcome(walk.play.state()), None);
            // Fails when it takes longer than MAX_ACTIONS.
            walk.step();
        }
        let outcome = G::outcome(walk.play.state()).expect("an outcome when nobody is to act");
        let players = Seats::all(walk.play.seats());
        assert_eq!(outcome.scores.len(), usize::from(walk.play.seats()));
        assert!(outcome.winners.iter().all(|seat| players.has(seat)));
        let shares: f32 = players.iter().map(|seat| outcome.share(seat)).sum();
        assert!((shares - 1.0).abs() < 1e-5, "the shares of the victory are {shares} in all");
    }
}

pub fn determinizes_to_states_that_give_the_same_view<G: Conforming>() {
    for mut walk in walks::<G>(enough(2, 8)) {
        loop {
            for viewer in walk.viewers() {
                let state = walk.play.state();
                let view = G::view(state, viewer);
                let other = G::determinize(&view, &mut walk.rng);
                assert_eq!(G::view(&other, viewer), view);
                assert_eq!(G::to_act(&other), G::to_act(state));
                assert_eq!(G::outcome(&other), G::outcome(state));
                G::check(&other).unwrap();
                assert_eq!(G::pieces_in_all(&other), G::pieces_in_all(state));
                if let Viewer::Seat(own) = viewer {
                    let (mut listed, mut there) = (Vec::new(), Vec::new());
                    G::legal(&other, own, &mut listed);
                    G::legal(state, own, &mut there);
                    assert_eq!(listed, there);
                }
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}

pub fn redacted_events_lead_from_view_to_view<G: Conforming>() {
    for mut walk in walks::<G>(enough(4, 10)) {
        while let Some((seat, action)) = walk.choose() {
            let views: Vec<_> =
                walk.viewers().map(|v| (v, G::view(walk.play.state(), v))).collect();
            let events = walk.play.act(seat, action.clone()).unwrap().to_vec();
            for (viewer, mut view) in views {
                for event in events.iter().filter_map(|event| G::redact(event, viewer)) {
                    assert_eq!(G::redact(&event, viewer).as_ref(), Some(&event));
                    G::apply_event(&mut view, &event);
                }
                let next = G::view(walk.play.state(), viewer);
                assert_eq!(G::pieces(&view), G::pieces(&next), "after {action:?}");
            }
        }
    }
}

pub fn never_undoes_what_was_revealed<G: Conforming>() {
    for mut walk in walks::<G>(enough(4, 10)) {
        let mut floor = 0;
        assert_eq!(walk.play.undo_floor(), 0);
        while let Some(entry) = walk.step() {
            if entry.events.iter().any(G::reveals) {
                floor = walk.play.ply();
            }
            assert_eq!(walk.play.undo_floor(), floor);
        }
    }
}

pub fn exercises_every_kind_of_action_and_event<G: Conforming>() {
    let mut seen = BTreeSet::new();
    for mut walk in walks::<G>(enough(30, 60)) {
        walk.finish();
        let told = walk.play.entries().iter().flat_map(|entry| &entry.events);
        seen.extend(walk.play.setup_events().iter().chain(told).map(kind));
        seen.extend(walk.play.entries().iter().map(|entry| kind(&entry.action)));
    }
    let mut all = variants::<G::Action>();
    all.extend(variants::<G::Event>());
    let rare: BTreeSet<String> = G::RARE.iter().map(|&name| name.to_owned()).collect();
    assert!(rare.is_subset(&all), "{rare:?} are no kinds of this game");
    let missing: Vec<&String> =
        all.difference(&seen).filter(|&kind| !rare.contains(kind)).collect();
    assert!(missing.is_empty(), "no game shows {missing:?}");
}

/// A generator for a test's own whims.
pub fn whims(seed: u64) -> Rng {
    Rng::new(Seed(seed))
}

/// Some game in the middle, `actions` along.
pub fn some_game<G: Conforming>(table: usize, seed: u64, actions: usize) -> RandomGame<G> {
    let tables = tables::<G>();
    let mut walk = RandomGame::begin(tables[table % tables.len()].clone(), seed);
    walk.go(actions);
    walk
}
