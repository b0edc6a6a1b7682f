//! Forged, damaged and foreign input is an error value, never a panic.

use std::cell::Cell;

use conclave_rules::bot_wire;
use conclave_rules::bots::{BotRequest, Level, Temper};
use conclave_rules::table::{
    RECORD_FORMAT, Record, RecordError, Seat, SetupError, Unchanged, Viewer,
};
use conclave_tests::enough;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use super::contract::{actions_of_all_sorts, some_game, whims};
use super::{Conforming, targets};

/// A runner for so many cases, the same ones every time.
fn runner(cases: u32) -> TestRunner {
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let algorithm = config.rng_algorithm;
    TestRunner::new_with_rng(config, proptest::test_runner::TestRng::deterministic_rng(algorithm))
}

/// Bytes such as encodings are made of: mostly small numbers.
fn bytes(most: usize) -> impl Strategy<Value = Vec<u8>> {
    vec(prop_oneof![4 => 0u8..8, 2 => 0u8..40, 1 => any::<u8>()], 0..most)
}

/// Where a game stands: which table, what seed, how far along.
fn moments() -> impl Strategy<Value = (usize, u64, usize)> {
    (0usize..32, 0u64..1000, 0usize..500)
}

/// Changes to bytes: at a place (in parts of 65536), what is done there.
fn damage() -> impl Strategy<Value = Vec<(u16, u8, u8)>> {
    vec((any::<u16>(), 0u8..4, prop_oneof![0u8..16, any::<u8>()]), 1..4)
}

/// Does such damage: overwrites, removes, inserts, or cuts off the rest.
fn damaged(mut bytes: Vec<u8>, damage: &[(u16, u8, u8)]) -> Vec<u8> {
    for &(place, what, byte) in damage {
        if bytes.is_empty() {
            break;
        }
        let at = usize::from(place) * bytes.len() / (usize::from(u16::MAX) + 1);
        match what {
            0 => drop(bytes.remove(at)),
            1 => bytes.insert(at, byte),
            2 if byte == 0 => bytes.truncate(at),
            _ => bytes[at] = byte,
        }
    }
    bytes
}

pub fn accepts_or_refuses_any_action_at_all<G: Conforming>() {
    let forged = (moments(), 0u8..=8, vec(bytes(10), 30));
    runner(1_000)
        .run(&forged, |((table, seed, along), seat, all)| {
            let walk = some_game::<G>(table, seed, along);
            let acting = walk.play.to_act().first().unwrap_or(Seat(0));
            for bytes in all {
                targets::action::<G>(walk.play.state(), acting, &bytes);
                targets::action::<G>(walk.play.state(), Seat(seat), &bytes);
            }
            Ok(())
        })
        .unwrap();
}

pub fn reads_damaged_records_as_errors<G: Conforming>() {
    runner(2_000)
        .run(&(moments(), damage()), |((table, seed, along), damage)| {
            let record = some_game::<G>(table, seed, along).play.record().to_json();
            let text = damaged(record.into_bytes(), &damage);
            targets::record::<G>(&String::from_utf8_lossy(&text));
            Ok(())
        })
        .unwrap();
    let whole = some_game::<G>(0, 1, 20).play.record().to_json();
    for cut in 0..whole.len() {
        let read = Record::<G>::from_json(&whole[..cut]);
        assert!(matches!(read, Err(RecordError::Unreadable(_))), "cut after {cut}");
    }
    for text in ["", "null", "[]", "{}", "\u{feff}{}", "[[[[[[[[[[", "1e999"] {
        assert!(matches!(Record::<G>::from_json(text), Err(RecordError::Unreadable(_))));
    }
}

pub fn refuses_records_that_are_not_its_own<G: Conforming>() {
    let record = some_game::<G>(0, 1, 20).play.record().clone();
    let refused = |change: fn(&mut Record<G>)| {
        let mut other = record.clone();
        change(&mut other);
        let told = other.replay().map(|_| ()).unwrap_err();
        // Reading finds it too, save what only beginning a game can tell.
        match Record::<G>::from_json(&other.to_json()) {
            Err(read) => assert_eq!(read, told),
            Ok(_) => assert!(matches!(told, RecordError::Setup(_))),
        }
        told
    };
    let another = refused(|record| record.game = "chess".to_owned());
    assert_eq!(another, RecordError::OtherGame("chess".to_owned()));
    assert_eq!(refused(|record| record.format = RECORD_FORMAT + 1), RecordError::Newer);
    assert_eq!(refused(|record| record.format = RECORD_FORMAT - 1), RecordError::Older);
    assert_eq!(refused(|record| record.version = G::VERSION + 1), RecordError::Newer);
    let older =
        refused(|record| record.version = Unchanged::oldest_playable::<G>(&record.setup) - 1);
    assert_eq!(older, RecordError::Older);
    let oldest =
        Record { version: Unchanged::oldest_playable::<G>(&record.setup), ..record.clone() };
    assert!(oldest.version <= G::VERSION && oldest.replay().is_ok());
    let crowded = refused(|record| record.setup.seats = 200);
    assert!(matches!(crowded, RecordError::Setup(SetupError::Seats { asked: 200, .. })));
}

pub fn names_the_first_illegal_action_of_a_record<G: Conforming>() {
    let others = actions_of_all_sorts::<G>();
    let mut whims = whims(5);
    for seed in 0..200 {
        let play = some_game::<G>(seed as usize, seed, 60).play;
        let index = whims.below(play.ply() as u32 + 1) as usize;
        let before = play.at_ply(index);
        let mut record = play.record().clone();
        let seat = before.to_act().first().filter(|&seat| seat != Seat::CHANCE).unwrap_or(Seat(0));
        let Some(wrong) = whims.pick(&others).filter(|&a| !before.legal(seat).contains(a)) else {
            continue;
        };
        record.actions.truncate(index);
        record.actions.push((seat, wrong.clone()));
        record.actions.extend_from_slice(&play.record().actions[index..]);
        match record.replay().map(|_| ()) {
            Err(RecordError::Illegal { index: named, why }) => {
                assert_eq!(named, index);
                assert!(!why.is_empty());
            }
            other => panic!("{wrong:?} at {index} gave {other:?}"),
        }
    }
}

pub fn answers_damaged_questions_with_an_error_or_a_plan<G: Conforming>() {
    runner(1_000)
        .run(&(moments(), damage(), bytes(60)), |((table, seed, along), damage, raw)| {
            let walk = some_game::<G>(table, seed, along);
            let seat = walk.play.to_act().first().unwrap_or(Seat(0));
            let question = bot_wire::encode(&BotRequest {
                game: G::ID.to_owned(),
                view: bot_wire::view::<G>(walk.play.state(), seat),
                seat,
                level: Level::Apprentice,
                temper: Temper::of(seat),
                seed,
            });
            targets::question::<G>(&damaged(question, &damage));
            targets::question::<G>(&raw);
            Ok(())
        })
        .unwrap();
}

pub fn plays_on_from_whatever_bytes_it_reads_as_a_state<G: Conforming>() {
    let believed = Cell::new(0);
    runner(enough(1_000, 4_000))
        .run(&(moments(), damage(), bytes(300)), |((table, seed, along), damage, raw)| {
            let walk = some_game::<G>(table, seed, along);
            let state = walk.play.state();
            let viewer = Viewer::Seat(Seat(seed as u8 % walk.play.seats()));
            let count = |read: bool| believed.set(believed.get() + u32::from(read));
            let written = postcard::to_allocvec(state).unwrap();
            count(targets::state::<G>(&damaged(written, &damage), seed));
            let written = postcard::to_allocvec(&G::view(state, viewer)).unwrap();
            count(targets::view::<G>(&damaged(written, &damage), seed));
            targets::state::<G>(&raw, seed);
            targets::view::<G>(&raw, seed);
            Ok(())
        })
        .unwrap();
    assert!(believed.get() > enough(25, 100), "some damage must leave what can be read");
}
