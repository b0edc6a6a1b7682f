//! What is shown: events, the log, and the timer between them.

use super::{ControllerEffect, Env, TableController};
use crate::games::{GameUi, Sound};
use crate::table::playback::{EventContext, Shown};

impl<G: GameUi> TableController<G> {
    /// Shows the next event, and starts the timer for the one after it.
    pub(super) fn show_next(&mut self, env: &Env<'_, G>) {
        let mut shown = Shown::default();
        let context = EventContext {
            players: &self.players,
            text: env.text,
            services: env.services,
            speed: env.speed,
        };
        let ms = self.playback.advance(context, &mut shown);
        self.append_log(shown, env);
        if let Some(ms) = ms {
            self.start_timer(ms);
        }
    }

    /// Shows everything at once.
    pub(super) fn show_all(&mut self, env: &Env<'_, G>) {
        let mut shown = Shown::default();
        let context = EventContext {
            players: &self.players,
            text: env.text,
            services: env.services,
            speed: env.speed,
        };
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
        self.log.append(shown.lines, self.replay.is_none());
    }

    pub(super) fn rebuild_log(&mut self, env: &Env<'_, G>) {
        let viewer = self.viewer();
        self.log.rebuild::<G>(self.session.play(), viewer, &self.players, env.text);
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

    pub(super) fn stop_timer(&mut self) {
        if std::mem::take(&mut self.timer) {
            self.effects.push(ControllerEffect::StopTimer);
        }
    }

    /// Clears the holder of the device once all is shown and another player's secrets are
    /// next: log and replay must not reveal what the last holder knew.
    pub(super) fn lay_device_down(&mut self, env: &Env<'_, G>) {
        if self.playback.is_still() && self.curtain().is_some() && self.holder.take().is_some() {
            self.playback.jump(self.current_view());
            self.log.clear_announcements();
            self.rebuild_log(env);
        }
    }
}
