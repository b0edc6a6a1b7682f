//! Saved games: the content of a save, its sealed text, and the store of slots that holds
//! it.
//!
//! Nothing is ever lost here: a save that cannot be read (damaged, or written by
//! a newer program) stays where it is, is explained, and can be taken out as a
//! file; a slot that another tab has written to is not overwritten.

mod envelope;
mod export;
mod keeper;
mod save_store;
mod second;
mod store;
mod texts;

pub use envelope::{SAVE_FORMAT, Save, SaveError};
pub use export::ImportReport;
pub use keeper::Keeper;
pub use save_store::{CACHE, SaveSlot, SaveStore, SaveStoreError, SlotId, SlotNow, slot_of_key};
pub use store::{Memory, Store, StoreError};
