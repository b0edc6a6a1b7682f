//! The replay: any earlier ply of the game, and playing on from there as another game.

use conclave_session::history;

use super::saving::new_save;
use super::showing::event_context;
use super::{ControllerEffect, Env, TableController};
use crate::games::GameUi;
use crate::table::command::ReplayCommand;
use crate::table::viewed_game::ViewedPlay;

impl<G: GameUi> TableController<G> {
    /// Moves about in the replay.
    pub(super) fn replay_to(&mut self, to: ReplayCommand, env: &Env<'_, G>) {
        let plies = self.session.play().ply();
        if to != ReplayCommand::PlayPause {
            // It was about another moment.
            self.drop_hint();
        }
        match (to, self.replay().map(|replay| replay.ply)) {
            // Leaving the replay of a shared game plays on from it, as a game of one's own.
            (ReplayCommand::Toggle, Some(_)) if self.is_shared() && !self.is_over() => {
                self.branch(plies, env);
            }
            (ReplayCommand::Toggle, Some(_)) => self.playback.look_at_present(self.current_view()),
            (ReplayCommand::Branch, Some(ply)) => self.branch(ply, env),
            (to, _) => {
                let game = ViewedPlay { play: self.session.play(), viewer: self.viewer() };
                self.playback.replay_to(to, &game, event_context(&self.players, env));
            }
        }
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
}
