//! A device that has handed the table over to another one, and still has the guests' connections: it forwards
//! codes between the new table and the guests who are not connected to it yet. It does not follow the game.

use std::marker::PhantomData;

use super::pending_answers::PendingAnswers;
use super::wire::{
    AnswerError, Hello, Key, LONGEST_TO_GUEST, SyncPoint, ToGuest, ToHost, decode, encode,
};
use super::{Connection, Status};
use conclave_rules::table::Rules;

/// How long to wait for an answer before the greeting is sent again, in milliseconds.
const RETRY_MS: u64 = 800;
/// How often a forwarder tells the table that it is still there, in milliseconds.
const LIFE_MS: u64 = 2_000;

/// What the owner of a forwarder must do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForwarderTask {
    /// Pass a code on to whoever has this key.
    PassOn(Key, String),
    /// Report the result to the guest whose answer was brought last ([`Forwarder::deliver_answer`]).
    Tell(Result<(), AnswerError>),
}

/// A device that was the table. See the [module](self).
pub struct Forwarder<G: Rules> {
    hello: Hello,
    /// Whether the table has answered, ever and over this connection.
    welcomed: bool,
    is_in: bool,
    hello_at: Option<u64>,
    life_at: u64,
    /// What it acknowledges of the game and the seating, so that the table does not send them again. It
    /// stores neither.
    position: Option<SyncPoint>,
    revision: u32,
    answers: PendingAnswers,
    game: PhantomData<G>,
}

impl<G: Rules> Forwarder<G> {
    /// A forwarder who has a place at the table.
    pub fn new(hello: Hello) -> Forwarder<G> {
        Forwarder {
            hello,
            welcomed: false,
            is_in: false,
            hello_at: None,
            life_at: 0,
            position: None,
            revision: 0,
            answers: PendingAnswers::default(),
            game: PhantomData,
        }
    }

    /// Whether the table has answered.
    pub fn is_welcome(&self) -> bool {
        self.welcomed
    }

    /// Brings the table somebody else's answer. Returns false while the last one is still on its way.
    pub fn deliver_answer(&mut self, code: &str) -> bool {
        self.answers.deliver_answer(code)
    }

    /// Handles incoming messages up to the next task, and sends what is due. Call it until it returns
    /// none: whenever a message has arrived, and every half second. `now` is in milliseconds since 1970.
    pub fn poll(&mut self, connection: &mut dyn Connection, now: u64) -> Option<ForwarderTask> {
        while let Some(bytes) = connection.receive() {
            if let Ok(message) = decode(&bytes, LONGEST_TO_GUEST)
                && let Some(task) = self.hear(message)
            {
                return Some(task);
            }
        }
        if connection.status() == Status::Open {
            self.speak(connection, now);
        }
        None
    }

    fn hear(&mut self, message: ToGuest) -> Option<ForwarderTask> {
        match message {
            ToGuest::Welcome(_) => (self.welcomed, self.is_in) = (true, true),
            ToGuest::Greet(_) => (self.is_in, self.hello_at) = (false, None),
            ToGuest::Update(position, _) => self.position = Some(position),
            ToGuest::Table(table) => self.revision = table.revision,
            ToGuest::PassOn { to, code } => return Some(ForwarderTask::PassOn(to, code)),
            ToGuest::Answered(number, verdict) if self.answers.is_reported(number) => {
                return Some(ForwarderTask::Tell(verdict));
            }
            _ => {}
        }
        None
    }

    fn speak(&mut self, connection: &mut dyn Connection, now: u64) {
        let due = |at: u64, wait: u64| now.saturating_sub(at) >= wait;
        let mut say = |message: ToHost<G>| connection.send(&encode(&message)).is_ok();
        if !self.is_in {
            if self.hello_at.is_none_or(|at| due(at, RETRY_MS)) {
                say(ToHost::Hello(self.hello.clone(), None));
                self.hello_at = Some(now);
            }
            return;
        }
        if let Some((number, code)) = self.answers.next_due(now) {
            say(ToHost::Answer { number, code });
        }
        if due(self.life_at, LIFE_MS) {
            say(ToHost::Seen { position: self.position, revision: self.revision });
            self.life_at = now;
        }
    }
}
