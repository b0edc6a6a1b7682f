//! The puzzles of every game: there are enough of each grade, no two are alike, and the solution of
//! each holds in fresh games.

use std::collections::HashSet;
use std::fs;

use conclave_rules::bots::Policy;
use conclave_rules::games::{GAMES, Game, WithGame, with_game};
use conclave_rules::table::Seed;
use conclave_session::puzzles::{self, Grade, find};
use conclave_tests::enough;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

/// The fewest puzzles of a game, and of each grade.
const FEWEST: usize = 30;
const OF_EACH: usize = 1;
/// How many fresh games each action is tried in, as long as there are doubts. `lab puzzles --check`
/// tries it in more.
const TRIES: [u32; 3] = [150, 600, 2_400];

/// A game's puzzles, packed.
fn file(id: &str) -> String {
    let path = format!("{}/../static/puzzles/{id}.txt", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
}

#[test]
fn every_game_has_puzzles_of_every_grade_easiest_first() {
    for Game { id, .. } in GAMES {
        let file = file(id);
        let grades: Vec<Grade> = puzzles::grades(&file).collect();
        assert_eq!(grades.len(), file.lines().count(), "{id}: a line that is no puzzle");
        assert!(grades.len() >= FEWEST, "{id}: {} puzzles", grades.len());
        assert!(grades.is_sorted(), "{id}");
        for grade in Grade::ALL {
            let count = grades.iter().filter(|&&other| other == grade).count();
            assert!(count >= OF_EACH, "{id}: {count} {grade:?}");
        }
        let lines: HashSet<&str> = file.lines().collect();
        assert_eq!(lines.len(), grades.len(), "{id}: the same puzzle twice");
    }
}

/// Checks a puzzle of a game.
struct Check<'a>(&'a str, usize);

impl WithGame for Check<'_> {
    type Out = Result<(), String>;

    fn with<G: Policy>(self) -> Self::Out {
        let Check(file, number) = self;
        let (_, puzzle) = puzzles::unpack::<G>(file, number).ok_or("it cannot be read")?;
        // Never the games that it was found with.
        let seed = Seed(0x5eed_0000 + number as u64);
        find::check(&puzzle, &TRIES, seed).map(drop)
    }
}

#[test]
fn every_solution_holds_in_fresh_games() {
    let puzzles: Vec<(&str, String, usize)> = GAMES
        .iter()
        .flat_map(|game| {
            let file = file(game.id);
            // (Every fourth is enough for a day: they change with the rules and the bots, all of them at once.)
            let numbers = (1..=puzzles::grades(&file).count()).step_by(enough(4, 1));
            numbers.map(move |number| (game.id, file.clone(), number)).collect::<Vec<_>>()
        })
        .collect();
    let check = |(id, file, number): &(&str, String, usize)| {
        let checked = with_game(id, Check(file, *number)).expect("a known game");
        checked.err().map(|why| format!("{id} {number}: {why}"))
    };
    let wrong: Vec<String> = puzzles.par_iter().filter_map(check).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_wrong_solution_is_noticed() {
    /// The first puzzle, with a wrong action called right.
    struct Turned<'a>(&'a str);
    impl WithGame for Turned<'_> {
        type Out = Result<f64, String>;

        fn with<G: Policy>(self) -> Self::Out {
            let (_, mut puzzle) = puzzles::unpack::<G>(self.0, 1).expect("a puzzle");
            let play = puzzle.record.replay().expect("a game");
            let legal = play.legal(puzzle.seat);
            let at =
                (0..legal.len() as u8).find(|at| !puzzle.right.contains(at)).expect("a wrong one");
            puzzle.right = vec![at];
            puzzle.plan = vec![legal[usize::from(at)].clone()];
            find::check(&puzzle, &TRIES, Seed(1))
        }
    }
    for Game { id, .. } in GAMES {
        assert!(with_game(id, Turned(&file(id))).expect("a game").is_err(), "{id}");
    }
}
