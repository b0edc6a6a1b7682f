//! Golden playthroughs: for every game and number of players one whole game as
//! readable text, played again and compared line by line.
//!
//! A difference means that the same seed and the same choices no longer give the
//! same game: old saves would break. If that is meant, raise the game's
//! `VERSION`, write the files anew with
//!
//! ```sh
//! CONCLAVE_BLESS=1 cargo test --test golden
//! ```
//!
//! and read what changed before committing it.
//!
//! The same games are played in WebAssembly too, under node (`cargo xtask test` has the runner):
//! what native tests prove of the rules then holds for the page's programs.

#![allow(clippy::unwrap_used, reason = "a test that unwraps fails where it stands")]

mod dice_arena;
mod elfenwizards;
mod spell_wars;
mod wizards_gambit;

use std::fmt::Write;
use std::path::PathBuf;

use conclave_rules::table::{Play, Rng, Rules, Seat, Seed, Setup, Viewer};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// How a game is put on paper.
trait Readable: Rules {
    /// What a seat is called.
    fn seat(view: &Self::View, seat: Seat) -> String;
    /// An action in a few words.
    fn action(view: &Self::View, action: &Self::Action) -> String;
    /// An event in a few words, on the table as it was just before.
    fn event(view: &Self::View, event: &Self::Event) -> String;
    /// Whether the table is drawn before this event: a round was over.
    fn ends_a_round(event: &Self::Event) -> bool;
    /// The table in text.
    fn draw(view: &Self::View) -> String;
}

/// Plays the golden game at a table of so many seats, and writes it down.
fn playthrough<G: Readable>(seats: u8) -> String {
    let seed = Seed(u64::from(seats));
    let setup = Setup { seats, options: G::Options::default() };
    let mut paper = String::new();
    writeln!(paper, "{}, version {}", G::ID, G::VERSION).unwrap();
    writeln!(paper, "{seats} players, seed {}, {:?}", seed.0, setup.options).unwrap();

    let mut play = Play::<G>::begin(setup, seed).unwrap();
    let mut rng = Rng::new(seed);
    let seen = |play: &Play<G>| G::view(play.state(), Viewer::Spectator);
    let mut view = seen(&play);
    writeln!(paper, "\n{}", G::draw(&view)).unwrap();
    for event in play.setup_events() {
        writeln!(paper, "    {}", G::event(&view, event)).unwrap();
    }
    while let Some(seat) = play.to_act().first() {
        let action = if seat == Seat::CHANCE {
            G::sample_chance(play.state(), &mut rng).unwrap()
        } else {
            rng.pick(&play.legal(seat)).unwrap().clone()
        };
        let (turn, who) = (play.ply(), G::seat(&view, seat));
        writeln!(paper, "{turn} {who}: {}", G::action(&view, &action)).unwrap();
        for event in play.act(seat, action).unwrap() {
            if G::ends_a_round(event) {
                writeln!(paper, "\n{}", G::draw(&view)).unwrap();
            }
            writeln!(paper, "    {}", G::event(&view, event)).unwrap();
            G::apply_event(&mut view, event);
        }
        view = seen(&play);
    }
    let outcome = G::outcome(play.state()).unwrap();
    writeln!(paper, "\n{}", G::draw(&view)).unwrap();
    let winners: Vec<String> = outcome.winners.iter().map(|seat| G::seat(&view, seat)).collect();
    writeln!(paper, "Final scores {:?}; won by {}", outcome.scores, winners.join(" and ")).unwrap();
    paper
}

/// Whether the files are to be written rather than compared.
fn blessing() -> bool {
    std::env::var_os("CONCLAVE_BLESS").is_some()
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("golden")
}

/// The file of this name; empty when there is none.
#[cfg(not(target_arch = "wasm32"))]
fn golden(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).unwrap_or_default()
}

/// The file of this name, read by node: programs in WebAssembly have no files.
#[cfg(target_arch = "wasm32")]
fn golden(name: &str) -> String {
    #[wasm_bindgen::prelude::wasm_bindgen(module = "fs")]
    extern "C" {
        #[wasm_bindgen(js_name = readFileSync)]
        fn read_file(path: &str, encoding: &str) -> String;
    }
    read_file(&folder().join(name).to_string_lossy(), "utf8")
}

/// Compares a playthrough with its file, or writes the file.
fn check<G: Readable>(seats: u8) {
    let name = format!("{}-{seats}.txt", G::ID);
    let played = playthrough::<G>(seats);
    if blessing() {
        std::fs::write(folder().join(&name), &played).unwrap();
        return;
    }
    if let Some(difference) = first_difference(&golden(&name), &played) {
        panic!("{name}: {difference}\nIf that is meant: CONCLAVE_BLESS=1 cargo test --test golden");
    }
}

/// The first line in which two texts differ, in words.
fn first_difference(golden: &str, played: &str) -> Option<String> {
    let (mut golden, mut played) = (golden.lines(), played.lines());
    (1..).find_map(|number| match (golden.next(), played.next()) {
        (None, None) => Some(None),
        (expected, found) if expected == found => None,
        (expected, found) => Some(Some(format!(
            "line {number} is\n    {}\nand was\n    {}",
            found.unwrap_or("(the end)"),
            expected.unwrap_or("(the end)")
        ))),
    })?
}

/// A test of each game of the register, called as the game's module is.
macro_rules! plays_as_written {
    ($({ id: $id:literal, module: $module:ident, rules: $rules:ident, $($rest:tt)* })*) => {
        $(#[test]
        fn $module() {
            use conclave_rules::games::$module::$rules;
            $rules::SEATS.for_each(check::<$rules>);
        })*
    };
}
conclave_register::with_games!(plays_as_written);

#[test]
fn the_first_differing_line_is_named() {
    assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
    assert!(first_difference("a\nb\n", "a\nc\n").unwrap().starts_with("line 2 is\n    c\n"));
    assert!(first_difference("a\n", "a\nb\n").unwrap().contains("(the end)"));
    assert!(first_difference("", "a\n").unwrap().starts_with("line 1"));
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_registered_game_has_a_playthrough_for_every_number_of_players() {
    use std::collections::BTreeSet;
    use std::ops::RangeInclusive;

    use conclave_rules::games::{IDS, WithGame, with_game};

    struct Numbers;
    impl WithGame for Numbers {
        type Out = RangeInclusive<u8>;
        fn with<G: Rules>(self) -> RangeInclusive<u8> {
            G::SEATS
        }
    }
    let expected: BTreeSet<String> = IDS
        .iter()
        .flat_map(|id| {
            let numbers = with_game(id, Numbers).unwrap();
            numbers.map(move |seats| format!("{id}-{seats}.txt"))
        })
        .collect();
    if blessing() {
        return;
    }
    let found: BTreeSet<String> = std::fs::read_dir(folder())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".txt"))
        .collect();
    assert_eq!(found, expected);
}
