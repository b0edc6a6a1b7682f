//! The contract every game keeps, and what follows from it for all of them.
//!
//! A game is a pure value: a state, who acts, and what they may do. An action
//! turns it into the next value and a list of events; nothing else ever
//! happens. See [`Rules`] for the contract, [`Play`] for a game in progress,
//! and [`Record`] for a game on paper.

mod order;
mod outcome;
mod play;
mod record;
mod rng;
mod rules;
mod seat;

pub use order::sort_few;
pub use outcome::Outcome;
pub use play::{Entry, Play};
pub use record::{RECORD_FORMAT, Record, RecordError};
pub use rng::{Rng, Seed};
pub use rules::{Illegal, Rules, Setup, SetupError, Unchanged, Viewer};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
