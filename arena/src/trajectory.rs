//! What a throw looks like: where each moving die is, sixty times a second.

use conclave::dice_arena::Die;
use rapier3d::math::{Isometry, Real, Rotation, Translation};
use rapier3d::na::{Quaternion, UnitQuaternion};
use serde::{Deserialize, Serialize};

/// Frames of a trajectory in one second of the simulation.
pub const FRAMES_PER_SECOND: u32 = 60;
/// Units of position in one edge, as in `Pose`.
const UNIT: Real = 1000.0;
/// Units of a rotation's parts.
const PART: Real = 32_767.0;

/// A die at one moment: seven whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// Right, away, up, in thousandths of an edge.
    pub position: [i16; 3],
    /// The rotation's parts i, j, k; the fourth, w, is not negative and follows
    /// from the others.
    pub rotation: [i16; 3],
}

impl Frame {
    /// A pose in whole numbers.
    pub fn of(pose: &Isometry<Real>) -> Frame {
        let t = pose.translation.vector;
        let q = pose.rotation;
        // Rotations come in pairs that are the same.
        let sign = if q.w < 0.0 { -1.0 } else { 1.0 };
        Frame {
            position: [t.x, t.y, t.z].map(|along| libm::roundf(along * UNIT) as i16),
            rotation: [q.i, q.j, q.k].map(|part| libm::roundf(part * sign * PART) as i16),
        }
    }

    /// The pose again.
    pub fn pose(&self) -> Isometry<Real> {
        let [x, y, z] = self.position.map(|along| Real::from(along) / UNIT);
        let [i, j, k] = self.rotation.map(|part| Real::from(part) / PART);
        let w = libm::sqrtf((1.0 - i * i - j * j - k * k).max(0.0));
        let rotation: Rotation<Real> =
            UnitQuaternion::new_normalize(Quaternion::new(w.max(1e-6), i, j, k));
        Isometry::from_parts(Translation::new(x, y, z), rotation)
    }
}

/// The way of one die while it moved. Before its first frame it lies where it
/// lay, after its last where it came to rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Path {
    /// Which die.
    pub die: Die,
    /// When it began to move, in frames.
    pub start: u32,
    /// Where it was, frame by frame.
    pub frames: Vec<Frame>,
}

/// The whole throw.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Trajectory {
    /// How long it takes, in frames.
    pub length: u32,
    /// The ways of the dice that moved, in order of number; a die that lay still
    /// in between has one path.
    pub paths: Vec<Path>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use rapier3d::math::Vector;

    #[test]
    fn a_frame_is_as_exact_as_an_eye() {
        let rotation = UnitQuaternion::new(Vector::new(0.3, -2.0, 1.1));
        let pose = Isometry::from_parts(Translation::new(1.2345, -4.0, 7.5), rotation);
        let back = Frame::of(&pose).pose();
        assert!((back.translation.vector - pose.translation.vector).norm() < 0.001);
        assert!(back.rotation.angle_to(&pose.rotation) < 0.001);
    }
}
