//! How strong a bot plays.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::search::Effort;

/// The longest time that a bot may think, whatever its level, because a person waits.
pub const THINK_LIMIT: Duration = Duration::from_millis(700);

/// How strong a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Plays its first idea: sensible, but blind for what takes a second look. For children and
    /// first games.
    Novice,
    /// Plays sensibly, looks hardly ahead.
    Apprentice,
    /// Looks ahead a little.
    Adept,
    /// Looks ahead as far as its time allows.
    Archmage,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Apprentice, Level::Adept, Level::Archmage];

    /// The level's name in links, files and the lab.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Apprentice => "apprentice",
            Level::Adept => "adept",
            Level::Archmage => "archmage",
        }
    }

    /// The level called `id`.
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// The next weaker level, if there is one.
    pub fn milder(self) -> Option<Level> {
        Level::ALL.into_iter().rev().find(|&level| level < self)
    }

    /// The next stronger level, if there is one.
    pub fn stronger(self) -> Option<Level> {
        Level::ALL.into_iter().find(|&level| level > self)
    }

    /// The search parameters of a bot of this level, where its game has none of its own.
    pub const fn effort(self) -> Effort {
        match self {
            Level::Novice => Effort { first_idea: true, ..Effort::plain(4) },
            Level::Apprentice => Effort::plain(8),
            Level::Adept => Effort::plain(60),
            Level::Archmage => Effort { close: true, ..Effort::plain(1500) },
        }
    }
}
