//! The camera: projection from the arena to the picture, and back.
//!
//! Places of the picture are parts of its width and height, from the top left.
//! Lengths are edges of a die.

/// Where the arena is looked at from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Eye {
    /// Straight from above, without perspective.
    pub flat: bool,
    /// From which side, in radians: 0 from the first seat's, then counter-clockwise.
    pub side: f32,
    /// How far from straight above, in radians.
    pub tilt: f32,
    /// Width of the picture in heights.
    pub aspect: f32,
}

/// From the middle of the flat picture to its sides.
const FLAT: f32 = 6.2;
/// How far off the eye is.
const FAR: f32 = 22.0;
/// Half the picture's height, seen from a length of 1.
const WIDE: f32 = 0.315;
/// The height above the foam that the eye looks at.
const MIDDLE: f32 = 0.1;

/// Three numbers: right, away, up.
pub type Vector = [f32; 3];

/// The dot product of two vectors.
pub fn dot(a: Vector, b: Vector) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// `a` and `part` of `b`.
pub fn add(a: Vector, b: Vector, part: f32) -> Vector {
    [a[0] + b[0] * part, a[1] + b[1] * part, a[2] + b[2] * part]
}

impl Eye {
    /// The eye from straight above.
    pub const ABOVE: Eye = Eye { flat: true, side: 0.0, tilt: 0.0, aspect: 1.0 };
    /// The camera of a player who sits at the arena.
    pub const SEATED: Eye = Eye { flat: false, side: 0.0, tilt: 0.5, aspect: 1.0 };

    /// The eye further round, and further up or down.
    #[must_use]
    pub fn turned(self, round: f32, down: f32) -> Eye {
        Eye { side: self.side + round, tilt: (self.tilt + down).clamp(0.05, 1.2), ..self }
    }

    /// The directions to the right, up and ahead in the picture.
    pub fn axes(&self) -> [Vector; 3] {
        let (sin_side, cos_side) = self.side.sin_cos();
        let (sin, cos) = self.tilt.sin_cos();
        let right = [cos_side, sin_side, 0.0];
        let ground = [-sin_side, cos_side, 0.0];
        let up = [ground[0] * cos, ground[1] * cos, sin];
        let ahead = [ground[0] * sin, ground[1] * sin, -cos];
        [right, up, ahead]
    }

    /// Where the eye is.
    pub fn place(&self) -> Vector {
        let [_, _, ahead] = self.axes();
        add([0.0, 0.0, MIDDLE], ahead, -self.far())
    }

    /// How far off: far enough that a narrow picture holds the whole arena.
    fn far(&self) -> f32 {
        // The pit is wider than high, seen from a seat.
        FAR / self.aspect.min(1.15)
    }

    /// Where in the picture a point is seen.
    pub fn see(&self, point: Vector) -> (f32, f32) {
        if self.flat {
            // What is higher is drawn a little further up.
            return (
                0.5 + point[0] / (2.0 * FLAT),
                0.5 - (point[1] + point[2] * 0.4) / (2.0 * FLAT),
            );
        }
        let [right, up, ahead] = self.axes();
        let to = add(point, self.place(), -1.0);
        let depth = dot(to, ahead).max(0.1) * WIDE * 2.0;
        (0.5 + dot(to, right) / (depth * self.aspect), 0.5 - dot(to, up) / depth)
    }

    /// The point of the floor that is seen at a place of the picture.
    pub fn floor(&self, u: f32, v: f32) -> (f32, f32) {
        if self.flat {
            return ((u - 0.5) * 2.0 * FLAT, (0.5 - v) * 2.0 * FLAT);
        }
        let [right, up, ahead] = self.axes();
        let wide = WIDE * 2.0;
        let ray = add(add(ahead, right, (u - 0.5) * wide * self.aspect), up, (0.5 - v) * wide);
        let from = self.place();
        // Above the horizon there is no floor: far away will do.
        let along = if ray[2] < -0.02 { -from[2] / ray[2] } else { 60.0 };
        let at = add(from, ray, along);
        (at[0], at[1])
    }

    /// Where the hand is that throws.
    pub fn hand(&self) -> Vector {
        let (sin, cos) = self.side.sin_cos();
        [sin * 6.6, -cos * 6.6, 1.6]
    }

    /// What a graphics processor makes pictures with, column by column.
    pub fn matrix(&self) -> [f32; 16] {
        let [right, up, ahead] = self.axes();
        let from = self.place();
        let (near, most) = (4.0, 80.0);
        let (sx, sy) = (1.0 / (WIDE * self.aspect), 1.0 / WIDE);
        let (zs, zo) = ((most + near) / (most - near), -2.0 * most * near / (most - near));
        let mut matrix = [0.0; 16];
        for axis in 0..3 {
            matrix[axis * 4] = right[axis] * sx;
            matrix[axis * 4 + 1] = up[axis] * sy;
            matrix[axis * 4 + 2] = ahead[axis] * zs;
            matrix[axis * 4 + 3] = ahead[axis];
        }
        matrix[12] = -dot(right, from) * sx;
        matrix[13] = -dot(up, from) * sy;
        matrix[14] = -dot(ahead, from) * zs + zo;
        matrix[15] = -dot(ahead, from);
        matrix
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn eyes() -> [Eye; 4] {
        let wide = Eye { aspect: 1.15, ..Eye::SEATED };
        [Eye::ABOVE, Eye::SEATED, wide.turned(2.0, 0.3), wide.turned(-0.7, -2.0)]
    }

    #[test]
    fn what_is_seen_on_the_floor_is_found_there() {
        for eye in eyes() {
            for (x, y) in [(0.0, 0.0), (4.5, -4.5), (-3.0, 2.0)] {
                let (u, v) = eye.see([x, y, 0.0]);
                let found = eye.floor(u, v);
                assert!(
                    (found.0 - x).abs() < 0.01 && (found.1 - y).abs() < 0.01,
                    "{eye:?}: {found:?}"
                );
            }
        }
    }

    #[test]
    fn the_whole_floor_is_in_the_picture() {
        for eye in [Eye::ABOVE, Eye { aspect: 1.15, ..Eye::SEATED }] {
            for (x, y) in [(5.0, 5.0), (-5.0, 5.0), (5.0, -5.0), (-5.0, -5.0)] {
                let (u, v) = eye.see([x, y, 0.0]);
                assert!((0.0..=1.0).contains(&u) && (0.0..=1.0).contains(&v), "{eye:?}: {u} {v}");
            }
        }
    }

    #[test]
    fn what_is_higher_is_seen_further_up() {
        for eye in eyes() {
            assert!(eye.see([0.0, 0.0, 3.0]).1 < eye.see([0.0, 0.0, 0.0]).1, "{eye:?}");
        }
    }

    #[test]
    fn the_hand_is_on_the_side_that_one_looks_from() {
        for side in [0.0, 1.0, 3.0] {
            let eye = Eye { side, ..Eye::SEATED };
            let (hand, place) = (eye.hand(), eye.place());
            assert!(hand[0] * place[0] + hand[1] * place[1] > 0.0, "{side}");
        }
    }

    #[test]
    fn the_matrix_sees_as_the_eye_does() {
        let eye = Eye { aspect: 1.15, ..Eye::SEATED }.turned(0.4, 0.1);
        let point = [1.0, -2.0, 0.5, 1.0];
        let matrix = eye.matrix();
        let clip: Vec<f32> =
            (0..4).map(|row| (0..4).map(|at| matrix[at * 4 + row] * point[at]).sum()).collect();
        let (u, v) = eye.see([1.0, -2.0, 0.5]);
        assert!((clip[0] / clip[3] - (u * 2.0 - 1.0)).abs() < 1e-3);
        assert!((clip[1] / clip[3] - (1.0 - v * 2.0)).abs() < 1e-3);
    }
}
