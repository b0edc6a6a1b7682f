//! Which request a worker has, and which wait: when the worker is started, what is sent to it, and when it is given
//! up on. Nothing of a browser is in here, so it has plain unit tests.

use std::collections::VecDeque;

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

/// What the client must do for the queue: the queue itself has no browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum QueueEffect {
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
pub(super) struct RequestQueue {
    limits: Limits,
    phase: WorkerState,
    /// How many workers were started: messages of earlier ones are stale.
    pub(super) generation: u32,
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
    pub(super) fn new(limits: Limits) -> RequestQueue {
        let waiting = VecDeque::new();
        let phase = WorkerState::Stopped;
        RequestQueue { limits, phase, generation: 0, waiting, asked: None, last: 0 }
    }

    /// Starts the worker, if there is none.
    pub(super) fn spawn(&mut self) -> Vec<QueueEffect> {
        if self.phase != WorkerState::Stopped {
            return Vec::new();
        }
        self.phase = WorkerState::Loading;
        self.generation += 1;
        vec![QueueEffect::Start(self.generation), QueueEffect::SetTimer(self.limits.load_ms)]
    }

    /// Takes a request.
    pub(super) fn ask(&mut self, bytes: Vec<u8>) -> (RequestId, Vec<QueueEffect>) {
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
    pub(super) fn message(&mut self, generation: u32, bytes: Vec<u8>) -> Vec<QueueEffect> {
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
    pub(super) fn end(&mut self, generation: u32) -> Vec<QueueEffect> {
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
    pub(super) fn fail(&mut self, generation: u32) -> Vec<QueueEffect> {
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
    pub(super) fn cancel(&mut self) -> Vec<QueueEffect> {
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
