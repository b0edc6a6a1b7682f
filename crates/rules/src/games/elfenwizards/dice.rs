//! A handful of major spells: dice that show their pips.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::state::MAJOR_SPELLS;

/// Some dice, known by their pips; two dice with equal pips are the same to
/// every rule. Written as the list of pips, highest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Dice(u32);

/// Bits for the number of dice that show one face: up to 15, more than anybody has.
const WIDTH: u32 = 4;
const MASK: u32 = (1 << WIDTH) - 1;

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(0);
    /// The most dice in a handful: all that a player has.
    pub const MOST: u8 = MAJOR_SPELLS;

    #[inline(always)]
    const fn shift(pips: u8) -> u32 {
        (pips as u32 - 1) * WIDTH
    }

    /// How many dice show `pips` (1–6).
    #[inline(always)]
    pub const fn count(self, pips: u8) -> u8 {
        (self.0 >> Dice::shift(pips) & MASK) as u8
    }

    /// Puts a die showing `pips` (1–6) in.
    #[inline(always)]
    pub const fn add(&mut self, pips: u8) {
        self.0 += 1 << Dice::shift(pips);
    }

    /// Takes a die showing `pips` (1–6) out. The handful must have one.
    #[inline(always)]
    pub const fn remove(&mut self, pips: u8) {
        self.0 -= 1 << Dice::shift(pips);
    }

    /// Whether there are no dice.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many dice.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        // Adds neighbouring counts until one sum is left.
        let pairs = (self.0 & 0x0f0f0f) + (self.0 >> WIDTH & 0x0f0f0f);
        (pairs + (pairs >> 8) + (pairs >> 16)) as u8 & 0x7f
    }

    /// All pips together.
    #[inline(always)]
    pub const fn pips(self) -> u8 {
        let mut sum = 0;
        let mut pips = 1;
        while pips <= 6 {
            sum += self.count(pips) * pips;
            pips += 1;
        }
        sum
    }

    /// The most pips on any die, 0 when there is none.
    #[inline(always)]
    pub const fn highest(self) -> u8 {
        ((u32::BITS - self.0.leading_zeros()).div_ceil(WIDTH)) as u8
    }

    /// Whether every die of `part` is in this handful.
    #[inline(always)]
    pub fn contains(self, part: Dice) -> bool {
        (1..=6).all(|pips| part.count(pips) <= self.count(pips))
    }

    /// The handful without `part`, which must be in it.
    #[inline(always)]
    #[must_use]
    pub const fn minus(self, part: Dice) -> Dice {
        Dice(self.0 - part.0)
    }

    /// Both handfuls together.
    #[inline(always)]
    #[must_use]
    pub const fn plus(self, more: Dice) -> Dice {
        Dice(self.0 + more.0)
    }

    /// The pips of each die, highest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=6).rev().flat_map(move |pips| (0..self.count(pips)).map(move |_| pips))
    }

    /// The different faces shown, highest first.
    #[inline(always)]
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..=6).rev().filter(move |&pips| self.count(pips) > 0)
    }

    /// Every handful that can be picked out of this one, none of it included,
    /// in ascending order.
    pub fn parts(self) -> impl Iterator<Item = Dice> {
        let mut next = Some(Dice::NONE);
        std::iter::from_fn(move || {
            let part = next?;
            // Counts up like an odometer whose wheels turn as far as `self`.
            next = None;
            let mut wheel = part;
            for pips in 1..=6 {
                if wheel.count(pips) < self.count(pips) {
                    wheel.add(pips);
                    next = Some(wheel);
                    break;
                }
                wheel = Dice(wheel.0 & !(MASK << Dice::shift(pips)));
            }
            Some(part)
        })
    }
}

impl FromIterator<u8> for Dice {
    /// Pips outside 1–6 are left out.
    fn from_iter<I: IntoIterator<Item = u8>>(pips: I) -> Dice {
        let mut dice = Dice::NONE;
        pips.into_iter().filter(|pips| (1..=6).contains(pips)).for_each(|pips| dice.add(pips));
        dice
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq;
        let mut list = serializer.serialize_seq(Some(usize::from(self.len())))?;
        for pips in self.iter() {
            list.serialize_element(&pips)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let list = Vec::<u8>::deserialize(deserializer)?;
        let mut dice = Dice::NONE;
        for pips in list {
            if !(1..=6).contains(&pips) || dice.len() == Dice::MOST {
                return Err(serde::de::Error::custom("not a handful of dice"));
            }
            dice.add(pips);
        }
        Ok(dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(pips: &[u8]) -> Dice {
        pips.iter().copied().collect()
    }

    #[test]
    fn counts_and_sums() {
        let hand = dice(&[3, 6, 1, 3, 6, 6, 2]);
        assert_eq!(hand.len(), 7);
        assert_eq!(hand.pips(), 27);
        assert_eq!(hand.highest(), 6);
        assert_eq!(hand.iter().collect::<Vec<_>>(), [6, 6, 6, 3, 3, 2, 1]);
        assert_eq!(hand.faces().collect::<Vec<_>>(), [6, 3, 2, 1]);
        assert_eq!(Dice::NONE.highest(), 0);
        assert_eq!(dice(&[1]).highest(), 1);
        assert_eq!(dice(&[6; 7]).pips(), 42);
    }

    #[test]
    fn parts_are_every_choice_once_in_order() {
        let hand = dice(&[4, 4, 1]);
        let parts: Vec<Dice> = hand.parts().collect();
        assert_eq!(parts.len(), 6);
        assert!(parts.is_sorted());
        assert!(parts.iter().all(|&part| hand.contains(part)));
        assert_eq!(hand.minus(dice(&[4])).plus(dice(&[4])), hand);
    }

    #[test]
    fn written_as_a_list_of_pips() {
        let hand = dice(&[1, 5, 5]);
        assert_eq!(serde_json::to_string(&hand).ok().as_deref(), Some("[5,5,1]"));
        assert_eq!(serde_json::from_str::<Dice>("[5,1,5]").ok(), Some(hand));
        assert!(serde_json::from_str::<Dice>("[7]").is_err());
        assert!(serde_json::from_str::<Dice>("[1,1,1,1,1,1,1,1]").is_err());
    }
}
