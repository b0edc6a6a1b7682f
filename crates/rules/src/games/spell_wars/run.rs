//! Carrying out scripts: what may be paid, then step after step; for Creatures,
//! target and power roll before the steps of the result.

use super::action::Action;
use super::cards::Card;
use super::effect::{Price, Step, Verb};
use super::engine::Engine;
use super::event::Event;
use super::pending::{Decision, Part, Run, Script};
use super::public_state::TIERS;
use crate::table::Seats;

/// The tier of a power roll, from 0.
pub(super) fn tier(total: u8) -> u8 {
    TIERS.iter().skip(1).filter(|&&least| total >= least).count() as u8
}

impl Engine<'_> {
    /// Goes on with a script; done when nothing is left of it.
    pub(super) fn run(&mut self, run: &mut Run) -> bool {
        // The dead have only Reactions and Dead Wizard cards.
        let of_the_dead = matches!(run.script, Script::Reaction(_) | Script::Immediate(_));
        if !of_the_dead && !self.table().player(run.seat).alive() {
            return true;
        }
        match run.part {
            Part::Cost => self.pay_for(run),
            Part::Text | Part::Tier(_) => return self.next_step(run),
            Part::Target => self.aim_creature(run),
            Part::Roll => self.roll_power(run),
            Part::Done => return true,
        }
        false
    }

    /// The Creature whose script it is.
    pub(super) fn creature(run: &Run) -> Option<Card> {
        match run.script {
            Script::Component(card) => {
                card.component().is_some_and(|c| c.target.is_some()).then_some(card)
            }
            _ => None,
        }
    }

    /// What may be paid is asked before anything is chosen, thrown or done.
    fn pay_for(&mut self, run: &mut Run) {
        let cost = match run.script {
            Script::Component(card) => card.component().and_then(|component| component.cost),
            _ => None,
        };
        if let Some(cost) = cost.filter(|&cost| self.can_pay(run.seat, cost)) {
            let player = self.table().player(run.seat);
            let decision = match cost.price {
                Price::Blood(blood) => Decision::Pay(blood),
                // As much as one likes, even more than heals (**ruling**).
                Price::Any => Decision::PayUpTo(player.blood),
            };
            match self.answer() {
                None => return self.ask(run.seat, decision),
                Some(Action::Pay(blood)) => {
                    self.emit(Event::Paid { seat: run.seat, blood });
                    run.paid = blood;
                }
                Some(_) => {}
            }
        }
        run.enter(Part::Text);
    }

    /// Takes one step; done after the last one of a script.
    fn next_step(&mut self, run: &mut Run) -> bool {
        let steps = run.script.steps(run.part);
        let Some(step) = steps.get(usize::from(run.step)) else {
            return self.next_part(run);
        };
        // Within a step its condition is not asked again.
        if run.within == 0 && !self.holds(run, step) {
            run.next_step();
            return false;
        }
        let verb = step.verb();
        // A Creature without target only finds out whether it stays.
        let skipped = run.idle && !matches!(verb, Verb::Keep);
        if skipped || self.perform(run, verb) {
            self.report_tower(run, steps);
            run.next_step();
        }
        false
    }

    /// Emits an event that holding the Tower did something: once for several steps in a row.
    fn report_tower(&mut self, run: &Run, steps: &[Step]) {
        let at = usize::from(run.step);
        let tower = |at: usize| matches!(steps.get(at), Some(Step::Tower(_)));
        if tower(at) && !at.checked_sub(1).is_some_and(tower) {
            self.emit(Event::TowerHelped { seat: run.seat, script: run.script });
        }
    }

    /// What follows a part whose steps are all done.
    fn next_part(&mut self, run: &mut Run) -> bool {
        if Self::creature(run).is_none() {
            return true;
        }
        match run.part {
            Part::Text => run.enter(Part::Target),
            Part::Tier(_) => return !self.next_split(run),
            _ => return true,
        }
        false
    }

    fn aim_creature(&mut self, run: &mut Run) {
        let pick = match run.script {
            Script::Component(card) => card.component().and_then(|component| component.target),
            _ => None,
        };
        // Dice dealt to several have their targets already.
        let dealt = !run.noted.is_empty();
        match pick {
            Some(pick) if !dealt => {
                if self.aim(run, pick) {
                    run.idle = run.target.is_none();
                    run.enter(Part::Roll);
                }
            }
            _ => run.enter(Part::Roll),
        }
    }

    /// The power roll, and what it leads to.
    fn roll_power(&mut self, run: &mut Run) {
        let Some(card) = Self::creature(run) else { return run.enter(Part::Done) };
        if !self.power_roll(run, card) {
            return;
        }
        if run.noted.is_empty() {
            self.reach(run, card, tier(run.total));
            return;
        }
        // Each die to its wizard, from the left; the rest is not dealt.
        let dice = self.state.pending.dice;
        let mut dice = dice.iter().copied();
        for seat in self.in_order(run.seat, run.noted) {
            run.each[seat.index()] = dice.next().unwrap_or(0);
        }
        run.todo = run.noted;
        run.spare = dice.fold(0, |tiers, die| tiers | 1 << tier(die));
        if !self.next_split(run) {
            run.enter(Part::Done);
        }
    }

    /// The steps of a tier begin.
    fn reach(&mut self, run: &mut Run, card: Card, tier: u8) {
        self.emit(Event::TierReached { seat: run.seat, card, tier, target: run.target });
        run.enter(Part::Tier(tier));
    }

    /// The next of several dice that are resolved one by one; false when there is
    /// none.
    fn next_split(&mut self, run: &mut Run) -> bool {
        let next = self.in_order(run.seat, run.todo).next();
        if let Some(seat) = next {
            run.todo = run.todo.without(seat);
            run.target = Some(seat);
            if let Some(card) = Self::creature(run) {
                self.reach(run, card, tier(run.each[seat.index()]));
            }
            return true;
        }
        if run.spare != 0 {
            let lowest = run.spare.trailing_zeros() as u8;
            run.spare &= run.spare - 1;
            run.idle = true;
            run.enter(Part::Tier(lowest));
            return true;
        }
        false
    }

    /// These seats, from the left of `seat`.
    pub(super) fn in_order(
        &self,
        seat: crate::table::Seat,
        among: Seats,
    ) -> impl Iterator<Item = crate::table::Seat> + use<> {
        super::engine::from_left(seat, self.table().seats()).filter(move |&s| among.has(s))
    }
}
