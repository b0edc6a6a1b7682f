//! The rules of Wizard's Gambit, one test a rule, named after it.
//!
//! Each module is a chapter of the rules page; **[ruling]** in a test's comment
//! marks what the book leaves open. The little language in which the tests are
//! written is in [`scenario`]. What holds of every game (conservation, views that
//! reveal nothing, records) is tested in `tests/conformance`.

#![allow(clippy::unwrap_used, reason = "a test that unwraps fails where it stands")]

mod balance;
mod claiming;
mod coverage;
mod decks;
mod gambits;
mod incantations;
mod scenario;
mod secrets;
mod setup;
mod spells;
mod turn;
mod winning;
mod words;
