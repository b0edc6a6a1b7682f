//! Arbitrary input from people and files gives a result or an error, never a panic.

#![allow(clippy::unwrap_used, reason = "a test that unwraps fails where it stands")]

use conclave_i18n::Locale;
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::table::{Record, Rng, Rules, Seed, Setup};
use conclave_session::link::Link;
use conclave_session::saves::Save;
use conclave_session::{Controller, Player, Session, Speed, Theme};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

type TestSession = Session<Elfenwizards>;

/// A table of three, with so many bots on the last seats.
fn table(seed: u64, bots: usize) -> TestSession {
    let who = |seat| {
        if seat + bots >= 3 { Controller::all().last().unwrap() } else { Controller::Person }
    };
    let players =
        (0..3).map(|seat| Player { name: format!("Wizard {seat}"), controller: who(seat) });
    let setup = Setup { seats: 3, options: Default::default() };
    Session::begin(setup, Seed(seed), players.collect()).unwrap()
}

/// The seat that must act takes up to `most` actions in one step.
fn step(table: &mut TestSession, rng: &mut Rng, most: u32) {
    let mut ahead = table.play().clone();
    let Some(seat) = ahead.to_act().first() else { return };
    let mut actions = Vec::new();
    for _ in 0..=rng.below(most) {
        if ahead.to_act().first() != Some(seat) {
            break;
        }
        let action = *rng.pick(&ahead.legal(seat)).unwrap();
        ahead.act(seat, action).unwrap();
        actions.push(action);
    }
    table.act(seat, &actions).unwrap();
    assert_eq!(table.play(), &ahead);
}

/// What a player does to a game in progress.
#[derive(Clone, Debug)]
enum SessionStep {
    Step,
    Undo,
    Redo,
    Branch(u16),
    SaveAndLoad,
}

fn doings() -> impl Strategy<Value = Vec<SessionStep>> {
    let doing = prop_oneof![
        12 => Just(SessionStep::Step),
        4 => Just(SessionStep::Undo),
        2 => Just(SessionStep::Redo),
        1 => any::<u16>().prop_map(SessionStep::Branch),
        1 => Just(SessionStep::SaveAndLoad),
    ];
    vec(doing, 1..120)
}

/// So many cases, the same ones every time.
fn config(cases: u32) -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(1);
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn undo_and_redo_never_change_what_was_revealed(
        seed in 0u64..1000, bots in 0usize..3, doings in doings()
    ) {
        let mut table = table(seed, bots);
        let mut rng = Rng::new(Seed(seed));
        for doing in doings {
            let before = table.clone();
            match doing {
                SessionStep::Step => step(&mut table, &mut rng, 4),
                SessionStep::Undo => {
                    let target = before.undo_target();
                    prop_assert_eq!(table.undo(), target.is_some());
                    let turn = target.unwrap_or(before.play().ply());
                    prop_assert!(turn >= before.play().undo_floor() || target.is_none());
                    prop_assert_eq!(table.play(), &before.play().at_ply(turn));
                    // Doing it again brings everything back.
                    if target.is_some() {
                        let mut again = table.clone();
                        prop_assert!(again.redo());
                        prop_assert_eq!(again.play(), before.play());
                        prop_assert_eq!(again.undo_target(), target);
                    }
                }
                SessionStep::Redo => {
                    prop_assert_eq!(table.redo(), before.can_redo());
                    let kept = before.play().ply();
                    prop_assert_eq!(&table.play().at_ply(kept), before.play());
                }
                SessionStep::Branch(at) => {
                    let turn = usize::from(at) % (before.play().ply() + 1);
                    table = before.branch(turn);
                    prop_assert_eq!(table.play(), &before.play().at_ply(turn));
                    prop_assert!(!table.can_redo());
                }
                SessionStep::SaveAndLoad => {
                    let sealed = Save::of(&table, "one", 1, 2).seal();
                    table = Save::open(&sealed).unwrap().session().unwrap();
                    prop_assert_eq!(table.play(), before.play());
                    prop_assert_eq!(table.undo_target(), before.undo_target());
                }
            }
        }
    }

    #[test]
    fn a_save_with_anything_changed_is_refused_or_the_same(
        seed in 0u64..50, at in any::<u16>(), byte in any::<u8>(), what in 0u8..3
    ) {
        let mut table = table(seed, 1);
        let mut rng = Rng::new(Seed(seed));
        (0..20).for_each(|_| step(&mut table, &mut rng, 3));
        let save = Save::of(&table, "Jeudi à neuf", 1, 2);
        let mut bytes = save.seal().into_bytes();
        let at = usize::from(at) % bytes.len();
        match what {
            0 => bytes[at] = byte,
            1 => bytes.truncate(at),
            _ => drop(bytes.remove(at)),
        }
        if let Ok(opened) = Save::open(&String::from_utf8_lossy(&bytes)) {
            prop_assert_eq!(opened, save);
        }
    }

    #[test]
    fn any_record_in_a_well_sealed_save_is_a_game_or_an_error(
        seed in 0u64..50, seats in any::<u8>(), cut in 0usize..60, marks in vec(0usize..80, 0..9)
    ) {
        let mut table = table(seed, 0);
        let mut rng = Rng::new(Seed(seed));
        (0..20).for_each(|_| step(&mut table, &mut rng, 3));
        let mut save = Save::of(&table, "forged", 1, 2);
        let mut record = Record::<Elfenwizards>::from_bytes(&save.record).unwrap();
        record.setup.seats = seats;
        if cut < record.actions.len() {
            record.actions.remove(cut);
        }
        save.record = record.to_bytes();
        save.undo_points = marks;
        let opened = Save::open(&save.seal()).unwrap();
        if let Ok(session) = opened.session::<Elfenwizards>() {
            prop_assert!(Elfenwizards::SEATS.contains(&session.play().seats()));
            prop_assert_eq!(session.players().len(), usize::from(session.play().seats()));
            prop_assert!(session.undo_target().is_none_or(|turn| turn < session.play().ply()));
        }
    }

    #[test]
    fn any_text_is_a_link_or_an_error(text in "\\PC{0,80}") {
        let _ = Link::parse(&text);
    }

    #[test]
    fn anything_like_a_link_is_a_link_or_an_error(
        parts in vec(("(seats|names|guilds|options|seed|speed|lang|theme)", "[a-z0-9,%+=é]{0,20}"), 0..6)
    ) {
        let query: Vec<String> = parts.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if let Err(error) = Link::parse(&query.join("&")) {
            prop_assert!(!error.part.is_empty());
        }
    }
}

/// `static/address.js` must know the settings before any program runs; it has no other source.
#[test]
fn scripts_know_the_same_settings() {
    let script = include_str!("../static/address.js");
    let values = |name: &str| {
        let (_, rest) = script.split_once(&format!("    {name}: [")).expect("a setting");
        let (list, _) = rest.split_once(']').expect("its values");
        let mut values: Vec<String> =
            list.split(',').map(|value| value.trim().trim_matches('"').to_owned()).collect();
        values.sort();
        values
    };
    let sorted = |ids: &mut dyn Iterator<Item = &'static str>| {
        let mut ids: Vec<String> = ids.map(str::to_owned).collect();
        ids.sort();
        ids
    };
    assert_eq!(values("lang"), sorted(&mut Locale::ALL.iter().map(|locale| locale.id())));
    assert_eq!(values("theme"), sorted(&mut Theme::ALL.iter().map(|theme| theme.id())));
    assert_eq!(values("speed"), sorted(&mut Speed::ALL.iter().map(|speed| speed.id())));
}
