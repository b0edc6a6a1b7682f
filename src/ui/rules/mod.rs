//! The rules of a game, to read: a program of its own for each game, so that nobody who only plays
//! downloads it. The start script runs it for `#/rules/GAME`; at a table it opens a dialog
//! (`static/panel.js`).
//!
//! | module | what |
//! |---|---|
//! | `app` | the page |
//! | `panel` | the dialog over a table |
//! | [`reader`] | the rules themselves, on either |
//! | [`chapters`] | chapters and their paragraphs |
//! | `page` | bindings to the script that opens the dialog |

mod app;
pub mod chapters;
mod page;
mod panel;
pub mod reader;

use yew::prelude::*;

use crate::games::GameUi;
use crate::text::Text;
use chapters::Chapter;

/// What only the rules of a game need of it.
pub trait GameRules: GameUi {
    /// The chapters in order.
    const CHAPTERS: &'static [Chapter];

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
}

/// Runs the rules of the game `G`: in a dialog where a table has made a place for it, as a page
/// elsewhere.
pub fn run<G: GameRules>() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if let Some(root) = document.get_element_by_id("rules") {
        yew::Renderer::<panel::Panel<G>>::with_root(root).render();
    } else if let Some(root) = document.get_element_by_id("app") {
        yew::Renderer::<app::App<G>>::with_root(root).render();
    }
}

/// The areas of the texts of the rules: what those of all games share, and this game's.
fn areas<G: GameUi>() -> [String; 2] {
    ["rules".to_owned(), [G::ID, "-rules"].concat()]
}
