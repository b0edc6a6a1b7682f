//! Drag and drop, the same at every board, for mouse and touch.
//!
//! Whatever can be picked up has the attribute `data-drag` with a key of the board's choice,
//! and every place that takes what is held now has `data-drop` with another. Listeners at the
//! board's outermost element do the rest: a piece that is pressed and moved is lifted, and a
//! copy of it follows the pointer, past the virtual DOM, since that is every frame; where it is
//! let go, the board gets both keys. While a piece is held it has the attribute `data-dragged`,
//! its copy `data-drag-ghost`, and the place under it the class `is-drop-over`; how they look
//! is in `styles/board/target.css`. A piece that is drawn by another element than the one that is
//! pressed has its key there as `data-drag-image`: that one is copied.
//!
//! The click that a browser makes of press and release does not reach the board after a drag.
//!
//! A finger on a piece may be about to scroll. Where the styles let it (`touch-action: pan-y`; in trays, which
//! stay in sight, they do not), a finger that moves up or down at once scrolls, and one that moves along the
//! board, or has rested first, drags.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};
use yew::Callback;

use super::all;
use super::kit::Input;
use super::playback::FLY_BACK_MS;

/// A pointer that has moved further than this since it was pressed drags, in CSS pixels; a
/// click moves the pointer less.
const THRESHOLD: i32 = 7;

/// A finger that has rested for so long drags, whatever way it moves, in milliseconds.
const HOLD: f64 = 220.0;

/// A click so long after a drag is none that the drag made, in milliseconds.
const CLICK_DELAY: f64 = 500.0;

/// The attribute of a piece that is being dragged.
const DRAGGED: &str = "data-dragged";

/// The class of the place under it.
const DROP_OVER: &str = "is-drop-over";

/// Drag and drop within an element, as long as this is kept. Escape ends a drag.
pub struct DragAndDrop {
    drags: Rc<Drags>,
    _listeners: Vec<EventListener>,
}

struct Drags {
    root: Element,
    /// Where what happens goes: [`Input::Lift`], `Move`, `Drop` and `PutBack`.
    input: Callback<Input>,
    /// Whether movements are reported.
    moves: bool,
    press: RefCell<Option<Press>>,
    /// When a click last became meaningless, as event times are counted.
    spent: Cell<Option<f64>>,
}

/// A pointer that is pressed on something that can be picked up.
#[derive(Clone)]
struct Press {
    key: String,
    piece: HtmlElement,
    /// Which pointer.
    id: i32,
    /// Where it was pressed, across and down, in CSS pixels of the window.
    from: (i32, i32),
    /// Where it is now.
    at: (i32, i32),
    lifted: bool,
    /// When it was pressed, as event times are counted, if what moves up or down from there scrolls.
    scrolls: Option<f64>,
    ghost: Option<Ghost>,
    /// The place under it.
    over: Option<Element>,
}

/// The copy of a piece that follows the pointer: a copy is not cut off where the piece's
/// surroundings scroll, and stays when they are rendered anew.
#[derive(Clone)]
struct Ghost {
    node: HtmlElement,
    /// Where the piece is, relative to where the copy is by itself, in CSS pixels.
    x: f64,
    y: f64,
}

/// The key of the `number`th piece of a kind: `die-3`.
pub fn key(kind: &str, number: usize) -> String {
    format!("{kind}-{number}")
}

/// The number in a key made by [`key`], if it is of this kind.
pub fn number_of(kind: &str, key: &str) -> Option<usize> {
    key.strip_prefix(kind)?.strip_prefix('-')?.parse().ok()
}

impl DragAndDrop {
    /// Listens to drags in `root`, which must stay in the page as long as this is kept. What happens
    /// is reported as [`Input`]; where `moves` is true, each movement is as well.
    pub fn new(root: &Element, input: Callback<Input>, moves: bool) -> DragAndDrop {
        let drags = Rc::new(Drags {
            root: root.clone(),
            input,
            moves,
            press: RefCell::default(),
            spent: Cell::default(),
        });
        let mut listeners = vec![
            listen::<PointerEvent>(root, "pointerdown", &drags, |drags, event| drags.press(event)),
            // A finger that drags scrolls nothing, although it might have. (Only now a browser asks.)
            listen::<Event>(root, "touchmove", &drags, |drags, event| {
                if drags.has_finger(event.time_stamp()) && event.cancelable() {
                    event.prevent_default();
                }
            }),
            // Browsers drag pictures and links by themselves.
            listen::<Event>(root, "dragstart", &drags, |drags, event| {
                if drags.press.borrow().is_some() {
                    event.prevent_default();
                }
            }),
        ];
        // The piece may be rendered anew while it is held: what follows is heard everywhere.
        if let Some(window) = web_sys::window() {
            listeners.extend([
                listen::<PointerEvent>(&window, "pointerdown", &drags, |drags, _| {
                    drags.spent.set(None);
                }),
                listen::<PointerEvent>(&window, "pointermove", &drags, Drags::move_piece),
                listen::<PointerEvent>(&window, "pointerup", &drags, |drags, event| {
                    drags.release(event, true);
                }),
                listen::<PointerEvent>(&window, "pointercancel", &drags, |drags, event| {
                    drags.release(event, false);
                }),
                listen::<KeyboardEvent>(&window, "keydown", &drags, |drags, event| {
                    if event.key() == "Escape" && drags.cancel() {
                        event.stop_propagation();
                    }
                }),
                listen::<MouseEvent>(&window, "click", &drags, |drags, event| drags.swallow(event)),
            ]);
        }
        DragAndDrop { drags, _listeners: listeners }
    }

    /// Ends the drag, as if the piece had been dropped outside every target; the board gets no
    /// callback.
    pub fn stop(&self) {
        if let Some(mut press) = self.drags.press.take().filter(|press| press.lifted) {
            press.put_back(false);
        }
    }

    /// Lets the click of the present press have no meaning, whenever it comes: a finger has
    /// rested, and that meant something already.
    pub fn spend_click(&self) {
        self.drags.spent.set(Some(f64::INFINITY));
    }
}

/// Listens in the capture phase, before any other listener.
fn listen<E: JsCast + 'static>(
    at: &web_sys::EventTarget,
    name: &'static str,
    drags: &Rc<Drags>,
    handle: fn(&Rc<Drags>, &E),
) -> EventListener {
    let drags = Rc::clone(drags);
    let options =
        EventListenerOptions { phase: gloo::events::EventListenerPhase::Capture, passive: false };
    EventListener::new_with_options(at, name, options, move |event| {
        if let Some(event) = event.dyn_ref::<E>() {
            handle(&drags, event);
        }
    })
}

impl Drags {
    fn press(&self, event: &PointerEvent) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        self.cancel();
        let piece = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .and_then(|target| target.closest("[data-drag]:not(:disabled)").ok().flatten())
            .and_then(|piece| piece.dyn_into::<HtmlElement>().ok());
        let Some(piece) = piece else { return };
        let Some(key) = piece.get_attribute("data-drag") else { return };
        let (id, at) = (event.pointer_id(), point(event));
        let scrolls =
            (event.pointer_type() == "touch" && may_scroll(&piece)).then(|| event.time_stamp());
        self.press.replace(Some(Press {
            key,
            piece,
            id,
            from: at,
            at,
            lifted: false,
            scrolls,
            ghost: None,
            over: None,
        }));
    }

    /// Whether a finger drags, or will with its next movement.
    fn has_finger(&self, now: f64) -> bool {
        let press = self.press.borrow();
        press.as_ref().is_some_and(|press| press.lifted || press.rested(now))
    }

    fn move_piece(self: &Rc<Self>, event: &PointerEvent) {
        let Some(mut press) = self.press_of(event) else { return };
        if event.buttons() == 0 {
            // It was let go outside of the window.
            self.release(event, false);
            return;
        }
        press.at = point(event);
        let (dx, dy) = (press.at.0 - press.from.0, press.at.1 - press.from.1);
        let lifts = !press.lifted
            && is_drag(dx, dy)
            && (press.scrolls.is_none() || press.rested(event.time_stamp()) || dx.abs() > dy.abs());
        if !press.lifted && !lifts {
            return;
        }
        press.lifted = true;
        if !press.piece.is_connected() {
            // It was rendered anew.
            let Some(piece) = self.find("data-drag", &press.key) else {
                self.release(event, false);
                return;
            };
            press.piece = piece;
        }
        if lifts {
            let image = self.find("data-drag-image", &press.key);
            press.ghost = Ghost::new(image.as_ref().unwrap_or(&press.piece), &self.root);
        }
        let _ = press.piece.set_attribute(DRAGGED, "");
        if let Some(ghost) = &press.ghost {
            ghost.move_by(dx.into(), dy.into());
        }
        let key = press.key.clone();
        self.press.replace(Some(press));
        self.mark_place();
        if lifts {
            // From here on all its events come, wherever it goes.
            let _ = self.root.set_pointer_capture(event.pointer_id());
            self.input.emit(Input::Lift(key));
            // What takes it is known when the board has been rendered; a quick hand may be over
            // it already, and rest there.
            let drags = Rc::downgrade(self);
            let mark = move || {
                if let Some(drags) = drags.upgrade() {
                    drags.mark_place();
                }
            };
            Timeout::new(0, mark).forget();
        }
        if self.moves {
            self.input.emit(Input::Move(event.clone()));
        }
    }

    /// Marks the place that the lifted piece is over.
    fn mark_place(&self) {
        if let Some(press) = self.press.borrow_mut().as_mut().filter(|press| press.lifted) {
            let over = self.place_at(press.at);
            press.mark(over);
        }
    }

    /// The pointer is lifted, or the browser has taken it away.
    fn release(&self, event: &PointerEvent, dropped: bool) {
        if self.press_of(event).is_none() {
            return;
        }
        let Some(mut press) = self.press.take().filter(|press| press.lifted) else { return };
        self.spent.set(Some(event.time_stamp()));
        // First of all: what the board does then may bring something else under the pointer.
        let to = dropped.then(|| self.place_at(point(event))).flatten();
        let to = to.and_then(|place| place.get_attribute("data-drop"));
        press.put_back(to.is_some());
        if self.moves && dropped {
            self.input.emit(Input::Move(event.clone()));
        }
        self.input.emit(match to {
            Some(to) => Input::Drop(press.key, to),
            None => Input::PutBack,
        });
    }

    /// Puts back what is dragged; returns whether anything was.
    fn cancel(&self) -> bool {
        let Some(mut press) = self.press.take().filter(|press| press.lifted) else { return false };
        press.put_back(false);
        self.input.emit(Input::PutBack);
        true
    }

    /// Takes away a click that a drag has made.
    fn swallow(&self, click: &MouseEvent) {
        let spent = self.spent.take();
        if spent.is_some_and(|since| is_of_drag(click.detail(), click.time_stamp() - since)) {
            click.prevent_default();
            click.stop_propagation();
        }
    }

    /// The press that an event goes on with.
    fn press_of(&self, event: &PointerEvent) -> Option<Press> {
        self.press.borrow().clone().filter(|press| press.id == event.pointer_id())
    }

    /// The element with this key in this attribute.
    fn find(&self, attribute: &str, key: &str) -> Option<HtmlElement> {
        let mut found = all::<HtmlElement>(&self.root, &format!("[{attribute}]")).into_iter();
        found.find(|piece| piece.get_attribute(attribute).as_deref() == Some(key))
    }

    /// The place of this board at a point of the window. (The copy takes no pointer events,
    /// and so is not in the way.)
    fn place_at(&self, (x, y): (i32, i32)) -> Option<Element> {
        let document = self.root.owner_document()?;
        let under = document.element_from_point(x as f32, y as f32)?;
        let place = under.closest("[data-drop]").ok().flatten()?;
        self.root.contains(Some(&place)).then_some(place)
    }
}

impl Press {
    /// Whether the finger has rested for so long that it drags.
    fn rested(&self, now: f64) -> bool {
        self.scrolls.is_some_and(|since| now - since >= HOLD)
    }

    /// Marks the place that it is over now.
    fn mark(&mut self, over: Option<Element>) {
        if let Some(before) = self.over.take().filter(|before| Some(before) != over.as_ref()) {
            let _ = before.class_list().remove_1(DROP_OVER);
        }
        // Again each time: the class goes when the place is rendered with another one.
        if let Some(over) = &over {
            let _ = over.class_list().add_1(DROP_OVER);
        }
        self.over = over;
    }

    /// Ends the drag for the eye: the copy goes at once when the piece was dropped, and flies
    /// back otherwise.
    fn put_back(&mut self, dropped: bool) {
        self.mark(None);
        let _ = self.piece.remove_attribute(DRAGGED);
        let Some(ghost) = self.ghost.take() else { return };
        if dropped {
            ghost.node.remove();
            return;
        }
        let _ = ghost.node.style().set_property("transition", "translate var(--quick)");
        ghost.move_by(0.0, 0.0);
        Timeout::new(FLY_BACK_MS, move || ghost.node.remove()).forget();
    }
}

impl Ghost {
    /// A copy of `piece`, over it, at the end of `root`.
    fn new(piece: &HtmlElement, root: &Element) -> Option<Ghost> {
        let node = piece.clone_node_with_deep(true).ok()?.dyn_into::<HtmlElement>().ok()?;
        for key in
            ["data-drag", "data-drag-image", "data-drop", "style", "id", "title", "data-explain"]
        {
            let _ = node.remove_attribute(key);
        }
        for key in ["data-drag-ghost", "inert"] {
            let _ = node.set_attribute(key, "");
        }
        let _ = node.set_attribute("aria-hidden", "true");
        let area = piece.get_bounding_client_rect();
        for (property, size) in [("width", area.width()), ("height", area.height())] {
            let _ = node.style().set_property(property, &format!("{size:.1}px"));
        }
        root.append_child(&node).ok()?;
        // Not every root lets it begin at the window's corner.
        let by_itself = node.get_bounding_client_rect();
        let (x, y) = (area.x() - by_itself.x(), area.y() - by_itself.y());
        Some(Ghost { node, x, y })
    }

    /// Shows it so far from the piece, in CSS pixels.
    fn move_by(&self, dx: f64, dy: f64) {
        let to = format!("{:.1}px {:.1}px", self.x + dx, self.y + dy);
        let _ = self.node.style().set_property("translate", &to);
    }
}

/// Whether the styles let a finger on this piece scroll.
fn may_scroll(piece: &HtmlElement) -> bool {
    let style =
        web_sys::window().and_then(|window| window.get_computed_style(piece).ok().flatten());
    let action = style.and_then(|style| style.get_property_value("touch-action").ok());
    action.is_some_and(|action| action != "none")
}

/// Where a pointer is, across and down, in CSS pixels of the window.
fn point(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// Whether a pointer that has moved so far, in CSS pixels, drags.
fn is_drag(dx: i32, dy: i32) -> bool {
    dx.abs().max(dy.abs()) > THRESHOLD
}

/// Whether a click, so many milliseconds after a drag has ended, comes of it. `detail` counts
/// clicks of a pointer, and is 0 when a key was pressed instead.
fn is_of_drag(detail: i32, after: f64) -> bool {
    detail > 0 && after < CLICK_DELAY
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_that_trembles_does_not_drag() {
        assert!(!is_drag(0, 0));
        assert!(!is_drag(7, -7));
        assert!(is_drag(-8, 0));
        assert!(is_drag(3, 8));
    }

    #[test]
    fn only_the_click_that_ends_a_drag_is_taken_away() {
        assert!(is_of_drag(1, 0.0));
        assert!(!is_of_drag(0, 0.0), "a key was pressed");
        assert!(!is_of_drag(1, 2000.0), "that was long ago");
        assert!(is_of_drag(1, 2000.0 - f64::INFINITY), "spent until it comes");
    }

    #[test]
    fn keys_name_a_kind_and_a_number() {
        assert_eq!(key("die", 3), "die-3");
        assert_eq!(number_of("die", "die-3"), Some(3));
        assert_eq!(number_of("die", "spell-3"), None);
        assert_eq!(number_of("die", "die-"), None);
        assert_eq!(number_of("die", "diet-3"), None);
        assert_eq!(number_of("major-spell", "major-spell-12"), Some(12));
    }
}
