//! What happened, one thing at a time.

use serde::{Deserialize, Serialize};

use super::action::{Landed, ThrowIntent};
use super::dice::{Dice, Die};
use super::face::{Face, Faces};
use super::state::Direction;
use crate::table::{Seat, Seats};

/// How a die left the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Loss {
    /// It missed the arena, bounced out of it or was knocked out.
    Out,
    /// It showed X.
    X,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A game began: each player got their dice.
    GameBegan {
        /// Which game of a tournament, from 1.
        game: u8,
        /// Who takes part.
        players: Seats,
        /// Who goes first.
        first: Seat,
        /// How many dice each took.
        dice: u8,
    },
    /// Set-up: one of the remaining dice was thrown.
    OpeningThrown(Die),
    /// Set-up: it did not lie in the arena with a spell on top, and is thrown
    /// again.
    OpeningAgain(Die),
    /// A turn began.
    TurnBegan(Seat),
    /// Expelliarmus: the arena is empty, and the wizard must throw all dice.
    Disarmed(Seat),
    /// Dice were lifted off the rim for the coming throw.
    Lifted(Dice),
    /// Dice were thrown.
    Thrown {
        /// By whom.
        seat: Seat,
        /// Which.
        dice: Dice,
        /// How they were meant to go.
        intent: ThrowIntent,
        /// Whether they were the last in reserve: that is public, also when
        /// reserves are hidden.
        last: bool,
    },
    /// The dice came to rest.
    Landed(Landed),
    /// Dice left the game.
    Lost {
        /// Which.
        dice: Dice,
        /// How.
        how: Loss,
    },
    /// These dice are a standing Immobulus now; none when it is broken.
    Immobile(Dice),
    /// Spells were cast.
    Cast {
        /// By whom.
        seat: Seat,
        /// Which.
        spells: Faces,
    },
    /// A group was taken.
    Taken {
        /// By whom.
        seat: Seat,
        /// Which symbol.
        spell: Face,
        /// Which dice.
        dice: Dice,
    },
    /// Accio took one more die.
    Summoned {
        /// By whom.
        seat: Seat,
        /// Which.
        die: Die,
    },
    /// Wingardium Leviosa: the dice in the arena are being stacked.
    TowerBegan,
    /// Wingardium Leviosa: a die was put on top.
    Stacked(Die),
    /// Confundo: play goes this way from now on.
    Reversed(Direction),
    /// A wizard ended the turn.
    Stopped(Seat),
    /// A wizard has no dice left and is out.
    Eliminated {
        /// Who.
        seat: Seat,
        /// Points for it: the wizards still in.
        points: u8,
    },
    /// A game was won.
    GameWon(Seat),
    /// All is over, be it a single game or a tournament.
    Ended {
        /// Who won; several when the victory is shared.
        winners: Seats,
    },
}
