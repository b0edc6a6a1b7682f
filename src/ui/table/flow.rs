//! How a game goes on: who decides, what is shown, what is kept.

use std::rc::Rc;

use conclave::bots::{BotReply, BotRequest, Level, wire};
use conclave::session::saves::{Save, SaveStoreError, Store};
use conclave::session::series;
use conclave::session::share::{packed, tells_secrets};
use conclave::session::{Controller, Speed};
use conclave::table::{Illegal, Rng, Seat, Seed};
use gloo::timers::callback::{Interval, Timeout};
use yew::prelude::*;

use super::queue::{LogLine, Shown};
use super::replay::ReplayCommand;
use super::{
    Asked, ChanceRequest, Hint, Live, Msg, Negotiation, Panel, SaveStatus, Table, players,
};
use crate::board::playback;
use crate::bot_client::BotError;
use crate::games::{GameUi, Sound};
use crate::pages::setup::new_save;
use crate::random::random_seed;
use crate::router;
use crate::save_errors::FILE_EXTENSION;
use crate::shell::Shell;
use crate::storage::{ask_to_keep, file_name, now, offer_file};
use crate::text::Text;
use crate::{boot, sound};

/// How many sentences are read out at most when many come at once.
const SAID: usize = 8;

impl<G: GameUi> Live<G> {
    /// Takes in what happens. Tells whether it can be seen.
    pub(super) fn update(&mut self, ctx: &Context<Table<G>>, msg: Msg<G>) -> bool {
        let shell = &ctx.props().shell;
        match msg {
            Msg::Skip { key } => {
                self.by_keyboard = key;
                if self.queue.is_still() {
                    return false;
                }
                self.timer = None;
                self.show_all(shell);
            }
            Msg::Next => {
                self.timer = None;
                self.next();
            }
            Msg::Act(actions) => {
                self.act(&actions, shell);
            }
            Msg::BotReplied(number, reply) => self.receive(number, reply, &shell.text),
            Msg::ChanceReplied(number, answer) => {
                if let Some(world) = self.chance.as_mut().filter(|world| world.number == number) {
                    world.answer = Some(answer);
                }
            }
            Msg::Undo => self.travel(shell, |session| session.undo()),
            Msg::Redo => self.travel(shell, |session| session.redo()),
            Msg::Hint => self.ask_hint(ctx),
            Msg::Close if self.hint.is_some() => self.ask_hint(ctx),
            // Who leaves the replay of a shared game takes it up: not by accident.
            Msg::Close if self.replay.is_some() && (self.is_over() || !self.is_shared()) => {
                self.replay_to(ReplayCommand::Toggle, shell);
            }
            Msg::Close => return false,
            Msg::ToBoard => self.focus = Some(".table-board"),
            Msg::Replay(to) => self.replay_to(to, shell),
            Msg::Jump(turn) => {
                self.replay_to(ReplayCommand::Turn(turn), shell);
                if self.log_open {
                    // Where the log lies below the board, back to it.
                    self.focus = Some(".table-board");
                }
            }
            Msg::Retry => {
                self.bots_failed = false;
                self.asked = None;
            }
            Msg::TakeDevice => {
                self.holder = self.next_person();
                self.queue.jump(self.current_view());
                self.rebuild_log(&shell.text);
                self.focus = Some(".table-board");
            }
            Msg::Tick => {
                if let Some(talk) = &mut self.negotiation {
                    talk.left = talk.left.saturating_sub(1);
                    if talk.left == 0 {
                        self.end_negotiation();
                        self.sound(Sound::Lose, shell);
                    }
                }
            }
            Msg::NegotiationOver => self.end_negotiation(),
            Msg::Stored(id) => {
                if id != self.game.id {
                    return false;
                }
                // Their last word may be ours: a save sounds like its echo.
                if shell.save_store.is_mine(&id) {
                    return false;
                }
                self.save_status = SaveStatus::Elsewhere;
                self.bots.cancel();
                self.asked = None;
            }
            Msg::Host(command) => self.handle_command(&command, shell),
            Msg::TakeTheirs => self.take_theirs(shell),
            Msg::KeepMine => {
                let save = self.save();
                router::go(&shell.create_slot(save));
            }
            Msg::Open(Some(Panel::Rules)) if !shell.text.has_rules() => {
                shell.text.fetch_rules(G::ID, ctx.link().callback(Msg::Rules));
            }
            Msg::Rules(true) => self.panel = Some(Panel::Rules),
            Msg::Rules(false) => self.refused = Some(shell.text.tr("rules-missing")),
            Msg::Open(panel) => self.panel = panel,
            Msg::LogAll => self.log_all = true,
            Msg::Log => {
                self.log_open = !self.log_open;
                if self.log_open {
                    self.focus = Some(".table-side h2");
                }
            }
            Msg::Rematch => self.rematch(shell),
            Msg::Share => {
                let sealed = |names| packed(self.save(), names).seal();
                boot::share(
                    &sealed(true),
                    &sealed(false),
                    &file_name(&self.game.name, FILE_EXTENSION),
                    tells_secrets(self.game.session.play()),
                );
                return false;
            }
            Msg::Export => {
                let save = self.save();
                offer_file(&file_name(&self.game.name, FILE_EXTENSION), &save.seal());
            }
        }
        self.advance_game(ctx);
        true
    }

    /// Lets everything happen that can happen now: events are shown, bots are
    /// asked, their answers are played.
    pub(super) fn advance_game(&mut self, ctx: &Context<Table<G>>) {
        let shell = &ctx.props().shell;
        loop {
            if !self.queue.is_still() && self.timer.is_none() {
                self.show(ctx);
            }
            if self.replay.is_some() {
                if self.queue.is_still() {
                    self.play_on(ctx);
                }
                return;
            }
            if self.save_status == SaveStatus::Elsewhere {
                return;
            }
            self.begin_negotiation(ctx);
            self.ask_bots(ctx);
            if !self.queue.is_still() || !self.play_bots_and_chance(ctx) {
                break;
            }
        }
        self.lay_device_down(shell);
        if self.is_over() && self.queue.is_still() && !self.ended {
            self.ended = true;
            self.focus = Some(".ending h2");
            self.record_series_outcome(shell);
            self.sound(Sound::End, shell);
            if !self.is_shared() {
                // Now there is something worth keeping.
                ask_to_keep(shell.save_store.store());
            }
        }
    }

    /// Leaves the outcome where the game night that this game belongs to finds it.
    fn record_series_outcome(&self, shell: &Shell) {
        let outcome = G::outcome(self.game.session.play().state());
        if let Some(outcome) = outcome.filter(|_| series::is_slot(&self.game.id)) {
            let key = series::result_key(&self.game.id);
            // Where nothing can be kept there is no game night either.
            let _ = shell.save_store.store().set(&key, &series::write_outcome(&outcome));
        }
    }

    /// The curtain falls once all is shown: from then on nobody holds the device,
    /// and neither log nor replay tells what its last holder knew.
    fn lay_device_down(&mut self, shell: &Shell) {
        if self.queue.is_still() && self.curtain().is_some() && self.holder.take().is_some() {
            self.queue.jump(self.current_view());
            self.announcements.clear();
            self.rebuild_log(&shell.text);
        }
    }

    /// Shows the next event, and sets the clock for the one after it.
    fn show(&mut self, ctx: &Context<Table<G>>) {
        let shell = &ctx.props().shell;
        let speed = shell.speed();
        if speed == Speed::Instant {
            self.show_all(shell);
            return;
        }
        let mut shown = Shown::default();
        let pace = self.queue.advance(&self.players, &shell.text, &self.services, &mut shown);
        self.append_log(shown, shell);
        if let Some(pace) = pace {
            let pace = playback::shown_ms(pace, speed);
            let link = ctx.link().clone();
            self.timer = Some(Timeout::new(pace, move || link.send_message(Msg::Next)));
        }
    }

    /// The clock has run: on with the replay, unless events are still shown.
    fn next(&mut self) {
        if self.queue.is_still() && self.replay.as_ref().is_some_and(|replay| replay.playing) {
            self.step();
        }
    }

    /// Shows everything at once.
    fn show_all(&mut self, shell: &Shell) {
        let mut shown = Shown::default();
        self.queue.finish(&self.players, &shell.text, &self.services, &mut shown);
        self.append_log(shown, shell);
    }

    /// Writes into the log what was shown, reads it out, and lets it be heard.
    fn append_log(&mut self, shown: Shown, shell: &Shell) {
        if let Some(&last) = shown.sounds.last() {
            self.sound(last, shell);
        }
        if let Some(words) = shown.aloud.filter(|_| shell.settings.aloud) {
            boot::read(&words);
        }
        if shown.lines.is_empty() {
            return;
        }
        let next = self.announcements.last().map_or(0, |(number, _)| number + 1);
        let skipped = shown.lines.len().saturating_sub(SAID);
        self.announcements
            .extend((next..).zip(shown.lines.iter().skip(skipped).map(|l| l.words.clone())));
        let old = self.announcements.len().saturating_sub(SAID);
        self.announcements.drain(..old);
        if self.replay.is_none() {
            Rc::make_mut(&mut self.log).extend(shown.lines);
        }
    }

    fn sound(&self, which: Sound, shell: &Shell) {
        if shell.settings.sound {
            sound::play(which);
        }
    }

    /// Writes the whole log anew: in another language, or for other eyes.
    pub(super) fn rebuild_log(&mut self, text: &Text) {
        let play = self.game.session.play();
        let viewer = self.viewer();
        let mut lines = Vec::new();
        let mut view = self.view_at(0);
        let mut tell = |turn, event: &G::Event, view: &mut G::View, moves: bool| {
            let Some(event) = G::redact(event, viewer) else { return };
            if let Some(words) = G::sentence(&event, view, &self.players, text) {
                lines.push(LogLine { turn, words: words.into() });
            }
            if moves {
                G::apply_event(view, &event);
            }
        };
        for event in play.setup_events() {
            // The view already shows what came of the opening.
            tell(0, event, &mut view, false);
        }
        for (turn, entry) in (1..).zip(play.entries()) {
            for event in &entry.events {
                tell(turn, event, &mut view, true);
            }
        }
        self.log = Rc::new(lines);
    }

    /// A person does something.
    fn act(&mut self, actions: &[G::Action], shell: &Shell) {
        if let Some(seat) = self.deciding() {
            self.apply_actions(seat, actions, shell);
        }
    }

    /// Somebody does something.
    pub(super) fn apply_actions(&mut self, seat: Seat, actions: &[G::Action], shell: &Shell) {
        let before = self.game.session.play().ply();
        self.refused = match self.game.session.act(seat, actions) {
            Ok(()) => None,
            Err(Illegal::Rule(reason)) => Some(G::explain_refusal(reason, &shell.text)),
            Err(Illegal::Over | Illegal::NotActing) => Some(shell.text.tr("not-your-turn")),
        };
        if self.game.session.play().ply() == before {
            return;
        }
        // A hint, or a question about another moment, is worth nothing now.
        if self.hint.take().is_some_and(|hint| matches!(hint, Hint::Asked(_))) {
            self.bots.cancel();
        }
        self.asked = None;
        self.end_negotiation();
        let viewer = self.viewer();
        let entries: Vec<_> = (before + 1..)
            .zip(&self.game.session.play().entries()[before..])
            .map(|(turn, entry)| {
                (turn, entry.events.iter().filter_map(|e| G::redact(e, viewer)).collect())
            })
            .collect();
        self.queue.push(entries, self.current_view());
        self.report_acts(seat, before);
        self.autosave(shell);
    }

    /// Undoes or redoes.
    pub(super) fn travel(
        &mut self,
        shell: &Shell,
        how: impl FnOnce(&mut conclave::session::Session<G>) -> bool,
    ) {
        if self.replay.is_some() || !how(&mut self.game.session) {
            return;
        }
        self.bots.cancel();
        self.asked = None;
        self.chance = None;
        self.hint = None;
        self.refused = None;
        self.timer = None;
        self.queue.jump(self.current_view());
        self.rebuild_log(&shell.text);
        self.autosave(shell);
        self.ended = false;
    }

    /// The bots' seats that must decide now; none while the table talks.
    fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let session = &self.game.session;
        session.play().to_act().iter().find_map(|seat| match session.controller(seat) {
            Some(Controller::Bot(level)) => Some((seat, level)),
            _ => None,
        })
    }

    /// Asks the bot whose turn it is, if it was not asked yet: it can think while
    /// events are shown.
    fn ask_bots(&mut self, ctx: &Context<Table<G>>) {
        if self.asked.is_some() || self.bots_failed || self.negotiation_left().is_some() {
            return;
        }
        if let Some((seat, level)) = self.bot_to_act() {
            let number = self.ask(seat, level, ctx);
            let turn = self.game.session.play().ply();
            self.asked = Some(Asked { number, turn, seat, plan: None });
        }
    }

    fn ask(&mut self, seat: Seat, level: Level, ctx: &Context<Table<G>>) -> u64 {
        let play = self.game.session.play();
        // The same game asks the same: a link with a seed is one game.
        let seed = Rng::new(Seed(play.record().seed.0 ^ ((play.ply() as u64) << 32))).bits();
        let request = BotRequest {
            game: G::ID.to_owned(),
            view: wire::view::<G>(play.state(), seat),
            seat,
            level,
            seed,
        };
        self.bot_requests += 1;
        let number = self.bot_requests;
        let then = ctx.link().callback(move |reply| Msg::BotReplied(number, reply));
        self.bots.ask::<G>(&request, then);
        number
    }

    /// Takes in what came from the bots.
    fn receive(&mut self, number: u64, reply: Result<BotReply<G::Action>, BotError>, text: &Text) {
        if reply == Err(BotError::Failed) {
            self.bots_failed = true;
            self.asked = None;
            if matches!(self.hint, Some(Hint::Asked(_))) {
                self.hint = Some(Hint::None);
            }
            return;
        }
        let answer = reply.ok();
        if let Some(Hint::Asked(asked)) = self.hint
            && asked == number
        {
            self.hint = Some(answer.map_or(Hint::None, |answer| self.advice(&answer, text)));
        } else if let Some(asked) = self.asked.as_mut().filter(|asked| asked.number == number) {
            match answer.filter(|answer| !answer.plan.is_empty()) {
                Some(answer) => asked.plan = Some(answer.plan),
                None => self.bots_failed = true,
            }
        }
    }

    /// Plays for bots and for the world, when all is still. Tells whether
    /// something was done.
    fn play_bots_and_chance(&mut self, ctx: &Context<Table<G>>) -> bool {
        let shell = &ctx.props().shell;
        let play = self.game.session.play();
        let turn = play.ply();
        if play.to_act().has(Seat::CHANCE) {
            if self.game.session.is_remote(Seat::CHANCE) {
                return false;
            }
            let Some(action) = self.request_chance(ctx) else {
                return false;
            };
            self.apply_actions(Seat::CHANCE, &[action], shell);
        } else if let Some(asked) = self.asked.take_if(|asked| asked.plan.is_some()) {
            if asked.turn != turn {
                // Somebody acted in the meantime: the answer is to another question.
                return true;
            }
            self.apply_actions(asked.seat, &asked.plan.unwrap_or_default(), shell);
        }
        self.game.session.play().ply() > turn
    }

    /// What the world does now; none as long as it has not answered.
    fn request_chance(&mut self, ctx: &Context<Table<G>>) -> Option<G::Action> {
        let play = self.game.session.play();
        let turn = play.ply();
        let seed = play.record().seed.0.wrapping_add(turn as u64);
        if self.chance.as_ref().is_none_or(|world| world.turn != turn) {
            self.chance_requests += 1;
            let number = self.chance_requests;
            let link = ctx.link().clone();
            let heard =
                Callback::from(move |answer| link.send_message(Msg::ChanceReplied(number, answer)));
            let answer =
                (!G::request_chance(play.state(), seed, &self.services, heard)).then_some(None);
            self.chance = Some(ChanceRequest { turn, number, answer });
        }
        self.chance.as_ref()?.answer.as_ref()?;
        let answer = self.chance.take()?.answer?;
        answer.or_else(|| G::sample_chance(play.state(), &mut Rng::new(Seed(seed))))
    }

    /// Asks for a hint, or puts it away.
    fn ask_hint(&mut self, ctx: &Context<Table<G>>) {
        match self.hint.take() {
            Some(Hint::Asked(_)) => self.bots.cancel(),
            Some(Hint::Given(..) | Hint::None) => {}
            None => {
                if let Some(seat) = self.deciding() {
                    self.bots_failed = false;
                    self.hint = Some(Hint::Asked(self.ask(seat, Level::Archmage, ctx)));
                }
            }
        }
    }

    /// A hint in words.
    fn advice(&self, answer: &BotReply<G::Action>, text: &Text) -> Hint<G> {
        let view = self.queue.view();
        let phrase = |plan: &[G::Action]| G::describe_plan(plan, view, &self.players, text);
        let percent = |share: f32| (share * 100.0).round() as i64;
        let name = self
            .deciding()
            .and_then(|seat| self.players.get(seat.index()))
            .map_or("", |player| &player.name);
        let plan = phrase(&answer.plan);
        let args = [
            ("name", name.into()),
            ("plan", (&plan).into()),
            ("chance", percent(answer.win_probability).into()),
        ];
        let mut words = text.tr_args("hint-plan", &args);
        if let Some((instead, share)) = &answer.alternative {
            let instead = phrase(instead);
            words.push(' ');
            words.push_str(&text.tr_args(
                "hint-instead",
                &[("plan", (&instead).into()), ("chance", percent(*share).into())],
            ));
        }
        Hint::Given(answer.plan.clone().into(), words)
    }

    /// Begins to talk, where the table agreed to and there is somebody to talk to.
    fn begin_negotiation(&mut self, ctx: &Context<Table<G>>) {
        let turn = self.game.session.play().ply();
        let begun = self.negotiation.as_ref().is_some_and(|talk| talk.turn == turn);
        if begun || self.game.session.people() < 2 || self.is_over() {
            return;
        }
        self.negotiation = G::negotiation_seconds(&self.current_view()).map(|left| {
            let link = ctx.link().clone();
            let _ticking = Interval::new(1_000, move || link.send_message(Msg::Tick));
            Negotiation { turn, left, _ticking }
        });
    }

    /// Enough talked, until the next time.
    fn end_negotiation(&mut self) {
        if let Some(talk) = &mut self.negotiation {
            talk.left = 0;
        }
    }

    /// How many seconds the table may still talk; none when it is not talking.
    pub(super) fn negotiation_left(&self) -> Option<u32> {
        self.negotiation.as_ref().map(|talk| talk.left).filter(|&left| left > 0)
    }

    /// The game as it would be saved.
    pub(super) fn save(&self) -> Save {
        Save::of(&self.game.session, &self.game.name, self.game.created, now())
    }

    /// Saves the game in its slot.
    pub(super) fn autosave(&mut self, shell: &Shell) {
        // After a crash the program knows nothing worth keeping, and what others shared
        // is theirs.
        if self.save_status == SaveStatus::Elsewhere || self.is_shared() || boot::crashed() {
            return;
        }
        self.report();
        self.save_status = match shell.save_store.write(&self.game.id, &self.save()) {
            Ok(()) => SaveStatus::as_in(shell),
            Err(SaveStoreError::Store(why)) => SaveStatus::Failed(why),
            Err(SaveStoreError::Elsewhere) => SaveStatus::Elsewhere,
        };
    }

    /// Takes up the game where another tab has brought it.
    fn take_theirs(&mut self, shell: &Shell) {
        let theirs = shell.save_store.read(&self.game.id).ok().flatten().and_then(Result::ok);
        let Some(session) = theirs.and_then(|save| save.session::<G>().ok()) else {
            return;
        };
        self.game.session = session;
        self.save_status = SaveStatus::as_in(shell);
        self.replay = None;
        self.timer = None;
        self.asked = None;
        self.chance = None;
        self.hint = None;
        let view = self.current_view();
        self.players = players(&self.game, &view);
        self.queue.jump(view);
        self.rebuild_log(&shell.text);
    }

    /// The same table again, with new chance.
    fn rematch(&mut self, shell: &Shell) {
        let record = self.game.session.play().record();
        let session = conclave::session::Session::<G>::begin(
            record.setup.clone(),
            Seed(random_seed()),
            self.game.session.players().to_vec(),
        );
        if let Ok(session) = session {
            router::go(&shell.create_slot(new_save(&session, &shell.text)));
        }
    }
}
