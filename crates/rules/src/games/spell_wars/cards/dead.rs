//! The 25 Dead Wizard cards (EP2-129 to 153): eight kinds.

use serde::{Deserialize, Serialize};

use crate::games::spell_wars::effect::Amount::*;
use crate::games::spell_wars::effect::Step::*;
use crate::games::spell_wars::effect::Verb::*;
use crate::games::spell_wars::effect::Whom::*;
use crate::games::spell_wars::effect::{Cond, Step};
use crate::table::Rng;

/// What a Dead Wizard card does for as long as it lies in front of a wizard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasting {
    /// So many dice more in the next power roll; kept until then.
    NextRollDice(u8),
    /// So much Blood, instead of 1, for a dead holder of the Tower at the end of
    /// a turn.
    BuriedTowerBlood(u8),
    /// The winner of the round draws so many cards fewer when the next starts.
    WinnerDrawsLess(u8),
}

/// What is printed on a Dead Wizard card.
#[derive(Debug)]
pub struct DeadRow {
    /// Its name in files and tests.
    pub key: &'static str,
    /// How many copies there are. That there are two kinds of four, five of three
    /// and one of two is sure; which is which is as owners of the game tell it.
    pub copies: u8,
    /// What happens when it is drawn.
    pub immediate: &'static [Step],
    /// What happens when the next round starts.
    pub next_round: &'static [Step],
    /// What it does while it lies there.
    pub lasting: Option<Lasting>,
}

/// One row a kind.
pub static DEAD_WIZARDS: [DeadRow; 8] = [
    DeadRow {
        key: "little-angel",
        copies: 3,
        immediate: &[],
        next_round: &[],
        lasting: Some(Lasting::NextRollDice(1)),
    },
    DeadRow {
        key: "farewell-tour",
        copies: 3,
        immediate: &[Do(Blood(You, N(2))), If(Cond::FirstDead, Blood(You, N(2)))],
        next_round: &[],
        lasting: None,
    },
    DeadRow {
        key: "blood-test",
        copies: 3,
        immediate: &[Do(Steal(EachOpponent, 1))],
        next_round: &[],
        lasting: None,
    },
    DeadRow {
        key: "wizard-underground",
        copies: 3,
        immediate: &[Do(TakeTower)],
        next_round: &[],
        lasting: Some(Lasting::BuriedTowerBlood(4)),
    },
    DeadRow {
        key: "well-earned-rest",
        copies: 4,
        immediate: &[Do(Blood(You, PerToken(1)))],
        next_round: &[If(Cond::NoToken, GainTreasure(You, 1))],
        lasting: None,
    },
    DeadRow {
        key: "magic-finger",
        copies: 4,
        immediate: &[],
        next_round: &[],
        lasting: Some(Lasting::WinnerDrawsLess(2)),
    },
    DeadRow {
        key: "purr-in-peace",
        copies: 3,
        immediate: &[],
        next_round: &[Do(Adopt)],
        lasting: None,
    },
    DeadRow {
        key: "light-headed",
        copies: 2,
        immediate: &[],
        next_round: &[Do(BoostSpell(1))],
        lasting: None,
    },
];

/// A kind of Dead Wizard card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct DeadCard(u8);

impl DeadCard {
    /// The kind called `key`.
    pub fn named(key: &str) -> Option<DeadCard> {
        let at = DEAD_WIZARDS.iter().position(|row| row.key == key)?;
        Some(DeadCard(at as u8))
    }

    /// Every kind.
    pub fn all() -> impl Iterator<Item = DeadCard> {
        (0..DEAD_WIZARDS.len() as u8).map(DeadCard)
    }

    /// Its number, from 0.
    #[inline(always)]
    pub const fn id(self) -> u8 {
        self.0
    }

    /// What is printed on it.
    #[inline(always)]
    pub fn row(self) -> &'static DeadRow {
        &DEAD_WIZARDS[usize::from(self.0)]
    }

    /// Its name in files and tests.
    pub fn key(self) -> &'static str {
        self.row().key
    }
}

impl TryFrom<u8> for DeadCard {
    type Error = &'static str;

    fn try_from(id: u8) -> Result<DeadCard, Self::Error> {
        if usize::from(id) < DEAD_WIZARDS.len() { Ok(DeadCard(id)) } else { Err("no such card") }
    }
}

impl From<DeadCard> for u8 {
    fn from(card: DeadCard) -> u8 {
        card.0
    }
}

/// A pile of Dead Wizard cards: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DeadPile([u8; DEAD_WIZARDS.len()]);

impl DeadPile {
    /// No card.
    pub const NONE: DeadPile = DeadPile([0; DEAD_WIZARDS.len()]);

    /// The whole deck.
    pub fn all() -> DeadPile {
        let mut pile = DeadPile::NONE;
        for (count, row) in pile.0.iter_mut().zip(&DEAD_WIZARDS) {
            *count = row.copies;
        }
        pile
    }

    /// How many of this kind.
    #[inline(always)]
    pub fn count(&self, card: DeadCard) -> u8 {
        self.0[usize::from(card.0)]
    }

    /// How many cards.
    #[inline(always)]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a card.
    #[inline(always)]
    pub fn add(&mut self, card: DeadCard) {
        self.0[usize::from(card.0)] += 1;
    }

    /// Takes a card out, if it is there.
    #[inline(always)]
    pub fn remove(&mut self, card: DeadCard) {
        let count = &mut self.0[usize::from(card.0)];
        *count = count.saturating_sub(1);
    }

    /// Moves all cards of `other` here.
    pub fn absorb(&mut self, other: &mut DeadPile) {
        for (count, more) in self.0.iter_mut().zip(&mut other.0) {
            *count += std::mem::take(more);
        }
    }

    /// The kinds in the pile, in order.
    pub fn kinds(self) -> impl Iterator<Item = DeadCard> {
        DeadCard::all().filter(move |&card| self.count(card) > 0)
    }

    /// One card of the pile, each equally likely.
    pub fn random(&self, rng: &mut Rng) -> Option<DeadCard> {
        let mut nth = rng.below(u32::from(self.len())) as u8;
        self.kinds().find(|&card| {
            let here = nth < self.count(card);
            nth = nth.wrapping_sub(self.count(card));
            here
        })
    }
}
