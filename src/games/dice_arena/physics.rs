//! Throws, simulated in the arena's worker; and the gestures and trajectories that pass
//! between board, worker and view.
//!
//! A table has one [`Physics`], with one worker, which is started when the board opens.
//! Without it (an old browser, a broken connection) games go on by chance alone.

use std::cell::RefCell;
use std::rc::Rc;

use conclave_rules::games::dice_arena::physics::{
    FRAMES_PER_SECOND, SimulatedThrow, ThrowRequest, Trajectory,
};
use conclave_rules::games::dice_arena::{Action, Landed, State, Swing};
use conclave_rules::table::{MAX_SEATS, Rng, Seat, Seed};
use wasm_bindgen::prelude::*;
use web_sys::Worker;
use yew::Callback;

use crate::worker_client::{Limits, WorkerClient, WorkerFailed, start_program};

/// Loading (on a slow connection) and simulating may each take long, but are bounded;
/// after a time-out the worker is not started again.
const LIMITS: Limits = Limits { load_ms: 30_000, answer_ms: 30_000, restart: false };

/// How many frames a throw is assumed to have whose trajectory is not known yet: one that
/// is seen again may first have to be simulated again.
const ASSUMED_FRAMES: u32 = 150;

/// How long a throw is still looked at when all dice lie, in milliseconds.
const AFTER_REST_MS: u32 = 150;

/// The physics of one table. Clones are the same one.
#[derive(Clone)]
pub struct Physics {
    worker: WorkerClient,
    thrown: Rc<RefCell<Thrown>>,
}

/// What is known of throws beside the game's state.
#[derive(Default)]
struct Thrown {
    /// What each seat's hand did last, if it did anything.
    hands: [Option<Swing>; MAX_SEATS],
    /// The last throw: how it ended, and what it looked like.
    last: Option<(Landed, Rc<Trajectory>)>,
}

impl Default for Physics {
    fn default() -> Physics {
        Physics { worker: WorkerClient::new(start, LIMITS), thrown: Rc::default() }
    }
}

impl PartialEq for Physics {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.thrown, &other.thrown)
    }
}

impl Physics {
    /// Starts the worker before it is needed.
    pub fn spawn(&self) {
        self.worker.spawn();
    }

    /// Simulates a throw, and keeps what it looks like; `then` gets how the dice came to
    /// rest, or nothing when it could not be simulated.
    pub fn simulate(&self, request: &ThrowRequest, then: Callback<Option<Landed>>) {
        // Plain data always has bytes.
        let bytes = postcard::to_allocvec(request).unwrap_or_default();
        // Not the worker: it would keep itself alive by what waits for it.
        let thrown = Rc::clone(&self.thrown);
        let then = then.reform(move |reply| {
            answer(reply).map(|SimulatedThrow { landed, trajectory }| {
                thrown.borrow_mut().last = Some((landed.clone(), Rc::new(trajectory)));
                landed
            })
        });
        self.worker.ask(bytes, then);
    }

    /// The throw that is in the air in `state`, simulated: what the chance player answers,
    /// or none.
    pub fn simulate_throw(&self, state: &State, seed: u64, then: Callback<Option<Action>>) {
        let seed = Rng::new(Seed(seed)).bits() as u32;
        let hands = std::mem::take(&mut self.thrown.borrow_mut().hands);
        let made = |seat: Seat| hands.get(seat.index()).copied().flatten();
        let request = ThrowRequest::of(&state.table, seed, made);
        self.simulate(&request, then.reform(|landed: Option<Landed>| landed.map(Action::Landed)));
    }

    /// The hand of `seat` has done this: the throw that comes of it will be so.
    pub fn made(&self, seat: Seat, swing: Swing) {
        if let Some(hand) = self.thrown.borrow_mut().hands.get_mut(seat.index()) {
            *hand = Some(swing);
        }
    }

    /// What the hand of `seat` has done, which is forgotten here.
    pub fn take_made(&self, seat: Seat) -> Option<Swing> {
        self.thrown.borrow_mut().hands.get_mut(seat.index())?.take()
    }

    /// What a throw looked like, if it was the last. A throw of an older version may end
    /// otherwise when it is simulated again: then that is not it.
    pub fn trajectory(&self, landed: &Landed) -> Option<Rc<Trajectory>> {
        let thrown = self.thrown.borrow();
        let last = thrown.last.as_ref().filter(|last| last.0 == *landed);
        last.map(|last| Rc::clone(&last.1))
    }

    /// How long a throw is shown at slow speed, that of real dice, in milliseconds.
    pub fn duration_ms(&self, landed: &Landed) -> u32 {
        let frames = self.trajectory(landed).map_or(ASSUMED_FRAMES, |it| it.length);
        frames * 1_000 / FRAMES_PER_SECOND + AFTER_REST_MS
    }
}

/// Decodes the worker's bytes.
fn answer(reply: Result<Vec<u8>, WorkerFailed>) -> Option<SimulatedThrow> {
    postcard::from_bytes::<Option<SimulatedThrow>>(&reply.ok()?).ok().flatten()
}

/// Starts the worker whose script the page names.
fn start() -> Result<Worker, JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let script = document
        .and_then(|d| d.query_selector("meta[name=arena-worker]").ok().flatten())
        .and_then(|meta| meta.get_attribute("content"))
        .ok_or(JsValue::NULL)?;
    start_program(&script, &JsValue::NULL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_throw_without_simulation_is_left_to_the_chance_player() {
        assert_eq!(answer(Err(WorkerFailed)), None);
        assert_eq!(answer(Ok(Vec::new())), None, "no answer at all");
        assert_eq!(answer(Ok(vec![0])), None, "the worker could not read the request");
    }
}
