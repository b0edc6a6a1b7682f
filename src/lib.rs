//! The page: set-up, a table that can play any game, the saves. Home itself is HTML that
//! is rendered when the page is built (`crates/home`).
//!
//! Each game is a program (`programs`), with everything of that game, so that a visitor downloads only
//! the game that is played. `static/start.js` starts the program that an address asks for; workers of that
//! program, made of the same compiled module, think for the bots and analyse finished games. What belongs
//! to no single game, such as the list of saves at home, is a program too: the lobby.
//!
//! | module | what it holds |
//! |---|---|
//! | `app` | the program of a game: which page the address names, and the settings |
//! | `lobby` | the program of what belongs to no single game |
//! | `analysis` | the analysis of a finished game |
//! | `record` | the pages of the record of play, and of the game of the day |
//! | `rules` | the rules of a game, to read |
//! | `hints` | the reasons of hints |
//! | `screens` | one table, many screens: connections, codes, and the pages of table and guests |
//! | `pages` | the pages beside the table: home, set-up, saves, game nights |
//! | `table` | the table, the same for every game |
//! | `explain` | pieces explain themselves, and refusals say why |
//! | `games` | what a game brings to the table; one folder implements it for each game |
//! | `board` | what every board needs |
//! | `components` | buttons, dialogs, fields, notices, drawings |
//! | `context`, `text`, `shell` | what all pages share: texts, settings, saves |
//! | `router` | which page an address names |
//! | `storage`, `save_errors`, `random` | what the browser keeps; seeds and ids |
//! | `locks` | locks between the windows and workers of the browser |
//! | `sharing`, `speech` | passing things on to other apps; reading aloud |
//! | `worker_client` | requests to a worker: the bots' (`bot_client`, whose other end is `bot_worker`), Dice Arena's physics |
//! | `boot` | bindings to the script that started the program |

pub mod analysis;
pub mod app;
pub mod board;
pub mod boot;
pub mod bot_client;
pub mod bot_worker;
pub mod components;
pub mod context;
pub mod explain;
pub mod games;
pub mod hints;
pub mod lobby;
pub mod locks;
pub mod pages;
pub mod random;
pub mod record;
pub mod router;
pub mod rules;
pub mod save_errors;
pub mod screens;
pub mod sharing;
pub mod shell;
pub mod speech;
pub mod storage;
pub mod table;
#[cfg(test)]
mod testing;
pub mod text;
pub mod worker_client;
