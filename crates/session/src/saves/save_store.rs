//! The slots that hold saves, and the copies that protect them.
//!
//! A save is written ahead as a copy under its own key (**new**), read back
//! (**verified**), and only then put into the slot (**switched**). Some of the states
//! that it replaces are kept, spaced in time: one some minutes old, one about half an
//! hour old, and a cold one, which is not replaced for a day. Reading takes the slot, or
//! the newest readable copy if the slot is damaged. So no failure at any moment loses
//! more than the last action.
//!
//! | name in the store | what |
//! |---|---|
//! | `conclave:save:SLOT` | the slot |
//! | `conclave:copy:0:SLOT` | the write-ahead copy |
//! | `conclave:copy:1:SLOT` … `3` | earlier states, older and older |
//! | `conclave:aside:SLOT:SUM` | a damaged save in quarantine |
//! | `conclave:gone:NAME` | that this was deleted, as long as the second store may have it |
//! | `conclave.cache.NAME` | what can be made again, and makes room for saves |
//!
//! The slot itself is kept a second time, in a store of another kind (`second.rs`).

use std::borrow::Cow;
use std::cell::{Cell, RefCell};

use super::envelope::{Save, SaveError, saved_of};
use super::keeper::Keeper;
use super::store::{Store, StoreError};
use super::texts::TextMap;
use crate::codec::checksum;

/// The prefix of slots' keys in the store.
const PREFIX: &str = "conclave:save:";

/// The prefix of copies' keys.
pub(super) const COPY: &str = "conclave:copy:";

/// The prefix of keys whose values can be made again at any time. They are dropped before a save is refused
/// because storage is full.
pub const CACHE: &str = "conclave.cache.";

/// The prefix of the keys of damaged saves, which are quarantined.
pub(super) const ASIDE: &str = "conclave:aside:";

/// How far apart in time earlier states of a game are, in milliseconds: each is
/// replaced no sooner than this, and then becomes the next, older one. The last is
/// the cold one.
const APART: [u64; 3] = [5 * 60_000, 30 * 60_000, 24 * 3_600_000];

/// A slot's name in addresses and in the store.
pub type SlotId = String;

/// The slot that a key in the store belongs to; none for other keys.
pub fn slot_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(PREFIX)
}

/// A slot with what stands in it.
#[derive(Clone, PartialEq, Debug)]
pub struct SaveSlot {
    /// Its name.
    pub id: SlotId,
    /// The save, or why it cannot be read. (A save that cannot be read is kept.)
    pub save: Result<Save, SaveError>,
}

/// What has become of a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SlotNow {
    /// It holds what it held.
    Same,
    /// Another program has written to it, such as another tab.
    Written,
    /// Another program has cleared it.
    Cleared,
}

/// Why a save was not written. What stood in the slot still stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveStoreError {
    /// Storage refused.
    Store(StoreError),
    /// Another program wrote to the slot, such as another tab.
    Elsewhere,
}

impl From<StoreError> for SaveStoreError {
    fn from(error: StoreError) -> SaveStoreError {
        SaveStoreError::Store(error)
    }
}

/// All slots. The store remembers what each slot held when it last looked, so that it
/// never overwrites anything else.
#[derive(Debug)]
pub struct SaveStore<S> {
    store: Keeper<S>,
    /// What each slot held, by id.
    seen: RefCell<TextMap>,
    /// How much has come back from the second store.
    pub(super) restored: Cell<usize>,
}

impl<S: Store> SaveStore<S> {
    /// The save store in `store`.
    pub fn new(store: S) -> SaveStore<S> {
        SaveStore::of(Keeper::new(store))
    }

    /// The save store in `first`, which is kept a second time in a store of another kind.
    pub fn with_second(first: S, second: S) -> SaveStore<S> {
        SaveStore::of(Keeper::with_second(first, second))
    }

    fn of(store: Keeper<S>) -> SaveStore<S> {
        SaveStore { store, seen: RefCell::default(), restored: Cell::default() }
    }

    /// The store beneath, for whatever else is kept.
    pub fn store(&self) -> &Keeper<S> {
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
    pub fn slots(&self) -> Result<Vec<SaveSlot>, StoreError> {
        let mut slots: Vec<SaveSlot> = Vec::new();
        let first_copy = copy(0, "");
        for name in self.store.keys()? {
            // A slot that is gone while its copy is there was lost, not cleared.
            let id = slot_of_key(&name).or_else(|| name.strip_prefix(&first_copy));
            if let Some(id) = id.filter(|id| slots.iter().all(|slot| slot.id != *id))
                && let Some(save) = self.read_slot(id)?.1
            {
                slots.push(SaveSlot { id: id.to_owned(), save });
            }
        }
        let saved = |slot: &SaveSlot| slot.save.as_ref().map_or(0, |save| save.saved);
        slots.sort_unstable_by(|a, b| saved(b).cmp(&saved(a)).then_with(|| a.id.cmp(&b.id)));
        Ok(slots)
    }

    /// The text in a slot, and its save; if that cannot be read, the newest copy that can.
    #[allow(clippy::type_complexity, reason = "it is taken apart at once")]
    fn read_slot(
        &self,
        id: &str,
    ) -> Result<(Option<String>, Option<Result<Save, SaveError>>), StoreError> {
        let there = self.store.get(&key(id))?;
        let mut save = there.as_deref().map(Save::open);
        for age in 0..=APART.len() {
            if matches!(save, Some(Ok(_) | Err(SaveError::Newer))) {
                break;
            }
            let text = self.store.get(&copy(age, id))?;
            if let Some(Ok(mut earlier)) = text.as_deref().map(Save::open) {
                // A slot that is gone is not damaged; its copy has its last content.
                earlier.earlier = there.is_some();
                save = Some(Ok(earlier));
            }
        }
        Ok((there, save))
    }

    /// The copies of a slot's game that can be read, the newest first.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    pub fn copies(&self, id: &str) -> Result<Vec<Save>, StoreError> {
        let mut copies = Vec::new();
        for age in 0..=APART.len() {
            let text = self.store.get(&copy(age, id))?;
            copies.extend(text.and_then(|text| Save::open(&text).ok()));
        }
        Ok(copies)
    }

    /// The save in a slot; none when it is empty. Writing to the slot afterwards continues what was read.
    ///
    /// A damaged save is set aside, and an [earlier](Save::earlier) state of the game
    /// read in its stead, if there is one.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    pub fn read(&self, id: &str) -> Result<Option<Result<Save, SaveError>>, StoreError> {
        let (there, save) = self.read_slot(id)?;
        if let (Some(text), Some(Ok(save))) = (there, &save) {
            if save.earlier {
                self.quarantine(id, &text)?;
            }
            // Which program opens a slot is told by the head of the text in it, damaged or not.
            let text = if save.earlier && game_named(&text) != Some(&save.game) {
                let mended = save.seal();
                self.store.put(&key(id), &mended)?;
                mended
            } else {
                text
            };
            self.seen.borrow_mut().set(id, text);
        }
        Ok(save)
    }

    /// Sets a damaged text of a slot aside.
    pub(super) fn quarantine(&self, id: &str, damaged: &str) -> Result<(), StoreError> {
        self.store.put(&format!("{ASIDE}{id}:{}", checksum(damaged.as_bytes())), damaged)
    }

    /// The text in a slot, readable or not: for a file to keep elsewhere.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    pub fn text(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.store.get(&key(id))
    }

    /// What has become of a slot since this store last read or wrote it. What cannot be looked at is as it was.
    pub fn now(&self, id: &str) -> SlotNow {
        match self.store.get(&key(id)) {
            Ok(there) if !self.has_seen(id, there.as_ref()) => {
                if there.is_some() {
                    SlotNow::Written
                } else {
                    SlotNow::Cleared
                }
            }
            _ => SlotNow::Same,
        }
    }

    /// What stands in a slot, if this store may write there.
    fn mine(&self, id: &str) -> Result<Option<String>, SaveStoreError> {
        let there = self.store.get(&key(id))?;
        if there.is_some() && !self.has_seen(id, there.as_ref()) {
            return Err(SaveStoreError::Elsewhere);
        }
        Ok(there)
    }

    /// Puts a save into a slot, if the slot holds what this store last read there
    /// or wrote there, or nothing. It is later than what stood there, also where the clock was set back, so that
    /// the later one of two can be told.
    ///
    /// # Errors
    /// [`SaveStoreError`] when it does not, or storage refuses.
    pub fn write(&self, id: &str, save: &Save) -> Result<(), SaveStoreError> {
        let there = self.mine(id)?;
        let last = self.number(&key(id), there.as_deref())?;
        let mut save = Cow::Borrowed(save);
        if let Some(last) = last.filter(|last| *last >= save.saved) {
            save.to_mut().saved = last.saturating_add(1);
        }
        let text = save.seal();
        let copied = self.store.put(&copy(0, id), &text);
        // Another tab may have written in between.
        let there = self.mine(id)?;
        // If storage cannot take copy and slot, it may take the slot alone.
        if let Err(StoreError::Blocked) = copied {
            copied?;
        }
        if let Err(why) = self.store.put(&key(id), &text) {
            // If the text, or half of it, is there all the same, this store has written it.
            let now = self.store.get(&key(id)).ok().flatten();
            if let Some(now) = now.filter(|now| *now == text || Save::open(now).is_err()) {
                self.seen.borrow_mut().set(id, now);
            }
            self.mine(id)?;
            return Err(why.into());
        }
        self.seen.borrow_mut().set(id, text);
        if let Some(there) = there {
            // Failure does no harm.
            let _ = self.keep_earlier(1, id, &there);
        }
        Ok(())
    }

    /// Keeps this text as an earlier state, if it is time for one of this age; what
    /// it replaces may then be one of the next.
    fn keep_earlier(&self, age: usize, id: &str, text: &str) -> Result<(), StoreError> {
        let Some(apart) = APART.get(age - 1) else { return Ok(()) };
        if let Some(kept) = self.store.get(&copy(age, id))? {
            if saved_of(text).abs_diff(saved_of(&kept)) < *apart {
                return Ok(());
            }
            self.keep_earlier(age + 1, id, &kept)?;
        }
        self.store.set(&copy(age, id), text)
    }

    /// The damaged saves that were set aside: their names in the store, and the
    /// slots that they come from.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    pub fn set_aside(&self) -> Result<Vec<(String, SlotId)>, StoreError> {
        let slot = |name: &str| {
            let (id, _) = name.strip_prefix(ASIDE)?.rsplit_once(':')?;
            Some((name.to_owned(), id.to_owned()))
        };
        Ok(self.store.keys()?.iter().filter_map(|name| slot(name)).collect())
    }

    /// Gives a save another name. Returns whether the slot holds one.
    ///
    /// # Errors
    /// [`SaveStoreError`] when storage refuses.
    pub fn rename(&self, id: &str, name: &str) -> Result<bool, SaveStoreError> {
        let Some(Ok(mut save)) = self.read(id)? else {
            return Ok(false);
        };
        name.clone_into(&mut save.name);
        self.write(id, &save)?;
        Ok(true)
    }

    /// Clears a slot, whatever is in it. Only on a person's explicit request.
    ///
    /// # Errors
    /// [`StoreError`] when storage refuses.
    pub fn remove(&self, id: &str) -> Result<(), StoreError> {
        // The slot last: until then the game is there.
        for age in 0..=APART.len() {
            self.store.remove(&copy(age, id))?;
        }
        self.store.remove(&key(id))?;
        self.seen.borrow_mut().remove(id);
        Ok(())
    }
}

/// The game that the head of a sealed save names; the save may be damaged.
fn game_named(text: &str) -> Option<&str> {
    text.split_ascii_whitespace().nth(2)
}

/// A slot's name in the store.
pub(super) fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// The name in the store of the copy of a slot of this age: 0 for the newest.
pub(super) fn copy(age: usize, id: &str) -> String {
    [COPY, ["0:", "1:", "2:", "3:"][age], id].concat()
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
        let save_store = SaveStore::new(Memory::default());
        save_store.write("a", &named("old", 1)).unwrap();
        save_store.write("b", &named("new", 2)).unwrap();
        save_store.store().set("conclave:save:c", "conclave-save 1 elfen").unwrap();
        save_store.store().set("conclave:settings", "{}").unwrap();
        let slots = save_store.slots().unwrap();
        assert_eq!(slots.iter().map(|s| s.id.as_str()).collect::<Vec<_>>(), ["b", "a", "c"]);
        assert_eq!(slots[2].save, Err(SaveError::Damaged));
    }

    #[test]
    fn damaged_and_newer_saves_are_kept_and_never_overwritten() {
        let save_store = SaveStore::new(Memory::default());
        for kept in ["conclave-save 1 elfen", "conclave-save 99 x"] {
            save_store.store().set("conclave:save:a", kept).unwrap();
            assert!(matches!(save_store.read("a"), Ok(Some(Err(_)))));
            assert_eq!(save_store.write("a", &save()), Err(SaveStoreError::Elsewhere));
            assert_eq!(save_store.rename("a", "x"), Ok(false));
            assert_eq!(save_store.text("a").unwrap().as_deref(), Some(kept));
        }
        save_store.remove("a").unwrap();
        assert_eq!(save_store.read("a"), Ok(None));
    }

    #[test]
    fn two_tabs_cannot_overwrite_each_other() {
        let store = Rc::new(Memory::default());
        let (one, two) = (SaveStore::new(Rc::clone(&store)), SaveStore::new(store));
        one.write("a", &named("one", 1)).unwrap();
        assert_eq!(two.write("a", &named("two", 2)), Err(SaveStoreError::Elsewhere));
        two.read("a").unwrap();
        two.write("a", &named("two", 2)).unwrap();
        assert_eq!(one.write("a", &named("one", 3)), Err(SaveStoreError::Elsewhere));
        assert_eq!(one.read("a").unwrap().unwrap().unwrap().name, "two");
        one.write("a", &named("one", 3)).unwrap();
    }

    #[test]
    fn full_storage_keeps_the_save_before() {
        let save_store = SaveStore::new(Memory::default());
        save_store.write("a", &named("first", 1)).unwrap();
        let capacity = save_store.text("a").unwrap().unwrap().len() + "conclave:save:a".len();
        save_store.store().limit(capacity);
        let longer = named("a much longer name", 2);
        assert_eq!(save_store.write("a", &longer), Err(SaveStoreError::Store(StoreError::Full)));
        assert_eq!(save_store.read("a").unwrap().unwrap().unwrap().name, "first");
        save_store.store().limit(2 * capacity);
        save_store.write("a", &longer).unwrap();
        assert_eq!(save_store.read("a").unwrap().unwrap().unwrap().name, "a much longer name");
    }

    #[test]
    fn when_storage_is_full_the_oldest_copies_go_first_and_no_game() {
        let save_store = SaveStore::new(Memory::default());
        for (id, base) in [("a", 0), ("b", 1_000_000_000)] {
            for minute in 0..100 {
                save_store.write(id, &named(id, base + minute * 60_000)).unwrap();
            }
        }
        let names = || save_store.store().keys().unwrap();
        let size =
            |name: &String| name.len() + save_store.store().get(name).unwrap().unwrap().len();
        let used: usize = names().iter().map(size).sum();
        assert_eq!(names().len(), 2 + 2 * 4);
        // Capacity shrinks while one of the games is saved again and again.
        for (minute, capacity) in (100..).zip((used / 4..=used).rev().step_by(100)) {
            save_store.store().limit(capacity);
            save_store.write("b", &named("b", 1_000_000_000 + minute * 60_000)).unwrap();
            assert_eq!(save_store.read("a").unwrap().unwrap().unwrap().saved, 99 * 60_000);
            let kept = |id| save_store.copies(id).unwrap().len();
            assert!(kept("a") == 0 || kept("b") >= 3, "a newer copy went before an older one");
        }
        assert!(names().len() <= 4, "{:?}", names());
        assert_eq!(save_store.slots().unwrap().len(), 2);
    }

    #[test]
    fn what_can_be_made_again_makes_room_for_saves() {
        let save_store = SaveStore::new(Memory::default());
        let cached = |number| format!("{CACHE}{number}");
        for number in 0..3 {
            save_store.store().set(&cached(number), &"x".repeat(1000)).unwrap();
        }
        save_store.write("a", &named("a", 1_000_000)).unwrap();
        let names = || save_store.store().keys().unwrap();
        let size =
            |name: &String| name.len() + save_store.store().get(name).unwrap().unwrap().len();
        save_store.store().limit(names().iter().map(size).sum());
        // A second game with its copy displaces only as much as it needs.
        save_store.write("b", &named("b", 2_000_000)).unwrap();
        let cached = || names().iter().filter(|name| name.starts_with(CACHE)).count();
        assert_eq!(save_store.copies("a").unwrap().len(), 1);
        assert_eq!(save_store.copies("b").unwrap().len(), 1);
        assert!((1..3).contains(&cached()), "{}", cached());
    }

    #[test]
    fn earlier_states_are_spaced_in_time_and_few() {
        let save_store = SaveStore::new(Memory::default());
        let minutes = |saves: Vec<Save>| -> Vec<u64> {
            saves.iter().map(|save| save.saved / 60_000).collect()
        };
        let mut cold = Vec::new();
        for minute in (0..4 * 24 * 60).step_by(4) {
            save_store.write("a", &named("a", minute * 60_000)).unwrap();
            let kept = minutes(save_store.copies("a").unwrap());
            assert_eq!(kept[0], minute, "the newest is written twice");
            assert!(kept.is_sorted_by(|a, b| a > b) || minute == 0, "{kept:?}");
            if minute > 100 {
                assert_eq!(kept.len(), 4);
                assert!((4..=12).contains(&(minute - kept[1])), "{kept:?}");
                assert!((8..=50).contains(&(minute - kept[2])), "{kept:?}");
                cold.push(kept[3]);
            }
        }
        cold.dedup();
        assert!((3..=5).contains(&cold.len()), "the cold one is touched once a day: {cold:?}");
        assert_eq!(save_store.store().keys().unwrap().len(), 5);
    }

    #[test]
    fn a_damaged_save_is_set_aside_and_the_newest_state_that_can_be_read_goes_on() {
        let save_store = SaveStore::new(Memory::default());
        for minute in 0..20 {
            save_store.write("a", &named("a", minute * 60_000)).unwrap();
        }
        let damaged = "conclave-save 2 elfenwizards 1 torn";
        save_store.store().set("conclave:save:a", damaged).unwrap();
        save_store.store().set("conclave:copy:0:a", "").unwrap();
        // Reading changes nothing.
        let keys = save_store.store().keys();
        let listed = save_store.slots().unwrap();
        assert!(listed.len() == 1 && listed[0].save.as_ref().is_ok_and(|save| save.earlier));
        assert_eq!(save_store.store().keys(), keys);

        let save = save_store.read("a").unwrap().unwrap().unwrap();
        assert!(save.earlier && (14..20).contains(&(save.saved / 60_000)));
        let aside = save_store.set_aside().unwrap();
        assert_eq!(aside.len(), 1);
        assert_eq!(aside[0].1, "a");
        assert_eq!(save_store.store().get(&aside[0].0).unwrap().as_deref(), Some(damaged));

        // It goes on; what was set aside stays, even when the slot is cleared.
        save_store.write("a", &named("again", 30 * 60_000)).unwrap();
        let again = save_store.read("a").unwrap().unwrap().unwrap();
        assert_eq!((again.name.as_str(), again.earlier), ("again", false));
        save_store.remove("a").unwrap();
        assert_eq!(save_store.read("a"), Ok(None));
        assert_eq!(save_store.store().keys().unwrap(), [aside[0].0.clone()]);
    }

    #[test]
    fn a_damaged_save_that_names_another_game_leads_to_its_own() {
        let save_store = SaveStore::new(Memory::default());
        save_store.write("a", &save()).unwrap();
        let damaged = save().seal().replacen(&save().game, "dice-arena", 1);
        save_store.store().set("conclave:save:a", &damaged).unwrap();
        let read = save_store.read("a").unwrap().unwrap().unwrap();
        assert!(read.earlier && read.game == save().game);
        assert_eq!(save_store.set_aside().unwrap().len(), 1, "the damaged one is kept");
        let text = save_store.text("a").unwrap().unwrap();
        assert_eq!(game_named(&text), Some(&*save().game));
        assert!(Save::open(&text).is_ok());
        save_store.write("a", &named("goes on", 2)).unwrap();
    }

    #[test]
    fn a_slot_that_has_vanished_comes_back_from_its_copy() {
        let save_store = SaveStore::new(Memory::default());
        save_store.write("a", &named("a", 1)).unwrap();
        save_store.store().remove("conclave:save:a").unwrap();
        assert_eq!(save_store.slots().unwrap().len(), 1);
        let save = save_store.read("a").unwrap().unwrap().unwrap();
        assert_eq!((save.name.as_str(), save.earlier), ("a", false), "it is not called damaged");
        assert!(save_store.set_aside().unwrap().is_empty());
        save_store.write("a", &named("b", 2)).unwrap();
    }

    #[test]
    fn blocked_storage_is_an_error_and_not_a_crash() {
        let save_store = SaveStore::new(Memory::default());
        save_store.store().block(true);
        assert_eq!(save_store.slots(), Err(StoreError::Blocked));
        assert_eq!(save_store.write("a", &save()), Err(SaveStoreError::Store(StoreError::Blocked)));
        assert_eq!(save_store.remove("a"), Err(StoreError::Blocked));
        save_store.store().block(false);
        save_store.write("a", &save()).unwrap();
    }

    #[test]
    fn a_slot_cleared_elsewhere_is_written_anew() {
        let save_store = SaveStore::new(Memory::default());
        save_store.write("a", &save()).unwrap();
        save_store.store().remove("conclave:save:a").unwrap();
        save_store.write("a", &save()).unwrap();
    }
}
