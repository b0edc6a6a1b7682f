//! What the suite must know of Elfenwizards.

use conclave::games::elfenwizards::state::{Competition, Decision};
use conclave::games::elfenwizards::{Elfenwizards, GreyPrice, Guild, Options, Position, State};

use super::Conforming;

impl Conforming for Elfenwizards {
    const ACTIONS: &'static [&'static str] = &[
        "PayRetreat",
        "SettleRetreat",
        "Roll",
        "Place",
        "KeepRest",
        "Accept",
        "Reroll",
        "Recover",
        "Support",
        "Pass",
        "TakeTitle",
        "Demote",
        "Cleanse",
        "RemoveGrey",
        "TakeBack",
    ];
    const EVENTS: &'static [&'static str] = &[
        "FirstPlayerDrawn",
        "RoundBegan",
        "PhaseBegan",
        "NoHighDruid",
        "RetreatPaid",
        "DragonTaken",
        "HighDruidRetired",
        "Rolled",
        "RerollPaid",
        "RollAccepted",
        "DiePlaced",
        "RestKept",
        "MinorsRecovered",
        "DiceTakenBack",
        "DiceLeft",
        "Supported",
        "Passed",
        "TitleAwarded",
        "TitleUnawarded",
        "Defeated",
        "SpellsReturned",
        "VacantTitleTaken",
        "Demoted",
        "GreyPaid",
        "GreyRemoved",
        "Scored",
        "BonusScored",
        "GameEnded",
    ];
    const RARE_EVENTS: &'static [&'static str] = &["NoGreyTokenLeft"];

    fn variants(seats: u8) -> Vec<Options> {
        let mut agreed = Guild::ALL[..usize::from(seats)].to_vec();
        agreed.reverse();
        vec![
            Options::default(),
            Options { grey_price: GreyPrice::ThreePips, ..Options::default() },
            Options { negotiation_clock: true, guilds: Some(agreed), ..Options::default() },
        ]
    }

    fn check(state: &State) -> Result<(), String> {
        state.position.validate().map_err(str::to_owned)
    }

    fn pieces(view: &Position) -> Position {
        let mut pieces = view.clone();
        pieces.acting = view.dragon;
        pieces.decision = Decision::Nothing;
        pieces.tokens_to_remove = 0;
        pieces.competition.open = Competition::default().open;
        pieces
    }
}
