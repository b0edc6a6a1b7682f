//! Seats around a table, and sets of them.

use serde::{Deserialize, Serialize};

/// The most seats any game has.
pub const MAX_SEATS: usize = 6;

/// One value for each seat that any table could have.
pub type PerSeat<T> = [T; MAX_SEATS];

/// A place at the table, counted clockwise from 0.
///
/// [`Seat::CHANCE`] is not a person but the chance player: it acts when the rules
/// wait for something that only comes from outside them, such as how thrown dice came
/// to rest. It is a seat like any other so that records, logs and views need no second
/// kind of actor; in [`Seats`] it also stands for the spectators.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The chance player: physics, or chance outside the rules.
    pub const CHANCE: Seat = Seat(7);

    /// The seat as an index into a [`PerSeat`].
    #[inline(always)]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `count` seats.
    #[inline(always)]
    pub fn clockwise(self, count: u8) -> Seat {
        if self.0 + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats of a table of `count`, clockwise, beginning with this one.
    #[inline(always)]
    pub fn round(self, count: u8) -> impl Iterator<Item = Seat> {
        (self.0..count).chain(0..self.0.min(count)).map(Seat)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats: a whole table.
    #[inline(always)]
    pub fn all(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Just this seat.
    #[inline(always)]
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[inline(always)]
    pub fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    #[inline(always)]
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[inline(always)]
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest number.
    #[inline(always)]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats, lowest number first.
    pub fn iter(mut self) -> impl Iterator<Item = Seat> {
        std::iter::from_fn(move || {
            let seat = self.first()?;
            self = self.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_goes_clockwise_and_comes_back() {
        let order: Vec<u8> = Seat(2).round(4).map(|s| s.0).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert_eq!(Seat(3).clockwise(4), Seat(0));
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: Seats = [Seat(4), Seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        assert!(!set.has(Seat::CHANCE));
        assert_eq!(set.without(Seat(1)).first(), Some(Seat(4)));
        assert_eq!(Seats::all(6).len(), 6);
    }
}
