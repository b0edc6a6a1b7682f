//! What is open over the table.

use yew::prelude::*;

use crate::context::use_text;

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

/// What the keys do.
#[component]
pub fn KeyList() -> Html {
    let text = use_text();
    let rows = KEYS.iter().map(|&(keys, what)| {
        html! {
            <div key={what}>
                <dt>{ for keys.split(' ').map(|key| html! { <kbd {key}>{ key }</kbd> }) }</dt>
                <dd>{ text.tr(what) }</dd>
            </div>
        }
    });
    html! { <dl class="keys">{ for rows }</dl> }
}
