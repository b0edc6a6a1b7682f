//! What lies in front of each player, the score sheet, and the chart of scores.

use std::fmt::Write;

use conclave::elfenwizards::Position;
use conclave::elfenwizards::state::{Decision, ROUNDS};
use conclave::table::{Seat, sort_few};
use yew::prelude::*;

use super::pieces;
use super::words::{Words, number};
use crate::drawing::N;
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

/// The score sheet and the chart.
pub fn ending(words: Words) -> Html {
    html! { <>{ chart(words) }{ sheet(words) }</> }
}

/// The chart's size, and the margins around its field, in units.
const WIDTH: f32 = 360.0;
const HEIGHT: f32 = 200.0;
const LEFT: f32 = 30.0;
const RIGHT: f32 = 26.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 24.0;

/// The scores over the rounds: a line for each player, marked with its sigil.
fn chart(words: Words) -> Html {
    let position = words.position;
    // From nothing, round by round, then the points at the end.
    let lines: Vec<Vec<i32>> = seats(position)
        .map(|seat| {
            let player = position.player(seat);
            let mut total = 0;
            let rounds = player.rounds.iter().map(|&points| {
                total += i32::from(points);
                total
            });
            [0].into_iter().chain(rounds.collect::<Vec<_>>()).chain([player.score()]).collect()
        })
        .collect();
    let steps = lines.iter().map(Vec::len).max().unwrap_or(2).max(2) - 1;
    let most = lines.iter().flatten().copied().max().unwrap_or_default().max(10);
    let least = lines.iter().flatten().copied().min().unwrap_or_default().min(0);
    let x = |step: usize| LEFT + (WIDTH - LEFT - RIGHT) * step as f32 / steps as f32;
    let y = |score: i32| {
        let part = (score - least) as f32 / (most - least) as f32;
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - part)
    };
    // About five lines across, at round numbers.
    let every = [5, 10, 20, 25, 50].into_iter().find(|every| (most - least) / every <= 5);
    let every = every.unwrap_or(100);
    let ticks = (least / every..=most / every).map(|tick| tick * every);
    // Marks at the end must not cover each other.
    let mut ends: Vec<(usize, f32)> =
        lines.iter().map(|line| y(line.last().copied().unwrap_or_default())).enumerate().collect();
    sort_few(&mut ends, |a, b| a.1 < b.1);
    let mut above = f32::MIN;
    for end in &mut ends {
        end.1 = end.1.max(above + 15.0);
        above = end.1;
    }
    let summary: Vec<String> = seats(position)
        .map(|seat| format!("{} {}", words.name(seat), position.player(seat).score()))
        .collect();
    let label = format!("{}: {}", words.say("chart"), summary.join(", "));
    html! {
        <svg class="elfenwizards-chart" viewBox={format!("0 0 {} {}", N(WIDTH), N(HEIGHT))} role="img" aria-label={label}>
            { for ticks.map(|tick| html! {
                <>
                    <path d={format!("M{} {}H{}", N(LEFT), N(y(tick)), N(WIDTH - RIGHT))} />
                    <text x={N(LEFT - 5.0).to_string()} y={N(y(tick) + 3.5).to_string()} text-anchor="end">{ tick }</text>
                </>
            }) }
            { for (1..=steps).map(|step| {
                let name = if step == steps { words.say("bonus") } else { step.to_string() };
                html! {
                    <text x={N(x(step)).to_string()} y={N(HEIGHT - 7.0).to_string()} text-anchor="middle">{ name }</text>
                }
            }) }
            { for seats(position).zip(&lines).map(|(seat, line)| {
                let guild = position.player(seat).guild;
                let mut d = String::new();
                for (step, &score) in line.iter().enumerate() {
                    let verb = if step == 0 { 'M' } else { 'L' };
                    let _ = write!(d, "{verb}{} {}", N(x(step)), N(y(score)));
                }
                html! {
                    <g class={pieces::guild_class(guild)}>
                        <path class="elfenwizards-line-edge" d={d.clone()} />
                        <path class="elfenwizards-line" {d} />
                        { for line.iter().enumerate().skip(1).map(|(step, &score)| html! {
                            <circle cx={N(x(step)).to_string()} cy={N(y(score)).to_string()} r="3" />
                        }) }
                    </g>
                }
            }) }
            { for ends.iter().map(|&(seat, y)| {
                let guild = position.player(Seat(seat as u8)).guild;
                let mark = format!("#sigil-{}", pieces::guild_id(guild));
                html! {
                    <g class={pieces::guild_class(guild)}>
                        <circle cx={N(WIDTH - RIGHT + 12.0).to_string()} cy={N(y).to_string()} r="8" />
                        <use href={mark} x={N(WIDTH - RIGHT + 6.5).to_string()} y={N(y - 5.5).to_string()} width="11" height="11" />
                    </g>
                }
            }) }
        </svg>
    }
}
