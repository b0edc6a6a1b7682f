//! The 20 Sources (EP2-001 to 040).

use super::{Component, Glyph, Reaction, Slot};
use crate::games::spell_wars::effect::Amount::*;
use crate::games::spell_wars::effect::Pick::{self, *};
use crate::games::spell_wars::effect::Step::*;
use crate::games::spell_wars::effect::Verb::*;
use crate::games::spell_wars::effect::Whom::*;
use crate::games::spell_wars::effect::{
    BothIf, Cond, Cost, Filter, Need, Price, Step, Whom, pay, pay_if,
};
use Glyph::{Arcane, Dark, Elemental, Illusion, Primal};

/// A Source.
const fn source(
    key: &'static str,
    glyph: Glyph,
    cost: Option<Cost>,
    steps: &'static [Step],
) -> Component {
    Component {
        key,
        slot: Slot::Source,
        glyph,
        initiative: 0,
        cost,
        target: None,
        steps,
        tiers: [&[]; 3],
        reaction: None,
    }
}

impl Component {
    /// The same with a Reaction.
    const fn reacting(mut self, steps: &'static [Step]) -> Component {
        self.reaction = Some(Reaction { saves: false, steps });
        self
    }

    /// The same with a Reaction that prevents the death.
    const fn saving(mut self, steps: &'static [Step]) -> Component {
        self.reaction = Some(Reaction { saves: true, steps });
        self
    }
}

const ANY_BLOOD: Option<Cost> = Some(Cost { price: Price::Any, need: Need::Hurt });

/// One row a Source, in the order of their numbers.
pub(super) static SOURCES: [Component; 20] = [
    source(
        "shufflebeard",
        Arcane,
        pay(4),
        &[
            Do(NameType),
            Do(PassHands),
            Unpaid(Damage(Everyone, PerReceived(1))),
            Paid(Damage(Everyone, PerReceived(2))),
        ],
    ),
    source(
        "professor-pluck",
        Arcane,
        pay_if(2, Need::TwoOpponents),
        &[Unpaid(Aim(Left)), Unpaid(Damage(Target, N(3))), Paid(Damage(EachOpponent, N(3)))],
    ),
    source("lady-tollgate", Arcane, None, &[Do(Steal(Whom::Acted, 1)), Do(Damage(NotActed, N(2)))]),
    source(
        "lucky-pipkin",
        Arcane,
        None,
        &[
            Do(Roll(1)),
            If(Cond::Rolled(1, 2), TakeTower),
            If(Cond::Rolled(3, 4), GainTreasure(You, 1)),
            If(Cond::Rolled(5, 6), TakeTower),
            If(Cond::Rolled(5, 6), GainTreasure(You, 1)),
        ],
    )
    .reacting(&[Do(SetAside)]),
    source(
        "baron-beaverton",
        Dark,
        pay_if(1, Need::NotTower),
        &[
            Do(Aim(Left)),
            Do(Roll(2)),
            Do(ChooseDie),
            Do(Damage(Target, ChosenDie)),
            Exposed(Damage(You, OtherDie)),
        ],
    ),
    source(
        "madame-tombola",
        Dark,
        pay_if(1, Need::Tokens),
        &[Do(TakeTower), Paid(Damage(EachOpponent, PerToken(2)))],
    ),
    source("mummy-dearest", Dark, None, &[Do(Damage(Whom::Acted, N(2)))])
        .reacting(&[Do(DrawMoreDead(2))]),
    source(
        "the-taxing-thing",
        Dark,
        None,
        &[Do(Aim(Left)), Do(TargetChooses), First(Steal(Target, 2)), Second(Damage(Target, N(3)))],
    ),
    source(
        "dame-flambina",
        Elemental,
        pay(5),
        &[Unpaid(Damage(EachOpponent, N(1))), Paid(Damage(EachOpponent, N(5)))],
    ),
    source("old-kaboomski", Elemental, None, &[Do(Aim(Right)), Do(Damage(Target, N(2)))])
        .reacting(&[Do(Roll(1)), Do(Damage(Target, Dice))]),
    source(
        "little-vesuvia",
        Elemental,
        None,
        &[
            Do(Aim(Strongest)),
            Do(GiveBlood(1)),
            Do(Roll(1)),
            Do(Damage(Target, Dice)),
            Tower(Aim(Another)),
            Tower(Roll(1)),
            Tower(Damage(Target, Dice)),
        ],
    ),
    source(
        "sparky-tinderbox",
        Elemental,
        pay(3),
        &[
            Do(Choose(BothIf::Paid)),
            First(TakeTower),
            First(Damage(EachOpponent, N(1))),
            Second(Aim(WithoutTower)),
            Second(Damage(Target, N(3))),
        ],
    ),
    source(
        "special-delivera",
        Illusion,
        pay_if(3, Need::HandCards),
        &[Do(Aim(Strongest)), Do(Damage(Target, N(2))), Paid(AddRandom)],
    ),
    source(
        "manyhands-morwen",
        Illusion,
        None,
        &[Do(AddFromHand(Filter::Any)), Tower(AddFromHand(Filter::Any))],
    ),
    source("bargain-bradwin", Illusion, None, &[Do(Aim(Pick::Any)), Do(Damage(Target, N(1)))])
        .saving(&[Do(Substitute)]),
    source(
        "count-taxula",
        Illusion,
        None,
        &[Do(TakeTower), If(Cond::Robbed, Aim(Another)), If(Cond::Robbed, Damage(Target, N(3)))],
    ),
    source(
        "grandpa-snooze",
        Primal,
        ANY_BLOOD,
        &[Do(Heal(You, PerCreature(1))), Paid(Heal(You, PricePaid))],
    ),
    source("toadstool-tim", Primal, None, &[Do(Roll(1)), Do(Heal(You, Dice))])
        .saving(&[Do(ReviveAt(1))]),
    source(
        "hydra-pondwife",
        Primal,
        pay_if(4, Need::OpponentWithToken),
        &[Do(Aim(Strongest)), Do(Damage(Target, N(3))), Paid(Damage(WithToken, N(7)))],
    ),
    source(
        "goldilockjaw",
        Primal,
        None,
        &[
            Do(Aim(Pick::Any)),
            Do(Beg),
            If(Cond::Refused, Roll(1)),
            If(Cond::Refused, Damage(Target, Dice)),
        ],
    ),
];
