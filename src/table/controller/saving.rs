//! Saving, saves of other tabs, and messages to the embedder.

use conclave_rules::bots::Level;
use conclave_rules::table::{Rules, Seed};
use conclave_session::embed::EmbedError;
use conclave_session::history;
use conclave_session::saves::Save;
use conclave_session::streak::one_against_bots;
use conclave_session::{Controller, Session, series};

use super::{Env, TableController, TableEffect};
use crate::games::GameUi;
use crate::table::command::ReplayCommand;
use crate::table::embed_link::{self, EmbedCommand, Refusal};

impl<G: GameUi> TableController<G> {
    /// The game as it would be saved at the time `now`.
    pub fn snapshot(&self, now: u64) -> Save {
        Save::of(&self.source.session, &self.source.name, self.source.created, now)
    }

    /// Saves the game in its slot.
    pub(super) fn save(&mut self, env: &Env<'_, G>) {
        // After a crash the state cannot be trusted; a shared game and a puzzle have no slot.
        let kept = !self.is_shared() && self.puzzle().is_none();
        if self.source.autosave.is_elsewhere() || !kept || env.crashed {
            return;
        }
        self.report(env);
        let save = self.snapshot(env.now);
        self.source.autosave.write(env.slots, &self.source.id, &save);
    }

    /// Notes a game that an action has just ended in the history, if people played it. Lessons
    /// are not played to win, and a puzzle is the end of others' game.
    pub(super) fn note_end(&mut self, env: &Env<'_, G>) {
        let trusted = !env.crashed && !self.source.autosave.is_elsewhere() && !self.is_shared();
        if self.is_over()
            && self.source.guide.is_none()
            && trusted
            && self.source.session.people() > 0
        {
            let key = history::key(&history::id_of(self.source.session.play().record()));
            let save = self.snapshot(env.now).seal();
            self.effects.push(TableEffect::NoteGame(key, save));
        }
    }

    /// Sends the embedder the state of the game, and a save to keep.
    pub(super) fn report(&mut self, env: &Env<'_, G>) {
        if env.framed && !self.is_shared() {
            let messages = embed_link::standing(&self.source.session, &self.snapshot(env.now));
            self.effects.extend(messages.into_iter().map(TableEffect::PostToEmbedder));
        }
    }

    /// Carries out a command of the embedder, or sends it the reason for refusing.
    pub(super) fn embed_command(&mut self, command: &str, env: &Env<'_, G>) {
        match embed_link::check(command, &self.source.session, env.text) {
            Ok(EmbedCommand::Act(seat, action)) => {
                if self.replay().is_some() {
                    self.replay_to(ReplayCommand::Toggle, env);
                }
                if let Some(words) = self.apply_actions(seat, &[action], env) {
                    self.refuse(Refusal { error: EmbedError::Illegal, words }, env);
                }
            }
            Ok(EmbedCommand::Undo) => self.travel(Session::undo, env),
            Ok(EmbedCommand::Load(save)) => self.effects.push(TableEffect::OpenGame(save)),
            Err(refusal) => self.refuse(refusal, env),
        }
    }

    fn refuse(&mut self, refusal: Refusal, env: &Env<'_, G>) {
        if env.framed {
            self.effects.push(TableEffect::PostToEmbedder(refusal.message()));
        }
    }

    /// Stores the outcome where the series that this game belongs to finds it; of any other
    /// game that was played here, how it ended for one person against bots.
    pub(super) fn store_outcome(&mut self) {
        let Some(outcome) = <G as Rules>::outcome(self.source.session.play().state()) else {
            return;
        };
        if series::is_slot(&self.source.id) {
            let (key, value) =
                (series::result_key(&self.source.id), series::write_outcome(&outcome));
            self.effects.push(TableEffect::Store(key, value));
        } else if let Some((person, level)) = one_against_bots(self.source.session.players())
            && self.source.played
            && self.source.guide.is_none()
        {
            let won = outcome.winners.has(person);
            self.effects.push(TableEffect::CountGame(level, won));
        }
    }

    /// Takes up the game where another tab has brought it.
    pub(super) fn take_theirs(&mut self, env: &Env<'_, G>) {
        let theirs = self.source.autosave.read_theirs(env.slots, &self.source.id);
        let Some(session) = theirs.and_then(|save| save.session::<G>().ok()) else {
            self.source.notice = Some(env.text.tr("elsewhere-lost"));
            return;
        };
        self.source.session = session;
        self.source.autosave.taken_up(env.slots);
        self.reset(env);
        self.tell_jump(env);
    }

    /// A new game with the same set-up and a new seed; all bots of this level, if one is named;
    /// everybody one seat further on if they `swap`.
    pub(super) fn rematch(&mut self, level: Option<Level>, swap: bool, env: &Env<'_, G>) {
        let setup = self.source.session.play().record().setup.clone();
        let mut players = self.source.session.players().to_vec();
        for player in &mut players {
            if let (Controller::Bot(of), Some(level)) = (&mut player.controller, level) {
                *of = level;
            }
        }
        if swap && let Some(last) = players.pop() {
            players.insert(0, last);
        }
        let session = Session::<G>::begin(setup, Seed((env.random)()), players);
        if let Ok(session) = session {
            if env.hosts {
                if swap {
                    self.effects.push(TableEffect::Swapped);
                }
                return self.begin_next(session, env);
            }
            let save = new_save(&session, env);
            self.effects.push(TableEffect::OpenGame(save));
        }
    }
}

/// A save of a game that has just begun, or branched off.
pub(super) fn new_save<G: GameUi>(session: &Session<G>, env: &Env<'_, G>) -> Save {
    let name = env.text.tr(&format!("{}-name", G::ID));
    Save::of(session, &name, env.now, env.now)
}
