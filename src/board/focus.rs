//! Where the keyboard is: whether a part of the page has it, where it goes when the control
//! that it was at vanishes, and what Escape and the arrow keys do at a board.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use super::{all, arrow_keys};

/// What keeps the keyboard from where it would cost something to press Enter by mistake:
/// controls with this attribute never get the focus by themselves.
const COSTS: &str = "[data-costs]";

/// Controls that cannot be used now.
pub const DISABLED: &str = ":disabled, [aria-disabled]";

/// Remembers whether the focus is in a part of the page, such as a board, so that it stays there.
///
/// When the focused element is taken out of the page or disabled, the focus is nowhere. It was in
/// that part if it was there before, which is why a board calls [`note`](Self::note) before each
/// change.
#[derive(Debug)]
pub struct KeyboardFocus {
    root: NodeRef,
    inside: bool,
}

impl KeyboardFocus {
    /// For the part of the page whose outermost element this is.
    pub fn new(root: NodeRef) -> KeyboardFocus {
        KeyboardFocus { root, inside: false }
    }

    /// Remembers whether the focus is here. To be called first of all in `changed` and
    /// `update`, before a control can vanish.
    pub fn note(&mut self) {
        if let Some(inside) = self.root.cast::<Element>().and_then(|root| is_inside(&root)) {
            self.inside = inside;
        }
    }

    /// When the control that had the focus has vanished, focuses the first control that one of
    /// these selectors finds, the most wanted first. To be called in `rendered`, as long as a
    /// person at this device must decide.
    pub fn restore(&self, wanted: &[&str]) {
        if is_lost(&self.root) {
            self.go_to(wanted);
        }
    }

    /// If the focus is here, moves it to the first control that one of these selectors finds,
    /// although the one that has it may still be there.
    pub fn go_to(&self, wanted: &[&str]) {
        if self.inside {
            move_to(&self.root, wanted);
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

/// Focuses the first control in a part of the page that one of these selectors finds, the most
/// wanted first, wherever the focus is.
pub fn move_to(part: &NodeRef, wanted: &[&str]) {
    let root = part.cast::<Element>();
    let next = root.and_then(|root| wanted.iter().find_map(|css| first_harmless(&root, css)));
    if let Some(next) = next {
        let _ = next.focus();
    }
}

/// Whether no control around or in a part of the page has the focus.
pub fn is_lost(part: &NodeRef) -> bool {
    part.cast::<Element>().is_some_and(|root| is_inside(&root).is_none())
}

/// Takes the focus from a control inside what `part` selects. For a control that was pressed and
/// that will vanish: when an element is removed that has the focus, Chromium lays the page out at
/// once, in the midst of the changes, and then once more.
pub fn blur_within(part: &str) {
    let at = gloo::utils::document().active_element();
    if let Some(at) = at.and_then(|at| at.dyn_into::<HtmlElement>().ok())
        && at.closest(part).is_ok_and(|part| part.is_some())
    {
        let _ = at.blur();
    }
}

/// Whether the focus is in `root`; none when it is nowhere, only at what is around `root`, or
/// at a control that was disabled.
fn is_inside(root: &Element) -> Option<bool> {
    let active = root.owner_document()?.active_element()?;
    let nowhere = active.contains(Some(root)) || active.matches(DISABLED).unwrap_or(false);
    (!nowhere).then(|| root.contains(Some(&active)))
}

/// The first enabled control in `root` that the selector finds and that costs nothing.
fn first_harmless(root: &Element, css: &str) -> Option<HtmlElement> {
    let barred = [DISABLED, COSTS].join(",");
    let mut found = all::<HtmlElement>(root, css).into_iter();
    found.find(|control| !control.matches(&barred).unwrap_or(true))
}

#[cfg(all(test, target_arch = "wasm32"))]
mod tests {
    use conclave_i18n::Locale;
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::*;
    use crate::testing::page::{Mounted, find};
    use crate::testing::text;
    use crate::text::Text;

    /// A part of the page with two buttons in it, and one beside it.
    fn page(root: &NodeRef, has_first: bool, disabled: bool) -> Html {
        html! {
            <>
                <section ref={root} class="table-board" tabindex="-1">
                    if has_first {
                        <button key="first" id="first" {disabled} />
                    }
                    <button key="second" id="second" />
                </section>
                <button id="beside" />
            </>
        }
    }

    async fn mounted() -> (Text, NodeRef, Mounted) {
        let (text, root) = (text(Locale::English), NodeRef::default());
        let mounted = Mounted::new(&text, page(&root, true, false)).await;
        (text, root, mounted)
    }

    /// The id of what has the focus.
    fn focused() -> String {
        gloo::utils::document().active_element().map(|at| at.id()).unwrap_or_default()
    }

    fn focus(css: &str) {
        find(css).focus().expect("the focus");
    }

    #[wasm_bindgen_test]
    async fn the_keyboard_stays_where_its_control_vanished_or_was_disabled() {
        for (has_first, disabled) in [(false, false), (true, true)] {
            let (text, root, mut mounted) = mounted().await;
            let mut keyboard = KeyboardFocus::new(root.clone());
            focus("#first");
            keyboard.note();
            mounted.show(&text, page(&root, has_first, disabled)).await;
            keyboard.note();
            keyboard.restore(&["#first", "#second"]);
            assert_eq!(focused(), "second");
        }
    }

    #[wasm_bindgen_test]
    async fn the_keyboard_is_not_called_from_elsewhere() {
        let (_, root, _mounted) = mounted().await;
        let mut keyboard = KeyboardFocus::new(root.clone());
        focus("#first");
        keyboard.note();
        focus("#beside");
        keyboard.note();
        keyboard.restore(&["#second"]);
        keyboard.go_to(&["#second"]);
        assert_eq!(focused(), "beside");
        move_to(&root, &["#second"]);
        assert_eq!(focused(), "second");
    }

    #[wasm_bindgen_test]
    async fn the_focus_is_taken_from_a_part_of_the_page_only() {
        let (_, root, _mounted) = mounted().await;
        focus("#beside");
        blur_within(".table-board");
        assert_eq!(focused(), "beside", "what is not on the board stays");
        assert!(!is_lost(&root), "it is elsewhere");
        focus("#first");
        blur_within(".table-board");
        assert_eq!(focused(), "");
        assert!(is_lost(&root));
    }

    #[wasm_bindgen_test]
    async fn a_focus_that_was_never_here_is_not_called() {
        let (_, root, _mounted) = mounted().await;
        let mut keyboard = KeyboardFocus::new(root);
        keyboard.note();
        keyboard.restore(&["#second"]);
        assert_eq!(focused(), "");
    }
}
