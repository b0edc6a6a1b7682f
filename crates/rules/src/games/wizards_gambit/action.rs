//! What a player may do, and why the rules may refuse it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cards::{Card, Ingredient};
use super::incantations::Incantation;
use super::spells::Spell;
use super::state::PoolSlot;
use crate::table::Seat;

/// How a gambit is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum GambitUse {
    /// Aura of protection on a pool spell.
    Protect(PoolSlot),
    /// Negation on a wizard's spell book.
    Negate(Seat),
    /// Destruction of an opponent's gambit in play.
    Destroy(Seat),
}

/// One decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Play an ingredient beside a pool spell.
    PlayIngredient {
        /// Which.
        ingredient: Ingredient,
        /// Beside which spell.
        on: PoolSlot,
    },
    /// Play an incantation.
    PlayIncantation(Incantation),
    /// Play a gambit.
    PlayGambit {
        /// Whether it comes from the hand (the one with the lowest numeral: they
        /// are alike) or is the starting one.
        from_hand: bool,
        /// What for.
        as_: GambitUse,
    },
    /// Take your own gambit in play off.
    Release,
    /// Use the capability of your top spell that works once a turn.
    UseCapability,
    /// Show your hand because you cannot play an ingredient; ends the turn.
    ShowHand,
    /// Draw, which ends the turn.
    Draw,
    /// Do what you may do.
    Accept,
    /// Leave what you may leave, or discard no more.
    Decline,
    /// Choose an opponent.
    Opponent(Seat),
    /// Choose a card: to discard, to give, to take or to recover.
    Card(Card),
    /// Choose an ingredient beside a pool spell.
    Pick {
        /// Beside which spell.
        from: PoolSlot,
        /// Which.
        ingredient: Ingredient,
    },
    /// Move an ingredient.
    Move {
        /// From which spell.
        from: PoolSlot,
        /// Which.
        ingredient: Ingredient,
        /// To which spell.
        to: PoolSlot,
    },
    /// Swap two ingredients of two spells.
    Swap {
        /// The first spell, clockwise.
        first: PoolSlot,
        /// Its ingredient.
        one: Ingredient,
        /// The second spell.
        second: PoolSlot,
        /// Its ingredient.
        other: Ingredient,
    },
    /// Choose a pool spell.
    Slot(PoolSlot),
    /// Let a spell that you look at replace a pool spell.
    Replace {
        /// Which pool spell.
        slot: PoolSlot,
        /// By which spell.
        with: Spell,
    },
    /// Choose whose gambit in play to remove.
    GambitOf(Seat),
    /// Claim this completed spell first.
    Claim(PoolSlot),
}

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Something else is to be decided now.
    NotAskedNow,
    /// The player has no such card.
    NoSuchCard,
    /// There is no spell at that place.
    NoSpellThere,
    /// There is no such seat, or it cannot be chosen.
    NotThatSeat,
    /// A gambit protects that spell: it is out of play.
    Protected,
    /// The spell does not lack that ingredient.
    NotLacking,
    /// It would complete the spell, and a wizard with a gambit in play cannot
    /// claim.
    GambitInPlay,
    /// No more ingredients may be played this turn.
    NoIngredientLeft,
    /// No more incantation actions may be taken this turn.
    NoIncantationLeft,
    /// The player's capability forbids incantations.
    Silenced,
    /// It would do nothing.
    NothingToDo,
    /// The player has a gambit in play already.
    SecondGambit,
    /// There is a gambit there already.
    OccupiedByGambit,
    /// The book is empty.
    EmptyBook,
    /// That player has no gambit in play.
    NoGambitInPlay,
    /// The gambit was played this turn.
    JustPlayed,
    /// The capability was used this turn.
    UsedThisTurn,
    /// The top spell has no capability to use, or it is off.
    NoCapability,
    /// An ingredient can be played, so the hand is not shown.
    CanPlayIngredient,
    /// An ingredient must be played first.
    IngredientDue,
    /// It cannot be declined.
    Compulsory,
    /// That spell is not complete.
    NotComplete,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::NotAskedNow => "something else is to be decided now",
            Reason::NoSuchCard => "there is no such card",
            Reason::NoSpellThere => "there is no spell at that place",
            Reason::NotThatSeat => "that wizard cannot be chosen",
            Reason::Protected => "a gambit protects that spell",
            Reason::NotLacking => "the spell does not lack that ingredient",
            Reason::GambitInPlay => "it would claim a spell, which a gambit in play forbids",
            Reason::NoIngredientLeft => "no more ingredients may be played this turn",
            Reason::NoIncantationLeft => "no more incantation actions may be taken this turn",
            Reason::Silenced => "a capability forbids incantations",
            Reason::NothingToDo => "it would do nothing",
            Reason::SecondGambit => "only one gambit of a wizard may be in play",
            Reason::OccupiedByGambit => "there is a gambit already",
            Reason::EmptyBook => "the spell book is empty",
            Reason::NoGambitInPlay => "that wizard has no gambit in play",
            Reason::JustPlayed => "the gambit was played this turn",
            Reason::UsedThisTurn => "the capability was used this turn",
            Reason::NoCapability => "there is no capability to use",
            Reason::CanPlayIngredient => "an ingredient can be played",
            Reason::IngredientDue => "an ingredient must be played first",
            Reason::Compulsory => "it cannot be declined",
            Reason::NotComplete => "that spell is not complete",
        })
    }
}
