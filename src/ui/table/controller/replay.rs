//! The replay: any earlier ply of the game, step by step or played automatically.

use conclave::history;

use super::saving::new_save;
use super::{ControllerEffect, Env, TableController};
use crate::board::playback::replay_pause_ms;
use crate::games::GameUi;

/// A replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The moment: after how many actions.
    pub ply: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
}

/// A movement in the replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayCommand {
    /// Into the replay, at the present moment; or out of it.
    Toggle,
    /// To the moment after so many actions.
    Ply(usize),
    /// One action on, with everything that came of it.
    Forward,
    /// On by itself, or not any longer.
    PlayPause,
    /// Play on from here, as another game.
    Branch,
}

impl<G: GameUi> TableController<G> {
    /// Moves about in the replay.
    pub(super) fn replay_to(&mut self, to: ReplayCommand, env: &Env<'_, G>) {
        let plies = self.session.play().ply();
        let (shared, over) = (self.is_shared(), self.is_over());
        match (to, &mut self.replay) {
            (ReplayCommand::Toggle, None) => self.look_at(plies, self.current_view()),
            // Leaving the replay of a shared game plays on from it, as a game of one's own.
            (ReplayCommand::Toggle, Some(replay)) if shared && !over => {
                replay.ply = plies;
                self.branch(plies, env);
            }
            (ReplayCommand::Toggle, Some(_)) => {
                self.replay = None;
                self.stop_timer();
                self.playback.jump(self.current_view());
            }
            (ReplayCommand::Ply(ply), _) => {
                let ply = ply.min(plies);
                self.look_at(ply, self.view_at(ply));
            }
            (ReplayCommand::PlayPause, Some(replay)) => {
                replay.playing = !replay.playing;
                if replay.playing && replay.ply == plies {
                    replay.ply = 0;
                    self.playback.jump(self.view_at(0));
                }
            }
            (ReplayCommand::Forward, Some(replay)) => {
                replay.playing = false;
                self.step();
            }
            (ReplayCommand::Branch, Some(replay)) => {
                let ply = replay.ply;
                self.branch(ply, env);
            }
            (ReplayCommand::PlayPause | ReplayCommand::Forward | ReplayCommand::Branch, None) => {}
        }
    }

    /// Looks at the moment after `ply` actions, which is this view.
    fn look_at(&mut self, ply: usize, view: G::View) {
        self.drop_hint();
        self.replay = Some(Replay { ply, playing: false });
        self.stop_timer();
        self.playback.jump(view);
    }

    /// Puts away the hint, and forgets that one was asked for.
    pub(super) fn drop_hint(&mut self) {
        if self.hint.take().is_some_and(|hint| matches!(hint, super::Hint::Asked(_))) {
            self.cancel_bots();
        }
    }

    /// Plays on from the moment after `ply` actions, as another game. That of a puzzle is not kept,
    /// and so it goes on in its place.
    fn branch(&mut self, ply: usize, env: &Env<'_, G>) {
        if self.puzzle().is_some() {
            self.session = self.session.branch(ply);
            self.reset(env);
            return;
        }
        let mut save = new_save(&self.session.branch(ply), env);
        let args = [("name", (&self.name).into()), ("number", ply.into())];
        save.name = env.text.tr_args("branch-name", &args);
        if self.is_shared() && ply > 0 {
            let id = history::id_of(self.session.play().record());
            self.effects.push(ControllerEffect::ExcludeFromHistory(history::key(&id)));
        }
        self.effects.push(ControllerEffect::OpenGame(save));
    }

    /// Shows the next action of the replay, if there is one.
    fn step(&mut self) {
        let Some(ply) = self.replay.as_ref().map(|replay| replay.ply) else { return };
        if ply >= self.session.play().ply() {
            return;
        }
        self.drop_hint();
        let first = self.events_since(ply, false).into_iter().take(1);
        // Ends any playback under way.
        let (now, next) = (self.view_at(ply), self.view_at(ply + 1));
        self.stop_timer();
        self.playback.jump(now);
        self.playback.push(first, next);
        if let Some(replay) = &mut self.replay {
            replay.ply += 1;
        }
    }

    /// The timer has run out: on with the replay, unless events are still shown.
    pub(super) fn replay_timer(&mut self) {
        if self.playback.is_still() && self.replay.is_some_and(|replay| replay.playing) {
            self.step();
        }
    }

    /// Waits for the next moment of a replay that plays by itself, when all is still.
    pub(super) fn play_on(&mut self, env: &Env<'_, G>) {
        let plies = self.session.play().ply();
        let Some(replay) = &mut self.replay else { return };
        if replay.ply >= plies {
            replay.playing = false;
        }
        if replay.playing && !self.timer {
            self.start_timer(replay_pause_ms(env.speed));
        }
    }
}
