//! Phase 5: whom to support with what.

use arrayvec::ArrayVec;

use super::super::action::Action;
use super::super::board::{SpellBox, TreeLevel};
use super::super::dice::Dice;
use super::super::state::{Decision, MAX_WIZARDS, PublicState, ROUNDS, Spell, WizardId};
use super::contests::{Contest, Contests, contests, regard, reserves};
use super::worth;
use crate::bots::policy::{unit, weighted};
use crate::table::{PerSeat, Rng, Seat};

/// How freely to choose.
#[derive(Clone, Copy)]
pub(super) struct Freedom {
    /// The points of difference that matter by a factor of e.
    pub heat: f32,
    /// Whether other players' wizards are worth a thought.
    pub others: bool,
}

/// What is known about the competition while a turn is thought out.
struct CompetitionOutlook<'a> {
    position: &'a PublicState,
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
pub(super) fn competition_plan(
    position: &PublicState,
    seat: Seat,
    freedom: Freedom,
    rng: &mut Rng,
    plan: &mut Vec<Action>,
) {
    let contests = contests(position);
    let reserves = reserves(position, &contests);
    let mut outlook = CompetitionOutlook {
        position,
        seat,
        contests,
        reserves,
        regard: regard(position, seat),
        power: position.competition.power,
    };
    let player = position.player(seat);
    let mut minors = player.reserve;
    let mut boxes = TreeLevel::ALL.map(|level| player.dice_in(SpellBox::Major(level)));
    let turns = if position.decision == Decision::SupportOrPass { 2 } else { 1 };
    let mut promised = 0.0;
    for _ in 0..turns {
        let mut ideas = outlook.placements(minors, &boxes, freedom.others);
        if ideas.is_empty() && !freedom.others {
            ideas = outlook.placements(minors, &boxes, true);
        }
        let Some(best) = ideas.iter().map(|idea| idea.promise).reduce(f32::max) else {
            break;
        };
        let weights: ArrayVec<f32, MOST> =
            ideas.iter().map(|idea| ((idea.promise - best) / freedom.heat).exp()).collect();
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
        let leave = (promised / freedom.heat).clamp(-30.0, 30.0);
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

impl CompetitionOutlook<'_> {
    fn placements(&self, minors: u8, boxes: &[Dice; 4], others: bool) -> ArrayVec<Placement, MOST> {
        let mut ideas = ArrayVec::new();
        let minor = worth::minor(ROUNDS.saturating_sub(self.position.round));
        for contest in &self.contests {
            let dice = boxes[contest.level.index()];
            let open = self.position.open_to(self.seat, contest.level);
            let mine = |id: WizardId| self.position.wizard(id).owner == self.seat;
            let may = |id: WizardId| open & 1 << id.0 != 0 && (others || mine(id));
            if (minors == 0 && dice.is_empty()) || !contest.rivals.iter().any(|&id| may(id)) {
                continue;
            }
            let now = self.prospect(contest, 0, 0);
            for (i, &wizard) in contest.rivals.iter().enumerate().filter(|&(_, &id)| may(id)) {
                let mut add = |spell: Spell, cost: f32| {
                    let promise = self.prospect(contest, i, spell.power()) - now - cost;
                    let _ = ideas.try_push(Placement { spell, wizard, promise });
                };
                if minors > 0 {
                    add(Spell::Minor, minor);
                }
                for pips in dice.faces() {
                    add(Spell::Major(pips), 0.0);
                }
            }
        }
        ideas
    }

    /// What the contest promises the seat, in points, if its rival number `i` had
    /// `more` power.
    fn prospect(&self, contest: &Contest, i: usize, more: u8) -> f32 {
        let reserves = &self.reserves[contest.level.index()];
        let rival = |k: usize, id: WizardId| {
            let owner = self.position.wizard(id).owner.index();
            let power = self.power[id.index()] + if k == i { u16::from(more) } else { 0 };
            (owner, f32::from(power), reserves[owner])
        };
        let force = |power: f32, reserve: f32| power + 0.6 * reserve;
        // The three strongest: for any wizard that is looked at, the second strongest of the
        // others is among them.
        let mut top = [(f32::MIN, usize::MAX); 3];
        for (k, &id) in contest.rivals.iter().enumerate() {
            let (_, power, reserve) = rival(k, id);
            let entry = (force(power, reserve), k);
            if entry.0 > top[0].0 {
                top = [entry, top[0], top[1]];
            } else if entry.0 > top[1].0 {
                top = [top[0], entry, top[1]];
            } else if entry.0 > top[2].0 {
                top[2] = entry;
            }
        }
        let mut points = 0.0;
        for (k, &id) in contest.rivals.iter().enumerate() {
            let (owner, power, reserve) = rival(k, id);
            // Whom it must beat: the strongest that would leave it no title.
            let among = if top[..contest.titles].iter().any(|&(_, strong)| strong == k) {
                contest.titles
            } else {
                contest.titles - 1
            };
            let threshold = top[among].0;
            let own = force(power, reserve);
            let chance = if threshold == f32::MIN {
                if power > 0.0 { 1.0 } else { (own * 0.5).min(0.8) }
            } else {
                sigmoid((own - threshold) / (1.0 + 0.25 * (reserve + threshold)))
            };
            points += self.regard[owner] * chance;
        }
        points * contest.stake
    }
}

/// From 0 to 1, half at 0.
fn sigmoid(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}
