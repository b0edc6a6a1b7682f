//! Drawings that several pages use, as SVG symbols: put one on the page with
//! `<svg class="sigil"><use href="#sigil-red" /></svg>`.

use yew::prelude::*;

// Plain functions rather than components: they have no state, and a component
// costs the download ten times what its drawing does.

/// All symbols (`static/art/sprite.svg`), once in the document and not seen
/// themselves.
pub fn sprite() -> Html {
    Html::from_html_unchecked(AttrValue::from(include_str!("../../static/art/sprite.svg")))
}

/// A guild's sigil, in the colour of the text around it.
pub fn sigil(guild: &str) -> Html {
    html! {
        <svg class="sigil" viewBox="0 0 24 24" aria-hidden="true">
            <use href={format!("#sigil-{}", guild)} />
        </svg>
    }
}

/// A name in its own lettering: a game's, by its id, or the product's
/// ("conclave"). `name` is for those who do not see it.
pub fn lettering(of: &str, name: String) -> Html {
    // The drawing's proportions, so that it is as wide as its name is long.
    let width = match of {
        "conclave" => 820,
        "elfenwizards" => 1098,
        "spell-wars" => 900,
        "wizards-gambit" => 1318,
        _ => 904,
    };
    html! {
        <span class={format!("lettering lettering-{}", of)}>
            <span class="unseen">{ name }</span>
            <svg viewBox={format!("0 0 {width} 120")} aria-hidden="true">
                <use href={format!("#name-{}", of)} />
            </svg>
        </span>
    }
}

/// A game's emblem: the place where it is played.
pub fn emblem(of: &str) -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 120 120" aria-hidden="true">
            <use href={format!("#emblem-{}", of)} />
        </svg>
    }
}
