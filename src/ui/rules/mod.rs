//! The rules of a game, to read: a program of its own for each game, so that nobody who only plays
//! downloads it. The start script runs it for `#/rules/GAME`; at a table it opens a dialog
//! (`static/panel.js`).
//!
//! | module | what |
//! |---|---|
//! | `app` | the page |
//! | `dialog` | the dialog over a table |
//! | [`reader`] | the rules themselves, on either: contents, search, chapters |
//! | [`chapters`] | a chapter: paragraphs, picture, example, notes |
//! | [`figure_set`] | what pictures and examples show: a real game, and positions of the rule book |
//! | [`glossary`] | what explains the pieces of the board |
//! | [`figure`] | pictures and examples |
//! | [`search`] | finding words |
//! | `page` | bindings to the script that opens the dialog |

mod app;
pub mod chapters;
mod dialog;
pub mod figure;
pub mod figure_set;
pub mod glossary;
mod page;
pub mod reader;
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

/// Runs the rules of the game `G`: in a dialog where a table has made a place for it, as a page
/// elsewhere.
pub fn run<G: GameRules>() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if let Some(root) = document.get_element_by_id("rules") {
        yew::Renderer::<dialog::RulesDialog<G>>::with_root(root).render();
    } else if let Some(root) = document.get_element_by_id("app") {
        yew::Renderer::<app::RulesApp<G>>::with_root(root).render();
    }
}

/// The areas of the texts of the rules: what those of all games share, this game's, and what
/// explains its pieces, which is the glossary.
fn areas<G: GameUi>() -> [String; 3] {
    ["rules".to_owned(), [G::ID, "-rules"].concat(), [G::ID, "-explain"].concat()]
}
