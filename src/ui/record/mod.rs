//! The record of play: what was played in this browser, counted. A program of its own, which is
//! fetched when its page is opened. It knows the rules of every game, because what is told of a
//! game follows from replaying it; it draws no board.
//!
//! | module | what |
//! |---|---|
//! | `app` | the program: which of its pages the address names |
//! | `record_page` | the record of all games |
//! | `game_record` | what is told of one game |
//! | `charts` | small charts |

mod app;
mod charts;
mod game_record;
mod record_page;

use gloo::utils::document;

/// Runs the program.
pub fn run() {
    if let Some(root) = document().get_element_by_id("record") {
        yew::Renderer::<app::RecordApp>::with_root(root).render();
    }
}
