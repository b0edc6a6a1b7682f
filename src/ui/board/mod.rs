//! What the boards of all games share.
//!
//! | module | what it does |
//! |---|---|
//! | [`drag`] | drag and drop with mouse and touch |
//! | [`focus`] | where the keyboard is and goes, here and at the table around; Escape |
//! | [`arrow_keys`] | walking over the board with the arrow keys |
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
//!     root: NodeRef,
//!     focus: KeyboardFocus,
//!     drag: Option<DragAndDrop>,
//!     size: Option<SizeObserver>,
//!     held: Option<Card>,
//! }
//!
//! pub enum Msg { Pick(Card), Lift(String), Put(Place), Drop(String, String), PutBack, Key(KeyboardEvent), Resized }
//!
//! fn create(_: &Context<Self>) -> Self {
//!     let root = NodeRef::default();
//!     Board { focus: KeyboardFocus::new(root.clone()), root, drag: None, size: None, held: None }
//! }
//!
//! // First of all in `changed` and in `update`:
//! self.focus.note();
//!
//! // In `view`. What can be picked up has `data-drag`; every place that takes what is held
//! // now has `data-drop`. Both keep working as buttons.
//! html! {
//!     <div ref={self.root.clone()} onkeydown={ctx.link().callback(Msg::Key)}>
//!         <button key="card-3" data-drag="card-3" onclick={…Msg::Pick…}>…</button>
//!         <button key="slot-1" data-drop={takes.then_some("slot-1")} onclick={…Msg::Put…}>…</button>
//!     </div>
//! }
//!
//! fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
//!     if let Some(root) = self.root.cast::<Element>().filter(|_| first) {
//!         let link = ctx.link();
//!         self.drag = Some(DragAndDrop::new(&root, DragHandlers {
//!             on_lift: link.callback(Msg::Lift),            // pick it up, mark the places
//!             on_drop: link.callback(|(from, to)| Msg::Drop(from, to)),
//!             on_cancel: link.callback(|_| Msg::PutBack),
//!             ..DragHandlers::default()
//!         }));
//!         self.size = SizeObserver::new(&root, link.callback(|_: Size| Msg::Resized));
//!     }
//!     // Most wanted first; never a control with `data-costs`.
//!     self.focus.restore(&[".hand .is-useful", ".button-main", "button"]);
//!     if newly_held { scroll::into_view(&self.root, "[data-drop]"); }
//! }
//!
//! // In `update`: Escape lays down what is held, arrows move the focus.
//! Msg::Key(event) => return self.focus.handle_key(&event, || self.held.take().is_some()),
//! ```
//!
//! Leaf components call [`renders::note`] with their name; a test in the browser checks
//! with `renders::take` that a message renders no more than it changes.

pub mod arrow_keys;
pub mod drag;
pub mod explain;
pub mod focus;
pub mod lesson;
pub mod playback;
pub mod renders;
pub mod scroll;
pub mod shared;
pub mod size;

use wasm_bindgen::JsCast;
use web_sys::Element;

/// All that a selector finds below an element, and that is a `T`.
pub(crate) fn all<T: JsCast>(root: &Element, css: &str) -> Vec<T> {
    let Ok(found) = root.query_selector_all(css) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}
