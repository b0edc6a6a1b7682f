//! The controller: a reducer over the session, its replay and everything shown of them.
//! It has no access to the browser, so it is tested natively.
//!
//! [`TableController::update`] takes a message, changes the game and what is shown of it, and
//! returns what is to be done outside: timers, requests to bots, sounds, messages to the
//! embedder ([`TableEffect`]). The [`Table`](super::Table) carries these out and sends what comes
//! back as further messages.
//!
//! | module | what |
//! |---|---|
//! | `messages` | the messages that it takes, the effects that it returns |
//! | this one | what is the same at any table |
//! | `source` | where a game comes from, and what depends on that |
//! | `guest` | a game of another device, as a guest follows it |
//! | `own` | a game of this device: people's actions, undo, and the order in which consequences follow |
//! | `showing` | what is shown of the game, and to whom |
//! | `saving` | saves, other tabs, the embedder |
//! | `state` | what the page may read, and who may see and decide what |
//! | `bots` | requests to bots and to chance |
//! | `guests` | the guests of a game of this device, at screens of their own |
//! | `hints` | hints, and the reasons of bots |
//! | `negotiation` | the time to talk before a decision |
//! | `replay` | looking back |
//! | `lesson` | a guided game |
//! | `puzzle` | a puzzle |

mod bots;
mod guest;
mod guests;
mod hints;
mod lesson;
mod messages;
mod negotiation;
mod own;
mod puzzle;
mod replay;
mod saving;
mod showing;
mod source;
mod state;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use conclave_i18n::isolated;
use conclave_rules::table::Seat;
use conclave_session::Session;

use super::command::{GameCommand, ReplayCommand};
use super::effects::TableEffect;
use super::playback::PlaybackControl;
use super::score_chart::{ScoreChartProps, chart_of};
use super::viewed_game::ViewedGame;
use crate::games::{GameUi, PlayerInfo, Sound};
use bots::Bots;
pub use guest::{GuestGame, names};
pub use hints::Hint;
pub use lesson::{LessonStatus, LessonTry};
pub use messages::{Env, Msg};
pub use own::OwnGame;
pub use puzzle::{PuzzleAnswer, PuzzleHead, PuzzleStatus, PuzzleTry};
use showing::event_context;
pub use source::{Source, Whose};

/// What guides the people at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Guide<G: GameUi> {
    /// A lesson: it asks for one step after another.
    Lesson(LessonTry<G>),
    /// A puzzle: it asks for one decision.
    Puzzle(PuzzleTry<G>),
}

/// A game being played, or watched.
pub struct TableController<G: GameUi, S: Source<G> = OwnGame<G>> {
    source: S,
    players: Rc<[PlayerInfo]>,
    playback: PlaybackControl<G>,
    /// What was shown when a person at this device last decided; none before that.
    before: Option<Rc<G::View>>,
    /// How many actions the game had when the reader began to look back.
    left_at: usize,
    bots: Bots<G>,
    hint: Option<Hint<G>>,
    /// Whether the end was announced.
    ended: bool,
    /// How the scores of a game that is over went, where there is something to draw.
    chart: Option<ScoreChartProps>,
    /// What is to be done since the last message.
    effects: Vec<TableEffect>,
}

impl<G: GameUi, S: Source<G>> TableController<G, S> {
    /// A table for the game of this source.
    fn new(source: S, players: Rc<[PlayerInfo]>) -> TableController<G, S> {
        let view = source.game().view_at(source.game().plies());
        let playback = PlaybackControl::new(view);
        TableController {
            source,
            players,
            playback,
            before: None,
            left_at: 0,
            bots: Bots::default(),
            hint: None,
            ended: false,
            chart: None,
            effects: Vec::new(),
        }
    }

    /// Takes a message, and returns what is to be done.
    pub fn update(&mut self, msg: Msg<G>, env: &Env<'_, G>) -> Vec<TableEffect> {
        if self.handle(msg, env) {
            S::advance(self, env);
            self.effects.push(TableEffect::Render);
        }
        self.take_effects()
    }

    /// What is to be done since this was last called.
    fn take_effects(&mut self) -> Vec<TableEffect> {
        let mut effects = std::mem::take(&mut self.effects);
        effects.extend(self.playback.take_effects());
        effects
    }

    /// Takes a message. Returns whether something has changed.
    fn handle(&mut self, msg: Msg<G>, env: &Env<'_, G>) -> bool {
        use GameCommand as Do;
        match msg {
            Msg::Next => {
                if self.replay().is_some_and(|replay| replay.playing) {
                    // It was about the moment before the next.
                    self.drop_hint();
                }
                return self.playback.timer_ran_out(&self.source.game());
            }
            Msg::Act(actions) => S::act(self, &actions, env),
            Msg::BotReplied(number, reply) => self.bot_replied(number, reply, env),
            Msg::Do(Do::ShowNext | Do::Skip) if self.playback.is_still() => return false,
            Msg::Do(Do::ShowNext) => self.playback.ask_for_next(),
            Msg::Do(Do::Skip) => self.playback.skip(),
            Msg::Do(Do::Pause) => self.playback.toggle_pause(),
            Msg::Do(Do::Again) => self.show_again(),
            Msg::Do(Do::Hint) if !self.source.gives_hints() => return false,
            Msg::Do(Do::Hint) => self.toggle_hint(env),
            Msg::Do(Do::TakeHint) => self.take_hint(env),
            Msg::Do(Do::Close) if self.hint.is_some() => self.drop_hint(),
            // Leaving the replay of a shared game makes it the reader's own, so it must be
            // deliberate.
            Msg::Do(Do::Close)
                if self.replay().is_some() && (self.is_over() || !self.is_shared()) =>
            {
                self.replay_to(ReplayCommand::Toggle, env);
            }
            Msg::Do(Do::Close) if self.is_at_part_end() => self.playback.ask_for_next(),
            Msg::Do(Do::Close) => return false,
            Msg::Do(Do::Replay(to)) => self.replay_to(to, env),
            msg => return S::take(self, msg, env),
        }
        true
    }

    /// Adds what came of the actions after the first `from` to what is to be shown; `here` tells
    /// whose were taken on this device.
    fn push(&mut self, from: usize, here: impl Fn(Seat) -> bool, env: &Env<'_, G>) {
        let game = self.source.game();
        let plies = game.plies();
        let mut events = game.events(from..plies);
        for (at, events) in (from..).zip(&mut events) {
            events.here = self.source.actor(at).is_some_and(&here);
        }
        let context = event_context(&self.players, env);
        self.playback.push(events, game.view_at(plies), context);
    }

    /// When the end of the game has been shown, says so. Returns whether that is news.
    fn announce_end(&mut self, env: &Env<'_, G>) -> bool {
        let news = self.is_over() && self.playback.is_still() && !self.ended;
        if news {
            self.ended = true;
            let game = self.source.game();
            let events = game.events(0..game.plies()).into_iter().flat_map(|ply| ply.events);
            let (start, events) = (game.view_at(0), events.map(Some));
            self.chart = chart_of::<G>(start, events, &self.players, env.text);
            self.effects.push(TableEffect::Focus(".game-over h2"));
            self.playback.sound(Sound::End);
        }
        news
    }

    /// The game stands elsewhere than it did: shows it as it is, and drops what belonged to where it
    /// stood.
    fn show_anew(&mut self, players: Rc<[PlayerInfo]>, env: &Env<'_, G>) {
        self.before = None;
        self.hint = None;
        self.ended = false;
        self.chart = None;
        self.players = players;
        self.playback.reset(self.current_view());
        self.rebuild_log(env);
    }
}

/// The players by seat: public names, sigils and colours.
pub fn players<G: GameUi>(session: &Session<G>, view: &G::View) -> Rc<[PlayerInfo]> {
    (0..)
        .zip(session.players())
        .map(|(seat, player)| PlayerInfo {
            name: isolated(&player.name).into_owned().into(),
            guild: G::guild(view, Seat(seat)),
            controller: player.controller,
        })
        .collect()
}
