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
use wasm_bindgen_futures::spawn_local;
use web_sys::{AddEventListenerOptions, Event, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use crate::locks::{Lock, Wait, locks};
use crate::random::random_u64;

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

/// What the client must do for the queue: the queue itself has no browser.
#[derive(Clone, PartialEq, Eq, Debug)]
enum QueueEffect {
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
    /// The caller has given up on this request: its answer is discarded.
    Forget(RequestId),
}

/// What the worker is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WorkerState {
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
    phase: WorkerState,
    /// How many workers were started: messages of earlier ones are stale.
    generation: u32,
    waiting: VecDeque<Request>,
    /// What a busy worker was asked.
    asked: Option<Request>,
    last: RequestId,
}

/// A request.
#[derive(Debug)]
struct Request {
    id: RequestId,
    bytes: Vec<u8>,
    /// Whether a worker has ended that had it.
    again: bool,
}

impl RequestQueue {
    fn new(limits: Limits) -> RequestQueue {
        let waiting = VecDeque::new();
        let phase = WorkerState::Stopped;
        RequestQueue { limits, phase, generation: 0, waiting, asked: None, last: 0 }
    }

    /// Starts the worker, if there is none.
    fn spawn(&mut self) -> Vec<QueueEffect> {
        if self.phase != WorkerState::Stopped {
            return Vec::new();
        }
        self.phase = WorkerState::Loading;
        self.generation += 1;
        vec![QueueEffect::Start(self.generation), QueueEffect::SetTimer(self.limits.load_ms)]
    }

    /// Takes a request.
    fn ask(&mut self, bytes: Vec<u8>) -> (RequestId, Vec<QueueEffect>) {
        self.last += 1;
        if self.phase == WorkerState::Broken {
            return (self.last, vec![QueueEffect::Fail(self.last)]);
        }
        self.waiting.push_back(Request { id: self.last, bytes, again: false });
        let mut effects = self.spawn();
        self.send_next(&mut effects);
        (self.last, effects)
    }

    /// Sends the next request, if the worker has nothing to do.
    fn send_next(&mut self, effects: &mut Vec<QueueEffect>) {
        if self.phase == WorkerState::Idle
            && let Some(request) = self.waiting.pop_front()
        {
            self.phase = WorkerState::Busy(request.id);
            let post = QueueEffect::Post(request.bytes.clone());
            effects.extend([post, QueueEffect::SetTimer(self.limits.answer_ms)]);
            self.asked = Some(request);
        }
    }

    /// The worker of this generation has sent a message.
    fn message(&mut self, generation: u32, bytes: Vec<u8>) -> Vec<QueueEffect> {
        if generation != self.generation {
            return Vec::new();
        }
        let mut effects = vec![QueueEffect::ClearTimer];
        match self.phase {
            WorkerState::Loading => {}
            WorkerState::Busy(id) => effects.push(QueueEffect::Answer(id, bytes)),
            WorkerState::Stopped | WorkerState::Idle | WorkerState::Broken => return Vec::new(),
        }
        self.phase = WorkerState::Idle;
        self.asked = None;
        self.send_next(&mut effects);
        effects
    }

    /// Whether the worker of this generation is the one that runs.
    fn runs(&self, generation: u32) -> bool {
        let running = !matches!(self.phase, WorkerState::Stopped | WorkerState::Broken);
        generation == self.generation && running
    }

    /// The worker of this generation has ended by itself. Another one is asked the same, once; a request that
    /// has ended two workers fails, and all others with it.
    fn end(&mut self, generation: u32) -> Vec<QueueEffect> {
        if !self.runs(generation) {
            return Vec::new();
        }
        if let Some(asked) = self.asked.take() {
            self.waiting.push_front(asked);
        }
        match self.waiting.front_mut() {
            Some(first) if first.again => return self.fail(generation),
            Some(first) => first.again = true,
            None => {}
        }
        self.phase = WorkerState::Stopped;
        let mut effects = vec![QueueEffect::Stop, QueueEffect::ClearTimer];
        if !self.waiting.is_empty() {
            effects.extend(self.spawn());
        }
        effects
    }

    /// The worker of this generation cannot be reached, or its time is up.
    fn fail(&mut self, generation: u32) -> Vec<QueueEffect> {
        if !self.runs(generation) {
            return Vec::new();
        }
        let mut effects = vec![QueueEffect::Stop, QueueEffect::ClearTimer];
        let waiting = std::mem::take(&mut self.waiting);
        let failed = self.asked.take().into_iter().chain(waiting);
        effects.extend(failed.map(|request| QueueEffect::Fail(request.id)));
        self.phase = if self.limits.restart { WorkerState::Stopped } else { WorkerState::Broken };
        effects
    }

    /// Cancels all requests. A busy worker is terminated, since it cannot receive a
    /// message before it is done.
    fn cancel(&mut self) -> Vec<QueueEffect> {
        let waiting = std::mem::take(&mut self.waiting);
        let mut effects: Vec<QueueEffect> =
            waiting.iter().map(|request| QueueEffect::Forget(request.id)).collect();
        if let Some(Request { id, .. }) = self.asked.take() {
            effects.extend([QueueEffect::Forget(id), QueueEffect::Stop, QueueEffect::ClearTimer]);
            self.phase = WorkerState::Stopped;
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
    worker: Option<RunningWorker>,
    timer: Option<Timeout>,
    waiters: Vec<(RequestId, Waiter)>,
}

/// A worker with its listeners.
struct RunningWorker {
    worker: Worker,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _error: Closure<dyn FnMut()>,
}

impl Drop for RunningWorker {
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
        let broken = effects.contains(&QueueEffect::Fail(id));
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

/// Starts a program of the page in a worker: `static/worker.js`, which finds the address of the program's
/// script in its own name, says that it listens, and is then given the program's compiled `module`, so
/// that it is neither fetched nor compiled again; none where the script fetches its own. When the worker ends
/// by itself, or is ended by the browser, that is an error of it, where the browser has locks.
///
/// # Errors The browser's error when it cannot start the worker.
pub fn start_program(script: &str, module: &JsValue) -> Result<Worker, JsValue> {
    start_by("worker.js", script, module)
}

/// Starts it by the script at this address.
fn start_by(by: &str, script: &str, module: &JsValue) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let name = format!("{script}#{:x}", random_u64());
    options.set_name(&name);
    let worker = Worker::new_with_options(by, &options)?;
    let hand_over = Closure::once_into_js({
        let (worker, module) = (worker.clone(), module.clone());
        move |event: MessageEvent| {
            // This message must not reach the client: the program posts its own when it listens.
            event.stop_immediate_propagation();
            if event.data() == "held" {
                report_end(worker.clone(), name);
            }
            // Errors are dropped: the worker may have been terminated, or the browser cannot pass a module
            // on. Then nothing answers, and the client's timeout notices.
            drop(worker.post_message(&module));
        }
    });
    let once = AddEventListenerOptions::new();
    once.set_once(true);
    worker.add_event_listener_with_callback_and_add_event_listener_options(
        "message",
        hand_over.unchecked_ref(),
        &once,
    )?;
    Ok(worker)
}

/// Makes the end of a worker an error of it, whatever has ended it. It has the lock of this name for as long
/// as it lives.
fn report_end(worker: Worker, name: String) {
    let Some(locks) = locks() else { return };
    spawn_local(async move {
        if let Ok(Some(_)) = Lock::take(&locks, &name, Wait::Ever).await
            && let Ok(error) = Event::new("error")
        {
            // Nobody listens to a worker that the page itself has ended.
            drop(worker.dispatch_event(&error));
        }
    });
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
fn update(
    client: &Rc<RefCell<Client>>,
    change: impl FnOnce(&mut RequestQueue) -> Vec<QueueEffect>,
) {
    let effects = change(&mut client.borrow_mut().queue);
    run(client, effects);
}

/// Carries out what the queue wants.
fn run(client: &Rc<RefCell<Client>>, effects: Vec<QueueEffect>) {
    for effect in effects {
        match effect {
            QueueEffect::Start(generation) => {
                let start = client.borrow().start;
                match start() {
                    Ok(worker) => {
                        let running = listen(client, worker, generation);
                        client.borrow_mut().worker = Some(running);
                    }
                    Err(_) => soon_for(client, move |queue| queue.fail(generation)),
                }
            }
            QueueEffect::Stop => drop(client.borrow_mut().worker.take()),
            QueueEffect::Post(bytes) => {
                let bytes = Uint8Array::from(bytes.as_slice());
                let (sent, generation) = {
                    let client = client.borrow();
                    let sent = client.worker.as_ref().map(|w| w.worker.post_message(&bytes));
                    (matches!(sent, Some(Ok(()))), client.queue.generation)
                };
                if !sent {
                    soon_for(client, move |queue| queue.fail(generation));
                }
            }
            QueueEffect::SetTimer(ms) => {
                let weak = Rc::downgrade(client);
                let generation = client.borrow().queue.generation;
                let late = move || with(&weak, |c| update(c, |queue| queue.fail(generation)));
                client.borrow_mut().timer = Some(Timeout::new(ms, late));
            }
            QueueEffect::ClearTimer => client.borrow_mut().timer = None,
            QueueEffect::Answer(id, bytes) => resolve(client, id, Ok(bytes)),
            QueueEffect::Fail(id) => resolve(client, id, Err(WorkerFailed)),
            QueueEffect::Forget(id) => drop(take_waiter(client, id)),
        }
    }
}

/// Reports something to the queue once whatever is running is done.
fn soon_for(
    client: &Rc<RefCell<Client>>,
    change: impl FnOnce(&mut RequestQueue) -> Vec<QueueEffect> + 'static,
) {
    let weak = Rc::downgrade(client);
    soon(move || with(&weak, |client| update(client, change)));
}

/// Listens to a worker.
fn listen(client: &Rc<RefCell<Client>>, worker: Worker, generation: u32) -> RunningWorker {
    let weak = Rc::downgrade(client);
    let message = Closure::new(move |event: MessageEvent| {
        // Anything but an array of bytes becomes an empty one.
        let bytes = Uint8Array::new(&event.data()).to_vec();
        with(&weak, |client| update(client, |queue| queue.message(generation, bytes)));
    });
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    let weak = Rc::downgrade(client);
    // Later, because this closure is dropped with the worker.
    let error = Closure::new(move || {
        with(&weak, |client| soon_for(client, move |queue| queue.end(generation)));
    });
    worker.set_onerror(Some(error.as_ref().unchecked_ref()));
    RunningWorker { worker, _message: message, _error: error }
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
        assert_eq!(queue.spawn(), [QueueEffect::Start(1), QueueEffect::SetTimer(60)]);
        assert_eq!(queue.message(1, Vec::new()), [QueueEffect::ClearTimer]);
        queue
    }

    #[test]
    fn requests_wait_until_the_worker_listens_and_then_for_each_other() {
        let mut queue = RequestQueue::new(LIMITS);
        let (first, effects) = queue.ask(vec![1]);
        assert_eq!(effects, [QueueEffect::Start(1), QueueEffect::SetTimer(60)]);
        let (second, effects) = queue.ask(vec![2]);
        assert_eq!((second, effects), (first + 1, vec![]));
        let ready = queue.message(1, Vec::new());
        assert_eq!(
            ready,
            [QueueEffect::ClearTimer, QueueEffect::Post(vec![1]), QueueEffect::SetTimer(30)]
        );
        let answered = queue.message(1, vec![10]);
        assert_eq!(
            answered,
            [
                QueueEffect::ClearTimer,
                QueueEffect::Answer(first, vec![10]),
                QueueEffect::Post(vec![2]),
                QueueEffect::SetTimer(30),
            ]
        );
        let answered = queue.message(1, vec![20]);
        assert_eq!(answered, [QueueEffect::ClearTimer, QueueEffect::Answer(second, vec![20])]);
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
            [
                QueueEffect::Stop,
                QueueEffect::ClearTimer,
                QueueEffect::Fail(first),
                QueueEffect::Fail(second)
            ]
        );
        assert_eq!(queue.fail(1), [], "a worker fails once");
        let (third, effects) = queue.ask(vec![3]);
        assert_eq!(effects, [QueueEffect::Start(2), QueueEffect::SetTimer(60)]);
        assert_eq!(queue.message(1, vec![10]), [], "a message of the worker that was ended");
        assert_eq!(queue.fail(1), [], "an error of the worker that was ended");
        queue.message(2, Vec::new());
        assert_eq!(queue.message(2, vec![30])[1], QueueEffect::Answer(third, vec![30]));
    }

    #[test]
    fn a_worker_that_never_listens_is_given_up_on() {
        let mut queue = RequestQueue::new(LIMITS);
        let (first, _) = queue.ask(vec![1]);
        assert_eq!(
            queue.fail(1),
            [QueueEffect::Stop, QueueEffect::ClearTimer, QueueEffect::Fail(first)]
        );
    }

    #[test]
    fn without_restarts_every_request_after_a_failure_fails_at_once() {
        let mut queue = idle(Limits { restart: false, ..LIMITS });
        queue.fail(1);
        let (id, effects) = queue.ask(vec![1]);
        assert_eq!(effects, [QueueEffect::Fail(id)]);
        assert_eq!(queue.spawn(), []);
    }

    #[test]
    fn what_a_worker_was_asked_that_has_ended_another_one_is_asked() {
        let mut queue = idle(LIMITS);
        let (first, _) = queue.ask(vec![1]);
        let (second, _) = queue.ask(vec![2]);
        let stopped = [QueueEffect::Stop, QueueEffect::ClearTimer];
        let started = |generation| [QueueEffect::Start(generation), QueueEffect::SetTimer(60)];
        let ended = queue.end(1);
        assert_eq!(ended, [stopped.clone(), started(2)].concat());
        assert_eq!(queue.end(1), [], "a worker ends once");
        assert_eq!(queue.message(2, Vec::new())[1], QueueEffect::Post(vec![1]));
        assert_eq!(queue.message(2, vec![10])[1], QueueEffect::Answer(first, vec![10]));
        // The second request ends two workers: then it has failed.
        assert_eq!(queue.end(2), [stopped.clone(), started(3)].concat());
        queue.message(3, Vec::new());
        assert_eq!(queue.end(3), [&stopped[..], &[QueueEffect::Fail(second)]].concat());
        let (third, effects) = queue.ask(vec![3]);
        assert_eq!(effects, started(4));
        queue.message(4, Vec::new());
        assert_eq!(queue.message(4, vec![30])[1], QueueEffect::Answer(third, vec![30]));
        // One that has nothing to do is missed when there is something.
        assert_eq!(queue.end(4), stopped);
        assert_eq!(queue.ask(vec![4]).1, started(5));
    }

    #[test]
    fn a_worker_that_ends_while_it_loads_is_started_once_more() {
        let mut queue = RequestQueue::new(Limits { restart: false, ..LIMITS });
        let (first, _) = queue.ask(vec![1]);
        assert_eq!(queue.end(1)[2], QueueEffect::Start(2));
        assert_eq!(queue.end(2)[2], QueueEffect::Fail(first));
        let (second, effects) = queue.ask(vec![2]);
        assert_eq!(effects, [QueueEffect::Fail(second)], "what cannot run is not tried for ever");
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
            [
                QueueEffect::Forget(second),
                QueueEffect::Forget(first),
                QueueEffect::Stop,
                QueueEffect::ClearTimer
            ]
        );
        assert_eq!(queue.message(1, vec![10]), []);
        let (third, effects) = queue.ask(vec![3]);
        assert!(third > second);
        assert_eq!(effects, [QueueEffect::Start(2), QueueEffect::SetTimer(60)]);
    }

    #[test]
    fn cancelling_leaves_a_loading_worker_alone() {
        let mut queue = RequestQueue::new(LIMITS);
        let (first, _) = queue.ask(vec![1]);
        assert_eq!(queue.cancel(), [QueueEffect::Forget(first)]);
        assert_eq!(queue.message(1, Vec::new()), [QueueEffect::ClearTimer]);
    }
}

#[cfg(all(test, target_arch = "wasm32"))]
mod browser_tests {
    use std::cell::Cell;

    use super::*;
    use crate::testing::page::until;
    use js_sys::Array;
    use wasm_bindgen_test::wasm_bindgen_test;
    use web_sys::{Blob, BlobPropertyBag, Url};

    thread_local! {
        /// How many workers were started, and how many of them end when they are asked something.
        static WORKERS: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
    }

    /// The address of a script with this content.
    fn script(content: &str) -> String {
        let options = BlobPropertyBag::new();
        options.set_type("text/javascript");
        let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&content.into()), &options);
        Url::create_object_url_with_blob(&blob.expect("a blob")).expect("an address")
    }

    /// Starts a worker that answers with twice the number that it was asked, or ends.
    fn start() -> Result<Worker, JsValue> {
        let (started, ending) = WORKERS.get();
        WORKERS.set((started + 1, ending));
        let ends = started < ending;
        let program = format!(
            "onmessage = ({{ data }}) =>
                 {ends} ? self.close() : postMessage(new Uint8Array([2 * data[0]]));
             postMessage('ready');
             export default async () => {{}};"
        );
        start_by(&script(include_str!("../static/worker.js")), &script(&program), &JsValue::NULL)
    }

    /// What a client answers whose first workers end when they are asked; and how many were started.
    async fn answered(ending: u32) -> (Result<Vec<u8>, WorkerFailed>, u32) {
        WORKERS.set((0, ending));
        let client =
            WorkerClient::new(start, Limits { load_ms: 9_000, answer_ms: 9_000, restart: true });
        let answer = Rc::new(RefCell::new(None));
        let kept = Rc::clone(&answer);
        client.ask(vec![21], Callback::from(move |reply| drop(kept.replace(Some(reply)))));
        // It gives up after two seconds: long before the time is up that the worker may take.
        until(|| answer.borrow().is_some()).await;
        let reply = answer.take().expect("it is there");
        (reply, WORKERS.get().0)
    }

    #[wasm_bindgen_test]
    async fn a_worker_that_ends_is_missed_at_once_and_another_answers() {
        assert_eq!(answered(0).await, (Ok(vec![42]), 1));
        assert_eq!(answered(1).await, (Ok(vec![42]), 2));
        assert_eq!(answered(9).await, (Err(WorkerFailed), 2));
    }
}
