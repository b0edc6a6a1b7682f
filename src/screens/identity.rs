//! Who a guest of this browser is at a table: the key that the table knows it by, kept for when its page is
//! loaded again.
//!
//! Several windows of one browser may be guests of one table. Each window has a number at the table, under which
//! its key is stored. A lock (the Web Locks API) reserves the number as long as the window is open. A page that
//! is loaded again finds its number in the session storage; a new window takes the lowest free number, and so
//! the place of a window that was closed by mistake.
//!
//! A phone that opens the next code in another tab may still hold the lock in the first one, which is hidden: so
//! hidden pages release it ([`Identity::set_held`]).

use std::cell::RefCell;
use std::rc::Rc;

use conclave_screens::Key;
use conclave_session::codec::checksum;
use conclave_session::saves::Store;
use gloo::utils::{document, window};
use wasm_bindgen_futures::spawn_local;

use super::code::{Code, TableId};
use crate::locks::{Lock, Wait, locks};
use crate::random::random_bytes;
use crate::shell::Shell;

/// The prefix of the storage keys for the offer that a guest came with.
const OFFER: &str = "conclave:guest-offer:";
/// The storage key for the last name of this device's guest.
const NAME: &str = "conclave:guest-name";
/// How many windows of one browser have numbers of their own at a table; further ones share the last.
const MOST_WINDOWS: u32 = 8;
/// How long a page that is loaded again waits for the lock of the page before it, in milliseconds: a browser
/// keeps a page that was left for a moment.
const WAIT_MS: u32 = 3_000;
/// The number of a window that was the table before.
const WAS_TABLE: u32 = MOST_WINDOWS;
/// The offer of a guest whose device was the table before: no real offer has this number.
const NO_OFFER: u32 = u32::MAX;

/// The guest of this window at a table.
pub struct Identity {
    table: TableId,
    number: u32,
    lock: Rc<RefCell<Option<Lock>>>,
}

impl Identity {
    /// Reserves a number at the table, as long as this is kept. Where the browser has no locks (pages without
    /// HTTPS), all windows are one guest.
    pub async fn claim(table: TableId) -> Identity {
        let Some(locks) = locks() else {
            return Identity::new(table, 0, None);
        };
        let before = number_before(table).map(|number| (number, Wait::For(WAIT_MS)));
        let lowest = (0..MOST_WINDOWS).map(|number| (number, Wait::No));
        for (number, wait) in before.into_iter().chain(lowest) {
            let lock = Lock::take(&locks, &key_at(table, number), wait).await;
            let lock = lock.ok().flatten();
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

    /// Releases the number to other windows, or reserves it again if it is free.
    pub fn set_held(&self, held: bool) {
        if !held {
            *self.lock.borrow_mut() = None;
            return;
        }
        let Some(locks) = locks().filter(|_| self.lock.borrow().is_none()) else { return };
        let (lock, name) = (Rc::downgrade(&self.lock), key_at(self.table, self.number));
        spawn_local(async move {
            let taken = Lock::take(&locks, &name, Wait::No).await.ok().flatten();
            if let Some(lock) = lock.upgrade() {
                // The page may be hidden again.
                *lock.borrow_mut() = taken.filter(|_| !document().hidden());
            }
        });
    }

    /// The stored key of this guest; none if it was not at the table before.
    pub fn key(&self, shell: &Shell) -> Option<Key> {
        Key::from_text(&shell.save_store.store().get(&self.key_at()).ok()??)
    }

    /// The stored key of this guest, or a new one.
    pub fn key_or_new(&self, shell: &Shell) -> Key {
        self.key(shell).unwrap_or_else(|| {
            let key = random_key();
            // Without storage, the guest is somebody new when the page is loaded again.
            let _ = shell.save_store.store().set(&self.key_at(), &key.to_text());
            key
        })
    }

    /// The offer that this guest came with; none before it has come.
    pub fn offer(&self, shell: &Shell) -> Option<u32> {
        shell.save_store.store().get(&self.offer_at()).ok()??.parse().ok()
    }

    /// Stores the offer that this guest came with.
    pub fn keep_offer(&self, offer: u32, shell: &Shell) {
        // Without storage, a reload answers the offer again, and the table says that it was used.
        let _ = shell.save_store.store().set(&self.offer_at(), &offer.to_string());
    }

    /// Notes that the table has taken back the place to which this code led.
    pub fn keep_dismissal(&self, code: &Code, shell: &Shell) {
        // Without storage, the guest asks the table after a reload, which says so again.
        let _ = shell.save_store.store().set(&self.offer_at(), &dismissal(code));
    }

    /// Whether the table has taken back the place to which this code led.
    pub fn was_dismissed(&self, code: &Code, shell: &Shell) -> bool {
        let kept = shell.save_store.store().get(&self.offer_at());
        kept.is_ok_and(|kept| kept.as_deref() == Some(&dismissal(code)))
    }

    /// Forgets the guest, who has left the table and would come back as somebody new.
    pub fn forget(&self, shell: &Shell) {
        self.forget_offer(shell);
        // If it cannot be removed, the table does not know the key any more.
        let _ = shell.save_store.store().remove(&self.key_at());
    }

    /// Forgets the offer: the table does not know the guest any more, who asks for a place next time.
    pub fn forget_offer(&self, shell: &Shell) {
        // If it cannot be removed, the table refuses the guest once more.
        let _ = shell.save_store.store().remove(&self.offer_at());
    }

    fn key_at(&self) -> String {
        key_at(self.table, self.number)
    }

    fn offer_at(&self) -> String {
        kept_at(OFFER, self.table, self.number)
    }
}

/// Stores the key of a seat at a table that this window was before, where the guest's page finds it.
pub fn keep_seat(table: TableId, key: Key, name: &str, shell: &Shell) {
    let store = shell.save_store.store();
    let was = Identity::new(table, WAS_TABLE, None);
    // If it cannot be stored, the guest is asked for a name and a place.
    let _ = store.set(&was.key_at(), &key.to_text());
    was.keep_offer(NO_OFFER, shell);
    keep_name(name, shell);
    keep_number(table, WAS_TABLE);
}

/// The last name of this device's guest.
pub fn kept_name(shell: &Shell) -> Option<String> {
    shell.save_store.store().get(NAME).ok()?
}

/// Stores the name of this device's guest.
pub fn keep_name(name: &str, shell: &Shell) {
    // If it cannot be stored, the guest is asked again next time.
    let _ = shell.save_store.store().set(NAME, name);
}

/// Whether a guest of this browser has had a place at some table.
pub fn has_been_seated(shell: &Shell) -> bool {
    let keys = shell.save_store.store().keys().unwrap_or_default();
    keys.iter().any(|key| key.starts_with(OFFER))
}

/// What is kept instead of an offer when the place to which it led was taken back. A later invitation may
/// come with the same offer.
fn dismissal(code: &Code) -> String {
    let invitation = format!("{} {:?}", code.offer, code.purpose);
    format!("dismissed {:x}", checksum(invitation.as_bytes()))
}

/// A new key.
pub fn random_key() -> Key {
    Key(random_bytes())
}

/// The storage key for the key of the window with this number, and the name of its lock.
fn key_at(table: TableId, number: u32) -> String {
    kept_at("conclave:guest:", table, number)
}

/// A storage key for the window with this number.
fn kept_at(begins: &str, table: TableId, number: u32) -> String {
    match number {
        0 => format!("{begins}{table:016x}"),
        number => format!("{begins}{table:016x}:{number}"),
    }
}

/// The key in the session storage for a window's number.
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
