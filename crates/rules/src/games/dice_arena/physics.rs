//! The requests of the page to the physics, and its replies: plain data, so that neither
//! depends on the other. The physics itself is the crate `conclave-arena`, which runs in
//! a worker.

use serde::{Deserialize, Serialize};

use super::action::{Landed, ThrowIntent};
use super::dice::Die;
use super::pose::Swing;
use super::state::{Arena, PublicState, Throw};
use crate::table::Seat;

/// How the dice of one thrower leave the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HandMotion {
    /// An intended throw of which no more is known (by a bot, of the opening die, or before
    /// the page was loaded again): the intent, and the side that it comes from (as in
    /// [`Swing`]) unless the aim decides it.
    Meant(ThrowIntent, u16),
    /// What a player has made, by a motion of the pointer or by buttons and keys.
    Made(Swing),
}

/// A throw to be simulated.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ThrowRequest {
    /// What lies in the arena, and which dice are in the air.
    pub arena: Arena,
    /// How the dice are thrown: one motion for all dice, or one for each.
    pub gestures: Vec<HandMotion>,
    /// What the chance in the throw grows from.
    pub seed: u32,
}

/// A throw that was simulated.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SimulatedThrow {
    /// How the dice came to rest: the chance player's action.
    pub landed: Landed,
    /// What it looks like.
    pub trajectory: Trajectory,
}

impl ThrowRequest {
    /// The throw that is in the air at `table`. `made` tells what a seat's hand did,
    /// if it did anything; else what was meant counts.
    pub fn of(
        table: &PublicState,
        seed: u32,
        mut made: impl FnMut(Seat) -> Option<Swing>,
    ) -> ThrowRequest {
        let mut gesture = |seat: Seat| {
            let meant = match table.throw {
                // No player throws the opening die: a firm throw is good to watch.
                Throw::Opening => super::model::OPENING,
                _ => table.intents.get(seat.index()).copied().unwrap_or_default(),
            };
            let side = u32::from(seat.0) * 65_536 / u32::from(table.seats.max(1));
            made(seat).map_or(HandMotion::Meant(meant, side as u16), HandMotion::Made)
        };
        let gestures = match table.throw {
            Throw::Lashlabask => table.others_in_turn(table.throwers).map(gesture).collect(),
            Throw::Opening | Throw::Own => vec![gesture(table.active)],
        };
        ThrowRequest { arena: table.arena.clone(), gestures, seed }
    }
}

/// Frames of a trajectory in one second of the simulation.
pub const FRAMES_PER_SECOND: u32 = 60;

/// The whole of 1 in a rotation's parts.
pub const PART: i16 = 32_767;

/// A die at one moment: six whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// Right, away, up, in thousandths of an edge.
    pub position: [i16; 3],
    /// The rotation's parts i, j, k of [`PART`]; the fourth, w, is not negative and
    /// follows from the others.
    pub rotation: [i16; 3],
}

/// The way of one die while it moved. Before its first frame it lies where it
/// lay, after its last where it came to rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Path {
    /// Which die.
    pub die: Die,
    /// When it began to move, in frames.
    pub start: u32,
    /// Where it was, frame by frame.
    pub frames: Vec<Frame>,
}

/// The whole throw.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Trajectory {
    /// How long it takes, in frames.
    pub length: u32,
    /// The ways of the dice that moved, in order of number; a die that lay still
    /// in between has one path.
    pub paths: Vec<Path>,
}
