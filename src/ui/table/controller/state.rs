//! What the page may read of a table; and who may see and decide what.

use std::rc::Rc;

use conclave::session::Session;
use conclave::session::saves::SlotId;
use conclave::table::{Seat, Seats, Viewer};

use super::{Hint, Replay, TableController};
use crate::games::{GameUi, PlayerInfo};
use crate::table::autosave::SaveStatus;
use crate::table::log::Log;
use crate::table::playback::Playback;

impl<G: GameUi> TableController<G> {
    /// The slot; empty for a game opened from a shared link.
    pub fn id(&self) -> &SlotId {
        &self.id
    }

    /// What the players call the game.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The game.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// The players by seat: public names, sigils and colours.
    pub fn players(&self) -> &Rc<[PlayerInfo]> {
        &self.players
    }

    /// The view being shown, and the event.
    pub fn playback(&self) -> &Playback<G> {
        &self.playback
    }

    /// The log.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The hint, waited for or given.
    pub fn hint(&self) -> Option<&Hint<G>> {
        self.hint.as_ref()
    }

    /// The replay, while it is open.
    pub fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    /// The status of saving.
    pub fn save_status(&self) -> SaveStatus {
        self.autosave.status()
    }

    /// Whether the bots cannot be reached.
    pub fn bots_failed(&self) -> bool {
        self.bots.failed
    }

    /// Whether a bot is thinking about what to do.
    pub fn is_thinking(&self) -> bool {
        self.bots.asked.is_some()
    }

    /// Why the last action was refused, or what is to be known before any.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Whether something can be undone now.
    pub fn can_undo(&self) -> bool {
        self.may_travel() && self.session.undo_target().is_some()
    }

    /// Whether something can be redone now.
    pub fn can_redo(&self) -> bool {
        self.may_travel() && self.session.can_redo()
    }

    fn may_travel(&self) -> bool {
        self.replay.is_none() && !self.autosave.is_elsewhere()
    }

    /// The viewer of the table: the only person, else the person who holds the device.
    pub fn viewer(&self) -> Viewer {
        let seats = self.session.play().seats();
        let only = || (0..seats).map(Seat).find(|&seat| self.is_person(seat));
        match self.session.people() {
            1 => only(),
            _ => self.holder,
        }
        .map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The game as it is now, as far as the viewer may know.
    pub(super) fn current_view(&self) -> G::View {
        G::view(self.session.play().state(), self.viewer())
    }

    /// The game after `ply` actions, as far as the viewer may know.
    pub fn view_at(&self, ply: usize) -> G::View {
        G::view(self.session.play().at_ply(ply).state(), self.viewer())
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(PlayerInfo::is_person)
    }

    /// Whether this game was opened from a shared link: then it is read-only, and playing on
    /// from it makes a new game.
    pub fn is_shared(&self) -> bool {
        self.id.is_empty()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.session.play().to_act().is_empty()
    }

    /// The seats marked as acting: those who must decide; none during a replay.
    pub fn acting(&self) -> Seats {
        if self.replay.is_some() { Seats::NONE } else { self.session.play().to_act() }
    }

    /// The person who must decide next, whether or not they hold the device.
    pub(super) fn next_person(&self) -> Option<Seat> {
        let to_act = self.session.play().to_act();
        // The holder of the device first, so that it is passed on seldom.
        self.holder
            .filter(|&seat| to_act.has(seat))
            .or_else(|| to_act.iter().find(|&seat| self.is_person(seat)))
    }

    /// Whose secrets the device must not show before they say that they hold it.
    pub fn curtain(&self) -> Option<Seat> {
        self.next_person().filter(|&seat| {
            self.session.people() > 1
                && self.holder != Some(seat)
                && G::has_secrets(self.session.play().state(), seat)
        })
    }

    /// The person who can decide here and now.
    pub fn deciding(&self) -> Option<Seat> {
        let ready = self.replay.is_none()
            && self.playback.is_still()
            && self.curtain().is_none()
            && !self.autosave.is_elsewhere();
        self.next_person().filter(|_| ready)
    }
}
