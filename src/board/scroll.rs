//! Bringing what can be chosen into sight: on a phone it may lie under the tray.

use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::NodeRef;

/// Scrolls as little as needed for the first match of a selector in `root` to be seen. (CSS
/// `scroll-margin` sets how much of the page's edge is covered.)
pub fn into_view(root: &NodeRef, css: &str) {
    let root = root.cast::<Element>();
    if let Some(target) = root.and_then(|root| root.query_selector(css).ok().flatten()) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        target.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
