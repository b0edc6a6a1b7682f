//! A store that makes room, and does not forget what it could not keep.

use std::cell::RefCell;
use std::ops::Deref;

use super::envelope::saved_of;
use super::save_store::{CACHE, COPY};
use super::second::{gone, is_kept_twice};
use super::store::{Store, StoreError};

/// A store that makes room for whatever is written to it. What cannot be kept even so waits here, is read
/// from here, and is written as soon as it can be ([`retry`](Keeper::retry)), unless something else was
/// written in its place meanwhile.
///
/// Saves and the record of play are kept a second time, in a store of another kind (`second.rs`).
#[derive(Debug)]
pub struct Keeper<S> {
    store: S,
    second: Option<S>,
    waiting: RefCell<Vec<Waiting>>,
}

/// A text that could not be kept.
#[derive(Clone, PartialEq, Debug)]
struct Waiting {
    name: String,
    text: String,
    /// What stands in its place.
    there: Option<String>,
    why: StoreError,
}

impl<S> Deref for Keeper<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.store
    }
}

impl<S: Store> Keeper<S> {
    /// Keeps texts in `store`.
    pub(super) fn new(store: S) -> Keeper<S> {
        Keeper { store, second: None, waiting: RefCell::default() }
    }

    /// Keeps texts in `first`, and some of them in `second`, too.
    pub(super) fn with_second(first: S, second: S) -> Keeper<S> {
        Keeper { second: Some(second), ..Keeper::new(first) }
    }

    /// The second store, if there is one.
    pub fn second(&self) -> Option<&S> {
        self.second.as_ref()
    }

    /// Why something that was to be kept is not; none when everything is.
    pub fn missing(&self) -> Option<StoreError> {
        self.waiting.borrow().first().map(|waiting| waiting.why)
    }

    /// Keeps what could not be kept before, as far as there is room now.
    pub fn retry(&self) {
        for Waiting { name, text, there, .. } in self.waiting.take() {
            // Another page may have written there since.
            if self.store.get(&name).is_ok_and(|now| now != there) {
                continue;
            }
            // What fails again waits again.
            let _ = self.set(&name, &text);
        }
    }

    /// Keeps a text under a name, and makes sure that it is kept. When storage is
    /// full, what can be made again is dropped, then copies, the oldest first.
    ///
    /// # Errors
    /// [`StoreError`] when storage refuses even so.
    pub(super) fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let kept = self.put_first(name, text);
        if let Some(second) = &self.second
            && is_kept_twice(name)
        {
            // What the first refuses, this one may take; where it refuses, the first has it.
            let _ = second.set(name, text);
        }
        kept
    }

    fn put_first(&self, name: &str, text: &str) -> Result<(), StoreError> {
        while let Err(why) = self.store.set(name, text) {
            if why != StoreError::Full || !self.make_room()? {
                return Err(why);
            }
        }
        // Some browsers report success and store nothing.
        let kept = self.store.get(name)?;
        if kept.as_deref() == Some(text) { Ok(()) } else { Err(StoreError::Blocked) }
    }

    /// Drops something that can be made again, or else the oldest copy of any game. Returns
    /// whether there was anything to drop.
    fn make_room(&self) -> Result<bool, StoreError> {
        let mut oldest = None;
        for name in self.store.keys()?.into_iter().filter(|name| can_go(name)) {
            // A text that is not a save has no time, and counts as the oldest.
            let saved = self.store.get(&name)?.map_or(0, |text| saved_of(&text));
            if oldest.as_ref().is_none_or(|(other, _)| saved < *other) {
                oldest = Some((saved, name));
            }
        }
        oldest.map_or(Ok(false), |(_, name)| self.store.remove(&name).map(|()| true))
    }

    /// The text that waits to be kept under a name, where `there` stands.
    fn waits(&self, name: &str, there: Option<&String>) -> Option<String> {
        let waiting = self.waiting.borrow();
        let waiting = waiting.iter().find(|waiting| waiting.name == name);
        Some(waiting.filter(|waiting| waiting.there.as_ref() == there)?.text.clone())
    }
}

/// Whether what is kept under a name makes room for everything else.
fn can_go(name: &str) -> bool {
    name.starts_with(CACHE) || name.starts_with(COPY)
}

impl<S: Store> Store for Keeper<S> {
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let mut names = self.store.keys()?;
        for waiting in self.waiting.borrow().iter() {
            if !names.contains(&waiting.name) {
                names.push(waiting.name.clone());
            }
        }
        Ok(names)
    }

    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        let there = self.store.get(key);
        let waits = self.waits(key, there.as_ref().ok().and_then(Option::as_ref));
        if waits.is_some() { Ok(waits) } else { there }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        if can_go(key) {
            return self.store.set(key, value);
        }
        self.waiting.borrow_mut().retain(|waiting| waiting.name != key);
        self.put(key, value).inspect_err(|why| {
            let there = self.store.get(key).ok().flatten();
            let (name, text) = (key.to_owned(), value.to_owned());
            self.waiting.borrow_mut().push(Waiting { name, text, there, why: *why });
        })
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.waiting.borrow_mut().retain(|waiting| waiting.name != key);
        let Some(second) = self.second.as_ref().filter(|_| is_kept_twice(key)) else {
            return self.store.remove(key);
        };
        // Noted first: whatever happens then, it does not come back.
        let noted = self.put_first(&gone(key), "").is_ok();
        self.store.remove(key)?;
        if !noted {
            // Now there may be room for it.
            let _ = self.put_first(&gone(key), "");
        }
        let _ = second.remove(key);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::envelope::tests::save;
    use super::super::store::Memory;
    use super::super::{Save, SaveStore};
    use super::*;

    #[test]
    fn whatever_is_written_makes_room_for_itself() {
        let save_store = SaveStore::new(Memory::default());
        for minute in 0..20 {
            save_store.write("a", &Save { saved: minute * 600_000, ..save() }).unwrap();
        }
        let keeper = save_store.store();
        let size = |name: &String| name.len() + keeper.get(name).unwrap().unwrap().len();
        keeper.limit(keeper.keys().unwrap().iter().map(size).sum());
        keeper.set("conclave:table:1", &"x".repeat(40)).unwrap();
        assert!(keeper.missing().is_none());
        assert!(save_store.copies("a").unwrap().len() >= 2, "only what was needed was dropped");
        assert!(save_store.read("a").unwrap().unwrap().is_ok());
    }

    #[test]
    fn what_cannot_be_kept_is_told_and_kept_when_there_is_room() {
        let keeper = Keeper::new(Memory::default());
        keeper.set("conclave:settings", "lang=en").unwrap();
        keeper.limit(60);
        assert_eq!(keeper.set("conclave:played:x", &"x".repeat(60)), Err(StoreError::Full));
        assert_eq!(keeper.set("conclave:settings", &"y".repeat(60)), Err(StoreError::Full));
        assert_eq!(keeper.missing(), Some(StoreError::Full));
        // As long as the page is there it is as if it were kept, and nothing else is lost.
        assert_eq!(keeper.get("conclave:played:x").unwrap(), Some("x".repeat(60)));
        assert_eq!(Memory::get(&keeper, "conclave:settings").unwrap().unwrap(), "lang=en");
        keeper.retry();
        assert_eq!(keeper.missing(), Some(StoreError::Full));
        keeper.limit(1_000);
        keeper.retry();
        assert!(keeper.missing().is_none());
        assert_eq!(Memory::get(&keeper, "conclave:played:x").unwrap(), Some("x".repeat(60)));
        assert_eq!(Memory::get(&keeper, "conclave:settings").unwrap(), Some("y".repeat(60)));
    }

    #[test]
    fn what_was_written_or_removed_since_is_not_undone_by_what_waited() {
        let keeper = Keeper::new(Memory::default());
        keeper.limit(20);
        for name in ["one", "two", "three"] {
            keeper.set(name, &"x".repeat(20)).unwrap_err();
        }
        keeper.limit(1_000);
        Memory::set(&keeper, "one", "another page's").unwrap();
        keeper.remove("two").unwrap();
        keeper.set("three", "newer").unwrap();
        keeper.retry();
        let kept = |name| keeper.get(name).unwrap();
        assert_eq!(kept("one").unwrap(), "another page's");
        assert_eq!((kept("two"), kept("three").unwrap()), (None, "newer".to_owned()));
    }

    #[test]
    fn what_can_be_made_again_displaces_nothing_and_does_not_wait() {
        let keeper = Keeper::new(Memory::default());
        keeper.set("conclave:copy:1:a", "an earlier state").unwrap();
        keeper.limit(60);
        keeper.set("conclave.cache.report", &"x".repeat(60)).unwrap_err();
        assert!(keeper.missing().is_none());
        assert!(keeper.get("conclave:copy:1:a").unwrap().is_some());
    }
}
