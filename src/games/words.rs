//! The texts of one game among those of the page.

use std::marker::PhantomData;

use conclave_rules::table::Rules;
use yew::prelude::*;

use crate::context::use_text;
use crate::text::{Arg, Text};

/// The texts of the game `G`; cheap to clone and to compare. Each game adds how its things are
/// called.
#[derive(Clone, PartialEq, Debug)]
pub struct GameWords<G> {
    page: Text,
    game: PhantomData<G>,
}

/// The texts of the game `G` in the reader's language.
#[hook]
pub fn use_game_words<G: Rules>() -> GameWords<G> {
    GameWords { page: use_text(), game: PhantomData }
}

impl<G: Rules> GameWords<G> {
    /// The texts of this game among those of the page.
    pub fn new(text: &Text) -> GameWords<G> {
        GameWords { page: text.clone(), game: PhantomData }
    }

    /// All texts of the page.
    pub fn page(&self) -> &Text {
        &self.page
    }

    /// The text called `GAME-{key}`, by the game's id.
    pub fn tr(&self, key: &str) -> String {
        self.tr_args(key, &[])
    }

    /// The text called `GAME-{key}` with values put into it.
    pub fn tr_args(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.page.tr_args(&[G::ID, "-", key].concat(), args)
    }
}
