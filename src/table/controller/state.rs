//! What the page may read of a table; and who may see and decide what.

use std::rc::Rc;

use conclave_rules::table::{Outcome, Seat, Seats, Viewer};
use conclave_session::Session;
use conclave_session::saves::SlotId;

use super::{GuestGame, Hint, Source, TableController, Whose};
use crate::games::{GameUi, PlayerInfo};
use crate::table::autosave::SaveStatus;
use crate::table::log::Log;
use crate::table::playback::{PlaybackControl, Replay};
use crate::table::score_chart::ScoreChartProps;
use crate::table::viewed_game::ViewedGame;

impl<G: GameUi> TableController<G> {
    /// The slot; empty for a game opened from a shared link.
    pub fn id(&self) -> &SlotId {
        &self.source.id
    }

    /// What the players call the game.
    pub fn name(&self) -> &str {
        &self.source.name
    }

    /// The game.
    pub fn session(&self) -> &Session<G> {
        &self.source.session
    }

    /// The status of saving.
    pub fn save_status(&self) -> SaveStatus {
        self.source.autosave.status()
    }

    /// Whether a bot is thinking about what to do.
    pub fn is_thinking(&self) -> bool {
        self.bots.asked.is_some() && !self.waits_for_guest()
    }

    /// What is to be known before anything is done, or what could not be fetched.
    pub fn notice(&self) -> Option<&str> {
        self.source.notice.as_deref()
    }

    /// Whether something can be undone now.
    pub fn can_undo(&self) -> bool {
        self.may_travel() && self.source.session.undo_target().is_some()
    }

    /// Whether something can be redone now.
    pub fn can_redo(&self) -> bool {
        self.may_travel() && self.source.session.can_redo()
    }

    fn may_travel(&self) -> bool {
        self.replay().is_none() && !self.source.autosave.is_elsewhere()
    }

    #[cfg(test)]
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.source.is_person(seat)
    }
}

impl<G: GameUi, S: Source<G>> TableController<G, S> {
    /// Whose game it is.
    pub fn whose(&self) -> Whose<'_, G> {
        S::whose(self)
    }

    /// This table, if the game is this device's own.
    pub fn own(&self) -> Option<&TableController<G>> {
        match self.whose() {
            Whose::Own(own) => Some(own),
            Whose::Guest(_) => None,
        }
    }

    /// The game, if it is another device's.
    pub fn guest(&self) -> Option<&GuestGame<G>> {
        match self.whose() {
            Whose::Own(_) => None,
            Whose::Guest(guest) => Some(guest),
        }
    }

    /// The viewer of the table.
    pub fn viewer(&self) -> Viewer {
        self.source.viewer()
    }

    /// Who must decide.
    pub fn to_act(&self) -> Seats {
        self.source.to_act()
    }

    /// What the person at `seat`, who can decide here, may do.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        self.source.legal(seat)
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.source.outcome()
    }

    /// How many seconds the table may still talk at the time `now`; none when it is not talking.
    pub fn talk_left(&self, now: u64) -> Option<u32> {
        self.source.talk_left(now)
    }

    /// How many actions the game has.
    pub fn plies(&self) -> usize {
        self.source.game().plies()
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

    /// Whether the bots cannot be reached.
    pub fn bots_failed(&self) -> bool {
        self.bots.failed
    }

    /// The game as it is now, as far as the viewer may know.
    pub(super) fn current_view(&self) -> G::View {
        self.view_at(self.plies())
    }

    /// The game after `ply` actions, as far as the viewer may know.
    pub fn view_at(&self, ply: usize) -> G::View {
        self.source.game().view_at(ply)
    }

    /// Whether this game was opened from a shared link: then it is read-only, and playing on
    /// from it makes a new game.
    pub fn is_shared(&self) -> bool {
        self.source.is_shared()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.source.to_act().is_empty()
    }

    /// How the scores of a game that is over went, where there is something to draw.
    pub fn chart(&self) -> Option<&ScoreChartProps> {
        self.chart.as_ref()
    }

    /// Which seats are marked as acting: those who must decide; while events are shown,
    /// the seats that these are about.
    pub fn acting(&self) -> Seats {
        if !self.playback.is_still() {
            let shown = (0..self.playback.ply()).rev();
            let mut actors = shown.filter_map(|at| self.source.actor(at));
            let did = actors.find(|&seat| seat != Seat::CHANCE);
            return G::turn_of(self.playback.view()).or(did).map_or(Seats::NONE, Seats::one);
        }
        if self.replay().is_some() { Seats::NONE } else { self.to_act() }
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
        self.last_decision().unwrap_or(0)
    }

    fn last_decision(&self) -> Option<usize> {
        let me = self.deciding().or(match self.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        });
        let is_person =
            |seat: Seat| self.players.get(seat.index()).is_some_and(PlayerInfo::is_person);
        let mine = |seat: Seat| me.map_or_else(|| is_person(seat), |me| seat == me);
        (0..self.plies()).rev().find(|&at| self.source.actor(at).is_some_and(mine))
    }

    /// Whether what has happened since the last decision here can be shown again now. To a guest who
    /// has decided nothing yet, nothing is.
    pub fn can_show_again(&self) -> bool {
        let since = self.last_decision().or(self.own().map(|_| 0));
        let still = self.playback.is_still() && self.replay().is_none();
        still && since.is_some_and(|since| since < self.plies())
    }

    /// The person who can decide next without a curtain before.
    pub(super) fn next_person(&self) -> Option<Seat> {
        self.source.next_person()
    }

    /// Those of whom one must say that they hold the device before it shows their secrets.
    pub fn curtain(&self) -> Seats {
        self.source.curtain()
    }

    /// The person who can decide here and now.
    pub fn deciding(&self) -> Option<Seat> {
        let ready =
            self.replay().is_none() && self.playback.is_still() && !self.source.is_elsewhere();
        self.next_person().filter(|_| ready)
    }
}
