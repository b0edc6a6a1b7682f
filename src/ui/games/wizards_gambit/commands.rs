//! What the parts of the board ask of the board.

use conclave::games::wizards_gambit::Action;
use conclave::table::Seat;
use yew::prelude::*;

use super::cards::CardLook;
use super::intent::{Held, Target};

/// Something that a part of the board asks for when it is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardCommand {
    /// Do what a tap on this place means now.
    Tap(Target),
    /// Pick this up, or lay it down if it is held.
    Pick(Held),
    /// Do this.
    Act(Action),
    /// Open this over the board.
    Open(Overlay),
    /// Show this card in full.
    Look(CardLook),
}

/// What can be opened over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// A wizard's spell book.
    Book(Seat),
    /// The discard.
    Discard,
}

/// A click that asks for `command`.
pub fn click(on: &Callback<BoardCommand>, command: BoardCommand) -> Callback<MouseEvent> {
    on.reform(move |_| command)
}
