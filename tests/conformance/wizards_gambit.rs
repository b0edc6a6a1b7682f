//! What the suite must know of Wizard's Gambit.

use conclave::games::wizards_gambit::state::Decision;
use conclave::games::wizards_gambit::{Options, Pile, State, View, WizardsGambit};

use super::Conforming;

impl Conforming for WizardsGambit {
    const ACTIONS: &'static [&'static str] = &[
        "PlayIngredient",
        "PlayIncantation",
        "PlayGambit",
        "Release",
        "UseCapability",
        "ShowHand",
        "Draw",
        "Accept",
        "Decline",
        "Opponent",
        "Card",
        "Pick",
        "Move",
        "Swap",
        "Slot",
        "Replace",
        "GambitOf",
    ];
    const EVENTS: &'static [&'static str] = &[
        "GambitDealt",
        "GambitsShuffledIn",
        "Drawn",
        "Reshuffled",
        "SpellRevealed",
        "TurnBegan",
        "PhaseBegan",
        "IngredientPlayed",
        "IncantationPlayed",
        "IncantationDone",
        "CapabilityUsed",
        "CapabilityDeclined",
        "HandShown",
        "HandOpened",
        "HandClosed",
        "GambitPlayed",
        "GambitSpent",
        "GambitLeft",
        "SpellClaimed",
        "Discarded",
        "Passed",
        "HandLookedAt",
        "IngredientMoved",
        "IngredientsSwapped",
        "IngredientTaken",
        "IngredientRemoved",
        "Recovered",
        "SpellsLookedAt",
        "SpellReplaced",
        "SpellsShuffled",
        "Hushed",
        "Bound",
        "MoreIngredients",
        "MoreIncantations",
        "HandFreed",
        "HandEmptied",
        "TurnEnded",
        "GameEnded",
    ];
    const RARE_EVENTS: &'static [&'static str] = &[];

    fn variants(_seats: u8) -> Vec<Options> {
        vec![Options::default()]
    }

    fn check(state: &State) -> Result<(), String> {
        state.validate().map_err(str::to_owned)
    }

    fn pieces(view: &View) -> View {
        let mut pieces = *view;
        pieces.table.acting = view.table.first;
        pieces.table.decision = Decision::Nothing;
        pieces.table.effects = Pile::new();
        pieces.looked_at = Pile::new();
        pieces
    }
}
