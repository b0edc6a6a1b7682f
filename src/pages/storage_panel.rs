//! What is kept in this browser, how much space there is, and a way to take all of it
//! out.

use conclave_session::saves::{SlotId, Store as _};
use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::StorageManager;
use yew::prelude::*;

use crate::components::icons::{Icon, IconButton, TextButton};
use crate::components::save_entry::SaveEntry;
use crate::save_errors::FILE_EXTENSION;
use crate::shell::Shell;
use crate::storage::{file_name, offer_file};

/// Properties of [`StoragePanel`].
#[derive(Properties, PartialEq)]
pub struct StoragePanelProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
}

/// Messages of the panel.
pub enum Msg {
    /// The browser says how much it keeps of this page.
    Estimated(Estimate),
    /// Take everything out as a file.
    ExportAll,
    /// Take out a damaged save that was set aside: its key in storage, and its slot.
    Export(String, SlotId),
    /// Delete the damaged save of this key.
    Delete(String),
}

/// How much a browser keeps of this page, in bytes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// What is kept.
    used: f64,
    /// The most that may be kept.
    quota: f64,
}

/// How much is stored, in words, with the buttons for export and import.
pub struct StoragePanel {
    estimate: Option<Estimate>,
}

impl Component for StoragePanel {
    type Message = Msg;
    type Properties = StoragePanelProps;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        yew::platform::spawn_local(async move {
            if let Some(estimate) = estimate().await {
                link.send_message(Msg::Estimated(estimate));
            }
        });
        StoragePanel { estimate: None }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let save_store = &ctx.props().shell.save_store;
        match msg {
            Msg::Estimated(estimate) => self.estimate = Some(estimate),
            Msg::ExportAll => {
                if let Ok(everything) = save_store.export_all() {
                    offer_file(&file_name("conclave", FILE_EXTENSION), &everything);
                }
            }
            Msg::Export(key, slot) => {
                if let Ok(Some(content)) = save_store.store().get(&key) {
                    offer_file(&file_name(&slot, FILE_EXTENSION), &content);
                }
            }
            // When storage refuses, it stays in the list.
            Msg::Delete(key) => drop(save_store.store().remove(&key)),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Shell { text, save_store, .. } = &ctx.props().shell;
        let link = ctx.link();
        let kilobytes = save_store.bytes().unwrap_or_default().div_ceil(1000);
        let mut words = text.tr_args("kept-used", &[("size", kilobytes.into())]);
        if let Some(Estimate { used, quota }) = self.estimate {
            let megabytes = |bytes: f64| ((bytes / 1e6).ceil() as i64).into();
            let args = [("used", megabytes(used)), ("room", megabytes(quota))];
            words = format!("{words} {}", text.tr_args("kept-room", &args));
        }
        let damaged = |(key, slot): (String, SlotId)| {
            let export = {
                let (key, slot) = (key.clone(), slot.clone());
                link.callback(move |_| Msg::Export(key.clone(), slot.clone()))
            };
            let delete = {
                let key = key.clone();
                link.callback(move |_| Msg::Delete(key.clone()))
            };
            html! {
                <SaveEntry key={key} name={text.tr("aside")} about={slot}>
                    <IconButton
                        icon={Icon::Export}
                        label={text.tr("aside-export")}
                        onclick={export}
                    />
                    <IconButton
                        icon={Icon::Delete}
                        label={text.tr("aside-delete")}
                        onclick={delete}
                    />
                </SaveEntry>
            }
        };
        let set_aside = save_store.set_aside().unwrap_or_default();
        html! {
            <section class="storage-panel" aria-labelledby="storage-title">
                <h2 id="storage-title" class="home-heading">{ text.tr("kept") }</h2>
                <p>{ words }</p>
                <ul class="save-list">{ for set_aside.into_iter().map(damaged) }</ul>
                <TextButton
                    icon={Icon::Export}
                    label={text.tr("everything")}
                    onclick={link.callback(|_| Msg::ExportAll)}
                />
            </section>
        }
    }
}

/// How much the browser keeps of this page, if it says so.
async fn estimate() -> Option<Estimate> {
    // Pages that are not secure have no storage manager.
    let storage = Reflect::get(&window().navigator(), &"storage".into()).ok()?;
    let storage = storage.dyn_into::<StorageManager>().ok()?;
    let estimate: JsValue = JsFuture::from(storage.estimate().ok()?).await.ok()?;
    let bytes = |key: &str| Reflect::get(&estimate, &key.into()).ok()?.as_f64();
    Some(Estimate { used: bytes("usage")?, quota: bytes("quota")? })
}
