//! Export and import: everything stored, in one text, to move it to another browser.
//! Importing never overwrites anything.
//!
//! | words | what |
//! |---|---|
//! | `conclave-slot SLOT`, then a sealed save | a game, and the slot that it stood in |
//! | a sealed save alone | a game from a file of its own |
//! | `conclave-kept NAME VALUE` | what else is kept under a name, the value written as in a link |
//!
//! Blanks separate the words, as in a save. [`GOES`] lists what else is kept goes out and comes in, and nothing
//! but that: not the keys of seats at tables on many screens, which admit whoever has them, and not what a reader
//! has agreed to, which only a reader can do.

use super::envelope::{KIND, Save};
use super::save_store::{ASIDE, SaveStore, SlotId, slot_of_key};
use super::store::{Store, StoreError};
use crate::link::{decode, encode};

/// The word before the slot of a game.
const SLOT: &str = "conclave-slot";

/// The word before any other entry.
const KEPT: &str = "conclave-kept";

/// The prefix of all our keys in the store.
const OURS: &str = "conclave:";

/// What begins the names of whatever goes out and comes in beside the games.
const GOES: [&str; 10] = [
    // The reader's settings, and what they set up last.
    "conclave:settings",
    "conclave:setup:",
    // Damaged saves that were set aside.
    ASIDE,
    // Finished games, wins in a row, solved puzzles, games whose lesson is finished.
    "conclave:played:",
    "conclave:streak:",
    "conclave:puzzle:",
    "conclave:learned:",
    // Game nights, and how their games ended.
    "conclave:evening:",
    "conclave:result:",
    // What this device's player is called at other tables.
    "conclave:guest-name",
];

/// Whether what is kept under a name goes out and comes in.
fn goes(name: &str) -> bool {
    GOES.iter().any(|begins| match name.strip_prefix(begins) {
        Some(rest) => begins.ends_with(':') != rest.is_empty(),
        None => false,
    })
}

/// Whether a slot from a file keeps its name. One that no address of ours has gets another; and a game of a
/// table on many screens is a game like any other on a device that is not the table.
fn keeps_name(slot: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    slot.len() <= 200 && slot.chars().all(plain) && !slot.starts_with("table-")
}

/// The result of an import.
#[derive(Default, PartialEq, Debug)]
pub struct ImportReport {
    /// The slots of the games that were imported.
    pub slots: Vec<SlotId>,
    /// How many games were there already.
    pub same: usize,
    /// How many could not be read.
    pub unreadable: usize,
    /// How many other entries were imported, such as settings.
    pub others: usize,
    /// Games that are not kept because storage refuses.
    pub refused: Vec<Save>,
}

impl ImportReport {
    /// Whether exactly one thing was imported.
    pub fn is_only_one(&self) -> bool {
        let games = self.slots.len() + self.same + self.refused.len();
        games + self.unreadable + self.others == 1
    }
}

impl<S: Store> SaveStore<S> {
    /// How many bytes all our entries take up.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    pub fn bytes(&self) -> Result<usize, StoreError> {
        let mut bytes = 0;
        for name in self.store().keys()?.iter().filter(|name| name.starts_with(OURS)) {
            bytes += name.len() + self.store().get(name)?.map_or(0, |text| text.len());
        }
        Ok(bytes)
    }

    /// Everything that is kept for the reader, in one text: the games, what was set aside of them, the
    /// settings, and what else is on the list. Copies are left out.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    pub fn export_all(&self) -> Result<String, StoreError> {
        let mut text = String::new();
        for name in self.store().keys()? {
            let Some(value) = self.store().get(&name)? else { continue };
            let line = match slot_of_key(&name) {
                // A save that is intact is exported unchanged: a newer program may read it.
                Some(id) if value.starts_with(KIND) => [SLOT, id, value.trim()],
                _ if goes(&name) => [KEPT, &name, &encode(&value)],
                _ => continue,
            };
            text.push_str(&line.join(" "));
            text.push('\n');
        }
        Ok(text)
    }

    /// Imports such a text, or a file of one game. A game that is
    /// there already is left alone; one whose slot is taken by another gets a slot
    /// of its own, named by `new_slot`; so does one without a slot.
    pub fn import(&self, text: &str, mut new_slot: impl FnMut() -> SlotId) -> ImportReport {
        let mut taken = ImportReport::default();
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let begins = |at: &usize| [SLOT, KEPT, KIND].contains(&words[*at]);
        let mut at = 0;
        while at < words.len() {
            let slot = words.get(at + 1).filter(|_| words[at] == SLOT);
            let from = if slot.is_some() { at + 2 } else { at };
            let end = (from + 1..words.len()).find(begins).unwrap_or(words.len());
            let piece = &words[from.min(end)..end];
            match piece {
                [KEPT, name, value @ ..] => {
                    taken.others += usize::from(self.keep_other(name, &decode(&value.concat())));
                }
                _ => self.import_game(&piece.join(" "), slot.copied(), &mut new_slot, &mut taken),
            }
            at = end;
        }
        taken
    }

    fn import_game(
        &self,
        sealed: &str,
        slot: Option<&str>,
        new_slot: &mut impl FnMut() -> SlotId,
        taken: &mut ImportReport,
    ) {
        let Ok(save) = Save::open(sealed) else {
            taken.unreadable += 1;
            return;
        };
        let there = self.slots().unwrap_or_default();
        if there.iter().any(|slot| slot.save.as_ref() == Ok(&save)) {
            taken.same += 1;
            return;
        }
        let free = |id: &&str| keeps_name(id) && there.iter().all(|slot| slot.id != *id);
        let id = slot.filter(free).map_or_else(new_slot, str::to_owned);
        match self.write(&id, &save) {
            Ok(()) => taken.slots.push(id),
            Err(_) => taken.refused.push(save),
        }
    }

    /// Stores another entry, unless its name is taken.
    fn keep_other(&self, name: &str, value: &str) -> bool {
        goes(name) && self.store().get(name) == Ok(None) && self.store().set(name, value).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::super::envelope::tests::save;
    use super::super::store::Memory;
    use super::*;

    fn named(name: &str, saved: u64) -> Save {
        Save { name: name.into(), saved, ..save() }
    }

    /// A browser with two games, one damaged one, and settings.
    fn save_store() -> SaveStore<Memory> {
        let save_store = SaveStore::new(Memory::default());
        save_store.write("a", &named("Thursday, à neuf", 1)).unwrap();
        save_store.write("link-x", &named("b", 2)).unwrap();
        save_store.store().set("conclave:save:torn", "conclave-save 2 elfen").unwrap();
        save_store.store().set("conclave:aside:a:77", "what is\nleft").unwrap();
        save_store.store().set("conclave:settings", "lang=fr&sound=off").unwrap();
        save_store.store().set("another page's", "secret").unwrap();
        save_store
    }

    fn no_new_slot() -> SlotId {
        panic!("no new slot is needed")
    }

    #[test]
    fn everything_goes_out_and_comes_in_again_elsewhere() {
        let everything = save_store().export_all().unwrap();
        assert!(!everything.contains("secret"));
        let other = SaveStore::new(Memory::default());
        // Mails may break lines, anywhere between words.
        let taken = other.import(&everything.replace(' ', "\r\n "), no_new_slot);
        assert_eq!((taken.slots.len(), taken.same, taken.unreadable, taken.others), (2, 0, 1, 2));
        for id in ["a", "link-x"] {
            assert_eq!(other.text(id), save_store().text(id));
        }
        for name in ["conclave:aside:a:77", "conclave:settings"] {
            assert_eq!(other.store().get(name), save_store().store().get(name));
        }
        assert!(other.bytes().unwrap() > 1_000);
    }

    #[test]
    fn bringing_in_overwrites_nothing() {
        let everything = save_store().export_all().unwrap();
        let same = save_store();
        let before = same.export_all();
        let taken = same.import(&everything, no_new_slot);
        assert_eq!((taken.slots.len(), taken.same, taken.unreadable, taken.others), (0, 2, 1, 0));
        assert_eq!(same.export_all(), before);

        // The target store has a newer version of one game, and other settings.
        let other = SaveStore::new(Memory::default());
        other.write("a", &named("another", 9)).unwrap();
        other.store().set("conclave:settings", "lang=en").unwrap();
        let taken = other.import(&everything, || "new".to_owned());
        assert_eq!(taken.slots, ["new", "link-x"]);
        assert_eq!(other.read("a").unwrap().unwrap().unwrap().name, "another");
        assert_eq!(other.read("new").unwrap().unwrap().unwrap().name, "Thursday, à neuf");
        assert_eq!(other.store().get("conclave:settings").unwrap().as_deref(), Some("lang=en"));
    }

    #[test]
    fn a_file_of_one_game_comes_in_too_and_nonsense_does_not() {
        let save_store = SaveStore::new(Memory::default());
        let taken = save_store.import(&named("one", 1).seal(), || "new".to_owned());
        assert_eq!((taken.slots, taken.unreadable), (vec!["new".to_owned()], 0));
        for text in ["", "conclave-slot", "conclave-slot x", "conclave-kept", "a b c"] {
            let taken = save_store.import(text, no_new_slot);
            assert_eq!(taken.slots.len() + taken.others, 0, "{text:?}");
        }
        let forged = "conclave-kept conclave:save:x y conclave-kept conclave:copy:0:z y \
                      conclave-kept elsewhere y";
        assert_eq!(save_store.import(forged, no_new_slot).others, 0);
        assert_eq!(save_store.slots().unwrap().len(), 1);
    }

    #[test]
    fn neither_keys_of_guests_nor_consent_go_out_or_come_in() {
        let secrets = [
            "conclave:table:00123456789abcde",
            "conclave:guest:00123456789abcde",
            "conclave:guest:00123456789abcde:1",
            "conclave:guest-offer:00123456789abcde",
            "conclave:room:00123456789abcde",
            "conclave:handed:00123456789abcde",
            "conclave:servers",
            "conclave:settings:more",
            "conclave:guest-names",
            "conclave:played:",
            "conclave:whatever-comes-next",
        ];
        let store = save_store();
        for name in secrets {
            store.store().set(name, "a key").unwrap();
        }
        let everything = store.export_all().unwrap();
        let other = SaveStore::new(Memory::default());
        let forged = secrets.map(|name| format!("{KEPT} {name} a%20key ")).concat();
        for text in [everything.clone() + &forged, forged] {
            other.import(&text, no_new_slot);
        }
        for name in secrets {
            assert!(!everything.contains(name), "{name} went out");
            assert_eq!(other.store().get(name), Ok(None), "{name} came in");
        }
        assert!(goes("conclave:evening:18bc") && goes("conclave:guest-name"));
    }

    #[test]
    fn a_game_gets_another_slot_than_one_that_no_address_has() {
        let odd =
            ["a/b", "a<b", "☃", "a%20b", "x?y", "#", "table-00123456789abcde", &"x".repeat(300)];
        let save_store = SaveStore::new(Memory::default());
        for (number, slot) in odd.iter().enumerate() {
            let game = named("odd", 10 + number as u64).seal();
            let text = format!("{SLOT} {slot} {game}");
            let taken = save_store.import(&text, || format!("new-{number}"));
            assert_eq!(taken.slots, [format!("new-{number}")], "{slot}");
        }
    }

    #[test]
    fn what_storage_refuses_is_still_in_hand() {
        let everything = save_store().export_all().unwrap();
        let small = SaveStore::new(Memory::default());
        small.store().limit(100);
        let taken = small.import(&everything, no_new_slot);
        assert_eq!((taken.slots.len(), taken.refused.len()), (0, 2));
    }
}
