//! The language in which the effects of cards are written.
//!
//! A card's line is a list of [`Step`]s, each a [`Verb`] under a condition. The
//! lists are static data: while one is being carried out, a place in it is a
//! script and a number (see `run`), so that a game can stop at any
//! step, wait for anybody, and be saved there. The same lists are what card texts
//! are rendered from (`wording::spell_wars`, in `conclave-session`).
//!
//! Three orders hold everywhere: what may be paid is asked before a script
//! begins; a target is chosen ([`Verb::Aim`]) before its dice are thrown; and
//! steps happen in the order in which they are written.

use super::cards::{Glyph, Slot};

/// One step of a line: what is done, and under which condition.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// Always.
    Do(Verb),
    /// Only if the price was paid.
    Paid(Verb),
    /// Only if the price was not paid: the price buys something instead.
    Unpaid(Verb),
    /// Only for who holds the Tower just now.
    Tower(Verb),
    /// Only if the first option was chosen, or both.
    First(Verb),
    /// Only if the second option was chosen, or both.
    Second(Verb),
    /// Unless the price was paid or the owner holds the Tower.
    Exposed(Verb),
    /// Only if something is so.
    If(Cond, Verb),
}

impl Step {
    /// What is done, whatever the condition.
    pub const fn verb(self) -> Verb {
        match self {
            Step::Do(verb)
            | Step::Paid(verb)
            | Step::Unpaid(verb)
            | Step::Tower(verb)
            | Step::First(verb)
            | Step::Second(verb)
            | Step::Exposed(verb)
            | Step::If(_, verb) => verb,
        }
    }
}

/// What must be so for a step to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cond {
    /// The last roll came to between these, both included.
    Rolled(u8, u8),
    /// The Tower was just taken from a living opponent.
    Robbed,
    /// A Creature of the target absorbed the last damage.
    Blocked,
    /// The target gave nothing.
    Refused,
    /// No wizard is dead.
    NobodyDead,
    /// The owner was among the first to die in this round.
    FirstDead,
    /// The owner has no Last Wizard Standing token.
    NoToken,
}

/// Something that happens.
#[derive(Clone, Copy, Debug)]
pub enum Verb {
    /// Chooses the target of the steps that follow.
    Aim(Pick),
    /// Each of these suffers damage, all at once.
    Damage(Whom, Amount),
    /// Each of these heals.
    Heal(Whom, Amount),
    /// Each of these gains Blood.
    Blood(Whom, Amount),
    /// The owner steals up to this much Blood from each of these.
    Steal(Whom, u8),
    /// The owner gives the target up to this much Blood.
    GiveBlood(u8),
    /// The target loses up to this much Blood.
    LoseBlood(u8),
    /// Each of these gains this many treasures, one after another.
    GainTreasure(Whom, u8),
    /// Each of these discards a treasure of their choice.
    LoseTreasure(Whom),
    /// The owner steals a treasure of the target.
    StealTreasure,
    /// The owner swaps the treasure whose script this is with one of the target.
    SwapTreasure,
    /// The owner takes the Tower.
    TakeTower,
    /// The owner gives the Tower to the target.
    HandTower,
    /// The owner throws dice.
    Roll(u8),
    /// Each opponent throws a die.
    EachRolls,
    /// The owner chooses one of two dice thrown.
    ChooseDie,
    /// The owner chooses the first or the second option, or gets both.
    Choose(BothIf),
    /// The target chooses the first or the second option.
    TargetChooses,
    /// The owner names a type of component.
    NameType,
    /// All living wizards pass their hand cards of that type to the left.
    PassHands,
    /// The owner discards any number of hand cards of one type.
    DiscardAlike,
    /// The owner discards up to so many hand cards that lack this glyph.
    DiscardOther(u8, Glyph),
    /// The owner adds a hand card to the spell.
    AddFromHand(Filter),
    /// A random hand card joins the owner's spell.
    AddRandom,
    /// Cards are revealed from the deck until so many Creatures joined the spell.
    Summon(u8),
    /// Cards are revealed from the deck until one Creature lies in front of the
    /// owner.
    Adopt,
    /// The target may give a Creature of their hand, which joins the spell.
    Beg,
    /// The target must give a hand card of this glyph, otherwise a treasure.
    Demand(Glyph),
    /// Each of these shows their hand.
    ShowHand(Whom),
    /// The owner kills a Creature of the target.
    KillCreature,
    /// All Creatures of the target die.
    KillCreatures,
    /// The Creature whose script this is stays in play.
    Keep,
    /// The owner's power rolls have this many more dice in this turn.
    MoreDice(u8),
    /// The dice of the coming power roll are dealt to different opponents.
    SplitDice,
    /// Takes note of the Blood of owner and target.
    Weigh,
    /// Takes note of the living neighbours of the target.
    NoteNeighbours,
    /// The owner sets a treasure aside, to gain it when the next round starts.
    SetAside,
    /// The owner will draw this many Dead Wizard cards more.
    DrawMoreDead(u8),
    /// Discards this card and sets the owner's life.
    ReviveAt(u8),
    /// A Creature in the owner's spell suffers the damage instead.
    Substitute,
    /// The owner slides a component of their hand under the treasure.
    Tuck,
    /// The owner names who dies next; if right, gains this much Blood.
    Foretell(u8),
    /// The treasure goes to the middle; the next killer of another gains this
    /// much Blood.
    Post(u8),
    /// The owner's next first spell has so many cards of the deck more.
    BoostSpell(u8),
}

/// When an owner gets both options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BothIf {
    /// If they paid.
    Paid,
    /// If they hold the Tower.
    Tower,
}

/// Which hand cards may be added to a spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Any; Wild Magic is replaced at once.
    Any,
    /// Components of this type.
    Of(Slot),
    /// Creatures, and only if the owner wants.
    MaybeCreature,
}

/// How one wizard is picked; ties are the owner's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// The next living wizard to the left.
    Left,
    /// The next living wizard to the right.
    Right,
    /// An opponent with the most life.
    Strongest,
    /// An opponent with the least life.
    Weakest,
    /// An opponent with the most Blood.
    MostBlood,
    /// An opponent with the most treasures.
    MostTreasures,
    /// An opponent with the most Creatures in play.
    MostCreatures,
    /// An opponent who finished a spell in this turn.
    Acted,
    /// An opponent who does not hold the Tower.
    WithoutTower,
    /// The opponent who holds the Tower.
    HoldsTower,
    /// The living holder of the Tower, even the owner.
    TowerHolder,
    /// An opponent with no Creature in play.
    WithoutCreature,
    /// An opponent with no treasure.
    WithoutTreasure,
    /// An opponent with a treasure.
    WithTreasure,
    /// An opponent with Blood.
    WithBlood,
    /// Any opponent.
    Any,
    /// Any opponent but those picked so far.
    Another,
    /// An opponent picked by a die.
    Random,
    /// The opponent who rolled highest.
    HighestRoll,
}

/// Whom a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// The owner.
    You,
    /// The target.
    Target,
    /// Every opponent.
    EachOpponent,
    /// Every opponent but the target.
    EachOther,
    /// Every living wizard.
    Everyone,
    /// Every opponent who finished a spell in this turn.
    Acted,
    /// Every opponent who did not.
    NotActed,
    /// Every opponent with a token.
    WithToken,
    /// Every opponent with a treasure.
    WithTreasure,
    /// Every opponent without one.
    WithoutTreasure,
    /// Every opponent with an even number of life points.
    Even,
    /// Every opponent with an odd one.
    Odd,
    /// The living holder of the Tower, or everyone when there is none.
    HolderOrEveryone,
    /// The wizards noted before.
    Noted,
}

/// How much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// So much.
    N(u8),
    /// What the dice came to.
    Dice,
    /// The die that was chosen.
    ChosenDie,
    /// The die that was not.
    OtherDie,
    /// The lower of two dice.
    LowDie,
    /// The higher of two dice.
    HighDie,
    /// What each rolled.
    OwnRoll,
    /// So much for each token in play.
    PerToken(u8),
    /// So much for each treasure in play.
    PerTreasure(u8),
    /// So much for each Creature in play.
    PerCreature(u8),
    /// So much for each Creature in the hand shown.
    PerHandCreature(u8),
    /// So much for each dead wizard.
    PerDead(u8),
    /// So much for each card received.
    PerReceived(u8),
    /// So much for each card discarded.
    PerDiscarded(u8),
    /// So much for the first opponent to the right, twice for the second, …
    PerStep(u8),
    /// So much for each five full life points of the target.
    PerFiveLife(u8),
    /// So much for each wizard with at most so many life points.
    PerFrail(u8, u8),
    /// What was paid.
    PricePaid,
    /// The owner's Blood, as noted.
    YourBlood,
    /// The target's Blood, as noted.
    TheirBlood,
    /// So much, or so much if only one opponent is left.
    UnlessLast(u8, u8),
}

/// What may be paid for more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// How much.
    pub price: Price,
    /// What must be so for the price to buy anything: an option that can do
    /// nothing is not offered (**ruling**).
    pub need: Need,
}

/// A price in Blood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// So much, or nothing.
    Blood(u8),
    /// As much as one likes, in one go.
    Any,
}

/// What must be so for a price to be worth offering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Nothing.
    Nothing,
    /// The payer does not hold the Tower.
    NotTower,
    /// A living wizard holds the Tower.
    TowerHeld,
    /// There are two opponents at least.
    TwoOpponents,
    /// A wizard owns a token.
    Tokens,
    /// An opponent owns a token.
    OpponentWithToken,
    /// The payer has hand cards.
    HandCards,
    /// The payer has less than full life.
    Hurt,
    /// An opponent who already acted has a treasure.
    ActedWithTreasure,
    /// An opponent without the Tower has a Creature in play.
    CreatureAtNonHolder,
    /// An opponent already acted.
    Acted,
    /// An opponent has at least five life points.
    OpponentWithFiveLife,
}

/// A price of so much Blood that always buys something.
pub(super) const fn pay(blood: u8) -> Option<Cost> {
    pay_if(blood, Need::Nothing)
}

/// A price of so much Blood that buys something if `need` is met.
pub(super) const fn pay_if(blood: u8, need: Need) -> Option<Cost> {
    Some(Cost { price: Price::Blood(blood), need })
}
