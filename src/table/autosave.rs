//! Autosave: the game is written to its slot after every action.

use conclave_session::saves::{Save, SaveStore, SaveStoreError, SlotNow, Store, StoreError};

use crate::storage::Local;

/// The status of saving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveStatus {
    /// Saves succeed.
    Saved,
    /// Storage refuses, or is only memory.
    Failed(StoreError),
    /// Another tab continued the game: nothing is played or written here until a person
    /// chooses.
    Elsewhere,
    /// The game was deleted, in another tab: nothing is played or written here until a person chooses.
    Deleted,
}

/// Where a table's game is saved.
pub trait SaveSlots {
    /// Writes a save to its slot, if the slot holds what was last read or written here.
    ///
    /// # Errors
    /// [`SaveStoreError`] when it does not, or storage refuses.
    fn write(&self, id: &str, save: &Save) -> Result<(), SaveStoreError>;

    /// The save in a slot, if there is one that can be read.
    fn read(&self, id: &str) -> Option<Save>;

    /// What has become of the slot since it was last read or written here.
    fn now(&self, id: &str) -> SlotNow;

    /// Whether what is saved outlives the page.
    fn lasts(&self) -> bool;
}

impl SaveSlots for SaveStore<Local> {
    fn write(&self, id: &str, save: &Save) -> Result<(), SaveStoreError> {
        self.write(id, save)
    }

    fn read(&self, id: &str) -> Option<Save> {
        readable(self, id)
    }

    fn now(&self, id: &str) -> SlotNow {
        self.now(id)
    }

    fn lasts(&self) -> bool {
        self.store().lasts()
    }
}

/// The save in a slot, if there is one that can be read.
fn readable<S: Store>(store: &SaveStore<S>, id: &str) -> Option<Save> {
    store.read(id).ok().flatten()?.ok()
}

/// The saving of one table.
pub struct Autosave {
    status: SaveStatus,
}

impl Autosave {
    /// Nothing was written yet.
    pub fn new(slots: &dyn SaveSlots) -> Autosave {
        Autosave { status: well(slots) }
    }

    /// The status.
    pub fn status(&self) -> SaveStatus {
        self.status
    }

    /// Whether another tab carried on with the game, or deleted it.
    pub fn is_elsewhere(&self) -> bool {
        matches!(self.status, SaveStatus::Elsewhere | SaveStatus::Deleted)
    }

    /// Whether the game could not be saved.
    pub fn has_failed(&self) -> bool {
        matches!(self.status, SaveStatus::Failed(_))
    }

    /// Writes a save. What another tab wrote is never overwritten.
    pub fn write(&mut self, slots: &dyn SaveSlots, id: &str, save: &Save) {
        if self.is_elsewhere() {
            return;
        }
        self.status = match slots.write(id, save) {
            Ok(()) => well(slots),
            Err(SaveStoreError::Store(why)) => SaveStatus::Failed(why),
            Err(SaveStoreError::Elsewhere) => SaveStatus::Elsewhere,
        };
    }

    /// Another tab wrote to the slot or cleared it, or this one heard its own writing. Returns whether
    /// the game was continued or deleted there.
    pub fn slot_changed(&mut self, slots: &dyn SaveSlots, id: &str) -> bool {
        self.status = match slots.now(id) {
            SlotNow::Same => return false,
            SlotNow::Written => SaveStatus::Elsewhere,
            SlotNow::Cleared => SaveStatus::Deleted,
        };
        true
    }

    /// Reads what the other tab has written; the next write continues that.
    pub fn read_theirs(&self, slots: &dyn SaveSlots, id: &str) -> Option<Save> {
        slots.read(id)
    }

    /// The game is now what the slot holds.
    pub fn taken_up(&mut self, slots: &dyn SaveSlots) {
        self.status = well(slots);
    }
}

/// The status while nothing fails.
fn well(slots: &dyn SaveSlots) -> SaveStatus {
    if slots.lasts() { SaveStatus::Saved } else { SaveStatus::Failed(StoreError::Blocked) }
}

#[cfg(test)]
pub(super) mod tests {
    use std::rc::Rc;

    use super::*;
    use conclave_rules::games::elfenwizards::Elfenwizards;
    use conclave_rules::table::{Seed, Setup};
    use conclave_session::Session;
    use conclave_session::saves::Memory;

    /// One browser's storage, as several tabs see it.
    #[derive(Clone, Default)]
    pub struct SharedMemory(pub Rc<Memory>);

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

    impl SaveSlots for SaveStore<SharedMemory> {
        fn write(&self, id: &str, save: &Save) -> Result<(), SaveStoreError> {
            self.write(id, save)
        }
        fn read(&self, id: &str) -> Option<Save> {
            readable(self, id)
        }
        fn now(&self, id: &str) -> SlotNow {
            self.now(id)
        }
        fn lasts(&self) -> bool {
            true
        }
    }

    fn save(saved: u64) -> Save {
        let setup = Setup { seats: 3, options: Default::default() };
        let session = Session::<Elfenwizards>::begin(setup, Seed(1), Vec::new()).expect("a game");
        Save::of(&session, "Thursday", 1, saved)
    }

    #[test]
    fn a_store_that_refuses_is_reported_until_it_works_again() {
        let shared = SharedMemory::default();
        let slots = SaveStore::new(shared.clone());
        let mut autosave = Autosave::new(&slots);
        assert_eq!(autosave.status(), SaveStatus::Saved);
        shared.0.block(true);
        autosave.write(&slots, "one", &save(1));
        assert_eq!(autosave.status(), SaveStatus::Failed(StoreError::Blocked));
        shared.0.block(false);
        shared.0.limit(10);
        autosave.write(&slots, "one", &save(2));
        assert_eq!(autosave.status(), SaveStatus::Failed(StoreError::Full));
        shared.0.limit(1_000_000);
        autosave.write(&slots, "one", &save(3));
        assert_eq!(autosave.status(), SaveStatus::Saved);
        assert_eq!(readable(&slots, "one"), Some(save(3)));
    }

    #[test]
    fn storage_that_ends_with_the_page_is_reported_from_the_start() {
        let slots = SaveStore::new(Local::Memory(Memory::default()));
        let mut autosave = Autosave::new(&slots);
        assert_eq!(autosave.status(), SaveStatus::Failed(StoreError::Blocked));
        autosave.write(&slots, "one", &save(1));
        assert_eq!(autosave.status(), SaveStatus::Failed(StoreError::Blocked));
        assert_eq!(readable(&slots, "one"), Some(save(1)), "it is kept all the same");
    }

    #[test]
    fn a_game_that_another_tab_deletes_is_not_carried_on_there() {
        let shared = SharedMemory::default();
        let (here, there) = (SaveStore::new(shared.clone()), SaveStore::new(shared));
        let mut mine = Autosave::new(&here);
        assert!(!mine.slot_changed(&here, "one"), "it was never written");
        mine.write(&here, "one", &save(1));
        there.remove("one").expect("it is deleted");
        assert!(mine.slot_changed(&here, "one"));
        assert_eq!(mine.status(), SaveStatus::Deleted);
        mine.write(&here, "one", &save(2));
        assert_eq!(readable(&there, "one"), None, "it comes back only when somebody wants it");
        mine.taken_up(&here);
        mine.write(&here, "one", &save(3));
        assert_eq!((mine.status(), readable(&there, "one")), (SaveStatus::Saved, Some(save(3))));
    }

    #[test]
    fn what_another_tab_wrote_is_never_overwritten() {
        let shared = SharedMemory::default();
        let (here, there) = (SaveStore::new(shared.clone()), SaveStore::new(shared));
        let (mut mine, mut theirs) = (Autosave::new(&here), Autosave::new(&there));
        mine.write(&here, "one", &save(1));
        assert!(!mine.slot_changed(&here, "one"), "the echo of one's own writing");
        assert_eq!(theirs.read_theirs(&there, "one"), Some(save(1)));
        theirs.write(&there, "one", &save(2));
        assert_eq!(theirs.status(), SaveStatus::Saved);
        // Noticed by the event, or when writing: the other tab's save stays.
        assert!(Autosave::new(&here).slot_changed(&here, "one"));
        mine.write(&here, "one", &save(3));
        assert_eq!(mine.status(), SaveStatus::Elsewhere);
        mine.write(&here, "one", &save(4));
        assert_eq!(readable(&there, "one"), Some(save(2)));
        // Taken up, it is carried on here.
        assert_eq!(mine.read_theirs(&here, "one"), Some(save(2)));
        mine.taken_up(&here);
        mine.write(&here, "one", &save(5));
        assert_eq!((mine.status(), readable(&here, "one")), (SaveStatus::Saved, Some(save(5))));
    }
}
