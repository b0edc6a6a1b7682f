//! Key-value stores for saves: a browser's storage, or memory.

use std::cell::RefCell;
use std::fmt;

use super::texts::TextMap;

/// Why storage refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// There is none, or the browser forbids it.
    Blocked,
    /// It is full.
    Full,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StoreError::Blocked => "the browser does not let this page store anything",
            StoreError::Full => "the browser's storage is full",
        })
    }
}

impl std::error::Error for StoreError {}

/// Somewhere to keep texts by name. All of it may fail at any time.
pub trait Store {
    /// Every name.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    fn keys(&self) -> Result<Vec<String>, StoreError>;

    /// The value that is stored under `key`.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Keeps `value` under `key`, instead of what was there. When it fails, what
    /// was there is still there.
    ///
    /// # Errors
    /// [`StoreError`] when storage refuses.
    fn set(&self, key: &str, value: &str) -> Result<(), StoreError>;

    /// Forgets what is kept under `key`.
    ///
    /// # Errors
    /// [`StoreError`] when storage refuses.
    fn remove(&self, key: &str) -> Result<(), StoreError>;
}

/// Storage in memory: for tests, where it can be made to fail, and for pages whose
/// browser allows no storage.
#[derive(Default, Debug)]
pub struct Memory {
    kept: RefCell<TextMap>,
    /// Fails everything with [`StoreError::Blocked`].
    blocked: std::cell::Cell<bool>,
    /// How many bytes fit; none means any number.
    capacity: std::cell::Cell<Option<usize>>,
}

impl Memory {
    /// Makes everything fail from now on, or work again.
    pub fn block(&self, blocked: bool) {
        self.blocked.set(blocked);
    }

    /// Limits the capacity to this many bytes of keys and values.
    pub fn limit(&self, bytes: usize) {
        self.capacity.set(Some(bytes));
    }

    fn open(&self) -> Result<(), StoreError> {
        if self.blocked.get() { Err(StoreError::Blocked) } else { Ok(()) }
    }
}

impl Store for Memory {
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.open()?;
        Ok(self.kept.borrow().iter().map(|(name, _)| name.to_owned()).collect())
    }

    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.open()?;
        Ok(self.kept.borrow().get(key).map(str::to_owned))
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.open()?;
        let mut kept = self.kept.borrow_mut();
        let others = kept.iter().filter(|(name, _)| *name != key).map(|(k, v)| k.len() + v.len());
        let needed = others.sum::<usize>() + key.len() + value.len();
        if self.capacity.get().is_some_and(|capacity| needed > capacity) {
            return Err(StoreError::Full);
        }
        kept.set(key, value.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.open()?;
        self.kept.borrow_mut().remove(key);
        Ok(())
    }
}
