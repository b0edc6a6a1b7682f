//! A series (in the interface: a game night): several games among the same players, and
//! their standings.
//!
//! Each game gives as many points as there are players to the winner, one fewer to the next, and so on down
//! to one; players who share a rank get the same. So games with very different scores count alike.

use serde::{Deserialize, Serialize};

use super::codec::{checksum, from_text, to_text};
use super::game_session::{Controller, Player};
use super::link::encode;
use super::plain_text::plain_text;
use super::saves::SaveError;
use conclave_rules::games;
use conclave_rules::table::{Outcome, Seat, Seats};

/// The version of a game night's own shape.
const FORMAT: u32 = 1;

// Stored texts, slots and links say `evening`, the former name of game nights.

/// What every game night's text begins with, whatever its format.
const KIND: &str = "conclave-evening";

/// How many players a game night can have: as many as some game allows.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;

/// The most games of a game night; more are refused as forged.
const MOST_GAMES: usize = 100_000;

/// A game of a game night.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The game's id.
    pub game: String,
    /// How many games were put on the table before it, those put away again
    /// included: no two games of a game night share a slot.
    pub number: usize,
    /// Which player, counted from 0, sits on the first seat; the others follow
    /// clockwise.
    pub first: usize,
    /// How it ended, by seat; none while it is being played.
    pub outcome: Option<Outcome>,
}

/// A game night.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Series {
    /// When it began, in milliseconds since 1970. It is also its name.
    pub began: u64,
    /// Who plays.
    pub players: Vec<Player>,
    /// The games, in order.
    pub rounds: Vec<Round>,
    /// How many games were put on the table so far, those put away again included.
    pub begun: usize,
    /// Whether it has been closed.
    pub over: bool,
}

/// Where a player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Which player, counted from 0.
    pub player: usize,
    /// Points from all games.
    pub points: usize,
    /// How many games the player has won, shared ones included.
    pub wins: usize,
    /// The rank, from 1; equals share it.
    pub rank: usize,
}

impl Series {
    /// A game night that begins now, `now` in milliseconds since 1970.
    pub fn new(players: Vec<Player>, now: u64) -> Series {
        Series { began: now, players, rounds: Vec::new(), begun: 0, over: false }
    }

    /// Whether the game of this id can be played by so many.
    pub fn suits(&self, game: &str) -> bool {
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        games::game(game).is_some_and(|game| game.seats.contains(&players))
    }

    /// Begins a game. The player in the first seat moves to the last one.
    pub fn begin(&mut self, game: &str) {
        let first = self.rounds.len() % self.players.len().max(1);
        let number = self.begun;
        self.begun += 1;
        self.rounds.push(Round { game: game.to_owned(), number, first, outcome: None });
    }

    /// Takes games off the list that have not ended.
    pub fn discard_open_round(&mut self) {
        self.rounds.retain(|round| round.outcome.is_some());
    }

    /// Which player, counted from 0, sits on `seat` in a round.
    fn player(&self, round: &Round, seat: usize) -> usize {
        (round.first + seat) % self.players.len().max(1)
    }

    /// The name of a round in links; the [`slot`] of its game is named after it.
    pub fn round_id(&self, round: &Round) -> String {
        format!("{:x}-{}", self.began, round.number)
    }

    /// The address of the table of a round.
    pub fn address(&self, of: &Round) -> String {
        let seated = |seat| self.players.get(self.player(of, seat));
        let seats: Vec<&Player> = (0..self.players.len()).filter_map(seated).collect();
        let who: Vec<&str> = seats.iter().map(|player| player.controller.id()).collect();
        let names: Vec<String> = seats.iter().map(|player| encode(&player.name)).collect();
        // All games of a game night on many screens are played at one table, which its guests know.
        let screens = seats.iter().any(|player| player.controller == Controller::Guest);
        let (page, table) = match screens {
            true => ("#/host/", format!("&table={:016x}", self.began)),
            false => ("#/play/", String::new()),
        };
        let parts = [page, &of.game, "?seats=", &who.join(","), "&names=", &names.join(",")];
        format!("{}&evening={}{table}", parts.concat(), self.round_id(of))
    }

    /// Notes how a round ended. An outcome for another number of seats is ignored.
    pub fn record_outcome(&mut self, round: usize, outcome: Outcome) {
        let players = self.players.len();
        if let Some(round) = self.rounds.get_mut(round)
            && outcome.scores.len() == players
        {
            round.outcome = Some(outcome);
        }
    }

    /// The points of a round for each player; empty until it is over.
    pub fn points(&self, round: &Round) -> Vec<usize> {
        let Some(outcome) = &round.outcome else { return Vec::new() };
        let count = self.players.len();
        // Winners share the first place, whatever their scores.
        let worth = |seat: usize| {
            let wins = outcome.winners.has(Seat(seat as u8));
            (wins, outcome.scores.get(seat).filter(|_| !wins).copied())
        };
        let mut points = vec![0; count];
        for seat in 0..count {
            let better = (0..count).filter(|&other| worth(other) > worth(seat)).count();
            points[self.player(round, seat)] = count - better;
        }
        points
    }

    /// The standing of each player, best first; equals in the order of their names on
    /// the list.
    pub fn standings(&self) -> Vec<Standing> {
        let mut standings: Vec<Standing> = (0..self.players.len())
            .map(|player| Standing { player, points: 0, wins: 0, rank: 1 })
            .collect();
        for round in &self.rounds {
            for (player, points) in self.points(round).into_iter().enumerate() {
                standings[player].points += points;
            }
            for seat in round.outcome.iter().flat_map(|outcome| outcome.winners.iter()) {
                let player = self.player(round, seat.index());
                if let Some(standing) = standings.get_mut(player) {
                    standing.wins += 1;
                }
            }
        }
        let points: Vec<usize> = standings.iter().map(|standing| standing.points).collect();
        for standing in &mut standings {
            standing.rank += points.iter().filter(|&&other| other > standing.points).count();
        }
        standings.sort_by_key(|standing| standing.rank);
        standings
    }

    /// The game night as text.
    pub fn seal(&self) -> String {
        let body = to_text(self);
        format!("{KIND} {FORMAT} {} {body}", checksum(body.as_bytes()))
    }

    /// Reads a sealed game night.
    ///
    /// # Errors
    /// [`SaveError`] when the text is none that this program can use.
    pub fn open(text: &str) -> Result<Series, SaveError> {
        let mut words = text.split_ascii_whitespace();
        if words.next() != Some(KIND) {
            return Err(SaveError::NotASave);
        }
        let format: u32 = words.next().and_then(|w| w.parse().ok()).ok_or(SaveError::Damaged)?;
        if format > FORMAT {
            return Err(SaveError::Newer);
        }
        let (sum, body) = (words.next(), words.next().ok_or(SaveError::Damaged)?);
        let sealed = sum.and_then(|sum| sum.parse().ok()) == Some(checksum(body.as_bytes()));
        let mut series: Option<Series> =
            from_text(body).filter(|_| sealed && words.next().is_none());
        for player in series.iter_mut().flat_map(|series| &mut series.players) {
            player.name = plain_text(&player.name);
        }
        series.filter(Series::makes_sense).ok_or(SaveError::Damaged)
    }

    /// Whether a series that was read is consistent: a forged one may hold anything.
    fn makes_sense(&self) -> bool {
        let numbers = self.rounds.iter().map(|round| round.number);
        PLAYERS.contains(&self.players.len())
            && self.begun < MOST_GAMES
            && numbers.chain([self.begun]).is_sorted_by(|before, after| before < after)
            && self.rounds.iter().all(|round| {
                let seats = round.outcome.as_ref().map(|outcome| outcome.scores.len());
                games::game(&round.game).is_some()
                    && round.first < self.players.len()
                    && seats.is_none_or(|seats| seats == self.players.len())
            })
    }
}

/// Whether a text is meant to be a game night's.
pub fn is_series(text: &str) -> bool {
    text.trim_start().starts_with(KIND)
}

/// The slot in which the game of a round is kept.
pub fn slot(round: &str) -> String {
    format!("evening-{round}")
}

/// Whether a slot is that of a game night's game.
pub fn is_slot(id: &str) -> bool {
    id.starts_with("evening-")
}

/// The name in the store under which the game in `slot` leaves how it ended.
pub fn result_key(slot: &str) -> String {
    format!("conclave:result:{slot}")
}

/// An outcome as text, such as `winners=0;scores=41,30,22`: seats from 0, and each
/// seat's points.
pub fn write_outcome(outcome: &Outcome) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.0.to_string()).collect();
    let scores: Vec<String> = outcome.scores.iter().map(ToString::to_string).collect();
    format!("winners={};scores={}", winners.join(","), scores.join(","))
}

/// Reads what [`write_outcome`] wrote; none when it is something else.
pub fn read_outcome(text: &str) -> Option<Outcome> {
    let (winners, scores) = text.strip_prefix("winners=")?.split_once(";scores=")?;
    let mut outcome = Outcome { scores: Vec::new(), winners: Seats::NONE };
    for score in scores.split(',') {
        outcome.scores.push(score.parse().ok()?);
    }
    for winner in winners.split(',').filter(|winner| !winner.is_empty()) {
        let seat: u8 = winner.parse().ok()?;
        (usize::from(seat) < outcome.scores.len()).then_some(())?;
        outcome.winners = outcome.winners.with(Seat(seat));
    }
    Some(outcome)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Controller;

    fn series(names: &[&str]) -> Series {
        let player =
            |name: &&str| Player { name: (*name).to_owned(), controller: Controller::Person };
        Series::new(names.iter().map(player).collect(), 0x1_9876)
    }

    fn outcome(winners: &[u8], scores: &[i32]) -> Outcome {
        Outcome {
            scores: scores.to_vec(),
            winners: winners.iter().fold(Seats::NONE, |all, &seat| all.with(Seat(seat))),
        }
    }

    #[test]
    fn ranks_give_points_whatever_the_game_counts_in() {
        let mut series = series(&["Ada", "Béa", "Cy"]);
        series.begin("elfenwizards");
        series.record_outcome(0, outcome(&[1], &[20, 41, 30]));
        assert_eq!(series.points(&series.rounds[0]), [1, 3, 2]);
        // In the second game Béa sits first.
        series.begin("spell-wars");
        series.record_outcome(1, outcome(&[2], &[0, 1, 2]));
        assert_eq!(series.points(&series.rounds[1]), [3, 1, 2]);
        let standings = series.standings();
        let points: Vec<_> = standings.iter().map(|s| (s.player, s.points, s.rank)).collect();
        assert_eq!(points, [(0, 4, 1), (1, 4, 1), (2, 4, 1)]);
        assert_eq!(standings.iter().map(|s| s.wins).collect::<Vec<_>>(), [1, 1, 0]);
    }

    #[test]
    fn who_share_a_rank_get_the_same() {
        let mut series = series(&["Ada", "Béa", "Cy", "Dora"]);
        series.begin("dice-arena");
        series.record_outcome(0, outcome(&[0, 3], &[5, 2, 2, 4]));
        assert_eq!(series.points(&series.rounds[0]), [4, 2, 2, 4]);
    }

    #[test]
    fn an_unfinished_round_gives_nothing() {
        let mut series = series(&["Ada", "Béa"]);
        series.begin("spell-wars");
        assert!(series.points(&series.rounds[0]).is_empty());
        series.record_outcome(0, outcome(&[0], &[1, 2, 3]));
        assert_eq!(series.rounds[0].outcome, None, "that was another table's");
        series.record_outcome(7, outcome(&[0], &[1, 2]));
    }

    #[test]
    fn all_players_begin_in_turn() {
        let mut series = series(&["Ada", "Béa, too"]);
        for _ in 0..3 {
            series.begin("spell-wars");
        }
        assert_eq!(
            series.address(&series.rounds[1]),
            "#/play/spell-wars?seats=person,person&names=B%C3%A9a%2C%20too,Ada&evening=19876-1"
        );
        assert_eq!(series.rounds[2].first, 0);
    }

    #[test]
    fn a_game_after_one_put_away_has_a_slot_of_its_own() {
        let mut series = series(&["Ada", "Béa"]);
        series.begin("spell-wars");
        let away = series.round_id(&series.rounds[0]);
        series.discard_open_round();
        assert!(series.rounds.is_empty());
        series.begin("dice-arena");
        assert_ne!(series.round_id(&series.rounds[0]), away);
        // The seating order is unchanged.
        assert_eq!(series.rounds[0].first, 0);
    }

    #[test]
    fn games_suit_by_the_number_of_players() {
        let two = series(&["Ada", "Béa"]);
        assert!(!two.suits("elfenwizards") && two.suits("dice-arena") && !two.suits("chess"));
        for game in games::GAMES {
            assert!(*PLAYERS.start() <= usize::from(*game.seats.start()), "{}", game.id);
            assert!(usize::from(*game.seats.end()) <= *PLAYERS.end(), "{}", game.id);
        }
    }

    #[test]
    fn an_evening_is_read_back_and_a_damaged_one_is_not() {
        let mut series = series(&["Ada", "Béa", "Cy"]);
        series.begin("elfenwizards");
        series.record_outcome(0, outcome(&[1], &[20, 41, 30]));
        let text = series.seal();
        assert_eq!(Series::open(&text), Ok(series.clone()));
        for end in 1..text.len() {
            assert!(Series::open(&text[..end]).is_err(), "cut at {end}");
        }
        assert_eq!(Series::open("conclave-evening 2 x"), Err(SaveError::Newer));
        assert_eq!(Series::open("conclave-save 1 x"), Err(SaveError::NotASave));
        let mut forged = series.clone();
        forged.rounds[0].first = 99;
        assert_eq!(Series::open(&forged.seal()), Err(SaveError::Damaged));
        forged = series.clone();
        forged.begun = usize::MAX;
        assert_eq!(Series::open(&forged.seal()), Err(SaveError::Damaged));
        forged = series.clone();
        forged.rounds[0].number = 1;
        assert_eq!(Series::open(&forged.seal()), Err(SaveError::Damaged));
        forged = series;
        forged.players.clear();
        assert_eq!(Series::open(&forged.seal()), Err(SaveError::Damaged));
    }

    #[test]
    fn outcomes_are_read_back() {
        for one in [outcome(&[0], &[3, -1]), outcome(&[], &[0, 0]), outcome(&[0, 1], &[5, 5])] {
            assert_eq!(read_outcome(&write_outcome(&one)), Some(one));
        }
        for text in ["", "winners=;scores=", "winners=2;scores=1,2", "winners=0;scores=x", "x"] {
            assert_eq!(read_outcome(text), None, "{text}");
        }
    }
}
