//! The slots that saves stand in.

use std::cell::RefCell;

use super::envelope::{Save, SaveError};
use super::store::{Store, StoreError};
use super::texts::Texts;
use crate::table::sort_few;

/// What the names of slots begin with in the store.
const PREFIX: &str = "conclave:save:";

/// A slot's name in addresses and in the store.
pub type SlotId = String;

/// The slot that a name in the store belongs to; none for other things kept
/// there.
pub fn slot_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(PREFIX)
}

/// A slot with what stands in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Slot {
    /// Its name.
    pub id: SlotId,
    /// The save, or why it cannot be read. Such a one is kept.
    pub save: Result<Save, SaveError>,
}

/// Why a save was not written. What stood in the slot still stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShelfError {
    /// Storage refused.
    Store(StoreError),
    /// Somebody else wrote to the slot: another tab, perhaps.
    Elsewhere,
}

impl From<StoreError> for ShelfError {
    fn from(error: StoreError) -> ShelfError {
        ShelfError::Store(error)
    }
}

/// All slots. What a slot held when this shelf last looked is remembered, so that
/// nothing else is ever overwritten.
#[derive(Debug)]
pub struct Shelf<S> {
    store: S,
    /// What each slot held, by id.
    seen: RefCell<Texts>,
}

impl<S: Store> Shelf<S> {
    /// The shelf in `store`.
    pub fn new(store: S) -> Shelf<S> {
        Shelf { store, seen: RefCell::default() }
    }

    /// The store beneath.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// Whether `there` is what a slot held when it was last looked at.
    fn has_seen(&self, id: &str, there: Option<&String>) -> bool {
        self.seen.borrow().get(id) == there.map(String::as_str)
    }

    /// Every slot, the one saved last first, and those that cannot be read at
    /// the end.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    pub fn slots(&self) -> Result<Vec<Slot>, StoreError> {
        let mut slots = Vec::new();
        for key in self.store.keys()? {
            if let (Some(id), Some(text)) = (slot_of_key(&key), self.store.get(&key)?) {
                slots.push(Slot { id: id.to_owned(), save: Save::open(&text) });
            }
        }
        let saved = |slot: &Slot| slot.save.as_ref().map_or(0, |save| save.saved);
        sort_few(&mut slots, |a, b| (saved(b), &a.id) < (saved(a), &b.id));
        Ok(slots)
    }

    /// What stands in a slot; none when it is empty. To write to the slot after
    /// this is to carry on what was read.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    pub fn read(&self, id: &str) -> Result<Option<Result<Save, SaveError>>, StoreError> {
        let Some(text) = self.store.get(&key(id))? else {
            return Ok(None);
        };
        let save = Save::open(&text);
        if save.is_ok() {
            self.seen.borrow_mut().set(id, text);
        }
        Ok(Some(save))
    }

    /// The text in a slot, readable or not: for a file to keep elsewhere.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    pub fn text(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.store.get(&key(id))
    }

    /// Whether a slot holds what this shelf last read or wrote there.
    pub fn is_mine(&self, id: &str) -> bool {
        let there = self.store.get(&key(id)).ok().flatten();
        there.is_some() && self.has_seen(id, there.as_ref())
    }

    /// Puts a save into a slot, if the slot holds what this shelf last read there
    /// or wrote there, or nothing.
    ///
    /// # Errors
    /// [`ShelfError`] when it does not, or storage refuses.
    pub fn write(&self, id: &str, save: &Save) -> Result<(), ShelfError> {
        let there = self.store.get(&key(id))?;
        if there.is_some() && !self.has_seen(id, there.as_ref()) {
            return Err(ShelfError::Elsewhere);
        }
        let text = save.seal();
        self.store.set(&key(id), &text)?;
        self.seen.borrow_mut().set(id, text);
        Ok(())
    }

    /// Gives a save another name. Tells whether there was one to name.
    ///
    /// # Errors
    /// [`ShelfError`] when storage refuses.
    pub fn rename(&self, id: &str, name: &str) -> Result<bool, ShelfError> {
        let Some(Ok(mut save)) = self.read(id)? else {
            return Ok(false);
        };
        name.clone_into(&mut save.name);
        self.write(id, &save)?;
        Ok(true)
    }

    /// Clears a slot, whatever is in it. Only ever at a person's express wish.
    ///
    /// # Errors
    /// [`StoreError`] when storage refuses.
    pub fn remove(&self, id: &str) -> Result<(), StoreError> {
        self.store.remove(&key(id))?;
        self.seen.borrow_mut().remove(id);
        Ok(())
    }
}

/// A slot's name in the store.
fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::super::envelope::tests::save;
    use super::super::store::Memory;
    use super::*;

    /// Two tabs of one browser share a store.
    impl Store for Rc<Memory> {
        fn keys(&self) -> Result<Vec<String>, StoreError> {
            (**self).keys()
        }
        fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
            (**self).get(key)
        }
        fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
            (**self).set(key, value)
        }
        fn remove(&self, key: &str) -> Result<(), StoreError> {
            (**self).remove(key)
        }
    }

    fn named(name: &str, saved: u64) -> Save {
        Save { name: name.into(), saved, ..save() }
    }

    #[test]
    fn saves_come_back_latest_first_and_unreadable_ones_last() {
        let shelf = Shelf::new(Memory::default());
        shelf.write("a", &named("old", 1)).unwrap();
        shelf.write("b", &named("new", 2)).unwrap();
        shelf.store().set("conclave:save:c", "conclave-save 1 elfen").unwrap();
        shelf.store().set("conclave:settings", "{}").unwrap();
        let slots = shelf.slots().unwrap();
        assert_eq!(slots.iter().map(|s| s.id.as_str()).collect::<Vec<_>>(), ["b", "a", "c"]);
        assert_eq!(slots[2].save, Err(SaveError::Damaged));
    }

    #[test]
    fn damaged_and_newer_saves_are_kept_and_never_overwritten() {
        let shelf = Shelf::new(Memory::default());
        for kept in ["conclave-save 1 elfen", "conclave-save 99 x"] {
            shelf.store().set("conclave:save:a", kept).unwrap();
            assert!(matches!(shelf.read("a"), Ok(Some(Err(_)))));
            assert_eq!(shelf.write("a", &save()), Err(ShelfError::Elsewhere));
            assert_eq!(shelf.rename("a", "x"), Ok(false));
            assert_eq!(shelf.text("a").unwrap().as_deref(), Some(kept));
        }
        shelf.remove("a").unwrap();
        assert_eq!(shelf.read("a"), Ok(None));
    }

    #[test]
    fn two_tabs_cannot_overwrite_each_other() {
        let store = Rc::new(Memory::default());
        let (one, two) = (Shelf::new(Rc::clone(&store)), Shelf::new(store));
        one.write("a", &named("one", 1)).unwrap();
        assert_eq!(two.write("a", &named("two", 2)), Err(ShelfError::Elsewhere));
        two.read("a").unwrap();
        two.write("a", &named("two", 2)).unwrap();
        assert_eq!(one.write("a", &named("one", 3)), Err(ShelfError::Elsewhere));
        assert_eq!(one.read("a").unwrap().unwrap().unwrap().name, "two");
        one.write("a", &named("one", 3)).unwrap();
    }

    #[test]
    fn full_storage_keeps_the_save_before() {
        let shelf = Shelf::new(Memory::default());
        shelf.write("a", &named("first", 1)).unwrap();
        let room = shelf.text("a").unwrap().unwrap().len() + "conclave:save:a".len();
        shelf.store().limit(room);
        let longer = named("a much longer name", 2);
        assert_eq!(shelf.write("a", &longer), Err(ShelfError::Store(StoreError::Full)));
        assert_eq!(shelf.read("a").unwrap().unwrap().unwrap().name, "first");
        shelf.store().limit(2 * room);
        shelf.write("a", &longer).unwrap();
    }

    #[test]
    fn blocked_storage_is_an_error_and_not_a_crash() {
        let shelf = Shelf::new(Memory::default());
        shelf.store().block(true);
        assert_eq!(shelf.slots(), Err(StoreError::Blocked));
        assert_eq!(shelf.write("a", &save()), Err(ShelfError::Store(StoreError::Blocked)));
        assert_eq!(shelf.remove("a"), Err(StoreError::Blocked));
        shelf.store().block(false);
        shelf.write("a", &save()).unwrap();
    }

    #[test]
    fn a_slot_cleared_elsewhere_is_written_anew() {
        let shelf = Shelf::new(Memory::default());
        shelf.write("a", &save()).unwrap();
        shelf.store().remove("conclave:save:a").unwrap();
        shelf.write("a", &save()).unwrap();
    }
}
