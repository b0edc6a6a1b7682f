//! The text of a game's rules: chapters of paragraphs, our rulings named.

use yew::prelude::*;

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

/// The rules of a game as they are written down.
pub trait RulesText {
    /// The chapters in order.
    const CHAPTERS: &'static [Chapter];

    /// The text called `GAME-rules-{key}`, with the numbers that it names.
    fn text(&self, key: &str) -> String;

    /// The drawing beside the paragraph with this key.
    fn drawing(&self, _key: &str) -> Option<Html> {
        None
    }

    /// What follows the paragraphs of the chapter with this id.
    fn after(&self, _id: &str) -> Html {
        Html::default()
    }

    /// What is said first of all, and the chapters.
    fn chapters(&self) -> Html {
        let paragraph = |kind: ParagraphKind, key: String| {
            let mark = match kind {
                ParagraphKind::Rule => None,
                ParagraphKind::Ruling => Some("ruling"),
                ParagraphKind::Variant => Some("variant"),
            };
            let drawing = self.drawing(&key);
            let class = classes!(mark, drawing.as_ref().map(|_| "is-drawn"));
            html! {
                <p key={key.clone()} {class}>
                    { for drawing }
                    if let Some(mark) = mark {
                        <b>{ self.text(mark) }</b>
                        { " " }
                    }
                    { self.text(&key) }
                </p>
            }
        };
        html! {
            <>
                <p key="intro">{ self.text("intro") }</p>
                for &(id, kinds) in Self::CHAPTERS {
                    <section key={id}>
                        <h2 key="heading">{ self.text(id) }</h2>
                        { for (1..).zip(kinds).map(|(at, &kind)| paragraph(kind, format!("{id}-{at}"))) }
                        <key="after">{ self.after(id) }</>
                    </section>
                }
            </>
        }
    }
}
