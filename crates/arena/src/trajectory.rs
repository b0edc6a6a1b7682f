//! Moments of a throw: from the bodies of physics to the whole numbers of
//! [`Frame`], and back.

use conclave_rules::games::dice_arena::physics::PART;
pub use conclave_rules::games::dice_arena::physics::{FRAMES_PER_SECOND, Frame, Path, Trajectory};
use conclave_rules::games::dice_arena::pose::EDGE;
use rapier3d::math::{Isometry, Real, Rotation, Translation};
use rapier3d::na::{Quaternion, UnitQuaternion};

/// A pose in whole numbers.
pub fn frame(pose: &Isometry<Real>) -> Frame {
    let t = pose.translation.vector;
    let q = pose.rotation;
    // Rotations come in pairs that are the same.
    let sign = if q.w < 0.0 { -1.0 } else { 1.0 };
    Frame {
        position: [t.x, t.y, t.z].map(|along| libm::roundf(along * Real::from(EDGE)) as i16),
        rotation: [q.i, q.j, q.k].map(|part| libm::roundf(part * sign * Real::from(PART)) as i16),
    }
}

/// The pose again.
pub fn pose(frame: &Frame) -> Isometry<Real> {
    let [x, y, z] = frame.position.map(|along| Real::from(along) / Real::from(EDGE));
    let [i, j, k] = frame.rotation.map(|part| Real::from(part) / Real::from(PART));
    let w = libm::sqrtf((1.0 - i * i - j * j - k * k).max(0.0));
    let rotation: Rotation<Real> =
        UnitQuaternion::new_normalize(Quaternion::new(w.max(1e-6), i, j, k));
    Isometry::from_parts(Translation::new(x, y, z), rotation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rapier3d::math::Vector;

    #[test]
    fn a_frame_is_as_exact_as_an_eye() {
        let rotation = UnitQuaternion::new(Vector::new(0.3, -2.0, 1.1));
        let there = Isometry::from_parts(Translation::new(1.2345, -4.0, 7.5), rotation);
        let back = pose(&frame(&there));
        assert!((back.translation.vector - there.translation.vector).norm() < 0.001);
        assert!(back.rotation.angle_to(&there.rotation) < 0.001);
    }
}
