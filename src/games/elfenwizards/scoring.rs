//! Phase 10: points, and the end of the game.

use super::board::{Place, Rank};
use super::event::{Ending, Event};
use super::state::{Position, ROUNDS, Wizard};
use crate::table::Seat;

/// How often a player must receive the High Druid title, or nobody at all, for
/// the game to end.
const TWICE: u8 = 2;

/// What a wizard scores in a round, in points: its rank's worth less 1 for each
/// grey token under it.
pub(super) fn points(wizard: &Wizard) -> i16 {
    let rank = match wizard.place {
        Place::Title(title) => title.rank(),
        Place::Magicians(_) | Place::Defeat(_) => Rank::Magician,
    };
    rank.points() - i16::from(wizard.grey)
}

/// Every player scores.
pub(super) fn score(position: &mut Position, events: &mut Vec<Event>) {
    for seat in (0..position.seats()).map(Seat) {
        let points = position.wizards_of(seat).map(|id| points(position.wizard(id))).sum();
        let total = position.player(seat).score() + i32::from(points);
        position.emit(Event::Scored { seat, points, total }, events);
    }
}

/// Whether the game ends after this round; if it does, the minor spells in front
/// of each player score too.
pub(super) fn end(position: &mut Position, events: &mut Vec<Event>) -> bool {
    let mut seats = (0..position.seats()).map(Seat);
    let twice = seats.find(|&seat| position.player(seat).high_druids >= TWICE);
    let ending = if let Some(seat) = twice {
        Ending::SecondHighDruid(seat)
    } else if position.rounds_without_high_druid >= TWICE {
        Ending::SecondVacancy
    } else if position.round >= ROUNDS {
        Ending::LastRound
    } else {
        return false;
    };
    for seat in (0..position.seats()).map(Seat) {
        let player = position.player(seat);
        let points = player.reserve;
        let total = player.score() + i32::from(points);
        position.emit(Event::BonusScored { seat, points, total }, events);
    }
    position.emit(Event::GameEnded(ending), events);
    true
}
