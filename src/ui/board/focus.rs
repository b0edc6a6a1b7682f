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

/// Knows whether the keyboard is in a part of the page: at a board, or at the table around it.
///
/// It is there when the focused element is in that part. When that element is taken out of
/// the page or disabled, the focus is nowhere; then the keyboard was there if it was before,
/// which is why a board calls [`note`](Self::note) before each change. The table sees all
/// keys and presses, and knows it from those ([`enter`](Self::enter), [`leave`](Self::leave)).
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

    /// Remembers whether the keyboard is here. To be called first of all in `changed` and
    /// `update`, before a control can vanish.
    pub fn note(&mut self) {
        if let Some(inside) = self.root.cast::<Element>().and_then(|root| is_inside(&root)) {
            self.inside = inside;
        }
    }

    /// A key was pressed that belongs here.
    pub fn enter(&mut self) {
        self.inside = true;
    }

    /// The pointer is used: a control that vanishes leaves no keyboard behind.
    pub fn leave(&mut self) {
        self.inside = false;
    }

    /// With the pointer in use, takes the focus from a control inside what `part` selects, which was
    /// pressed, before what it does takes the control away: when an element is removed that has the focus, Chromium lays the
    /// page out at once, in the midst of the changes, and then once more.
    pub fn lay_down(&self, part: &str) {
        let at =
            self.root.cast::<Element>().and_then(|root| root.owner_document()?.active_element());
        if !self.inside
            && let Some(at) = at.and_then(|at| at.dyn_into::<HtmlElement>().ok())
            && at.closest(part).is_ok_and(|board| board.is_some())
        {
            let _ = at.blur();
        }
    }

    /// When the control that the keyboard was at has vanished, focuses the first control
    /// that one of these selectors finds, the most wanted first. To be called in `rendered`;
    /// by a board, as long as a person at this device must decide.
    pub fn restore(&self, wanted: &[&str]) {
        let lost = self.root.cast::<Element>().is_some_and(|root| is_inside(&root).is_none());
        if lost {
            self.go_to(wanted);
        }
    }

    /// If the keyboard is here, focuses the first control that one of these selectors finds,
    /// although the one that it was at may still be there.
    pub fn go_to(&self, wanted: &[&str]) {
        if self.inside {
            self.bring_to(wanted);
        }
    }

    /// Focuses the first control that one of these selectors finds, wherever the keyboard is.
    pub fn bring_to(&self, wanted: &[&str]) {
        let root = self.root.cast::<Element>();
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
    use conclave::i18n::Locale;
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
        let (text, root) = (text(Locale::English, &["shell"]), NodeRef::default());
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
        let mut keyboard = KeyboardFocus::new(root);
        focus("#first");
        keyboard.note();
        focus("#beside");
        keyboard.note();
        keyboard.restore(&["#second"]);
        keyboard.go_to(&["#second"]);
        assert_eq!(focused(), "beside");
        keyboard.bring_to(&["#second"]);
        assert_eq!(focused(), "second");
    }

    #[wasm_bindgen_test]
    async fn with_the_pointer_the_focus_leaves_what_is_about_to_vanish() {
        let (_, root, _mounted) = mounted().await;
        let mut keyboard = KeyboardFocus::new(root);
        focus("#first");
        keyboard.enter();
        keyboard.lay_down(".table-board");
        assert_eq!(focused(), "first", "the keyboard stays where it is");
        keyboard.leave();
        keyboard.lay_down(".table-board");
        assert_eq!(focused(), "");
        focus("#beside");
        keyboard.lay_down(".table-board");
        assert_eq!(focused(), "beside", "what is not on the board stays");
    }

    #[wasm_bindgen_test]
    async fn keys_and_presses_say_whether_a_lost_focus_comes_back() {
        let (_, root, _mounted) = mounted().await;
        let mut keyboard = KeyboardFocus::new(root);
        keyboard.restore(&["#second"]);
        assert_eq!(focused(), "", "nobody has used a key");
        keyboard.enter();
        keyboard.restore(&["#second"]);
        assert_eq!(focused(), "second");
        find("#second").blur().expect("no focus");
        keyboard.leave();
        keyboard.restore(&["#first"]);
        assert_eq!(focused(), "", "the pointer was used last");
    }
}
