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
    html! { <span class={format!("lettering lettering-{}", props.of)}>{ props.name.clone() }</span> }
}

/// What an emblem is given.
#[derive(Properties, PartialEq)]
pub struct EmblemProps {
    /// Whose: a game's id.
    pub of: &'static str,
}

/// A game's emblem: the place where it is played, on a square of 100.
#[component]
pub fn Emblem(props: &EmblemProps) -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 100 100" aria-hidden="true">
            { emblem(props.of) }
        </svg>
    }
}

fn emblem(of: &str) -> Html {
    match of {
        // The Great Tree with its lanterns.
        "elfenwizards" => html! {
            <>
                <path fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"
                    d="M50 92V36M50 70C40 66 28 66 20 58M50 70c10-4 22-4 30-12M50 52c-8-3-16-5-20-14M50 52c8-3 16-5 20-14M38 92c6-2 10-5 12-12 2 7 6 10 12 12" />
                <g fill="var(--gold-bright)">
                    <circle cx="50" cy="24" r="6" /><circle cx="30" cy="34" r="5" /><circle cx="70" cy="34" r="5" />
                    <circle cx="18" cy="54" r="4.500" /><circle cx="82" cy="54" r="4.500" /><circle cx="38" cy="46" r="3" /><circle cx="62" cy="46" r="3" />
                </g>
                <path fill="none" stroke="currentColor" stroke-width="1.500" opacity=".5"
                    d="M50 8a40 36 0 0 1 38 50M50 8a40 36 0 0 0-38 50" />
            </>
        },
        // The broken keep, and a fire in it.
        "spell-wars" => html! {
            <>
                <path fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"
                    d="M22 90V34h8v-8h8v8h8l6 10-8 8 12 8-6 12 8 6v12zM66 90V56l8-6 6 6v34z" />
                <path fill="var(--gold-bright)" d="M38 82c-6-8 2-12 1-20 6 3 9 9 7 13 2-1 3-2 3-4 3 5 1 9-2 11z" />
                <path stroke="currentColor" stroke-width="2" d="M70 12l-4 12 8-2-6 14" fill="none" />
            </>
        },
        // The high tower under the stars.
        "wizards-gambit" => html! {
            <>
                <path fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"
                    d="M38 92l4-50h16l4 50zM36 42h28l-4-10H40zM40 32l10-20 10 20M47 92V78h6v14" />
                <path fill="var(--gold-bright)" d="M47 54h6v10h-6zM20 20l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM80 36l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM22 58l1 3 3 1-3 1-1 3-1-3-3-1 3-1z" />
            </>
        },
        // The pit, with a die in it.
        _ => html! {
            <>
                <path fill="none" stroke="currentColor" stroke-width="4"
                    d="M10 58a40 18 0 1 0 80 0 40 18 0 1 0-80 0v14a40 18 0 0 0 80 0V58" />
                <path fill="var(--gold-bright)" d="M38 40l16-6 14 8-2 16-16 8-14-10z" />
                <g fill="var(--table)"><circle cx="46" cy="42" r="2" /><circle cx="58" cy="42" r="2" /><circle cx="44" cy="54" r="2" /><circle cx="57" cy="56" r="2" /></g>
                <path fill="var(--gold-bright)" opacity=".8" d="M14 34c-3-6 2-8 1-14 5 4 7 9 3 14zM82 34c-3-6 2-8 1-14 5 4 7 9 3 14z" />
            </>
        },
    }
}
