//! The example of the rule book, with its numbers, to be stepped through on the rules page.

use conclave_rules::games::dice_arena::{
    Action, DiceArena, Event, First, Landed, Options, ThrowIntent, Tournament,
};
use conclave_rules::table::{Rules, Seat, Seed, Setup};

use crate::rules::figure_set::Situation;

/// Whose turn it is as the example begins.
pub const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// The end of a game of three in a tournament: who goes out first scores 2, the next one 1, the
/// winner none.
pub fn points() -> Option<Situation<DiceArena>> {
    let options = Options {
        first: First::Chosen(FIRST),
        tournament: Tournament::TiesShare,
        ..Options::default()
    };
    let setup = Setup { seats: 3, options };
    let mut state = DiceArena::begin(&setup, Seed(1), &mut Vec::new()).ok()?;
    let reserves = [2, 1, 1];
    let dealt = state.reserves.iter().sum::<u8>();
    state.reserves[..reserves.len()].copy_from_slice(&reserves);
    // Dice that no player has any more were lost.
    state.table.lost += dealt - reserves.iter().sum::<u8>();
    let landed = |showing: &str| {
        let showing = showing.parse().unwrap_or_default();
        (Seat::CHANCE, Action::Landed(Landed { showing, ..Landed::default() }))
    };
    let throw = |seat| (seat, Action::Throw(ThrowIntent::default()));
    let actions = vec![
        landed("C"),
        throw(FIRST),
        landed("CA"),
        (FIRST, Action::Stop),
        throw(SECOND),
        landed("CAX"),
        throw(THIRD),
        landed("CAL"),
    ];
    let shows = |event: &Event| {
        matches!(event, Event::Lost { .. } | Event::Eliminated { .. } | Event::GameWon(_))
    };
    Some(Situation { seats: 3, state, actions, shows })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::example;

    #[test]
    fn the_first_to_go_out_of_three_scores_two_the_next_one_and_the_winner_none() {
        let (_, end) = example::<DiceArena>("tournament");
        assert_eq!(end.table.points[..3], [0, 2, 1]);
    }
}
