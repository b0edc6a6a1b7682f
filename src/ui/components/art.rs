//! Drawings that several pages use: symbols of `static/art/sprite.svg`, which
//! `static/boot.js` puts into the document. `<svg class="sigil"><use
//! href="#sigil-red" /></svg>` shows one.

use yew::prelude::*;

use crate::components::tags::{all, el, given, span, unseen};

// Plain functions rather than components: they have no state, and a component
// costs the download ten times what its drawing does.

/// A drawing of these parts; `view` is the room that they are drawn in.
pub fn drawing(class: &str, view: &'static str, parts: Vec<Html>) -> Html {
    el!("svg", "class" = given(class), "viewBox" = view, "aria-hidden" = "true", [all(parts)])
}

/// A symbol as a part of a drawing.
pub fn part(id: &str) -> Html {
    el!("use", "href" = ["#", id].concat())
}

/// A symbol as a part of a drawing: where, and how large.
pub fn part_at(id: &str, [x, y, size]: [&'static str; 3]) -> Html {
    let href = ["#", id].concat();
    el!("use", "href" = href, "x" = x, "y" = y, "width" = size, "height" = size)
}

/// A guild's sigil, in the colour of the text around it.
pub fn sigil(guild: &str) -> Html {
    drawing("sigil", "0 0 24 24", vec![part(&["sigil-", guild].concat())])
}

/// The emblem of a game, by its id.
pub fn emblem(of: &str) -> Html {
    drawing("emblem", "0 0 120 120", vec![part(&["emblem-", of].concat())])
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
    let drawn = drawing("", room, vec![part(&["name-", of].concat())]);
    span(&["lettering lettering-", of].concat(), vec![unseen(name), drawn])
}
