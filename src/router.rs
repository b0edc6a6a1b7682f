//! Which page the address names. Addresses are fragments (`#/…`), so that the
//! page works from any folder of any server.

use conclave_session::history::daily::Day;
use conclave_session::link::parts;
use gloo::utils::window;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The games and the saves.
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
    /// `#/series` or `#/series/ID`: several games among the same players. Links from before say
    /// `#/evening`.
    Series(Option<String>),
    /// `#/rules/GAME` or `#/rules/GAME?chapter=ID`.
    Rules {
        /// The game's id.
        game: String,
        /// The chapter to show.
        chapter: Option<String>,
    },
    /// `#/learn/GAME` or `#/learn/GAME?lesson=NUMBER`.
    Learn {
        /// The game's id.
        game: String,
        /// The lesson's number, counted from 1.
        lesson: usize,
    },
    /// `#/puzzles/GAME` or `#/puzzles/GAME?puzzle=NUMBER`.
    Puzzles {
        /// The game's id.
        game: String,
        /// The puzzle's number, counted from 1; none for the list.
        puzzle: Option<usize>,
    },
    /// `#/shared/GAME/PACKED`: a game that is in the link.
    Shared(String),
    /// `#/host/GAME` or `#/host/GAME?…`: a table that others join from their own screens.
    Host {
        /// The game's id.
        game: String,
        /// What follows the question mark.
        query: String,
    },
    /// `#/join/GAME/CODE` or `#/join/GAME/CODE?name=NAME`: a guest joins such a table, or brings the
    /// answer to an invitation.
    Join {
        /// The code.
        code: String,
        /// What follows the question mark.
        query: String,
    },
    /// `#/record`: what was played in this browser.
    Record,
    /// `#/daily` or `#/daily/GAME`: the games of today, or of the day in `?day=…`.
    Daily {
        /// The one game to show.
        game: Option<String>,
        /// Another day.
        day: Option<Day>,
    },
    /// `#/daily/GAME/PACKED?day=…&scores=…`: a result that a link claims.
    Claim(Claim),
    /// Anything else.
    Unknown,
}

/// A result of a day's game that a link claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The game's id.
    pub game: String,
    /// The game itself, packed as in the link of a shared game.
    pub packed: String,
    /// The day, as it is written.
    pub day: String,
    /// The scores, as they are written.
    pub scores: String,
}

impl Claim {
    /// The address of the claim, within the page.
    pub fn address(&self) -> String {
        let Claim { game, packed, day, scores } = self;
        format!("#/daily/{game}/{packed}?day={day}&scores={scores}")
    }
}

impl Route {
    /// The page that a fragment (with or without its `#`) names.
    pub fn parse(fragment: &str) -> Route {
        let path = fragment.trim_start_matches('#');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let of =
            |name: &str| parts(query).find(|(other, _)| *other == name).map(|(_, value)| value);
        let mut names = path.split('/').filter(|part| !part.is_empty());
        match (names.next(), names.next(), names.next()) {
            (None, ..) => Route::Home,
            (Some("saves"), None, None) => Route::Saves,
            (Some("new"), Some(game), None) => Route::SetUp(game.to_owned()),
            (Some("play"), Some(game), None) => {
                Route::Play { game: game.to_owned(), query: query.to_owned() }
            }
            (Some("game"), Some(slot), None) => Route::Slot(slot.to_owned()),
            (Some("series" | "evening"), id, None) => Route::Series(id.map(str::to_owned)),
            (Some("rules"), Some(game), None) => {
                Route::Rules { game: game.to_owned(), chapter: of("chapter").map(str::to_owned) }
            }
            (Some("learn"), Some(game), None) => {
                let lesson = of("lesson").and_then(|number| number.parse().ok()).unwrap_or(1);
                Route::Learn { game: game.to_owned(), lesson }
            }
            (Some("puzzles"), Some(game), None) => {
                let puzzle = of("puzzle").and_then(|number| number.parse().ok());
                Route::Puzzles { game: game.to_owned(), puzzle }
            }
            (Some("shared"), Some(_), packed) => {
                Route::Shared(packed.unwrap_or_default().to_owned())
            }
            (Some("host"), Some(game), None) => {
                Route::Host { game: game.to_owned(), query: query.to_owned() }
            }
            (Some("join"), Some(_), Some(code)) => {
                Route::Join { code: code.to_owned(), query: query.to_owned() }
            }
            (Some("record"), ..) => Route::Record,
            (Some("daily"), Some(game), Some(packed)) => {
                let written = |name| of(name).unwrap_or_default().to_owned();
                Route::Claim(Claim {
                    game: game.to_owned(),
                    packed: packed.to_owned(),
                    day: written("day"),
                    scores: written("scores"),
                })
            }
            (Some("daily"), game, _) => {
                Route::Daily { game: game.map(str::to_owned), day: of("day").and_then(Day::read) }
            }
            _ => Route::Unknown,
        }
    }

    /// A key that distinguishes this page from any other.
    pub fn key(&self) -> String {
        match self {
            Route::Home | Route::Saves => String::new(),
            Route::Series(id) => format!("series/{}", id.as_deref().unwrap_or_default()),
            Route::SetUp(game) => format!("new/{game}"),
            Route::Play { game, query } => format!("play/{game}?{query}"),
            Route::Slot(slot) => format!("game/{slot}"),
            Route::Rules { game, .. } => format!("rules/{game}"),
            Route::Learn { game, lesson } => format!("learn/{game}?{lesson}"),
            Route::Puzzles { game, puzzle } => format!("puzzles/{game}?{puzzle:?}"),
            Route::Shared(packed) => format!("shared/{packed}"),
            Route::Host { game, query } => format!("host/{game}?{query}"),
            Route::Join { code, .. } => format!("join/{code}"),
            Route::Record => "record".into(),
            Route::Daily { game, day } => {
                let day = day.map(|day| day.to_string()).unwrap_or_default();
                format!("daily/{}?{day}", game.as_deref().unwrap_or_default())
            }
            Route::Claim(claim) => claim.address(),
            Route::Unknown => "unknown".into(),
        }
    }

    /// The page that the address bar names now.
    pub fn current() -> Route {
        Route::parse(&window().location().hash().unwrap_or_default())
    }
}

/// Goes to an address of this page.
pub fn navigate(fragment: &str) {
    let location = window().location();
    // Only fragments with characters that no fragment can have are refused.
    drop(match fragment {
        // (No fragment at all would load the page again.)
        "" | "#" => location.set_hash("/"),
        _ if is_framed() => location.replace(fragment),
        _ => location.set_hash(fragment),
    });
}

/// Whether this page is in a frame of another: then its entries in the browser's history are the other's, whose
/// Back button would lead through them.
pub fn is_framed() -> bool {
    let window = window();
    window.parent().ok().flatten().is_some_and(|parent| parent != window)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An address of every kind, and its page.
    fn addresses() -> Vec<(&'static str, Route)> {
        vec![
            ("", Route::Home),
            ("#", Route::Home),
            ("#/", Route::Home),
            ("#/saves", Route::Saves),
            ("#/new/dice-arena", Route::SetUp("dice-arena".into())),
            (
                "#/play/spell-wars?seats=person,adept&seed=7",
                Route::Play {
                    game: "spell-wars".into(),
                    query: "seats=person,adept&seed=7".into(),
                },
            ),
            ("#/play/spell-wars", Route::Play { game: "spell-wars".into(), query: String::new() }),
            ("#/game/18bc-5f", Route::Slot("18bc-5f".into())),
            ("#/evening", Route::Series(None)),
            ("#/series", Route::Series(None)),
            ("#/series/18bc", Route::Series(Some("18bc".into()))),
            ("#/evening/18bc", Route::Series(Some("18bc".into()))),
            ("#/rules/elfenwizards", Route::Rules { game: "elfenwizards".into(), chapter: None }),
            (
                "#/rules/spell-wars?lang=fr&chapter=order",
                Route::Rules { game: "spell-wars".into(), chapter: Some("order".into()) },
            ),
            ("#/learn/spell-wars", Route::Learn { game: "spell-wars".into(), lesson: 1 }),
            (
                "#/learn/spell-wars?lang=fr&lesson=2",
                Route::Learn { game: "spell-wars".into(), lesson: 2 },
            ),
            ("#/puzzles/dice-arena", Route::Puzzles { game: "dice-arena".into(), puzzle: None }),
            (
                "#/puzzles/dice-arena?lang=fr&puzzle=12",
                Route::Puzzles { game: "dice-arena".into(), puzzle: Some(12) },
            ),
            ("#/shared/elfenwizards/eNo_-9", Route::Shared("eNo_-9".into())),
            ("#/shared/elfenwizards", Route::Shared(String::new())),
            (
                "#/host/spell-wars?seats=guest,guest,adept",
                Route::Host { game: "spell-wars".into(), query: "seats=guest,guest,adept".into() },
            ),
            (
                "#/join/spell-wars/AQ-_9?name=Ada",
                Route::Join { code: "AQ-_9".into(), query: "name=Ada".into() },
            ),
            ("#/record", Route::Record),
            ("#/daily", Route::Daily { game: None, day: None }),
            (
                "#/daily/dice-arena?lang=fr&day=2026-11-22",
                Route::Daily { game: Some("dice-arena".into()), day: Day::read("2026-11-22") },
            ),
            (
                "#/daily/dice-arena/2.4.0.99.eNo_-9?day=2026-11-22&scores=1,0,-2",
                Route::Claim(Claim {
                    game: "dice-arena".into(),
                    packed: "2.4.0.99.eNo_-9".into(),
                    day: "2026-11-22".into(),
                    scores: "1,0,-2".into(),
                }),
            ),
            ("#/join/spell-wars", Route::Unknown),
            ("#/nowhere", Route::Unknown),
            ("#/new", Route::Unknown),
            ("#/new/elfenwizards/6", Route::Unknown),
            ("#/saves/all", Route::Unknown),
        ]
    }

    #[test]
    fn every_kind_of_address_names_its_page() {
        for (address, route) in addresses() {
            assert_eq!(Route::parse(address), route, "{address}");
            // The leading number sign and stray slashes do not matter.
            let bare = address.trim_start_matches('#').replace('/', "//");
            assert_eq!(Route::parse(&bare), route, "{bare}");
        }
    }

    #[test]
    fn each_page_has_a_key_of_its_own() {
        let mut keys: Vec<(String, Route)> = Vec::new();
        for (address, route) in addresses() {
            let key = route.key();
            for (other, of) in &keys {
                // Home shows the saves, so these two are one page.
                let home = |route: &Route| matches!(route, Route::Home | Route::Saves);
                let same = *of == route || (home(of) && home(&route));
                assert_eq!(*other == key, same, "{address}: {key}");
            }
            keys.push((key, route));
        }
    }

    #[test]
    fn a_claim_is_found_again_at_its_address() {
        let claims = addresses().into_iter().filter_map(|(_, route)| match route {
            Route::Claim(claim) => Some(claim),
            _ => None,
        });
        assert!(claims.map(|it| Route::parse(&it.address()) == Route::Claim(it)).eq([true]));
        assert_eq!(Route::parse("#/daily/?day=soon"), Route::Daily { game: None, day: None });
    }

    #[test]
    fn two_games_of_one_link_are_two_pages() {
        let key = |address| Route::parse(address).key();
        assert_ne!(key("#/play/elfenwizards?seed=1"), key("#/play/elfenwizards?seed=2"));
        assert_ne!(key("#/play/elfenwizards?seed=1"), key("#/play/spell-wars?seed=1"));
    }
}
