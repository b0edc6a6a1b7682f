//! What the page may read of a table; and who may see and decide what.

use std::rc::Rc;

use conclave_rules::table::{Seat, Seats, Viewer};
use conclave_session::Session;
use conclave_session::saves::SlotId;

use super::{Hint, TableController};
use crate::games::{GameUi, PlayerInfo};
use crate::table::autosave::SaveStatus;
use crate::table::log::Log;
use crate::table::playback_control::{PlaybackControl, Replay};
use crate::table::score_chart::ScoreChartProps;
use crate::table::viewed_game::{ViewedGame, ViewedPlay};

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

    /// What is shown, and what decides when the next event follows.
    pub fn playback(&self) -> &PlaybackControl<G> {
        &self.playback
    }

    /// The log.
    pub fn log(&self) -> &Log {
        self.playback.log()
    }

    /// The hint, waited for or given.
    pub fn hint(&self) -> Option<&Hint<G>> {
        self.hint.as_ref()
    }

    /// The replay, while it is open.
    pub fn replay(&self) -> Option<&Replay> {
        self.playback.replay()
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
        self.bots.asked.is_some() && !self.waits_for_guest()
    }

    /// What is to be known before anything is done, or what could not be fetched.
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
        self.replay().is_none() && !self.autosave.is_elsewhere()
    }

    /// The viewer of the table: the only person, else the person who holds the device.
    pub fn viewer(&self) -> Viewer {
        let seats = self.session.play().seats();
        let only = || (0..seats).map(Seat).find(|&seat| self.is_person(seat));
        let viewer = if self.passes_around() { self.holder } else { only() };
        viewer.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether this device belongs to no single player, so that secrets need a curtain: several people
    /// sit around it, or none, or one of them plays for a guest who is away.
    pub(super) fn passes_around(&self) -> bool {
        self.session.people() != 1 || !self.borrowed.is_empty()
    }

    /// The game as it is now, as far as the viewer may know.
    pub(super) fn current_view(&self) -> G::View {
        self.view_at(self.session.play().ply())
    }

    /// The game after `ply` actions, as far as the viewer may know.
    pub fn view_at(&self, ply: usize) -> G::View {
        ViewedPlay { play: self.session.play(), viewer: self.viewer() }.view_at(ply)
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

    /// How the scores of a game that is over went, where there is something to draw.
    pub fn chart(&self) -> Option<&ScoreChartProps> {
        self.chart.as_ref()
    }

    /// Which seats are marked as acting: those who must decide; while events are shown,
    /// the seats that these are about.
    pub fn acting(&self) -> Seats {
        let play = self.session.play();
        if !self.playback.is_still() {
            let shown = play.entries().iter().take(self.playback.ply());
            let did = shown.map(|entry| entry.seat).rfind(|&seat| seat != Seat::CHANCE);
            return G::turn_of(self.playback.view()).or(did).map_or(Seats::NONE, Seats::one);
        }
        if self.replay().is_some() { Seats::NONE } else { play.to_act() }
    }

    /// Whether the event being shown waits for a person.
    pub fn is_waiting(&self) -> bool {
        self.playback.is_waiting()
    }

    /// Whether the event being shown ends a part of the game, and waits for a person by itself.
    pub fn is_at_part_end(&self) -> bool {
        self.playback.is_at_part_end(&self.players)
    }

    /// Whether all people here are out until the next part of the game.
    pub fn is_out(&self) -> bool {
        self.playback.is_out(&self.players)
    }

    /// What was shown when a person at this device last decided; none before that, and in a replay.
    pub fn before(&self) -> Option<&Rc<G::View>> {
        self.before.as_ref().filter(|_| self.replay().is_none())
    }

    /// How many actions the game had before the last decision of the reader. What came of that
    /// decision, and what others did after it, is news to them.
    pub fn since(&self) -> usize {
        let me = self.deciding().or(match self.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        });
        let mine = |seat: Seat| me.map_or_else(|| self.is_person(seat), |me| seat == me);
        self.session.play().entries().iter().rposition(|entry| mine(entry.seat)).unwrap_or(0)
    }

    /// The person who can decide next without a curtain before: the only person at the table, the one
    /// who holds the device, or one who decides in public.
    pub(super) fn next_person(&self) -> Option<Seat> {
        let play = self.session.play();
        let mut people = play.to_act().iter().filter(|&seat| self.is_person(seat));
        if !self.passes_around() {
            return people.next();
        }
        self.holder
            .filter(|&seat| play.to_act().has(seat))
            .or_else(|| people.find(|&seat| !G::decides_in_secret(play.state(), seat)))
    }

    /// Those of whom one must say that they hold the device before it shows their secrets.
    pub fn curtain(&self) -> Seats {
        match self.next_person() {
            Some(_) => Seats::NONE,
            None => {
                let to_act = self.session.play().to_act();
                to_act.iter().filter(|&seat| self.is_person(seat)).collect()
            }
        }
    }

    /// The person who can decide here and now.
    pub fn deciding(&self) -> Option<Seat> {
        let ready =
            self.replay().is_none() && self.playback.is_still() && !self.autosave.is_elsewhere();
        self.next_person().filter(|_| ready)
    }
}
