//! What a player does at the board: the messages that its parts send.

use conclave::games::spell_wars::Action;
use conclave::games::spell_wars::cards::{Card, Slot};
use conclave::table::Seat;
use yew::prelude::*;

/// Something a player does at the board.
#[derive(Clone, Debug)]
pub enum Msg {
    /// Taps a wizard: chooses them, or looks at what they have, or away.
    Wizard(Seat),
    /// Taps a card of the hand.
    Card(Card),
    /// Taps a slot of the spell being prepared.
    Slot(Slot),
    /// Lifts the card with this key, to drag it.
    Lift(String),
    /// Lets a card (first) go on a slot or on the hand (second).
    Drop(String, String),
    /// Lets the card that was dragged go elsewhere.
    PutBack,
    /// Seals the spell.
    Seal,
    /// Answers what is asked.
    Answer(Action),
    /// Presses the card of the hand with this id, which cannot be placed now.
    Try(String),
    /// Presses a key.
    Key(KeyboardEvent),
}
