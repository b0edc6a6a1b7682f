//! Phase 5: whom to support with what.

use arrayvec::ArrayVec;

use super::super::action::Action;
use super::super::board::{Level, SpellBox};
use super::super::dice::Dice;
use super::super::state::{Decision, MAX_WIZARDS, Position, ROUNDS, Spell, WizardId};
use super::contests::{Contest, Contests, contests, regard, reserves};
use super::worth;
use crate::bots::policy::{unit, weighted};
use crate::table::{PerSeat, Rng, Seat};

/// How freely to choose: points of difference that matter by a factor of e.
#[derive(Clone, Copy)]
pub(super) struct Freedom(pub f32);

/// What is known about the competition while a turn is thought out.
struct Outlook<'a> {
    position: &'a Position,
    seat: Seat,
    contests: Contests,
    reserves: [PerSeat<f32>; 4],
    regard: PerSeat<f32>,
    power: [u16; MAX_WIZARDS],
}

/// A spell that could be placed somewhere, and what that promises, in points.
#[derive(Clone, Copy)]
struct Placement {
    spell: Spell,
    wizard: WizardId,
    promise: f32,
}

/// Draws a turn: two spells, the last one, or a pass.
pub(super) fn turn(
    position: &Position,
    seat: Seat,
    freedom: Freedom,
    rng: &mut Rng,
    plan: &mut Vec<Action>,
) {
    let contests = contests(position);
    let reserves = reserves(position, &contests);
    let mut outlook = Outlook {
        position,
        seat,
        contests,
        reserves,
        regard: regard(position, seat),
        power: position.contest.power,
    };
    let player = position.player(seat);
    let mut minors = player.reserve;
    let mut boxes = Level::ALL.map(|level| player.dice_in(SpellBox::Major(level)));
    let turns = if position.decision == Decision::SupportOrPass { 2 } else { 1 };
    let mut promised = 0.0;
    for _ in 0..turns {
        let ideas = outlook.placements(minors, &boxes);
        let Some(best) = ideas.iter().map(|idea| idea.promise).reduce(f32::max) else {
            break;
        };
        let weights: ArrayVec<f32, MOST> =
            ideas.iter().map(|idea| ((idea.promise - best) / freedom.0).exp()).collect();
        let Some(chosen) = ideas.get(weighted(&weights, rng)).copied() else { break };
        promised += chosen.promise;
        plan.push(Action::Support { spell: chosen.spell, wizard: chosen.wizard });
        outlook.power[chosen.wizard.index()] += u16::from(chosen.spell.power());
        match chosen.spell {
            Spell::Minor => minors -= 1,
            Spell::Major(pips) => {
                if let Some(level) = position.wizard(chosen.wizard).place.level() {
                    boxes[level.index()].remove(pips);
                }
            }
        }
    }
    if turns == 2 {
        // Passing promises nothing and costs nothing.
        let leave = (promised / freedom.0.max(0.05)).clamp(-30.0, 30.0);
        if unit(rng) > 1.0 / (1.0 + (-leave).exp()) {
            plan.clear();
            plan.push(Action::Pass);
        }
    }
    // Which of two spells comes first makes no difference.
    plan.sort();
}

/// The most placements that a seat can choose from.
const MOST: usize = 7 * MAX_WIZARDS;

impl Outlook<'_> {
    fn placements(&self, minors: u8, boxes: &[Dice; 4]) -> ArrayVec<Placement, MOST> {
        let mut ideas = ArrayVec::new();
        for contest in &self.contests {
            let open = self.position.open_to(self.seat, contest.level);
            for (i, &wizard) in contest.rivals.iter().enumerate() {
                if open & 1 << wizard.0 == 0 {
                    continue;
                }
                let before = self.prospect(contest, i, 0);
                let mut add = |spell: Spell, cost: f32| {
                    let promise = self.prospect(contest, i, spell.power()) - before - cost;
                    let _ = ideas.try_push(Placement { spell, wizard, promise });
                };
                if minors > 0 {
                    add(Spell::Minor, worth::minor(ROUNDS.saturating_sub(self.position.round)));
                }
                for pips in boxes[contest.level.index()].faces() {
                    add(Spell::Major(pips), 0.0);
                }
            }
        }
        ideas
    }

    /// What the contest promises the seat, in points, if its rival number `i` had
    /// `more` power.
    fn prospect(&self, contest: &Contest, i: usize, more: u8) -> f32 {
        let power = |k: usize| {
            f32::from(self.power[contest.rivals[k].index()])
                + if k == i { f32::from(more) } else { 0.0 }
        };
        let owner = |k: usize| self.position.wizard(contest.rivals[k]).owner.index();
        let reserve = |k: usize| self.reserves[contest.level.index()][owner(k)];
        let mut points = 0.0;
        for k in 0..contest.rivals.len() {
            // The one whom it must beat: the strongest that would leave it no title.
            let mut strongest = [f32::MIN; 2];
            for j in (0..contest.rivals.len()).filter(|&j| j != k) {
                let force = power(j) + 0.6 * reserve(j);
                if force > strongest[0] {
                    strongest = [force, strongest[0]];
                } else {
                    strongest[1] = strongest[1].max(force);
                }
            }
            let threshold = strongest[contest.titles - 1];
            let own = power(k) + 0.6 * reserve(k);
            let chance = if threshold == f32::MIN {
                if power(k) > 0.0 { 1.0 } else { (own * 0.5).min(0.8) }
            } else {
                sigmoid((own - threshold) / (1.0 + 0.25 * (reserve(k) + threshold)))
            };
            points += self.regard[owner(k)] * chance;
        }
        points * contest.stake
    }
}

/// From 0 to 1, half at 0.
fn sigmoid(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}
