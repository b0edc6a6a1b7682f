//! Who plays in the lab: bots, and players who do anything that is legal.

use conclave::table::{Play, Rng, Rules, Seat};

use super::Failure;

/// A player in the lab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Does anything that is legal, each action equally likely.
    Random,
}

impl Player {
    fn parse(text: &str) -> Result<Player, String> {
        match text {
            "random" => Ok(Player::Random),
            _ => Err(format!("{text:?} is none of random")),
        }
    }

    /// What the player wants to do now: some actions in a row.
    pub fn plan<G: Rules>(self, play: &Play<G>, seat: Seat, rng: &mut Rng) -> Vec<G::Action> {
        match self {
            Player::Random => rng.pick(&play.legal(seat)).cloned().into_iter().collect(),
        }
    }
}

/// Who plays: one for all seats, or one for each.
#[derive(Clone, Debug)]
pub struct Players(Vec<Player>);

impl Players {
    /// Reads names with commas between.
    ///
    /// # Errors
    /// One of them is no player.
    pub fn parse(text: &str) -> Result<Players, String> {
        text.split(',')
            .map(|name| Player::parse(name.trim()))
            .collect::<Result<_, _>>()
            .map(Players)
    }

    /// The player in each of `seats` seats.
    ///
    /// # Errors
    /// There are several, but not one for each.
    pub fn seated(&self, seats: u8) -> Result<Vec<Player>, Failure> {
        match self.0[..] {
            [player] => Ok(vec![player; usize::from(seats)]),
            _ if self.0.len() == usize::from(seats) => Ok(self.0.clone()),
            _ => Err(format!("{} policies for {seats} seats", self.0.len()).into()),
        }
    }
}
