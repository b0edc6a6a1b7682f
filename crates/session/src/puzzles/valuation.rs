//! What the actions of a decision are worth: by games in the same worlds with the same random
//! numbers, in which everybody searches for the best answers.

use std::mem::discriminant;

use super::SOLVER;
use conclave_rules::bots::{Policy, Trial};
use conclave_rules::table::{Rng, Seat, Seed};

/// How far apart right actions of one kind may be, and no farther than from the wrong ones.
const ALIKE: f64 = 0.1;
/// How many standard errors a difference is certain from.
const CERTAIN: f64 = 2.6;

/// The values of a decision's actions.
pub struct Valuation {
    /// Of each action, its seat's share of victory in each game.
    games: Vec<Vec<f32>>,
}

/// A decision's actions, parted into right ones and wrong ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Parted {
    /// The right ones, as indices, in order.
    pub right: Vec<usize>,
    /// By how much the worst of them is better than the best of the others.
    pub gap: f64,
    /// The least that this difference is with 99 % probability.
    pub low: f64,
}

impl Valuation {
    /// Tries each of `actions` of a seat, which sees `view`, in so many worlds. Before them come a
    /// third as many that do not count, in which answers are still poor.
    pub fn of<G: Policy>(
        view: &G::View,
        seat: Seat,
        actions: &[G::Action],
        count: u32,
        seed: Seed,
    ) -> Valuation {
        let games = actions.iter().map(|action| {
            let mut trial = Trial::<G>::new(view, seat, std::slice::from_ref(action), SOLVER);
            let early = count / 3;
            let game = |number| {
                let world = Rng::new(Seed(seed.0 << 32 ^ u64::from(number)));
                trial.play(world)[seat.index()]
            };
            (0..early + count).map(game).skip(early as usize).collect()
        });
        Valuation { games: games.collect() }
    }

    /// The mean of each action.
    pub fn means(&self) -> Vec<f64> {
        self.games.iter().map(|games| mean(games.iter().map(|&game| f64::from(game)))).collect()
    }

    /// By how much one action is better than another, and the standard error of that. As in the
    /// analysis, two more observations keep a few equal ones from passing for certainty.
    pub fn difference(&self, one: usize, other: usize) -> (f64, f64) {
        let pairs = || self.games[one].iter().zip(&self.games[other]);
        let differences = || pairs().map(|(one, other)| f64::from(one - other));
        let middle = mean(differences());
        let count = pairs().len().max(1) as f64;
        let squares = mean(differences().map(|difference| (difference - middle).powi(2)));
        (middle, ((squares + 0.5 / count) / count).sqrt())
    }

    /// Parts the actions where the gap is largest. None where right ones are unlike, or so many
    /// that a blind choice finds one; but of another kind than all wrong ones they may
    /// be many.
    pub fn part<A>(&self, actions: &[A]) -> Option<Parted> {
        let means = self.means();
        let mut order: Vec<usize> = (0..means.len()).collect();
        order.sort_unstable_by(|&a, &b| means[b].total_cmp(&means[a]).then(a.cmp(&b)));
        let gap_after = |at: usize| means[order[at]] - means[order[at + 1]];
        let cut = (0..order.len().checked_sub(1)?)
            .max_by(|&a, &b| gap_after(a).total_cmp(&gap_after(b)))?;
        let (right, wrong) = order.split_at(cut + 1);
        let few = right.len() <= (order.len() / 3).max(1);
        let kind = |at: &usize| discriminant(&actions[*at]);
        let of_a_kind = right.iter().all(|at| wrong.iter().all(|other| kind(at) != kind(other)));
        let alike = means[order[0]] - means[order[cut]] <= gap_after(cut).min(ALIKE);
        let (gap, low) = self.between(right, wrong)?;
        let mut right = right.to_vec();
        right.sort_unstable();
        (alike && few || of_a_kind).then_some(Parted { right, gap, low })
    }

    /// By how much the worst of the `right` actions is better than the best of the `wrong` ones,
    /// and the least that this is with 99 % probability.
    pub fn between(&self, right: &[usize], wrong: &[usize]) -> Option<(f64, f64)> {
        let pairs = right.iter().flat_map(|&one| wrong.iter().map(move |&other| (one, other)));
        let differences = pairs.map(|(one, other)| self.difference(one, other));
        differences
            .map(|(gap, error)| (gap, gap - CERTAIN * error))
            .reduce(|a, b| (a.0.min(b.0), a.1.min(b.1)))
    }
}

/// The mean of values; 0 of none.
fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len().max(1) as f64;
    values.sum::<f64>() / count
}
