//! What the browser can do with something to be passed on: copy it, or hand it to another app.

use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Clipboard, DomException, ShareData};

/// The address of this page without what follows its path.
pub fn here() -> String {
    let location = window().location();
    let (origin, path) = (location.origin(), location.pathname());
    [origin.unwrap_or_default(), path.unwrap_or_default()].concat()
}

/// Copies a text. Returns whether the browser lets it.
pub async fn copy(words: &str) -> bool {
    // Pages that are not secure have no clipboard.
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into());
    match clipboard.map(|it| it.dyn_into::<Clipboard>()) {
        Ok(Ok(clipboard)) => JsFuture::from(clipboard.write_text(words)).await.is_ok(),
        _ => false,
    }
}

/// Whether the browser's navigator can do what is called so.
fn can(name: &str) -> bool {
    // Rendered natively in tests.
    cfg!(target_arch = "wasm32")
        && Reflect::has(&window().navigator(), &name.into()).unwrap_or_default()
}

/// Whether the browser can pass a link on to another app.
pub fn can_share() -> bool {
    can("share")
}

/// Whether the browser can pass this on to another app.
pub fn can_share_data(data: &ShareData) -> bool {
    can("canShare") && window().navigator().can_share_with_data(data)
}

/// Lets the reader pass something on to another app. Returns whether it could be offered.
pub async fn share(data: &ShareData) -> bool {
    let shared = window().navigator().share_with_data(data);
    match JsFuture::from(shared).await {
        Ok(_) => true,
        // Whoever closes the sheet has shared nothing, and knows it.
        Err(error) => {
            let error = error.dyn_ref::<DomException>();
            error.is_some_and(|error| error.name() == "AbortError")
        }
    }
}
