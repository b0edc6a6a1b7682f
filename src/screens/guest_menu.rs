//! The bar above a guest's table: what a guest can do at any time. (What only the table's own device can
//! do, such as undoing, is not there.)

use yew::prelude::*;

use crate::components::dialog::Dialog;
use crate::components::icons::{Icon, IconButton};
use crate::context::{use_settings, use_text};
use crate::table::command::{Command, GameCommand, PageCommand, Panel, ReplayCommand};

/// Properties of [`GuestMenu`].
#[derive(Properties, PartialEq)]
pub struct GuestMenuProps {
    /// The name of the game.
    pub name: AttrValue,
    /// Whether the guest only looks on.
    pub looks_on: bool,
    /// Whether a hint can be asked for.
    pub can_hint: bool,
    /// Whether there is a hint, or one is waited for.
    pub hint: bool,
    /// Whether the guest looks back.
    pub replay: bool,
    /// Whether the log is open where it has no place of its own.
    pub log_open: bool,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
    /// Called when somebody else's answer is to be scanned.
    pub scan: Callback<()>,
    /// Called when the guest wants to leave the table.
    pub leave: Callback<()>,
}

/// The bar above a guest's table.
#[component]
pub fn GuestMenu(props: &GuestMenuProps) -> Html {
    let &GuestMenuProps { ref name, looks_on, can_hint, hint, replay, log_open, ref send, .. } =
        props;
    let text = use_text();
    let sound = use_settings().sound;
    let tool = |key: &'static str, icon, class: &'static str, pressed, command: Command| {
        let onclick = command.on_press(send);
        let disabled = key == "hint" && !can_hint;
        html! {
            <IconButton
                {key}
                {icon}
                {class}
                label={text.tr(key)}
                explain={key}
                {disabled}
                {pressed}
                {onclick}
            />
        }
    };
    let own = |key: &'static str, label: &'static str, icon, call: &Callback<()>| {
        html! {
            <IconButton
                {key}
                {icon}
                label={text.tr(label)}
                explain={key}
                onclick={call.reform(|_: MouseEvent| ())}
            />
        }
    };
    let look_back = GameCommand::Replay(ReplayCommand::Toggle).into();
    let sound_icon = if sound { Icon::Sound } else { Icon::Silence };
    let open = |panel| PageCommand::Open(Some(panel)).into();
    html! {
        <header class="table-bar">
            // There are many tools: keyboard users can skip them.
            <button key="skip" type="button" class="button skip" onclick={PageCommand::FocusBoard.on_press(send)}>
                { text.tr("to-board") }
            </button>
            <a key="home" class="icon-button" href="#/" aria-label={text.tr("home")} data-explain="home">
                { Icon::Home.drawing() }
            </a>
            <h1 key="title" class="table-title" tabindex="-1">
                { name }
                if looks_on {
                    { format!(" · {}", text.tr("screens-looks-on")) }
                }
            </h1>
            { tool("what", Icon::What, "tool-what", None, PageCommand::Explain.into()) }
            <div key="tools" class="table-tools" role="group" aria-label={text.tr("tools")}>
                { tool("hint", Icon::Hint, "", Some(hint), GameCommand::Hint.into()) }
                { tool("replay", Icon::Replay, "", Some(replay), look_back) }
                { tool("sheet", Icon::Sheet, "", None, open(Panel::Sheet)) }
                { tool("log", Icon::Log, "tool-log", Some(log_open), PageCommand::ToggleLog.into()) }
                { tool("rules", Icon::Rules, "", None, PageCommand::Rules.into()) }
                { tool("sound", sound_icon, "tool-more", Some(sound), PageCommand::ToggleSound.into()) }
                { own("scan", "screens-scan-for", Icon::Scan, &props.scan) }
                { tool("keys", Icon::Keys, "tool-keys", None, open(Panel::Keys)) }
                { tool("settings", Icon::Settings, "", None, open(Panel::Settings)) }
                { own("leave", "screens-leave", Icon::Leave, &props.leave) }
            </div>
        </header>
    }
}

/// Properties of [`LeaveDialog`].
#[derive(Properties, PartialEq)]
pub struct LeaveDialogProps {
    /// Called with the answer.
    pub onanswer: Callback<bool>,
}

/// Asks a guest whether they mean to leave.
#[component]
pub fn LeaveDialog(LeaveDialogProps { onanswer }: &LeaveDialogProps) -> Html {
    let text = use_text();
    html! {
        <Dialog title={text.tr("screens-leave")} onclose={onanswer.reform(|()| false)}>
            <p key="words">{ text.tr("screens-leave-how") }</p>
            <div key="row" class="row">
                <button type="button" class="button button-main" onclick={onanswer.reform(|_| true)}>
                    { text.tr("screens-leave") }
                </button>
                <button type="button" class="button" onclick={onanswer.reform(|_| false)}>
                    { text.tr("screens-leave-not") }
                </button>
            </div>
        </Dialog>
    }
}
