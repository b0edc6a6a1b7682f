//! One finished game in a line.

use std::fmt;

use super::daily::{self, Day};
use crate::Controller;
use crate::codec::checksum;
use crate::saves::Save;
use conclave_rules::games::{Game, game};
use conclave_rules::table::{Achievements, Playthrough};
use conclave_rules::table::{Record, RecordError, Rules, Seat, Seats};

/// What a line begins with.
const KIND: &str = "conclave-played";
/// The version of the line's own shape.
const SCHEMA: u32 = 1;
/// What stands where a list is empty.
const NOTHING: &str = "-";

/// A finished game: who played, how it ended, and what is counted of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedGame {
    /// By what it is known: see [`id_of`].
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Which of the game's rules it was played under.
    pub version: u32,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// Who sat at the table.
    pub players: Vec<Controller>,
    /// Who won.
    pub winners: Seats,
    /// The final scores by seat.
    pub scores: Vec<i32>,
    /// How many rounds, or turns, it took.
    pub rounds: u32,
    /// The most that anybody here came to, of what is counted in this game.
    pub bests: Vec<(String, u32)>,
    /// What anybody here can be proud of.
    pub feats: Vec<String>,
    /// The day whose game it was, if it was played on that day.
    pub daily: Option<Day>,
}

/// Why a line is no finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FinishedError {
    /// Part of it is missing or was changed, or it contradicts itself.
    Damaged,
    /// A newer program wrote it.
    Newer,
    /// The game has not ended.
    NotOver,
    /// Its record cannot be replayed.
    Record(RecordError),
}

impl fmt::Display for FinishedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FinishedError::Damaged => f.write_str("this entry is damaged"),
            FinishedError::Newer => f.write_str("a newer version of this program wrote this entry"),
            FinishedError::NotOver => f.write_str("this game has not ended"),
            FinishedError::Record(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for FinishedError {}

impl From<RecordError> for FinishedError {
    fn from(why: RecordError) -> FinishedError {
        match why {
            RecordError::Newer => FinishedError::Newer,
            why => FinishedError::Record(why),
        }
    }
}

/// By what a game is known: its set-up and its seed, whatever was done in it.
pub fn id_of<G: Rules>(record: &Record<G>) -> String {
    let bytes = postcard::to_allocvec(&(&record.setup, record.seed)).unwrap_or_default();
    format!("{}-{:016x}", G::ID, checksum(&bytes))
}

impl FinishedGame {
    /// The game in a save, by replaying it.
    ///
    /// # Errors
    /// [`FinishedError`] when it is not over, or cannot be replayed.
    pub fn of<G: Achievements>(save: &Save) -> Result<FinishedGame, FinishedError> {
        let session = save.session::<G>()?;
        let playthrough = Playthrough::of(session.play()).ok_or(FinishedError::NotOver)?;
        let record = session.play().record();
        let players: Vec<Controller> =
            session.players().iter().map(|player| player.controller).collect();
        let here: Vec<Seat> = people(&players).collect();
        let most = |best: &super::Best<G>| {
            let value = here.iter().map(|&seat| (best.value)(&playthrough, seat)).max();
            (best.id.to_owned(), value.unwrap_or_default())
        };
        let earned_here =
            |feat: &&super::Feat<G>| here.iter().any(|&seat| (feat.earned)(&playthrough, seat));
        Ok(FinishedGame {
            id: id_of(record),
            game: G::ID.to_owned(),
            version: record.version,
            ended: save.saved,
            winners: playthrough.outcome.winners,
            scores: playthrough.outcome.scores.clone(),
            rounds: G::rounds(&playthrough),
            bests: G::BESTS.iter().map(most).filter(|(_, value)| *value > 0).collect(),
            feats: G::FEATS.iter().filter(earned_here).map(|feat| feat.id.to_owned()).collect(),
            daily: daily::day_of(record, &players, save.created),
            players,
        })
    }

    /// The seats of the people who played here.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        people(&self.players)
    }

    /// Whether a person at this device won.
    pub fn is_won(&self) -> bool {
        self.people().any(|seat| self.winners.has(seat))
    }

    /// The game in a line.
    pub fn write(&self) -> String {
        let list = |items: Vec<String>| match items.is_empty() {
            true => NOTHING.to_owned(),
            false => items.join(","),
        };
        let bests = self.bests.iter().map(|(id, value)| format!("{id}:{value}")).collect();
        let words = [
            KIND.to_owned(),
            SCHEMA.to_string(),
            self.game.clone(),
            self.id.clone(),
            self.version.to_string(),
            self.ended.to_string(),
            list(self.players.iter().map(|player| player.id().to_owned()).collect()),
            self.winners.0.to_string(),
            list(self.scores.iter().map(i32::to_string).collect()),
            self.rounds.to_string(),
            list(bests),
            list(self.feats.clone()),
            self.daily.map_or_else(|| NOTHING.to_owned(), |day| day.to_string()),
        ];
        let line = words.join(" ");
        format!("{line} {}", checksum(line.as_bytes()))
    }

    /// Whether a text is meant as such a line.
    pub fn is_written(text: &str) -> bool {
        text.starts_with(KIND)
    }

    /// When the game in a line ended, if nothing of the line is missing or was changed; never for one of a newer
    /// program, which knows better.
    pub(crate) fn ended(text: &str) -> Option<u64> {
        let (line, sum) = text.trim().rsplit_once(' ')?;
        let mut words = line.split(' ').skip(1);
        if words.next()?.parse::<u32>().ok()? > SCHEMA {
            return Some(u64::MAX);
        }
        let ended = words.nth(3)?.parse().ok()?;
        (sum.parse() == Ok(checksum(line.as_bytes()))).then_some(ended)
    }

    /// Reads a line.
    ///
    /// # Errors
    /// [`FinishedError`] when it is none that this program can use.
    pub fn read(text: &str) -> Result<FinishedGame, FinishedError> {
        let (line, sum) = text.trim().rsplit_once(' ').ok_or(FinishedError::Damaged)?;
        let words: Vec<&str> = line.split(' ').collect();
        let schema = words.get(1).and_then(|word| word.parse::<u32>().ok());
        if words[0] == KIND && schema.is_some_and(|schema| schema > SCHEMA) {
            return Err(FinishedError::Newer);
        }
        if sum.parse() != Ok(checksum(line.as_bytes())) {
            return Err(FinishedError::Damaged);
        }
        parse(&words).filter(FinishedGame::makes_sense).ok_or(FinishedError::Damaged)
    }

    /// Whether its parts fit each other, and a game that there is.
    fn makes_sense(&self) -> bool {
        let seats = self.players.len();
        let hex = self.id.strip_prefix(&self.game).and_then(|rest| rest.strip_prefix('-'));
        let plain = |id: &str| id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        let fits = |game: &Game| u8::try_from(seats).is_ok_and(|seats| game.seats.contains(&seats));
        game(&self.game).is_some_and(fits)
            && hex.is_some_and(|hex| hex.len() == 16 && u64::from_str_radix(hex, 16).is_ok())
            && self.scores.len() == seats
            && self.winners.iter().all(|seat| seat.index() < seats)
            && self.bests.iter().all(|(id, _)| plain(id))
            && self.feats.iter().all(|id| plain(id))
    }
}

/// The seats at which people sit here.
fn people(players: &[Controller]) -> impl Iterator<Item = Seat> {
    let seats = players.iter().enumerate();
    seats.filter(|(_, who)| **who == Controller::Person).map(|(seat, _)| Seat(seat as u8))
}

/// The words of a line, before anything is checked that they say of each other.
fn parse(words: &[&str]) -> Option<FinishedGame> {
    let &[
        KIND,
        schema,
        game,
        id,
        version,
        ended,
        players,
        winners,
        scores,
        rounds,
        bests,
        feats,
        daily,
    ] = words
    else {
        return None;
    };
    let best = |pair: &str| {
        let (id, value) = pair.split_once(':')?;
        Some((id.to_owned(), value.parse().ok()?))
    };
    (schema.parse() == Ok(SCHEMA)).then_some(())?;
    Some(FinishedGame {
        id: id.to_owned(),
        game: game.to_owned(),
        version: version.parse().ok()?,
        ended: ended.parse().ok()?,
        players: list(players).map(Controller::from_id).collect::<Option<_>>()?,
        winners: Seats(winners.parse().ok()?),
        scores: list(scores).map(|score| score.parse().ok()).collect::<Option<_>>()?,
        rounds: rounds.parse().ok()?,
        bests: list(bests).map(best).collect::<Option<_>>()?,
        feats: list(feats).map(str::to_owned).collect(),
        daily: match daily {
            NOTHING => None,
            day => Some(Day::read(day)?),
        },
    })
}

/// The items of a list.
fn list(word: &str) -> impl Iterator<Item = &str> {
    word.split(',').filter(|item| *item != NOTHING)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use conclave_rules::bots::Level;

    /// A game known by a number.
    pub(crate) fn example(number: u64) -> FinishedGame {
        game_of(number, Level::Adept, true)
    }

    /// A game of one person against two bots, known by a number.
    pub(in crate::history) fn game_of(number: u64, level: Level, won: bool) -> FinishedGame {
        let bot = Controller::Bot(level);
        FinishedGame {
            id: format!("spell-wars-{number:016x}"),
            game: "spell-wars".into(),
            version: 3,
            ended: 1_000 * number,
            players: vec![Controller::Person, bot, bot],
            winners: Seats::one(Seat(if won { 0 } else { 2 })),
            scores: vec![2, 0, -1],
            rounds: 4,
            bests: vec![("best-spell".into(), number as u32)],
            feats: vec!["scratched".into()],
            daily: None,
        }
    }

    #[test]
    fn a_line_is_read_back() {
        let mut game = game_of(7, Level::Adept, true);
        assert_eq!(FinishedGame::read(&game.write()), Ok(game.clone()));
        game.bests.clear();
        game.feats.clear();
        game.winners = Seats::NONE;
        game.daily = Day::read("2026-11-22");
        assert!(game.daily.is_some());
        assert_eq!(FinishedGame::read(&game.write()), Ok(game));
    }

    #[test]
    fn whatever_is_cut_or_changed_is_refused() {
        let line = game_of(7, Level::Adept, true).write();
        for end in 0..line.len() {
            assert_eq!(FinishedGame::read(&line[..end]), Err(FinishedError::Damaged), "{end}");
        }
        assert_eq!(
            FinishedGame::read(&line.replacen("adept", "archmage", 1)),
            Err(FinishedError::Damaged)
        );
        assert_eq!(
            FinishedGame::read(&line.replacen("played 1", "played 2", 1)),
            Err(FinishedError::Newer)
        );
    }

    #[test]
    fn a_forged_line_that_contradicts_itself_is_refused() {
        let good = game_of(7, Level::Adept, true);
        let forge: [fn(&mut FinishedGame); 7] = [
            |game| game.game = "chess".into(),
            |game| game.id = "spell-wars-x".into(),
            |game| game.id = "dice-arena-0000000000000007".into(),
            |game| game.scores.push(9),
            |game| game.winners = Seats::one(Seat(5)),
            |game| game.players.truncate(1),
            |game| game.feats.push("<b>".into()),
        ];
        for change in forge {
            let mut game = good.clone();
            change(&mut game);
            assert_eq!(FinishedGame::read(&game.write()), Err(FinishedError::Damaged), "{game:?}");
        }
    }
}
