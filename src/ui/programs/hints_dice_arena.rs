//! The reasons of hints in Dice Arena.

use conclave::games::dice_arena::DiceArena;
use wasm_bindgen::prelude::*;

/// See [`conclave_ui::hints::answer`].
#[wasm_bindgen]
pub fn reasons(language: &str, texts: &str, question: &[u8]) -> String {
    conclave_ui::hints::answer::<DiceArena>(language, texts, question)
}

fn main() {}
