//! What a player may do, and why the rules may refuse it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cards::{Card, Slot, Treasure};
use crate::table::Seat;

/// One decision of a player. What it is an answer to is in
/// [`Decision`](super::pending::Decision).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Places a card face down.
    Place {
        /// Which.
        card: Card,
        /// As what: its own type, or any for Wild Magic.
        slot: Slot,
    },
    /// The spell is placed.
    Ready,
    /// No, or no more.
    Decline,
    /// Pays this much Blood.
    Pay(u8),
    /// Chooses a wizard.
    Target(Seat),
    /// Chooses the first option (0) or the second (1).
    Option(u8),
    /// Names a type of component.
    Type(Slot),
    /// Chooses a card.
    Card(Card),
    /// Chooses a treasure.
    Treasure(Treasure),
    /// Chooses one of the dice, from 0.
    Die(u8),
}

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Something else is to be decided now.
    NotAskedNow,
    /// The card is not in hand.
    NotInHand,
    /// A component goes to the place of its type.
    OtherSlot,
    /// There is a card in that place already.
    SlotTaken,
    /// A spell needs a card at least.
    EmptySpell,
    /// It must be done, or chosen.
    Compulsory,
    /// That price is not asked, or cannot be paid.
    OtherPrice,
    /// That wizard cannot be chosen.
    NotATarget,
    /// That option is not open.
    NoSuchOption,
    /// That card cannot be chosen.
    NotThatCard,
    /// That treasure cannot be chosen.
    NotThatTreasure,
    /// There is no such die to choose.
    NoSuchDie,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::NotAskedNow => "something else is to be decided now",
            Reason::NotInHand => "that card is not in hand",
            Reason::OtherSlot => "a component goes to the place of its type",
            Reason::SlotTaken => "there is a card in that place already",
            Reason::EmptySpell => "a spell needs at least one card",
            Reason::Compulsory => "this cannot be declined",
            Reason::OtherPrice => "that price is not asked, or there is not enough Blood",
            Reason::NotATarget => "that wizard cannot be chosen",
            Reason::NoSuchOption => "that option is not open",
            Reason::NotThatCard => "that card cannot be chosen",
            Reason::NotThatTreasure => "that treasure cannot be chosen",
            Reason::NoSuchDie => "there is no such die to choose",
        })
    }
}
