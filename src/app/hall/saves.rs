//! The games that can be continued, and what else can be done with a save.

use conclave::page::saves::{Save, Slot, SlotId, Taken};
use wasm_bindgen::JsCast;
use web_sys::{FormData, HtmlFormElement, HtmlInputElement};
use yew::prelude::*;

use super::keeping::Keeping;
use crate::dialog::Dialog;
use crate::icons::{Icon, Look, icon_button, small};
use crate::router::Route;
use crate::saves::{ENDING, explain};
use crate::shell::{Shell, new_slot};
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
    /// Going back to an earlier state of it.
    Earlier(SlotId, String),
}

/// What a reader does with the saves.
pub enum Msg {
    /// Asks before something is done, or no longer.
    Ask(Option<Doing>),
    /// Gives what is being renamed this name.
    Rename(String),
    /// Deletes what is being deleted.
    Delete,
    /// Takes up this earlier state, as a game of its own.
    TakeUp(Box<Save>),
    /// Takes a save out as a file.
    Export(SlotId, String),
    /// Takes saves from a file.
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
            Msg::TakeUp(save) => {
                self.doing = None;
                crate::router::go(&shell.put_down(*save));
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
                    link.send_message(Msg::Imported(import(&file, &shell).await));
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
                if Route::current() == Route::Saves {
                    <Keeping shell={shell.clone()} />
                }
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
            Some(Doing::Earlier(id, name)) => {
                ("earlier", earlier(id, name, &ctx.props().shell, &link.callback(Msg::TakeUp)))
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
                    { button(Icon::Replay, "earlier-that", |id, name| {
                        Msg::Ask(Some(Doing::Earlier(id, name)))
                    }) }
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

/// The earlier states of a game, each to be taken up.
fn earlier(id: &str, name: &str, shell: &Shell, take_up: &Callback<Box<Save>>) -> Html {
    let text = &shell.text;
    let now = shell.shelf.read(id).ok().flatten().and_then(Result::ok);
    let mut states = shell.shelf.copies(id).unwrap_or_default();
    states.retain(|state| now.as_ref().is_none_or(|now| now.record != state.record));
    if states.is_empty() {
        return html! { <p>{ text.say("earlier-none") }</p> };
    }
    let state = |state: Save| {
        let (turn, when) = (state.turn, when(&state, text));
        let words = text.tell("earlier-state", &[("turn", turn.into()), ("when", (&when).into())]);
        let args = [("name", name.into()), ("number", turn.into())];
        let save = Save { name: text.tell("branch-name", &args), ..state };
        let onclick = take_up.reform(move |_: MouseEvent| Box::new(save.clone()));
        html! { <button type="button" class="button" {onclick}>{ words }</button> }
    };
    html! {
        <div class="settings">
            <p>{ text.say("earlier-words") }</p>
            { for states.into_iter().map(state) }
        </div>
    }
}

/// When a game was saved, as the reader writes it.
fn when(save: &Save, text: &Text) -> String {
    let date = js_sys::Date::new(&(save.saved as f64).into());
    date.to_locale_string(text.locale().id(), &js_sys::Object::new().into()).into()
}

/// A save in a line: game, players, when.
fn about(save: &Save, text: &Text) -> String {
    let when = when(save, text);
    let players: Vec<&str> = save.occupants.iter().map(|o| o.name.as_str()).collect();
    let game = text.try_say(&format!("{}-name", save.game)).unwrap_or_else(|| save.game.clone());
    let key = if save.over { "save-over" } else { "save-about" };
    text.tell(
        key,
        &[
            ("game", (&game).into()),
            ("players", (&players.join(", ")).into()),
            ("when", (&when).into()),
        ],
    )
}

/// Takes in what is in a file: goes to the table of its game, if it is one game and
/// new; else tells what came of it.
async fn import(file: &web_sys::File, shell: &Shell) -> Option<String> {
    let text = &shell.text;
    if file.size() > LARGEST {
        return Some(text.say("save-error-none"));
    }
    let content = wasm_bindgen_futures::JsFuture::from(file.text()).await;
    let content = content.ok().and_then(|content| content.as_string()).unwrap_or_default();
    if content.trim_start().starts_with("conclave-evening") {
        return super::evening::import(&content, shell).err();
    }
    let mut taken = shell.shelf.take_in(&content, new_slot);
    if taken == Taken::default() || (taken.unreadable == 1 && taken.is_only_one()) {
        let why = Save::open(&content).err();
        return Some(why.map_or_else(|| text.say("save-error-none"), |why| explain(&why, text)));
    }
    if taken.is_only_one() {
        let refused = taken.refused.pop().map(|save| shell.put_down(save));
        let slot = taken.slots.pop().map(|id| format!("#/game/{id}"));
        if let Some(address) = refused.or(slot) {
            crate::router::go(&address);
            return None;
        }
    }
    let told = [
        ("imported-new", taken.slots.len()),
        ("imported-same", taken.same),
        ("imported-others", taken.others),
        ("imported-unreadable", taken.unreadable),
        ("imported-refused", taken.refused.len()),
    ];
    let told = told.iter().filter(|(_, count)| *count > 0);
    let told: Vec<String> =
        told.map(|(key, count)| text.tell(key, &[("count", (*count).into())])).collect();
    Some(told.join(" "))
}
