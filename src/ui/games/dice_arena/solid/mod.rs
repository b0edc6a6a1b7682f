//! The arena in depth: dice with light and shadow, drawn by the graphics processor.
//!
//! | where | what |
//! |---|---|
//! | `stage` | where every die is at any moment |
//! | `turn` | how dice are turned |
//! | `render`, `shaders` | drawing with WebGL |
//! | `mesh` | shapes |
//!
//! A frame is drawn when something moves or has changed, and else none.

mod mesh;
mod render;
mod shaders;
mod stage;
mod turn;

use std::cell::RefCell;
use std::rc::Rc;

use conclave::games::dice_arena::physics::Trajectory;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlCanvasElement, ResizeObserver};

use super::eye::Eye;
use super::look::DieLook;
use render::{Colours, Renderer};
pub use render::{context, quick};
use stage::Stage;

/// The most picture elements for a CSS pixel: more is work that nobody sees.
const SHARP: f64 = 2.0;

/// The arena on a canvas.
pub struct Solid {
    inner: Rc<RefCell<Inner>>,
    _sizes: Sizes,
}

/// Hears how large the canvas is. Asking in a frame would have the page laid out in its middle.
struct Sizes {
    observer: ResizeObserver,
    _heard: Closure<dyn FnMut()>,
}

impl Drop for Sizes {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

struct Inner {
    canvas: HtmlCanvasElement,
    /// Its width and height in CSS pixels; nothing until it is laid out.
    size: (i32, i32),
    renderer: Renderer,
    stage: Stage,
    eye: Eye,
    colours: Colours,
    things: Vec<f32>,
    /// A frame is coming.
    due: bool,
}

/// The page's clock, in milliseconds.
fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

impl Solid {
    /// The arena on this canvas; none where there is no WebGL.
    pub fn new(canvas: HtmlCanvasElement, eye: Eye) -> Option<Solid> {
        let renderer = Renderer::new(&canvas)?;
        let colours = Colours::of(&canvas)?;
        let stage = Stage::default();
        let things = Vec::new();
        let size = Default::default();
        let inner = Inner { canvas, size, renderer, stage, eye, colours, things, due: false };
        let inner = Rc::new(RefCell::new(inner));
        let _sizes = Sizes::of(&inner)?;
        Some(Solid { inner, _sizes })
    }

    /// Whether it draws on this canvas.
    pub fn is_on(&self, canvas: &HtmlCanvasElement) -> bool {
        self.inner.borrow().canvas == *canvas
    }

    /// Shows the arena as it is now; what has moved goes there at `pace` times the
    /// normal speed, or at once for 0.
    pub fn show(&self, look: &DieLook, pace: f32) {
        {
            let mut inner = self.inner.borrow_mut();
            let hand = inner.eye.hand();
            inner.stage.show(look, now(), pace.max(0.1), hand, pace > 0.0);
        }
        self.refresh();
    }

    /// Only the lights have changed.
    pub fn light(&self, look: &DieLook) {
        self.inner.borrow_mut().stage.light(look);
        self.refresh();
    }

    /// Plays a throw.
    pub fn play(&self, film: Rc<Trajectory>) {
        self.inner.borrow_mut().stage.play(film, now());
        request(&self.inner);
    }

    /// Looks from elsewhere.
    pub fn look_from(&self, eye: Eye) {
        self.inner.borrow_mut().eye = eye;
        request(&self.inner);
    }

    /// Draws anew, in the colours and at the size that the page has now.
    pub fn refresh(&self) {
        {
            let mut inner = self.inner.borrow_mut();
            if let Some(colours) = Colours::of(&inner.canvas) {
                inner.colours = colours;
            }
        }
        request(&self.inner);
    }
}

impl Sizes {
    fn of(inner: &Rc<RefCell<Inner>>) -> Option<Sizes> {
        let weak = Rc::downgrade(inner);
        let heard = Closure::<dyn FnMut()>::new(move || {
            let Some(inner) = weak.upgrade() else { return };
            {
                let mut inner = inner.borrow_mut();
                inner.size = (inner.canvas.client_width(), inner.canvas.client_height());
            }
            request(&inner);
        });
        let observer = ResizeObserver::new(heard.as_ref().unchecked_ref()).ok()?;
        observer.observe(&inner.borrow().canvas);
        Some(Sizes { observer, _heard: heard })
    }
}

/// Has a frame drawn soon, and those after it as long as something moves.
fn request(inner: &Rc<RefCell<Inner>>) {
    if std::mem::replace(&mut inner.borrow_mut().due, true) {
        return;
    }
    let weak = Rc::downgrade(inner);
    let draw = Closure::once_into_js(move || {
        let Some(inner) = weak.upgrade() else { return };
        let now = now();
        let moves = {
            let mut inner = inner.borrow_mut();
            inner.due = false;
            inner.draw(now);
            inner.stage.moves(now)
        };
        if moves {
            request(&inner);
        }
    });
    if let Some(window) = web_sys::window() {
        let _ = window.request_animation_frame(draw.unchecked_ref());
    }
}

impl Inner {
    fn draw(&mut self, now: f64) {
        let sharp = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio()).min(SHARP);
        let size = |css: i32| (f64::from(css) * sharp) as u32;
        let (width, height) = (size(self.size.0), size(self.size.1));
        if width == 0 || height == 0 {
            return;
        }
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
        self.stage.things(now, &mut self.things);
        self.renderer.draw(&self.canvas, &self.eye, &self.things, self.colours);
    }
}
