//! How a game goes on: who decides, what is shown, what is kept.

use std::rc::Rc;

use conclave::bots::{Answer, Level, Question};
use conclave::session::saves::{Save, ShelfError, Store};
use conclave::session::series;
use conclave::session::share::{packed, tells_secrets};
use conclave::session::{Speed, Who};
use conclave::table::{Illegal, Rng, Seat, Seed, Viewer};
use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use super::queue::{Line, Shown};
use super::replay::To;
use super::{Asked, Hint, Keeping, Live, Msg, Panel, Table, Talk, World, sitters};
use crate::bot_client::Heard;
use crate::games::{GameUi, Sound};
use crate::pages::setup::new_save;
use crate::router;
use crate::save_errors::ENDING;
use crate::shell::Shell;
use crate::storage::{ask_to_keep, chance, file_name, now, offer_file};
use crate::text::Text;
use crate::{boot, sound};

/// How many sentences are read out at most when many come at once.
const SAID: usize = 8;

impl<G: GameUi> Live<G> {
    /// Takes in what happens. Tells whether it can be seen.
    pub(super) fn update(&mut self, ctx: &Context<Table<G>>, msg: Msg<G>) -> bool {
        let shell = &ctx.props().shell;
        match msg {
            Msg::Hurry { key } => {
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
            Msg::Heard(heard) => self.hear(heard, &shell.text),
            Msg::World(number, answer) => {
                if let Some(world) = self.world.as_mut().filter(|world| world.number == number) {
                    world.answer = Some(answer);
                }
            }
            Msg::Undo => self.go_back(shell, |session| session.undo()),
            Msg::Redo => self.go_back(shell, |session| session.redo()),
            Msg::Hint => self.ask_hint(),
            Msg::Close if self.hint.is_some() => self.ask_hint(),
            // Who leaves the replay of a shared game takes it up: not by accident.
            Msg::Close if self.replay.is_some() && (self.is_over() || !self.is_shared()) => {
                self.replay_to(To::Toggle, shell);
            }
            Msg::Close => return false,
            Msg::ToBoard => self.focus = Some(".table-board"),
            Msg::Replay(to) => self.replay_to(to, shell),
            Msg::Jump(turn) => {
                self.replay_to(To::Turn(turn), shell);
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
                self.queue.jump(self.seen());
                self.tell_all_again(&shell.text);
                self.focus = Some(".table-board");
            }
            Msg::Tick => {
                if let Some(talk) = &mut self.talk {
                    talk.left = talk.left.saturating_sub(1);
                    if talk.left == 0 {
                        self.end_talk();
                        self.sound(Sound::Lose, shell);
                    }
                }
            }
            Msg::TalkOver => self.end_talk(),
            Msg::Stored(id) => {
                if id != self.game.id {
                    return false;
                }
                // Their last word may be ours: a save sounds like its echo.
                if shell.shelf.is_mine(&id) {
                    return false;
                }
                self.keeping = Keeping::Elsewhere;
                self.bots.hush();
                self.asked = None;
            }
            Msg::Host(command) => self.obey(&command, shell),
            Msg::TakeTheirs => self.take_theirs(shell),
            Msg::KeepMine => {
                let save = self.save();
                router::go(&shell.put_down(save));
            }
            Msg::Open(Some(Panel::Rules)) if !shell.text.has_rules() => {
                shell.text.fetch_rules(G::ID, ctx.link().callback(Msg::Rules));
            }
            Msg::Rules(true) => self.panel = Some(Panel::Rules),
            Msg::Rules(false) => self.refused = Some(shell.text.say("rules-missing")),
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
                    &file_name(&self.game.name, ENDING),
                    tells_secrets(self.game.session.play()),
                );
                return false;
            }
            Msg::Export => {
                let save = self.save();
                offer_file(&file_name(&self.game.name, ENDING), &save.seal());
            }
        }
        self.go_on(ctx);
        true
    }

    /// Lets everything happen that can happen now: events are shown, bots are
    /// asked, their answers are played.
    pub(super) fn go_on(&mut self, ctx: &Context<Table<G>>) {
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
            if self.keeping == Keeping::Elsewhere {
                return;
            }
            self.begin_talk(ctx);
            self.ask_bots();
            if !self.queue.is_still() || !self.play_for_others(ctx) {
                break;
            }
        }
        self.lay_device_down(shell);
        if self.is_over() && self.queue.is_still() && !self.ended {
            self.ended = true;
            self.focus = Some(".ending h2");
            self.tell_evening(shell);
            self.sound(Sound::End, shell);
            if !self.is_shared() {
                // Now there is something worth keeping.
                ask_to_keep(shell.shelf.store());
            }
        }
    }

    /// Leaves the outcome where the evening that this game belongs to finds it.
    fn tell_evening(&self, shell: &Shell) {
        let outcome = G::outcome(self.game.session.play().state());
        if let Some(outcome) = outcome.filter(|_| series::is_slot(&self.game.id)) {
            let key = series::result_key(&self.game.id);
            // Where nothing can be kept there is no evening either.
            let _ = shell.shelf.store().set(&key, &series::write_outcome(&outcome));
        }
    }

    /// The curtain falls once all is shown: from then on nobody holds the device,
    /// and neither log nor replay tells what its last holder knew.
    fn lay_device_down(&mut self, shell: &Shell) {
        if self.queue.is_still() && self.curtain().is_some() && self.holder.take().is_some() {
            self.queue.jump(self.seen());
            self.said.clear();
            self.tell_all_again(&shell.text);
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
        let pace = self.queue.advance(&self.sitters, &shell.text, &mut shown);
        self.tell(shown, shell);
        if let Some(pace) = pace {
            let pace = if speed == Speed::Fast { pace / 3 } else { pace };
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
        self.queue.finish(&self.sitters, &shell.text, &mut shown);
        self.tell(shown, shell);
    }

    /// Writes into the log what was shown, reads it out, and lets it be heard.
    fn tell(&mut self, shown: Shown, shell: &Shell) {
        if let Some(&last) = shown.sounds.last() {
            self.sound(last, shell);
        }
        if let Some(words) = shown.aloud.filter(|_| shell.settings.aloud) {
            boot::read(&words);
        }
        if shown.lines.is_empty() {
            return;
        }
        let next = self.said.last().map_or(0, |(number, _)| number + 1);
        let skipped = shown.lines.len().saturating_sub(SAID);
        self.said.extend((next..).zip(shown.lines.iter().skip(skipped).map(|l| l.words.clone())));
        let old = self.said.len().saturating_sub(SAID);
        self.said.drain(..old);
        if self.replay.is_none() {
            Rc::make_mut(&mut self.lines).extend(shown.lines);
        }
    }

    fn sound(&self, which: Sound, shell: &Shell) {
        if shell.settings.sound {
            sound::play(which);
        }
    }

    /// Writes the whole log anew: in another language, or for other eyes.
    pub(super) fn tell_all_again(&mut self, text: &Text) {
        let play = self.game.session.play();
        let viewer = self.viewer();
        let mut lines = Vec::new();
        let mut view = self.seen_at(0);
        let mut tell = |turn, event: &G::Event, view: &mut G::View, moves: bool| {
            let Some(event) = G::redact(event, viewer) else { return };
            if let Some(words) = G::sentence(&event, view, &self.sitters, text) {
                lines.push(Line { turn, words: words.into() });
            }
            if moves {
                G::follow(view, &event);
            }
        };
        for event in play.opening() {
            // The view already shows what came of the opening.
            tell(0, event, &mut view, false);
        }
        for (turn, entry) in (1..).zip(play.entries()) {
            for event in &entry.events {
                tell(turn, event, &mut view, true);
            }
        }
        self.lines = Rc::new(lines);
    }

    /// A person does something.
    fn act(&mut self, actions: &[G::Action], shell: &Shell) {
        if let Some(seat) = self.deciding() {
            self.do_for(seat, actions, shell);
        }
    }

    /// Somebody does something.
    pub(super) fn do_for(&mut self, seat: Seat, actions: &[G::Action], shell: &Shell) {
        let before = self.game.session.play().turn();
        self.refused = match self.game.session.act(seat, actions) {
            Ok(()) => None,
            Err(Illegal::Rule(reason)) => Some(G::reason(reason, &shell.text)),
            Err(Illegal::Over | Illegal::NotActing) => Some(shell.text.say("not-your-turn")),
        };
        if self.game.session.play().turn() == before {
            return;
        }
        // A hint, or a question about another moment, is worth nothing now.
        if self.hint.take().is_some_and(|hint| matches!(hint, Hint::Asked(_))) {
            self.bots.hush();
        }
        self.asked = None;
        self.end_talk();
        let viewer = self.viewer();
        let entries: Vec<_> = (before + 1..)
            .zip(&self.game.session.play().entries()[before..])
            .map(|(turn, entry)| {
                (turn, entry.events.iter().filter_map(|e| G::redact(e, viewer)).collect())
            })
            .collect();
        self.queue.push(entries, self.seen());
        self.report_acts(seat, before);
        self.keep(shell);
    }

    /// Undoes or redoes.
    pub(super) fn go_back(
        &mut self,
        shell: &Shell,
        how: impl FnOnce(&mut conclave::session::Session<G>) -> bool,
    ) {
        if self.replay.is_some() || !how(&mut self.game.session) {
            return;
        }
        self.bots.hush();
        self.asked = None;
        self.world = None;
        self.hint = None;
        self.refused = None;
        self.timer = None;
        self.queue.jump(self.seen());
        self.tell_all_again(&shell.text);
        self.keep(shell);
        self.ended = false;
    }

    /// The bots' seats that must decide now; none while the table talks.
    fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let session = &self.game.session;
        session.play().to_act().iter().find_map(|seat| match session.who(seat) {
            Some(Who::Bot(level)) => Some((seat, level)),
            _ => None,
        })
    }

    /// Asks the bot whose turn it is, if it was not asked yet: it can think while
    /// events are shown.
    fn ask_bots(&mut self) {
        if self.asked.is_some() || self.bots_failed || self.talk_left().is_some() {
            return;
        }
        if let Some((seat, level)) = self.bot_to_act() {
            let number = self.ask(seat, level);
            let turn = self.game.session.play().turn();
            self.asked = Some(Asked { number, turn, seat, plan: None });
        }
    }

    fn ask(&mut self, seat: Seat, level: Level) -> u64 {
        let play = self.game.session.play();
        let view = G::view(play.state(), Viewer::Seat(seat));
        // The same game asks the same: a link with a seed is one game.
        let seed = Rng::new(Seed(play.record().seed.0 ^ ((play.turn() as u64) << 32))).bits();
        self.bots.ask(&Question {
            game: G::ID.to_owned(),
            view: postcard::to_allocvec(&view).unwrap_or_default(),
            seat,
            level,
            seed,
        })
    }

    /// Takes in what came from the bots.
    fn hear(&mut self, heard: Heard, text: &Text) {
        let (number, bytes) = match heard {
            Heard::Failed => {
                self.bots_failed = true;
                self.asked = None;
                if matches!(self.hint, Some(Hint::Asked(_))) {
                    self.hint = Some(Hint::None);
                }
                return;
            }
            Heard::Answer(number, bytes) => (number, bytes),
        };
        let answer: Option<Answer<G::Action>> =
            bytes.ok().and_then(|bytes| postcard::from_bytes(&bytes).ok());
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
    fn play_for_others(&mut self, ctx: &Context<Table<G>>) -> bool {
        let shell = &ctx.props().shell;
        let play = self.game.session.play();
        let turn = play.turn();
        if play.to_act().has(Seat::TABLE) {
            if self.game.session.is_remote(Seat::TABLE) {
                return false;
            }
            let Some(action) = self.ask_world(ctx) else {
                return false;
            };
            self.do_for(Seat::TABLE, &[action], shell);
        } else if let Some(asked) = self.asked.take_if(|asked| asked.plan.is_some()) {
            if asked.turn != turn {
                // Somebody acted in the meantime: the answer is to another question.
                return true;
            }
            self.do_for(asked.seat, &asked.plan.unwrap_or_default(), shell);
        }
        self.game.session.play().turn() > turn
    }

    /// What the world does now; none as long as it has not answered.
    fn ask_world(&mut self, ctx: &Context<Table<G>>) -> Option<G::Action> {
        let play = self.game.session.play();
        let turn = play.turn();
        let seed = play.record().seed.0.wrapping_add(turn as u64);
        if self.world.as_ref().is_none_or(|world| world.turn != turn) {
            self.worlds += 1;
            let number = self.worlds;
            let link = ctx.link().clone();
            let heard = Callback::from(move |answer| link.send_message(Msg::World(number, answer)));
            let answer = (!G::ask_world(play.state(), seed, heard)).then_some(None);
            self.world = Some(World { turn, number, answer });
        }
        self.world.as_ref()?.answer.as_ref()?;
        let answer = self.world.take()?.answer?;
        answer.or_else(|| G::happen(play.state(), &mut Rng::new(Seed(seed))))
    }

    /// Asks for a hint, or puts it away.
    fn ask_hint(&mut self) {
        match self.hint.take() {
            Some(Hint::Asked(_)) => self.bots.hush(),
            Some(Hint::Given(..) | Hint::None) => {}
            None => {
                if let Some(seat) = self.deciding() {
                    self.bots_failed = false;
                    self.hint = Some(Hint::Asked(self.ask(seat, Level::Archmage)));
                }
            }
        }
    }

    /// A hint in words.
    fn advice(&self, answer: &Answer<G::Action>, text: &Text) -> Hint<G> {
        let view = self.queue.view();
        let phrase = |plan: &[G::Action]| G::plan(plan, view, &self.sitters, text);
        let percent = |share: f32| (share * 100.0).round() as i64;
        let name = self
            .deciding()
            .and_then(|seat| self.sitters.get(seat.index()))
            .map_or("", |sitter| &sitter.name);
        let plan = phrase(&answer.plan);
        let args = [
            ("name", name.into()),
            ("plan", (&plan).into()),
            ("chance", percent(answer.chance).into()),
        ];
        let mut words = text.tell("hint-plan", &args);
        if let Some((instead, share)) = &answer.instead {
            let instead = phrase(instead);
            words.push(' ');
            words.push_str(&text.tell(
                "hint-instead",
                &[("plan", (&instead).into()), ("chance", percent(*share).into())],
            ));
        }
        Hint::Given(answer.plan.clone().into(), words)
    }

    /// Begins to talk, where the table agreed to and there is somebody to talk to.
    fn begin_talk(&mut self, ctx: &Context<Table<G>>) {
        let turn = self.game.session.play().turn();
        let begun = self.talk.as_ref().is_some_and(|talk| talk.turn == turn);
        if begun || self.game.session.people() < 2 || self.is_over() {
            return;
        }
        self.talk = G::talk(&self.seen()).map(|left| {
            let link = ctx.link().clone();
            let _ticking = Interval::new(1_000, move || link.send_message(Msg::Tick));
            Talk { turn, left, _ticking }
        });
    }

    /// Enough talked, until the next time.
    fn end_talk(&mut self) {
        if let Some(talk) = &mut self.talk {
            talk.left = 0;
        }
    }

    /// How many seconds the table may still talk; none when it is not talking.
    pub(super) fn talk_left(&self) -> Option<u32> {
        self.talk.as_ref().map(|talk| talk.left).filter(|&left| left > 0)
    }

    /// The game as it would be saved.
    pub(super) fn save(&self) -> Save {
        Save::of(&self.game.session, &self.game.name, self.game.created, now())
    }

    /// Saves the game in its slot.
    pub(super) fn keep(&mut self, shell: &Shell) {
        // After a crash the program knows nothing worth keeping, and what others shared
        // is theirs.
        if self.keeping == Keeping::Elsewhere || self.is_shared() || boot::crashed() {
            return;
        }
        self.report();
        self.keeping = match shell.shelf.write(&self.game.id, &self.save()) {
            Ok(()) => Keeping::as_in(shell),
            Err(ShelfError::Store(why)) => Keeping::Failed(why),
            Err(ShelfError::Elsewhere) => Keeping::Elsewhere,
        };
    }

    /// Takes up the game where another tab has brought it.
    fn take_theirs(&mut self, shell: &Shell) {
        let theirs = shell.shelf.read(&self.game.id).ok().flatten().and_then(Result::ok);
        let Some(session) = theirs.and_then(|save| save.session::<G>().ok()) else {
            return;
        };
        self.game.session = session;
        self.keeping = Keeping::as_in(shell);
        self.replay = None;
        self.timer = None;
        self.asked = None;
        self.world = None;
        self.hint = None;
        let view = self.seen();
        self.sitters = sitters(&self.game, &view);
        self.queue.jump(view);
        self.tell_all_again(&shell.text);
    }

    /// The same table again, with new chance.
    fn rematch(&mut self, shell: &Shell) {
        let record = self.game.session.play().record();
        let session = conclave::session::Session::<G>::begin(
            record.setup.clone(),
            Seed(chance()),
            self.game.session.occupants().to_vec(),
        );
        if let Ok(session) = session {
            router::go(&shell.put_down(new_save(&session, &shell.text)));
        }
    }
}
