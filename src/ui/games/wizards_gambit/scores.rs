//! What lies in front of each player, and the score sheet: every book as a row of
//! its spells.

use conclave::games::wizards_gambit::View;
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::WINNING_POINTS;
use conclave::table::Seat;
use yew::prelude::*;

use super::cards;
use super::words::Words;
use crate::components::tags::{all, el, number, said, tag, tip, unseen, words as text};
use crate::text::Text;

/// The hand and the starting gambit of a seat.
pub fn seat_summary(view: &View, seat: Seat, language: &Text) -> Html {
    let words = Words { text: language, players: &[], view };
    let player = view.table.player(seat);
    let mut label = words.tr_args("front", &[("cards", player.hand.into())]);
    if player.gambit.is_some() {
        label = words.about("front-gambit", &label);
    }
    let hand =
        el!("span", "aria-hidden" = "true", [cards::symbol("known", "card"), number(player.hand)]);
    tip(
        "wizards-gambit-front",
        label.clone(),
        vec![unseen(label), hand, all(player.gambit.map(cards::seal))],
    )
}

/// The score sheet: the spells of each book in the order in which they were
/// claimed, as wide as they are worth.
pub fn score_sheet(words: Words<'_>) -> Html {
    let table = words.table();
    let book = |seat| {
        let player = table.player(seat);
        let head = vec![
            cards::sigil(seat),
            text(words.name(seat).to_owned()),
            cards::points(player.points(), words),
        ];
        let spell = |&spell: &Spell| {
            let points = spell.card().points;
            el!(
                "li",
                "style" = ["--n:", &points.to_string()].concat(),
                "title" = words.spell(spell),
                [said("span", "", words.spell(spell)), cards::points(points, words)]
            )
        };
        let spells = tag("ul", "", player.book.iter().map(spell).collect());
        tag("li", &words.guild(seat), vec![tag("h3", "", head), spells])
    };
    all([
        said("p", "", words.count("sheet", WINNING_POINTS)),
        tag("ol", "wizards-gambit-sheet", table.all_seats().map(book).collect()),
    ])
}
