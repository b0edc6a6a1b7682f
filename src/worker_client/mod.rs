//! Requests to a Web Worker, one at a time, as bytes.
//!
//! The queue of requests (`queue`) decides when the worker is started, what is sent to it, and
//! when it is given up on; [`WorkerClient`] carries out what the queue decides with a real worker and
//! real timers.
//!
//! What a worker must do: post one message, whatever it is, once it listens
//! (messages to a worker that is still loading are lost); from then on answer each
//! request, a `Uint8Array`, with exactly one message.

mod queue;

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{AddEventListenerOptions, Event, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use crate::locks::{Lock, Wait, locks};
use crate::random::random_u64;
pub use queue::{Limits, RequestId};
use queue::{QueueEffect, RequestQueue};

/// The worker could not be started, broke down, or did not answer in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkerFailed;

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
        start_by(&script(include_str!("../../static/worker.js")), &script(&program), &JsValue::NULL)
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
