//! The line above the board: what is expected, or what just happened, and how fast that is
//! shown.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::icons::{Icon, IconButton, TextButton};
use crate::context::use_text;
use crate::games::PlayerInfo;
use crate::table::command::{Command, GameCommand};
use crate::table::sentence::Sentence;

/// How far playback has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaybackStatus {
    /// An event is being shown.
    Running,
    /// The event being shown ends a part of the game; the next waits for a person.
    AtPartEnd,
    /// The event after the one being shown waits for a person.
    Waiting {
        /// Whether every event does, because that is the speed chosen.
        step: bool,
    },
    /// All is shown.
    Done {
        /// Whether there is something to show again: events since the last decision here.
        again: bool,
        /// Whether a bot has done something since, and can give its reasons.
        why: bool,
    },
}

/// Properties of [`PlaybackBar`].
#[derive(Properties, PartialEq)]
pub struct PlaybackBarProps {
    /// What is expected, or what just happened; none when there is nothing to say.
    pub words: Option<AttrValue>,
    /// The game, and the chapter of its rules about what is expected.
    pub rules: (&'static str, &'static str),
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
    /// Whether a person at this device must decide.
    pub yours: bool,
    /// How far playback has got.
    pub status: PlaybackStatus,
    /// Whether all people here are out until the next part of the game, and can skip to it.
    pub out: bool,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// What is expected or just happened, and the controls of its pace. Its height is always the
/// same, so that the board below stays where it is.
#[component]
pub fn PlaybackBar(props: &PlaybackBarProps) -> Html {
    let PlaybackBarProps { words, rules, players, yours, status, out, send } = props;
    let text = use_text();
    let icon = |icon, key: &'static str, explain, command: GameCommand| {
        let onclick = command.on_press(send);
        html! { <IconButton {key} {icon} label={text.tr(key)} {explain} {onclick} /> }
    };
    let (game, chapter) = *rules;
    let href = format!("#/rules/{game}?chapter={chapter}");
    // What can be done when all is shown stands elsewhere in some games: these are other controls.
    let pace = if matches!(status, PlaybackStatus::Done { .. }) { "done" } else { "pace" };
    html! {
        <div class="playback-bar">
            <p key="prompt" class={classes!("prompt", yours.then_some("prompt-yours"))}>
                if let Some(words) = words {
                    // One piece, also where the line is a grid; and another for other words, which begin elsewhere.
                    if let PlaybackStatus::Done { .. } = status {
                        <a key={&**words} {href} data-chapter={chapter} title={text.tr("rules")}>
                            <Sentence {words} players={Rc::clone(players)} />
                        </a>
                    } else {
                        <span key={&**words}><Sentence {words} players={Rc::clone(players)} /></span>
                    }
                }
            </p>
            <div key={pace} class="playback-controls">
                { match *status {
                    PlaybackStatus::Running => icon(Icon::Pause, "replay-pause", "pause", GameCommand::Pause),
                    PlaybackStatus::Waiting { step } => html! {
                        <>
                            if !step {
                                { icon(Icon::Play, "playback-on", "go-on", GameCommand::Pause) }
                            }
                            { icon(Icon::Forward, "playback-next", "next", GameCommand::ShowNext) }
                        </>
                    },
                    PlaybackStatus::AtPartEnd => html! {
                        <TextButton
                            label={text.tr("playback-on")}
                            main=true
                            onclick={GameCommand::ShowNext.on_press(send)}
                        />
                    },
                    PlaybackStatus::Done { again, why } => html! {
                        <>
                            if why {
                                { icon(Icon::Why, "playback-why", "why", GameCommand::TellWhy) }
                            }
                            if again {
                                { icon(Icon::Replay, "playback-again", "again", GameCommand::Again) }
                            }
                        </>
                    },
                } }
                if !matches!(status, PlaybackStatus::Done { .. } | PlaybackStatus::AtPartEnd) {
                    <TextButton
                        key="skip"
                        label={text.tr(if *out { "playback-skip-out" } else { "playback-skip" })}
                        onclick={GameCommand::Skip.on_press(send)}
                    />
                }
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;

    #[test]
    fn while_events_are_shown_there_is_a_way_to_pause_and_to_skip() {
        let text = testing::text(Locale::English);
        let markup = |status| {
            let players: Rc<[PlayerInfo]> = Rc::new([]);
            let words = "Ada passes.";
            let bar = html! {
                <PlaybackBar {words} rules={("elfenwizards", "p2")} {players} yours=false {status} out=false send={|_| ()} />
            };
            testing::markup(&text, bar)
        };
        let count = |status| markup(status).matches("<button").count();
        assert_eq!(count(PlaybackStatus::Running), 2, "pause, skip");
        assert_eq!(count(PlaybackStatus::Waiting { step: false }), 3, "go on, next, skip");
        assert_eq!(count(PlaybackStatus::Waiting { step: true }), 2, "next, skip");
        assert_eq!(count(PlaybackStatus::AtPartEnd), 1, "go on");
        assert_eq!(count(PlaybackStatus::Done { again: true, why: true }), 2, "why, again");
        assert_eq!(count(PlaybackStatus::Done { again: true, why: false }), 1);
        assert_eq!(count(PlaybackStatus::Done { again: false, why: false }), 0);
        assert!(markup(PlaybackStatus::Running).contains(">Skip<"));
    }

    #[test]
    fn what_is_expected_leads_to_its_chapter_and_what_is_shown_is_pressed_for_the_next() {
        let text = testing::text(Locale::English);
        let markup = |status| {
            let players: Rc<[PlayerInfo]> = Rc::new([]);
            let rules = ("elfenwizards", "p2");
            let bar = html! {
                <PlaybackBar words="Ada decides." {rules} {players} yours=true {status} out=false send={|_| ()} />
            };
            testing::markup(&text, bar)
        };
        let link = "href=\"#/rules/elfenwizards?chapter=p2\"";
        assert!(markup(PlaybackStatus::Done { again: false, why: false }).contains(link));
        assert!(!markup(PlaybackStatus::Running).contains("<a"));
    }
}
