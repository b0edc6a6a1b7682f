//! Dice by number, sets of them, and what each shows.
//!
//! All 26 dice are alike, so a die has an identity only while it lies in the
//! arena: a thrown die takes the lowest number that is free there and keeps it
//! until it leaves. Reserves are mere counts.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::face::Face;

/// How many dice the game has.
pub const DICE: u8 = 26;

/// A die in the arena, by its number there (0–25).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Die(pub u8);

impl Die {
    /// The die as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of dice.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Dice(pub u32);

impl Dice {
    /// No die.
    pub const NONE: Dice = Dice(0);
    /// Every die that could lie in the arena.
    pub const ALL: Dice = Dice((1 << DICE) - 1);

    /// Just this die; none for a number that no die has.
    #[inline]
    pub const fn one(die: Die) -> Dice {
        Dice(if die.0 < DICE { 1 << die.0 } else { 0 })
    }

    /// Whether `die` is in the set.
    #[inline]
    pub const fn has(self, die: Die) -> bool {
        self.0 & Dice::one(die).0 != 0
    }

    /// Dice in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Dice) -> Dice {
        Dice(self.0 | other.0)
    }

    /// Dice in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Dice) -> Dice {
        Dice(self.0 & other.0)
    }

    /// Dice in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Dice) -> Dice {
        Dice(self.0 & !other.0)
    }

    /// How many dice are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no die is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are at least two: quicker than counting.
    #[inline]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether every die of this set is in the other.
    #[inline]
    pub const fn within(self, other: Dice) -> bool {
        self.0 & !other.0 == 0
    }

    /// The die with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Die> {
        (self.0 != 0).then(|| Die(self.0.trailing_zeros() as u8))
    }

    /// The `count` lowest numbers that are not in the set; fewer when there are
    /// not as many.
    #[inline]
    #[must_use]
    pub fn lowest_free(self, count: u8) -> Dice {
        let mut free = Dice::ALL.minus(self).0;
        let mut taken = 0;
        for _ in 0..count {
            let lowest = free & free.wrapping_neg();
            taken |= lowest;
            free &= !lowest;
        }
        Dice(taken)
    }

    /// The dice, lowest number first.
    #[inline]
    pub const fn iter(self) -> DiceIter {
        DiceIter(self)
    }
}

/// The dice of a set, lowest number first.
#[derive(Clone, Debug)]
pub struct DiceIter(Dice);

impl Iterator for DiceIter {
    type Item = Die;

    #[inline]
    fn next(&mut self) -> Option<Die> {
        let die = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(die)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl FromIterator<Die> for Dice {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Dice {
        dice.into_iter().fold(Dice::NONE, |set, die| set.or(Dice::one(die)))
    }
}

/// What has become of a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rest {
    /// It lies in the arena and shows this.
    Shows(Face),
    /// It missed the arena, bounced out of it or was knocked out.
    Out,
}

/// What each die shows.
///
/// Three planes of bits, one number of three bits a die: 0 for a die that is not
/// there, 1 to 6 for the faces, 7 for a die that is out. All dice with one face
/// are found by three operations, which is why rules over groups are quick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Showing([u32; 3]);

/// The number of a die that is out.
const OUT: u8 = 7;

impl Showing {
    /// No die at all.
    pub const NOTHING: Showing = Showing([0; 3]);

    /// The dice with this number in their planes.
    #[inline]
    const fn numbered(self, number: u8) -> Dice {
        let [a, b, c] = self.0;
        let a = if number & 1 != 0 { a } else { !a };
        let b = if number & 2 != 0 { b } else { !b };
        let c = if number & 4 != 0 { c } else { !c };
        Dice(a & b & c)
    }

    /// The dice that show `face`.
    #[inline]
    pub const fn showing(self, face: Face) -> Dice {
        self.numbered(face as u8 + 1)
    }

    /// The dice that are out.
    #[inline]
    pub const fn out(self) -> Dice {
        self.numbered(OUT)
    }

    /// All dice that have an entry, in the arena or out.
    #[inline]
    pub const fn dice(self) -> Dice {
        Dice(self.0[0] | self.0[1] | self.0[2])
    }

    /// What `die` shows; none when it has no entry.
    #[inline]
    pub fn get(self, die: Die) -> Option<Rest> {
        let bit = |plane: usize| u8::from(self.0[plane] & Dice::one(die).0 != 0);
        match bit(0) | bit(1) << 1 | bit(2) << 2 {
            0 => None,
            OUT => Some(Rest::Out),
            number => Some(Rest::Shows(Face::ALL[usize::from(number) - 1])),
        }
    }

    /// What `die` shows, when it lies in the arena.
    #[inline]
    pub fn face(self, die: Die) -> Option<Face> {
        match self.get(die) {
            Some(Rest::Shows(face)) => Some(face),
            _ => None,
        }
    }

    /// Lets `die` show something else.
    #[inline]
    pub fn set(&mut self, die: Die, rest: Rest) {
        let number = match rest {
            Rest::Shows(face) => face as u32 + 1,
            Rest::Out => u32::from(OUT),
        };
        let bit = Dice::one(die).0;
        for (plane, shift) in self.0.iter_mut().zip(0..) {
            let set = number >> shift & 1;
            *plane = (*plane & !bit) | (bit * set);
        }
    }

    /// The same without the entries of `dice`.
    #[inline]
    #[must_use]
    pub const fn without(self, dice: Dice) -> Showing {
        let [a, b, c] = self.0;
        Showing([a & !dice.0, b & !dice.0, c & !dice.0])
    }

    /// The dice of which the two tell different things.
    #[inline]
    pub const fn differing(self, other: Showing) -> Dice {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Dice((a ^ d) | (b ^ e) | (c ^ f))
    }
}

impl FromIterator<(Die, Rest)> for Showing {
    fn from_iter<I: IntoIterator<Item = (Die, Rest)>>(dice: I) -> Showing {
        let mut showing = Showing::NOTHING;
        for (die, rest) in dice {
            showing.set(die, rest);
        }
        showing
    }
}

/// One letter a die: the face's, `o` for a die that is out, `.` for none.
impl fmt::Display for Showing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = 32 - self.dice().0.leading_zeros() as u8;
        for die in (0..last).map(Die) {
            let letter = match self.get(die) {
                None => '.',
                Some(Rest::Out) => 'o',
                Some(Rest::Shows(face)) => face.letter(),
            };
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Showing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Showing({self})")
    }
}

impl From<Showing> for String {
    fn from(showing: Showing) -> String {
        showing.to_string()
    }
}

/// A text that is not one of dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotDice;

impl fmt::Display for NotDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("dice are told by up to 26 of the letters X I L A W C o and .")
    }
}

impl std::str::FromStr for Showing {
    type Err = NotDice;

    fn from_str(text: &str) -> Result<Showing, NotDice> {
        let mut showing = Showing::NOTHING;
        for (index, letter) in text.chars().enumerate() {
            if index >= usize::from(DICE) {
                return Err(NotDice);
            }
            let rest = match letter {
                '.' => continue,
                'o' => Rest::Out,
                _ => Rest::Shows(Face::from_letter(letter).ok_or(NotDice)?),
            };
            showing.set(Die(index as u8), rest);
        }
        Ok(showing)
    }
}

impl TryFrom<String> for Showing {
    type Error = NotDice;

    fn try_from(text: String) -> Result<Showing, NotDice> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_shown() {
        let mut showing = Showing::NOTHING;
        showing.set(Die(0), Rest::Shows(Face::Confundo));
        showing.set(Die(25), Rest::Out);
        showing.set(Die(7), Rest::Shows(Face::X));
        assert_eq!(showing.get(Die(7)), Some(Rest::Shows(Face::X)));
        showing.set(Die(7), Rest::Shows(Face::Accio));
        assert_eq!(showing.face(Die(7)), Some(Face::Accio));
        assert_eq!(showing.get(Die(1)), None);
        assert_eq!(showing.out(), Dice::one(Die(25)));
        assert_eq!(showing.dice().len(), 3);
        assert_eq!(showing.to_string(), "C......A.................o");
        assert_eq!(showing.to_string().parse(), Ok(showing));
    }

    #[test]
    fn a_text_that_is_not_dice_is_an_error() {
        assert_eq!("IQ".parse::<Showing>(), Err(NotDice));
        assert_eq!("............................".parse::<Showing>(), Err(NotDice));
    }

    #[test]
    fn thrown_dice_take_the_lowest_free_numbers() {
        let there: Dice = [Die(0), Die(2)].into_iter().collect();
        assert_eq!(there.lowest_free(3), [Die(1), Die(3), Die(4)].into_iter().collect());
        assert_eq!(Dice::ALL.lowest_free(1), Dice::NONE);
    }
}
