//! Actions: what a wizard may do, how dice may land (the chance player's action), and why
//! the rules may refuse either.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::dice::{Dice, Die, Showing};
use super::pose::{Pose, Swing};

/// How hard a throw is meant: the measure of rules and bots. What a hand really
/// did is a [`Swing`].
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
pub enum Force {
    /// Let fall.
    #[default]
    Gentle,
    /// Thrown.
    Firm,
    /// Thrown without restraint.
    Hard,
}

impl Force {
    /// Every force, gentlest first.
    pub const ALL: [Force; 3] = [Force::Gentle, Force::Firm, Force::Hard];

    /// The force in [`Swing`] that stands for this one, of
    /// [`MOST_FORCE`](super::pose::MOST_FORCE).
    pub const fn strength(self) -> u8 {
        match self {
            Force::Gentle => 5,
            Force::Firm => 50,
            Force::Hard => 80,
        }
    }

    /// The force that rules and bots know for what a hand did.
    pub const fn of_strength(strength: u8) -> Force {
        match strength {
            0..=24 => Force::Gentle,
            25..=64 => Force::Firm,
            _ => Force::Hard,
        }
    }
}

/// Where a throw is meant to go.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
pub enum Aim {
    /// The largest gap between dice.
    #[default]
    Clear,
    /// At a die; at a tower by its top die.
    At(Die),
}

/// How a wizard means to throw.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
pub struct ThrowIntent {
    /// How hard.
    pub force: Force,
    /// Where to.
    pub aim: Aim,
}

/// How the dice came to rest: the chance player's answer to a throw.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Landed {
    /// Every die that lay in the arena or was thrown: what it shows, or that it
    /// is out.
    pub showing: Showing,
    /// Dice of the tower that still stand on it, in their old order, and dice that came to
    /// rest on top of them.
    pub standing: Dice,
    /// Dice that lie at the rim: those that may be lifted off before a throw.
    pub at_rim: Dice,
    /// What physics measured; none without physics, as in the games that bots simulate.
    /// Boxed, so that actions stay small.
    pub measured: Option<Box<MeasuredThrow>>,
}

/// A throw as it was measured: enough to see the same throw again.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct MeasuredThrow {
    /// What the chance in the throw grew from: how the dice lay in the hand.
    pub seed: u32,
    /// How the dice left each hand: one a thrower, in the order of asking.
    pub swings: Vec<Swing>,
    /// Where the dice lie that did not stay as they were, in order of number:
    /// all thrown and all turned dice are among them, dice that are out are not.
    pub moved: Vec<(Die, Pose)>,
}

/// One decision of a wizard, or the chance player's answer.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Lift the dice off the rim until the coming throw is done (an option).
    Lift,
    /// End the turn.
    Stop,
    /// Throw a die; all of them when the arena was empty.
    Throw(ThrowIntent),
    /// Accio: take this die.
    Take(Die),
    /// Wingardium Leviosa: put this die on top of the tower.
    Stack(Die),
    /// By the chance player: this is how the dice came to rest.
    Landed(Landed),
}

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Something else is to be decided now.
    NotAskedNow,
    /// A turn begins with a throw.
    ThrowFirst,
    /// There is no such die in the arena to aim at, take or stack.
    NoSuchDie,
    /// The dice of a standing Immobulus cannot be taken.
    Immobile,
    /// There is nothing to lift, or lifting was not agreed on.
    NothingToLift,
    /// A die is missing from the result, or it contains one that was not there.
    OtherDice,
    /// A die that stands on the tower, or was lifted, cannot show something else.
    TurnedUntouched,
    /// A die is said to stand on a tower, or to lie at the rim, that does not.
    Misplaced,
    /// What was measured does not fit the result.
    Mismeasured,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::NotAskedNow => "something else is to be decided now",
            Reason::ThrowFirst => "a turn begins with a throw",
            Reason::NoSuchDie => "there is no such die",
            Reason::Immobile => "the dice of a standing Immobulus cannot be taken",
            Reason::NothingToLift => "no die can be lifted off the rim now",
            Reason::OtherDice => "those are not the dice of this throw",
            Reason::TurnedUntouched => "a die that nothing touched cannot show something else",
            Reason::Misplaced => "a die is said to lie where it cannot",
            Reason::Mismeasured => "the measurements do not fit the dice",
        })
    }
}
