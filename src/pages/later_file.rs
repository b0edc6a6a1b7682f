//! Pages whose content is in a file that is fetched when they are opened.

use std::rc::Rc;

use yew::prelude::*;

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
    let file = use_state(|| LaterFile::Not("texts-coming"));
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
