//! What a player does at the board: the messages that its parts send.

use conclave::games::elfenwizards::Action;
use yew::prelude::*;

use super::target::Target;

/// Something a player does at the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// Taps something on the board.
    Tap(Target),
    /// Presses what cannot be tapped now, the target with this key.
    Try(String),
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
    /// Lifts the piece with this key, to drag it.
    Lift(String),
    /// Lets the piece with the first key go on the place with the second.
    Drop(String, String),
    /// Lets a piece go where no place is.
    PutBack,
    /// Presses a key.
    Key(KeyboardEvent),
    /// The board may have another size.
    Resized,
}
