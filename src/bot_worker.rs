//! The program of a game as a Web Worker: the other end of [`bot_client`](crate::bot_client), and of
//! the [`analysis`](crate::analysis).
//!
//! Posts "ready" once it listens, since messages to a worker that is still loading are
//! lost. From then on it answers each [`WorkerRequest`], a `Uint8Array`, with a reply of the same
//! kind. To stop a search, terminate the worker.

use conclave_rules::bot_wire::{self, WorkerRequest};
use conclave_rules::bots::{Policy, THINK_LIMIT};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

/// How often an analysis reports its progress, in milliseconds.
const REPORT_EVERY_MS: f64 = 200.0;

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

/// Listens to requests from now on, and answers them for the game `G`.
pub fn start<G: Policy>() {
    // It keeps an analysis from one request to the next.
    let mut analyst = G::analyst();
    let answer = Closure::<dyn FnMut(Message)>::new(move |message: Message| {
        let began = now();
        let within = |limit_ms: f64| move || now() < began + limit_ms;
        // Anything but an array of bytes becomes an empty one, which is no valid request.
        let request = Uint8Array::new(&message.data()).to_vec();
        let reply = match WorkerRequest::decode(&request) {
            Some(WorkerRequest::Analysis(request)) => {
                analyst(&request, &mut within(REPORT_EVERY_MS))
            }
            _ => {
                let mut go_on = within(THINK_LIMIT.as_secs_f64() * 1000.0);
                bot_wire::reply::<G>(&request, &mut go_on)
            }
        };
        post(&Uint8Array::from(&reply[..]));
    });
    listen("message", &answer);
    // It listens for as long as the worker lives.
    answer.forget();
    post(&JsValue::from_str("ready"));
}
