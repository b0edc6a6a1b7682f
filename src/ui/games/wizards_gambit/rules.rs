//! The rules page: the whole game in our words, our rulings named, and all cards.

use conclave::games::wizards_gambit::incantations::Incantation;
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::{HAND, LAST_ROUND, STALLED_ROUNDS, WINNING_POINTS};
use conclave::games::wizards_gambit::wording;
use yew::prelude::*;

use crate::components::tags::{all, said, tag, words};

use crate::text::Text;

/// The chapters, and what each of their paragraphs is: a rule, or a ruling of ours
/// (`!`). Headings are `rules-ID`, paragraphs `rules-ID-1` and on.
const CHAPTERS: [(&str, &str); 9] = [
    ("aim", "."),
    ("setup", "..!"),
    ("turn", "....!"),
    ("cannot", ".!.!"),
    ("claim", "...!!"),
    ("effects", ".!!"),
    ("gambits", "....!!!"),
    ("hands", "..!!"),
    ("end", ".!!!"),
];

/// The rules.
pub fn rules(text: &Text) -> Html {
    let numbers = [
        ("points", WINNING_POINTS.into()),
        ("hand", HAND.into()),
        ("round", LAST_ROUND.into()),
        ("stall", STALLED_ROUNDS.into()),
    ];
    let say = |key: &str| text.tr_args(&["wizards-gambit-rules-", key].concat(), &numbers);
    let chapter = |(id, kinds): &(&str, &str)| {
        let paragraph = |(at, kind): (u8, u8)| {
            let number = [b'-', b'1' + at];
            let number = str::from_utf8(&number).unwrap_or_default();
            let words = say(&[id, number].concat());
            if kind == b'!' { ruling(text, words) } else { said("p", "", words) }
        };
        let mut inside = vec![said("h2", "", say(id))];
        inside.extend((0..).zip(kinds.bytes()).map(paragraph));
        tag("section", "", inside)
    };
    let cards = vec![said("h2", "", say("cards")), ruling(text, say("cards-1")), list(text)];
    tag(
        "div",
        "wizards-gambit-rules",
        vec![
            said("p", "", say("intro")),
            all(CHAPTERS.iter().map(chapter)),
            tag("section", "", cards),
        ],
    )
}

/// A paragraph that says how we read the rules.
fn ruling(text: &Text, ruling: String) -> Html {
    let mark = said("b", "", text.tr("wizards-gambit-rules-ruling"));
    tag("p", "wizards-gambit-ruling", vec![mark, words(" "), words(ruling)])
}

/// Every spell and incantation, with what it does.
fn list(text: &Text) -> Html {
    let tell: wording::Translate<'_> = &|key, args| text.tr_args(key, args);
    let entry = |name: String, worth: String, does: String| {
        let name = vec![words(name), words(" "), said("small", "", worth)];
        all([tag("dt", "", name), said("dd", "", does)])
    };
    let spell = |spell: Spell| {
        let card = spell.card();
        entry(
            tell(&["wizards-gambit-spell-", card.key].concat(), &[]),
            tell("wizards-gambit-points", &[("count", card.points.into())]),
            wording::spell(spell, tell).join(" "),
        )
    };
    let incantation = |incantation: Incantation| {
        entry(
            tell(&["wizards-gambit-incantation-", incantation.key()].concat(), &[]),
            tell("wizards-gambit-copies", &[("count", incantation.copies().into())]),
            wording::incantation(incantation, tell),
        )
    };
    let entries = Spell::ALL.into_iter().map(spell);
    tag(
        "dl",
        "wizards-gambit-list",
        entries.chain(Incantation::ALL.into_iter().map(incantation)).collect(),
    )
}
