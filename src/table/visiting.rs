//! A table at another device, at which this screen is a guest's: the counterpart of
//! [`hosting`](super::hosting).

use std::cell::RefCell;
use std::rc::Rc;

use conclave_screens::{Guest, GuestEvent, Seen};
use yew::Callback;

use super::controller::Msg;
use crate::games::GameUi;

/// A guest's way to the table's host. The page that makes the connection shares this with the
/// [`Table`](super::Table).
pub struct Visiting<G: GameUi> {
    /// The guest's end of the connection.
    pub guest: Rc<RefCell<Guest<G>>>,
    /// The game when it was first seen.
    pub start: Rc<Seen<G>>,
    /// What has come since the table was last told.
    messages: Rc<RefCell<Vec<Msg<G>>>>,
    /// How often something has come: the table looks whenever this changes.
    pub polls: u32,
    /// Called when the guest has decided something, so that it is sent.
    pub ondecide: Callback<()>,
    /// Called when somebody else's answer is to be scanned.
    pub onscan: Callback<()>,
    /// Called when the guest wants to leave the table.
    pub onleave: Callback<()>,
}

impl<G: GameUi> Clone for Visiting<G> {
    fn clone(&self) -> Visiting<G> {
        let Visiting { guest, start, messages, polls, ondecide, onscan, onleave } = self;
        Visiting {
            guest: Rc::clone(guest),
            start: Rc::clone(start),
            messages: Rc::clone(messages),
            polls: *polls,
            ondecide: ondecide.clone(),
            onscan: onscan.clone(),
            onleave: onleave.clone(),
        }
    }
}

impl<G: GameUi> PartialEq for Visiting<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.guest, &other.guest) && self.polls == other.polls
    }
}

impl<G: GameUi> Visiting<G> {
    /// The table of a guest who has been sent the game; none before that.
    pub fn new(
        guest: &Rc<RefCell<Guest<G>>>,
        ondecide: Callback<()>,
        onscan: Callback<()>,
        onleave: Callback<()>,
    ) -> Option<Visiting<G>> {
        let start = Rc::new(guest.borrow().seen()?.clone());
        let (guest, messages) = (Rc::clone(guest), Rc::default());
        Some(Visiting { guest, start, messages, polls: 0, ondecide, onscan, onleave })
    }

    /// Tells the table what has come from the host.
    pub fn tell(&self, event: GuestEvent) {
        let mut messages = self.messages.borrow_mut();
        if event == GuestEvent::Jumped {
            // What came before it belongs to where the game stood then.
            messages.retain(|msg| !matches!(msg, Msg::Host(GuestEvent::Went { .. })));
        }
        messages.push(Msg::Host(event));
    }

    /// Has the table say something for a while: the key of a sentence.
    pub fn say(&self, key: &'static str) {
        self.messages.borrow_mut().push(Msg::News(key));
    }

    /// What the table has not been told yet.
    pub fn take_messages(&self) -> Vec<Msg<G>> {
        self.messages.take()
    }
}
