//! What is said in a box of its own.

use yew::prelude::*;

use crate::components::icons::Icon;
use crate::components::tags::word_button;
use crate::components::tags::{all, el, heading, link, said, tag, words};
use crate::shell::Shell;

/// Something to know, on the page that it is about; `role` says how urgent it is.
pub fn banner(role: &'static str, words: String) -> Html {
    el!("p", "class" = "banner", "role" = role, [Icon::Warning.draw(), said("span", "", words)])
}

/// Something said instead of a page. What is in the slot `keep` can be taken out as
/// a file; `game` can be set up instead.
pub fn message(
    shell: &Shell,
    title: &str,
    what: String,
    keep: Option<&str>,
    game: Option<&str>,
) -> Html {
    let text = &shell.text;
    let home = if game.is_some() { "button" } else { "button button-main" };
    let set_up = |game: &str| {
        let words = vec![words(text.tr("set-up"))];
        link("button button-main", ["#/new/", game].concat(), words)
    };
    let export = |id: &str| {
        let (shell, id) = (shell.clone(), id.to_owned());
        let onclick = Callback::from(move |_: MouseEvent| shell.export(&id, &id));
        word_button(Some(Icon::Export), text.tr("export"), false, onclick)
    };
    let ways = vec![
        all(game.map(set_up)),
        all(keep.map(export)),
        link(home, "#/".into(), vec![words(text.tr("home"))]),
    ];
    tag(
        "div",
        "message vellum",
        vec![
            heading("", vec![words(text.tr(title))]),
            said("p", "", what),
            all(keep.map(|_| said("p", "", text.tr("save-kept")))),
            tag("div", "row", ways),
        ],
    )
}
