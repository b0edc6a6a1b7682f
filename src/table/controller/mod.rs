//! The controller: a reducer over the session, its replay and everything shown of them.
//! It has no access to the browser, so it is tested natively.
//!
//! [`TableController::update`] takes a message, changes the game and what is shown of it, and
//! returns what is to be done outside: timers, requests to bots, sounds, messages to the
//! embedder ([`ControllerEffect`]). The [`Table`](super::Table) carries these out and sends what comes
//! back as further messages.
//!
//! | module | what |
//! |---|---|
//! | `messages` | the messages that it takes, the effects that it returns |
//! | this one | people's actions, undo, and the order in which consequences follow |
//! | `showing` | what is shown of the game, and to whom |
//! | `saving` | saves, other tabs, the embedder |
//! | `state` | what the page may read, and who may see and decide what |
//! | `bots` | requests to bots and to chance |
//! | `guests` | guests at screens of their own |
//! | `hints` | hints, and the reasons of bots |
//! | `negotiation` | the time to talk before a decision |
//! | `replay` | looking back |
//! | `lesson` | a guided game |
//! | `puzzle` | a puzzle |

mod bots;
mod guests;
mod hints;
mod lesson;
mod messages;
mod negotiation;
mod puzzle;
mod replay;
mod saving;
mod showing;
mod state;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use conclave_rules::table::{Illegal, Seat, Seats, Viewer};
use conclave_session::Session;
use conclave_session::saves::SlotId;
use conclave_session::share::{packed, reveals_secrets};
use yew::AttrValue;

use super::autosave::Autosave;
use super::command::{GameCommand, ReplayCommand};
use super::embed_link;
use super::open::Opened;
use super::playback_control::PlaybackControl;
use super::score_chart::{self, ScoreChartProps};
use super::share_dialog::SharedGame;
use super::viewed_game::{ViewedGame, ViewedPlay};
use crate::games::{GameUi, PlayerInfo, Sound};
use crate::save_errors::FILE_EXTENSION;
use crate::storage::file_name;
use bots::{Bots, ChanceRequests};
pub use hints::{Hint, advice};
pub use lesson::{LessonStatus, LessonTry};
pub use messages::{ControllerEffect, Env, Msg};
use negotiation::Negotiation;
pub use puzzle::{PuzzleAnswer, PuzzleHead, PuzzleStatus, PuzzleTry};
use showing::event_context;

/// What guides the people at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Guide<G: GameUi> {
    /// A lesson: it asks for one step after another.
    Lesson(LessonTry<G>),
    /// A puzzle: it asks for one decision.
    Puzzle(PuzzleTry<G>),
}

/// A game being played.
pub struct TableController<G: GameUi> {
    /// The slot; empty for a game opened from a shared link.
    id: SlotId,
    /// What the players call the game.
    name: String,
    /// When it began, in milliseconds since 1970.
    created: u64,
    session: Session<G>,
    players: Rc<[PlayerInfo]>,
    /// Who has confirmed to hold the device, at a table with secrets.
    holder: Option<Seat>,
    /// The seats of guests who are away, for whom a person at this device plays.
    borrowed: Seats,
    /// The seats whose guests are away from their screens.
    away: Seats,
    playback: PlaybackControl<G>,
    /// What was shown when a person at this device last decided; none before that.
    before: Option<Rc<G::View>>,
    bots: Bots<G>,
    chance: ChanceRequests<G>,
    hint: Option<Hint<G>>,
    guide: Option<Guide<G>>,
    negotiation: Option<Negotiation>,
    autosave: Autosave,
    /// What is to be known before anything is done, or what could not be fetched.
    notice: Option<String>,
    /// Whether anything was done since the game was opened.
    played: bool,
    /// Whether the end was announced.
    ended: bool,
    /// How the scores of a game that is over went, where there is something to draw.
    chart: Option<ScoreChartProps>,
    /// What is to be done since the last message.
    effects: Vec<ControllerEffect>,
}

impl<G: GameUi> TableController<G> {
    /// A table for this game, and what is to be done first.
    pub fn open(game: Opened<G>, env: &Env<'_, G>) -> (TableController<G>, Vec<ControllerEffect>) {
        let Opened { id, name, created, session, new, notice, guide } = game;
        let spectated = G::view(session.play().state(), Viewer::Spectator);
        let mut table = TableController {
            players: players::<G>(&session, &spectated),
            playback: PlaybackControl::new(spectated),
            id,
            name,
            created,
            session,
            holder: None,
            borrowed: Seats::NONE,
            away: Seats::NONE,
            before: None,
            bots: Bots::default(),
            chance: ChanceRequests::default(),
            hint: None,
            guide,
            negotiation: None,
            autosave: Autosave::new(env.slots),
            notice,
            played: false,
            ended: false,
            chart: None,
            effects: Vec::new(),
        };
        table.playback.jump(table.current_view());
        if table.is_shared() {
            table.replay_to(ReplayCommand::Ply(0), env);
        }
        table.rebuild_log(env);
        if new {
            table.save(env);
        } else {
            table.report(env);
        }
        if table.session.people() < table.players.len() && !table.is_shared() {
            table.effects.push(ControllerEffect::SpawnBots);
        }
        table.advance(env);
        let effects = table.take_effects();
        (table, effects)
    }

    /// Takes a message, and returns what is to be done.
    pub fn update(&mut self, msg: Msg<G>, env: &Env<'_, G>) -> Vec<ControllerEffect> {
        if self.handle(msg, env) {
            self.advance(env);
            self.effects.push(ControllerEffect::Render);
        }
        self.take_effects()
    }

    /// What is to be done since this was last called.
    fn take_effects(&mut self) -> Vec<ControllerEffect> {
        let shown = self.playback.take_effects().into_iter().map(ControllerEffect::Playback);
        let mut effects = std::mem::take(&mut self.effects);
        effects.extend(shown);
        effects
    }

    /// Takes a message. Returns whether something has changed.
    fn handle(&mut self, msg: Msg<G>, env: &Env<'_, G>) -> bool {
        match msg {
            Msg::Do(command) => return self.command(command, env),
            Msg::Next => {
                if self.replay().is_some_and(|replay| replay.playing) {
                    // It was about the moment before the next.
                    self.drop_hint();
                }
                let game = ViewedPlay { play: self.session.play(), viewer: self.viewer() };
                return self.playback.timer_ran_out(&game);
            }
            Msg::Act(actions) => {
                let Some(seat) = self.deciding() else { return true };
                let legal = || self.session.play().legal(seat);
                // What the rules forbid is theirs to refuse, also in a lesson or a puzzle.
                let forbidden = actions.first().is_some_and(|first| !legal().contains(first));
                if forbidden || self.is_allowed(&actions, env) {
                    self.act_here(seat, &actions, env);
                }
            }
            Msg::BotReplied(number, reply) => self.bot_replied(number, reply, env),
            Msg::ChanceReplied(number, answer) => self.chance.replied(number, answer),
            Msg::Tick => self.tick(),
            Msg::SlotChanged(id) => {
                if id != self.id || !self.autosave.slot_changed(env.slots, &id) {
                    return false;
                }
                self.forget_requests();
            }
            Msg::Embed(command) => self.embed_command(&command, env),
            Msg::Guest(event) => return self.guest(event, env),
            Msg::Away(seats) => self.away = seats,
            Msg::Notice(words) => self.notice = Some(words),
        }
        true
    }

    /// Does what a control or a key asks for. Returns whether something has changed.
    fn command(&mut self, command: GameCommand, env: &Env<'_, G>) -> bool {
        use GameCommand as Do;
        match command {
            Do::ShowNext | Do::Skip if self.playback.is_still() => return false,
            Do::ShowNext => self.playback.stop_timer(),
            Do::Skip => self.playback.skip(),
            Do::Pause => self.playback.toggle_pause(),
            Do::Again => self.show_again(),
            Do::Undo => self.travel(Session::undo, env),
            Do::Redo => self.travel(Session::redo, env),
            // It would be the solution.
            Do::Hint if self.is_puzzle_open() => return false,
            Do::Hint => self.toggle_hint(),
            Do::TakeHint => self.take_hint(env),
            Do::TellWhy => self.tell_why(env),
            Do::Close if self.hint.is_some() => self.drop_hint(),
            // Leaving the replay of a shared game makes it the reader's own, so it must be
            // deliberate.
            Do::Close if self.replay().is_some() && (self.is_over() || !self.is_shared()) => {
                self.replay_to(ReplayCommand::Toggle, env);
            }
            Do::Close if self.is_at_part_end() => self.playback.stop_timer(),
            Do::Close => return false,
            Do::Replay(to) => self.replay_to(to, env),
            Do::Retry => self.bots.retry(),
            Do::TakeDevice(seat) if !self.curtain().has(seat) => return false,
            Do::TakeDevice(seat) => {
                self.holder = Some(seat);
                self.playback.jump(self.current_view());
                self.rebuild_log(env);
                self.effects.push(ControllerEffect::Focus(".table-board"));
            }
            Do::EndNegotiation => self.end_negotiation(),
            Do::TakeTheirs => self.take_theirs(env),
            Do::KeepMine => self.effects.push(ControllerEffect::OpenGame(self.snapshot(env.now))),
            Do::ShowStep => self.show_step(env),
            Do::ShowSolution => self.show_solution(env),
            Do::RestartLesson => self.restart_lesson(env),
            Do::RestartPuzzle => self.restart_puzzle(env),
            Do::LeaveLesson => self.leave_lesson(env),
            Do::Rematch(level) => self.rematch(level, false, env),
            Do::SwapSeats => self.rematch(None, true, env),
            Do::Export => {
                let file = file_name(&self.name, FILE_EXTENSION);
                let content = self.snapshot(env.now).seal();
                self.effects.push(ControllerEffect::OfferFile(file, content));
            }
            Do::Share => {
                let sealed = |names| packed(self.snapshot(env.now), names).seal();
                let share = SharedGame {
                    named: sealed(true),
                    nameless: sealed(false),
                    file: file_name(&self.name, FILE_EXTENSION),
                    secrets: reveals_secrets(self.session.play()),
                };
                self.effects.push(ControllerEffect::Share(share));
                return false;
            }
        }
        true
    }

    /// Does everything that can be done now: shows events, sends requests to bots, plays
    /// their answers.
    fn advance(&mut self, env: &Env<'_, G>) {
        loop {
            let plies = self.session.play().ply();
            self.playback.go_on(plies, event_context(&self.players, env));
            if self.replay().is_some() {
                return;
            }
            if self.autosave.is_elsewhere() {
                return;
            }
            if G::NEGOTIATES {
                self.begin_negotiation();
            }
            self.ask_bots();
            if !self.playback.is_still() || !self.play_bots_and_chance(env) {
                break;
            }
        }
        self.lay_down_after_turn(env);
        self.announce_controls();
        if self.is_over() && self.playback.is_still() && !self.ended {
            self.ended = true;
            let play = self.session.play();
            self.chart = score_chart::chart::<G>(play, self.viewer(), &self.players, env.text);
            self.effects.push(ControllerEffect::Focus(".game-over h2"));
            self.store_outcome();
            self.playback.sound(Sound::End);
            if !self.is_shared() && self.puzzle().is_none() {
                // From the first action on, the game is saved.
                self.effects.push(ControllerEffect::AskToKeep);
            }
        }
    }

    /// Whether a lesson or a puzzle, where there is one, lets a person here do these actions; if
    /// not, it says so.
    fn is_allowed(&mut self, actions: &[G::Action], env: &Env<'_, G>) -> bool {
        self.lesson_allows(actions) && self.puzzle_allows(actions, env)
    }

    /// Applies actions of a person here, who is told why they are refused.
    fn act_here(&mut self, seat: Seat, actions: &[G::Action], env: &Env<'_, G>) {
        let refusal = self.apply_actions(seat, actions, env);
        self.effects.extend(refusal.map(ControllerEffect::Refuse));
    }

    /// Applies actions of a seat; returns why they are refused. A game that another tab
    /// continued takes none.
    fn apply_actions(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
        env: &Env<'_, G>,
    ) -> Option<String> {
        if self.autosave.is_elsewhere() {
            return Some(env.text.tr("not-your-turn"));
        }
        let before = self.session.play().ply();
        self.notice = None;
        let refusal = self.session.act(seat, actions).err().map(|why| match why {
            Illegal::Rule(reason) => G::explain_refusal(reason, env.text),
            Illegal::Over | Illegal::NotActing => env.text.tr("not-your-turn"),
        });
        if self.session.play().ply() == before {
            return refusal;
        }
        self.played = true;
        // Hints and requests about the state before are stale now.
        if self.hint.take().is_some_and(|hint| matches!(hint, Hint::Asked(_))) {
            self.effects.push(ControllerEffect::CancelBots);
        }
        self.bots.asked = None;
        self.end_negotiation();
        let here = self.is_person(seat);
        if here {
            self.before = Some(Rc::clone(self.playback.view()));
        }
        self.show_to_all(seat, before, env);
        let game = ViewedPlay { play: self.session.play(), viewer: self.viewer() };
        let mut events = game.events(before..game.plies());
        events.iter_mut().for_each(|events| events.here = here);
        let context = event_context(&self.players, env);
        self.playback.push(events, game.view_at(game.plies()), context);
        if env.framed {
            let acts = embed_link::acts(&self.session, seat, before);
            self.effects.extend(acts.into_iter().map(ControllerEffect::PostToEmbedder));
        }
        self.save(env);
        self.note_end(env);
        refusal
    }

    /// Undoes or redoes.
    fn travel(&mut self, how: fn(&mut Session<G>) -> bool, env: &Env<'_, G>) {
        if self.replay().is_some() || self.autosave.is_elsewhere() || !how(&mut self.session) {
            return;
        }
        self.reset(env);
        self.tell_jump(env);
        self.save(env);
    }

    /// The game has jumped to another ply (undo, redo, load): drops what belonged to the old
    /// one, and shows the present state.
    fn reset(&mut self, env: &Env<'_, G>) {
        self.forget_requests();
        self.before = None;
        self.hint = None;
        self.notice = None;
        self.set_refused(false);
        self.ended = false;
        self.played = false;
        self.chart = None;
        if self.negotiation.take().is_some() {
            self.effects.push(ControllerEffect::StopCountdown);
        }
        let view = self.current_view();
        self.players = players::<G>(&self.session, &view);
        self.playback.reset(view);
        self.rebuild_log(env);
    }

    /// Forgets what bots and chance were asked: their answers would be about another game.
    fn forget_requests(&mut self) {
        self.effects.push(ControllerEffect::CancelBots);
        self.bots.asked = None;
        self.chance.forget();
        self.hint.take_if(|hint| matches!(hint, Hint::Asked(_)));
    }
}

/// The players by seat: public names, sigils and colours.
pub fn players<G: GameUi>(session: &Session<G>, view: &G::View) -> Rc<[PlayerInfo]> {
    (0..)
        .zip(session.players())
        .map(|(seat, player)| PlayerInfo {
            name: AttrValue::from(player.name.clone()),
            guild: G::guild(view, Seat(seat)),
            controller: player.controller,
        })
        .collect()
}
