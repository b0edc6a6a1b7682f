//! Walking over the board with the arrow keys, to the nearest control in that
//! direction.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Moves the focus among the buttons in `root` as an arrow key says; returns
/// whether it was one.
pub fn walk(root: &Element, key: &str) -> bool {
    let (dx, dy) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return false,
    };
    let from = root.owner_document().and_then(|document| document.active_element());
    let from = from.filter(|active| root.contains(Some(active)) && active != root);
    let start = from.as_ref().map(middle);
    let Ok(buttons) = root.query_selector_all("button:not(:disabled)") else { return true };
    let nearest = (0..buttons.length())
        .filter_map(|i| buttons.get(i)?.dyn_into::<HtmlElement>().ok())
        .filter_map(|button| {
            let Some((x, y)) = start else { return Some((0.0, button)) };
            let (to_x, to_y) = middle(&button);
            let along = (to_x - x) * dx + (to_y - y) * dy;
            let aside = ((to_x - x) * dy).abs() + ((to_y - y) * dx).abs();
            // Straight ahead counts more than near.
            (along > 2.0).then_some((along + 2.5 * aside, button))
        })
        .min_by(|(a, _), (b, _)| a.total_cmp(b));
    if let Some((_, button)) = nearest {
        let _ = button.focus();
    }
    true
}

/// Whether the keyboard is at something in `root`; none when it is at nothing, or only
/// at what is around `root`.
pub fn at(root: &Element) -> Option<bool> {
    let active = root.owner_document()?.active_element()?;
    (!active.contains(Some(root))).then(|| root.contains(Some(&active)))
}

fn middle(element: &Element) -> (f64, f64) {
    let area = element.get_bounding_client_rect();
    (area.x() + area.width() / 2.0, area.y() + area.height() / 2.0)
}
