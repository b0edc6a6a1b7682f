//! Scans QR codes of other screens: with the camera, or in a photo.
//!
//! The camera, what reads codes, and what is said about it belong to the element `code-scanner`
//! (`static/scanner.js`), which is fetched, with its styles and texts, when somebody scans.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, Element, Event};
use yew::prelude::*;

use super::file;
use crate::components::dialog::Dialog;
use crate::components::icons::TextButton;
use crate::context::use_text;
use crate::text::Text;

/// How the keys of what the element says begin.
const SCAN: &str = "scan-";

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

/// What the element says: in each line a name, a space and the words.
fn words(text: &Text) -> String {
    let keys = text.keys(SCAN);
    let lines = keys.iter().map(|key| format!("{} {}", &key[SCAN.len()..], text.tr(key)));
    lines.collect::<Vec<_>>().join("\n")
}

/// A dialog that scans codes, one after the other.
#[component]
pub fn Scanner(props: &ScannerProps) -> Html {
    let ScannerProps { title, told, done, oncamera, onread, onclose } = props;
    let text = use_text();
    let broken = use_state(|| false);
    let camera = use_node_ref();
    use_effect_with(camera.clone(), {
        let (oncamera, onread) = (oncamera.clone(), onread.clone());
        move |camera: &NodeRef| {
            let listeners = camera.cast::<Element>().map(|camera| {
                let may = EventListener::new(&camera, "camera", move |_| oncamera.emit(()));
                let read = EventListener::new(&camera, "read", move |event| {
                    let detail = event.unchecked_ref::<CustomEvent>().detail();
                    onread.emit(detail.as_string().unwrap_or_default());
                });
                [may, read]
            });
            move || drop(listeners)
        }
    });
    let is_broken = *broken;
    let onerror = move |_: Event| broken.set(true);
    let told = told.map(|key| text.tr(key)).unwrap_or_default();
    html! {
        <Dialog {title} wide={!done} {onclose}>
            if *done {
                <p key="told" role="status">{ told }</p>
                <div key="row" class="row">
                    <TextButton
                        main=true
                        label={text.tr("close")}
                        onclick={onclose.reform(|_: MouseEvent| ())}
                    />
                </div>
            } else {
                <script key="script" type="module" src={file("scanner.js")} {onerror} />
                // What stands in it besides is the script's.
                <code-scanner
                    key="camera"
                    ref={camera}
                    data-words={words(&text)}
                    data-said={is_broken.then_some("broken")}
                >
                    <p key="broken" class="scanner-broken" role="status">
                        { text.tr("screens-scan-broken") }
                    </p>
                    <p key="told" class="scanner-told" role="status">{ told }</p>
                </code-scanner>
            }
        </Dialog>
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::testing::text;
    use conclave_i18n::Locale;

    #[test]
    fn the_element_is_given_all_that_it_says() {
        let script = include_str!("../../static/scanner.js");
        for locale in Locale::ALL {
            let words = words(&text(locale));
            let words: Vec<_> = words.lines().map(|line| line.split_once(' ')).collect();
            for named in words.iter().map(|line| line.expect("a name and words").0) {
                assert!(script.contains(&format!("\"{named}\"")), "{named} is never said");
            }
            for button in ["photo", "picture", "again", "asking", "looking"] {
                assert!(words.iter().flatten().any(|(name, _)| *name == button), "{button}");
            }
        }
    }
}
