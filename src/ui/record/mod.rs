//! The record of play: what was played in this browser, counted; and the game of the day. A program
//! of its own, which is fetched when one of its pages is opened. It knows the rules of every game, because what is counted of a
//! game follows from replaying it; it draws no board.
//!
//! | module | what |
//! |---|---|
//! | `app` | the program: which of its pages the address names |
//! | `record_page` | the record of all games |
//! | `game_record` | the record of one game |
//! | `charts` | small charts |
//! | `daily_page` | the games of the day |
//! | `result_text` | the result of a day's game, to paste into a chat |
//! | `claim_page` | a result that a link claims, confirmed by replaying its game |
//! | `route` | which page an address names |

mod app;
mod charts;
mod claim_page;
mod daily_page;
mod game_record;
mod record_page;
mod result_text;
mod route;

use gloo::utils::document;

/// Runs the program.
pub fn run() {
    if let Some(root) = document().get_element_by_id("record") {
        yew::Renderer::<app::RecordApp>::with_root(root).render();
    }
}
