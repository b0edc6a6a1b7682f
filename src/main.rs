//! The page.

#[cfg(target_arch = "wasm32")]
fn main() {
    yew::Renderer::<App>::new().render();
}

/// A placeholder until the app lands.
#[cfg(target_arch = "wasm32")]
#[yew::component]
fn App() -> yew::Html {
    yew::html! { <h1>{ "Conclave" }</h1> }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This program is the page: build it for the browser with `cargo xtask play`.");
    std::process::exit(2);
}
