//! The contract that every game implements, and what is derived from it for all games.
//!
//! A game is a value: a state, from which follow who must act and what they may do. An
//! action turns it into the next value and a list of events; nothing else changes it.
//! See [`Rules`] for the contract, [`Play`] for a game in progress, and [`Record`] for a
//! game as it is saved.

mod outcome;
mod play;
mod playthrough;
mod record;
mod rng;
mod rules;
mod seat;

pub use outcome::Outcome;
pub use play::{Entry, Play};
pub use playthrough::{Achievements, Best, Feat, Playthrough, standings};
pub use record::{RECORD_FORMAT, Record, RecordError};
pub use rng::{Rng, Seed};
pub use rules::{Illegal, Rules, Setup, SetupError, Unchanged, Viewer};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
