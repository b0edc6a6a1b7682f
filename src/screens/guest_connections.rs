//! A guest's connections to the table: through another window of the same browser (BroadcastChannel); over a
//! peer connection (WebRTC) whose answer is shown to the table, or goes there through a signalling server; or
//! through the page around this frame.
//!
//! Together they are one [`Connection`]: the first that opens is used, and the others are dropped. A
//! connection that was made through a server is made again when it is lost.

use std::cell::RefCell;
use std::rc::Rc;

use conclave_screens::{Connection, Invitation, SendError, Status};
use gloo::timers::callback::Interval;
use yew::Callback;
use yew::platform::spawn_local;

use super::code::{Code, CodeError, Purpose, build_number};
use super::endpoint::Endpoint;
use super::inbox::Inbox;
use super::peer::Peer;
use super::relay::{self, Relay, RelayLine, Visit};
use super::servers::Servers;
use super::signaling_client::{BACK, CALL, HERE, PeerId, SignalEvent, SignalingClient};
use super::window::{TABLE, WindowId, WindowLine, WindowMessage, Windows};
use super::{build, minutes};

/// The interval at which a window calls its table, in milliseconds. The constants below count these calls.
const CALL_MS: u32 = 500;
/// A guest waits for the table to start the connectivity checks. After 20 seconds it starts them itself, and
/// repeats that every 4 seconds.
const CHECKS_AFTER: u32 = 40;
const CHECKS_AGAIN: u32 = 8;
/// Calls without an answer: a lost connection is made again after 2 seconds, the table is asked for another
/// code after 15, and the page says that the server or the table does not answer after 3.
const LOST: u32 = 4;
const ASK_AGAIN: u32 = 30;
const SILENT: u32 = 6;

/// A guest's connections to the table. Clones share them.
#[derive(Clone)]
pub struct GuestConnections(Rc<RefCell<Inner>>);

struct Inner {
    /// The invitation that the guest has opened.
    code: Code,
    wake: Callback<()>,
    windows: Option<Windows>,
    /// The connection to the table's window, once that has answered.
    line: Option<(WindowLine, Inbox)>,
    /// This end of a peer connection, waiting or connected.
    peer: Option<Peer>,
    /// The code of its answer, to be shown to the table.
    answer: Option<String>,
    /// How often the table was called.
    calls: u32,
    /// The messages of the page around this frame, if the guest comes through it, and the connection over them.
    relay: Option<Relay>,
    relayed: Option<(RelayLine, Inbox)>,
    /// The number of this window, and of this visit.
    own: WindowId,
    /// The client of the signalling server, where one is named.
    signaling: Option<SignalingClient>,
    /// The id that the server has given the table.
    table: Option<PeerId>,
    /// The invitation in the code that the table has sent.
    invitation: Option<Invitation>,
    /// Why the code that the table has sent cannot be used.
    trouble: Option<CodeError>,
    /// The connection to another device that has become the table, until it is open.
    next: Option<NextConnection>,
    /// Whether this guest has a place already.
    back: bool,
    /// Whether there was an open connection, and how often the table was called since it was lost.
    was_open: bool,
    missed: u32,
    _calling: Option<Interval>,
}

/// A connection to another device that has become the table.
struct NextConnection {
    code: Code,
    /// None while it is being made.
    peer: Option<Peer>,
    /// The answer that the old table takes there; none once it was sent.
    answer: Option<String>,
}

impl GuestConnections {
    /// Begins to connect to the table of an invitation; `back` is whether this guest has a place there
    /// already, `relayed` whether the only connection is through the page around this frame. `wake` is called
    /// when something has changed.
    pub fn new(
        code: Code,
        own: WindowId,
        back: bool,
        relayed: bool,
        wake: Callback<()>,
    ) -> GuestConnections {
        let table = code.table;
        let connections = GuestConnections(Rc::new(RefCell::new(Inner {
            code,
            wake,
            windows: None,
            line: None,
            peer: None,
            answer: None,
            calls: 0,
            relay: None,
            relayed: None,
            own,
            signaling: None,
            table: None,
            invitation: None,
            trouble: None,
            next: None,
            back,
            was_open: false,
            missed: 0,
            _calling: None,
        })));
        let weak = Rc::downgrade(&connections.0);
        let hear = Callback::from(move |(from, said)| {
            if let Some(inner) = weak.upgrade().filter(|_| from == TABLE) {
                GuestConnections(inner).hear(said);
            }
        });
        let weak = Rc::downgrade(&connections.0);
        let call = move || {
            if let Some(inner) = weak.upgrade() {
                GuestConnections(inner).call();
            }
        };
        {
            let mut inner = connections.0.borrow_mut();
            if relayed {
                let weak = Rc::downgrade(&connections.0);
                let hear = Callback::from(
                    move |(from, visit, said): (String, Visit, relay::RelayMessage)| {
                        if let Some(inner) = weak.upgrade().filter(|_| from == relay::TABLE) {
                            GuestConnections(inner).hear_relayed(visit, said);
                        }
                    },
                );
                inner.relay = Some(Relay::open(hear));
            }
            // The page of the game before may have left its connection open.
            inner.peer = Peer::take_over(table, &inner.wake).pop();
            let meets = matches!(inner.code.purpose, Purpose::Meet(_));
            // A guest without a place must ask for one, which windows do not.
            if !relayed && inner.peer.is_none() && (back || !meets) {
                inner.windows = Windows::join(table, own, hear);
            }
            inner._calling = Some(Interval::new(CALL_MS, call));
        }
        connections.call();
        connections
    }

    /// The code that is to be shown to the table; none before there is one, and when it is not needed.
    pub fn answer(&self) -> Option<String> {
        let inner = self.0.borrow();
        inner.answer.clone().filter(|_| inner.status() != Status::Open)
    }

    /// What the table's code admits to that came through a server.
    pub fn invitation(&self) -> Option<Invitation> {
        self.0.borrow().invitation
    }

    /// Whether the connection is to another window of the same browser.
    pub fn is_window(&self) -> bool {
        self.0.borrow().line.is_some()
    }

    /// The state of a connection that is made through a server: the key of a text.
    pub fn signaling_trouble(&self) -> Option<&'static str> {
        let inner = self.0.borrow();
        if !inner.is_arranged() {
            return None;
        }
        Some(match &inner.signaling {
            _ if inner.trouble.is_some() => inner.trouble?.key(),
            _ if inner.missed < SILENT => "screens-looking",
            _ if inner.relay.is_some() => "screens-table-silent",
            Some(signaling) if signaling.has_failed() => "screens-server-silent",
            Some(_) if inner.table.is_none() => "screens-table-silent",
            _ => "screens-connecting",
        })
    }

    /// Begins to connect to the device that has become the table, whose code this is, and keeps the connection
    /// to the old one meanwhile.
    pub fn move_to(&self, code: Code) {
        let mut inner = self.0.borrow_mut();
        let known = inner.next.as_ref().is_some_and(|next| next.code.offer == code.offer);
        let Some(offer) = code.endpoint.clone().filter(|_| !known) else { return };
        inner.next = Some(NextConnection { code: code.clone(), peer: None, answer: None });
        let weak = Rc::downgrade(&self.0);
        let (ice, wake) = (inner.code.servers.ice(), inner.wake.clone());
        spawn_local(async move {
            let made = Peer::answer(&offer, ice, wake.clone()).await;
            let (Some(inner), Some((peer, endpoint))) = (weak.upgrade(), made) else { return };
            {
                let inner = &mut *inner.borrow_mut();
                let Some(next) = &mut inner.next else { return };
                if next.code.offer != code.offer {
                    return;
                }
                peer.start_checks(&offer);
                next.answer = Some(answer_to(&code, endpoint, code.offer).write());
                next.peer = Some(peer);
            }
            wake.emit(());
        });
    }

    /// The answer that the old table is to bring to the new one; once.
    pub fn answer_to_next(&self) -> Option<String> {
        self.0.borrow_mut().next.as_mut()?.answer.take()
    }

    /// Uses the connection to the new table from now on, if it is open. Returns its code then.
    pub fn change_over(&self) -> Option<Code> {
        let mut inner = self.0.borrow_mut();
        let is_open = |next: &mut NextConnection| {
            next.peer.as_ref().is_some_and(|it| it.status() == Status::Open)
        };
        let next = inner.next.take_if(is_open)?;
        (inner.peer, inner.line, inner.answer) = (next.peer, None, None);
        inner.code.endpoint = None;
        Some(next.code)
    }

    /// Asks for another place: the one that the table's code was for is somebody else's by now.
    pub fn ask_anew(&self) {
        let inner = &mut *self.0.borrow_mut();
        (inner.peer, inner.signaling, inner.table, inner.relayed) = (None, None, None, None);
        (inner.windows, inner.line) = (None, None);
        (inner.back, inner.was_open, inner.missed) = (false, false, 0);
    }

    /// Calls the table, unless there is a connection.
    fn call(&self) {
        let mut inner = self.0.borrow_mut();
        if inner.status() == Status::Open {
            // Nobody else has to know how it goes on.
            (inner.signaling, inner.table) = (None, None);
            (inner.was_open, inner.missed) = (true, 0);
            return;
        }
        inner.missed += 1;
        if let Some(windows) = &inner.windows {
            windows.say(TABLE, &WindowMessage::Call);
        }
        let calls = inner.calls;
        inner.calls += 1;
        let inner = &mut *inner;
        if inner.relay.is_some() {
            let call = if inner.has_place() {
                relay::RelayMessage::Back
            } else {
                relay::RelayMessage::Call
            };
            return relay::say(relay::TABLE, inner.own, &call);
        }
        self.meet(inner);
        // Once a way was open, the answer to this invitation is used.
        let Some(offer) = inner.code.endpoint.clone().filter(|_| inner.line.is_none()) else {
            return;
        };
        match &inner.peer {
            Some(peer) if calls >= CHECKS_AFTER && calls.is_multiple_of(CHECKS_AGAIN) => {
                peer.start_checks(&offer)
            }
            Some(_) => {}
            // The table's window, if there is one, answers before anything needs to be carried there.
            None if calls == 1 => self.prepare(offer, None, inner),
            None => {}
        }
    }

    /// Connects through the table's room at a signalling server, again if the connection was lost.
    fn meet(&self, inner: &mut Inner) {
        let Purpose::Meet(room) = inner.code.purpose else { return };
        let missed = inner.missed;
        let lost = inner.was_open && missed < LOST;
        // A window of the same browser answers sooner.
        if inner.line.is_some() || inner.calls < 2 || lost {
            return;
        }
        if let Some(signaling) = &inner.signaling {
            if missed.is_multiple_of(ASK_AGAIN)
                && let Some(table) = &inner.table
            {
                signaling.say(table, inner.greeting());
            }
            return;
        }
        let Some(server) = inner.code.servers.signal.clone() else { return };
        let weak = Rc::downgrade(&self.0);
        let hear = Callback::from(move |heard| {
            if let Some(inner) = weak.upgrade() {
                GuestConnections(inner).hear_signal(heard);
            }
        });
        inner.signaling = Some(SignalingClient::join(&server, &room, hear));
    }

    /// Handles an event of the signalling server.
    fn hear_signal(&self, heard: SignalEvent) {
        let mut inner = self.0.borrow_mut();
        let inner = &mut *inner;
        let Some(signaling) = &inner.signaling else { return };
        match heard {
            SignalEvent::Changed => {
                inner.table.take_if(|_| !signaling.is_up());
                let wake = inner.wake.clone();
                self.later(Box::new(move || wake.emit(())));
            }
            // It may be the table, which does not speak first to those who were there before.
            SignalEvent::Came(peer) => signaling.say(&peer, inner.greeting()),
            SignalEvent::Left(peer) => drop(inner.table.take_if(|table| *table == peer)),
            SignalEvent::Said(peer, words) => match &words[..] {
                HERE => {
                    signaling.say(&peer, inner.greeting());
                    inner.table = Some(peer);
                }
                CALL | BACK => {}
                code => self.take(peer, code, inner),
            },
        }
    }

    /// Handles a message that the page around this frame brings from the table.
    fn hear_relayed(&self, visit: Visit, said: relay::RelayMessage) {
        let mut inner = self.0.borrow_mut();
        let inner = &mut *inner;
        if visit != inner.own {
            return;
        }
        match said {
            relay::RelayMessage::Code(code) => {
                self.take(relay::TABLE.to_owned(), &code, inner);
                if inner.relayed.is_none() && inner.trouble.is_none() {
                    let inbox = Inbox::new(Status::Open, inner.wake.clone());
                    let line = RelayLine::new(relay::TABLE.to_owned(), visit, inbox.clone());
                    inner.relayed = Some((line, inbox));
                    let wake = inner.wake.clone();
                    self.later(Box::new(move || wake.emit(())));
                }
            }
            relay::RelayMessage::Data(message) => {
                if let Some((_, inbox)) = &inner.relayed {
                    let inbox = inbox.clone();
                    self.later(Box::new(move || inbox.push(message)));
                }
            }
            // The table was loaded again: it is called from now on. The guest must see that there was no
            // way for a while, so that it says hello over the next one.
            relay::RelayMessage::Unknown => {
                inner.relayed = None;
                let wake = inner.wake.clone();
                self.later(Box::new(move || wake.emit(())));
            }
            relay::RelayMessage::Call | relay::RelayMessage::Back => {}
        }
    }

    /// Takes a code that the table has given.
    fn take(&self, from: PeerId, text: &str, inner: &mut Inner) {
        let code = match Code::read(text, minutes(), build_number(&build())) {
            Ok(code) if code.table == inner.code.table => code,
            Ok(_) => return,
            Err(error) => return inner.trouble = Some(error),
        };
        inner.invitation = match code.purpose {
            Purpose::Invite(invitation) => Some(invitation),
            Purpose::Return => None,
            Purpose::Answer | Purpose::Meet(_) => return,
        };
        (inner.table, inner.trouble) = (Some(from.clone()), None);
        if let Some(offer) = code.endpoint {
            self.prepare(offer, Some((from, code.offer)), inner);
        }
    }

    /// Makes an answer: to be shown, or for whoever in the room has made the offer of this number.
    fn prepare(&self, offer: Endpoint, to: Option<(PeerId, u32)>, inner: &Inner) {
        let weak = Rc::downgrade(&self.0);
        let (ice, wake) = (inner.code.servers.ice(), inner.wake.clone());
        spawn_local(async move {
            let made = Peer::answer(&offer, ice, wake.clone()).await;
            let Some(inner) = weak.upgrade() else { return };
            {
                let inner = &mut *inner.borrow_mut();
                let Some((peer, endpoint)) = made.filter(|_| inner.line.is_none()) else { return };
                let code = &inner.code;
                match (to, &inner.signaling) {
                    (None, _) => {
                        inner.answer = Some(answer_to(code, endpoint, code.offer).write());
                    }
                    (Some((table, number)), Some(signaling)) => {
                        signaling.say(&table, &answer_to(code, endpoint, number).write());
                        // Both ends are awake, and either may be behind a firewall that only lets in
                        // answers.
                        peer.start_checks(&offer);
                    }
                    (Some(_), None) => return,
                }
                inner.peer = Some(peer);
            }
            wake.emit(());
        });
    }

    /// Handles a message of the table's window.
    fn hear(&self, said: WindowMessage) {
        let mut inner = self.0.borrow_mut();
        let inner = &mut *inner;
        let inbox = inner.line.as_ref().map(|(_, inbox)| inbox.clone());
        let tell: Box<dyn FnOnce()> = match (said, inbox) {
            (WindowMessage::Here, Some(inbox)) if inbox.status() == Status::Away => {
                Box::new(move || inbox.set(Status::Open))
            }
            (WindowMessage::Here, None) if inner.status() != Status::Open => {
                let Some(windows) = &inner.windows else { return };
                let inbox = Inbox::new(Status::Open, inner.wake.clone());
                inner.line = Some((windows.line(TABLE, inbox.clone()), inbox));
                inner.peer = None;
                let wake = inner.wake.clone();
                Box::new(move || wake.emit(()))
            }
            (WindowMessage::Data(message), Some(inbox)) => Box::new(move || inbox.push(message)),
            // It may be loaded again, and answer then.
            (WindowMessage::Bye, Some(inbox)) => Box::new(move || inbox.set(Status::Away)),
            _ => return,
        };
        // The callback looks at the connections again.
        let _ = inner;
        self.later(tell);
    }

    /// Runs this after the current call, when the state is not borrowed any more.
    fn later(&self, tell: Box<dyn FnOnce()>) {
        spawn_local(async move { tell() });
    }
}

/// The answer to the offer of this number at the table of a code.
fn answer_to(code: &Code, endpoint: Endpoint, offer: u32) -> Code {
    let (endpoint, purpose) = (Some(endpoint), Purpose::Answer);
    Code { offer, endpoint, purpose, servers: Servers::default(), ..code.clone() }
}

impl Inner {
    /// Whether the connection is made through a server or a page, so that nobody has to carry a code.
    fn is_arranged(&self) -> bool {
        matches!(self.code.purpose, Purpose::Meet(_)) || self.relay.is_some()
    }

    /// Whether this guest has a place already.
    fn has_place(&self) -> bool {
        self.back || self.was_open
    }

    /// The message to the table in its room.
    fn greeting(&self) -> &'static str {
        if self.has_place() { BACK } else { CALL }
    }

    fn status(&self) -> Status {
        let status = self.status_now();
        // Repeating an arrangement does no harm.
        match status {
            Status::Open => Status::Open,
            _ if self.is_arranged() && self.was_open => Status::Away,
            Status::Closed if self.is_arranged() => Status::Waiting,
            _ => status,
        }
    }

    fn status_now(&self) -> Status {
        if let Some((line, _)) = &self.relayed {
            return line.status();
        }
        match (&self.line, &self.peer) {
            (Some((line, _)), _) => line.status(),
            (None, Some(peer)) if peer.is_found() => Status::Connecting,
            (None, Some(peer)) => peer.status(),
            (None, None) => Status::Waiting,
        }
    }

    /// The connection that is used.
    fn way(&mut self) -> Option<&mut dyn Connection> {
        if let Some((line, _)) = &mut self.relayed {
            return Some(line);
        }
        match (&mut self.line, &mut self.peer) {
            (Some((line, _)), _) => Some(line),
            (None, Some(peer)) => Some(peer),
            (None, None) => None,
        }
    }
}

impl Connection for GuestConnections {
    fn send(&mut self, message: &[u8]) -> Result<(), SendError> {
        self.0.borrow_mut().way().ok_or(SendError::NotOpen)?.send(message)
    }

    fn receive(&mut self) -> Option<Vec<u8>> {
        self.0.borrow_mut().way()?.receive()
    }

    fn status(&self) -> Status {
        self.0.borrow().status()
    }

    fn leave_open(&mut self, table: u64) {
        let peer = &mut self.0.borrow_mut().peer;
        if let Some(peer) = peer.as_mut().filter(|peer| peer.status() == Status::Open) {
            peer.leave_open(table);
        }
    }
}
