//! **Variant**: a clock for negotiations. The rules know no time: they only say
//! when how much of it is given, and the table keeps the clock.

use super::state::{Decision, PublicState};

/// Before each player's roll in phases 2 and 3, in seconds.
const BEFORE_A_ROLL: u32 = 60;
/// Before phase 5, for all, in seconds.
const BEFORE_THE_COMPETITION: u32 = 300;

impl PublicState {
    /// How many seconds the table talks before the decision that is due; none
    /// before most decisions, and none at all without the clock.
    pub fn negotiation(&self) -> Option<u32> {
        match self.decision {
            _ if !self.negotiation_clock => None,
            Decision::Roll => Some(BEFORE_A_ROLL),
            Decision::SupportOrPass if self.competition_begins() => Some(BEFORE_THE_COMPETITION),
            _ => None,
        }
    }

    /// Whether no action was taken in this competition: who has passed had
    /// nothing to place.
    fn competition_begins(&self) -> bool {
        self.competition.supports.is_empty()
            && self.competition.passed.iter().all(|seat| self.placeable(seat) == 0)
    }
}
