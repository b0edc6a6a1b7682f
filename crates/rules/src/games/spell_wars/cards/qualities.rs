//! The 20 Qualities (EP2-041 to 080).

use super::{Component, Glyph, Slot};
use crate::games::spell_wars::effect::Amount::*;
use crate::games::spell_wars::effect::Pick::*;
use crate::games::spell_wars::effect::Step::*;
use crate::games::spell_wars::effect::Verb::*;
use crate::games::spell_wars::effect::Whom::{self, *};
use crate::games::spell_wars::effect::{BothIf, Cond, Cost, Filter, Need, Pick, Step, pay, pay_if};
use Glyph::{Arcane, Dark, Elemental, Illusion, Primal};

/// A Quality.
const fn quality(
    key: &'static str,
    glyph: Glyph,
    cost: Option<Cost>,
    steps: &'static [Step],
) -> Component {
    Component {
        key,
        slot: Slot::Quality,
        glyph,
        initiative: 0,
        cost,
        target: None,
        steps,
        tiers: [&[]; 3],
        reaction: None,
    }
}

/// One row a Quality, in the order of their numbers.
pub(super) static QUALITIES: [Component; 20] = [
    quality(
        "treasure-trimmed",
        Arcane,
        pay(8),
        &[
            Do(GainTreasure(You, 1)),
            Do(GainTreasure(Whom::WithoutTreasure, 1)),
            Paid(Damage(EachOpponent, PerTreasure(2))),
        ],
    ),
    quality(
        "open-handed",
        Arcane,
        pay_if(2, Need::ActedWithTreasure),
        &[Do(GainTreasure(You, 2)), Do(GainTreasure(NotActed, 1)), Paid(LoseTreasure(Whom::Acted))],
    ),
    quality(
        "pickpocketing",
        Arcane,
        None,
        &[Do(Aim(Left)), Do(Demand(Arcane)), Tower(Aim(Right)), Tower(Demand(Arcane))],
    ),
    quality(
        "unflappable",
        Arcane,
        None,
        &[
            Do(Aim(Weakest)),
            Do(Roll(1)),
            Do(Blood(You, Dice)),
            If(Cond::Rolled(1, 4), Heal(Target, Dice)),
        ],
    ),
    quality(
        "breathtaking",
        Dark,
        pay(1),
        &[
            Do(Damage(EachOpponent, N(1))),
            Paid(Aim(Pick::Any)),
            Paid(Weigh),
            Paid(Damage(Target, YourBlood)),
            Paid(Damage(You, TheirBlood)),
        ],
    ),
    quality(
        "eye-watering",
        Dark,
        None,
        &[Do(Aim(Strongest)), Do(Damage(Target, N(3))), If(Cond::Blocked, Blood(You, N(1)))],
    ),
    quality(
        "heads-you-lose",
        Dark,
        None,
        &[
            Do(EachRolls),
            Do(Aim(HighestRoll)),
            Do(Blood(Target, N(1))),
            Do(Damage(Target, OwnRoll)),
            Tower(Damage(EachOther, OwnRoll)),
        ],
    ),
    quality(
        "grim-grinning",
        Dark,
        pay_if(4, Need::HandCards),
        &[
            Do(Aim(Pick::Any)),
            Do(DiscardAlike),
            Unpaid(Damage(Target, PerDiscarded(1))),
            Paid(Damage(Target, PerDiscarded(2))),
        ],
    ),
    quality(
        "scorching-all-over",
        Elemental,
        pay_if(6, Need::TowerHeld),
        &[
            Unpaid(Damage(HolderOrEveryone, N(4))),
            Paid(Aim(TowerHolder)),
            Paid(NoteNeighbours),
            Paid(Damage(Target, N(8))),
            Paid(Damage(Noted, N(4))),
        ],
    ),
    quality(
        "eyebrow-singeing",
        Elemental,
        pay_if(3, Need::TwoOpponents),
        &[
            Unpaid(Aim(Pick::Any)),
            Unpaid(ShowHand(Target)),
            Unpaid(Damage(Target, PerHandCreature(2))),
            Paid(ShowHand(EachOpponent)),
            Paid(Damage(EachOpponent, PerHandCreature(2))),
        ],
    ),
    quality(
        "ooh-thats-hot",
        Elemental,
        None,
        &[
            Do(Aim(Random)),
            Do(Roll(1)),
            Do(Damage(Target, Dice)),
            Tower(Aim(Another)),
            Tower(Damage(Target, N(2))),
        ],
    ),
    quality(
        "pitchforking",
        Elemental,
        pay_if(3, Need::CreatureAtNonHolder),
        &[
            Do(Aim(WithoutTower)),
            Do(TakeTower),
            Do(HandTower),
            Paid(KillCreatures),
            Do(Damage(Target, N(3))),
        ],
    ),
    quality(
        "odds-and-evens",
        Illusion,
        None,
        &[Do(Choose(BothIf::Tower)), First(Damage(Even, N(2))), Second(Damage(Odd, N(3)))],
    ),
    quality(
        "badly-gift-wrapped",
        Illusion,
        pay(4),
        &[Do(AddFromHand(Filter::Of(Slot::Destination))), Paid(Summon(1))],
    ),
    quality(
        "wobbly-kneed",
        Illusion,
        None,
        &[
            Do(Aim(Pick::WithoutTreasure)),
            Do(GainTreasure(Target, 1)),
            Do(Damage(Whom::WithTreasure, N(2))),
        ],
    ),
    quality(
        "neatly-halved",
        Illusion,
        pay_if(2, Need::TwoOpponents),
        &[
            Do(Aim(Pick::Any)),
            Do(Roll(2)),
            Do(Damage(Target, LowDie)),
            Paid(Aim(Another)),
            Paid(Damage(Target, HighDie)),
        ],
    ),
    quality("surprise-pet", Primal, None, &[Do(Summon(1)), Tower(Summon(1))]),
    quality(
        "begonia-scented",
        Primal,
        None,
        &[
            Do(TakeTower),
            // Asked first, for the damage may change the answer; with nobody dead
            // there is none.
            If(Cond::NobodyDead, Blood(You, N(2))),
            Do(Damage(EachOpponent, PerDead(1))),
        ],
    ),
    quality(
        "spiralling",
        Primal,
        pay(2),
        &[Unpaid(Damage(EachOpponent, PerStep(1))), Paid(Damage(EachOpponent, PerStep(2)))],
    ),
    quality(
        "sarabanding",
        Primal,
        None,
        &[Do(DiscardOther(3, Primal)), Do(Heal(You, PerDiscarded(1)))],
    ),
];
