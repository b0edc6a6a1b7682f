//! Before a throw: every die has a place, and none hangs in the air.

use conclave::dice_arena::pose::{EDGE, HALF_WIDTH};
use conclave::dice_arena::state::Arena;
use conclave::dice_arena::{DICE, Dice, Die, Pose};

/// Whether the outlines of two dice, seen from above, touch each other: by the
/// circle about the smaller square, so a near miss may count as touching.
fn over_each_other(a: Pose, b: Pose) -> bool {
    let near = i32::from(EDGE) * 11 / 10;
    a.distance_squared(b) < near * near
}

/// Gives each die in the arena a place, for games in which nobody measured so
/// far: in rows, a tower in the middle.
pub fn lay_out(arena: &Arena) -> Vec<Pose> {
    let mut poses = vec![Pose::default(); usize::from(DICE)];
    let tower = arena.tower.set();
    for (level, die) in (0i16..).zip(arena.tower.dice()) {
        poses[die.index()].z = EDGE / 2 + level * EDGE;
    }
    let step = EDGE * 18 / 10;
    let places = (-2i16..=2).flat_map(|row| (-2i16..=2).map(move |column| (column, row)));
    let free = places.filter(|&place| tower.is_empty() || place != (0, 0));
    for (die, (column, row)) in arena.dice().minus(tower).iter().zip(free) {
        poses[die.index()] =
            Pose { x: column * step, y: row * step, z: EDGE / 2, turn: u16::from(die.0) * 5_003 };
    }
    poses
}

/// Lets dice whose support was taken away sink straight down, and puts lifted
/// dice back where nothing is in their way.
pub(crate) fn sink(arena: &Arena, poses: &mut [Pose]) {
    let mut order: Vec<Die> = arena.dice().minus(arena.tower.set()).iter().collect();
    order.sort_by_key(|die| poses[die.index()].z);
    let mut placed: Vec<Pose> = arena.tower.dice().iter().map(|die| poses[die.index()]).collect();
    for die in order {
        let here = poses[die.index()];
        if here.z <= EDGE / 2 {
            placed.push(here);
            continue;
        }
        let support = placed
            .iter()
            .filter(|below| below.z < here.z && over_each_other(**below, here))
            .map(|below| below.z + EDGE / 2)
            .max()
            .unwrap_or(0);
        let z = here.z.min(support + EDGE / 2);
        poses[die.index()].z = z;
        placed.push(poses[die.index()]);
    }
}

/// The nearest place along the rim where a lifted die finds room.
pub(crate) fn put_back(die: Die, there: Dice, poses: &mut [Pose]) {
    let wish = poses[die.index()];
    let is_free = |pose: Pose| {
        there.minus(Dice::one(die)).iter().all(|other| {
            let other = poses[other.index()];
            let apart = i32::from(EDGE) * 3 / 2;
            pose.distance_squared(other) >= apart * apart
        })
    };
    let reach = HALF_WIDTH - EDGE * 3 / 4;
    let steps = -20i16..=20;
    let along = steps.flat_map(|step| {
        let to = step * EDGE / 4;
        [(to, reach), (to, -reach), (reach, to), (-reach, to)]
    });
    let inside = along.filter(|(x, y)| x.abs() <= reach && y.abs() <= reach);
    let places = inside.map(|(x, y)| Pose { x, y, z: EDGE / 2, turn: wish.turn });
    let free = std::iter::once(wish).chain(places).filter(|&pose| is_free(pose));
    if let Some(best) = free.min_by_key(|pose| pose.distance_squared(wish)) {
        poses[die.index()] = best;
    }
}
