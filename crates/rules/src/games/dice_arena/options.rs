//! What can be agreed on at set-up, and for how many the game is.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::table::Seat;

/// How many can play.
pub(super) const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;

/// The most players at a table.
pub const MAX_PLAYERS: usize = 5;

/// Who goes first. The book: the oldest, so **ruling**: as the players say, or
/// drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum First {
    /// Chance decides.
    #[default]
    Drawn,
    /// This seat.
    Chosen(Seat),
}

/// Whether several games are played, and what follows when they end in a tie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Tournament {
    /// A single game.
    #[default]
    No,
    /// As many games as players; wizards with equally few points share the
    /// victory.
    TiesShare,
    /// As many games as players; wizards with equally few points play one more
    /// game, whose winner wins the tournament.
    TiesPlayOn,
}

/// The variants agreed on at set-up. The default is a single game with open
/// reserves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Who goes first (in the first game of a tournament).
    pub first: First,
    /// Whether the others' reserves are hidden.
    pub hidden_reserves: bool,
    /// Whether dice may be lifted off the rim for a throw. They are put back as
    /// they were: **ruling**, never turned or stacked.
    pub lift_from_rim: bool,
    /// Whether several games are played.
    pub tournament: Tournament,
    /// The guild of each seat, by number: only for show.
    pub guilds: Guilds,
}

/// The guild of each seat, by number; a table takes the first it needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Guilds(pub [u8; MAX_PLAYERS]);

impl Default for Guilds {
    fn default() -> Guilds {
        Guilds([0, 1, 2, 3, 4])
    }
}

impl Guilds {
    /// Whether `seats` have a guild each, none the same.
    pub(super) fn are_valid(&self, seats: u8) -> bool {
        let taken = self.0.iter().take(seats.into());
        taken.clone().all(|&guild| usize::from(guild) < MAX_PLAYERS)
            && taken.fold(0u32, |set, guild| set | 1 << (guild % 32)).count_ones()
                == u32::from(seats)
    }
}
