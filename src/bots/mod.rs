//! Bots: players that see a seat's view and nothing else.
//!
//! A page asks a [`Question`] and gets an [`Answer`]; both travel as bytes
//! (postcard) to a worker and back, see [`wire`]. Bots know games only through
//! the contract in [`crate::table`] and what each game teaches them in its
//! [`Policy`]; the thinking itself is in [`mod@search`].

mod level;
pub mod policy;
pub mod search;
mod tree;
pub mod wire;

use serde::{Deserialize, Serialize};

pub use level::{Level, THINK_LIMIT};
pub use policy::Policy;
pub use search::{Effort, search};

use crate::table::Seat;

/// What a page asks of a bot: one seat's view, and nothing that the seat may not
/// know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotRequest {
    /// The game's id.
    pub game: String,
    /// The seat's view, as postcard bytes.
    pub view: Vec<u8>,
    /// For whom to think.
    pub seat: Seat,
    /// How strongly.
    pub level: Level,
    /// What the bot's own chance grows from: the same question gives the same
    /// answer, save where the clock cut the search short.
    pub seed: u64,
}

/// A bot's answer: what to do now, and how it judged it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotReply<Action> {
    /// The actions to take in a row, at least one, all of them of the asked seat
    /// and legal as long as nothing hidden or random comes between.
    pub plan: Vec<Action>,
    /// The seat's estimated share of victory with that plan, 0 to 1.
    pub win_probability: f32,
    /// The best plan of another kind, with its share, if any was looked at.
    pub alternative: Option<(Vec<Action>, f32)>,
    /// How many games were imagined.
    pub iterations: u32,
}
