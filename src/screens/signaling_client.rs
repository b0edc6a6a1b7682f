//! A room at a signalling server, where a table and its guests find each other. Nothing of a game passes
//! through it: only the codes that people carry themselves where there is no server.
//!
//! Who has come into the room is told to those who are there. The table says [`HERE`] to each; a guest
//! says [`CALL`] or [`BACK`] to whoever says so, or comes; the table answers with a code, and the guest
//! with another.
//!
//! What is said goes through a worker (`static/signaling.js`), which is fetched where a server is named.

use std::cell::Cell;
use std::fmt::Write as _;
use std::rc::Rc;

use gloo::events::EventListener;
use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use super::code::RoomId;
use super::file;

/// Of a table, to whoever has come.
pub const HERE: &str = "here";
/// To the table: somebody asks for a place.
pub const CALL: &str = "call";
/// To the table: somebody comes back who has a place.
pub const BACK: &str = "back";

/// What the server calls somebody in a room.
pub type PeerId = String;

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

/// A client of a signalling server, in one of its rooms. The server is called again as long as it does not
/// answer; all ends when this is dropped.
pub struct SignalingClient {
    /// None where the browser starts no worker, which is no other than a server that does not answer.
    worker: Option<Worker>,
    server: Rc<Cell<ServerStatus>>,
    _listeners: Option<[EventListener; 2]>,
}

/// What is known of a server.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ServerStatus {
    /// It is being called.
    Called,
    /// It has let us in.
    Up,
    /// It does not answer, or not any longer.
    Silent,
}

impl SignalingClient {
    /// Goes into a room of the server at this address, which has been found valid.
    pub fn join(server: &str, room: &RoomId, hear: Callback<SignalEvent>) -> SignalingClient {
        let mut address = format!("{server}/conclave-");
        for byte in room {
            // Writing to a text cannot fail.
            let _ = write!(address, "{byte:02x}");
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(&address);
        let worker = Worker::new_with_options(&file("signaling.js"), &options).ok();
        let known = if worker.is_some() { ServerStatus::Called } else { ServerStatus::Silent };
        let server = Rc::new(Cell::new(known));
        let listeners = worker.as_ref().map(|worker| {
            let (known, told) = (server.clone(), hear.clone());
            let message = EventListener::new(worker, "message", move |event| {
                let said: Array = event.unchecked_ref::<MessageEvent>().data().unchecked_into();
                let part = |at| said.get(at).as_string().unwrap_or_default();
                told.emit(match &part(0)[..] {
                    "came" => SignalEvent::Came(part(1)),
                    "left" => SignalEvent::Left(part(1)),
                    "said" => SignalEvent::Said(part(1), part(2)),
                    change => {
                        known.set(if change == "up" {
                            ServerStatus::Up
                        } else {
                            ServerStatus::Silent
                        });
                        SignalEvent::Changed
                    }
                });
            });
            // It could not be fetched.
            let known = server.clone();
            let error = EventListener::new(worker, "error", move |_| {
                known.set(ServerStatus::Silent);
                hear.emit(SignalEvent::Changed);
            });
            [message, error]
        });
        SignalingClient { worker, server, _listeners: listeners }
    }

    /// Whether the server answers.
    pub fn is_up(&self) -> bool {
        self.server.get() == ServerStatus::Up
    }

    /// Whether the server does not answer, or not any longer.
    pub fn has_failed(&self) -> bool {
        self.server.get() == ServerStatus::Silent
    }

    /// Says something to somebody in the room.
    pub fn say(&self, to: &str, data: &str) {
        if let Some(worker) = &self.worker {
            // Lost messages are requested again.
            drop(worker.post_message(&Array::of2(&to.into(), &data.into())));
        }
    }
}

impl Drop for SignalingClient {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.terminate();
        }
    }
}
