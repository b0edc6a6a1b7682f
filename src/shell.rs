//! What every page of a program shares: the texts, the settings, the saves.

use std::rc::Rc;

use conclave_session::saves::{Save, SaveStore, SlotId, Store};
use conclave_session::{Settings, Speed, Theme};
use gloo::events::EventListener;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MediaQueryList};
use yew::prelude::*;

use crate::boot;
use crate::components::notices::{MissingNotice, RestoredNotice};
use crate::explain::Explainer;
use crate::random::random_id;
use crate::router::slot_address;
use crate::save_errors::FILE_EXTENSION;
use crate::storage::{Local, file_name, now, offer_file};
use crate::text::Text;

/// Where the settings are kept.
const SETTINGS: &str = "conclave:settings";

/// The services and texts that all pages share; cheap to clone.
#[derive(Clone)]
pub struct Shell {
    /// The texts, in the reader's language.
    pub text: Text,
    /// The reader's settings.
    pub settings: Rc<Settings>,
    /// Whether the system asks for less motion.
    pub still: bool,
    /// Changes the settings, and keeps them.
    pub change: Callback<Settings>,
    /// Opens the rules of the game over the page, at a chapter if one is named.
    pub open_rules: Callback<Option<AttrValue>>,
    /// Explains pieces, and says why something cannot be done.
    pub explainer: Explainer,
    /// The saves.
    pub save_store: Rc<SaveStore<Local>>,
}

// What a page shows depends on these. The others are made once, when the program starts, and are the same
// in all clones.
impl PartialEq for Shell {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text && self.settings == other.settings && self.still == other.still
    }
}

impl Shell {
    /// How fast events are shown, less motion considered.
    pub fn speed(&self) -> Speed {
        if self.still { Speed::Instant } else { self.settings.speed }
    }

    /// Puts a new game into a slot of its own, and returns the address of its
    /// table. When it cannot be stored, the start script passes it to the table in
    /// memory, and the table says so.
    pub fn create_slot(&self, save: Save) -> String {
        let id = new_slot();
        if self.save_store.write(&id, &save).is_err() {
            boot::pass_in_memory(&id, &save.seal());
        }
        slot_address(&id)
    }

    /// Lets the reader keep what is in a slot as a file of this name.
    pub fn export(&self, id: &str, name: &str) {
        if let Ok(Some(content)) = self.save_store.text(id) {
            offer_file(&file_name(name, FILE_EXTENSION), &content);
        }
    }

    /// A setting, changed.
    pub fn with(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = (*self.settings).clone();
        change(&mut settings);
        self.change.emit(settings);
    }
}

/// A name for a new slot.
pub fn new_slot() -> SlotId {
    random_id(now())
}

/// The settings that were kept, or the default ones.
pub fn load_settings(store: &impl Store) -> Settings {
    let kept = store.get(SETTINGS).ok().flatten();
    kept.map(|text| Settings::parse(&text)).unwrap_or_default()
}

/// Keeps the settings.
pub fn store_settings(store: &impl Store, settings: &Settings) {
    // What could not be kept is told by `MissingNotice`, here and elsewhere.
    let _ = store.set(SETTINGS, &settings.write());
}

/// What systems ask pages for.
const LESS_MOTION: &str = "(prefers-reduced-motion: reduce)";
const MORE_CONTRAST: &str = "(prefers-contrast: more)";

fn media(query: &str) -> Option<MediaQueryList> {
    window().match_media(query).ok().flatten()
}

/// Whether the system asks for less motion.
pub fn wants_less_motion() -> bool {
    media(LESS_MOTION).is_some_and(|query| query.matches())
}

/// Listens to whether the system asks for something else than before, as long as these are kept.
pub fn listen_to_preferences(onchange: &Callback<()>) -> Vec<EventListener> {
    let listen = |query: MediaQueryList| {
        let onchange = onchange.clone();
        EventListener::new(&query, "change", move |_| onchange.emit(()))
    };
    [LESS_MOTION, MORE_CONTRAST].into_iter().filter_map(media).map(listen).collect()
}

/// How the page looks: as the reader has chosen, or else as the system asks.
pub fn theme(settings: &Settings) -> Theme {
    let contrast = || media(MORE_CONTRAST).is_some_and(|query| query.matches());
    let by_itself = || if contrast() { Theme::Contrast } else { Theme::default() };
    settings.theme.unwrap_or_else(by_itself)
}

/// Gives the whole page its look. Call it when a page has been rendered.
pub fn apply_theme(settings: &Settings) {
    if let Some(root) = document().document_element() {
        drop(root.set_attribute("data-theme", theme(settings).id()));
    }
}

/// Properties of [`Page`].
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// Its content.
    pub children: Html,
}

/// The page at an address. Its key is [`Route::key`](crate::router::Route::key): another
/// address is another page, even where both are tables.
#[component]
pub fn Page(PageProps { shell, children }: &PageProps) -> Html {
    html! {
        <main id="page">
            <MissingNotice shell={shell.clone()} />
            <RestoredNotice shell={shell.clone()} />
            { children.clone() }
        </main>
    }
}

/// Names the page that is shown. One just `arrived` at is read from its heading
/// on; the first one from the top.
pub fn show(name: &str, arrived: bool, text: &Text) {
    let document = document();
    let title = format!("{name} – {}", text.tr("product"));
    if document.title() != title {
        document.set_title(&title);
    }
    if arrived {
        let heading = document.query_selector("#page h1").ok().flatten();
        if let Some(heading) = heading.and_then(|h| h.dyn_into::<HtmlElement>().ok()) {
            drop(heading.focus());
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}
