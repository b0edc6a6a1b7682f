//! The rules page: the whole game in our words, our rulings named.

use conclave::elfenwizards::board::Rank;
use yew::prelude::*;

use super::words::rank_id;
use crate::text::Text;

/// What a paragraph of the rules is.
#[derive(Clone, Copy)]
enum Kind {
    /// The book's rule.
    Rule,
    /// A decision of ours where the book is silent.
    Ruling,
    /// An option at set-up.
    Variant,
}
use Kind::{Rule, Ruling, Variant};

/// The chapters: each has a heading `rules-ID` and paragraphs `rules-ID-1` and on.
const CHAPTERS: [(&str, &[Kind]); 16] = [
    ("aim", &[Rule, Rule]),
    ("board", &[Rule, Rule, Ruling]),
    ("setup", &[Rule, Ruling, Ruling, Rule]),
    ("p1", &[Rule, Ruling]),
    ("p2", &[Rule, Rule, Ruling]),
    ("p3", &[Rule]),
    ("p4", &[Rule, Rule, Ruling]),
    ("p5", &[Rule, Rule, Ruling, Rule, Ruling]),
    ("award", &[Rule, Rule, Ruling, Rule, Ruling, Rule, Ruling]),
    ("p6", &[Rule, Ruling]),
    ("p7", &[Rule, Rule, Ruling]),
    ("p8", &[Rule, Ruling]),
    ("p9", &[Rule, Variant]),
    ("p10", &[Rule]),
    ("end", &[Rule, Rule, Ruling]),
    ("talk", &[Rule, Variant]),
];

/// The rules.
pub fn rules(text: &Text) -> Html {
    let say = |key: &str| text.say(&format!("elfenwizards-rules-{key}"));
    html! {
        <div class="elfenwizards-rules">
            <p>{ say("intro") }</p>
            { for CHAPTERS.iter().map(|(id, paragraphs)| html! {
                <section key={*id}>
                    <h2>{ say(id) }</h2>
                    { for paragraphs.iter().enumerate().map(|(number, kind)| {
                        let words = say(&format!("{id}-{}", number + 1));
                        match kind {
                            Rule => html! { <p>{ words }</p> },
                            Ruling => html! {
                                <p class="elfenwizards-ruling"><b>{ say("ruling") }</b>{ " " }{ words }</p>
                            },
                            Variant => html! {
                                <p class="elfenwizards-variant"><b>{ say("variant") }</b>{ " " }{ words }</p>
                            },
                        }
                    }) }
                    if *id == "p10" { { points(text) } }
                </section>
            }) }
        </div>
    }
}

/// What each rank scores.
fn points(text: &Text) -> Html {
    let worth = |rank: Rank| {
        let points = i64::from(rank.points());
        text.tell(
            "elfenwizards-worth",
            &[("rank", rank_id(rank).into()), ("points", points.into())],
        )
    };
    html! { <ul>{ for Rank::ALL.map(|rank| html! { <li>{ worth(rank) }</li> }) }</ul> }
}
