//! A game's knowledge for its bots: proposals, rollouts, evaluation.

use std::hash::Hasher as _;

use fnv::FnvHasher;

use super::{BotReply, Effort, Level};
use crate::analysis::wire::Analyst;
use crate::table::{PerSeat, Rng, Rules, Seat, Seed};

/// A game's knowledge for the search: which plans are sensible, how rollouts are
/// played, and what a position is worth.
///
/// A *plan* is what one seat does in a row until its decision is made: a whole
/// allocation of dice, both spells of a turn. The search compares plans rather
/// than actions, so that a decision with a million endings stays a choice among
/// some dozens. Nothing random or newly revealed may lie inside a plan.
pub trait Policy: Rules {
    /// [`search`](super::search()) in this game.
    ///
    /// Each game says so itself, since generic code is compiled where it is used: so the search is built
    /// for speed, like the rules, and not for size like the programs that ask for it.
    fn search(
        view: &Self::View,
        seat: Seat,
        effort: Effort,
        seed: Seed,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<BotReply<Self::Action>>;

    /// What answers requests for the analysis of a finished game: [`analyst`]. Each game says so itself,
    /// for the same reason.
    ///
    /// [`analyst`]: crate::analysis::wire::analyst
    fn analyst() -> Analyst;

    /// The search parameters of a bot of this level. A game in which a few iterations
    /// already play well, or many more play better, overrides them.
    fn effort(level: Level) -> Effort {
        level.effort()
    }

    /// Adds one sensible plan of `seat` to `plan`, drawn with `rng`. Repeated
    /// calls should in time propose every plan worth considering, the best ones early
    /// and often. Plans that come to the same thing should be written
    /// in the same way, for the search merges equal ones. An empty plan stands for
    /// any legal action.
    fn propose(state: &Self::State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Self::Action>);

    /// The rollout policy: like [`propose`](Policy::propose), but fast, and as an
    /// average player would go on.
    fn rollout(state: &Self::State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Self::Action>) {
        Self::propose(state, seat, rng, plan);
    }

    /// What somebody who plays for the first time would do, for bots that play their first idea:
    /// what looks good at first sight, without what takes a second look. As an average player
    /// goes on, where the game says nothing else.
    fn first_idea(state: &Self::State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Self::Action>) {
        Self::rollout(state, seat, rng, plan);
    }

    /// The evaluation at the horizon: each seat's estimated share of victory if a game
    /// simulated from `from` need go no further than `state`, for instance at the end
    /// of a round; none while it should go on. Also called once the game is over, where
    /// it may smooth narrow results; with none, the outcome counts.
    fn evaluate(state: &Self::State, from: &Self::State) -> Option<PerSeat<f32>>;

    /// The evaluation of bots that [look closely](Effort::close): at a nearer horizon, by more of
    /// the position. The same as of others, where the game says nothing else.
    fn evaluate_closely(state: &Self::State, from: &Self::State) -> Option<PerSeat<f32>> {
        Self::evaluate(state, from)
    }

    /// How daring a plan is, from −1 to 1: how much bold bots like it, and careful ones do not. Games
    /// whose evaluation at a horizon tells a wager from what is safe need not say it.
    fn daring(_plan: &[Self::Action]) -> f32 {
        0.0
    }

    /// A hash of what an event reveals, combined with the hash `so_far`: games in which
    /// different things were revealed to a bot continue at different nodes of its tree.
    fn fingerprint(event: &Self::Event, so_far: u64) -> u64 {
        let mut hasher = FnvHasher::with_key(so_far);
        hasher.write(&postcard::to_allocvec(event).unwrap_or_default());
        hasher.finish()
    }

    /// Whether two plans for one decision come to much the same: what a bot
    /// proposes *instead* is of another kind.
    fn alike(a: &[Self::Action], b: &[Self::Action]) -> bool {
        a.first() == b.first()
    }
}

/// A number in 0..1, each equally likely.
#[inline]
pub fn unit(rng: &mut Rng) -> f32 {
    (rng.bits() >> 40) as f32 / (1u32 << 24) as f32
}

/// An index into `weights`, each as likely as it weighs; the last when nothing
/// weighs anything.
pub fn weighted(weights: &[f32], rng: &mut Rng) -> usize {
    let mut left = unit(rng) * weights.iter().sum::<f32>();
    let drawn = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    drawn.unwrap_or(weights.len().saturating_sub(1))
}
