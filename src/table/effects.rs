//! Carrying out the controller's effects in the browser: timers, workers, sounds, the
//! focus, storage.

use std::rc::Rc;

use conclave_rules::table::Seat;
use conclave_session::history;
use conclave_session::saves::Store;
use conclave_session::streak::Streak;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::controller::{ControllerEffect, Msg as Game};
use super::frame_state::TableTimer;
use super::open::TableSource;
use super::{Msg, OpenTable, Table, TableProps};
use crate::board::lesson::mark as mark_lesson;
use crate::games::GameUi;
use crate::storage::{ask_to_keep, offer_file};
use crate::{boot, router};

impl<G: GameUi, S: TableSource<G>> OpenTable<G, S> {
    /// Carries out effects, in order. Returns whether something that is shown has changed.
    pub(super) fn run(
        &mut self,
        effects: Vec<ControllerEffect>,
        ctx: &Context<Table<G, S>>,
    ) -> bool {
        let (TableProps { shell, hosting, .. }, link) = (ctx.props(), ctx.link());
        let mut render = false;
        for effect in effects {
            match effect {
                ControllerEffect::Render => render = true,
                ControllerEffect::Playback(effect) => {
                    let link = link.clone();
                    let ontimer = move |timer| link.send_message(Msg::Timer(timer));
                    self.frame.run::<G>(effect, shell, ontimer);
                }
                ControllerEffect::ShowNews => {
                    let link = link.clone();
                    self.frame.start_news(move || link.send_message(Msg::Timer(TableTimer::News)));
                }
                ControllerEffect::StartCountdown => {
                    let link = link.clone();
                    let tick = move || link.send_message(Msg::Game(Game::Tick));
                    self.countdown = Some(Interval::new(1_000, tick));
                }
                ControllerEffect::StopCountdown => self.countdown = None,
                ControllerEffect::SpawnBots => self.bots.spawn(),
                ControllerEffect::AskBots(number, request) => {
                    let reply = move |reply| Msg::Game(Game::BotReplied(number, reply));
                    self.bots.ask::<G>(&request, link.callback(reply));
                }
                ControllerEffect::CancelBots => self.bots.cancel(),
                ControllerEffect::AskChance(number, seed) => {
                    render |= self.ask_chance(number, seed, ctx)
                }
                ControllerEffect::Refuse(words) => shell.explainer.refuse(&words),
                ControllerEffect::Focus(selector) => self.frame.focus = Some(selector),
                ControllerEffect::Jumped => {
                    if let Some(hosting) = hosting {
                        hosting.jumped();
                    }
                }
                ControllerEffect::Swapped => {
                    if let Some(hosting) = hosting {
                        hosting.swapped(self.controller.players().len());
                    }
                }
                ControllerEffect::PostToEmbedder(message) => boot::post_to_embedder(&message),
                ControllerEffect::OpenGame(save) => router::navigate(&shell.create_slot(save)),
                ControllerEffect::OfferFile(name, content) => offer_file(&name, &content),
                ControllerEffect::Share(game) => {
                    self.shared = Some(Rc::new(game));
                    render = true;
                }
                ControllerEffect::Store(key, value) => {
                    // Where nothing can be stored there is no series, and no progress to show.
                    let _ = shell.save_store.store().set(&key, &value);
                }
                // Nobody plays against bots alone at a table with guests.
                ControllerEffect::CountGame(..) if hosting.is_some() => {}
                ControllerEffect::CountGame(level, won) => {
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
                ControllerEffect::NoteGame(key, save) => {
                    history::note(shell.save_store.store(), &key, &save);
                }
                ControllerEffect::ExcludeFromHistory(key) => {
                    history::exclude(shell.save_store.store(), &key);
                }
                ControllerEffect::AskToKeep => ask_to_keep(shell.save_store.store()),
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
