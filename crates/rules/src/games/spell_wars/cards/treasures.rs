//! The 25 treasures, one of each.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::games::spell_wars::effect::Amount::*;
use crate::games::spell_wars::effect::Pick::{self, *};
use crate::games::spell_wars::effect::Step::*;
use crate::games::spell_wars::effect::Verb::*;
use crate::games::spell_wars::effect::Whom::*;
use crate::games::spell_wars::effect::{Cost, Need, Step, pay, pay_if};
use crate::table::Rng;

/// What a treasure does without a script of its own: a rule that changes while
/// it has an owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passive {
    /// Wild Magic is replaced by this many cards.
    WildCards(u8),
    /// Every 1 thrown in a power roll is thrown again.
    RerollOnes,
    /// So much Blood more whenever the Tower gives Blood at the end of a turn.
    TowerBlood(u8),
    /// So much Blood wins a tie of initiative.
    WinTies(u8),
    /// So much Blood turns a spell that targets its owner alone to another.
    Deflect(u8),
    /// The owner's spells may swap left and right.
    SwapSides,
    /// One power roll may be thrown again in each go.
    RerollRoll,
    /// So much Blood throws one die again.
    RerollDie(u8),
    /// The glyph of the component under it counts in each spell.
    Tucked,
    /// So much Blood keeps a Creature just resolved.
    KeepCreature(u8),
    /// So much Blood if the owner's death ends the round.
    LastDeathBlood(u8),
    /// The script `TreasureRow::turn_end` happens if its owner acted last.
    LastActor,
    /// The script `TreasureRow::turn_end` happens if nobody is weaker.
    WeakestAtEnd,
    /// The script `TreasureRow::go_start` happens only if its owner acts first.
    FirstActor,
    /// So much Blood for each full set of three equal glyphs in a spell.
    TripleBlood(u8),
    /// So much Blood more for each opponent killed.
    KillBlood(u8),
    /// So much Blood for a power roll of this total or more.
    HighRollBlood(u8, u8),
    /// So much damage more from each power roll that deals any.
    CreatureDamage(u8),
    /// When an opponent draws a Dead Wizard card, a die of at least this heals so
    /// much.
    MournHeal(u8, u8),
}

/// What is printed on a treasure.
#[derive(Debug)]
pub struct TreasureRow {
    /// Its name in files and tests.
    pub key: &'static str,
    /// What happens when it is gained.
    pub gain: &'static [Step],
    /// What its owner may pay for in their go, once a turn.
    pub cost: Option<Cost>,
    /// What that buys.
    pub uses: &'static [Step],
    /// What happens when its owner's go starts.
    pub go_start: &'static [Step],
    /// What happens at the end of a turn.
    pub turn_end: &'static [Step],
    /// The rule that changes while it has an owner.
    pub passive: Option<Passive>,
}

impl TreasureRow {
    const fn new(key: &'static str) -> TreasureRow {
        TreasureRow {
            key,
            gain: &[],
            cost: None,
            uses: &[],
            go_start: &[],
            turn_end: &[],
            passive: None,
        }
    }

    const fn gain(mut self, steps: &'static [Step]) -> TreasureRow {
        self.gain = steps;
        self
    }

    const fn uses(mut self, cost: Option<Cost>, steps: &'static [Step]) -> TreasureRow {
        self.cost = cost;
        self.uses = steps;
        self
    }

    const fn go_start(mut self, steps: &'static [Step]) -> TreasureRow {
        self.go_start = steps;
        self
    }

    const fn turn_end(mut self, steps: &'static [Step]) -> TreasureRow {
        self.turn_end = steps;
        self
    }
}

const fn treasure(key: &'static str) -> TreasureRow {
    TreasureRow::new(key)
}

const fn passive(key: &'static str, passive: Passive) -> TreasureRow {
    let mut row = TreasureRow::new(key);
    row.passive = Some(passive);
    row
}

/// One row a treasure. A treasure is kept in saves by its place: the order stays.
pub static TREASURES: [TreasureRow; 25] = [
    treasure("gong-of-reckoning").uses(
        pay_if(2, Need::OpponentWithFiveLife),
        &[Do(Aim(Pick::Any)), Do(Damage(Target, PerFiveLife(1)))],
    ),
    passive("sofa-the-terrible", Passive::WildCards(2)),
    passive("loaded-dice", Passive::RerollOnes),
    passive("towering-talisman", Passive::TowerBlood(1)).gain(&[Do(TakeTower)]),
    passive("sociable-worms", Passive::WinTies(1)),
    passive("polite-deterrent", Passive::Deflect(3)),
    passive("two-headed-wand", Passive::SwapSides),
    passive("manual-of-second-thoughts", Passive::RerollRoll),
    treasure("coins-of-fate").gain(&[Do(Foretell(2))]),
    passive("bottomless-buffet", Passive::Tucked).gain(&[Do(Tuck)]),
    treasure("nachos-of-wrath").uses(pay_if(3, Need::Hurt), &[Do(Heal(You, N(2)))]),
    passive("prize-bull", Passive::KeepCreature(3)),
    treasure("trousers-of-the-deep").go_start(&[Do(Aim(WithBlood)), Do(Steal(Target, 1))]),
    passive("runners-up-cup", Passive::LastDeathBlood(3))
        .uses(pay_if(1, Need::Hurt), &[Do(Heal(You, N(1)))]),
    treasure("baby-monster")
        .gain(&[Do(Damage(Everyone, N(1))), Do(Blood(You, PerFrail(2, 5)))])
        .uses(pay(4), &[Do(Aim(Pick::Any)), Do(Damage(Target, N(2)))]),
    passive("greedy-handcuffs", Passive::LastActor).turn_end(&[Do(GainTreasure(You, 1))]),
    passive("sacrificial-snow-globe", Passive::RerollDie(2)),
    passive("triple-peashooter", Passive::TripleBlood(1)),
    treasure("wanted-poster").gain(&[Do(Post(3)), Do(GainTreasure(You, 1))]),
    passive("sticky-fingers", Passive::FirstActor)
        .go_start(&[Do(Aim(Pick::WithTreasure)), Do(SwapTreasure)]),
    passive("naughty-list", Passive::KillBlood(1)),
    passive("hobby-horse-of-thirteen", Passive::HighRollBlood(13, 1)),
    passive("growly-granola", Passive::CreatureDamage(1)),
    passive("splatter-shield", Passive::MournHeal(5, 1)),
    passive("rented-tuxedo", Passive::WeakestAtEnd)
        .turn_end(&[Do(Heal(You, N(2))), Do(GainTreasure(You, 1))]),
];

/// The treasures whose [`TreasureRow::passive`] is not empty.
pub static PASSIVES: Treasures = {
    let mut set = 0;
    let mut at = 0;
    while at < TREASURES.len() {
        if TREASURES[at].passive.is_some() {
            set |= 1 << at;
        }
        at += 1;
    }
    Treasures(set)
};

/// A treasure, by its place in [`TREASURES`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Treasure(u8);

impl Treasure {
    /// The treasure called `key`.
    pub fn named(key: &str) -> Option<Treasure> {
        let at = TREASURES.iter().position(|row| row.key == key)?;
        Some(Treasure(at as u8))
    }

    /// Every treasure.
    pub fn all() -> impl Iterator<Item = Treasure> {
        (0..TREASURES.len() as u8).map(Treasure)
    }

    /// Its number, from 0.
    #[inline(always)]
    pub const fn id(self) -> u8 {
        self.0
    }

    /// What is printed on it.
    #[inline(always)]
    pub fn row(self) -> &'static TreasureRow {
        &TREASURES[usize::from(self.0)]
    }

    /// Its name in files and tests.
    pub fn key(self) -> &'static str {
        self.row().key
    }
}

impl TryFrom<u8> for Treasure {
    type Error = &'static str;

    fn try_from(id: u8) -> Result<Treasure, Self::Error> {
        if usize::from(id) < TREASURES.len() { Ok(Treasure(id)) } else { Err("no such treasure") }
    }
}

impl From<Treasure> for u8 {
    fn from(treasure: Treasure) -> u8 {
        treasure.0
    }
}

/// A set of treasures.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Treasures(u32);

impl Treasures {
    /// No treasure.
    pub const NONE: Treasures = Treasures(0);
    /// All of them.
    pub const ALL: Treasures = Treasures((1 << TREASURES.len()) - 1);

    /// Just this one.
    #[inline(always)]
    pub const fn one(treasure: Treasure) -> Treasures {
        Treasures(1 << treasure.0)
    }

    /// Whether `treasure` is in the set.
    #[inline(always)]
    pub const fn has(self, treasure: Treasure) -> bool {
        self.0 & (1 << treasure.0) != 0
    }

    /// How many there are.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with these too.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, other: Treasures) -> Treasures {
        Treasures(self.0 | other.0)
    }

    /// The set without these.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, other: Treasures) -> Treasures {
        Treasures(self.0 & !other.0)
    }

    /// What is in both sets.
    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: Treasures) -> Treasures {
        Treasures(self.0 & other.0)
    }

    /// The treasures, lowest number first.
    pub fn iter(mut self) -> impl Iterator<Item = Treasure> {
        std::iter::from_fn(move || {
            (self.0 != 0).then(|| {
                let lowest = self.0.trailing_zeros() as u8;
                self.0 &= self.0 - 1;
                Treasure(lowest)
            })
        })
    }

    /// One of them, each equally likely.
    pub fn random(self, rng: &mut Rng) -> Option<Treasure> {
        self.iter().nth(rng.below(u32::from(self.len())) as usize)
    }
}

impl From<Treasures> for u32 {
    fn from(set: Treasures) -> u32 {
        set.0
    }
}

impl TryFrom<u32> for Treasures {
    type Error = &'static str;

    fn try_from(bits: u32) -> Result<Treasures, Self::Error> {
        if bits & !Treasures::ALL.0 == 0 { Ok(Treasures(bits)) } else { Err("no such treasure") }
    }
}

impl FromIterator<Treasure> for Treasures {
    fn from_iter<I: IntoIterator<Item = Treasure>>(treasures: I) -> Treasures {
        treasures.into_iter().fold(Treasures::NONE, |set, one| set.with(Treasures::one(one)))
    }
}

impl fmt::Debug for Treasures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Treasure::key)).finish()
    }
}
