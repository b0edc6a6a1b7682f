//! The outcome model: samples how a throw ends, without physics, for the simulations of
//! bots and for tables without physics.
//!
//! The chances are whole numbers fitted from simulated throws (`fitted`): each die
//! may leave the arena, be turned over, or stay as it is, depending on the force
//! of the throw, on whether it was aimed at, and on how far off or in how large
//! a crowd it lies.

use super::action::{Aim, Force, Landed, ThrowIntent};
use super::dice::{Dice, Die, Rest};
use super::face::Face;
use super::fitted::{AT_RIM, ODDS};
use super::odds::{DieOdds, Odds};
use super::pose::{EDGE, Pose};
use super::state::{Arena, PublicState, State, Throw};
use crate::table::{Rng, Seat};

/// Chance in small pieces: 16 bits at a time from numbers of 64.
struct Bits<'a> {
    rng: &'a mut Rng,
    pool: u64,
    left: u8,
}

impl Bits<'_> {
    #[inline]
    fn new(rng: &mut Rng) -> Bits<'_> {
        Bits { rng, pool: 0, left: 0 }
    }

    #[inline]
    fn next(&mut self) -> u16 {
        if self.left == 0 {
            self.pool = self.rng.bits();
            self.left = 4;
        }
        let bits = self.pool as u16;
        self.pool >>= 16;
        self.left -= 1;
        bits
    }

    #[inline]
    fn face(&mut self) -> Face {
        Face::ALL[self.rng.below(Face::COUNT as u32) as usize]
    }

    #[inline]
    fn other_face(&mut self, face: Face) -> Face {
        let step = 1 + self.rng.below(Face::COUNT as u32 - 1) as usize;
        Face::ALL[(face as usize + step) % Face::COUNT]
    }
}

/// Which of the classes of crowds a die belongs to when it is not known where
/// dice lie: by the number of dice in the arena.
#[inline]
pub fn crowd(dice: u8) -> usize {
    match dice {
        0..=2 => 0,
        3..=5 => 1,
        6..=9 => 2,
        _ => 3,
    }
}

/// Which of the classes of distances from where a throw is aimed, in units².
#[inline]
pub fn distance_class(squared: i32) -> usize {
    let edges_squared = squared / (i32::from(EDGE) * i32::from(EDGE));
    match edges_squared {
        0..=2 => 0,
        3..=6 => 1,
        7..=15 => 2,
        _ => 3,
    }
}

/// Which of the classes of towers one of so many dice belongs to.
#[inline]
pub fn height_class(height: u8) -> usize {
    match height {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// What a throw is aimed at, as far as the thrown die's own fate depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AimClass {
    /// Into the largest gap between dice.
    Clear,
    /// At a die away from the rim.
    AtDie,
    /// At a die at the rim.
    AtRim,
    /// At a tower.
    AtTower,
    /// Into the empty arena.
    Empty,
}

impl AimClass {
    /// That of a throw aimed so.
    #[inline]
    pub fn of(arena: &Arena, aim: Aim) -> AimClass {
        match aim {
            _ if arena.dice().is_empty() => AimClass::Empty,
            Aim::Clear => AimClass::Clear,
            Aim::At(die) if arena.tower.top() == Some(die) => AimClass::AtTower,
            Aim::At(die) if arena.at_rim.has(die) => AimClass::AtRim,
            Aim::At(_) => AimClass::AtDie,
        }
    }
}

/// How the throw in the air may end; none when no dice are in the air.
pub(super) fn sample_landing(state: &State, rng: &mut Rng) -> Option<Landed> {
    let table = &state.table;
    if table.decision != super::state::Decision::Chance {
        return None;
    }
    let arena = &table.arena;
    let mut bits = Bits::new(rng);
    let mut landed = Landed {
        showing: arena.showing,
        standing: arena.tower.set(),
        at_rim: arena.at_rim,
        measured: None,
    };
    if table.throw == Throw::Lashlabask {
        let mut flying = arena.flying.iter();
        for seat in table.others_in_turn(table.throwers) {
            let dice = flying.next().map_or(Dice::NONE, Dice::one);
            one_throw(table, seat, dice, &mut landed, &mut bits);
        }
    } else {
        one_throw(table, table.active, arena.flying, &mut landed, &mut bits);
    }
    if table.options.lift_from_rim {
        lay_at_rim(arena, &mut landed, &mut bits);
    } else {
        landed.at_rim = Dice::NONE;
    }
    Some(landed)
}

/// How the opening die is thrown.
pub const OPENING: ThrowIntent = ThrowIntent { force: Force::Firm, aim: Aim::Clear };

/// One wizard's throw.
fn one_throw(table: &PublicState, seat: Seat, dice: Dice, landed: &mut Landed, bits: &mut Bits) {
    let arena = &table.arena;
    let intent = match table.throw {
        Throw::Opening => OPENING,
        _ => table.intents.get(seat.index()).copied().unwrap_or_default(),
    };
    let odds = &ODDS[intent.force as usize];
    let aimed = arena.dice();
    let out = odds.thrown_out[AimClass::of(arena, intent.aim) as usize];
    for die in dice.iter() {
        let rest = if bits.next() < out { Rest::Out } else { Rest::Shows(bits.face()) };
        landed.showing.set(die, rest);
    }
    if aimed.is_empty() {
        return;
    }
    let tower = arena.tower.set();
    if !tower.is_empty() {
        shake_tower(arena, intent, odds, landed, bits);
    }
    let center = aim_point(arena, intent.aim);
    let at = usize::from(intent.aim != Aim::Clear);
    let typical = odds.crowd[at][crowd(aimed.len())];
    for die in aimed.minus(arena.lifted).minus(tower).iter() {
        let effect = match (intent.aim, center) {
            (Aim::At(target), _) if target == die => {
                odds.target[usize::from(arena.at_rim.has(die))]
            }
            (_, Some(center)) => match arena.pose(die) {
                Some(pose) => odds.near[at][distance_class(pose.distance_squared(center))],
                None => typical,
            },
            (_, None) => typical,
        };
        disturb(die, effect, landed, bits);
    }
}

/// A die may be knocked out or turned over.
#[inline]
fn disturb(die: Die, effect: DieOdds, landed: &mut Landed, bits: &mut Bits) {
    let drawn = bits.next();
    if drawn >= effect.out.saturating_add(effect.turned) {
        return;
    }
    if let Some(face) = landed.showing.face(die) {
        let rest = if drawn < effect.out { Rest::Out } else { Rest::Shows(bits.other_face(face)) };
        landed.showing.set(die, rest);
    }
}

/// A tower may stand, lose its top dice, or fall altogether.
fn shake_tower(
    arena: &Arena,
    intent: ThrowIntent,
    odds: &Odds,
    landed: &mut Landed,
    bits: &mut Bits,
) {
    let hit = matches!(intent.aim, Aim::At(die) if arena.tower.top() == Some(die));
    let effect = odds.tower[usize::from(hit)][height_class(arena.tower.height())];
    let drawn = bits.next();
    let kept = if drawn < effect.falls {
        0
    } else if drawn < effect.falls.saturating_add(effect.loses_part) {
        1 + bits.rng.below(u32::from(arena.tower.height()).saturating_sub(1)) as usize
    } else {
        return;
    };
    for &die in arena.tower.dice().iter().skip(kept) {
        landed.standing = landed.standing.minus(Dice::one(die));
        let rest =
            if bits.next() < effect.fallen_out { Rest::Out } else { Rest::Shows(bits.face()) };
        landed.showing.set(die, rest);
    }
}

/// Where a throw is aimed, when it is known where the dice lie.
fn aim_point(arena: &Arena, aim: Aim) -> Option<Pose> {
    if arena.poses.is_empty() {
        return None;
    }
    match aim {
        Aim::At(die) => arena.pose(die),
        Aim::Clear => {
            Some(super::pose::clearest(arena.dice().iter().filter_map(|d| arena.pose(d))))
        }
    }
}

/// Which dice come to rest at the rim.
fn lay_at_rim(arena: &Arena, landed: &mut Landed, bits: &mut Bits) {
    let inside = landed.showing.dice().minus(landed.showing.out());
    let turned = landed.showing.differing(arena.showing).minus(arena.lifted).and(inside);
    let mut at_rim = arena.at_rim.minus(turned).and(inside);
    for die in turned.iter() {
        if bits.next() < AT_RIM {
            at_rim = at_rim.or(Dice::one(die));
        }
    }
    landed.at_rim = at_rim.minus(landed.standing);
}

/// Only so that the three forces and the table agree in number.
const _: () = assert!(ODDS.len() == Force::ALL.len());
