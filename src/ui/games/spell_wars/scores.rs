//! Scores: in the seats bar, on the sheet, at the end.

use conclave::games::spell_wars::View;
use conclave::games::spell_wars::table::PlayerState;
use conclave::table::Seat;
use yew::prelude::*;

use super::wizards::{portrait, tally};
use super::words::Words;
use crate::components::tags::{el, none, number, said, span, tag, words as text};

/// Each seat's tokens; points in a quick match.
pub fn scores(view: &View) -> Vec<i32> {
    view.table.players.iter().map(|player| i32::from(player.tokens + player.points)).collect()
}

/// The chart's steps: everybody's life, turn by turn.
pub fn score_history(view: &View) -> Option<(u16, String, Vec<i32>)> {
    let table = &view.table;
    let lives = table.players.iter().map(|player| player.life.into()).collect();
    Some((u16::from(table.round) << 8 | table.turn, table.round.to_string(), lives))
}

/// Life and Blood.
pub fn seat_summary(words: Words, seat: Seat) -> Html {
    let Some(player) = words.view.table.players.get(seat.index()) else { return none() };
    span(
        "spell-wars-front",
        vec![tally(words, "life", player.life), tally(words, "blood", player.blood)],
    )
}

/// The sheet: what each wizard has won, and how they stand.
pub fn score_sheet(words: Words) -> Html {
    let table = &words.view.table;
    let won = if table.quick { "points" } else { "tokens" };
    let columns = ["wizard", won, "life", "blood", "treasures"];
    let column =
        |key: &str| el!("th", "scope" = "col", [text(words.tr(&["sheet-", key].concat()))]);
    let row = |(at, player): (usize, &PlayerState)| {
        let seat = Seat(at as u8);
        let numbers =
            [player.tokens + player.points, player.life, player.blood, player.treasures.len()];
        let name = vec![
            said("b", "", words.name(seat).to_owned()),
            said("small", "", words.wizard(player.wizard)),
        ];
        let name = el!("th", "scope" = "row", [portrait(words, seat), span("", name)]);
        let cells = numbers.map(|n| tag("td", "", vec![number(n)]));
        tag("tr", "", std::iter::once(name).chain(cells).collect())
    };
    tag(
        "table",
        "spell-wars-sheet",
        vec![
            said("caption", "", words.count("sheet", table.round)),
            tag("thead", "", vec![tag("tr", "", columns.map(column).into())]),
            tag("tbody", "", table.players.iter().enumerate().map(row).collect()),
        ],
    )
}
