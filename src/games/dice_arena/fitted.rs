//! The chances of the outcome model. Written by `arena_lab fit 1200`: do not
//! edit.
//!
//! Fitted from 1200 positions of played games, with a simulated throw of each force
//! into the open and one at a die. Against as many positions of other games the chances
//! are off by so many percentage points, at most among those looked at 600 times:
//!
//! | force | on average | at most |
//! |---|---|---|
//! | Gentle | 0.06 | 0.58 (target, at the rim 0 turned) |
//! | Firm | 0.35 | 4.34 (target, at the rim 0 turned) |
//! | Hard | 0.71 | 3.21 (thrown die out, aim class 0) |

use super::odds::{Chance, DieOdds, Odds, TowerOdds};

const fn e(out: Chance, turned: Chance) -> DieOdds {
    DieOdds { out, turned }
}

const fn t(falls: Chance, loses_part: Chance, fallen_out: Chance) -> TowerOdds {
    TowerOdds { falls, loses_part, fallen_out }
}

/// A die that came to rest anew lies at the rim.
pub const AT_RIM: Chance = 8190;

/// By force, gentlest first.
pub const ODDS: [Odds; 3] = [
    Odds {
        thrown_out: [0, 0, 0, 0, 0],
        target: [e(0, 167), e(0, 0)],
        near: [[e(0, 0), e(0, 0), e(0, 40), e(0, 0)], [e(0, 295), e(0, 0), e(0, 0), e(0, 0)]],
        crowd: [[e(0, 0), e(0, 0), e(0, 45), e(0, 0)], [e(0, 0), e(0, 48), e(0, 0), e(0, 0)]],
        tower: [
            [t(0, 0, 0), t(0, 0, 0), t(0, 1771, 0)],
            [t(0, 1680, 0), t(0, 0, 0), t(0, 3855, 16384)],
        ],
    },
    Odds {
        thrown_out: [57, 911, 2693, 0, 0],
        target: [e(0, 27093), e(0, 599)],
        near: [
            [e(0, 0), e(0, 0), e(0, 120), e(0, 0)],
            [e(0, 585), e(0, 986), e(0, 589), e(0, 109)],
        ],
        crowd: [
            [e(0, 154), e(0, 35), e(0, 45), e(0, 0)],
            [e(0, 428), e(0, 193), e(0, 430), e(0, 565)],
        ],
        tower: [
            [t(0, 7389, 0), t(0, 13107, 0), t(0, 5461, 0)],
            [t(12072, 53464, 0), t(8995, 56541, 402), t(3641, 61895, 7864)],
        ],
    },
    Odds {
        thrown_out: [16001, 6478, 8084, 0, 13665],
        target: [e(5889, 29613), e(0, 10971)],
        near: [
            [e(0, 0), e(0, 3121), e(0, 641), e(0, 60)],
            [e(0, 6791), e(0, 3315), e(0, 1411), e(0, 583)],
        ],
        crowd: [
            [e(0, 615), e(0, 282), e(0, 272), e(0, 500)],
            [e(0, 428), e(0, 1820), e(0, 1184), e(0, 575)],
        ],
        tower: [
            [t(2341, 44471, 882), t(13653, 50517, 3471), t(13443, 50412, 560)],
            [t(26526, 39010, 1277), t(5243, 60293, 15027), t(4369, 61167, 13902)],
        ],
    },
];
