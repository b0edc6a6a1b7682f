//! Sharing a game: as a link that holds all of it, as a file, and how it ended as a picture.

use std::cell::Cell;
use std::rc::Rc;

use gloo::utils::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, HtmlInputElement, ShareData};
use yew::prelude::*;

use crate::components::dialog::Dialog;
use crate::components::forms::Checkbox;
use crate::components::icons::TextButton;
use crate::context::use_text;
use crate::storage::{offer_blob, offer_file};
use crate::{boot, sharing};

/// A game to be shared.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedGame {
    /// The sealed save.
    pub named: String,
    /// The same without the players' names.
    pub nameless: String,
    /// What a file of it is called.
    pub file: String,
    /// Whether it tells what somebody at the table must not know.
    pub secrets: bool,
}

/// Properties of [`ShareDialog`].
#[derive(Properties, PartialEq)]
pub struct ShareDialogProps {
    /// The game.
    pub game: Rc<SharedGame>,
    /// Whether it is over: only then it can be analysed.
    pub over: bool,
    /// Whether its end is shown, of which there can be a picture.
    pub picture: bool,
    /// Called when the reader closes the dialog.
    pub onclose: Callback<()>,
}

/// Offers a game to be shared; one that tells secrets only after a question.
#[component]
pub fn ShareDialog(ShareDialogProps { game, over, picture, onclose }: &ShareDialogProps) -> Html {
    let text = use_text();
    let anyway = use_state(|| false);
    let close = onclose.reform(|_: MouseEvent| ());
    let content = if game.secrets && !*anyway {
        let onclick = {
            let anyway = anyway.clone();
            move |_: MouseEvent| anyway.set(true)
        };
        html! {
            <>
                <p>{ text.tr("share-secrets") }</p>
                <div class="row">
                    <TextButton label={text.tr("share-not-now")} main=true onclick={close} />
                    <TextButton label={text.tr("share-anyway")} {onclick} />
                </div>
            </>
        }
    } else {
        html! { <ShareForm game={game.clone()} {over} {picture} focus={*anyway} /> }
    };
    html! {
        <Dialog title={text.tr("share-title")} onclose={onclose.clone()}>
            <div class="settings">{ content }</div>
        </Dialog>
    }
}

/// Properties of [`ShareForm`].
#[derive(Properties, PartialEq)]
struct ShareFormProps {
    game: Rc<SharedGame>,
    over: bool,
    picture: bool,
    /// Whether it takes the focus when it can be used.
    focus: bool,
}

/// The link of the game.
#[derive(Clone, PartialEq)]
enum Link {
    /// It is being made.
    Coming,
    Made(String),
    /// A browser from before 2023 can make none.
    Impossible,
}

/// In which ways the game can be shared.
#[component]
fn ShareForm(ShareFormProps { game, over, picture, focus }: &ShareFormProps) -> Html {
    let text = use_text();
    let with_names = use_state(|| true);
    let with_analysis = use_state(|| false);
    let link = use_state(|| Link::Coming);
    let status = use_state(|| None::<&'static str>);
    let field = use_node_ref();
    let buttons = use_node_ref();

    use_effect_with((game.clone(), *with_names, *with_analysis), {
        let link = link.clone();
        move |(game, with_names, with_analysis)| {
            let save = save_of(game, *with_names);
            let end = if *with_analysis { "?analysis" } else { "" };
            let wanted = Rc::new(Cell::new(true));
            let still_wanted = wanted.clone();
            spawn_local(async move {
                let address = boot::pack(&save).await.ok().and_then(|it| it.as_string());
                if still_wanted.get() {
                    // Without what may stand in the address of a frame.
                    link.set(match address {
                        Some(address) => Link::Made([&sharing::here(), &address, end].concat()),
                        None => Link::Impossible,
                    });
                }
            });
            move || wanted.set(false)
        }
    });
    let address = match &*link {
        Link::Made(address) => address.clone(),
        Link::Coming | Link::Impossible => String::new(),
    };
    let is_made = !address.is_empty();
    let is_possible = *link != Link::Impossible;
    use_effect_with(is_made && *focus, {
        let buttons = buttons.clone();
        move |&now| {
            let buttons = buttons.cast::<HtmlElement>().filter(|_| now);
            let first = buttons.and_then(|it| it.query_selector("button").ok().flatten());
            if let Some(first) = first.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
                let _ = first.focus();
            }
        }
    });

    let copy = {
        let (address, field, status) = (address.clone(), field.clone(), status.clone());
        move |_: MouseEvent| {
            // Where the clipboard cannot be written to, a key copies what is selected.
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.select();
            }
            let (address, status) = (address.clone(), status.clone());
            spawn_local(async move {
                let copied = sharing::copy(&address).await;
                status.set(Some(if copied { "share-copied" } else { "share-copy-it" }));
            });
        }
    };
    let share = |data: Option<ShareData>| {
        let status = status.clone();
        move |_: MouseEvent| {
            let (data, status) = (data.clone(), status.clone());
            spawn_local(async move {
                let Some(data) = data else { return };
                data.set_title(&document().title());
                if !sharing::share(&data).await {
                    status.set(Some("share-not-shared"));
                }
            });
        }
    };
    let share_link = share((is_made && sharing::can_share()).then(|| {
        let data = ShareData::new();
        data.set_url(&address);
        data
    }));
    let save = save_of(game, *with_names);
    let with_file = file_to_share(&game.file, &save);
    let can_share_file = with_file.as_ref().is_some_and(sharing::can_share_data);
    let keep = {
        let file = game.file.clone();
        move |_: MouseEvent| offer_file(&file, &save)
    };
    let save_picture = {
        let (file, status) = (game.file.clone(), status.clone());
        move |_: MouseEvent| {
            let (file, status) = (file.clone(), status.clone());
            spawn_local(async move {
                let made = boot::picture().await.ok();
                match made.and_then(|made| made.dyn_into::<web_sys::Blob>().ok()) {
                    Some(blob) => offer_blob(&picture_name(&file), blob),
                    None => status.set(Some("share-not-shared")),
                }
            });
        }
    };
    let switch = |state: &UseStateHandle<bool>| {
        let state = state.clone();
        move |on: bool| state.set(on)
    };
    let told = status.or((!is_possible).then_some("share-no-link"));
    html! {
        <>
            <p key="about">{ text.tr("share-about") }</p>
            <Checkbox
                key="names"
                label={text.tr("share-names")}
                checked={*with_names}
                onchange={switch(&with_names)}
            />
            if *over {
                <Checkbox
                    key="analysis"
                    label={text.tr("share-analysis")}
                    checked={*with_analysis}
                    onchange={switch(&with_analysis)}
                />
            }
            <label key="link" class="field" hidden={!is_possible}>
                <span>{ text.tr("share-link") }</span>
                <input ref={field} id="share-link" readonly=true value={address} />
            </label>
            <div key="buttons" class="row" ref={buttons}>
                if is_possible {
                    <TextButton
                        key="copy"
                        label={text.tr("share-copy")}
                        main=true
                        disabled={!is_made}
                        onclick={copy}
                    />
                    if sharing::can_share() {
                        <TextButton
                            key="sheet"
                            label={text.tr("share-sheet")}
                            disabled={!is_made}
                            onclick={share_link}
                        />
                    }
                }
                if can_share_file {
                    <TextButton
                        key="sheet-file"
                        label={text.tr("share-sheet-file")}
                        onclick={share(with_file)}
                    />
                }
                <TextButton key="file" label={text.tr("share-file")} onclick={keep} />
                if *picture {
                    // The picture has the names of the players in it.
                    <TextButton
                        key="picture"
                        label={text.tr("share-picture")}
                        disabled={!*with_names}
                        onclick={save_picture}
                    />
                }
            </div>
            <p key="status" class="note" role="status">{ told.map(|key| text.tr(key)) }</p>
        </>
    }
}

/// The save to be shared.
fn save_of(game: &SharedGame, with_names: bool) -> String {
    if with_names { game.named.clone() } else { game.nameless.clone() }
}

/// What a picture of the end is called, where a file of the game is called so.
fn picture_name(file: &str) -> String {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    format!("{stem}.png")
}

/// A file to pass on to another app; none where components are rendered natively.
fn file_to_share(name: &str, content: &str) -> Option<ShareData> {
    if !cfg!(target_arch = "wasm32") {
        return None;
    }
    let file = gloo::file::File::new_with_options(name, content, Some("text/plain"), None);
    let data = ShareData::new();
    let file: &web_sys::File = file.as_ref();
    data.set_files(&js_sys::Array::of1(file));
    Some(data)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;

    fn dialog(secrets: bool, over: bool, picture: bool) -> String {
        let game = SharedGame {
            named: "a".to_owned(),
            nameless: "b".to_owned(),
            file: "Elfenwizards.conclave".to_owned(),
            secrets,
        };
        let content =
            html! { <ShareDialog game={Rc::new(game)} {over} {picture} onclose={|()| ()} /> };
        markup(&text(Locale::English), content)
    }

    #[test]
    fn a_game_with_secrets_is_not_shared_unasked() {
        let found = dialog(true, false, false);
        assert!(found.contains("every hand") && !found.contains("share-link"), "{found}");
        let open = dialog(false, false, false);
        assert!(!open.contains("every hand") && open.contains("id=\"share-link\""), "{open}");
    }

    #[test]
    fn only_a_finished_game_is_analysed_and_has_a_picture_of_its_end() {
        let (running, over) = (dialog(false, false, false), dialog(false, true, true));
        for words in ["Open it on the analysis", "Save a picture"] {
            assert!(!running.contains(words) && over.contains(words), "{words}");
        }
        assert_eq!(picture_name("Jeudi--à-neuf.conclave"), "Jeudi--à-neuf.png");
    }
}
