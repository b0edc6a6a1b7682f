//! The board: the arena, the list of what lies in it, and what a player throws with.

use std::rc::Rc;

use conclave_rules::games::dice_arena::state::Arena;
use conclave_rules::games::dice_arena::{
    Action, Aim, Dice, DiceArena, Die, Event, Force, Swing, ThrowIntent, View,
};
use conclave_rules::table::MAX_SEATS;
use conclave_session::Controller;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::arena_view::{ArenaView, floor_under};
use super::dice_list::DiceList;
use super::eye::Eye;
use super::gesture::{self, Chosen, FloorPoint, Gesture};
use super::lesson;
use super::msg::Msg;
use super::overlay;
use super::pieces;
use super::scene::{self, LeavingDie, Scene};
use super::stage;
use super::target::{self, ThrowTarget};
use super::tray::Tray;
use super::words::Words;
use crate::board::{Input, Kit, keys, renders};
use crate::games::BoardProps;

/// Where the keyboard goes when the control that it was at has vanished: where one may stop, a throw costs
/// a die, and Enter must not make one by mistake.
const WANTED: [&str; 4] = [".dice-arena-stop", ".button-main", ".is-target", "button"];

/// The callbacks of the board's parts. Made once: a part that gets the same callbacks as
/// before need not be rendered.
struct Callbacks {
    choose: Callback<ThrowTarget>,
    point: Callback<Option<ThrowTarget>>,
    force: Callback<Force>,
    throw: Callback<()>,
    pick: Callback<()>,
    act: Callback<Action>,
    tap: Callback<FloorPoint>,
    look: Callback<Eye>,
    floor_key: Callback<KeyboardEvent>,
}

/// The board.
pub struct Board {
    kit: Kit,
    picture: NodeRef,
    /// The drawing of the throw that letting go now would make.
    held: NodeRef,
    callbacks: Callbacks,
    /// How the arena is looked at.
    eye: Eye,
    /// What each seat aims at.
    aims: [ThrowTarget; MAX_SEATS],
    pointed: Option<ThrowTarget>,
    /// How the next throw is made, unless a movement of the hand decides.
    chosen: Chosen,
    /// Whether dice were picked up.
    picked: bool,
    /// The way of the hand, while it drags dice.
    hand: Option<Gesture>,
    /// Runs while the hand moves.
    rest: Option<Timeout>,
    leaving: Rc<[LeavingDie]>,
    /// The table before dice land, as long as they roll: what they will show is not told yet.
    rolling: Option<Rc<View>>,
    /// Dice of the last throw, each lot with the guild of whoever threw it.
    thrown: Rc<[(Dice, &'static str)]>,
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps<DiceArena>;

    fn create(ctx: &Context<Self>) -> Self {
        ctx.props().services.spawn();
        let link = ctx.link();
        Board {
            kit: Kit::new(link, Msg::Input).with_moves(),
            picture: NodeRef::default(),
            held: NodeRef::default(),
            callbacks: Callbacks {
                choose: link.callback(Msg::Choose),
                point: link.callback(Msg::Point),
                force: link.callback(Msg::Force),
                throw: link.callback(|()| Msg::Throw),
                pick: link.callback(|()| Msg::Pick),
                act: link.callback(Msg::Act),
                tap: link.callback(Msg::Tap),
                look: link.callback(Msg::Look),
                floor_key: link.callback(Msg::FloorKey),
            },
            eye: Eye::SEATED,
            aims: [ThrowTarget::Clear; MAX_SEATS],
            pointed: None,
            chosen: Chosen { force: Force::Firm.strength(), turned: 0, spin: 0 },
            picked: false,
            hand: None,
            rest: None,
            leaving: Rc::default(),
            rolling: None,
            thrown: Rc::default(),
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        self.kit.focus.note();
        let props = ctx.props();
        if !props.shows_as(old) {
            let event = props.event.as_deref();
            self.leaving = event.map_or_else(Rc::default, |e| scene::leaving(e, &old.view));
            self.rolling = matches!(event, Some(Event::Landed(_))).then(|| Rc::clone(&old.view));
            self.note_thrown(props);
        }
        if props.view != old.view || props.seat != old.seat {
            self.put_back();
            self.pointed = None;
            if props.event.is_none() && old.event.is_none() {
                // It has jumped: these may be other dice.
                self.thrown = Rc::default();
            }
            (self.chosen.turned, self.chosen.spin) = (0, 0);
            let arena = &props.view.table.arena;
            self.aims = self.aims.map(|aim| aim.kept_in(arena));
        }
        // The throw that a hint advises is the one that Throw makes.
        if props.hint != old.hint
            && let Some(intent) = target::throws(&props.hint).next()
        {
            self.set_aim(ThrowTarget::of(intent.aim), props);
            self.chosen = Chosen { force: intent.force.strength(), turned: 0, spin: 0 };
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        self.kit.focus.note();
        let props = ctx.props();
        match msg {
            Msg::Look(eye) => {
                // The picture has drawn it already.
                self.eye = eye;
                return false;
            }
            Msg::Point(target) => return std::mem::replace(&mut self.pointed, target) != target,
            Msg::Input(Input::Key(event)) => return self.key(&event, props),
            _ if props.legal.is_empty() => return false,
            Msg::Choose(target) => self.choose(target, props),
            Msg::Force(force) => self.chosen.force = force.strength(),
            Msg::Throw => self.throw(props),
            Msg::Act(action) => act(action, props),
            Msg::Tap(point) => {
                if std::mem::take(&mut self.picked) {
                    throw(target_at(point, props), self.chosen.at(point, &self.eye), props);
                } else if let Some(die) = die_at(point, props) {
                    self.choose(ThrowTarget::Die(die), props);
                } else if target::can_throw(&props.legal) {
                    self.set_aim(ThrowTarget::at(point), props);
                } else {
                    let arena = &props.view.table.arena;
                    let die = target::die_at(arena.dice(), &arena.places(), point);
                    die.into_iter().for_each(|die| attempt(die, props));
                }
            }
            Msg::Input(Input::Try(die)) => {
                die.parse().map(Die).into_iter().for_each(|die| attempt(die, props));
            }
            Msg::Pick => self.picked = !self.picked,
            Msg::Input(Input::Lift(_)) => {
                self.picked = false;
                self.hand = Some(Gesture::default());
            }
            Msg::Input(Input::Move(event)) => {
                // Every frame: past the virtual DOM.
                self.hand_moved(&event);
                let rests = ctx.link().callback(|()| Msg::Rest);
                self.rest = Some(Timeout::new(gesture::MEMORY as u32, move || rests.emit(())));
                return false;
            }
            Msg::Rest => {
                if let Some(hand) = self.hand.clone() {
                    self.show_hand(&hand.rested());
                }
                return false;
            }
            Msg::Input(Input::Drop(..)) => {
                let hand = self.hand.take();
                if let Some(swing) = hand.and_then(|hand| hand.throw(self.chosen, &self.eye)) {
                    let at = target::floor_point((swing.x, swing.y));
                    throw(target_at(at, props), swing, props);
                }
            }
            Msg::Input(Input::PutBack) => return self.hand.take().is_some(),
            Msg::Input(Input::Resized) => return false,
            Msg::FloorKey(event) => {
                if let Some(chosen) = self.chosen.adjusted(&event.key(), event.shift_key()) {
                    event.prevent_default();
                    self.chosen = chosen;
                    return true;
                }
                let from = self.aim(props).point(&props.view.table.arena);
                let Some((x, y)) = target::stepped(from, &event.key()) else { return false };
                event.prevent_default();
                if target::can_throw(&props.legal) {
                    self.set_aim(ThrowTarget::Point(x, y), props);
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        renders::note("Board");
        let props = ctx.props();
        let BoardProps { view, event, legal, hint, .. } = props;
        let table = &view.table;
        let throws = target::can_throw(legal);
        let aim = throws.then(|| self.aim(props));
        let marked: Dice =
            [self.pointed, aim].into_iter().flatten().filter_map(ThrowTarget::die).collect();
        let scene =
            Scene::new(view.clone(), event.clone(), self.leaving.clone(), legal, hint, marked);
        let scene = Scene { thrown: self.thrown.clone(), ..scene };
        let was = props.before.as_ref().map(|before| &before.table.arena);
        let told = self.rolling.as_ref().unwrap_or(view);
        let news = was.map_or(Dice::NONE, |was| changed(was, &told.table.arena));
        let aimed = aim.map(|aim| (aim.floor_point(&table.arena), self.chosen));
        let meant = event.as_deref().and_then(|event| meant(event, props));
        let aimed_in_words = aim.map_or_else(String::new, |aim| {
            let words = Words::new(&props.text);
            if self.picked {
                return words.tr("held");
            }
            let what = words.target(aim, &table.arena);
            words.tr_args("aimed", &[("what", (&what).into())])
        });
        let reserve = view.reserves.get(table.acting.index()).copied().flatten().unwrap_or(0);
        let callbacks = &self.callbacks;
        let dragging = self.hand.is_some();
        let holding = dragging || self.picked;
        html! {
            <div ref={&self.kit.root} class="dice-arena"
                onkeydown={&self.kit.onkeydown}
                onclick={&self.kit.ontry}
            >
                <div key="main" class="dice-arena-main">
                    <ArenaView
                        scene={scene.clone()}
                        speed={props.speed}
                        physics={props.services.clone()}
                        {aimed}
                        {meant}
                        {dragging}
                        {holding}
                        enabled={!legal.is_empty()}
                        picture={self.picture.clone()}
                        held={self.held.clone()}
                        onlook={&callbacks.look}
                        ontap={&callbacks.tap}
                        onthrow={&callbacks.throw}
                        onkey={&callbacks.floor_key}
                    />
                    <DiceList
                        scene={Scene { view: told.clone(), ..scene }}
                        {news}
                        {aim}
                        onchoose={&callbacks.choose}
                        onpoint={&callbacks.point}
                    />
                </div>
                { for stage::moment(event.as_deref(), view, &props.players, &Words::new(&props.text)) }
                <Tray
                    key="tray"
                    {legal}
                    {hint}
                    {reserve}
                    next={if table.disarmed { reserve } else { 1 }}
                    {throws}
                    force={Force::of_strength(self.chosen.force)}
                    aimed={aimed_in_words}
                    {holding}
                    onpick={&callbacks.pick}
                    onthrow={&callbacks.throw}
                    onact={&callbacks.act}
                    onforce={&callbacks.force}
                />
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        self.kit.rendered(first);
        self.kit.focus.restore(&WANTED);
        let props = ctx.props();
        self.kit.mark_lesson(|| {
            let aim = self.aim(props).die().map_or(Aim::Clear, Aim::At);
            let force = Force::of_strength(self.chosen.force);
            lesson::targets(&props.wanted, ThrowIntent { force, aim })
        });
    }
}

/// Does this, if it is possible.
fn act(action: Action, props: &BoardProps<DiceArena>) {
    if props.legal.contains(&action) {
        props.act.emit(vec![action]);
    }
}

/// Takes a die that cannot be taken: the rules say why.
fn attempt(die: Die, props: &BoardProps<DiceArena>) {
    let action = Action::Take(die);
    if !props.legal.contains(&action) {
        props.act.emit(vec![action]);
    }
}

/// Makes a throw at `target`.
fn throw(target: ThrowTarget, swing: Swing, props: &BoardProps<DiceArena>) {
    let action = target::throw_at(target, Force::of_strength(swing.force), &props.legal);
    if let (Some(seat), Some(action)) = (props.seat, action) {
        props.services.made(seat, swing);
        act(action, props);
    }
}

/// The throw that a bot is about to make.
fn meant(event: &Event, props: &BoardProps<DiceArena>) -> Option<Swing> {
    let Event::Thrown { seat, intent, .. } = *event else { return None };
    let player = props.players.get(seat.index())?;
    let table = &props.view.table;
    let part = f32::from(seat.0) / f32::from(table.seats.max(1));
    matches!(player.controller, Controller::Bot(_))
        .then(|| gesture::meant(intent, part, &table.arena))
}

/// The die at a point of the floor that something can be done with.
fn die_at(point: FloorPoint, props: &BoardProps<DiceArena>) -> Option<Die> {
    target::die_at(target::dice_of(&props.legal), &props.view.table.arena.places(), point)
}

/// What a throw to a point of the floor is at: the die that lies there, if one does.
fn target_at(point: FloorPoint, props: &BoardProps<DiceArena>) -> ThrowTarget {
    die_at(point, props).map_or(ThrowTarget::Clear, ThrowTarget::Die)
}

impl Board {
    /// What the player who decides aims at.
    fn aim(&self, props: &BoardProps<DiceArena>) -> ThrowTarget {
        let aim = props.seat.and_then(|seat| self.aims.get(seat.index()));
        aim.copied().unwrap_or_default()
    }

    fn set_aim(&mut self, target: ThrowTarget, props: &BoardProps<DiceArena>) {
        if let Some(aim) = props.seat.and_then(|seat| self.aims.get_mut(seat.index())) {
            *aim = target;
        }
    }

    /// Chooses something: at once, where it is a decision by itself.
    fn choose(&mut self, target: ThrowTarget, props: &BoardProps<DiceArena>) {
        match target::choosing(target, &props.legal) {
            Some(action) => act(action.clone(), props),
            None => self.set_aim(target, props),
        }
    }

    /// Throws at what is aimed at, as was chosen.
    fn throw(&self, props: &BoardProps<DiceArena>) {
        let aim = self.aim(props);
        let at = aim.floor_point(&props.view.table.arena);
        let target = match aim {
            ThrowTarget::Point(..) => target_at(at, props),
            aim => aim,
        };
        throw(target, self.chosen.at(at, &self.eye), props);
    }

    /// The hand that holds dice has moved: draws the throw that it would make now.
    fn hand_moved(&mut self, event: &PointerEvent) {
        let Some(hand) = &mut self.hand else { return };
        let Some(point) = floor_under(&self.picture, &self.eye, event) else { return };
        hand.moved(event.time_stamp(), point);
        if let Some(hand) = &self.hand {
            self.show_hand(hand);
        }
    }

    /// Draws the throw that letting go now would make; the die in the hand trembles with speed.
    fn show_hand(&self, hand: &Gesture) {
        if let Some(drawing) = self.held.cast::<Element>() {
            overlay::show_held(&drawing, &self.eye, hand.throw(self.chosen, &self.eye));
        }
        let root = self.kit.root.cast::<Element>();
        let die = root.and_then(|root| root.query_selector("[data-drag-ghost]").ok().flatten());
        if let Some(die) = die.and_then(|die| die.dyn_into::<HtmlElement>().ok()) {
            let shake = (hand.speed() * 0.3).min(14.0) as u8;
            // Fails for malformed names only.
            drop(die.style().set_property("--shake", &shake.to_string()));
        }
    }

    /// Notes whose dice are thrown, until the next throw.
    fn note_thrown(&mut self, props: &BoardProps<DiceArena>) {
        match props.event.as_deref() {
            Some(&Event::Thrown { seat, dice, .. }) => {
                // Of several who throw together all have dice in the air.
                let flying = props.view.table.arena.flying;
                let before = self.thrown.iter().copied().filter(|(dice, _)| dice.within(flying));
                let guild = pieces::guild(&props.view, seat);
                self.thrown = before.chain([(dice, guild)]).collect();
            }
            Some(Event::OpeningThrown(_) | Event::GameBegan { .. }) => self.thrown = Rc::default(),
            _ => {}
        }
    }

    /// Puts dice back that are in the hand.
    fn put_back(&mut self) {
        self.picked = false;
        if self.hand.take().is_some() {
            self.kit.stop_drag();
        }
    }

    fn key(&mut self, event: &KeyboardEvent, props: &BoardProps<DiceArena>) -> bool {
        let force = match keys::digit(&event.key(), &event.code()) {
            Some(1) => Force::Gentle,
            Some(2) => Force::Firm,
            Some(3) => Force::Hard,
            _ => {
                let aim = self.aim(props);
                let picked = &mut self.picked;
                let laid = self
                    .kit
                    .focus
                    .handle_key(event, || std::mem::take(picked) || aim != ThrowTarget::Clear);
                if laid {
                    self.set_aim(ThrowTarget::Clear, props);
                }
                return laid;
            }
        };
        self.chosen.force = force.strength();
        true
    }
}

/// The dice that were not there before, or showed something else.
fn changed(was: &Arena, now: &Arena) -> Dice {
    let same = |die: &Die| was.dice().has(*die) && was.showing.face(*die) == now.showing.face(*die);
    now.dice().iter().filter(|die| !same(die)).collect()
}
