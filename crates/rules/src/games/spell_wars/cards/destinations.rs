//! The 20 Destinations (EP2-081 to 120), Creatures all of them.
//!
//! The initiative of `baaa-serker` is not in the book's text; it and the rows
//! marked P in the rules page are as owners of the game tell them.

use super::{Component, Glyph, Slot};
use crate::games::spell_wars::effect::Amount::*;
use crate::games::spell_wars::effect::Pick::{self, *};
use crate::games::spell_wars::effect::Step::*;
use crate::games::spell_wars::effect::Verb::*;
use crate::games::spell_wars::effect::Whom::{self, *};
use crate::games::spell_wars::effect::{Cost, Filter, Need, Step, pay, pay_if};
use Glyph::{Arcane, Dark, Elemental, Illusion, Primal};

/// A Creature: its initiative, whom it attacks, and what a power roll of 1–4,
/// 5–9, and 10 or more does.
const fn creature(
    key: &'static str,
    glyph: Glyph,
    initiative: u8,
    target: Pick,
    tiers: [&'static [Step]; 3],
) -> Component {
    Component {
        key,
        slot: Slot::Destination,
        glyph,
        initiative,
        cost: None,
        target: Some(target),
        steps: &[],
        tiers,
        reaction: None,
    }
}

impl Component {
    /// The same with a price, and what happens before the roll.
    const fn costing(mut self, cost: Option<Cost>, steps: &'static [Step]) -> Component {
        self.cost = cost;
        self.steps = steps;
        self
    }
}

/// Damage to the target.
const fn hit(amount: u8) -> Step {
    Do(Damage(Target, N(amount)))
}

/// The Creature stays.
const KEEP: Step = Do(Keep);

/// One row a Destination, in the order of their numbers.
#[rustfmt::skip]
pub(super) static DESTINATIONS: [Component; 20] = [
    creature("jelly-cube", Arcane, 12, Left,
        [&[hit(2)], &[hit(3)], &[hit(4), Do(GainTreasure(You, 1)), KEEP]]),
    creature("baba-barbara", Arcane, 14, MostBlood,
        [&[hit(1)], &[hit(2), Do(LoseBlood(1))], &[hit(3), Do(LoseBlood(2)), KEEP]]),
    creature("squashosaurus", Arcane, 1, MostTreasures,
        [&[hit(1)], &[hit(3), Do(LoseTreasure(Target))], &[hit(7)]]),
    creature("ferry-marmoset", Arcane, 17, Right,
        [&[hit(1)], &[hit(2)], &[hit(4), Do(Blood(You, N(1))), KEEP]]),
    creature("countess-nibbula", Dark, 13, Strongest,
        [&[hit(1), Paid(Keep)], &[hit(2), Paid(Keep)], &[hit(4), Paid(Keep)]])
        .costing(pay(1), &[]),
    creature("hungry-circus", Dark, 16, MostCreatures,
        [&[Do(Damage(You, N(1)))], &[Do(KillCreature), hit(3)], &[hit(4), KEEP]]),
    creature("goat-of-a-thousand-tots", Dark, 6, Pick::Acted,
        [&[], &[hit(1)], &[hit(2), Do(AddFromHand(Filter::MaybeCreature)), KEEP]])
        .costing(pay(1), &[Paid(MoreDice(1))]),
    creature("mecha-mephista", Dark, 3, Weakest,
        [&[hit(1)], &[hit(2), Do(Damage(You, N(1)))],
         &[hit(4), Do(Aim(Strongest)), hit(2), KEEP]]),
    creature("hotfoot-salamander", Elemental, 9, MostBlood,
        [&[hit(2)], &[hit(3)], &[hit(4), KEEP]]),
    creature("baaa-serker", Elemental, 11, WithoutTower,
        [&[hit(1)], &[hit(2)], &[Do(Damage(Target, UnlessLast(3, 6))), KEEP]]),
    creature("puffing-dragonet", Elemental, 2, Pick::Acted,
        [&[hit(1)], &[hit(3)], &[hit(3), Do(Damage(WithToken, N(3))), KEEP]]),
    creature("facepalm-golem", Elemental, 7, Strongest,
        [&[hit(1)], &[hit(2)], &[Do(Roll(1)), Do(Damage(Target, Dice)), KEEP]]),
    creature("whiffy-miasma", Illusion, 20, Pick::Acted,
        [&[hit(1), KEEP], &[hit(2)], &[hit(4)]])
        .costing(pay_if(2, Need::Acted), &[Paid(SplitDice)]),
    creature("pocket-kraken", Illusion, 16, WithoutCreature,
        [&[hit(1)], &[hit(2), KEEP], &[hit(3), Do(StealTreasure)]]),
    creature("crypto-cryptid", Illusion, 5, MostBlood,
        [&[Do(Steal(Target, 1))], &[hit(1), Do(Steal(Target, 1))],
         &[hit(4), Do(Steal(Target, 1)), KEEP]]),
    creature("ignoble-gnome", Illusion, 19, Weakest,
        [&[Do(Heal(EachOpponent, N(1)))], &[hit(3), KEEP],
         &[hit(5), Do(Heal(EachOther, N(1)))]]),
    creature("cock-a-doodle-doom", Primal, 10, Strongest,
        [&[KEEP], &[hit(2)], &[hit(4)]]),
    creature("overfamiliar-bear", Primal, 8, Pick::Acted,
        [&[hit(2)], &[hit(3)], &[hit(4), Do(Damage(Whom::EachOther, N(1))), KEEP]]),
    creature("free-range-whale", Primal, 13, HoldsTower,
        [&[hit(1)], &[hit(2), Do(TakeTower)], &[hit(5), Do(TakeTower), KEEP]]),
    creature("penny-pinching-squirrel", Primal, 18, MostBlood,
        [&[], &[hit(2)], &[hit(4), Do(Heal(You, N(2))), KEEP]]),
];
