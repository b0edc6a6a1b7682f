//! The rules page: the whole game in our words, our rulings named.

use conclave::games::dice_arena::Face;
use yew::prelude::*;

use super::pieces;
use crate::components::tags::{all, none, said, tag, words};
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
    let say = |key: &str| text.tr(&["dice-arena-rules-", key].concat());
    let mark = |key: &str| said("b", "", say(key));
    let paragraph = |kind: Kind, told: String| {
        let (class, mark) = match kind {
            Rule => ("", none()),
            Spell(face) => ("dice-arena-spell", pieces::symbol(face)),
            Ruling => ("dice-arena-ruling", mark("ruling")),
            Variant => ("dice-arena-variant", mark("variant")),
        };
        tag("p", class, vec![mark, words(" "), words(told)])
    };
    let chapter = |(id, kinds): &(&'static str, &[Kind])| {
        let told = (1u8..)
            .zip(*kinds)
            .map(|(number, &kind)| paragraph(kind, say(&[id, "-", &number.to_string()].concat())));
        tag("section", "", vec![said("h2", "", say(id)), all(told)])
    };
    let chapters = CHAPTERS.iter().map(chapter);
    tag("div", "dice-arena-rules", vec![said("p", "", say("intro")), all(chapters)])
}
