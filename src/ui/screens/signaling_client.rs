//! A room at a signalling server, where a table and its guests find each other. Nothing of a game passes
//! through it: only the codes that people carry themselves where there is no server.
//!
//! Who has come into the room is told to those who are there. The table says [`HERE`] to each; a guest
//! says [`CALL`] or [`BACK`] to whoever says so, or comes; the table answers with a code, and the guest
//! with another.

use std::cell::{Cell, RefCell};
use std::fmt::Write as _;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, WebSocket};
use yew::Callback;

use super::code::RoomId;
use super::matchbox::{Event, KEEP_ALIVE, PeerId, signal};

/// Of a table, to whoever has come.
pub const HERE: &str = "here";
/// To the table: somebody asks for a place.
pub const CALL: &str = "call";
/// To the table: somebody comes back who has a place.
pub const BACK: &str = "back";

/// How often something is said, so that nothing on the way takes the connection for forgotten, in milliseconds.
const KEEP_ALIVE_MS: u32 = 10_000;
/// How long to wait before the server is tried again: at first, and at most, in milliseconds.
const RETRY_MS: u32 = 1_000;
const LONGEST_RETRY_MS: u32 = 15_000;

/// What is heard in a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SignalEvent {
    /// The room is there, or not any longer.
    Changed,
    /// Somebody has come.
    Came(PeerId),
    /// Somebody has left.
    Left(PeerId),
    /// Somebody says this to us.
    Said(PeerId, String),
}

/// A client of a signalling server, in one of its rooms. The connection is tried again as long as the server
/// does not answer, and ends when this is dropped.
pub struct SignalingClient(Rc<Inner>);

struct Inner {
    url: String,
    hear: Callback<SignalEvent>,
    socket: RefCell<Option<SignalSocket>>,
    /// Whether the server has let us in, and whether it has failed to since.
    is_up: Cell<bool>,
    has_failed: Cell<bool>,
    retry_ms: Cell<u32>,
    again: RefCell<Option<Timeout>>,
}

/// A WebSocket to the server.
struct SignalSocket {
    socket: WebSocket,
    _listeners: Vec<EventListener>,
    _alive: Interval,
}

impl SignalingClient {
    /// Goes into a room of the server at this address, which has been found valid.
    pub fn join(server: &str, room: &RoomId, hear: Callback<SignalEvent>) -> SignalingClient {
        let mut url = format!("{server}/conclave-");
        for byte in room {
            // Writing to a text cannot fail.
            let _ = write!(url, "{byte:02x}");
        }
        let inner = Rc::new(Inner {
            url,
            hear,
            socket: RefCell::default(),
            is_up: Cell::default(),
            has_failed: Cell::default(),
            retry_ms: Cell::new(RETRY_MS),
            again: RefCell::default(),
        });
        connect(&inner);
        SignalingClient(inner)
    }

    /// Whether the server answers.
    pub fn is_up(&self) -> bool {
        self.0.is_up.get()
    }

    /// Whether the server does not answer, or not any longer.
    pub fn has_failed(&self) -> bool {
        self.0.has_failed.get()
    }

    /// Says something to somebody in the room.
    pub fn say(&self, to: &str, data: &str) {
        if let Some(socket) = &*self.0.socket.borrow() {
            socket.send(&signal(to, data));
        }
    }
}

/// Calls the server.
fn connect(inner: &Rc<Inner>) {
    // A page's policy may forbid it, which is no other than a server that does not answer.
    let Ok(socket) = WebSocket::new(&inner.url) else { return retry(inner) };
    let weak = Rc::downgrade(inner);
    let message = EventListener::new(&socket, "message", move |event| {
        let data = event.unchecked_ref::<MessageEvent>().data().as_string();
        let event = data.and_then(|text| Event::read(&text));
        let (Some(inner), Some(event)) = (weak.upgrade(), event) else { return };
        inner.hear.emit(match event {
            Event::IdAssigned(_) => {
                inner.is_up.set(true);
                inner.has_failed.set(false);
                inner.retry_ms.set(RETRY_MS);
                SignalEvent::Changed
            }
            Event::NewPeer(peer) => SignalEvent::Came(peer),
            Event::PeerLeft(peer) => SignalEvent::Left(peer),
            Event::Signal { sender, data } => SignalEvent::Said(sender, data),
        });
    });
    // It comes after every error, too.
    let weak = Rc::downgrade(inner);
    let close = EventListener::new(&socket, "close", move |_| {
        if let Some(inner) = weak.upgrade() {
            inner.is_up.set(false);
            retry(&inner);
            inner.hear.emit(SignalEvent::Changed);
        }
    });
    let of = socket.clone();
    let alive = Interval::new(KEEP_ALIVE_MS, move || send(&of, KEEP_ALIVE));
    let socket = SignalSocket { socket, _listeners: vec![message, close], _alive: alive };
    inner.socket.replace(Some(socket));
}

/// Calls the server again after a while, each time a longer one.
fn retry(inner: &Rc<Inner>) {
    inner.has_failed.set(true);
    let wait = inner.retry_ms.get();
    inner.retry_ms.set((wait * 2).min(LONGEST_RETRY_MS));
    let weak = Rc::downgrade(inner);
    let again = Timeout::new(wait, move || {
        if let Some(inner) = weak.upgrade() {
            connect(&inner);
        }
    });
    inner.again.replace(Some(again));
}

fn send(socket: &WebSocket, words: &str) {
    if socket.ready_state() == WebSocket::OPEN {
        // What is lost is asked for again.
        drop(socket.send_with_str(words));
    }
}

impl SignalSocket {
    fn send(&self, words: &str) {
        send(&self.socket, words);
    }
}

impl Drop for SignalSocket {
    fn drop(&mut self) {
        drop(self.socket.close());
    }
}
