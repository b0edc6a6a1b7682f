//! What carries messages between two screens.

use std::fmt;

/// How a connection, or a screen's way to the table, is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Nobody has answered the invitation yet.
    Waiting,
    /// Both ends are known, and look for a way to each other.
    Connecting,
    /// Messages pass.
    Open,
    /// It was open, and may be again: the other end is asleep, or out of reach.
    Away,
    /// It will carry no message any more.
    Closed,
}

impl Status {
    /// Its name in the page: `data-connection`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Connecting => "connecting",
            Status::Open => "open",
            Status::Away => "away",
            Status::Closed => "closed",
        }
    }
}

/// Why a message was not sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SendError {
    /// The connection is not open.
    NotOpen,
    /// The message is longer than the connection carries.
    TooLong,
    /// More is on its way than the connection keeps.
    Full,
}

impl fmt::Display for SendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SendError::NotOpen => "the connection is not open",
            SendError::TooLong => "the message is too long",
            SendError::Full => "too much is on its way",
        })
    }
}

impl std::error::Error for SendError {}

/// Carries whole messages between two screens.
///
/// Nothing more is asked of it: [`Host`](super::Host) and [`Guest`](super::Guest) live with messages
/// that are lost, late, doubled or out of order. A message arrives whole or not at all. Dropping a
/// connection closes it.
pub trait Connection {
    /// Sends a message, without waiting for its arrival.
    ///
    /// # Errors
    /// [`SendError`] when it is not on its way; it may be sent again later.
    fn send(&mut self, message: &[u8]) -> Result<(), SendError>;

    /// The next message that has arrived; none when there is none now.
    fn receive(&mut self) -> Option<Vec<u8>>;

    /// How it is doing.
    fn status(&self) -> Status;

    /// Another program of the same page takes it over, which plays another game at the same table: it
    /// is left open where that one looks for connections of this name, and dropping it closes nothing.
    /// Connections that are made again without anybody's help do nothing here.
    fn leave_open(&mut self, _table: u64) {}

    /// Whether another program of the same page can take it over ([`Connection::leave_open`]). It leads to
    /// another device then.
    fn can_be_left(&self) -> bool {
        false
    }
}
