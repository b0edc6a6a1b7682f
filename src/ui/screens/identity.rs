//! Who a guest of this browser is at a table: the key that the table knows it by, kept for when its page is
//! loaded again.
//!
//! Guests may sit in several windows of one browser. Each of these has a number at the table, and what is kept
//! of a guest is kept under it. A lock (the Web Locks API) keeps others from taking a number as long as its
//! window is there. A page that is loaded again has its number in the storage of its session; a window that is
//! opened takes the lowest that is free, and so the place of one that was closed by mistake.
//!
//! A phone may go to sleep with the lock, and opens the next code in another tab: [`Identity::set_held`].

use std::cell::RefCell;
use std::rc::Rc;

use conclave::screens::Key;
use conclave::session::saves::Store;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::code::TableId;
use super::wake_lock::call;
use crate::random::random_bytes;
use crate::shell::Shell;

/// What the keys begin with under which it is kept that somebody has come to a table.
const OFFER: &str = "conclave:guest-offer:";
/// What the guest of this device was last called.
const NAME: &str = "conclave:guest-name";
/// How many windows have numbers of their own at one table; those beyond share the last.
const MOST_WINDOWS: u32 = 8;
/// How long a page that is loaded again waits for the one before it to be gone, in milliseconds. A browser keeps
/// a page that was left for a moment, in case one comes back to it.
const WAIT_MS: u32 = 3_000;
/// The number of a window that was the table before.
const WAS_TABLE: u32 = MOST_WINDOWS;
/// The offer that has led to a table which this device was before: no offer has this number.
const NO_OFFER: u32 = u32::MAX;

/// The guest of this window at a table.
pub struct Identity {
    table: TableId,
    number: u32,
    lock: Rc<RefCell<Option<Lock>>>,
}

impl Identity {
    /// The number that nobody else in this browser has at the table, as long as this is kept. Where the browser
    /// has no locks (pages without HTTPS), all windows are one guest.
    pub async fn claim(table: TableId) -> Identity {
        let Some(locks) = locks() else {
            return Identity::new(table, 0, None);
        };
        let before = number_before(table).map(|number| (number, Wait::For(WAIT_MS)));
        let lowest = (0..MOST_WINDOWS).map(|number| (number, Wait::No));
        for (number, wait) in before.into_iter().chain(lowest) {
            let lock = Lock::take(&locks, &key_at(table, number), wait).await;
            if lock.is_some() {
                keep_number(table, number);
                return Identity::new(table, number, lock);
            }
        }
        Identity::new(table, MOST_WINDOWS - 1, None)
    }

    fn new(table: TableId, number: u32, lock: Option<Lock>) -> Identity {
        Identity { table, number, lock: Rc::new(RefCell::new(lock)) }
    }

    /// Lets another window have the number, or takes it again if it is free.
    pub fn set_held(&self, held: bool) {
        if !held {
            *self.lock.borrow_mut() = None;
            return;
        }
        let Some(locks) = locks().filter(|_| self.lock.borrow().is_none()) else { return };
        let (lock, name) = (Rc::downgrade(&self.lock), key_at(self.table, self.number));
        spawn_local(async move {
            let taken = Lock::take(&locks, &name, Wait::No).await;
            if let Some(lock) = lock.upgrade() {
                // The page may be hidden again.
                *lock.borrow_mut() = taken.filter(|_| !document().hidden());
            }
        });
    }

    /// The key that this guest has for the table, after having been there.
    pub fn key(&self, shell: &Shell) -> Option<Key> {
        Key::from_text(&shell.save_store.store().get(&self.key_at()).ok()??)
    }

    /// The key that this guest has for the table; a new one for who was not there before.
    pub fn key_or_new(&self, shell: &Shell) -> Key {
        self.key(shell).unwrap_or_else(|| {
            let key = random_key();
            // Without storage, the guest is another one when the page is loaded again.
            let _ = shell.save_store.store().set(&self.key_at(), &key.to_text());
            key
        })
    }

    /// The offer of the table that led there; none before one has.
    pub fn offer(&self, shell: &Shell) -> Option<u32> {
        shell.save_store.store().get(&self.offer_at()).ok()??.parse().ok()
    }

    /// Keeps that this offer of the table has led there.
    pub fn keep_offer(&self, offer: u32, shell: &Shell) {
        // Without storage, the table says that the answer was used.
        let _ = shell.save_store.store().set(&self.offer_at(), &offer.to_string());
    }

    /// Forgets that this guest was ever at the table: who has left comes as somebody new, if at all.
    pub fn forget(&self, shell: &Shell) {
        self.forget_offer(shell);
        // What cannot be removed is a key that the table does not know any more.
        let _ = shell.save_store.store().remove(&self.key_at());
    }

    /// The guest is not known at the table any more, and asks for a place next time.
    pub fn forget_offer(&self, shell: &Shell) {
        // What cannot be removed is refused once more.
        let _ = shell.save_store.store().remove(&self.offer_at());
    }

    fn key_at(&self) -> String {
        key_at(self.table, self.number)
    }

    fn offer_at(&self) -> String {
        kept_at(OFFER, self.table, self.number)
    }
}

/// Keeps a place at a table that this window was before: the page of its guest finds it.
pub fn keep_seat(table: TableId, key: Key, name: &str, shell: &Shell) {
    let store = shell.save_store.store();
    let was = Identity::new(table, WAS_TABLE, None);
    // What cannot be kept is asked.
    let _ = store.set(&was.key_at(), &key.to_text());
    was.keep_offer(NO_OFFER, shell);
    keep_name(name, shell);
    keep_number(table, WAS_TABLE);
}

/// What the guest of this device was last called.
pub fn kept_name(shell: &Shell) -> Option<String> {
    shell.save_store.store().get(NAME).ok()?
}

/// Keeps what the guest of this device is called.
pub fn keep_name(name: &str, shell: &Shell) {
    // What cannot be kept is asked again next time.
    let _ = shell.save_store.store().set(NAME, name);
}

/// Whether a guest of this browser has had a place at some table.
pub fn has_been_seated(shell: &Shell) -> bool {
    let keys = shell.save_store.store().keys().unwrap_or_default();
    keys.iter().any(|key| key.starts_with(OFFER))
}

/// A key that nobody guesses.
pub fn random_key() -> Key {
    Key(random_bytes())
}

/// Where the key of the window with this number is kept; its lock has the same name.
fn key_at(table: TableId, number: u32) -> String {
    kept_at("conclave:guest:", table, number)
}

/// Where something is kept of the guest of the window with this number.
fn kept_at(begins: &str, table: TableId, number: u32) -> String {
    match number {
        0 => format!("{begins}{table:016x}"),
        number => format!("{begins}{table:016x}:{number}"),
    }
}

/// Where a window keeps its number at a table.
fn number_at(table: TableId) -> String {
    kept_at("conclave:guest-window:", table, 0)
}

/// The number that this window had at a table before its page was loaded again.
fn number_before(table: TableId) -> Option<u32> {
    let session = window().session_storage().ok()??;
    session.get_item(&number_at(table)).ok()??.parse().ok()
}

fn keep_number(table: TableId, number: u32) {
    if let Ok(Some(session)) = window().session_storage() {
        // Without it, the lowest number that is free is taken again.
        let _ = session.set_item(&number_at(table), &number.to_string());
    }
}

/// What gives out the locks of this browser.
fn locks() -> Option<JsValue> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    locks.is_object().then_some(locks)
}

/// Whether to wait for a lock that somebody has, at most for so many milliseconds.
#[derive(Clone, Copy)]
enum Wait {
    No,
    For(u32),
}

/// A lock of this browser, held as long as this is kept.
struct Lock {
    /// Ends what the browser waits for before it gives the lock to somebody else.
    release: Function,
}

impl Lock {
    /// The lock of this name; none if another window has it.
    async fn take(locks: &JsValue, name: &str, wait: Wait) -> Option<Lock> {
        let (released, release) = promise()?;
        let (asked, answer) = promise()?;
        // One that comes too late is given back at once, since this is gone by then.
        let lock = Lock { release };
        let too_late = answer.clone();
        let given = Closure::once_into_js(move |lock: JsValue| {
            // Resolving a promise cannot fail.
            let _ = answer.call1(&JsValue::NULL, &lock.is_object().into());
            released
        });
        let options = Object::new();
        let _timeout = match wait {
            Wait::No => {
                Reflect::set(&options, &"ifAvailable".into(), &true.into()).ok()?;
                None
            }
            Wait::For(ms) => Some(Timeout::new(ms, move || {
                let _ = too_late.call1(&JsValue::NULL, &false.into());
            })),
        };
        // This one ends when the lock is given back; earlier only where the browser refuses it.
        let held = call(locks, "request", &[name.into(), options.into(), given])?;
        let first = Promise::race(&Array::of2(&asked, &held));
        let got = JsFuture::from(first).await.is_ok_and(|got| got.is_truthy());
        got.then_some(lock)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.release.call0(&JsValue::NULL);
    }
}

/// A promise, and what resolves it; none if the browser has made none.
fn promise() -> Option<(Promise, Function)> {
    let mut resolves = None;
    let promise = Promise::new(&mut |resolve, _| resolves = Some(resolve));
    Some((promise, resolves?))
}
