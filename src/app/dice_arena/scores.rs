//! What lies in front of each player, and the score sheet.

use conclave::dice_arena::state::Direction;
use conclave::dice_arena::{Tournament, View};
use conclave::table::Seat;
use yew::prelude::*;

use super::pieces;
use super::words::{Words, number};

/// The dice of a seat's reserve, and which way play goes on from it.
pub fn front(words: Words, seat: Seat) -> Html {
    let table = &words.view.table;
    let reserve = words.view.reserves.get(seat.index()).copied().flatten();
    let living = table.living.has(seat);
    let label = match reserve {
        _ if !table.players.has(seat) => words.say("front-absent"),
        _ if !living => words.say("front-out"),
        Some(count) => words.dice(count),
        None => words.say("front-hidden"),
    };
    let points = (table.options.tournament != Tournament::No)
        .then(|| words.tell("front-points", &[("points", number(table.points[seat.index() % 5]))]));
    let backwards = table.direction == Direction::Counterclockwise;
    let active = table.active == seat && living;
    html! {
        <span class={classes!("dice-arena-front", (!living).then_some("is-out"))}>
            if let Some(count) = reserve.filter(|_| living) {
                <span class="dice-arena-count" aria-hidden="true">
                    { for (0..count).map(|_| pieces::blank()) }
                </span>
            }
            <span>{ label }</span>
            { for points.map(|points| html! { <span>{ points }</span> }) }
            if active {
                <span class="dice-arena-way" title={words.say(if backwards { "against" } else { "with" })} aria-hidden="true">
                    { if backwards { "↺" } else { "↻" } }
                </span>
            }
        </span>
    }
}

/// The score sheet: dice in reserve, and points where there is a tournament.
pub fn sheet(words: Words) -> Html {
    let view: &View = words.view;
    let table = &view.table;
    let tournament = table.options.tournament != Tournament::No;
    let head = |key: &str| html! { <th scope="col">{ words.say(key) }</th> };
    html! {
        <table class="dice-arena-sheet">
            <caption>{ words.say(if tournament { "sheet-tournament" } else { "sheet" }) }</caption>
            <thead>
                <tr>{ head("player") }{ head("reserve") }if tournament { { head("points") } }</tr>
            </thead>
            <tbody>
                { for (0..table.seats).map(Seat).map(|seat| {
                    let guild = pieces::guild(view, seat);
                    let reserve = view.reserves.get(seat.index()).copied().flatten();
                    html! {
                        <tr key={seat.0}>
                            <th scope="row">
                                <span class={classes!("dice-arena-badge", format!("guild-{guild}"))}>
                                    { crate::art::sigil(guild) }
                                </span>
                                { words.name(seat) }
                            </th>
                            <td>{ reserve.map_or("?".into(), |count| count.to_string()) }</td>
                            if tournament { <td><b>{ table.points[seat.index() % 5] }</b></td> }
                        </tr>
                    }
                }) }
            </tbody>
        </table>
    }
}
