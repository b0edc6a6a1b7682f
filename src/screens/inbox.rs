//! The queue of the messages that have arrived over a connection and were not received yet.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use conclave_screens::Status;
use yew::Callback;

/// The most messages in the queue; a connection that brings more at once is closed.
const MOST: usize = 1_000;

/// The queue that a connection's listeners write to, and the connection reads. Clones share it.
#[derive(Clone, Debug)]
pub struct Inbox(Rc<Waiting>);

#[derive(Debug)]
struct Waiting {
    messages: RefCell<VecDeque<Vec<u8>>>,
    status: Cell<Status>,
    /// Called when there is something to look at.
    wake: Callback<()>,
}

impl Inbox {
    /// An empty queue, of a connection in this state.
    pub fn new(status: Status, wake: Callback<()>) -> Inbox {
        let messages = RefCell::default();
        Inbox(Rc::new(Waiting { messages, status: Cell::new(status), wake }))
    }

    /// A message has arrived.
    pub fn push(&self, message: Vec<u8>) {
        let mut messages = self.0.messages.borrow_mut();
        messages.push_back(message);
        let flood = messages.len() > MOST;
        drop(messages);
        if flood {
            self.set(Status::Closed);
        } else {
            self.0.wake.emit(());
        }
    }

    /// The next message.
    pub fn pop(&self) -> Option<Vec<u8>> {
        self.0.messages.borrow_mut().pop_front()
    }

    /// The connection is in this state now. A closed one stays closed.
    pub fn set(&self, status: Status) {
        if self.0.status.get() != Status::Closed && self.0.status.get() != status {
            self.0.status.set(status);
            self.0.wake.emit(());
        }
    }

    /// The connection's state.
    pub fn status(&self) -> Status {
        self.0.status.get()
    }
}
