//! The board: the table shown, and the player's hands on it.

use conclave::games::wizards_gambit::{Action, WizardsGambit};
use conclave::table::Seat;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

use super::books;
use super::cards::{self, CardLook};
use super::intent::{self, Held, Tap, Target};
use super::scene::Scene;
use super::words::Words;
use crate::board::arrow_keys;
use crate::components::tags::dialog;
use crate::components::tags::{all, class, el, held};
use crate::games::BoardProps;

/// Something a player does at the board.
#[derive(Clone, Debug)]
pub enum Msg {
    /// Taps something on the table.
    Tap(Target),
    /// Picks something up, or lays it down.
    Pick(Held),
    /// Does this.
    Act(Action),
    /// Opens a book or the discard, or closes it.
    Open(Option<Open>),
    /// Wants to read a card that lies on the table.
    Look(CardLook),
    /// A finger has rested long enough.
    Rest(CardLook, Element),
    /// Is at something with the mouse, or with the keyboard.
    Over(Element, Option<Mouse>),
    /// Is no longer there.
    Away,
    /// Puts a finger down, moves it, lifts it, or is stopped.
    Finger(PointerEvent),
    /// Presses a key.
    Key(KeyboardEvent),
}

/// What can be opened over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// A wizard's spell book.
    Book(Seat),
    /// The discard.
    Discard,
}

/// How far a finger moves before it drags, in CSS pixels.
const DRAG: i32 = 8;
/// How long a finger rests before the card under it is shown in full, in
/// milliseconds.
const REST: u32 = 450;

/// Where a mouse is: across and down.
type Mouse = (i32, i32);

/// A finger on something that can be picked up.
struct Grab {
    held: Held,
    x: i32,
    y: i32,
    dragging: bool,
}

/// A card shown in full, beside where it lies.
#[derive(PartialEq)]
struct Lens {
    look: CardLook,
    /// Where, as CSS.
    style: String,
}

/// The board.
#[derive(Default)]
pub struct Board {
    root: NodeRef,
    held: Option<Held>,
    open: Option<Open>,
    lens: Option<Lens>,
    /// Where the mouse is.
    mouse: Option<Mouse>,
    grab: Option<Grab>,
    /// What notices that a finger rests.
    rest: Option<Timeout>,
    /// A drag, or a finger that rested, ends with a click, which means nothing.
    spent: bool,
    /// Whether the keyboard is at the board; a control that it was at may vanish.
    focused: bool,
    /// Whether the game has moved on, and controls with it.
    moved: bool,
    /// What was picked up when a target was last brought into sight.
    shown: Option<Held>,
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps<WizardsGambit>;

    fn create(_: &Context<Self>) -> Self {
        Board::default()
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        self.note_focus();
        self.moved = true;
        let props = ctx.props();
        if props.view != old.view || props.legal != old.legal {
            self.held = None;
            self.lens = None;
            self.grab = None;
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        self.note_focus();
        let props = ctx.props();
        match msg {
            Msg::Tap(_) | Msg::Pick(_) | Msg::Open(_) | Msg::Look(_)
                if std::mem::take(&mut self.spent) => {}
            Msg::Tap(target) => self.tap(target, props),
            Msg::Pick(held) => {
                self.lens = None;
                self.held = (self.held != Some(held)).then_some(held);
            }
            Msg::Act(action) => props.act.emit(vec![action]),
            Msg::Open(open) => {
                self.lens = None;
                self.open = open;
            }
            Msg::Look(look) => {
                let at = self.at(look);
                self.lens = at.and_then(|at| lens(look, &at));
            }
            Msg::Rest(look, at) => {
                self.spent = true;
                self.lens = lens(look, &at);
            }
            Msg::Over(at, mouse) => {
                // Browsers tell what has come under a mouse at rest, too: it asks for nothing.
                if mouse.is_some() && std::mem::replace(&mut self.mouse, mouse) == mouse {
                    return false;
                }
                let at = looked_at(&at).filter(|(look, _)| !self.holds(*look));
                let lens = at.and_then(|(look, at)| lens(look, &at));
                if self.grab.is_some() || self.lens == lens {
                    return false;
                }
                self.lens = lens;
            }
            Msg::Away => return self.lens.take().is_some(),
            Msg::Finger(event) => {
                return match event.type_().as_str() {
                    "pointerdown" => self.down(ctx, &event),
                    "pointermove" => {
                        if event.pointer_type() == "mouse" {
                            self.mouse = Some((event.client_x(), event.client_y()));
                        }
                        self.drag(&event)
                    }
                    _ => self.let_drop(&event, props),
                };
            }
            Msg::Key(event) => return self.key(&event),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let send = ctx.link().callback(|msg: Msg| msg);
        let words = Words { text: &props.text, players: &props.players, view: &props.view };
        let scene = Scene {
            words,
            event: props.event.as_deref(),
            legal: &props.legal,
            hint: &props.hint,
            held: self.held,
            send: &send,
        };
        let over = |event: &Event, mouse: Option<Mouse>| {
            let at = event.target_dyn_into::<Element>();
            at.filter(|at| mouse.is_some() || at.matches(":focus-visible").unwrap_or_default())
                .map_or(Msg::Away, |at| Msg::Over(at, mouse))
        };
        let onpointerover = ctx.link().batch_callback(move |event: PointerEvent| {
            let mouse = event.pointer_type() == "mouse";
            mouse.then(|| over(&event, Some((event.client_x(), event.client_y()))))
        });
        let finger = send.reform(Msg::Finger);
        let onclose = send.reform(|()| Msg::Open(None));
        let lens = self.lens.as_ref().map(|Lens { look, style }| {
            let guild = props.view.seat.map(|seat| words.guild(seat)).unwrap_or_default();
            el!(
                "div",
                "class" = ["wizards-gambit-lens vellum ", &guild].concat(),
                "style" = style.clone(),
                "role" = "tooltip",
                [all(cards::full(*look, words))]
            )
        });
        let opened = self.open.map(|open| {
            let inside = match open {
                Open::Book(seat) => books::opened(seat, words),
                Open::Discard => books::discard(words),
            };
            dialog(opened_title(open, words), true, onclose, &props.text, inside)
        });
        let more = [(self.held.is_some(), "is-holding"), (props.seat.is_some(), "is-deciding")];
        let board = el!(
            "div",
            "class" = class("wizards-gambit", &more),
            onkeydown = send.reform(Msg::Key),
            onpointerdown = finger.clone(),
            onpointermove = finger.clone(),
            onpointerup = finger.clone(),
            onpointercancel = finger,
            onpointerover = onpointerover,
            onpointerleave = send.reform(|_: PointerEvent| Msg::Away),
            onfocusin = send.reform(move |event: FocusEvent| over(&event, None)),
            onfocusout = send.reform(|_: FocusEvent| Msg::Away),
            [
                scene.books(),
                scene.pool(),
                scene.tray(),
                lens.unwrap_or_default(),
                opened.unwrap_or_default()
            ]
        );
        held(&self.root, board)
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        if std::mem::take(&mut self.moved) {
            self.keep_focus(ctx.props().seat.is_some());
        }
        self.show_target();
    }
}

fn opened_title(open: Open, words: Words<'_>) -> String {
    match open {
        Open::Book(seat) => words.tr_args("book-of", &[("name", words.name(seat).into())]),
        Open::Discard => words.tr("pile-discard"),
    }
}

/// The card that an element shows, and the element that stands for it.
fn looked_at(at: &Element) -> Option<(CardLook, Element)> {
    let at = at.closest("[data-look]").ok().flatten()?;
    let look = CardLook::from_id(at.get_attribute("data-look")?.parse().ok()?)?;
    Some((look, at))
}

/// A card in full beside `at`: where there is more room, above or below.
fn lens(look: CardLook, at: &Element) -> Option<Lens> {
    let height = web_sys::window()?.inner_height().ok()?.as_f64()? as i32;
    let area = at.get_bounding_client_rect();
    let (top, bottom) = (area.top() as i32, area.bottom() as i32);
    let x = (area.left() + area.width() / 2.0) as i32;
    let (side, far) = if top > height - bottom {
        ("bottom:", height - top.min(height - 60) + 8)
    } else {
        ("top:", bottom.max(52) + 8)
    };
    let style = ["--x:", &x.to_string(), "px;", side, &far.to_string(), "px"].concat();
    Some(Lens { look, style })
}

impl Board {
    fn tap(&mut self, target: Target, props: &BoardProps<WizardsGambit>) {
        self.lens = None;
        match intent::tap(&props.legal, self.held, target, &props.view.table) {
            Some(Tap::Act(action)) => props.act.emit(vec![action]),
            Some(Tap::Hold(held)) => self.held = (self.held != Some(held)).then_some(held),
            None => {}
        }
    }

    /// Whether a card is picked up, and so explained already.
    fn holds(&self, look: CardLook) -> bool {
        match (self.held, look) {
            (Some(Held::Card(card)), CardLook::Card(look)) => card == look,
            (Some(Held::Gambit), CardLook::Card(look)) => cards::kind(look) == "gambit",
            _ => false,
        }
    }

    /// Where on the table a card lies.
    fn at(&self, look: CardLook) -> Option<Element> {
        let css = ["[data-look=\"", &look.id().to_string(), "\"]"].concat();
        self.root.cast::<Element>()?.query_selector(&css).ok().flatten()
    }

    /// A finger comes down: it may rest.
    fn down(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        self.spent = false;
        let found = event.target_dyn_into::<Element>().and_then(|at| looked_at(&at));
        if let Some((look, at)) = &found
            && let Some(card) = card_of(event)
        {
            let held = match *look {
                CardLook::Spell(spell) => Held::Spell(spell),
                CardLook::Card(_) if at.class_list().contains("is-table") => Held::Gambit,
                CardLook::Card(card) => Held::Card(card),
            };
            self.grab =
                Some(Grab { held, x: event.client_x(), y: event.client_y(), dragging: false });
            let _ = card.set_pointer_capture(event.pointer_id());
        }
        if event.pointer_type() == "mouse" {
            return false;
        }
        if let Some((look, at)) = found {
            let link = ctx.link().clone();
            self.rest = Some(Timeout::new(REST, move || link.send_message(Msg::Rest(look, at))));
        }
        self.lens.take().is_some()
    }

    fn key(&mut self, event: &KeyboardEvent) -> bool {
        if event.key() == "Escape" {
            let something = self.held.take().is_some() | self.lens.take().is_some();
            if something {
                event.stop_propagation();
            }
            return something;
        }
        if let Some(root) = self.root.cast::<Element>()
            && self.open.is_none()
            && arrow_keys::walk(&root, &event.key())
        {
            event.prevent_default();
            event.stop_propagation();
        }
        false
    }

    /// Remembers whether the keyboard is at the board, before a control that it is
    /// at may vanish.
    fn note_focus(&mut self) {
        let at = self.root.cast::<Element>().and_then(|root| arrow_keys::at(&root));
        self.focused = at.unwrap_or(self.focused);
    }

    /// When the control that the keyboard was at has vanished, it goes on with the
    /// verbs, or the hand.
    fn keep_focus(&self, deciding: bool) {
        let Some(root) = self.root.cast::<Element>() else { return };
        let lost = arrow_keys::at(&root).is_none();
        if !lost || !self.focused || !deciding {
            return;
        }
        let next = [".wizards-gambit-hand .is-useful", ".button-main", "button:not(:disabled)"];
        let tray = root.query_selector(".wizards-gambit-tray").ok().flatten();
        let next = tray
            .and_then(|tray| next.iter().find_map(|css| tray.query_selector(css).ok().flatten()));
        if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
            let _ = next.focus();
        }
    }

    /// On a phone what glows may lie under the tray: brings the first of it out.
    fn show_target(&mut self) {
        if std::mem::replace(&mut self.shown, self.held) == self.held || self.grab.is_some() {
            return;
        }
        let root = self.root.cast::<Element>();
        if let Some(target) = root.and_then(|r| r.query_selector(".is-target").ok().flatten()) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            target.scroll_into_view_with_scroll_into_view_options(&options);
        }
    }

    /// Moves a card with the finger: past the virtual page, for it is every frame.
    fn drag(&mut self, event: &PointerEvent) -> bool {
        let Some(grab) = &mut self.grab else { return false };
        let (dx, dy) = (event.client_x() - grab.x, event.client_y() - grab.y);
        let Some(card) = card_of(event) else { return false };
        if !grab.dragging && dx.abs().max(dy.abs()) < DRAG {
            return false;
        }
        let began = !std::mem::replace(&mut grab.dragging, true);
        if began {
            self.rest = None;
            self.lens = None;
            // What it can be put on glows.
            self.held = Some(grab.held);
            let _ = card.set_attribute("data-dragged", "");
        }
        let to = [&dx.to_string(), "px ", &dy.to_string(), "px"].concat();
        let _ = card.style().set_property("translate", &to);
        began
    }

    fn let_drop(&mut self, event: &PointerEvent, props: &BoardProps<WizardsGambit>) -> bool {
        self.rest = None;
        let Some(Grab { dragging: true, .. }) = self.grab.take() else { return false };
        self.spent = true;
        if let Some(card) = card_of(event) {
            let _ = card.style().remove_property("translate");
            let _ = card.remove_attribute("data-dragged");
        }
        let under = web_sys::window().and_then(|window| window.document()).and_then(|document| {
            document.element_from_point(event.client_x() as f32, event.client_y() as f32)
        });
        let target = under
            .filter(|_| event.type_() == "pointerup")
            .and_then(|under| under.closest("[data-target]").ok().flatten())
            .and_then(|place| Target::place(place.get_attribute("data-target")?.parse().ok()?));
        match target {
            Some(target) => self.tap(target, props),
            None => self.held = None,
        }
        true
    }
}

/// The card that a finger is on, if it can be picked up.
fn card_of(event: &PointerEvent) -> Option<HtmlElement> {
    let target = event.target_dyn_into::<Element>()?;
    target.closest(".wizards-gambit-pick:not(:disabled)").ok().flatten()?.dyn_into().ok()
}
