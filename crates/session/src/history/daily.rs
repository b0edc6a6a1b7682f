//! The game of the day: a table and a seed that follow from the date, the same for everybody. No
//! server has a part in it.
//!
//! The date is the player's own, as their calendar has it: so a new game comes at everybody's
//! midnight, and two people who talk about "today's game" mean the same one.

use std::cmp::Ordering;
use std::fmt;

use crate::codec::checksum;
use crate::saves::Save;
use crate::{Controller, Player, Session};
use conclave_rules::bots::Level;
use conclave_rules::games::{GAMES, Game};
use conclave_rules::table::{Achievements, Playthrough, standings};
use conclave_rules::table::{Outcome, Record, Rules, Seat, Seed, Setup, SetupError};

/// The milliseconds of a day.
const DAY_MS: u64 = 86_400_000;

/// The last day that can be written: 9999-12-31.
const LAST: u64 = 2_932_896;

/// A day of the calendar, counted from 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

impl Day {
    /// The day of a time in milliseconds since 1970: in UTC, or wherever the time has been moved
    /// by the difference.
    pub fn of_time(ms: u64) -> Day {
        Day((ms / DAY_MS).min(LAST) as u32)
    }

    /// The day after.
    #[must_use]
    pub fn next(self) -> Day {
        Day((self.0 + 1).min(LAST as u32))
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Day {
        Day(self.0.saturating_sub(1))
    }

    /// Noon of the day in UTC, in milliseconds since 1970: a time that is on this day nearly
    /// everywhere, to be written as a date.
    pub fn noon(self) -> u64 {
        u64::from(self.0) * DAY_MS + DAY_MS / 2
    }

    /// Reads `2026-11-22`; none where there is no such day.
    pub fn read(text: &str) -> Option<Day> {
        let numbers: Vec<u32> =
            text.split('-').map(|part| part.parse().ok()).collect::<Option<_>>()?;
        let &[year, month, day] = numbers.as_slice() else { return None };
        let possible =
            (1970..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        possible.then_some(())?;
        // The inverse of how a day is written, where years begin in March, too.
        let (month, year) = if month > 2 { (month - 3, year) } else { (month + 9, year - 1) };
        let (era, of_era) = (year / 400, year % 400);
        let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100;
        let days = days + (153 * month + 2) / 5 + day - 1;
        let day = Day(days.checked_sub(719_468)?);
        (day.to_string() == text).then_some(day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The calendar repeats after 400 years; its years begin in March here, so that the day
        // that is missing in most years is their last.
        let days = self.0 + 719_468;
        let era = days / 146_097;
        let of_era = days % 146_097;
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        write!(f, "{:04}-{month:02}-{day:02}", era * 400 + year + carry)
    }
}

/// Which game the day proposes first; each has one every day.
pub fn game_of(day: Day) -> &'static Game {
    &GAMES[day.0 as usize % GAMES.len()]
}

/// The seed of a game on a day.
pub fn seed(game: &str, day: Day) -> Seed {
    Seed(checksum(format!("{game} {day}").as_bytes()))
}

/// Who sits at the table of a day: one person, the others adepts.
pub fn players(game: &Game) -> Vec<Controller> {
    let mut players = vec![Controller::Bot(Level::Adept); usize::from(game.table)];
    players[0] = Controller::Person;
    players
}

/// The slot of a day's game.
pub fn slot(game: &str, day: Day) -> String {
    format!("daily-{day}-{game}")
}

/// The day whose game has this slot; none for the slots of other games.
pub fn day_of_slot(id: &str) -> Option<Day> {
    Day::read(id.strip_prefix("daily-")?.get(..10)?)
}

/// A day's game, about to begin. The players have no names yet.
///
/// # Errors
/// [`SetupError`] when the game has no such table.
pub fn begin<G: Rules>(game: &Game, day: Day) -> Result<Session<G>, SetupError> {
    let setup = Setup { seats: game.table, options: G::Options::default() };
    let player = |controller| Player { name: String::new(), controller };
    let players = players(game).into_iter().map(player).collect();
    Session::begin(setup, seed(G::ID, day), players)
}

/// Whether a record is of this day's game.
pub fn is_of<G: Rules>(record: &Record<G>, seated: &[Controller], day: Day) -> bool {
    let Some(game) = conclave_rules::games::game(G::ID) else { return false };
    record.seed == seed(G::ID, day)
        && record.setup == Setup { seats: game.table, options: G::Options::default() }
        && seated == players(game)
}

/// The day whose game a record is of, if the game began on it: somewhere on earth it was that
/// day at the time `created`, in milliseconds since 1970.
pub fn day_of<G: Rules>(record: &Record<G>, players: &[Controller], created: u64) -> Option<Day> {
    let day = Day::of_time(created);
    [day.before(), day, day.next()].into_iter().find(|&day| is_of(record, players, day))
}

/// How a game of the day went, as its player may tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyResult {
    /// How it ended.
    pub outcome: Outcome,
    /// Which place the player came to, from 1; equal scores share the better one.
    pub place: u32,
    /// How the player stood after each part of the game.
    pub standings: Vec<Ordering>,
}

/// The seat of the player of a day's game.
pub const PLAYER: Seat = Seat(0);

/// The most symbols that are shown: of longer games, as many are left out between.
const MOST_SYMBOLS: usize = 12;

impl DailyResult {
    /// How the day's game went that a playthrough tells.
    pub fn of<G: Achievements>(playthrough: &Playthrough<G>) -> DailyResult {
        let Outcome { scores, winners } = &playthrough.outcome;
        let score = |seat: Seat| {
            let points = scores.get(seat.index()).copied().unwrap_or_default();
            (winners.has(seat), if G::FEWER_IS_BETTER { -points } else { points })
        };
        let better = |seat: &Seat| score(*seat) > score(PLAYER);
        DailyResult {
            outcome: playthrough.outcome.clone(),
            place: 1 + playthrough.others(PLAYER).filter(better).count() as u32,
            standings: standings(&G::score_history(playthrough), PLAYER),
        }
    }

    /// Whether the player won.
    pub fn is_won(&self) -> bool {
        self.outcome.winners.has(PLAYER)
    }

    /// How it went in symbols, which tell nothing of what lay on the table.
    pub fn symbols(&self) -> String {
        let symbol = |standing: &Ordering| match standing {
            Ordering::Greater => '🟩',
            Ordering::Equal => '🟨',
            Ordering::Less => '⬛',
        };
        let parts = self.standings.len();
        let shown = parts.min(MOST_SYMBOLS);
        (1..=shown).map(|at| symbol(&self.standings[at * parts / shown - 1])).collect()
    }

    /// What is claimed of it: the scores, parted by commas.
    pub fn claim(&self) -> String {
        let scores: Vec<String> = self.outcome.scores.iter().map(i32::to_string).collect();
        scores.join(",")
    }
}

/// Why a claimed result is not confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unconfirmed {
    /// There is no game in it that can be replayed here.
    Unreadable,
    /// The game has not ended.
    NotOver,
    /// It is another game than the day's: another table, or another seed.
    OtherGame,
    /// The game ended otherwise than is claimed.
    OtherResult,
}

/// Confirms that the game in a save is the day's, and ended as claimed ([`DailyResult::claim`]).
///
/// # Errors
/// [`Unconfirmed`] when it is not, or did not.
pub fn confirm<G: Achievements>(
    save: &Save,
    day: Day,
    claim: &str,
) -> Result<DailyResult, Unconfirmed> {
    let session = save.session::<G>().map_err(|_| Unconfirmed::Unreadable)?;
    let players: Vec<Controller> =
        session.players().iter().map(|player| player.controller).collect();
    if !is_of(session.play().record(), &players, day) {
        return Err(Unconfirmed::OtherGame);
    }
    let playthrough = Playthrough::of(session.play()).ok_or(Unconfirmed::NotOver)?;
    let result = DailyResult::of(&playthrough);
    if result.claim() == claim { Ok(result) } else { Err(Unconfirmed::OtherResult) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_rules::games::spell_wars::SpellWars;
    use conclave_rules::table::Rng;

    fn day(text: &str) -> Day {
        Day::read(text).unwrap()
    }

    #[test]
    fn days_are_written_as_the_calendar_has_them() {
        assert_eq!(Day::of_time(0).to_string(), "1970-01-01");
        // 2026-11-22 20:00 UTC.
        assert_eq!(Day::of_time(1_795_377_600_000).to_string(), "2026-11-22");
        for text in ["1972-02-29", "2000-02-29", "2026-12-31", "2027-01-01", "2100-03-01"] {
            assert_eq!(day(text).to_string(), text);
        }
        // Every day there is; a forged time is the last of them.
        for number in (0..=LAST as u32).step_by(7) {
            assert_eq!(Day::read(&Day(number).to_string()), Some(Day(number)));
        }
        assert_eq!(Day::of_time(u64::MAX), day("9999-12-31"));
        assert_eq!(day("9999-12-31").next(), day("9999-12-31"));
        assert_eq!(day_of_slot(&slot("spell-wars", day("2026-11-22"))), Some(day("2026-11-22")));
        assert_eq!([day_of_slot("daily-x"), day_of_slot("2026-11-22")], [None, None]);
        assert_eq!(day("2026-12-31").next(), day("2027-01-01"));
        assert_eq!(day("2024-03-01").before(), day("2024-02-29"));
        assert_eq!(Day::of_time(day("2026-11-22").noon()), day("2026-11-22"));
        for text in ["2026-02-29", "2100-02-29", "2026-13-01", "2026-1-1", "1969-12-31", "x", ""] {
            assert_eq!(Day::read(text), None, "{text}");
        }
    }

    #[test]
    fn every_day_and_every_game_has_a_seed_of_its_own_and_all_games_take_their_turn() {
        let mut seeds = Vec::new();
        let mut first = day("2026-11-22");
        for _ in 0..50 {
            seeds.extend(GAMES.iter().map(|game| seed(game.id, first).0));
            first = first.next();
        }
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 50 * GAMES.len());
        let week = (0..GAMES.len()).scan(first, |day, _| {
            *day = day.next();
            Some(game_of(*day).id)
        });
        let mut week: Vec<&str> = week.collect();
        week.sort_unstable();
        week.dedup();
        assert_eq!(week.len(), GAMES.len());
        // It must never change: results of the same day are compared.
        assert_eq!(seed("spell-wars", day("2026-11-22")), Seed(6_516_690_565_942_604_991));
    }

    /// The day's game, played at random to its end.
    fn played(on: Day) -> Save {
        let game = conclave_rules::games::game("spell-wars").unwrap();
        let mut session = begin::<SpellWars>(game, on).unwrap();
        let mut rng = Rng::new(Seed(1));
        while let Some(seat) = session.play().to_act().first() {
            let action = *rng.pick(&session.play().legal(seat)).unwrap();
            session.act(seat, &[action]).unwrap();
        }
        Save::of(&session, "", on.noon(), on.noon())
    }

    #[test]
    fn a_result_is_confirmed_by_replaying_it_and_a_forged_one_is_not() {
        let on = day("2026-11-22");
        let save = played(on);
        let play = save.session::<SpellWars>().unwrap();
        let result = DailyResult::of(&Playthrough::of(play.play()).unwrap());
        let claim = result.claim();
        assert_eq!(confirm::<SpellWars>(&save, on, &claim), Ok(result));
        let why = |save: &Save, on, claim: &str| confirm::<SpellWars>(save, on, claim).unwrap_err();
        assert_eq!(why(&save, on, "9,9,9"), Unconfirmed::OtherResult);
        assert_eq!(why(&save, on.next(), &claim), Unconfirmed::OtherGame);
        let mut easier = save.clone();
        easier.players[1].controller = Controller::Bot(Level::Apprentice);
        assert_eq!(why(&easier, on, &claim), Unconfirmed::OtherGame);
        let mut cut = save.clone();
        cut.record.truncate(40);
        assert_eq!(why(&cut, on, &claim), Unconfirmed::Unreadable);
        let begun = play.branch(3);
        let begun = Save { record: begun.play().record().to_bytes(), ..save };
        assert_eq!(why(&begun, on, &claim), Unconfirmed::NotOver);
    }

    #[test]
    fn only_a_game_begun_on_its_day_counts_for_it() {
        let on = day("2026-11-22");
        let save = played(on);
        let session = save.session::<SpellWars>().unwrap();
        let record = session.play().record();
        let who: Vec<Controller> = save.players.iter().map(|player| player.controller).collect();
        // Wherever on earth it is that day.
        for at in [on.noon() - DAY_MS, on.noon(), on.noon() + DAY_MS] {
            assert_eq!(day_of(record, &who, at), Some(on));
        }
        assert_eq!(day_of(record, &who, on.noon() + 2 * DAY_MS), None);
        assert_eq!(day_of(record, &who[1..], on.noon()), None);
    }

    #[test]
    fn symbols_say_how_it_went_and_are_few() {
        let outcome = Outcome::highest(vec![1, 2]);
        let result = |standings: Vec<Ordering>| DailyResult {
            outcome: outcome.clone(),
            place: 2,
            standings,
        };
        let three = vec![Ordering::Greater, Ordering::Equal, Ordering::Less];
        assert_eq!(result(three).symbols(), "🟩🟨⬛");
        assert_eq!(result(Vec::new()).symbols(), "");
        let mut long = vec![Ordering::Greater; 99];
        long.push(Ordering::Less);
        let symbols = result(long).symbols();
        assert_eq!(symbols.chars().count(), 12);
        assert!(symbols.ends_with('⬛'));
    }
}
