//! What is shown: events, the log, and the timer between them.

use conclave::table::{Seat, Viewer};

use super::{ControllerEffect, Env, TableController};
use crate::games::{GameUi, PlayerInfo, Sound, Speed};
use crate::table::playback::{EventContext, PlyEvents, Shown};

/// What events are told with, among these players.
fn event_context<'a, G: GameUi>(
    players: &'a [PlayerInfo],
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

impl<G: GameUi> TableController<G> {
    /// Shows the next event, and starts the timer for the one after it.
    pub(super) fn show_next(&mut self, env: &Env<'_, G>) {
        let mut shown = Shown::default();
        let context = event_context(&self.players, env);
        let mut ms = self.playback.advance(context, &mut shown);
        while self.skips_to_part_end && ms.is_some() && !self.is_at_part_end() {
            ms = self.playback.advance(context, &mut shown);
        }
        self.append_log(shown, env);
        if let Some(ms) = ms {
            self.shown_over_time = true;
            self.skips_to_part_end = false;
            let ends = self.is_at_part_end();
            if ends {
                self.effects.push(ControllerEffect::ControlsAppeared);
            }
            self.waiting = self.paused || ends || env.speed == Speed::Step;
            if !self.waiting {
                self.start_timer(ms);
            }
        } else {
            // Those who are out skip what others do next, too.
            self.skips_to_part_end &= self.is_out();
        }
    }

    /// Shows everything at once.
    pub(super) fn show_all(&mut self, env: &Env<'_, G>) {
        self.stop_timer();
        let mut shown = Shown::default();
        let context = event_context(&self.players, env);
        self.playback.finish(context, &mut shown);
        self.append_log(shown, env);
    }

    /// Adds what was shown to the log, with its sounds and announcements.
    fn append_log(&mut self, shown: Shown, env: &Env<'_, G>) {
        if let Some(&last) = shown.sounds.last() {
            self.sound(last, env);
        }
        if let Some(words) = shown.aloud.filter(|_| env.aloud) {
            self.effects.push(ControllerEffect::ReadAloud(words));
        }
        self.log.append(shown.lines, self.replay.is_none() && !self.again);
    }

    pub(super) fn rebuild_log(&mut self, env: &Env<'_, G>) {
        self.rebuild_log_to(self.session.play().ply(), env);
    }

    /// Writes the log of the first `plies` actions.
    fn rebuild_log_to(&mut self, plies: usize, env: &Env<'_, G>) {
        let viewer = self.viewer();
        self.log.rebuild::<G>(self.session.play(), plies, viewer, &self.players, env.text);
    }

    pub(super) fn sound(&mut self, sound: Sound, env: &Env<'_, G>) {
        if env.sound {
            self.effects.push(ControllerEffect::Sound(sound));
        }
    }

    pub(super) fn start_timer(&mut self, ms: u32) {
        self.timer = true;
        self.effects.push(ControllerEffect::StartTimer(ms));
    }

    /// Ends the wait for the timer, or for a person.
    pub(super) fn stop_timer(&mut self) {
        self.waiting = false;
        if std::mem::take(&mut self.timer) {
            self.effects.push(ControllerEffect::StopTimer);
        }
    }

    /// What happened after `ply` actions, as the viewer may know it.
    pub(super) fn events_since(&self, ply: usize, here: bool) -> Vec<PlyEvents<G>> {
        let viewer = self.viewer();
        let seen = |events: &[G::Event]| -> Vec<G::Event> {
            events.iter().filter_map(|event| G::redact(event, viewer)).collect()
        };
        let entries = self.session.play().entries().iter().enumerate().skip(ply);
        entries
            .map(|(at, entry)| PlyEvents { ply: at + 1, here, events: seen(&entry.events) })
            .collect()
    }

    /// Shows again what has happened since the last decision here.
    pub(super) fn show_again(&mut self) {
        let since = self.since();
        if self.playback.is_still() && self.replay.is_none() && since < self.session.play().ply() {
            // It was about the present moment.
            self.drop_hint();
            self.playback.jump(self.view_at(since));
            self.playback.push(self.events_since(since, false), self.current_view());
            self.again = true;
        }
    }

    /// What `seat` did after `before` actions is about to be shown. If everybody has to see
    /// it, nobody holds the device any longer: what is shown then must not contain anybody's
    /// secrets, and the next ones need the curtain again.
    pub(super) fn show_to_all(&mut self, seat: Seat, before: usize, env: &Env<'_, G>) {
        let Some(holder) = self.holder.filter(|_| self.passes_around()) else { return };
        let entries = &self.session.play().entries()[before..];
        let mut events = entries.iter().flat_map(|entry| &entry.events);
        if events.any(|event| is_for_all::<G>(event, seat, holder, env.services)) {
            self.show_all(env);
            self.holder = None;
            self.playback.jump(self.view_at(before));
            self.rebuild_log_to(before, env);
            self.log.clear_announcements();
        }
    }

    /// When all is shown and the turn of the player who holds the device is over, it has no holder
    /// any more: log and replay must not reveal what the last one knew.
    pub(super) fn lay_down_after_turn(&mut self, env: &Env<'_, G>) {
        let to_act = self.session.play().to_act();
        let holds_on = |seat: Seat| to_act.has(seat) || to_act.is_empty();
        if self.playback.is_still() && self.holder.take_if(|seat| !holds_on(*seat)).is_some() {
            self.playback.jump(self.current_view());
            self.log.clear_announcements();
            self.rebuild_log(env);
        }
    }

    /// Says when there is something to press after events were shown; with a bell, if the last
    /// of them were the doing of another player.
    pub(super) fn announce_controls(&mut self, env: &Env<'_, G>) {
        let over = self.is_over();
        if self.playback.is_still()
            && (over || self.next_person().is_some() || !self.curtain().is_empty())
        {
            self.paused = false;
            self.skips_to_part_end = false;
            if std::mem::take(&mut self.shown_over_time) {
                self.effects.push(ControllerEffect::ControlsAppeared);
                let entries = self.session.play().entries();
                let acted = entries.iter().rfind(|entry| entry.seat != Seat::CHANCE);
                if !over
                    && self.replay.is_none()
                    && acted.is_some_and(|entry| Some(entry.seat) != self.next_person())
                {
                    self.sound(Sound::Turn, env);
                }
            }
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
    let revealed = || G::reveals(event) && seen == G::redact(event, Viewer::Seat(holder));
    shown && (seat != holder || revealed())
}
