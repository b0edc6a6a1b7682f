//! Meshes: a die with rounded edges, the foam floor and the rim around it.

use conclave_rules::games::dice_arena::Face;
use conclave_rules::games::dice_arena::pose::{EDGE, HALF_WIDTH, RIM_HEIGHT, RIM_WIDTH, face_axis};

/// Numbers of a vertex: place, normal, part of a face.
pub const STRIDE: usize = 9;

/// How much of a die's edges is rounded off: as in the physics.
const ROUND: f32 = 0.09;
/// Steps from one side of a face to the other: many where it is round.
pub const FINE: &[f32] = &[-0.5, -0.474, -0.447, -0.41, 0.41, 0.447, 0.474, 0.5];
/// As few as make it look round while it moves.
pub const COARSE: &[f32] = &[-0.5, -0.41, 0.41, 0.5];

/// How many vertices the foam has, which are the first of the pit; its four sides follow, each
/// with as many as the others, outward to the right, away, and so on.
pub const FLOOR: i32 = 6;
/// Where the sides of the pit are.
pub const SIDES: [(f32, f32); 4] = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];

/// A shape: vertices, three for each triangle.
#[derive(Default)]
pub struct Mesh {
    /// Their numbers.
    pub numbers: Vec<f32>,
}

impl Mesh {
    /// How many vertices it has.
    pub fn count(&self) -> i32 {
        (self.numbers.len() / STRIDE) as i32
    }

    /// A quadrangle, corners in order.
    fn quad(&mut self, corners: [[f32; STRIDE]; 4]) {
        for at in [0, 1, 2, 0, 2, 3] {
            self.numbers.extend_from_slice(&corners[at]);
        }
    }

    /// A die of edge 1 about the middle, its faces where they are when it shows X
    /// and is not turned.
    pub fn die(steps: &[f32]) -> Mesh {
        let mut mesh = Mesh::default();
        for face in Face::ALL {
            let out = face_axis(face).map(f32::from);
            // Across and up on the face; a face on the side has its symbol upright.
            let across = if out[2] != 0.0 { [1.0, 0.0, 0.0] } else { [-out[1], out[0], 0.0] };
            let up = cross(out, across);
            let vertex = |a: f32, b: f32| {
                let flat = [0, 1, 2].map(|i| out[i] * 0.5 + across[i] * a + up[i] * b);
                let inner = flat.map(|x| x.clamp(ROUND - 0.5, 0.5 - ROUND));
                let normal = unit([0, 1, 2].map(|i| flat[i] - inner[i]));
                let [x, y, z] = [0, 1, 2].map(|i| inner[i] + normal[i] * ROUND);
                let [nx, ny, nz] = normal;
                [x, y, z, nx, ny, nz, a + 0.5, 0.5 - b, f32::from(face as u8)]
            };
            for row in steps.windows(2) {
                for column in steps.windows(2) {
                    mesh.quad([
                        vertex(column[0], row[0]),
                        vertex(column[1], row[0]),
                        vertex(column[1], row[1]),
                        vertex(column[0], row[1]),
                    ]);
                }
            }
        }
        mesh
    }

    /// The foam floor, and the rim.
    pub fn pit() -> Mesh {
        let mut mesh = Mesh::default();
        let edge = f32::from(EDGE);
        let (reach, high, thick) = (
            f32::from(HALF_WIDTH) / edge,
            f32::from(RIM_HEIGHT) / edge,
            f32::from(RIM_WIDTH) / edge,
        );
        let floor = |x: f32, y: f32| [x * reach, y * reach, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 6.0];
        mesh.quad([floor(-1.0, -1.0), floor(1.0, -1.0), floor(1.0, 1.0), floor(-1.0, 1.0)]);
        // From the foam up, over the round top, and down outside: how far out, how
        // high, and where it faces.
        let round = thick / 2.0;
        let mut profile = vec![[0.0, 0.0, -1.0, 0.0], [0.0, high - round, -1.0, 0.0]];
        const ARC: [(f32, f32); 5] =
            [(-0.924, 0.383), (-0.707, 0.707), (0.0, 1.0), (0.707, 0.707), (0.924, 0.383)];
        for (out, up) in ARC {
            profile.push([round + out * round, high - round + up * round, out, up]);
        }
        profile.push([thick, high - round, 1.0, 0.0]);
        profile.push([thick, -1.2, 1.0, 0.0]);
        for (dx, dy) in SIDES {
            let vertex = |[out, z, no, nz]: [f32; 4], end: f32| {
                let far = reach + out;
                let (x, y) = (dx * far - dy * far * end, dy * far + dx * far * end);
                [x, y, z, dx * no, dy * no, nz, 0.0, 0.0, 7.0]
            };
            for pair in profile.windows(2) {
                mesh.quad([
                    vertex(pair[0], -1.0),
                    vertex(pair[0], 1.0),
                    vertex(pair[1], 1.0),
                    vertex(pair[1], -1.0),
                ]);
            }
        }
        mesh
    }
}

fn cross(a: [f32; 3], b: [f32; 3]) -> [f32; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn unit(v: [f32; 3]) -> [f32; 3] {
    let length = (v[0] * v[0] + v[1] * v[1] + v[2] * v[2]).sqrt().max(1e-6);
    v.map(|x| x / length)
}
