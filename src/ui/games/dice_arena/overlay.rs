//! What lies over the picture: where a throw would go, and the spells being cast.

use conclave::games::dice_arena::pose::EDGE;
use conclave::games::dice_arena::state::Direction;
use conclave::games::dice_arena::{Event, Faces};
use yew::prelude::*;

use super::eye::Eye;
use super::pieces;
use super::words::Words;
use crate::components::tags::{all, class, el, none, said};

/// The arc from the hand to what is aimed at: the harder the throw, the flatter and
/// stronger.
pub fn aim(eye: &Eye, aimed: Option<((i16, i16), u8)>, held: bool) -> Html {
    let Some(((x, y), force)) = aimed else { return none() };
    let edge = f32::from(EDGE);
    let (x, y) = (f32::from(x) / edge, f32::from(y) / edge);
    let wide = (1_000.0 * eye.aspect) as i32;
    let seen = |point| {
        let (u, v) = eye.see(point);
        ((u * wide as f32) as i32, (v * 1_000.0) as i32)
    };
    let hand = eye.hand();
    let height = 5.5 - f32::from(force) * 0.035;
    let (ax, ay) = seen(hand);
    let (bx, by) = seen([(hand[0] + x) / 2.0, (hand[1] + y) / 2.0, height]);
    let (cx, cy) = seen([x, y, 0.0]);
    let arc = format!("M{ax} {ay}Q{bx} {by} {cx} {cy}");
    let strength = format!("--force:{force}");
    let (cx, cy) = (cx.to_string(), cy.to_string());
    el!(
        "svg",
        "class" = class("dice-arena-aim", &[(held, "is-held")]),
        "viewBox" = format!("0 0 {wide} 1000"),
        "style" = strength,
        "aria-hidden" = "true",
        [
            el!("path", "class" = "dice-arena-arc", "d" = arc),
            el!("ellipse", "cx" = cx.clone(), "cy" = cy.clone(), "rx" = "34", "ry" = "30"),
            el!("circle", "cx" = cx, "cy" = cy, "r" = "7")
        ]
    )
}

/// The spells that are being cast, large over the picture; and which way play goes
/// from now on.
pub fn cast(event: Option<&Event>, words: Words) -> Html {
    let banner = |faces: Faces, what: String| {
        el!(
            "div",
            "class" = "dice-arena-cast",
            "aria-hidden" = "true",
            [all(faces.iter().map(pieces::symbol)), said("span", "", what)]
        )
    };
    match event {
        Some(Event::Cast { spells, .. }) => banner(*spells, words.faces(*spells)),
        Some(Event::Disarmed(_)) => banner(Faces::NONE, words.tr("expelliarmus")),
        Some(Event::Reversed(direction)) => {
            let key = if *direction == Direction::Clockwise { "with" } else { "against" };
            banner(Faces::NONE, words.tr(key))
        }
        _ => none(),
    }
}
