//! The picture of the arena: in depth, or from above where there is no WebGL or the
//! reader wants less motion; and the floor in it, which can be tapped and turned.

use std::rc::Rc;

use conclave_rules::games::dice_arena::physics::{HandMotion, ThrowRequest};
use conclave_rules::games::dice_arena::{Event, Face, Swing, View};
use conclave_session::{Settings, Theme};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use web_sys::{Element, HtmlCanvasElement, Storage};
use yew::prelude::*;

use super::eye::Eye;
use super::flat::FlatArena;
use super::gesture::{Chosen, FloorPoint};
use super::overlay::{AimArc, CastBanner, HeldArc};
use super::physics::Physics;
use super::scene::Scene;
use super::solid::{Means, Solid, can_draw};
use super::target;
use super::words::{face_id, use_words};
use crate::board::size::{Size, SizeObserver};
use crate::board::{playback, renders};
use crate::games::Speed;
use crate::shell::{theme, wants_less_motion};
use crate::storage::clock;

/// The `data-drop` of the picture.
pub const ARENA: &str = "arena";

/// How long it is told that the view has changed by itself, in milliseconds.
const TOLD_MS: u32 = 8_000;

/// When the graphics processor is taken away so soon again, in milliseconds, the arena is seen from above.
const LOST_AGAIN_MS: u64 = 10_000;

/// How far a finger moves before it turns the arena, in CSS pixels.
const TURN_THRESHOLD: i32 = 8;
/// How far the arena turns about its axis and tilts, in radians for each CSS pixel.
const TURN_PER_PIXEL: (f32, f32) = (0.008, 0.006);
/// How far it turns when a button is pressed, in radians.
const TURN_STEP: f32 = 0.4;

/// Properties of [`ArenaView`].
#[derive(Properties, PartialEq)]
pub struct ArenaViewProps {
    /// What is seen.
    pub scene: Scene,
    /// How fast to move.
    pub speed: Speed,
    /// What throws looked like.
    pub physics: Physics,
    /// Where a throw would go and how it was chosen, if one can be made: from which side it
    /// comes depends on where the arena is looked at from.
    pub aimed: Option<(FloorPoint, Chosen)>,
    /// The throw that a bot is about to make.
    pub meant: Option<Swing>,
    /// Whether dice are dragged: then [`HeldArc`] shows where they would go.
    pub dragging: bool,
    /// Whether dice are in the hand: then the arena takes them.
    pub holding: bool,
    /// Whether anything can be done here.
    pub enabled: bool,
    /// The outermost element.
    pub picture: NodeRef,
    /// The drawing of the [`HeldArc`].
    pub held: NodeRef,
    /// Called at the beginning and when the arena is looked at in another way.
    pub onlook: Callback<Eye>,
    /// Called with a point of the floor that is tapped.
    pub ontap: Callback<FloorPoint>,
    /// Called when the floor is pressed by the keyboard.
    pub onthrow: Callback<()>,
    /// Called with keys pressed at the floor.
    pub onkey: Callback<KeyboardEvent>,
}

/// What happens to the picture.
pub enum Msg {
    /// A finger is put on it.
    Touch(PointerEvent),
    /// It moves: the arena turns.
    Orbit(PointerEvent),
    /// The floor is clicked, or pressed by the keyboard.
    Click(MouseEvent),
    /// The reader looks from further round, in radians.
    Turn(f32),
    /// The reader looks straight from above, or in depth.
    Flat(bool),
    /// The reader wants to see the last throw once more, slowly.
    Repeat,
    /// Frames come late, however little is drawn.
    Slow,
    /// What was told of the view that has changed by itself has been read.
    NoticeExpired,
    /// The graphics processor was taken away from the canvas: a driver was reset, or a phone was locked.
    Lost,
    /// The arena cannot be seen in depth any more.
    NoDepth,
    /// A throw can be seen that had to be simulated again.
    Film,
    /// The canvas has this size.
    Sized(Size),
}

/// A finger on the picture.
#[derive(Clone, Copy)]
struct Finger {
    x: i32,
    y: i32,
    /// Whether it has moved: then it turns the arena, and does not tap.
    moved: bool,
}

/// The canvas with the arena in depth.
struct Depth {
    solid: Solid,
    _size: Option<SizeObserver>,
    _lost: EventListener,
}

/// The picture.
pub struct ArenaView {
    eye: Eye,
    canvas: NodeRef,
    depth: Option<Depth>,
    /// Whether the arena can be seen in depth here at all.
    has_depth: bool,
    /// Whether the reader has asked for it.
    asked: bool,
    /// How the browser draws in depth, once that is known.
    means: Option<Means>,
    /// Why the view has changed by itself, while it is told: the key of a text.
    told: Option<(&'static str, Timeout)>,
    /// When the graphics processor was last taken away, by a clock that nobody sets; and how often.
    lost: u64,
    losses: u32,
    /// Whether something has happened since the canvas was drawn.
    stale: bool,
    /// Whether a throw was played that can be shown again.
    played: bool,
    finger: Option<Finger>,
    /// What the die shows that a pointer is at: that is explained there, and not the floor.
    pointed: Option<Face>,
}

impl Component for ArenaView {
    type Message = Msg;
    type Properties = ArenaViewProps;

    fn create(ctx: &Context<Self>) -> Self {
        let eye = if wants_flat(ctx) { Eye::ABOVE } else { Eye::SEATED };
        ctx.props().onlook.emit(eye);
        ArenaView {
            eye,
            canvas: NodeRef::default(),
            depth: None,
            has_depth: true,
            asked: false,
            means: None,
            told: None,
            lost: 0,
            losses: 0,
            stale: true,
            played: false,
            finger: None,
            pointed: None,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &ArenaViewProps) -> bool {
        let scene = &ctx.props().scene;
        if !scene.is_same_moment(&old.scene) {
            self.stale = true;
            self.simulate_again(ctx, &old.scene.view);
        }
        // Less motion may be wanted from now on; whoever has asked for depth keeps it.
        if !self.eye.flat && !self.asked && wants_less_motion() {
            self.eye = Eye::ABOVE;
            self.stale = true;
            ctx.props().onlook.emit(self.eye);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let props = ctx.props();
        match msg {
            Msg::Touch(event) => {
                let (x, y) = (event.client_x(), event.client_y());
                self.finger = Some(Finger { x, y, moved: false });
                return self.point_at(props, &event);
            }
            Msg::Orbit(event) => match self.orbited(&event) {
                Some(eye) => self.eye = eye,
                None => return self.point_at(props, &event),
            },
            Msg::Click(event) => {
                // A click without a pointer is the keyboard's.
                if event.detail() == 0 {
                    props.onthrow.emit(());
                } else if !self.finger.take().is_some_and(|finger| finger.moved)
                    && let Some(at) = floor_under(&props.picture, &self.eye, &event)
                {
                    props.ontap.emit(at);
                }
                return false;
            }
            Msg::Turn(angle) => self.eye = self.eye.turned(angle, 0.0),
            Msg::Flat(flat) => {
                self.eye = if flat { Eye::ABOVE } else { Eye::SEATED };
                self.asked = true;
                self.stale = true;
                self.told = None;
                keep_flat(false);
            }
            Msg::Slow => {
                // Whoever has asked for depth has it.
                if self.asked || self.eye.flat {
                    return false;
                }
                keep_flat(true);
                self.go_flat("slow", ctx);
            }
            Msg::Lost => {
                // What there is to see is drawn on a new canvas, from what the table knows.
                self.depth = None;
                self.stale = true;
                self.losses += 1;
                let before = std::mem::replace(&mut self.lost, clock());
                if self.lost < before.saturating_add(LOST_AGAIN_MS) {
                    self.go_flat("lost", ctx);
                }
            }
            Msg::NoDepth if self.losses > 0 => {
                // It may be had again later.
                self.has_depth = true;
                self.go_flat("lost", ctx);
            }
            Msg::NoDepth => self.look_flat(),
            Msg::NoticeExpired => {
                self.told = None;
                return true;
            }
            Msg::Film => return self.play(props),
            Msg::Repeat => {
                if let Some(depth) = &self.depth {
                    depth.solid.repeat();
                }
                return false;
            }
            Msg::Sized(size) => {
                if let Some(depth) = &self.depth {
                    depth.solid.resize(size);
                }
                self.eye.aspect = size.width / size.height.max(1.0);
            }
        }
        props.onlook.emit(self.eye);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        renders::note("ArenaView");
        let props = ctx.props();
        let link = ctx.link();
        let deep = !self.eye.flat && self.has_depth;
        let aimed = props.aimed.map(|(at, chosen)| chosen.at(at, &self.eye)).or(props.meant);
        let repeats = deep && self.played && props.scene.event.is_none();
        html! {
            <div
                ref={props.picture.clone()}
                class={classes!("dice-arena-picture", deep.then_some("is-deep"))}
                data-drop={props.holding.then_some(ARENA)}
            >
                if deep {
                    // A canvas whose context is lost is not drawn on any more.
                    <canvas
                        key={format!("deep-{}", self.losses)}
                        ref={self.canvas.clone()}
                        aria-hidden="true"
                    />
                } else {
                    <FlatArena key="flat" scene={props.scene.clone()} />
                }
                if props.dragging {
                    <HeldArc key="held" node={props.held.clone()} />
                } else if let Some(swing) = aimed {
                    <AimArc key="aim" eye={self.eye} {swing} />
                }
                <CastBanner key="cast" event={props.scene.event.clone()} />
                <Floor
                    key="floor"
                    throws={props.aimed.is_some()}
                    enabled={props.enabled}
                    pointed={self.pointed}
                    onclick={link.callback(Msg::Click)}
                    onkeydown={props.onkey.clone()}
                    onpointerdown={link.callback(Msg::Touch)}
                    onpointermove={link.callback(Msg::Orbit)}
                />
                if let Some((why, _)) = &self.told {
                    <ViewNews key="news" {why} />
                }
                if self.has_depth {
                    <ViewButtons
                        key="views"
                        flat={self.eye.flat}
                        onflat={link.callback(Msg::Flat)}
                        onturn={link.callback(Msg::Turn)}
                        onrepeat={repeats.then(|| link.callback(|()| Msg::Repeat))}
                    />
                }
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        if self.eye.flat || !self.has_depth {
            self.depth = None;
        } else if let Some(canvas) = self.canvas.cast::<HtmlCanvasElement>() {
            self.draw(ctx, &canvas);
        }
    }
}

impl ArenaView {
    /// Finds the die that a pointer is at; says whether it shows something else than the last.
    fn point_at(&mut self, props: &ArenaViewProps, event: &MouseEvent) -> bool {
        let arena = props.scene.arena();
        let lying = arena.dice().minus(arena.showing.out());
        let die = floor_under(&props.picture, &self.eye, event)
            .and_then(|at| target::die_at(lying, &arena.places(), at));
        let face = die.and_then(|die| arena.showing.face(die));
        std::mem::replace(&mut self.pointed, face) != face
    }

    /// Draws the arena in depth.
    fn draw(&mut self, ctx: &Context<Self>, canvas: &HtmlCanvasElement) {
        if self.depth.as_ref().is_none_or(|depth| !depth.solid.is_on(canvas)) {
            // Drawn by the processor alone, a throw is a few pictures long and holds up the
            // page: then it is for those who ask for it.
            let Means { quick, processor } = *self.means.get_or_insert_with(Means::find);
            let able = self.asked || quick;
            let onslow = ctx.link().callback(|()| Msg::Slow);
            let solid =
                able.then(|| Solid::new(canvas.clone(), self.eye, processor, onslow)).flatten();
            let onsize = ctx.link().callback(Msg::Sized);
            let onlost = ctx.link().callback(|()| Msg::Lost);
            self.depth = solid.map(|solid| Depth {
                solid,
                _size: SizeObserver::new(canvas, onsize),
                _lost: EventListener::new(canvas, "webglcontextlost", move |_| onlost.emit(())),
            });
            self.played = false;
            self.has_depth = self.depth.is_some() || !able && can_draw(canvas);
            self.stale = true;
        }
        let props = ctx.props();
        let Some(Depth { solid, .. }) = &self.depth else {
            ctx.link().send_message(Msg::NoDepth);
            return;
        };
        solid.look_from(self.eye);
        if std::mem::take(&mut self.stale) {
            solid.show(&props.scene, playback::rate(props.speed));
            // The way to repeat it is rendered when it has been shown.
            self.play(props);
        } else {
            solid.light(&props.scene);
        }
    }

    /// Looks from above.
    fn look_flat(&mut self) {
        self.eye = Eye::ABOVE;
        self.stale = true;
    }

    /// Looks from above though nobody has asked for it, and says why.
    fn go_flat(&mut self, why: &'static str, ctx: &Context<Self>) {
        self.look_flat();
        let told = ctx.link().callback(|()| Msg::NoticeExpired);
        self.told = Some((why, Timeout::new(TOLD_MS, move || told.emit(()))));
    }

    /// Plays the throw that is being shown, if it can be seen; whether it is the first one.
    fn play(&mut self, props: &ArenaViewProps) -> bool {
        if let (Some(depth), Some(Event::Landed(landed))) =
            (&self.depth, props.scene.event.as_deref())
            && let Some(trajectory) = props.physics.trajectory(landed)
        {
            depth.solid.play(trajectory);
            return !std::mem::replace(&mut self.played, true);
        }
        false
    }

    /// Simulates a throw that happened long ago again, to be seen; `before` is the view
    /// that it changed.
    fn simulate_again(&self, ctx: &Context<Self>, before: &View) {
        let ArenaViewProps { scene, physics, .. } = ctx.props();
        let Some(Event::Landed(landed)) = scene.event.as_deref() else { return };
        if self.depth.is_none() || physics.trajectory(landed).is_some() {
            return;
        }
        let Some(measured) = &landed.measured else { return };
        let request = ThrowRequest {
            arena: before.table.arena.clone(),
            gestures: measured.swings.iter().map(|&swing| HandMotion::Made(swing)).collect(),
            seed: measured.seed,
        };
        let simulated = ctx.link().batch_callback(|landed: Option<_>| landed.map(|_| Msg::Film));
        physics.simulate(&request, simulated);
    }

    /// How the arena is looked at when a finger has moved over the picture; none when that
    /// changes nothing.
    fn orbited(&mut self, event: &PointerEvent) -> Option<Eye> {
        let finger = self.finger.as_mut().filter(|_| event.buttons() != 0)?;
        let (dx, dy) = (event.client_x() - finger.x, event.client_y() - finger.y);
        if !finger.moved && dx.abs() + dy.abs() < TURN_THRESHOLD {
            return None;
        }
        *finger = Finger { x: event.client_x(), y: event.client_y(), moved: true };
        let (turn, tilt) = TURN_PER_PIXEL;
        (!self.eye.flat).then(|| self.eye.turned(-(dx as f32) * turn, -(dy as f32) * tilt))
    }
}

/// Where it is kept for the visit that depth was too slow here.
const TOO_SLOW: &str = "conclave:arena-flat";

/// Keeps for the visit whether depth is too slow here.
fn keep_flat(flat: bool) {
    // Without storage it is found out again.
    if let Some(storage) = visit() {
        drop(if flat { storage.set_item(TOO_SLOW, "1") } else { storage.remove_item(TOO_SLOW) });
    }
}

/// What is kept for the visit.
fn visit() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// Whether the arena is first seen from above: the reader wants less motion, or a contrast
/// that light and shadow would take away, or depth was too slow.
fn wants_flat(ctx: &Context<ArenaView>) -> bool {
    let settings = ctx.link().context::<Rc<Settings>>(Callback::noop());
    let contrast = settings.is_some_and(|(settings, _)| theme(&settings) == Theme::Contrast);
    let slow = || visit().is_some_and(|visit| matches!(visit.get_item(TOO_SLOW), Ok(Some(_))));
    contrast || wants_less_motion() || slow()
}

/// The point of the floor that is seen in `picture` where the pointer is.
pub fn floor_under(picture: &NodeRef, eye: &Eye, event: &MouseEvent) -> Option<FloorPoint> {
    let area = picture.cast::<Element>()?.get_bounding_client_rect();
    let part = |at: i32, from: f64, size: f64| ((f64::from(at) - from) / size.max(1.0)) as f32;
    Some(eye.floor(
        part(event.client_x(), area.x(), area.width()),
        part(event.client_y(), area.y(), area.height()),
    ))
}

/// Properties of [`Floor`].
#[derive(Properties, PartialEq)]
struct FloorProps {
    /// Whether a throw is possible.
    throws: bool,
    /// Whether anything is.
    enabled: bool,
    /// What the die shows that a pointer is at.
    pointed: Option<Face>,
    onclick: Callback<MouseEvent>,
    onkeydown: Callback<KeyboardEvent>,
    onpointerdown: Callback<PointerEvent>,
    onpointermove: Callback<PointerEvent>,
}

/// The floor: one large button over the picture.
#[component]
fn Floor(props: &FloorProps) -> Html {
    let words = use_words();
    html! {
        <button
            type="button"
            class="dice-arena-floor target"
            data-explain={props.pointed.map_or("floor", face_id)}
            disabled={!props.enabled}
            aria-label={words.tr(if props.throws { "floor" } else { "floor-tap" })}
            onclick={&props.onclick}
            onkeydown={&props.onkeydown}
            onpointerdown={&props.onpointerdown}
            onpointermove={&props.onpointermove}
        />
    }
}

/// Properties of [`ViewNews`].
#[derive(Properties, PartialEq)]
struct ViewNewsProps {
    /// The key of the reason.
    why: &'static str,
}

/// Says why the view has changed by itself.
#[component]
fn ViewNews(ViewNewsProps { why }: &ViewNewsProps) -> Html {
    let words = use_words();
    html! { <p class="dice-arena-slow" role="status">{ words.tr(why) }</p> }
}

/// Properties of [`ViewButtons`].
#[derive(Properties, PartialEq)]
struct ViewButtonsProps {
    /// Whether the arena is seen from above.
    flat: bool,
    /// Called when it is to be seen so, or not.
    onflat: Callback<bool>,
    /// Called when it is to turn, in radians.
    onturn: Callback<f32>,
    /// Called to show the last throw again; none when there is none.
    onrepeat: Option<Callback<()>>,
}

/// Strokes on the buttons, on a square of 24: a die in depth, the same from above, ways to turn, and a throw
/// that comes again.
const CUBE: &str = "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9";
const ABOVE: &str = "M4 4h16v16H4zM8 8h8v8H8z";
const LEFT: &str = "M14 5l-7 7 7 7";
const RIGHT: &str = "M10 5l7 7-7 7";
const REPEAT: &str = "M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4";

/// Buttons to look at the arena in another way.
#[component]
fn ViewButtons(ViewButtonsProps { flat, onflat, onturn, onrepeat }: &ViewButtonsProps) -> Html {
    let words = use_words();
    let button = |key: &'static str, path: &'static str, onclick: Callback<MouseEvent>| {
        let explain = if key == "repeat" { key } else { "views" };
        let label = words.tr(key);
        html! {
            <button
                {key}
                type="button"
                class="icon-button"
                data-explain={explain}
                aria-label={label}
                {onclick}
            >
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
            </button>
        }
    };
    html! {
        <div class="dice-arena-views">
            if *flat {
                { button("in-depth", CUBE, onflat.reform(|_| false)) }
            } else {
                if let Some(onrepeat) = onrepeat {
                    { button("repeat", REPEAT, onrepeat.reform(|_| ())) }
                }
                { button("turn-left", LEFT, onturn.reform(|_| -TURN_STEP)) }
                { button("turn-right", RIGHT, onturn.reform(|_| TURN_STEP)) }
                { button("from-above", ABOVE, onflat.reform(|_| true)) }
            }
        </div>
    }
}
