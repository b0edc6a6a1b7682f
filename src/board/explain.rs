//! What explains itself where it stands, and what is said when a piece cannot be used.
//!
//! A piece carries `data-explain` with the key of a text, `GAME-explain-KEY` (or, around the board,
//! `explain-KEY`), and the numbers that matter now; [`crate::explain`] does the rest.
//! A piece that cannot be pressed now carries `data-try`, a key of the board's choice: pressed
//! all the same, the board tries the action that it would mean, and the rules say why not.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The value of `data-explain`: a key, and numbers as `$n` and `$m` of its `-now` text.
pub fn explain(key: &str, numbers: &[i32]) -> AttrValue {
    let mut value = String::from(key);
    for number in numbers {
        value += " ";
        value += &number.to_string();
    }
    value.into()
}

/// The `data-try` of what was pressed, unless it was a control.
pub fn tried(event: &MouseEvent) -> Option<String> {
    let at = event.target()?.dyn_into::<Element>().ok()?;
    at.closest("[data-try], button").ok()??.get_attribute("data-try")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_followed_by_its_numbers() {
        assert_eq!(explain("druid", &[]), "druid");
        assert_eq!(explain("front", &[4, 25]), "front 4 25");
    }
}
