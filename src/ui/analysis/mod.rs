//! The analysis of a finished game: a program of its own for each game, which a table fetches
//! when it is asked for (`static/panel.js`), so that nobody else loads it.
//!
//! | module | what |
//! |---|---|
//! | `dialog` | the dialog, in the page |
//! | `chart` | the curves of the players' chances, and the bars of their luck |
//! | [`words`] | the sentences |
//! | `report_cache` | reports that are kept, so that no game is analysed twice |
//! | `page` | bindings to the script that started the program |
//!
//! The work is done in a worker, which runs the same program.

mod chart;
mod dialog;
mod page;
mod report_cache;
pub mod words;

use conclave::analysis::wire::Analyst;
use conclave::bots::Policy;

use crate::bot_worker;
use crate::games::GameUi;

/// How long the worker works on a request before it tells how far it is, in milliseconds.
const REPORT_EVERY_MS: f64 = 200.0;

/// Runs the analysis of the game `G`: its dialog in a window, its work in a worker.
pub fn run<G: GameUi + Policy>(analyst: fn() -> Analyst) {
    // A worker has no document.
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        bot_worker::start(analyst(), REPORT_EVERY_MS);
        return;
    };
    if let Some(root) = document.get_element_by_id("analysis") {
        yew::Renderer::<dialog::AnalysisDialog<G>>::with_root(root).render();
    }
}
