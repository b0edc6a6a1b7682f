//! Hands: from a gesture over the picture, or from what was chosen, to a throw.

use std::collections::VecDeque;

use conclave::games::dice_arena::pose::{EDGE, HALF_WIDTH, MOST_FORCE};
use conclave::games::dice_arena::{Action, Aim, Force, Intent, Swing};

use super::board::Target;
use super::eye::Eye;

/// How far from the middle one can aim at all, in edges: past the rim, and miss.
const REACH: f32 = 6.4;
/// How fast a finger must go to throw any harder than was chosen, in edges/s.
const SLOW: f32 = 8.0;
/// How much harder a throw gets with the finger's speed.
const HARDER: f32 = 1.3;
/// How long a finger must rest before a throw forgets how fast it was, in ms.
const MEMORY: f64 = 110.0;

/// The force that stands for one that was chosen.
pub const fn strength(force: Force) -> u8 {
    match force {
        Force::Gentle => 5,
        Force::Firm => 50,
        Force::Hard => 80,
    }
}

/// A moment of a gesture: when, and over which point of the floor.
#[derive(Clone, Copy, Debug)]
struct Moment {
    time: f64,
    x: f32,
    y: f32,
}

/// Dice in a hand that moves over the picture.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    moments: VecDeque<Moment>,
}

impl Hand {
    /// The hand is over this point of the floor now.
    pub fn moved(&mut self, time: f64, (x, y): (f32, f32)) {
        self.moments.push_back(Moment { time, x, y });
        while self.moments.len() > 2 && self.moments[0].time < time - MEMORY {
            self.moments.pop_front();
        }
    }

    /// Where it is, if it is where one can aim.
    pub fn aims_at(&self) -> Option<(f32, f32)> {
        let last = self.moments.back()?;
        (last.x.abs().max(last.y.abs()) < REACH).then_some((last.x, last.y))
    }

    /// How fast it goes at `time`, in edges/s.
    fn speed(&self, time: f64) -> (f32, f32) {
        match (self.moments.front(), self.moments.back()) {
            (Some(first), Some(last)) if last.time > first.time && time - last.time < MEMORY => {
                let seconds = ((last.time - first.time) / 1_000.0) as f32;
                ((last.x - first.x) / seconds, (last.y - first.y) / seconds)
            }
            _ => (0.0, 0.0),
        }
    }

    /// What the hand does when it opens now: its direction, force and spin come from
    /// how it moved; `force` is the least.
    pub fn swing(&self, time: f64, force: Force, eye: &Eye) -> Option<Swing> {
        let (x, y) = self.aims_at()?;
        let (vx, vy) = self.speed(time);
        let speed = (vx * vx + vy * vy).sqrt();
        let more = ((speed - SLOW) * HARDER).clamp(0.0, 100.0) as u8;
        let from = eye.hand();
        let (dx, dy) = (x - from[0], y - from[1]);
        let length = (dx * dx + dy * dy).sqrt().max(1.0);
        // What of the speed goes past the straight way twists the dice.
        let spin = ((vy * dx - vx * dy) / length * 2.0).clamp(-100.0, 100.0) as i8;
        let force = strength(force).saturating_add(more).min(MOST_FORCE);
        Some(Swing { force, spin, ..straight((x, y), eye) })
    }
}

/// A swing towards a point, without force.
pub fn straight((x, y): (f32, f32), eye: &Eye) -> Swing {
    let from = eye.hand();
    let angle = (from[0] - x).atan2(y - from[1]);
    let whole = (angle * (65_536.0 / core::f32::consts::TAU)) as i32;
    let edge = f32::from(EDGE);
    Swing { x: (x * edge) as i16, y: (y * edge) as i16, from: whole as u16, force: 0, spin: 0 }
}

/// The force that rules and bots know for what a hand did.
pub fn measure(force: u8) -> Force {
    match force {
        0..=24 => Force::Gentle,
        25..=64 => Force::Firm,
        _ => Force::Hard,
    }
}

/// The action of a throw at `target`; at nothing in particular, if that is not to
/// be.
pub fn action(force: Force, target: Target, legal: &[Action]) -> Option<Action> {
    let aim = match target {
        Target::Die(die) => Aim::At(die),
        Target::Clear | Target::Point(..) => Aim::Clear,
    };
    let throw = |aim| Action::Throw(Intent { force, aim });
    [throw(aim), throw(Aim::Clear)].into_iter().find(|action| legal.contains(action))
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
