//! Puzzles: positions of real games in which one decision clearly wins or loses.
//!
//! A puzzle is the record of a bots' game up to a decision, and what each action that is legal
//! there is worth: how many of 100 games its seat wins with it, if everybody plays well from
//! then on. An action is either right or clearly worse than all that are right; nothing lies
//! between ([`valuation`]). It adds nothing to the rules.
//!
//! `lab puzzles` finds them ([`find`]) and checks them; `static/puzzles/GAME.txt` holds them, one
//! a line ([`pack`]), so that the page fetches nothing else.

pub mod find;
pub mod progress;
pub mod valuation;

use serde::{Deserialize, Serialize};

use crate::codec;
use conclave_rules::bots::Effort;
use conclave_rules::table::{Record, Rules, Seat};

/// The search that finds and checks puzzles: always the same, however strong archmages become.
const SOLVER: Effort = Effort::plain(1500);

/// How hard a puzzle is, by how often an apprentice solves it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Grade {
    /// Nearly always.
    Easy,
    /// More often than not.
    Medium,
    /// Less often.
    Hard,
}

impl Grade {
    /// Every grade, easiest first.
    pub const ALL: [Grade; 3] = [Grade::Easy, Grade::Medium, Grade::Hard];

    /// The grade's name in files and texts.
    pub const fn id(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
        }
    }

    /// The grade called `id`.
    pub fn from_id(id: &str) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| grade.id() == id)
    }
}

/// A position with a decision to be found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Puzzle<G: Rules> {
    /// The game up to the decision.
    pub record: Record<G>,
    /// Who decides.
    pub seat: Seat,
    /// Of each legal action, in their order, how many of 100 games it wins.
    pub values: Vec<u8>,
    /// Which of them are right, as indices: at least one, and not all.
    pub right: Vec<u8>,
    /// What a long search does: its first action is one of the right ones.
    pub plan: Vec<G::Action>,
}

/// What a decision is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Whether it is right.
    pub right: bool,
    /// How many of 100 games it wins.
    pub value: u8,
    /// How many the best one wins.
    pub best: u8,
    /// How many the best of those that are wrong wins.
    pub next: u8,
}

impl<G: Rules> Puzzle<G> {
    /// What an action of the seat, legal in the puzzle's position, is worth; none of another.
    pub fn evaluate_answer(&self, legal: &[G::Action], action: &G::Action) -> Option<Verdict> {
        let at = legal.iter().position(|one| one == action)?;
        let is_right = |at: usize| self.right.iter().any(|&right| usize::from(right) == at);
        let best_of = |right: bool| {
            let of = self.values.iter().enumerate().filter(|&(at, _)| is_right(at) == right);
            of.map(|(_, &value)| value).max().unwrap_or_default()
        };
        let value = self.values.get(at).copied()?;
        Some(Verdict { right: is_right(at), value, best: best_of(true), next: best_of(false) })
    }
}

/// A puzzle in a line: its grade, a space, and the puzzle as text.
pub fn pack<G: Rules>(grade: Grade, puzzle: &Puzzle<G>) -> String {
    format!("{} {}", grade.id(), codec::to_text(puzzle))
}

/// The puzzles of a file, in order: the grade of each, and the text.
fn entries(file: &str) -> impl Iterator<Item = (Grade, &str)> {
    file.lines().filter_map(|line| {
        let (grade, packed) = line.trim().split_once(' ')?;
        Some((Grade::from_id(grade)?, packed))
    })
}

/// The grades of the puzzles in a file, in order.
pub fn grades(file: &str) -> impl Iterator<Item = Grade> {
    entries(file).map(|(grade, _)| grade)
}

/// The puzzle of this number, counted from 1, in a file; none when there is none, or it is
/// damaged.
pub fn unpack<G: Rules>(file: &str, number: usize) -> Option<(Grade, Puzzle<G>)> {
    let (grade, packed) = entries(file).nth(number.checked_sub(1)?)?;
    Some((grade, codec::from_text(packed)?))
}
