//! Links that start a game: `#/play/GAME?seats=…&seed=…`.

use super::game_session::Controller;
use super::plain_text::{excerpt, plain_text};
use super::settings::{Speed, Theme};
use conclave_i18n::Locale;
use conclave_rules::table::Seed;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// How many characters a name may have that a link gives.
const LONGEST_NAME: usize = 60;

/// What follows the question mark of a link that starts a game. Every part may
/// be missing.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Link {
    /// `seats`: who controls each seat, clockwise.
    pub seats: Option<Vec<Controller>>,
    /// `names`: the players' names.
    pub names: Vec<String>,
    /// `guilds`: their guilds' ids; dealt at random when missing.
    pub guilds: Option<Vec<String>>,
    /// All other parts, which only the game can check: its variants by name.
    /// Those not named keep their default.
    pub variants: Vec<(String, String)>,
    /// `seed`: the seed of the game's random numbers.
    pub seed: Option<Seed>,
    /// `speed`: how fast events are shown.
    pub speed: Option<Speed>,
    /// `evening`: which game of which game night this is.
    pub series: Option<String>,
    /// `lang`: the language.
    pub lang: Option<Locale>,
    /// `theme`: the look.
    pub theme: Option<Theme>,
}

/// What is wrong with a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkError {
    /// The part's name.
    pub part: String,
    /// The beginning of the part's value, or of the piece of it that is invalid.
    pub value: String,
    /// The valid values, if there are few.
    pub allowed: Vec<&'static str>,
}

impl LinkError {
    fn new(part: &str, value: &str, allowed: Vec<&'static str>) -> LinkError {
        LinkError { part: excerpt(part), value: excerpt(value), allowed }
    }
}

/// The parts of a query, with their values as written ([`encode`]).
pub fn parts(query: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = query.split('&').filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').unwrap_or((part, "")))
}

/// The first part that a query has twice.
pub fn twice(query: &str) -> Option<&str> {
    let names = || parts(query).map(|(name, _)| name);
    names()
        .enumerate()
        .find(|(at, name)| names().take(*at).any(|other| other == *name))
        .map(|it| it.1)
}

impl Link {
    /// How many seats have a name, counted up to the last one that has.
    pub fn named_seats(&self) -> usize {
        self.names.iter().rposition(|name| !name.is_empty()).map_or(0, |last| last + 1)
    }

    /// Reads what follows the question mark.
    ///
    /// # Errors
    /// [`LinkError`] naming the first part that makes no sense.
    pub fn parse(query: &str) -> Result<Link, LinkError> {
        let mut link = Link::default();
        for (name, written) in parts(query) {
            let value = decode(written);
            let list = || value.split(',').map(|item| item.trim().to_owned()).collect::<Vec<_>>();
            let understood = match name {
                "seats" => {
                    let seats = list();
                    let strange = seats.iter().find(|id| Controller::from_id(id).is_none());
                    if let Some(id) = strange {
                        // `remote` is not listed: it only makes sense in a page that embeds the game.
                        return Err(LinkError::new(
                            name,
                            id,
                            Controller::all().map(Controller::id).collect(),
                        ));
                    }
                    link.seats =
                        Some(seats.iter().filter_map(|id| Controller::from_id(id)).collect());
                    true
                }
                // A name may have a comma in it, written `%2C`; ids have none.
                "names" => {
                    let name = |written| -> String {
                        let name = plain_text(&decode(written));
                        name.trim().chars().take(LONGEST_NAME).collect()
                    };
                    link.names = written.split(',').map(name).collect();
                    true
                }
                "guilds" => {
                    link.guilds = Some(list());
                    true
                }
                "seed" => {
                    link.seed = value.parse().ok().map(Seed);
                    link.seed.is_some()
                }
                "speed" => {
                    link.speed = Speed::from_id(&value);
                    link.speed.is_some()
                }
                "theme" => {
                    link.theme = Theme::from_id(&value);
                    link.theme.is_some()
                }
                "evening" => {
                    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
                    link.series = Some(value.clone()).filter(|id| id.chars().all(plain));
                    link.series.is_some()
                }
                "lang" => {
                    link.lang = Locale::from_id(&value);
                    link.lang.is_some()
                }
                _ => {
                    link.variants.push((name.to_owned(), value.clone()));
                    true
                }
            };
            if !understood {
                let allowed = match name {
                    "speed" => Speed::ALL.iter().map(|s| s.id()).collect(),
                    "theme" => Theme::ALL.iter().map(|t| t.id()).collect(),
                    "lang" => Locale::ALL.iter().map(|l| l.id()).collect(),
                    _ => Vec::new(),
                };
                return Err(LinkError::new(name, &value, allowed));
            }
        }
        Ok(link)
    }
}

/// What is not written as it is: everything but letters, digits and these four.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// Writes `value` so that it can stand in a link, or in a list of one.
pub fn encode(value: &str) -> String {
    utf8_percent_encode(value, RESERVED).to_string()
}

/// Decodes `%20` and `+`. Invalid escapes are left as they are.
pub fn decode(value: &str) -> String {
    percent_decode_str(&value.replace('+', " ")).decode_utf8_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_rules::bots::Level;

    #[test]
    fn a_whole_link_is_understood() {
        let query = "seats=person,archmage,adept&seed=42&speed=instant&lang=fr&theme=day\
                     &names=Ana%C3%AFs,Big+Ben,C&guilds=red,green,blue&clock=on";
        let link = Link::parse(query).unwrap();
        let seats = vec![
            Controller::Person,
            Controller::Bot(Level::Archmage),
            Controller::Bot(Level::Adept),
        ];
        assert_eq!(link.seats, Some(seats));
        assert_eq!(link.seed, Some(Seed(42)));
        assert_eq!(link.speed, Some(Speed::Instant));
        assert_eq!(link.lang, Some(Locale::French));
        assert_eq!(link.theme, Some(Theme::Day));
        assert_eq!(link.names, ["Anaïs", "Big Ben", "C"]);
        assert_eq!(link.guilds.as_deref().map(<[_]>::len), Some(3));
        assert_eq!(link.variants, [("clock".to_owned(), "on".to_owned())]);
        assert_eq!(Link::parse(""), Ok(Link::default()));
    }

    #[test]
    fn names_disturb_no_text_and_are_counted() {
        let link = Link::parse("names=A%E2%80%AEd%00a,,%20B%20,%E2%80%8F").unwrap();
        assert_eq!(link.names, ["Ada", "", "B", ""]);
        assert_eq!((link.named_seats(), Link::default().named_seats()), (3, 0));
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        for (query, part, value) in [
            ("seats=person,wizard", "seats", "wizard"),
            ("seats=", "seats", ""),
            ("seed=-1", "seed", "-1"),
            ("seed=99999999999999999999999", "seed", "99999999999999999999999"),
            ("seats=person&speed=warp", "speed", "warp"),
            ("lang=tlh", "lang", "tlh"),
            ("evening=../x", "evening", "../x"),
        ] {
            let error = Link::parse(query).unwrap_err();
            assert_eq!((error.part.as_str(), error.value.as_str()), (part, value), "{query}");
        }
    }

    #[test]
    fn what_is_said_twice_is_found() {
        assert_eq!(twice("seats=a&seed=1&seats=b&seed=2"), Some("seats"));
        assert_eq!((twice("a=1&b=1&ab=1"), twice("&&"), twice("a&a=")), (None, None, Some("a")));
    }

    #[test]
    fn whatever_a_link_says_little_of_it_is_repeated() {
        let long = "9".repeat(10_000_000);
        for part in ["seats", "seed", "speed", "theme", "lang"] {
            let error = Link::parse(&format!("{part}={long}")).unwrap_err();
            assert!(error.value.chars().count() <= 40, "{part}");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for name in ["", "Anaïs & Ben = 100 %", "a,b", "☃+"] {
            let link = Link::parse(&format!("names={},y&seed=1", encode(name))).unwrap();
            assert_eq!((link.names, link.seed), (vec![name.to_owned(), "y".into()], Some(Seed(1))));
        }
    }

    #[test]
    fn broken_escapes_are_left_as_they_are() {
        for (raw, decoded) in [("100%", "100%"), ("%zz", "%zz"), ("%4", "%4"), ("%ff", "\u{fffd}")]
        {
            assert_eq!(decode(raw), decoded);
        }
    }
}
