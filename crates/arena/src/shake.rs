//! Cocked dice: the whole arena is moved a little and back until they lie flat.

use conclave_rules::table::Rng;
use rapier3d::math::{Real, Vector};

use crate::launch::signed;
use crate::world::{GRAVITY, TICKS_PER_SECOND};

/// After so many movements of the arena a die that still leans is pushed by itself.
pub(crate) const SHAKES: u32 = 6;
/// How long the arena is moved one way, in ticks: short, so that a tower does not topple.
const HALF: u32 = TICKS_PER_SECOND / 12;

/// A movement of the arena: one way, and back.
pub(crate) struct Shake {
    push: Vector<Real>,
    ticks: u32,
}

impl Shake {
    /// The movement that throws leaning dice `away` from what they lean on; each a little
    /// harder than the one before, but never so hard that a die which lies flat tips over:
    /// it slides before that.
    pub(crate) fn new(away: Vector<Real>, shakes: u32, rng: &mut Rng) -> Shake {
        let aside = Vector::new(signed(rng), signed(rng), 0.0);
        let way = away.try_normalize(1e-3).unwrap_or_else(Vector::zeros) + aside * 0.7;
        let strength = (0.5 + 0.1 * shakes as Real).min(1.1);
        let way = way.try_normalize(1e-3).unwrap_or_else(Vector::x);
        // What lies in the arena is pressed the other way.
        Shake { push: way * (strength * GRAVITY), ticks: 0 }
    }

    /// The acceleration of the arena in the coming step.
    pub(crate) fn push(&mut self, ticks: u32) -> Vector<Real> {
        let there = self.ticks < HALF;
        self.ticks += ticks;
        if there { self.push } else { -self.push }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.ticks >= 2 * HALF
    }
}
