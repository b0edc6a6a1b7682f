//! Where an explanation stands: beside what it is about, and in the window.

use web_sys::Element;

/// The least distance between the box and what it explains, in CSS pixels.
pub(super) const GAP: f64 = 8.0;
/// The least distance between the box and the edges of the window.
const MARGIN: f64 = 4.0;

/// A part of the window, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its right edge.
    pub right: f64,
    /// Its lower edge.
    pub bottom: f64,
}

impl Area {
    /// Where an element lies.
    pub fn of(element: &Element) -> Area {
        let rect = element.get_bounding_client_rect();
        Area { left: rect.left(), top: rect.top(), right: rect.right(), bottom: rect.bottom() }
    }

    /// The smallest area with both in it.
    pub fn with(self, other: Area) -> Area {
        Area {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// The left and upper edge of a box of this size beside an area of a window of that size: above it, where
/// a hand does not cover it, if there is room; below it, or at its side.
pub fn place(area: Area, (width, height): (f64, f64), window: (f64, f64)) -> (f64, f64) {
    let (above, below) = (area.top - GAP - height, area.bottom + GAP);
    let middle = area.left + (area.right - area.left - width) / 2.0;
    let sides = [area.right + GAP, area.left - GAP - width];
    let side = || sides.into_iter().find(|&x| x >= MARGIN && x + width <= window.0 - MARGIN);
    let (left, top) = if above >= MARGIN {
        (middle, above)
    } else if below + height <= window.1 - MARGIN {
        (middle, below)
    } else if let Some(side) = side() {
        (side, area.top)
    } else {
        (middle, below)
    };
    // What is larger than the window begins in it.
    let inside = |at: f64, length: f64, all: f64| at.min(all - length - MARGIN).max(MARGIN);
    (inside(left, width, window.0), inside(top, height, window.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: (f64, f64) = (400.0, 300.0);
    const BOX: (f64, f64) = (100.0, 50.0);

    fn area(left: f64, top: f64, right: f64, bottom: f64) -> Area {
        Area { left, top, right, bottom }
    }

    #[test]
    fn an_explanation_stands_above_its_piece_in_the_middle() {
        assert_eq!(place(area(180.0, 100.0, 220.0, 140.0), BOX, WINDOW), (150.0, 42.0));
    }

    #[test]
    fn without_room_above_it_stands_below() {
        assert_eq!(place(area(180.0, 10.0, 220.0, 40.0), BOX, WINDOW), (150.0, 48.0));
    }

    #[test]
    fn beside_what_is_as_tall_as_the_window_it_stands_at_the_right_or_left() {
        assert_eq!(place(area(50.0, 20.0, 100.0, 290.0), BOX, WINDOW), (108.0, 20.0));
        assert_eq!(place(area(300.0, 20.0, 390.0, 290.0), BOX, WINDOW), (192.0, 20.0));
    }

    #[test]
    fn it_never_leaves_the_window() {
        assert_eq!(place(area(0.0, 100.0, 10.0, 120.0), BOX, WINDOW).0, 4.0);
        assert_eq!(place(area(390.0, 100.0, 400.0, 120.0), BOX, WINDOW).0, 296.0);
        assert_eq!(place(area(0.0, 0.0, 400.0, 300.0), BOX, WINDOW), (150.0, 246.0));
        assert_eq!(place(area(0.0, 0.0, 10.0, 10.0), (500.0, 400.0), WINDOW), (4.0, 4.0));
    }

    #[test]
    fn the_area_of_a_card_holds_all_its_parts() {
        let both = area(10.0, 20.0, 30.0, 40.0).with(area(0.0, 25.0, 20.0, 90.0));
        assert_eq!(both, area(0.0, 20.0, 30.0, 90.0));
    }
}
