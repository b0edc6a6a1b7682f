//! The stack of everything begun and not finished, and the open question with its
//! addressee.
//!
//! The stack is plain data. A game can stop at any depth — a block in the middle
//! of a Reaction in the middle of another wizard's spell — be saved there, and go on.
//! Nothing in it is secret, so that it is part of every view.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, DeadCard, Glyph, Slot, Treasure, Treasures};
use super::dice::Dice;
use super::effect::Step;
use crate::table::{PerSeat, Seat, Seats};

/// A list of steps printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Script {
    /// What a component does.
    Component(Card),
    /// What it does when its owner dies.
    Reaction(Card),
    /// What happens when a treasure is gained.
    Gain(Treasure),
    /// What its price buys.
    Use(Treasure),
    /// What happens when its owner's go starts.
    GoStart(Treasure),
    /// What happens at the end of a turn.
    TurnEnd(Treasure),
    /// What happens when a Dead Wizard card is drawn.
    Immediate(DeadCard),
    /// What happens when the next round starts.
    NextRound(DeadCard),
}

/// The part of a component's text that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Part {
    /// What may be paid.
    Cost,
    /// The text; for a Creature, what comes before its roll.
    Text,
    /// A Creature's target.
    Target,
    /// A Creature's power roll.
    Roll,
    /// The result of the roll: 0 for 1–4, 1 for 5–9, 2 for 10 and more.
    Tier(u8),
    /// Nothing is left to do.
    Done,
}

impl Script {
    /// The steps of a part.
    pub fn steps(self, part: Part) -> &'static [Step] {
        match self {
            Script::Component(card) => match (card.component(), part) {
                (Some(component), Part::Tier(tier)) => component.tiers[usize::from(tier.min(2))],
                (Some(component), _) => component.steps,
                (None, _) => &[],
            },
            Script::Reaction(card) => {
                card.component().and_then(|c| c.reaction.as_ref()).map_or(&[], |r| r.steps)
            }
            Script::Gain(treasure) => treasure.row().gain,
            Script::Use(treasure) => treasure.row().uses,
            Script::GoStart(treasure) => treasure.row().go_start,
            Script::TurnEnd(treasure) => treasure.row().turn_end,
            Script::Immediate(card) => card.row().immediate,
            Script::NextRound(card) => card.row().next_round,
        }
    }

    /// The treasure whose script it is.
    pub fn treasure(self) -> Option<Treasure> {
        match self {
            Script::Gain(treasure)
            | Script::Use(treasure)
            | Script::GoStart(treasure)
            | Script::TurnEnd(treasure) => Some(treasure),
            _ => None,
        }
    }
}

/// A script being carried out: the place in it, and what it has noted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// Which.
    pub script: Script,
    /// Whose.
    pub seat: Seat,
    /// Which part.
    pub part: Part,
    /// The step, counted from 0.
    pub step: u8,
    /// How far within the step: what it means is the step's own matter.
    pub within: u8,
    /// The Blood paid; 0 for none.
    pub paid: u8,
    /// The target.
    pub target: Option<Seat>,
    /// Whether a target was looked for.
    pub aimed: bool,
    /// All wizards who were the target so far, or was robbed of the Tower.
    pub past: Seats,
    /// Who is still to be served by the step.
    pub todo: Seats,
    /// How often the first of them still.
    pub times: u8,
    /// The option: 0, 1, or 2 for both; none chosen yet.
    pub option: Option<u8>,
    /// Two dice, the chosen one first; or two amounts of Blood.
    pub dice: [u8; 2],
    /// What the last roll came to.
    pub total: u8,
    /// Cards discarded, or other things counted.
    pub count: u8,
    /// A number for each seat: rolls, or cards received.
    pub each: PerSeat<u8>,
    /// Seats noted.
    pub noted: Seats,
    /// Whose Creature absorbed the last damage.
    pub blocked: Seats,
    /// The Tower was taken from a living opponent.
    pub robbed: bool,
    /// The target gave nothing.
    pub refused: bool,
    /// A Creature without target: only whether it stays counts.
    pub idle: bool,
    /// Tiers of dice that were dealt to no wizard, one bit each.
    pub spare: u8,
    /// Wild Magic that waits for the type it stands for.
    pub wild: Option<Card>,
    /// A type that was named.
    pub slot: Option<Slot>,
}

impl Run {
    /// A script about to begin.
    pub(super) fn new(script: Script, seat: Seat) -> Run {
        let part = if matches!(script, Script::Component(_)) { Part::Cost } else { Part::Text };
        Run {
            script,
            seat,
            part,
            step: 0,
            within: 0,
            paid: 0,
            target: None,
            aimed: false,
            past: Seats::NONE,
            todo: Seats::NONE,
            times: 0,
            option: None,
            dice: [0; 2],
            total: 0,
            count: 0,
            each: [0; 6],
            noted: Seats::NONE,
            blocked: Seats::NONE,
            robbed: false,
            refused: false,
            idle: false,
            spare: 0,
            wild: None,
            slot: None,
        }
    }

    /// The next step begins.
    pub(super) fn next_step(&mut self) {
        self.step += 1;
        self.within = 0;
    }

    /// Another part begins.
    pub(super) fn enter(&mut self, part: Part) {
        self.part = part;
        self.step = 0;
        self.within = 0;
    }
}

/// Damage dealt at one time, to one or to several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hit {
    /// Who deals it.
    pub by: Seat,
    /// How much to each; once suffered, how much life it cost.
    pub amounts: PerSeat<u8>,
    /// How many seats were served, counted from the left of who deals it.
    pub served: u8,
    /// Whether deaths are being served now.
    pub deaths: bool,
    /// Who may die of it.
    pub dying: Seats,
    /// Whose Creature absorbed it.
    pub blocked: Seats,
    /// Whether no wizard had died in the round before this damage.
    pub first: bool,
}

/// A wizard dying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Death {
    /// Who.
    pub seat: Seat,
    /// Who killed them; themselves, perhaps.
    pub by: Seat,
    /// How much life the last damage cost.
    pub lost: u8,
    /// Whether no wizard had died in the round when the damage was done.
    pub first: bool,
    /// How far it is.
    pub stage: DeathStage,
    /// Dead Wizard cards still to draw.
    pub draws: u8,
    /// Reactions that happened.
    pub reacted: Cards,
}

/// The order of a death.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DeathStage {
    /// A Reaction may prevent it.
    Saving,
    /// The killer gains Blood and the Tower.
    Credit,
    /// Other Reactions.
    Reacting,
    /// Cards are discarded.
    Clearing,
    /// Dead Wizard cards are drawn.
    Drawing,
}

/// A wizard's go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Go {
    /// Whose.
    pub seat: Seat,
    /// How far it is.
    pub stage: GoStage,
    /// Treasures that did what they do at the start of a go.
    pub started: Treasures,
    /// Whether the owner uses no treasure before the next component.
    pub passed: bool,
    /// The component resolved last.
    pub last: Option<Card>,
}

/// The order of a go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum GoStage {
    /// Treasures that act at the start.
    Start,
    /// The spell is turned over, and made complete.
    Reveal,
    /// Component after component, with treasures between them.
    Resolve,
    /// A Creature just resolved might be kept for Blood.
    Keep,
}

/// Something begun and not finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum StackFrame {
    /// A round begins: seats from this one still have to gain what is due.
    RoundStart(Seat),
    /// A turn begins: seats from this one still have to draw.
    TurnStart(Seat),
    /// Spells are cast: who is next?
    Order,
    /// A wizard's go.
    Go(Go),
    /// A script.
    Run(Run),
    /// Damage.
    Hit(Hit),
    /// A death.
    Death(Death),
    /// A turn ends: seats from this one still have to be served, and these
    /// treasures are done.
    TurnEnd(Seat, Treasures),
    /// A round ends.
    RoundEnd,
}

/// Which hand cards may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HandCards {
    /// Any.
    Any,
    /// Components, whatever their type.
    Components,
    /// Components of a type.
    Of(Slot),
    /// Cards of a glyph.
    Glyph(Glyph),
    /// Cards without that glyph; Wild Magic has none.
    Not(Glyph),
}

impl HandCards {
    /// Those of `hand` that may be chosen.
    pub fn among(self, hand: Cards) -> Cards {
        match self {
            HandCards::Any => hand,
            HandCards::Components => hand - Cards::WILD,
            HandCards::Of(slot) => hand & Cards::of_slot(slot),
            HandCards::Glyph(glyph) => hand & Cards::of_glyph(glyph),
            HandCards::Not(glyph) => hand - Cards::of_glyph(glyph),
        }
    }
}

/// What a hand card is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HandUse {
    /// It joins the chooser's spell.
    Add,
    /// It joins the spell of who asks.
    Lend,
    /// It goes to who asks.
    Give,
    /// It is discarded.
    Discard,
    /// It is slid under a treasure.
    Tuck,
}

/// Something that must be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Decision {
    /// Pay this much Blood, or not, for what the card says.
    Pay(u8),
    /// Pay up to this much Blood, or none.
    PayUpTo(u8),
    /// Who is the target?
    Target(Seats),
    /// Which opponent gets a die of the roll? Declining deals no more.
    DealDie {
        /// Who might.
        among: Seats,
        /// Whether it may be declined.
        enough: bool,
    },
    /// To whom is the spell turned?
    DeflectTo(Seats),
    /// Who dies next?
    Foretell(Seats),
    /// The first or the second option?
    Option,
    /// Swap left and right in this spell?
    SwapSides,
    /// Which type of component?
    Type,
    /// Which hand card?
    HandCard {
        /// Which may be chosen.
        which: HandCards,
        /// What for.
        why: HandUse,
        /// Whether none may be chosen.
        optional: bool,
    },
    /// Which die?
    Die,
    /// Throw dice again? A treasure rerolls all of them; choosing a die, for
    /// Blood, that one.
    Reroll {
        /// The treasure that rerolls all.
        all: Option<Treasure>,
        /// The treasure that rerolls one, and its price.
        one: Option<(Treasure, u8)>,
    },
    /// Which Creature absorbs the damage, if any?
    Block {
        /// Who deals it.
        by: Seat,
        /// How much.
        damage: u8,
    },
    /// Which component resolves next?
    Resolve(Cards),
    /// Which Reaction happens next?
    React(Cards),
    /// Which Creature in the spell suffers the damage?
    Substitute,
    /// Which Creature of the target dies?
    Kill(Seat),
    /// Which of one's own treasures is discarded or given?
    GiveUp,
    /// Which treasure of another is taken?
    Take(Seat),
    /// Use a treasure now?
    UseTreasure(Treasures),
    /// Pay this much Blood to keep the Creature?
    KeepCreature(u8, Card),
    /// Pay this much Blood to win the tie?
    WinTie(u8),
    /// Pay this much Blood to turn the spell to another?
    Deflect(u8),
}

/// What is being asked of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Who must decide.
    pub seat: Seat,
    /// What.
    pub decision: Decision,
}

/// What is noted for a whole spell.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Notes {
    /// Whether left and right are swapped, once asked.
    pub swapped: Option<bool>,
    /// Whether a player was asked to turn the spell away.
    pub deflect_asked: bool,
    /// From whom to whom the spell was turned.
    pub deflected: Option<(Seat, Seat)>,
    /// Dice more in power rolls.
    pub more_dice: u8,
}

/// The most things begun and not finished. Every wizard can die once inside
/// another's death (a death, its Reaction, and that one's damage: three each);
/// treasures gained on the way add a few.
const DEPTH: usize = 56;

/// Everything begun and not finished, the last begun on top.
pub(super) type Stack = ArrayVec<StackFrame, DEPTH>;

/// What is going on.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// What is being asked; none while spells are prepared, or when the match is
    /// over.
    pub ask: Option<Ask>,
    /// Everything begun and not finished.
    pub stack: Stack,
    /// What is noted for the spell being cast.
    pub notes: Notes,
    /// The dice of the last roll.
    pub dice: Dice,
    /// Whether the price of winning ties was refused in this turn.
    pub tie_refused: bool,
    /// Whether the Tower gave its Blood in the turn that is ending.
    pub tower_paid: bool,
    /// Who killed their last opponent in this round.
    pub champion: Option<Seat>,
}

impl Pending {
    /// The script being carried out, on top or under what it caused.
    pub fn running(&self) -> Option<&Run> {
        self.stack.iter().rev().find_map(|frame| match frame {
            StackFrame::Run(run) => Some(run),
            _ => None,
        })
    }
}
