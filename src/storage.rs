//! The browser's storage, and what else the page asks of the browser.

use conclave_session::saves::{Keeper, Memory, Store, StoreError};
use gloo::file::{Blob, ObjectUrl};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::Date;
use wasm_bindgen::{JsCast, JsValue};

/// Storage of this browser for this page; in memory when the browser gives none,
/// so that the page works all the same.
#[derive(Debug)]
pub enum Local {
    /// The browser's local storage.
    Browser(web_sys::Storage),
    /// Memory, lost when the page is closed.
    Memory(Memory),
}

impl Local {
    /// The browser's storage, if it can be used at all.
    pub fn open() -> Local {
        const PROBE: &str = "conclave:probe";
        match crate::boot::storage() {
            // Some browsers offer a storage and refuse every access. A full one can still be read.
            Some(storage) if storage.get_item(PROBE).is_ok() => Local::Browser(storage),
            _ => Local::Memory(Memory::default()),
        }
    }

    /// Whether what is stored outlives the page.
    pub fn lasts(&self) -> bool {
        matches!(self, Local::Browser(_))
    }
}

/// The error behind a browser's exception.
fn error(why: &JsValue) -> StoreError {
    let name = js_sys::Reflect::get(why, &"name".into()).ok().and_then(|name| name.as_string());
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StoreError::Full,
        _ => StoreError::Blocked,
    }
}

impl Store for Local {
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        match self {
            Local::Memory(memory) => memory.keys(),
            Local::Browser(storage) => (0..storage.length().map_err(|e| error(&e))?)
                .filter_map(|at| storage.key(at).transpose())
                .map(|key| key.map_err(|e| error(&e)))
                .collect(),
        }
    }

    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self {
            Local::Memory(memory) => memory.get(key),
            Local::Browser(storage) => storage.get_item(key).map_err(|e| error(&e)),
        }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        match self {
            Local::Memory(memory) => memory.set(key, value),
            Local::Browser(storage) => storage.set_item(key, value).map_err(|e| error(&e)),
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self {
            Local::Memory(memory) => memory.remove(key),
            Local::Browser(storage) => storage.remove_item(key).map_err(|e| error(&e)),
        }
    }
}

/// Asks the browser to keep what is stored even when its disk is almost full. It may
/// refuse, or ask the reader: so it is asked once and never again. Nothing depends
/// on it.
pub fn ask_to_keep(store: &Keeper<Local>) {
    const ASKED: &str = "conclave.asked-to-keep";
    if !crate::boot::framed() && store.get(ASKED) == Ok(None) && store.set(ASKED, "yes").is_ok() {
        // Pages that are not secure have none.
        let storage = js_sys::Reflect::get(&window().navigator(), &"storage".into());
        if let Some(storage) =
            storage.ok().and_then(|s| s.dyn_into::<web_sys::StorageManager>().ok())
        {
            drop(storage.persist());
        }
    }
}

/// Now, in milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// The same as it would be if nobody had set the machine's clock since the page was opened: how long something
/// takes, or has been away, is told by this one.
pub fn clock() -> u64 {
    let performance = window().performance();
    performance.map_or_else(now, |clock| (clock.time_origin() + clock.now()) as u64)
}

/// Lets the reader keep `content` as a file called `name`.
pub fn offer_file(name: &str, content: &str) {
    offer_blob(name, Blob::new_with_options(content, Some("text/plain")).into());
}

/// Lets the reader keep this as a file called `name`.
pub fn offer_blob(name: &str, content: web_sys::Blob) {
    let file = ObjectUrl::from(Blob::from(content));
    let link = document().create_element("a").map(JsCast::dyn_into::<web_sys::HtmlAnchorElement>);
    if let Ok(Ok(link)) = link {
        link.set_href(&file);
        link.set_download(name);
        link.click();
    }
    // The address is needed until the browser has begun to read from it.
    Timeout::new(1_000, move || drop(file)).forget();
}

/// A file's name from what a reader called the thing: no character that a system
/// might refuse, and at most 60 of them before the `ending`.
pub fn file_name(name: &str, extension: &str) -> String {
    let stem: String = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() || c >= '\u{a1}' { c } else { '-' })
        .take(60)
        .collect();
    format!("{}{extension}", if stem.is_empty() { "game" } else { &stem })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_name_has_nothing_that_a_system_refuses() {
        assert_eq!(file_name("Ada's game: 1/2?", ".conclave"), "Ada-s-game--1-2-.conclave");
        assert_eq!(file_name("Soirée à deux", ".conclave"), "Soirée-à-deux.conclave");
        assert_eq!(file_name("", ".conclave"), "game.conclave");
    }

    #[test]
    fn a_file_name_is_never_too_long() {
        let name = file_name(&"é".repeat(500), ".conclave");
        assert_eq!(name.chars().count(), 60 + ".conclave".len());
    }

    #[test]
    fn storage_in_memory_keeps_nothing_beyond_the_page() {
        let store = Local::Memory(Memory::default());
        assert!(!store.lasts());
        store.set("key", "value").expect("memory takes it");
        assert_eq!(store.get("key"), Ok(Some("value".into())));
        store.remove("key").expect("memory gives it up");
        assert_eq!(store.keys(), Ok(Vec::new()));
    }
}

#[cfg(all(test, target_arch = "wasm32"))]
mod browser_tests {
    use js_sys::Function;
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::*;

    #[wasm_bindgen_test]
    fn setting_the_clock_takes_no_time() {
        let set_clock = |script: &str| {
            Function::new_no_args(script).call0(&JsValue::NULL).expect("a script");
        };
        let (before, wall) = (clock(), now());
        set_clock("window.__now = Date.now; Date.now = () => window.__now() - 3600000;");
        let passed = clock() - before;
        assert!(now() < wall, "it was set back by an hour");
        set_clock("Date.now = window.__now;");
        assert!(passed < 10_000, "{passed} ms");
    }
}
