//! Dice as they lie.

use std::fmt;
use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most dice that one roll throws; more than any spell of the box brings.
pub const MAX_DICE: usize = 24;

/// Dice as they lie, 1 to 6 each.
///
/// Nothing but bytes, so that events are copied as a whole: a search makes them by
/// the million.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "ArrayVec<u8, MAX_DICE>", into = "ArrayVec<u8, MAX_DICE>")]
pub struct Dice {
    count: u8,
    lie: [u8; MAX_DICE],
}

impl Deref for Dice {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        &self.lie[..usize::from(self.count).min(MAX_DICE)]
    }
}

impl DerefMut for Dice {
    #[inline]
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.lie[..usize::from(self.count).min(MAX_DICE)]
    }
}

impl FromIterator<u8> for Dice {
    fn from_iter<I: IntoIterator<Item = u8>>(dice: I) -> Dice {
        let mut all = Dice::default();
        for (place, die) in all.lie.iter_mut().zip(dice) {
            *place = die;
            all.count += 1;
        }
        all
    }
}

impl From<ArrayVec<u8, MAX_DICE>> for Dice {
    fn from(dice: ArrayVec<u8, MAX_DICE>) -> Dice {
        dice.into_iter().collect()
    }
}

impl From<Dice> for ArrayVec<u8, MAX_DICE> {
    fn from(dice: Dice) -> ArrayVec<u8, MAX_DICE> {
        dice.iter().copied().collect()
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
