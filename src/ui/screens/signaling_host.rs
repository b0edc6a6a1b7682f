//! The table's place in a room at a signalling server ([`SignalingClient`]): one link leads everybody there, and
//! whoever calls is given a code that is theirs alone.

use std::cell::RefCell;
use std::rc::Rc;

use conclave::screens::Connection;
use conclave::session::codec::{from_text, to_text};
use conclave::session::saves::Store;
use yew::Callback;
use yew::platform::spawn_local;

use super::callers::Callers;
use super::code::{Code, Purpose, RoomId, TableId, VALID_MINUTES, build_number};
use super::peer::Peer;
use super::servers::{Servers, signal_host};
use super::signaling_client::{BACK, CALL, HERE, SignalEvent, SignalingClient};
use super::{build, minutes};
use crate::random::random_bytes;
use crate::shell::Shell;
use crate::storage::now;

/// How long the link to the room holds, in minutes: a day.
const LINK_MINUTES: u32 = 24 * 60;
/// The most callers that are being answered.
const MOST_CALLS: usize = 12;
/// A guest who calls again within this time is being answered already, in milliseconds.
const CALL_TIMEOUT_MS: u64 = 1_500;

/// The table as a client of a signalling server: it answers guests who call.
pub struct SignalingHost(Rc<Inner>);

struct Inner {
    table: TableId,
    servers: Servers,
    room: RoomId,
    /// Called with each connection that somebody comes over.
    arrived: Callback<Box<dyn Connection>>,
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
    calls: Vec<Call>,
    /// The number of the next offer.
    next: u32,
    /// Until when the link holds that is shown, in minutes since 1970.
    until: u32,
}

/// Somebody who has called and was answered, or is about to be.
struct Call {
    caller: String,
    /// The number of the offer to them.
    number: u32,
    since: u64,
    /// The end that waits for them.
    peer: Option<Peer>,
}

impl SignalingHost {
    /// Waits in the table's room; none where no signalling server is named.
    pub fn open(
        table: TableId,
        servers: &Servers,
        arrived: Callback<Box<dyn Connection>>,
        wake: Callback<()>,
        shell: &Shell,
    ) -> Option<SignalingHost> {
        let server = servers.signal.clone()?;
        let room = room_of(table, shell);
        let servers = servers.clone();
        let state = RefCell::default();
        let inner = Rc::new(Inner { table, servers, room, arrived, wake, state });
        let weak = Rc::downgrade(&inner);
        let hear = Callback::from(move |heard| {
            if let Some(inner) = weak.upgrade() {
                hear(&inner, heard);
            }
        });
        let signaling = SignalingClient::join(&server, &room, hear);
        inner.state.borrow_mut().signaling = Some(signaling);
        Some(SignalingHost(inner))
    }

    /// From now on codes are given for these purposes.
    pub fn expect(&self, open: &[Purpose]) {
        self.0.state.borrow_mut().open = open.to_vec();
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

/// Takes what is heard in the room.
fn hear(inner: &Rc<Inner>, heard: SignalEvent) {
    match heard {
        SignalEvent::Changed => inner.wake.emit(()),
        SignalEvent::Came(caller) => inner.say(&caller, HERE),
        SignalEvent::Left(caller) => {
            let state = &mut *inner.state.borrow_mut();
            state.calls.retain(|call| call.caller != caller);
            state.callers.forget(&caller);
        }
        SignalEvent::Said(caller, words) => match &words[..] {
            CALL | BACK => answer(inner, caller, words == BACK),
            HERE => {}
            code => inner.connect(&caller, code),
        },
    }
}

/// Answers a call with a code for the caller.
fn answer(inner: &Rc<Inner>, caller: String, back: bool) {
    let (number, purpose) = {
        let state = &mut *inner.state.borrow_mut();
        let is_new = |it: &Call| it.caller == caller && now() < it.since + CALL_TIMEOUT_MS;
        if state.calls.iter().any(is_new) {
            return;
        }
        state.calls.retain(|it| it.caller != caller);
        if state.calls.len() >= MOST_CALLS {
            state.calls.remove(0);
        }
        let purpose = match back {
            true => Purpose::Return,
            false => state.callers.purpose_for(&caller, &state.open, now()),
        };
        let number = state.next;
        state.next += 1;
        state.calls.push(Call { caller: caller.clone(), number, since: now(), peer: None });
        (number, purpose)
    };
    let weak = Rc::downgrade(inner);
    let (ice, wake) = (inner.servers.ice(), inner.wake.clone());
    spawn_local(async move {
        let made = Peer::offer(ice, wake).await;
        let (Some(inner), Some((peer, endpoint))) = (weak.upgrade(), made) else { return };
        let code = Code {
            table: inner.table,
            offer: number,
            until: minutes() + VALID_MINUTES,
            build: build_number(&build()),
            endpoint: Some(endpoint),
            servers: Servers::default(),
            purpose,
        };
        // Who has left meanwhile is not waited for.
        let mut state = inner.state.borrow_mut();
        if let Some(call) = state.calls.iter_mut().find(|call| call.number == number) {
            call.peer = Some(peer);
            drop(state);
            inner.say(&caller, &code.write());
        }
    });
}

impl Inner {
    fn say(&self, to: &str, words: &str) {
        if let Some(signaling) = &self.state.borrow().signaling {
            signaling.say(to, words);
        }
    }

    /// Takes a caller's answer to the code that was given.
    fn connect(&self, caller: &str, text: &str) {
        let Ok(code) = Code::read(text, minutes(), build_number(&build())) else { return };
        let Some(end) = code.endpoint.filter(|_| code.purpose == Purpose::Answer) else { return };
        let mut state = self.state.borrow_mut();
        let is_it =
            |call: &Call| call.caller == caller && call.number == code.offer && call.peer.is_some();
        let at = state.calls.iter().position(is_it).filter(|_| code.table == self.table);
        let Some(peer) = at.and_then(|at| state.calls.remove(at).peer) else { return };
        drop(state);
        let accepted = peer.accept(&end);
        spawn_local(async move {
            // An answer that makes no sense to the browser leads to no connection.
            accepted.await;
        });
        self.arrived.emit(Box::new(peer));
    }
}
