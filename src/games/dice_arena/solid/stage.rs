//! The animated dice: the place of each at any moment, and its path to where it belongs.

use std::rc::Rc;

use conclave_rules::games::dice_arena::physics::{FRAMES_PER_SECOND, Path, Trajectory};
use conclave_rules::games::dice_arena::{Dice, Die};

use super::render::THING;
use super::rotation::{Rotation, between, moment, place, resting};
use crate::games::dice_arena::eye::{Vector, add};
use crate::games::dice_arena::pieces::GUILDS;
use crate::games::dice_arena::scene::{LeavingDie, Scene};

/// How long a die takes to another place, in milliseconds.
const WAY: f32 = 380.0;
/// How long dice that leave take.
const LEAVE: f32 = 750.0;

/// How fast the last throw is repeated, and how long it is looked at then, in milliseconds.
const SLOW: f32 = 1.0 / 3.0;
const REPEATED: f32 = 900.0;

/// A die on the stage.
#[derive(Clone, Copy)]
struct Actor {
    die: Die,
    at: Vector,
    turn: Rotation,
    /// Its light.
    glow: Vector,
    /// It pulses.
    pulses: bool,
    /// Where it comes from, if it is on its way.
    from: Option<(Vector, Rotation)>,
}

/// A die that leaves.
struct LeavingBody {
    at: Vector,
    turn: Rotation,
    how: &'static str,
}

/// What moves.
#[derive(Default)]
pub struct Stage {
    actors: Vec<Actor>,
    leaving: Vec<LeavingBody>,
    film: Option<Rc<Trajectory>>,
    /// The last throw, and the dice as they were then.
    last: Option<(Rc<Trajectory>, Vec<Actor>)>,
    /// The dice as they are now, while the last throw is repeated.
    present: Option<Vec<Actor>>,
    /// Whose dice were thrown last.
    thrown: Rc<[(Dice, &'static str)]>,
    /// The colours of the guilds.
    pub guilds: [Vector; GUILDS.len()],
    /// Since when all this moves, in milliseconds of the page's clock.
    since: f64,
    /// How much faster than normal.
    speed: f32,
    /// Where dice go that are taken.
    hand: Vector,
}

/// Slow at both ends.
fn ease(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

impl Stage {
    /// Shows what there is to see now. What was still moving is where it belongs.
    pub fn show(&mut self, scene: &Scene, now: f64, speed: f32, hand: Vector, moves: bool) {
        let arena = scene.arena();
        let places = arena.places();
        self.thrown = Rc::clone(&scene.thrown);
        let before = self.present.take().unwrap_or_else(|| std::mem::take(&mut self.actors));
        self.actors.clear();
        for die in arena.dice().minus(arena.showing.out()).iter() {
            let (Some(face), Some(&pose)) = (arena.showing.face(die), places.get(die.index()))
            else {
                continue;
            };
            let mut at = place(pose);
            if arena.lifted.has(die) {
                at[2] += 2.5;
            }
            let turn = resting(face, pose.turn);
            let old = before.iter().find(|actor| actor.die == die).filter(|_| moves);
            let from = old.map(|old| (old.at, old.turn)).filter(|from| *from != (at, turn));
            let (glow, pulses) = light(scene, die);
            self.actors.push(Actor { die, at, turn, glow, pulses: pulses && moves, from });
        }
        let body = |leaving: &LeavingDie| LeavingBody {
            at: place(leaving.pose),
            turn: resting(leaving.face, leaving.pose.turn),
            how: leaving.how,
        };
        self.leaving = scene.leaving.iter().filter(|_| moves).map(body).collect();
        (self.since, self.speed, self.hand, self.film) = (now, speed, hand, None);
    }

    /// Only the lights change.
    pub fn light(&mut self, scene: &Scene) {
        for actor in self.actors.iter_mut().chain(self.present.iter_mut().flatten()) {
            (actor.glow, actor.pulses) = light(scene, actor.die);
        }
    }

    /// Plays a throw, from now on.
    pub fn play(&mut self, film: Rc<Trajectory>, now: f64) {
        self.since = now;
        self.last = Some((Rc::clone(&film), self.actors.clone()));
        self.film = Some(film);
        // Those on the way go that way, and those knocked out do too.
        self.leaving.clear();
    }

    /// Plays the last throw again, slowly; whether there is one.
    pub fn repeat(&mut self, now: f64) -> bool {
        let Some((film, actors)) = self.last.clone() else { return false };
        let present = std::mem::replace(&mut self.actors, actors);
        self.present.get_or_insert(present);
        (self.since, self.speed, self.film) = (now, SLOW, Some(film));
        true
    }

    /// Goes back to the dice as they are when the repeated throw has been looked at.
    pub fn end_repeat(&mut self, now: f64) {
        if self.present.is_some()
            && (now - self.since) as f32 * self.speed > self.film_ms() + REPEATED * self.speed
            && let Some(present) = self.present.take()
        {
            // Nothing of what they did before is shown once more.
            let still = |actor| Actor { from: None, pulses: false, ..actor };
            self.actors = present.into_iter().map(still).collect();
            self.film = None;
        }
    }

    /// How long the throw takes that is played, in milliseconds.
    fn film_ms(&self) -> f32 {
        let length = self.film.as_ref().map_or(0, |film| film.length);
        (length * 1_000 / FRAMES_PER_SECOND) as f32
    }

    /// Whether anything moves at `now`.
    pub fn moves(&self, now: f64) -> bool {
        let past = (now - self.since) as f32 * self.speed;
        self.present.is_some()
            || past < self.film_ms() + 60.0
            || (!self.leaving.is_empty() && past < LEAVE)
            || (self.actors.iter().any(|actor| actor.from.is_some()) && past < WAY)
            || (self.actors.iter().any(|actor| actor.pulses) && past < 1_100.0)
    }

    /// The things to be drawn at `now`, those first that lie still; how many of their numbers
    /// belong to these.
    pub fn things(&self, now: f64, things: &mut Vec<f32>) -> usize {
        things.clear();
        let mut moving = Vec::new();
        let moves = self.moves(now);
        let past = (now - self.since).max(0.0) as f32 * self.speed;
        let frame = past * FRAMES_PER_SECOND as f32 / 1_000.0;
        let path = |die| self.film.as_ref()?.paths.iter().find(|path| path.die == die);
        for actor in &self.actors {
            let on_way = path(actor.die).is_some() || actor.from.is_some() || actor.pulses;
            let things = if moves && on_way { &mut moving } else { &mut *things };
            let (at, turn) = match (path(actor.die), actor.from) {
                (Some(path), from) => on_path(path, frame, from).unwrap_or((actor.at, actor.turn)),
                (None, Some((at, turn))) if past < WAY && self.film.is_none() => {
                    let part = ease(past / WAY);
                    let mut way = add(at, add(actor.at, at, -1.0), part);
                    way[2] += 4.0 * part * (1.0 - part) * 1.6;
                    (way, between(turn, actor.turn, part))
                }
                _ => (actor.at, actor.turn),
            };
            let beat = if actor.pulses { 0.6 - 0.4 * (past * 0.0085).cos() } else { 1.0 };
            let size = if actor.pulses { 1.0 + 0.09 * (beat - 0.2) } else { 1.0 };
            let glow = if actor.glow == DARK { self.tint(actor.die) } else { actor.glow };
            push(things, at, size, turn, glow.map(|part| part * beat), 0.0);
        }
        // Dice that the throw carries out of the arena are no actors any more.
        for path in self.film.iter().flat_map(|film| &film.paths) {
            if self.actors.iter().all(|actor| actor.die != path.die)
                && let Some((at, turn)) = on_path(path, frame, None)
            {
                push(&mut moving, at, 1.0, turn, self.tint(path.die), 0.0);
            }
        }
        for body in &self.leaving {
            body.draw((past / LEAVE).min(1.0), self.hand, &mut moving);
        }
        let still = things.len();
        things.append(&mut moving);
        still
    }

    /// The light of a die that was thrown last, by the guild of whoever threw it: what its colour
    /// has more than grey is added, and what it has less is taken away.
    fn tint(&self, die: Die) -> Vector {
        let lot = self.thrown.iter().find(|(dice, _)| dice.has(die));
        let guild = lot.and_then(|(_, guild)| GUILDS.iter().position(|one| one == guild));
        let colour = guild.and_then(|guild| self.guilds.get(guild));
        colour.map_or(DARK, |colour| colour.map(|part| (part - 0.35) * 1.4))
    }
}

/// No light of its own.
const DARK: Vector = [0.0; 3];

/// Where a path is at a frame; before it begins where it lay, and none before it is
/// thrown or after it has left.
fn on_path(
    path: &Path,
    frame: f32,
    from: Option<(Vector, Rotation)>,
) -> Option<(Vector, Rotation)> {
    let along = frame - path.start as f32;
    if along < 0.0 {
        return from.or_else(|| path.frames.first().map(moment));
    }
    let at = along as usize;
    let (Some(now), Some(next)) = (path.frames.get(at), path.frames.get(at + 1)) else {
        return path.frames.last().map(moment);
    };
    let ((a, turn_a), (b, turn_b)) = (moment(now), moment(next));
    let part = along - at as f32;
    Some((add(a, add(b, a, -1.0), part), between(turn_a, turn_b, part)))
}

/// The light of a die.
fn light(scene: &Scene, die: Die) -> (Vector, bool) {
    let arena = scene.arena();
    let gold = [1.0, 0.72, 0.2];
    if scene.happening.has(die) {
        (gold, true)
    } else if scene.hinted.has(die) {
        ([0.2, 1.0, 0.35], false)
    } else if scene.marked.has(die) {
        (gold, false)
    } else if arena.immobile.has(die) {
        ([0.25, 0.65, 1.2], false)
    } else if scene.wants(die) {
        (gold.map(|part| part * 0.6), false)
    } else {
        (DARK, false)
    }
}

fn push(things: &mut Vec<f32>, at: Vector, size: f32, turn: Rotation, glow: Vector, gone: f32) {
    let thing: [f32; THING] = [
        at[0], at[1], at[2], size, turn[0], turn[1], turn[2], turn[3], glow[0], glow[1], glow[2],
        gone,
    ];
    things.extend_from_slice(&thing);
}

impl LeavingBody {
    fn draw(&self, part: f32, hand: Vector, things: &mut Vec<f32>) {
        if part >= 1.0 {
            return;
        }
        if self.how != "is-crumbling" {
            // Taken: up and over to who takes it.
            let on = ease(part);
            let mut at = add(self.at, add(hand, self.at, -1.0), on * on);
            at[2] += 6.0 * on * (1.0 - on * 0.5);
            push(
                things,
                at,
                1.0 - 0.35 * on,
                self.turn,
                [0.7 * on, 0.5 * on, 0.15],
                (on - 0.6).max(0.0) * 2.0,
            );
            return;
        }
        // It shivers, then falls apart into eight.
        let fall = ((part - 0.15) / 0.85).max(0.0);
        for piece in 0..8u8 {
            let side = |bit: u8| if piece & bit == 0 { -1.0 } else { 1.0 };
            let away = 0.25 + 0.55 * fall;
            let up = 0.25 * side(4) + fall * (0.9 + 0.3 * side(1)) - 3.4 * fall * fall;
            let mut at = add(self.at, [side(1) * away, side(2) * away, 0.0], 1.0);
            at[2] = (at[2] + up).max(0.12);
            let spun = [side(2) * fall * 0.9, side(1) * fall * 0.8, side(4) * fall * 0.5, 1.0];
            let turn = between(self.turn, spun, fall * 0.9);
            push(
                things,
                at,
                0.5 * (1.0 - 0.55 * fall),
                turn,
                [0.5 * (1.0 - fall), 0.05, 0.0],
                0.02 + fall,
            );
        }
    }
}
