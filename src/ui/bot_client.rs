//! The bridge to the bots, who think in a worker so that the page never waits.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use conclave::bots::BotRequest;
use gloo::timers::callback::Timeout;
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

/// How long a worker may take to load, in milliseconds: slow lines are slow.
const LOADING: u32 = 60_000;
/// How long a worker may take to answer, in milliseconds: well over what the
/// strongest bot takes on a slow phone.
const THINKING: u32 = 30_000;

/// What came back.
pub enum Reply {
    /// The answer to the question with this number: postcard bytes, or why there
    /// is none.
    Answer(u64, Result<Vec<u8>, String>),
    /// The worker could not be started, broke down, or stays silent. Questions
    /// are forgotten; asking again starts another.
    Failed,
}

/// A line to the worker. Questions wait for each other.
pub struct Bots {
    shared: Rc<RefCell<Shared>>,
}

struct Shared {
    line: Option<Connection>,
    questions: VecDeque<(u64, Vec<u8>)>,
    /// The number of the question being thought about.
    asked: Option<u64>,
    next: u64,
    heard: Callback<Reply>,
}

/// A worker, with what listens to it.
struct Connection {
    worker: Worker,
    ready: bool,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _error: Closure<dyn FnMut(JsValue)>,
    patience: Option<Timeout>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Bots {
    /// A line on which nothing was asked yet.
    pub fn new(heard: Callback<Reply>) -> Bots {
        let shared = Shared { line: None, questions: VecDeque::new(), asked: None, next: 0, heard };
        Bots { shared: Rc::new(RefCell::new(shared)) }
    }

    /// Starts the worker before it is needed.
    pub fn spawn(&self) {
        if self.shared.borrow().line.is_none() {
            match Connection::open(&self.shared) {
                Ok(line) => self.shared.borrow_mut().line = Some(line),
                Err(_) => fail_soon(&self.shared),
            }
        }
    }

    /// Asks, and returns the question's number.
    pub fn ask(&self, question: &BotRequest) -> u64 {
        let number = {
            let mut shared = self.shared.borrow_mut();
            shared.next += 1;
            let number = shared.next;
            // A question is plain data; it always has bytes.
            let bytes = postcard::to_allocvec(question).unwrap_or_default();
            shared.questions.push_back((number, bytes));
            number
        };
        self.spawn();
        send_next(&self.shared);
        number
    }

    /// Forgets all questions. A worker that is thinking is dismissed: it could
    /// not hear before it is done.
    pub fn cancel(&self) {
        let mut shared = self.shared.borrow_mut();
        shared.questions.clear();
        if shared.asked.take().is_some() {
            shared.line = None;
        }
    }
}

/// Sends the next question, if the worker listens and has nothing to do.
fn send_next(shared: &Rc<RefCell<Shared>>) {
    let weak = Rc::downgrade(shared);
    let mut shared = shared.borrow_mut();
    let shared = &mut *shared;
    let Some(line) = shared.line.as_mut().filter(|line| line.ready) else {
        return;
    };
    if shared.asked.is_some() {
        return;
    }
    if let Some((number, bytes)) = shared.questions.pop_front() {
        if line.worker.post_message(&Uint8Array::from(bytes.as_slice())).is_ok() {
            shared.asked = Some(number);
        }
        line.patience = Some(Timeout::new(THINKING, move || {
            if let Some(shared) = weak.upgrade() {
                fail(&shared);
            }
        }));
    }
}

/// Gives up on the worker, and says so.
fn fail(shared: &Rc<RefCell<Shared>>) {
    let heard = {
        let mut shared = shared.borrow_mut();
        shared.line = None;
        shared.asked = None;
        shared.questions.clear();
        shared.heard.clone()
    };
    heard.emit(Reply::Failed);
}

/// The same, once whoever is calling is done.
fn fail_soon(shared: &Rc<RefCell<Shared>>) {
    let weak = Rc::downgrade(shared);
    Timeout::new(0, move || {
        if let Some(shared) = weak.upgrade() {
            fail(&shared);
        }
    })
    .forget();
}

impl Connection {
    fn open(shared: &Rc<RefCell<Shared>>) -> Result<Connection, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // It is this same program, in another thread.
        options.set_name(&crate::boot::program());
        let worker = Worker::new_with_options("bots.js", &options)?;

        let weak = Rc::downgrade(shared);
        let message = Closure::new(move |event: MessageEvent| {
            let Some(shared) = weak.upgrade() else { return };
            receive(&shared, &event.data());
            send_next(&shared);
        });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        let weak = Rc::downgrade(shared);
        let error = Closure::new(move |_| {
            if let Some(shared) = weak.upgrade() {
                fail_soon(&shared);
            }
        });
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        let weak = Rc::downgrade(shared);
        let patience = Some(Timeout::new(LOADING, move || {
            if let Some(shared) = weak.upgrade() {
                fail(&shared);
            }
        }));
        Ok(Connection { worker, ready: false, _message: message, _error: error, patience })
    }
}

/// Takes in what the worker said.
fn receive(shared: &Rc<RefCell<Shared>>, data: &JsValue) {
    let answer = {
        let mut shared = shared.borrow_mut();
        let shared = &mut *shared;
        let Some(line) = &mut shared.line else { return };
        if let Some(bytes) = data.dyn_ref::<Uint8Array>() {
            line.patience = None;
            shared.asked.take().map(|number| {
                let answer =
                    postcard::from_bytes(&bytes.to_vec()).unwrap_or_else(|e| Err(e.to_string()));
                (shared.heard.clone(), number, answer)
            })
        } else {
            line.ready = true;
            line.patience = None;
            None
        }
    };
    if let Some((heard, number, answer)) = answer {
        heard.emit(Reply::Answer(number, answer));
    }
}
