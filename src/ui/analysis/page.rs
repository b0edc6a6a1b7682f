//! Bindings to `static/analysis.js`, which started this program.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = conclaveAnalysis)]
extern "C" {
    /// The sealed save of the game to analyse. The event `analyse` on the window tells that
    /// there is another.
    pub fn save() -> String;

    /// The address of this program's script.
    pub fn program() -> String;

    /// Shows the moment of the game after so many actions at its table.
    pub fn show(ply: usize);
}

/// Tells the table's root how far the analysis is: `running`, or `done`.
pub fn tell(state: &str) {
    let table = gloo::utils::document().query_selector(".table").ok().flatten();
    if let Some(table) = table {
        drop(table.set_attribute("data-analysis", state));
    }
}
