//! The verbs of the cards, one by one.
//!
//! A verb that needs a decision asks for it, and is performed again with the answer;
//! `within` counts how far it had come.
//!
//! | verbs about | module |
//! |---|---|
//! | targets | `aim` |
//! | dice, options and types | `options` |
//! | hands | `hands` |
//! | cards that join a spell | `joining` |
//! | treasures | `treasures` |
//! | Creatures | `creatures` |

mod aim;
mod creatures;
mod hands;
mod joining;
mod options;
mod treasures;

use super::cards::{Passive, Slot, Treasure};
use super::effect::{Amount, Verb, Whom};
use super::engine::Engine;
use super::event::{BloodFor, Event, RollFor};
use super::pending::{Part, Run, Script, StackFrame};
use crate::table::{Seat, Seats};

impl Engine<'_> {
    /// Performs a verb; true once it is done.
    pub(super) fn perform(&mut self, run: &mut Run, verb: Verb) -> bool {
        let seat = run.seat;
        match verb {
            Verb::Aim(pick) => return self.aim(run, pick),
            Verb::Damage(who, amount) => return self.damage(run, who, amount),
            Verb::Heal(who, amount) => {
                for healed in self.who(run, who).iter() {
                    let life = self.amount(run, healed, amount);
                    self.heal(healed, life);
                }
            }
            Verb::Blood(who, amount) => {
                for winner in self.who(run, who).iter() {
                    let blood = self.amount(run, winner, amount);
                    self.gain_blood(winner, blood, BloodFor::Card);
                }
            }
            Verb::Steal(who, most) => {
                for loser in self.in_order(seat, self.who(run, who)) {
                    self.move_blood(loser, seat, most);
                }
            }
            Verb::GiveBlood(most) => {
                if let Some(target) = run.target {
                    self.move_blood(seat, target, most);
                }
            }
            Verb::LoseBlood(most) => {
                if let Some(target) = run.target {
                    let blood = most.min(self.table().player(target).blood);
                    if blood > 0 {
                        self.emit(Event::BloodLost { seat: target, blood });
                    }
                }
            }
            Verb::GainTreasure(who, count) => return self.give_treasures(run, who, count),
            Verb::LoseTreasure(who) => return self.lose_treasures(run, who),
            Verb::StealTreasure => return self.steal_treasure(run),
            Verb::SwapTreasure => return self.swap_treasure(run),
            Verb::TakeTower => {
                let from = self.take_tower(seat);
                if let Some(from) = from.filter(|&from| self.table().player(from).alive()) {
                    run.robbed = true;
                    run.past = run.past.with(from);
                }
            }
            Verb::HandTower => {
                if let Some(target) = run.target {
                    self.take_tower(target);
                }
            }
            Verb::Roll(count) => {
                let aimless = run.aimed && run.target.is_none();
                return aimless || self.roll(run, count, RollFor::Card);
            }
            Verb::EachRolls => {
                for other in self.in_order(seat, self.table().opponents(seat)) {
                    let die = self.state.rng.die();
                    run.each[other.index()] = die;
                    let dice = [die].into_iter().collect();
                    self.emit(Event::Rolled { seat: other, dice, why: RollFor::Card });
                }
            }
            Verb::ChooseDie => return self.choose_die(run),
            Verb::Choose(both) => return self.choose_option(run, both),
            Verb::TargetChooses => {
                let Some(target) = run.target else { return true };
                return self.pick_option(run, target);
            }
            Verb::NameType => return self.name_type(run),
            Verb::PassHands => self.pass_hands(run),
            Verb::DiscardAlike => return self.discard_alike(run),
            Verb::DiscardOther(most, glyph) => return self.discard_other(run, most, glyph),
            Verb::AddFromHand(filter) => return self.add_from_hand(run, filter),
            Verb::AddRandom => return self.add_random(run),
            Verb::Summon(count) => {
                let (found, others) = self.reveal_until(Slot::Destination, count);
                self.emit(Event::Summoned { seat, found, others });
            }
            Verb::Adopt => {
                let (found, others) = self.reveal_until(Slot::Destination, 1);
                self.emit(Event::Adopted { seat, found, others });
            }
            Verb::Beg => return self.beg(run),
            Verb::Demand(glyph) => return self.demand(run, glyph),
            Verb::ShowHand(who) => {
                for shown in self.in_order(seat, self.who(run, who)) {
                    let cards = self.state.hands[shown.index()];
                    self.emit(Event::HandShown { seat: shown, cards });
                }
            }
            Verb::KillCreature => return self.kill_creature(run),
            Verb::KillCreatures => {
                if let Some(target) = run.target {
                    for card in self.table().player(target).creatures.iter() {
                        self.emit(Event::CreatureKilled { seat: target, card });
                    }
                }
            }
            Verb::Keep => {
                if let Some(card) = Self::creature(run) {
                    let player = self.table().player(seat);
                    let here = player.spell.has(card) || player.leaving.has(card);
                    if here {
                        self.emit(Event::Kept { seat, card });
                    }
                }
            }
            Verb::MoreDice(dice) => {
                let more = self.state.pending.notes.more_dice.saturating_add(dice);
                self.state.pending.notes.more_dice = more;
                self.emit(Event::DiceAdded { seat, dice });
            }
            Verb::SplitDice => return self.split_dice(run),
            Verb::Weigh => {
                let blood = |seat: Seat| self.table().player(seat).blood;
                run.dice = [blood(seat), run.target.map_or(0, blood)];
            }
            Verb::NoteNeighbours => {
                if let Some(target) = run.target {
                    let sides = [self.table().left(target), self.table().right(target)];
                    run.noted = sides.into_iter().flatten().collect();
                }
            }
            Verb::SetAside => match self.top_treasure() {
                Some(treasure) => self.emit(Event::TreasureSetAside { seat, treasure }),
                None => self.emit(Event::NoTreasureLeft(seat)),
            },
            Verb::DrawMoreDead(count) => {
                // A Reaction lies on the death that it reacts to.
                let under = self.state.pending.stack.iter_mut().rev().nth(1);
                if let Some(StackFrame::Death(death)) = under {
                    death.draws = death.draws.saturating_add(count);
                }
            }
            Verb::ReviveAt(life) => {
                let placed = self.state.placed[seat.index()];
                if let Script::Reaction(card) = run.script
                    && (placed.contains(&Some(card)) || self.table().player(seat).spell.has(card))
                {
                    self.emit(Event::Revived { seat, card, life });
                }
            }
            Verb::Substitute => return self.substitute(run),
            Verb::Tuck => return self.tuck(run),
            Verb::Foretell(blood) => return self.foretell(run, blood),
            Verb::Post(blood) => {
                if let Some(treasure) = self.own_script(run) {
                    self.emit(Event::Posted { seat, treasure, blood });
                }
            }
            Verb::BoostSpell(cards) => self.emit(Event::SpellBoosted { seat, cards }),
        }
        true
    }

    /// The treasure whose script it is, if its owner still has it.
    fn own_script(&self, run: &Run) -> Option<Treasure> {
        let treasure = run.script.treasure()?;
        self.table().player(run.seat).treasures.has(treasure).then_some(treasure)
    }

    fn damage(&mut self, run: &mut Run, who: Whom, amount: Amount) -> bool {
        if matches!(amount, Amount::PerStep(_)) && !self.sides_known(run) {
            return false;
        }
        run.blocked = Seats::NONE;
        let mut amounts = self.amounts(run, self.who(run, who), amount);
        if matches!(run.part, Part::Tier(_)) && amounts.iter().any(|&n| n > 0) {
            let granola = self.helped(run.seat, |passive| match passive {
                Passive::CreatureDamage(more) => Some(more),
                _ => None,
            });
            if let Some(more) = granola {
                amounts.iter_mut().filter(|n| **n > 0).for_each(|n| *n = n.saturating_add(more));
            }
        }
        self.deal(run.seat, amounts);
        true
    }
}
