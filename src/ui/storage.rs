//! The browser's storage, and what else the page asks of the browser.

use conclave::session::saves::{Memory, Store, StoreError};
use js_sys::Date;
use wasm_bindgen::{JsCast, JsValue};

/// Storage of this browser for this page; in memory when the browser gives none,
/// so that the page works all the same.
#[derive(Debug)]
pub enum Local {
    /// What the browser keeps.
    Browser(web_sys::Storage),
    /// What is gone when the page is closed.
    Memory(Memory),
}

impl Local {
    /// The browser's storage, if it can be used at all.
    pub fn open() -> Local {
        const PROBE: &str = "conclave:probe";
        match crate::boot::storage() {
            // Some browsers show a storage and refuse to use it. A full one is
            // still worth reading.
            Some(storage) if storage.get_item(PROBE).is_ok() => Local::Browser(storage),
            _ => Local::Memory(Memory::default()),
        }
    }

    /// Whether what is kept outlives the page.
    pub fn lasts(&self) -> bool {
        matches!(self, Local::Browser(_))
    }
}

/// What the browser means by refusing.
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

/// Asks the browser to keep what is stored even when room gets scarce. It may
/// refuse, or ask the reader: so it is asked once and never again. Nothing depends
/// on it.
pub fn ask_to_keep(store: &Local) {
    const ASKED: &str = "conclave.asked-to-keep";
    if let Some(window) = web_sys::window().filter(|_| !crate::boot::framed())
        && store.get(ASKED) == Ok(None)
        && store.set(ASKED, "yes").is_ok()
    {
        let storage = js_sys::Reflect::get(&window.navigator(), &"storage".into());
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

/// A number that nobody expects, with at most nine digits: easy to read out.
pub fn random_seed() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}

/// Lets the reader keep `content` as a file.
pub fn offer_file(name: &str, content: &str) {
    let parts = js_sys::Array::of1(&content.into());
    let document = web_sys::window().and_then(|window| window.document());
    let (Some(document), Ok(blob)) = (document, web_sys::Blob::new_with_str_sequence(&parts))
    else {
        return;
    };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else {
        return;
    };
    let link = document.create_element("a").map(JsCast::dyn_into::<web_sys::HtmlAnchorElement>);
    if let Ok(Ok(link)) = link {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    // The browser has taken hold of it by the next turn of its loop.
    gloo::timers::callback::Timeout::new(1_000, move || {
        drop(web_sys::Url::revoke_object_url(&url));
    })
    .forget();
}

/// A file's name from what a reader called the thing: no character that a system
/// might refuse.
pub fn file_name(name: &str, ending: &str) -> String {
    let stem: String = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() || c >= '\u{a1}' { c } else { '-' })
        .take(60)
        .collect();
    format!("{}{ending}", if stem.is_empty() { "game" } else { &stem })
}
