//! Components that show the drawings that several pages use: symbols of `static/art/sprite.svg`, which
//! `static/start.js` puts into the document. `<svg class="sigil"><use
//! href="#sigil-red" /></svg>` shows one.

use conclave_rules::games::game;
use yew::prelude::*;

/// Properties of [`Drawing`].
#[derive(Properties, PartialEq)]
pub struct DrawingProps {
    /// Its class.
    #[prop_or_default]
    pub class: Classes,
    /// The `viewBox` that its parts are drawn in.
    pub view_box: AttrValue,
    /// Its parts.
    pub children: Html,
}

/// A decorative drawing: text beside it says what it shows.
#[component]
pub fn Drawing(DrawingProps { class, view_box, children }: &DrawingProps) -> Html {
    html! {
        <svg class={class.clone()} viewBox={view_box.clone()} aria-hidden="true">
            { children.clone() }
        </svg>
    }
}

/// Properties of a component that draws a symbol of the sprite.
#[derive(Properties, PartialEq)]
pub struct OfProps {
    /// Whose it is: a guild's or a game's id.
    pub of: AttrValue,
}

/// A guild's sigil, in the colour of the text around it.
#[component]
pub fn Sigil(OfProps { of }: &OfProps) -> Html {
    html! {
        <svg class="sigil" viewBox="0 0 24 24" aria-hidden="true">
            <use href={format!("#sigil-{of}")} />
        </svg>
    }
}

/// The emblem of a game.
#[component]
pub fn Emblem(OfProps { of }: &OfProps) -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 120 120" aria-hidden="true">
            <use href={format!("#emblem-{of}")} />
        </svg>
    }
}

/// Properties of [`Lettering`].
#[derive(Properties, PartialEq)]
pub struct LetteringProps {
    /// The game's id.
    pub of: AttrValue,
    /// The game's name, for those who do not see the drawing.
    pub name: AttrValue,
}

/// The name of a game in its own lettering; in plain words where there is no drawing of
/// it.
#[component]
pub fn Lettering(LetteringProps { of, name }: &LetteringProps) -> Html {
    let Some(game) = game(of) else {
        return html! { <span class="lettering">{ name }</span> };
    };
    // The drawing's proportions, so that it is as wide as its name is long.
    let view_box = format!("0 0 {} 120", game.lettering);
    html! {
        <span class={classes!("lettering", format!("lettering-{of}"))}>
            <span class="visually-hidden">{ name }</span>
            <svg viewBox={view_box} aria-hidden="true"><use href={format!("#name-{of}")} /></svg>
        </span>
    }
}
