//! Scans QR codes of other screens: with the camera, or in a photo.
//!
//! The camera and what reads codes belong to the element `code-scanner` (`static/scanner.js`), which is
//! fetched when somebody scans; here is what is said about it.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, Element, Event};
use yew::prelude::*;

use super::build;
use crate::components::dialog::Dialog;
use crate::components::icons::{Icon, TextButton};
use crate::context::use_text;

/// The area of the texts, fetched when somebody scans.
const AREA: &str = "scan";

/// What the camera is doing, or why there is none, by the names that the script has for it.
const LOOKING: &str = "looking";
/// Those after which trying again may help.
const TRY_AGAIN: [&str; 5] = ["refused", "framed", "none", "busy", "broken"];

/// Properties of [`Scanner`].
#[derive(Properties, PartialEq)]
pub struct ScannerProps {
    /// What is scanned.
    pub title: AttrValue,
    /// What became of the last code: the key of a text.
    pub told: Option<&'static str>,
    /// Whether that was all: then nothing more is scanned.
    #[prop_or_default]
    pub done: bool,
    /// Called when the page may use the camera.
    #[prop_or_default]
    pub oncamera: Callback<()>,
    /// Called with what a code says; for the same one every few seconds at most.
    pub onread: Callback<String>,
    /// Called when the reader closes it. It is open as long as it is rendered.
    pub onclose: Callback<()>,
}

/// A dialog that scans codes, one after the other.
#[component]
pub fn Scanner(props: &ScannerProps) -> Html {
    let text = use_text();
    let said = use_state(|| AttrValue::from("asking"));
    let camera = use_node_ref();
    let here = use_state(|| text.has_area(AREA));
    use_effect_with((), {
        let (text, here) = (text.clone(), here.clone());
        move |()| text.fetch_area(AREA.into(), Callback::from(move |came| here.set(came)))
    });
    use_effect_with(camera.clone(), {
        let (said, oncamera, onread) = (said.clone(), props.oncamera.clone(), props.onread.clone());
        move |camera: &NodeRef| {
            let listeners = camera.cast::<Element>().map(|camera| {
                let heard = Callback::from(move |word: String| {
                    if word == LOOKING {
                        oncamera.emit(());
                    }
                    said.set(word.into());
                });
                [listen(&camera, "said", heard), listen(&camera, "read", onread)]
            });
            move || drop(listeners)
        }
    });
    let again = {
        let camera = camera.clone();
        move |_: MouseEvent| {
            if let (Some(camera), Ok(again)) = (camera.cast::<Element>(), Event::new("again")) {
                // Nobody can prevent it.
                let _ = camera.dispatch_event(&again);
            }
        }
    };
    let broken = {
        let said = said.clone();
        move |_: Event| said.set("broken".into())
    };
    let tr = |key: &str| if *here { text.tr(key) } else { String::new() };
    let photo = |key: &'static str, capture: Option<&'static str>| {
        html! {
            <label {key} class={classes!("button", "photo", key)}>
                { Icon::Import.small() }
                { tr(key) }
                <input class="visually-hidden" type="file" accept="image/*" {capture} />
            </label>
        }
    };
    let told = props.told.map(|key| text.tr(key)).unwrap_or_default();
    if props.done {
        return html! {
            <Dialog title={props.title.clone()} onclose={props.onclose.clone()}>
                <p role="status">{ told }</p>
                <div class="row">
                    <TextButton
                        main=true
                        label={text.tr("close")}
                        onclick={props.onclose.reform(|_: MouseEvent| ())}
                    />
                </div>
            </Dialog>
        };
    }
    html! {
        <Dialog title={props.title.clone()} wide=true onclose={props.onclose.clone()}>
            <script key="script" type="module" src={file("scanner.js")} onerror={broken} />
            <code-scanner key="camera" ref={camera} data-said={(*said).clone()}>
                <div key="picture" class="scanner-picture">
                    <video playsinline=true muted=true aria-hidden="true" />
                </div>
                <div key="words" class="scanner-words">
                    <p key="said" role="status">{ tr(&format!("scan-{}", *said)) }</p>
                    <p key="told" class="scanner-told" role="status">{ told }</p>
                    <div key="row" class="row">
                        if TRY_AGAIN.contains(&said.as_str()) {
                            <TextButton
                                key="again"
                                main=true
                                label={text.tr("screens-again")}
                                onclick={again}
                            />
                        }
                        { photo("scan-photo", Some("environment")) }
                        { photo("scan-picture", None) }
                    </div>
                </div>
            </code-scanner>
        </Dialog>
    }
}

/// The address of a file of this build.
fn file(name: &str) -> String {
    match build() {
        build if build.is_empty() => name.to_owned(),
        build => format!("{name}?{build}"),
    }
}

/// Hears what the element tells under this name.
fn listen(camera: &Element, name: &'static str, heard: Callback<String>) -> EventListener {
    EventListener::new(camera, name, move |event| {
        let told = event.dyn_ref::<CustomEvent>().and_then(|event| event.detail().as_string());
        heard.emit(told.unwrap_or_default());
    })
}
