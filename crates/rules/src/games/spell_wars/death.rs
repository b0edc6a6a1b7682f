//! Dying, in this order (**ruling**): a Reaction may prevent it; the killer gains
//! Blood and the Tower; other Reactions happen; all cards are discarded; Dead
//! Wizard cards are drawn.

use super::action::Action;
use super::cards::{Cards, Passive};
use super::choices::{in_spell, only};
use super::effect::{Step, Verb};
use super::engine::Engine;
use super::event::{BloodFor, Event};
use super::pending::{Death, DeathStage, Decision, Run, Script, StackFrame};
use super::public_state::KILL_BLOOD;
use crate::table::Seat;

impl Engine<'_> {
    /// Goes on with a death.
    pub(super) fn death(&mut self, death: &mut Death) -> bool {
        match death.stage {
            DeathStage::Saving => {
                if self.table().player(death.seat).life > 0 {
                    return true;
                }
                if !self.react(death, true) {
                    death.stage = DeathStage::Credit;
                }
            }
            DeathStage::Credit => {
                self.credit(death);
                death.stage = DeathStage::Reacting;
            }
            DeathStage::Reacting => {
                if !self.react(death, false) {
                    death.stage = DeathStage::Clearing;
                }
            }
            DeathStage::Clearing => {
                self.clear(death.seat);
                death.stage = DeathStage::Drawing;
            }
            DeathStage::Drawing => {
                if death.draws == 0 {
                    return true;
                }
                death.draws -= 1;
                self.draw_dead(death.seat);
            }
        }
        false
    }

    /// The Reactions of unresolved components, face down or not, that may happen
    /// now.
    fn reactions(&self, death: &Death, saving: bool) -> Cards {
        let seat = death.seat;
        let placed: Cards = self.state.placed[seat.index()].into_iter().flatten().collect();
        let waiting = (placed | self.table().player(seat).unresolved) - death.reacted;
        let creature = !in_spell(self.state, seat).is_empty();
        let to_harm = death.by != seat && self.table().player(death.by).alive();
        let happens = |verb: Verb| match verb {
            Verb::Substitute => creature,
            // A Reaction's target is who killed its owner.
            Verb::Damage(..) => to_harm,
            _ => true,
        };
        waiting
            .iter()
            .filter(|card| {
                let reaction = card.component().and_then(|component| component.reaction.as_ref());
                reaction.is_some_and(|reaction| {
                    reaction.saves == saving
                        && reaction.steps.iter().all(|&step: &Step| happens(step.verb()))
                })
            })
            .collect()
    }

    /// Begins the next Reaction, or asks which; false when there is none.
    fn react(&mut self, death: &mut Death, saving: bool) -> bool {
        let card = match self.answer() {
            Some(Action::Card(card)) => card,
            _ => {
                let reactions = self.reactions(death, saving);
                if reactions.is_empty() {
                    return false;
                }
                match only(reactions.iter()) {
                    Some(card) => card,
                    None => {
                        self.ask(death.seat, Decision::React(reactions));
                        return true;
                    }
                }
            }
        };
        death.reacted |= Cards::one(card);
        let script = Script::Reaction(card);
        self.emit(Event::Triggered { seat: death.seat, script });
        let mut run = Run::new(script, death.seat);
        run.target = Some(death.by);
        run.aimed = true;
        run.count = death.lost;
        self.push(StackFrame::Run(run));
        true
    }

    /// The wizard is dead, and the killer is rewarded. Killing oneself is not rewarded.
    fn credit(&mut self, death: &Death) {
        let Death { seat, by, first, .. } = *death;
        self.emit(Event::Died { seat, by, first });
        if by != seat {
            let list = self.helped(by, |passive| match passive {
                Passive::KillBlood(blood) => Some(blood),
                _ => None,
            });
            self.gain_blood(by, KILL_BLOOD + list.unwrap_or(0), BloodFor::Kill);
            if self.table().quick {
                self.emit(Event::PointScored(by));
            }
            if let Some(bounty) = self.table().bounty {
                self.emit(Event::BountyClaimed(by));
                self.gain_blood(by, bounty.blood, BloodFor::Card);
            }
            if self.table().tower == Some(seat) {
                self.emit(Event::TowerTaken { seat: by, from: Some(seat) });
            }
            // Who falls with or after their last opponent is the last survivor.
            let others = self.table().seats_where(|player| !player.dead).without(by);
            if others.is_empty() && self.state.pending.champion.is_none() {
                self.state.pending.champion = Some(by);
            }
        }
        if self.table().living().len() <= 1 {
            let cup = self.helped(seat, |passive| match passive {
                Passive::LastDeathBlood(blood) => Some(blood),
                _ => None,
            });
            if let Some(blood) = cup {
                self.gain_blood(seat, blood, BloodFor::Card);
            }
        }
        if let Some(prophecy) = self.table().prophecy.filter(|prophecy| prophecy.named == seat) {
            let holder = (0..self.table().seats())
                .map(Seat)
                .find(|&holder| self.table().player(holder).treasures.has(prophecy.treasure));
            if let Some(holder) = holder {
                self.emit(Event::ProphecyFulfilled(holder));
                self.gain_blood(holder, prophecy.blood, BloodFor::Card);
            }
        }
    }
}
