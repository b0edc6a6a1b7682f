//! What the boards of all games share.
//!
//! | module | what it does |
//! |---|---|
//! | [`kit`] | what every board has: focus, keys, drags, tries and size in one |
//! | [`drag`] | drag and drop with mouse and touch |
//! | [`focus`] | where the keyboard is and goes, here and at the table around; Escape |
//! | [`arrow_keys`] | walking over the board with the arrow keys |
//! | [`keys`] | what a key means, on every keyboard |
//! | [`size`] | how large the board is |
//! | [`scroll`] | bringing what can be chosen into sight |
//! | [`explain`] | what explains itself, and trying what cannot be done |
//! | [`lesson`] | marking what a lesson wants pressed next |
//! | [`playback`] | durations and speeds |
//! | [`shared`] | properties that are not compared piece by piece |
//! | [`renders`] | counting how often a component is rendered, in tests |
//!
//! A board is a struct component that handles a stream of messages. Picking something up
//! and choosing where it goes are two messages, and three ways of playing send the same
//! ones: a click or tap, the keyboard (which clicks buttons), and dragging.
//!
//! ```text
//! pub struct Board {
//!     kit: Kit,
//!     held: Option<Card>,
//! }
//!
//! pub enum Msg { Pick(Card), Put(Place), Input(Input) }
//!
//! fn create(ctx: &Context<Self>) -> Self {
//!     Board { kit: Kit::new(ctx.link(), Msg::Input), held: None }
//! }
//!
//! // First of all in `changed` and in `update`:
//! self.kit.focus.note();
//!
//! // In `view`. What can be picked up has `data-drag`; every place that takes what is held
//! // now has `data-drop`. Both keep working as buttons.
//! html! {
//!     <div ref={&self.kit.root} onkeydown={&self.kit.onkeydown} onclick={&self.kit.ontry}>
//!         <button key="card-3" data-drag="card-3" onclick={…Msg::Pick…}>…</button>
//!         <button key="slot-1" data-drop={takes.then_some("slot-1")} onclick={…Msg::Put…}>…</button>
//!     </div>
//! }
//!
//! // In `update`: pick it up and mark the places; put it there; Escape lays down what is held,
//! // arrows move the focus.
//! Msg::Input(Input::Lift(card)) => …
//! Msg::Input(Input::Drop(card, place)) => …
//! Msg::Input(Input::Key(event)) => return self.kit.focus.handle_key(&event, || self.held.take().is_some()),
//!
//! fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
//!     self.kit.rendered(first);
//!     // Most wanted first; never a control with `data-costs`.
//!     self.kit.focus.restore(&[".hand .is-useful", ".button-main", "button"]);
//!     if newly_held { self.kit.bring_into_view("[data-drop]"); }
//! }
//! ```
//!
//! Leaf components call [`renders::note`] with their name; a test in the browser checks
//! with `renders::take` that a message renders no more than it changes.

pub mod arrow_keys;
pub mod drag;
pub mod explain;
pub mod focus;
pub mod keys;
pub mod kit;
pub mod lesson;
pub mod playback;
pub mod renders;
pub mod scroll;
pub mod shared;
pub mod size;

pub use kit::{Input, Kit};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// All that a selector finds below an element, and that is a `T`.
pub(crate) fn all<T: JsCast>(root: &Element, css: &str) -> Vec<T> {
    let Ok(found) = root.query_selector_all(css) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}
