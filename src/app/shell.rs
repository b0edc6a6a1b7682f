//! What every page of the program shares: the words, the settings, the shelf.

use std::cell::RefCell;
use std::rc::Rc;

use conclave::page::saves::{Save, Shelf, SlotId, Store};
use conclave::page::{Settings, Speed};
use yew::prelude::*;

use super::storage::Local;
use super::text::Text;

/// Where the settings are kept.
const SETTINGS: &str = "conclave:settings";

/// What every page shares; cheap to clone.
#[derive(Clone)]
pub struct Shell {
    /// The words.
    pub text: Text,
    /// What the reader prefers.
    pub settings: Rc<Settings>,
    /// Whether the browser asks for less motion.
    pub still: bool,
    /// Changes the settings, and keeps them.
    pub change: Callback<Settings>,
    /// The saves.
    pub shelf: Rc<Shelf<Local>>,
    /// A game that could not be stored, on its way to its table.
    pub handed: Rc<RefCell<Option<(SlotId, Save)>>>,
}

impl PartialEq for Shell {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text && self.settings == other.settings && self.still == other.still
    }
}

impl Shell {
    /// How fast events are shown, less motion considered.
    pub fn speed(&self) -> Speed {
        if self.still { Speed::Instant } else { self.settings.speed }
    }

    /// Puts a new game into a slot of its own, and returns the address of its
    /// table. When it cannot be stored, the table gets it from hand to hand, and
    /// will say so.
    pub fn put_down(&self, save: Save) -> String {
        let id = new_slot();
        if self.shelf.write(&id, &save).is_err() {
            *self.handed.borrow_mut() = Some((id.clone(), save));
        }
        format!("#/game/{id}")
    }

    /// A setting, changed.
    pub fn with(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = (*self.settings).clone();
        change(&mut settings);
        self.change.emit(settings);
    }
}

/// A name for a new slot.
fn new_slot() -> SlotId {
    format!("{:x}-{:x}", super::storage::now(), super::storage::chance())
}

/// The settings that were kept, or the default ones.
pub fn kept_settings(store: &Local) -> Settings {
    let kept = store.get(SETTINGS).ok().flatten();
    kept.map(|text| Settings::parse(&text)).unwrap_or_default()
}

/// Keeps the settings. Where nothing can be kept they last as long as the page.
pub fn keep_settings(store: &Local, settings: &Settings) {
    let _ = store.set(SETTINGS, &settings.write());
}

/// Whether the browser asks for less motion.
pub fn wants_less_motion() -> bool {
    web_sys::window()
        .and_then(|w| w.match_media("(prefers-reduced-motion: reduce)").ok().flatten())
        .is_some_and(|query| query.matches())
}
