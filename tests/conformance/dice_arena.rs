//! What the suite must know of Dice Arena.

use conclave::dice_arena::state::{Decision, Throw};
use conclave::dice_arena::{DiceArena, First, Options, State, Tournament, View};
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
    const CHECKS_WHAT_IT_READS: bool = false;
    const RARE_EVENTS: &'static [&'static str] = &[];

    fn variants(_seats: u8) -> Vec<Options> {
        vec![
            Options::default(),
            Options { hidden_reserves: true, lift_from_rim: true, ..Options::default() },
            Options {
                first: First::Chosen(Seat(1)),
                lift_from_rim: true,
                tournament: Tournament::TiesShare,
                ..Options::default()
            },
            Options {
                hidden_reserves: true,
                tournament: Tournament::TiesPlayOn,
                ..Options::default()
            },
        ]
    }

    fn check(state: &State) -> Result<(), String> {
        match state.dice_in_all() {
            26 => Ok(()),
            dice => Err(format!("{dice} dice")),
        }
    }

    fn pieces(view: &View) -> View {
        let mut pieces = view.clone();
        pieces.table.acting = Seat(0);
        pieces.table.decision = Decision::Nothing;
        pieces.table.throw = Throw::Own;
        pieces.table.throwers = Default::default();
        pieces.table.disarmed = false;
        pieces.table.cast = Default::default();
        pieces
    }
}
