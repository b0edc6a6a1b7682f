//! The initial positions of a throw: no dice overlap, and none hangs in the air.

use conclave_rules::games::dice_arena::pose::{EDGE, HALF_WIDTH};
use conclave_rules::games::dice_arena::state::Arena;
use conclave_rules::games::dice_arena::{Dice, Die, Pose};

/// Whether the outlines of two dice, seen from above, touch each other: by the
/// circle about the smaller square, so a near miss may count as touching.
fn over_each_other(a: Pose, b: Pose) -> bool {
    let near = i32::from(EDGE) * 11 / 10;
    a.distance_squared(b) < near * near
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

/// The nearest place along the rim where a lifted die fits.
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
