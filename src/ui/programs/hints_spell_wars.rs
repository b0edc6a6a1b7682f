//! The reasons of hints in Spell Wars.

use conclave::games::spell_wars::SpellWars;
use wasm_bindgen::prelude::*;

/// See [`conclave_ui::hints::answer`].
#[wasm_bindgen]
pub fn reasons(language: &str, texts: &str, question: &[u8]) -> String {
    conclave_ui::hints::answer::<SpellWars>(language, texts, question)
}

fn main() {}
