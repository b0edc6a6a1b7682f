//! The rules of a game, to read: at an address of their own, `#/rules/GAME`, or in a dialog over a table.
//!
//! | module | what |
//! |---|---|
//! | [`rules_page`] | the page |
//! | [`dialog`] | the dialog over a table |
//! | [`reader`] | the rules themselves, on either: contents, search, chapters |
//! | [`chapters`] | a chapter: paragraphs, picture, example, notes |
//! | [`figure_set`] | what pictures and examples show: a real game, and positions of the rule book |
//! | [`glossary`] | what explains the pieces of the board |
//! | [`figure`] | pictures and examples |
//! | [`search`] | finding words |

pub mod chapters;
pub mod dialog;
pub mod figure;
pub mod figure_set;
pub mod glossary;
pub mod reader;
pub mod rules_page;
pub mod search;
#[cfg(test)]
pub(crate) mod tests;

use std::rc::Rc;

use yew::prelude::*;

use crate::games::{BoardProps, GameUi, Speed};
use crate::text::Text;
use chapters::Chapter;
use figure_set::{Example, Figure, FigureScene};

/// What only the rules of a game need of it.
pub trait GameRules: GameUi {
    /// The chapters in order.
    const CHAPTERS: &'static [Chapter];
    /// The game that the pictures are taken from: a sealed save
    /// (`cargo run --bin lab -- trace --save FILE` makes one).
    const GAME: &'static str;
    /// The pictures, one for each chapter.
    const FIGURES: &'static [Figure<Self>];
    /// The examples.
    const EXAMPLES: &'static [Example<Self>];

    /// The text called `GAME-rules-{key}`, with the numbers that it names.
    fn text(text: &Text, key: &str) -> String;

    /// The drawing beside the paragraph with this key.
    fn drawing(_key: &str, _text: &Text) -> Option<Html> {
        None
    }

    /// What follows the paragraphs of the chapter with this id.
    fn after(_id: &str, _text: &Text) -> Html {
        Html::default()
    }

    /// All cards, which are listed in the last chapter.
    fn cards(_text: &Text) -> Vec<CardGroup> {
        Vec::new()
    }

    /// A part of the board as it is in `scene`, to be looked at.
    fn draw(_part: &'static str, scene: &FigureScene<Self>, text: &Text) -> Html {
        let FigureScene { view, event, players } = scene.clone();
        let props = BoardProps::<Self> {
            view,
            before: None,
            event,
            seat: None,
            legal: Rc::new([]),
            hint: Rc::new([]),
            wanted: Rc::new([]),
            players,
            text: text.clone(),
            speed: Speed::Instant,
            services: Self::Services::default(),
            confirm: false,
            act: Callback::noop(),
        };
        html! { <Self::Board ..props /> }
    }
}

/// Cards of one sort.
pub struct CardGroup {
    /// What they are.
    pub title: String,
    /// The cards.
    pub cards: Vec<CardEntry>,
}

/// A card in the list of all cards.
pub struct CardEntry {
    /// Its name.
    pub name: String,
    /// All that it says, for the search.
    pub words: String,
    /// How it is shown.
    pub html: Html,
}
