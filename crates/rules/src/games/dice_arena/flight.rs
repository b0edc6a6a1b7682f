//! How dice fly from a hand: computed once, for the physics that begins with it and for the
//! pictures that show it. The rules do not depend on it.

use super::pose::{EDGE, HALF_WIDTH, MOST_FORCE, RIM_HEIGHT, Swing};

/// Pull of the earth, in edges/s² of the arena's clock, which runs 2.3 times slower than
/// that of dice of 16 mm: a throw can be watched.
pub const GRAVITY: f32 = 120.0;

/// Speed of a throw without force, in thousandths of an edge per second.
const LEAST_SPEED: u32 = 7_000;

/// How fast dice leave the hand at a force, in thousandths of an edge per second; forces above
/// [`MOST_FORCE`] throw as that does. With dice of 16 mm, 50,000 are 1.8 m/s.
pub fn throwing_speed(force: u8) -> u32 {
    let force = u32::from(force.min(MOST_FORCE));
    LEAST_SPEED + 280 * force + 3 * force * force
}

/// The force of dice that leave the hand with `speed`, in thousandths of an edge per second.
pub fn force_of_speed(speed: u32) -> u8 {
    (0..MOST_FORCE).find(|&force| throwing_speed(force) >= speed).unwrap_or(MOST_FORCE)
}

/// How far before the target dice leave the hand at a force, in edges.
pub fn throwing_distance(force: u8) -> f32 {
    0.2 + 5.8 * f32::from(force.min(MOST_FORCE)) / f32::from(MOST_FORCE)
}

/// How far above the height of a die at rest one must be to come over the rim, in edges.
const OVER_RIM: f32 = RIM_HEIGHT as f32 / EDGE as f32 + 0.4;

impl Swing {
    /// The direction of the throw as an angle, in radians: 0 away from the first seat, then
    /// counter-clockwise seen from above.
    pub fn angle(self) -> f32 {
        f32::from(self.from) * (core::f32::consts::TAU / 65_536.0)
    }
}

/// The way of dice through the air from the hand to where they hit something. Lengths are
/// edges: to the right of the arena's middle, away from the first seat, and up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Flight {
    /// Where they leave the hand.
    pub from: [f32; 3],
    /// Where they come down.
    pub to: [f32; 3],
    /// How fast they would be on the straight line between the two, in edges/s.
    pub speed: f32,
}

impl Flight {
    /// The flight of a swing to what is hit at this `height`. `ahead` is the direction of the
    /// throw, of length 1: the sine and cosine of [`Swing::angle`], of which not every machine
    /// has the same.
    ///
    /// The harder, the higher and the further back dice leave the hand, but always so that they
    /// come over the near side of the rim.
    pub fn new(swing: Swing, ahead: [f32; 2], height: f32) -> Flight {
        let edge = f32::from(EDGE);
        let force = f32::from(swing.force.min(MOST_FORCE)) / f32::from(MOST_FORCE);
        let [x, y] = [f32::from(swing.x) / edge, f32::from(swing.y) / edge];
        let above = 0.9 + 3.0 * force;
        let mut back = throwing_distance(swing.force);
        let reach = f32::from(HALF_WIDTH) / edge;
        if x.abs() < reach && y.abs() < reach {
            for (along, ahead) in [x, y].into_iter().zip(ahead) {
                // A straight line from the target over the rim; the real way is above it.
                let to_rim = (reach + along * ahead.signum()) / ahead.abs().max(1e-3);
                back = back.min(above * to_rim / OVER_RIM);
            }
        }
        Flight {
            from: [x - ahead[0] * back, y - ahead[1] * back, height + above],
            to: [x, y, height],
            speed: throwing_speed(swing.force) as f32 / 1_000.0,
        }
    }

    /// The straight line between its ends.
    fn way(&self) -> [f32; 3] {
        let ([ax, ay, az], [bx, by, bz]) = (self.from, self.to);
        [bx - ax, by - ay, bz - az]
    }

    /// How long it takes, in seconds.
    pub fn seconds(&self) -> f32 {
        let [x, y, z] = self.way();
        (x * x + y * y + z * z).sqrt() / self.speed
    }

    /// The velocity with which dice leave the hand, in edges/s.
    pub fn velocity(&self) -> [f32; 3] {
        let seconds = self.seconds();
        let [x, y, z] = self.way().map(|along| along / seconds);
        [x, y, z + GRAVITY * seconds / 2.0]
    }

    /// The point that draws the straight line to the way's parabola, as of a Bézier curve.
    pub fn control(&self) -> [f32; 3] {
        let seconds = self.seconds();
        let middle = |axis: usize| (self.from[axis] + self.to[axis]) / 2.0;
        [middle(0), middle(1), middle(2) + GRAVITY * seconds * seconds / 4.0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_come_down_where_they_are_thrown_to() {
        for force in [0, 30, 100] {
            let swing = Swing { x: 1_500, y: -2_000, force, ..Swing::default() };
            let flight = Flight::new(swing, [0.6, 0.8], 0.5);
            let (seconds, [vx, vy, vz]) = (flight.seconds(), flight.velocity());
            let after =
                |at: f32, v: f32, pull: f32| at + v * seconds - pull * seconds * seconds / 2.0;
            let down = [
                after(flight.from[0], vx, 0.0),
                after(flight.from[1], vy, 0.0),
                after(flight.from[2], vz, GRAVITY),
            ];
            for (there, to) in down.into_iter().zip([1.5, -2.0, 0.5]) {
                assert!((there - to).abs() < 1e-3, "{down:?}");
            }
        }
    }

    #[test]
    fn a_force_has_one_speed() {
        for force in 0..=MOST_FORCE {
            assert_eq!(force_of_speed(throwing_speed(force)), force);
        }
        assert_eq!(throwing_speed(u8::MAX), throwing_speed(MOST_FORCE));
    }
}
