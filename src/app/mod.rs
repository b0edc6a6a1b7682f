//! The page: home, set-up, and a table that can play any game.
//!
//! | where | what |
//! |---|---|
//! | [`game`] | what a game brings; one folder per game implements it |
//! | [`table`] | the table, the same for every game |
//! | [`router`] | which page an address names |
//! | [`text`] | the words, in the reader's language |
//! | [`art`] | drawings that several pages use |

pub mod art;
pub mod elfenwizards;
pub mod game;
pub mod router;
pub mod table;
pub mod text;

use conclave::elfenwizards::Elfenwizards;
use conclave::table::Rules;
use conclave::text::Locale;
use router::Route;
use text::Text;
use yew::prelude::*;

/// The whole page.
#[component]
pub fn App() -> Html {
    let text = use_memo((), |()| Text::of(Locale::English));
    let text = (*text).clone();
    let route = router::use_route();
    html! {
        <>
            <art::Sprite />
            <main>{ match route {
                Route::Play { game, .. } if game == Elfenwizards::ID =>
                    html! { <table::Table<Elfenwizards> text={text} /> },
                _ => html! {
                    <>
                        <h1>{ text.say("product") }</h1>
                        <a href="#/play/elfenwizards">{ text.say("elfenwizards-name") }</a>
                    </>
                },
            } }</main>
        </>
    }
}
