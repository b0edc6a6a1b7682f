//! What many games came to.

use super::daily::Day;
use super::finished::FinishedGame;
use crate::Controller;
use conclave_rules::bots::{Level, Policy};
use conclave_rules::games::{WithGame, with_game};
use conclave_rules::table::Achievements;

/// Whom the people at a table played against.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Opponents {
    /// Bots of one level.
    Bots(Level),
    /// Bots of several levels.
    Mixed,
    /// Other people, and no bots.
    People,
}

/// Whom the people of a game played against.
pub fn opponents(game: &FinishedGame) -> Opponents {
    let mut levels = game.players.iter().filter_map(|player| match player {
        Controller::Bot(level) => Some(*level),
        _ => None,
    });
    match levels.next() {
        None => Opponents::People,
        Some(first) if levels.all(|level| level == first) => Opponents::Bots(first),
        Some(_) => Opponents::Mixed,
    }
}

/// A number of games, and what they came to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many.
    pub games: u32,
    /// How many of them a person at this device won against bots.
    pub wins: u32,
    /// How many were against bots: only those can be won or lost by the table.
    pub against_bots: u32,
    /// The best final score of anybody here; none before the first game.
    pub best_score: Option<i32>,
}

/// What these games came to.
pub fn tally<'a>(games: impl IntoIterator<Item = &'a FinishedGame>) -> Tally {
    let mut tally = Tally::default();
    for game in games {
        let bots = opponents(game) != Opponents::People;
        tally.games += 1;
        tally.against_bots += u32::from(bots);
        tally.wins += u32::from(bots && game.is_won());
        let scores = game.people().filter_map(|seat| game.scores.get(seat.index()).copied());
        let score = scores.reduce(|best, score| better(&game.game, best, score));
        tally.best_score = match (tally.best_score, score) {
            (Some(best), Some(score)) => Some(better(&game.game, best, score)),
            (best, score) => best.or(score),
        };
    }
    tally
}

/// The better of two scores in this game.
fn better(game: &str, one: i32, other: i32) -> i32 {
    if fewer_is_better(game) { one.min(other) } else { one.max(other) }
}

/// Whether fewer points are better in this game.
fn fewer_is_better(game: &str) -> bool {
    struct FewerIsBetter;
    impl WithGame for FewerIsBetter {
        type Out = bool;
        fn with<G: Policy + Achievements>(self) -> bool {
            G::FEWER_IS_BETTER
        }
    }
    with_game(game, FewerIsBetter).unwrap_or_default()
}

/// The names of what is counted of a game: its feats, and its bests.
pub fn names(game: &str) -> (Vec<&'static str>, Vec<&'static str>) {
    struct Names;
    impl WithGame for Names {
        type Out = (Vec<&'static str>, Vec<&'static str>);
        fn with<G: Policy + Achievements>(self) -> Self::Out {
            let feats = G::FEATS.iter().map(|feat| feat.id).collect();
            (feats, G::BESTS.iter().map(|best| best.id).collect())
        }
    }
    with_game(game, Names).unwrap_or_default()
}

/// How often in a row.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Streaks {
    /// The games won in a row up to now, against bots.
    pub wins: u32,
    /// The most games ever won in a row.
    pub most_wins: u32,
    /// The days in a row, up to today or yesterday, on which a game of the day was finished.
    pub days: u32,
    /// The most days ever in a row.
    pub most_days: u32,
}

/// The streaks in these games, the latest of which comes first.
pub fn streaks(games: &[FinishedGame], today: Day) -> Streaks {
    let mut streaks = Streaks::default();
    for game in games.iter().rev().filter(|game| opponents(game) != Opponents::People) {
        streaks.wins = if game.is_won() { streaks.wins + 1 } else { 0 };
        streaks.most_wins = streaks.most_wins.max(streaks.wins);
    }
    let mut days: Vec<Day> = games.iter().filter_map(|game| game.daily).collect();
    days.sort_unstable();
    days.dedup();
    let mut row = 0;
    for (at, day) in days.iter().enumerate() {
        let follows = at > 0 && days[at - 1].next() == *day;
        row = if follows { row + 1 } else { 1 };
        streaks.most_days = streaks.most_days.max(row);
    }
    let lasts = days.last().is_some_and(|&last| last == today || last.next() == today);
    streaks.days = if lasts { row } else { 0 };
    streaks
}

#[cfg(test)]
mod tests {
    use super::super::finished::tests::game_of;
    use super::*;
    use conclave_rules::table::Seats;

    #[test]
    fn games_wins_and_scores_are_counted() {
        let mut games =
            [true, true, false].map(|won| game_of(won.into(), Level::Adept, won)).to_vec();
        games[1].scores[0] = 5;
        let mut among_people = game_of(4, Level::Adept, true);
        among_people.players.fill(Controller::Person);
        among_people.scores = vec![-3, -2, -9];
        among_people.winners = Seats::all(1);
        assert_eq!(opponents(&among_people), Opponents::People);
        games.push(among_people.clone());
        let counted = tally(&games);
        assert_eq!((counted.games, counted.against_bots, counted.wins), (4, 3, 2));
        assert_eq!(counted.best_score, Some(5));
        assert_eq!(tally([&among_people]).best_score, Some(-2));
        assert_eq!(tally([]), Tally::default());
        let mut mixed = game_of(5, Level::Adept, true);
        assert_eq!(opponents(&mixed), Opponents::Bots(Level::Adept));
        mixed.players[2] = Controller::Bot(Level::Archmage);
        assert_eq!(opponents(&mixed), Opponents::Mixed);
    }

    #[test]
    fn wins_in_a_row_are_counted_up_to_the_latest_game() {
        let of = |won: &[bool]| {
            let game = |(number, &won): (usize, &bool)| game_of(number as u64, Level::Adept, won);
            let mut games: Vec<FinishedGame> = won.iter().enumerate().map(game).collect();
            games.reverse();
            let streaks = streaks(&games, Day::of_time(0));
            (streaks.wins, streaks.most_wins)
        };
        assert_eq!(of(&[]), (0, 0));
        assert_eq!(of(&[true, true, true, false, true]), (1, 3));
        assert_eq!(of(&[true, true, false]), (0, 2));
    }

    #[test]
    fn days_in_a_row_last_until_a_day_is_missed() {
        let day = |text: &str| Day::read(text).unwrap();
        let of = |days: &[&str], today: &str| {
            let game = |text: &&str| FinishedGame {
                daily: Some(day(text)),
                ..game_of(1, Level::Adept, true)
            };
            let games: Vec<FinishedGame> = days.iter().map(game).collect();
            let streaks = streaks(&games, day(today));
            (streaks.days, streaks.most_days)
        };
        let days = ["2026-11-01", "2026-11-01", "2026-10-31", "2026-10-30", "2026-10-01"];
        assert_eq!(of(&days, "2026-11-01"), (3, 3));
        assert_eq!(of(&days, "2026-11-02"), (3, 3));
        assert_eq!(of(&days, "2026-11-03"), (0, 3));
        assert_eq!(of(&[], "2026-11-03"), (0, 0));
    }
}
