//! The board: ranks, spaces, boxes, and who stands for which title.
//!
//! ```text
//!              GD                     High Druid
//!           D1    D2                  Druids
//!         S1 S2  S3 S4                Sorcerers
//!     N1 N2 N3 N4 N5 N6 N7 N8         Necromancers
//!     [ M1 ] [ M2 ] [ M3 ] [ M4 ]     Magicians
//! ```

use serde::{Deserialize, Serialize};

/// A wizard's rank, highest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Rank {
    /// One of them, at the top of the tree.
    HighDruid,
    /// Two of them.
    Druid,
    /// Four of them.
    Sorcerer,
    /// Eight of them.
    Necromancer,
    /// Any number, in the four boxes at the roots.
    Magician,
}

impl Rank {
    /// Every rank, highest first.
    pub const ALL: [Rank; 5] =
        [Rank::HighDruid, Rank::Druid, Rank::Sorcerer, Rank::Necromancer, Rank::Magician];

    /// What a wizard of this rank scores in a round, in points (phase 10).
    pub const fn points(self) -> i16 {
        match self {
            Rank::HighDruid => 10,
            Rank::Druid => 7,
            Rank::Sorcerer => 5,
            Rank::Necromancer => 3,
            Rank::Magician => 2,
        }
    }

    /// The spaces of this rank, left to right; none for Magicians, who stand in
    /// boxes.
    pub const fn titles(self) -> &'static [Title] {
        match self {
            Rank::HighDruid => &[Title(0)],
            Rank::Druid => &[Title(1), Title(2)],
            Rank::Sorcerer => &[Title(3), Title(4), Title(5), Title(6)],
            Rank::Necromancer => &[
                Title(7),
                Title(8),
                Title(9),
                Title(10),
                Title(11),
                Title(12),
                Title(13),
                Title(14),
            ],
            Rank::Magician => &[],
        }
    }
}

/// A title: a space above Magician, which one wizard at most may hold.
/// Counted top to bottom, left to right: 0 is the High Druid, then D1, D2,
/// S1–S4, N1–N8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Title(pub u8);

impl Title {
    /// The highest title of all.
    pub const HIGH_DRUID: Title = Title(0);
    /// How many titles there are.
    pub const COUNT: usize = 15;

    /// All titles, top to bottom, left to right: the order of award.
    pub fn all() -> impl Iterator<Item = Title> {
        (0..Self::COUNT as u8).map(Title)
    }

    /// The title as an index into the order of [`Title::all`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The title's rank.
    #[inline(always)]
    pub const fn rank(self) -> Rank {
        match self.0 {
            0 => Rank::HighDruid,
            1..=2 => Rank::Druid,
            3..=6 => Rank::Sorcerer,
            _ => Rank::Necromancer,
        }
    }

    /// Its place among those of its rank, counted from 0 at the left.
    #[inline(always)]
    pub const fn column(self) -> u8 {
        match self.0 {
            0 => 0,
            n @ 1..=2 => n - 1,
            n @ 3..=6 => n - 3,
            n => n - 7,
        }
    }

    /// The two titles below whose holders stand for this one. Necromancer
    /// titles have none: Magician boxes stand for those.
    #[inline(always)]
    pub const fn candidates(self) -> Option<[Title; 2]> {
        match self.0 {
            0..=6 => Some([Title(self.0 * 2 + 1), Title(self.0 * 2 + 2)]),
            _ => None,
        }
    }

    /// The other title whose holder stands for the same one; none for the High Druid's.
    #[inline(always)]
    pub const fn rival(self) -> Option<Title> {
        match self.0 {
            0 => None,
            // Those on the left have odd numbers.
            n if n % 2 == 1 => Some(Title(n + 1)),
            n => Some(Title(n - 1)),
        }
    }

    /// The Magician box whose best two rise to this Necromancer title and its
    /// twin; none for higher titles.
    #[inline(always)]
    pub const fn magicians(self) -> Option<MagicianBox> {
        match self.0 {
            7..=14 => Some(MagicianBox((self.0 - 7) / 2)),
            _ => None,
        }
    }
}

/// One of the four boxes at the roots of the tree, counted from 0 at the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MagicianBox(pub u8);

impl MagicianBox {
    /// All four boxes.
    pub const ALL: [MagicianBox; 4] =
        [MagicianBox(0), MagicianBox(1), MagicianBox(2), MagicianBox(3)];

    /// The two Necromancer titles that Magicians of this box stand for.
    #[inline(always)]
    pub const fn titles(self) -> [Title; 2] {
        [Title(7 + self.0 * 2), Title(8 + self.0 * 2)]
    }
}

/// A level of the tree at which titles are contested: the rank of those who
/// stand. Each has its own Major Spell box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum TreeLevel {
    /// Druids stand for High Druid.
    Druid,
    /// Sorcerers stand for Druid.
    Sorcerer,
    /// Necromancers stand for Sorcerer.
    Necromancer,
    /// Magicians stand for Necromancer.
    Magician,
}

impl TreeLevel {
    /// Every level, highest first.
    pub const ALL: [TreeLevel; 4] =
        [TreeLevel::Druid, TreeLevel::Sorcerer, TreeLevel::Necromancer, TreeLevel::Magician];

    /// The level as an index, 0 for the highest.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank of those who stand at this level.
    #[inline(always)]
    pub const fn rank(self) -> Rank {
        match self {
            TreeLevel::Druid => Rank::Druid,
            TreeLevel::Sorcerer => Rank::Sorcerer,
            TreeLevel::Necromancer => Rank::Necromancer,
            TreeLevel::Magician => Rank::Magician,
        }
    }
}

/// One of the three Defeat boxes, for those who did not rise; named after the
/// rank that its wizards lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum DefeatBox {
    /// Served first; its wizards get a grey token when demoted.
    Druid,
    /// Served second; its wizards get a grey token when demoted.
    Sorcerer,
    /// Served last; no grey token.
    Necromancer,
}

impl DefeatBox {
    /// The boxes in the order in which vacant titles go to them (phase 7).
    pub const ALL: [DefeatBox; 3] = [DefeatBox::Druid, DefeatBox::Sorcerer, DefeatBox::Necromancer];

    /// Whether wizards demoted from it receive a grey token (phase 8).
    #[inline(always)]
    pub const fn gives_grey(self) -> bool {
        !matches!(self, DefeatBox::Necromancer)
    }
}

/// Where a wizard stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    /// On the space of a title.
    Title(Title),
    /// In a Magician box.
    Magicians(MagicianBox),
    /// In a Defeat box.
    Defeat(DefeatBox),
}

impl Place {
    /// The level at which a wizard here stands for a title; none for the High
    /// Druid and the defeated.
    #[inline(always)]
    pub const fn level(self) -> Option<TreeLevel> {
        match self {
            Place::Title(title) => match title.rank() {
                Rank::Druid => Some(TreeLevel::Druid),
                Rank::Sorcerer => Some(TreeLevel::Sorcerer),
                Rank::Necromancer => Some(TreeLevel::Necromancer),
                Rank::HighDruid | Rank::Magician => None,
            },
            Place::Magicians(_) => Some(TreeLevel::Magician),
            Place::Defeat(_) => None,
        }
    }

    /// The Defeat box that this is, if it is one.
    #[inline(always)]
    pub const fn defeat_box(self) -> Option<DefeatBox> {
        match self {
            Place::Defeat(from) => Some(from),
            Place::Title(_) | Place::Magicians(_) => None,
        }
    }
}

/// A box that major spells (dice) are allocated to in phases 2 and 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum SpellBox {
    /// The Major Spell box of a level: for the competition at that level.
    Major(TreeLevel),
    /// The Minor Spell box: to recover minor spells.
    Minor,
    /// The Grey Magic box: to remove grey tokens.
    Grey,
}

impl SpellBox {
    /// How many boxes there are.
    pub const COUNT: usize = 6;
    /// Every box: the Major Spell boxes from the top, then Minor, then Grey.
    pub const ALL: [SpellBox; SpellBox::COUNT] = [
        SpellBox::Major(TreeLevel::Druid),
        SpellBox::Major(TreeLevel::Sorcerer),
        SpellBox::Major(TreeLevel::Necromancer),
        SpellBox::Major(TreeLevel::Magician),
        SpellBox::Minor,
        SpellBox::Grey,
    ];

    /// The box as an index into [`SpellBox::ALL`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        match self {
            SpellBox::Major(level) => level.index(),
            SpellBox::Minor => 4,
            SpellBox::Grey => 5,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_title_knows_its_candidates() {
        assert_eq!(Title(0).candidates(), Some([Title(1), Title(2)]));
        assert_eq!(Title(2).candidates(), Some([Title(5), Title(6)]));
        assert_eq!(Title(3).candidates(), Some([Title(7), Title(8)]));
        assert_eq!(Title(6).candidates(), Some([Title(13), Title(14)]));
        assert_eq!(Title(14).candidates(), None);
        assert_eq!(Title(5).rival(), Some(Title(6)));
        assert_eq!(Title(14).rival(), Some(Title(13)));
        assert_eq!(Title(0).rival(), None);
        assert_eq!(Title(14).magicians(), Some(MagicianBox(3)));
    }

    #[test]
    fn ranks_and_titles_agree() {
        for rank in Rank::ALL {
            for (column, title) in rank.titles().iter().enumerate() {
                assert_eq!(title.rank(), rank);
                assert_eq!(usize::from(title.column()), column);
            }
        }
        for magicians in MagicianBox::ALL {
            for title in magicians.titles() {
                assert_eq!(title.magicians(), Some(magicians));
            }
        }
    }

    #[test]
    fn boxes_know_their_index() {
        for (i, spell_box) in SpellBox::ALL.into_iter().enumerate() {
            assert_eq!(spell_box.index(), i);
        }
    }
}
