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
            // Nobody may want it any more by now.
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
