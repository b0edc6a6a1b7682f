//! The rules page: the whole game in our words, our rulings named.

use conclave::dice_arena::Face;
use yew::prelude::*;

use super::pieces;
use crate::text::Text;

/// What a paragraph of the rules is.
#[derive(Clone, Copy)]
enum Kind {
    /// The book's rule.
    Rule,
    /// The book's rule for a spell.
    Spell(Face),
    /// A decision of ours where the book is silent.
    Ruling,
    /// An option at set-up.
    Variant,
}
use Kind::{Rule, Ruling, Spell, Variant};

/// The chapters: each has a heading `rules-ID` and paragraphs `rules-ID-1` and on.
const CHAPTERS: [(&str, &[Kind]); 7] = [
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
pub fn rules(text: &Text) -> Html {
    let say = |key: &str| {
        let mut whole = String::from("dice-arena-rules-");
        whole.push_str(key);
        text.say(&whole)
    };
    let paragraph = |(kind, words): (Kind, String)| {
        let (class, mark) = match kind {
            Rule => ("", Html::default()),
            Spell(face) => ("dice-arena-spell", pieces::symbol(face)),
            Ruling => ("dice-arena-ruling", html! { <b>{ say("ruling") }</b> }),
            Variant => ("dice-arena-variant", html! { <b>{ say("variant") }</b> }),
        };
        html! { <p {class}>{ mark }{ " " }{ words }</p> }
    };
    html! {
        <div class="dice-arena-rules">
            <p>{ say("intro") }</p>
            { for CHAPTERS.iter().map(|(id, kinds)| {
                let told = (1u8..).zip(*kinds).map(|(number, &kind)| {
                    let mut key = String::from(*id);
                    key.push('-');
                    key.push((b'0' + number) as char);
                    (kind, say(&key))
                });
                html! { <section key={*id}><h2>{ say(id) }</h2>{ for told.map(paragraph) }</section> }
            }) }
        </div>
    }
}
