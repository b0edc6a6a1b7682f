//! What lies in front of each player, and the score sheet.

use conclave::games::dice_arena::state::Direction;
use conclave::games::dice_arena::{Tournament, View};
use conclave::table::Seat;
use yew::prelude::*;

use super::pieces;
use super::words::{self, Words};
use crate::components::tags::sigil;
use crate::components::tags::{all, class, el, number, said, span, tag, when, words as text};

/// The dice of a seat's reserve, and which way play goes on from it.
pub fn seat_summary(words: Words, seat: Seat) -> Html {
    let table = &words.view.table;
    let reserve = words.view.reserves.get(seat.index()).copied().flatten();
    let living = table.living.has(seat);
    let label = match reserve {
        _ if !table.players.has(seat) => words.tr("front-absent"),
        _ if !living => words.tr("front-out"),
        Some(count) => words.dice(count),
        None => words.tr("front-hidden"),
    };
    let points = (table.options.tournament != Tournament::No).then(|| {
        words.tr_args("front-points", &[("points", words::number(table.points[seat.index() % 5]))])
    });
    let backwards = table.direction == Direction::Counterclockwise;
    let active = table.active == seat && living;
    let dice = |count: u8| {
        let dice = (0..count).map(|_| pieces::blank());
        el!("span", "class" = "dice-arena-count", "aria-hidden" = "true", [all(dice)])
    };
    let way = || {
        let (title, arrow) = if backwards { ("against", "↺") } else { ("with", "↻") };
        el!(
            "span",
            "class" = "dice-arena-way",
            "title" = words.tr(title),
            "aria-hidden" = "true",
            [text(arrow)]
        )
    };
    let inside = vec![
        all(reserve.filter(|_| living).map(dice)),
        said("span", "", label),
        all(points.map(|points| said("span", "", points))),
        when(active, way),
    ];
    span(&class("dice-arena-front", &[(!living, "is-out")]), inside)
}

/// The score sheet: dice in reserve, and points where there is a tournament.
pub fn score_sheet(words: Words) -> Html {
    let view: &View = words.view;
    let table = &view.table;
    let tournament = table.options.tournament != Tournament::No;
    let head = |key: &str| el!("th", "scope" = "col", [text(words.tr(key))]);
    let row = |seat: Seat| {
        let guild = pieces::guild(view, seat);
        let reserve = view.reserves.get(seat.index()).copied().flatten();
        let badge = span(&["dice-arena-badge guild-", guild].concat(), vec![sigil(guild)]);
        let points =
            || tag("td", "", vec![tag("b", "", vec![number(table.points[seat.index() % 5])])]);
        tag(
            "tr",
            "",
            vec![
                el!("th", "scope" = "row", [badge, text(words.name(seat).to_owned())]),
                tag("td", "", vec![reserve.map_or_else(|| text("?"), number)]),
                when(tournament, points),
            ],
        )
    };
    let heads = vec![head("player"), head("reserve"), when(tournament, || head("points"))];
    let caption = words.tr(if tournament { "sheet-tournament" } else { "sheet" });
    tag(
        "table",
        "dice-arena-sheet",
        vec![
            said("caption", "", caption),
            tag("thead", "", vec![tag("tr", "", heads)]),
            tag("tbody", "", (0..table.seats).map(Seat).map(row).collect()),
        ],
    )
}
