//! How a die is turned: from what it shows and a turn about the upright axis to
//! a rotation, and back.

use conclave_rules::games::dice_arena::Face;
use conclave_rules::games::dice_arena::pose::face_axis;
use rapier3d::math::{Real, Rotation, Vector};
use rapier3d::na::{Quaternion, UnitQuaternion};

/// The direction out of a face, as the die itself sees it.
pub fn normal(face: Face) -> Vector<Real> {
    let [x, y, z] = face_axis(face);
    Vector::new(x.into(), y.into(), z.into())
}

/// A rotation by half-angle sine and cosine about an axis.
fn about(axis: Vector<Real>, sine: Real, cosine: Real) -> Rotation<Real> {
    UnitQuaternion::new_normalize(Quaternion::from_parts(cosine, axis * sine))
}

/// The rotation that puts `face` on top by the shortest way.
fn upright(face: Face) -> Rotation<Real> {
    let normal = normal(face);
    if normal.z > 0.5 {
        return Rotation::identity();
    }
    if normal.z < -0.5 {
        return about(Vector::x(), 1.0, 0.0);
    }
    // A quarter turn about the axis square to both.
    let half = core::f32::consts::FRAC_1_SQRT_2;
    about(normal.cross(&Vector::z()), half, half)
}

/// The rotation of a die that shows `face` and is turned by `turn` (65,536 is a
/// whole turn) about the upright axis.
pub fn rotation(face: Face, turn: u16) -> Rotation<Real> {
    let half = Real::from(turn) * (core::f32::consts::PI / 65_536.0);
    about(Vector::z(), libm::sinf(half), libm::cosf(half)) * upright(face)
}

/// What a die shows, how far (as a cosine) that face is from lying level, and its
/// turn about the upright axis.
pub fn face_up(rotation: &Rotation<Real>) -> (Face, Real, u16) {
    let mut best = (Face::X, -1.0);
    for face in Face::ALL {
        let height = (rotation * normal(face)).z;
        if height > best.1 {
            best = (face, height);
        }
    }
    let turned = rotation * upright(best.0).inverse();
    let half = libm::atan2f(turned.k, turned.w);
    let turn = libm::roundf(half * (65_536.0 / core::f32::consts::PI)) as i32;
    (best.0, best.1, turn as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rotation_shows_what_it_was_made_of() {
        for face in Face::ALL {
            for turn in [0, 1, 9_000, 16_384, 32_768, 50_000, 65_535] {
                let (shown, level, back) = face_up(&rotation(face, turn));
                assert_eq!(shown, face);
                assert!(level > 0.999_99);
                let off = back.wrapping_sub(turn) as i16;
                assert!(off.abs() <= 1, "{face:?} {turn} came back as {back}");
            }
        }
    }

    #[test]
    fn opposite_faces_look_opposite_ways() {
        let sum: Vector<Real> = Face::ALL.into_iter().map(normal).sum();
        assert_eq!(sum, Vector::zeros());
    }
}
