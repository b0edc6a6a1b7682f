//! The faces of an arena die, and sets of them.

use serde::{Deserialize, Serialize};

/// What a die shows. **Ruling**: each die has each face once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Face {
    /// The die leaves the game.
    X,
    /// Holds its dice in the arena, and strips the other groups of their effects.
    Immobulus,
    /// Every other wizard throws a die before the groups are taken.
    Lashlabask,
    /// Takes one more die of choice.
    Accio,
    /// Stacks what remains into a tower.
    WingardiumLeviosa,
    /// Reverses the direction of play.
    Confundo,
}

impl Face {
    /// How many faces a die has.
    pub const COUNT: usize = 6;
    /// Every face; the spells in the order in which they take effect.
    pub const ALL: [Face; Face::COUNT] = [
        Face::X,
        Face::Immobulus,
        Face::Lashlabask,
        Face::Accio,
        Face::WingardiumLeviosa,
        Face::Confundo,
    ];
    /// The faces that are spells, in the order in which they take effect.
    pub const SPELLS: [Face; Face::COUNT - 1] =
        [Face::Immobulus, Face::Lashlabask, Face::Accio, Face::WingardiumLeviosa, Face::Confundo];

    /// The letter engraved on the face beside its symbol, also in records.
    pub const fn letter(self) -> char {
        match self {
            Face::X => 'X',
            Face::Immobulus => 'I',
            Face::Lashlabask => 'L',
            Face::Accio => 'A',
            Face::WingardiumLeviosa => 'W',
            Face::Confundo => 'C',
        }
    }

    /// The face with this letter.
    pub fn from_letter(letter: char) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.letter() == letter)
    }
}

/// A set of faces: the spells cast at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Faces(pub u8);

impl Faces {
    /// No face.
    pub const NONE: Faces = Faces(0);

    /// Whether `face` is in the set.
    #[inline]
    pub const fn has(self, face: Face) -> bool {
        self.0 & (1 << face as u8) != 0
    }

    /// The set with `face` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, face: Face) -> Faces {
        Faces(self.0 | 1 << face as u8)
    }

    /// The set without `face`.
    #[inline]
    #[must_use]
    pub const fn without(self, face: Face) -> Faces {
        Faces(self.0 & !(1 << face as u8))
    }

    /// Whether nothing is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The faces, in order of effect.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |&face| self.has(face))
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Faces {
        faces.into_iter().fold(Faces::NONE, Faces::with)
    }
}
