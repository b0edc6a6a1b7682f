//! Dice and symbols, drawn.

use conclave_art::Drawing;
use conclave_rules::games::dice_arena::{Face, View};
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::words::face_id;

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
    format!("face-{}", face_id(face))
}

/// Properties of [`Symbol`].
#[derive(Properties, PartialEq)]
pub struct SymbolProps {
    /// Which.
    pub face: Face,
    /// Whether it lies on a tile of its own, as among words; on a die it does not.
    #[prop_or(true)]
    pub tile: bool,
}

/// A face's symbol, in its colour.
#[component]
pub fn Symbol(&SymbolProps { face, tile }: &SymbolProps) -> Html {
    let mark = mark(face);
    html! {
        <Drawing
            class={classes!(tile.then_some("dice-arena-symbol"), mark.clone())}
            view_box="0 0 24 24"
        >
            <use href={format!("#{mark}")} />
        </Drawing>
    }
}

/// A die that has not been thrown yet.
#[component]
pub fn BlankDie() -> Html {
    html! {
        <Drawing class="dice-arena-blank" view_box="-56 -56 112 112"><DieBody /></Drawing>
    }
}

/// A die without a face, as a part of a drawing: of edge 100 about the middle.
#[component]
pub fn DieBody() -> Html {
    html! { <use href="#arena-die" x="-50" y="-50" width="100" height="100" /> }
}
