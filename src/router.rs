//! Which page the address names. Addresses are fragments (`#/…`), so that the
//! page works from any folder of any server.

use conclave_rules::games::GAMES;
use conclave_session::excerpt;
use conclave_session::history::daily::Day;
use conclave_session::link::{decode, encode, parts, twice};
use conclave_session::saves::Save;
use gloo::utils::window;

use crate::boot;
use crate::text::Text;

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
    /// `#/about`: what this page is, what it keeps, and what is new in it.
    About,
    /// `#/report`: something is wrong, and what a report of it holds.
    Report,
    /// `#/daily` or `#/daily/GAME`: the games of today, or of the day in `?day=…`.
    Daily {
        /// The one game to show.
        game: Option<String>,
        /// Another day.
        day: Option<Day>,
    },
    /// `#/daily/GAME/PACKED?day=…&scores=…`: a result that a link claims.
    Claim(Claim),
    /// An address part of which makes no sense.
    Wrong(WrongAddress),
    /// Anything else.
    Unknown,
}

/// What makes no sense in an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongAddress {
    /// The game's id, if the address names a game.
    pub game: Option<String>,
    /// What is wrong.
    pub fault: AddressFault,
}

/// In which way an address makes no sense. It repeats little of what it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AddressFault {
    /// It is longer than any of this page.
    Long,
    /// It says this part twice.
    Twice(String),
    /// A part has a value that it cannot have.
    Value {
        /// The part's name.
        part: &'static str,
        /// Its value.
        value: String,
    },
}

impl WrongAddress {
    /// What is wrong, in words.
    pub fn words(&self, text: &Text) -> String {
        match &self.fault {
            AddressFault::Long => text.tr("link-long"),
            AddressFault::Twice(part) => text.tr_args("link-twice", &[("part", part.into())]),
            AddressFault::Value { part, value } => {
                text.tr_args("link-nonsense", &[("part", (*part).into()), ("value", value.into())])
            }
        }
    }
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
        let mut names = path.split('/').filter(|part| !part.is_empty());
        let names = (names.next(), names.next(), names.next(), names.next());
        let fault = if query.len() > LONGEST_QUERY {
            Some(AddressFault::Long)
        } else {
            let twice = twice(query).map(|part| AddressFault::Twice(excerpt(part)));
            twice.or_else(|| wrong_value(names, query))
        };
        if let Some(fault) = fault {
            let game = names.1.filter(|name| is_game(name)).map(str::to_owned);
            return Route::Wrong(WrongAddress { game, fault });
        }
        let of = |name: &str| value_of(name, query);
        let (page, name, rest, None) = names else { return Route::Unknown };
        match (page, name, rest) {
            (None, ..) => Route::Home,
            (Some("saves"), None, None) => Route::Saves,
            (Some("new"), Some(game), None) => Route::SetUp(game.to_owned()),
            (Some("play"), Some(game), None) => {
                Route::Play { game: game.to_owned(), query: query.to_owned() }
            }
            (Some("game"), Some(slot), None) => Route::Slot(decode(slot)),
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
            // What is wrong with its code is said by the page of guests, also when there is none.
            (Some("join"), Some(_), code) => {
                Route::Join { code: code.unwrap_or_default().to_owned(), query: query.to_owned() }
            }
            (Some("record"), None, None) => Route::Record,
            (Some("about"), None, None) => Route::About,
            (Some("report"), None, None) => Route::Report,
            (Some("daily"), Some(game), _) if !is_game(game) => Route::Unknown,
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
            Route::About => "about".into(),
            Route::Report => "report".into(),
            Route::Daily { game, day } => {
                let day = day.map(|day| day.to_string()).unwrap_or_default();
                format!("daily/{}?{day}", game.as_deref().unwrap_or_default())
            }
            Route::Claim(claim) => claim.address(),
            Route::Wrong(wrong) => format!("wrong/{wrong:?}"),
            Route::Unknown => "unknown".into(),
        }
    }

    /// The page that the address bar names now.
    pub fn current() -> Route {
        Route::parse(&window().location().hash().unwrap_or_default())
    }
}

/// The longest query that any address has. (What is packed in an address is before it.)
const LONGEST_QUERY: usize = 8_000;

/// The first parts of an address's path.
type Names<'a> = (Option<&'a str>, Option<&'a str>, Option<&'a str>, Option<&'a str>);

/// The value of a part of a query, as it is written.
fn value_of<'a>(name: &str, query: &'a str) -> Option<&'a str> {
    parts(query).find(|(other, _)| *other == name).map(|(_, value)| value)
}

/// Whether there is a game of this id.
fn is_game(id: &str) -> bool {
    GAMES.iter().any(|game| game.id == id)
}

/// A part of the query of this page that cannot have the value that it has. What a link that starts a game
/// says is the table's to understand.
fn wrong_value((page, name, rest, _): Names<'_>, query: &str) -> Option<AddressFault> {
    let (part, is_right): (_, fn(&str, usize) -> bool) = match page? {
        "learn" => ("lesson", |value, lessons| {
            value.parse().is_ok_and(|number| (1..=lessons).contains(&number))
        }),
        "puzzles" => ("puzzle", |value, _| value.parse().is_ok_and(|number: usize| number > 0)),
        "host" => ("table", |value, _| u64::from_str_radix(value, 16).is_ok()),
        // A result that is claimed for a day that there is not is refused like any other.
        "daily" if rest.is_none() => ("day", |value, _| Day::read(value).is_some()),
        _ => return None,
    };
    let value = value_of(part, query)?;
    let lessons = GAMES.iter().find(|game| Some(game.id) == name).map_or(0, |game| game.lessons);
    (!is_right(value, lessons))
        .then(|| AddressFault::Value { part, value: excerpt(&decode(value)) })
}

/// The address of the table of a saved game.
pub fn slot_address(slot: &str) -> String {
    format!("#/game/{}", encode(slot))
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

/// Loads the page again where another program than this one, of the game `program`, opens a save: the damaged
/// text that stood in its slot named another game, and is set aside now.
pub fn reload_for(save: &Save, program: &str) {
    if save.earlier && save.game != program && boot::place() == save.game {
        // A page that cannot be loaded again says what the save is.
        drop(window().location().reload());
    }
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
            ("#/about", Route::About),
            ("#/report", Route::Report),
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
            ("#/join/spell-wars", Route::Join { code: String::new(), query: String::new() }),
            ("#/record/2", Route::Unknown),
            ("#/about/us", Route::Unknown),
            ("#/daily/chess", Route::Unknown),
            ("#/daily/chess/eNo?day=2026-11-22", Route::Unknown),
            ("#/rules/spell-wars/a/b", Route::Unknown),
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
    }

    #[test]
    fn an_address_that_makes_no_sense_says_which_part() {
        let value = |part, value: &str| AddressFault::Value { part, value: value.to_owned() };
        let long = "9".repeat(LONGEST_QUERY + 1);
        for (address, fault) in [
            ("#/learn/spell-wars?lesson=abc", value("lesson", "abc")),
            ("#/learn/spell-wars?lesson=0", value("lesson", "0")),
            ("#/learn/spell-wars?lesson=99", value("lesson", "99")),
            ("#/learn/spell-wars?lesson=", value("lesson", "")),
            ("#/puzzles/spell-wars?puzzle=abc", value("puzzle", "abc")),
            ("#/puzzles/spell-wars?puzzle=0", value("puzzle", "0")),
            ("#/host/spell-wars?table=xyz", value("table", "xyz")),
            ("#/daily/?day=soon", value("day", "soon")),
            ("#/daily/spell-wars?day=2026-02-31", value("day", "2026-02-31")),
            ("#/play/spell-wars?seats=person&seats=adept", AddressFault::Twice("seats".into())),
            ("#/learn/spell-wars?lesson=1&lesson=2", AddressFault::Twice("lesson".into())),
            (&format!("#/play/spell-wars?seed={long}"), AddressFault::Long),
            (&format!("#/rules/spell-wars?{long}"), AddressFault::Long),
        ] {
            let Route::Wrong(wrong) = Route::parse(address) else { panic!("{address}") };
            assert_eq!(wrong.fault, fault, "{address}");
            let game = address.contains("spell-wars").then_some("spell-wars");
            assert_eq!(wrong.game.as_deref(), game, "{address}");
        }
        let long = format!("#/learn/spell-wars?lesson={}", "x".repeat(1_000));
        let Route::Wrong(WrongAddress { fault: AddressFault::Value { value, .. }, .. }) =
            Route::parse(&long)
        else {
            panic!("it is refused")
        };
        assert_eq!(value.chars().count(), 40);
    }

    #[test]
    fn whatever_a_slot_is_called_its_address_leads_to_it() {
        for slot in ["18bc-5f", "link-a-b--1", "☃", "a/b", "a<b", "50 %", "x?y#z", "a+b"] {
            assert_eq!(Route::parse(&slot_address(slot)), Route::Slot(slot.to_owned()));
        }
        assert_eq!(slot_address("evening-18bc-0"), "#/game/evening-18bc-0");
    }

    #[test]
    fn two_games_of_one_link_are_two_pages() {
        let key = |address| Route::parse(address).key();
        assert_ne!(key("#/play/elfenwizards?seed=1"), key("#/play/elfenwizards?seed=2"));
        assert_ne!(key("#/play/elfenwizards?seed=1"), key("#/play/spell-wars?seed=1"));
    }
}
