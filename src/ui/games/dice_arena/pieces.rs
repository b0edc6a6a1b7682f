//! Dice and symbols, drawn.

use conclave::games::dice_arena::{Face, View};
use conclave::table::Seat;
use yew::prelude::*;

use super::words::face_id;
use crate::components::tags::{drawing, part, part_at};

/// The guilds, in the order of their numbers.
pub const GUILDS: [&str; 5] = ["red", "blue", "green", "yellow", "black"];

/// The guild of a seat, by id.
pub fn guild(view: &View, seat: Seat) -> &'static str {
    let guild = view.table.options.guilds.0.get(seat.index()).copied().unwrap_or_default();
    GUILDS[usize::from(guild) % GUILDS.len()]
}

/// A face's symbol by its id, which is the CSS class of its colour too: `face-accio`,
/// and so on.
pub fn mark(face: Face) -> String {
    ["face-", face_id(face)].concat()
}

/// A face's symbol, drawn.
pub fn drawn(class: &str, face: Face) -> Html {
    drawing(class, "0 0 24 24", vec![part(&mark(face))])
}

/// A face's symbol, in its colour.
pub fn symbol(face: Face) -> Html {
    drawn(&["dice-arena-symbol ", &mark(face)].concat(), face)
}

/// A die that nobody has thrown yet.
pub fn blank() -> Html {
    drawing("dice-arena-blank", "-56 -56 112 112", vec![die()])
}

/// A die without a face, as a part of a drawing.
pub fn die() -> Html {
    part_at("arena-die", ["-50", "-50", "100"])
}
