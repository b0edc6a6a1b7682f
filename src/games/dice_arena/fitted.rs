//! The chances of the outcome model. Written by `arena_lab fit 4000`: do not
//! edit.
//!
//! Fitted from 4000 simulated throws of each force among 1 to 20 scattered dice
//! and half as many at or past towers of 2 to 10. Against as many fresh throws the
//! chances are off by so many percentage points:
//!
//! | force | on average | at most |
//! |---|---|---|
//! | Gentle | 0.01 | 0.50 |
//! | Firm | 0.07 | 2.60 |
//! | Hard | 0.09 | 1.90 |

use super::odds::{Chance, DieOdds, Odds, TowerOdds};

const fn e(out: Chance, turned: Chance) -> DieOdds {
    DieOdds { out, turned }
}

const fn t(falls: Chance, loses_part: Chance, fallen_out: Chance) -> TowerOdds {
    TowerOdds { falls, loses_part, fallen_out }
}

/// A die that came to rest anew lies at the rim.
pub const AT_RIM: Chance = 24655;

/// By force, gentlest first.
pub const ODDS: [Odds; 3] = [
    Odds {
        thrown_out: [0, 0],
        target: e(0, 131),
        near: [e(0, 0), e(0, 126), e(0, 0), e(0, 0)],
        crowd: [[e(0, 0), e(0, 0), e(0, 0), e(0, 0)], [e(0, 0), e(0, 0), e(0, 24), e(0, 30)]],
        tower: [t(0, 0, 0), t(0, 2163, 1913)],
    },
    Odds {
        thrown_out: [0, 197],
        target: e(0, 2392),
        near: [e(0, 0), e(0, 79), e(0, 22), e(0, 0)],
        crowd: [[e(0, 0), e(0, 0), e(0, 0), e(0, 12)], [e(0, 0), e(0, 0), e(0, 48), e(0, 13)]],
        tower: [t(66, 8454, 736), t(1835, 37618, 2894)],
    },
    Odds {
        thrown_out: [3965, 17039],
        target: e(0, 16646),
        near: [e(0, 78), e(0, 667), e(0, 133), e(0, 8)],
        crowd: [
            [e(0, 431), e(0, 281), e(0, 0), e(0, 177)],
            [e(0, 0), e(0, 73), e(0, 50), e(0, 42)],
        ],
        tower: [t(19137, 42336, 267), t(2359, 56754, 3690)],
    },
];
