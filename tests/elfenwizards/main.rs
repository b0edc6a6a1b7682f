//! The rules of Elfenwizards, one test a rule, named after it.
//!
//! Each module is a chapter of the rules page; **[ruling]** and **[variant]**
//! in a test's comment mark what the book leaves open. The little language in
//! which the tests are written is in [`scenario`].

#![allow(clippy::unwrap_used, reason = "a test that unwraps fails where it stands")]

mod allocation;
mod competition;
mod defeat;
mod ending;
mod grey;
mod record;
mod recovery;
mod retreat;
mod scenario;
mod scoring;
mod setup;
mod titles;
