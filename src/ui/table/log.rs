//! The log: what happened, in sentences; each leads to its moment.

use yew::prelude::*;

use super::queue::LogLine;
use crate::components::tags::{all, button, class, el, keyed, when, words};
use crate::text::Text;

/// How many lines are shown until the reader asks for all.
const SHORT: usize = 80;

/// The log, latest line first. `whole` shows it to its beginning; `turn` is the
/// moment being looked at, when it is not the present one; `jump` leads to the
/// moment after so many actions.
pub fn log(
    lines: &[LogLine],
    whole: bool,
    turn: Option<usize>,
    jump: &Callback<usize>,
    show_all: Callback<MouseEvent>,
    text: &Text,
) -> Html {
    let hidden = if whole { 0 } else { lines.len().saturating_sub(SHORT) };
    let line = |(at, line): (usize, &LogLine)| {
        let to = line.turn;
        let here = turn == Some(to);
        keyed(
            at,
            el!(
                "li",
                "class" = class("log-line", &[(here, "log-here")]),
                [el!(
                    "button",
                    "type" = "button",
                    "class" = "log-jump",
                    "aria-current" = here.then_some("true"),
                    onclick = jump.reform(move |_| to),
                    [words(line.words.clone())]
                )]
            ),
        )
    };
    let lines = lines.iter().enumerate().skip(hidden).rev().map(line);
    all([
        el!("ol", "class" = "log", "reversed" = true, [all(lines)]),
        when(hidden > 0, || {
            button("button button-quiet", show_all, None, vec![words(text.tr("log-all"))])
        }),
    ])
}
