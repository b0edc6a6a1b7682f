//! The history of what was played on one device: a line for each finished game, what it came to,
//! and what is counted of it. Nobody else ever sees it.
//!
//! | module | what |
//! |---|---|
//! | `finished` | one finished game in a line |
//! | `store` | where the lines are kept |
//! | `totals` | counts, wins, bests and streaks of many games |
//! | [`daily`] | the game of the day, the same for everybody |
//!
//! A game is known by its set-up and its seed, so that one that is undone, replayed, imported or
//! played on in two tabs is one game. Feats and counts follow from its record.

pub mod daily;
mod finished;
mod store;
mod totals;

#[cfg(test)]
pub(crate) use finished::tests::example;
pub use finished::{FinishedError, FinishedGame, id_of};
pub use store::{History, KEEP, exclude, is_excluded, key, note};
pub(crate) use store::{NOT_OURS, PREFIX};
pub use totals::{Opponents, Streaks, Tally, names, opponents, streaks, tally};

pub use conclave_rules::table::{Achievements, Best, Feat, Playthrough, standings};
