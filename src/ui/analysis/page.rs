//! Bindings to `static/panel.js`, which started this program.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = ["conclavePanels", "analysis"])]
extern "C" {
    /// The sealed save of the game to analyse. The event `analysis` on the window tells that
    /// there is another.
    pub fn save() -> String;

    /// The address of this program's script.
    pub fn program() -> String;

    /// Shows the moment of the game after `ply` actions at its table, or plays on from there.
    pub fn show(ply: usize, play_on: bool);
}

/// Says on the table's root how far the analysis is: `running`, or `done`; nothing when none is
/// open.
pub fn set_status(status: Option<&str>) {
    let table = gloo::utils::document().query_selector(".table").ok().flatten();
    if let Some(table) = table {
        // Neither can fail: the name is a valid one.
        drop(match status {
            Some(status) => table.set_attribute("data-analysis", status),
            None => table.remove_attribute("data-analysis"),
        });
    }
}
