//! What carries messages between two screens.

use std::fmt;

/// How a connection, or a screen's way to the table, is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Nobody has answered the invitation yet.
    Waiting,
    /// Both ends are known, and the connection between them is being made.
    Connecting,
    /// Messages pass.
    Open,
    /// It was open, and may be again: the other end is asleep, or out of reach.
    Away,
    /// It is closed for good.
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
    /// The send buffer is full.
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
/// It need not be reliable: [`Host`](super::Host) and [`Guest`](super::Guest) cope with messages that are
/// lost, late, doubled or out of order. A message arrives whole or not at all. Dropping a connection closes
/// it.
pub trait Connection {
    /// Sends a message, without waiting for its arrival.
    ///
    /// # Errors [`SendError`] when it was not sent; the caller may try again later.
    fn send(&mut self, message: &[u8]) -> Result<(), SendError>;

    /// The next message that has arrived; none when there is none now.
    fn receive(&mut self) -> Option<Vec<u8>>;

    /// How it is doing.
    fn status(&self) -> Status;

    /// Leaves the connection open for whatever is at this table next (another game, by a program of its own,
    /// or this device in another role), which takes over the connections that are left under this name.
    /// Dropping it then closes nothing. Connections that can be made again without anybody's help do nothing
    /// here.
    fn leave_open(&mut self, _table: u64) {}

    /// Whether it can be taken over ([`Connection::leave_open`]): such connections lead to another device.
    fn can_be_left(&self) -> bool {
        false
    }
}
