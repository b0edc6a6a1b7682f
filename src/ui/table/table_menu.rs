//! The name of the game, and what can be done at any time.

use yew::prelude::*;

use super::command::{Command, Panel};
use super::controller::ReplayCommand;
use crate::components::icons::{Icon, IconButton, IconDrawing};
use crate::context::{use_settings, use_text};

/// Properties of [`TableMenu`].
#[derive(Properties, PartialEq)]
pub struct TableMenuProps {
    /// What the players call the game.
    pub name: AttrValue,
    /// Whether something can be undone.
    pub can_undo: bool,
    /// Whether something can be redone.
    pub can_redo: bool,
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
    let send = &props.send;
    let home = text.tr("home");
    let does = |command: Command| send.reform(move |_: MouseEvent| command);
    let open = |panel| does(Command::Open(Some(panel)));
    let replay = does(Command::Replay(ReplayCommand::Toggle));
    let sound_icon = if sound { Icon::Sound } else { Icon::Silence };
    html! {
        <header class="table-bar">
            // There are many tools: keyboard users can skip them.
            <button type="button" class="button skip" onclick={does(Command::FocusBoard)}>
                { text.tr("to-board") }
            </button>
            <a class="icon-button" href="#/" aria-label={home} data-explain="home">
                <IconDrawing icon={Icon::Home} />
            </a>
            <h1 class="table-title" tabindex="-1">{ &props.name }</h1>
            <IconButton
                icon={Icon::What}
                label={text.tr("what")}
                explain="what"
                class="tool-what"
                onclick={does(Command::Explain)}
            />
            <div class="table-tools" role="group" aria-label={text.tr("tools")}>
                <IconButton
                    icon={Icon::Undo}
                    label={text.tr("undo")}
                    explain="undo"
                    disabled={!props.can_undo}
                    onclick={does(Command::Undo)}
                />
                <IconButton
                    icon={Icon::Redo}
                    label={text.tr("redo")}
                    explain="redo"
                    disabled={!props.can_redo}
                    onclick={does(Command::Redo)}
                />
                <IconButton
                    icon={Icon::Hint}
                    label={text.tr("hint")}
                    explain="hint"
                    disabled={!props.can_hint}
                    pressed={props.hint}
                    onclick={does(Command::Hint)}
                />
                <IconButton
                    icon={Icon::Replay}
                    label={text.tr("replay")}
                    explain="replay"
                    pressed={props.replay}
                    onclick={replay}
                />
                <IconButton
                    icon={Icon::Sheet}
                    label={text.tr("sheet")}
                    explain="sheet"
                    onclick={open(Panel::Sheet)}
                />
                <IconButton
                    icon={Icon::Log}
                    label={text.tr("log")}
                    explain="log"
                    class="tool-log"
                    pressed={props.log_open}
                    onclick={does(Command::ToggleLog)}
                />
                <IconButton
                    icon={Icon::Rules}
                    label={text.tr("rules")}
                    explain="rules"
                    onclick={does(Command::Rules)}
                />
                <IconButton
                    icon={sound_icon}
                    label={text.tr("sound")}
                    explain="sound"
                    class="tool-more"
                    pressed={sound}
                    onclick={does(Command::ToggleSound)}
                />
                <IconButton
                    icon={Icon::Share}
                    label={text.tr("share")}
                    explain="share"
                    class="tool-more"
                    onclick={does(Command::Share)}
                />
                <IconButton
                    icon={Icon::Keys}
                    label={text.tr("keys")}
                    explain="keys"
                    class="tool-keys"
                    onclick={open(Panel::Keys)}
                />
                <IconButton
                    icon={Icon::Settings}
                    label={text.tr("settings")}
                    explain="settings"
                    onclick={open(Panel::Settings)}
                />
            </div>
        </header>
    }
}
