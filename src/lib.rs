//! Conclave: four wizard games for game night.
//!
//! This library holds what a game *is*: the contract every game keeps
//! ([`table`]), one module per game with the [`wording`] of its cards, and the bots, the [`analysis`]
//! and the [`history`] of finished games, and the [`screens`] around one table, which know games only
//! through the contract. There is no browser in it; the page and the workers are programs of their own
//! that use it.

pub mod bot_wire;
pub mod history;
pub mod puzzles;
pub mod screens;
pub mod session;
pub mod wording;

pub use conclave_i18n as i18n;
pub use conclave_rules::{analysis, bots, games, table, with_games};
