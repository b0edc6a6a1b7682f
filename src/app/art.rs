//! Drawings that several pages use: symbols of `static/art/sprite.svg`, which
//! `static/boot.js` puts into the document. `<svg class="sigil"><use
//! href="#sigil-red" /></svg>` shows one.

use yew::prelude::*;

// Plain functions rather than components: they have no state, and a component
// costs the download ten times what its drawing does.

/// A guild's sigil, in the colour of the text around it.
pub fn sigil(guild: &str) -> Html {
    html! {
        <svg class="sigil" viewBox="0 0 24 24" aria-hidden="true">
            <use href={format!("#sigil-{}", guild)} />
        </svg>
    }
}

/// The name of a game, by its id, in its own lettering. `name` is for those who do
/// not see it.
pub fn lettering(of: &str, name: String) -> Html {
    // The drawing's proportions, so that it is as wide as its name is long.
    let width = match of {
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
