//! Which page of this program an address names. The other programs need not know (`router`).

use conclave::history::daily::Day;
use conclave::session::link::parts;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordRoute {
    /// `#/record`
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

impl RecordRoute {
    /// The page that a fragment names.
    pub fn parse(fragment: &str) -> RecordRoute {
        let path = fragment.trim_start_matches('#');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let mut names = path.split('/').filter(|part| !part.is_empty()).map(str::to_owned);
        if names.next().as_deref() != Some("daily") {
            return RecordRoute::Record;
        }
        let of = |name: &str| {
            let mut values = parts(query).filter(|(other, _)| *other == name);
            values.next().map(|(_, value)| value.to_owned()).unwrap_or_default()
        };
        match (names.next(), names.next()) {
            (Some(game), Some(packed)) => {
                RecordRoute::Claim(Claim { game, packed, day: of("day"), scores: of("scores") })
            }
            (game, _) => RecordRoute::Daily { game, day: Day::read(&of("day")) },
        }
    }
}

impl Claim {
    /// The address of the claim, within the page.
    pub fn address(&self) -> String {
        let Claim { game, packed, day, scores } = self;
        format!("#/daily/{game}/{packed}?day={day}&scores={scores}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_names_its_page() {
        assert_eq!(RecordRoute::parse("#/record"), RecordRoute::Record);
        let daily = |game: Option<&str>, day| RecordRoute::Daily {
            game: game.map(str::to_owned),
            day: Day::read(day),
        };
        assert_eq!(RecordRoute::parse("#/daily"), daily(None, ""));
        assert_eq!(RecordRoute::parse("#/daily/?lang=fr&day=soon"), daily(None, ""));
        assert_eq!(RecordRoute::parse("#/daily/dice-arena"), daily(Some("dice-arena"), ""));
        let of_day = RecordRoute::parse("#/daily/dice-arena?day=2026-11-22");
        assert_eq!(of_day, daily(Some("dice-arena"), "2026-11-22"));
        assert_ne!(of_day, daily(Some("dice-arena"), ""));
        let claim = Claim {
            game: "dice-arena".into(),
            packed: "2.4.0.99.eNo_-9".into(),
            day: "2026-11-22".into(),
            scores: "1,0,-2".into(),
        };
        assert_eq!(RecordRoute::parse(&claim.address()), RecordRoute::Claim(claim));
    }
}
