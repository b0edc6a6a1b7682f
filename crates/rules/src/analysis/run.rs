//! The course of an analysis: sweeps over the game, each with more playouts than the one
//! before.

use crate::bots::{Effort, Policy};
use crate::table::{Play, Seat, Seed};

use super::mean::Mean;
use super::moment::{AnalysedMoment, Walk, best_plan};
use super::report::{Books, Report};

/// What a sweep spends on each moment.
struct Sweep {
    /// Iterations of the search for the best plan of each decision; 0 keeps the one that was
    /// found.
    search: u32,
    /// Playouts for the curve.
    curve: u32,
    /// Comparisons with the best plan.
    gap: u32,
    /// Comparisons of what chance brought.
    chance: u32,
    /// Which part of all the work this is about, in hundredths.
    share: u8,
}

/// The first sweep is over in a few seconds. The last ones stop at what is known well enough.
const SWEEPS: [Sweep; 3] = [
    Sweep { search: 80, curve: 64, gap: 60, chance: 48, share: 8 },
    Sweep { search: 600, curve: 300, gap: 300, chance: 150, share: 50 },
    Sweep { search: 0, curve: 1100, gap: 900, chance: 300, share: 42 },
];

/// The standard error at which a value of the curve is known to 3 points with 95 %
/// probability.
const ENOUGH: f64 = 0.0153;

/// A decision whose gap may be more than this, in shares of victory, is looked at longer.
const WORTH_A_LOOK: f64 = 0.01;

/// An analysis under way. The same game and seed give the same report, however the work is
/// parted in time.
pub struct Analysis<G: Policy> {
    play: Play<G>,
    seed: Seed,
    /// Whether everything lies open, so that one table of values holds the whole game.
    open: bool,
    walk: Walk<G>,
    moments: Vec<AnalysedMoment<G>>,
    sweep: usize,
    next: usize,
}

impl<G: Policy> Analysis<G> {
    /// The analysis of a finished game; none of one that goes on.
    pub fn new(play: &Play<G>, seed: Seed) -> Option<Analysis<G>> {
        G::outcome(play.state())?;
        Some(Analysis {
            play: play.clone(),
            seed,
            open: is_open(play),
            walk: Walk::new(play),
            moments: Vec::new(),
            sweep: 0,
            next: 0,
        })
    }

    /// Does a small piece of the work, some hundredths of a second. Returns whether there is
    /// more to do.
    pub fn step(&mut self) -> bool {
        let Some(sweep) = SWEEPS.get(self.sweep) else { return false };
        let effort = Effort::plain(sweep.search);
        if self.sweep == 0 {
            let seed = Seed(self.seed.0 ^ self.walk.ply() as u64);
            self.moments.extend(self.walk.next(effort, seed));
        }
        match self.moments.get_mut(self.next) {
            Some(moment) => {
                // In the first sweep the moment has just been searched.
                if self.sweep > 0 && sweep.search > 0 && moment.choice {
                    moment.search_again(effort, self.seed);
                }
                moment.refine(self.open, sweep, effort, self.seed);
                self.next += 1;
            }
            None => {
                self.sweep += 1;
                self.next = 0;
            }
        }
        self.sweep < SWEEPS.len()
    }

    /// How much of the work is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let done: u8 = SWEEPS.iter().take(self.sweep).map(|sweep| sweep.share).sum();
        let share = SWEEPS.get(self.sweep).map_or(0, |sweep| sweep.share);
        let ply = self.moments.get(self.next).map_or(self.walk.ply(), |moment| moment.ply);
        let part = ply as f32 / self.play.ply().max(1) as f32;
        (f32::from(done) + f32::from(share) * part) / 100.0
    }

    /// Whether every moment has been looked at, so that there is something to report.
    pub fn has_report(&self) -> bool {
        self.sweep > 0
    }

    /// How many sweeps are done.
    pub fn sweep(&self) -> usize {
        self.sweep
    }

    /// Whether all the work is done.
    pub fn is_over(&self) -> bool {
        self.sweep == SWEEPS.len()
    }

    /// What is known so far.
    pub fn report(&self) -> Report<G::Action> {
        Books::new(&self.play, &self.moments, self.open).report()
    }
}

impl<G: Policy> AnalysedMoment<G> {
    /// Searches for the best plan with more effort, also where the search before had agreed
    /// with what was played. The worth of the plan is then found out anew, with playouts that
    /// had no part in finding it.
    fn search_again(&mut self, effort: Effort, seed: Seed) {
        self.best =
            best_plan::<G>(&self.view, self.seat, effort, seed).filter(|best| *best != self.plan);
        self.gap = Mean::default();
    }

    /// Spends what a sweep has for it.
    fn refine(&mut self, open: bool, sweep: &Sweep, effort: Effort, seed: Seed) {
        let seat = self.seat.index();
        if self.seat != Seat::CHANCE {
            let open_question = self.gap.count() == 0
                || self.gap.mean()[seat] + 2.0 * self.gap.error(seat) > WORTH_A_LOOK;
            if open_question {
                self.compare_plans(sweep.gap, effort, seed);
            }
        }
        // In an open game only chance makes a new value; what is decided and known goes by
        // the value that follows.
        if !open || self.reveals {
            self.extend_curve(open, sweep.curve, ENOUGH, seed);
        }
        if !open && self.reveals {
            self.extend_chance(sweep.chance, seed);
        }
    }
}

/// Whether no seat has a secret when the game begins: where one is to have any, it has them by
/// then.
fn is_open<G: Policy>(play: &Play<G>) -> bool {
    let begin = play.at_ply(0);
    (0..play.seats()).all(|seat| !G::has_secrets(begin.state(), Seat(seat)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::search;
    use crate::games::dice_arena::DiceArena;
    use crate::table::{Rng, Rules, Setup, Viewer};

    #[test]
    fn a_decision_with_which_the_quick_search_agreed_is_searched_again() {
        // Everybody does what a poor search finds.
        let setup = Setup { seats: 3, options: Default::default() };
        let mut play = Play::<DiceArena>::begin(setup, Seed(1)).expect("a game");
        let mut rng = Rng::new(Seed(1));
        let effort = Effort::plain(8);
        while let Some(seat) = play.to_act().first() {
            let action = match seat {
                Seat::CHANCE => DiceArena::sample_chance(play.state(), &mut rng),
                _ => {
                    let view = DiceArena::view(play.state(), Viewer::Seat(seat));
                    search::<DiceArena>(&view, seat, effort, Seed(rng.bits()), &mut || true)
                        .and_then(|reply| reply.plan.first().cloned())
                }
            };
            play.act(seat, action.expect("an action")).expect("a legal one");
        }
        let mut analysis = Analysis::new(&play, Seed(1)).expect("a finished game");
        while analysis.step() && analysis.sweep() < 1 {}
        let agreed = |moment: &AnalysedMoment<DiceArena>| moment.choice && moment.best.is_none();
        let before: Vec<bool> = analysis.moments.iter().map(agreed).collect();
        while analysis.step() && analysis.sweep() < 2 {}
        let mut both = before.iter().zip(&analysis.moments);
        assert!(both.any(|(&agreed, moment)| agreed && moment.best.is_some()));
    }
}
