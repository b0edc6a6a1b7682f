//! Dice and symbols, drawn.

use conclave::dice_arena::{Face, View};
use conclave::table::Seat;
use yew::prelude::*;

use super::words::face_id;

/// The guilds, in the order of their numbers.
pub const GUILDS: [&str; 5] = ["red", "blue", "green", "yellow", "black"];

/// The guild of a seat, by id.
pub fn guild(view: &View, seat: Seat) -> &'static str {
    let guild = view.table.options.guilds.0.get(seat.index()).copied().unwrap_or_default();
    GUILDS[usize::from(guild) % GUILDS.len()]
}

/// `#face-accio`, and so on.
pub fn mark(face: Face) -> String {
    let mut href = String::from("#face-");
    href.push_str(face_id(face));
    href
}

/// CSS class for the colour of a face.
pub fn colour(face: Face) -> String {
    let mut class = String::from("face-");
    class.push_str(face_id(face));
    class
}

/// A face's symbol, in its colour.
pub fn symbol(face: Face) -> Html {
    html! {
        <svg class={classes!("dice-arena-symbol", colour(face))} viewBox="0 0 24 24" aria-hidden="true">
            <use href={mark(face)} />
        </svg>
    }
}

/// A die that nobody has thrown yet.
pub fn blank() -> Html {
    html! {
        <svg class="dice-arena-blank" viewBox="-56 -56 112 112" aria-hidden="true">
            <use href="#arena-die" x="-50" y="-50" width="100" height="100" />
        </svg>
    }
}
