//! What happened, one thing at a time.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, Gambit, Ingredient};
use super::incantations::Incantation;
use super::pile::Pile;
use super::spells::Spell;
use super::state::{GambitPlace, MAX_LOOKED_AT, Phase, PoolSlot};
use crate::table::{Seat, Seats};

/// Why a gambit left its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LeaveReason {
    /// Its owner released it: it leaves the game.
    Released,
    /// Its owner released it, and a capability lets it come to the owner's hand.
    Returned,
    /// Another gambit destroyed it.
    Destroyed,
    /// An incantation removed it.
    Dispelled,
    /// **Ruling**: the game had stalled.
    Stalled,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// A wizard has ten points: the Grand Siege Magus.
    GrandSiegeMagus(Seat),
    /// **Ruling**: no spell is left anywhere; most points win.
    NoSpellLeft,
    /// **Ruling**: the last round is over; most points win.
    Dawn,
}

/// One thing that happened. What only some may know names those who do; for
/// others the secret part is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A starting gambit was dealt, face up.
    GambitDealt {
        /// To whom.
        seat: Seat,
        /// Which.
        gambit: Gambit,
    },
    /// This many gambits that were not dealt were shuffled into the component deck.
    GambitsShuffledIn(u8),
    /// Cards were drawn from the component deck.
    Drawn {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; none for those who do not see them.
        cards: Cards,
        /// Who sees them.
        seen: Seats,
    },
    /// The discard was shuffled and became the component deck.
    Reshuffled,
    /// A spell came from the deck to the pool.
    SpellRevealed {
        /// Where to.
        slot: PoolSlot,
        /// Which.
        spell: Spell,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// In which round, from 1.
        round: u8,
    },
    /// A turn came to its next phase.
    PhaseBegan(Phase),
    /// An ingredient was played.
    IngredientPlayed {
        /// By whom.
        seat: Seat,
        /// Which.
        ingredient: Ingredient,
        /// Beside which spell.
        on: PoolSlot,
        /// Whether it came over and above what a turn allows.
        free: bool,
    },
    /// An incantation was played; its effect follows.
    IncantationPlayed {
        /// By whom.
        seat: Seat,
        /// Which.
        incantation: Incantation,
        /// Whether it came over and above what a turn allows.
        free: bool,
    },
    /// An incantation has had its effect and was discarded.
    IncantationDone(Incantation),
    /// A capability was used, or worked by itself; its effect follows.
    CapabilityUsed {
        /// Whose.
        seat: Seat,
        /// Of which spell.
        spell: Spell,
        /// Which of its clauses.
        clause: u8,
    },
    /// A wizard left a capability unused.
    CapabilityDeclined {
        /// Who.
        seat: Seat,
        /// Of which spell.
        spell: Spell,
    },
    /// A wizard could not play an ingredient, and showed the hand to all.
    HandShown {
        /// Who.
        seat: Seat,
        /// The hand.
        cards: Cards,
    },
    /// A wizard's hand lies open from now on.
    HandOpened {
        /// Whose.
        seat: Seat,
        /// The hand.
        cards: Cards,
    },
    /// A wizard's hand is closed again.
    HandClosed(Seat),
    /// A gambit was put into play.
    GambitPlayed {
        /// By whom.
        seat: Seat,
        /// Which.
        gambit: Gambit,
        /// Whether it came from the hand.
        from_hand: bool,
        /// Where it lies now.
        place: GambitPlace,
        /// Whether it came over and above what a turn allows.
        free: bool,
    },
    /// A gambit was played to destroy another, and left the game with it.
    GambitSpent {
        /// By whom.
        seat: Seat,
        /// Which.
        gambit: Gambit,
        /// Whether it came from the hand.
        from_hand: bool,
        /// Whether it came over and above what a turn allows.
        free: bool,
    },
    /// A gambit in play left its place, and the game unless it returned.
    GambitLeft {
        /// Whose.
        seat: Seat,
        /// Which.
        gambit: Gambit,
        /// From where.
        place: GambitPlace,
        /// Why.
        why: LeaveReason,
    },
    /// A spell was claimed; its ingredients were discarded.
    SpellClaimed {
        /// By whom.
        seat: Seat,
        /// From where.
        slot: PoolSlot,
        /// Which.
        spell: Spell,
        /// The wizard's points now.
        points: u8,
    },
    /// A card was discarded from a hand.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether chance chose it.
        random: bool,
    },
    /// A card went from one hand to another.
    Passed {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Which; none for those who do not see it.
        card: Option<Card>,
        /// Who sees it.
        seen: Seats,
        /// Whether the giver chose it; else the taker or chance did.
        given: bool,
    },
    /// A wizard looked at another's hand.
    HandLookedAt {
        /// Who looked.
        by: Seat,
        /// At whose hand.
        of: Seat,
        /// The hand; none for those who do not see it.
        cards: Cards,
    },
    /// An ingredient was moved between pool spells.
    IngredientMoved {
        /// By whom.
        seat: Seat,
        /// Which.
        ingredient: Ingredient,
        /// From where.
        from: PoolSlot,
        /// To where.
        to: PoolSlot,
    },
    /// Two ingredients of two pool spells changed places.
    IngredientsSwapped {
        /// By whom.
        seat: Seat,
        /// The first spell.
        first: PoolSlot,
        /// The ingredient that left it for the second.
        one: Ingredient,
        /// The second spell.
        second: PoolSlot,
        /// The ingredient that left it for the first.
        other: Ingredient,
    },
    /// An ingredient of a pool spell came to a hand.
    IngredientTaken {
        /// Whose.
        seat: Seat,
        /// Which.
        ingredient: Ingredient,
        /// From where.
        from: PoolSlot,
    },
    /// An ingredient of a pool spell was discarded.
    IngredientRemoved {
        /// By whom.
        seat: Seat,
        /// Which.
        ingredient: Ingredient,
        /// From where.
        from: PoolSlot,
    },
    /// A card came from the discard to a hand.
    Recovered {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A wizard looked at spells of the deck.
    SpellsLookedAt {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, the top one first; none for those who do not see them.
        spells: Pile<Spell, MAX_LOOKED_AT>,
    },
    /// A pool spell was shuffled into the deck, its ingredients discarded; another
    /// takes its place.
    SpellReplaced {
        /// Where.
        slot: PoolSlot,
        /// Which left.
        old: Spell,
        /// Which came.
        new: Spell,
    },
    /// The spell deck was shuffled.
    SpellsShuffled,
    /// A wizard's spells have no capability until the end of their next turn.
    Hushed(Seat),
    /// A wizard takes no incantation actions in their next turn.
    Bound(Seat),
    /// The active wizard may play this many more ingredients this turn.
    MoreIngredients(u8),
    /// The active wizard may take this many more incantation actions this turn.
    MoreIncantations(u8),
    /// The active wizard may play the whole hand this turn.
    HandFreed(Seat),
    /// The hand was empty in its owner's turn: that ends the turn.
    HandEmptied(Seat),
    /// A turn ended, and with it what lasted until its end.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Turns in a row in which no ingredient was played and no spell claimed.
        idle: u8,
    },
    /// The end, and why.
    GameEnded(Ending),
}
