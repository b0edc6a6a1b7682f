//! A device that has handed the table over to another one, and still has the guests' connections: it forwards
//! codes between the new table and the guests who are not connected to it yet. It does not follow the game.

use std::marker::PhantomData;

use super::errands::Errands;
use super::wire::{
    AnswerError, Hello, Key, LONGEST_TO_GUEST, SyncPoint, ToGuest, ToHost, decode, encode,
};
use super::{Connection, Status};
use crate::table::Rules;

/// How long to wait for an answer before hello is said again, in milliseconds.
const RETRY_MS: u64 = 800;
/// How often a courier tells the table that it is still there, in milliseconds.
const LIFE_MS: u64 = 2_000;

/// What a courier is to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Errand {
    /// Pass a code on to whoever has this key.
    PassOn(Key, String),
    /// Tell whoever gave the last answer ([`Courier::bring`]) what became of it.
    Tell(Result<(), AnswerError>),
}

/// A device that was the table. See the [module](self).
pub struct Courier<G: Rules> {
    hello: Hello,
    /// Whether the table has answered, ever and over this connection.
    welcomed: bool,
    is_in: bool,
    hello_at: Option<u64>,
    life_at: u64,
    /// How much of the game and of the seating it confirms, so that the table does not send these again. It
    /// keeps nothing of them.
    position: Option<SyncPoint>,
    revision: u32,
    errands: Errands,
    game: PhantomData<G>,
}

impl<G: Rules> Courier<G> {
    /// A courier who has a place at the table.
    pub fn new(hello: Hello) -> Courier<G> {
        Courier {
            hello,
            welcomed: false,
            is_in: false,
            hello_at: None,
            life_at: 0,
            position: None,
            revision: 0,
            errands: Errands::default(),
            game: PhantomData,
        }
    }

    /// Whether the table has answered.
    pub fn is_welcome(&self) -> bool {
        self.welcomed
    }

    /// Brings the table an answer that somebody else gives. Returns whether it can; it cannot as long as
    /// the last one is on its way.
    pub fn bring(&mut self, code: &str) -> bool {
        self.errands.bring(code)
    }

    /// Takes in what has come, up to the next thing to be done, and sends what is to be sent. To be called
    /// until there is nothing more, whenever a message comes, and every half second besides. `now` is in
    /// milliseconds since 1970.
    pub fn poll(&mut self, connection: &mut dyn Connection, now: u64) -> Option<Errand> {
        while let Some(bytes) = connection.receive() {
            if let Ok(message) = decode(&bytes, LONGEST_TO_GUEST)
                && let Some(errand) = self.hear(message)
            {
                return Some(errand);
            }
        }
        if connection.status() == Status::Open {
            self.speak(connection, now);
        }
        None
    }

    fn hear(&mut self, message: ToGuest) -> Option<Errand> {
        match message {
            ToGuest::Welcome(_) => (self.welcomed, self.is_in) = (true, true),
            ToGuest::Greet(_) => (self.is_in, self.hello_at) = (false, None),
            ToGuest::Update(position, _) => self.position = Some(position),
            ToGuest::Table(table) => self.revision = table.revision,
            ToGuest::PassOn { to, code } => return Some(Errand::PassOn(to, code)),
            ToGuest::Answered(number, verdict) if self.errands.is_reported(number) => {
                return Some(Errand::Tell(verdict));
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
        if let Some((number, code)) = self.errands.next_due(now) {
            say(ToHost::Answer { number, code });
        }
        if due(self.life_at, LIFE_MS) {
            say(ToHost::Seen { position: self.position, revision: self.revision });
            self.life_at = now;
        }
    }
}
