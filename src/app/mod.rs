//! The page.

pub mod game;
pub mod text;

use yew::prelude::*;

/// A placeholder until the shell lands.
#[component]
pub fn App() -> Html {
    html! { <h1>{ "Conclave" }</h1> }
}
