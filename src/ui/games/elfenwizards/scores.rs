//! What lies in front of each player, the score sheet, and the course of the scores.

use conclave::games::elfenwizards::Position;
use conclave::games::elfenwizards::state::{Decision, ROUNDS};
use conclave::table::Seat;
use yew::prelude::*;

use super::pieces;
use super::words::{Words, number};
use crate::components::tags::{self, el, none, said, span, tag, tip, unseen, when};
use crate::text::Text;

/// Dice and minor spells in front of a seat, and the dragon.
pub fn seat_summary(position: &Position, seat: Seat, text: &Text) -> Html {
    let Some(player) = position.players.get(seat.index()) else { return none() };
    let words = Words { text, players: &[], position };
    let dice = player.unrolled + player.hand.len();
    let mut label =
        words.tr_args("front", &[("dice", number(dice)), ("minors", number(player.reserve))]);
    let dragon = position.dragon == seat;
    let passed = position.competition.passed.has(seat);
    for (is, key) in [(dragon, "has-dragon"), (passed, "has-passed")] {
        if is {
            label += ", ";
            label += &words.tr(key);
        }
    }
    let seen = |piece, count: u8| el!("span", "aria-hidden" = "true", [piece, tags::number(count)]);
    tip(
        "elfenwizards-front",
        label.clone(),
        vec![
            unseen(label),
            seen(pieces::unrolled(player.guild), dice),
            seen(pieces::chip(player.guild), player.reserve),
            when(dragon, || pieces::symbol("dragon")),
            when(passed, || el!("i", "aria-hidden" = "true", [tags::words(words.tr("passed"))])),
        ],
    )
}

fn seats(position: &Position) -> impl Iterator<Item = Seat> {
    (0..position.seats()).map(Seat)
}

/// The score sheet: a row for each player, a column for each round.
pub fn score_sheet(words: Words) -> Html {
    let position = words.position;
    let rounds = 1..=ROUNDS;
    let head = |inside| el!("th", "scope" = "col", [inside]);
    let said_head = |key| head(tags::words(words.tr(key)));
    let mut heads = vec![said_head("player")];
    heads.extend(rounds.clone().map(|round| {
        let title = words.tr_args("round", &[("number", number(round))]);
        head(el!("abbr", "title" = title, [tags::number(round)]))
    }));
    heads.extend(["bonus", "total"].map(said_head));
    let over = position.decision == Decision::Nothing;
    let row = |seat| {
        let player = position.player(seat);
        let badge = ["elfenwizards-badge ", pieces::guild_class(player.guild)].concat();
        let name = tags::words(words.name(seat).to_owned());
        let mut row = vec![el!(
            "th",
            "scope" = "row",
            [span(&badge, vec![pieces::sigil(player.guild)]), name]
        )];
        let bonus = over.then(|| player.bonus.into());
        let scored = rounds.clone().map(|round| player.rounds.get(usize::from(round) - 1).copied());
        row.extend(scored.chain([bonus]).map(|points| {
            said("td", "", points.map_or_else(|| "–".into(), |points| points.to_string()))
        }));
        row.push(tag("td", "", vec![said("b", "", player.score().to_string())]));
        tag("tr", "", row)
    };
    let rows = seats(position).map(row).collect();
    tag(
        "table",
        "elfenwizards-sheet",
        vec![
            said("caption", "", words.tr("sheet")),
            tag("thead", "", vec![tag("tr", "", heads)]),
            tag("tbody", "", rows),
        ],
    )
}

/// The chart's steps: the rounds, and the bonus at the end.
pub fn score_history(words: Words) -> Option<(u16, String, Vec<i32>)> {
    let position = words.position;
    let scores = position.players.iter().map(|player| player.score()).collect();
    // Nobody tells a view that follows that the game is over.
    let over = position.players.iter().any(|player| player.bonus > 0);
    let round = position.round;
    Some(if over {
        (u16::MAX, words.tr("bonus"), scores)
    } else {
        (round.into(), round.to_string(), scores)
    })
}
