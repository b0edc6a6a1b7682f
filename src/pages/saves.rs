//! The games that can be continued, and what else can be done with a save.

use conclave_i18n::list;
use conclave_session::plain_text;
use conclave_session::saves::{ImportReport, Save, SaveSlot, SlotId};
use conclave_session::series::is_series;
use gloo::file::callbacks::{FileReader, read_as_text};
use gloo::file::{File, FileReadError};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::save_dialogs::{DeleteQuestion, EarlierStates, RenameForm};
use super::save_row::{SaveRow, SaveTool};
use super::storage_panel::StoragePanel;
use crate::components::dialog::Dialog;
use crate::components::icons::Icon;
use crate::components::notices::{Banner, RestoredNotice};
use crate::components::players::name_all;
use crate::router::slot_address;
use crate::save_errors::explain;
use crate::shell::{Shell, new_slot};
use crate::text::Text;

/// No saved game is larger than this many bytes.
const LARGEST: u64 = 4_000_000;

/// A question about a save that is open: its slot, and its name.
#[derive(Clone, PartialEq)]
pub enum SaveDialog {
    /// What it is to be called.
    Rename(SlotId, AttrValue),
    /// Whether to delete it.
    Delete(SlotId, AttrValue),
    /// Which earlier state of it to take up.
    Earlier(SlotId, AttrValue),
}

/// What a reader does with the saves.
pub enum Msg {
    /// Opens a question, or closes it.
    Ask(Option<SaveDialog>),
    /// Gives what is being renamed this name.
    Rename(String),
    /// Deletes what is being deleted.
    Delete,
    /// Takes up this earlier state, as a game of its own.
    TakeUp(Box<Save>),
    /// Takes a save out as a file.
    Export(SlotId, AttrValue),
    /// Takes saves from the file that was chosen in this field.
    Choose(HtmlInputElement),
    /// The content of that file has come.
    Import(Result<String, FileReadError>),
}

/// Properties of the list of saves.
#[derive(Properties, PartialEq)]
pub struct SaveListProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// Whether to say also how much is stored.
    pub storage: bool,
}

/// The saves, latest first, and a way to bring one in.
pub struct SaveList {
    /// What is kept; read when the list is made and after each message.
    slots: Vec<SaveSlot>,
    /// Whether what is kept outlives the page.
    lasts: bool,
    question: Option<SaveDialog>,
    message: Option<AttrValue>,
    /// Reads a file as long as it lives.
    reader: Option<FileReader>,
}

impl Component for SaveList {
    type Message = Msg;
    type Properties = SaveListProps;

    fn create(ctx: &Context<Self>) -> Self {
        let (slots, lasts) = read_slots(&ctx.props().shell);
        SaveList { slots, lasts, question: None, message: None, reader: None }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let shell = &ctx.props().shell;
        let mut failed = false;
        match msg {
            Msg::Ask(question) => self.question = question,
            Msg::Rename(name) => {
                let name = plain_text(&name);
                let name = name.trim();
                if let Some(SaveDialog::Rename(id, _)) = self.question.take()
                    && !name.is_empty()
                {
                    failed = shell.save_store.rename(&id, name).is_err();
                }
            }
            Msg::Delete => {
                if let Some(SaveDialog::Delete(id, _)) = self.question.take() {
                    failed = shell.save_store.remove(&id).is_err();
                }
            }
            Msg::TakeUp(save) => {
                self.question = None;
                crate::router::navigate(&shell.create_slot(*save));
            }
            Msg::Export(id, name) => {
                shell.export(&id, &name);
                return false;
            }
            Msg::Choose(input) => {
                let Some(file) = input.files().and_then(|files| files.get(0)) else {
                    return false;
                };
                // The same file can then be chosen again.
                input.set_value("");
                let file = File::from(file);
                if file.size() > LARGEST {
                    self.message = Some(shell.text.tr("save-error-none").into());
                } else {
                    let onread = ctx.link().callback(Msg::Import);
                    self.reader = Some(read_as_text(&file, move |content| onread.emit(content)));
                    return false;
                }
            }
            Msg::Import(content) => {
                self.reader = None;
                self.message = import(&content.unwrap_or_default(), shell).map(AttrValue::from);
            }
        }
        if failed {
            self.message = Some(shell.text.tr("save-failed").into());
        }
        (self.slots, self.lasts) = read_slots(shell);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let SaveListProps { shell, storage } = ctx.props();
        let text = &shell.text;
        let slots = &self.slots;
        let onchange =
            ctx.link().callback(|event: Event| Msg::Choose(event.target_unchecked_into()));
        html! {
            <section class="saves" aria-labelledby="saves-title">
                <h2
                    key="heading"
                    id="saves-title"
                    class={classes!("home-heading", slots.is_empty().then_some("visually-hidden"))}
                >
                    { text.tr("saves") }
                </h2>
                if !self.lasts {
                    <Banner key="blocked" role="status" words={text.tr("storage-blocked")} />
                }
                <RestoredNotice key="restored" shell={shell.clone()} />
                if let Some(message) = &self.message {
                    <Banner key="message" role="alert" words={message} />
                }
                <ul key="list" class="save-list">{ for slots.iter().map(|slot| row(slot, ctx)) }</ul>
                <label key="import" class="button button-quiet import">
                    { Icon::Import.small() }
                    { text.tr("import") }
                    <input class="visually-hidden" type="file" {onchange} />
                </label>
                if *storage {
                    <StoragePanel key="storage" shell={shell.clone()} />
                }
                { self.dialog(ctx) }
            </section>
        }
    }
}

impl SaveList {
    /// The question that is open, if any.
    fn dialog(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let link = ctx.link();
        let close = link.callback(|()| Msg::Ask(None));
        let (title, question) = match &self.question {
            None => return Html::default(),
            Some(SaveDialog::Rename(_, name)) => {
                ("rename", html! { <RenameForm {name} onrename={link.callback(Msg::Rename)} /> })
            }
            Some(SaveDialog::Delete(_, name)) => {
                let ondelete = link.callback(|()| Msg::Delete);
                ("delete", html! { <DeleteQuestion {name} {ondelete} onkeep={&close} /> })
            }
            Some(SaveDialog::Earlier(id, name)) => {
                let onchoose = link.callback(Msg::TakeUp);
                let (shell, id) = (shell.clone(), id.clone());
                ("earlier", html! { <EarlierStates {shell} {id} {name} {onchoose} /> })
            }
        };
        html! { <Dialog title={shell.text.tr(title)} onclose={close}>{ question }</Dialog> }
    }
}

/// The saves of this browser, latest first, and whether they outlive the page.
fn read_slots(shell: &Shell) -> (Vec<SaveSlot>, bool) {
    let slots = shell.save_store.slots();
    let lasts = slots.is_ok() && shell.save_store.store().lasts();
    (slots.unwrap_or_default(), lasts)
}

/// One save.
fn row(slot: &SaveSlot, ctx: &Context<SaveList>) -> Html {
    let text = &ctx.props().shell.text;
    let (address, name, full_name, about) = match &slot.save {
        Ok(save) => {
            let name = match save.name.trim() {
                "" => text.tr("save-unnamed"),
                name => name.to_owned(),
            };
            // Many games have no name but their game's.
            let full_name = format!("{name}, {}", save_date(save, text));
            let address = AttrValue::from(slot_address(&slot.id));
            (Some(address), name, full_name, about(save, text))
        }
        Err(why) => {
            let name = text.tr("save-unnamed");
            let about = format!("{} {}", explain(why, text), text.tr("save-kept"));
            (None, name.clone(), name, about)
        }
    };
    let name = AttrValue::from(name);
    let ontool = {
        let (id, name) = (slot.id.clone(), name.clone());
        ctx.link().callback(move |tool| {
            let (id, name) = (id.clone(), name.clone());
            match tool {
                SaveTool::Earlier => Msg::Ask(Some(SaveDialog::Earlier(id, name))),
                SaveTool::Rename => Msg::Ask(Some(SaveDialog::Rename(id, name))),
                SaveTool::Export => Msg::Export(id, name),
                SaveTool::Delete => Msg::Ask(Some(SaveDialog::Delete(id, name))),
            }
        })
    };
    html! { <SaveRow key={slot.id.clone()} {address} {name} {full_name} {about} {ontool} /> }
}

/// When a game was saved, to the second: the day and the time as the reader writes them.
pub fn save_date(save: &Save, text: &Text) -> String {
    text.date(save.saved as f64, &[("dateStyle", "medium"), ("timeStyle", "medium")])
}

/// A save in a line: its game, unless that is its name; players; when.
fn about(save: &Save, text: &Text) -> String {
    let when = text.date(save.saved as f64, &[("dateStyle", "medium"), ("timeStyle", "short")]);
    let mut players = save.players.clone();
    name_all(&mut players, text);
    let game = text.try_tr(&format!("{}-name", save.game)).unwrap_or_else(|| save.game.clone());
    let players = list(players.iter().map(|player| &player.name));
    let what = if game == save.name { players } else { format!("{game} · {players}") };
    let key = if save.over { "save-over" } else { "save-about" };
    text.tr_args(key, &[("what", (&what).into()), ("when", (&when).into())])
}

/// Takes in what a file says: goes to the table of its game, if it is one game and new;
/// else returns what came of it, in words.
fn import(content: &str, shell: &Shell) -> Option<String> {
    let text = &shell.text;
    if is_series(content) {
        return super::series_list::import(content, shell).err();
    }
    let mut report = shell.save_store.import(content, new_slot);
    if report == ImportReport::default() || (report.unreadable == 1 && report.is_only_one()) {
        let why = Save::open(content).err();
        return Some(why.map_or_else(|| text.tr("save-error-none"), |why| explain(&why, text)));
    }
    if report.is_only_one() {
        let refused = report.refused.pop().map(|save| shell.create_slot(save));
        let slot = report.slots.pop().map(|id| slot_address(&id));
        if let Some(address) = refused.or(slot) {
            crate::router::navigate(&address);
            return None;
        }
    }
    let counts = [
        ("imported-new", report.slots.len()),
        ("imported-same", report.same),
        ("imported-others", report.others),
        ("imported-unreadable", report.unreadable),
        ("imported-refused", report.refused.len()),
    ];
    let sentences: Vec<String> = counts
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(key, count)| text.tr_args(key, &[("count", (*count).into())]))
        .collect();
    Some(sentences.join(" "))
}
