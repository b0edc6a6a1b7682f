//! Bindings to `static/panel.js`, which opens the dialog.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = ["conclavePanels", "rules"])]
extern "C" {
    /// The chapter to show, by its id. The event `rules` on the window tells that the rules are
    /// asked for again.
    pub fn chapter() -> Option<String>;
}
