//! What a table asks of the browser: timers, workers, sounds, the focus, storage. The controller and playback
//! only list it, so that they can be tested without one.

use std::rc::Rc;

use conclave_rules::bots::{BotRequest, Level};
use conclave_rules::table::Seat;
use conclave_session::history;
use conclave_session::saves::{Save, Store};
use conclave_session::streak::Streak;
use gloo::timers::callback::{Interval, Timeout};
use yew::prelude::*;

use super::controller::Msg as Game;
use super::frame_state::TableTimer;
use super::open::TableSource;
use super::share_dialog::SharedGame;
use super::{Msg, OpenTable, Table, TableProps};
use crate::board::lesson::mark as mark_lesson;
use crate::board::playback::FRESH_MS;
use crate::games::{GameUi, Sound};
use crate::storage::{ask_to_keep, offer_file};
use crate::{boot, router, speech};

/// How long news of the table is said, in milliseconds.
const NEWS_MS: u32 = 4_000;

/// What a table asks of the browser. The controller and playback list them, `OpenTable::run` carries them out
/// in order.
#[derive(Clone, PartialEq, Debug)]
pub enum TableEffect {
    /// Something that is shown has changed.
    Render,
    /// Send [`Game::Next`] after so many milliseconds, instead of after any earlier timer.
    StartTimer(u32),
    /// No timer any more.
    StopTimer,
    /// Events were shown over some time, and now there is something to press.
    ControlsAppeared,
    /// An event came that no press has asked for: for so many milliseconds none leads past it.
    EventCame(u32),
    /// Play a sound, if sounds are wanted.
    Sound(Sound),
    /// Read this aloud, if the reader wishes so.
    ReadAloud(String),
    /// Stop reading aloud: what it is about is skipped.
    StopReading,
    /// Send [`Game::Tick`] every second.
    StartCountdown,
    /// No [`Game::Tick`] any more.
    StopCountdown,
    /// Start the bots' worker before it is needed.
    SpawnBots,
    /// Ask the bots; the answer comes with this number.
    AskBots(u64, BotRequest),
    /// Forget what the bots were asked.
    CancelBots,
    /// Ask what the chance player does ([`GameUi::request_chance`]) with this number and
    /// seed.
    AskChance(u32, u64),
    /// Say, beside what was pressed, why the rules refuse it.
    Refuse(String),
    /// Move the focus to the element with this selector.
    Focus(&'static str),
    /// News of a guest's table is shown; send [`Game::NewsExpired`] when it was there long enough.
    ShowNews,
    /// Tell the guests at their screens that the game has jumped.
    Jumped,
    /// Tell the guests at their screens that everybody sits one seat further on.
    Swapped,
    /// Send this to the embedder.
    PostToEmbedder(String),
    /// Put this game into a slot of its own, and go to its table.
    OpenGame(Save),
    /// Offer a file of this name with this content.
    OfferFile(String, String),
    /// Offer this game to be shared.
    Share(SharedGame),
    /// Store this (key and value): the outcome, for the series that the game belongs to, or how far
    /// the reader has got with a puzzle.
    Store(String, String),
    /// Count this game of one person against bots of this level, and whether it was won.
    CountGame(Level, bool),
    /// Note this game (key and sealed save) in the history: it has just ended.
    NoteGame(String, String),
    /// Keep the game of this key out of the history: others made its first moves.
    ExcludeFromHistory(String),
    /// Ask the browser to keep what is stored.
    AskToKeep,
}

impl<G: GameUi, S: TableSource<G>> OpenTable<G, S> {
    /// Carries out effects, in order. Returns whether something that is shown has changed.
    pub(super) fn run(&mut self, effects: Vec<TableEffect>, ctx: &Context<Table<G, S>>) -> bool {
        let (TableProps { shell, hosting, .. }, link) = (ctx.props(), ctx.link());
        let mut render = false;
        for effect in effects {
            match effect {
                TableEffect::Render => render = true,
                TableEffect::StartTimer(ms) => {
                    let link = link.clone();
                    let onend = move || link.send_message(Msg::Timer(TableTimer::Next));
                    self.frame.timer = Some(Timeout::new(ms, onend));
                }
                TableEffect::StopTimer => self.frame.timer = None,
                TableEffect::ControlsAppeared => {
                    let link = link.clone();
                    let onend = move || link.send_message(Msg::Timer(TableTimer::Ready));
                    self.frame.fresh = Some(Timeout::new(FRESH_MS, onend));
                }
                TableEffect::EventCame(ms) => {
                    let link = link.clone();
                    let onend = move || link.send_message(Msg::Timer(TableTimer::Seen));
                    self.frame.unseen = Some(Timeout::new(ms, onend));
                }
                TableEffect::Sound(sound) => {
                    if shell.settings.sound {
                        boot::play_sound(G::ID, sound.id(), shell.settings.volume);
                    }
                }
                TableEffect::StopReading => speech::cancel(),
                TableEffect::ReadAloud(words) => {
                    if shell.settings.aloud {
                        speech::read_aloud(&words, &shell.text);
                    }
                }
                TableEffect::ShowNews => {
                    let link = link.clone();
                    let onend = move || link.send_message(Msg::Timer(TableTimer::News));
                    self.frame.news = Some(Timeout::new(NEWS_MS, onend));
                }
                TableEffect::StartCountdown => {
                    let link = link.clone();
                    let tick = move || link.send_message(Msg::Game(Game::Tick));
                    self.countdown = Some(Interval::new(1_000, tick));
                }
                TableEffect::StopCountdown => self.countdown = None,
                TableEffect::SpawnBots => self.bots.spawn(),
                TableEffect::AskBots(number, request) => {
                    let reply = move |reply| Msg::Game(Game::BotReplied(number, reply));
                    self.bots.ask::<G>(&request, link.callback(reply));
                }
                TableEffect::CancelBots => self.bots.cancel(),
                TableEffect::AskChance(number, seed) => {
                    render |= self.ask_chance(number, seed, ctx)
                }
                TableEffect::Refuse(words) => shell.explainer.refuse(&words),
                TableEffect::Focus(selector) => self.frame.focus = Some(selector),
                TableEffect::Jumped => {
                    if let Some(hosting) = hosting {
                        hosting.jumped();
                    }
                }
                TableEffect::Swapped => {
                    if let Some(hosting) = hosting {
                        hosting.swapped(self.controller.players().len());
                    }
                }
                TableEffect::PostToEmbedder(message) => boot::post_to_embedder(&message),
                TableEffect::OpenGame(save) => router::navigate(&shell.create_slot(save)),
                TableEffect::OfferFile(name, content) => offer_file(&name, &content),
                TableEffect::Share(game) => {
                    self.shared = Some(Rc::new(game));
                    render = true;
                }
                TableEffect::Store(key, value) => {
                    // Where nothing can be stored there is no series, and no progress to show.
                    let _ = shell.save_store.store().set(&key, &value);
                }
                // Nobody plays against bots alone at a table with guests.
                TableEffect::CountGame(..) if hosting.is_some() => {}
                TableEffect::CountGame(level, won) => {
                    let Some(own) = self.controller.own() else { continue };
                    let (key, store) = (Streak::key(G::ID), shell.save_store.store());
                    let id = history::id_of(own.session().play().record());
                    if history::is_excluded(store, &history::key(&id)) {
                        continue;
                    }
                    let kept = store.get(&key).ok().flatten().unwrap_or_default();
                    let mut streak = Streak::parse(&kept);
                    let proposed = streak.count(own.id(), level, won);
                    // What cannot be stored would be proposed again and again.
                    let stored = store.set(&key, &streak.write()).is_ok();
                    self.proposed = proposed.filter(|_| stored);
                }
                TableEffect::NoteGame(key, save) => {
                    history::note(shell.save_store.store(), &key, &save);
                }
                TableEffect::ExcludeFromHistory(key) => {
                    history::exclude(shell.save_store.store(), &key);
                }
                TableEffect::AskToKeep => ask_to_keep(shell.save_store.store()),
            }
        }
        render
    }

    /// Requests the chance player's action: from the game's services where they provide it,
    /// else sampled by the rules at once. Returns whether something that is shown has changed.
    fn ask_chance(&mut self, number: u32, seed: u64, ctx: &Context<Table<G, S>>) -> bool {
        let Some(own) = self.controller.own() else { return false };
        let play = own.session().play();
        if !play.to_act().has(Seat::CHANCE) {
            return false;
        }
        let (link, told) = (ctx.link().clone(), Rc::clone(&self.chance_alone));
        let alone = ctx.props().shell.text.tr("chance-alone");
        let then = Callback::from(move |answer: Option<_>| {
            let answered = answer.is_some();
            link.send_message(Msg::Game(Game::ChanceReplied(number, answer)));
            // It is said once.
            if !answered && !told.replace(true) {
                link.send_message(Msg::Game(Game::Notice(alone.clone())));
            }
        });
        if G::request_chance(play.state(), seed, &self.services, then) {
            return false;
        }
        self.dispatch(Game::ChanceReplied(number, None), ctx)
    }

    /// Moves the focus where it was requested; and, for keyboard users, back to the board
    /// when the control that had it is gone or of no use any more.
    pub(super) fn move_focus(&mut self) {
        if self.controller.own().is_some_and(|own| own.lesson().is_some()) {
            // What ends a part of the game waits for a press, in a lesson as everywhere.
            let waiting = self.controller.is_waiting();
            let on = || waiting.then(|| String::from(".playback-controls .button-main"));
            mark_lesson(&self.guide, || on().into_iter().collect());
        }
        self.frame.move_focus();
    }
}
