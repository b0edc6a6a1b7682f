//! Walking over the board with the arrow keys, to the nearest control in that
//! direction.

use web_sys::{Element, HtmlElement};

use super::all;

/// A point of the page, in CSS pixels: across and down.
pub type Point = (f64, f64);

/// The unit vector of an arrow key; none for other keys.
pub fn direction(key: &str) -> Option<Point> {
    match key {
        "ArrowLeft" => Some((-1.0, 0.0)),
        "ArrowRight" => Some((1.0, 0.0)),
        "ArrowUp" => Some((0.0, -1.0)),
        "ArrowDown" => Some((0.0, 1.0)),
        _ => None,
    }
}

/// Which of these points is nearest to `from` in a direction (a unit vector); one straight
/// ahead is preferred to one that is nearer but off to the side. None when nothing lies
/// there. Without a start it is the first.
pub fn nearest(
    from: Option<Point>,
    (dx, dy): Point,
    points: impl IntoIterator<Item = Point>,
) -> Option<usize> {
    let mut points = points.into_iter().enumerate();
    let Some((x, y)) = from else { return points.next().map(|(at, _)| at) };
    points
        .filter_map(|(at, (to_x, to_y))| {
            let ahead = (to_x - x) * dx + (to_y - y) * dy;
            let aside = ((to_x - x) * dy).abs() + ((to_y - y) * dx).abs();
            (ahead > 2.0).then_some((ahead + 2.5 * aside, at))
        })
        .min_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, at)| at)
}

/// Moves the focus among the enabled buttons in `root` when `key` is an arrow key; returns
/// whether it was one.
pub fn walk(root: &Element, key: &str) -> bool {
    let Some(direction) = direction(key) else { return false };
    let from = root.owner_document().and_then(|document| document.active_element());
    let from = from.filter(|active| root.contains(Some(active)) && active != root);
    let buttons: Vec<HtmlElement> = all(root, "button:not(:disabled)");
    let points = buttons.iter().map(|button| middle(button));
    let next = nearest(from.as_ref().map(middle), direction, points);
    if let Some(button) = next.and_then(|at| buttons.get(at)) {
        let _ = button.focus();
    }
    true
}

fn middle(element: &Element) -> Point {
    let area = element.get_bounding_client_rect();
    (area.x() + area.width() / 2.0, area.y() + area.height() / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_have_directions_and_other_keys_have_none() {
        assert_eq!(direction("ArrowUp"), Some((0.0, -1.0)));
        assert_eq!(direction("ArrowRight"), Some((1.0, 0.0)));
        assert_eq!(direction("Enter"), None);
    }

    #[test]
    fn straight_ahead_is_preferred_to_near_but_aside() {
        let points = [(30.0, 40.0), (100.0, 0.0), (-10.0, 0.0)];
        assert_eq!(nearest(Some((0.0, 0.0)), (1.0, 0.0), points), Some(1));
        assert_eq!(nearest(Some((0.0, 0.0)), (0.0, 1.0), points), Some(0));
        assert_eq!(nearest(Some((0.0, 0.0)), (-1.0, 0.0), points), Some(2));
    }

    #[test]
    fn nothing_lies_behind_and_without_a_start_it_is_the_first() {
        assert_eq!(nearest(Some((0.0, 0.0)), (0.0, -1.0), [(5.0, 9.0)]), None);
        // What is level with the start, but for rounding, is not ahead.
        assert_eq!(nearest(Some((0.0, 0.0)), (0.0, 1.0), [(50.0, 1.5)]), None);
        assert_eq!(nearest(None, (0.0, 1.0), [(5.0, 9.0), (0.0, 0.0)]), Some(0));
        assert_eq!(nearest(None, (0.0, 1.0), []), None);
    }
}

#[cfg(all(test, target_arch = "wasm32"))]
mod browser_tests {
    use gloo::utils::{body, document};
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::*;

    #[wasm_bindgen_test]
    fn an_arrow_goes_to_the_nearest_button_on_that_side() {
        let root = document().create_element("div").expect("an element");
        let place = |id: &str, x: u32, y: u32| {
            format!("<button id={id} style=\"position:fixed;left:{x}px;top:{y}px\">b</button>")
        };
        let buttons =
            [place("a", 10, 10), place("b", 110, 10), place("c", 210, 12), place("d", 12, 99)];
        root.set_inner_html(&buttons.concat());
        body().append_child(&root).expect("in the page");
        let focused = || document().active_element().map(|element| element.id());

        assert!(walk(&root, "ArrowRight"));
        assert_eq!(focused().as_deref(), Some("a"), "the first one, when none is focused");
        for (key, expected) in [
            ("ArrowRight", "b"),
            ("ArrowRight", "c"),
            ("ArrowRight", "c"),
            ("ArrowLeft", "b"),
            ("ArrowLeft", "a"),
            ("ArrowDown", "d"),
            ("ArrowUp", "a"),
        ] {
            walk(&root, key);
            assert_eq!(focused().as_deref(), Some(expected), "after {key}");
        }
        assert!(!walk(&root, "x"));
        root.remove();
    }
}
