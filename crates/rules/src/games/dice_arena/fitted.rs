//! The chances of the outcome model. Written by `arena_lab fit 20000`: do not
//! edit.
//!
//! Fitted from 20000 positions of played games, with a simulated throw of each force
//! into the open and one at a die. Against as many positions of other games the chances
//! are off by so many percentage points, at most among those looked at 600 times:
//!
//! | force | on average | at most |
//! |---|---|---|
//! | Gentle | 0.01 | 0.57 (tower, aimed 1, height 1 loses part) |
//! | Firm | 0.07 | 1.41 (near, aimed 1, class 0 turned) |
//! | Hard | 0.17 | 3.43 (tower, aimed 1, height 0 falls) |

use super::odds::{Chance, DieOdds, Odds, TowerOdds};

const fn e(out: Chance, turned: Chance) -> DieOdds {
    DieOdds { out, turned }
}

const fn t(falls: Chance, loses_part: Chance, fallen_out: Chance) -> TowerOdds {
    TowerOdds { falls, loses_part, fallen_out }
}

/// A die that came to rest anew lies at the rim.
pub const AT_RIM: Chance = 8465;

/// By force, gentlest first.
pub const ODDS: [Odds; 3] = [
    Odds {
        thrown_out: [0, 0, 0, 81, 0],
        target: [e(0, 186), e(0, 56)],
        near: [[e(0, 0), e(0, 0), e(0, 9), e(0, 4)], [e(0, 605), e(0, 49), e(0, 37), e(0, 7)]],
        crowd: [[e(0, 17), e(0, 4), e(0, 7), e(0, 0)], [e(0, 158), e(0, 53), e(0, 70), e(0, 0)]],
        tower: [
            [t(98, 118, 0), t(78, 194, 0), t(0, 275, 13107)],
            [t(0, 1602, 0), t(0, 1383, 0), t(0, 5006, 19027)],
        ],
    },
    Odds {
        thrown_out: [24, 816, 2555, 0, 76],
        target: [e(10, 28646), e(0, 877)],
        near: [
            [e(0, 0), e(0, 1237), e(0, 217), e(0, 30)],
            [e(0, 1589), e(0, 698), e(0, 532), e(0, 108)],
        ],
        crowd: [
            [e(0, 290), e(0, 106), e(0, 59), e(0, 190)],
            [e(0, 655), e(0, 421), e(0, 247), e(0, 213)],
        ],
        tower: [
            [t(197, 7018, 0), t(78, 9535, 173), t(533, 6127, 4946)],
            [t(14102, 51434, 0), t(9319, 56217, 257), t(964, 64572, 5587)],
        ],
    },
    Odds {
        thrown_out: [17469, 6505, 9076, 135, 13684],
        target: [e(6012, 29191), e(318, 8515)],
        near: [
            [e(0, 0), e(0, 0), e(0, 548), e(0, 101)],
            [e(491, 8277), e(0, 4522), e(0, 1665), e(0, 496)],
        ],
        crowd: [
            [e(0, 588), e(0, 298), e(0, 211), e(0, 190)],
            [e(68, 3094), e(34, 2020), e(45, 1147), e(0, 583)],
        ],
        tower: [
            [t(3333, 41737, 475), t(12756, 50049, 3713), t(22211, 39486, 1903)],
            [t(24111, 41425, 3788), t(8971, 56565, 12611), t(2291, 63245, 18028)],
        ],
    },
];
