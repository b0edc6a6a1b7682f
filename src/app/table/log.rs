//! The log: what happened, in sentences; each leads to its moment.

use yew::prelude::*;

use super::queue::Line;
use crate::text::Text;

/// How many lines are shown until the reader asks for all.
const SHORT: usize = 80;

/// The log, latest line first. `all` shows it to its beginning; `turn` is the
/// moment being looked at, when it is not the present one; `jump` leads to the
/// moment after so many actions.
pub fn log(
    lines: &[Line],
    all: bool,
    turn: Option<usize>,
    jump: &Callback<usize>,
    show_all: Callback<MouseEvent>,
    text: &Text,
) -> Html {
    let hidden = if all { 0 } else { lines.len().saturating_sub(SHORT) };
    let line = |(at, line): (usize, &Line)| {
        let to = line.turn;
        let here = turn == Some(to);
        html! {
            <li key={at} class={classes!("log-line", here.then_some("log-here"))}>
                <button
                    type="button"
                    class="log-jump"
                    aria-current={here.then_some("true")}
                    onclick={jump.reform(move |_| to)}
                >
                    { &line.words }
                </button>
            </li>
        }
    };
    html! {
        <>
            <ol class="log" reversed=true>
                { for lines.iter().enumerate().skip(hidden).rev().map(line) }
            </ol>
            if hidden > 0 {
                <button type="button" class="button button-quiet" onclick={show_all}>
                    { text.say("log-all") }
                </button>
            }
        </>
    }
}
