//! After a crash: a friendly page instead of a frozen one. Nothing is saved any
//! more, because the program no longer knows what it knows.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};

use conclave::page::saves::{Shelf, SlotId};
use wasm_bindgen::JsValue;

use super::saves::ENDING;
use super::shell::{browser_languages, kept_settings};
use super::storage::{Local, now};
use super::text::Text;

static CRASHED: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// The slot of the game being played.
    static PLAYING: RefCell<Option<SlotId>> = const { RefCell::new(None) };
}

/// Remembers which game could be saved from a crash.
pub fn playing(id: &str) {
    PLAYING.set(Some(id.to_owned()));
}

/// Whether the program has crashed. Timers and listeners may still run then.
pub fn has_crashed() -> bool {
    CRASHED.load(Ordering::Relaxed)
}

/// Makes a crash show its page.
pub fn watch() {
    std::panic::set_hook(Box::new(|info| {
        if CRASHED.swap(true, Ordering::Relaxed) {
            return;
        }
        let _ = js_sys::Reflect::get(&js_sys::global(), &"console".into())
            .and_then(|console| js_sys::Reflect::get(&console, &"error".into()))
            .map(|error| {
                js_sys::Function::from(error).call1(&JsValue::NULL, &info.to_string().into())
            });
        show();
    }));
}

/// Puts the page up. It is made by hand: what made the others has crashed.
fn show() -> Option<()> {
    let window = web_sys::window()?;
    let document = window.document()?;
    let store = Local::open();
    let languages = browser_languages();
    let locale = kept_settings(&store).locale(languages.iter().map(String::as_str));
    let text = Text::of(locale);
    let make = |tag: &str, class: &str, words: &str| {
        let element = document.create_element(tag).ok()?;
        element.set_class_name(class);
        element.set_text_content(Some(words));
        Some(element)
    };
    let main = make("main", "message vellum", "")?;
    let ways = make("div", "row", "")?;
    let (heading, words) =
        (make("h1", "", &text.say("crash"))?, make("p", "", &text.say("crash-words"))?);
    drop(main.append_child(&heading));
    drop(main.append_child(&words));
    let reload = make("a", "button button-main", &text.say("reload"))?;
    // An address of its own, so that the browser loads it anew.
    let place = window.location().hash().unwrap_or_default();
    drop(reload.set_attribute("href", &format!("?again={}{place}", now())));
    drop(ways.append_child(&reload));
    let playing = PLAYING.with_borrow(Clone::clone);
    if let Some(id) = playing
        && let Ok(Some(save)) = Shelf::new(store).text(&id)
    {
        let export = make("a", "button", &text.say("export"))?;
        let data = String::from(js_sys::encode_uri_component(&save));
        drop(export.set_attribute("href", &format!("data:application/json,{data}")));
        drop(export.set_attribute("download", &format!("{id}{ENDING}")));
        drop(ways.append_child(&export));
    }
    drop(main.append_child(&ways));
    let body = document.body()?;
    body.set_text_content(None);
    drop(body.append_child(&main));
    Some(())
}
