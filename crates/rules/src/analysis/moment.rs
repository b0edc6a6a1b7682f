//! The moments of a game: what one seat did in a row, as far as its bot would have planned.

use crate::bots::{Effort, Policy, search};
use crate::table::{Entry, Play, Seat, Seed, Viewer};

use super::mean::Mean;

/// A plan that was played, with what is known so far of its worth.
pub(super) struct AnalysedMoment<G: Policy> {
    /// How many actions came before.
    pub ply: usize,
    /// The actions of the plan, at least one.
    pub plan: Vec<G::Action>,
    /// Who acted; [`Seat::CHANCE`] for the chance player.
    pub seat: Seat,
    /// Whether the plan ended with something revealed: thrown dice, drawn cards.
    pub reveals: bool,
    /// Whether the seat had a choice.
    pub choice: bool,
    /// What the seat's bot would have done instead; none when it would have done the same.
    pub best: Option<Vec<G::Action>>,
    /// What the acting seat knew.
    pub view: G::View,
    /// What it knew after the plan.
    pub view_after: G::View,
    /// What the table knew.
    pub public: G::View,
    /// Shares of victory: of the position after the plan and before chance where everything
    /// lies open, else of the position before the plan, by what the table knew.
    pub curve: Mean,
    /// By how much the best plan is worth more than the one that was played.
    pub gap: Mean,
    /// What chance brought, where hands are hidden.
    pub chance: Mean,
}

/// Walks through a game, and parts it into moments.
pub(super) struct Walk<G: Policy> {
    entries: Vec<Entry<G>>,
    /// The game as it stood after `ply` actions.
    play: Play<G>,
}

impl<G: Policy> Walk<G> {
    /// From the beginning of this game.
    pub fn new(play: &Play<G>) -> Walk<G> {
        Walk { entries: play.entries().to_vec(), play: play.at_ply(0) }
    }

    /// How many actions were passed.
    pub fn ply(&self) -> usize {
        self.play.ply()
    }

    /// The next moment; none at the end of the game.
    pub fn next(&mut self, effort: Effort, seed: Seed) -> Option<AnalysedMoment<G>> {
        let ply = self.ply();
        let seat = self.entries.get(ply)?.seat;
        let viewer = viewer_of(seat);
        let view = G::view(self.play.state(), viewer);
        let public = G::view(self.play.state(), Viewer::Spectator);
        let choice = self.play.legal(seat).len() > 1;
        let best = choice.then(|| best_plan::<G>(&view, seat, effort, seed)).flatten();
        let longest = best.as_ref().map_or(1, Vec::len).max(1);
        let mut plan = Vec::new();
        let mut reveals = false;
        while plan.len() < longest
            && !reveals
            && let Some(entry) = self.entries.get(self.ply()).filter(|entry| entry.seat == seat)
        {
            plan.push(entry.action.clone());
            reveals = entry.events.iter().any(G::reveals);
            self.play.act(seat, entry.action.clone()).ok()?;
        }
        Some(AnalysedMoment {
            ply,
            best: best.filter(|best| *best != plan),
            plan,
            seat,
            reveals: reveals || seat == Seat::CHANCE,
            choice,
            view_after: G::view(self.play.state(), viewer),
            view,
            public,
            curve: Mean::default(),
            gap: Mean::default(),
            chance: Mean::default(),
        })
    }
}

/// Whose knowledge counts when `seat` acts: chance knows what the table knows.
pub(super) fn viewer_of(seat: Seat) -> Viewer {
    if seat == Seat::CHANCE { Viewer::Spectator } else { Viewer::Seat(seat) }
}

/// What the bot of a seat would do.
pub(super) fn best_plan<G: Policy>(
    view: &G::View,
    seat: Seat,
    effort: Effort,
    seed: Seed,
) -> Option<Vec<G::Action>> {
    search::<G>(view, seat, effort, seed, &mut || true).map(|reply| reply.plan)
}
