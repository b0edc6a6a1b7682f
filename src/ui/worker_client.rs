//! Requests to a Web Worker, one at a time, as bytes.
//!
//! `RequestQueue` decides: when the worker is started, what is sent to it, and
//! when it is given up on. It knows no browser, so it has plain unit tests.
//! [`WorkerClient`] carries out what the queue decides with a real worker and
//! real timers.
//!
//! What a worker must do: post one message, whatever it is, once it listens
//! (messages to a worker that is still loading are lost); from then on answer each
//! request, a `Uint8Array`, with exactly one message.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};
use yew::Callback;

/// The number of a request: counted from 1, never used twice.
pub type RequestId = u64;

/// The timeouts of a worker, and whether it is restarted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How long the worker may take to load, in milliseconds.
    pub load_ms: u32,
    /// How long it may take to answer a request, in milliseconds.
    pub answer_ms: u32,
    /// Whether a request after a failure starts another worker. Without it every
    /// later request fails at once.
    pub restart: bool,
}

/// The worker could not be started, broke down, or did not answer in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkerFailed;

/// What has to be done for the queue.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Effect {
    /// Start a worker; its messages come with this generation.
    Start(u32),
    /// End the worker.
    Stop,
    /// Send this to the worker.
    Post(Vec<u8>),
    /// Report a timeout after so many milliseconds, instead of any earlier timer.
    SetTimer(u32),
    /// No timer any more.
    ClearTimer,
    /// The answer to a request.
    Answer(RequestId, Vec<u8>),
    /// There will be no answer to this request.
    Fail(RequestId),
    /// Nobody waits for an answer to this request any more.
    Forget(RequestId),
}

/// What the worker is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// There is none.
    Stopped,
    /// It was started and does not listen yet.
    Loading,
    /// It listens and has nothing to do.
    Idle,
    /// It works on this request.
    Busy(RequestId),
    /// It failed, and another one is not to be started.
    Broken,
}

/// The requests to a worker, and the state of that worker.
#[derive(Debug)]
struct RequestQueue {
    limits: Limits,
    phase: Phase,
    /// How many workers were started: messages of earlier ones are stale.
    generation: u32,
    waiting: VecDeque<(RequestId, Vec<u8>)>,
    last: RequestId,
}

impl RequestQueue {
    fn new(limits: Limits) -> RequestQueue {
        let waiting = VecDeque::new();
        RequestQueue { limits, phase: Phase::Stopped, generation: 0, waiting, last: 0 }
    }

    /// Starts the worker, if there is none.
    fn spawn(&mut self) -> Vec<Effect> {
        if self.phase != Phase::Stopped {
            return Vec::new();
        }
        self.phase = Phase::Loading;
        self.generation += 1;
        vec![Effect::Start(self.generation), Effect::SetTimer(self.limits.load_ms)]
    }

    /// Takes a request.
    fn ask(&mut self, bytes: Vec<u8>) -> (RequestId, Vec<Effect>) {
        self.last += 1;
        if self.phase == Phase::Broken {
            return (self.last, vec![Effect::Fail(self.last)]);
        }
        self.waiting.push_back((self.last, bytes));
        let mut effects = self.spawn();
        self.send_next(&mut effects);
        (self.last, effects)
    }

    /// Sends the next request, if the worker has nothing to do.
    fn send_next(&mut self, effects: &mut Vec<Effect>) {
        if self.phase == Phase::Idle
            && let Some((id, bytes)) = self.waiting.pop_front()
        {
            self.phase = Phase::Busy(id);
            effects.extend([Effect::Post(bytes), Effect::SetTimer(self.limits.answer_ms)]);
        }
    }

    /// The worker of this generation has sent a message.
    fn message(&mut self, generation: u32, bytes: Vec<u8>) -> Vec<Effect> {
        if generation != self.generation {
            return Vec::new();
        }
        let mut effects = vec![Effect::ClearTimer];
        match self.phase {
            Phase::Loading => {}
            Phase::Busy(id) => effects.push(Effect::Answer(id, bytes)),
            Phase::Stopped | Phase::Idle | Phase::Broken => return Vec::new(),
        }
        self.phase = Phase::Idle;
        self.send_next(&mut effects);
        effects
    }

    /// The worker of this generation has failed, or its time is up.
    fn fail(&mut self, generation: u32) -> Vec<Effect> {
        let running = !matches!(self.phase, Phase::Stopped | Phase::Broken);
        if generation != self.generation || !running {
            return Vec::new();
        }
        let mut effects = vec![Effect::Stop, Effect::ClearTimer];
        if let Phase::Busy(id) = self.phase {
            effects.push(Effect::Fail(id));
        }
        effects.extend(self.waiting.drain(..).map(|(id, _)| Effect::Fail(id)));
        self.phase = if self.limits.restart { Phase::Stopped } else { Phase::Broken };
        effects
    }

    /// Cancels all requests. A busy worker is terminated, since it cannot receive a
    /// message before it is done.
    fn cancel(&mut self) -> Vec<Effect> {
        let mut effects: Vec<Effect> =
            self.waiting.drain(..).map(|(id, _)| Effect::Forget(id)).collect();
        if let Phase::Busy(id) = self.phase {
            effects.extend([Effect::Forget(id), Effect::Stop, Effect::ClearTimer]);
            self.phase = Phase::Stopped;
        }
        effects
    }
}

/// The callback of a request.
type Waiter = Callback<Result<Vec<u8>, WorkerFailed>>;

/// Sends requests to a worker and brings the answers back. Clones are the same
/// client; with the last of them the worker ends.
#[derive(Clone)]
pub struct WorkerClient(Rc<RefCell<Client>>);

struct Client {
    queue: RequestQueue,
    start: fn() -> Result<Worker, JsValue>,
    worker: Option<Running>,
    timer: Option<Timeout>,
    waiters: Vec<(RequestId, Waiter)>,
}

/// A worker with its listeners.
struct Running {
    worker: Worker,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _error: Closure<dyn FnMut()>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl PartialEq for WorkerClient {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl WorkerClient {
    /// A client whose worker is made by `start`, when it is needed.
    pub fn new(start: fn() -> Result<Worker, JsValue>, limits: Limits) -> WorkerClient {
        let queue = RequestQueue::new(limits);
        let client = Client { queue, start, worker: None, timer: None, waiters: Vec::new() };
        WorkerClient(Rc::new(RefCell::new(client)))
    }

    /// Starts the worker before it is needed.
    pub fn spawn(&self) {
        update(&self.0, RequestQueue::spawn);
    }

    /// Sends a request; `then` gets the answer, never before this returns.
    pub fn ask(&self, bytes: Vec<u8>, then: Waiter) -> RequestId {
        let (id, effects) = {
            let mut client = self.0.borrow_mut();
            let (id, effects) = client.queue.ask(bytes);
            client.waiters.push((id, then));
            (id, effects)
        };
        let broken = effects.contains(&Effect::Fail(id));
        if broken {
            let weak = Rc::downgrade(&self.0);
            soon(move || with(&weak, |client| run(client, effects)));
        } else {
            run(&self.0, effects);
        }
        id
    }

    /// Cancels all requests: their callbacks are not called.
    pub fn cancel(&self) {
        update(&self.0, RequestQueue::cancel);
    }
}

/// Calls `then` once whatever is running is done.
fn soon(then: impl FnOnce() + 'static) {
    Timeout::new(0, then).forget();
}

/// Does something with the client, if it is still there.
fn with(client: &Weak<RefCell<Client>>, then: impl FnOnce(&Rc<RefCell<Client>>)) {
    if let Some(client) = client.upgrade() {
        then(&client);
    }
}

/// Changes the queue, and does what comes of it.
fn update(client: &Rc<RefCell<Client>>, change: impl FnOnce(&mut RequestQueue) -> Vec<Effect>) {
    let effects = change(&mut client.borrow_mut().queue);
    run(client, effects);
}

/// Carries out what the queue wants.
fn run(client: &Rc<RefCell<Client>>, effects: Vec<Effect>) {
    for effect in effects {
        match effect {
            Effect::Start(generation) => {
                let start = client.borrow().start;
                match start() {
                    Ok(worker) => {
                        let running = listen(client, worker, generation);
                        client.borrow_mut().worker = Some(running);
                    }
                    Err(_) => fail_soon(client, generation),
                }
            }
            Effect::Stop => drop(client.borrow_mut().worker.take()),
            Effect::Post(bytes) => {
                let bytes = Uint8Array::from(bytes.as_slice());
                let (sent, generation) = {
                    let client = client.borrow();
                    let sent = client.worker.as_ref().map(|w| w.worker.post_message(&bytes));
                    (matches!(sent, Some(Ok(()))), client.queue.generation)
                };
                if !sent {
                    fail_soon(client, generation);
                }
            }
            Effect::SetTimer(ms) => {
                let weak = Rc::downgrade(client);
                let generation = client.borrow().queue.generation;
                let late = move || with(&weak, |c| update(c, |queue| queue.fail(generation)));
                client.borrow_mut().timer = Some(Timeout::new(ms, late));
            }
            Effect::ClearTimer => client.borrow_mut().timer = None,
            Effect::Answer(id, bytes) => resolve(client, id, Ok(bytes)),
            Effect::Fail(id) => resolve(client, id, Err(WorkerFailed)),
            Effect::Forget(id) => drop(take_waiter(client, id)),
        }
    }
}

/// Reports to the queue that the worker of this generation has failed.
fn fail_soon(client: &Rc<RefCell<Client>>, generation: u32) {
    let weak = Rc::downgrade(client);
    soon(move || with(&weak, |client| update(client, |queue| queue.fail(generation))));
}

/// Listens to a worker.
fn listen(client: &Rc<RefCell<Client>>, worker: Worker, generation: u32) -> Running {
    let weak = Rc::downgrade(client);
    let message = Closure::new(move |event: MessageEvent| {
        // What is no array of bytes becomes an empty one.
        let bytes = Uint8Array::new(&event.data()).to_vec();
        with(&weak, |client| update(client, |queue| queue.message(generation, bytes)));
    });
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    let weak = Rc::downgrade(client);
    // Not while the closure runs, which ends with the worker.
    let error = Closure::new(move || with(&weak, |client| fail_soon(client, generation)));
    worker.set_onerror(Some(error.as_ref().unchecked_ref()));
    Running { worker, _message: message, _error: error }
}

/// Calls the callback of a request with its result.
fn resolve(client: &Rc<RefCell<Client>>, id: RequestId, result: Result<Vec<u8>, WorkerFailed>) {
    // The callback may send another request at once.
    if let Some(waiter) = take_waiter(client, id) {
        waiter.emit(result);
    }
}

fn take_waiter(client: &Rc<RefCell<Client>>, id: RequestId) -> Option<Waiter> {
    let waiters = &mut client.borrow_mut().waiters;
    let at = waiters.iter().position(|(waiting, _)| *waiting == id)?;
    Some(waiters.swap_remove(at).1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Limits = Limits { load_ms: 60, answer_ms: 30, restart: true };

    /// A queue whose worker listens.
    fn idle(limits: Limits) -> RequestQueue {
        let mut queue = RequestQueue::new(limits);
        assert_eq!(queue.spawn(), [Effect::Start(1), Effect::SetTimer(60)]);
        assert_eq!(queue.message(1, Vec::new()), [Effect::ClearTimer]);
        queue
    }

    #[test]
    fn requests_wait_until_the_worker_listens_and_then_for_each_other() {
        let mut queue = RequestQueue::new(LIMITS);
        let (first, effects) = queue.ask(vec![1]);
        assert_eq!(effects, [Effect::Start(1), Effect::SetTimer(60)]);
        let (second, effects) = queue.ask(vec![2]);
        assert_eq!((second, effects), (first + 1, vec![]));
        let ready = queue.message(1, Vec::new());
        assert_eq!(ready, [Effect::ClearTimer, Effect::Post(vec![1]), Effect::SetTimer(30)]);
        let answered = queue.message(1, vec![10]);
        assert_eq!(
            answered,
            [
                Effect::ClearTimer,
                Effect::Answer(first, vec![10]),
                Effect::Post(vec![2]),
                Effect::SetTimer(30),
            ]
        );
        let answered = queue.message(1, vec![20]);
        assert_eq!(answered, [Effect::ClearTimer, Effect::Answer(second, vec![20])]);
        assert_eq!(queue.spawn(), [], "it is there already");
    }

    #[test]
    fn a_timeout_fails_every_request_and_the_next_one_starts_another_worker() {
        let mut queue = idle(LIMITS);
        let (first, _) = queue.ask(vec![1]);
        let (second, _) = queue.ask(vec![2]);
        let failed = queue.fail(1);
        assert_eq!(
            failed,
            [Effect::Stop, Effect::ClearTimer, Effect::Fail(first), Effect::Fail(second)]
        );
        assert_eq!(queue.fail(1), [], "a worker fails once");
        let (third, effects) = queue.ask(vec![3]);
        assert_eq!(effects, [Effect::Start(2), Effect::SetTimer(60)]);
        assert_eq!(queue.message(1, vec![10]), [], "a message of the worker that was ended");
        assert_eq!(queue.fail(1), [], "an error of the worker that was ended");
        queue.message(2, Vec::new());
        assert_eq!(queue.message(2, vec![30])[1], Effect::Answer(third, vec![30]));
    }

    #[test]
    fn a_worker_that_never_listens_is_given_up_on() {
        let mut queue = RequestQueue::new(LIMITS);
        let (first, _) = queue.ask(vec![1]);
        assert_eq!(queue.fail(1), [Effect::Stop, Effect::ClearTimer, Effect::Fail(first)]);
    }

    #[test]
    fn without_restarts_every_request_after_a_failure_fails_at_once() {
        let mut queue = idle(Limits { restart: false, ..LIMITS });
        queue.fail(1);
        let (id, effects) = queue.ask(vec![1]);
        assert_eq!(effects, [Effect::Fail(id)]);
        assert_eq!(queue.spawn(), []);
    }

    #[test]
    fn cancelling_ends_a_busy_worker_and_its_answer_is_stale() {
        let mut queue = idle(LIMITS);
        assert_eq!(queue.cancel(), [], "an idle worker stays");
        let (first, _) = queue.ask(vec![1]);
        let (second, _) = queue.ask(vec![2]);
        let cancelled = queue.cancel();
        assert_eq!(
            cancelled,
            [Effect::Forget(second), Effect::Forget(first), Effect::Stop, Effect::ClearTimer]
        );
        assert_eq!(queue.message(1, vec![10]), []);
        let (third, effects) = queue.ask(vec![3]);
        assert!(third > second);
        assert_eq!(effects, [Effect::Start(2), Effect::SetTimer(60)]);
    }

    #[test]
    fn cancelling_leaves_a_loading_worker_alone() {
        let mut queue = RequestQueue::new(LIMITS);
        let (first, _) = queue.ask(vec![1]);
        assert_eq!(queue.cancel(), [Effect::Forget(first)]);
        assert_eq!(queue.message(1, Vec::new()), [Effect::ClearTimer]);
    }
}
