//! A guest's ways to the table: through another window of the same browser, and over a peer connection
//! that waits for its answer to be shown there.
//!
//! Both are one [`Connection`]: the first that opens is the way, and the other is given up.

use std::cell::RefCell;
use std::rc::Rc;

use conclave::screens::{Connection, SendError, Status};
use gloo::timers::callback::Interval;
use yew::Callback;
use yew::platform::spawn_local;

use super::code::{Code, Purpose};
use super::endpoint::Endpoint;
use super::inbox::Inbox;
use super::peer::Peer;
use super::window::{Said, TABLE, WindowId, WindowLine, Windows};

/// How often a window calls its table, in milliseconds.
const CALL_MS: u32 = 500;
/// After how many calls a guest that was not knocked at knocks itself, and how often: 20 seconds, and 4.
const KNOCK: u32 = 40;
const KNOCK_AGAIN: u32 = 8;

/// A guest's ways to the table. Clones are the same ways.
#[derive(Clone)]
pub struct Ways(Rc<RefCell<Inner>>);

struct Inner {
    /// What the guest was shown.
    code: Code,
    wake: Callback<()>,
    windows: Option<Windows>,
    /// The line to the table's window, since it has answered.
    line: Option<(WindowLine, Inbox)>,
    /// The end of a peer connection that waits, or is the way.
    peer: Option<Peer>,
    /// The code that is to be shown to the table for it.
    answer: Option<String>,
    /// How often the table was called.
    calls: u32,
    _calling: Option<Interval>,
}

impl Ways {
    /// Looks for ways to the table of an invitation. `wake` is called when something has changed.
    pub fn new(code: Code, own: WindowId, wake: Callback<()>) -> Ways {
        let table = code.table;
        let ways = Ways(Rc::new(RefCell::new(Inner {
            code,
            wake,
            windows: None,
            line: None,
            peer: None,
            answer: None,
            calls: 0,
            _calling: None,
        })));
        let weak = Rc::downgrade(&ways.0);
        let hear = Callback::from(move |(from, said)| {
            if let Some(inner) = weak.upgrade().filter(|_| from == TABLE) {
                Ways(inner).hear(said);
            }
        });
        let weak = Rc::downgrade(&ways.0);
        let call = move || {
            if let Some(inner) = weak.upgrade() {
                Ways(inner).call();
            }
        };
        {
            let mut inner = ways.0.borrow_mut();
            inner.windows = Windows::join(table, own, hear);
            inner._calling = Some(Interval::new(CALL_MS, call));
        }
        ways.call();
        ways
    }

    /// The code that is to be shown to the table; none before there is one, and when it is not needed.
    pub fn answer(&self) -> Option<String> {
        let inner = self.0.borrow();
        inner.answer.clone().filter(|_| inner.status() != Status::Open)
    }

    /// Calls the table, unless there is a way.
    fn call(&self) {
        let mut inner = self.0.borrow_mut();
        if inner.status() == Status::Open {
            return;
        }
        if let Some(windows) = &inner.windows {
            windows.say(TABLE, &Said::Call);
        }
        let calls = inner.calls;
        inner.calls += 1;
        // Once a way was open, the answer to this invitation is used.
        let Some(offer) = inner.code.endpoint.clone().filter(|_| inner.line.is_none()) else {
            return;
        };
        match &inner.peer {
            Some(peer) if calls >= KNOCK && calls.is_multiple_of(KNOCK_AGAIN) => peer.knock(&offer),
            Some(_) => {}
            // The table's window, if there is one, answers before anything needs to be carried there.
            None if calls == 1 => self.prepare(offer, inner.wake.clone()),
            None => {}
        }
    }

    /// Makes an answer.
    fn prepare(&self, offer: Endpoint, wake: Callback<()>) {
        let weak = Rc::downgrade(&self.0);
        spawn_local(async move {
            let made = Peer::answer(&offer, wake.clone()).await;
            let Some(inner) = weak.upgrade() else { return };
            {
                let inner = &mut *inner.borrow_mut();
                let Some((peer, endpoint)) = made.filter(|_| inner.line.is_none()) else { return };
                inner.peer = Some(peer);
                let (endpoint, purpose) = (Some(endpoint), Purpose::Answer);
                inner.answer = Some(Code { endpoint, purpose, ..inner.code.clone() }.write());
            }
            wake.emit(());
        });
    }

    /// Takes what the table's window says.
    fn hear(&self, said: Said) {
        let mut inner = self.0.borrow_mut();
        let inner = &mut *inner;
        let inbox = inner.line.as_ref().map(|(_, inbox)| inbox.clone());
        let tell: Box<dyn FnOnce()> = match (said, inbox) {
            (Said::Here, Some(inbox)) if inbox.status() == Status::Away => {
                Box::new(move || inbox.set(Status::Open))
            }
            (Said::Here, None) if inner.status() != Status::Open => {
                let Some(windows) = &inner.windows else { return };
                let inbox = Inbox::new(Status::Open, inner.wake.clone());
                inner.line = Some((windows.line(TABLE, inbox.clone()), inbox));
                inner.peer = None;
                let wake = inner.wake.clone();
                Box::new(move || wake.emit(()))
            }
            (Said::Data(message), Some(inbox)) => Box::new(move || inbox.push(message)),
            // It may be loaded again, and answer then.
            (Said::Bye, Some(inbox)) => Box::new(move || inbox.set(Status::Away)),
            _ => return,
        };
        // Whoever is told looks at the ways again.
        let _ = inner;
        self.later(tell);
    }

    /// Does this once nothing is borrowed.
    fn later(&self, tell: Box<dyn FnOnce()>) {
        spawn_local(async move { tell() });
    }
}

impl Inner {
    fn status(&self) -> Status {
        match (&self.line, &self.peer) {
            (Some((line, _)), _) => line.status(),
            (None, Some(peer)) if peer.is_found() => Status::Connecting,
            (None, Some(peer)) => peer.status(),
            (None, None) => Status::Waiting,
        }
    }

    /// The way.
    fn way(&mut self) -> Option<&mut dyn Connection> {
        match (&mut self.line, &mut self.peer) {
            (Some((line, _)), _) => Some(line),
            (None, Some(peer)) => Some(peer),
            (None, None) => None,
        }
    }
}

impl Connection for Ways {
    fn send(&mut self, message: &[u8]) -> Result<(), SendError> {
        self.0.borrow_mut().way().ok_or(SendError::NotOpen)?.send(message)
    }

    fn receive(&mut self) -> Option<Vec<u8>> {
        self.0.borrow_mut().way()?.receive()
    }

    fn status(&self) -> Status {
        self.0.borrow().status()
    }
}
