//! Scores: in the seats bar, on the sheet, at the end.

use conclave::spell_wars::View;
use conclave::table::Seat;
use yew::prelude::*;

use super::wizards::{portrait, tally};
use super::words::Words;
use crate::tags::{number, said, span, tag};

/// Each seat's tokens; points in a quick match.
pub fn scores(view: &View) -> Vec<i32> {
    view.table.players.iter().map(|player| i32::from(player.tokens + player.points)).collect()
}

/// Life and Blood.
pub fn front(words: Words, seat: Seat) -> Html {
    let Some(player) = words.view.table.players.get(seat.index()) else { return Html::default() };
    span(
        "spell-wars-front",
        vec![tally(words, "life", player.life), tally(words, "blood", player.blood)],
    )
}

/// The sheet: what each wizard has won, and how they stand.
pub fn sheet(words: Words) -> Html {
    let table = &words.view.table;
    let won = if table.quick { "points" } else { "tokens" };
    let columns = ["wizard", won, "life", "blood", "treasures"];
    html! {
        <table class="spell-wars-sheet">
            <caption>{ words.count("sheet", table.round) }</caption>
            <thead><tr>{ for columns.map(|key| html! {
                <th scope="col">{ words.say(&["sheet-", key].concat()) }</th>
            }) }</tr></thead>
            <tbody>
                { for table.players.iter().enumerate().map(|(at, player)| {
                    let seat = Seat(at as u8);
                    let numbers =
                        [player.tokens + player.points, player.life, player.blood, player.treasures.len()];
                    let name = vec![
                        said("b", "", words.name(seat).to_owned()),
                        said("small", "", words.wizard(player.wizard)),
                    ];
                    let mut row = vec![html! {
                        <th scope="row">{ portrait(words, seat) }{ span("", name) }</th>
                    }];
                    row.extend(numbers.map(|n| tag("td", "", vec![number(n)])));
                    tag("tr", "", row)
                }) }
            </tbody>
        </table>
    }
}
