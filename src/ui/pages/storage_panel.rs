//! What is kept in this browser, how much room there is, and a way to take all of
//! it out.

use conclave::session::saves::{SlotId, Store as _};
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::StorageManager;
use yew::prelude::*;

use super::lobby::entry;
use crate::components::icons::Icon;
use crate::components::tags::{self, el, keyed, said, tag};
use crate::components::tags::{IconButtonOptions, icon_button, word_button};
use crate::save_errors::FILE_EXTENSION;
use crate::shell::Shell;
use crate::storage::{file_name, offer_file};

/// What it is given.
#[derive(Properties, PartialEq)]
pub struct KeepingProps {
    /// What every page shares.
    pub shell: Shell,
}

/// What happens to it.
pub enum Msg {
    /// The browser says how many bytes this page uses, of how many.
    Room(f64, f64),
    /// Take everything out as a file.
    Everything,
    /// Take out a damaged save that was set aside: its name in storage, and its slot.
    Export(String, SlotId),
    /// Delete one.
    Delete(String),
}

/// What is kept, in words and with its buttons.
pub struct StoragePanel {
    room: Option<(f64, f64)>,
}

impl Component for StoragePanel {
    type Message = Msg;
    type Properties = KeepingProps;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        yew::platform::spawn_local(async move {
            if let Some((used, room)) = estimate().await {
                link.send_message(Msg::Room(used, room));
            }
        });
        StoragePanel { room: None }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let save_store = &ctx.props().shell.save_store;
        match msg {
            Msg::Room(used, room) => self.room = Some((used, room)),
            Msg::Everything => {
                if let Ok(everything) = save_store.export_all() {
                    offer_file(&file_name("conclave", FILE_EXTENSION), &everything);
                }
            }
            Msg::Export(name, slot) => {
                if let Ok(Some(content)) = save_store.store().get(&name) {
                    offer_file(&file_name(&slot, FILE_EXTENSION), &content);
                }
            }
            Msg::Delete(name) => drop(save_store.store().remove(&name)),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Shell { text, save_store, .. } = &ctx.props().shell;
        let link = ctx.link();
        let kilobytes = save_store.bytes().unwrap_or_default().div_ceil(1000);
        let aside = save_store.set_aside().unwrap_or_default();
        let mut words = text.tr_args("kept-used", &[("size", kilobytes.into())]);
        if let Some((used, room)) = self.room {
            let mega = |bytes: f64| ((bytes / 1e6).ceil() as i64).into();
            words.push(' ');
            words.push_str(
                &text.tr_args("kept-room", &[("used", mega(used)), ("room", mega(room))]),
            );
        }
        let damaged = |(name, slot): (String, SlotId)| {
            let (kept, there) = (name.clone(), name.clone());
            let of = slot.clone();
            let export = link.callback(move |_| Msg::Export(kept.clone(), of.clone()));
            let delete = link.callback(move |_| Msg::Delete(there.clone()));
            let button = |icon, key, onclick| {
                icon_button(icon, text.tr(key), onclick, IconButtonOptions::default())
            };
            let tools = vec![
                button(Icon::Export, "aside-export", export),
                button(Icon::Delete, "aside-delete", delete),
            ];
            keyed(name, entry(None, text.tr("aside"), slot, tools))
        };
        let everything = link.callback(|_| Msg::Everything);
        el!(
            "section",
            "class" = "keeping",
            "aria-labelledby" = "keeping-title",
            [
                el!(
                    "h2",
                    "id" = "keeping-title",
                    "class" = "home-heading",
                    [tags::words(text.tr("kept"))]
                ),
                said("p", "", words),
                tag("ul", "save-list", aside.into_iter().map(damaged).collect()),
                word_button(Some(Icon::Export), text.tr("everything"), false, everything)
            ]
        )
    }
}

/// How many bytes this page uses, of how many, if the browser says so.
async fn estimate() -> Option<(f64, f64)> {
    let navigator = web_sys::window()?.navigator();
    // Pages that are not secure have none.
    let storage = Reflect::get(&navigator, &"storage".into()).ok()?;
    let storage = storage.dyn_into::<StorageManager>().ok()?;
    let estimate: JsValue = JsFuture::from(storage.estimate().ok()?).await.ok()?;
    let bytes = |key: &str| Reflect::get(&estimate, &key.into()).ok()?.as_f64();
    Some((bytes("usage")?, bytes("quota")?))
}
