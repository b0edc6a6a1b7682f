//! What a player does at the board: the messages that its parts send.

use conclave_rules::games::dice_arena::{Action, Force};
use yew::prelude::*;

use super::eye::Eye;
use super::gesture::FloorPoint;
use super::target::ThrowTarget;
use crate::board::Input;

/// Something a player does at the board.
pub enum Msg {
    /// Chooses a die to aim at, take or stack; or a gap between dice.
    Choose(ThrowTarget),
    /// Points at something of the list, or at nothing any more.
    Point(Option<ThrowTarget>),
    /// Chooses how hard to throw.
    Force(Force),
    /// Throws at what is aimed at.
    Throw,
    /// Does this.
    Act(Action),
    /// Taps a point of the floor.
    Tap(FloorPoint),
    /// Looks at the arena in this way.
    Look(Eye),
    /// Picks dice up, to be thrown at the place that is pressed then; or lays them down.
    Pick,
    /// Takes dice into the hand, moves it, opens it over the arena or puts them back; presses a
    /// die of the list that cannot be chosen now; presses a key.
    Input(Input),
    /// Keeps the hand still.
    Rest,
    /// Presses a key at the floor.
    FloorKey(KeyboardEvent),
}
