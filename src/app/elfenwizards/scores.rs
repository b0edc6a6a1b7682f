//! What lies in front of each player, the score sheet, and the course of the scores.

use conclave::elfenwizards::Position;
use conclave::elfenwizards::state::{Decision, ROUNDS};
use conclave::table::Seat;
use yew::prelude::*;

use super::pieces;
use super::words::{Words, number};
use crate::text::Text;

/// Dice and minor spells in front of a seat, and the dragon.
pub fn front(position: &Position, seat: Seat, text: &Text) -> Html {
    let Some(player) = position.players.get(seat.index()) else { return Html::default() };
    let words = Words { text, sitters: &[], position };
    let dice = player.unrolled + player.hand.len();
    let mut label =
        words.tell("front", &[("dice", number(dice)), ("minors", number(player.reserve))]);
    let dragon = position.dragon == seat;
    let passed = position.contest.passed.has(seat);
    for (is, key) in [(dragon, "has-dragon"), (passed, "has-passed")] {
        if is {
            label += ", ";
            label += &words.say(key);
        }
    }
    html! {
        <span class="elfenwizards-front" title={label.clone()}>
            <span class="unseen">{ label }</span>
            <span aria-hidden="true">{ pieces::unrolled(player.guild) }{ dice }</span>
            <span aria-hidden="true">{ pieces::chip(player.guild) }{ player.reserve }</span>
            if dragon { { pieces::symbol("dragon") } }
            if passed { <i aria-hidden="true">{ words.say("passed") }</i> }
        </span>
    }
}

fn seats(position: &Position) -> impl Iterator<Item = Seat> {
    (0..position.seats()).map(Seat)
}

/// The score sheet: a row for each player, a column for each round.
pub fn sheet(words: Words) -> Html {
    let position = words.position;
    let rounds = 1..=ROUNDS;
    html! {
        <table class="elfenwizards-sheet">
            <caption>{ words.say("sheet") }</caption>
            <thead>
                <tr>
                    <th scope="col">{ words.say("player") }</th>
                    { for rounds.clone().map(|round| html! {
                        <th scope="col">
                            <abbr title={words.tell("round", &[("number", number(round))])}>{ round }</abbr>
                        </th>
                    }) }
                    <th scope="col">{ words.say("bonus") }</th>
                    <th scope="col">{ words.say("total") }</th>
                </tr>
            </thead>
            <tbody>
                { for seats(position).map(|seat| {
                    let player = position.player(seat);
                    let scored = |round: u8| player.rounds.get(usize::from(round) - 1);
                    let over = position.decision == Decision::Nothing;
                    html! {
                        <tr key={seat.0}>
                            <th scope="row">
                                <span class={classes!("elfenwizards-badge", pieces::guild_class(player.guild))}>
                                    { pieces::sigil(player.guild) }
                                </span>
                                { words.name(seat) }
                            </th>
                            { for rounds.clone().map(|round| html! {
                                <td>{ scored(round).map_or("–".into(), |points| points.to_string()) }</td>
                            }) }
                            <td>{ if over { player.bonus.to_string() } else { "–".into() } }</td>
                            <td><b>{ player.score() }</b></td>
                        </tr>
                    }
                }) }
            </tbody>
        </table>
    }
}

/// The chart's steps: the rounds, and the bonus at the end.
pub fn course(words: Words) -> Option<(u16, String, Vec<i32>)> {
    let position = words.position;
    let scores = position.players.iter().map(|player| player.score()).collect();
    // Nobody tells a view that follows that the game is over.
    let over = position.players.iter().any(|player| player.bonus > 0);
    let round = position.round;
    Some(if over {
        (u16::MAX, words.say("bonus"), scores)
    } else {
        (round.into(), round.to_string(), scores)
    })
}
