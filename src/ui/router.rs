//! Which page the address names. Addresses are fragments (`#/…`), so that the
//! page works from any folder of any server.

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The four games and the saves.
    Home,
    /// `#/saves`: home, for the sake of its saves.
    Saves,
    /// `#/new/GAME`: set-up.
    SetUp(String),
    /// `#/play/GAME?…`: a game that begins at once.
    Play {
        /// The game's id, whether it exists or not.
        game: String,
        /// What follows the question mark.
        query: String,
    },
    /// `#/game/SLOT`: a saved game.
    Slot(String),
    /// `#/game night` or `#/game night/ID`: several games among the same players.
    Series(Option<String>),
    /// `#/rules/GAME`.
    Rules(String),
    /// `#/shared/GAME/PACKED`: a game that is in the link.
    Shared(String),
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
            (Some("saves"), None, None) => Route::Saves,
            (Some("new"), Some(game), None) => Route::SetUp(game.to_owned()),
            (Some("play"), Some(game), None) => {
                Route::Play { game: game.to_owned(), query: query.to_owned() }
            }
            (Some("game"), Some(slot), None) => Route::Slot(slot.to_owned()),
            (Some("evening"), id, None) => Route::Series(id.map(str::to_owned)),
            (Some("rules"), Some(game), None) => Route::Rules(game.to_owned()),
            (Some("shared"), Some(_), packed) => {
                Route::Shared(packed.unwrap_or_default().to_owned())
            }
            _ => Route::Unknown,
        }
    }

    /// What tells this page from any other.
    pub fn key(&self) -> String {
        match self {
            Route::Home | Route::Saves => String::new(),
            Route::Series(id) => ["evening/", id.as_deref().unwrap_or_default()].concat(),
            Route::SetUp(game) => format!("new/{game}"),
            Route::Play { game, query } => format!("play/{game}?{query}"),
            Route::Slot(slot) => format!("game/{slot}"),
            Route::Rules(game) => format!("rules/{game}"),
            Route::Shared(packed) => format!("shared/{packed}"),
            Route::Unknown => "unknown".into(),
        }
    }

    /// The page that the address bar names now.
    pub fn current() -> Route {
        let hash = web_sys::window().and_then(|window| window.location().hash().ok());
        Route::parse(&hash.unwrap_or_default())
    }
}

/// Goes to an address of this page.
pub fn go(fragment: &str) {
    if let Some(window) = web_sys::window() {
        drop(window.location().set_hash(fragment));
    }
}
