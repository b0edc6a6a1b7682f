//! The arena in depth: dice with light and shadow, drawn by the graphics processor.
//!
//! | where | what |
//! |---|---|
//! | `stage` | where every die is at any moment |
//! | `rotation` | how dice are turned |
//! | `render`, `shaders` | drawing with WebGL |
//! | `layers` | the picture that is kept where drawing takes long |
//! | `mesh` | shapes |
//!
//! A frame is drawn when something moves or has changed, and else none.

mod layers;
mod mesh;
mod render;
mod rotation;
mod shaders;
mod stage;

use std::cell::RefCell;
use std::rc::Rc;

use conclave_rules::games::dice_arena::physics::Trajectory;
use gloo::render::{AnimationFrame, request_animation_frame};
use web_sys::HtmlCanvasElement;
use yew::Callback;

use super::eye::Eye;
use super::scene::Scene;
use crate::board::size::Size;
use render::{Colours, Renderer};
pub use render::{Means, can_draw};
use stage::Stage;

/// The most device pixels for a CSS pixel: more costs time and makes no visible difference.
const SHARP: f64 = 2.0;

/// A frame that comes so many milliseconds after the one before is late: then less is drawn;
/// where that is done already, the arena is better seen from above.
const LATE: f64 = 55.0;
const VERY_LATE: f64 = 160.0;
/// How many late frames, minus frames in time, are too many.
const LATE_FRAMES: u8 = 8;

/// The arena on a canvas.
pub struct Solid {
    inner: Rc<RefCell<Inner>>,
}

struct Inner {
    canvas: HtmlCanvasElement,
    /// Its size; nothing until it is laid out. (Asking for it in each frame would have the
    /// page laid out in its middle.)
    size: Size,
    renderer: Renderer,
    stage: Stage,
    eye: Eye,
    colours: Colours,
    things: Vec<f32>,
    /// The frame that is coming, if any.
    frame: Option<AnimationFrame>,
    /// When the last frame was drawn, while something moves; and how many were late.
    last: Option<f64>,
    late: u8,
    /// Called when even the little that is drawn takes long.
    onslow: Callback<()>,
}

/// The page's clock, in milliseconds.
fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

impl Solid {
    /// The arena on this canvas; none where there is no WebGL. Where the processor draws it
    /// (`slow`), it draws as little as it can.
    pub fn new(
        canvas: HtmlCanvasElement,
        eye: Eye,
        slow: bool,
        onslow: Callback<()>,
    ) -> Option<Solid> {
        let mut renderer = Renderer::new(&canvas, !slow)?;
        if slow {
            renderer.keep();
        }
        let colours = Colours::of(&canvas)?;
        let stage = Stage::default();
        let things = Vec::new();
        let size = Size::default();
        let (frame, last, late) = (None, None, 0);
        let inner = Inner {
            canvas,
            size,
            renderer,
            stage,
            eye,
            colours,
            things,
            frame,
            last,
            late,
            onslow,
        };
        Some(Solid { inner: Rc::new(RefCell::new(inner)) })
    }

    /// Whether it draws on this canvas.
    pub fn is_on(&self, canvas: &HtmlCanvasElement) -> bool {
        self.inner.borrow().canvas == *canvas
    }

    /// Shows the arena as it is now; what has moved goes there at `speed` times the
    /// normal speed, or at once for 0.
    pub fn show(&self, scene: &Scene, speed: f32) {
        {
            let mut inner = self.inner.borrow_mut();
            let hand = inner.eye.hand();
            inner.stage.show(scene, now(), speed.max(0.1), hand, speed > 0.0);
        }
        self.refresh();
    }

    /// Only the lights have changed.
    pub fn light(&self, scene: &Scene) {
        self.inner.borrow_mut().stage.light(scene);
        self.refresh();
    }

    /// Plays a throw.
    pub fn play(&self, film: Rc<Trajectory>) {
        self.inner.borrow_mut().stage.play(film, now());
        request(&self.inner);
    }

    /// Plays the last throw once more, slowly.
    pub fn repeat(&self) {
        if self.inner.borrow_mut().stage.repeat(now()) {
            request(&self.inner);
        }
    }

    /// Looks from elsewhere.
    pub fn look_from(&self, eye: Eye) {
        self.inner.borrow_mut().eye = eye;
        request(&self.inner);
    }

    /// Draws at another size.
    pub fn resize(&self, size: Size) {
        self.inner.borrow_mut().size = size;
        request(&self.inner);
    }

    /// Draws anew, in the colours and at the size that the page has now.
    pub fn refresh(&self) {
        {
            let mut inner = self.inner.borrow_mut();
            if let Some(colours) = Colours::of(&inner.canvas) {
                inner.colours = colours;
                inner.stage.guilds = colours.guilds;
            }
        }
        request(&self.inner);
    }
}

/// Has a frame drawn soon, and those after it as long as something moves.
fn request(inner: &Rc<RefCell<Inner>>) {
    let mut due = inner.borrow_mut();
    if due.frame.is_some() {
        return;
    }
    let weak = Rc::downgrade(inner);
    due.frame = Some(request_animation_frame(move |_| {
        let Some(inner) = weak.upgrade() else { return };
        let now = now();
        let (moves, slow, _drawn) = {
            let mut inner = inner.borrow_mut();
            inner.draw(now);
            let moves = inner.stage.moves(now);
            let slow = inner.is_slow(now, moves).then(|| inner.onslow.clone());
            (moves, slow, inner.frame.take())
        };
        if moves {
            request(&inner);
        }
        if let Some(onslow) = slow {
            onslow.emit(());
        }
    }));
}

impl Inner {
    fn draw(&mut self, now: f64) {
        let sharp = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio());
        let sharp = sharp.min(if self.renderer.keeps() { 1.0 } else { SHARP });
        let pixels = |css: f32| (f64::from(css) * sharp) as u32;
        let (width, height) = (pixels(self.size.width), pixels(self.size.height));
        if width == 0 || height == 0 {
            return;
        }
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
        self.stage.end_repeat(now);
        let still = self.stage.things(now, &mut self.things);
        self.renderer.draw(&self.canvas, &self.eye, &self.things, still, self.colours);
    }

    /// Whether frames have come late for some time; at first less is drawn then.
    fn is_slow(&mut self, now: f64, moves: bool) -> bool {
        let took = self.last.map_or(0.0, |last| now - last);
        self.last = moves.then_some(now);
        let keeps = self.renderer.keeps();
        if took > if keeps { VERY_LATE } else { LATE } {
            self.late += 1;
        } else if moves {
            self.late = self.late.saturating_sub(1);
        }
        if self.late < LATE_FRAMES {
            return false;
        }
        self.late = 0;
        keeps || !self.renderer.keep()
    }
}
