//! The account of the dice's energy: what real dice lose at impacts they never get back.
//!
//! An impact with friction and rebound at several points at once, solved one point after
//! the other, may give a little more than it takes; so may pushing apart what has sunk
//! into each other. Dice that touch each other are looked at together, for they pass
//! energy on; what they have too much is taken out of their motion. Where they have none,
//! at rest, what sank a little stays as deep as it is: what it was lifted by is taken
//! back. Dice that touch none of them do not pay.

use rapier3d::prelude::*;

use crate::simulate::Moving;
use crate::world::{GRAVITY, World};

/// What a die may have of motion and height, by its place in the list of dice.
#[derive(Default)]
pub(crate) struct Ledger {
    allowed: Vec<Real>,
    /// How high a die was before the step.
    heights: Vec<Real>,
    /// The group of dice touching each other that a die is in: the first of them.
    group: Vec<usize>,
}

/// Motion and height of a die.
pub(crate) fn energy(body: &RigidBody) -> Real {
    body.kinetic_energy() + body.mass() * -GRAVITY * (body.translation().z - 0.5)
}

impl Ledger {
    /// Begins anew: what the dice have now they may have.
    pub(crate) fn begin(&mut self, world: &World, dice: &[Moving]) {
        let bodies = || dice.iter().map(|die| world.bodies.get(die.body));
        self.allowed.clear();
        self.allowed.extend(bodies().map(|body| body.map_or(0.0, energy)));
        self.heights.clear();
        self.heights.extend(bodies().map(|body| body.map_or(0.0, |body| body.translation().z)));
    }

    /// Takes out of the dice's motion what they have more than they may.
    pub(crate) fn limit_energy(&mut self, world: &mut World, dice: &[Moving]) {
        self.find_groups(world, dice);
        for first in 0..dice.len() {
            if self.group[first] == first {
                self.limit_energy_of_group(first, world, dice);
            }
        }
    }

    fn find_groups(&mut self, world: &World, dice: &[Moving]) {
        self.group.clear();
        self.group.extend(0..dice.len());
        let place = |collider: ColliderHandle| {
            let body = world.colliders.get(collider)?.parent()?;
            let index = world.bodies.get(body)?.user_data as usize;
            dice.get(index).filter(|die| !die.out).map(|_| index)
        };
        for pair in world.narrow_phase.contact_pairs() {
            if !pair.has_any_active_contact {
                continue;
            }
            if let (Some(a), Some(b)) = (place(pair.collider1), place(pair.collider2)) {
                let (a, b) = (self.group[a], self.group[b]);
                let (least, most) = (a.min(b), a.max(b));
                if least != most {
                    self.group.iter_mut().filter(|group| **group == most).for_each(|g| *g = least);
                }
            }
        }
    }

    fn limit_energy_of_group(&mut self, first: usize, world: &mut World, dice: &[Moving]) {
        let (mut allowed, mut now, mut motion, mut lifted) = (0.0, 0.0, 0.0, 0.0);
        let members = || (first..dice.len()).filter(|&die| !dice[die].out);
        for die in members().filter(|&die| self.group[die] == first) {
            let Some(body) = world.bodies.get(dice[die].body) else { continue };
            allowed += self.allowed[die];
            now += energy(body);
            motion += body.kinetic_energy();
            lifted += body.mass() * -GRAVITY * self.lift(die, body);
        }
        let excess = now - allowed;
        let kept = libm::sqrtf(share_kept(excess, motion));
        let lift_kept = share_kept(excess - motion, lifted);
        for die in members().filter(|&die| self.group[die] == first) {
            let Some(body) = world.bodies.get_mut(dice[die].body) else { continue };
            if excess > 0.0 && !body.is_sleeping() {
                body.set_linvel(*body.linvel() * kept, false);
                body.set_angvel(*body.angvel() * kept, false);
                if lift_kept < 1.0 {
                    let down = Vector::z() * (1.0 - lift_kept) * self.lift(die, body);
                    body.set_translation(body.translation() - down, false);
                }
            }
            self.allowed[die] = energy(body);
            self.heights[die] = body.translation().z;
        }
    }

    /// By how much the step has lifted a die, in edges.
    fn lift(&self, die: usize, body: &RigidBody) -> Real {
        (body.translation().z - self.heights[die]).max(0.0)
    }
}

/// What share of `from` is left when `excess` is taken out of it, as far as it goes.
fn share_kept(excess: Real, from: Real) -> Real {
    if excess <= 0.0 { 1.0 } else { ((from - excess) / from.max(1e-9)).max(0.0) }
}
