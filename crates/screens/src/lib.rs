//! One table, many screens: one device has the game, and the others play with what their seats may know.
//!
//! The device that opens the table has the only [`Session`](conclave_session::Session): seed, secrets,
//! record. Around it is a [`Host`]; at the other end of each [`Connection`] is a [`Guest`], which
//! holds its seat's view, its legal actions, and the events as its seat may know them, and sends
//! numbered actions. Nothing here has a clock, randomness or a browser: times and keys are given in.
//!
//! | module | what |
//! |---|---|
//! | [`connection`] | what carries messages |
//! | [`wire`] | the messages |
//! | [`host`] | the table: who may come, what they are sent, what they may do |
//! | [`guest`] | a screen at the table |
//! | [`forwarder`] | a device that was the table, until everybody is connected to the new one |
//! | [`memory`] | connections in memory, with faults, for tests |

pub mod connection;
pub mod forwarder;
pub mod guest;
pub mod host;
pub mod memory;
mod pending_answers;
pub mod wire;

pub use connection::{Connection, SendError, Status};
pub use forwarder::{Forwarder, ForwarderTask};
pub use guest::{Guest, GuestEvent, Seen};
pub use host::{HandOver, Host, HostEvent, HostRecord, LineId};
pub use wire::{Hello, Invitation, Key, TablePlace};
