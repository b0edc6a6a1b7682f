//! What is open over the table, or stands in its place.

use std::rc::Rc;

use yew::prelude::*;

use super::command::{Command, PageCommand, Panel};
use super::open::Closed;
use crate::components::dialog::Dialog;
use crate::components::notices::MessagePage;
use crate::components::settings::SettingsDialog;
use crate::games::words::TableWords;
use crate::games::{GameUi, PlayerInfo};
use crate::shell::Shell;
use crate::text::Text;

/// A table that cannot be opened: why, and what next.
pub fn closed_table<G: GameUi>(closed: &Closed, shell: &Shell) -> Html {
    html! {
        <MessagePage
            shell={shell.clone()}
            title={shell.text.tr("table-closed")}
            words={closed.words.clone()}
            slot={closed.keep.clone().map(AttrValue::from)}
            game={AttrValue::from(G::ID)}
        />
    }
}

/// What is open over a table that shows `view`; nothing for none.
pub fn panel<G: GameUi>(
    open: Option<Panel>,
    shell: &Shell,
    view: &Rc<G::View>,
    players: &Rc<[PlayerInfo]>,
    send: &Callback<Command>,
) -> Html {
    let onclose = send.reform(|()| PageCommand::Open(None).into());
    let text = &shell.text;
    match open {
        None => html! {},
        Some(Panel::Settings) => html! {
            <SettingsDialog
                key="settings"
                shell={shell.clone()}
                aloud={G::READS_ALOUD.then_some(G::ID)}
                onreport={send.reform(|()| PageCommand::Report.into())}
                {onclose}
            />
        },
        Some(Panel::Sheet) => html! {
            <Dialog key="sheet" title={text.tr("sheet")} wide=true {onclose}>
                { G::score_sheet(&TableWords::new(text, players, view)) }
            </Dialog>
        },
        Some(Panel::Keys) => html! {
            <Dialog key="keys" title={text.tr("keys")} {onclose}>
                { key_list(text, shell.settings.letters) }
            </Dialog>
        },
    }
}

/// What the keys do: the keys, and the text that says it.
const KEYS: [(&str, &str); 14] = [
    ("Tab", "key-tab"),
    ("← ↑ → ↓", "key-arrows"),
    ("Enter", "key-enter"),
    ("Esc", "key-escape"),
    ("Ctrl Z", "undo"),
    ("Ctrl Y", "redo"),
    ("H", "hint"),
    ("L", "log"),
    ("S", "sheet"),
    ("Space", "playback-next"),
    ("P", "replay-pause"),
    ("A", "playback-again"),
    ("W", "what"),
    ("?", "keys"),
];

/// What the keys do: also those of one letter, or without.
fn key_list(text: &Text, letters: bool) -> Html {
    let shown = KEYS.iter().filter(|(keys, _)| letters || keys.len() > 1);
    let rows = shown.map(|&(keys, what)| {
        html! {
            <div key={what}>
                <dt>{ for keys.split(' ').map(|key| html! { <kbd {key}>{ key }</kbd> }) }</dt>
                <dd>{ text.tr(what) }</dd>
            </div>
        }
    });
    html! { <dl class="keys">{ for rows }</dl> }
}
