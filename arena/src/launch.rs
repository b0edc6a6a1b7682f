//! How dice leave a hand.

use conclave::games::dice_arena::pose::{EDGE, MOST_FORCE, Pose, clearest};
use conclave::games::dice_arena::state::Arena;
use conclave::games::dice_arena::{Aim, Force, Swing, ThrowIntent};
use conclave::table::Rng;
use rapier3d::math::{Real, Rotation, Vector};
use rapier3d::na::{Quaternion, UnitQuaternion};

use crate::world::GRAVITY;

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
fn signed(rng: &mut Rng) -> Real {
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

/// How high the dice under a point reach, when dice lie at `there`.
fn ground(point: Vector<Real>, there: &[Pose]) -> Real {
    let edge = Real::from(EDGE);
    let under = |pose: &&Pose| {
        let x = Real::from(pose.x) / edge - point.x;
        let y = Real::from(pose.y) / edge - point.y;
        x * x + y * y < 1.0
    };
    there.iter().filter(under).map(|pose| Real::from(pose.z) / edge + 0.5).fold(0.0, Real::max)
}

impl Hand {
    /// Adds the dice of one swing to `hands`: `count` of them from one hand, into
    /// an arena where dice lie at `there`. No die begins where another is.
    pub fn throw(swing: Swing, count: usize, there: &[Pose], rng: &mut Rng, hands: &mut Vec<Hand>) {
        let force = Real::from(swing.force.min(MOST_FORCE)) / Real::from(MOST_FORCE);
        let angle = Real::from(swing.from) * (core::f32::consts::TAU / 65_536.0);
        // From the first seat (0) a die flies away from it, along y.
        let ahead = Vector::new(-libm::sinf(angle), libm::cosf(angle), 0.0);
        let aside = Vector::new(ahead.y, -ahead.x, 0.0);
        let edge = Real::from(EDGE);
        let mut aim = Vector::new(Real::from(swing.x) / edge, Real::from(swing.y) / edge, 0.0);
        aim.z = ground(aim, there) + 0.5;
        // A gentle hand opens just above, a hard one throws from high up and far
        // back, and the flight is shorter.
        let height = 0.9 + 3.6 * force;
        let back = 0.2 + 5.8 * force;
        let fall = libm::sqrtf(2.0 * height / -GRAVITY);
        let flight = fall * (1.0 - 0.7 * force);
        let down = -(height / flight) - GRAVITY * flight / 2.0;
        let linear = ahead * (back / flight) + Vector::z() * down;
        let origin = aim - ahead * back + Vector::z() * height;
        let spin = Vector::z() * (Real::from(swing.spin) * 0.2);
        let speed = linear.norm();
        let spread = if count == 1 { 0.02 } else { 0.12 };
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
            position.z = position.z.max(ground(position, there) + 0.9);
            while hands.iter().any(|other: &Hand| (other.position - position).norm() < WIDE) {
                position.z += WIDE / 2.0;
            }
            hands.push(Hand {
                position,
                rotation: any_rotation(rng),
                linear: linear + in_ball(rng) * (0.3 + spread * speed),
                angular: spin + in_ball(rng) * (6.0 + 30.0 * force),
            });
        }
    }
}

/// The gesture of a hand that means `intent`: what bots throw, and what keys do.
/// It comes over the middle of the arena if it can, else from the side `from`
/// (as in [`Swing`]): turning the arena is allowed.
pub fn intended(arena: &Arena, intent: ThrowIntent, from: u16, rng: &mut Rng) -> Swing {
    let poses = || arena.dice().iter().filter_map(|die| arena.pose(die)).collect::<Vec<_>>();
    let aim: Pose = match intent.aim {
        Aim::At(die) => arena.pose(die).unwrap_or_default(),
        Aim::Clear => clearest(poses().into_iter()),
    };
    let force = match intent.force {
        Force::Gentle => 5,
        Force::Firm => 50,
        Force::Hard => 80,
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
        x: (i32::from(aim.x) + near(150)) as i16,
        y: (i32::from(aim.y) + near(150)) as i16,
        from: from.wrapping_add(near(2_000) as u16),
        force: (force + near(5)).clamp(0, i32::from(MOST_FORCE)) as u8,
        spin: near(20) as i8,
    }
}
