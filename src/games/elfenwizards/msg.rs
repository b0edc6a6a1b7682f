//! What a player does at the board: the messages that its parts send.

use conclave_rules::games::elfenwizards::Action;

use super::target::Target;
use crate::board::Input;

/// Something a player does at the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// Taps something on the board.
    Tap(Target),
    /// Picks up a die or spell of the hand, or lays it down.
    Pick(usize),
    /// Picks up all dice that show the same and lie in the same place.
    PickAlike(usize),
    /// Picks up all that lies in the hand.
    PickAll,
    /// Takes the draft back.
    Clear,
    /// Takes one drafted spell back.
    TakeBack(usize),
    /// Wants to roll again.
    Reroll,
    /// Does this.
    Act(Vec<Action>),
    /// Drags a piece, presses what cannot be tapped now, presses a key, or gives the board more
    /// space or less.
    Input(Input),
}
