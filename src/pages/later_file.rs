//! Pages whose content is in a file that is fetched when they are opened.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::notices::MessagePage;
use crate::shell::Shell;

/// The text that says that a file is loading.
const COMING: &str = "texts-coming";

/// The file of a page.
#[derive(Clone, PartialEq, Debug)]
pub enum LaterFile {
    /// It is loading or missing: the key of the text that says so.
    Not(&'static str),
    /// What is in it.
    Here(Rc<str>),
}

/// Fetches the file of a page, once. `fetch` gives none when it cannot be had.
#[hook]
pub fn use_later_file<F>(fetch: impl FnOnce() -> F + 'static) -> LaterFile
where
    F: Future<Output = Option<String>> + 'static,
{
    let file = use_state(|| LaterFile::Not(COMING));
    use_effect_with((), {
        let file = file.clone();
        move |()| {
            yew::platform::spawn_local(async move {
                let fetched = fetch().await;
                let missing = LaterFile::Not("texts-missing");
                file.set(fetched.map_or(missing, |it| LaterFile::Here(it.into())));
            });
        }
    });
    (*file).clone()
}

/// Properties of [`NotHere`].
#[derive(Properties, PartialEq)]
pub struct NotHereProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// The key of the text that says why.
    pub why: &'static str,
    /// The game's id.
    pub game: &'static str,
}

/// What stands in a page's place as long as its file is not here.
#[component]
pub fn NotHere(NotHereProps { shell, why, game }: &NotHereProps) -> Html {
    let words = shell.text.tr(why);
    if *why == COMING {
        return html! { <p class="message">{ words }</p> };
    }
    let title = shell.text.tr(&format!("{game}-name"));
    html! { <MessagePage shell={shell.clone()} {title} {words} game={*game} /> }
}
