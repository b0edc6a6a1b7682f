//! The text of a game's rules: chapters of paragraphs. Decisions of ours are notes at the end of
//! their chapter.

use std::rc::Rc;

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDetailsElement, HtmlElement};
use yew::prelude::*;

use super::GameRules;
use super::figure::{ExamplePart, Picture};
use super::figure_set::FigureSet;
use super::glossary;
use super::search::Query;
use crate::context::use_text;
use crate::text::Text;

/// What a paragraph of the rules is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParagraphKind {
    /// The book's rule, or what a chapter is about.
    Rule,
    /// A decision of ours where the book is silent: a note to the paragraph before it. A chapter
    /// begins with none.
    Ruling,
    /// An option at set-up.
    Variant,
}

/// A chapter: its id, and its paragraphs in order. Its heading is the text called by its id,
/// its paragraphs are the texts `ID-1` and on.
pub type Chapter = (&'static str, &'static [ParagraphKind]);

/// The address of a chapter.
pub fn address<G: GameRules>(chapter: &str) -> String {
    format!("#/rules/{}?chapter={chapter}", G::ID)
}

/// The number of the first note of a chapter: notes are counted through the whole of the rules.
fn first_note<G: GameRules>(chapter: usize) -> usize {
    let before = G::CHAPTERS[..chapter].iter().flat_map(|(_, kinds)| *kinds);
    1 + before.filter(|kind| **kind == ParagraphKind::Ruling).count()
}

/// Shows a place in the rules, by the id of its element, and goes there with the keyboard.
pub fn go_to(id: &str) {
    let Some(element) = document().get_element_by_id(id) else { return };
    let around = element.closest("details").ok().flatten();
    if let Some(details) = around.and_then(|it| it.dyn_into::<HtmlDetailsElement>().ok()) {
        details.set_open(true);
    }
    element.scroll_into_view();
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        if !element.matches("a").unwrap_or_default() {
            drop(element.set_attribute("tabindex", "-1"));
        }
        drop(element.focus());
    }
}

/// What stands somewhere in the rules, for the search.
pub struct Passage {
    /// The id of its element.
    pub id: String,
    /// The number of its chapter; that of the glossary comes after the last.
    pub chapter: usize,
    /// What it says.
    pub words: String,
}

/// Everything that the rules say.
pub fn passages<G: GameRules>(text: &Text) -> Vec<Passage> {
    let mut passages = Vec::new();
    for (chapter, (id, kinds)) in G::CHAPTERS.iter().enumerate() {
        let mut put = |key: String| {
            passages.push(Passage {
                words: G::text(text, &key),
                id: format!("rules-{key}"),
                chapter,
            })
        };
        put((*id).to_owned());
        (1..=kinds.len()).for_each(|at| put(format!("{id}-{at}")));
    }
    for glossary::GlossaryEntry { id, name, words } in glossary::entries::<G>(text) {
        let words = [name, words].join(": ");
        passages.push(Passage { id, chapter: G::CHAPTERS.len(), words });
    }
    let last = G::CHAPTERS.len() - 1;
    for (group, cards) in G::cards(text).into_iter().enumerate() {
        for (at, card) in cards.cards.into_iter().enumerate() {
            let words = [card.name, card.words].join(": ");
            passages.push(Passage { id: card_id(group, at), chapter: last, words });
        }
    }
    passages
}

/// The id of the element of a card.
fn card_id(group: usize, card: usize) -> String {
    format!("rules-card-{group}-{card}")
}

/// Properties of [`ChapterPart`].
#[derive(Properties)]
pub struct ChapterProps<G: GameRules> {
    /// Its number, counted from 0.
    pub number: usize,
    /// What is searched for.
    pub query: Query,
    /// The pictures and examples.
    pub figures: Rc<FigureSet<G>>,
}

impl<G: GameRules> PartialEq for ChapterProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
            && self.query == other.query
            && Rc::ptr_eq(&self.figures, &other.figures)
    }
}

/// A chapter.
#[component]
pub fn ChapterPart<G: GameRules>(props: &ChapterProps<G>) -> Html {
    let ChapterProps { number, query, figures } = props;
    let text = use_text();
    let (id, kinds) = G::CHAPTERS[*number];
    let key = |at: usize| format!("{id}-{at}");
    // Notes stand at the paragraph before them.
    let mut paragraphs: Vec<(usize, ParagraphKind, Vec<usize>)> = Vec::new();
    let mut notes = Vec::new();
    for (at, &kind) in (1..).zip(kinds) {
        if kind == ParagraphKind::Ruling {
            let note = first_note::<G>(*number) + notes.len();
            notes.push((note, at));
            if let Some((_, _, numbers)) = paragraphs.last_mut() {
                numbers.push(note);
            }
        } else {
            paragraphs.push((at, kind, Vec::new()));
        }
    }
    let paragraph = |(at, kind, numbers): (usize, ParagraphKind, Vec<usize>)| {
        let key = key(at);
        let drawing = G::drawing(&key, &text);
        let variant = kind == ParagraphKind::Variant;
        let class = classes!(variant.then_some("variant"), drawing.as_ref().map(|_| "is-drawn"),);
        html! {
            <p key={key.clone()} id={format!("rules-{key}")} {class}>
                { for drawing }
                <span key="words">
                    if variant {
                        <b>{ text.tr("rules-variant") }</b>
                        { " " }
                    }
                    { query.mark(&G::text(&text, &key)) }
                    for number in numbers {
                        <NoteLink<G> key={number} {number} {id} />
                    }
                </span>
            </p>
        }
    };
    let mut scenes = G::FIGURES.iter().zip(&figures.figures);
    let figure = scenes.find(|(figure, _)| figure.chapter == id);
    let picture = figure.and_then(|(figure, scene)| scene.clone().map(|scene| (figure, scene)));
    let examples = G::EXAMPLES.iter().enumerate().filter(|(_, example)| example.chapter == id);
    let cards = if number + 1 == G::CHAPTERS.len() { G::cards(&text) } else { Vec::new() };
    html! {
        <section id={format!("rules-{id}-chapter")}>
            <h2 key="heading" id={format!("rules-{id}")} tabindex="-1">
                { query.mark(&G::text(&text, id)) }
            </h2>
            { for paragraphs.into_iter().map(paragraph) }
            <key="after">{ G::after(id, &text) }</>
            if let Some((figure, scene)) = picture {
                <figure key="figure" class="rules-figure">
                    <Picture<G> {scene} part={figure.part} marks={figure.marks} />
                    <figcaption>{ G::text(&text, &format!("{id}-figure")) }</figcaption>
                </figure>
            }
            for (number, _) in examples {
                <ExamplePart<G> key={format!("example-{number}")} {figures} {number} />
            }
            if !notes.is_empty() {
                <div key="notes" class="rules-notes">
                    <ol start={notes[0].0.to_string()}>
                        for (number, at) in notes {
                            <li key={at} id={format!("rules-{}", key(at))}>
                                { query.mark(&G::text(&text, &key(at))) }
                                { " " }
                                <BackLink<G> {number} {id} />
                            </li>
                        }
                    </ol>
                </div>
            }
            for (group, of) in cards.into_iter().enumerate() {
                <details key={format!("cards-{group}")} class="rules-cards">
                    <summary>{ of.title }</summary>
                    for (at, card) in of.cards.into_iter().enumerate() {
                        <div
                            key={at}
                            id={card_id(group, at)}
                            class={classes!("rules-card", found(query, &card).then_some("is-found"))}
                        >
                            { card.html }
                        </div>
                    }
                </details>
            }
        </section>
    }
}

/// Whether a card says what is searched for.
fn found(query: &Query, card: &super::CardEntry) -> bool {
    [&card.name, &card.words].iter().any(|words| !query.hits(words).is_empty())
}

/// Properties of [`NoteLink`] and [`BackLink`].
#[derive(Properties, PartialEq)]
struct NoteProps {
    /// The number of the note.
    number: usize,
    /// Its chapter.
    id: &'static str,
}

/// From a paragraph to a note.
#[component]
fn NoteLink<G: GameRules>(&NoteProps { number, id }: &NoteProps) -> Html {
    let text = use_text();
    let onclick = move |event: MouseEvent| {
        event.prevent_default();
        go_to(&format!("rules-note-{number}"));
    };
    html! {
        <sup>
            <a
                id={format!("rules-ref-{number}")}
                href={address::<G>(id)}
                aria-label={text.tr_args("rules-note", &[("n", number.into())])}
                {onclick}
            >
                { number }
            </a>
        </sup>
    }
}

/// From a note back to its paragraph.
#[component]
fn BackLink<G: GameRules>(&NoteProps { number, id }: &NoteProps) -> Html {
    let text = use_text();
    let onclick = move |event: MouseEvent| {
        event.prevent_default();
        go_to(&format!("rules-ref-{number}"));
    };
    html! {
        <a
            id={format!("rules-note-{number}")}
            class="rules-note-back"
            href={address::<G>(id)}
            aria-label={text.tr("rules-note-back")}
            {onclick}
        >
            { "↩" }
        </a>
    }
}
