//! Where dice lie and how they were thrown, in whole numbers, as physics measured it. The
//! rules only pass it on from one throw to the next.

use serde::{Deserialize, Serialize};

use super::face::Face;

/// The edge of a die in units of length.
pub const EDGE: i16 = 1000;
/// From the middle of the arena to the inner side of the rim.
pub const HALF_WIDTH: i16 = 5 * EDGE;
/// The most force that a throw can have.
pub const MOST_FORCE: u8 = 100;

/// The raised rim: its height above the foam.
pub const RIM_HEIGHT: i16 = EDGE * 14 / 10;
/// The raised rim: how thick it is.
pub const RIM_WIDTH: i16 = EDGE / 2;

/// Which way a face looks on a die that shows X and is not turned: right, away,
/// up. Shared by the physics and the renderers.
pub const fn face_axis(face: Face) -> [i8; 3] {
    match face {
        Face::X => [0, 0, 1],
        Face::Accio => [0, 0, -1],
        Face::Immobulus => [1, 0, 0],
        Face::Confundo => [-1, 0, 0],
        Face::Lashlabask => [0, 1, 0],
        Face::WingardiumLeviosa => [0, -1, 0],
    }
}

/// Where a die lies. It always lies flat, so what it shows and a turn about the
/// upright axis tell the rest.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(from = "(i16, i16, i16, u16)", into = "(i16, i16, i16, u16)")]
pub struct Pose {
    /// The die's middle, to the right of the arena's middle; [`EDGE`] is one edge.
    pub x: i16,
    /// The die's middle, away from the first seat.
    pub y: i16,
    /// The die's middle above the foam.
    pub z: i16,
    /// The turn about the upright axis; 65,536 is a whole turn.
    pub turn: u16,
}

impl Pose {
    /// Whether a die can lie there: within the arena, not below the foam and no
    /// higher than all dice stacked.
    pub fn is_inside(self) -> bool {
        let inside = |along: i16| (-HALF_WIDTH..=HALF_WIDTH).contains(&along);
        inside(self.x) && inside(self.y) && (0..=27 * EDGE).contains(&self.z)
    }

    /// The square of the distance to `other`, seen from above, in units².
    pub fn distance_squared(self, other: Pose) -> i32 {
        let along = |a: i16, b: i16| {
            let d = i32::from(a) - i32::from(b);
            d * d
        };
        along(self.x, other.x) + along(self.y, other.y)
    }
}

impl From<(i16, i16, i16, u16)> for Pose {
    fn from((x, y, z, turn): (i16, i16, i16, u16)) -> Pose {
        Pose { x, y, z, turn }
    }
}

impl From<Pose> for (i16, i16, i16, u16) {
    fn from(pose: Pose) -> Self {
        (pose.x, pose.y, pose.z, pose.turn)
    }
}

/// How dice left a hand.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(from = "(i16, i16, u16, u8, i8)", into = "(i16, i16, u16, u8, i8)")]
pub struct Swing {
    /// Where it was aimed, in units to the right of the arena's middle.
    pub x: i16,
    /// Where it was aimed, in units away from the first seat.
    pub y: i16,
    /// From which side: 0 from the first seat's, then counter-clockwise seen from
    /// above; 65,536 is a whole turn.
    pub from: u16,
    /// How hard: 0 lets it fall, [`MOST_FORCE`] is a throw without restraint.
    pub force: u8,
    /// How much it was twisted, either way.
    pub spin: i8,
}

impl From<(i16, i16, u16, u8, i8)> for Swing {
    fn from((x, y, from, force, spin): (i16, i16, u16, u8, i8)) -> Swing {
        Swing { x, y, from, force, spin }
    }
}

impl From<Swing> for (i16, i16, u16, u8, i8) {
    fn from(swing: Swing) -> Self {
        (swing.x, swing.y, swing.from, swing.force, swing.spin)
    }
}

/// The middle of the largest gap between dice: where a throw goes that is
/// meant to touch nothing. Looked for on a grid, nearest the arena's middle when
/// several are as good.
pub fn clearest(dice: impl Iterator<Item = Pose> + Clone) -> Pose {
    const STEP: i16 = EDGE / 2;
    const REACH: i16 = (HALF_WIDTH - EDGE) / STEP;
    let mut best = (i32::MIN, i32::MIN, Pose::default());
    for (column, row) in (-REACH..=REACH).flat_map(|x| (-REACH..=REACH).map(move |y| (x, y))) {
        let here = Pose { x: column * STEP, y: row * STEP, z: EDGE / 2, turn: 0 };
        let clearance =
            dice.clone().map(|die| die.distance_squared(here)).min().unwrap_or(i32::MAX);
        // Beyond this clearance more is no better; then the middle is best.
        let clearance = clearance.min(9 * i32::from(EDGE) * i32::from(EDGE));
        let central = -here.distance_squared(Pose::default());
        if (clearance, central) > (best.0, best.1) {
            best = (clearance, central, here);
        }
    }
    best.2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_arena_is_clearest_in_the_middle() {
        let middle = Pose { z: EDGE / 2, ..Pose::default() };
        assert_eq!(clearest(std::iter::empty()), middle);
    }

    #[test]
    fn a_clear_throw_keeps_away_from_dice() {
        let die = Pose { x: 200, y: -100, z: EDGE / 2, turn: 0 };
        let aim = clearest(std::iter::once(die));
        assert!(aim.distance_squared(die) >= 9 * i32::from(EDGE) * i32::from(EDGE));
    }
}
