//! A connection at the host's end: the place of its guest, what was sent over it and acknowledged, and the
//! limits on what may come.

use crate::wire::{AnswerError, Key, SyncPoint, encode};
use crate::{Connection, Status, TablePlace};

/// A connection of a host.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineId(pub u32);

/// A guest that says nothing for so long is away, in milliseconds.
pub const SILENCE_MS: u64 = 6_000;
/// A connection without a place is closed after so long, in milliseconds.
const STRANGER_MS: u64 = 30_000;
/// After [`ToGuest::Parted`](crate::wire::ToGuest::Parted) a connection stays open for so long, in
/// milliseconds, so that the message arrives.
const PARTING_MS: u64 = 3_000;
/// A guest's signs of life are answered this often at most, in milliseconds.
const LIFE_MS: u64 = 1_500;
/// What was not acknowledged is sent again after so long at first, in milliseconds.
const RETRY_MS: u64 = 800;
/// The longest wait before it is sent again, in milliseconds.
const LONGEST_RETRY_MS: u64 = 6_000;

/// The shortest time between two answers that one guest brings for others, in milliseconds.
pub const ANSWER_PACE_MS: u64 = 2_000;

/// How many messages may come at once.
const BURST: u64 = 60;
/// The time after which one more may come, in milliseconds.
const PACE_MS: u64 = 40;
/// After so many faults in a row (messages that cannot be read, or beyond the rate) a connection is closed.
const MOST_FAULTS: u32 = 200;

/// A connection to a guest, and how far its guest has followed the game.
pub struct GuestLine {
    pub id: LineId,
    connection: Box<dyn Connection>,
    /// Whether its guest has come by the link for everybody.
    pub called: bool,
    /// The place of its guest; none before the guest is admitted.
    pub place: Option<TablePlace>,
    /// Whether [`HostEvent::Seated`](super::HostEvent::Seated) was returned for it.
    pub told: bool,
    /// When it was first seen open, in milliseconds.
    opened: Option<u64>,
    /// When its last message came.
    heard: u64,
    /// The key of its guest; none before the guest is admitted.
    pub key: Option<Key>,
    /// Whether its guest was asked to say hello again, and has not done so.
    pub asked: bool,
    /// Whether the guest has said that nobody looks at its screen.
    pub hidden: bool,
    /// How far the guest was sent the game.
    pub sent: Option<SyncPoint>,
    /// How far the guest has followed the game, by its last message.
    pub seen: Option<SyncPoint>,
    /// Which revision of the table it was sent, and which it has.
    pub table_sent: u32,
    pub table_seen: u32,
    /// For how many more seconds the table may talk, as it was last told.
    pub talk_sent: u32,
    /// When something that waits for an answer was last sent, and how long to wait for it.
    sent_at: u64,
    retry: u64,
    /// When its guest's signs of life were last answered.
    life_at: u64,
    /// When everything was last sent that was asked for again.
    again_at: u64,
    /// Rate limit: each message moves this on by [`PACE_MS`], at most to now; it is never more than [`BURST`]
    /// messages behind now.
    paid_until: u64,
    faults: u32,
    /// When it is dropped: its guest has been told that this is the end.
    ends: Option<u64>,
    /// The last answer that its guest has brought for somebody else.
    brought: Option<Brought>,
}

/// An answer to an invitation that a guest has brought.
struct Brought {
    number: u32,
    /// When it came.
    at: u64,
    /// The answer, until the table looks at it.
    code: Option<String>,
    /// What the table has reported of it.
    verdict: Option<Result<(), AnswerError>>,
}

impl GuestLine {
    pub fn new(id: LineId, connection: Box<dyn Connection>, now: u64) -> GuestLine {
        GuestLine {
            id,
            connection,
            called: false,
            place: None,
            key: None,
            asked: false,
            told: false,
            opened: None,
            heard: now,
            hidden: false,
            sent: None,
            seen: None,
            table_sent: 0,
            table_seen: 0,
            talk_sent: 0,
            sent_at: now,
            retry: RETRY_MS,
            life_at: 0,
            again_at: 0,
            paid_until: 0,
            faults: 0,
            ends: None,
            brought: None,
        }
    }

    /// How the connection itself is doing.
    pub fn status(&self) -> Status {
        self.connection.status()
    }

    /// Whether the table's next page can take the connection over.
    pub fn can_be_left(&self) -> bool {
        self.connection.can_be_left()
    }

    /// Whether its guest is at the table: its messages come, and somebody looks at its screen.
    pub fn is_present(&self, now: u64) -> bool {
        self.ends.is_none()
            && !self.hidden
            && self.status() == Status::Open
            && now.saturating_sub(self.heard) < SILENCE_MS
    }

    /// Notes when it has opened.
    pub fn look(&mut self, now: u64) {
        if self.opened.is_none() && self.status() == Status::Open {
            (self.opened, self.heard) = (Some(now), now);
        }
    }

    /// Whether the connection is of no more use.
    pub fn is_over(&self, now: u64) -> bool {
        let long_ago = |opened: u64| now.saturating_sub(opened) > STRANGER_MS;
        self.status() == Status::Closed
            || self.ends.is_some_and(|ends| now >= ends)
            || (self.place.is_none() && self.opened.is_some_and(long_ago))
    }

    /// Whether its guest has been told that this is the end.
    pub fn is_ending(&self) -> bool {
        self.ends.is_some()
    }

    /// The next message; none when there is none, or there were too many.
    pub fn receive(&mut self, now: u64) -> Option<Vec<u8>> {
        if self.ends.is_some() {
            return None;
        }
        let message = loop {
            let message = self.connection.receive()?;
            let start = self.paid_until.max(now.saturating_sub(BURST * PACE_MS));
            if start <= now {
                self.paid_until = start + PACE_MS;
                break message;
            }
            // The answer is dropped; what matters is sent again.
            self.faults += 1;
            if self.is_flooded() {
                return None;
            }
        };
        self.heard = now;
        Some(message)
    }

    /// Counts a fault: something that no guest's program does.
    pub fn fault(&mut self) {
        self.faults += 1;
    }

    /// The guest has done something legal: faults are counted anew.
    pub fn trust(&mut self) {
        self.faults = 0;
    }

    /// Whether there were too many faults.
    pub fn is_flooded(&self) -> bool {
        self.faults > MOST_FAULTS
    }

    /// Sends a message. Errors do not matter here: what is not acknowledged is sent again.
    pub fn send(&mut self, message: &impl serde::Serialize) {
        let _ = self.connection.send(&encode(message));
    }

    /// Notes that something was sent whose arrival the guest will confirm.
    pub fn await_answer(&mut self, now: u64) {
        self.sent_at = now;
    }

    /// Whether something of what was sent has to be sent again, because no answer came in time.
    pub fn is_overdue(&mut self, now: u64) -> bool {
        let overdue = now.saturating_sub(self.sent_at) >= self.retry;
        if overdue {
            self.retry = (self.retry * 2).min(LONGEST_RETRY_MS);
        }
        overdue
    }

    /// Notes how far the guest says it has come.
    pub fn acknowledge(&mut self, position: Option<SyncPoint>, revision: u32) {
        if position > self.seen || revision > self.table_seen {
            self.retry = RETRY_MS;
        }
        // Late messages say less than newer ones did.
        self.seen = self.seen.max(position);
        self.table_seen = self.table_seen.max(revision);
    }

    /// Whether a sign of life of its guest is to be answered, so that the guest knows that the table is
    /// there though nothing happens.
    pub fn may_answer_life(&mut self, now: u64) -> bool {
        let may = now.saturating_sub(self.life_at) >= LIFE_MS;
        if may {
            self.life_at = now;
        }
        may
    }

    /// Whether a request to send everything again is granted: not too often.
    pub fn may_ask_again(&mut self, now: u64) -> bool {
        let may = now.saturating_sub(self.again_at) >= RETRY_MS / 4 || self.again_at == 0;
        if may {
            self.again_at = now;
        }
        may
    }

    /// Leaves the connection open for the table's next page: [`Connection::leave_open`].
    pub fn leave_open(&mut self, table: u64) {
        self.connection.leave_open(table);
    }

    /// Its connection, for something else than this table.
    pub fn into_connection(self) -> Box<dyn Connection> {
        self.connection
    }

    /// Its guest is asked who it is, and has no place until it has said so.
    pub fn ask_again(&mut self, question: &impl serde::Serialize, now: u64) {
        (self.place, self.asked, self.opened) = (None, true, Some(now));
        self.send(question);
    }

    /// Notes an answer that its guest brings; a repeated one is reported on again. One that comes too soon
    /// is dropped: the guest repeats it.
    pub fn deliver_answer(
        &mut self,
        number: u32,
        code: String,
        now: u64,
    ) -> Option<Result<(), AnswerError>> {
        match &self.brought {
            Some(last) if last.number == number => return last.verdict,
            Some(last) if last.number > number || last.verdict.is_none() => return None,
            Some(last) if now.saturating_sub(last.at) < ANSWER_PACE_MS => return None,
            _ => {}
        }
        self.brought = Some(Brought { number, at: now, code: Some(code), verdict: None });
        None
    }

    /// The answer that its guest has brought, once.
    pub fn take_brought(&mut self) -> Option<String> {
        self.brought.as_mut()?.code.take()
    }

    /// What becomes of that answer. Returns its number.
    pub fn report_answer(&mut self, verdict: Result<(), AnswerError>) -> Option<u32> {
        let brought = self.brought.as_mut()?;
        brought.verdict = Some(verdict);
        Some(brought.number)
    }

    /// Sends the last message.
    pub fn part(&mut self, why: &impl serde::Serialize, now: u64) {
        self.send(why);
        self.ends = Some(now + PARTING_MS);
        self.place = None;
    }
}
