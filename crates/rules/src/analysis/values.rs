//! The values of a moment, from bots' playouts in worlds drawn from views.
//!
//! What is compared is played with common random numbers: the same world, the same dice.

use crate::bots::playout::Playout;
use crate::bots::{Effort, Policy, Trial};
use crate::table::{PerSeat, Rng, Seat, Seed};

use super::mean::Mean;
use super::moment::AnalysedMoment;

/// Random numbers for one playout of a moment.
fn world_rng(seed: Seed, ply: usize, purpose: u64, number: u32) -> Rng {
    Rng::new(Seed(seed.0 ^ (ply as u64) << 40 ^ purpose << 32 ^ u64::from(number)))
}

/// The shares of victory when `plan` is played in a world, and then on. Without a plan, or
/// when chance acts, the world is played on as it is.
fn outcome<G: Policy>(
    playout: &mut Playout<G>,
    view: &G::View,
    seat: Seat,
    plan: &[G::Action],
    mut rng: Rng,
) -> PerSeat<f32> {
    let mut state = G::determinize(view, &mut rng);
    if seat != Seat::CHANCE {
        playout.apply_plan(&mut state, seat, plan);
    }
    playout.play_on(rng, state)
}

impl<G: Policy> AnalysedMoment<G> {
    /// Adds playouts to the curve until there are `count`, or it is known to `error`, a
    /// standard error.
    pub fn extend_curve(&mut self, open: bool, count: u32, error: f64, seed: Seed) {
        let mut playout = Playout::<G>::new(Rng::new(seed), None);
        let (view, plan) =
            if open { (&self.view, &self.plan[..]) } else { (&self.public, &[][..]) };
        while self.curve.count() < count
            && (self.curve.count() < FEWEST || self.curve.largest_error() > error)
        {
            let rng = world_rng(seed, self.ply, 1, self.curve.count());
            self.curve.add(&outcome::<G>(&mut playout, view, self.seat, plan, rng));
        }
    }

    /// Compares the best plan with the one that was played, `count` times anew: everybody
    /// searches for answers to both. Those of the first rounds, still poor, do not count.
    pub fn compare_plans(&mut self, count: u32, effort: Effort, seed: Seed) {
        let Some(best) = &self.best else { return };
        let trial = |plan| Trial::<G>::new(&self.view, self.seat, plan, effort);
        let (mut better, mut played) = (trial(best), trial(&self.plan));
        let mut gap = Mean::default();
        for number in 0..count + count / 3 {
            let rng = || world_rng(seed, self.ply, 2, number);
            let (better, played) = (better.play(rng()), played.play(rng()));
            if number >= count / 3 {
                gap.add(&difference(&better, &played));
            }
        }
        self.gap = gap;
    }

    /// Compares what was known after the plan with what was to be expected of it, until there
    /// are `count` comparisons.
    pub fn extend_chance(&mut self, count: u32, seed: Seed) {
        let mut rng = world_rng(seed, self.ply, 0, 0);
        let from = G::determinize(&self.view, &mut rng);
        // To the horizon as seen from before: all that a comparison needs.
        let mut playout = Playout::<G>::new(rng, Some(from));
        while self.chance.count() < count {
            let rng = || world_rng(seed, self.ply, 3, self.chance.count());
            let after = outcome::<G>(&mut playout, &self.view_after, self.seat, &[], rng());
            let expected = outcome::<G>(&mut playout, &self.view, self.seat, &self.plan, rng());
            self.chance.add(&difference(&after, &expected));
        }
    }
}

/// By how much each seat has more in `one` than in `other`.
fn difference(one: &PerSeat<f32>, other: &PerSeat<f32>) -> PerSeat<f32> {
    std::array::from_fn(|seat| one[seat] - other[seat])
}

/// No curve is judged by fewer playouts.
const FEWEST: u32 = 48;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::spell_wars::SpellWars;
    use crate::table::{Play, Rules, Setup, Viewer};

    /// The first moment of a game in this state, if the seat did the first of `legal` and not
    /// the last.
    fn moment<G: Policy>(state: &G::State, seat: Seat, legal: &[G::Action]) -> AnalysedMoment<G> {
        let view = G::view(state, Viewer::Seat(seat));
        AnalysedMoment {
            ply: 0,
            best: Some(legal.iter().last().cloned().into_iter().collect()),
            plan: legal.iter().take(1).cloned().collect(),
            seat,
            reveals: false,
            choice: true,
            view_after: view.clone(),
            view,
            public: G::view(state, Viewer::Spectator),
            curve: Mean::default(),
            gap: Mean::default(),
            chance: Mean::default(),
        }
    }

    #[test]
    fn worlds_that_look_the_same_are_valued_the_same() {
        let setup = Setup { seats: 3, options: Default::default() };
        let play = Play::<SpellWars>::begin(setup, Seed(3)).expect("a game");
        let seat = Seat(1);
        let view = SpellWars::view(play.state(), Viewer::Seat(seat));
        // What the seat cannot see is dealt anew.
        let other = SpellWars::determinize(&view, &mut Rng::new(Seed(77)));
        assert_ne!(play.state(), &other);
        let effort = SpellWars::effort(crate::bots::Level::Apprentice);
        let values = |state| {
            let mut moment = moment::<SpellWars>(state, seat, &play.legal(seat));
            moment.compare_plans(20, effort, Seed(1));
            moment.extend_chance(20, Seed(1));
            moment.extend_curve(false, 20, 0.0, Seed(1));
            (moment.gap.mean(), moment.chance.mean(), moment.curve.mean())
        };
        assert_eq!(values(play.state()), values(&other));
    }
}
