//! The log beside the board; each line leads to its moment.

use std::rc::Rc;

use yew::prelude::*;

use super::command::Command;
use super::log::LogLine;
use crate::context::use_text;

/// How many lines are shown until the reader asks for all.
const SHORT: usize = 80;

/// Properties of [`LogPanel`].
#[derive(Properties, PartialEq)]
pub struct LogPanelProps {
    /// All lines, in order.
    pub lines: Rc<Vec<LogLine>>,
    /// Whether all are shown.
    pub whole: bool,
    /// The moment being looked at, when it is not the present one.
    pub ply: Option<usize>,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// The log, latest line first.
#[component]
pub fn LogPanel(LogPanelProps { lines, whole, ply, send }: &LogPanelProps) -> Html {
    let text = use_text();
    let hidden = if *whole { 0 } else { lines.len().saturating_sub(SHORT) };
    let shown = lines.iter().enumerate().skip(hidden).rev().map(|(at, line)| {
        html! {
            <LogEntry key={at} line={line.clone()} here={*ply == Some(line.ply)} send={send.clone()} />
        }
    });
    html! {
        <aside class="table-side" aria-labelledby="log-title">
            <h2 id="log-title" tabindex="-1">{ text.tr("log") }</h2>
            <ol class="log" reversed=true>{ for shown }</ol>
            if hidden > 0 {
                <button
                    type="button"
                    class="button button-quiet"
                    onclick={send.reform(|_| Command::WholeLog)}
                >
                    { text.tr("log-all") }
                </button>
            }
        </aside>
    }
}

/// Properties of [`LogEntry`].
#[derive(Properties, PartialEq)]
struct LogEntryProps {
    line: LogLine,
    /// Whether its moment is being looked at.
    here: bool,
    send: Callback<Command>,
}

/// A line of the log.
#[component]
fn LogEntry(LogEntryProps { line, here, send }: &LogEntryProps) -> Html {
    let ply = line.ply;
    html! {
        <li class={classes!("log-line", here.then_some("log-here"))}>
            <button
                type="button"
                class="log-jump"
                aria-current={here.then_some("true")}
                onclick={send.reform(move |_| Command::Jump(ply))}
            >
                { &line.words }
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave::i18n::Locale;

    fn markup(count: usize, whole: bool, ply: Option<usize>) -> String {
        let text = testing::text(Locale::English, &["shell"]);
        let line = |ply| LogLine { ply, words: format!("Line {ply}.").into() };
        let lines = Rc::new((0..count).map(line).collect::<Vec<_>>());
        testing::markup(&text, html! { <LogPanel {lines} {whole} {ply} send={|_| ()} /> })
    }

    #[test]
    fn the_latest_line_comes_first_and_the_moment_looked_at_is_marked() {
        let found = markup(3, false, Some(1));
        let at = |line: &str| found.find(line).unwrap_or_else(|| panic!("{line} in {found}"));
        assert!(at("Line 2.") < at("Line 1.") && at("Line 1.") < at("Line 0."));
        assert_eq!(found.matches("aria-current=\"true\"").count(), 1);
        assert!(!found.contains("button-quiet"));
    }

    #[test]
    fn a_long_log_is_cut_until_all_is_wanted() {
        let cut = markup(100, false, None);
        assert_eq!(cut.matches("<li").count(), SHORT);
        assert!(cut.contains("button-quiet") && !cut.contains("Line 19."));
        assert_eq!(markup(100, true, None).matches("<li").count(), 100);
    }
}
