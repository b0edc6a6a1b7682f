//! Which page the address names. Addresses are fragments (`#/…`), so that the
//! page works from any folder of any server.

use gloo_events::EventListener;
use yew::prelude::*;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The four games and the saves.
    Home,
    /// `#/play/GAME?…`: a game that begins at once.
    Play {
        /// The game's id, whether it exists or not.
        game: String,
        /// What follows the question mark.
        query: String,
    },
    /// Anything else.
    Unknown,
}

impl Route {
    /// The page that a fragment (with or without its `#`) names.
    pub fn parse(fragment: &str) -> Route {
        let path = fragment.trim_start_matches('#');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        match (parts.next(), parts.next(), parts.next()) {
            (None, ..) => Route::Home,
            (Some("play"), Some(game), None) => {
                Route::Play { game: game.to_owned(), query: query.to_owned() }
            }
            _ => Route::Unknown,
        }
    }

    /// The page that the address bar names now.
    pub fn current() -> Route {
        let hash = web_sys::window().and_then(|window| window.location().hash().ok());
        Route::parse(&hash.unwrap_or_default())
    }
}

/// The page that the address names, now and whenever it changes.
#[hook]
pub fn use_route() -> Route {
    let route = use_state(Route::current);
    let setter = route.setter();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| setter.set(Route::current()))
        });
        move || drop(listener)
    });
    (*route).clone()
}
