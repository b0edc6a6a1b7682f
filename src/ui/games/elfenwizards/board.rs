//! The board: the table shown, and the player's hands on it.

use conclave::games::elfenwizards::board::{SpellBox, Title};
use conclave::games::elfenwizards::state::{Phase, WizardId};
use conclave::games::elfenwizards::{Action, Elfenwizards, Event, Position};
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

use super::boxes::Boxes;
use super::geometry::Arrangement;
use super::intent::{Intent, Target};
use super::log;
use super::scene::Scene;
use super::scenery::scenery;
use super::tray::Tray;
use super::words::{Words, box_id};
use crate::board::arrow_keys;
use crate::components::tags::{self, all, el, held, said, tag};
use crate::games::BoardProps;

/// Something a player does at the board.
#[derive(Clone, Debug)]
pub enum Msg {
    /// Taps something on the board.
    Tap(Target),
    /// Picks up a die or spell of the hand, or lays it down.
    Pick(usize),
    /// Picks up all that lies in the hand.
    PickAll,
    /// Takes the draft back.
    Clear,
    /// Takes one drafted spell back.
    TakeBack(usize),
    /// Wants to roll again.
    Reroll,
    /// Arranges the draft as the hint says.
    TakeHint,
    /// Does this.
    Act(Vec<Action>),
    /// Puts a finger on a die.
    Grab(usize, PointerEvent),
    /// Moves it.
    Drag(PointerEvent),
    /// Lifts it, or loses it.
    Drop(PointerEvent),
    /// Presses a key.
    Key(KeyboardEvent),
    /// The page has another size.
    Resized,
}

/// How far a finger moves before it drags, in CSS pixels.
const DRAG: i32 = 7;

/// A finger on a die.
struct Grab {
    number: usize,
    die: HtmlElement,
    pointer: i32,
    x: i32,
    y: i32,
    dragging: bool,
}

/// Titles that are being awarded, one after another.
#[derive(Clone, Copy)]
struct Award {
    /// How many are decided.
    decided: usize,
    /// Who receives each: of those decided, only the newest.
    leaders: [Option<WizardId>; Title::COUNT],
}

impl Award {
    /// Nothing is decided yet.
    fn of(position: &Position) -> Award {
        Award { decided: 0, leaders: position.leaders() }
    }

    /// The award as the board shows it now; none before all have passed. Wizards move
    /// while it goes on: who leads is what it was when it began.
    fn go_on(award: Option<Award>, props: &BoardProps<Elfenwizards>) -> Option<Award> {
        let position = &props.view;
        let passed = position.competition.passed.len();
        if position.phase != Phase::Competition || passed < position.players.len() {
            return None;
        }
        let mut award = award.unwrap_or_else(|| Award::of(position));
        let (title, winner) = match props.event.as_deref() {
            Some(&Event::TitleAwarded { title, wizard, .. }) => (title, Some(wizard)),
            Some(&Event::TitleUnawarded { title, .. }) => (title, None),
            _ => return Some(award),
        };
        award.decided = title.index() + 1;
        award.leaders[..title.index()].fill(None);
        award.leaders[title.index()] = winner;
        Some(award)
    }
}

/// The board.
pub struct Board {
    root: NodeRef,
    arrangement: Arrangement,
    /// The tree, drawn for this arrangement.
    scenery: Html,
    /// How many CSS pixels a unit of the board is.
    unit: f32,
    /// How small, in CSS pixels, what is tapped or clicked may be.
    reach: f32,
    intent: Intent,
    /// The award that is being shown.
    award: Option<Award>,
    /// Whether a re-roll waits for a second yes.
    asking: bool,
    grab: Option<Grab>,
    /// A drag ends with a click, which means nothing.
    dragged: bool,
    /// Whether the keyboard is at the board; a control that it was at may vanish.
    focused: bool,
    /// Whether the keyboard goes back to the hand: its dice have been put down.
    to_hand: bool,
    /// Whether something was picked up when the board was last shown.
    held: bool,
    _resize: Option<EventListener>,
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps<Elfenwizards>;

    fn create(ctx: &Context<Self>) -> Self {
        let window = web_sys::window();
        let width = window.as_ref().and_then(|window| window.inner_width().ok()?.as_f64());
        let link = ctx.link().clone();
        let resize = window.map(|window| {
            EventListener::new(&window, "resize", move |_| link.send_message(Msg::Resized))
        });
        let arrangement = Arrangement::for_width(width.unwrap_or_default());
        Board {
            root: NodeRef::default(),
            arrangement,
            scenery: scenery(arrangement),
            unit: 4.0,
            reach: reach(),
            intent: intent(ctx.props()),
            award: None,
            asking: false,
            grab: None,
            dragged: false,
            focused: false,
            to_hand: false,
            held: false,
            _resize: resize,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        self.note_focus();
        let props = ctx.props();
        self.award = Award::go_on(self.award.take(), props);
        if props.view != old.view || props.seat != old.seat || props.legal != old.legal {
            self.intent = intent(props);
            self.asking = false;
            self.release();
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        self.note_focus();
        let props = ctx.props();
        let Some(seat) = props.seat else {
            return match msg {
                Msg::Key(event) => self.key(&event),
                Msg::Resized => true,
                _ => false,
            };
        };
        match msg {
            Msg::Tap(target) => {
                self.to_hand =
                    matches!(&self.intent, Intent::Allocate { picked, .. } if !picked.is_empty());
                let actions = self.intent.tap(target, &props.view, seat);
                if !actions.is_empty() {
                    props.act.emit(actions);
                }
            }
            Msg::Pick(number) => {
                if !std::mem::take(&mut self.dragged) {
                    self.intent.pick(number);
                }
            }
            Msg::PickAll => {
                self.to_hand = true;
                self.intent.pick_all();
            }
            Msg::Clear => {
                self.to_hand = true;
                self.intent.clear(&props.view, seat);
            }
            Msg::TakeBack(number) => self.intent.take_back(number, &props.view, seat),
            Msg::Reroll if props.confirm => self.asking = true,
            Msg::Reroll => props.act.emit(vec![Action::Reroll]),
            Msg::TakeHint => self.intent.arrange(&props.hint, &props.view, seat),
            Msg::Act(actions) => props.act.emit(actions),
            Msg::Grab(number, event) => {
                self.take_hold(number, &event);
                return false;
            }
            Msg::Drag(event) => {
                self.drag(&event);
                return false;
            }
            Msg::Drop(event) => return self.let_drop(&event),
            Msg::Key(event) => return self.key(&event),
            Msg::Resized => self.reach = reach(),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let send = ctx.link().callback(|msg: Msg| msg);
        let tap = send.reform(Msg::Tap);
        let words = Words { text: &props.text, players: &props.players, position: &props.view };
        // Drafted spells already lie on the table that is shown.
        let (shown, drafted, picked) = match &self.intent {
            Intent::Support { draft, preview, .. } => {
                (&preview.position, draft.spells().len(), None)
            }
            Intent::Move { picked } => (&*props.view, 0, *picked),
            _ => (&*props.view, 0, None),
        };
        let targets = self.intent.targets(&props.legal);
        let hinted: Vec<Target> =
            props.hint.iter().flat_map(|&action| pointed_at(action)).collect();
        let event = props.event.as_deref();
        let arrangement = self.arrangement;
        let award = self.award.unwrap_or_else(|| Award::of(shown));
        let scene = Scene {
            words: Words { position: shown, ..words },
            arrangement,
            scenery: &self.scenery,
            leaders: award.leaders,
            decided: award.decided,
            event,
            targets: &targets,
            hinted: &hinted,
            picked,
            drafted,
            least: self.least(),
            tap: &tap,
        };
        let boxes = Boxes {
            words: Words { position: shown, ..words },
            arrangement,
            event,
            intent: &self.intent,
            targets: &targets,
            hinted: &hinted,
            tap: &tap,
        };
        let tray = Tray {
            words,
            arrangement,
            least: self.least(),
            intent: &self.intent,
            legal: &props.legal,
            targets: &targets,
            hint: !props.hint.is_empty(),
            asking: self.asking,
            send: &send,
        };
        let allocating = matches!(self.intent, Intent::Allocate { .. });
        let class = ["elfenwizards is-", arrangement.id()].concat();
        let hands = tags::class("elfenwizards-hands", &[(allocating, "is-allocating")]);
        // The table knows the game, but not the draft: here it is told of, and what is
        // expected next stands where the table says what is expected.
        let drafting = Words { position: shown, ..words };
        let (draft, next) = (log::draft(&self.intent, drafting), log::next(&self.intent, drafting));
        let board = el!(
            "div",
            "class" = class,
            onkeydown = send.reform(Msg::Key),
            [
                all(next.map(|next| said("p", "prompt prompt-yours elfenwizards-next", next))),
                scene.show(boxes.track()),
                tag("div", &hands, vec![boxes.show(), tray.show()]),
                el!("p", "class" = "unseen", "role" = "status", [tags::words(draft)]),
            ]
        );
        held(&self.root, board)
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        if self.measure() {
            ctx.link().send_message(Msg::Resized);
        }
        self.keep_focus();
        self.show_targets();
    }
}

/// What there is to do.
fn intent(props: &BoardProps<Elfenwizards>) -> Intent {
    Intent::of(&props.view, props.seat, &props.legal)
}

/// What on the board an action is about.
fn pointed_at(action: Action) -> Vec<Target> {
    match action {
        Action::SettleRetreat(to) => vec![Target::Magicians(to)],
        Action::Place { on, .. } => vec![Target::Box(on)],
        Action::Support { wizard, .. } | Action::RemoveGrey(wizard) => {
            vec![Target::Wizard(wizard)]
        }
        Action::TakeTitle { wizard, title } => vec![Target::Wizard(wizard), Target::Title(title)],
        Action::Demote { wizard, to } => vec![Target::Wizard(wizard), Target::Magicians(to)],
        _ => Vec::new(),
    }
}

/// What is smaller cannot be tapped with a finger, in CSS pixels. (We draw for 44;
/// this leaves room for a scroll bar.)
const FINGER: f32 = 40.0;
/// What is smaller cannot be clicked with a mouse.
const MOUSE: f32 = 24.0;

/// The least size of what can be tapped or clicked here, in CSS pixels.
fn reach() -> f32 {
    let coarse = web_sys::window()
        .and_then(|window| window.match_media("(pointer: coarse)").ok().flatten())
        .is_some_and(|list| list.matches());
    if coarse { FINGER } else { MOUSE }
}

impl Board {
    /// The least size of what can be tapped, in units.
    fn least(&self) -> f32 {
        self.reach / self.unit.max(0.1)
    }

    /// Chooses the arrangement that fits, and measures its unit; returns whether
    /// either is another one.
    fn measure(&mut self) -> bool {
        let Some(root) = self.root.cast::<Element>() else { return false };
        // The board's own width depends on the arrangement.
        let room = root.parent_element().map_or(0, |parent| parent.client_width());
        let fitting = Arrangement::for_width(room.into());
        let unit = root.client_width() as f32 / fitting.size().0;
        let changed = fitting != self.arrangement || (unit - self.unit).abs() > 0.01;
        if fitting != self.arrangement {
            self.scenery = scenery(fitting);
        }
        (self.arrangement, self.unit) = (fitting, unit);
        changed
    }

    fn key(&mut self, event: &KeyboardEvent) -> bool {
        // A click that comes of a key is none that ends a drag.
        self.dragged = false;
        if event.key() == "Escape" {
            let held = self.intent.let_go() || std::mem::take(&mut self.asking);
            if held {
                event.stop_propagation();
            }
            return held;
        }
        if let Some(root) = self.root.cast::<Element>()
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

    /// When the control that the keyboard was at has vanished, it goes on with
    /// the hand.
    fn keep_focus(&mut self) {
        let Some(root) = self.root.cast::<Element>() else { return };
        let lost = arrow_keys::at(&root).is_none();
        let to_hand = std::mem::take(&mut self.to_hand);
        if !(lost || to_hand) || !self.focused || self.intent == Intent::Watch {
            return;
        }
        let next = [".elfenwizards-pick:not(.is-away)", ".button-main", "button"];
        let next = next.iter().find_map(|css| {
            root.query_selector(&format!(".elfenwizards-tray {css}")).ok().flatten()
        });
        if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
            let _ = next.focus();
        }
    }

    /// On a phone what can be tapped may lie under the tray: brings it out.
    fn show_targets(&mut self) {
        let held = self.intent.is_holding();
        if std::mem::replace(&mut self.held, held) || !held || self.arrangement == Arrangement::Wide
        {
            return;
        }
        let target = self.root.cast::<Element>().and_then(|root| {
            root.query_selector("button.elfenwizards-spot:not(.is-picked)").ok().flatten()
        });
        if let Some(target) = target {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            target.scroll_into_view_with_scroll_into_view_options(&options);
        }
    }

    /// Puts a finger on a die, which follows it from now on: however quick it is, its
    /// first movement may already be over the next die.
    fn take_hold(&mut self, number: usize, event: &PointerEvent) {
        self.release();
        self.dragged = false;
        let Some(die) = die_of(event).filter(|_| event.button() == 0) else { return };
        let (pointer, x, y) = (event.pointer_id(), event.client_x(), event.client_y());
        let _ = die.set_pointer_capture(pointer);
        self.grab = Some(Grab { number, die, pointer, x, y, dragging: false });
    }

    /// Takes the finger off a die, which goes back to its place.
    fn release(&mut self) -> Option<Grab> {
        let grab = self.grab.take()?;
        let _ = grab.die.style().remove_property("translate");
        let _ = grab.die.class_list().remove_1("is-dragged");
        Some(grab)
    }

    /// Moves a die with the finger: past the virtual page, for it is every frame.
    fn drag(&mut self, event: &PointerEvent) {
        let Some(grab) = self.grab.as_mut().filter(|grab| grab.pointer == event.pointer_id())
        else {
            return;
        };
        if event.buttons() == 0 {
            // It was lifted where nobody saw it.
            self.release();
            return;
        }
        let (dx, dy) = (event.client_x() - grab.x, event.client_y() - grab.y);
        if !grab.dragging && dx.abs().max(dy.abs()) < DRAG {
            return;
        }
        if !grab.dragging {
            grab.dragging = true;
            let _ = grab.die.class_list().add_1("is-dragged");
        }
        let _ = grab.die.style().set_property("translate", &format!("{dx}px {dy}px"));
    }

    fn let_drop(&mut self, event: &PointerEvent) -> bool {
        if self.grab.as_ref().is_none_or(|grab| grab.pointer != event.pointer_id()) {
            return false;
        }
        let Some(Grab { number, dragging: true, .. }) = self.release() else { return false };
        self.dragged = true;
        let under = web_sys::window().and_then(|window| window.document()).and_then(|document| {
            document.element_from_point(event.client_x() as f32, event.client_y() as f32)
        });
        let Some(under) = under.filter(|_| event.type_() == "pointerup") else { return false };
        let on = under.closest("[data-box]").ok().flatten().and_then(|place| {
            let id = place.get_attribute("data-box")?;
            SpellBox::ALL.into_iter().find(|&on| box_id(on) == id)
        });
        let back = under.closest(".elfenwizards-tray").ok().flatten().is_some();
        if on.is_none() && !back {
            return false;
        }
        self.intent.drop(number, on);
        true
    }
}

/// The die that a finger is on.
fn die_of(event: &PointerEvent) -> Option<HtmlElement> {
    let target = event.target_dyn_into::<Element>()?;
    target.closest("button").ok().flatten()?.dyn_into().ok()
}
