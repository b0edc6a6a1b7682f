//! Who plays in the lab: bots, and players who do anything that is legal.

use std::fmt;

use conclave_rules::bots::{Effort, Level, Policy, Temper, search};
use conclave_rules::table::{Play, Rng, Rules, Seat, Seed, Viewer};

use super::Failure;

/// A player in the lab.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PlayerKind {
    /// Does anything that is legal, each action equally likely.
    Random,
    /// A bot, with the search parameters of its level or fewer iterations.
    Bot {
        /// The level.
        level: Level,
        /// What it plays for.
        temper: Temper,
        /// The most iterations of a search, if not those of the level.
        iterations: Option<u32>,
    },
    /// A bot with the plain search and so many iterations: with 1500 what archmages were before
    /// they had more than that.
    Plain(u32),
}

impl PlayerKind {
    /// Reads a name such as `random`, `adept`, `adept@200` or `adept-bold@200`.
    ///
    /// # Errors
    /// There is no such player.
    pub fn parse(text: &str) -> Result<PlayerKind, String> {
        if text == "random" {
            return Ok(PlayerKind::Random);
        }
        let (name, iterations) = match text.split_once('@') {
            Some((name, number)) => {
                let number = number.parse().map_err(|_| format!("{number:?} is no number"))?;
                (name, Some(number))
            }
            None => (text, None),
        };
        if name == "plain" {
            return iterations.map(PlayerKind::Plain).ok_or_else(|| "plain@ how many?".to_owned());
        }
        let (level, temper) = name.split_once('-').unwrap_or((name, Temper::Even.id()));
        let level = Level::from_id(level).ok_or_else(|| {
            let names = Level::ALL.map(Level::id).join(", ");
            format!("{level:?} is none of random, plain, {names}")
        })?;
        let temper = Temper::ALL.into_iter().find(|it| it.id() == temper).ok_or_else(|| {
            let names = Temper::ALL.map(Temper::id).join(", ");
            format!("{temper:?} is none of {names}")
        })?;
        Ok(PlayerKind::Bot { level, temper, iterations })
    }

    /// What the player wants to do now: some actions in a row.
    pub fn plan<G: Policy>(self, play: &Play<G>, seat: Seat, rng: &mut Rng) -> Vec<G::Action> {
        let effort = match self {
            PlayerKind::Random => {
                return rng.pick(&play.legal(seat)).cloned().into_iter().collect();
            }
            PlayerKind::Bot { level, temper, iterations } => {
                let effort = G::effort(level);
                let iterations = iterations.unwrap_or(effort.iterations);
                Effort { iterations, temper, ..effort }
            }
            PlayerKind::Plain(iterations) => Effort::plain(iterations),
        };
        let view = G::view(play.state(), Viewer::Seat(seat));
        search::<G>(&view, seat, effort, Seed(rng.bits()), &mut || true)
            .map_or_else(Vec::new, |answer| answer.plan)
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PlayerKind::Random => f.write_str("random"),
            PlayerKind::Bot { level, temper, iterations } => {
                f.write_str(level.id())?;
                if temper != Temper::Even {
                    write!(f, "-{}", temper.id())?;
                }
                iterations.map_or(Ok(()), |number| write!(f, "@{number}"))
            }
            PlayerKind::Plain(number) => write!(f, "plain@{number}"),
        }
    }
}

/// A player at a table: how it decides, and what it decided to do next.
pub struct LabPlayer<G: Rules> {
    player: PlayerKind,
    /// What is left of its plan, last action first.
    plan: Vec<G::Action>,
}

impl<G: Policy> LabPlayer<G> {
    /// A player who has just sat down.
    pub fn new(player: PlayerKind) -> LabPlayer<G> {
        LabPlayer { player, plan: Vec::new() }
    }

    /// What the player does now.
    pub fn decide(&mut self, play: &Play<G>, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
        let legal = play.legal(seat);
        // What came to light may have made the rest of a plan impossible.
        if self.plan.last().is_none_or(|action| legal.binary_search(action).is_err()) {
            self.plan = self.player.plan::<G>(play, seat, rng);
            self.plan.reverse();
        }
        self.plan.pop()
    }
}

/// Who plays: one for all seats, or one for each.
#[derive(Clone, Debug)]
pub struct Players(Vec<PlayerKind>);

impl Players {
    /// Reads names with commas between.
    ///
    /// # Errors
    /// One of them is no player.
    pub fn parse(text: &str) -> Result<Players, String> {
        let players = text.split(',').map(|name| PlayerKind::parse(name.trim()));
        players.collect::<Result<_, _>>().map(Players)
    }

    /// The player in each of `seats` seats.
    ///
    /// # Errors
    /// There are several, but not one for each.
    pub fn seated(&self, seats: u8) -> Result<Vec<PlayerKind>, Failure> {
        match self.0[..] {
            [player] => Ok(vec![player; usize::from(seats)]),
            _ if self.0.len() == usize::from(seats) => Ok(self.0.clone()),
            _ => Err(format!("{} policies for {seats} seats", self.0.len()).into()),
        }
    }
}
