//! The rules page: the whole game in our words, our rulings named.

use conclave::games::dice_arena::Face;
use yew::prelude::*;

use super::pieces::Symbol;
use super::words::use_words;

/// What a paragraph of the rules is.
#[derive(Clone, Copy)]
enum ParagraphKind {
    /// The book's rule.
    Rule,
    /// The book's rule for a spell.
    Spell(Face),
    /// A decision of ours where the book is silent.
    Ruling,
    /// An option at set-up.
    Variant,
}
use ParagraphKind::{Rule, Ruling, Spell, Variant};

/// The chapters: each has a heading `rules-ID` and paragraphs `rules-ID-1` and on.
const CHAPTERS: [(&str, &[ParagraphKind]); 7] = [
    ("aim", &[Rule, Ruling]),
    ("setup", &[Rule, Ruling]),
    ("turn", &[Rule, Rule, Rule, Rule]),
    (
        "spells",
        &[
            Spell(Face::Immobulus),
            Ruling,
            Spell(Face::Lashlabask),
            Ruling,
            Spell(Face::Accio),
            Ruling,
            Spell(Face::WingardiumLeviosa),
            Ruling,
            Spell(Face::Confundo),
        ],
    ),
    ("end", &[Rule, Ruling]),
    ("throw", &[Rule, Rule, Variant, Variant]),
    ("tournament", &[Variant, Ruling]),
];

/// The rules.
#[component]
pub fn RulesText() -> Html {
    let words = use_words();
    let tr = |key: &str| words.tr(&format!("rules-{key}"));
    let paragraph = |kind: ParagraphKind, key: String| {
        let (class, mark) = match kind {
            Rule => (None, html! {}),
            Spell(face) => (Some("dice-arena-spell"), html! { <Symbol {face} /> }),
            Ruling => (Some("ruling"), html! { <b>{ tr("ruling") }</b> }),
            Variant => (Some("variant"), html! { <b>{ tr("variant") }</b> }),
        };
        html! { <p key={key.clone()} {class}>{ mark }{ " " }{ tr(&key) }</p> }
    };
    let chapter = |(id, kinds): &(&'static str, &[ParagraphKind])| {
        let paragraphs =
            (1u8..).zip(*kinds).map(|(number, &kind)| paragraph(kind, format!("{id}-{number}")));
        html! { <section key={*id}><h2 key="heading">{ tr(id) }</h2>{ for paragraphs }</section> }
    };
    html! {
        <div class="dice-arena-rules">
            <p key="intro">{ tr("intro") }</p>
            { for CHAPTERS.iter().map(chapter) }
        </div>
    }
}
