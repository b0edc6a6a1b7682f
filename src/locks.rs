//! Locks that the windows and workers of this browser have in common (the Web Locks API): whoever has one has it
//! until they give it back, or end, however they end.

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::screens::wake_lock::call;

/// The browser's lock manager (`navigator.locks`).
pub fn locks() -> Option<JsValue> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    locks.is_object().then_some(locks)
}

/// Whether to wait for a lock that another window or a worker has.
#[derive(Clone, Copy)]
pub enum Wait {
    /// Not at all.
    No,
    /// So many milliseconds at most.
    For(u32),
    /// As long as it takes.
    Ever,
    /// Not at all: who has it loses it.
    Steal,
}

/// A lock of this browser, held as long as this is kept.
pub struct Lock {
    /// Resolves the promise for whose duration the browser reserves the lock.
    release: Function,
    /// Ends when the lock is given back, and fails when another window takes it away.
    held: Promise,
}

/// This page may not use locks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused;

impl Lock {
    /// The lock of this name; none if another window or worker has it.
    ///
    /// # Errors
    /// [`Refused`] where this page may not have any.
    pub async fn take(locks: &JsValue, name: &str, wait: Wait) -> Result<Option<Lock>, Refused> {
        let (released, release) = promise().ok_or(Refused)?;
        let (asked, answer) = promise().ok_or(Refused)?;
        let too_late = answer.clone();
        let given = Closure::once_into_js(move |lock: JsValue| {
            // Resolving a promise cannot fail.
            let _ = answer.call1(&JsValue::NULL, &lock.is_object().into());
            released
        });
        let options = Object::new();
        // Setting a property of an object of one's own cannot fail.
        let wants = |option: &str| drop(Reflect::set(&options, &option.into(), &true.into()));
        let _timeout = match wait {
            Wait::No => {
                wants("ifAvailable");
                None
            }
            Wait::Steal => {
                wants("steal");
                None
            }
            Wait::Ever => None,
            Wait::For(ms) => Some(Timeout::new(ms, move || {
                let _ = too_late.call1(&JsValue::NULL, &false.into());
            })),
        };
        // This promise ends when the lock is released, or at once where the browser refuses the request.
        let held = call(locks, "request", &[name.into(), options.into(), given]).ok_or(Refused)?;
        let first = Promise::race(&Array::of2(&asked, &held));
        // If the lock comes too late, this was dropped and has released it.
        let lock = Lock { release, held };
        let got = JsFuture::from(first).await.map_err(|_| Refused)?;
        Ok(got.is_truthy().then_some(lock))
    }

    /// Calls `then` if another window takes the lock away.
    pub fn when_lost(&self, then: impl FnOnce() + 'static) {
        let held = self.held.clone();
        spawn_local(async move {
            if JsFuture::from(held).await.is_err() {
                then();
            }
        });
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.release.call0(&JsValue::NULL);
    }
}

/// A promise and the function that resolves it.
fn promise() -> Option<(Promise, Function)> {
    let mut resolves = None;
    let promise = Promise::new(&mut |resolve, _| resolves = Some(resolve));
    Some((promise, resolves?))
}
