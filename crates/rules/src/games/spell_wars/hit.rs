//! Damage: dealt at one time to one or several, absorbed by Creatures, and the
//! deaths it causes.

use super::action::Action;
use super::engine::{Engine, from_left};
use super::event::Event;
use super::pending::{Death, DeathStage, Decision, Hit, StackFrame};
use crate::table::{PerSeat, Seat, Seats};

impl Engine<'_> {
    /// Deals damage. Those who get none are left alone: no damage kills no
    /// Creature.
    pub(super) fn deal(&mut self, by: Seat, amounts: PerSeat<u8>) {
        if amounts.iter().any(|&amount| amount > 0) {
            self.push(StackFrame::Hit(Hit {
                by,
                amounts,
                served: 0,
                deaths: false,
                dying: Seats::NONE,
                blocked: Seats::NONE,
                first: false,
            }));
        }
    }

    /// Goes on with damage: first each wizard suffers or blocks it, then who has no
    /// life left dies, both from the dealer's left (**ruling**).
    pub(super) fn hit(&mut self, hit: &mut Hit) -> bool {
        let count = self.table().seats();
        while let Some(seat) = from_left(hit.by, count).nth(usize::from(hit.served)) {
            if hit.deaths {
                hit.served += 1;
                if hit.dying.has(seat) {
                    self.push(StackFrame::Death(Death {
                        seat,
                        by: hit.by,
                        lost: hit.amounts[seat.index()],
                        first: hit.first,
                        stage: DeathStage::Saving,
                        draws: 1,
                        reacted: Default::default(),
                    }));
                    return false;
                }
            } else if !self.suffer(hit, seat) {
                return false;
            } else {
                hit.served += 1;
            }
        }
        if !hit.deaths {
            hit.deaths = true;
            hit.served = 0;
            hit.first = self.table().players.iter().all(|player| !player.dead);
            if !hit.dying.is_empty() {
                return false;
            }
        }
        let dead = |seat: Seat| self.table().player(seat).dead;
        if self.table().prophecy.is_some() && hit.dying.iter().any(dead) {
            self.emit(Event::ProphecyVoid);
        }
        self.report_blocks(hit.blocked);
        true
    }

    /// One wizard suffers or blocks their part; false while they are asked.
    fn suffer(&mut self, hit: &mut Hit, seat: Seat) -> bool {
        let damage = hit.amounts[seat.index()];
        let player = self.table().player(seat);
        if damage == 0 || !player.alive() {
            hit.amounts[seat.index()] = 0;
            return true;
        }
        // What one does to oneself cannot be blocked (**ruling**).
        if seat != hit.by && !player.creatures.is_empty() {
            match self.answer() {
                Some(Action::Card(card)) => {
                    self.emit(Event::Blocked { seat, card, damage });
                    hit.blocked = hit.blocked.with(seat);
                    hit.amounts[seat.index()] = 0;
                    return true;
                }
                Some(_) => {}
                None => {
                    self.ask(seat, Decision::Block { by: hit.by, damage });
                    return false;
                }
            }
        }
        let life = damage.min(self.table().player(seat).life);
        hit.amounts[seat.index()] = life;
        self.emit(Event::Damaged { seat, by: hit.by, life, damage });
        if self.table().player(seat).life == 0 {
            hit.dying = hit.dying.with(seat);
        }
        true
    }

    /// Passes on who blocked to the script that dealt the damage, which lies under it.
    fn report_blocks(&mut self, blocked: Seats) {
        let under = self.state.pending.stack.iter_mut().rev().nth(1);
        if let Some(StackFrame::Run(run)) = under {
            run.blocked = blocked;
        }
    }
}
