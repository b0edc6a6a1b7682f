//! The reasons of hints in Wizard's Gambit.

use conclave::games::wizards_gambit::WizardsGambit;
use wasm_bindgen::prelude::*;

/// See [`conclave_ui::hints::answer`].
#[wasm_bindgen]
pub fn reasons(language: &str, texts: &str, question: &[u8]) -> String {
    conclave_ui::hints::answer::<WizardsGambit>(language, texts, question)
}

fn main() {}
