//! Bots: players that see a seat's view and nothing else.
//!
//! A page asks a [`Question`] and gets an [`Answer`]; both travel as bytes
//! (postcard) to a worker and back. Bots know games only through
//! the contract in [`crate::table`].

use serde::{Deserialize, Serialize};

use crate::table::Seat;

/// How strong a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Plays sensibly, looks hardly ahead.
    Apprentice,
    /// Looks ahead a little.
    Adept,
    /// Looks ahead as far as its time allows.
    Archmage,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 3] = [Level::Apprentice, Level::Adept, Level::Archmage];

    /// The level's name in links, files and the lab.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Adept => "adept",
            Level::Archmage => "archmage",
        }
    }

    /// The level called `id`.
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}

/// What a page asks of a bot: one seat's view, and nothing that the seat may not
/// know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
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
pub struct Answer<Action> {
    /// The actions to take in a row, at least one, all of them of the asked seat
    /// and legal as long as nothing hidden or random comes between.
    pub plan: Vec<Action>,
    /// The seat's estimated share of victory with that plan, 0 to 1.
    pub chance: f32,
    /// The best plan of another kind, with its share, if any was looked at.
    pub instead: Option<(Vec<Action>, f32)>,
    /// How many games were imagined.
    pub iterations: u32,
}
