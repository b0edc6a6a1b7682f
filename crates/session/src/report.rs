//! Reports: what a reader can give away, in one text, when something is wrong. It says which program it was, in
//! which browser, what was shown; and it holds the game, which replays to that moment.
//!
//! `conclave-report 1` in the first line, then a fact in each line (`NAME: WHAT`), and in the last one the sealed
//! save, where there is a game. It has players' names only if they agree.

use crate::saves::Save;
use crate::share::packed;

/// What every report begins with.
const KIND: &str = "conclave-report";
/// The version of its shape.
const SCHEMA: u32 = 1;
/// The longest that any fact is, in characters.
const LONGEST: usize = 4_000;

/// What is known when something is wrong.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The facts, each under its name.
    pub facts: Vec<(&'static str, String)>,
    /// The game, if there is one whose record is here.
    pub save: Option<Save>,
}

impl Report {
    /// Whether it would tell names of people.
    pub fn has_names(&self) -> bool {
        !self.names().is_empty()
    }

    /// The names that people have given, the players' and the game's, and what stands in their place: wherever
    /// they are, since what a page shows has no blanks between its parts. Longer ones first, for one may be in another.
    fn names(&self) -> Vec<(&str, String)> {
        let Some(save) = &self.save else { return Vec::new() };
        let seats = save.players.iter().enumerate();
        let mut names: Vec<(&str, String)> = seats
            .map(|(seat, player)| (player.name.trim(), format!("#{}", seat + 1)))
            .chain([(save.name.trim(), "…".to_owned())])
            .filter(|(name, _)| !name.is_empty())
            .collect();
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        names
    }

    /// The report as text, with the names of people or without.
    pub fn write(&self, with_names: bool) -> String {
        let mut text = format!("{KIND} {SCHEMA}\n");
        let names = if with_names { Vec::new() } else { self.names() };
        for (fact, what) in self.facts.iter().filter(|(_, what)| !what.trim().is_empty()) {
            // Where there is no game, such as at a guest's screen, it is not known which words are names.
            if *fact == "shown" && self.save.is_none() {
                continue;
            }
            let lines = what.lines().map(str::trim).filter(|line| !line.is_empty());
            let mut line = lines.collect::<Vec<_>>().join(" / ");
            for (name, instead) in &names {
                line = line.replace(name, instead);
            }
            let line: String = line.chars().take(LONGEST).collect();
            text.push_str(&format!("{fact}: {line}\n"));
        }
        if let Some(save) = &self.save {
            text.push_str(&packed(save.clone(), with_names).seal());
            text.push('\n');
        }
        text
    }

    /// The sealed save in a report; none in what is no report, or in one without a game.
    pub fn game_in(text: &str) -> Option<&str> {
        let mut lines = text.lines();
        lines.next().filter(|line| line.starts_with(KIND))?;
        lines.next_back().filter(|line| line.starts_with("conclave-save"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Controller, Player, Session};
    use conclave_rules::games::elfenwizards::Elfenwizards;
    use conclave_rules::table::{Rng, Seed, Setup};

    fn report() -> Report {
        let players = ["Ada", "Ad", "Béa"]
            .map(|name| Player { name: name.to_owned(), controller: Controller::Person })
            .to_vec();
        let setup = Setup { seats: 3, options: Default::default() };
        let mut session = Session::<Elfenwizards>::begin(setup, Seed(3), players).unwrap();
        let mut rng = Rng::new(Seed(3));
        for _ in 0..20 {
            let seat = session.play().to_act().first().unwrap();
            let action = *rng.pick(&session.play().legal(seat)).unwrap();
            session.act(seat, &[action]).unwrap();
        }
        Report {
            facts: vec![
                ("version", "0.1.0".to_owned()),
                (
                    "shown",
                    "Thursday at Ada's\n\nAda: 3. BéaAdaAd rolls ⚅. conclave-save".to_owned(),
                ),
                ("error", String::new()),
            ],
            save: Some(Save::of(&session, "Thursday at Ada's", 1, 2)),
        }
    }

    #[test]
    fn a_report_replays_to_the_moment_that_it_is_about() {
        for names in [true, false] {
            let text = report().write(names);
            let save = Save::open(Report::game_in(&text).unwrap()).unwrap();
            assert_eq!(save.session::<Elfenwizards>().unwrap().play().ply(), 20);
        }
        let report = Report { save: None, ..report() };
        assert_eq!(Report::game_in(&report.write(true)), None);
        assert!(!report.has_names() && !report.write(false).contains("Ada"));
        for text in ["", "conclave-report", "conclave-save 2 x", "conclave-report 1\nshown: x"] {
            assert_eq!(Report::game_in(text), None);
        }
    }

    #[test]
    fn a_report_tells_names_only_if_it_may() {
        let named = report().write(true);
        assert!(named.contains("shown: Thursday at Ada's / Ada: 3. BéaAdaAd rolls"));
        let nameless = report().write(false);
        assert!(nameless.contains("shown: … / #1: 3. #3#1#2 rolls"));
        let save = Save::open(Report::game_in(&nameless).unwrap()).unwrap();
        assert!(save.name.is_empty() && save.players.iter().all(|player| player.name.is_empty()));
        assert!(!nameless.contains("error:"), "what there is nothing of is left out");
    }
}
