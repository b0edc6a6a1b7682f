//! The controls of a replay.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::command::{Command, GameCommand, PageCommand, ReplayCommand};
use super::playback::Replay;
use crate::components::icons::{Icon, IconButton, TextButton};
use crate::context::use_text;

/// Properties of [`ReplayBar`].
#[derive(Properties, PartialEq)]
pub struct ReplayBarProps {
    /// The replay.
    pub replay: Replay,
    /// How many actions the game has.
    pub plies: usize,
    /// The moments at which a part of the game begins.
    pub parts: Vec<usize>,
    /// Whether the game was opened from a shared link.
    pub shared: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the game is on the device of another: then there is nothing to share, to analyse or to play on
    /// from. (Only where there are such tables.)
    #[prop_or_default]
    pub guest: bool,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// The moment being looked at, and buttons for others.
#[component]
pub fn ReplayBar(props: &ReplayBarProps) -> Html {
    let &ReplayBarProps {
        replay: Replay { ply, playing },
        plies,
        ref parts,
        shared,
        over,
        guest,
        ref send,
    } = props;
    let owner = !guest;
    let text = use_text();
    let moment = text.tr_args("moment-of", &[("turn", ply.into()), ("turns", plies.into())]);
    let oninput = send.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        GameCommand::Replay(ReplayCommand::Ply(input.value_as_number() as usize)).into()
    });
    let button = |icon, key: &'static str, command: Command, disabled| {
        let onclick = command.on_press(send);
        html! { <IconButton {key} {icon} label={text.tr(key)} {onclick} {disabled} /> }
    };
    let to = |replay| GameCommand::Replay(replay).into();
    let before = ply.saturating_sub(1);
    let closable = over || !shared;
    html! {
        <section class="replay" aria-label={text.tr("replay")}>
            if shared {
                <p key="shared" class="note">{ text.tr("shared-here") }</p>
            }
            <div key="line" class="replay-line">
                <input
                    type="range"
                    min="0"
                    max={plies.to_string()}
                    list="parts"
                    value={ply.to_string()}
                    aria-label={text.tr("moment")}
                    aria-valuetext={moment.clone()}
                    {oninput}
                />
                <datalist id="parts">
                    for (at, part) in parts.iter().enumerate() {
                        <option key={at} value={part.to_string()} />
                    }
                </datalist>
                <span class="replay-moment">{ moment }</span>
            </div>
            <div key="buttons" class="replay-buttons">
                { button(Icon::First, "replay-first", to(ReplayCommand::Ply(0)), ply == 0) }
                { button(Icon::Back, "replay-back", to(ReplayCommand::Ply(before)), ply == 0) }
                { if playing {
                    button(Icon::Pause, "replay-pause", to(ReplayCommand::PlayPause), false)
                } else {
                    button(Icon::Play, "replay-play", to(ReplayCommand::PlayPause), plies == 0)
                } }
                { button(Icon::Forward, "replay-forward", to(ReplayCommand::Forward), ply == plies) }
                { button(Icon::Last, "replay-last", to(ReplayCommand::Ply(plies)), ply == plies) }
                if owner {
                    <button
                        key="branch"
                        type="button"
                        class="button button-quiet"
                        disabled={ply == plies && closable}
                        onclick={GameCommand::Replay(ReplayCommand::Branch).on_press(send)}
                    >
                        { text.tr("branch") }
                    </button>
                }
                if owner && over {
                    { button(Icon::Sheet, "analysis", PageCommand::Analyse.into(), false) }
                }
                if owner {
                    { button(Icon::Share, "share", GameCommand::Share.into(), false) }
                }
                if closable {
                    <TextButton
                        key="close"
                        icon={Icon::Close}
                        label={text.tr("replay-close")}
                        main=true
                        onclick={GameCommand::Replay(ReplayCommand::Toggle).on_press(send)}
                    />
                }
            </div>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;

    fn markup(ply: usize, playing: bool, shared: bool) -> String {
        let text = testing::text(Locale::English);
        let replay = Replay { ply, playing };
        let bar = html! {
            <ReplayBar {replay} plies=7 parts={vec![0, 4]} {shared} over=false send={|_| ()} />
        };
        testing::markup(&text, bar)
    }

    #[test]
    fn at_the_end_one_cannot_go_on_and_at_the_beginning_not_back() {
        let disabled = |html: &str| html.matches("disabled=\"").count();
        // The first and the last moment: two buttons each; a branch from the present would
        // be the same game.
        assert_eq!(disabled(&markup(0, false, false)), 2);
        assert_eq!(disabled(&markup(3, false, false)), 0);
        assert_eq!(disabled(&markup(7, false, false)), 3);
        assert_eq!(markup(3, false, false).matches("<option").count(), 2, "a mark for each part");
    }

    #[test]
    fn a_shared_game_says_so_and_is_taken_up_from_its_end() {
        let found = markup(7, false, true);
        assert!(found.contains("class=\"note\""));
        assert_eq!(found.matches("disabled=\"").count(), 2);
    }
}
