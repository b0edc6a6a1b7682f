//! The bots' Web Worker.
//!
//! Says that it listens, since messages to a worker that is still loading are lost; until bots
//! land it then sends back what it hears.

#[cfg(target_arch = "wasm32")]
mod worker {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        type Message;
        #[wasm_bindgen(method, getter)]
        fn data(this: &Message) -> JsValue;

        #[wasm_bindgen(js_name = addEventListener)]
        fn listen(kind: &str, hear: &Closure<dyn Fn(Message)>);
        #[wasm_bindgen(js_name = postMessage)]
        fn post(message: &JsValue);
    }

    pub fn start() {
        let echo = Closure::new(|message: Message| post(&message.data()));
        listen("message", &echo);
        // It listens for as long as the worker lives.
        echo.forget();
        post(&JsValue::from_str("ready"));
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This program runs in the page's worker: see `cargo xtask play`.");
    std::process::exit(2);
}
