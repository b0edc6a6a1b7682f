//! Dice, and throwing them again.

use super::action::Action;
use super::cards::{Card, Lasting, Passive, Treasure};
use super::dice::{Dice, MAX_DICE};
use super::engine::Engine;
use super::event::{BloodFor, Event, RollFor};
use super::pending::{Decision, Run};
use crate::table::{Seat, Seats};

impl Engine<'_> {
    /// Throws dice for a step, and offers to throw again. True once they lie; they
    /// are then in `run`.
    pub(super) fn roll(&mut self, run: &mut Run, count: u8, why: RollFor) -> bool {
        if run.within == 0 {
            run.within = 1;
            self.throw(run.seat, count, why);
        }
        if !self.rerolled(run.seat, why) {
            return false;
        }
        let dice = &self.state.pending.dice;
        run.total = dice.iter().sum();
        run.dice = [0, 1].map(|at| dice.get(at).copied().unwrap_or(0));
        true
    }

    fn throw(&mut self, seat: Seat, count: u8, why: RollFor) {
        let count = usize::from(count).min(MAX_DICE);
        let dice: Dice = (0..count).map(|_| self.state.rng.die()).collect();
        self.state.pending.dice = dice;
        self.emit(Event::Rolled { seat, dice, why });
    }

    fn throw_again(&mut self, seat: Seat, at: u8) {
        let die = self.state.rng.die();
        if let Some(lies) = self.state.pending.dice.get_mut(usize::from(at)) {
            *lies = die;
            self.emit(Event::Rerolled { seat, at, die });
        }
    }

    /// Ones that a treasure does not let stand are thrown until they are none.
    fn reroll_ones(&mut self, seat: Seat) {
        let loaded = |passive| (passive == Passive::RerollOnes).then_some(());
        if self.table().passive(seat, loaded).is_none() {
            return;
        }
        if self.state.pending.dice.contains(&1) {
            self.helped(seat, loaded);
        }
        while let Some(at) = self.state.pending.dice.iter().position(|&die| die == 1) {
            self.throw_again(seat, at as u8);
        }
    }

    /// Offers to throw again what lies; true once it is left as it is.
    fn rerolled(&mut self, seat: Seat, why: RollFor) -> bool {
        let power = matches!(why, RollFor::Power { .. });
        match self.answer() {
            Some(Action::Treasure(treasure)) => {
                self.emit(Event::TreasureUsed { seat, treasure });
                let count = self.state.pending.dice.len() as u8;
                self.throw(seat, count, why);
                self.reroll_ones(seat);
            }
            Some(Action::Die(at)) => {
                if let Some((treasure, price)) = self.reroller(seat) {
                    self.emit(Event::Paid { seat, blood: price });
                    self.emit(Event::TreasureUsed { seat, treasure });
                    self.throw_again(seat, at);
                    if power {
                        self.reroll_ones(seat);
                    }
                }
            }
            Some(_) => return true,
            None => {
                if power {
                    self.reroll_ones(seat);
                }
            }
        }
        if self.table().active != Some(seat) {
            return true;
        }
        let again = |passive| (passive == Passive::RerollRoll).then_some(());
        let all = self
            .table()
            .passive(seat, again)
            .map(|(treasure, ())| treasure)
            .filter(|&treasure| power && !self.used(treasure));
        let one = self.reroller(seat);
        if all.is_none() && one.is_none() {
            return true;
        }
        self.ask(seat, Decision::Reroll { all, one });
        false
    }

    /// The treasure that throws one die again, and its price, if `seat` can.
    fn reroller(&self, seat: Seat) -> Option<(Treasure, u8)> {
        let globe = self.table().passive(seat, |passive| match passive {
            Passive::RerollDie(price) => Some(price),
            _ => None,
        });
        globe.filter(|&(treasure, price)| {
            !self.used(treasure) && self.table().player(seat).blood >= price
        })
    }

    /// How many dice a Creature's power roll has, and how many of them come from
    /// glyphs: cards of the spell and Creatures in play with its glyph, itself
    /// included, whether resolved or not (**ruling**).
    pub(super) fn power_dice(&self, seat: Seat, card: Card) -> (u8, u8) {
        let glyphs = card.glyph().map_or(0, |glyph| self.glyphs(seat, glyph));
        let next_roll = self.lasting(seat, |lasting| match lasting {
            Lasting::NextRollDice(dice) => Some(dice),
            _ => None,
        });
        let more = self.state.pending.notes.more_dice;
        (glyphs.saturating_add(next_roll).saturating_add(more), glyphs)
    }

    /// A Creature's power roll; true once it lies.
    pub(super) fn power_roll(&mut self, run: &mut Run, card: Card) -> bool {
        let seat = run.seat;
        let (count, glyphs) = self.power_dice(seat, card);
        let why = RollFor::Power { card, glyphs, dealt: !run.noted.is_empty() };
        if run.within == 0 {
            let pile = self.table().player(seat).dead_cards;
            for used in pile.kinds() {
                if matches!(used.row().lasting, Some(Lasting::NextRollDice(_))) {
                    for _ in 0..pile.count(used) {
                        self.use_dead(seat, used);
                    }
                }
            }
        }
        if !self.roll(run, count, why) {
            return false;
        }
        let total = run.total;
        let horse = self.helped(seat, |passive| match passive {
            Passive::HighRollBlood(least, blood) if total >= least => Some(blood),
            _ => None,
        });
        if let Some(blood) = horse {
            self.gain_blood(seat, blood, BloodFor::Card);
        }
        // The component under a treasure counted, if its glyph is the Creature's.
        if self.table().tucked.is_some_and(|tucked| tucked.glyph() == card.glyph()) {
            self.helped(seat, |passive| (passive == Passive::Tucked).then_some(()));
        }
        true
    }

    /// A die picks one of these, each with equally many faces, from the left; the
    /// faces left over are thrown again. None while waiting.
    pub(super) fn random_seat(&mut self, run: &mut Run, among: Seats) -> Option<Seat> {
        let count = among.len() as u8;
        if count <= 1 {
            return among.first();
        }
        let faces = 6 / count;
        while self.roll(run, 1, RollFor::Opponent) {
            if run.total <= faces * count {
                return self.in_order(run.seat, among).nth(usize::from((run.total - 1) / faces));
            }
            run.within = 0;
        }
        None
    }
}
