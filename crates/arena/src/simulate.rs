//! A whole throw, run to rest.

use conclave_rules::games::dice_arena::pose::EDGE;
use conclave_rules::games::dice_arena::state::Arena;
use conclave_rules::games::dice_arena::{
    DICE, Dice, Die, Landed, MeasuredThrow, Pose, Rest, Showing, Swing,
};
use conclave_rules::table::{Rng, Seed};
use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

use crate::launch::{Hand, signed};
use crate::ledger::{Ledger, energy};
use crate::shake::{SHAKES, Shake};
use crate::trajectory::{FRAMES_PER_SECOND, Path, Trajectory, frame};
use crate::world::{FAST, REACH, RIM_THICK, TICKS_PER_SECOND, World};
use crate::{orient, start};

/// A throw to be simulated.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// What lies in the arena, and which dice are in the air.
    pub arena: Arena,
    /// How they were thrown: one swing for all of them, or one for each.
    pub swings: Vec<Swing>,
    /// The seed of the throw's random numbers.
    pub seed: u32,
}

/// A throw that was simulated.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Simulation {
    /// What it looks like.
    pub trajectory: Trajectory,
    /// How the dice came to rest: the chance player's action.
    pub landed: Landed,
    /// How often dice had to be shaken flat.
    pub shakes: u32,
    /// How many steps it took.
    pub steps: u32,
}

/// The most ticks of a throw. Long before, everything lies still.
const MOST_TICKS: u32 = 20 * TICKS_PER_SECOND;
/// Ticks from one frame of the trajectory to the next.
const TICKS_PER_FRAME: u32 = TICKS_PER_SECOND / FRAMES_PER_SECOND;
/// Steps for which all must be still.
const STILL_STEPS: u32 = 16;
/// How level the top of a die must be: the cosine of two degrees.
const LEVEL: Real = 0.999_39;
/// A die that is this far beyond the rim is out.
const OUT: Real = REACH + RIM_THICK;

/// A die on its way.
pub(crate) struct Moving {
    pub(crate) die: Die,
    pub(crate) body: RigidBodyHandle,
    /// It left the arena.
    pub(crate) out: bool,
    /// It fell out of sight and is no body any more.
    gone: bool,
    path: Path,
}

/// The throw while it is being run.
pub(crate) struct RunningThrow {
    pub(crate) world: World,
    pub(crate) dice: Vec<Moving>,
    rng: Rng,
    still: u32,
    pub(crate) steps: u32,
    ticks: u32,
    pub(crate) shakes: u32,
    ledger: Ledger,
    /// Whether the dice have just been given energy.
    pub(crate) pushed: bool,
    /// The arena is being moved, so that cocked dice fall flat.
    pub(crate) shake: Option<Shake>,
}

/// Runs a throw until every die lies still and flat.
pub fn simulate(request: &Request) -> Simulation {
    let (poses, before) = prepared(&request.arena);
    let mut running = RunningThrow::new(request, &poses);
    while !running.is_done() {
        running.step();
    }
    running.finish(request, poses, &before)
}

/// Where the dice lie when the throw begins, and where they were asked to lie.
pub(crate) fn prepared(arena: &Arena) -> (Vec<Pose>, Vec<Pose>) {
    let before = arena.places();
    let mut poses = before.clone();
    start::sink(arena, &mut poses);
    (poses, before)
}

impl RunningThrow {
    /// The initial state: dice at rest at their poses, thrown dice with their initial velocities.
    pub(crate) fn new(request: &Request, poses: &[Pose]) -> RunningThrow {
        let arena = &request.arena;
        let mut world = World::new();
        let mut dice = Vec::new();
        let mut add = |die: Die, body: RigidBodyHandle| {
            let path = Path { die, start: 0, frames: Vec::new() };
            dice.push(Moving { die, body, out: false, gone: false, path });
        };
        let tower = arena.tower.set();
        for die in arena.dice().minus(arena.lifted).iter() {
            let (Some(pose), Some(face)) = (poses.get(die.index()), arena.showing.face(die)) else {
                continue;
            };
            // Dice on the foam sleep until something wakes them; what lies on
            // others must show that it can.
            let asleep = pose.z <= EDGE / 2 || tower.has(die);
            add(die, world.add_die(place(*pose, face), asleep));
        }
        let mut rng = Rng::new(Seed(u64::from(request.seed)));
        let flying: Vec<Die> = arena.flying.iter().collect();
        let each = request.swings.len() > 1;
        let swing = |index: usize| {
            request.swings.get(if each { index } else { 0 }).copied().unwrap_or_default()
        };
        let there: Vec<Pose> =
            arena.dice().iter().filter_map(|die| poses.get(die.index()).copied()).collect();
        let mut hands: Vec<Hand> = Vec::new();
        if each {
            for index in 0..flying.len() {
                Hand::throw(swing(index), 1, &there, &mut rng, &mut hands);
            }
        } else {
            Hand::throw(swing(0), flying.len(), &there, &mut rng, &mut hands);
        }
        for (die, hand) in flying.into_iter().zip(hands) {
            let at = Isometry::from_parts(hand.position.into(), hand.rotation);
            let body = world.add_die(at, false);
            if let Some(thrown) = world.bodies.get_mut(body) {
                thrown.set_linvel(hand.linear, true);
                thrown.set_angvel(hand.angular, true);
            }
            add(die, body);
        }
        for (index, moving) in dice.iter().enumerate() {
            if let Some(body) = world.bodies.get_mut(moving.body) {
                body.user_data = index as u128;
            }
        }
        RunningThrow {
            world,
            dice,
            rng,
            still: 0,
            steps: 0,
            ticks: 0,
            shakes: 0,
            ledger: Ledger::default(),
            pushed: true,
            shake: None,
        }
    }

    /// Wakes every die.
    pub(crate) fn wake_dice(&mut self) {
        for moving in &self.dice {
            if let Some(body) = self.world.bodies.get_mut(moving.body) {
                body.wake_up(true);
            }
        }
    }

    /// One step, and what follows from where the dice are then.
    pub(crate) fn step(&mut self) {
        let is_fast = |moving: &Moving| {
            let body = self.world.bodies.get(moving.body);
            !moving.out && body.is_some_and(|body| body.linvel().norm_squared() > FAST * FAST)
        };
        // Long steps keep to even ticks, so that no frame falls into one.
        let short = self.ticks % 2 == 1 || self.dice.iter().any(is_fast);
        let ticks = if short { 1 } else { 2 };
        if let Some(shake) = &mut self.shake {
            // The arena is moved, which gives dice energy.
            self.world.step(ticks, shake.push(ticks));
            self.shake.take_if(|shake| shake.is_over());
            self.pushed = true;
        } else {
            if std::mem::take(&mut self.pushed) {
                self.ledger.begin(&self.world, &self.dice);
            }
            self.world.step(ticks, Vector::zeros());
            self.ledger.limit_energy(&mut self.world, &self.dice);
        }
        self.steps += 1;
        self.ticks += ticks;
        let mut still = true;
        let record = self.ticks.is_multiple_of(TICKS_PER_FRAME);
        for moving in &mut self.dice {
            if moving.gone {
                continue;
            }
            let Some(body) = self.world.bodies.get(moving.body) else { continue };
            if body.is_sleeping() {
                continue;
            }
            let at = body.translation();
            let beyond = at.x.abs().max(at.y.abs()) > OUT;
            if record {
                moving.record(self.ticks / TICKS_PER_FRAME, body);
            }
            let fallen = at.z < -3.0;
            still &= moving.out || is_still(body);
            if moving.out && fallen {
                moving.gone = true;
                self.world.take_away(moving.body);
            } else if beyond && !moving.out && at.z < crate::world::RIM + 0.6 {
                moving.out = true;
                self.world.let_go(moving.body);
            }
        }
        self.still = if still && self.shake.is_none() { self.still + 1 } else { 0 };
    }

    /// Motion and height of all dice that are in the arena or on their way to it.
    pub(crate) fn energy(&self) -> Real {
        let bodies = self.dice.iter().filter(|moving| !moving.out);
        bodies.filter_map(|moving| self.world.bodies.get(moving.body)).map(energy).sum()
    }

    /// Whether all dice lie still and flat. Dice that lean on something are shaken.
    pub(crate) fn is_done(&mut self) -> bool {
        if self.ticks >= MOST_TICKS {
            return true;
        }
        let all_gone = self.dice.iter().all(|moving| !moving.out || moving.gone);
        if self.still < STILL_STEPS || !all_gone {
            return false;
        }
        let leaning: Vec<RigidBodyHandle> =
            self.dice.iter().filter(|m| !m.out && !self.is_flat(m)).map(|m| m.body).collect();
        if leaning.is_empty() {
            return true;
        }
        self.shakes += 1;
        self.still = 0;
        if self.shakes > SHAKES {
            self.pushed = true;
            leaning.into_iter().for_each(|body| self.shake_loose(body));
        } else {
            let away = leaning.iter().fold(Vector::zeros(), |sum, &body| sum + self.away(body));
            self.shake = Some(Shake::new(away, self.shakes, &mut self.rng));
        }
        self.wake_dice();
        false
    }

    fn is_flat(&self, moving: &Moving) -> bool {
        self.world
            .bodies
            .get(moving.body)
            .is_none_or(|body| orient::face_up(body.rotation()).1 >= LEVEL)
    }

    /// The direction away from what a die leans on.
    fn away(&self, body: RigidBodyHandle) -> Vector<Real> {
        let mut away = Vector::zeros();
        let Some(at) = self.world.bodies.get(body).map(|body| *body.translation()) else {
            return away;
        };
        for other in self.dice.iter().filter(|other| !other.out && other.body != body) {
            let Some(other) = self.world.bodies.get(other.body) else { continue };
            let apart = at - other.translation();
            let square = apart.norm_squared();
            if square < 4.0 {
                away += apart / square.max(0.1);
            }
        }
        // The rim pushes like a die.
        for axis in 0..2 {
            let beyond = at[axis].abs() - (REACH - 1.2);
            if beyond > 0.0 {
                away[axis] -= at[axis].signum() * 2.0 * beyond;
            }
        }
        away.z = 0.0;
        away
    }

    /// A die that no shaking of the arena has freed hops away from what it leans on. It alone:
    /// the arena is not moved any more.
    fn shake_loose(&mut self, body: RigidBodyHandle) {
        let away = self.away(body).try_normalize(1e-3).unwrap_or_else(Vector::zeros);
        let strength = 1.0 + 0.3 * (self.shakes - SHAKES).min(20) as Real;
        let mut part = || signed(&mut self.rng);
        let turn = Vector::new(part(), part(), part()) * 8.0;
        let aside = Vector::new(part(), part(), 0.0) * strength;
        let up = Vector::z() * (7.0 + 2.0 * strength);
        if let Some(body) = self.world.bodies.get_mut(body) {
            body.set_linvel(away * (2.0 + strength) + aside + up, true);
            body.set_angvel(turn, true);
        }
    }

    /// The result.
    pub(crate) fn finish(
        self,
        request: &Request,
        mut poses: Vec<Pose>,
        before: &[Pose],
    ) -> Simulation {
        let arena = &request.arena;
        let mut showing = Showing::NOTHING;
        let mut inside = Dice::NONE;
        for moving in &self.dice {
            let body = self.world.bodies.get(moving.body).filter(|_| !moving.out);
            let Some(body) = body else {
                showing.set(moving.die, Rest::Out);
                continue;
            };
            let (mut face, _, turn) = orient::face_up(body.rotation());
            inside = inside.or(Dice::one(moving.die));
            let untouched = body.is_sleeping() && moving.path.frames.is_empty();
            if untouched && let Some(old) = arena.showing.face(moving.die) {
                face = old;
            } else {
                poses[moving.die.index()] = rest_pose(body.translation(), turn);
            }
            showing.set(moving.die, Rest::Shows(face));
        }
        for die in arena.lifted.and(arena.dice()).iter() {
            if let Some(face) = arena.showing.face(die) {
                showing.set(die, Rest::Shows(face));
                inside = inside.or(Dice::one(die));
                start::put_back(die, inside, &mut poses);
            }
        }
        let standing = standing(arena, showing, inside, &poses);
        let known = arena.poses.len() == usize::from(DICE);
        let turned = arena.showing.differing(showing).or(arena.flying);
        let has_moved =
            |die: &Die| !known || turned.has(*die) || poses[die.index()] != before[die.index()];
        let moved = inside.iter().filter(has_moved).map(|die| (die, poses[die.index()])).collect();
        let at_rim =
            inside.minus(standing).iter().filter(|die| is_at_rim(poses[die.index()])).collect();
        let measured = MeasuredThrow { seed: request.seed, swings: request.swings.clone(), moved };
        let landed = Landed { showing, standing, at_rim, measured: Some(Box::new(measured)) };
        let paths =
            self.dice.into_iter().map(|m| m.path).filter(|p| !p.frames.is_empty()).collect();
        let trajectory = Trajectory { length: self.ticks.div_ceil(TICKS_PER_FRAME), paths };
        Simulation { trajectory, landed, shakes: self.shakes, steps: self.steps }
    }
}

impl Moving {
    fn record(&mut self, at: u32, body: &RigidBody) {
        let now = frame(body.position());
        match self.path.frames.last() {
            None => self.path.start = at,
            // A die that slept for a while was where it was.
            Some(&last) => {
                let missing = at.saturating_sub(self.path.start + self.path.frames.len() as u32);
                self.path.frames.extend(std::iter::repeat_n(last, missing as usize));
            }
        }
        self.path.frames.push(now);
    }
}

fn is_still(body: &RigidBody) -> bool {
    body.linvel().norm_squared() < 0.04 && body.angvel().norm_squared() < 0.04
}

/// The position of a body at a given pose.
pub(crate) fn place(pose: Pose, face: conclave_rules::games::dice_arena::Face) -> Isometry<Real> {
    let edge = Real::from(EDGE);
    let [x, y, z] = [pose.x, pose.y, pose.z].map(|along| Real::from(along) / edge);
    Isometry::from_parts(Translation::new(x, y, z), orient::rotation(face, pose.turn))
}

/// A place at rest in whole numbers; a die on the foam lies exactly on it.
fn rest_pose(at: &Vector<Real>, turn: u16) -> Pose {
    let unit = Real::from(EDGE);
    let [x, y, z] = [at.x, at.y, at.z].map(|along| libm::roundf(along * unit) as i16);
    let on_foam = (z - EDGE / 2).abs() < EDGE / 20;
    let reach = conclave_rules::games::dice_arena::pose::HALF_WIDTH;
    Pose {
        x: x.clamp(-reach, reach),
        y: y.clamp(-reach, reach),
        z: if on_foam { EDGE / 2 } else { z.max(EDGE / 2) },
        turn,
    }
}

/// Whether a die lies close enough at the rim to be lifted off.
fn is_at_rim(pose: Pose) -> bool {
    let near = conclave_rules::games::dice_arena::pose::HALF_WIDTH - EDGE * 3 / 4;
    pose.x.abs() > near || pose.y.abs() > near
}

/// The dice of the tower that still stand on it: unturned, one straight above the
/// other from the ground up; and dice of those `inside` that lie straight on top of them.
fn standing(arena: &Arena, showing: Showing, inside: Dice, poses: &[Pose]) -> Dice {
    let mut stands = Dice::NONE;
    let mut below: Option<Pose> = None;
    let mut fits = |pose: Pose, level: u8| {
        let height = EDGE / 2 + i16::from(level) * EDGE;
        let half = i32::from(EDGE) / 2;
        let above = below.is_none_or(|below| pose.distance_squared(below) < half * half);
        let fits = above && (pose.z - height).abs() < EDGE / 4;
        if fits {
            below = Some(pose);
        }
        fits
    };
    for &die in arena.tower.dice() {
        let unturned = showing.get(die) == arena.showing.get(die);
        if unturned && fits(poses[die.index()], stands.len()) {
            stands = stands.or(Dice::one(die));
        }
    }
    if !stands.is_several() {
        return stands;
    }
    let others = inside.minus(arena.tower.set()).minus(arena.lifted);
    while let Some(die) =
        others.minus(stands).iter().find(|die| fits(poses[die.index()], stands.len()))
    {
        stands = stands.or(Dice::one(die));
    }
    stands
}

#[cfg(test)]
mod tests {
    use conclave_rules::games::dice_arena::Face;

    use super::*;

    /// A throw in which one of two dice leans when all are still, after so many movements of
    /// the arena; and whether the arena is moved then, and which dice are pushed.
    fn leaning_after(shakes: u32) -> (bool, Vec<bool>) {
        let mut arena = Arena::default();
        arena.lay(Face::Accio);
        arena.lay(Face::Confundo);
        let request = Request { arena, swings: Vec::new(), seed: 1 };
        let (poses, _) = prepared(&request.arena);
        let mut running = RunningThrow::new(&request, &poses);
        let slanted = Rotation::from_axis_angle(&Vector::x_axis(), 0.4);
        running.world.bodies[running.dice[1].body].set_rotation(slanted, false);
        (running.still, running.shakes) = (STILL_STEPS, shakes);
        assert!(!running.is_done());
        let speed = |moving: &Moving| running.world.bodies[moving.body].linvel().norm();
        (running.shake.is_some(), running.dice.iter().map(|moving| speed(moving) > 0.0).collect())
    }

    #[test]
    fn a_die_that_leans_is_pushed_alone_when_moving_the_arena_has_not_helped_six_times() {
        for shakes in 0..6 {
            assert_eq!(leaning_after(shakes), (true, vec![false, false]), "after {shakes}");
        }
        for shakes in [6, 9] {
            assert_eq!(leaning_after(shakes), (false, vec![false, true]), "after {shakes}");
        }
    }
}
