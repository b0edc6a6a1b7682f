//! Messages between screens through the page around a frame: one frame is the table, others are guests
//! (docs/embedding.md). A screen sends with `conclave.relay`, and receives the event `conclave-relay`
//! (`static/frame.js`).
//!
//! A guest calls the table until it answers with a code (`super::code`); then both have a line. A message is
//! bytes: its kind, the number of the guest's visit (drawn at random each time its page is loaded), and its
//! content. The page says who a message is from; nothing else that the page says is trusted.

use conclave_screens::wire::LONGEST_TO_GUEST;
use conclave_screens::{Connection, SendError, Status};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::window;
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use web_sys::CustomEvent;
use yew::Callback;

use super::inbox::Inbox;
use crate::boot;

/// The name of the table. The page chooses the names of guests.
pub const TABLE: &str = "table";

/// The number of a guest's visit.
pub type Visit = u32;

/// A message between screens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RelayMessage {
    /// To the table: a guest asks for a place.
    Call,
    /// To the table: a guest comes back who has a place.
    Back,
    /// From the table: a code for the guest who called.
    Code(String),
    /// A message of a connection.
    Data(Vec<u8>),
    /// To a guest: the table does not know this visit.
    Unknown,
}

/// The bytes of a message.
pub fn write(visit: Visit, said: &RelayMessage) -> Vec<u8> {
    let (kind, content): (u8, &[u8]) = match said {
        RelayMessage::Call => (0, &[]),
        RelayMessage::Back => (1, &[]),
        RelayMessage::Code(code) => (2, code.as_bytes()),
        RelayMessage::Data(message) => (3, message),
        RelayMessage::Unknown => (4, &[]),
    };
    [&[kind], &visit.to_le_bytes()[..], content].concat()
}

/// The message of such bytes; none when they are not one.
pub fn read(bytes: &[u8]) -> Option<(Visit, RelayMessage)> {
    let (&kind, rest) = bytes.split_first()?;
    let (visit, content) = rest.split_first_chunk()?;
    let said = match (kind, content) {
        (0, []) => RelayMessage::Call,
        (1, []) => RelayMessage::Back,
        (2, code) => RelayMessage::Code(String::from_utf8(code.to_vec()).ok()?),
        (3, message) if message.len() <= LONGEST_TO_GUEST => RelayMessage::Data(message.to_vec()),
        (4, []) => RelayMessage::Unknown,
        _ => return None,
    };
    Some((Visit::from_le_bytes(*visit), said))
}

/// Sends a message.
pub fn say(to: &str, visit: Visit, said: &RelayMessage) {
    boot::relay(to, &write(visit, said));
}

/// Receives messages as long as this is kept. `hear` is called with the sender's name, the number of the visit,
/// and the message.
#[derive(Debug)]
pub struct Relay {
    _listener: EventListener,
}

impl Relay {
    /// Listens from now on.
    pub fn open(hear: Callback<(String, Visit, RelayMessage)>) -> Relay {
        let options = EventListenerOptions::enable_prevent_default();
        let listen = move |event: &web_sys::Event| {
            // Tells the page that the message was received.
            event.prevent_default();
            let detail = event.unchecked_ref::<CustomEvent>().detail();
            let part = |name: &str| Reflect::get(&detail, &name.into()).ok();
            let from = part("from").and_then(|from| from.as_string());
            let bytes = part("data").and_then(|data| data.dyn_into::<Uint8Array>().ok());
            if let (Some(from), Some(bytes)) = (from, bytes)
                && let Some((visit, said)) = read(&bytes.to_vec())
            {
                hear.emit((from, visit, said));
            }
        };
        let listener =
            EventListener::new_with_options(&window(), "conclave-relay", options, listen);
        Relay { _listener: listener }
    }
}

/// A line to another screen.
#[derive(Debug)]
pub struct RelayLine {
    to: String,
    visit: Visit,
    inbox: Inbox,
}

impl RelayLine {
    /// A line to the screen of this name; what is put into `inbox` is received from it.
    pub fn new(to: String, visit: Visit, inbox: Inbox) -> RelayLine {
        RelayLine { to, visit, inbox }
    }
}

impl Connection for RelayLine {
    fn send(&mut self, message: &[u8]) -> Result<(), SendError> {
        if self.inbox.status() != Status::Open {
            return Err(SendError::NotOpen);
        }
        if message.len() > LONGEST_TO_GUEST {
            return Err(SendError::TooLong);
        }
        say(&self.to, self.visit, &RelayMessage::Data(message.to_vec()));
        Ok(())
    }

    fn receive(&mut self) -> Option<Vec<u8>> {
        self.inbox.pop()
    }

    fn status(&self) -> Status {
        self.inbox.status()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_heard_and_nonsense_is_not() {
        for said in [
            RelayMessage::Call,
            RelayMessage::Back,
            RelayMessage::Code("aB-_9".into()),
            RelayMessage::Data(vec![1, 2, 3]),
            RelayMessage::Data(vec![7; LONGEST_TO_GUEST]),
            RelayMessage::Unknown,
        ] {
            assert_eq!(read(&write(0x0102_0304, &said)), Some((0x0102_0304, said)));
        }
        let bytes = write(7, &RelayMessage::Call);
        for length in 0..bytes.len() {
            assert_eq!(read(&bytes[..length]), None, "{length}");
        }
        assert_eq!(read(&[&bytes[..], &[0]].concat()), None);
        assert_eq!(read(&[9, 0, 0, 0, 0]), None);
        assert_eq!(read(&[2, 0, 0, 0, 0, 255]), None, "no text");
        let long = [&[3, 0, 0, 0, 0], &vec![0; LONGEST_TO_GUEST + 1][..]].concat();
        assert_eq!(read(&long), None);
    }
}
