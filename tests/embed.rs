//! One game at two tables that send each other the actions taken at each, as a host does
//! that relays messages between two frames.

#![allow(clippy::unwrap_used, reason = "a test that unwraps fails where it stands")]

use std::collections::VecDeque;

use conclave_rules::table::{Rng, Rules, Seat, Seed, Setup};
use conclave_session::embed::{CommandMessage, acted};
use conclave_session::saves::Save;
use conclave_session::{Controller, Player, Session};

/// The table at one of two devices, where every second seat is a person at this device.
fn table<G: Rules>(seats: u8, seed: u64, device: u8) -> Session<G> {
    let who = |seat: u8| if seat % 2 == device { Controller::Person } else { Controller::Remote };
    let sits = |seat| Player { name: format!("Wizard {seat}"), controller: who(seat) };
    let setup = Setup { seats, options: G::Options::default() };
    Session::begin(setup, Seed(seed), (0..seats).map(sits).collect()).unwrap()
}

/// Who can decide at this device.
fn here<G: Rules>(table: &Session<G>) -> Vec<Seat> {
    table.play().to_act().iter().filter(|&seat| !table.is_remote(seat)).collect()
}

/// Plays a game at two devices; messages take their time.
fn play_at_two_devices<G: Rules>(seed: u64) {
    let mut rng = Rng::new(Seed(seed));
    let (least, most) = G::SEATS.into_inner();
    let seats = least.max(2) + rng.below(u32::from(most - least.max(2)) + 1) as u8;
    let mut tables: [Session<G>; 2] = [0, 1].map(|device| table(seats, seed, device));
    let mut lines: [VecDeque<String>; 2] = Default::default();
    loop {
        let device = rng.below(2) as usize;
        let deciding = here(&tables[device]);
        if let Some(&seat) = rng.pick(&deciding)
            && rng.below(3) > 0
        {
            let table = &mut tables[device];
            let play = table.play();
            let action = if seat == Seat::CHANCE {
                G::sample_chance(play.state(), &mut rng).unwrap()
            } else {
                rng.pick(&play.legal(seat)).unwrap().clone()
            };
            lines[1 - device].push_back(acted(seat, table.taken_by(seat), &action));
            table.act(seat, &[action]).unwrap();
        } else if let Some(told) = lines[device].pop_front() {
            let table = &mut tables[device];
            let Some(CommandMessage::Act { seat, number, action }) =
                CommandMessage::parse(&told.replacen("acted", "act", 1))
            else {
                panic!("{told} cannot be done")
            };
            assert!(table.is_remote(seat), "{told} was not theirs to decide");
            assert_eq!(number, table.taken_by(seat), "{told}");
            table.act(seat, &[action]).unwrap();
        } else if deciding.is_empty() && lines.iter().all(VecDeque::is_empty) {
            let [one, two] = &tables;
            if one.play().to_act().is_empty() && two.play().to_act().is_empty() {
                break;
            }
            assert!(!here(one).is_empty() || !here(two).is_empty(), "nobody decides");
        }
    }
    let [one, two] = &tables;
    assert_eq!(one.play().state(), two.play().state(), "seed {seed}");
    assert!(G::outcome(one.play().state()).is_some());
    // Each has a record of its own, for its own eyes, from which the game goes on.
    for table in &tables {
        let save = Save::open(&Save::of(table, "", 0, 0).seal()).unwrap();
        assert_eq!(save.session::<G>().unwrap().play().state(), table.play().state());
    }
}

/// A test of each game of the register.
mod is_the_same_game_at_two_devices {
    macro_rules! tests {
        ($({ id: $id:literal, module: $module:ident, rules: $rules:ident, $($rest:tt)* })*) => {
            $(#[test]
            fn $module() {
                (0..30).for_each(super::play_at_two_devices::<conclave_rules::games::$module::$rules>);
            })*
        };
    }
    conclave_register::with_games!(tests);
}
