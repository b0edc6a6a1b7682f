//! The arena's Web Worker: throws dice for the page.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let to_page = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let request = Uint8Array::new(&message.data()).to_vec();
        let answer = conclave_arena::wire::answer(&request);
        // A page that has gone away needs no answer.
        let _ = to_page.post_message(&Uint8Array::from(answer.as_slice()));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker lives as long as its page.
    on_message.forget();
    // Ready: an empty message.
    let _ = scope.post_message(&Uint8Array::new_with_length(0));
}
