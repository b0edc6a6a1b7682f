//! What the suite must know of Dice Arena.

use conclave::games::dice_arena::state::{Decision, Throw};
use conclave::games::dice_arena::{DiceArena, First, Options, State, Tournament, View};
use conclave::table::Seat;

use super::Conforming;

impl Conforming for DiceArena {
    const ACTIONS: &'static [&'static str] = &["Lift", "Stop", "Throw", "Take", "Stack", "Landed"];
    const EVENTS: &'static [&'static str] = &[
        "GameBegan",
        "OpeningThrown",
        "OpeningAgain",
        "TurnBegan",
        "Disarmed",
        "Lifted",
        "Thrown",
        "Landed",
        "Lost",
        "Immobile",
        "Cast",
        "Taken",
        "Summoned",
        "TowerBegan",
        "Stacked",
        "Reversed",
        "Stopped",
        "Eliminated",
        "GameWon",
        "Ended",
    ];
    const RARE_EVENTS: &'static [&'static str] = &[];

    fn variants(seats: u8) -> Vec<Options> {
        let first = First::Chosen(Seat(seats - 1));
        let plain = Options::default();
        vec![
            plain,
            Options { first, hidden_reserves: true, ..plain },
            Options { lift_from_rim: true, tournament: Tournament::TiesShare, ..plain },
            Options { tournament: Tournament::TiesPlayOn, hidden_reserves: true, ..plain },
        ]
    }

    fn check(state: &State) -> Result<(), String> {
        state.validate().map_err(str::to_owned)
    }

    fn pieces(view: &View) -> View {
        let mut pieces = view.clone();
        let table = &mut pieces.table;
        table.acting = table.active;
        table.decision = Decision::Nothing;
        table.throw = Throw::Own;
        table.throwers = Default::default();
        table.disarmed = false;
        table.cast = Default::default();
        pieces
    }
}
