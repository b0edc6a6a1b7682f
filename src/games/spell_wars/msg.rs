//! What a player does at the board: the messages that its parts send.

use conclave_rules::games::spell_wars::Action;
use conclave_rules::games::spell_wars::cards::{Card, Slot};
use conclave_rules::table::Seat;

use crate::board::Input;

/// Something a player does at the board.
#[derive(Clone, Debug)]
pub enum Msg {
    /// Taps a wizard: chooses them, or looks at what they have, or away.
    Wizard(Seat),
    /// Taps a card of the hand.
    Card(Card),
    /// Taps a slot of the spell being prepared.
    Slot(Slot),
    /// Seals the spell.
    Seal,
    /// Answers what is asked.
    Answer(Action),
    /// Drags a card to a slot or to the hand, presses one that cannot be placed, or presses a key.
    Input(Input),
}
