//! The games that can be continued, and what else can be done with a save.

use conclave::page::saves::{Save, SaveError, Slot};
use conclave::table::RecordError;
use wasm_bindgen::JsCast;
use web_sys::{FormData, HtmlFormElement, HtmlInputElement};
use yew::prelude::*;

use super::dialog::Dialog;
use super::icons::{Icon, Look, icon_button};
use super::shell::Shell;
use super::storage::{file_name, offer_file};
use super::text::Text;

/// No saved game is larger than this many bytes.
const LARGEST: f64 = 4_000_000.0;

/// The ending of saved files.
pub const ENDING: &str = ".conclave";

/// What a reader is doing with a save.
#[derive(Clone, PartialEq)]
enum Doing {
    /// Giving it another name.
    Renaming(String, String),
    /// Throwing it away.
    Deleting(String, String),
}

/// What the list of saves is given.
#[derive(Properties, PartialEq)]
pub struct SaveListProps {
    /// What every page shares.
    pub shell: Shell,
}

/// The saves, latest first; nothing when there are none.
#[component]
pub fn SaveList(props: &SaveListProps) -> Html {
    let shell = &props.shell;
    let text = &shell.text;
    let doing = use_state_eq(|| None::<Doing>);
    let message = use_state_eq(|| None::<String>);
    let slots = shell.shelf.slots();
    let failed = slots.is_err();
    let slots = slots.unwrap_or_default();

    let rename = {
        let (shell, doing, message) = (shell.clone(), doing.clone(), message.setter());
        move |id: String| {
            Callback::from(move |event: SubmitEvent| {
                event.prevent_default();
                let form = event.target().and_then(|t| t.dyn_into::<HtmlFormElement>().ok());
                let name = form
                    .and_then(|form| FormData::new_with_form(&form).ok())
                    .and_then(|data| data.get("name").as_string())
                    .unwrap_or_default();
                let name = name.trim();
                if !name.is_empty() && shell.shelf.rename(&id, name).is_err() {
                    message.set(Some(shell.text.say("save-failed")));
                }
                doing.set(None);
            })
        }
    };
    let delete = |id: String| {
        let (shell, doing, message) = (shell.clone(), doing.clone(), message.setter());
        Callback::from(move |_: MouseEvent| {
            if shell.shelf.remove(&id).is_err() {
                message.set(Some(shell.text.say("save-failed")));
            }
            doing.set(None);
        })
    };
    let cancel = {
        let doing = doing.clone();
        Callback::from(move |()| doing.set(None))
    };
    let dialog = match &*doing {
        None => Html::default(),
        Some(Doing::Renaming(id, name)) => html! {
            <Dialog title={text.say("rename")} close={text.say("close")} onclose={cancel}>
                <form class="settings" onsubmit={rename(id.clone())}>
                    <label class="field">
                        <span>{ text.say("save-name") }</span>
                        <input name="name" value={name.clone()} maxlength="60" required=true />
                    </label>
                    <button class="button button-main">{ text.say("rename") }</button>
                </form>
            </Dialog>
        },
        Some(Doing::Deleting(id, name)) => html! {
            <Dialog title={text.say("delete")} close={text.say("close")} onclose={cancel.clone()}>
                <p>{ text.tell("delete-question", &[("name", name.into())]) }</p>
                <div class="row">
                    <button type="button" class="button button-main" onclick={delete(id.clone())}>
                        { text.say("delete") }
                    </button>
                    <button type="button" class="button" onclick={cancel.reform(|_| ())}>
                        { text.say("keep") }
                    </button>
                </div>
            </Dialog>
        },
    };
    html! {
        <section class="saves" aria-labelledby="saves-title">
            <h2 id="saves-title" class={classes!("home-heading", slots.is_empty().then_some("unseen"))}>
                { text.say("saves") }
            </h2>
            if failed || !shell.shelf.store().lasts() {
                <p class="banner" role="status">
                    { Icon::Warning.draw() }<span>{ text.say("storage-blocked") }</span>
                </p>
            }
            if let Some(message) = &*message {
                <p class="banner" role="alert">{ Icon::Warning.draw() }<span>{ message }</span></p>
            }
            <ul class="save-list">
                { for slots.iter().map(|slot| row(slot, shell, &doing)) }
            </ul>
            { import_button(shell, message.setter()) }
            { dialog }
        </section>
    }
}

/// One save.
fn row(slot: &Slot, shell: &Shell, doing: &UseStateHandle<Option<Doing>>) -> Html {
    let text = &shell.text;
    let name = match &slot.save {
        Ok(save) => save.name.clone(),
        Err(_) => text.say("save-unnamed"),
    };
    let button = |icon, key: &str, onclick| {
        let label = text.tell(key, &[("name", (&name).into())]);
        icon_button(icon, label, onclick, Look::default())
    };
    let export = {
        let (shell, id, name) = (shell.clone(), slot.id.clone(), name.clone());
        Callback::from(move |_| {
            if let Ok(Some(content)) = shell.shelf.text(&id) {
                offer_file(&file_name(&name, ENDING), &content);
            }
        })
    };
    let set = |value: Doing| {
        let doing = doing.clone();
        Callback::from(move |_| doing.set(Some(value.clone())))
    };
    let words = match &slot.save {
        Ok(save) => html! {
            <a class="save-link" href={format!("#/game/{}", slot.id)}>
                <span class="save-name">{ &save.name }</span>
                <span class="save-about">{ about(save, text) }</span>
            </a>
        },
        Err(why) => html! {
            <p class="save-link save-broken">
                <span class="save-name">{ &name }</span>
                <span class="save-about">{ explain(why, text) }</span>
            </p>
        },
    };
    html! {
        <li key={slot.id.clone()} class="save">
            { words }
            <div class="save-tools">
                if slot.save.is_ok() {
                    { button(Icon::Rename, "rename-that", set(Doing::Renaming(slot.id.clone(), name.clone()))) }
                }
                { button(Icon::Export, "export-that", export) }
                { button(Icon::Delete, "delete-that", set(Doing::Deleting(slot.id.clone(), name.clone()))) }
            </div>
        </li>
    }
}

/// A save in a line: game, players, when.
fn about(save: &Save, text: &Text) -> String {
    let date = js_sys::Date::new(&(save.saved as f64).into());
    let when = date.to_locale_string(text.locale().id(), &js_sys::Object::new().into());
    let players: Vec<&str> = save.occupants.iter().map(|o| o.name.as_str()).collect();
    let game = text.try_say(&format!("{}-name", save.game)).unwrap_or_else(|| save.game.clone());
    let key = if save.over { "save-over" } else { "save-about" };
    text.tell(
        key,
        &[
            ("game", (&game).into()),
            ("players", (&players.join(", ")).into()),
            ("when", (&String::from(when)).into()),
        ],
    )
}

/// Why a save cannot be used, in words.
pub fn explain(why: &SaveError, text: &Text) -> String {
    text.say(match why {
        SaveError::NotASave => "save-error-none",
        SaveError::Newer => "save-error-newer",
        SaveError::Damaged => "save-error-damaged",
    })
}

/// Why a record cannot be played on, in words.
pub fn explain_record(why: &RecordError, text: &Text) -> String {
    match why {
        RecordError::Unreadable(_) => text.say("save-error-damaged"),
        RecordError::OtherGame(game) => {
            text.tell("save-error-game", &[("game", game.as_str().into())])
        }
        RecordError::Newer => text.say("save-error-newer"),
        RecordError::Older => text.say("save-error-older"),
        RecordError::Setup(_) => text.say("save-error-setup"),
        RecordError::Illegal { index, .. } => {
            text.tell("save-error-illegal", &[("number", (index + 1).into())])
        }
    }
}

/// A button that takes a saved game from a file, and says what is wrong with it.
fn import_button(shell: &Shell, said: UseStateSetter<Option<String>>) -> Html {
    let onchange = {
        let shell = shell.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let file = input.files().and_then(|files| files.get(0));
            let (shell, said) = (shell.clone(), said.clone());
            yew::platform::spawn_local(async move {
                let Some(file) = file else { return };
                said.set(import(&file, &shell).await.err());
                // The same file can then be chosen again.
                input.set_value("");
            });
        })
    };
    html! {
        <label class="button button-quiet import">
            { small(Icon::Import) }
            { shell.text.say("import") }
            <input class="unseen" type="file" {onchange} />
        </label>
    }
}

/// An icon beside words.
pub fn small(icon: Icon) -> Html {
    html! { <span class="small-icon">{ icon.draw() }</span> }
}

/// Takes a game from a file and goes to its table.
async fn import(file: &web_sys::File, shell: &Shell) -> Result<(), String> {
    let text = &shell.text;
    if file.size() > LARGEST {
        return Err(text.say("save-error-none"));
    }
    let content = wasm_bindgen_futures::JsFuture::from(file.text()).await;
    let content = content.ok().and_then(|content| content.as_string()).unwrap_or_default();
    let save = Save::open(&content).map_err(|why| explain(&why, text))?;
    super::router::go(&shell.put_down(save));
    Ok(())
}
