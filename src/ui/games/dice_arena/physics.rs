//! The line to the arena's worker, which knows the physics; and what passes
//! between hands, worker and view: gestures, and throws to be seen.
//!
//! There is one worker, started when an arena opens and kept as long as the page.
//! Without it (an old browser, a broken line) games go on by chance alone.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use conclave::games::dice_arena::physics::{Answer, FRAMES_PER_SECOND, ThrowRequest, Trajectory};
use conclave::games::dice_arena::{Action, Landed, State, Swing};
use conclave::table::{Rng, Seat, Seed};
use gloo::timers::callback::Timeout;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

/// How long a worker may take to load or to answer, in milliseconds: slow lines
/// are slow, but nobody waits for ever.
const THROW_TIMEOUT_MS: u32 = 30_000;

/// A question on its way, and who wants to know.
struct Waiting {
    bytes: Vec<u8>,
    heard: Callback<Option<Answer>>,
}

/// The worker and what it was asked.
#[derive(Default)]
struct Connection {
    worker: Option<Worker>,
    /// It listens: what is asked before that would be lost.
    ready: bool,
    /// It could not be had.
    broken: bool,
    waiting: VecDeque<Waiting>,
    /// The first of those waiting is being thought about.
    asked: bool,
    patience: Option<Timeout>,
    /// What each seat's hand did last, if it did anything.
    hands: [Option<Swing>; 5],
    /// The last throw, by its seed: what it looked like.
    film: Option<(u32, Rc<Trajectory>)>,
}

thread_local! {
    static LINE: RefCell<Connection> = RefCell::default();
}

/// Starts the worker before it is needed.
pub fn spawn() {
    let wanted = LINE.with_borrow(|line| line.worker.is_none() && !line.broken);
    if wanted {
        let opened = open();
        let patience = Timeout::new(THROW_TIMEOUT_MS, fail);
        LINE.with_borrow_mut(|line| {
            line.broken = opened.is_err();
            line.worker = opened.ok();
            line.patience = Some(patience);
        });
    }
}

fn open() -> Result<Worker, JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let name = document
        .and_then(|d| d.query_selector("meta[name=arena-worker]").ok().flatten())
        .and_then(|meta| meta.get_attribute("content"))
        .ok_or(JsValue::NULL)?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&name, &options)?;
    // Both last as long as the page.
    let message = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        hear(&Uint8Array::new(&event.data()).to_vec());
    });
    worker.set_onmessage(Some(message.into_js_value().unchecked_ref()));
    let error = Closure::<dyn FnMut()>::new(fail);
    worker.set_onerror(Some(error.into_js_value().unchecked_ref()));
    Ok(worker)
}

/// Gives up on the worker: everybody who waits hears that there is no answer.
fn fail() {
    let waiting = LINE.with_borrow_mut(|line| {
        if let Some(worker) = line.worker.take() {
            worker.terminate();
        }
        (line.ready, line.asked, line.broken) = (false, false, true);
        std::mem::take(&mut line.waiting)
    });
    for one in waiting {
        one.heard.emit(None);
    }
}

/// Sends the next question, if the worker listens and has nothing to do.
fn send_next() {
    LINE.with_borrow_mut(|line| {
        let (Some(worker), Some(next)) = (&line.worker, line.waiting.front()) else { return };
        if line.ready && !line.asked {
            line.asked = worker.post_message(&Uint8Array::from(next.bytes.as_slice())).is_ok();
            line.patience = Some(Timeout::new(THROW_TIMEOUT_MS, fail));
        }
    });
}

/// Takes in what the worker said: first of all that it listens.
fn hear(bytes: &[u8]) {
    let answered = LINE.with_borrow_mut(|line| {
        line.patience = None;
        line.ready = true;
        if std::mem::take(&mut line.asked) { line.waiting.pop_front() } else { None }
    });
    if let Some(one) = answered {
        one.heard.emit(postcard::from_bytes::<Option<Answer>>(bytes).ok().flatten());
    }
    send_next();
}

/// Simulates a throw; `heard` is told what came of it, or nothing when it could
/// not be.
pub fn ask(question: &ThrowRequest, heard: Callback<Option<Answer>>) {
    spawn();
    let bytes = postcard::to_allocvec(question).unwrap_or_default();
    let broken = LINE.with_borrow_mut(|line| {
        line.waiting.push_back(Waiting { bytes, heard });
        line.broken
    });
    if broken {
        // Not before whoever asks is done asking.
        Timeout::new(0, fail).forget();
    }
    send_next();
}

/// The throw that is in the air in `state`, simulated: the world's answer to the
/// rules, or none.
pub fn simulate_throw(state: &State, seed: u64, heard: Callback<Option<Action>>) {
    let seed = Rng::new(Seed(seed)).bits() as u32;
    let hands = LINE.with_borrow_mut(|line| std::mem::take(&mut line.hands));
    let made = |seat: Seat| hands.get(seat.index()).copied().flatten();
    let question = ThrowRequest::of(&state.table, seed, made);
    ask(
        &question,
        Callback::from(move |answer: Option<Answer>| {
            heard.emit(answer.map(|answer| {
                keep(seed, Rc::new(answer.trajectory));
                Action::Landed(answer.landed)
            }));
        }),
    );
}

/// The hand of `seat` has done this: the throw that comes of it will be so.
pub fn made(seat: Seat, swing: Option<Swing>) {
    LINE.with_borrow_mut(|line| {
        if let Some(hand) = line.hands.get_mut(seat.index()) {
            *hand = swing;
        }
    });
}

/// Keeps what a throw looks like.
pub fn keep(seed: u32, film: Rc<Trajectory>) {
    LINE.with_borrow_mut(|line| line.film = Some((seed, film)));
}

/// What a throw looked like, if it was the last.
pub fn film(landed: &Landed) -> Option<Rc<Trajectory>> {
    let seed = landed.measured.as_ref()?.seed;
    LINE.with_borrow(|line| {
        line.film.as_ref().filter(|film| film.0 == seed).map(|film| Rc::clone(&film.1))
    })
}

/// How long a throw is to be watched, in milliseconds.
pub fn length(landed: &Landed) -> u32 {
    // A throw that is seen again may first have to be simulated again.
    let frames = film(landed).map_or(150, |film| film.length);
    frames * 1_000 / FRAMES_PER_SECOND + 150
}
