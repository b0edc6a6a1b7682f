//! Drawings that several pages use: symbols of `static/art/sprite.svg`, which
//! `static/boot.js` puts into the document. `<svg class="sigil"><use
//! href="#sigil-red" /></svg>` shows one.

use yew::prelude::*;

use super::tags::{el, unseen};

// Plain functions rather than components: they have no state, and a component
// costs the download ten times what its drawing does.

/// A guild's sigil, in the colour of the text around it.
pub fn sigil(guild: &str) -> Html {
    el!(
        "svg",
        "class" = "sigil",
        "viewBox" = "0 0 24 24",
        "aria-hidden" = "true",
        [el!("use", "href" = ["#sigil-", guild].concat())]
    )
}

/// The name of a game, by its id, in its own lettering. `name` is for those who do
/// not see it.
pub fn lettering(of: &str, name: String) -> Html {
    // The drawing's proportions, so that it is as wide as its name is long.
    let room = match of {
        "elfenwizards" => "0 0 1098 120",
        "spell-wars" => "0 0 900 120",
        "wizards-gambit" => "0 0 1318 120",
        _ => "0 0 904 120",
    };
    el!(
        "span",
        "class" = ["lettering lettering-", of].concat(),
        [
            unseen(name),
            el!(
                "svg",
                "viewBox" = room,
                "aria-hidden" = "true",
                [el!("use", "href" = ["#name-", of].concat())]
            )
        ]
    )
}
