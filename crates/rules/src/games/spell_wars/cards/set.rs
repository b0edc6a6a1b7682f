//! Sets of cards of the main deck: hands, spells, deck and discard.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Card, Glyph, MAIN_DECK, Slot};
use crate::table::Rng;

/// A set of cards of the main deck: one bit a card, so that moving cards is
/// adding and subtracting sets. There is no order in it: a shuffled deck is a
/// set from which cards are drawn at random. The deck is closed: its cards fill the bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards([u64; 2]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; 2]);
    /// The whole main deck.
    pub const ALL: Cards = Cards([u64::MAX; 2]);
    /// All Wild Magic.
    pub const WILD: Cards = Cards::range(120, 128);
    /// All Creatures: every Destination of this box.
    pub const CREATURES: Cards = Cards::of_slot(Slot::Destination);

    const fn range(from: u32, to: u32) -> Cards {
        let mut bits = 0u128;
        let mut at = from;
        while at < to {
            bits |= 1 << at;
            at += 1;
        }
        Cards::from_bits(bits)
    }

    const fn from_bits(bits: u128) -> Cards {
        Cards([bits as u64, (bits >> 64) as u64])
    }

    /// All components of a type.
    pub const fn of_slot(slot: Slot) -> Cards {
        match slot {
            Slot::Source => const { Cards::range(0, 40) },
            Slot::Quality => const { Cards::range(40, 80) },
            Slot::Destination => const { Cards::range(80, 120) },
        }
    }

    /// All components of a magic.
    pub const fn of_glyph(glyph: Glyph) -> Cards {
        // Eight cards of each type.
        const FIRST: u128 = 0xff | 0xff << 40 | 0xff << 80;
        const OF: [Cards; 5] = [
            Cards::from_bits(FIRST),
            Cards::from_bits(FIRST << 8),
            Cards::from_bits(FIRST << 16),
            Cards::from_bits(FIRST << 24),
            Cards::from_bits(FIRST << 32),
        ];
        OF[glyph as usize]
    }

    /// Just this card.
    #[inline(always)]
    pub const fn one(card: Card) -> Cards {
        let bit = 1 << (card.0 & 63);
        if card.0 < 64 { Cards([bit, 0]) } else { Cards([0, bit]) }
    }

    /// Whether `card` is in the set.
    #[inline(always)]
    pub const fn has(self, card: Card) -> bool {
        self.0[(card.0 >> 6) as usize] & (1 << (card.0 & 63)) != 0
    }

    /// Whether any card of `other` is in the set.
    #[inline(always)]
    pub const fn meets(self, other: Cards) -> bool {
        self.0[0] & other.0[0] != 0 || self.0[1] & other.0[1] != 0
    }

    /// How many cards are in the set.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones()) as u8
    }

    /// Whether there is no card in the set.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The card with the lowest number.
    #[inline(always)]
    pub const fn first(self) -> Option<Card> {
        if self.0[0] != 0 {
            Some(Card(self.0[0].trailing_zeros() as u8))
        } else if self.0[1] != 0 {
            Some(Card(64 + self.0[1].trailing_zeros() as u8))
        } else {
            None
        }
    }

    /// Takes the card with the lowest number out of the set.
    #[inline(always)]
    pub fn pop(&mut self) -> Option<Card> {
        let card = self.first()?;
        *self -= Cards::one(card);
        Some(card)
    }

    /// The cards, lowest number first.
    pub fn iter(mut self) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || self.pop())
    }

    /// The set with one card of each kind that is in it.
    #[must_use]
    pub fn kinds(self) -> Cards {
        // The copies of a component are neighbours: keep the lower one.
        let lower = 0x5555_5555_5555_5555;
        let fold = |limb: u64| limb & !((limb & lower) << 1);
        let components = Cards(self.0.map(fold)) - Cards::WILD;
        match (self & Cards::WILD).first() {
            Some(wild) => components | Cards::one(wild),
            None => components,
        }
    }

    /// One card of the set, each equally likely.
    pub fn random(self, rng: &mut Rng) -> Option<Card> {
        let count = self.len();
        if count == 0 {
            return None;
        }
        // Darts at the whole deck while they hit often enough, then counting.
        if count >= 12 {
            loop {
                let mut darts = rng.bits();
                for _ in 0..9 {
                    let card = Card((darts as usize % MAIN_DECK) as u8);
                    if self.has(card) {
                        return Some(card);
                    }
                    darts >>= 7;
                }
            }
        }
        self.iter().nth(rng.below(u32::from(count)) as usize)
    }
}

impl BitOr for Cards {
    type Output = Cards;
    #[inline(always)]
    fn bitor(self, other: Cards) -> Cards {
        Cards([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitAnd for Cards {
    type Output = Cards;
    #[inline(always)]
    fn bitand(self, other: Cards) -> Cards {
        Cards([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl Sub for Cards {
    type Output = Cards;
    #[inline(always)]
    fn sub(self, other: Cards) -> Cards {
        Cards([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }
}

impl Not for Cards {
    type Output = Cards;
    #[inline(always)]
    fn not(self) -> Cards {
        Cards([!self.0[0], !self.0[1]])
    }
}

impl BitOrAssign for Cards {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Cards) {
        *self = *self | other;
    }
}

impl SubAssign for Cards {
    #[inline(always)]
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |set, card| set | Cards::one(card))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Card::key)).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        <[u64; 2]>::deserialize(deserializer).map(Cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Seed;

    #[test]
    fn sets_by_type_and_glyph_are_those_of_the_cards() {
        for slot in Slot::ALL {
            let set: Cards = Card::all().filter(|c| c.slot() == Some(slot)).collect();
            assert_eq!(set, Cards::of_slot(slot));
        }
        for glyph in Glyph::ALL {
            let set: Cards = Card::all().filter(|c| c.glyph() == Some(glyph)).collect();
            assert_eq!(set, Cards::of_glyph(glyph));
        }
        assert_eq!(Card::all().filter(|c| c.is_wild()).collect::<Cards>(), Cards::WILD);
    }

    #[test]
    fn one_card_of_each_kind() {
        let kinds = Cards::ALL.kinds();
        assert_eq!(kinds.len(), 61);
        let second = Cards::one(Card(1)) | Cards::one(Card(6)) | Cards::one(Card(7));
        assert_eq!(second.kinds().iter().map(Card::id).collect::<Vec<_>>(), [1, 6]);
    }

    #[test]
    fn every_card_is_drawn_equally_often() {
        let mut rng = Rng::new(Seed(5));
        for set in [Cards::CREATURES, Cards::WILD] {
            let mut seen = [0u32; MAIN_DECK];
            let each = 2_000;
            for _ in 0..each * u32::from(set.len()) {
                seen[usize::from(set.random(&mut rng).unwrap().id())] += 1;
            }
            for card in Card::all() {
                let times = seen[usize::from(card.id())];
                assert!(if set.has(card) { times.abs_diff(each) < 250 } else { times == 0 });
            }
        }
    }
}
