//! The program as a Web Worker: the other end of [`bot_client`](crate::bot_client), and of
//! the [`analysis`](crate::analysis).
//!
//! Posts "ready" once it listens, since messages to a worker that is still loading are
//! lost. From then on it answers each request, a `Uint8Array`, with a reply of the same
//! kind: see [`conclave::bot_wire`] and [`conclave::analysis::wire`]. To stop a search, terminate the worker.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type Message;
    #[wasm_bindgen(method, getter)]
    fn data(this: &Message) -> JsValue;

    #[wasm_bindgen(js_name = addEventListener)]
    fn listen(kind: &str, listener: &Closure<dyn FnMut(Message)>);
    #[wasm_bindgen(js_name = postMessage)]
    fn post(message: &JsValue);

    /// Milliseconds since the worker began, never going back.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Listens to requests from now on, and answers them with `reply`, which may take
/// `limit_ms` milliseconds for each.
pub fn start(
    mut reply: impl FnMut(&[u8], &mut dyn FnMut() -> bool) -> Vec<u8> + 'static,
    limit_ms: f64,
) {
    let answer = Closure::<dyn FnMut(Message)>::new(move |message: Message| {
        // What is no array of bytes becomes an empty one, which is no request.
        let request = Uint8Array::new(&message.data()).to_vec();
        let deadline = now() + limit_ms;
        let reply = reply(&request, &mut || now() < deadline);
        post(&Uint8Array::from(&reply[..]));
    });
    listen("message", &answer);
    // It listens for as long as the worker lives.
    answer.forget();
    post(&JsValue::from_str("ready"));
}
