//! Whom a card is about: choosing the target, turning a spell to another, swapping
//! left and right.

use crate::games::spell_wars::action::Action;
use crate::games::spell_wars::cards::{Passive, Treasure};
use crate::games::spell_wars::effect::Pick;
use crate::games::spell_wars::engine::Engine;
use crate::games::spell_wars::event::Event;
use crate::games::spell_wars::pending::{Decision, Run, Script};
use crate::table::Seat;

impl Engine<'_> {
    /// Chooses a target, which may turn the spell to another.
    pub(in crate::games::spell_wars) fn aim(&mut self, run: &mut Run, pick: Pick) -> bool {
        const CHOOSE: u8 = 0;
        const DEFLECT: u8 = 2;
        const TURN: u8 = 3;
        let seat = run.seat;
        run.aimed = true;
        if run.within < DEFLECT {
            if run.within == CHOOSE {
                run.target = None;
                if matches!(pick, Pick::Left | Pick::Right) && !self.sides_known(run) {
                    return false;
                }
            }
            let among = self.candidates(run, pick);
            let chosen = match pick {
                Pick::Random => self.random_seat(run, among),
                _ => self.choose_seat(seat, among, Decision::Target(among)),
            };
            let Some(target) = chosen else { return among.is_empty() };
            self.emit(Event::Targeted { seat, target });
            self.set_target(run, target);
            let single = !matches!(pick, Pick::TowerHolder | Pick::HighestRoll);
            if !single || !self.is_spell(run) {
                return true;
            }
            if let Some((from, to)) = self.state.pending.notes.deflected
                && from == target
                && self.table().player(to).alive()
            {
                self.set_target(run, to);
                return true;
            }
            if self.state.pending.notes.deflect_asked || self.deterrent(seat, target).is_none() {
                return true;
            }
            self.state.pending.notes.deflect_asked = true;
            run.within = DEFLECT;
        }
        let Some(target) = run.target else { return true };
        if run.within == DEFLECT {
            let Some((treasure, price)) = self.deterrent(seat, target) else { return true };
            match self.offer(target, price, Decision::Deflect(price)) {
                None => return false,
                Some(false) => return true,
                Some(true) => {
                    self.emit(Event::TreasureUsed { seat: target, treasure });
                    run.within = TURN;
                }
            }
        }
        let among = self.table().opponents(seat).without(target);
        let Some(to) = self.choose_seat(target, among, Decision::DeflectTo(among)) else {
            return among.is_empty();
        };
        self.state.pending.notes.deflected = Some((target, to));
        self.emit(Event::Deflected { from: target, to });
        self.set_target(run, to);
        true
    }

    pub(super) fn set_target(&self, run: &mut Run, target: Seat) {
        run.target = Some(target);
        run.past = run.past.with(target);
    }

    /// Whether the script is part of the spell being cast.
    pub(super) fn is_spell(&self, run: &Run) -> bool {
        matches!(run.script, Script::Component(_)) && self.table().active == Some(run.seat)
    }

    /// The treasure by which the target can turn a spell away, and its price. It is
    /// offered the first time that a spell targets them alone (**ruling**).
    pub(super) fn deterrent(&self, caster: Seat, target: Seat) -> Option<(Treasure, u8)> {
        let found = self.table().passive(target, |passive| match passive {
            Passive::Deflect(price) => Some(price),
            _ => None,
        });
        let others = self.table().opponents(caster).without(target);
        found.filter(|&(treasure, price)| {
            target != caster
                && !others.is_empty()
                && !self.used(treasure)
                && self.table().player(target).blood >= price
        })
    }

    /// Asks, once a spell, whether left and right are swapped in it; true once
    /// that is known.
    pub(super) fn sides_known(&mut self, run: &Run) -> bool {
        let swaps = |passive| (passive == Passive::SwapSides).then_some(());
        if !self.is_spell(run)
            || self.state.pending.notes.swapped.is_some()
            || self.table().left(run.seat) == self.table().right(run.seat)
            || self.table().passive(run.seat, swaps).is_none()
        {
            return true;
        }
        let Some(answer) = self.answer() else {
            self.ask(run.seat, Decision::SwapSides);
            return false;
        };
        let swapped = answer == Action::Option(1);
        self.state.pending.notes.swapped = Some(swapped);
        self.emit(Event::SidesChosen { seat: run.seat, swapped });
        true
    }
}
