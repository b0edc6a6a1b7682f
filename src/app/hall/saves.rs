//! The games that can be continued, and what else can be done with a save.

use conclave::page::saves::{Save, Slot, SlotId};
use wasm_bindgen::JsCast;
use web_sys::{FormData, HtmlFormElement, HtmlInputElement};
use yew::prelude::*;

use crate::dialog::Dialog;
use crate::icons::{Icon, Look, icon_button, small};
use crate::saves::{ENDING, explain};
use crate::shell::Shell;
use crate::storage::{file_name, offer_file};
use crate::text::Text;

/// No saved game is larger than this many bytes.
const LARGEST: f64 = 4_000_000.0;

/// What a reader is about to do with a save: its slot, and its name.
#[derive(Clone, PartialEq)]
pub enum Doing {
    /// Giving it another name.
    Renaming(SlotId, String),
    /// Throwing it away.
    Deleting(SlotId, String),
}

/// What a reader does with the saves.
pub enum Msg {
    /// Asks before something is done, or no longer.
    Ask(Option<Doing>),
    /// Gives what is being renamed this name.
    Rename(String),
    /// Deletes what is being deleted.
    Delete,
    /// Takes a save out as a file.
    Export(SlotId, String),
    /// Takes a save from a file.
    Import(HtmlInputElement),
    /// Says what is wrong with the file, if anything.
    Imported(Option<String>),
}

/// What the list of saves is given.
#[derive(Properties, PartialEq)]
pub struct SaveListProps {
    /// What every page shares.
    pub shell: Shell,
}

/// The saves, latest first, and a way to bring one in.
pub struct SaveList {
    doing: Option<Doing>,
    message: Option<String>,
}

impl Component for SaveList {
    type Message = Msg;
    type Properties = SaveListProps;

    fn create(_: &Context<Self>) -> Self {
        SaveList { doing: None, message: None }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let shell = &ctx.props().shell;
        let mut failed = false;
        match msg {
            Msg::Ask(doing) => self.doing = doing,
            Msg::Rename(name) => {
                let name = name.trim();
                if let Some(Doing::Renaming(id, _)) = self.doing.take()
                    && !name.is_empty()
                {
                    failed = shell.shelf.rename(&id, name).is_err();
                }
            }
            Msg::Delete => {
                if let Some(Doing::Deleting(id, _)) = self.doing.take() {
                    failed = shell.shelf.remove(&id).is_err();
                }
            }
            Msg::Export(id, name) => {
                if let Ok(Some(content)) = shell.shelf.text(&id) {
                    offer_file(&file_name(&name, ENDING), &content);
                }
                return false;
            }
            Msg::Import(input) => {
                let file = input.files().and_then(|files| files.get(0));
                let (shell, link) = (shell.clone(), ctx.link().clone());
                yew::platform::spawn_local(async move {
                    let Some(file) = file else { return };
                    link.send_message(Msg::Imported(import(&file, &shell).await.err()));
                    // The same file can then be chosen again.
                    input.set_value("");
                });
                return false;
            }
            Msg::Imported(message) => self.message = message,
        }
        if failed {
            self.message = Some(shell.text.say("save-failed"));
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let text = &shell.text;
        let slots = shell.shelf.slots();
        let failed = slots.is_err();
        let slots = slots.unwrap_or_default();
        let banner = |role: &'static str, words: String| {
            html! { <p class="banner" {role}>{ Icon::Warning.draw() }<span>{ words }</span></p> }
        };
        html! {
            <section class="saves" aria-labelledby="saves-title">
                <h2 id="saves-title" class={classes!("home-heading", slots.is_empty().then_some("unseen"))}>
                    { text.say("saves") }
                </h2>
                if failed || !shell.shelf.store().lasts() {
                    { banner("status", text.say("storage-blocked")) }
                }
                if let Some(message) = &self.message {
                    { banner("alert", message.clone()) }
                }
                <ul class="save-list">
                    { for slots.iter().map(|slot| row(slot, ctx)) }
                </ul>
                <label class="button button-quiet import">
                    { small(Icon::Import) }
                    { text.say("import") }
                    <input
                        class="unseen"
                        type="file"
                        onchange={ctx.link().callback(|event: Event| Msg::Import(event.target_unchecked_into()))}
                    />
                </label>
                { self.dialog(ctx) }
            </section>
        }
    }
}

impl SaveList {
    /// What is asked before a save is renamed or deleted.
    fn dialog(&self, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let link = ctx.link();
        let cancel = link.callback(|()| Msg::Ask(None));
        let (title, content) = match &self.doing {
            None => return Html::default(),
            Some(Doing::Renaming(_, name)) => {
                let onsubmit = link.callback(|event: SubmitEvent| {
                    event.prevent_default();
                    let form = event.target().and_then(|t| t.dyn_into::<HtmlFormElement>().ok());
                    let data = form.and_then(|form| FormData::new_with_form(&form).ok());
                    let name = data.and_then(|data| data.get("name").as_string());
                    Msg::Rename(name.unwrap_or_default())
                });
                let form = html! {
                    <form class="settings" {onsubmit}>
                        <label class="field">
                            <span>{ text.say("save-name") }</span>
                            <input name="name" value={name.clone()} maxlength="60" required=true />
                        </label>
                        <button class="button button-main">{ text.say("rename") }</button>
                    </form>
                };
                ("rename", form)
            }
            Some(Doing::Deleting(_, name)) => {
                let question = html! {
                    <>
                        <p>{ text.tell("delete-question", &[("name", name.into())]) }</p>
                        <div class="row">
                            <button
                                type="button"
                                class="button button-main"
                                onclick={link.callback(|_| Msg::Delete)}
                            >
                                { text.say("delete") }
                            </button>
                            <button type="button" class="button" onclick={cancel.reform(|_| ())}>
                                { text.say("keep") }
                            </button>
                        </div>
                    </>
                };
                ("delete", question)
            }
        };
        html! {
            <Dialog title={text.say(title)} close={text.say("close")} onclose={cancel}>
                { content }
            </Dialog>
        }
    }
}

/// One save.
fn row(slot: &Slot, ctx: &Context<SaveList>) -> Html {
    let text = &ctx.props().shell.text;
    let link = ctx.link();
    let name = match &slot.save {
        Ok(save) => save.name.clone(),
        Err(_) => text.say("save-unnamed"),
    };
    let button = |icon, key: &str, msg: fn(SlotId, String) -> Msg| {
        let label = text.tell(key, &[("name", (&name).into())]);
        let (id, name) = (slot.id.clone(), name.clone());
        let onclick = link.callback(move |_: MouseEvent| msg(id.clone(), name.clone()));
        icon_button(icon, label, onclick, Look::default())
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
                    { button(Icon::Rename, "rename-that", |id, name| {
                        Msg::Ask(Some(Doing::Renaming(id, name)))
                    }) }
                }
                { button(Icon::Export, "export-that", Msg::Export) }
                { button(Icon::Delete, "delete-that", |id, name| {
                    Msg::Ask(Some(Doing::Deleting(id, name)))
                }) }
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

/// Takes a game from a file and goes to its table.
async fn import(file: &web_sys::File, shell: &Shell) -> Result<(), String> {
    let text = &shell.text;
    if file.size() > LARGEST {
        return Err(text.say("save-error-none"));
    }
    let content = wasm_bindgen_futures::JsFuture::from(file.text()).await;
    let content = content.ok().and_then(|content| content.as_string()).unwrap_or_default();
    if content.trim_start().starts_with("conclave-evening") {
        return super::evening::import(&content, shell);
    }
    let save = Save::open(&content).map_err(|why| explain(&why, text))?;
    crate::router::go(&shell.put_down(save));
    Ok(())
}
