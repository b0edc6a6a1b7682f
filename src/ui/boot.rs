//! What `static/boot.js`, which started this program, knows and does.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = conclave)]
extern "C" {
    /// The texts of the program of this name in the reader's language, as in
    /// locale files.
    pub fn texts(program: &str) -> String;

    /// The address of this program's script.
    pub fn program() -> String;

    /// Has everything said in the language of this id from now on: keeps the
    /// wish, and starts the page anew in it.
    pub fn speak(language: &str);

    /// Whether the browser can read aloud.
    pub fn voice() -> bool;

    /// Reads this aloud, instead of what is being read.
    pub fn read(words: &str);

    /// Which slot is being played: what could be saved from a crash.
    pub fn playing(slot: &str);

    /// The texts of a game's rules page, as in locale files; an error when they do
    /// not come.
    #[wasm_bindgen(catch)]
    pub async fn rules(game: &str) -> Result<JsValue, JsValue>;

    /// Whose page the address names: a game's id, `home`, or `lobby` for everything
    /// else.
    pub fn place() -> String;

    /// Gives a sealed save that could not be stored from hand to hand: whichever
    /// program opens this slot gets it.
    #[wasm_bindgen(js_name = passInMemory)]
    pub fn pass_in_memory(slot: &str, save: &str);

    /// The sealed save that was handed to this slot.
    #[wasm_bindgen(js_name = passedInMemory)]
    pub fn passed_in_memory(slot: &str) -> Option<String>;

    /// The sealed save that was in the link which the address is, if it is one.
    pub fn shared() -> Option<String>;

    /// Offers a game to be shared: the sealed save, the same without names, the name
    /// of a file for it, and whether it tells what is secret at the table.
    pub fn share(named: &str, nameless: &str, file: &str, secrets: bool);

    /// Where the page keeps things, if the browser gives it any place. In a frame
    /// that is memory: its host keeps the game.
    pub fn storage() -> Option<web_sys::Storage>;

    /// Whether there is a host around this page that speaks with it.
    pub fn framed() -> bool;

    /// Tells the host this: see `conclave::session::embed`.
    #[wasm_bindgen(js_name = postToHost)]
    pub fn post_to_host(told: &str);

    /// What the host wants, as it is said.
    pub fn command() -> String;

    /// Whether the program has crashed. Timers and listeners may still run then,
    /// but nothing may be saved any more.
    pub fn crashed() -> bool;
}
