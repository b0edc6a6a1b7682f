//! Whether a position could be one of a game: what a bot is asked comes as bytes.

use super::super::Position;

pub(super) fn plausible(position: &Position) -> bool {
    (3..=6).contains(&position.seats())
}
