//! The rules page: the whole game in our words, our rulings named, and all cards.

use conclave::wizards_gambit::incantations::Incantation;
use conclave::wizards_gambit::spells::Spell;
use conclave::wizards_gambit::state::{HAND, LAST_ROUND, STALLED_ROUNDS, WINNING_POINTS};
use conclave::wizards_gambit::wording;
use yew::prelude::*;

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
    let say = |key: &str| text.tell(&["wizards-gambit-rules-", key].concat(), &numbers);
    let chapter = |(id, kinds): &(&str, &str)| {
        let paragraph = |(at, kind): (u8, u8)| {
            let number = [b'-', b'1' + at];
            let number = str::from_utf8(&number).unwrap_or_default();
            let words = say(&[id, number].concat());
            if kind == b'!' {
                html! { <p class="wg-ruling"><b>{ say("ruling") }</b>{ " " }{ words }</p> }
            } else {
                html! { <p>{ words }</p> }
            }
        };
        html! {
            <section key={*id}>
                <h2>{ say(id) }</h2>
                { for (0..).zip(kinds.bytes()).map(paragraph) }
            </section>
        }
    };
    html! {
        <div class="wg-rules">
            <p>{ say("intro") }</p>
            { for CHAPTERS.iter().map(chapter) }
            <section key="cards">
                <h2>{ say("cards") }</h2>
                <p class="wg-ruling"><b>{ say("ruling") }</b>{ " " }{ say("cards-1") }</p>
                { list(text) }
            </section>
        </div>
    }
}

/// Every spell and incantation, with what it does.
fn list(text: &Text) -> Html {
    let tell: wording::Tell<'_> = &|key, args| text.tell(key, args);
    let entry = |name: String, worth: String, does: String| {
        html! { <><dt>{ name }{ " " }<small>{ worth }</small></dt><dd>{ does }</dd></> }
    };
    html! {
        <dl class="wg-list">
            { for Spell::ALL.map(|spell| {
                let card = spell.card();
                entry(
                    tell(&["wizards-gambit-spell-", card.key].concat(), &[]),
                    tell("wizards-gambit-points", &[("count", card.points.into())]),
                    wording::spell(spell, tell).join(" "),
                )
            }) }
            { for Incantation::ALL.map(|incantation| entry(
                tell(&["wizards-gambit-incantation-", incantation.key()].concat(), &[]),
                tell("wizards-gambit-copies", &[("count", incantation.copies().into())]),
                wording::incantation(incantation, tell),
            )) }
        </dl>
    }
}
