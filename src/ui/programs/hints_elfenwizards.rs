//! The reasons of hints in Elfenwizards.

use conclave::games::elfenwizards::Elfenwizards;
use wasm_bindgen::prelude::*;

/// See [`conclave_ui::hints::answer`].
#[wasm_bindgen]
pub fn reasons(language: &str, texts: &str, question: &[u8]) -> String {
    conclave_ui::hints::answer::<Elfenwizards>(language, texts, question)
}

fn main() {}
