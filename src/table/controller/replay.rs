//! The replay: any earlier ply of the game, and playing on from there as another game.

use conclave_rules::table::Viewer;
use conclave_session::history;

use super::saving::new_save;
use super::showing::event_context;
use super::{Env, Source, TableController, TableEffect};
use crate::games::GameUi;
use crate::table::command::ReplayCommand;

impl<G: GameUi, S: Source<G>> TableController<G, S> {
    /// Moves about in the replay.
    pub(super) fn replay_to(&mut self, to: ReplayCommand, env: &Env<'_, G>) {
        let plies = self.plies();
        if to != ReplayCommand::PlayPause {
            // It was about another moment.
            self.drop_hint();
        }
        match (to, self.replay().map(|replay| replay.ply)) {
            // Leaving the replay of a shared game plays on from it, as a game of one's own.
            (ReplayCommand::Toggle, Some(_)) if self.is_shared() && !self.is_over() => {
                S::branch(self, plies, env);
            }
            (ReplayCommand::Toggle, Some(_)) => {
                self.playback.look_at_present(self.view_at(self.left_at));
                if self.left_at < plies {
                    // A host's game has gone on meanwhile.
                    let me = self.viewer();
                    self.push(self.left_at, |seat| me == Viewer::Seat(seat), env);
                }
            }
            (ReplayCommand::Branch, Some(ply)) => S::branch(self, ply, env),
            (to, at) => {
                if at.is_none() {
                    self.left_at = plies;
                }
                let context = event_context(&self.players, env);
                self.playback.replay_to(to, &self.source.game(), context);
            }
        }
    }

    /// Puts away the hint, and forgets that one was asked for.
    pub(super) fn drop_hint(&mut self) {
        if self.hint.take().is_some_and(|hint| matches!(hint, super::Hint::Asked(_))) {
            self.cancel_bots();
        }
    }
}

impl<G: GameUi> TableController<G> {
    /// Plays on from the moment after `ply` actions, as another game. That of a puzzle is not kept,
    /// and so it goes on in its place.
    pub(super) fn branch(&mut self, ply: usize, env: &Env<'_, G>) {
        if self.puzzle().is_some() {
            self.source.session = self.source.session.branch(ply);
            self.reset(env);
            return;
        }
        let mut save = new_save(&self.source.session.branch(ply), env);
        let args = [("name", (&self.source.name).into()), ("number", ply.into())];
        save.name = env.text.tr_args("branch-name", &args);
        if self.is_shared() && ply > 0 {
            let id = history::id_of(self.source.session.play().record());
            self.effects.push(TableEffect::ExcludeFromHistory(history::key(&id)));
        }
        self.effects.push(TableEffect::OpenGame(save));
    }
}
