//! The page.

#[cfg(target_arch = "wasm32")]
mod app;

#[cfg(target_arch = "wasm32")]
fn main() {
    app::panic::watch();
    yew::Renderer::<app::App>::new().render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This program is the page: build it for the browser with `cargo xtask play`.");
    std::process::exit(2);
}
