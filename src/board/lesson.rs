//! Marking what a lesson wants pressed next.

use web_sys::Element;
use yew::NodeRef;

use super::focus::DISABLED;
use super::{all, scroll};

/// The mark. Style sheets let what carries it glow, and tests find it.
const TARGET: &str = "data-lesson-target";

/// Marks in `root` what the selectors find and can be pressed, and nothing else; what is newly
/// marked is brought into sight. It is no part of the components' properties, so that they need
/// to know nothing of lessons. Call it when the board has been rendered.
pub fn mark(root: &NodeRef, selectors: impl FnOnce() -> Vec<String>) {
    let Some(board) = root.cast::<Element>() else { return };
    let wanted = selectors().join(",");
    let is_wanted =
        |at: &Element| !wanted.is_empty() && at.matches(&wanted).unwrap_or(false) && enabled(at);
    for marked in all::<Element>(&board, &format!("[{TARGET}]")) {
        if !is_wanted(&marked) {
            drop(marked.remove_attribute(TARGET));
        }
    }
    if wanted.is_empty() {
        return;
    }
    let mut new = false;
    for target in all(&board, &wanted).into_iter().filter(enabled) {
        new |= !target.has_attribute(TARGET);
        drop(target.set_attribute(TARGET, ""));
    }
    if new {
        scroll::into_view(root, &format!("[{TARGET}]"));
    }
}

/// Whether an element can be pressed.
fn enabled(element: &Element) -> bool {
    !element.matches(DISABLED).unwrap_or(false)
}
