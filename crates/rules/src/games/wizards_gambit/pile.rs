//! A short list that copies as plain bytes.

use std::fmt;
use std::ops::Deref;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list of at most `N` things, the last one on top. Copying it is copying
/// bytes: searches copy whole games by the million.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// Nothing.
    pub fn new() -> Self {
        Pile { items: [T::default(); N], len: 0 }
    }

    /// Puts an item on top. The pile must not be full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Puts an item at the bottom. The pile must not be full.
    pub fn push_under(&mut self, item: T) {
        self.push(item);
        self.items[..usize::from(self.len)].rotate_right(1);
    }

    /// Takes the top thing.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// The top thing, to be changed.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        self.items[..usize::from(self.len)].last_mut()
    }

    /// All things, to be reordered.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::new();
        items.into_iter().take(N).for_each(|item| pile.push(item));
        pile
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&**self)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Refuses a list that is too long.
        let items = ArrayVec::<T, N>::deserialize(deserializer)?;
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_in_is_the_first_out() {
        let mut pile = Pile::<u8, 4>::new();
        pile.push(1);
        pile.push(2);
        pile.push_under(9);
        assert_eq!(*pile, [9, 1, 2]);
        assert_eq!(pile.pop(), Some(2));
        pile.clear();
        assert_eq!(pile.pop(), None);
    }

    #[test]
    fn what_was_taken_out_does_not_count_when_comparing() {
        let mut pile = Pile::<u8, 4>::new();
        pile.push(1);
        pile.push(2);
        pile.pop();
        assert_eq!(pile, [1].into_iter().collect());
    }

    #[test]
    fn written_as_a_list_and_too_long_a_list_is_refused() {
        let pile: Pile<u8, 2> = [3, 4].into_iter().collect();
        assert_eq!(serde_json::to_string(&pile).ok().as_deref(), Some("[3,4]"));
        assert_eq!(serde_json::from_str::<Pile<u8, 2>>("[3,4]").ok(), Some(pile));
        assert!(serde_json::from_str::<Pile<u8, 2>>("[3,4,5]").is_err());
    }
}
