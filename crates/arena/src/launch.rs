//! How dice leave a hand.

use conclave_rules::games::dice_arena::flight::Flight;
use conclave_rules::games::dice_arena::pose::{EDGE, MOST_FORCE, Pose, clearest};
use conclave_rules::games::dice_arena::state::Arena;
use conclave_rules::games::dice_arena::{Aim, Swing, ThrowIntent};
use conclave_rules::table::Rng;
use rapier3d::math::{Real, Rotation, Vector};
use rapier3d::na::{Quaternion, UnitQuaternion};

/// One die as it leaves a hand.
#[derive(Clone, Copy, Debug)]
pub struct Hand {
    /// Where it is let go, in edges.
    pub position: Vector<Real>,
    /// How it is turned then: any way, each equally likely.
    pub rotation: Rotation<Real>,
    /// Its velocity, in edges/s.
    pub linear: Vector<Real>,
    /// Its spin, in radians/s.
    pub angular: Vector<Real>,
}

/// A number in −1 to 1.
pub(crate) fn signed(rng: &mut Rng) -> Real {
    // 24 bits: exactly what fits.
    (rng.bits() >> 40) as Real / 8_388_608.0 - 1.0
}

/// A direction and how far from the middle, within a ball of radius 1.
fn in_ball(rng: &mut Rng) -> Vector<Real> {
    loop {
        let v = Vector::new(signed(rng), signed(rng), signed(rng));
        if v.norm_squared() <= 1.0 {
            return v;
        }
    }
}

/// Any rotation, each equally likely.
fn any_rotation(rng: &mut Rng) -> Rotation<Real> {
    loop {
        let q = Quaternion::new(signed(rng), signed(rng), signed(rng), signed(rng));
        let square = q.norm_squared();
        if (0.01..=1.0).contains(&square) {
            return UnitQuaternion::new_normalize(q);
        }
    }
}

/// The middle of the topmost of the dice at `there` that is no further than `near` from a
/// point, seen from above.
fn top(point: Vector<Real>, near: Real, there: &[Pose]) -> Option<Real> {
    let edge = Real::from(EDGE);
    let under = |pose: &&Pose| {
        let x = Real::from(pose.x) / edge - point.x;
        let y = Real::from(pose.y) / edge - point.y;
        x * x + y * y < near * near
    };
    there.iter().filter(under).map(|pose| Real::from(pose.z) / edge).reduce(Real::max)
}

/// A die this near to where a throw is aimed, in edges, is what it is aimed at.
const AIMED_AT: Real = 0.6;

/// How far before the middle of a die the way of a throw at it ends, in edges. The thrown
/// die meets it earlier: between its face and its middle.
const BEFORE_MIDDLE: Real = 0.45;

impl Hand {
    /// Adds the dice of one swing to `hands`: `count` of them from one hand, into
    /// an arena where dice lie at `there`. No die begins where another is.
    pub fn throw(swing: Swing, count: usize, there: &[Pose], rng: &mut Rng, hands: &mut Vec<Hand>) {
        let force = Real::from(swing.force.min(MOST_FORCE)) / Real::from(MOST_FORCE);
        let angle = swing.angle();
        // From the first seat (0) a die flies away from it, along y.
        let ahead = Vector::new(-libm::sinf(angle), libm::cosf(angle), 0.0);
        let aside = Vector::new(ahead.y, -ahead.x, 0.0);
        // A die is hit between its middle and the face that the hand sees.
        let edge = Real::from(EDGE);
        let aim = Vector::new(Real::from(swing.x) / edge, Real::from(swing.y) / edge, 0.0);
        let hit = top(aim, AIMED_AT, there);
        let mut flight = Flight::new(swing, [ahead.x, ahead.y], hit.unwrap_or(0.5));
        let clear = |at| top(at, 1.0, there).map_or(0.0, |middle| middle + 0.5) + 0.9;
        flight.from[2] = flight.from[2].max(clear(flight.from.into()));
        if hit.is_some() {
            flight.to = (Vector::from(flight.to) - ahead * BEFORE_MIDDLE).into();
        }
        let (origin, linear) = (Vector::from(flight.from), Vector::from(flight.velocity()));
        let spin = Vector::z() * (Real::from(swing.spin) * 0.2);
        let spread = if count == 1 { 0.03 } else { 0.12 };
        for index in 0..count {
            // A handful of dice is a small heap, three by three a layer.
            let (column, row, layer) = (index % 3, index / 3 % 3, index / 9);
            let mut position = origin;
            if count > 1 {
                position += aside * ((column as Real - 1.0) * 1.8)
                    + ahead * ((row as Real - 1.0) * 1.8)
                    + Vector::z() * (layer as Real * 1.8 + 0.8);
            }
            // Rounded dice are not wider than this any way.
            const WIDE: Real = 1.7;
            position.z = position.z.max(clear(position));
            while hands.iter().any(|other: &Hand| (other.position - position).norm() < WIDE) {
                position.z += WIDE / 2.0;
            }
            hands.push(Hand {
                position,
                rotation: any_rotation(rng),
                linear: linear + in_ball(rng) * (0.3 + spread * flight.speed),
                angular: spin + in_ball(rng) * (6.0 + 30.0 * force),
            });
        }
    }
}

/// The gesture of a hand that means `intent`: what bots throw, and the opening die.
/// It comes over the middle of the arena if it can, else from the side `from`
/// (as in [`Swing`]): turning the arena is allowed.
pub fn intended(arena: &Arena, intent: ThrowIntent, from: u16, rng: &mut Rng) -> Swing {
    let poses = || arena.dice().iter().filter_map(|die| arena.pose(die)).collect::<Vec<_>>();
    let aim: Pose = match intent.aim {
        Aim::At(die) => arena.pose(die).unwrap_or_default(),
        Aim::Clear => clearest(poses().into_iter()),
    };
    let (x, y) = (Real::from(aim.x), Real::from(aim.y));
    let central = aim.distance_squared(Pose::default()) < i32::from(EDGE) * i32::from(EDGE);
    let from = if central {
        from
    } else {
        // A swing from angle 0 goes along y.
        libm::roundf(libm::atan2f(-x, y) * (65_536.0 / core::f32::consts::TAU)) as i32 as u16
    };
    let mut near = |spread: u32| rng.below(2 * spread + 1) as i32 - spread as i32;
    Swing {
        x: aim.x,
        y: aim.y,
        from: from.wrapping_add(near(2_000) as u16),
        force: intent.force.strength(),
        spin: near(20) as i8,
    }
}
