//! `lab puzzles`: finds positions in bots' games in which one decision clearly wins or loses, or
//! checks those of a file.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use conclave_rules::bots::Policy;
use conclave_rules::games::{self, WithGame};
use conclave_rules::table::{Rng, Rules, Seat, Seed};
use conclave_session::puzzles::find::{self, Wanted};
use conclave_session::puzzles::{self, Grade, Puzzle};
use serde::Serialize;

use super::Failure;
use super::game::{self, GameArgs, LabGame};
use super::player::Players;

/// The arguments of `lab puzzles`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Who plays the games that puzzles are taken from.
    #[arg(long, default_value = "adept", value_parser = Players::parse)]
    policy: Players,
    /// How many games to look through; each has the next seed.
    #[arg(long, default_value_t = 10)]
    games: usize,
    /// By how much every right action must be better than every wrong one, in shares of victory.
    #[arg(long, default_value_t = 0.2)]
    gap: f64,
    /// The least grade: easy, medium or hard.
    #[arg(long, default_value = "easy", value_parser = grade)]
    grade: Grade,
    /// Checks the puzzles of this file instead, such as static/puzzles/elfenwizards.txt: its name
    /// is that of the game.
    #[arg(long)]
    check: Option<PathBuf>,
    /// After the check, writes the file anew: without those that do not hold, graded again, and the
    /// easiest first.
    #[arg(long, requires = "check")]
    write: bool,
    /// How many games each action is tried in when puzzles are checked; four times as many where
    /// that leaves doubts.
    #[arg(long, default_value_t = 1500)]
    tries: u32,
}

/// Reads a grade.
fn grade(id: &str) -> Result<Grade, String> {
    Grade::from_id(id).ok_or_else(|| format!("{id:?} is none of easy, medium, hard"))
}

/// Actions of a game between two of its puzzles, so that they differ.
const APART: usize = 12;

/// What is printed of a puzzle that is checked.
#[derive(Serialize)]
struct Checked<A> {
    number: usize,
    grade: Grade,
    players: u8,
    actions: usize,
    right: Vec<A>,
    values: Vec<u8>,
    gap: Option<f64>,
    wrong: Option<String>,
}

/// Finds puzzles and prints each as a line of a file; or checks a file.
///
/// # Errors
/// The arguments ask for what there is not, or a puzzle is none.
pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.check {
        None => args.game.with(Find(args)),
        Some(file) => {
            let id = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            games::with_game(id, Check(file, args)).ok_or_else(|| game::unknown_game(id))?
        }
    }
}

struct Find<'a>(&'a Args);

impl WithGame for Find<'_> {
    type Out = Result<(), Failure>;

    fn with<G: Policy>(self) -> Self::Out {
        let Args { game, policy, games, gap, grade, .. } = self.0;
        let wanted = Wanted { gap: *gap, grade: *grade };
        let players = policy.seated(game.players)?;
        for number in 0..*games {
            let seed = game.seed.wrapping_add(number as u64);
            let mut table = LabGame::<G>::begin(game.setup::<G>()?, seed, &players)?;
            let mut rng = Rng::new(Seed(seed));
            let mut next = 0;
            loop {
                let play = &table.play;
                let seat = play.to_act().first().filter(|&seat| seat != Seat::CHANCE);
                if let Some(seat) = seat
                    && play.ply() >= next
                    && let Some((grade, puzzle)) = find::find(play, seat, wanted, Seed(rng.bits()))
                {
                    next = play.ply() + APART;
                    let mut out = io::stdout().lock();
                    writeln!(out, "{}", puzzles::pack(grade, &puzzle))?;
                    out.flush()?;
                }
                if !table.step()? {
                    break;
                }
            }
            if number % 20 == 19 {
                eprintln!("{}: {} games", G::ID, number + 1);
            }
        }
        Ok(())
    }
}

struct Check<'a>(&'a Path, &'a Args);

impl WithGame for Check<'_> {
    type Out = Result<(), Failure>;

    fn with<G: Policy>(self) -> Self::Out {
        let Check(file, args) = self;
        let text = std::fs::read_to_string(file)?;
        let mut bad = 0;
        let mut good = Vec::new();
        for number in 1..=text.lines().count() {
            let unpacked = puzzles::unpack::<G>(&text, number);
            let (_, puzzle) = unpacked.ok_or_else(|| format!("line {number} is no puzzle"))?;
            let grade = find::grade(&puzzle).ok_or_else(|| format!("line {number} is outdated"))?;
            let line = check::<G>(number, grade, &puzzle, args)?;
            if line.wrong.is_some() {
                bad += 1;
            } else {
                good.push((grade, puzzles::pack(grade, &puzzle)));
            }
            println!("{}", serde_json::to_string(&line)?);
        }
        if args.write {
            good.sort_by_key(|(grade, _)| *grade);
            let lines = good.iter().map(|(_, line)| [line, "\n"].concat());
            std::fs::write(file, lines.collect::<String>())?;
        } else if bad > 0 {
            return Err(format!("{bad} puzzles do not hold").into());
        }
        Ok(())
    }
}

/// Checks one.
fn check<G: Policy>(
    number: usize,
    grade: Grade,
    puzzle: &Puzzle<G>,
    args: &Args,
) -> Result<Checked<<G as Rules>::Action>, Failure> {
    let legal = puzzle.record.replay()?.legal(puzzle.seat);
    let right = puzzle.right.iter().filter_map(|&at| legal.get(usize::from(at)).cloned());
    let checked = find::check(puzzle, &[args.tries, 4 * args.tries], Seed(args.game.seed));
    Ok(Checked {
        number,
        grade,
        players: puzzle.record.setup.seats,
        actions: puzzle.record.actions.len(),
        right: right.collect(),
        values: puzzle.values.clone(),
        gap: checked.as_ref().ok().copied(),
        wrong: checked.err(),
    })
}
