//! The games that can be continued, and what else can be done with a save.

use conclave::session::saves::{ImportReport, Save, Slot, SlotId};
use wasm_bindgen::JsCast;
use web_sys::{FormData, HtmlFormElement, HtmlInputElement};
use yew::prelude::*;

use super::lobby::entry;
use super::storage_panel::{KeepingProps, StoragePanel};
use crate::components::icons::Icon;
use crate::components::notices::banner;
use crate::components::players::name_all;
use crate::components::tags::dialog;
use crate::components::tags::{IconButtonOptions, icon_button, small, word_button};
use crate::components::tags::{
    all, class, component, el, keyed, none, said, saying, tag, when, words,
};
use crate::router::Route;
use crate::save_errors::explain;
use crate::shell::{Shell, new_slot};
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
                    failed = shell.save_store.rename(&id, name).is_err();
                }
            }
            Msg::Delete => {
                if let Some(Doing::Deleting(id, _)) = self.doing.take() {
                    failed = shell.save_store.remove(&id).is_err();
                }
            }
            Msg::TakeUp(save) => {
                self.doing = None;
                crate::router::go(&shell.create_slot(*save));
            }
            Msg::Export(id, name) => {
                shell.export(&id, &name);
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
            self.message = Some(shell.text.tr("save-failed"));
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let text = &shell.text;
        let slots = shell.save_store.slots();
        let failed = slots.is_err();
        let slots = slots.unwrap_or_default();
        let kept = !failed && shell.save_store.store().lasts();
        let onchange =
            ctx.link().callback(|event: Event| Msg::Import(event.target_unchecked_into()));
        let file = el!("input", "class" = "unseen", "type" = "file", onchange = onchange);
        let import = vec![small(Icon::Import), words(text.tr("import")), file];
        let title = class("home-heading", &[(slots.is_empty(), "unseen")]);
        el!(
            "section",
            "class" = "saves",
            "aria-labelledby" = "saves-title",
            [
                el!("h2", "id" = "saves-title", "class" = title, [words(text.tr("saves"))]),
                when(!kept, || banner("status", text.tr("storage-blocked"))),
                all(self.message.clone().map(|message| banner("alert", message))),
                tag("ul", "save-list", slots.iter().map(|slot| row(slot, ctx)).collect()),
                tag("label", "button button-quiet import", import),
                when(Route::current() == Route::Saves, || {
                    component::<StoragePanel>(KeepingProps { shell: shell.clone() })
                }),
                self.dialog(ctx)
            ]
        )
    }
}

impl SaveList {
    /// What is asked before a save is renamed or deleted.
    fn dialog(&self, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let link = ctx.link();
        let cancel = link.callback(|()| Msg::Ask(None));
        let (title, content) = match &self.doing {
            None => return none(),
            Some(Doing::Renaming(_, name)) => {
                let onsubmit = link.callback(|event: SubmitEvent| {
                    event.prevent_default();
                    let form = event.target().and_then(|t| t.dyn_into::<HtmlFormElement>().ok());
                    let data = form.and_then(|form| FormData::new_with_form(&form).ok());
                    let name = data.and_then(|data| data.get("name").as_string());
                    Msg::Rename(name.unwrap_or_default())
                });
                let input = el!("input", "name" = "name", "maxlength" = "60", "required" = true);
                let field =
                    vec![said("span", "", text.tr("save-name")), saying(name.clone(), input)];
                let form = el!(
                    "form",
                    "class" = "settings",
                    onsubmit = onsubmit,
                    [
                        tag("label", "field", field),
                        said("button", "button button-main", text.tr("rename"))
                    ]
                );
                ("rename", form)
            }
            Some(Doing::Deleting(_, name)) => {
                let delete = link.callback(|_| Msg::Delete);
                let ways = vec![
                    word_button(None, text.tr("delete"), true, delete),
                    word_button(None, text.tr("keep"), false, cancel.reform(|_| ())),
                ];
                let question = text.tr_args("delete-question", &[("name", name.into())]);
                ("delete", all([said("p", "", question), tag("div", "row", ways)]))
            }
            Some(Doing::Earlier(id, name)) => {
                ("earlier", earlier(id, name, &ctx.props().shell, &link.callback(Msg::TakeUp)))
            }
        };
        dialog(text.tr(title), false, cancel, text, content)
    }
}

/// One save.
fn row(slot: &Slot, ctx: &Context<SaveList>) -> Html {
    let text = &ctx.props().shell.text;
    let name = match &slot.save {
        Ok(save) if !save.name.trim().is_empty() => save.name.clone(),
        _ => text.tr("save-unnamed"),
    };
    // Many games have no name but their game's.
    let which = match &slot.save {
        Ok(save) => [&name, ", ", &saved(save, text)].concat(),
        Err(_) => name.clone(),
    };
    let button = |icon, key: &str, msg: fn(SlotId, String) -> Msg| {
        let label = text.tr_args(key, &[("name", (&which).into())]);
        let (id, name) = (slot.id.clone(), name.clone());
        let onclick = ctx.link().callback(move |_: MouseEvent| msg(id.clone(), name.clone()));
        icon_button(icon, label, onclick, IconButtonOptions::default())
    };
    let (address, about) = match &slot.save {
        Ok(save) => (Some(["#/game/", &slot.id].concat()), about(save, text)),
        Err(why) => (None, [&explain(why, text), " ", &text.tr("save-kept")].concat()),
    };
    let tools = vec![
        when(slot.save.is_ok(), || {
            let earlier = |id, name| Msg::Ask(Some(Doing::Earlier(id, name)));
            let rename = |id, name| Msg::Ask(Some(Doing::Renaming(id, name)));
            all([
                button(Icon::Replay, "earlier-that", earlier),
                button(Icon::Rename, "rename-that", rename),
            ])
        }),
        button(Icon::Export, "export-that", Msg::Export),
        button(Icon::Delete, "delete-that", |id, name| Msg::Ask(Some(Doing::Deleting(id, name)))),
    ];
    keyed(slot.id.clone(), entry(address, name, about, tools))
}

/// The earlier states of a game, each to be taken up.
fn earlier(id: &str, name: &str, shell: &Shell, take_up: &Callback<Box<Save>>) -> Html {
    let text = &shell.text;
    let now = shell.save_store.read(id).ok().flatten().and_then(Result::ok);
    let mut states = shell.save_store.copies(id).unwrap_or_default();
    states.retain(|state| now.as_ref().is_none_or(|now| now.record != state.record));
    if states.is_empty() {
        return said("p", "", text.tr("earlier-none"));
    }
    let state = |state: Save| {
        let (turn, when) = (state.turn, saved(&state, text));
        let words =
            text.tr_args("earlier-state", &[("turn", turn.into()), ("when", (&when).into())]);
        let args = [("name", name.into()), ("number", turn.into())];
        let save = Save { name: text.tr_args("branch-name", &args), ..state };
        let onclick = take_up.reform(move |_: MouseEvent| Box::new(save.clone()));
        word_button(None, words, false, onclick)
    };
    let states = all(states.into_iter().map(state));
    tag("div", "settings", vec![said("p", "", text.tr("earlier-words")), states])
}

/// When a game was saved, as the reader writes it.
fn saved(save: &Save, text: &Text) -> String {
    let date = js_sys::Date::new(&(save.saved as f64).into());
    date.to_locale_string(text.locale().id(), &js_sys::Object::new().into()).into()
}

/// A save in a line: game, players, when.
fn about(save: &Save, text: &Text) -> String {
    let when = saved(save, text);
    let mut players = save.players.clone();
    name_all(&mut players, text);
    let players: Vec<&str> = players.iter().map(|o| o.name.as_str()).collect();
    let game = text.try_tr(&format!("{}-name", save.game)).unwrap_or_else(|| save.game.clone());
    let key = if save.over { "save-over" } else { "save-about" };
    text.tr_args(
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
        return Some(text.tr("save-error-none"));
    }
    let content = wasm_bindgen_futures::JsFuture::from(file.text()).await;
    let content = content.ok().and_then(|content| content.as_string()).unwrap_or_default();
    if content.trim_start().starts_with("conclave-evening") {
        return super::series_list::import(&content, shell).err();
    }
    let mut taken = shell.save_store.import(&content, new_slot);
    if taken == ImportReport::default() || (taken.unreadable == 1 && taken.is_only_one()) {
        let why = Save::open(&content).err();
        return Some(why.map_or_else(|| text.tr("save-error-none"), |why| explain(&why, text)));
    }
    if taken.is_only_one() {
        let refused = taken.refused.pop().map(|save| shell.create_slot(save));
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
        told.map(|(key, count)| text.tr_args(key, &[("count", (*count).into())])).collect();
    Some(told.join(" "))
}
