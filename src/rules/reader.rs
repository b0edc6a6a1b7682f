//! The rules themselves: contents and search at the side, and the chapters.

use std::marker::PhantomData;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, window};
use web_sys::{Element, HtmlDetailsElement, HtmlInputElement};
use yew::platform::spawn_local;
use yew::prelude::*;

use super::GameRules;
use super::chapters::{ChapterPart, Passage, address, go_to, passages};
use super::figure_set::FigureSet;
use super::glossary::{self, Glossary};
use super::search::Query;
use crate::board::all;
use crate::text::Text;

/// The most hits that are listed.
const MOST_HITS: usize = 30;
/// A chapter is being read when its heading is above this, in CSS pixels from the top.
const READ_ABOVE: f64 = 160.0;
/// From this width on the contents stand at the side, unfolded.
const WIDE: &str = "(min-width: 60rem)";

/// Properties of [`Reader`].
#[derive(Properties)]
pub struct ReaderProps<G: GameRules> {
    /// The texts, those of the rules among them.
    pub text: Text,
    /// Whether this is the page, and chapters are its addresses.
    pub page: bool,
    /// The pictures and examples.
    pub figures: Rc<FigureSet<G>>,
    /// The chapter to show.
    pub chapter: Option<AttrValue>,
}

impl<G: GameRules> PartialEq for ReaderProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
            && self.page == other.page
            && self.chapter == other.chapter
            && Rc::ptr_eq(&self.figures, &other.figures)
    }
}

/// The rules.
pub struct Reader<G> {
    root: NodeRef,
    query: Query,
    /// The number of the chapter being read.
    current: usize,
    passages: Vec<Passage>,
    /// The chapter to go to once it is rendered.
    to: Option<AttrValue>,
    _listeners: Vec<EventListener>,
    game: PhantomData<G>,
}

/// Messages of the rules.
pub enum Msg {
    /// The reader searches for this.
    Search(String),
    /// Something was scrolled.
    Scrolled,
}

impl<G: GameRules> Component for Reader<G> {
    type Message = Msg;
    type Properties = ReaderProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let ReaderProps { text, chapter, .. } = ctx.props();
        let root = NodeRef::default();
        Reader {
            query: Query::default(),
            current: 0,
            passages: passages::<G>(text),
            to: chapter.clone(),
            _listeners: listeners(&root, ctx.link().callback(|()| Msg::Scrolled)),
            root,
            game: PhantomData,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &Self::Properties) -> bool {
        self.to = ctx.props().chapter.clone();
        true
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Search(written) => {
                let query = Query::new(&written);
                let changed = query != self.query;
                self.query = query;
                changed
            }
            Msg::Scrolled => {
                let now = self.being_read();
                std::mem::replace(&mut self.current, now) != now
            }
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let ReaderProps { text, figures, .. } = ctx.props();
        html! {
            <div ref={&self.root} class={classes!("rules", format!("{}-rules", G::ID))}>
                <div key="side" class="rules-side">
                    { self.search(ctx) }
                    { self.contents(ctx) }
                </div>
                <div key="text" class="rules-text">
                    <p key="intro">{ G::text(text, "intro") }</p>
                    for number in 0..G::CHAPTERS.len() {
                        <ChapterPart<G>
                            key={number}
                            {number}
                            query={self.query.clone()}
                            {figures}
                        />
                    }
                    <Glossary<G> key="glossary" query={self.query.clone()} />
                </div>
            </div>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if let Some(chapter) = self.to.take() {
            // Later, because the surrounding parts are rendered after this one, and a dialog can be
            // scrolled once it is shown.
            spawn_local(async move { go_to(&format!("rules-{chapter}")) });
        }
    }
}

/// Whether a key is Enter, and not the one that ends the writing of a word, as in Japanese or Chinese. (Safari
/// says so by the number alone.)
fn is_enter(event: &KeyboardEvent) -> bool {
    const COMPOSING: u32 = 229;
    event.key() == "Enter" && !event.is_composing() && event.key_code() != COMPOSING
}

impl<G: GameRules> Reader<G> {
    /// The chapter that is being read.
    fn being_read(&self) -> usize {
        let above = |id: &&str| {
            let heading = document().get_element_by_id(&format!("rules-{id}"));
            heading.is_some_and(|it| it.get_bounding_client_rect().top() < READ_ABOVE)
        };
        parts::<G>().take_while(above).count().saturating_sub(1)
    }

    /// The contents.
    fn contents(&self, ctx: &Context<Self>) -> Html {
        let ReaderProps { text, page, .. } = ctx.props();
        let wide = window().match_media(WIDE).ok().flatten().is_some_and(|list| list.matches());
        html! {
            <details key="contents" class="rules-contents" open={wide}>
                <summary>{ text.tr("rules-contents") }</summary>
                <nav aria-label={text.tr("rules-contents")}>
                    <ol>
                        for (number, id) in parts::<G>().enumerate() {
                            <li key={number}>
                                <a
                                    href={address::<G>(id)}
                                    aria-current={(number == self.current).then_some("true")}
                                    onclick={link_to(format!("rules-{id}"), *page)}
                                >
                                    { title::<G>(id, text) }
                                </a>
                            </li>
                        }
                    </ol>
                </nav>
            </details>
        }
    }

    /// The field for words to search for, and what is found.
    fn search(&self, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().text;
        let oninput = ctx.link().batch_callback(|event: InputEvent| {
            let input: HtmlInputElement = event.target_dyn_into()?;
            Some(Msg::Search(input.value()))
        });
        let hits = |passage: &Passage| !self.query.hits(&passage.words).is_empty();
        let found: Vec<&Passage> = self.passages.iter().filter(|it| hits(it)).collect();
        let first = found.first().map(|passage| passage.id.clone());
        let onkeydown = move |event: KeyboardEvent| {
            if let Some(first) = first.as_ref().filter(|_| is_enter(&event)) {
                event.prevent_default();
                go_to(first);
            }
        };
        let listed = found.iter().take(MOST_HITS).map(|passage| {
            let id = parts::<G>().nth(passage.chapter).unwrap_or_default();
            html! {
                <li key={passage.id.clone()}>
                    <a href={address::<G>(id)} onclick={link_to(passage.id.clone(), false)}>
                        <small>{ title::<G>(id, text) }</small>
                        { for self.query.excerpt(&passage.words) }
                    </a>
                </li>
            }
        });
        html! {
            <div key="search" class="rules-search" role="search">
                <label key="field" class="field">
                    <span>{ text.tr("rules-search") }</span>
                    <input type="search" {oninput} {onkeydown} />
                </label>
                <p key="count" class="note" role="status">
                    if !self.query.is_empty() {
                        { text.tr_args("rules-hits", &[("n", found.len().into())]) }
                    }
                </p>
                if !found.is_empty() {
                    <ol key="hits" class="rules-hits">{ for listed }</ol>
                }
            </div>
        }
    }
}

/// The ids of the chapters, and of the glossary.
pub(super) fn parts<G: GameRules>() -> impl Iterator<Item = &'static str> {
    G::CHAPTERS.iter().map(|(id, _)| *id).chain([glossary::ID])
}

/// The heading of a chapter or the glossary.
fn title<G: GameRules>(id: &str, text: &Text) -> String {
    if id == glossary::ID { text.tr("rules-glossary") } else { G::text(text, id) }
}

/// Goes to a place of the rules. On the page a chapter is an address, too.
fn link_to(id: String, address: bool) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if !address {
            event.prevent_default();
        }
        go_to(&id);
    })
}

/// Listens to scrolling, and to printing: what is folded is on paper too.
fn listeners(root: &NodeRef, scrolled: Callback<()>) -> Vec<EventListener> {
    let window = window();
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
    let mut listeners =
        vec![EventListener::new_with_options(&window, "scroll", options, move |_| {
            scrolled.emit(())
        })];
    let unfold = |root: &NodeRef| {
        let Some(root) = root.cast::<Element>() else { return };
        for details in all::<HtmlDetailsElement>(&root, "details.rules-cards") {
            details.set_open(true);
        }
    };
    let before = root.clone();
    listeners.push(EventListener::new(&window, "beforeprint", move |_| unfold(&before)));
    if let Some(print) = window.match_media("print").ok().flatten() {
        let root = root.clone();
        listeners.push(EventListener::new(&print, "change", move |_| unfold(&root)));
    }
    listeners
}
