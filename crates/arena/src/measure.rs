//! Measurements of throws: for the tests, the lab and the figures in
//! docs/performance.md.

use std::hash::Hasher as _;

use conclave_rules::games::dice_arena::pose::EDGE;
use conclave_rules::games::dice_arena::state::Arena;
use conclave_rules::games::dice_arena::{Aim, Dice, Die, Face, Force, Pose, Swing, ThrowIntent};
use conclave_rules::table::{Rng, Seed};
use rapier3d::prelude::*;

use crate::shake::Shake;
use crate::simulate::{Request, RunningThrow, Simulation, prepared, simulate};
use crate::{intended, orient};

/// What was seen while a throw ran, and when all lay still.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ThrowReport {
    /// The most by which the energy of all dice (motion and height) ever rose
    /// above what it had been before, as a share of what the throw began with.
    /// Shaking a cocked die is a push from outside and begins the account anew.
    pub growth: Real,
    /// The deepest that a die at rest is inside the rim, the floor or another
    /// die, in edges.
    pub depth: Real,
    /// The least level top of a die at rest: the cosine of its slant.
    pub level: Real,
}

/// Runs a throw and looks closely.
pub fn examine(request: &Request) -> (Simulation, ThrowReport) {
    let (poses, before) = prepared(&request.arena);
    let mut running = RunningThrow::new(request, &poses);
    let start = running.energy();
    let mut least = start;
    let mut report = ThrowReport { growth: 0.0, depth: 0.0, level: 1.0 };
    while !running.is_done() {
        if running.pushed {
            least = running.energy();
        }
        let shaken = running.shake.is_some();
        running.step();
        let now = running.energy();
        if shaken {
            continue;
        }
        report.growth = report.growth.max((now - least) / start.max(1.0));
        least = least.min(now);
    }
    report.depth = depth(&running);
    for moving in running.dice.iter().filter(|moving| !moving.out) {
        if let Some(body) = running.world.bodies.get(moving.body) {
            report.level = report.level.min(orient::face_up(body.rotation()).1);
        }
    }
    (running.finish(request, poses, &before), report)
}

/// Lets a tower of `height` dice, none of them asleep, stand untouched for so many
/// ticks of the clock, and returns how many of its dice stand then and how deep
/// they are in each other.
pub fn stand_untouched(height: u8, ticks: u32, rng: &mut Rng) -> (u8, Real) {
    let arena = with_tower(height, rng);
    let request = Request { arena, swings: Vec::new(), seed: 0 };
    let (poses, before) = prepared(&request.arena);
    let mut running = RunningThrow::new(&request, &poses);
    running.wake_dice();
    for _ in 0..ticks / 2 {
        running.step();
    }
    let depth = depth(&running);
    (running.finish(&request, poses, &before).landed.standing.len(), depth)
}

/// Moves an arena in which all dice lie flat `times` there and back, as cocked dice are
/// shaken, and returns how many dice show something else then, or are out.
pub fn shaken(arena: &Arena, times: u32, rng: &mut Rng) -> u8 {
    let request = Request { arena: arena.clone(), swings: Vec::new(), seed: 0 };
    let (poses, before) = prepared(arena);
    let mut running = RunningThrow::new(&request, &poses);
    for time in 1..=times {
        running.wake_dice();
        running.shake = Some(Shake::new(Vector::zeros(), time, rng));
        while running.shake.is_some() {
            running.step();
        }
        for _ in 0..60 {
            running.step();
        }
    }
    let landed = running.finish(&request, poses, &before).landed;
    arena.showing.differing(landed.showing).len()
}

/// The deepest that any die is inside anything.
fn depth(running: &RunningThrow) -> Real {
    let pairs = running.world.narrow_phase.contact_pairs();
    let manifolds = pairs.flat_map(|pair| &pair.manifolds);
    let points = manifolds.flat_map(|manifold| &manifold.points);
    points.map(|point| -point.dist).fold(0.0, Real::max)
}

/// Counts over many throws.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ThrowTally {
    /// Throws.
    pub throws: u32,
    /// What the thrown dice showed, by [`Face`].
    pub faces: [u32; 6],
    /// Thrown dice that ended outside.
    pub thrown_out: u32,
    /// Other dice there were, over all throws.
    pub others: u32,
    /// Other dice that were turned over.
    pub turned: u32,
    /// Other dice that were knocked out.
    pub knocked_out: u32,
    /// Throws in which any other die was turned over or knocked out.
    pub disturbing: u32,
    /// Towers of which every die still stands, with thrown dice on top or without.
    pub standing: u32,
    /// Towers of which no two dice stand.
    pub fallen: u32,
    /// How often dice had to be shaken flat.
    pub shakes: u32,
    /// Steps of the simulation.
    pub steps: u64,
}

impl ThrowTally {
    /// Counts one throw.
    pub fn add(&mut self, request: &Request, simulation: &Simulation) {
        let arena = &request.arena;
        let landed = &simulation.landed;
        self.throws += 1;
        self.shakes += simulation.shakes;
        self.steps += u64::from(simulation.steps);
        for die in arena.flying.iter() {
            match landed.showing.face(die) {
                Some(face) => self.faces[face as usize] += 1,
                None => self.thrown_out += 1,
            }
        }
        let touched = arena.showing.differing(landed.showing).minus(arena.flying);
        let out = landed.showing.out().minus(arena.flying);
        self.others += u32::from(arena.dice().len());
        self.turned += u32::from(touched.minus(out).len());
        self.knocked_out += u32::from(out.len());
        self.disturbing += u32::from(!touched.is_empty());
        if arena.tower.height() > 0 {
            self.standing += u32::from(arena.tower.set().within(landed.standing));
            self.fallen += u32::from(landed.standing.len() < 2);
        }
    }

    /// The chi-square of the thrown dice's faces, with 5 degrees of freedom.
    pub fn chi_square(&self) -> f64 {
        let each = self.faces.iter().map(|&n| f64::from(n)).sum::<f64>() / 6.0;
        self.faces.iter().map(|&n| (f64::from(n) - each).powi(2) / each).sum()
    }
}

/// An arena in which `count` dice lie scattered: never two over each other.
pub fn scattered(count: u8, rng: &mut Rng) -> Arena {
    let mut arena = Arena::default();
    let mut poses: Vec<Pose> = Vec::new();
    let reach = 4_200u32;
    for index in 0..count {
        arena.lay(Face::SPELLS[usize::from(index) % Face::SPELLS.len()]);
        loop {
            let mut along = || rng.below(2 * reach + 1) as i16 - reach as i16;
            let pose = Pose { x: along(), y: along(), z: EDGE / 2, turn: along() as u16 };
            let apart = 1_450 * 1_450;
            if poses.iter().all(|other| other.distance_squared(pose) > apart) {
                poses.push(pose);
                break;
            }
        }
    }
    poses.resize(usize::from(conclave_rules::games::dice_arena::DICE), Pose::default());
    arena.poses = poses;
    arena
}

/// An arena with a tower of `height` dice in the middle, with the small
/// offsets of dice stacked by hand.
pub fn with_tower(height: u8, rng: &mut Rng) -> Arena {
    let mut arena = Arena::default();
    for index in 0..height {
        arena.lay(Face::SPELLS[usize::from(index) % Face::SPELLS.len()]);
    }
    arena.poses = arena.places();
    arena.build_tower(&(0..height).map(Die).collect::<Vec<_>>());
    for die in 0..usize::from(height) {
        let mut near = || rng.below(81) as i16 - 40;
        let (x, y) = (near(), near());
        arena.poses[die].x = x;
        arena.poses[die].y = y;
        arena.poses[die].turn = rng.below(65_536) as u16;
    }
    arena
}

/// A throw of one die into `arena`, meant as `intent`, from any side.
pub fn throw(arena: &Arena, intent: ThrowIntent, rng: &mut Rng) -> Request {
    let mut arena = arena.clone();
    let from = rng.below(65_536) as u16;
    let swing = intended(&arena, intent, from, rng);
    arena.flying = arena.dice().lowest_free(1);
    Request { arena, swings: vec![swing], seed: rng.bits() as u32 }
}

/// A throw of `count` dice into the empty arena.
pub fn handful(count: u8, force: Force, rng: &mut Rng) -> Request {
    let intent = ThrowIntent { force, aim: Aim::Clear };
    let mut request = throw(&Arena::default(), intent, rng);
    request.arena.flying = Dice::NONE.lowest_free(count);
    request
}

/// Throws one die alone into the empty arena, `count` times.
pub fn alone(force: Force, count: u32, seed: u64) -> ThrowTally {
    let mut rng = Rng::new(Seed(seed));
    let mut tally = ThrowTally::default();
    for _ in 0..count {
        let request = handful(1, force, &mut rng);
        tally.add(&request, &simulate(&request));
    }
    tally
}

/// A kind of throw.
pub struct ThrowKind {
    /// What it is called.
    pub name: String,
    /// How many dice lie in the arena, or are thrown at once.
    dice: u8,
    /// How hard.
    pub force: Force,
    place: ThrowLayout,
}

/// Where the dice of a [`ThrowKind`] lie, and where the throw goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ThrowLayout {
    Handful,
    Scattered { aimed: bool },
    Tower { aimed: bool },
}

impl ThrowKind {
    /// Every kind: handfuls, among scattered dice, at and past towers.
    pub fn all() -> Vec<ThrowKind> {
        let mut kinds = Vec::new();
        for force in Force::ALL {
            let mut add = |dice: u8, place: ThrowLayout| {
                kinds.push(ThrowKind {
                    name: format!("{dice} {place:?} {force:?}"),
                    dice,
                    force,
                    place,
                });
            };
            for dice in [1, 2, 8, 20] {
                add(dice, ThrowLayout::Handful);
            }
            for aimed in [false, true] {
                for dice in [4, 12, 20] {
                    add(dice, ThrowLayout::Scattered { aimed });
                }
                for dice in [2, 4, 7, 10] {
                    add(dice, ThrowLayout::Tower { aimed });
                }
            }
        }
        kinds
    }

    /// A throw of this kind.
    pub fn throw(&self, rng: &mut Rng) -> Request {
        let (arena, aimed) = match self.place {
            ThrowLayout::Handful => return handful(self.dice, self.force, rng),
            ThrowLayout::Scattered { aimed } => (scattered(self.dice, rng), aimed),
            ThrowLayout::Tower { aimed } => (with_tower(self.dice, rng), aimed),
        };
        let target = arena.tower.top().unwrap_or_default();
        let aim = if aimed { Aim::At(target) } else { Aim::Clear };
        throw(&arena, ThrowIntent { force: self.force, aim }, rng)
    }
}

/// What became of a die that a throw went to, or past.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Hits {
    /// Throws.
    pub throws: u32,
    /// It lies a tenth of an edge or more from where it lay, or is out.
    pub moved: u32,
    /// It shows something else, or is out.
    pub turned: u32,
    /// It is out.
    pub out: u32,
    /// The thrown die is out.
    pub thrown_out: u32,
    /// Other dice that are out.
    pub others_out: u32,
}

/// Throws `count` dice over the middle of the arena, each as hard as `force` (0 to 100) and
/// `beside` thousandths of an edge past a die among `dice` scattered ones: the nearest to
/// the rim, or any. A die in the middle is thrown at from the first seat.
pub fn hits(dice: u8, at_rim: bool, beside: i16, force: u8, count: u32, rng: &mut Rng) -> Hits {
    let mut hits = Hits { throws: count, ..Hits::default() };
    for _ in 0..count {
        let mut arena = scattered(dice, rng);
        let edge =
            |die: &Die| arena.poses[die.index()].x.abs().max(arena.poses[die.index()].y.abs());
        let target = if at_rim { arena.dice().iter().max_by_key(edge) } else { None };
        let target = target.unwrap_or_default();
        let pose = arena.poses[target.index()];
        let meant =
            intended(&arena, ThrowIntent { force: Force::Hard, aim: Aim::At(target) }, 0, rng);
        let angle = meant.angle();
        let off = |part: Real| (part * Real::from(beside)) as i16;
        let (dx, dy) = (off(libm::cosf(angle)), off(libm::sinf(angle)));
        let swing = Swing { x: pose.x + dx, y: pose.y + dy, force, spin: 0, ..meant };
        arena.flying = arena.dice().lowest_free(1);
        let before = arena.showing;
        let flying = arena.flying;
        let request = Request { arena, swings: vec![swing], seed: rng.bits() as u32 };
        let landed = simulate(&request).landed;
        let out = landed.showing.out();
        let is_out = out.has(target);
        let measured = landed.measured.iter().flat_map(|measured| &measured.moved);
        let far = i32::from(EDGE / 10) * i32::from(EDGE / 10);
        let moved =
            measured.clone().any(|(die, to)| *die == target && pose.distance_squared(*to) > far);
        hits.moved += u32::from(is_out || moved);
        hits.turned += u32::from(landed.showing.get(target) != before.get(target));
        hits.out += u32::from(is_out);
        hits.thrown_out += u32::from(!flying.and(out).is_empty());
        hits.others_out += u32::from(out.minus(flying).minus(Dice::one(target)).len());
    }
    hits
}

/// The same throw again on another machine must give the same bits: a number that
/// stands for everything in a simulation.
pub fn fingerprint(simulation: &Simulation) -> u64 {
    let bytes = postcard::to_allocvec(simulation).unwrap_or_default();
    // FNV-1a: short, and every bit counts.
    let mut hasher = fnv::FnvHasher::default();
    hasher.write(&bytes);
    hasher.finish()
}

/// Throws of every kind, for comparing machines and measuring time: `dice` in
/// the arena, from gentle to hard, some at dice, some handfuls, some at towers.
pub fn samples(dice: u8, count: u32) -> Vec<Request> {
    let mut rng = Rng::new(Seed(u64::from(dice)));
    (0..count)
        .map(|index| {
            let force = Force::ALL[index as usize % 3];
            let aim = if index % 2 == 0 { Aim::Clear } else { Aim::At(Die(0)) };
            match index % 7 {
                5 => handful(dice.max(2), force, &mut rng),
                6 => {
                    let arena = with_tower(dice.clamp(2, 10), &mut rng);
                    let top = arena.tower.top().unwrap_or_default();
                    throw(&arena, ThrowIntent { force, aim: Aim::At(top) }, &mut rng)
                }
                _ => {
                    let arena = scattered(dice, &mut rng);
                    throw(&arena, ThrowIntent { force, aim }, &mut rng)
                }
            }
        })
        .collect()
}
