//! What the people at the table must know about the program itself.

use conclave_session::saves::StoreError;
use yew::prelude::*;

use super::autosave::SaveStatus;
use super::command::{Command, GameCommand};
use crate::components::icons::{Icon, TextButton};
use crate::context::use_text;

/// Properties of [`AlertBanner`].
#[derive(Properties, PartialEq)]
pub struct AlertBannerProps {
    /// The message.
    pub words: AttrValue,
    /// What can be done about it: for each button the key of its text, and what it does.
    #[prop_or_default]
    pub buttons: Vec<(&'static str, GameCommand)>,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// A warning, read out at once, with what can be done about it.
#[component]
pub fn AlertBanner(AlertBannerProps { words, buttons, send }: &AlertBannerProps) -> Html {
    let text = use_text();
    let buttons = buttons.iter().map(|&(key, command)| {
        let onclick = command.on_press(send);
        html! { <TextButton {key} label={text.tr(key)} {onclick} /> }
    });
    html! {
        <div class="banner" role="alert">
            { Icon::Warning.drawing() }
            <p>{ words }</p>
            <div class="row">{ for buttons }</div>
        </div>
    }
}

/// Properties of [`SaveBanner`].
#[derive(Properties, PartialEq)]
pub struct SaveBannerProps {
    /// The status of saving.
    pub status: SaveStatus,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// A warning when the game is not saved; nothing when it is.
#[component]
pub fn SaveBanner(SaveBannerProps { status, send }: &SaveBannerProps) -> Html {
    let text = use_text();
    let (key, buttons) = match status {
        SaveStatus::Saved => return html! {},
        SaveStatus::Failed(StoreError::Full) => {
            ("storage-full", vec![("export", GameCommand::Export)])
        }
        SaveStatus::Failed(StoreError::Blocked) => {
            ("storage-blocked", vec![("export", GameCommand::Export)])
        }
        SaveStatus::Deleted => ("deleted", vec![("deleted-keep", GameCommand::KeepMine)]),
        SaveStatus::Elsewhere => (
            "elsewhere",
            vec![
                ("elsewhere-theirs", GameCommand::TakeTheirs),
                ("elsewhere-mine", GameCommand::KeepMine),
            ],
        ),
    };
    html! { <AlertBanner words={text.tr(key)} {buttons} send={send.clone()} /> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;

    #[test]
    fn a_game_that_is_not_saved_says_so_and_what_to_do() {
        let text = testing::text(Locale::English);
        let markup =
            |status| testing::markup(&text, html! { <SaveBanner {status} send={|_| ()} /> });
        assert!(!markup(SaveStatus::Saved).contains("banner"));
        let full = markup(SaveStatus::Failed(StoreError::Full));
        assert!(full.contains("role=\"alert\""), "{full}");
        assert_eq!(full.matches("<button").count(), 1);
        assert_eq!(markup(SaveStatus::Deleted).matches("<button").count(), 1);
        assert_eq!(markup(SaveStatus::Elsewhere).matches("<button").count(), 2);
    }
}
