//! The text of a game's rules: chapters of paragraphs, our rulings named.

use yew::prelude::*;

use super::GameRules;
use crate::text::Text;

/// What a paragraph of the rules is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParagraphKind {
    /// The book's rule.
    Rule,
    /// A decision of ours where the book is silent.
    Ruling,
    /// An option at set-up.
    Variant,
}

/// A chapter: its id, and its paragraphs in order. Its heading is the text called by its id,
/// its paragraphs are the texts `ID-1` and on.
pub type Chapter = (&'static str, &'static [ParagraphKind]);

/// What is said first of all, and the chapters.
pub fn chapters<G: GameRules>(text: &Text) -> Html {
    let paragraph = |kind: ParagraphKind, key: String| {
        let mark = match kind {
            ParagraphKind::Rule => None,
            ParagraphKind::Ruling => Some("ruling"),
            ParagraphKind::Variant => Some("variant"),
        };
        let drawing = G::drawing(&key, text);
        let class = classes!(mark, drawing.as_ref().map(|_| "is-drawn"));
        html! {
            <p key={key.clone()} {class}>
                { for drawing }
                if let Some(mark) = mark {
                    <b>{ G::text(text, mark) }</b>
                    { " " }
                }
                { G::text(text, &key) }
            </p>
        }
    };
    html! {
        <>
            <p key="intro">{ G::text(text, "intro") }</p>
            for &(id, kinds) in G::CHAPTERS {
                <section key={id}>
                    <h2 key="heading">{ G::text(text, id) }</h2>
                    { for (1..).zip(kinds).map(|(at, &kind)| paragraph(kind, format!("{id}-{at}"))) }
                    <key="after">{ G::after(id, text) }</>
                </section>
            }
        </>
    }
}
