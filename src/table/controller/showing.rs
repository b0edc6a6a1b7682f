//! What is shown of the game, and to whom.

use std::rc::Rc;

use conclave_rules::table::{Seat, Viewer};

use super::{Env, Source, TableController};
use crate::games::{GameUi, PlayerInfo, Sound};
use crate::table::playback::EventContext;

/// What events are told with, among these players.
pub(super) fn event_context<'a, G: GameUi>(
    players: &'a Rc<[PlayerInfo]>,
    env: &Env<'a, G>,
) -> EventContext<'a, G> {
    EventContext {
        players,
        text: env.text,
        services: env.services,
        speed: env.speed,
        staged: env.staged,
    }
}

impl<G: GameUi, S: Source<G>> TableController<G, S> {
    pub(super) fn rebuild_log(&mut self, env: &Env<'_, G>) {
        self.rebuild_log_to(self.plies(), env);
    }

    /// Writes the log of the first `plies` actions.
    fn rebuild_log_to(&mut self, plies: usize, env: &Env<'_, G>) {
        let game = self.source.game();
        self.playback.rebuild_log(&game, plies, event_context(&self.players, env));
    }

    /// Shows again what has happened since the last decision here.
    pub(super) fn show_again(&mut self) {
        if self.can_show_again() {
            // It was about the present moment.
            self.drop_hint();
            self.playback.show_again(self.since(), &self.source.game());
        }
    }

    /// Says when there is something to press after events were shown; with a bell, if the last
    /// of them were the doing of another player.
    pub(super) fn announce_controls(&mut self) {
        let over = self.is_over();
        if self.playback.is_still()
            && (over || self.next_person().is_some() || !self.curtain().is_empty())
            && self.playback.controls_appear()
        {
            let mut actors = (0..self.plies()).rev().filter_map(|at| self.source.actor(at));
            let acted = actors.find(|&seat| seat != Seat::CHANCE);
            if !over && acted.is_some() && acted != self.next_person() {
                self.playback.sound(Sound::Turn);
            }
        }
    }
}

impl<G: GameUi> TableController<G> {
    /// What `seat` did after `before` actions is about to be shown. If everybody has to see
    /// it, nobody holds the device any longer: what is shown then must not contain anybody's
    /// secrets, and the next ones need the curtain again.
    pub(super) fn show_to_all(&mut self, seat: Seat, before: usize, env: &Env<'_, G>) {
        let Some(holder) = self.source.holder.filter(|_| self.source.passes_around()) else {
            return;
        };
        let entries = &self.source.session.play().entries()[before..];
        let mut events = entries.iter().flat_map(|entry| &entry.events);
        if events.any(|event| is_for_all::<G>(event, seat, holder, env.services)) {
            self.playback.show_all(event_context(&self.players, env));
            self.source.holder = None;
            self.playback.jump(self.view_at(before));
            self.rebuild_log_to(before, env);
            self.playback.clear_announcements();
        }
    }

    /// When all is shown and the turn of the player who holds the device is over, it has no holder
    /// any more: log and replay must not reveal what the last one knew.
    pub(super) fn lay_down_after_turn(&mut self, env: &Env<'_, G>) {
        let to_act = self.source.session.play().to_act();
        let holds_on = |seat: Seat| to_act.has(seat) || to_act.is_empty();
        if self.playback.is_still() && self.source.holder.take_if(|seat| !holds_on(*seat)).is_some()
        {
            self.playback.jump(self.current_view());
            self.playback.clear_announcements();
            self.rebuild_log(env);
        }
    }
}

/// Whether everybody at the table sees this event of an action of `seat`: the
/// action is not that of `holder`, who has the device, or the event reveals something to all.
fn is_for_all<G: GameUi>(
    event: &G::Event,
    seat: Seat,
    holder: Seat,
    services: &G::Services,
) -> bool {
    let seen = G::redact(event, Viewer::Spectator);
    let shown = seen.as_ref().is_some_and(|event| G::duration_ms(event, services) > 0);
    let revealed = || G::is_shown_to_all(event) && seen == G::redact(event, Viewer::Seat(holder));
    shown && (seat != holder || revealed())
}
