//! The targets of a throw, and the action for each.

use conclave_rules::games::dice_arena::pose::{EDGE, HALF_WIDTH, clearest};
use conclave_rules::games::dice_arena::state::Arena;
use conclave_rules::games::dice_arena::{Action, Aim, Dice, Die, Force, Pose, ThrowIntent};

use super::gesture::FloorPoint;

/// What a throw is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ThrowTarget {
    /// The largest gap between dice.
    #[default]
    Clear,
    /// A die.
    Die(Die),
    /// A point of the floor, as in a pose.
    Point(i16, i16),
}

impl ThrowTarget {
    /// The target at a point of the floor, as near to it as a throw can be aimed.
    pub fn at((x, y): FloorPoint) -> ThrowTarget {
        let within = |along: f32| (along.clamp(-5.0, 5.0) * f32::from(EDGE)) as i16;
        ThrowTarget::Point(within(x), within(y))
    }

    /// What somebody means to throw at.
    pub fn of(aim: Aim) -> ThrowTarget {
        match aim {
            Aim::Clear => ThrowTarget::Clear,
            Aim::At(die) => ThrowTarget::Die(die),
        }
    }

    /// The die aimed at.
    pub fn die(self) -> Option<Die> {
        match self {
            ThrowTarget::Die(die) => Some(die),
            ThrowTarget::Clear | ThrowTarget::Point(..) => None,
        }
    }

    /// The point of the floor that is aimed at, as in a pose.
    pub fn point(self, arena: &Arena) -> (i16, i16) {
        let places = arena.places();
        let pose = |die: Die| places.get(die.index()).copied().unwrap_or_default();
        let pose = match self {
            ThrowTarget::Point(x, y) => return (x, y),
            ThrowTarget::Die(die) => pose(die),
            ThrowTarget::Clear => clearest(arena.dice().iter().map(pose)),
        };
        (pose.x, pose.y)
    }

    /// The same in edges.
    pub fn floor_point(self, arena: &Arena) -> FloorPoint {
        floor_point(self.point(arena))
    }

    /// The target that is left of this one when the arena has become `arena`: a die may
    /// have gone.
    #[must_use]
    pub fn kept_in(self, arena: &Arena) -> ThrowTarget {
        match self {
            ThrowTarget::Die(die) if !arena.dice().has(die) => ThrowTarget::Clear,
            kept => kept,
        }
    }
}

/// A point of the floor, in edges, from one in a pose's units.
pub fn floor_point((x, y): (i16, i16)) -> FloorPoint {
    (f32::from(x) / f32::from(EDGE), f32::from(y) / f32::from(EDGE))
}

/// The throws among these actions.
pub fn throws(actions: &[Action]) -> impl Iterator<Item = ThrowIntent> {
    actions.iter().filter_map(|action| match *action {
        Action::Throw(intent) => Some(intent),
        _ => None,
    })
}

/// Whether a throw is possible now.
pub fn can_throw(legal: &[Action]) -> bool {
    throws(legal).next().is_some()
}

/// The action of a throw at `target`; at nothing in particular, if that is not to be.
pub fn throw_at(target: ThrowTarget, force: Force, legal: &[Action]) -> Option<Action> {
    let aim = target.die().map_or(Aim::Clear, Aim::At);
    let throw = |aim| Action::Throw(ThrowIntent { force, aim });
    [throw(aim), throw(Aim::Clear)].into_iter().find(|action| legal.contains(action))
}

/// The action that choosing a die is by itself; none where it is only aimed at.
pub fn choosing(target: ThrowTarget, legal: &[Action]) -> Option<&Action> {
    legal.iter().find(|action| match action {
        Action::Take(die) | Action::Stack(die) => target.die() == Some(*die),
        _ => false,
    })
}

/// The dice that these actions are about.
pub fn dice_of(actions: &[Action]) -> Dice {
    let die = |action: &Action| match *action {
        Action::Take(die) | Action::Stack(die) => Some(die),
        Action::Throw(intent) => match intent.aim {
            Aim::At(die) => Some(die),
            Aim::Clear => None,
        },
        _ => None,
    };
    actions.iter().filter_map(die).collect()
}

/// The topmost of `dice` at a point of the floor.
pub fn die_at(dice: Dice, places: &[Pose], (x, y): FloorPoint) -> Option<Die> {
    let near = |pose: &Pose| {
        let (px, py) = floor_point((pose.x, pose.y));
        (px - x) * (px - x) + (py - y) * (py - y) < 0.5
    };
    let pose = |die: Die| places.get(die.index()).copied().unwrap_or_default();
    let mut best: Option<(i16, Die)> = None;
    for die in dice.iter() {
        let pose = pose(die);
        if near(&pose) && best.is_none_or(|(z, _)| z < pose.z) {
            best = Some((pose.z, die));
        }
    }
    best.map(|(_, die)| die)
}

/// A point a step further, as arrow keys ask for it; none for other keys.
pub fn stepped((x, y): (i16, i16), key: &str) -> Option<(i16, i16)> {
    const STEP: i16 = EDGE / 2;
    const MOST: i16 = HALF_WIDTH - EDGE / 2;
    let (x, y) = match key {
        "ArrowLeft" => (x - STEP, y),
        "ArrowRight" => (x + STEP, y),
        "ArrowUp" => (x, y + STEP),
        "ArrowDown" => (x, y - STEP),
        _ => return None,
    };
    Some((x.clamp(-MOST, MOST), y.clamp(-MOST, MOST)))
}

#[cfg(test)]
mod tests {
    use conclave_rules::games::dice_arena::Face;

    use super::*;

    fn arena() -> (Arena, Die, Die) {
        let mut arena = Arena::default();
        let (first, second) = (arena.lay(Face::Accio), arena.lay(Face::Confundo));
        arena.poses.resize(26, Pose::default());
        arena.poses[first.index()] = Pose { x: 1_000, y: 0, z: 500, turn: 0 };
        arena.poses[second.index()] = Pose { x: 1_200, y: 100, z: 1_500, turn: 0 };
        (arena, first, second)
    }

    #[test]
    fn of_two_dice_the_upper_is_found() {
        let (arena, first, second) = arena();
        assert_eq!(die_at(arena.dice(), &arena.places(), (1.1, 0.0)), Some(second));
        assert_eq!(die_at(Dice::one(first), &arena.places(), (1.1, 0.0)), Some(first));
        assert_eq!(die_at(arena.dice(), &arena.places(), (-3.0, 0.0)), None);
    }

    #[test]
    fn a_target_is_kept_as_long_as_it_is_there() {
        let (arena, first, _) = arena();
        let spot = ThrowTarget::at((9.0, -1.5));
        assert_eq!(spot, ThrowTarget::Point(5_000, -1_500));
        assert_eq!(spot.kept_in(&Arena::default()), spot);
        assert_eq!(ThrowTarget::Die(first).kept_in(&arena), ThrowTarget::Die(first));
        assert_eq!(ThrowTarget::Die(first).kept_in(&Arena::default()), ThrowTarget::Clear);
        assert_eq!(ThrowTarget::Die(first).point(&arena), (1_000, 0));
    }

    #[test]
    fn a_throw_at_a_die_that_must_not_be_aimed_at_goes_into_the_open() {
        let (_, first, _) = arena();
        let open = Action::Throw(ThrowIntent { force: Force::Hard, aim: Aim::Clear });
        let at = Action::Throw(ThrowIntent { force: Force::Hard, aim: Aim::At(first) });
        let target = ThrowTarget::Die(first);
        assert_eq!(throw_at(target, Force::Hard, std::slice::from_ref(&open)), Some(open.clone()));
        assert_eq!(throw_at(target, Force::Hard, &[open, at.clone()]), Some(at));
        assert_eq!(throw_at(target, Force::Firm, &[]), None);
    }

    #[test]
    fn arrow_keys_go_to_the_rim_and_no_further() {
        let mut point = (0, 0);
        for _ in 0..20 {
            point = stepped(point, "ArrowUp").expect("a step");
        }
        assert_eq!(point, (0, HALF_WIDTH - EDGE / 2));
        assert_eq!(stepped(point, "Enter"), None);
    }
}
