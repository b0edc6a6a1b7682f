//! The texts of one game among those of the page.

use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

use conclave_rules::table::{Rules, Seat};
use yew::html::ImplicitClone;
use yew::prelude::*;

use super::{PlayerInfo, name_of};
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
        self.page.tr_args(&format!("{}-{key}", G::ID), args)
    }
}

/// The texts of the game `G`, and what they speak of: a table as one viewer sees it, and who sits
/// there. Cheap to clone and to compare. Each game adds sentences about its table.
#[derive(Debug)]
pub struct TableWords<G: Rules> {
    words: GameWords<G>,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
    /// The table spoken of.
    pub view: Rc<G::View>,
    /// Whom the words are for alone, who is "you" in them.
    you: Option<Seat>,
}

impl<G: Rules> Clone for TableWords<G> {
    fn clone(&self) -> TableWords<G> {
        TableWords {
            words: self.words.clone(),
            players: Rc::clone(&self.players),
            view: Rc::clone(&self.view),
            you: self.you,
        }
    }
}

impl<G: Rules> PartialEq for TableWords<G> {
    fn eq(&self, other: &TableWords<G>) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
            && self.words.page == other.words.page
            && self.players == other.players
            && self.you == other.you
    }
}

impl<G: Rules> ImplicitClone for TableWords<G> {}

impl<G: Rules> Deref for TableWords<G> {
    type Target = GameWords<G>;

    fn deref(&self) -> &GameWords<G> {
        &self.words
    }
}

impl<G: Rules> TableWords<G> {
    /// The words about a table.
    pub fn new(text: &Text, players: &Rc<[PlayerInfo]>, view: &Rc<G::View>) -> TableWords<G> {
        let (players, view) = (Rc::clone(players), Rc::clone(view));
        TableWords { words: GameWords::new(text), players, view, you: None }
    }

    /// The same words about another view of the table.
    pub fn at(&self, view: &Rc<G::View>) -> TableWords<G> {
        TableWords { view: Rc::clone(view), ..self.clone() }
    }

    /// The same words, said to the player of a seat.
    pub fn to(&self, seat: Seat) -> TableWords<G> {
        TableWords { you: Some(seat), ..self.clone() }
    }

    /// Whether the words are said to the player of this seat.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// The player's name.
    pub fn name(&self, seat: Seat) -> &str {
        name_of(&self.players, seat)
    }
}
