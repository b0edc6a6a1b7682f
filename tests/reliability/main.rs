//! Reliability: saves of every version are read, storage may fail at any moment, and
//! arbitrary input gives a result or an error.
//! `docs/reliability.md` lists what is promised and which test keeps it.

#![allow(clippy::unwrap_used, reason = "a test that unwraps fails where it stands")]

mod faults;
mod fixtures;
mod fuzz;
mod promises;
mod styles;
