//! The invitations that are open at a table, each an offer of a connection, and the connections that
//! guests come over.
//!
//! For each place that can be taken there is an offer, with a peer connection of its own that waits for an
//! answer; as soon as it has one, the next is made. Each caller through a signalling server gets an offer
//! of their own. Windows of the same browser need no offer: they call the table over a BroadcastChannel,
//! and are connected.

use std::cell::RefCell;
use std::rc::Rc;

use conclave_screens::wire::AnswerError;
use conclave_screens::{Connection, Key, Status};
use yew::Callback;
use yew::platform::spawn_local;

use super::code::{
    Code, Purpose, TableId, VALID_MINUTES, build_number, read_answer, words_of_answer,
};
use super::endpoint::Endpoint;
use super::inbox::Inbox;
use super::peer::Peer;
use super::servers::Servers;
use super::signaling_client::PeerId;
use super::window::{TABLE, WindowId, WindowMessage, Windows};
use super::{build, minutes};
use crate::storage::clock;

/// The open invitations of a table. Clones are the same pool.
#[derive(Clone)]
pub struct InvitationPool(Rc<Inner>);

struct Inner {
    table: TableId,
    /// The STUN and TURN servers.
    servers: Servers,
    /// Called with each connection that somebody comes over.
    arrived: Callback<Box<dyn Connection>>,
    /// Called with each connection of somebody who has called through a signalling server.
    called: Callback<Box<dyn Connection>>,
    /// Called when there is something new: an invitation that can be shown, a message to be read.
    wake: Callback<()>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    /// The number of the next offer.
    next: u32,
    offers: Vec<Offer>,
    windows: Option<Windows>,
    /// The messages of the windows that are connected.
    inboxes: Vec<(WindowId, Inbox)>,
}

/// An offer of a connection that has no answer yet.
struct Offer {
    number: u32,
    purpose: Purpose,
    to: Recipient,
    /// When it was made, in milliseconds, and until when it holds, in minutes since 1970.
    since: u64,
    until: u32,
    /// This end of its connection, and how it can be reached; none where the browser has no peer connections.
    peer: Option<(Peer, Endpoint)>,
    /// Whether it can be shown.
    ready: bool,
    /// Whether there is a newer one for the same purpose, of a page that may know more.
    renewed: bool,
}

/// Whom an offer is for.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Recipient {
    /// Whoever is shown it.
    Anybody,
    /// This guest alone.
    Guest(Key),
    /// Whoever is called so in the room at the signalling server.
    Caller(PeerId),
}

impl Recipient {
    fn is_caller(&self) -> bool {
        matches!(self, Recipient::Caller(_))
    }
}

/// The most callers that are being answered.
const MOST_CALLERS: usize = 12;
/// A caller who calls again within this time, in milliseconds, is being answered already.
const CALL_TIMEOUT_MS: u64 = 1_500;

impl InvitationPool {
    /// An empty pool for a table. `servers` are those that are named; of them the connections use STUN and TURN.
    pub fn open(
        table: TableId,
        servers: &Servers,
        arrived: Callback<Box<dyn Connection>>,
        called: Callback<Box<dyn Connection>>,
        wake: Callback<()>,
    ) -> InvitationPool {
        // Codes lead here by themselves: nobody who has one asks a signalling server.
        let servers = Servers { signal: None, ice: servers.ice.clone() };
        let state = RefCell::default();
        let pool = InvitationPool(Rc::new(Inner { table, servers, arrived, called, wake, state }));
        let weak = Rc::downgrade(&pool.0);
        let hear = Callback::from(move |(from, said)| {
            if let Some(inner) = weak.upgrade() {
                InvitationPool(inner).hear(from, said);
            }
        });
        let windows = Windows::join(table, TABLE, hear);
        pool.0.state.borrow_mut().windows = windows;
        pool
    }

    /// Makes an offer for this purpose, unless there is one that holds for a while yet.
    pub fn offer(&self, purpose: Purpose) {
        self.offer_unless_fresh(Recipient::Anybody, purpose);
    }

    /// Makes an offer for a guest who has a place and comes from another table, unless there is one.
    pub fn offer_return(&self, guest: Key) {
        self.offer_unless_fresh(Recipient::Guest(guest), Purpose::Return);
    }

    fn offer_unless_fresh(&self, to: Recipient, purpose: Purpose) {
        // Half its time is for whoever has just been shown it.
        let least = minutes() + VALID_MINUTES / 2;
        let fresh = |offer: &Offer| {
            offer.to == to && offer.purpose == purpose && offer.until > least && !offer.renewed
        };
        if !self.0.state.borrow().offers.iter().any(fresh) {
            self.make(to, purpose);
        }
    }

    /// Makes an offer for whoever has called through the signalling server; `purpose` says what it is for. Its
    /// code is to be [said](InvitationPool::codes_for_callers) there.
    pub fn offer_to_caller(&self, caller: PeerId, purpose: impl FnOnce() -> Purpose) {
        {
            let offers = &mut self.0.state.borrow_mut().offers;
            let is_theirs = |offer: &Offer| offer.is_to_caller(&caller);
            if offers.iter().any(|it| is_theirs(it) && clock() < it.since + CALL_TIMEOUT_MS) {
                return;
            }
            offers.retain(|offer| !is_theirs(offer));
            let to_callers = (0..offers.len()).filter(|&at| offers[at].to.is_caller());
            let to_callers: Vec<usize> = to_callers.collect();
            if to_callers.len() >= MOST_CALLERS {
                offers.remove(to_callers[0]);
            }
        }
        self.make(Recipient::Caller(caller), purpose());
    }

    /// The codes that were made for callers since this was last asked.
    pub fn codes_for_callers(&self) -> Vec<(PeerId, String)> {
        let mut codes = Vec::new();
        for offer in &mut self.0.state.borrow_mut().offers {
            if let Recipient::Caller(caller) = &offer.to
                && offer.peer.is_some()
                && std::mem::take(&mut offer.ready)
            {
                codes.push((caller.clone(), self.write(offer)));
            }
        }
        codes
    }

    /// A caller has left.
    pub fn forget_caller(&self, caller: &str) {
        self.0.state.borrow_mut().offers.retain(|offer| !offer.is_to_caller(caller));
    }

    fn make(&self, to: Recipient, purpose: Purpose) {
        let number = {
            let state = &mut *self.0.state.borrow_mut();
            let (number, since, now) = (state.next, clock(), minutes());
            state.next += 1;
            state.offers.retain(|offer| offer.until >= now);
            let until = now + VALID_MINUTES;
            let (peer, ready, renewed) = (None, false, false);
            state.offers.push(Offer { number, purpose, to, since, until, peer, ready, renewed });
            number
        };
        let weak = Rc::downgrade(&self.0);
        let (ice, wake) = (self.0.servers.ice(), self.0.wake.clone());
        spawn_local(async move {
            let peer = Peer::offer(ice, wake.clone()).await;
            // The pool may be closed by now, or the offer withdrawn.
            let Some(inner) = weak.upgrade() else { return };
            if let Some(offer) = inner.state.borrow_mut().numbered(number) {
                (offer.peer, offer.ready) = (peer, true);
            }
            wake.emit(());
        });
    }

    /// Withdraws the offers for which this is true.
    pub fn withdraw(&self, unwanted: impl Fn(Purpose) -> bool) {
        let is_wanted = |offer: &Offer| offer.to != Recipient::Anybody || !unwanted(offer.purpose);
        self.0.state.borrow_mut().offers.retain(is_wanted);
    }

    /// The code of the latest offer for this purpose; none as long as it is being made.
    pub fn code(&self, purpose: Purpose) -> Option<String> {
        self.code_where(|offer| offer.to == Recipient::Anybody && offer.purpose == purpose)
    }

    /// The code of the latest offer for this guest; none as long as it is being made.
    pub fn code_for(&self, guest: Key) -> Option<String> {
        self.code_where(|offer| offer.to == Recipient::Guest(guest))
    }

    fn code_where(&self, is_it: impl Fn(&Offer) -> bool) -> Option<String> {
        let state = self.0.state.borrow();
        let offer = state.offers.iter().rev().find(|offer| is_it(offer) && offer.ready)?;
        Some(self.write(offer))
    }

    /// The code of an offer.
    fn write(&self, offer: &Offer) -> String {
        let code = Code {
            table: self.0.table,
            offer: offer.number,
            until: offer.until,
            build: build_number(&build()),
            endpoint: offer.peer.as_ref().map(|(_, endpoint)| endpoint.clone()),
            servers: self.0.servers.clone(),
            purpose: offer.purpose,
        };
        code.write()
    }

    /// Makes new offers beside those that are open, which can still be answered: this page may be told
    /// its machine's addresses by now.
    pub fn renew(&self) {
        let mut purposes: Vec<Purpose> = Vec::new();
        for offer in &mut self.0.state.borrow_mut().offers {
            offer.renewed |= offer.to == Recipient::Anybody;
            if offer.renewed && !purposes.contains(&offer.purpose) {
                purposes.push(offer.purpose);
            }
        }
        for purpose in purposes {
            self.offer(purpose);
        }
    }

    /// Takes an answer, as it was pasted, scanned or brought.
    ///
    /// # Errors
    /// [`AnswerError`] when it is of no use.
    pub fn answer(&self, text: &str) -> Result<(), AnswerError> {
        self.answer_where(text, |offer| !offer.to.is_caller())
    }

    /// Takes the answer of a caller.
    ///
    /// # Errors
    /// [`AnswerError`] when it is of no use.
    pub fn answer_of_caller(&self, caller: &str, text: &str) -> Result<(), AnswerError> {
        self.answer_where(text, |offer| offer.is_to_caller(caller))
    }

    fn answer_where(&self, text: &str, is_it: impl Fn(&Offer) -> bool) -> Result<(), AnswerError> {
        let code = read_answer(text, self.0.table, minutes(), build_number(&build()))?;
        let answer = code.endpoint.ok_or(AnswerError::Damaged)?;
        let mut state = self.0.state.borrow_mut();
        let is_it = |offer: &Offer| offer.number == code.offer && is_it(offer);
        let offer = state.offers.iter().position(is_it);
        let offer = offer.map(|at| state.offers.remove(at)).ok_or(AnswerError::Used)?;
        drop(state);
        // Whoever comes may not be let in after all, so the place can still be taken.
        if offer.to == Recipient::Anybody {
            self.offer(offer.purpose);
        }
        let (peer, _) = offer.peer.ok_or(AnswerError::Damaged)?;
        let accepted = peer.accept(&answer);
        spawn_local(async move {
            // An answer that makes no sense to the browser leads to no connection.
            accepted.await;
        });
        let arrived = if offer.to.is_caller() { &self.0.called } else { &self.0.arrived };
        arrived.emit(Box::new(peer));
        Ok(())
    }

    /// Handles a message of another window.
    fn hear(&self, from: WindowId, said: WindowMessage) {
        let mut arrived = None;
        let mut answered = None;
        {
            let state = &mut *self.0.state.borrow_mut();
            let Some(windows) = &state.windows else { return };
            let inbox = state.inboxes.iter().position(|(window, _)| *window == from);
            match (said, inbox) {
                (WindowMessage::Call, None) => {
                    let inbox = Inbox::new(Status::Open, self.0.wake.clone());
                    let line: Box<dyn Connection> = Box::new(windows.line(from, inbox.clone()));
                    state.inboxes.push((from, inbox));
                    windows.say(from, &WindowMessage::Here);
                    arrived = Some(line);
                }
                // It may not have heard the first answer.
                (WindowMessage::Call, Some(_)) => windows.say(from, &WindowMessage::Here),
                (WindowMessage::Data(message), Some(at)) => {
                    let inbox = state.inboxes[at].1.clone();
                    answered = Some(Box::new(move || inbox.push(message)) as Box<dyn FnOnce()>);
                }
                (WindowMessage::Bye, Some(at)) => {
                    let (_, inbox) = state.inboxes.swap_remove(at);
                    answered = Some(Box::new(move || inbox.set(Status::Closed)));
                }
                (WindowMessage::Answer(code), _) => {
                    let pool = self.clone();
                    answered = Some(Box::new(move || {
                        let reason = pool
                            .answer(&code)
                            .map_or_else(|why| words_of_answer(Err(why)), |()| "");
                        if let Some(windows) = &pool.0.state.borrow().windows {
                            windows.say(from, &WindowMessage::Taken(reason.to_owned()));
                        }
                    }));
                }
                _ => {}
            }
        }
        // Only now, because the callback uses the pool.
        if let Some(tell) = answered {
            tell();
        }
        if let Some(line) = arrived {
            self.0.arrived.emit(line);
        }
    }
}

impl Offer {
    fn is_to_caller(&self, caller: &str) -> bool {
        matches!(&self.to, Recipient::Caller(to) if to == caller)
    }
}

impl State {
    fn numbered(&mut self, number: u32) -> Option<&mut Offer> {
        self.offers.iter_mut().find(|offer| offer.number == number)
    }
}
