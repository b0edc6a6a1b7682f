//! Whether a person wins or loses again and again against bots of one level: then the table proposes
//! another level, once.

use super::link::parts;
use super::{Controller, Player};
use conclave_rules::bots::Level;
use conclave_rules::table::Seat;

/// How many games that end alike, one after the other, call for another level.
const ENOUGH: u8 = 3;
/// How many games are remembered, so that none of them counts twice.
const REMEMBERED: usize = 12;

/// The last games of one person against bots of one level.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// The bots' level in those games, and whether they were won; none before the first.
    last: Option<(Level, bool)>,
    /// How many games in a row ended like that.
    games: u8,
    /// The slots of the games counted, the latest at the end.
    counted: Vec<String>,
    /// What has been proposed: from this level, and whether after games won.
    proposed: Vec<(Level, bool)>,
}

/// The one person among the players, and the level of all the others; none at another table.
pub fn one_against_bots(players: &[Player]) -> Option<(Seat, Level)> {
    let mut person = None;
    let mut level = None;
    for (seat, player) in players.iter().enumerate() {
        let again = match player.controller {
            Controller::Person => person.replace(Seat(seat as u8)).is_some(),
            Controller::Bot(of) => level.replace(of).is_some_and(|before| before != of),
            Controller::Remote | Controller::Guest => true,
        };
        if again {
            return None;
        }
    }
    Some((person?, level?))
}

impl Streak {
    /// The key in the store.
    pub fn key(game: &str) -> String {
        format!("conclave:streak:{game}")
    }

    /// Reads the stored text. An invalid one counts as none.
    pub fn parse(text: &str) -> Streak {
        let mut streak = Streak::default();
        for (name, value) in parts(text) {
            let list = || value.split(',').filter(|item| !item.is_empty());
            match name {
                "last" => streak.last = outcome(value),
                "games" => streak.games = value.parse().unwrap_or_default(),
                "counted" => {
                    streak.counted = list().take(REMEMBERED).map(str::to_owned).collect();
                }
                "proposed" => streak.proposed = list().filter_map(outcome).collect(),
                _ => {}
            }
        }
        streak
    }

    /// What is kept: `last=adept-lost&games=2&counted=…&proposed=…`.
    pub fn write(&self) -> String {
        let word = |&(level, won): &(Level, bool)| {
            [level.id(), if won { "-won" } else { "-lost" }].concat()
        };
        let last = self.last.as_ref().map(word).unwrap_or_default();
        let proposed: Vec<String> = self.proposed.iter().map(word).collect();
        format!(
            "last={last}&games={}&counted={}&proposed={}",
            self.games,
            self.counted.join(","),
            proposed.join(",")
        )
    }

    /// Counts the game of a slot, unless it is counted already. Returns the level to propose, if
    /// it is time for another one; the same is not proposed again.
    pub fn count(&mut self, slot: &str, level: Level, won: bool) -> Option<Level> {
        if self.counted.iter().any(|counted| counted == slot) {
            return None;
        }
        if self.counted.len() == REMEMBERED {
            self.counted.remove(0);
        }
        self.counted.push(slot.to_owned());
        let now = (level, won);
        self.games = if self.last == Some(now) { self.games.saturating_add(1) } else { 1 };
        self.last = Some(now);
        if self.games < ENOUGH || self.proposed.contains(&now) {
            return None;
        }
        let other = if won { level.stronger() } else { level.milder() }?;
        self.proposed.push(now);
        Some(other)
    }
}

/// A level, and whether games were won: `adept-lost`.
fn outcome(word: &str) -> Option<(Level, bool)> {
    let (level, end) = word.split_once('-')?;
    let won = match end {
        "won" => true,
        "lost" => false,
        _ => return None,
    };
    Some((Level::from_id(level)?, won))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts games, each in a slot of its own, and keeps and reads the streak between them.
    fn proposals(games: &[(Level, bool)]) -> Vec<Option<Level>> {
        let mut kept = String::new();
        let count = |(number, &(level, won)): (usize, &(Level, bool))| {
            let mut streak = Streak::parse(&kept);
            let proposed = streak.count(&format!("slot{number}"), level, won);
            assert_eq!(Streak::parse(&streak.write()), streak);
            kept = streak.write();
            proposed
        };
        games.iter().enumerate().map(count).collect()
    }

    #[test]
    fn three_losses_in_a_row_propose_a_milder_level_once() {
        let lost = (Level::Adept, false);
        let milder = Some(Level::Apprentice);
        assert_eq!(proposals(&[lost; 6]), [None, None, milder, None, None, None]);
        let between = [lost, lost, (Level::Adept, true), lost, lost];
        assert_eq!(proposals(&between), [None; 5]);
        assert_eq!(proposals(&[(Level::Novice, false); 4]), [None; 4], "nothing is milder");
    }

    #[test]
    fn three_wins_in_a_row_propose_a_stronger_level_once() {
        let won = (Level::Apprentice, true);
        assert_eq!(proposals(&[won; 4]), [None, None, Some(Level::Adept), None]);
        assert_eq!(proposals(&[(Level::Archmage, true); 4]), [None; 4], "nothing is stronger");
    }

    #[test]
    fn a_game_counts_once_though_it_ends_again() {
        let mut streak = Streak::default();
        for _ in 0..5 {
            assert_eq!(streak.count("a", Level::Adept, false), None);
            assert_eq!(streak.count("b", Level::Adept, false), None);
        }
        assert_eq!(streak.count("c", Level::Adept, false), Some(Level::Apprentice));
    }

    #[test]
    fn what_makes_no_sense_is_left_out() {
        for text in [
            "",
            "last=chess-won",
            "last=adept-x",
            "games=many",
            "proposed=adept,,x-won&&=",
            "counted=,",
        ] {
            assert_eq!(Streak::parse(text), Streak::default(), "{text}");
        }
    }

    #[test]
    fn only_one_person_against_bots_of_one_level_counts() {
        let of = |who: &[Controller]| {
            let player = |&controller| Player { name: String::new(), controller };
            one_against_bots(&who.iter().map(player).collect::<Vec<_>>())
        };
        let (person, adept) = (Controller::Person, Controller::Bot(Level::Adept));
        assert_eq!(of(&[adept, person, adept]), Some((Seat(1), Level::Adept)));
        assert_eq!(of(&[person, person, adept]), None);
        assert_eq!(of(&[person, adept, Controller::Bot(Level::Archmage)]), None);
        assert_eq!(of(&[person, Controller::Remote]), None);
        assert_eq!(of(&[person]), None);
        assert_eq!(of(&[adept, adept]), None);
    }
}
