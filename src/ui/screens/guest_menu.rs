//! The bar above a guest's table: what a guest can do at any time. (What only the table's own device can
//! do, such as looking back or undoing, is not there.)

use yew::prelude::*;

use crate::components::icons::{Icon, IconButton, IconDrawing};
use crate::context::{use_settings, use_text};
use crate::table::command::{Command, Panel};

/// Properties of [`GuestMenu`].
#[derive(Properties, PartialEq)]
pub struct GuestMenuProps {
    /// The name of the game.
    pub name: AttrValue,
    /// Whether the log is open where it has no place of its own.
    pub log_open: bool,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// The bar above a guest's table.
#[component]
pub fn GuestMenu(GuestMenuProps { name, log_open, send }: &GuestMenuProps) -> Html {
    let text = use_text();
    let sound = use_settings().sound;
    let tool = |key: &'static str, icon, class: &'static str, pressed, command: Command| {
        let onclick = command.on_press(send);
        html! { <IconButton {key} {icon} {class} label={text.tr(key)} explain={key} {pressed} {onclick} /> }
    };
    let sound_icon = if sound { Icon::Sound } else { Icon::Silence };
    let open = |panel| Command::Open(Some(panel));
    html! {
        <header class="table-bar">
            <a key="home" class="icon-button" href="#/" aria-label={text.tr("home")} data-explain="home">
                <IconDrawing icon={Icon::Home} />
            </a>
            <h1 key="title" class="table-title" tabindex="-1">{ name }</h1>
            { tool("what", Icon::What, "tool-what", None, Command::Explain) }
            <div key="tools" class="table-tools" role="group" aria-label={text.tr("tools")}>
                { tool("sheet", Icon::Sheet, "", None, open(Panel::Sheet)) }
                { tool("log", Icon::Log, "tool-log", Some(*log_open), Command::ToggleLog) }
                { tool("rules", Icon::Rules, "", None, Command::Rules) }
                { tool("sound", sound_icon, "", Some(sound), Command::ToggleSound) }
                { tool("keys", Icon::Keys, "tool-keys", None, open(Panel::Keys)) }
                { tool("settings", Icon::Settings, "", None, open(Panel::Settings)) }
            </div>
        </header>
    }
}
