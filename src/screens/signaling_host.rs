//! The table's place in a room at a signalling server ([`SignalingClient`]): one link leads everybody there, and
//! whoever calls is given a code that is theirs alone.

use std::cell::RefCell;
use std::rc::Rc;

use conclave_session::codec::{from_text, to_text};
use conclave_session::saves::Store;
use yew::Callback;

use super::callers::Callers;
use super::code::{Code, Purpose, RoomId, TableId, build_number};
use super::invitation_pool::InvitationPool;
use super::servers::{Servers, signal_host};
use super::signaling_client::{BACK, CALL, HERE, SignalEvent, SignalingClient};
use super::{build, minutes};
use crate::random::random_bytes;
use crate::shell::Shell;
use crate::storage::clock;

/// How long the link to the room holds, in minutes: a day.
const LINK_MINUTES: u32 = 24 * 60;

/// The table as a client of a signalling server: it answers guests who call.
pub struct SignalingHost(Rc<Inner>);

struct Inner {
    table: TableId,
    servers: Servers,
    room: RoomId,
    /// What makes the offers to callers, and takes their answers.
    pool: InvitationPool,
    /// Called when there is something new.
    wake: Callback<()>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    signaling: Option<SignalingClient>,
    /// What the codes of open places are for.
    open: Vec<Purpose>,
    callers: Callers,
    /// Until when the link holds that is shown, in minutes since 1970.
    until: u32,
}

impl SignalingHost {
    /// Waits in the table's room; none where no signalling server is named.
    pub fn open(
        table: TableId,
        servers: &Servers,
        pool: InvitationPool,
        wake: Callback<()>,
        shell: &Shell,
    ) -> Option<SignalingHost> {
        let server = servers.signal.clone()?;
        let room = room_of(table, shell);
        let servers = servers.clone();
        let state = RefCell::default();
        let inner = Rc::new(Inner { table, servers, room, pool, wake, state });
        let weak = Rc::downgrade(&inner);
        let hear = Callback::from(move |heard| {
            if let Some(inner) = weak.upgrade() {
                inner.hear(heard);
            }
        });
        let signaling = SignalingClient::join(&server, &room, hear);
        inner.state.borrow_mut().signaling = Some(signaling);
        Some(SignalingHost(inner))
    }

    /// From now on codes are given for these purposes; those that were made meanwhile are given.
    pub fn expect(&self, open: &[Purpose]) {
        self.0.state.borrow_mut().open = open.to_vec();
        for (caller, code) in self.0.pool.codes_for_callers() {
            self.0.say(&caller, &code);
        }
    }

    /// The machine that has the room.
    pub fn host(&self) -> &str {
        self.0.servers.signal.as_deref().and_then(signal_host).unwrap_or_default()
    }

    /// Whether the server does not answer.
    pub fn is_silent(&self) -> bool {
        self.0.state.borrow().signaling.as_ref().is_some_and(SignalingClient::has_failed)
    }

    /// The code that leads to the room, for everybody; none as long as the server does not answer.
    pub fn code(&self) -> Option<String> {
        let state = &mut *self.0.state.borrow_mut();
        let now = minutes();
        if state.until < now + LINK_MINUTES / 2 {
            state.until = now + LINK_MINUTES;
        }
        let code = Code {
            table: self.0.table,
            offer: 0,
            until: state.until,
            build: build_number(&build()),
            endpoint: None,
            servers: self.0.servers.clone(),
            purpose: Purpose::Meet(self.0.room),
        };
        state.signaling.as_ref().is_some_and(SignalingClient::is_up).then(|| code.write())
    }
}

/// The room of a table: the same when its page is loaded again, so that the link still leads there.
fn room_of(table: TableId, shell: &Shell) -> RoomId {
    kept_room(table, shell).unwrap_or_else(|| {
        let room: RoomId = random_bytes();
        keep_room(table, &room, shell);
        room
    })
}

/// Where the room of a table is kept.
fn key_of_room(table: TableId) -> String {
    format!("conclave:room:{table:016x}")
}

/// The room of a table that was in one.
pub fn kept_room(table: TableId, shell: &Shell) -> Option<RoomId> {
    from_text(&shell.save_store.store().get(&key_of_room(table)).ok()??)
}

/// Keeps the room of a table.
pub fn keep_room(table: TableId, room: &RoomId, shell: &Shell) {
    // Without storage it is another room after loading the page again.
    let _ = shell.save_store.store().set(&key_of_room(table), &to_text(room));
}

impl Inner {
    /// Takes what is heard in the room.
    fn hear(&self, heard: SignalEvent) {
        match heard {
            SignalEvent::Changed => self.wake.emit(()),
            SignalEvent::Came(caller) => self.say(&caller, HERE),
            SignalEvent::Left(caller) => {
                self.state.borrow_mut().callers.forget(&caller);
                self.pool.forget_caller(&caller);
            }
            SignalEvent::Said(caller, words) => match &words[..] {
                CALL | BACK => self.pool.offer_to_caller(caller.clone(), || match &words[..] {
                    BACK => Purpose::Return,
                    _ => {
                        let state = &mut *self.state.borrow_mut();
                        state.callers.purpose_for(&caller, &state.open, clock())
                    }
                }),
                HERE => {}
                answer => {
                    // What is no answer of theirs leads to no connection.
                    let _ = self.pool.answer_of_caller(&caller, answer);
                }
            },
        }
    }

    fn say(&self, to: &str, words: &str) {
        if let Some(signaling) = &self.state.borrow().signaling {
            signaling.say(to, words);
        }
    }
}
