//! Drawings that several pages use, as SVG symbols: put one on the page with
//! `<svg class="sigil"><use href="#sigil-red" /></svg>`.

use yew::prelude::*;

/// All symbols (`static/art/sprite.svg`), once in the document and not seen
/// themselves.
#[component]
pub fn Sprite() -> Html {
    Html::from_html_unchecked(AttrValue::from(include_str!("../../static/art/sprite.svg")))
}

/// What a sigil is given.
#[derive(Properties, PartialEq)]
pub struct SigilProps {
    /// Whose: a guild's id.
    pub guild: &'static str,
}

/// A guild's sigil, in the colour of the text around it.
#[component]
pub fn Sigil(props: &SigilProps) -> Html {
    html! {
        <svg class="sigil" viewBox="0 0 24 24" aria-hidden="true">
            <use href={format!("#sigil-{}", props.guild)} />
        </svg>
    }
}

/// What lettering is given.
#[derive(Properties, PartialEq)]
pub struct LetteringProps {
    /// What is lettered: a game's id, or "conclave" for the product.
    pub of: &'static str,
    /// The name, for those who do not see it.
    pub name: AttrValue,
}

/// A name in its own lettering.
#[component]
pub fn Lettering(props: &LetteringProps) -> Html {
    // The drawing's proportions, so that it is as wide as its name is long.
    let width = match props.of {
        "conclave" => 820,
        "elfenwizards" => 1098,
        "spell-wars" => 900,
        "wizards-gambit" => 1318,
        _ => 904,
    };
    html! {
        <span class={format!("lettering lettering-{}", props.of)}>
            <span class="unseen">{ props.name.clone() }</span>
            <svg viewBox={format!("0 0 {width} 120")} aria-hidden="true">
                <use href={format!("#name-{}", props.of)} />
            </svg>
        </span>
    }
}

/// What an emblem is given.
#[derive(Properties, PartialEq)]
pub struct EmblemProps {
    /// Whose: a game's id.
    pub of: &'static str,
}

/// A game's emblem: the place where it is played.
#[component]
pub fn Emblem(props: &EmblemProps) -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 120 120" aria-hidden="true">
            <use href={format!("#emblem-{}", props.of)} />
        </svg>
    }
}
