//! Drawings that several pages use, as SVG symbols: put one on the page with
//! `<svg class="sigil"><use href="#sigil-red" /></svg>`.

use yew::prelude::*;

/// All symbols (`static/art/sprite.svg`), once in the document and not seen
/// themselves.
#[component]
pub fn Sprite() -> Html {
    Html::from_html_unchecked(AttrValue::from(include_str!("../../static/art/sprite.svg")))
}
