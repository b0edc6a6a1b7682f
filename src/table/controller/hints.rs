//! Hints, with their reasons; and what bots say of the reasons for what they did.

use std::rc::Rc;

use conclave_rules::bots::{BotReply, Level, Temper};
use conclave_rules::table::Seat;
use conclave_session::Controller;

use super::{Env, Source, TableController};
use crate::games::GameUi;
use crate::games::words::TableWords;

/// Below so many games won in 100, or above the rest of them, a hint says that all is lost or won.
const HARDLY: i64 = 2;

/// A hint.
pub enum Hint<G: GameUi> {
    /// Being thought about: the request's number.
    Asked(u64),
    /// What to do, and why, in sentences.
    Given(Rc<[G::Action]>, String),
    /// Why a bot did what it did last, in sentences.
    BotReason(String),
    /// No hint is available.
    None,
}

impl<G: GameUi, S: Source<G>> TableController<G, S> {
    /// Whom a hint would be for: who decides here now; in the replay of a finished game, who
    /// decided at its moment.
    pub fn advised(&self) -> Option<Seat> {
        let Some(replay) = self.replay().filter(|_| self.is_over() && self.playback.is_still())
        else {
            return self.deciding();
        };
        // A guest has only the view of one seat.
        let seat = self.own().and_then(|own| own.source.actor(replay.ply));
        seat.filter(|&seat| seat != Seat::CHANCE)
    }

    /// Asks for a hint, or puts it away.
    pub(super) fn toggle_hint(&mut self, env: &Env<'_, G>) {
        if matches!(self.hint, Some(Hint::Asked(_) | Hint::Given(..) | Hint::None)) {
            self.drop_hint();
        } else if let Some(seat) = self.advised() {
            self.bots.failed = false;
            self.hint = Some(Hint::Asked(self.ask(seat, Level::Archmage, Temper::Even, env)));
        }
    }

    /// Whether the hint can be carried out: it is for the person at this device who decides now.
    pub fn can_take_hint(&self) -> bool {
        matches!(self.hint, Some(Hint::Given(..))) && self.deciding().is_some()
    }

    /// Does what the hint says.
    pub(super) fn take_hint(&mut self, env: &Env<'_, G>) {
        if let Some(Hint::Given(plan, _)) = &self.hint
            && self.deciding().is_some()
        {
            let plan = Rc::clone(plan);
            S::act(self, &plan, env);
        }
    }

    /// A hint in words.
    pub(super) fn advice(&self, reply: &BotReply<G::Action>, env: &Env<'_, G>) -> Hint<G> {
        let Some(seat) = self.advised() else { return Hint::None };
        let words = TableWords::new(env.text, &self.players, self.playback.view());
        let to_them = self.deciding() == Some(seat);
        advice(reply, seat, &if to_them { words.to(seat) } else { words })
    }
}

impl<G: GameUi> TableController<G> {
    /// The last plan of a bot since a person here decided, by the plies of its actions, if everybody
    /// could see them: the first, and the one after the last. Nothing is revealed inside a plan, such
    /// as a roll of dice: what comes after it is another one.
    fn last_of_bot(&self) -> Option<(Seat, usize, usize)> {
        let entries = self.source.session.play().entries();
        let public = |at: usize| G::acts_openly(&entries[at].action);
        let of_bot = |at: usize| {
            let seat = entries[at].seat;
            matches!(self.source.session.controller(seat), Some(Controller::Bot(_))).then_some(seat)
        };
        let last = (self.since()..entries.len()).rfind(|&at| of_bot(at).is_some() && public(at))?;
        let seat = of_bot(last)?;
        let reveals = |at: usize| entries[at].events.iter().any(G::reveals);
        let same =
            |&at: &usize| entries[at].seat == seat && public(at) && (at == last || !reveals(at));
        let first = (self.since()..=last).rev().take_while(same).last()?;
        Some((seat, first, last + 1))
    }

    /// Whether a bot has done something of which it can give the reasons.
    pub fn can_tell_why(&self) -> bool {
        self.replay().is_none() && self.playback.is_still() && self.last_of_bot().is_some()
    }

    /// Tells why the last bot did what it did, or puts that away.
    ///
    /// It tells nothing that the asker may not know: the actions are such as everybody sees
    /// ([`GameUi::acts_openly`]), and the reasons are those of a hint, found in what the asker
    /// saw before.
    pub(super) fn tell_why(&mut self, env: &Env<'_, G>) {
        let told = matches!(self.hint, Some(Hint::BotReason(_)));
        self.drop_hint();
        if told || !self.can_tell_why() {
            return;
        }
        let Some((seat, first, end)) = self.last_of_bot() else { return };
        let entries = &self.source.session.play().entries()[first..end];
        let plan: Vec<G::Action> = entries.iter().map(|entry| entry.action.clone()).collect();
        let text = env.text;
        let words = TableWords::new(text, &self.players, &Rc::new(self.view_at(first)));
        let did = G::describe_plan(&plan, &words);
        let args = [("name", words.name(seat).into()), ("plan", (&did).into())];
        let mut sentences = vec![text.tr_args("hint-told", &args)];
        sentences.extend(G::reasons(&plan, seat, &words));
        self.hint = Some(Hint::BotReason(sentences.join(" ")));
    }
}

/// A hint for `seat`, to which the game looks so, in words: what to do, why, and what it is compared
/// with.
fn advice<G: GameUi>(reply: &BotReply<G::Action>, seat: Seat, words: &TableWords<G>) -> Hint<G> {
    let text = words.page();
    let phrase = |plan: &[G::Action]| G::describe_plan(plan, words);
    let percent = |share: f32| (share * 100.0).round() as i64;
    let chance = percent(reply.win_probability);
    let plan = phrase(&reply.plan);
    let args =
        [("name", words.name(seat).into()), ("plan", (&plan).into()), ("chance", chance.into())];
    let (decided, key) = match chance {
        ..HARDLY => (true, "hint-lost"),
        chance if chance > 100 - HARDLY => (true, "hint-won"),
        _ => (false, "hint-plan"),
    };
    let mut sentences = vec![text.tr_args(key, &args)];
    sentences.extend(G::reasons(&reply.plan, seat, words));
    if !decided {
        sentences.push(text.tr_args("hint-chance", &args));
        if let Some((instead, share)) = &reply.alternative {
            let (instead, less) = (phrase(instead), chance - percent(*share));
            let key = if less > 0 { "hint-less" } else { "hint-equal" };
            let args = [("plan", (&instead).into()), ("less", less.into())];
            sentences.push(text.tr_args(key, &args));
        }
    }
    Hint::Given(reply.plan.clone().into(), sentences.join(" "))
}
