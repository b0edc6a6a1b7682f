//! The rules page: the whole game in our words, our rulings named.

use conclave::games::elfenwizards::board::Rank;
use yew::prelude::*;

use super::words::{Words, rank_id};
use crate::text::Text;

/// What a paragraph of the rules is.
#[derive(Clone, Copy)]
enum ParagraphKind {
    /// The book's rule.
    Rule,
    /// A decision of ours where the book is silent.
    Ruling,
    /// An option at set-up.
    Variant,
}
use ParagraphKind::{Rule, Ruling, Variant};

/// The chapters: each has a heading `rules-ID` and paragraphs `rules-ID-1` and on.
const CHAPTERS: [(&str, &[ParagraphKind]); 16] = [
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

/// Properties of [`RulesPage`].
#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    /// The texts, those of the rules page with them.
    pub text: Text,
}

/// The rules.
#[component]
pub fn RulesPage(RulesPageProps { text }: &RulesPageProps) -> Html {
    let rule = |key: &str| text.tr(&["elfenwizards-rules-", key].concat());
    let paragraph = |id: &str, number: usize, kind: ParagraphKind| {
        let words = rule(&format!("{id}-{number}"));
        let mark = match kind {
            Rule => return html! { <p key={number}>{ words }</p> },
            Ruling => "ruling",
            Variant => "variant",
        };
        html! {
            <p key={number} class={mark}>
                <b>{ rule(mark) }</b>
                { " " }
                { words }
            </p>
        }
    };
    let chapter = |&(id, paragraphs): &(&'static str, &[ParagraphKind])| {
        let paragraphs = (1..).zip(paragraphs).map(|(number, &kind)| paragraph(id, number, kind));
        html! {
            <section key={id}>
                <h2 key="title">{ rule(id) }</h2>
                { for paragraphs }
                if id == "p10" {
                    <Points key="points" text={text.clone()} />
                }
            </section>
        }
    };
    html! {
        <div class="elfenwizards-rules">
            <p key="intro">{ rule("intro") }</p>
            { for CHAPTERS.iter().map(chapter) }
        </div>
    }
}

/// What each rank scores.
#[component]
fn Points(RulesPageProps { text }: &RulesPageProps) -> Html {
    let worth = |rank: Rank| {
        let args = [("rank", rank_id(rank).into()), ("points", i64::from(rank.points()).into())];
        html! { <li key={rank_id(rank)}>{ Words::new(text).tr_args("worth", &args) }</li> }
    };
    html! { <ul>{ for Rank::ALL.map(worth) }</ul> }
}
