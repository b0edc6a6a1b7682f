//! The record of play: what was played in this browser, counted; and the game of the day. It knows the
//! rules of every game, because what is counted of a game follows from replaying it; it draws no board.
//!
//! | module | what it holds |
//! |---|---|
//! | [`record_page`] | the record of all games |
//! | `game_record` | the record of one game |
//! | `charts` | small charts |
//! | [`daily_page`] | the games of the day |
//! | `result_text` | the result of a day's game, to paste into a chat |
//! | [`claim_page`] | a result that a link claims, confirmed by replaying its game |

mod charts;
pub mod claim_page;
pub mod daily_page;
mod game_record;
pub mod record_page;
mod result_text;

use conclave_session::history::daily::Day;

use crate::storage::now;
use crate::text::Text;

/// The day that the reader's calendar shows.
pub fn today() -> Day {
    let ahead = -js_sys::Date::new_0().get_timezone_offset() * 60_000.0;
    Day::of_time((now() as f64 + ahead) as u64)
}

/// A day, as the reader writes dates.
pub fn format_day(day: Day, text: &Text) -> String {
    text.date(day.noon() as f64, &[("dateStyle", "long"), ("timeZone", "UTC")])
}
