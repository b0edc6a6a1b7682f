//! From the path of a pointer over the floor to a throw, as with a real hand: its
//! direction, force and spin.
//!
//! Lengths are edges of a die, times milliseconds, speeds edges a second, forces 0 to
//! [`MOST_FORCE`]. None of this needs a browser.

use std::collections::VecDeque;

use conclave_rules::games::dice_arena::flight::{Flight, force_of_speed, throwing_distance};
use conclave_rules::games::dice_arena::pose::{EDGE, HALF_WIDTH, MOST_FORCE};
use conclave_rules::games::dice_arena::state::Arena;
use conclave_rules::games::dice_arena::{Aim, Swing, ThrowIntent};

use super::eye::{Eye, Vector};
use super::target::ThrowTarget;

/// How far from the middle dice can be let go, in edges: past the rim, and miss.
const REACH: f32 = 6.4;
/// A pointer slower than this, in edges/s, is at rest: it lets dice go as was chosen.
const RESTING: f32 = 4.0;
/// For how long a pointer's path is remembered, in ms: after a longer pause the throw
/// starts from rest.
pub const MEMORY: f64 = 120.0;
/// The last part of it, in ms, tells direction and speed.
const RELEASE: f64 = 60.0;
/// The spin, in radians/s, that a step of [`Swing::spin`] stands for.
const SPIN: f32 = 0.2;

/// A point of the floor, from the middle: to the right, and away from the first seat.
pub type FloorPoint = (f32, f32);

/// When the pointer was over which point of the floor.
#[derive(Clone, Copy, PartialEq, Debug)]
struct PointerSample {
    time: f64,
    point: FloorPoint,
}

/// The last part of a pointer's way while it holds dice.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gesture {
    samples: VecDeque<PointerSample>,
}

impl Gesture {
    /// The pointer is over `point` at `time`, or is let go there.
    pub fn moved(&mut self, time: f64, point: FloorPoint) {
        self.samples.push_back(PointerSample { time, point });
        // The last one before that is kept: a slow machine tells of few moments.
        while self.samples.get(1).is_some_and(|next| next.time <= time - MEMORY) {
            self.samples.pop_front();
        }
    }

    /// Where the pointer is, if dice that are let go there are thrown; elsewhere they
    /// stay in the hand.
    pub fn release_point(&self) -> Option<FloorPoint> {
        let (x, y) = self.samples.back()?.point;
        (x.abs().max(y.abs()) < REACH).then_some((x, y))
    }

    /// The gesture when the pointer has not moved for so long that it is at rest.
    #[must_use]
    pub fn rested(mut self) -> Gesture {
        if let Some(&PointerSample { time, point }) = self.samples.back() {
            self.moved(time + MEMORY, point);
        }
        self
    }

    /// How fast the pointer moves, in edges/s.
    pub fn speed(&self) -> f32 {
        let (x, y) = self.velocity(RELEASE, 0.0).unwrap_or_default();
        x.hypot(y)
    }

    /// Where the pointer was at `time`: between two samples on the straight line from one to
    /// the other.
    fn point_at(&self, time: f64) -> Option<FloorPoint> {
        let next = self.samples.partition_point(|sample| sample.time <= time);
        let Some(before) = next.checked_sub(1) else {
            return self.samples.front().map(|first| first.point);
        };
        let a = self.samples.get(before)?;
        let Some(b) = self.samples.get(next) else { return Some(a.point) };
        let part = ((time - a.time) / (b.time - a.time)) as f32;
        let between = |a: f32, b: f32| a + (b - a) * part;
        Some((between(a.point.0, b.point.0), between(a.point.1, b.point.1)))
    }

    /// The pointer's velocity over the part of its way that began `from` and ended `to`
    /// milliseconds before the last sample, in edges/s.
    fn velocity(&self, from: f64, to: f64) -> Option<FloorPoint> {
        let now = self.samples.back()?.time;
        let begin = (now - from).max(self.samples.front()?.time);
        let seconds = ((now - to - begin) / 1_000.0) as f32;
        let ((ax, ay), (bx, by)) = (self.point_at(begin)?, self.point_at(now - to)?);
        (seconds > 0.0).then(|| ((bx - ax) / seconds, (by - ay) / seconds))
    }

    /// The throw that comes of letting go at the last moment told of, by a player who sits
    /// where `eye` looks from; none where dice stay in the hand.
    ///
    /// A pointer at rest lets the dice go as was `chosen`, at the point where it is. One
    /// that moves throws them its own way and with its own speed, from where it is, and
    /// the curve of its way spins them.
    pub fn throw(&self, chosen: Chosen, eye: &Eye) -> Option<Swing> {
        let at = self.release_point()?;
        let (vx, vy) = self.velocity(RELEASE, 0.0).unwrap_or_default();
        let speed = vx.hypot(vy);
        if speed < RESTING {
            return Some(chosen.at(at, eye));
        }
        let heading = (vx / speed, vy / speed);
        let force = force_of_speed((speed * 1_000.0) as u32);
        let (ux, uy) = self.velocity(MEMORY, RELEASE).unwrap_or_default();
        let turned = if ux.hypot(uy) < RESTING {
            0.0
        } else {
            (ux * vy - uy * vx).atan2(ux * vx + uy * vy) * (1_000.0 / RELEASE as f32)
        };
        let spin = (turned / SPIN).clamp(-100.0, 100.0) as i8;
        let ahead = throwing_distance(force);
        let target = (carried(at.0, heading.0 * ahead), carried(at.1, heading.1 * ahead));
        Some(swing(target, heading, force, spin))
    }
}

/// The throw of a hand, brought into what hands can do at the board.
pub fn possible(swing: Swing) -> Swing {
    let most = (REACH * f32::from(EDGE)) as i16;
    Swing {
        x: swing.x.clamp(-most, most),
        y: swing.y.clamp(-most, most),
        force: swing.force.min(MOST_FORCE),
        spin: swing.spin.clamp(-100, 100),
        ..swing
    }
}

/// The throw that a bot means to make, which sits at `part` of the way round the arena. As in the
/// physics it comes from the middle where something to the side is aimed at; its hand is not quite
/// as sure.
pub fn meant(intent: ThrowIntent, part: f32, arena: &Arena) -> Swing {
    let target = match intent.aim {
        Aim::At(die) => ThrowTarget::Die(die),
        Aim::Clear => ThrowTarget::Clear,
    };
    let at = target.floor_point(arena);
    let far = at.0.hypot(at.1);
    let (sin, cos) = (part * core::f32::consts::TAU).sin_cos();
    let heading = if far < 1.0 { (-sin, cos) } else { (at.0 / far, at.1 / far) };
    swing(at, heading, intent.force.strength(), 0)
}

/// How a throw is made that no movement of a hand decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chosen {
    /// How hard: 0 to [`MOST_FORCE`].
    pub force: u8,
    /// How far the direction is turned from straight ahead, counter-clockwise seen from
    /// above; 65,536 is a whole turn.
    pub turned: i16,
    /// The spin, as in [`Swing`].
    pub spin: i8,
}

impl Chosen {
    /// The throw to a point.
    pub fn at(self, at: FloorPoint, eye: &Eye) -> Swing {
        let straight = swing(at, ahead(at, eye), self.force, self.spin);
        Swing { from: straight.from.wrapping_add_signed(self.turned), ..straight }
    }

    /// What a key pressed on the floor together with Shift, or Page Up or Down, makes of
    /// it; none for other keys.
    pub fn adjusted(self, key: &str, shift: bool) -> Option<Chosen> {
        const TURN: i16 = 2_048;
        let force = self.force;
        Some(match (key, shift) {
            ("ArrowUp", true) => Chosen { force: (force + 5).min(MOST_FORCE), ..self },
            ("ArrowDown", true) => Chosen { force: force.saturating_sub(5), ..self },
            ("ArrowLeft", true) => Chosen { turned: self.turned.wrapping_add(TURN), ..self },
            ("ArrowRight", true) => Chosen { turned: self.turned.wrapping_sub(TURN), ..self },
            ("PageUp", _) => Chosen { spin: (self.spin + 10).min(100), ..self },
            ("PageDown", _) => Chosen { spin: (self.spin - 10).max(-100), ..self },
            _ => return None,
        })
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

/// The way of a throw through the air to the floor: where dice leave the hand, and where they
/// come down; the point between draws them to a parabola.
pub fn flight(swing: &Swing) -> [Vector; 3] {
    let (sin, cos) = swing.angle().sin_cos();
    let flight = Flight::new(*swing, [-sin, cos], 0.0);
    [flight.from, flight.control(), flight.to]
}

#[cfg(test)]
mod tests {
    use conclave_rules::games::dice_arena::Force;
    use conclave_rules::games::dice_arena::flight::throwing_speed;

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

    const FIRM: Chosen = Chosen { force: Force::Firm.strength(), turned: 0, spin: 0 };

    fn throw(end: FloorPoint, velocity: FloorPoint) -> Swing {
        moving(end, velocity).throw(FIRM, &Eye::SEATED).expect("a throw")
    }

    /// How far a throw goes away from the player at the arena: 1 straight, −1 back.
    fn away(swing: Swing) -> f32 {
        swing.angle().cos()
    }

    /// How far it goes to the right.
    fn right(swing: Swing) -> f32 {
        -swing.angle().sin()
    }

    #[test]
    fn a_hand_at_rest_throws_straight_to_where_it_is_as_hard_as_was_chosen() {
        for force in Force::ALL {
            let chosen = Chosen { force: force.strength(), ..FIRM };
            let gesture = moving((1.0, 2.0), (0.0, 0.0));
            let swing = gesture.throw(chosen, &Eye::SEATED).expect("a throw");
            assert_eq!((swing.x, swing.y, swing.force), (1_000, 2_000, force.strength()));
            assert!(away(swing) > 0.9, "{swing:?}");
            assert_eq!(Force::of_strength(swing.force), force);
            assert_eq!(swing, chosen.at((1.0, 2.0), &Eye::SEATED), "keys throw the same");
        }
    }

    #[test]
    fn a_moving_hand_throws_its_own_way_with_its_own_speed_whatever_was_chosen() {
        for angle in [0.0f32, 0.7, 1.6, 2.5, 3.1, -0.7, -2.0] {
            for speed in [6.0f32, 12.0, 30.0, 60.0] {
                let (dx, dy) = (angle.sin(), angle.cos());
                let swing = throw((0.0, 0.0), (dx * speed, dy * speed));
                assert!((right(swing) - dx).abs() < 0.01, "{angle} {speed}: {swing:?}");
                assert!((away(swing) - dy).abs() < 0.01, "{angle} {speed}: {swing:?}");
                let thrown = throwing_speed(swing.force) as f32 / 1_000.0;
                assert!((thrown - speed.max(7.0)).abs() < 1.0, "{speed} became {thrown}");
                assert_eq!(swing.spin, 0, "a straight way does not spin");
                // It flies on from where it was let go.
                let along = f32::from(swing.x) * dx + f32::from(swing.y) * dy;
                assert!(along > 100.0, "{angle} {speed}: {swing:?}");
            }
        }
    }

    #[test]
    fn a_page_that_is_told_of_few_moments_throws_as_one_that_is_told_of_many() {
        let swing = |interval: u16, late: f64| {
            let mut gesture = Gesture::default();
            let mut sample = |time: f64| gesture.moved(time, (0.0, (time / 50.0) as f32 - 6.0));
            (0..=300 / interval).for_each(|at| sample(f64::from(at) * f64::from(interval)));
            sample(300.0 + late);
            gesture.throw(FIRM, &Eye::SEATED).expect("a throw")
        };
        // 20 edges a second.
        let many = swing(10, 0.0);
        assert!((throwing_speed(many.force) as f32 / 1_000.0 - 20.0).abs() < 1.0, "{many:?}");
        for interval in [30, 50, 60, 100] {
            assert_eq!(swing(interval, 0.0), many, "a moment every {interval} ms");
            let late = swing(interval, 1.0);
            assert!(late.force.abs_diff(many.force) < 2, "every {interval} ms, then 1: {late:?}");
        }
    }

    #[test]
    fn a_quick_pull_backwards_is_as_hard_as_one_forwards_and_goes_back() {
        let (there, back) = (throw((0.0, 0.0), (0.0, 30.0)), throw((0.0, 0.0), (0.0, -30.0)));
        assert_eq!(there.force, back.force);
        assert!(away(there) > 0.99 && away(back) < -0.99);
        assert!(there.y > 0 && back.y < 0);
    }

    #[test]
    fn a_release_point_is_where_the_flight_begins() {
        let swing = throw((-1.0, -2.0), (0.0, 30.0));
        let [from, ..] = flight(&swing);
        assert!((from[0] + 1.0).abs() < 0.05 && (from[1] + 2.0).abs() < 0.05, "{from:?}");
    }

    #[test]
    fn a_curved_way_spins_the_dice_to_the_side_that_it_turns_to() {
        let curve = |turn: f32| {
            let mut gesture = Gesture::default();
            let (mut x, mut y) = (0.0, -2.0);
            for step in 0..12u8 {
                let angle = turn * f32::from(step) * 0.012;
                (x, y) = (x - angle.sin() * 0.3, y + angle.cos() * 0.3);
                gesture.moved(1_000.0 - f64::from(11 - step) * 12.0, (x, y));
            }
            gesture.throw(FIRM, &Eye::SEATED).expect("a throw").spin
        };
        let (left, straight, right) = (curve(8.0), curve(0.0), curve(-8.0));
        assert!(left > 20 && straight.abs() < 2 && right < -20, "{left} {straight} {right}");
        // Eight radians a second: the dice turn on as the hand did.
        assert!((f32::from(left) * SPIN - 8.0).abs() < 2.0, "{left}");
    }

    #[test]
    fn keys_reach_every_value_of_a_gesture() {
        let press = |chosen: Chosen, key: &str| chosen.adjusted(key, true).expect("a key");
        let mut chosen = FIRM;
        for _ in 0..40 {
            chosen = press(chosen, "ArrowUp");
        }
        assert_eq!(chosen.force, MOST_FORCE);
        for _ in 0..40 {
            chosen = press(chosen, "ArrowDown");
        }
        assert_eq!(chosen.force, 0);
        let right = press(press(FIRM, "ArrowRight"), "PageUp");
        assert!(right.at((0.0, 0.0), &Eye::SEATED).from > 60_000 && right.spin == 10);
        assert_eq!(FIRM.adjusted("ArrowUp", false), None, "that moves the aim");
    }

    #[test]
    fn a_throw_flies_no_further_than_to_the_rim_by_itself() {
        let swing = throw((0.0, 4.0), (0.0, 90.0));
        assert_eq!((swing.y, swing.force), (HALF_WIDTH - EDGE / 2, MOST_FORCE));
        // A release beyond the rim misses.
        assert_eq!(throw((0.0, 6.0), (0.0, 90.0)).y, 6_000);
    }

    #[test]
    fn a_pause_forgets_the_movement() {
        let mut gesture = moving((0.0, 0.0), (0.0, -40.0));
        // It is let go where it was.
        gesture.moved(1_000.0 + MEMORY, (0.0, 0.0));
        let swing = gesture.throw(FIRM, &Eye::SEATED).expect("a throw");
        assert_eq!((swing.y, swing.force), (0, FIRM.force));
        assert!(away(swing) > 0.9);
    }

    #[test]
    fn a_hand_that_has_stopped_throws_as_was_chosen() {
        let gesture = moving((0.0, 0.0), (0.0, -40.0));
        assert!(gesture.speed() > 39.0);
        let rested = gesture.rested();
        assert_eq!(rested.speed(), 0.0);
        let swing = rested.throw(FIRM, &Eye::SEATED).expect("a throw");
        assert_eq!((swing.y, swing.force), (0, FIRM.force));
    }

    #[test]
    fn a_bot_throws_from_its_side_and_at_a_die_from_the_middle() {
        let mut arena = Arena::default();
        let die = arena.lay(conclave_rules::games::dice_arena::Face::Accio);
        arena.poses.resize(26, Default::default());
        arena.poses[die.index()].x = 3_000;
        let open = ThrowIntent { force: Force::Hard, aim: Aim::At(die) };
        let swing = meant(open, 0.5, &arena);
        assert_eq!((swing.x, swing.force), (3_000, Force::Hard.strength()));
        assert!(right(swing) > 0.99, "{swing:?}");
        arena.poses[die.index()].x = 0;
        assert!(away(meant(open, 0.5, &arena)) < -0.99, "whoever sits behind throws to the front");
    }

    #[test]
    fn dice_let_go_outside_stay_in_the_hand() {
        assert_eq!(moving((REACH, 0.0), (0.0, 0.0)).throw(FIRM, &Eye::ABOVE), None);
        assert_eq!(Gesture::default().throw(FIRM, &Eye::ABOVE), None);
    }

    #[test]
    fn a_throw_starts_from_the_side_where_the_player_sits() {
        let behind = Eye { side: core::f32::consts::PI, ..Eye::SEATED };
        let swing = FIRM.at((0.0, 0.0), &behind);
        assert!(away(swing) < -0.99, "{swing:?}");
    }

    #[test]
    fn the_way_shown_comes_from_behind_the_target_and_over_the_rim() {
        let swing = throw((0.0, -2.0), (0.0, 30.0));
        let [from, over, to] = flight(&swing);
        assert!(from[1] < over[1] && over[1] < to[1] && to[2] == 0.0);
        let harder = flight(&Swing { force: MOST_FORCE, ..swing });
        assert!(harder[0][2] > from[2]);
        // A target close before the near rim is thrown at steeply.
        let near = flight(&Swing { y: -4_500, force: 80, ..swing });
        assert!(near[0][1] > -6.0 && near[0][2] > 2.0, "{near:?}");
    }
}
