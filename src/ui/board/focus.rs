//! The keyboard at a board: where the focus goes when the control that it was at vanishes,
//! and what Escape and the arrow keys do.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use super::arrow_keys;

/// What keeps the keyboard from where it would cost something to press Enter by mistake:
/// controls with this attribute never get the focus by themselves.
const COSTS: &str = "[data-costs]";

/// Knows whether the keyboard is at a board.
///
/// It is there when the focused element is in the board. When that element is taken out of
/// the page, the browser gives the focus to the body; then the keyboard was at the board if
/// it was there before, which is why [`note`](Self::note) is called before each change.
#[derive(Debug)]
pub struct BoardFocus {
    root: NodeRef,
    inside: bool,
}

impl BoardFocus {
    /// For the board whose outermost element this is.
    pub fn new(root: NodeRef) -> BoardFocus {
        BoardFocus { root, inside: false }
    }

    /// Remembers whether the keyboard is at the board. To be called first of all in
    /// `changed` and `update`, before a control can vanish.
    pub fn note(&mut self) {
        if let Some(inside) = self.root.cast::<Element>().and_then(|root| is_inside(&root)) {
            self.inside = inside;
        }
    }

    /// When the control that the keyboard was at has vanished, focuses the first control
    /// that one of these selectors finds, the most wanted first. To be called in `rendered`
    /// as long as a person at this device must decide.
    pub fn restore(&self, wanted: &[&str]) {
        let lost = self.root.cast::<Element>().is_some_and(|root| is_inside(&root).is_none());
        if lost {
            self.go_to(wanted);
        }
    }

    /// If the keyboard is at the board, focuses the first control that one of these
    /// selectors finds, although the one that it was at may still be there.
    pub fn go_to(&self, wanted: &[&str]) {
        let root = self.root.cast::<Element>().filter(|_| self.inside);
        let next = root.and_then(|root| wanted.iter().find_map(|css| first_harmless(&root, css)));
        if let Some(next) = next {
            let _ = next.focus();
        }
    }

    /// What a key does at every board: Escape lays down what is held, which `let_go` does
    /// (it returns whether there was anything), and arrows walk to the next control. Returns
    /// whether the board has to be rendered.
    pub fn handle_key(&self, event: &KeyboardEvent, let_go: impl FnOnce() -> bool) -> bool {
        if event.key() == "Escape" {
            let held = let_go();
            if held {
                event.stop_propagation();
            }
            return held;
        }
        if !event.default_prevented()
            && let Some(root) = self.root.cast::<Element>()
            && arrow_keys::walk(&root, &event.key())
        {
            event.prevent_default();
            event.stop_propagation();
        }
        false
    }
}

/// Whether the focus is in `root`; none when it is nowhere, or only at what is around `root`.
fn is_inside(root: &Element) -> Option<bool> {
    let active = root.owner_document()?.active_element()?;
    (!active.contains(Some(root))).then(|| root.contains(Some(&active)))
}

/// The first enabled control in `root` that the selector finds and that costs nothing.
fn first_harmless(root: &Element, css: &str) -> Option<HtmlElement> {
    let found = root.query_selector_all(css).ok()?;
    (0..found.length())
        .filter_map(|at| found.get(at)?.dyn_into::<HtmlElement>().ok())
        .find(|control| !control.matches(&format!(":disabled, {COSTS}")).unwrap_or(true))
}
