//! Handing the table over: what this device does until another one is the table, and what the new table does
//! for those who still come by the old one.

use conclave_screens::{HandOver, Key};
use yew::prelude::*;

use super::{Msg, TablePage, TablePageProps};
use crate::boot;
use crate::games::GameUi;
use crate::screens::consent::named;
use crate::screens::deliver_codes_to;
use crate::screens::hand_over::{HandOverDialog, HandOverStage, HandingOver};
use crate::screens::host_page::{game_slot, series_in};
use crate::screens::room::Room;
use crate::screens::servers::ConnectionOptions;
use crate::screens::succession::{Succession, Successor, forget_handed_by};
use crate::storage::clock;
use crate::table::open::hosted;

/// How long others may take to come over from the device that was the table before, and how often they are
/// sent their code, in milliseconds.
const GONE_OVER_MS: u64 = 90_000;
const PASS_ON_MS: u64 = 5_000;

/// A table that goes over to another device.
pub(super) enum Going<G: GameUi> {
    /// Whoever sits here is asked.
    Confirm,
    /// The guest is asked.
    Asking,
    /// The game stands still.
    Stopped,
    /// It is on its way.
    Sending(Option<Successor>),
    /// It is there; others are told.
    Gone(Box<Succession<G>>),
}

impl<G: GameUi> Going<G> {
    /// Whether no game is played here any more.
    pub(super) fn is_still(&self) -> bool {
        !matches!(self, Going::Confirm | Going::Asking)
    }
}

impl<G: GameUi> TablePage<G> {
    /// Whether this table can go over to another device: it is no game of a game night, whose standings are
    /// here; no page around it says which frame is the table; and what is played is stored, so that it can
    /// be sent.
    pub(super) fn is_transferable(&self, ctx: &Context<Self>) -> bool {
        let TablePageProps { shell, query, .. } = ctx.props();
        let begun = self.room.as_ref().is_ok_and(Room::has_begun);
        begun && series_in(query).is_none() && !boot::framed() && shell.save_store.store().lasts()
    }

    /// Sends those their codes who come from the device that was the table before.
    pub(super) fn invite_over(&mut self, ctx: &Context<Self>) {
        let TablePageProps { shell, table, .. } = ctx.props();
        let (Ok(room), Some(by)) = (&self.room, self.handed_by) else { return };
        let (host, now) = (&mut *room.hosting.host.borrow_mut(), clock());
        let missing = |key: &Key| *key != by && !host.is_here(*key, now);
        let missing: Vec<Key> = host.record().keys().filter(missing).collect();
        if missing.is_empty() || now > self.opened + GONE_OVER_MS {
            self.handed_by = None;
            return forget_handed_by(*table, shell);
        }
        if !host.is_here(by, now) {
            return;
        }
        for key in missing {
            self.pool.offer_return(key);
            let due = !self.passed_on.iter().any(|&(to, at)| to == key && now < at + PASS_ON_MS);
            if let Some(code) = self.pool.code_for(key).filter(|_| due) {
                host.pass_on(by, key, &code);
                self.passed_on.retain(|&(to, _)| to != key);
                self.passed_on.push((key, now));
            }
        }
    }

    /// Goes on with handing the table over. Returns whether this device is the table no more, and guests'
    /// answers are not for it.
    pub(super) fn go_over(&mut self, ctx: &Context<Self>) -> bool {
        let TablePageProps { shell, table, query, .. } = ctx.props();
        let (Ok(room), Some((seat, going))) = (&mut self.room, &mut self.going) else {
            return false;
        };
        let stage = room.hosting.host.borrow().hand_over();
        match going {
            Going::Confirm => return false,
            Going::Asking => {
                if matches!(stage, Some(HandOver::Wanted(_))) {
                    *going = Going::Stopped;
                }
                return false;
            }
            // Nobody plays any more, and the game is stored as it stands.
            Going::Stopped => {
                let slot = game_slot(*table, query);
                let game = ConnectionOptions::of(query).ok().and_then(|connection_options| {
                    hosted::<G>(&connection_options.rest, slot, shell).ok()
                });
                let successor = game.as_ref().map(|game| {
                    let host = &mut *room.hosting.host.borrow_mut();
                    let (session, guests) = (game.session.clone(), host.record().clone());
                    let (successor, bytes) =
                        Successor::hand(session, *seat, guests, query, *table, shell);
                    host.hand(bytes);
                    successor
                });
                if room.stop(game) {
                    *going = Going::Sending(successor);
                }
            }
            // The guest, asked once more after their page was loaded again, thinks better of it.
            Going::Sending(_) if matches!(stage, Some(HandOver::Declined(_))) => {
                room.resume();
                *going = Going::Asking;
                return false;
            }
            Going::Sending(successor) => {
                if matches!(stage, Some(HandOver::Done(_)))
                    && let Some(successor) = successor.take()
                {
                    let line = room.hosting.host.borrow_mut().give_up();
                    let servers = ConnectionOptions::of(query)
                        .map(|connection_options| named(&connection_options.servers));
                    let gone = successor.begin(*table, line, &servers.unwrap_or_default(), shell);
                    *going = Going::Gone(Box::new(gone));
                }
            }
            Going::Gone(gone) => {
                let done = gone.look(&mut room.hosting.host.borrow_mut());
                if gone.is_there() {
                    // In the room at the server, the new table is the table.
                    self.signaling = None;
                }
                if done && let Some((_, Going::Gone(gone))) = self.going.take() {
                    // The address of the new table is no code for this one.
                    deliver_codes_to(None);
                    gone.finish(*table, shell);
                }
            }
        }
        true
    }

    /// What is shown while the table goes over, and no game is played here any more.
    pub(super) fn going_over(&self, room: &Room<G>, ctx: &Context<Self>) -> Option<Html> {
        let (seat, going) = self.going.as_ref().filter(|(_, going)| going.is_still())?;
        let keeps = match going {
            Going::Gone(gone) => gone.is_late(),
            _ => true,
        };
        Some(html! {
            <div class="screens" data-game={G::ID} data-connection="connecting">
                <HandingOver
                    name={room.seat(*seat).name}
                    onkeep={keeps.then(|| ctx.link().callback(|()| Msg::Keep))}
                />
            </div>
        })
    }

    /// What is asked before the table goes over.
    pub(super) fn hand_over_dialog(&self, room: &Room<G>, ctx: &Context<Self>) -> Option<Html> {
        let (seat, going) = self.going.as_ref()?;
        let declined = room.hosting.host.borrow().hand_over() == Some(HandOver::Declined(*seat));
        let stage = match going {
            Going::Confirm => HandOverStage::Confirm,
            _ if declined => HandOverStage::Declined,
            _ => HandOverStage::Asking,
        };
        let link = ctx.link();
        Some(html! {
            <HandOverDialog
                key="hand-over"
                name={room.seat(*seat).name}
                {stage}
                onask={link.callback(|()| Msg::AskOver)}
                onkeep={link.callback(|()| Msg::Keep)}
            />
        })
    }
}
