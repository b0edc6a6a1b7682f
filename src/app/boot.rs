//! What `static/boot.js`, which started this program, knows and does.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = conclave)]
extern "C" {
    /// The texts of this game in the reader's language, as in locale files.
    pub fn texts() -> String;

    /// The address of this program's script.
    pub fn program() -> String;

    /// Has everything said in the language of this id from now on: keeps the
    /// wish, and starts the page anew in it.
    pub fn speak(language: &str);

    /// Which slot is being played: what could be saved from a crash.
    pub fn playing(slot: &str);

    /// Whether the program has crashed. Timers and listeners may still run then,
    /// but nothing may be saved any more.
    pub fn crashed() -> bool;
}
