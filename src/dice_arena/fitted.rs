//! The chances of the outcome model.

use super::model::{Chance, Effect};
use super::odds::{Odds, TowerEffect};

const fn e(out: Chance, turned: Chance) -> Effect {
    Effect { out, turned }
}

const fn t(falls: Chance, loses_part: Chance, fallen_out: Chance) -> TowerEffect {
    TowerEffect { falls, loses_part, fallen_out }
}

/// A die that came to rest anew lies at the rim.
pub const AT_RIM: Chance = 13107;

/// By force, gentlest first.
pub const ODDS: [Odds; 3] = [
    Odds {
        thrown_out: [66, 131],
        target: e(66, 9830),
        near: [e(0, 2621), e(0, 655), e(0, 66), e(0, 0)],
        crowd: [
            [e(0, 131), e(0, 131), e(0, 262), e(0, 655)],
            [e(0, 655), e(0, 655), e(0, 655), e(0, 655)],
        ],
        tower: [t(0, 66, 1311), t(655, 6554, 1311)],
    },
    Odds {
        thrown_out: [655, 1311],
        target: e(655, 22938),
        near: [e(328, 6554), e(66, 2621), e(66, 1311), e(0, 655)],
        crowd: [
            [e(66, 1311), e(66, 1311), e(66, 1966), e(66, 2621)],
            [e(66, 1966), e(66, 1966), e(66, 2621), e(66, 3277)],
        ],
        tower: [t(655, 1311, 2621), t(13107, 26214, 2621)],
    },
    Odds {
        thrown_out: [3277, 5243],
        target: e(2621, 36045),
        near: [e(1311, 13107), e(655, 6554), e(328, 3932), e(131, 1966)],
        crowd: [
            [e(328, 2621), e(328, 3277), e(328, 3932), e(328, 4588)],
            [e(328, 3932), e(328, 3932), e(328, 4588), e(328, 5243)],
        ],
        tower: [t(2621, 2621, 5243), t(39322, 13107, 5243)],
    },
];
