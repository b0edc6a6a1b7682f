//! Connections in memory, for tests, with the faults that a test asks for.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use super::{Connection, SendError, Status};
use conclave_rules::table::{Rng, Seed};

/// What goes wrong with messages on a line.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Faults {
    /// How many messages in 100 are lost.
    pub loss: u32,
    /// How many messages in 100 arrive twice.
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
struct LineState {
    faults: Faults,
    rng: Rng,
    now: u64,
    status: Status,
    /// The messages on their way to each end.
    under_way: [VecDeque<Sent>; 2],
}

/// A line between two [`LineEnd`]s, with a clock of its own.
#[derive(Clone)]
pub struct MemoryLine(Rc<RefCell<LineState>>);

/// One end of a line.
pub struct LineEnd {
    line: MemoryLine,
    /// Which end: 0 or 1.
    side: usize,
}

impl MemoryLine {
    /// An open line. Its faults are drawn from `seed`.
    pub fn new(faults: Faults, seed: Seed) -> (MemoryLine, LineEnd, LineEnd) {
        let state = LineState {
            faults,
            rng: Rng::new(seed),
            now: 0,
            status: Status::Open,
            under_way: Default::default(),
        };
        let line = MemoryLine(Rc::new(RefCell::new(state)));
        let end = |side| LineEnd { line: line.clone(), side };
        let (one, other) = (end(0), end(1));
        (line, one, other)
    }

    /// Sets the line's clock, in milliseconds.
    pub fn at(&self, now: u64) {
        self.0.borrow_mut().now = now;
    }

    /// Ends all faults.
    pub fn mend(&self) {
        self.0.borrow_mut().faults = Faults::default();
    }

    /// Changes the line's status. Unless it is open then, the messages on their way are lost.
    pub fn set(&self, status: Status) {
        let mut state = self.0.borrow_mut();
        state.status = status;
        if status != Status::Open {
            state.under_way = Default::default();
        }
    }
}

impl Connection for LineEnd {
    fn send(&mut self, message: &[u8]) -> Result<(), SendError> {
        let state = &mut *self.line.0.borrow_mut();
        if state.status != Status::Open {
            return Err(SendError::NotOpen);
        }
        let mut happens = |of_100: u32| state.rng.below(100) < of_100;
        if happens(state.faults.loss) {
            return Ok(());
        }
        for _ in 0..1 + u32::from(happens(state.faults.doubling)) {
            let due = state.now + u64::from(state.rng.below(state.faults.delay + 1));
            state.under_way[1 - self.side].push_back(Sent { due, bytes: message.to_vec() });
        }
        Ok(())
    }

    fn receive(&mut self) -> Option<Vec<u8>> {
        let state = &mut *self.line.0.borrow_mut();
        let coming = &mut state.under_way[self.side];
        let (at, next) = coming.iter().enumerate().min_by_key(|(_, sent)| sent.due)?;
        if next.due > state.now {
            return None;
        }
        coming.remove(at).map(|sent| sent.bytes)
    }

    fn status(&self) -> Status {
        self.line.0.borrow().status
    }
}

impl Drop for LineEnd {
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
