//! What the boards of all games need.

pub mod arrow_keys;
