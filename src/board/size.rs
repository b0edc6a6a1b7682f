//! How large the board is, for boards that compute with it: Dice Arena draws into a canvas of
//! so many pixels, Elfenwizards offers in the tray what would be too small to tap on the tree.
//! What merely looks different where there is less space is a query in the style sheet.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::document;
use js_sys::Number;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};
use yew::Callback;

/// The size of an element's content in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Size {
    /// How wide it is, from 0.
    pub width: f32,
    /// How high it is, from 0.
    pub height: f32,
}

impl Size {
    /// The size of an element now.
    pub fn of(element: &Element) -> Size {
        Size { width: element.client_width() as f32, height: element.client_height() as f32 }
    }

    /// How many CSS pixels a unit is when `units` of them fill the width; never 0, so that
    /// it can be divided by.
    pub fn unit(self, units: f32) -> f32 {
        (self.width / units.max(1.0)).max(0.1)
    }

    /// How many units something is that has so many CSS pixels, when `units` of them fill
    /// the width.
    pub fn in_units(self, pixels: f32, units: f32) -> f32 {
        pixels / self.unit(units)
    }
}

/// How many CSS pixels a rem is, which is more in large windows.
pub fn rem() -> f64 {
    const USUAL: f64 = 16.0;
    let style = web_sys::window().zip(document().document_element());
    let style = style.and_then(|(window, root)| window.get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    // By the browser: Rust's own reading of such numbers is 15 KB of program.
    size.map(|size| Number::parse_float(&size)).filter(|size| size.is_finite()).unwrap_or(USUAL)
}

/// Observes the size of an element for as long as this value lives. The callback is also
/// called once at the beginning.
pub struct SizeObserver {
    observer: ResizeObserver,
    _observe: Closure<dyn FnMut()>,
    // Dropped, a requested frame does not come any more.
    _frame: Rc<RefCell<Option<AnimationFrame>>>,
}

impl SizeObserver {
    /// Observes this element; none in a browser that cannot.
    pub fn new(element: &Element, on_resize: Callback<Size>) -> Option<SizeObserver> {
        let frame: Rc<RefCell<Option<AnimationFrame>>> = Rc::default();
        let observe = {
            let (element, frame) = (element.clone(), Rc::clone(&frame));
            Closure::<dyn FnMut()>::new(move || {
                // In the next frame: a change of layout while sizes are delivered is reported
                // as an error by browsers.
                let (element, on_resize) = (element.clone(), on_resize.clone());
                let next = request_animation_frame(move |_| on_resize.emit(Size::of(&element)));
                frame.replace(Some(next));
            })
        };
        let observer = ResizeObserver::new(observe.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(SizeObserver { observer, _observe: observe, _frame: frame })
    }
}

impl Drop for SizeObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_is_a_part_of_the_width() {
        let size = Size { width: 850.0, height: 400.0 };
        assert_eq!(size.unit(170.0), 5.0);
        assert_eq!(size.in_units(40.0, 170.0), 8.0);
    }

    #[test]
    fn a_board_that_is_not_laid_out_yet_can_be_measured() {
        assert!(Size::default().in_units(40.0, 170.0).is_finite());
    }
}
