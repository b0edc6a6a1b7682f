//! What is explained, beside what, and when: the state behind the box.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::{body, document, document_element, window};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, MutationObserver, MutationObserverInit};
use yew::prelude::*;

use super::area::Area;
use super::bubble::{Content, Msg};
use super::words::Explainable;
use crate::components::icons::aria_bool;
use crate::text::Text;

/// Whoever has just read one explanation looks for the next.
pub(super) const NEXT_MS: u32 = 120;
/// How long that lasts.
const JUST_READ_MS: f64 = 400.0;
/// Whoever looks at a card reads it first.
const LOOK_MS: u32 = 3_000;
/// How long a refusal stands.
const REFUSAL_MS: u32 = 6_000;

/// The mark of what is explained.
const EXPLAIN: &str = "data-explain";
/// What has that mark.
pub(super) const PIECE: &str = "[data-explain]";
/// What shows itself in full when it is pointed at, such as a card: it is explained only after a while, with
/// its parts, and beside it.
pub(super) const LOOK: &str = "[data-look]";
/// The button "What is this?".
pub(super) const BUTTON: &str = "[data-explain=what]";
/// The mark of the page while "What is this?" is on.
const ON: &str = "data-explaining";
/// The mark of pieces that the keyboard can reach only while it is on.
const STOP: &str = "data-explain-stop";

/// Explains pieces, and says why something cannot be done; cheap to clone. The component
/// [`Explanations`](super::Explanations) shows what it says, and tells it what pointer and keyboard do.
#[derive(Clone, Default)]
pub struct Explainer(Rc<State>);

impl PartialEq for Explainer {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What stands in the box.
#[derive(Default)]
enum Shown {
    #[default]
    Nothing,
    /// What explains this element, which had this value of `data-explain`.
    Explanation(Element, String),
    /// Why something cannot be done.
    Refusal,
}

/// A press: where it was, and on what.
struct Press {
    at: Element,
    area: Area,
}

#[derive(Default)]
struct State {
    text: Text,
    /// Sends messages to the box, if there is one on the page.
    send: RefCell<Callback<Msg>>,
    shown: RefCell<Shown>,
    /// What will be explained when the pointer or the keyboard has rested there.
    next: RefCell<Option<Element>>,
    timer: RefCell<Option<Timeout>>,
    /// When the box was hidden; none when something has been done since.
    hidden: Cell<Option<f64>>,
    pressed: RefCell<Option<Press>>,
    observer: OnceCell<Observer>,
}

/// Notices when what is explained changes or goes.
struct Observer {
    observer: MutationObserver,
    _notice: Closure<dyn FnMut()>,
}

impl Explainer {
    /// What explains pieces by these texts.
    pub fn new(text: Text) -> Explainer {
        Explainer(Rc::new(State { text, ..State::default() }))
    }

    /// Says why what was pressed last cannot be done.
    pub fn refuse(&self, words: &str) {
        self.hide();
        let pressed = self.0.pressed.borrow();
        let area = match pressed.as_ref() {
            // It may have been rendered anew.
            Some(press) if !press.at.is_connected() => Some(press.area),
            Some(press) => Some(Area::of(&press.at)),
            None => document().active_element().map(|at| Area::of(&at)),
        };
        let Some(area) = area else { return };
        self.0.shown.replace(Shown::Refusal);
        self.send(Msg::Show { content: Content::Refusal(words.to_owned()), area, aloud: true });
        let this = self.clone();
        self.after(REFUSAL_MS, move || this.hide());
    }

    /// Switches "What is this?" on or off: while it is on, pieces are explained and not played.
    pub fn toggle(&self) {
        let on = !self.is_on();
        let root = document_element();
        let _ = if on { root.set_attribute(ON, "") } else { root.remove_attribute(ON) };
        self.hide();
        let button = document().query_selector(BUTTON).ok().flatten();
        if let Some(button) = &button {
            let _ = button.set_attribute("aria-pressed", aria_bool(on));
        }
        if !on {
            for at in all(document().query_selector_all(&format!("[{STOP}]"))) {
                let _ = at.remove_attribute(STOP);
                let _ = at.remove_attribute("tabindex");
            }
            return;
        }
        self.add_stops();
        if let Some(button) = button {
            self.explain(&button, true);
        }
    }

    /// Whether "What is this?" is on.
    pub(super) fn is_on(&self) -> bool {
        document_element().has_attribute(ON)
    }

    /// Switches "What is this?" off.
    pub(super) fn leave(&self) {
        if self.is_on() {
            self.toggle();
        }
    }

    /// Lets the keyboard go to every piece.
    pub(super) fn add_stops(&self) {
        let pieces = "[data-explain]:not(button, a, input, select, summary, [tabindex])";
        for at in all(document().query_selector_all(pieces)) {
            let _ = at.set_attribute(STOP, "");
            let _ = at.set_attribute("tabindex", "0");
        }
    }

    /// Shows what it says by these messages to the box.
    pub(super) fn attach(&self, send: Callback<Msg>) {
        self.0.send.replace(send);
    }

    fn send(&self, msg: Msg) {
        let send = self.0.send.borrow().clone();
        send.emit(msg);
    }

    /// Whether the box is on the page.
    pub(super) fn is_shown(&self) -> bool {
        !matches!(*self.0.shown.borrow(), Shown::Nothing)
    }

    /// Whether it says why something cannot be done.
    pub(super) fn is_refusal(&self) -> bool {
        matches!(*self.0.shown.borrow(), Shown::Refusal)
    }

    /// What is explained now.
    fn explained(&self) -> Option<Element> {
        match &*self.0.shown.borrow() {
            Shown::Explanation(at, _) => Some(at.clone()),
            Shown::Nothing | Shown::Refusal => None,
        }
    }

    /// Whether this is explained, or will be.
    pub(super) fn is_about(&self, at: &Element) -> bool {
        self.explained().as_ref() == Some(at) || self.0.next.borrow().as_ref() == Some(at)
    }

    /// Does something after a while, in place of what was to be done.
    pub(super) fn after(&self, ms: u32, then: impl FnOnce() + 'static) {
        self.0.timer.replace(Some(Timeout::new(ms, then)));
    }

    /// Lets nothing be explained that was to be.
    pub(super) fn wait(&self) {
        self.0.timer.take();
    }

    /// Hides the box, and lets nothing be explained that was to be.
    pub(super) fn hide(&self) {
        self.wait();
        self.0.next.take();
        if !self.is_shown() {
            return;
        }
        self.0.shown.take();
        if let Some(observer) = self.0.observer.get() {
            observer.observer.disconnect();
        }
        self.0.hidden.set(Some(now()));
        self.send(Msg::Hide);
    }

    /// Something was done: hides the box, and the next explanation takes its time again.
    pub(super) fn act(&self) {
        self.hide();
        self.0.hidden.set(None);
    }

    /// This was pressed.
    pub(super) fn press(&self, at: Element) {
        let area = Area::of(&at);
        self.0.pressed.replace(Some(Press { at, area }));
    }

    /// Whether all of a card is meant.
    pub(super) fn looks_at(&self, at: &Element) -> bool {
        matches(at, LOOK) && !(self.is_on() && matches(at, PIECE))
    }

    /// The texts for what is here.
    fn texts(&self, at: &Element) -> Explainable<'_> {
        let of_game = at.closest("[data-game]").ok().flatten();
        let game = of_game.and_then(|at| at.get_attribute("data-game"));
        Explainable { text: &self.0.text, game }
    }

    /// The names and sentences of a piece, and of the parts of what is looked at.
    fn words(&self, at: &Element) -> Vec<(String, String)> {
        let parts = match self.looks_at(at) {
            true => all(at.query_selector_all(PIECE)),
            false => Vec::new(),
        };
        let marks = std::iter::once(mark(at)).chain(parts.iter().map(mark));
        self.texts(at).explanation(marks)
    }

    /// Explains what is here, if there is something to be said, and says it to screen readers at once.
    pub(super) fn explain(&self, at: &Element, aloud: bool) {
        let found = self.words(at);
        if found.is_empty() || !at.is_connected() {
            return;
        }
        let area = if self.looks_at(at) { area_of_card(at) } else { Area::of(at) };
        self.0.shown.replace(Shown::Explanation(at.clone(), mark(at)));
        self.send(Msg::Show { content: Content::Explanation(found), area, aloud });
        self.observe();
    }

    /// Explains what the pointer or the keyboard has come to, when it has rested there.
    pub(super) fn rest(&self, at: Option<Element>, after: u32) {
        if at.as_ref().is_some_and(|at| self.is_about(at)) {
            return;
        }
        self.hide();
        let Some(at) = at else { return };
        self.0.next.replace(Some(at.clone()));
        let just_read = self.0.hidden.get().is_some_and(|then| now() - then < JUST_READ_MS);
        let after = if just_read { NEXT_MS } else { after };
        let after = if self.looks_at(&at) { LOOK_MS } else { after };
        let this = self.clone();
        self.after(after, move || this.explain(&at, false));
    }

    /// What holds this, and was hidden, has been scrolled.
    pub(super) fn scrolled(&self, target: &web_sys::Node, after: u32) {
        let waiting = self.0.next.borrow().clone();
        let pressed = || self.0.pressed.borrow().as_ref().map(|press| press.at.clone());
        let at = self.explained().or_else(|| waiting.clone()).or_else(pressed);
        if !at.is_some_and(|at| target.contains(Some(&at))) {
            return;
        }
        self.hide();
        // What the pointer or the keyboard has come to on the way is explained when the way has ended.
        if waiting.is_some() {
            self.rest(waiting, after);
        }
    }

    /// Lets the box describe what has the focus, from now on and not only when it is seen.
    pub(super) fn describe(&self, at: &Element, focused: &Element) {
        let found = self.words(at);
        let is_focused = document().active_element().as_ref() == Some(focused);
        if found.is_empty() || !is_focused || focused.has_attribute("aria-describedby") {
            return;
        }
        if !self.is_shown() {
            self.send(Msg::Fill(Content::Explanation(found)));
        }
        let _ = focused.set_attribute("aria-describedby", super::bubble::ID);
    }

    /// Says why something cannot be done by the text with this key, if there is one, and more words.
    pub(super) fn refuse_because(&self, at: &Element, key: &str, more: &str) {
        let why = self.texts(at).get(key, &[]);
        if let Some(why) = why {
            self.refuse(format!("{why} {more}").trim());
        }
    }

    /// Notices changes of what is explained, until the box is hidden.
    fn observe(&self) {
        if self.0.observer.get().is_none()
            && let Some(observer) = Observer::of(&self.0)
        {
            // There was none.
            let _ = self.0.observer.set(observer);
        }
        let Some(Observer { observer, .. }) = self.0.observer.get() else { return };
        let changes = MutationObserverInit::new();
        changes.set_subtree(true);
        changes.set_child_list(true);
        changes.set_attributes(true);
        changes.set_attribute_filter(&js_sys::Array::of1(&EXPLAIN.into()));
        let _ = observer.observe_with_options(&body(), &changes);
    }

    /// What is explained may have changed, or gone.
    fn notice(&self) {
        let changed = match &*self.0.shown.borrow() {
            Shown::Explanation(at, was) if !at.is_connected() || mark(at) != *was => at.clone(),
            _ => return,
        };
        if changed.is_connected() {
            self.explain(&changed, false);
        } else {
            self.hide();
        }
    }
}

impl Observer {
    fn of(state: &Rc<State>) -> Option<Observer> {
        let state = Rc::downgrade(state);
        let notice = Closure::<dyn FnMut()>::new(move || {
            if let Some(state) = state.upgrade() {
                Explainer(state).notice();
            }
        });
        let observer = MutationObserver::new(notice.as_ref().unchecked_ref()).ok()?;
        Some(Observer { observer, _notice: notice })
    }
}

/// All that is seen of a card that is looked at: its text, the card in it that is enlarged, or the one that
/// is shown elsewhere.
fn area_of_card(at: &Element) -> Area {
    let card = if matches(at, "ul") { at.parent_element() } else { at.first_element_child() };
    let elsewhere = document().query_selector("[role=tooltip]:not(#explanation)").ok().flatten();
    let seen = card.into_iter().chain(elsewhere);
    seen.fold(Area::of(at), |area, it| area.with(Area::of(&it)))
}

/// The value of `data-explain`.
fn mark(at: &Element) -> String {
    at.get_attribute(EXPLAIN).unwrap_or_default()
}

/// Whether a selector selects this element.
fn matches(at: &Element, css: &str) -> bool {
    at.matches(css).unwrap_or(false)
}

/// The elements that a selector has selected.
fn all(found: Result<web_sys::NodeList, JsValue>) -> Vec<Element> {
    let Ok(found) = found else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

/// Now, in milliseconds.
fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}
