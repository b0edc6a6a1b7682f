//! The rules of Dice Arena, one test a rule, named after it.
//!
//! Each module is a chapter of the rules page; **[ruling]** in a test's comment
//! marks what the book leaves open. The little language in which the tests are
//! written is in [`scenario`].

#![allow(clippy::unwrap_used, reason = "a test that unwraps fails where it stands")]

mod accio;
mod chance;
mod confundo;
mod elimination;
mod immobulus;
mod landing;
mod lashlabask;
mod play;
mod scenario;
mod setup;
mod several;
mod throwing;
mod tournament;
mod wingardium;
