//! What a page keeps and reads, as far as it needs no browser: tables with people
//! and bots around them, saves, links, settings, what a game in a frame and its host
//! tell each other. Here native tests reach it.

mod codec;
pub mod embed;
pub mod link;
pub mod saves;
pub mod series;
mod session;
mod settings;
pub mod share;

pub use session::{Controller, Player, Session};
pub use settings::{Settings, Speed, Theme};
