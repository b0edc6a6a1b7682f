//! Storage that fails at any moment, in any way.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_session::saves::{Memory, Save, SaveStore, SaveStoreError, Store, StoreError};

use crate::fixtures::session;

/// A way in which storage fails.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    /// It refuses, once.
    Refuses(StoreError),
    /// It says that it has done something, and has not, once.
    Pretends,
    /// It writes half of a text and says that all is well, once.
    Tears,
    /// The power is gone: nothing works any more. The call that was under way…
    PowerLoss(InterruptedWrite),
}

/// What the power left of the call that was under way.
#[derive(Clone, Copy, PartialEq, Debug)]
enum InterruptedWrite {
    Undone,
    Done,
    /// Half of the text is there.
    Torn,
    /// Neither the old text nor the new one is there.
    Gone,
}

const FAULTS: [Fault; 8] = [
    Fault::Refuses(StoreError::Blocked),
    Fault::Refuses(StoreError::Full),
    Fault::Pretends,
    Fault::Tears,
    Fault::PowerLoss(InterruptedWrite::Undone),
    Fault::PowerLoss(InterruptedWrite::Done),
    Fault::PowerLoss(InterruptedWrite::Torn),
    Fault::PowerLoss(InterruptedWrite::Gone),
];

/// Storage that fails at one of its calls.
struct Faulty {
    under: Rc<Memory>,
    fault: Fault,
    /// How many calls go well before it fails.
    left: Cell<usize>,
    /// How many calls there were.
    calls: Cell<usize>,
    dead: Cell<bool>,
}

impl Faulty {
    fn new(under: &Rc<Memory>, fault: Fault, left: usize) -> Faulty {
        let (left, calls) = (Cell::new(left), Cell::new(0));
        Faulty { under: Rc::clone(under), fault, left, calls, dead: Cell::new(false) }
    }

    /// The fault, if this is its moment.
    fn now(&self) -> Result<Option<Fault>, StoreError> {
        if self.dead.get() {
            return Err(StoreError::Blocked);
        }
        self.calls.set(self.calls.get() + 1);
        let left = self.left.get();
        self.left.set(left.wrapping_sub(1));
        Ok((left == 0).then_some(self.fault))
    }

    fn die<T>(&self) -> Result<T, StoreError> {
        self.dead.set(true);
        Err(StoreError::Blocked)
    }

    fn read<T>(&self, read: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
        match self.now()? {
            Some(Fault::Refuses(why)) => Err(why),
            Some(Fault::PowerLoss(_)) => self.die(),
            _ => read(),
        }
    }
}

impl Store for Faulty {
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.read(|| self.under.keys())
    }

    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.read(|| self.under.get(key))
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        match self.now()? {
            None => self.under.set(key, value),
            Some(Fault::Refuses(why)) => Err(why),
            Some(Fault::Pretends) => Ok(()),
            Some(Fault::Tears) => self.under.set(key, &value[..value.len() / 2]),
            Some(Fault::PowerLoss(under_way)) => {
                match under_way {
                    InterruptedWrite::Undone => {}
                    InterruptedWrite::Done => self.under.set(key, value)?,
                    InterruptedWrite::Torn => self.under.set(key, &value[..value.len() / 2])?,
                    InterruptedWrite::Gone => self.under.remove(key)?,
                }
                self.die()
            }
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self.now()? {
            None | Some(Fault::Tears) => self.under.remove(key),
            Some(Fault::Refuses(why)) => Err(why),
            Some(Fault::Pretends) => Ok(()),
            Some(Fault::PowerLoss(under_way)) => {
                if under_way != InterruptedWrite::Undone {
                    self.under.remove(key)?;
                }
                self.die()
            }
        }
    }
}

/// States of one game, seven minutes apart, so that all copies get their turn.
fn states() -> Vec<Save> {
    (0u64..14)
        .map(|n| {
            let session = session::<Elfenwizards>(1, 3 * n as usize);
            Save::of(&session, "Thursday", 1, 1 + n * 7 * 60_000)
        })
        .collect()
}

/// Which of the states can be read after all.
fn readable(store: &Rc<Memory>, states: &[Save]) -> Option<usize> {
    let save_store = SaveStore::new(SharedMemory(Rc::clone(store)));
    let save = save_store.read("a").unwrap()?.expect("what is there can be read");
    let session = save.session::<Elfenwizards>().expect("what is read can be played");
    assert_eq!(session.play().ply(), save.turn);
    // Listed just as it is opened.
    assert!(save_store.slots().unwrap().iter().any(|slot| slot.save == Ok(save.clone())));
    // (What is written again is written later.)
    states
        .iter()
        .position(|state| *state == Save { earlier: false, saved: state.saved, ..save.clone() })
}

/// Two tabs of one browser share a store.
struct SharedMemory(Rc<Memory>);

impl Store for SharedMemory {
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.0.keys()
    }
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.0.get(key)
    }
    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.0.set(key, value)
    }
    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.0.remove(key)
    }
}

/// Writes the states one after the other with this fault at that call, and checks
/// what is left. Returns whether the fault occurred.
fn survives(states: &[Save], fault: Fault, at: usize) -> bool {
    let store = Rc::new(Memory::default());
    let save_store = SaveStore::new(Faulty::new(&store, fault, at));
    let (mut kept, mut tried) = (None, None);
    for (n, state) in states.iter().enumerate() {
        tried = Some(n);
        if save_store.write("a", state).is_ok() {
            kept = Some(n);
        }
        if save_store.store().dead.get() {
            break;
        }
        // Whatever happened: the last state that was kept, or one that came after it.
        let now = readable(&store, states);
        assert!(now >= kept && now <= tried, "{fault:?} at {at}: {kept:?} {now:?} {tried:?}");
    }
    let now = readable(&store, states);
    assert!(now >= kept && now <= tried, "{fault:?} at {at}: {kept:?}, but {now:?}");
    if !save_store.store().dead.get() {
        // Unless it was the last one that failed.
        assert!(kept >= Some(states.len() - 2), "{fault:?} at {at}: once is not for ever");
    }
    save_store.store().calls.get() > at
}

#[test]
fn whatever_fails_at_whatever_call_no_kept_state_is_lost() {
    let states = states();
    for fault in FAULTS {
        let at = (0..).find(|&at| !survives(&states[..], fault, at)).unwrap();
        assert!(at > 80, "each state is several calls: {at}");
    }
}

#[test]
fn whatever_fails_while_a_damaged_save_is_set_aside_the_game_and_the_damaged_text_stay() {
    let states = states();
    let damaged = "conclave-save 2 elfenwizards 1 torn";
    for fault in FAULTS {
        for at in 0..8 {
            let store = Rc::new(Memory::default());
            let save_store = SaveStore::new(SharedMemory(Rc::clone(&store)));
            for state in &states {
                save_store.write("a", state).unwrap();
            }
            store.set("conclave:save:a", damaged).unwrap();
            let faulty = SaveStore::new(Faulty::new(&store, fault, at));
            if let Ok(Some(Ok(save))) = faulty.read("a") {
                assert!(save.earlier);
                let _ = faulty.write("a", &save);
            }
            assert!(readable(&store, &states).is_some(), "{fault:?} at {at}");
            let texts = store.keys().unwrap().into_iter().map(|name| store.get(&name).unwrap());
            assert!(texts.flatten().any(|text| text == damaged), "{fault:?} at {at}");
        }
    }
}

#[test]
fn power_lost_while_a_game_is_deleted_leaves_all_of_it_or_nothing() {
    let states = states();
    for at in 0..5 {
        let store = Rc::new(Memory::default());
        let save_store = SaveStore::new(SharedMemory(Rc::clone(&store)));
        for state in &states {
            save_store.write("a", state).unwrap();
        }
        let dying =
            SaveStore::new(Faulty::new(&store, Fault::PowerLoss(InterruptedWrite::Done), at));
        assert!(dying.remove("a").is_err());
        let left = readable(&store, &states[..]);
        assert_eq!(left, (at < 4).then_some(states.len() - 1));
    }
}

#[test]
fn storage_too_small_for_copies_still_keeps_the_game_itself() {
    let states = states();
    let largest = states.iter().map(|state| state.seal().len()).max().unwrap();
    let store = Rc::new(Memory::default());
    store.limit(largest + "conclave:save:a".len());
    let save_store = SaveStore::new(SharedMemory(Rc::clone(&store)));
    for (n, state) in states.iter().enumerate() {
        save_store.write("a", state).unwrap();
        assert_eq!(readable(&store, &states[..]), Some(n));
    }
    store.limit(100);
    assert_eq!(save_store.write("a", &states[0]), Err(SaveStoreError::Store(StoreError::Full)));
    assert_eq!(readable(&store, &states[..]), Some(states.len() - 1));
}

/// The same content, for a look at it that changes nothing.
fn same(store: &Memory) -> Rc<Memory> {
    let copy = Memory::default();
    for name in store.keys().unwrap() {
        copy.set(&name, &store.get(&name).unwrap().unwrap()).unwrap();
    }
    Rc::new(copy)
}

/// Which of the states a page finds that is loaded where these are the two stores.
fn found(first: &Memory, second: &Memory, states: &[Save]) -> Option<usize> {
    let (first, second) = (same(first), same(second));
    let save_store =
        SaveStore::with_second(SharedMemory(Rc::clone(&first)), SharedMemory(Rc::clone(&second)));
    save_store.mend().unwrap();
    readable(&first, states)
}

/// Writes the states with this fault at that call of one of two stores, and checks what either of them, and
/// both, have of the game. Returns whether the fault occurred.
fn survives_twice(states: &[Save], fault: Fault, at: usize, in_first: bool) -> bool {
    let (first, second) = (Rc::new(Memory::default()), Rc::new(Memory::default()));
    let (one, other) = if in_first { (at, usize::MAX) } else { (usize::MAX, at) };
    let save_store =
        SaveStore::with_second(Faulty::new(&first, fault, one), Faulty::new(&second, fault, other));
    let _ = save_store.mend();
    let faulty =
        if in_first { save_store.store() as &Faulty } else { save_store.store().second().unwrap() };
    let mut kept = None;
    for (n, state) in states.iter().enumerate() {
        if save_store.write("a", state).is_ok() {
            kept = Some(n);
        } else {
            assert!(in_first, "{fault:?} at {at}: a second store is only ever a help");
        }
        let (now, tried) = (found(&first, &second, states), Some(n));
        assert!(now >= kept && now <= tried, "{fault:?} at {at}: {kept:?} {now:?} {tried:?}");
        if save_store.store().dead.get() {
            break;
        }
    }
    // The store without the fault has it alone, too.
    let nothing = Memory::default();
    let alone = if in_first { found(&nothing, &second, states) } else { readable(&first, states) };
    assert!(alone >= kept, "{fault:?} at {at}: {kept:?}, but {alone:?}");
    faulty.calls.get() > at
}

#[test]
fn whatever_fails_at_whatever_call_of_one_of_two_stores_no_kept_state_is_lost() {
    let states = &states()[..6];
    for (fault, in_first) in FAULTS.into_iter().flat_map(|fault| [(fault, true), (fault, false)]) {
        let at = (0..).find(|&at| !survives_twice(states, fault, at, in_first)).unwrap();
        assert!(at > 5, "each state is at least one call: {at}");
    }
}

#[test]
fn whatever_fails_while_a_game_is_deleted_from_two_stores_it_does_not_come_back() {
    let states = &states()[..6];
    for (fault, in_first) in FAULTS.into_iter().flat_map(|fault| [(fault, true), (fault, false)]) {
        // A first store that says it has deleted something, and has not, cannot be told from one that has it.
        if in_first && fault == Fault::Pretends {
            continue;
        }
        for at in 0..20 {
            let (first, second) = (Rc::new(Memory::default()), Rc::new(Memory::default()));
            let shared = || {
                SaveStore::with_second(
                    SharedMemory(Rc::clone(&first)),
                    SharedMemory(Rc::clone(&second)),
                )
            };
            for state in states {
                let save_store = shared();
                save_store.read("a").unwrap();
                save_store.write("a", state).unwrap();
            }
            let (one, other) = if in_first { (at, usize::MAX) } else { (usize::MAX, at) };
            let failing = SaveStore::with_second(
                Faulty::new(&first, fault, one),
                Faulty::new(&second, fault, other),
            );
            let said = failing.remove("a");
            // Where it was not deleted, all of it is there.
            let mut left = Vec::new();
            for _ in 0..3 {
                shared().mend().unwrap();
                left.push(readable(&first, states));
            }
            let whole = Some(states.len() - 1);
            assert!(left.iter().all(|now| *now == left[0]), "{fault:?} at {at}: {left:?}");
            assert!(left[0].is_none() || left[0] == whole, "{fault:?} at {at}: {left:?}");
            if said.is_ok() {
                assert_eq!(left[0], None, "{fault:?} at {at}");
            }
        }
    }
}

/// Storage through which another tab writes just before one of our calls.
struct ContendedStorage {
    under: SharedMemory,
    left: Cell<usize>,
    other: RefCell<Option<Box<dyn FnOnce()>>>,
    /// Whether the other came just before we put something into the slot.
    switching: Cell<bool>,
}

impl ContendedStorage {
    fn now(&self, switching: bool) {
        let left = self.left.get();
        self.left.set(left.wrapping_sub(1));
        if left == 0
            && let Some(other) = self.other.take()
        {
            self.switching.set(switching);
            other();
        }
    }
}

impl Store for ContendedStorage {
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.now(false);
        self.under.keys()
    }
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.now(false);
        self.under.get(key)
    }
    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.now(key == "conclave:save:a");
        self.under.set(key, value)
    }
    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.now(false);
        self.under.remove(key)
    }
}

#[test]
fn a_tab_that_comes_in_between_two_calls_of_another_is_not_overwritten() {
    let states = states();
    let mut moments = 0;
    for at in 0.. {
        let store = Rc::new(Memory::default());
        let theirs = SaveStore::new(SharedMemory(Rc::clone(&store)));
        theirs.write("a", &states[0]).unwrap();
        let other = states[2].clone();
        let crowded = ContendedStorage {
            under: SharedMemory(Rc::clone(&store)),
            left: Cell::new(at + 1), // The first call is to read the slot.
            other: RefCell::new(Some(Box::new(move || {
                let _ = theirs.write("a", &other);
            }))),
            switching: Cell::new(false),
        };
        let ours = SaveStore::new(crowded);
        ours.read("a").unwrap().unwrap().unwrap();
        let wrote = ours.write("a", &states[1]);
        if ours.store().other.borrow().is_some() {
            break;
        }
        moments += 1;
        // Both cannot win; who does is still there. (Browsers let no other page at the
        // storage between two calls in a row within one process; between the last look
        // and the switch there is none.)
        if !ours.store().switching.get() {
            let now = readable(&store, &states[..]);
            assert!(now == Some(2) || (now == Some(1) && wrote.is_ok()), "{at}: {now:?} {wrote:?}");
            if wrote.is_err() {
                assert_eq!((wrote, now), (Err(SaveStoreError::Elsewhere), Some(2)), "{at}");
            }
        }
    }
    assert!(moments >= 6);
}
