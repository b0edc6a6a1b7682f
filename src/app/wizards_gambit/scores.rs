//! What lies in front of each player, and the score sheet: every book as a row of
//! its spells.

use conclave::table::Seat;
use conclave::wizards_gambit::View;
use conclave::wizards_gambit::state::WINNING_POINTS;
use yew::prelude::*;

use super::cards;
use super::words::Words;
use crate::text::Text;

/// The hand and the starting gambit of a seat.
pub fn front(view: &View, seat: Seat, text: &Text) -> Html {
    let words = Words { text, sitters: &[], view };
    let player = view.table.player(seat);
    let mut label = words.tell("front", &[("cards", player.hand.into())]);
    if player.gambit.is_some() {
        label = words.about("front-gambit", &label);
    }
    html! {
        <span class="wg-front" title={label.clone()}>
            <span class="unseen">{ label }</span>
            <span aria-hidden="true">{ cards::symbol("known", "card") }{ player.hand }</span>
            { for player.gambit.map(cards::seal) }
        </span>
    }
}

/// The score sheet: the spells of each book in the order in which they were
/// claimed, as wide as they are worth.
pub fn sheet(words: Words<'_>) -> Html {
    let table = words.table();
    html! {
        <>
            <p>{ words.count("sheet", WINNING_POINTS) }</p>
            <ol class="wg-sheet">
                { for table.all_seats().map(|seat| {
                    let player = table.player(seat);
                    html! {
                        <li key={seat.0} class={words.guild(seat)}>
                            <h3>{ cards::sigil(seat) }{ words.name(seat) }{ cards::points(player.points(), words) }</h3>
                            <ul>
                                { for player.book.iter().map(|&spell| {
                                    let points = spell.card().points;
                                    html! {
                                        <li style={["--n:", &points.to_string()].concat()} title={words.spell(spell)}>
                                            <span>{ words.spell(spell) }</span>
                                            { cards::points(points, words) }
                                        </li>
                                    }
                                }) }
                            </ul>
                        </li>
                    }
                }) }
            </ol>
        </>
    }
}
