//! The board: the table shown, what is picked up, and what lies open over it.

use std::cell::Cell;
use std::rc::Rc;

use conclave_rules::games::wizards_gambit::{Action, WizardsGambit};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Number;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::books::{Books, DiscardPiles, OpenBook};
use super::cards::{self, CardLook, FullText};
use super::intent::{self, Held, HeldUse, Tap, Target};
use super::lesson;
use super::msg::{BoardCommand, Msg, Overlay};
use super::reserve::Reserve;
use super::scene::TableScene;
use super::stage;
use super::tray::Tray;
use super::words::{TableWords, guild_class};
use crate::board::playback::LONG_PRESS_MS;
use crate::board::{Input, Kit};
use crate::components::dialog::Dialog;
use crate::games::BoardProps;

/// Where a mouse is: across and down, in CSS pixels.
type Mouse = (i32, i32);

/// How far from what it shows a card stands that is shown in full, in CSS pixels.
const BESIDE: f64 = 8.0;

/// A card shown in full, beside where it lies.
#[derive(Clone, PartialEq, Debug)]
struct Lens {
    look: CardLook,
    /// Where, as CSS.
    style: AttrValue,
}

/// The board.
pub struct Board {
    kit: Kit,
    /// Where the commands of all parts go; always the same, so that it changes nothing.
    commands: Callback<BoardCommand>,
    held: Option<Held>,
    /// Whether what is held is dragged.
    dragging: bool,
    opened: Option<Overlay>,
    lens: Option<Lens>,
    /// Where the mouse was last; shared with the listeners, so that a move of the mouse is no
    /// message.
    mouse: Rc<Cell<Option<Mouse>>>,
    /// Whether the mouse is on the card that is shown in full.
    reading: Rc<Cell<bool>>,
    /// Escape puts that card away wherever the keyboard is.
    _escape: EventListener,
    /// Waits for a finger to have rested.
    rest: Option<Timeout>,
    /// Whether the game has moved on, and controls with it.
    moved: bool,
    /// Whether what was last done was done here, and nothing was decided since.
    acted: bool,
    /// What was held when a target was last brought into sight.
    shown: Option<Held>,
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps<WizardsGambit>;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        let escape = EventListener::new(&window(), "keydown", move |event| {
            if event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape") {
                link.send_message(Msg::Away);
            }
        });
        Board {
            reading: Rc::default(),
            _escape: escape,
            kit: Kit::new(ctx.link(), Msg::Input),
            commands: ctx.link().callback(Msg::Command),
            held: None,
            dragging: false,
            opened: None,
            lens: None,
            mouse: Rc::default(),
            rest: None,
            moved: false,
            acted: false,
            shown: None,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        self.kit.focus.note();
        self.moved = true;
        let props = ctx.props();
        if props.view != old.view || props.legal != old.legal {
            self.held = None;
            self.lens = None;
            self.dragging = false;
            self.kit.stop_drag();
        }
        // What a hint advises to use is picked up: what is left to press is marked.
        if props.seat.is_some() && props.hint != old.hint && !props.hint.is_empty() {
            self.held = intent::advised(&props.hint, props.view.hand, &props.view.table);
        }
        // When only drawing is left it is done at once: it is no decision. (After an undo it takes a
        // press, so that one can go back further; and a lesson explains it first.)
        if props.seat.is_some()
            && std::mem::take(&mut self.acted)
            && *props.legal == [Action::Draw]
            && props.wanted.is_empty()
        {
            props.act.emit(vec![Action::Draw]);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        self.kit.focus.note();
        let props = ctx.props();
        match msg {
            Msg::Command(command) => self.command(command, props),
            Msg::Close => self.opened = None,
            Msg::Input(Input::Lift(card)) => {
                self.rest = None;
                self.lens = None;
                self.held = Held::from_key(&card);
                self.dragging = true;
            }
            Msg::Input(Input::Drop(card, place)) => {
                self.dragging = false;
                self.held = None;
                let tap = Target::from_key(&place).and_then(|target| {
                    intent::tap(&props.legal, Held::from_key(&card), target, &props.view.table)
                });
                if let Some(Tap::Act(action)) = tap {
                    self.act(action, props);
                }
            }
            Msg::Input(Input::PutBack) => {
                self.dragging = false;
                self.held = None;
            }
            Msg::Rest(look, at) => {
                self.kit.spend_click();
                self.lens = lens(look, &at);
            }
            Msg::Over(at) => {
                let at = looked_at(&at).filter(|(look, _)| !self.holds(*look));
                let lens = at.and_then(|(look, at)| lens(look, &at));
                if self.dragging || self.lens == lens {
                    return false;
                }
                self.lens = lens;
            }
            Msg::Away => return self.lens.take().is_some(),
            Msg::Pointer(event) => return self.pointer(ctx, &event),
            Msg::Input(Input::Key(event)) => {
                let (held, lens) = (&mut self.held, &mut self.lens);
                // Arrows are for the dialog while one is open.
                if self.opened.is_some() && event.key() != "Escape" {
                    return false;
                }
                return self
                    .kit
                    .focus
                    .handle_key(&event, || held.take().is_some() | lens.take().is_some());
            }
            Msg::Input(Input::Try(_) | Input::Move(_) | Input::Resized) => return false,
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let (props, link) = (ctx.props(), ctx.link());
        let scene = TableScene {
            words: TableWords::new(&props.text, &props.players, &props.view),
            event: props.event.clone(),
            legal: props.legal.clone(),
            hint: props.hint.clone(),
            held: self.held,
            before: props.before.clone(),
        };
        let over = |event: &PointerEvent| event.target_dyn_into().map_or(Msg::Away, Msg::Over);
        let (last, reading) = (Rc::clone(&self.mouse), Rc::clone(&self.reading));
        let root = self.kit.root.clone();
        let onpointerover = link.batch_callback(move |event: PointerEvent| {
            // Browsers also send events for what has moved under a mouse at rest: ignore them.
            let here = mouse_at(&event).filter(|&here| last.replace(Some(here)) != Some(here))?;
            // What is read can be pointed at, though it takes no press.
            reading.set(is_at_lens(&root, here));
            (!reading.get()).then(|| over(&event))
        });
        let (last, reading) = (Rc::clone(&self.mouse), Rc::clone(&self.reading));
        let root = self.kit.root.clone();
        let onpointermove = link.batch_callback(move |event: PointerEvent| {
            let here = mouse_at(&event)?;
            last.set(Some(here));
            let left = reading.get() && !is_at_lens(&root, here);
            left.then(|| {
                reading.set(false);
                over(&event)
            })
        });
        let onfocusin = link.callback(|event: FocusEvent| {
            let at = event.target_dyn_into::<Element>();
            at.filter(|at| at.matches(":focus-visible").unwrap_or_default())
                .map_or(Msg::Away, Msg::Over)
        });
        let onpointer = link.callback(Msg::Pointer);
        let lens = self.lens.as_ref().map(|Lens { look, style }| {
            html! {
                <div key="lens" class="wizards-gambit-lens vellum" {style} role="tooltip">
                    <FullText of={*look} />
                </div>
            }
        });
        let on = &self.commands;
        html! {
            <div
                ref={&self.kit.root}
                class={classes!(
                    "wizards-gambit",
                    // The lens, and the copy of what is dragged, lie outside of the hand.
                    props.view.seat.map(guild_class),
                    self.held.is_some().then_some("is-holding"),
                    props.seat.is_some().then_some("is-deciding"),
                )}
                onkeydown={&self.kit.onkeydown}
                onpointerdown={onpointer.clone()}
                {onpointermove}
                onpointerup={onpointer.clone()}
                onpointercancel={onpointer}
                {onpointerover}
                onpointerleave={link.callback(|_: PointerEvent| Msg::Away)}
                {onfocusin}
                onfocusout={link.callback(|_: FocusEvent| Msg::Away)}
            >
                <Books key="books" scene={&scene} {on} />
                <Reserve key="reserve" scene={&scene} {on} />
                <Tray key="tray" scene={&scene} {on} />
                // What comes and goes is keyed, as everything here: in a list without keys Yew would
                // make the tray anew, under a finger.
                { for stage::moment(&scene) }
                { for lens }
                { for self.opened.map(|opened| self.dialog(ctx, opened, &scene.words)) }
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        self.kit.rendered(first);
        let newly_held = std::mem::replace(&mut self.shown, self.held) != self.held;
        // A slot that takes what is held vanishes with it, too.
        if (std::mem::take(&mut self.moved) || newly_held) && ctx.props().seat.is_some() {
            self.kit.focus.restore(&[
                ".wizards-gambit-hand .is-useful",
                ".wizards-gambit-tray .button-main",
                ".wizards-gambit-tray button",
            ]);
        }
        let BoardProps { wanted, legal, view, .. } = ctx.props();
        self.kit.mark_lesson(|| lesson::targets(wanted, legal, self.held, &view.table));
        if newly_held && !self.dragging {
            self.kit.bring_into_view(".is-target");
        }
    }
}

impl Board {
    /// Does this.
    fn act(&mut self, action: Action, props: &BoardProps<WizardsGambit>) {
        self.acted = true;
        props.act.emit(vec![action]);
    }

    fn command(&mut self, command: BoardCommand, props: &BoardProps<WizardsGambit>) {
        self.lens = None;
        match command {
            BoardCommand::Tap(target) => self.tap(target, props),
            BoardCommand::Pick(held) => match must_give(held, props) {
                Some(action) => self.act(action, props),
                None => self.held = (self.held != Some(held)).then_some(held),
            },
            BoardCommand::Act(action) => self.act(action, props),
            BoardCommand::Open(opened) => self.opened = Some(opened),
            BoardCommand::Look(look) => {
                match intent::attempt(self.held, look, &props.view.table) {
                    // The rules say why it cannot go there.
                    Some(action) if !props.legal.contains(&action) => props.act.emit(vec![action]),
                    _ => self.lens = self.at(look).and_then(|at| lens(look, &at)),
                }
            }
        }
    }

    fn tap(&mut self, target: Target, props: &BoardProps<WizardsGambit>) {
        self.lens = None;
        match intent::tap(&props.legal, self.held, target, &props.view.table) {
            Some(Tap::Act(action)) => self.act(action, props),
            Some(Tap::Hold(held)) => self.held = (self.held != Some(held)).then_some(held),
            None => {}
        }
    }

    /// The dialog that is open over the board.
    fn dialog(&self, ctx: &Context<Self>, opened: Overlay, words: &TableWords) -> Html {
        let table = words.table();
        let (title, inside) = match opened {
            Overlay::Book(seat) => (
                words.tr_args("book-of", &[("name", words.name(seat).into())]),
                html! {
                    <OpenBook player={*table.player(seat)} awake={table.awake(seat).is_some()} />
                },
            ),
            Overlay::Discard => (
                words.tr("pile-discard"),
                html! { <DiscardPiles discard={table.discard} gone={table.gone} /> },
            ),
        };
        let onclose = ctx.link().callback(|()| Msg::Close);
        html! { <Dialog key="dialog" {title} wide=true {onclose}>{ inside }</Dialog> }
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
        let css = format!("[data-look=\"{}\"]", look.id());
        self.kit.root.cast::<Element>()?.query_selector(&css).ok().flatten()
    }

    /// Knows when a finger rests.
    fn pointer(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let mouse = event.pointer_type() == "mouse";
        match event.type_().as_str() {
            "pointerdown" if mouse => false,
            "pointerdown" => {
                let found = event.target_dyn_into::<Element>().and_then(|at| looked_at(&at));
                self.rest = found.map(|(look, at)| {
                    let link = ctx.link().clone();
                    let rested = move || link.send_message(Msg::Rest(look, at));
                    Timeout::new(LONG_PRESS_MS, rested)
                });
                self.lens.take().is_some()
            }
            _ => {
                self.rest = None;
                false
            }
        }
    }
}

/// What is done with a card as soon as it is chosen: where a card has to be given, that is the whole
/// decision.
fn must_give(held: Held, props: &BoardProps<WizardsGambit>) -> Option<Action> {
    let BoardProps { legal, view, .. } = props;
    match intent::held_use(legal, held, &view.table, view.free) {
        HeldUse::Act(action @ Action::Card(_)) if !legal.contains(&Action::Decline) => Some(action),
        _ => None,
    }
}

/// Where the mouse is, if it is one.
fn mouse_at(event: &PointerEvent) -> Option<Mouse> {
    (event.pointer_type() == "mouse").then(|| (event.client_x(), event.client_y()))
}

/// Whether a place is on the card that is shown in full, once that is seen, or on the way to it.
fn is_at_lens(root: &NodeRef, (x, y): Mouse) -> bool {
    let root = root.cast::<Element>();
    let lens = root.and_then(|root| root.query_selector(".wizards-gambit-lens").ok().flatten());
    lens.is_some_and(|lens| {
        let style = window().get_computed_style(&lens).ok().flatten();
        let opacity = style.and_then(|style| style.get_property_value("opacity").ok());
        let area = lens.get_bounding_client_rect();
        // By the browser: Rust's own reading of such numbers is 15 KB of program.
        opacity.is_some_and(|opacity| Number::parse_float(&opacity) > 0.5)
            && (area.left()..=area.right()).contains(&f64::from(x))
            && (area.top() - BESIDE..=area.bottom() + BESIDE).contains(&f64::from(y))
    })
}

/// The card that an element shows, and the element that stands for it.
fn looked_at(at: &Element) -> Option<(CardLook, Element)> {
    let at = at.closest("[data-look]").ok().flatten()?;
    let look = CardLook::from_id(at.get_attribute("data-look")?.parse().ok()?)?;
    Some((look, at))
}

/// A card in full beside `at`: where there is more space, above or below.
fn lens(look: CardLook, at: &Element) -> Option<Lens> {
    let height = web_sys::window()?.inner_height().ok()?.as_f64()? as i32;
    let area = at.get_bounding_client_rect();
    let (top, bottom) = (area.top() as i32, area.bottom() as i32);
    let x = (area.left() + area.width() / 2.0) as i32;
    let (side, far) = if top > height - bottom {
        ("bottom", height - top.min(height - 60) + BESIDE as i32)
    } else {
        ("top", bottom.max(52) + BESIDE as i32)
    };
    Some(Lens { look, style: format!("--x:{x}px;{side}:{far}px").into() })
}
