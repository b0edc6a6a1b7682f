//! The browser's storage, and what else the page asks of the browser.

use conclave_session::saves::{Keeper, Memory, SaveStore, Store, StoreError};
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
    /// The second store, which may come late, or never.
    Second,
}

/// The saves of this browser, with what one of its stores had lost and the other had not.
pub fn open_saves() -> SaveStore<Local> {
    let first = Local::open();
    if crate::boot::framed() {
        return SaveStore::new(first);
    }
    let save_store = SaveStore::with_second(first, Local::Second);
    // Where one of them cannot be read, there is nothing to be mended.
    let _ = save_store.mend();
    save_store
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

    /// The second store, as far as it is there.
    fn second() -> Result<Local, StoreError> {
        crate::boot::second_storage().map(Local::Browser).ok_or(StoreError::Blocked)
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
            Local::Second => Local::second()?.keys(),
            Local::Browser(storage) => (0..storage.length().map_err(|e| error(&e))?)
                .filter_map(|at| storage.key(at).transpose())
                .map(|key| key.map_err(|e| error(&e)))
                .collect(),
        }
    }

    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self {
            Local::Memory(memory) => memory.get(key),
            Local::Second => Local::second()?.get(key),
            Local::Browser(storage) => storage.get_item(key).map_err(|e| error(&e)),
        }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        match self {
            Local::Memory(memory) => memory.set(key, value),
            Local::Second => Local::second()?.set(key, value),
            Local::Browser(storage) => storage.set_item(key, value).map_err(|e| error(&e)),
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self {
            Local::Memory(memory) => memory.remove(key),
            Local::Second => Local::second()?.remove(key),
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
    use std::time::Duration;

    use conclave_rules::games::elfenwizards::Elfenwizards;
    use conclave_rules::table::{Seed, Setup};
    use conclave_session::Session;
    use conclave_session::saves::Save;
    use js_sys::{Function, Promise};
    use wasm_bindgen::prelude::wasm_bindgen;
    use wasm_bindgen_futures::JsFuture;
    use wasm_bindgen_test::wasm_bindgen_test;
    use yew::platform::time::sleep;

    use super::*;

    fn run(script: &str) -> JsValue {
        Function::new_no_args(script).call0(&JsValue::NULL).expect("a script")
    }

    #[wasm_bindgen_test]
    fn setting_the_clock_takes_no_time() {
        let (before, wall) = (clock(), now());
        run("window.__now = Date.now; Date.now = () => window.__now() - 3600000;");
        let passed = clock() - before;
        assert!(now() < wall, "it was set back by an hour");
        run("Date.now = window.__now;");
        assert!(passed < 10_000, "{passed} ms");
    }

    #[wasm_bindgen(module = "/static/second_store.js")]
    extern "C" {
        #[wasm_bindgen(catch)]
        async fn read() -> Result<JsValue, JsValue>;
    }

    /// The second store, as it is when a page is loaded.
    async fn second() -> Local {
        Local::Browser(read().await.expect("there is one").unchecked_into())
    }

    /// What is on the disk.
    async fn on_disk(then: &str) -> JsValue {
        let script = format!(
            "return new Promise((done) => {{
                 const request = indexedDB.open('conclave', 1);
                 request.onsuccess = () => {{
                     const database = request.result;
                     const change = database.transaction('kept', 'readwrite');
                     const asked = change.objectStore('kept').{then};
                     change.oncomplete = () => {{ database.close(); done(asked.result); }};
                 }};
             }});"
        );
        JsFuture::from(Promise::unchecked_from_js(run(&script))).await.expect("a database")
    }

    /// Waits until this, or nothing, is on the disk.
    async fn written(text: Option<&str>) {
        for _ in 0..200 {
            if on_disk("get('conclave:save:x')").await.as_string().as_deref() == text {
                return;
            }
            sleep(Duration::from_millis(10)).await;
        }
        panic!("it was not written: {text:?}");
    }

    fn save(saved: u64) -> Save {
        let setup = Setup { seats: 3, options: Default::default() };
        let session = Session::<Elfenwizards>::begin(setup, Seed(1), Vec::new()).expect("a game");
        Save::of(&session, "Thursday", 1, saved)
    }

    #[wasm_bindgen_test]
    async fn the_second_store_keeps_what_the_first_loses_and_never_delays() {
        // Where the browser refuses it, there is none, and that is all.
        run(
            "window.__open = IDBFactory.prototype.open;
             IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
        );
        assert!(read().await.is_err());
        run("IDBFactory.prototype.open = window.__open;");

        // Many saves in a row are taken at once, the newest is written, and put on the disk at once.
        run("window.__changes = [];
             const transaction = IDBDatabase.prototype.transaction;
             IDBDatabase.prototype.transaction = function (name, mode, options) {
                 if (options) window.__changes.push(options.durability);
                 return transaction.call(this, name, mode, options);
             };");
        let slots = SaveStore::with_second(Local::Memory(Memory::default()), second().await);
        slots.mend().expect("both can be read");
        let before = clock();
        for at in 1..=100 {
            slots.write("x", &save(at)).expect("memory takes it");
        }
        assert!(clock() - before < 1_000, "{} ms", clock() - before);
        written(Some(&save(100).seal())).await;
        let changes = run("return window.__changes;");
        let changes = changes.dyn_ref::<js_sys::Array>().expect("a list");
        assert!((1..5).contains(&changes.length()), "{} times", changes.length());
        assert!(changes.iter().all(|durability| durability == "strict"));

        // A page that is loaded with an empty first store has it again.
        let load = async || {
            let slots = SaveStore::with_second(Local::Memory(Memory::default()), second().await);
            slots.mend().expect("both can be read");
            (slots.read("x").expect("memory is read").and_then(Result::ok), slots)
        };
        let (found, slots) = load().await;
        assert_eq!((found, slots.restored()), (Some(save(100)), 1));

        // What it has no room for now it takes with what comes next.
        run("window.__put = IDBObjectStore.prototype.put;
             IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };");
        slots.write("x", &save(101)).expect("memory takes it");
        sleep(Duration::from_millis(100)).await;
        written(Some(&save(100).seal())).await;
        run("IDBObjectStore.prototype.put = window.__put;");
        slots.write("y", &save(1)).expect("memory takes it");
        written(Some(&save(101).seal())).await;

        // What was torn on the disk is no save.
        on_disk("put('conclave-save 2 elfenwizards', 'conclave:save:x')").await;
        assert_eq!(load().await.0, None);

        // What is deleted is deleted there, too.
        slots.remove("x").expect("memory gives it up");
        written(None).await;
        slots.remove("y").expect("memory gives it up");
        assert_eq!(load().await.1.slots(), Ok(Vec::new()));
    }
}
