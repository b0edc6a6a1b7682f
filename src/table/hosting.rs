//! A table whose guests sit at screens of their own.

use std::cell::RefCell;
use std::rc::Rc;

use conclave_screens::{Host, HostEvent};
use yew::Callback;

use super::controller::{Env, Msg, TableController};
use super::effects::TableEffect;
use crate::games::GameUi;

/// The guests of a table. The page that makes their connections shares this with the
/// [`Table`](super::Table).
pub struct Hosting<G: GameUi> {
    /// The table's end of their connections.
    pub host: Rc<RefCell<Host<G>>>,
    /// How often there was something to look after: a message has come, or half a second has passed.
    /// The table looks after its guests whenever this changes, and after whatever it does itself.
    pub polls: u32,
    /// Called when a guest has come, gone or come back: what is kept of the host may have changed.
    pub told: Callback<()>,
}

impl<G: GameUi> Clone for Hosting<G> {
    fn clone(&self) -> Hosting<G> {
        Hosting { host: Rc::clone(&self.host), polls: self.polls, told: self.told.clone() }
    }
}

impl<G: GameUi> PartialEq for Hosting<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.host, &other.host) && self.polls == other.polls
    }
}

impl<G: GameUi> Hosting<G> {
    /// Guests that are looked after from now on.
    pub fn new(host: Host<G>, told: Callback<()>) -> Hosting<G> {
        Hosting { host: Rc::new(RefCell::new(host)), polls: 0, told }
    }

    /// Sends the guests what has happened at the table, and lets the table do what they decided.
    /// Returns what is to be done besides, and whether a guest has come, gone or come back.
    pub fn poll(
        &self,
        table: &mut TableController<G>,
        env: &Env<'_, G>,
    ) -> (Vec<TableEffect>, bool) {
        let mut host = self.host.borrow_mut();
        host.talk(table.negotiation_left());
        let (mut effects, mut news) = (Vec::new(), false);
        loop {
            let away = host.away(env.clock);
            if away != table.away() {
                effects.extend(table.update(Msg::Away(away), env));
            }
            let Some(event) = host.poll(table.session(), env.clock) else { break };
            if let HostEvent::Gestured(seat, made) = &event {
                G::take_gesture(env.services, *seat, made);
                continue;
            }
            news |= !matches!(event, HostEvent::Acted(..));
            effects.extend(table.update(Msg::Guest(event), env));
        }
        (effects, news)
    }

    /// The players, so many of them, sit one seat further on.
    pub fn swapped(&self, seats: usize) {
        self.host.borrow_mut().rotate(seats as u8, crate::storage::clock());
    }

    /// The game has jumped.
    pub fn jumped(&self) {
        self.host.borrow_mut().jumped();
    }
}
