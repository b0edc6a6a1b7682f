//! The glossary: what explains the pieces of the board where they stand.

use yew::prelude::*;

use super::search::{Query, sorted};
use crate::context::use_text;
use crate::games::GameUi;
use crate::text::Text;

/// The id of its heading is `rules-glossary`.
pub const ID: &str = "glossary";

/// A word of the glossary.
pub struct GlossaryEntry {
    /// The id of its element.
    pub id: String,
    /// The word.
    pub name: String,
    /// What it means.
    pub words: String,
}

/// The words, in the order of the alphabet.
pub fn entries<G: GameUi>(text: &Text) -> Vec<GlossaryEntry> {
    let prefix = format!("{}-explain-", G::ID);
    let entry = |key: String| {
        let of = key.strip_suffix("-text")?;
        let name = text.try_tr(of)?;
        let id = format!("rules-word-{}", of.strip_prefix(&prefix)?);
        Some(GlossaryEntry { id, name, words: text.tr(&key) })
    };
    let mut entries: Vec<GlossaryEntry> =
        text.keys(&prefix).into_iter().filter_map(entry).collect();
    entries.sort_by_cached_key(|entry| sorted(&entry.name));
    entries
}

/// Properties of [`Glossary`].
#[derive(Properties, PartialEq)]
pub struct GlossaryProps {
    /// What is searched for.
    pub query: Query,
}

/// The glossary.
#[component]
pub fn Glossary<G: GameUi>(GlossaryProps { query }: &GlossaryProps) -> Html {
    let text = use_text();
    html! {
        <section>
            <h2 key="heading" id="rules-glossary" tabindex="-1">{ text.tr("rules-glossary") }</h2>
            <dl key="words" class="rules-glossary">
                for entry in entries::<G>(&text) {
                    <div key={entry.id.clone()} id={entry.id.clone()}>
                        <dt>{ query.mark(&entry.name) }</dt>
                        <dd>{ query.mark(&entry.words) }</dd>
                    </div>
                }
            </dl>
        </section>
    }
}
