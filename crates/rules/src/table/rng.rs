//! Random numbers: a small, seeded, portable generator (xoshiro) that is part of a game's
//! state.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};

/// The seed of a game's random numbers: the same seed, set-up and actions give the same
/// game on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

/// The generator inside a game's state.
///
/// The generator and its seeding are `rand_xoshiro`'s, which are fixed by their
/// definition. How a number becomes a die or a card is written here rather than taken
/// from `rand`, whose ranges and shuffles change between its versions (and take the
/// upper half of each number, where these took the lower from the beginning): a record
/// must replay to the same game for ever.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// A generator seeded with `seed`.
    pub fn new(seed: Seed) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed.0))
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number in `0..bound`, each equally likely. A bound of 0 counts as 1.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let bound = bound.max(1);
        // Lemire's method (multiply and reject): unbiased, without a division.
        let mut product = u64::from(self.0.next_u64() as u32) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u64() as u32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// The pips of one thrown six-sided die: 1 to 6.
    #[inline]
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// One of `items`, each equally likely; none from nothing.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts `items` into a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// An independent generator, seeded from this one.
    #[must_use]
    pub fn split(&mut self) -> Rng {
        Rng::new(Seed(self.bits()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_dice_for_ever() {
        // Frozen on purpose: records of finished games depend on this sequence.
        let mut rng = Rng::new(Seed(42));
        let dice: Vec<u8> = (0..12).map(|_| rng.die()).collect();
        assert_eq!(dice, [2, 3, 1, 1, 3, 2, 1, 1, 6, 1, 1, 3]);
    }

    #[test]
    fn dice_are_fair() {
        let mut rng = Rng::new(Seed(7));
        let mut faces = [0u32; 6];
        for _ in 0..600_000 {
            faces[usize::from(rng.die()) - 1] += 1;
        }
        let chi: f64 = faces.iter().map(|&n| (f64::from(n) - 1e5).powi(2) / 1e5).sum();
        assert!(chi < 20.5, "chi-square {chi} with 5 degrees of freedom (p = 0.001)");
    }

    #[test]
    fn a_shuffle_reaches_every_order_equally() {
        let mut rng = Rng::new(Seed(1));
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [1, 2, 3, 4];
            rng.shuffle(&mut cards);
            *seen.entry(cards).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        let chi: f64 = seen.values().map(|&n| (f64::from(n) - 1e3).powi(2) / 1e3).sum();
        assert!(chi < 49.7, "chi-square {chi} with 23 degrees of freedom (p = 0.001)");
    }
}
