//! Rotations of dice.

use conclave_rules::games::dice_arena::physics::{Frame, PART};
use conclave_rules::games::dice_arena::pose::{EDGE, face_axis};
use conclave_rules::games::dice_arena::{Face, Pose};

use crate::games::dice_arena::eye::Vector;

/// A rotation: i, j, k and w.
pub type Rotation = [f32; 4];

/// One rotation after another.
fn after(a: Rotation, b: Rotation) -> Rotation {
    let ([ai, aj, ak, aw], [bi, bj, bk, bw]) = (a, b);
    [
        aw * bi + ai * bw + aj * bk - ak * bj,
        aw * bj - ai * bk + aj * bw + ak * bi,
        aw * bk + ai * bj - aj * bi + ak * bw,
        aw * bw - ai * bi - aj * bj - ak * bk,
    ]
}

/// The rotation of a die at rest: what it shows on top, then its turn.
pub fn resting(face: Face, turn: u16) -> Rotation {
    let half = f32::from(turn) * (core::f32::consts::PI / 65_536.0);
    let (sin, cos) = half.sin_cos();
    let [x, y, z] = face_axis(face).map(f32::from);
    let part = core::f32::consts::FRAC_1_SQRT_2;
    // The shortest way up; half a turn for the face below.
    let upright = match z as i8 {
        1 => [0.0, 0.0, 0.0, 1.0],
        -1 => [1.0, 0.0, 0.0, 0.0],
        _ => [y * part, -x * part, 0.0, part],
    };
    after([0.0, 0.0, sin, cos], upright)
}

/// Between two rotations, `part` of the way.
pub fn between(a: Rotation, b: Rotation, part: f32) -> Rotation {
    let along: f32 = (0..4).map(|i| a[i] * b[i]).sum();
    // Rotations come in pairs that are the same: the nearer one.
    let sign = if along < 0.0 { -part } else { part };
    let mixed = [0, 1, 2, 3].map(|i| a[i] * (1.0 - part) + b[i] * sign);
    let length = mixed.iter().map(|x| x * x).sum::<f32>().sqrt().max(1e-6);
    mixed.map(|x| x / length)
}

/// Where a pose is, in edges.
pub fn place(pose: Pose) -> Vector {
    [pose.x, pose.y, pose.z].map(|along| f32::from(along) / f32::from(EDGE))
}

/// A moment of a trajectory.
pub fn moment(frame: &Frame) -> (Vector, Rotation) {
    let place = frame.position.map(|along| f32::from(along) / f32::from(EDGE));
    let [i, j, k] = frame.rotation.map(|part| f32::from(part) / f32::from(PART));
    (place, [i, j, k, (1.0 - i * i - j * j - k * k).max(0.0).sqrt()])
}
