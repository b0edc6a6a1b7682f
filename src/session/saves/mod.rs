//! Saved games: what a save holds, how it is sealed, and the shelf of slots that
//! it stands on.
//!
//! Nothing is ever lost here: a save that cannot be read (damaged, or written by
//! a newer program) stays where it is, is explained, and can be taken out as a
//! file; a slot that another tab has written to is not overwritten.

mod envelope;
mod everything;
mod shelf;
mod store;
mod texts;

pub use envelope::{SAVE_FORMAT, Save, SaveError};
pub use everything::Taken;
pub use shelf::{Shelf, ShelfError, Slot, SlotId, slot_of_key};
pub use store::{Memory, Store, StoreError};
