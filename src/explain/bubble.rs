//! The box in which pieces are explained.

use gloo::events::EventListener;
use gloo::utils::document_element;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::area::{self, Area};
use super::explainer::Explainer;
use super::gestures;

/// The box's id.
pub(super) const ID: &str = "explanation";

/// What the box says.
#[derive(Clone, PartialEq, Debug)]
pub enum Content {
    /// Names, each with its sentences.
    Explanation(Vec<(String, String)>),
    /// Why something cannot be done.
    Refusal(String),
}

impl Content {
    /// All its words.
    fn spoken(&self) -> String {
        match self {
            Content::Explanation(found) => {
                let words = found.iter().flat_map(|(name, sentence)| [name.as_str(), sentence]);
                words.collect::<Vec<_>>().join(". ")
            }
            Content::Refusal(words) => words.clone(),
        }
    }
}

/// Messages of the box.
#[derive(Debug)]
pub enum Msg {
    /// Say this, though it is not seen: it describes what has the focus.
    Fill(Content),
    /// Show this.
    Show {
        /// What to say.
        content: Content,
        /// What it is about.
        area: Area,
        /// Whether screen readers say it at once.
        aloud: bool,
    },
    /// Show nothing.
    Hide,
}

/// Properties of [`Explanations`].
#[derive(Properties, PartialEq)]
pub struct ExplanationsProps {
    /// What explains.
    pub explainer: Explainer,
}

/// Explains the pieces of the page that it is on.
pub struct Explanations {
    content: Content,
    /// What the box stands beside; none when it is hidden.
    area: Option<Area>,
    /// What screen readers say, and how many things they have said.
    said: (u32, String),
    node: NodeRef,
    _listeners: Vec<EventListener>,
}

impl Component for Explanations {
    type Message = Msg;
    type Properties = ExplanationsProps;

    fn create(ctx: &Context<Self>) -> Self {
        let explainer = &ctx.props().explainer;
        explainer.attach(ctx.link().callback(|msg| msg));
        Explanations {
            content: Content::Explanation(Vec::new()),
            area: None,
            said: (0, String::new()),
            node: NodeRef::default(),
            _listeners: gestures::listeners(explainer),
        }
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Fill(content) => self.content = content,
            Msg::Show { content, area, aloud } => {
                if aloud {
                    self.said = (self.said.0 + 1, content.spoken());
                }
                (self.content, self.area) = (content, Some(area));
            }
            Msg::Hide => self.area = None,
        }
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let content = match &self.content {
            Content::Explanation(found) => found
                .iter()
                .map(|(name, sentences)| {
                    html! { <key={name.clone()}><strong>{ name }</strong><p>{ sentences }</p></> }
                })
                .collect::<Html>(),
            Content::Refusal(words) => html! { <p>{ words }</p> },
        };
        let is_refusal = matches!(self.content, Content::Refusal(_));
        let (number, said) = &self.said;
        // Above dialogs, too, where browsers have popovers.
        html! {
            <>
                <div
                    key="box"
                    ref={self.node.clone()}
                    id={ID}
                    class={classes!("explanation", is_refusal.then_some("is-refusal"))}
                    role="tooltip"
                    popover="manual"
                    data-shown={self.area.map(|_| "true")}
                >
                    { content }
                </div>
                // What is said again is a new element: the same words would be no news.
                <div key="said" class="visually-hidden" aria-live="polite">
                    <span key={*number}>{ said }</span>
                </div>
            </>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let Some(node) = self.node.cast::<HtmlElement>() else { return };
        let Some(area) = self.area else {
            // It may be hidden already, and there are browsers without popovers.
            let _ = node.hide_popover();
            return;
        };
        let _ = node.show_popover();
        let root = document_element();
        let window = (f64::from(root.client_width()), f64::from(root.client_height()));
        let size = (f64::from(node.offset_width()), f64::from(node.offset_height()));
        let (left, top) = area::place(area, size, window);
        let _ = node.style().set_property("left", &format!("{left}px"));
        let _ = node.style().set_property("top", &format!("{top}px"));
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        let explainer = &ctx.props().explainer;
        explainer.leave();
        explainer.hide();
        explainer.attach(Callback::noop());
    }
}
