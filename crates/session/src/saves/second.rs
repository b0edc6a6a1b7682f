//! The second store: saves and the record of play are kept twice, in stores of different kinds, since a browser
//! drops or damages one kind while the other stays whole.
//!
//! Everything is read from the first store. Whatever is written there under a name that is
//! [kept twice](is_kept_twice) goes to the second one, too ([`Keeper`]), whether the first has taken it or not. When
//! a program starts, [`SaveStore::mend`] compares the two: what the first has lost, or has only damaged or
//! older, comes back from the second.
//!
//! Which of two texts is newer is told by their *sequence number*: the time of saving in the head of a save, which
//! always increases within a slot, whatever the clock does ([`SaveStore::write`] sees to that), and which the
//! checksum holds like everything else in it.
//!
//! What is deleted is noted in the first store under `conclave:gone:NAME` until the second one is known to have let
//! go of it, which may refuse, or not be there at that moment.

use super::envelope::{Save, SaveError};
use super::keeper::Keeper;
use super::save_store::{SaveStore, copy, slot_of_key};
use super::store::{Store, StoreError};
use crate::history::{FinishedGame, NOT_OURS, PREFIX as PLAYED};

/// The prefix of the names of what was deleted.
const GONE: &str = "conclave:gone:";

/// The name of the note that what is kept under `name` was deleted.
pub(super) fn gone(name: &str) -> String {
    format!("{GONE}{name}")
}

/// Whether what has this name is kept in the second store, too.
pub(super) fn is_kept_twice(name: &str) -> bool {
    slot_of_key(name).is_some() || name.starts_with(PLAYED)
}

/// The sequence number of a text that is whole: the larger, the newer. None if it is damaged.
pub(super) fn sequence(text: &str) -> Option<u64> {
    if text == NOT_OURS {
        return Some(0);
    }
    if FinishedGame::is_written(text) {
        return FinishedGame::ended(text);
    }
    match Save::open(text) {
        Ok(save) => Some(save.saved),
        // A newer program has written it, and knows whether it is whole.
        Err(SaveError::Newer) => Some(u64::MAX),
        Err(_) => None,
    }
}

impl<S: Store> SaveStore<S> {
    /// Makes the two stores the same: of each text the newer one that is whole goes where it is missing. How much
    /// has come back from the second store is told by [`restored`](SaveStore::restored).
    ///
    /// # Errors
    /// [`StoreError`] when one of them cannot be read.
    pub fn mend(&self) -> Result<(), StoreError> {
        let store = self.store();
        let Some(second) = store.second() else { return Ok(()) };
        let mut names = second.keys()?;
        let plain = |name: String| name.strip_prefix(GONE).map(str::to_owned).unwrap_or(name);
        names.extend(store.keys()?.into_iter().map(plain));
        names.sort_unstable();
        names.dedup();
        for name in names.iter().filter(|name| is_kept_twice(name)) {
            self.mend_one(name, store, second)?;
        }
        Ok(())
    }

    fn mend_one(&self, name: &str, store: &Keeper<S>, second: &S) -> Result<(), StoreError> {
        let (here, there) = (store.get(name)?, second.get(name)?);
        let deleted = store.get(&gone(name))?.is_some();
        if here == there {
            return if deleted { store.remove(&gone(name)) } else { Ok(()) };
        }
        let is_whole = here.as_deref().and_then(sequence).is_some();
        let number = self.number(name, here.as_deref())?;
        let is_newer = !deleted && there.as_deref().and_then(sequence) > number;
        match (here, there) {
            (here, Some(there)) if is_newer => {
                if let (Some(id), Some(damaged), false) = (slot_of_key(name), &here, is_whole) {
                    self.quarantine(id, damaged)?;
                }
                // Where there is no room, it waits and is said to be missing.
                let _ = store.set(name, &there);
                self.restored.set(self.restored.get() + 1);
            }
            // The second store is only ever a help: where it refuses, the first has it all the same.
            (Some(here), _) if is_whole => drop(second.set(name, &here)),
            (None, Some(_)) if deleted => drop(second.remove(name)),
            _ => {}
        }
        Ok(())
    }

    /// How many games and results were missing, damaged or older here, and have come back from the second store.
    pub fn restored(&self) -> usize {
        self.restored.get()
    }

    /// The newest sequence number of what is kept under a name: of the text `here`, which stands there, or where
    /// that is lost or damaged, of a slot's copy.
    pub(super) fn number(&self, name: &str, here: Option<&str>) -> Result<Option<u64>, StoreError> {
        let number = here.and_then(sequence);
        let (None, Some(id)) = (number, slot_of_key(name)) else { return Ok(number) };
        Ok(self.store().get(&copy(0, id))?.as_deref().and_then(sequence))
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::super::envelope::tests::save;
    use super::super::save_store::{ASIDE, SaveStoreError, key};
    use super::super::store::Memory;
    use super::*;
    use crate::history::{self, History};

    /// One browser's two stores.
    #[derive(Default)]
    struct Browser {
        first: Rc<Memory>,
        second: Rc<Memory>,
    }

    impl Browser {
        /// A page that is loaded.
        fn load(&self) -> SaveStore<Rc<Memory>> {
            let save_store =
                SaveStore::with_second(Rc::clone(&self.first), Rc::clone(&self.second));
            let _ = save_store.mend();
            save_store
        }

        /// The same, where the second store cannot be read.
        fn load_without_second(&self) -> SaveStore<Rc<Memory>> {
            self.second.block(true);
            let save_store = self.load();
            self.second.block(false);
            save_store
        }

        /// When what a page that is loaded finds in the slot was saved, and whether it has come from the second store.
        fn found(&self) -> (Option<u64>, usize) {
            let save_store = self.load();
            let save = save_store.read("a").unwrap().and_then(Result::ok);
            (save.map(|save| save.saved), save_store.restored())
        }
    }

    fn saved(at: u64) -> Save {
        Save { saved: at, ..save() }
    }

    /// A browser with a game that was saved at 2, and what its second store had at 1.
    fn browser() -> (Browser, String) {
        let browser = Browser::default();
        let save_store = browser.load();
        save_store.write("a", &saved(1)).unwrap();
        let older = browser.second.get(&key("a")).unwrap().unwrap();
        save_store.write("a", &saved(2)).unwrap();
        browser.first.remove(&copy(0, "a")).unwrap();
        (browser, older)
    }

    #[test]
    fn what_is_missing_damaged_or_older_in_one_store_comes_back_from_the_other() {
        let (_, older) = browser();
        let whole = saved(2).seal();
        let mut bad = vec![None, Some(String::new()), Some("null".into()), Some(older)];
        bad.extend((1..whole.len()).step_by(97).map(|end| Some(whole[..end].to_owned())));
        for text in bad {
            for in_first in [true, false] {
                let (browser, _) = browser();
                let store = if in_first { &browser.first } else { &browser.second };
                match &text {
                    Some(text) => store.set(&key("a"), text).unwrap(),
                    None => store.remove(&key("a")).unwrap(),
                }
                assert_eq!(browser.found(), (Some(2), usize::from(in_first)), "{text:?}");
                // Now it is whole in both, and nothing more is to be said.
                for store in [&browser.first, &browser.second] {
                    assert_eq!(store.get(&key("a")).unwrap().as_deref(), Some(&*whole));
                }
                assert_eq!(browser.found(), (Some(2), 0));
                let damaged = text.clone().filter(|text| in_first && Save::open(text).is_err());
                let names = browser.first.keys().unwrap();
                let aside = names.iter().find(|name| name.starts_with(ASIDE));
                assert_eq!(aside.map(|name| browser.first.get(name).unwrap().unwrap()), damaged);
            }
        }
    }

    #[test]
    fn a_browser_that_drops_one_of_its_stores_keeps_all_games() {
        let (browser, _) = browser();
        browser.load().write("b", &saved(7)).unwrap();
        for emptied in [&browser.first, &browser.second] {
            for name in emptied.keys().unwrap() {
                emptied.remove(&name).unwrap();
            }
            let slots = browser.load().slots().unwrap();
            assert!(slots.iter().map(|slot| &*slot.id).eq(["b", "a"]));
            assert!(slots.iter().all(|slot| slot.save.is_ok()));
        }
    }

    #[test]
    fn games_from_before_the_second_store_go_there_too() {
        let browser = Browser::default();
        SaveStore::new(Rc::clone(&browser.first)).write("a", &saved(2)).unwrap();
        browser.load();
        browser.first.remove(&key("a")).unwrap();
        browser.first.remove(&copy(0, "a")).unwrap();
        assert_eq!(browser.found(), (Some(2), 1));
    }

    #[test]
    fn a_copy_in_the_first_store_that_is_newer_counts_more_than_the_second() {
        let (browser, older) = browser();
        browser.second.set(&key("a"), &older).unwrap();
        browser.first.set(&copy(0, "a"), &saved(2).seal()).unwrap();
        browser.first.set(&key("a"), "torn").unwrap();
        assert_eq!(browser.found(), (Some(2), 0));
    }

    #[test]
    fn a_game_that_was_deleted_never_comes_back() {
        // The second store is there, cannot be read, or refuses what is to be deleted.
        for refuses in ["never", "when the page is loaded", "all the time"] {
            let (browser, _) = browser();
            let save_store = match refuses {
                "never" => browser.load(),
                _ => browser.load_without_second(),
            };
            browser.second.block(refuses == "all the time");
            save_store.remove("a").unwrap();
            assert_eq!(browser.found(), (None, 0), "{refuses}");
            browser.second.block(false);
            for _ in 0..3 {
                assert_eq!(browser.found(), (None, 0), "{refuses}");
            }
            // It is gone from both, and so is the note of that.
            assert_eq!(browser.second.keys().unwrap(), [""; 0]);
            assert_eq!(browser.first.keys().unwrap(), [""; 0]);
        }
    }

    #[test]
    fn a_new_game_in_the_place_of_a_deleted_one_stays() {
        let (browser, _) = browser();
        let save_store = browser.load();
        browser.second.block(true);
        save_store.remove("a").unwrap();
        // It was brought in from a file, and is older.
        save_store.write("a", &saved(1)).unwrap();
        browser.second.block(false);
        assert_eq!(browser.found(), (Some(1), 0));
        assert_eq!(browser.found(), (Some(1), 0));
        browser.first.remove(&key("a")).unwrap();
        browser.first.remove(&copy(0, "a")).unwrap();
        assert_eq!(browser.found(), (Some(1), 1), "and it is kept twice, too");
    }

    #[test]
    fn a_page_with_what_another_has_deleted_meanwhile_does_not_bring_it_back() {
        let (browser, _) = browser();
        // What this page has read of the second store is older than what another page does.
        let read: Memory = Memory::default();
        read.set(&key("a"), &browser.second.get(&key("a")).unwrap().unwrap()).unwrap();
        browser.load().remove("a").unwrap();
        let late = SaveStore::with_second(Rc::clone(&browser.first), Rc::new(read));
        late.mend().unwrap();
        assert_eq!((late.restored(), late.slots().unwrap().len()), (0, 0));
    }

    #[test]
    fn a_second_store_that_is_full_refuses_or_is_not_there_harms_nothing() {
        let (browser, _) = browser();
        browser.second.limit(10);
        let save_store = browser.load();
        save_store.read("a").unwrap();
        save_store.write("a", &saved(3)).unwrap();
        browser.second.block(true);
        save_store.write("a", &saved(4)).unwrap();
        assert!(save_store.mend().is_err());
        assert!(save_store.store().missing().is_none(), "there is nothing to be said");
        assert_eq!(browser.found(), (Some(4), 0));
        // When there is room again, it has the same.
        browser.second.block(false);
        browser.second.limit(1_000_000);
        browser.load();
        assert_eq!(browser.second.get(&key("a")), browser.first.get(&key("a")));
    }

    #[test]
    fn what_the_first_store_has_no_room_for_the_second_one_keeps() {
        let (browser, _) = browser();
        let save_store = browser.load();
        save_store.read("a").unwrap();
        browser.first.limit(10);
        let full = SaveStoreError::Store(StoreError::Full);
        assert_eq!(save_store.write("a", &saved(3)), Err(full));
        // A page that is loaded goes on from there, and says what it cannot keep.
        let save_store = browser.load();
        assert_eq!(save_store.read("a").unwrap().unwrap().unwrap().saved, 3);
        assert_eq!(save_store.store().missing(), Some(StoreError::Full));
    }

    #[test]
    fn the_later_save_is_told_from_the_earlier_one_also_where_the_clock_was_set_back() {
        let (browser, older) = browser();
        let save_store = browser.load();
        save_store.read("a").unwrap();
        for at in [2, 1, 0] {
            save_store.write("a", &saved(at)).unwrap();
        }
        browser.first.set(&key("a"), &older).unwrap();
        assert_eq!(browser.found(), (Some(5), 1));
    }

    #[test]
    fn a_save_of_a_newer_program_is_not_overwritten_from_the_second_store() {
        let (browser, _) = browser();
        let newer = "conclave-save 99 of an unknown shape";
        browser.first.set(&key("a"), newer).unwrap();
        assert_eq!(browser.found(), (None, 0));
        assert_eq!(browser.first.get(&key("a")).unwrap().as_deref(), Some(newer));
    }

    #[test]
    fn the_record_of_play_is_kept_twice_too() {
        let browser = Browser::default();
        let save_store = browser.load();
        let line = history::example(7).write();
        let (noted, played) = (history::key("spell-wars-1"), history::key("spell-wars-2"));
        history::note(save_store.store(), &noted, &saved(3).seal());
        history::note(save_store.store(), &played, &line);
        history::exclude(save_store.store(), &history::key("spell-wars-3"));
        save_store.store().set("conclave:settings", "lang=fr").unwrap();
        let before = browser.first.keys().unwrap();
        assert_eq!(browser.second.keys().unwrap().len(), 3, "nothing else is");
        browser.first.set(&noted, "conclave-save 2 tor").unwrap();
        browser.first.set(&played, &line[..20]).unwrap();
        browser.first.remove(&history::key("spell-wars-3")).unwrap();
        let save_store = browser.load();
        assert_eq!(save_store.restored(), 3);
        assert_eq!(browser.first.keys().unwrap().len(), before.len());
        assert_eq!(browser.first.get(&played).unwrap().unwrap(), line);
        // The record is emptied, and stays empty.
        History::clear(save_store.store()).unwrap();
        browser.load();
        assert_eq!(browser.load().restored(), 0);
        assert_eq!(browser.first.keys().unwrap(), ["conclave:settings"]);
    }
}
