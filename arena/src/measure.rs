//! Measurements of throws: for the tests, the lab and the figures in
//! docs/performance.md.

use std::hash::Hasher as _;

use conclave::games::dice_arena::pose::EDGE;
use conclave::games::dice_arena::state::Arena;
use conclave::games::dice_arena::{Aim, Dice, Die, Face, Force, Pose, ThrowIntent};
use conclave::table::{Rng, Seed};
use rapier3d::prelude::*;

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
    let mut shakes = 0;
    while !running.is_done() {
        if running.shakes != shakes {
            shakes = running.shakes;
            least = running.energy();
        }
        running.step();
        let now = running.energy();
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
    running.wake_die();
    for _ in 0..ticks / 2 {
        running.step();
    }
    let depth = depth(&running);
    (running.finish(&request, poses, &before).landed.standing.len(), depth)
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
pub struct Tally {
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
    /// Towers of which every die still stands.
    pub standing: u32,
    /// Towers of which no two dice stand.
    pub fallen: u32,
    /// How often dice had to be shaken flat.
    pub shakes: u32,
    /// Steps of the simulation.
    pub steps: u64,
}

impl Tally {
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
            self.standing += u32::from(landed.standing == arena.tower.set());
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
    poses.resize(usize::from(conclave::games::dice_arena::DICE), Pose::default());
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
pub fn alone(force: Force, count: u32, seed: u64) -> Tally {
    let mut rng = Rng::new(Seed(seed));
    let mut tally = Tally::default();
    for _ in 0..count {
        let request = handful(1, force, &mut rng);
        tally.add(&request, &simulate(&request));
    }
    tally
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
