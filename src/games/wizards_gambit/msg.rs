//! What happens to the board, and what its parts ask of it.

use conclave_rules::games::wizards_gambit::Action;
use conclave_rules::table::Seat;
use web_sys::Element;
use yew::prelude::*;

use super::cards::CardLook;
use super::intent::{Held, Target};
use crate::board::Input;

/// What happens to the board.
#[derive(Debug)]
pub enum Msg {
    /// A part of the board asks for something.
    Command(BoardCommand),
    /// A dialog was closed.
    Close,
    /// A card is dragged, or a key is pressed.
    Input(Input),
    /// A finger has rested long enough on what can be read.
    Rest(CardLook, Element),
    /// The mouse has moved to something, or the keyboard is at it.
    Over(Element),
    /// It is no longer there.
    Away,
    /// A pointer comes down, goes up, or is taken away.
    Pointer(PointerEvent),
}

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
