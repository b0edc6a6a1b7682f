//! Sessions and what is stored or sent of them: a game with its players, saves, links,
//! settings, guided games, the messages between an embedded game and its host, the [`history`] of finished
//! games, [`puzzles`], and the [`wording`] of cards. None of it needs a browser, so native tests can reach it.

pub mod codec;
pub mod embed;
mod game_session;
pub mod history;
pub mod lesson;
pub mod link;
mod plain_text;
pub mod puzzles;
pub mod report;
pub mod saves;
pub mod series;
mod settings;
pub mod share;
pub mod streak;
pub mod wording;

pub use game_session::{Controller, Player, Session};
pub use plain_text::{excerpt, plain_text};
pub use settings::{Settings, Speed, Theme};
