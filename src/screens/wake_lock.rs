//! Keeps the screen on while a game is played on it, where the browser can (the Screen Wake Lock API).

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::{document, window};
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use yew::platform::spawn_local;

/// Keeps the screen on as long as it is kept.
#[derive(Debug)]
pub struct WakeLock {
    /// What the browser gave; it takes it back when the page is hidden.
    held: Rc<RefCell<JsValue>>,
    _listener: EventListener,
}

impl WakeLock {
    /// Keeps the screen on from now on.
    pub fn new() -> WakeLock {
        let held = Rc::new(RefCell::new(JsValue::NULL));
        ask(Rc::clone(&held));
        let again = Rc::clone(&held);
        let listener = EventListener::new(&document(), "visibilitychange", move |_| {
            if !document().hidden() {
                ask(Rc::clone(&again));
            }
        });
        WakeLock { held, _listener: listener }
    }
}

impl Default for WakeLock {
    fn default() -> WakeLock {
        WakeLock::new()
    }
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        drop(call(&self.held.borrow(), "release", &[]));
    }
}

/// Asks the browser, which may refuse: then the screen goes dark as always.
fn ask(held: Rc<RefCell<JsValue>>) {
    spawn_local(async move {
        let lock = Reflect::get(&window().navigator(), &"wakeLock".into());
        let asked = lock.ok().and_then(|lock| call(&lock, "request", &["screen".into()]));
        if let Some(given) = asked
            && let Ok(given) = JsFuture::from(given).await
        {
            // This may have been dropped in the meantime.
            if Rc::strong_count(&held) > 1 {
                held.replace(given);
            } else {
                drop(call(&given, "release", &[]));
            }
        }
    });
}

/// Calls a method that answers with a promise; none where there is no such thing.
pub fn call(of: &JsValue, method: &str, arguments: &[JsValue]) -> Option<Promise> {
    let function = Reflect::get(of, &method.into()).ok()?.dyn_into::<Function>().ok()?;
    let arguments = arguments.iter().cloned().collect();
    function.apply(of, &arguments).ok()?.dyn_into().ok()
}

#[cfg(all(test, target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::testing::page::rendered;
    use wasm_bindgen_test::wasm_bindgen_test;

    /// Puts an object in the place of the browser's wake lock, which counts what is asked for and what is
    /// given back.
    fn stub() {
        let stub = Function::new_no_args(
            "globalThis.locks = { requested: 0, released: 0 };
             const request = async (kind) => {
               if (kind !== 'screen') throw new Error(kind);
               locks.requested++;
               return { release: async () => { locks.released++; } };
             };
             Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });",
        );
        stub.call0(&JsValue::NULL).expect("a stub");
    }

    /// Takes it away again.
    fn restore() {
        let restore = Function::new_no_args("delete navigator.wakeLock; delete globalThis.locks;");
        restore.call0(&JsValue::NULL).expect("restored");
    }

    /// How many locks were asked for, and how many were given back.
    fn counted() -> (f64, f64) {
        let locks = Reflect::get(&js_sys::global(), &"locks".into()).expect("the stub");
        let count = |name: &str| {
            Reflect::get(&locks, &name.into())
                .ok()
                .and_then(|count| count.as_f64())
                .expect("a number")
        };
        (count("requested"), count("released"))
    }

    #[wasm_bindgen_test]
    async fn the_screen_is_kept_on_and_let_go_dark_again() {
        stub();
        let lock = WakeLock::new();
        rendered().await;
        assert_eq!(counted(), (1.0, 0.0));
        // The browser takes the lock back when the page is hidden: it is asked again afterwards.
        let shown = web_sys::Event::new("visibilitychange").expect("an event");
        document().dispatch_event(&shown).expect("dispatched");
        rendered().await;
        assert_eq!(counted().0, 2.0);
        drop(lock);
        rendered().await;
        assert_eq!(counted(), (2.0, 1.0));
        // What is given after nobody wants it any more is given back at once.
        drop(WakeLock::new());
        rendered().await;
        assert_eq!(counted(), (3.0, 2.0));
        restore();
    }
}
