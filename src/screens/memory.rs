//! Connections in memory: for tests, as bad as one likes.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use super::{Connection, SendError, Status};
use crate::table::{Rng, Seed};

/// What a line does to messages.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Faults {
    /// How many of 100 messages are lost.
    pub loss: u32,
    /// How many of 100 messages arrive twice.
    pub doubling: u32,
    /// How many milliseconds a message takes at most. Each takes its own time, so that they arrive
    /// out of order.
    pub delay: u32,
}

/// A message on its way.
struct Sent {
    /// When it arrives.
    due: u64,
    bytes: Vec<u8>,
}

/// What both ends of a line share.
struct Shared {
    faults: Faults,
    rng: Rng,
    now: u64,
    status: Status,
    /// What is on its way to each end.
    ways: [VecDeque<Sent>; 2],
}

/// A line between two [`End`]s, and its time.
#[derive(Clone)]
pub struct MemoryLine(Rc<RefCell<Shared>>);

/// One end of a line.
pub struct End {
    line: MemoryLine,
    /// Which end: 0 or 1.
    side: usize,
}

impl MemoryLine {
    /// An open line. What happens on it grows from `seed`.
    pub fn new(faults: Faults, seed: Seed) -> (MemoryLine, End, End) {
        let shared = Shared {
            faults,
            rng: Rng::new(seed),
            now: 0,
            status: Status::Open,
            ways: Default::default(),
        };
        let line = MemoryLine(Rc::new(RefCell::new(shared)));
        let end = |side| End { line: line.clone(), side };
        let (one, other) = (end(0), end(1));
        (line, one, other)
    }

    /// Lets time pass: it is so late now, in milliseconds.
    pub fn at(&self, now: u64) {
        self.0.borrow_mut().now = now;
    }

    /// Nothing goes wrong any more from now on.
    pub fn mend(&self) {
        self.0.borrow_mut().faults = Faults::default();
    }

    /// Changes how the line is doing. Nothing that was on its way arrives unless it is open.
    pub fn set(&self, status: Status) {
        let mut shared = self.0.borrow_mut();
        shared.status = status;
        if status != Status::Open {
            shared.ways = Default::default();
        }
    }
}

impl Connection for End {
    fn send(&mut self, message: &[u8]) -> Result<(), SendError> {
        let shared = &mut *self.line.0.borrow_mut();
        if shared.status != Status::Open {
            return Err(SendError::NotOpen);
        }
        let mut happens = |of_100: u32| shared.rng.below(100) < of_100;
        if happens(shared.faults.loss) {
            return Ok(());
        }
        for _ in 0..1 + u32::from(happens(shared.faults.doubling)) {
            let due = shared.now + u64::from(shared.rng.below(shared.faults.delay + 1));
            shared.ways[1 - self.side].push_back(Sent { due, bytes: message.to_vec() });
        }
        Ok(())
    }

    fn receive(&mut self) -> Option<Vec<u8>> {
        let shared = &mut *self.line.0.borrow_mut();
        let way = &mut shared.ways[self.side];
        let (at, next) = way.iter().enumerate().min_by_key(|(_, sent)| sent.due)?;
        if next.due > shared.now {
            return None;
        }
        way.remove(at).map(|sent| sent.bytes)
    }

    fn status(&self) -> Status {
        self.line.0.borrow().status
    }
}

impl Drop for End {
    fn drop(&mut self) {
        self.line.0.borrow_mut().status = Status::Closed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_good_line_carries_everything_in_order_and_a_bad_one_does_not() {
        let carried = |faults| {
            let (line, mut one, mut other) = MemoryLine::new(faults, Seed(3));
            (0..200u8).for_each(|byte| one.send(&[byte]).unwrap());
            line.at(1_000);
            std::iter::from_fn(|| other.receive()).flatten().collect::<Vec<u8>>()
        };
        let all: Vec<u8> = (0..200).collect();
        assert_eq!(carried(Faults::default()), all);
        assert!(carried(Faults { loss: 20, ..Faults::default() }).len() < 180);
        assert!(carried(Faults { doubling: 20, ..Faults::default() }).len() > 220);
        let mut late = carried(Faults { delay: 100, ..Faults::default() });
        assert_ne!(late, all);
        late.sort_unstable();
        assert_eq!(late, all);
    }

    #[test]
    fn a_message_takes_its_time_and_a_dropped_end_closes_the_line() {
        let (line, mut one, mut other) =
            MemoryLine::new(Faults { delay: 9, ..Faults::default() }, Seed(1));
        (0..100).for_each(|_| one.send(&[1]).unwrap());
        let now = std::iter::from_fn(|| other.receive()).count();
        line.at(9);
        assert!(now < 50 && now + std::iter::from_fn(|| other.receive()).count() == 100);
        drop(one);
        assert_eq!((other.status(), other.send(&[1])), (Status::Closed, Err(SendError::NotOpen)));
    }
}
