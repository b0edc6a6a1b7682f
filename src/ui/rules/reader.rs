//! The rules themselves.

use std::marker::PhantomData;

use yew::prelude::*;

use super::GameRules;
use super::chapters::chapters;
use crate::context::use_text;

/// Properties of [`Reader`].
#[derive(Properties)]
pub struct ReaderProps<G: GameRules> {
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameRules> PartialEq for ReaderProps<G> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// The rules.
#[component]
pub fn Reader<G: GameRules>(_: &ReaderProps<G>) -> Html {
    let text = use_text();
    html! { <div class={classes!("rules-text", format!("{}-rules", G::ID))}>{ chapters::<G>(&text) }</div> }
}
