//! From the path of a pointer over the floor to a throw: its direction, force and spin.
//!
//! Lengths are edges of a die, times milliseconds, speeds edges a second, forces 0 to
//! [`MOST_FORCE`]. None of this needs a browser.

use std::collections::VecDeque;

use conclave::games::dice_arena::pose::{EDGE, HALF_WIDTH, MOST_FORCE};
use conclave::games::dice_arena::{Force, Swing};

use super::eye::{Eye, Vector};

/// How far from the middle dice can be let go, in edges: past the rim, and miss.
const REACH: f32 = 6.4;
/// A pointer slower than this, in edges/s, is at rest.
const RESTING: f32 = 1.5;
/// From this speed on, in edges/s, a throw goes where the pointer was going, and harder
/// than was chosen.
const SWINGING: f32 = 8.0;
/// Force for each edge/s beyond [`SWINGING`].
const FORCE_PER_SPEED: f32 = 1.3;
/// How far dice fly on after they are let go, in seconds of the pointer's speed.
const CARRY: f32 = 0.05;
/// How far they fly on at most, in edges.
const MOST_CARRY: f32 = 2.0;
/// For how long a pointer's path is remembered, in ms: after a longer pause the throw
/// starts from rest.
const MEMORY: f64 = 110.0;

/// A point of the floor, from the middle: to the right, and away from the first seat.
pub type FloorPoint = (f32, f32);

/// The force that stands for one that was chosen.
pub const fn strength(force: Force) -> u8 {
    match force {
        Force::Gentle => 5,
        Force::Firm => 50,
        Force::Hard => 80,
    }
}

/// The force that rules and bots know for what a hand did.
pub const fn named_force(force: u8) -> Force {
    match force {
        0..=24 => Force::Gentle,
        25..=64 => Force::Firm,
        _ => Force::Hard,
    }
}

/// When the pointer was over which point of the floor.
#[derive(Clone, Copy, PartialEq, Debug)]
struct PointerSample {
    time: f64,
    point: FloorPoint,
}

/// The last part of a pointer's way while it holds dice.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gesture {
    moments: VecDeque<PointerSample>,
}

impl Gesture {
    /// The pointer is over `point` at `time`.
    pub fn moved(&mut self, time: f64, point: FloorPoint) {
        self.moments.push_back(PointerSample { time, point });
        while self.moments.len() > 2 && self.moments[0].time < time - MEMORY {
            self.moments.pop_front();
        }
    }

    /// Where the pointer is, if dice that are let go there are thrown; elsewhere they
    /// stay in the hand.
    pub fn release_point(&self) -> Option<FloorPoint> {
        let (x, y) = self.moments.back()?.point;
        (x.abs().max(y.abs()) < REACH).then_some((x, y))
    }

    /// The pointer's velocity at `time`, in edges/s.
    fn velocity(&self, time: f64) -> FloorPoint {
        match (self.moments.front(), self.moments.back()) {
            (Some(first), Some(last)) if last.time > first.time && time - last.time < MEMORY => {
                let seconds = ((last.time - first.time) / 1_000.0) as f32;
                let ((ax, ay), (bx, by)) = (first.point, last.point);
                ((bx - ax) / seconds, (by - ay) / seconds)
            }
            _ => (0.0, 0.0),
        }
    }

    /// The throw that comes of letting go at `time`, by a player who sits where `eye`
    /// looks from and has chosen `force`; none where dice stay in the hand.
    ///
    /// A pointer at rest throws straight from the hand, as hard as was chosen. The
    /// faster it moves, the more the throw goes its way, and from [`SWINGING`] on it is
    /// harder. A pull backwards throws backwards, only as hard as the pull.
    pub fn throw(&self, time: f64, force: Force, eye: &Eye) -> Option<Swing> {
        let at = self.release_point()?;
        let (vx, vy) = self.velocity(time);
        let speed = vx.hypot(vy);
        let ahead = ahead(at, eye);
        let extra = ((speed - SWINGING) * FORCE_PER_SPEED).clamp(0.0, 100.0) as u8;
        if speed < RESTING {
            return Some(swing(at, ahead, strength(force), 0));
        }
        let way = (vx / speed, vy / speed);
        let forwards = way.0 * ahead.0 + way.1 * ahead.1;
        let (heading, least) = if forwards < 0.0 {
            (way, strength(Force::Gentle))
        } else {
            let part = ((speed - RESTING) / (SWINGING - RESTING)).min(1.0);
            let mixed = (ahead.0 + (way.0 - ahead.0) * part, ahead.1 + (way.1 - ahead.1) * part);
            let length = mixed.0.hypot(mixed.1).max(1e-6);
            ((mixed.0 / length, mixed.1 / length), strength(force))
        };
        // What of the speed goes past the straight way twists the dice.
        let spin = ((vy * ahead.0 - vx * ahead.1) * 2.0).clamp(-100.0, 100.0) as i8;
        let carry = ((speed - RESTING) * CARRY).min(MOST_CARRY);
        let target = (carried(at.0, heading.0 * carry), carried(at.1, heading.1 * carry));
        Some(swing(target, heading, least.saturating_add(extra), spin))
    }
}

/// Where along one direction dice come down that are let go at `from` and fly `by`
/// further: the rim catches them, unless they were let go beyond it.
fn carried(from: f32, by: f32) -> f32 {
    let inside = f32::from(HALF_WIDTH) / f32::from(EDGE) - 0.5;
    let least = from.min(-inside);
    let most = from.max(inside);
    (from + by).clamp(least, most)
}

/// The direction from the hand to a point, of length 1.
fn ahead(at: FloorPoint, eye: &Eye) -> FloorPoint {
    let hand = eye.hand();
    let (dx, dy) = (at.0 - hand[0], at.1 - hand[1]);
    let length = dx.hypot(dy).max(1e-6);
    (dx / length, dy / length)
}

/// A throw straight from the hand to a point.
pub fn straight(at: FloorPoint, force: u8, eye: &Eye) -> Swing {
    swing(at, ahead(at, eye), force, 0)
}

/// A throw to `target` that goes along `heading`, which is of length 1.
fn swing(target: FloorPoint, heading: FloorPoint, force: u8, spin: i8) -> Swing {
    let angle = (-heading.0).atan2(heading.1);
    let whole = (angle * (65_536.0 / core::f32::consts::TAU)) as i32;
    let edge = f32::from(EDGE);
    Swing {
        x: (target.0 * edge) as i16,
        y: (target.1 * edge) as i16,
        from: whole as u16,
        force: force.min(MOST_FORCE),
        spin,
    }
}

/// The way of a throw through the air, as the physics begins it: where dice leave the
/// hand, a point above the middle of the way, and where they come down.
pub fn flight(swing: &Swing) -> [Vector; 3] {
    let edge = f32::from(EDGE);
    let (x, y) = (f32::from(swing.x) / edge, f32::from(swing.y) / edge);
    let force = f32::from(swing.force.min(MOST_FORCE)) / f32::from(MOST_FORCE);
    let angle = f32::from(swing.from) * (core::f32::consts::TAU / 65_536.0);
    let (dx, dy) = (-angle.sin(), angle.cos());
    // A gentle hand opens just above, a hard one throws from high up and far back.
    let (height, back) = (0.9 + 3.6 * force, 0.2 + 5.8 * force);
    // The harder, the flatter.
    let top = height * (1.3 - 0.5 * force);
    [
        [x - dx * back, y - dy * back, height],
        [x - dx * back / 2.0, y - dy * back / 2.0, top],
        [x, y, 0.0],
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The gesture that ends at `end` after it went there with `speed`, in edges/s.
    fn moving(end: FloorPoint, (vx, vy): FloorPoint) -> Gesture {
        let mut gesture = Gesture::default();
        for step in (0..=5u8).rev() {
            let ago = f32::from(step) * 0.016;
            gesture.moved(1_000.0 - f64::from(ago) * 1_000.0, (end.0 - vx * ago, end.1 - vy * ago));
        }
        gesture
    }

    fn throw(end: FloorPoint, velocity: FloorPoint, force: Force) -> Swing {
        moving(end, velocity).throw(1_000.0, force, &Eye::SEATED).expect("a throw")
    }

    /// How far a throw goes away from the player at the arena: 1 straight, −1 back.
    fn away(swing: Swing) -> f32 {
        (f32::from(swing.from) * (core::f32::consts::TAU / 65_536.0)).cos()
    }

    /// How far it goes to the right.
    fn right(swing: Swing) -> f32 {
        -(f32::from(swing.from) * (core::f32::consts::TAU / 65_536.0)).sin()
    }

    #[test]
    fn a_hand_at_rest_throws_straight_to_where_it_is_as_hard_as_was_chosen() {
        for force in Force::ALL {
            let swing = throw((1.0, 2.0), (0.0, 0.0), force);
            assert_eq!(
                (swing.x, swing.y, swing.force, swing.spin),
                (1_000, 2_000, strength(force), 0)
            );
            assert!(away(swing) > 0.9, "{swing:?}");
            assert_eq!(named_force(swing.force), force);
        }
    }

    #[test]
    fn a_quick_pull_backwards_throws_backwards() {
        for speed in [2.0, 6.0, 12.0, 40.0, 90.0] {
            let swing = throw((0.0, 0.0), (0.0, -speed), Force::Hard);
            assert!(away(swing) < -0.9, "{speed}: {swing:?}");
            assert!(swing.y <= 0, "{speed}: {swing:?}");
        }
        assert_eq!(throw((0.0, 0.0), (0.0, -6.0), Force::Hard).force, strength(Force::Gentle));
    }

    #[test]
    fn a_quick_hand_throws_its_own_way_and_harder() {
        let slow = throw((0.0, 0.0), (10.0, 10.0), Force::Firm);
        let fast = throw((0.0, 0.0), (30.0, 30.0), Force::Firm);
        for swing in [slow, fast] {
            assert!((right(swing) - 0.707).abs() < 0.01 && (away(swing) - 0.707).abs() < 0.01);
        }
        assert!(strength(Force::Firm) < slow.force && slow.force < fast.force);
        assert!(fast.x > slow.x && slow.x > 0, "it flies on");
        assert_eq!(throw((0.0, 0.0), (90.0, 90.0), Force::Hard).force, MOST_FORCE);
    }

    #[test]
    fn a_throw_flies_no_further_than_to_the_rim_by_itself() {
        let swing = throw((0.0, 4.0), (0.0, 90.0), Force::Hard);
        assert_eq!(swing.y, HALF_WIDTH - EDGE / 2);
        // A release beyond the rim misses.
        assert_eq!(throw((0.0, 6.0), (0.0, 90.0), Force::Hard).y, 6_000);
    }

    #[test]
    fn a_pause_forgets_the_swing() {
        let gesture = moving((0.0, 0.0), (0.0, -40.0));
        let swing = gesture.throw(1_000.0 + MEMORY, Force::Firm, &Eye::SEATED).expect("a throw");
        assert_eq!((swing.y, swing.force), (0, strength(Force::Firm)));
        assert!(away(swing) > 0.9);
    }

    #[test]
    fn dice_let_go_outside_stay_in_the_hand() {
        assert_eq!(moving((REACH, 0.0), (0.0, 0.0)).throw(1_000.0, Force::Firm, &Eye::ABOVE), None);
        assert_eq!(Gesture::default().throw(0.0, Force::Firm, &Eye::ABOVE), None);
    }

    #[test]
    fn a_throw_starts_from_the_side_where_the_player_sits() {
        let behind = Eye { side: core::f32::consts::PI, ..Eye::SEATED };
        let swing = straight((0.0, 0.0), 50, &behind);
        assert!(away(swing) < -0.99, "{swing:?}");
    }

    #[test]
    fn the_way_shown_comes_from_behind_the_target() {
        let swing = throw((0.0, 0.0), (0.0, 30.0), Force::Firm);
        let [from, over, to] = flight(&swing);
        assert!(from[1] < over[1] && over[1] < to[1] && to[2] == 0.0);
        let harder = flight(&Swing { force: MOST_FORCE, ..swing });
        assert!(harder[0][1] < from[1] && harder[0][2] > from[2]);
    }
}
