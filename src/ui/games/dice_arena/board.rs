//! The board: the arena, the list of what lies in it, and the player's hands.

use conclave::games::dice_arena::physics::{Gesture, ThrowRequest};
use conclave::games::dice_arena::pose::{EDGE, clearest};
use conclave::games::dice_arena::{Action, Dice, DiceArena, Die, Event, Force, Swing, View};
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlCanvasElement, HtmlElement};
use yew::prelude::*;

use super::eye::Eye;
use super::flat::{at, flat};
use super::hand::{self, Hand};
use super::list::List;
use super::look::{self, DieLook, Leaving};
use super::overlay;
use super::solid::{Solid, context, quick};
use super::tray::Tray;
use super::words::Words;
use crate::board::{arrow_keys, playback};
use crate::components::tags::{class, el, held, none, tag, words as text};
use crate::games::BoardProps;

/// What a throw is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Where there is most room.
    Clear,
    /// A die.
    Die(Die),
    /// A point of the floor, as in a pose.
    Point(i16, i16),
}

/// Something a player does at the board.
#[derive(Clone, Debug)]
pub enum Msg {
    /// Chooses a die to aim at, take or stack; or a place to aim at.
    Choose(Target),
    /// Points at something of the list.
    Point(Option<Target>),
    /// Chooses how hard to throw.
    Force(Force),
    /// Throws at what is aimed at.
    Throw,
    /// Does this.
    Act(Action),
    /// Takes dice of the reserve into the hand.
    Grab(PointerEvent),
    /// Moves the hand.
    Drag(PointerEvent),
    /// Opens it.
    Drop(PointerEvent),
    /// Puts the dice back.
    LetGo,
    /// Puts a finger on the picture.
    Touch(PointerEvent),
    /// Moves it: the arena turns.
    Turn(PointerEvent),
    /// Taps the picture.
    Tap(MouseEvent),
    /// Looks from further round.
    Round(f32),
    /// Looks straight from above, or in depth.
    Flat(bool),
    /// A throw can be seen that had to be simulated again.
    Film,
    /// Presses a key.
    Key(KeyboardEvent),
    /// Presses a key at the picture.
    Steer(KeyboardEvent),
    /// The page has another size.
    Resized,
}

/// The board.
pub struct Board {
    root: NodeRef,
    picture: NodeRef,
    eye: Eye,
    aim: Target,
    pointed: Option<Target>,
    force: Force,
    hand: Option<Hand>,
    /// Where a finger is that turns the arena, and whether it has moved.
    finger: Option<(i32, i32, bool)>,
    leaving: Vec<Leaving>,
    canvas: NodeRef,
    solid: Option<Solid>,
    /// Whether there is anything to be seen in depth here at all.
    deep: bool,
    /// Whether the reader has asked for it.
    asked: bool,
    /// Something has happened that is to be shown.
    news: bool,
    /// Whether the keyboard is at the board; a control that it was at may vanish.
    focused: bool,
    _resize: Option<EventListener>,
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps<DiceArena>;

    fn create(ctx: &Context<Self>) -> Self {
        ctx.props().services.spawn();
        let link = ctx.link().clone();
        let resize = web_sys::window().map(|window| {
            EventListener::new(&window, "resize", move |_| link.send_message(Msg::Resized))
        });
        let still = media("(prefers-reduced-motion: reduce)");
        let contrast = || {
            let root = web_sys::window()?.document()?.document_element()?;
            root.get_attribute("data-theme").filter(|theme| theme == "contrast")
        };
        Board {
            root: NodeRef::default(),
            picture: NodeRef::default(),
            eye: if still || contrast().is_some() { Eye::ABOVE } else { Eye::SEATED },
            aim: Target::Clear,
            pointed: None,
            force: Force::Firm,
            hand: None,
            finger: None,
            leaving: Vec::new(),
            canvas: NodeRef::default(),
            solid: None,
            deep: true,
            asked: false,
            news: true,
            focused: false,
            _resize: resize,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        self.note_focus();
        let props = ctx.props();
        if props.event != old.event {
            self.leaving = look::leaving(props.event.as_deref(), &old.view);
            self.see_again(ctx, &old.view);
        }
        self.news |= props.event != old.event || props.view != old.view;
        if props.view != old.view || props.seat != old.seat {
            self.hand = None;
            self.pointed = None;
            let there = props.view.table.arena.dice();
            if !matches!(self.aim, Target::Die(die) if there.has(die)) {
                self.aim = Target::Clear;
            }
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        self.note_focus();
        let props = ctx.props();
        match msg {
            Msg::Resized => {}
            Msg::Film => self.play(props),
            Msg::Flat(flat) => {
                self.eye = if flat { Eye::ABOVE } else { Eye::SEATED };
                self.asked = true;
                self.news = true;
            }
            Msg::Round(round) => self.eye = self.eye.turned(round, 0.0),
            Msg::Touch(event) => {
                self.finger = Some((event.client_x(), event.client_y(), false));
                return false;
            }
            Msg::Turn(event) => return self.orbit(&event),
            Msg::Point(target) => {
                let changed = self.pointed != target;
                self.pointed = target;
                return changed;
            }
            _ if props.legal.is_empty() => return false,
            Msg::Choose(target) => self.choose(target, props),
            Msg::Force(force) => self.force = force,
            Msg::Throw => self.throw(props),
            Msg::Act(action) => act(action, props),
            Msg::Grab(event) => {
                // Wherever the hand goes, its events come here.
                let reserve = event
                    .target_dyn_into::<Element>()
                    .and_then(|at| at.closest(".dice-arena-reserve").ok().flatten());
                if let Some(reserve) = reserve {
                    let _ = reserve.set_pointer_capture(event.pointer_id());
                }
                event.prevent_default();
                self.hand = Some(Hand::default());
                self.drag(&event);
            }
            Msg::Drag(event) => {
                if self.hand.is_none() {
                    return false;
                }
                self.drag(&event);
            }
            Msg::Drop(event) => {
                self.drag(&event);
                if let Some(hand) = self.hand.take()
                    && let Some(swing) = hand.swing(event.time_stamp(), self.force, &self.eye)
                {
                    self.swing(swing, props);
                }
            }
            Msg::LetGo => self.hand = None,
            Msg::Tap(event) => {
                // A click without a pointer is the keyboard's: it throws.
                if event.detail() == 0 {
                    self.throw(props);
                } else if self.finger.take().is_some_and(|(.., moved)| moved) {
                    return false;
                } else if let Some(point) = self.under(event.client_x(), event.client_y()) {
                    self.tap(point, props);
                }
            }
            Msg::Steer(event) => {
                let from = self.aimed_at(props);
                if let Some((x, y)) = hand::stepped(from, &event.key()) {
                    event.prevent_default();
                    self.aim = Target::Point(x, y);
                }
            }
            Msg::Key(event) => return self.key(&event),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let send = ctx.link().callback(|msg: Msg| msg);
        let words = Words { text: &props.text, players: &props.players, view: &props.view };
        let throws = can_throw(props);
        let aim = throws.then_some(self.aim);
        let event = props.event.as_deref();
        let look = self.look(props);
        let list = List { words, look: &look, aim, send: &send };
        let tray = Tray {
            words,
            legal: &props.legal,
            hint: &props.hint,
            force: self.force,
            throws,
            aimed: self.aim_in_words(words),
            holding: self.hand.is_some(),
            send: &send,
        };
        let now = self.hand.as_ref().and_then(|hand| {
            let swing = hand.swing(0.0, self.force, &self.eye)?;
            Some(((swing.x, swing.y), swing.force))
        });
        let aimed =
            now.or_else(|| throws.then(|| (self.aimed_at(props), hand::strength(self.force))));
        let seen = if self.eye.flat || !self.deep {
            flat(&look)
        } else {
            held(&self.canvas, el!("canvas", "aria-hidden" = "true"))
        };
        let floor = el!(
            "button",
            "type" = "button",
            "class" = "dice-arena-floor",
            "disabled" = props.legal.is_empty(),
            "aria-label" = words.tr(if throws { "floor" } else { "floor-tap" }),
            onclick = send.reform(Msg::Tap),
            onkeydown = send.reform(Msg::Steer),
            onpointerdown = send.reform(Msg::Touch),
            onpointermove = send.reform(Msg::Turn),
        );
        let picture = tag(
            "div",
            &class("dice-arena-picture", &[(!self.eye.flat && self.deep, "is-deep")]),
            vec![
                seen,
                overlay::aim(&self.eye, aimed, now.is_some()),
                overlay::cast(event, words),
                floor,
                self.views(words, &send),
            ],
        );
        let main = vec![held(&self.picture, picture), list.show()];
        let board = el!(
            "div",
            "class" = "dice-arena",
            onkeydown = send.reform(Msg::Key),
            [tag("div", "dice-arena-main", main), tray.show()]
        );
        held(&self.root, board)
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        self.draw(ctx);
        self.keep_focus();
    }
}

/// Whether the reader's system or screen is so.
fn media(query: &str) -> bool {
    let list = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
    list.is_some_and(|list| list.matches())
}

/// Whether a throw is possible now.
fn can_throw(props: &BoardProps<DiceArena>) -> bool {
    props.legal.iter().any(|action| matches!(action, Action::Throw(_)))
}

/// Does this, if it is possible.
fn act(action: Action, props: &BoardProps<DiceArena>) {
    if props.legal.contains(&action) {
        props.act.emit(vec![action]);
    }
}

impl Board {
    /// Draws the arena in depth, if that is how it is looked at.
    fn draw(&mut self, ctx: &Context<Self>) {
        if self.eye.flat || !self.deep {
            self.solid = None;
            return;
        }
        let Some(canvas) = self.canvas.cast::<HtmlCanvasElement>() else { return };
        let props = ctx.props();
        let width = f32::from(canvas.client_width() as i16);
        self.eye.aspect = width / f32::from(canvas.client_height().max(1) as i16);
        if self.solid.as_ref().is_none_or(|solid| !solid.is_on(&canvas)) {
            // Drawn by the processor alone, a throw is a few pictures long and holds up the page:
            // then it is for those who ask for it.
            let able = self.asked || quick(&canvas);
            self.solid = if able { Solid::new(canvas.clone(), self.eye) } else { None };
            self.deep = self.solid.is_some() || !able && context(&canvas).is_some();
            self.news = true;
            if self.solid.is_none() {
                self.eye = Eye::ABOVE;
                ctx.link().send_message(Msg::Resized);
            }
        }
        let look = self.look(props);
        let Some(solid) = &self.solid else { return };
        solid.look_from(self.eye);
        if self.news {
            solid.show(&look, f32::from(playback::rate(props.speed)));
            self.play(props);
        } else {
            solid.light(&look);
        }
        self.news = false;
    }

    /// Plays the throw that is being shown, if it can be seen.
    fn play(&self, props: &BoardProps<DiceArena>) {
        if let (Some(solid), Some(Event::Landed(landed))) = (&self.solid, props.event.as_deref())
            && let Some(film) = props.services.trajectory(landed)
        {
            solid.play(film);
        }
    }

    /// A throw that happened long ago is simulated again, to be seen.
    fn see_again(&self, ctx: &Context<Self>, before: &View) {
        let props = ctx.props();
        let Some(Event::Landed(landed)) = props.event.as_deref() else { return };
        if self.solid.is_none() || props.services.trajectory(landed).is_some() {
            return;
        }
        let Some(measured) = &landed.measured else { return };
        let question = ThrowRequest {
            arena: before.table.arena.clone(),
            gestures: measured.swings.iter().map(|&swing| Gesture::Made(swing)).collect(),
            seed: measured.seed,
        };
        let seen = ctx.link().batch_callback(|landed: Option<_>| landed.map(|_| Msg::Film));
        props.services.simulate(&question, seen);
    }

    /// What there is to see.
    fn look<'a>(&'a self, props: &'a BoardProps<DiceArena>) -> DieLook<'a> {
        let aim = can_throw(props).then_some(self.aim);
        let marked = [self.pointed, aim].into_iter().flatten().filter_map(|target| match target {
            Target::Die(die) => Some(die),
            _ => None,
        });
        DieLook {
            view: &props.view,
            targets: look::pointed_at(&props.legal),
            hinted: look::pointed_at(&props.hint),
            happening: look::happening(props.event.as_deref(), &props.view),
            marked: marked.collect(),
            leaving: &self.leaving,
        }
    }

    /// The ways to look at the arena.
    fn views(&self, words: Words, send: &Callback<Msg>) -> Html {
        if !self.deep {
            return none();
        }
        let way = |key: &str, sign: &'static str, msg: Msg| {
            let label = words.tr(key);
            let onclick = send.reform(move |_: MouseEvent| msg.clone());
            el!(
                "button",
                "type" = "button",
                "class" = "icon-button",
                "title" = label.clone(),
                "aria-label" = label,
                onclick = onclick,
                [text(sign)]
            )
        };
        let ways = if self.eye.flat {
            vec![way("in-depth", "◇", Msg::Flat(false))]
        } else {
            vec![
                way("turn-left", "↶", Msg::Round(-0.4)),
                way("turn-right", "↷", Msg::Round(0.4)),
                way("from-above", "□", Msg::Flat(true)),
            ]
        };
        tag("div", "dice-arena-views", ways)
    }

    /// A finger moves over the picture: the arena turns with it.
    fn orbit(&mut self, event: &PointerEvent) -> bool {
        let Some((x, y, moved)) = self.finger.filter(|_| event.buttons() != 0) else {
            return false;
        };
        let (dx, dy) = (event.client_x() - x, event.client_y() - y);
        if !moved && dx.abs() + dy.abs() < 8 {
            return false;
        }
        self.finger = Some((event.client_x(), event.client_y(), true));
        if self.eye.flat {
            return false;
        }
        self.eye = self.eye.turned(-(dx as f32) * 0.008, -(dy as f32) * 0.006);
        true
    }

    /// Throws at what is aimed at, as hard as was chosen.
    fn throw(&self, props: &BoardProps<DiceArena>) {
        if let Target::Point(x, y) = self.aim {
            let edge = f32::from(EDGE);
            let swing = hand::straight((f32::from(x) / edge, f32::from(y) / edge), &self.eye);
            self.swing(Swing { force: hand::strength(self.force), ..swing }, props);
        } else if let (Some(seat), Some(action)) =
            (props.seat, hand::action(self.force, self.aim, &props.legal))
        {
            props.services.made(seat, None);
            act(action, props);
        }
    }

    /// A hand did this: it is a throw.
    fn swing(&self, swing: Swing, props: &BoardProps<DiceArena>) {
        let edge = f32::from(EDGE);
        let target = self.die_at((f32::from(swing.x) / edge, f32::from(swing.y) / edge), props);
        let force = hand::measure(swing.force);
        if let (Some(seat), Some(action)) = (
            props.seat,
            hand::action(force, target.map_or(Target::Clear, Target::Die), &props.legal),
        ) {
            props.services.made(seat, Some(swing));
            act(action, props);
        }
    }

    /// Chooses something: at once, where it is a decision by itself.
    fn choose(&mut self, target: Target, props: &BoardProps<DiceArena>) {
        let found = props.legal.iter().find(|action| match (action, target) {
            (Action::Take(a) | Action::Stack(a), Target::Die(b)) => *a == b,
            _ => false,
        });
        match found {
            Some(action) => act(action.clone(), props),
            None => self.aim = target,
        }
    }

    /// Taps a point of the floor.
    fn tap(&mut self, point: (f32, f32), props: &BoardProps<DiceArena>) {
        if let Some(die) = self.die_at(point, props) {
            self.choose(Target::Die(die), props);
        } else if can_throw(props) {
            let edge = f32::from(EDGE);
            let within = |along: f32| (along.clamp(-5.0, 5.0) * edge) as i16;
            self.aim = Target::Point(within(point.0), within(point.1));
        }
    }

    /// The die at a point of the floor that something can be done with.
    fn die_at(&self, (x, y): (f32, f32), props: &BoardProps<DiceArena>) -> Option<Die> {
        let dice: Dice = look::pointed_at(&props.legal);
        at(dice, &props.view.table.arena.places(), x, y)
    }

    /// The point of the floor under a point of the page.
    fn under(&self, x: i32, y: i32) -> Option<(f32, f32)> {
        let area = self.picture.cast::<Element>()?.get_bounding_client_rect();
        let part = |at: i32, from: f64, size: f64| ((f64::from(at) - from) / size.max(1.0)) as f32;
        Some(self.eye.floor(part(x, area.x(), area.width()), part(y, area.y(), area.height())))
    }

    fn drag(&mut self, event: &PointerEvent) {
        let point = self.under(event.client_x(), event.client_y());
        if let (Some(hand), Some(point)) = (&mut self.hand, point) {
            hand.moved(event.time_stamp(), point);
        }
    }

    /// The point that is aimed at.
    fn aimed_at(&self, props: &BoardProps<DiceArena>) -> (i16, i16) {
        let arena = &props.view.table.arena;
        let places = arena.places();
        let pose = |die: Die| places.get(die.index()).copied().unwrap_or_default();
        let pose = match self.aim {
            Target::Point(x, y) => return (x, y),
            Target::Die(die) => pose(die),
            Target::Clear => clearest(arena.dice().iter().map(pose)),
        };
        (pose.x, pose.y)
    }

    fn aim_in_words(&self, words: Words) -> String {
        let what = match self.aim {
            Target::Clear => words.tr("clear"),
            Target::Point(..) => words.tr("point"),
            Target::Die(die) => {
                let places = words.view.table.arena.places();
                words.die(die, places.get(die.index()).copied().unwrap_or_default())
            }
        };
        words.tr_args("aimed", &[("what", (&what).into())])
    }

    fn key(&mut self, event: &KeyboardEvent) -> bool {
        let held = self.hand.is_some() || self.aim != Target::Clear;
        match event.key().as_str() {
            "Escape" if held => {
                self.hand = None;
                self.aim = Target::Clear;
                event.stop_propagation();
            }
            "1" => self.force = Force::Gentle,
            "2" => self.force = Force::Firm,
            "3" => self.force = Force::Hard,
            key => {
                if !event.default_prevented()
                    && let Some(root) = self.root.cast::<Element>()
                    && arrow_keys::walk(&root, key)
                {
                    event.prevent_default();
                }
                return false;
            }
        }
        true
    }

    /// Remembers whether the keyboard is at the board, before a control that it is
    /// at may vanish.
    fn note_focus(&mut self) {
        let at = self.root.cast::<Element>().and_then(|root| arrow_keys::at(&root));
        self.focused = at.unwrap_or(self.focused);
    }

    /// When the control that the keyboard was at has vanished, it goes on with
    /// what is to be done.
    fn keep_focus(&self) {
        let Some(root) = self.root.cast::<Element>() else { return };
        let lost = arrow_keys::at(&root).is_none();
        if !lost || !self.focused {
            return;
        }
        let next = [".button-main", ".is-target", "button"];
        let next = next.iter().find_map(|css| root.query_selector(css).ok().flatten());
        if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
            let _ = next.focus();
        }
    }
}
