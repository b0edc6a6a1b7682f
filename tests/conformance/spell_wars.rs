//! What the suite must know of Spell Wars.

use conclave::games::spell_wars::cards::Wizard;
use conclave::games::spell_wars::{Options, SpellWars, State, View};

use super::Conforming;

impl Conforming for SpellWars {
    const ACTIONS: &'static [&'static str] = &[
        "Place", "Ready", "Decline", "Pay", "Target", "Option", "Type", "Card", "Treasure", "Die",
    ];
    const EVENTS: &'static [&'static str] = &[
        "RoundBegan",
        "TurnBegan",
        "Drew",
        "DeckShuffled",
        "Placed",
        "Ready",
        "SpellsSealed",
        "InitiativeShown",
        "TieRolled",
        "TieBought",
        "GoBegan",
        "SpellRevealed",
        "WildReplaced",
        "Summoned",
        "Adopted",
        "Boosted",
        "Joined",
        "Resolving",
        "Triggered",
        "Paid",
        "TreasureUsed",
        "Targeted",
        "OptionTaken",
        "TypeNamed",
        "SidesChosen",
        "Deflected",
        "Rolled",
        "Rerolled",
        "TierReached",
        "TowerHelped",
        "TreasureHelped",
        "DieChosen",
        "DiceDealt",
        "Blocked",
        "Damaged",
        "Healed",
        "BloodGained",
        "BloodLost",
        "BloodMoved",
        "TowerTaken",
        "TreasureGained",
        "TreasureSetAside",
        "TreasureTakenUp",
        "TreasureDiscarded",
        "TreasureMoved",
        "TreasuresSwapped",
        "HandDiscarded",
        "HandPassed",
        "Demanded",
        "GaveNothing",
        "HandShown",
        "CreatureKilled",
        "Kept",
        "DiceAdded",
        "Revived",
        "Substituted",
        "Died",
        "ProphecyFulfilled",
        "ProphecyVoid",
        "Cleared",
        "DeadDrawn",
        "DeadUsed",
        "Posted",
        "BountyClaimed",
        "Foretold",
        "Tucked",
        "SpellBoosted",
        "DrawReduced",
        "GoEnded",
        "TurnEnded",
        "RoundWon",
        "PointScored",
        "MatchEnded",
    ];
    const RARE_EVENTS: &'static [&'static str] =
        &["DeadShuffled", "TreasuresShuffled", "NoTreasureLeft"];

    fn variants(seats: u8) -> Vec<Options> {
        let wizards = Wizard::all().take(usize::from(seats)).collect();
        vec![Options::default(), Options { quick: true, wizards: Some(wizards) }]
    }

    fn check(state: &State) -> Result<(), String> {
        state.validate().map_err(str::to_owned)
    }

    fn pieces(view: &View) -> View {
        View { pending: Default::default(), ..view.clone() }
    }
}
