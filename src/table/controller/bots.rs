//! Requests to bots and to chance.

use conclave_rules::bots::{BotReply, BotRequest, Level, Temper};
use conclave_rules::table::{Rng, Seat, Seed};
use conclave_session as session;

use super::{Env, Hint, Source, TableController};
use crate::bot_client::BotError;
use crate::games::GameUi;
use crate::table::effects::TableEffect;

/// The requests to the bots.
pub(super) struct Bots<G: GameUi> {
    /// How often they were asked.
    requests: u64,
    /// What they were asked to play.
    pub(super) asked: Option<PendingRequest<G>>,
    /// Whether they cannot be reached.
    pub(super) failed: bool,
}

impl<G: GameUi> Default for Bots<G> {
    fn default() -> Bots<G> {
        Bots { requests: 0, asked: None, failed: false }
    }
}

impl<G: GameUi> Bots<G> {
    /// Asks them again.
    pub(super) fn retry(&mut self) {
        self.failed = false;
        self.asked = None;
    }
}

/// A request to the bots to play.
pub(super) struct PendingRequest<G: GameUi> {
    number: u64,
    ply: usize,
    seat: Seat,
    /// The answer, once it is there.
    plan: Option<Vec<G::Action>>,
}

/// The request to the chance player.
pub(super) struct ChanceRequests<G: GameUi> {
    /// How often it was asked.
    requests: u32,
    request: Option<ChanceRequest<G>>,
}

/// A request to the chance player.
struct ChanceRequest<G: GameUi> {
    ply: usize,
    number: u32,
    /// The answer, once it has come; with none inside, the rules sample one.
    answer: Option<Option<G::Action>>,
}

impl<G: GameUi> Default for ChanceRequests<G> {
    fn default() -> ChanceRequests<G> {
        ChanceRequests { requests: 0, request: None }
    }
}

impl<G: GameUi> ChanceRequests<G> {
    /// The answer to a request; one to another request is stale.
    pub(super) fn replied(&mut self, number: u32, answer: Option<G::Action>) {
        if let Some(request) = self.request.as_mut().filter(|request| request.number == number) {
            request.answer = Some(answer);
        }
    }

    /// The number of the open request.
    #[cfg(test)]
    pub(super) fn number(&self) -> Option<u32> {
        self.request.as_ref().map(|request| request.number)
    }

    pub(super) fn forget(&mut self) {
        self.request = None;
    }
}

impl<G: GameUi, S: Source<G>> TableController<G, S> {
    /// Asks what `seat` should do, and returns the request's number.
    pub(super) fn ask(
        &mut self,
        seat: Seat,
        level: Level,
        temper: Temper,
        env: &Env<'_, G>,
    ) -> u64 {
        let replay = self.replay().map(|replay| replay.ply);
        let (view, seed) = self.source.question(seat, replay, env.random);
        let request = BotRequest { game: G::ID.to_owned(), view, seat, level, temper, seed };
        self.bots.requests += 1;
        self.effects.push(TableEffect::AskBots(self.bots.requests, request));
        self.bots.requests
    }

    /// Cancels the requests; those still wanted are sent again.
    pub(super) fn cancel_bots(&mut self) {
        self.effects.push(TableEffect::CancelBots);
        self.bots.asked.take_if(|asked| asked.plan.is_none());
    }

    /// Takes in what came from the bots.
    pub(super) fn bot_replied(
        &mut self,
        number: u64,
        reply: Result<BotReply<G::Action>, BotError>,
        env: &Env<'_, G>,
    ) {
        if reply == Err(BotError::Failed) {
            self.bots.failed = true;
            self.bots.asked = None;
            if matches!(self.hint, Some(Hint::Asked(_))) {
                self.hint = Some(Hint::None);
            }
            return;
        }
        let reply = reply.ok();
        if matches!(self.hint, Some(Hint::Asked(asked)) if asked == number) {
            self.hint = Some(reply.map_or(Hint::None, |reply| self.advice(&reply, env)));
        } else if let Some(asked) = self.bots.asked.as_mut().filter(|a| a.number == number) {
            match reply.filter(|reply| !reply.plan.is_empty()) {
                Some(reply) => asked.plan = Some(reply.plan),
                None => self.bots.failed = true,
            }
        }
    }
}

impl<G: GameUi> TableController<G> {
    /// The bot that must decide now.
    fn bot_to_act(&self) -> Option<(Seat, Level)> {
        self.source.session.play().to_act().iter().find_map(|seat| {
            match self.source.session.controller(seat) {
                Some(session::Controller::Bot(level)) => Some((seat, level)),
                _ => None,
            }
        })
    }

    /// Sends a request to the bot whose turn it is, unless one was sent: it can think while
    /// events are shown. During a negotiation it waits, and as long as a guest is missing.
    pub(super) fn ask_bots(&mut self, env: &Env<'_, G>) {
        let busy = self.bots.asked.is_some() || self.negotiation_left().is_some();
        // Those who decide at the same time wait for the answer to a puzzle.
        if busy || self.bots.failed || self.is_scripted() || self.is_puzzle_open() {
            return;
        }
        if self.waits_for_guest() {
            return;
        }
        if let Some((seat, level)) = self.bot_to_act() {
            // Lessons were written with bots that are even.
            let temper = if self.has_lesson() { Temper::Even } else { Temper::of(seat) };
            let number = self.ask(seat, level, temper, env);
            let ply = self.source.session.play().ply();
            self.bots.asked = Some(PendingRequest { number, ply, seat, plan: None });
        }
    }

    /// Plays the actions of bots and of the chance player, when no events are being shown.
    /// Returns whether something was done.
    pub(super) fn play_bots_and_chance(&mut self, env: &Env<'_, G>) -> bool {
        if self.play_script(env) {
            return true;
        }
        let play = self.source.session.play();
        let ply = play.ply();
        if play.to_act().has(Seat::CHANCE) {
            if self.source.session.is_remote(Seat::CHANCE) {
                return false;
            }
            let Some(action) = self.request_chance() else {
                return false;
            };
            self.apply_actions(Seat::CHANCE, &[action], env);
        } else if self.waits_for_guest() {
            // What the bots have answered is played once everybody is there.
            return false;
        } else if let Some(asked) = self.bots.asked.take_if(|asked| asked.plan.is_some()) {
            if asked.ply != ply {
                // The game went on in the meantime: the answer is stale.
                return true;
            }
            self.apply_actions(asked.seat, &asked.plan.unwrap_or_default(), env);
            // The same question would get the same answer.
            self.bots.failed = self.source.session.play().ply() == ply;
        }
        self.source.session.play().ply() > ply
    }

    /// What the chance player does now; none as long as it has not answered.
    fn request_chance(&mut self) -> Option<G::Action> {
        let play = self.source.session.play();
        let ply = play.ply();
        let seed = play.record().seed.0.wrapping_add(ply as u64);
        if self.source.chance.request.as_ref().is_none_or(|request| request.ply != ply) {
            self.source.chance.requests += 1;
            let number = self.source.chance.requests;
            self.source.chance.request = Some(ChanceRequest { ply, number, answer: None });
            self.effects.push(TableEffect::AskChance(number, seed));
        }
        let answer =
            self.source.chance.request.take_if(|request| request.answer.is_some())?.answer?;
        answer.or_else(|| G::sample_chance(play.state(), &mut Rng::new(Seed(seed))))
    }
}
