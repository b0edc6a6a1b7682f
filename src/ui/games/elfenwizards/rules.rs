//! The rules page: the whole game in our words, our rulings named.

use conclave::games::elfenwizards::board::Rank;
use yew::prelude::*;

use super::words::rank_id;
use crate::components::tags::{said, tag, words};
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
    let say = |key: &str| text.tr(&["elfenwizards-rules-", key].concat());
    let marked = |mark: &str, told| {
        let inside = vec![said("b", "", say(mark)), words(" "), words(told)];
        tag("p", &["elfenwizards-", mark].concat(), inside)
    };
    let chapter = |(id, paragraphs): &(&str, &[Kind])| {
        let mut inside = vec![said("h2", "", say(id))];
        for (number, kind) in (1u8..).zip(*paragraphs) {
            let told = say(&[id, "-", &number.to_string()].concat());
            inside.push(match kind {
                Rule => said("p", "", told),
                Ruling => marked("ruling", told),
                Variant => marked("variant", told),
            });
        }
        if *id == "p10" {
            inside.push(points(text));
        }
        tag("section", "", inside)
    };
    let mut all = vec![said("p", "", say("intro"))];
    all.extend(CHAPTERS.iter().map(chapter));
    tag("div", "elfenwizards-rules", all)
}

/// What each rank scores.
fn points(text: &Text) -> Html {
    let worth = |rank: Rank| {
        let points = i64::from(rank.points());
        text.tr_args(
            "elfenwizards-worth",
            &[("rank", rank_id(rank).into()), ("points", points.into())],
        )
    };
    tag("ul", "", Rank::ALL.map(|rank| said("li", "", worth(rank))).into())
}
