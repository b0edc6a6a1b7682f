//! The log beside the board; each line leads to its moment.

use std::rc::Rc;

use conclave_art::Sigil;
use web_sys::Element;
use yew::prelude::*;

use super::command::{Command, GameCommand, PageCommand, ReplayCommand};
use super::log::LogLine;
use super::sentence::{Sentence, SentencePart, parts};
use crate::components::back::use_back;
use crate::components::icons::aria_bool;
use crate::context::use_text;
use crate::games::PlayerInfo;

/// How many lines are shown until the reader asks for all, at least.
const SHORT: usize = 80;
/// How many of the oldest go together: if one went with each that comes, all others would move each time.
const GO_TOGETHER: usize = 20;

/// Properties of [`LogPanel`].
#[derive(Properties, PartialEq)]
pub struct LogPanelProps {
    /// All lines, in order.
    pub lines: Rc<Vec<LogLine>>,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
    /// Lines of actions after so many are news to the reader.
    pub since: usize,
    /// Whether all are shown.
    pub whole: bool,
    /// Whether it has been opened, where it has no place of its own.
    pub open: bool,
    /// The moment being looked at, when it is not the present one.
    pub ply: Option<usize>,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// The log. The latest line comes last, so that the others stay where they are: the panel scrolls to it,
/// unless somebody is there who reads.
#[component]
pub fn LogPanel(props: &LogPanelProps) -> Html {
    let LogPanelProps { lines, players, since, whole, open, ply, send } = props;
    let text = use_text();
    let only = use_state_eq(|| None::<usize>);
    let log = use_node_ref();
    use_effect_with((lines.len(), *only, *open), {
        let log = log.clone();
        move |_| {
            let log = log.cast::<Element>();
            let read = |log: &Element| log.matches(":hover, :focus-within").unwrap_or_default();
            if let Some(log) = log.filter(|log| !read(log)) {
                log.set_scroll_top(i32::MAX);
            }
        }
    });
    let about = |line: &LogLine| {
        let named = |number| parts(&line.words, players).contains(&SentencePart::Player(number));
        line.heading || only.is_none_or(named)
    };
    use_back(*open, send.reform(|()| PageCommand::ToggleLog.into()));
    let cut = lines.len().saturating_sub(SHORT) / GO_TOGETHER * GO_TOGETHER;
    let hidden = if *whole || only.is_some() { 0 } else { cut };
    let shown = lines.iter().enumerate().skip(hidden);
    let shown = shown.filter(|(_, line)| about(line)).map(|(at, line)| {
        html! {
            <LogEntry
                key={at}
                line={line.clone()}
                players={Rc::clone(players)}
                here={*ply == Some(line.ply)}
                below={*open}
                new={line.ply > *since}
                send={send.clone()}
            />
        }
    });
    let filters = players.iter().enumerate().map(|(number, player)| {
        let chosen = *only == Some(number);
        let only = only.clone();
        let label = text.tr_args("log-only", &[("name", player.name.as_str().into())]);
        html! {
            <button
                key={number}
                type="button"
                class="icon-button"
                aria-label={label.clone()}
                title={label}
                aria-pressed={aria_bool(chosen)}
                onclick={move |_| only.set((!chosen).then_some(number))}
            >
                <span class={classes!("badge", "seat-guild", format!("guild-{}", player.guild))}>
                    <Sigil of={player.guild} />
                </span>
                { &player.name }
            </button>
        }
    });
    html! {
        <aside class="table-side" aria-labelledby="log-title">
            <h2 key="title" id="log-title" tabindex="-1">{ text.tr("log") }</h2>
            <div key="only" class="log-only" role="group" aria-label={text.tr("players")}>
                { for filters }
            </div>
            <ol key="log" ref={log} class="log">
                // In the list, so that the list stays where it is when this comes.
                if hidden > 0 {
                    <li key="all">
                        <button
                            type="button"
                            class="button button-quiet"
                            onclick={PageCommand::WholeLog.on_press(send)}
                        >
                            { text.tr("log-all") }
                        </button>
                    </li>
                }
                { for shown }
            </ol>
        </aside>
    }
}

/// Properties of [`LogEntry`].
#[derive(Properties, PartialEq)]
struct LogEntryProps {
    line: LogLine,
    players: Rc<[PlayerInfo]>,
    /// Whether it is news.
    new: bool,
    /// Whether its moment is being looked at.
    here: bool,
    /// Whether the log lies below the board.
    below: bool,
    send: Callback<Command>,
}

/// A line of the log.
#[component]
fn LogEntry(LogEntryProps { line, players, new, here, below, send }: &LogEntryProps) -> Html {
    let onclick = {
        let (ply, below, send) = (line.ply, *below, send.clone());
        move |_: MouseEvent| {
            send.emit(GameCommand::Replay(ReplayCommand::Ply(ply)).into());
            if below {
                send.emit(PageCommand::FocusBoard.into());
            }
        }
    };
    let did = parts(&line.words, players).into_iter().find_map(|part| match part {
        SentencePart::Player(number) => Some(format!("guild-{}", players[number].guild)),
        _ => None,
    });
    html! {
        <li
            class={classes!(
                "log-line",
                did,
                line.heading.then_some("log-heading"),
                new.then_some("log-new"),
                here.then_some("log-here"),
            )}
        >
            <button
                type="button"
                class="log-jump"
                aria-current={here.then_some("true")}
                {onclick}
            >
                <Sentence words={line.words.clone()} players={Rc::clone(players)} />
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;
    use conclave_session::Controller;

    fn markup(count: usize, whole: bool, ply: Option<usize>) -> String {
        let text = testing::text(Locale::English);
        let words = |ply| if ply == 1 { "Ada: line 1.".into() } else { format!("Line {ply}.") };
        let line = |ply| LogLine { ply, words: words(ply).into(), heading: ply == 0 };
        let lines = Rc::new((0..count).map(line).collect::<Vec<_>>());
        let ada = PlayerInfo { name: "Ada".into(), guild: "red", controller: Controller::Person };
        let players = Rc::from([ada]);
        let panel = html! {
            <LogPanel {lines} {players} since=1 {whole} open=false {ply} send={|_| ()} />
        };
        testing::markup(&text, panel)
    }

    #[test]
    fn the_latest_line_comes_last_and_the_moment_looked_at_is_marked() {
        let found = markup(3, false, Some(1));
        let at = |line: &str| found.find(line).unwrap_or_else(|| panic!("{line} in {found}"));
        assert!(at("Line 0.") < at(": line 1.") && at(": line 1.") < at("Line 2."));
        assert_eq!(found.matches("aria-current=\"true\"").count(), 1);
        assert!(!found.contains("button-quiet"));
    }

    #[test]
    fn lines_say_who_by_colour_sigil_and_name_and_mark_what_is_new_and_where_a_part_begins() {
        let found = markup(3, false, None);
        assert_eq!(found.matches("log-new").count(), 1, "{found}");
        assert_eq!(found.matches("log-heading").count(), 1, "{found}");
        assert!(found.contains("class=\"log-line guild-red\""), "{found}");
        assert!(found.contains("href=\"#sigil-red\""), "{found}");
        assert!(found.contains("Only what Ada does"), "{found}");
        assert!(found.contains("</span>Ada</button>"), "{found}");
    }

    #[test]
    fn a_long_log_is_cut_until_all_is_wanted() {
        let cut = markup(100, false, None);
        assert_eq!(cut.matches("<li class=\"log-line").count(), SHORT);
        assert!(cut.contains("button-quiet") && !cut.contains("Line 19."));
        assert!(markup(119, false, None).contains("Line 20."), "the oldest go together");
        assert_eq!(markup(100, true, None).matches("<li class=\"log-line").count(), 100);
    }
}
