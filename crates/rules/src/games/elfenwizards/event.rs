//! What happened, one thing at a time.

use serde::{Deserialize, Serialize};

use super::board::{DefeatBox, MagicianBox, SpellBox, Title};
use super::dice::Dice;
use super::state::{Phase, Spell, WizardId};
use crate::table::Seat;

/// Why a title was not awarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Unawarded {
    /// There were no candidates.
    NoCandidate,
    /// No candidate had any power.
    NoPower,
    /// Too many had equal power.
    Tied,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The first player of the first round was drawn and took the dragon.
    FirstPlayerDrawn(Seat),
    /// A round began, counted from 1.
    RoundBegan(u8),
    /// A phase began.
    PhaseBegan(Phase),
    /// Phase 1: there was no High Druid; the dragon stays where it is.
    NoHighDruid,
    /// Phase 1: a minor spell went to the round track for the round just ended.
    RetreatPaid {
        /// Who paid.
        seat: Seat,
        /// Whether the spell came from the reserve.
        from_reserve: bool,
        /// The round just ended.
        round: u8,
    },
    /// Phase 1: a player took the dragon.
    DragonTaken(Seat),
    /// Phase 1: the retired High Druid went to the roots.
    HighDruidRetired {
        /// Who.
        wizard: WizardId,
        /// Where to.
        to: MagicianBox,
    },
    /// Phases 2 and 3: dice were thrown.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What they show.
        dice: Dice,
    },
    /// Phase 3: a minor spell was paid to throw again.
    RerollPaid(Seat),
    /// Phase 3: the roll was accepted.
    RollAccepted(Seat),
    /// Phases 2 and 3: a die was placed.
    DiePlaced {
        /// Whose.
        seat: Seat,
        /// What it shows, 1–6.
        pips: u8,
        /// Where.
        on: SpellBox,
    },
    /// Phase 2: dice were left for the second allocation.
    RestKept {
        /// Whose.
        seat: Seat,
        /// How many.
        dice: u8,
    },
    /// Phases 4 and 6: minor spells came back.
    MinorsRecovered {
        /// Whose.
        seat: Seat,
        /// The dice used, which return too.
        dice: Dice,
        /// How many spells.
        spells: u8,
    },
    /// Phases 6 and 9: unused dice were taken back.
    DiceTakenBack {
        /// Whose.
        seat: Seat,
        /// From where.
        from: SpellBox,
        /// Which.
        dice: Dice,
    },
    /// Phases 4, 6 and 9: dice were left in a box.
    DiceLeft {
        /// Whose.
        seat: Seat,
        /// Where.
        on: SpellBox,
        /// Which.
        dice: Dice,
    },
    /// Phase 5: a spell was placed beside a wizard.
    Supported {
        /// By whom.
        seat: Seat,
        /// What.
        spell: Spell,
        /// Beside whom.
        wizard: WizardId,
        /// The wizard's power now.
        power: u16,
    },
    /// Phase 5: a player places no more spells in this round.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether there was nothing left to place.
        nothing_left: bool,
    },
    /// Phase 5: a title was won.
    TitleAwarded {
        /// Which.
        title: Title,
        /// By whom.
        wizard: WizardId,
        /// With how much power.
        power: u16,
    },
    /// Phase 5: a title was not awarded.
    TitleUnawarded {
        /// Which.
        title: Title,
        /// Why.
        why: Unawarded,
    },
    /// Phase 5: a wizard did not rise and went to a Defeat box.
    Defeated {
        /// Who.
        wizard: WizardId,
        /// Where to.
        to: DefeatBox,
    },
    /// Phase 5: the spells that a player used came back: dice to the player,
    /// minor spells to the Minor Spell box.
    SpellsReturned {
        /// Whose.
        seat: Seat,
        /// How many dice came back.
        dice: u8,
        /// How many of those lay in Major Spell boxes, wasted.
        wasted: u8,
        /// How many minor spells went to the Minor Spell box.
        minors: u8,
    },
    /// Phase 7: a defeated wizard took a vacant title.
    VacantTitleTaken {
        /// Who.
        wizard: WizardId,
        /// Which.
        title: Title,
    },
    /// Phase 8: a defeated wizard went down to the roots.
    Demoted {
        /// Who.
        wizard: WizardId,
        /// Where to.
        to: MagicianBox,
        /// Whether it received a grey token.
        grey: bool,
    },
    /// Phase 8: a grey token was due, but none was left.
    NoGreyTokenLeft(WizardId),
    /// Phase 9: dice were used to remove grey tokens; they return.
    GreyPaid {
        /// Whose.
        seat: Seat,
        /// Which.
        dice: Dice,
        /// How many tokens they pay for.
        tokens: u8,
    },
    /// Phase 9: a grey token was removed.
    GreyRemoved(WizardId),
    /// Phase 10: a player scored.
    Scored {
        /// Who.
        seat: Seat,
        /// Points of this round.
        points: i16,
        /// Points in all.
        total: i32,
    },
    /// The end: points for minor spells in front of a player.
    BonusScored {
        /// Who.
        seat: Seat,
        /// Points: one a spell.
        points: u8,
        /// Points in all.
        total: i32,
    },
    /// The end, and why.
    GameEnded(Ending),
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// The fourth round is over.
    LastRound,
    /// A player received the High Druid title for the second time.
    SecondHighDruid(Seat),
    /// It was not awarded for the second time.
    SecondVacancy,
}
