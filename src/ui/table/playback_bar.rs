//! The line above the board: what is expected, or what just happened, and how fast that is
//! shown.

use std::rc::Rc;

use yew::prelude::*;

use super::command::Command;
use super::sentence::Sentence;
use crate::components::icons::{Icon, IconButton, TextButton};
use crate::context::use_text;
use crate::games::PlayerInfo;

/// How far the story of the game has been shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Story {
    /// An event is being shown.
    Runs,
    /// The event being shown ends a part of the game, and waits until somebody goes on.
    Stands,
    /// The event being shown waits until somebody goes on; `step` says that every one does.
    Waits {
        /// Whether the reader has chosen that speed.
        step: bool,
    },
    /// All is shown.
    Told {
        /// Whether something has happened since the last decision here.
        again: bool,
    },
}

/// Properties of [`StoryBar`].
#[derive(Properties, PartialEq)]
pub struct StoryBarProps {
    /// What is expected, or what just happened; none when there is nothing to say.
    pub words: Option<AttrValue>,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
    /// Whether somebody here must decide.
    pub yours: bool,
    /// How far the story has been shown.
    pub story: Story,
    /// Whether all people here are out until the next part of the game, and can skip to it.
    pub out: bool,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
    /// What lies over it: a hint.
    pub children: Html,
}

/// What is expected or just happened, and the controls of its pace. Its height is always the
/// same, so that the board below stays where it is.
#[component]
pub fn StoryBar(props: &StoryBarProps) -> Html {
    let StoryBarProps { words, players, yours, story, out, send, children } = props;
    let text = use_text();
    let icon = |icon, key: &'static str, command: Command| {
        let onclick = send.reform(move |_: MouseEvent| command);
        html! { <IconButton {key} {icon} label={text.tr(key)} {onclick} /> }
    };
    html! {
        <div class="story">
            <p key="prompt" class={classes!("prompt", yours.then_some("prompt-yours"))}>
                if let Some(words) = words {
                    // One piece, also where the line is a grid.
                    <span><Sentence {words} players={Rc::clone(players)} /></span>
                }
            </p>
            <div key="pace" class="story-pace">
                { match *story {
                    Story::Runs => icon(Icon::Pause, "replay-pause", Command::Pause),
                    Story::Waits { step } => html! {
                        <>
                            if !step {
                                { icon(Icon::Play, "story-on", Command::Pause) }
                            }
                            { icon(Icon::Forward, "story-next", Command::Hurry) }
                        </>
                    },
                    Story::Stands => html! {
                        <TextButton
                            label={text.tr("story-on")}
                            main=true
                            onclick={send.reform(|_| Command::Hurry)}
                        />
                    },
                    Story::Told { again: true } => {
                        icon(Icon::Replay, "story-again", Command::Again)
                    }
                    Story::Told { again: false } => Html::default(),
                } }
                if !matches!(story, Story::Told { .. } | Story::Stands) {
                    <TextButton
                        key="skip"
                        label={text.tr(if *out { "story-skip-out" } else { "story-skip" })}
                        onclick={send.reform(|_| Command::Skip)}
                    />
                }
            </div>
            { children.clone() }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave::i18n::Locale;

    #[test]
    fn while_events_are_shown_there_is_a_way_to_pause_and_to_skip() {
        let text = testing::text(Locale::English, &["shell"]);
        let markup = |story| {
            let players: Rc<[PlayerInfo]> = Rc::new([]);
            let words = "Ada passes.";
            let bar = html! {
                <StoryBar {words} {players} yours=false {story} out=false send={|_| ()}>
                    { "" }
                </StoryBar>
            };
            testing::markup(&text, bar)
        };
        let count = |story| markup(story).matches("<button").count();
        assert_eq!(count(Story::Runs), 2, "pause, skip");
        assert_eq!(count(Story::Waits { step: false }), 3, "go on, next, skip");
        assert_eq!(count(Story::Waits { step: true }), 2, "next, skip");
        assert_eq!(count(Story::Stands), 1, "go on");
        assert_eq!(count(Story::Told { again: true }), 1);
        assert_eq!(count(Story::Told { again: false }), 0);
        assert!(markup(Story::Runs).contains(">Skip<"));
    }
}
