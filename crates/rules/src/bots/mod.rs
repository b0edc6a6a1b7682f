//! Bots: computer players that see a seat's view and nothing else.
//!
//! A page sends a [`BotRequest`] and gets a [`BotReply`]; both travel as bytes
//! (postcard) to a worker and back ([`bot_wire`](crate::bot_wire)). Bots
//! know games only through the contract in [`crate::table`] and through the game's own
//! [`Policy`]; the tree search itself is in [`mod@search`].

mod level;
pub mod playout;
pub mod policy;
pub mod search;
mod temper;
mod tree;

use serde::{Deserialize, Serialize};

pub use level::{Level, THINK_LIMIT};
pub use policy::Policy;
pub use search::Trial;
pub use search::{Effort, search};
pub use temper::Temper;

use crate::table::Seat;

/// A request to a bot: one seat's view, and nothing that the seat may not know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotRequest {
    /// The game's id.
    pub game: String,
    /// The seat's view, as postcard bytes.
    pub view: Vec<u8>,
    /// The seat that must decide.
    pub seat: Seat,
    /// How strong the bot is.
    pub level: Level,
    /// What it plays for.
    pub temper: Temper,
    /// The seed of the search's random numbers: the same request gives the same
    /// reply, unless the time limit ended the search.
    pub seed: u64,
}

/// A bot's answer: what to do now, and how it evaluated that.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotReply<Action> {
    /// The actions to take in a row, at least one, all of them of the asked seat
    /// and legal as long as nothing hidden or random comes between.
    pub plan: Vec<Action>,
    /// The seat's estimated share of victory with that plan, 0 to 1; what it thinks of that, where it
    /// is not [even](Temper::Even).
    pub win_probability: f32,
    /// The best plan of another kind, with its share, if any was tried.
    pub alternative: Option<(Vec<Action>, f32)>,
    /// How many iterations were run: simulated games.
    pub iterations: u32,
}
