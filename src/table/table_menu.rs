//! The name of the game, and what can be done at any time.

use yew::prelude::*;

use super::command::{Command, GameCommand, PageCommand, Panel, ReplayCommand};
use crate::components::full_screen::use_full_screen;
use crate::components::icons::{Icon, IconButton};
use crate::context::{use_settings, use_text};
use crate::screens::screens_bar::ScreensBar;

/// The tools that not every table has.
#[derive(Clone, PartialEq)]
pub enum TableTools {
    /// A game of this device can be undone, if something was done, and shared.
    Own {
        /// Whether something can be undone.
        can_undo: bool,
        /// Whether something can be redone.
        can_redo: bool,
    },
    /// A guest can scan somebody else's answer for the host, and leave.
    Guest {
        /// Called when an answer is to be scanned.
        onscan: Callback<()>,
        /// Called when the guest wants to leave the table.
        onleave: Callback<()>,
    },
}

/// Properties of [`TableMenu`].
#[derive(Properties, PartialEq)]
pub struct TableMenuProps {
    /// What the game is called.
    pub name: AttrValue,
    /// The tools that not every table has.
    pub tools: TableTools,
    /// Whether a hint can be asked for, or put away.
    pub can_hint: bool,
    /// Whether there is a hint, or one is waited for.
    pub hint: bool,
    /// Whether the replay is open.
    pub replay: bool,
    /// Whether the log is open where it has no place of its own.
    pub log_open: bool,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// The bar above the table.
#[component]
pub fn TableMenu(props: &TableMenuProps) -> Html {
    let text = use_text();
    let sound = use_settings().sound;
    let screen = use_full_screen();
    let send = &props.send;
    let home = text.tr("home");
    let sound_icon = if sound { Icon::Sound } else { Icon::Silence };
    let replay = GameCommand::Replay(ReplayCommand::Toggle).into();
    let settings = PageCommand::Open(Some(Panel::Settings)).into();
    let tool =
        |key: &'static str, icon, class: &'static str, usable: bool, pressed, command: Command| {
            let onclick = command.on_press(send);
            html! {
                <IconButton
                    {key}
                    {icon}
                    {class}
                    label={text.tr(key)}
                    explain={key}
                    disabled={!usable}
                    {pressed}
                    {onclick}
                />
            }
        };
    let own = |key: &'static str, icon, label: &str, call: &Callback<()>| {
        let onclick = call.reform(|_: MouseEvent| ());
        html! { <IconButton {key} {icon} label={text.tr(label)} explain={key} {onclick} /> }
    };
    html! {
        <header class="table-bar">
            // There are many tools: keyboard users can skip them.
            <button key="skip" type="button" class="button skip" onclick={PageCommand::FocusBoard.on_press(send)}>
                { text.tr("to-board") }
            </button>
            <a key="home" class="icon-button" href="#/" aria-label={home} data-explain="home">
                { Icon::Home.drawing() }
            </a>
            <h1 key="title" class="table-title" tabindex="-1">{ &props.name }</h1>
            <ScreensBar key="screens" />
            { tool("what", Icon::What, "tool-what", true, None, PageCommand::Explain.into()) }
            <div key="tools" class="table-tools" role="group" aria-label={text.tr("tools")}>
                if let TableTools::Own { can_undo, can_redo } = props.tools {
                    { tool("undo", Icon::Undo, "", can_undo, None, GameCommand::Undo.into()) }
                    { tool("redo", Icon::Redo, "", can_redo, None, GameCommand::Redo.into()) }
                }
                { tool("hint", Icon::Hint, "", props.can_hint, Some(props.hint), GameCommand::Hint.into()) }
                { tool("replay", Icon::Replay, "", true, Some(props.replay), replay) }
                { tool("sheet", Icon::Sheet, "", true, None, PageCommand::Open(Some(Panel::Sheet)).into()) }
                { tool("log", Icon::Log, "tool-log", true, Some(props.log_open), PageCommand::ToggleLog.into()) }
                { tool("rules", Icon::Rules, "", true, None, PageCommand::Rules.into()) }
                { tool("sound", sound_icon, "tool-more", true, Some(sound), PageCommand::ToggleSound.into()) }
                if let Some(screen) = screen {
                    <IconButton
                        key="full-screen"
                        icon={screen.icon()}
                        class="tool-more"
                        label={text.tr("full-screen")}
                        explain="full-screen"
                        pressed={screen.is_on}
                        onclick={screen.switch}
                    />
                }
                if let TableTools::Guest { onscan, .. } = &props.tools {
                    { own("scan", Icon::Scan, "screens-scan-for", onscan) }
                } else {
                    { tool("share", Icon::Share, "tool-more", true, None, GameCommand::Share.into()) }
                }
                { tool("keys", Icon::Keys, "tool-keys", true, None, PageCommand::Open(Some(Panel::Keys)).into()) }
                { tool("settings", Icon::Settings, "", true, None, settings) }
                if let TableTools::Guest { onleave, .. } = &props.tools {
                    { own("leave", Icon::Leave, "screens-leave", onleave) }
                }
            </div>
        </header>
    }
}
