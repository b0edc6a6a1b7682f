//! How a game ended.

use serde::{Deserialize, Serialize};

use super::{Seat, Seats};

/// How a game ended: each seat's final score and who won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Final points by seat, in the game's own unit; more is better unless the
    /// game's rules say otherwise.
    pub scores: Vec<i32>,
    /// Who won; several when the victory is shared.
    pub winners: Seats,
}

impl Outcome {
    /// The outcome in which the highest score wins and equal scores share.
    pub fn highest(scores: Vec<i32>) -> Outcome {
        let best = scores.iter().max().copied();
        let winners = (0u8..)
            .zip(&scores)
            .filter(|&(_, &score)| Some(score) == best)
            .map(|(seat, _)| Seat(seat))
            .collect();
        Outcome { scores, winners }
    }

    /// The seat's share of the victory: 1 alone, a part when shared, else 0.
    pub fn share(&self, seat: Seat) -> f32 {
        if self.winners.has(seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }
}
