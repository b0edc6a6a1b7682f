//! The page: set-up, a table that can play any game, the saves. Home itself is HTML that
//! is rendered when the page is built (`pages::home`).
//!
//! Each game is a program of its own (`programs`), with its page and its bots, so
//! that a visitor downloads only the game that is played. `static/boot.js` starts the
//! program that an address asks for; a worker of that program thinks for the bots.
//! What belongs to no game, such as the list of saves at home, is a program too:
//! the lobby.
//!
//! | module | what it holds |
//! |---|---|
//! | `app` | the program of a game: which page the address names, and the settings |
//! | `analysis` | the analysis of a finished game: a program of its own for each game |
//! | `record` | the record of play, and the game of the day: a program without a table |
//! | `rules` | the rules of a game, to read: a program of their own for each game |
//! | `hints` | the reasons of hints: a program of their own for each game |
//! | `screens` | one table, many screens: connections, codes, and the pages of table and guests |
//! | `pages` | the pages beside the table: home, set-up, saves, game nights |
//! | `table` | the table, the same for every game |
//! | `games` | what a game brings to the table; one folder implements it for each game |
//! | `board` | what every board needs |
//! | `components` | buttons, dialogs, fields, notices, drawings |
//! | `context`, `text`, `shell` | what all pages share: texts, settings, saves |
//! | `router` | which page an address names |
//! | `storage`, `save_errors`, `random` | what the browser keeps; seeds and ids |
//! | `worker_client` | requests to a worker: the bots' (`bot_client`, whose other end is `bot_worker`), Dice Arena's physics |
//! | `boot` | bindings to the script that started the program |

/// Whether this program has lessons and puzzles (the feature `lessons`). The one that only plays a game has
/// none, so that a first visit downloads less; each game has a second program with them.
pub const LESSONS: bool = cfg!(feature = "lessons");

/// Whether this program has tables that others join from their own screens (the feature `host`), which
/// nobody who plays on one device downloads.
pub const HOST: bool = cfg!(any(feature = "host", test));

/// Whether this program joins such a table (the feature `join`).
pub const JOIN: bool = cfg!(any(feature = "join", test));

/// Whether this program has games on one device, from their set-up on: neither of those two has.
pub const SOLO: bool = cfg!(any(not(any(feature = "host", feature = "join")), test));

pub mod analysis;
pub mod app;
pub mod board;
pub mod boot;
pub mod bot_client;
pub mod bot_worker;
pub mod components;
pub mod context;
pub mod games;
pub mod hints;
pub mod pages;
pub mod random;
pub mod record;
pub mod router;
pub mod rules;
pub mod save_errors;
pub mod screens;
pub mod shell;
pub mod storage;
pub mod table;
#[cfg(test)]
mod testing;
pub mod text;
pub mod worker_client;
