//! What a card promises its caster, in life points: read from its steps.

use super::super::cards::{Card, Cards, Passive, Slot};
use super::super::effect::{Amount, Pick, Step, Verb, Whom};
use super::super::public_state::{CAP, PublicState};
use super::worth::{BLOOD, CARD, CREATURE, TOWER, TREASURE};
use crate::table::Seat;

/// Mean of a die.
const DIE: f32 = 3.5;
/// Chances of 1–4, 5–9 and 10 or more with so many dice, from one.
const TIERS: [[f32; 3]; 5] = [
    [0.667, 0.333, 0.0],
    [0.167, 0.667, 0.167],
    [0.019, 0.356, 0.625],
    [0.001, 0.095, 0.904],
    [0.0, 0.016, 0.984],
];

/// The eyes of one seat on the open table, with the cards of a spell.
pub(super) struct Promise<'a> {
    table: &'a PublicState,
    seat: Seat,
    spell: Cards,
}

impl Promise<'_> {
    /// For a spell of these cards, as far as it is known.
    pub(super) fn of(table: &PublicState, seat: Seat, spell: Cards) -> Promise<'_> {
        Promise { table, seat, spell }
    }

    /// What a card promises in a slot.
    pub(super) fn card(&self, card: Card, slot: Slot) -> f32 {
        let Some(component) = card.component() else {
            // Wild Magic: an ordinary card of its slot, but of unknown glyph.
            return if slot == Slot::Destination { 2.2 } else { 2.6 };
        };
        let mut promise = self.steps(component.steps);
        if let Some(pick) = component.target {
            let glyphs = card.glyph().map_or(Cards::NONE, Cards::of_glyph);
            let player = self.table.player(self.seat);
            let same = ((self.spell | player.creatures) - Cards::one(card)) & glyphs;
            let chances = TIERS[usize::from(same.len()).min(TIERS.len() - 1)];
            let met = self.likely(pick);
            for (steps, chance) in component.tiers.iter().zip(chances) {
                promise += chance * self.steps(steps) * met;
            }
        } else if let Some(glyph) = card.glyph() {
            // One die more for a Creature of its glyph.
            let kin = self.spell & Cards::CREATURES & Cards::of_glyph(glyph);
            promise += 1.1 * f32::from(kin.len());
        }
        if component.reaction.is_some() {
            promise += if self.table.player(self.seat).life <= 6 { 3.0 } else { 0.3 };
        }
        promise
    }

    /// What paying for a card adds.
    pub(super) fn paying(&self, card: Card) -> f32 {
        let Some(component) = card.component() else { return 0.0 };
        let lists = [component.steps].into_iter().chain(component.tiers);
        let mut gain: f32 = 0.0;
        for steps in lists {
            let sum = |paid: bool| -> f32 {
                let counts = |step: &&Step| match step {
                    Step::Paid(_) => paid,
                    Step::Unpaid(_) | Step::Exposed(_) => !paid,
                    _ => false,
                };
                steps.iter().filter(counts).map(|step| self.verb(step.verb())).sum()
            };
            gain = gain.max(sum(true) - sum(false));
        }
        gain
    }

    /// What steps promise, prices unpaid.
    pub(super) fn steps(&self, steps: &[Step]) -> f32 {
        let tower = self.table.tower == Some(self.seat);
        let weight = |step: &Step| match step {
            Step::Do(_) | Step::Unpaid(_) => 1.0,
            // Blood there is may be spent.
            Step::Paid(_) => 0.0,
            Step::Tower(_) => f32::from(u8::from(tower)),
            Step::Exposed(_) => f32::from(u8::from(!tower)),
            Step::First(_) | Step::Second(_) | Step::If(..) => 0.5,
        };
        steps.iter().map(|step| weight(step) * self.verb(step.verb())).sum()
    }

    fn verb(&self, verb: Verb) -> f32 {
        match verb {
            Verb::Damage(who, amount) => self.harm(who) * self.amount(amount),
            Verb::Heal(who, amount) => {
                let hurt = f32::from(CAP - self.table.player(self.seat).life) / 12.0;
                -self.harm(who) * self.amount(amount) * 0.9 * hurt.min(1.0)
            }
            Verb::Blood(Whom::You, amount) => self.amount(amount) * BLOOD,
            Verb::Blood(..) => -BLOOD,
            Verb::Steal(who, most) => self.harm(who) * f32::from(most) * BLOOD,
            Verb::LoseBlood(blood) => f32::from(blood) * BLOOD * 0.5,
            Verb::GiveBlood(blood) => -f32::from(blood) * BLOOD,
            Verb::GainTreasure(Whom::You, count) => f32::from(count) * TREASURE,
            Verb::GainTreasure(who, count) => -self.harm(who) * f32::from(count) * TREASURE * 0.5,
            Verb::LoseTreasure(who) => self.harm(who) * TREASURE * 0.5,
            Verb::StealTreasure | Verb::SwapTreasure => TREASURE,
            Verb::TakeTower if self.table.tower != Some(self.seat) => TOWER,
            Verb::Summon(count) => f32::from(count) * 1.8,
            Verb::AddFromHand(_) | Verb::AddRandom => 2.0,
            Verb::Adopt | Verb::Keep => CREATURE,
            Verb::Demand(_) | Verb::Beg => CARD,
            Verb::KillCreature => CREATURE * 0.7,
            Verb::KillCreatures => CREATURE,
            Verb::MoreDice(dice) => f32::from(dice) * 1.5,
            _ => 0.0,
        }
    }

    /// How many opponents it harms, less the caster.
    fn harm(&self, who: Whom) -> f32 {
        let opponents = self.table.opponents(self.seat).len() as f32;
        let one = opponents.min(1.0);
        match who {
            Whom::You => -1.0,
            Whom::Target => one,
            Whom::EachOpponent => opponents,
            Whom::EachOther => (opponents - 1.0).max(0.0),
            Whom::Everyone => opponents - 1.0,
            Whom::HolderOrEveryone => match self.table.living_holder() {
                Some(holder) if holder == self.seat => -1.0,
                Some(_) => 1.0,
                None => opponents - 1.0,
            },
            Whom::WithToken => {
                let tokens = self.table.opponents(self.seat).iter();
                tokens.filter(|&seat| self.table.player(seat).tokens > 0).count() as f32
            }
            Whom::WithTreasure => {
                let rich = self.table.opponents(self.seat).iter();
                rich.filter(|&seat| !self.table.player(seat).treasures.is_empty()).count() as f32
            }
            Whom::WithoutTreasure => opponents * 0.6,
            Whom::Acted | Whom::NotActed | Whom::Even | Whom::Odd => opponents * 0.5,
            Whom::Noted => opponents.min(2.0) - 0.5,
        }
    }

    fn amount(&self, amount: Amount) -> f32 {
        let table = self.table;
        match amount {
            Amount::N(n) => f32::from(n),
            Amount::Dice | Amount::OwnRoll => DIE,
            Amount::ChosenDie | Amount::HighDie => 4.5,
            Amount::OtherDie | Amount::LowDie => 2.5,
            Amount::PerToken(n) => f32::from(n) * f32::from(table.tokens()),
            Amount::PerTreasure(n) => f32::from(n) * f32::from(table.treasures() + 1),
            Amount::PerCreature(n) => f32::from(n) * f32::from(table.creatures()),
            Amount::PerHandCreature(n) => f32::from(n) * 2.2,
            Amount::PerDead(n) => {
                f32::from(n) * (f32::from(table.seats()) - table.living().len() as f32)
            }
            Amount::PerReceived(n) => f32::from(n) * 2.0,
            Amount::PerDiscarded(n) => f32::from(n) * 1.3,
            Amount::PerStep(n) => {
                f32::from(n) * (table.opponents(self.seat).len() as f32 + 1.0) / 2.0
            }
            Amount::PerFiveLife(n) => f32::from(n) * 2.5,
            Amount::PerFrail(n, life) => {
                let frail = table.seats_where(|player| player.alive() && player.life <= life);
                f32::from(n) * frail.len() as f32
            }
            Amount::PricePaid => f32::from(table.player(self.seat).blood) * 0.5,
            Amount::YourBlood => f32::from(table.player(self.seat).blood),
            Amount::TheirBlood => 3.0,
            Amount::UnlessLast(usual, last) => {
                f32::from(if table.opponents(self.seat).len() == 1 { last } else { usual })
            }
        }
    }

    /// How likely a Creature will find its target.
    fn likely(&self, pick: Pick) -> f32 {
        match pick {
            // A wizard who acts late finds others who did; three cards are late.
            Pick::Acted => 0.65,
            Pick::HoldsTower => match self.table.tower {
                Some(holder) if holder != self.seat => 0.8,
                _ => 0.35,
            },
            Pick::WithoutCreature => {
                let opponents = self.table.opponents(self.seat);
                let bare = |&seat: &Seat| self.table.player(seat).creatures.is_empty();
                if opponents.iter().any(|seat| bare(&seat)) { 1.0 } else { 0.2 }
            }
            _ => 1.0,
        }
    }
}

/// Treasures that make a wizard stronger just by lying there.
pub(super) fn lasting_treasures(table: &PublicState, seat: Seat) -> u8 {
    table
        .player(seat)
        .treasures
        .iter()
        .filter(|treasure| !matches!(treasure.row().passive, None | Some(Passive::Tucked)))
        .count() as u8
}
