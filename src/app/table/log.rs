//! The log: what happened, in sentences; each leads to its moment.

use std::rc::Rc;

use yew::prelude::*;

use super::queue::Line;
use crate::text::Text;

/// How many lines are shown until the reader asks for all.
const SHORT: usize = 80;

/// What the log is given.
#[derive(Properties)]
pub struct LogProps {
    /// The lines, oldest first.
    pub lines: Rc<Vec<Line>>,
    /// The moment being looked at, when it is not the present one.
    pub turn: Option<usize>,
    /// Leads to the moment after so many actions.
    pub jump: Callback<usize>,
    /// The words.
    pub text: Text,
}

impl PartialEq for LogProps {
    fn eq(&self, other: &Self) -> bool {
        // Lines are only added, or all made anew.
        Rc::ptr_eq(&self.lines, &other.lines) && self.turn == other.turn && self.text == other.text
    }
}

/// The log, latest line first.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let all = use_state_eq(|| false);
    let hidden = if *all { 0 } else { props.lines.len().saturating_sub(SHORT) };
    let line = |(at, line): (usize, &Line)| {
        let turn = line.turn;
        let here = props.turn == Some(turn);
        html! {
            <li key={at} class={classes!("log-line", here.then_some("log-here"))}>
                <button
                    type="button"
                    class="log-jump"
                    aria-current={here.then_some("true")}
                    onclick={props.jump.reform(move |_| turn)}
                >
                    { &line.words }
                </button>
            </li>
        }
    };
    html! {
        <>
            <ol class="log" reversed=true>
                { for props.lines.iter().enumerate().skip(hidden).rev().map(line) }
            </ol>
            if hidden > 0 {
                <button type="button" class="button button-quiet" onclick={move |_| all.set(true)}>
                    { props.text.say("log-all") }
                </button>
            }
        </>
    }
}
