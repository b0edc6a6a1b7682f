//! The rules of Spell Wars, each named after what the rules page says.

#![allow(clippy::unwrap_used, reason = "a test that unwraps fails where it stands")]

mod coverage;
mod deaths;
mod destinations;
mod examples;
mod faces;

mod names;
mod qualities;
mod reference;
mod scenario;
mod sources;
mod treasures;
