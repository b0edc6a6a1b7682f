//! Another window of the same browser: the television beside the laptop. Windows of one page hear each
//! other over a `BroadcastChannel` named after the table.
//!
//! A guest calls the table until it answers; then both have a line. Who closes the window says so. An
//! answer to an invitation (`super::code`) that is opened in any window of the table's browser comes
//! this way too.

use conclave_screens::wire::LONGEST_TO_GUEST;
use conclave_screens::{Connection, SendError, Status};
use gloo::events::EventListener;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};
use yew::Callback;

use super::code::TableId;
use super::inbox::Inbox;

/// The number of a window, drawn by chance each time its page is loaded. The table's is 0.
pub type WindowId = u32;

/// The window of the table.
pub const TABLE: WindowId = 0;

/// All windows around the table.
const EVERYBODY: WindowId = WindowId::MAX;

/// What windows say to each other, each with the window that says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WindowMessage {
    /// To the table: are you there?
    Call,
    /// Of the table: yes.
    Here,
    /// A message of a connection.
    Data(Vec<u8>),
    /// This window is being closed.
    Bye,
    /// To the table: the answer to an invitation, as a code.
    Answer(String),
    /// Of the table: thank you for the answer. Or: it is of no use, by the key of the reason.
    Taken(String),
}

/// What is said among the windows around a table.
#[derive(Debug)]
pub struct Windows {
    channel: BroadcastChannel,
    own: WindowId,
    _listeners: Vec<EventListener>,
}

impl Windows {
    /// Joins in as window `own`; none where the browser has no such channels. `hear` is called with what
    /// is said to this window, and by which.
    pub fn join(
        table: TableId,
        own: WindowId,
        hear: Callback<(WindowId, WindowMessage)>,
    ) -> Option<Windows> {
        let channel = BroadcastChannel::new(&format!("conclave-table-{table:016x}")).ok()?;
        let message = EventListener::new(&channel, "message", move |event| {
            let data = event.unchecked_ref::<MessageEvent>().data();
            if let Some((from, to, said)) = read(&data)
                && from != own
                && (to == own || to == EVERYBODY)
            {
                hear.emit((from, said));
            }
        });
        let leaving = channel.clone();
        let hide = EventListener::new(&gloo::utils::window(), "pagehide", move |_| {
            drop(leaving.post_message(&write(own, EVERYBODY, &WindowMessage::Bye)));
        });
        Some(Windows { channel, own, _listeners: vec![message, hide] })
    }

    /// Says something to a window.
    pub fn say(&self, to: WindowId, said: &WindowMessage) {
        // Sending on a closed channel fails; that does not matter.
        drop(self.channel.post_message(&write(self.own, to, said)));
    }

    /// A line to another window, which hears what is put into `inbox`.
    pub fn line(&self, to: WindowId, inbox: Inbox) -> WindowLine {
        WindowLine { channel: self.channel.clone(), own: self.own, to, inbox }
    }
}

impl Drop for Windows {
    fn drop(&mut self) {
        self.say(EVERYBODY, &WindowMessage::Bye);
        self.channel.close();
    }
}

/// A line to another window.
#[derive(Debug)]
pub struct WindowLine {
    channel: BroadcastChannel,
    own: WindowId,
    to: WindowId,
    inbox: Inbox,
}

impl Connection for WindowLine {
    fn send(&mut self, message: &[u8]) -> Result<(), SendError> {
        if self.inbox.status() != Status::Open {
            return Err(SendError::NotOpen);
        }
        let said = write(self.own, self.to, &WindowMessage::Data(message.to_vec()));
        self.channel.post_message(&said).map_err(|_| SendError::NotOpen)
    }

    fn receive(&mut self) -> Option<Vec<u8>> {
        self.inbox.pop()
    }

    fn status(&self) -> Status {
        self.inbox.status()
    }
}

/// What is said, as a list: from, to, what, and its content.
fn write(from: WindowId, to: WindowId, said: &WindowMessage) -> Array {
    let (kind, content) = match said {
        WindowMessage::Call => ("call", JsValue::NULL),
        WindowMessage::Here => ("here", JsValue::NULL),
        WindowMessage::Data(bytes) => ("data", Uint8Array::from(&bytes[..]).into()),
        WindowMessage::Bye => ("bye", JsValue::NULL),
        WindowMessage::Answer(code) => ("answer", code.into()),
        WindowMessage::Taken(reason) => ("taken", reason.into()),
    };
    Array::of4(&from.into(), &to.into(), &kind.into(), &content)
}

/// Reads such a list. Other pages of this origin may say anything.
fn read(data: &JsValue) -> Option<(WindowId, WindowId, WindowMessage)> {
    let list = data.dyn_ref::<Array>()?;
    let number = |at| list.get(at).as_f64().map(|number| number as WindowId);
    let content = list.get(3);
    let said = match list.get(2).as_string()?.as_str() {
        "call" => WindowMessage::Call,
        "here" => WindowMessage::Here,
        "data" => {
            let bytes: Uint8Array = content.dyn_into().ok()?;
            WindowMessage::Data(
                (bytes.length() as usize <= LONGEST_TO_GUEST).then(|| bytes.to_vec())?,
            )
        }
        "bye" => WindowMessage::Bye,
        "answer" => WindowMessage::Answer(content.as_string()?),
        "taken" => WindowMessage::Taken(content.as_string()?),
        _ => return None,
    };
    Some((number(0)?, number(1)?, said))
}
