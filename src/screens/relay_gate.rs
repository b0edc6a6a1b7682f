//! The table's side of the messages through the page around its frame ([`Relay`]): a guest who calls is given
//! a code and a line.

use std::cell::RefCell;
use std::rc::Rc;

use conclave_screens::{Connection, Status};
use yew::Callback;

use super::callers::Callers;
use super::code::{Code, Purpose, TableId, VALID_MINUTES, build_number};
use super::inbox::Inbox;
use super::relay::{Relay, RelayLine, RelayMessage, Visit, say};
use super::servers::Servers;
use super::{build, minutes};
use crate::storage::clock;

/// The most lines at once: a few more than a table has room for.
const MOST_LINES: usize = 32;

/// The table's side of the messages through the page around its frame.
pub struct RelayGate(Rc<Inner>);

struct Inner {
    table: TableId,
    /// Called with the connection of each guest who has called.
    arrived: Callback<Box<dyn Connection>>,
    /// Called when there is something new.
    wake: Callback<()>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    relay: Option<Relay>,
    /// The purposes for which codes are given.
    open: Vec<Purpose>,
    callers: Callers,
    lines: Vec<(String, Visit, Inbox)>,
}

impl RelayGate {
    /// Listens to the page from now on.
    pub fn open(
        table: TableId,
        arrived: Callback<Box<dyn Connection>>,
        wake: Callback<()>,
    ) -> RelayGate {
        let inner = Rc::new(Inner { table, arrived, wake, state: RefCell::default() });
        let weak = Rc::downgrade(&inner);
        let hear = Callback::from(move |(from, visit, said): (String, Visit, RelayMessage)| {
            if let Some(inner) = weak.upgrade() {
                inner.hear(from, visit, said);
            }
        });
        inner.state.borrow_mut().relay = Some(Relay::open(hear));
        RelayGate(inner)
    }

    /// Sets the purposes for which codes are given.
    pub fn expect(&self, open: &[Purpose]) {
        self.0.state.borrow_mut().open = open.to_vec();
    }
}

impl Inner {
    fn hear(&self, from: String, visit: Visit, said: RelayMessage) {
        let mut state = self.state.borrow_mut();
        let line = state.lines.iter().find(|line| line.0 == from && line.1 == visit);
        let known = line.map(|(_, _, inbox)| inbox.clone());
        match (said, known) {
            (RelayMessage::Data(message), Some(inbox)) => {
                drop(state);
                inbox.push(message);
            }
            // This page was loaded again since the guest's last call.
            (RelayMessage::Data(_), None) => say(&from, visit, &RelayMessage::Unknown),
            (said @ (RelayMessage::Call | RelayMessage::Back), known) => {
                let state = &mut *state;
                let purpose = match said {
                    RelayMessage::Back => Purpose::Return,
                    _ => state.callers.purpose_for(&from, &state.open, clock()),
                };
                say(&from, visit, &RelayMessage::Code(self.code(purpose)));
                if known.is_none_or(|inbox| inbox.status() != Status::Open) {
                    self.admit(state, from, visit);
                }
            }
            (RelayMessage::Code(_) | RelayMessage::Unknown, _) => {}
        }
    }

    /// Opens a line to a guest who has called, and closes the line of their last visit.
    fn admit(&self, state: &mut State, from: String, visit: Visit) {
        let crowd = state.lines.len() >= MOST_LINES;
        let (old, lines) = state.lines.drain(..).partition(|line| line.0 == from);
        state.lines = lines;
        let mut old: Vec<(String, Visit, Inbox)> = old;
        if crowd && old.is_empty() {
            old.push(state.lines.remove(0));
        }
        let inbox = Inbox::new(Status::Open, self.wake.clone());
        let line = RelayLine::new(from.clone(), visit, inbox.clone());
        state.lines.push((from, visit, inbox));
        let arrived = self.arrived.clone();
        // These callbacks use the table again, whose state is still borrowed here.
        yew::platform::spawn_local(async move {
            for (_, _, inbox) in old {
                inbox.set(Status::Closed);
            }
            arrived.emit(Box::new(line));
        });
    }

    fn code(&self, purpose: Purpose) -> String {
        let code = Code {
            table: self.table,
            offer: 0,
            until: minutes() + VALID_MINUTES,
            build: build_number(&build()),
            endpoint: None,
            servers: Servers::default(),
            purpose,
        };
        code.write()
    }
}
