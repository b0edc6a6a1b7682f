//! What pointer and keyboard ask for: an explanation, or nothing of the sort.
//!
//! All of it is heard on the window before anything else hears it: while "What is this?" is on, a press must
//! do nothing else.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};
use yew::prelude::*;

use super::area::GAP;
use super::explainer::{BUTTON, Explainer, LOOK, NEXT_MS, PIECE};

/// How long a mouse rests before a piece is explained.
const REST_MS: u32 = 600;
/// The same of the keyboard's focus.
const FOCUS_MS: u32 = 1_000;
/// How long a finger rests on a piece before it is explained.
const PRESS_MS: u32 = 500;
/// On a card it does so to read it first; a finger that is still there wants more.
const HOLD_MS: u32 = 1_500;
/// How far a finger trembles, in CSS pixels.
const TREMBLE: i32 = 8;

/// What does something of its own when it is pressed.
const CONTROLS: &str = "button:enabled:not([aria-disabled=true]), a, input, select, summary, dialog, [data-drag], [data-drop]";

/// Where the mouse was last, and whether anything was pressed since.
#[derive(Clone, Copy, Default)]
struct Mouse {
    at: (i32, i32),
    stays: bool,
}

/// What pointer and keyboard are doing.
struct Gestures {
    explainer: Explainer,
    mouse: Cell<Mouse>,
    /// Where a finger is down.
    finger: Cell<Option<(i32, i32)>>,
    /// Whether the click that the present press ends with is not to act.
    spent: Cell<bool>,
    /// Whether the mouse is on the box itself.
    reading: Cell<bool>,
}

/// Listens, as long as these are kept.
pub(super) fn listeners(explainer: &Explainer) -> Vec<EventListener> {
    let gestures = Rc::new(Gestures {
        explainer: explainer.clone(),
        mouse: Cell::default(),
        finger: Cell::default(),
        spent: Cell::default(),
        reading: Cell::default(),
    });
    let all = &gestures;
    vec![
        listen(all, "pointerover", |it, event| it.pointer_over(event)),
        listen(all, "pointerdown", Gestures::pointer_down),
        listen(all, "pointermove", |it, event| it.pointer_move(event)),
        listen(all, "pointerup", |it, event| it.pointer_up(event)),
        listen(all, "pointercancel", |it, _: &Event| it.lifted()),
        listen(all, "contextmenu", |it, event| it.context_menu(event)),
        listen(all, "click", |it, event| it.click(event)),
        listen(all, "keydown", |it, event| it.key_down(event)),
        listen(all, "focusin", |it, event| it.focus_in(event)),
        listen(all, "focusout", |it, event| it.focus_out(event)),
        listen(all, "scroll", |it, event: &Event| {
            if let Some(target) = event.target().and_then(|target| target.dyn_into::<Node>().ok()) {
                it.explainer.scrolled(&target, REST_MS);
            }
        }),
        listen(all, "resize", |it, _: &Event| it.explainer.hide()),
        listen(all, "hashchange", |it, _: &Event| it.explainer.leave()),
    ]
}

/// Listens in the capture phase.
fn listen<E: JsCast + 'static>(
    gestures: &Rc<Gestures>,
    name: &'static str,
    handle: fn(&Rc<Gestures>, &E),
) -> EventListener {
    let gestures = Rc::clone(gestures);
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    EventListener::new_with_options(&window(), name, options, move |event| {
        if let Some(event) = event.dyn_ref::<E>() {
            handle(&gestures, event);
        }
    })
}

impl Gestures {
    /// The piece, or else the card, that an event is at.
    fn explained(&self, event: &Event) -> Option<Element> {
        let piece = || closest(event, PIECE);
        let meant = piece().filter(|_| self.explainer.is_on());
        meant.or_else(|| closest(event, LOOK)).or_else(piece)
    }

    /// Whether a press only explains: while "What is this?" is on, on anything of the table or the set-up
    /// but its own button.
    fn only_explains(&self, event: &Event) -> bool {
        self.explainer.is_on()
            && closest(event, ".table, .set-up").is_some()
            && closest(event, &format!("{BUTTON}, dialog")).is_none()
    }

    /// Something was done. What appears under a mouse that rests was not pointed at.
    fn acted(&self) {
        self.explainer.act();
        self.mouse.set(Mouse { stays: true, ..self.mouse.get() });
    }

    fn pointer_over(&self, event: &PointerEvent) {
        let (mouse, at) = (self.mouse.get(), place(event));
        if is_touch(event) || event.buttons() != 0 || (mouse.stays && mouse.at == at) {
            return;
        }
        self.mouse.set(Mouse { at, stays: false });
        self.reading.set(self.is_at_box(at));
        if !self.reading.get() {
            self.point(event);
        }
    }

    /// The mouse has come to something.
    fn point(&self, event: &PointerEvent) {
        let after = if self.explainer.is_on() { NEXT_MS } else { REST_MS };
        self.explainer.rest(self.explained(event), after);
    }

    /// Whether a place is on the box or on the way to it. The box takes no press, but what is read can be
    /// pointed at without going away (while "What is this?" is on, the next piece counts).
    fn is_at_box(&self, (x, y): (i32, i32)) -> bool {
        if !self.explainer.is_shown() || self.explainer.is_on() {
            return false;
        }
        document().get_element_by_id(super::bubble::ID).is_some_and(|found| {
            let (area, x, y) = (found.get_bounding_client_rect(), f64::from(x), f64::from(y));
            (area.left() - GAP..=area.right() + GAP).contains(&x)
                && (area.top() - GAP..=area.bottom() + GAP).contains(&y)
        })
    }

    fn pointer_down(self: &Rc<Self>, event: &PointerEvent) {
        self.acted();
        self.mouse.set(Mouse { at: place(event), ..self.mouse.get() });
        self.explainer.press(target(event).unwrap_or_else(document_element));
        self.spent.set(false);
        if self.only_explains(event) {
            // A drag must not begin.
            event.stop_immediate_propagation();
        } else if is_touch(event)
            && let Some(held) = self.explained(event)
        {
            self.touch(event, held);
        }
    }

    /// A finger that rests on a piece has it explained.
    fn touch(self: &Rc<Self>, event: &PointerEvent, held: Element) {
        self.finger.set(Some(place(event)));
        let after = if self.explainer.looks_at(&held) { HOLD_MS } else { PRESS_MS };
        let this = Rc::clone(self);
        self.explainer.after(after, move || {
            this.spent.set(true);
            this.explainer.explain(&held, true);
        });
    }

    fn pointer_move(&self, event: &PointerEvent) {
        let at = place(event);
        if at != self.mouse.get().at {
            self.mouse.set(Mouse { at, stays: false });
        }
        if self.reading.get() && !self.is_at_box(at) {
            self.reading.set(false);
            self.point(event);
        }
        let moved = self.finger.get().is_some_and(|from| is_far(from, at));
        if moved || (event.buttons() != 0 && !is_touch(event)) {
            self.explainer.hide();
        }
    }

    fn lifted(&self) {
        self.finger.set(None);
        if !self.spent.get() && !self.explainer.is_shown() {
            self.explainer.wait();
        }
    }

    fn pointer_up(&self, event: &PointerEvent) {
        self.lifted();
        // Where a drag ended the mouse has not been pointed at anything yet.
        self.mouse.set(Mouse { at: place(event), stays: true });
        // Disabled controls get no click.
        if self.spent.get() || closest(event, "button:disabled").is_none() {
            return;
        }
        if !self.only_explains(event) {
            self.answer(event);
        } else if let Some(at) = closest(event, PIECE) {
            self.explainer.explain(&at, true);
        }
    }

    /// What browsers do about a long press is in its way.
    fn context_menu(&self, event: &Event) {
        let Some(held) = self.finger.get().and_then(|_| self.explained(event)) else { return };
        event.prevent_default();
        // A card is read first; its own time explains it.
        if self.explainer.looks_at(&held) {
            return;
        }
        if !self.spent.replace(true) {
            self.explainer.explain(&held, true);
        }
    }

    fn click(&self, event: &MouseEvent) {
        // A click by the keyboard ends no press.
        if event.detail() != 0 && self.spent.replace(false) {
            stop(event);
            return;
        }
        if self.only_explains(event) {
            stop(event);
            match closest(event, PIECE).or_else(|| closest(event, LOOK)) {
                Some(meant) => self.explainer.explain(&meant, true),
                None => self.explainer.hide(),
            }
            return;
        }
        let Some(off) = closest(event, "[aria-disabled=true]:not([data-try])") else {
            self.answer(event);
            return;
        };
        self.explainer.press(off.clone());
        if let Some(mark) = off.get_attribute("data-explain") {
            let key = mark.split(' ').next().unwrap_or_default();
            self.explainer.refuse_because(&off, &format!("{key}-not"), "");
        }
        stop(event);
    }

    /// A press on what is no control explains it, or says that somebody else is to act; while events are
    /// shown it asks for the next one. What the board says about it comes later, and instead.
    fn answer(&self, event: &Event) {
        // Cards that show themselves are only read.
        let is_read = !self.explainer.is_on() && closest(event, LOOK).is_some();
        let Some(at) = closest(event, PIECE).filter(|_| !is_read) else { return };
        let Some(table) = closest(event, ".table") else { return };
        if closest(event, ".table-board").is_none()
            || table.has_attribute("data-showing")
            || closest(event, CONTROLS).is_some()
            // What the end of this very press has brought, such as a drop, was refused.
            || self.explainer.is_refusal()
        {
            return;
        }
        let prompt = table.query_selector(".prompt").ok().flatten();
        let is_yours = prompt.as_ref().is_some_and(|it| it.class_list().contains("prompt-yours"));
        let acting = table.get_attribute("data-acting").unwrap_or_default();
        if acting.is_empty() || is_yours {
            self.explainer.explain(&at, false);
        } else {
            let asked = prompt.and_then(|prompt| prompt.text_content()).unwrap_or_default();
            self.explainer.refuse_because(&at, "not-yours", &asked);
        }
    }

    fn key_down(&self, event: &KeyboardEvent) {
        let key = event.key();
        if key == "Escape" && self.explainer.is_on() {
            stop(event);
            self.explainer.leave();
            return;
        }
        let acts = matches!(key.as_str(), "Enter" | " ");
        if acts && self.only_explains(event) {
            stop(event);
            if let Some(at) = self.explained(event) {
                self.explainer.explain(&at, true);
            }
            return;
        }
        if key == "Tab" && self.explainer.is_on() {
            self.explainer.add_stops();
        }
        if acts && let Some(at) = document().active_element() {
            self.explainer.press(at);
        }
        self.acted();
    }

    /// What the keyboard is at is described to screen readers at once, and shown after a rest.
    fn focus_in(&self, event: &Event) {
        let Some((at, target)) = self.explained(event).zip(target(event)) else { return };
        if !target.matches(":focus-visible").unwrap_or(false) {
            return;
        }
        if self.explainer.is_on() {
            self.explainer.explain(&at, false);
            return;
        }
        self.explainer.rest(Some(at.clone()), FOCUS_MS);
        self.explainer.describe(&at, &target);
    }

    fn focus_out(&self, event: &Event) {
        if let Some(target) = target(event)
            && target.get_attribute("aria-describedby").as_deref() == Some(super::bubble::ID)
        {
            let _ = target.remove_attribute("aria-describedby");
        }
        if self.explained(event).is_some_and(|at| self.explainer.is_about(&at)) {
            self.explainer.hide();
        }
    }
}

/// The element that an event is at.
fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The innermost element around an event that a selector selects.
fn closest(event: &Event, css: &str) -> Option<Element> {
    target(event)?.closest(css).ok().flatten()
}

/// Lets nobody else hear an event, and the browser do nothing about it.
fn stop(event: &Event) {
    event.prevent_default();
    event.stop_immediate_propagation();
}

/// Where in the window a pointer is.
fn place(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

fn is_touch(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

/// Whether a finger has moved that far that it does not only tremble.
fn is_far(from: (i32, i32), to: (i32, i32)) -> bool {
    from.0.abs_diff(to.0).max(from.1.abs_diff(to.1)) > TREMBLE.unsigned_abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finger_trembles_and_rests_all_the_same() {
        assert!(!is_far((100, 100), (108, 92)));
        assert!(is_far((100, 100), (100, 109)));
    }
}

/// What a mouse does with pieces, in a page.
#[cfg(all(test, target_arch = "wasm32"))]
mod page_tests {
    use std::time::Duration;

    use conclave_i18n::Locale;
    use wasm_bindgen_test::wasm_bindgen_test;
    use web_sys::PointerEventInit;
    use yew::platform::time::sleep;

    use super::*;
    use crate::explain::Explanations;
    use crate::testing::page::{Mounted, find};
    use crate::testing::text;

    /// The mouse does this at a place over the piece, with the main button down or not.
    fn mouse(name: &str, (x, y): (i32, i32), down: bool) {
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        init.set_pointer_type("mouse");
        init.set_client_x(x);
        init.set_client_y(y);
        init.set_buttons(u16::from(down));
        let event = PointerEvent::new_with_event_init_dict(name, &init).expect("an event");
        find("[data-explain]").dispatch_event(&event).expect("it is heard");
    }

    /// Whether a piece is explained once the mouse has rested.
    async fn is_explained(explainer: &Explainer) -> bool {
        sleep(Duration::from_millis(u64::from(REST_MS) + 150)).await;
        explainer.is_shown()
    }

    #[wasm_bindgen_test]
    async fn a_piece_explains_itself_where_a_mouse_rests_but_not_where_a_drag_ended() {
        let text = text(Locale::English);
        let explainer = Explainer::new(text.clone());
        let content = html! {
            <><p data-explain="curtain">{ "a piece" }</p><Explanations explainer={explainer.clone()} /></>
        };
        let _mounted = Mounted::new(&text, content).await;
        mouse("pointermove", (20, 20), false);
        mouse("pointerover", (20, 20), false);
        assert!(is_explained(&explainer).await, "the mouse rests there");
        mouse("pointerdown", (20, 20), true);
        mouse("pointermove", (40, 20), true);
        mouse("pointerup", (40, 20), false);
        mouse("pointerover", (40, 20), false);
        assert!(!is_explained(&explainer).await, "what was dragged was let go there");
        mouse("pointermove", (41, 20), false);
        mouse("pointerover", (41, 20), false);
        assert!(is_explained(&explainer).await, "the mouse has been moved since");
    }

    #[wasm_bindgen_test]
    async fn an_explanation_can_be_pointed_at_and_goes_when_the_mouse_leaves_it() {
        let text = text(Locale::English);
        let explainer = Explainer::new(text.clone());
        let content = html! {
            <>
                <p data-explain="curtain">{ "a piece" }</p>
                <b>{ "no piece" }</b>
                <Explanations explainer={explainer.clone()} />
            </>
        };
        let _mounted = Mounted::new(&text, content).await;
        let elsewhere = |name: &str, (x, y): (f64, f64)| {
            let init = PointerEventInit::new();
            init.set_bubbles(true);
            init.set_pointer_type("mouse");
            init.set_client_x(x as i32);
            init.set_client_y(y as i32);
            let event = PointerEvent::new_with_event_init_dict(name, &init).expect("an event");
            find("b").dispatch_event(&event).expect("it is heard");
        };
        mouse("pointerover", (20, 20), false);
        assert!(is_explained(&explainer).await, "the mouse rests there");
        sleep(Duration::ZERO).await;
        let area = find("#explanation").get_bounding_client_rect();
        let on = (area.left() + area.width() / 2.0, area.top() + area.height() / 2.0);
        elsewhere("pointerover", on);
        assert!(explainer.is_shown(), "it is read");
        elsewhere("pointermove", (on.0, on.1 + 1.0));
        assert!(explainer.is_shown(), "it is still read");
        elsewhere("pointermove", (area.right() + 50.0, area.bottom() + 50.0));
        assert!(!explainer.is_shown(), "the mouse has left it");
    }
}
