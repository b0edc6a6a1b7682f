//! The state: what lies on the table for all to see, and what is hidden.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, Gambit, Ingredient};
use super::effect::Step;
use super::incantations::Incantation;
use super::pile::Pile;
use super::spells::Spell;
use crate::table::{Rng, Seat};

/// The most players at a table.
pub const MAX_PLAYERS: usize = 5;
/// The index of what everybody knows, among what each seat knows.
pub const PUBLIC: usize = MAX_PLAYERS;
/// Spell points that win.
pub const WINNING_POINTS: u8 = 10;
/// Cards dealt at the start, drawn when the hand is empty, and kept at most at
/// the end of a turn.
pub const HAND: u8 = 5;
/// Component cards in the box.
pub const COMPONENTS: usize = 89;
/// **Ruling**: after this many rounds dawn breaks and most points win, so that
/// every game ends.
pub const LAST_ROUND: u8 = 50;
/// **Ruling**: after this many rounds in which nobody played an ingredient or
/// claimed a spell, all gambits in play leave the game.
pub const STALLED_ROUNDS: u8 = 5;
/// The most spells in a book. Below 10 points it holds at most eight of today's
/// spells, and the next one wins.
const MAX_BOOK: usize = 12;
/// The most effects that can wait for each other.
const MAX_WAITING: usize = 8;
/// The most spells that a wizard looks at.
pub const MAX_LOOKED_AT: usize = 4;

/// A place in the pool, around the spell deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum PoolSlot {
    /// Above the deck.
    North,
    /// Right of the deck.
    East,
    /// Below the deck.
    South,
    /// Left of the deck.
    West,
}

impl PoolSlot {
    /// How many places there are.
    pub const COUNT: usize = 4;
    /// Every place, clockwise.
    pub const ALL: [PoolSlot; PoolSlot::COUNT] =
        [PoolSlot::North, PoolSlot::East, PoolSlot::South, PoolSlot::West];

    /// The place as an index into [`PublicState::pool`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A spell in the pool, with the ingredients beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PoolSpell {
    /// The spell.
    pub spell: Spell,
    /// Ingredients that stand for themselves, and Prismatic Flakes.
    pub laid: Cards,
    /// Other ingredients that stand for any rune, as some capability allows.
    pub wild: Cards,
}

impl PoolSpell {
    /// A spell without ingredients.
    pub const fn new(spell: Spell) -> PoolSpell {
        PoolSpell { spell, laid: Cards::NONE, wild: Cards::NONE }
    }

    /// How many ingredients it still lacks.
    #[inline]
    pub fn missing(&self) -> u8 {
        self.spell.card().size - self.ingredients().len()
    }

    /// Whether `ingredient` itself is still missing; a Flake fits anywhere. Laid
    /// cards never exceed the runes, so they can always be matched one to one.
    #[inline]
    pub fn lacks(&self, ingredient: Ingredient) -> bool {
        self.missing() > 0 && self.has_rune_for(ingredient)
    }

    /// Whether no ingredient lies for some rune that `ingredient` matches; a Flake matches any.
    #[inline]
    pub(super) fn has_rune_for(&self, ingredient: Ingredient) -> bool {
        let card = ingredient.card();
        ingredient == Ingredient::PrismaticFlake
            || self.laid.count(card) < self.spell.card().runes.count(card)
    }

    /// All ingredients beside it.
    #[inline]
    pub fn ingredients(&self) -> Cards {
        self.laid.plus(self.wild)
    }

    /// Lays an ingredient that its owner may play as any: what it stands for is left
    /// open, as with a Flake (**ruling**).
    pub(super) fn lay_wild(&mut self, ingredient: Ingredient) {
        self.wild.add(ingredient.card());
    }

    /// Lays an ingredient: as itself if it is missing, else as a wild one.
    pub(super) fn lay(&mut self, ingredient: Ingredient) {
        if self.lacks(ingredient) {
            self.laid.add(ingredient.card());
        } else {
            self.wild.add(ingredient.card());
        }
    }

    /// Takes an ingredient away, one that stands for another first.
    pub(super) fn lift(&mut self, ingredient: Ingredient) {
        let card = ingredient.card();
        if !self.wild.remove(card) {
            self.laid.remove(card);
        }
    }
}

/// Where a gambit in play lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum GambitPlace {
    /// On a pool spell: aura of protection.
    Pool(PoolSlot),
    /// On a wizard's spell book: negation.
    Book(Seat),
}

/// A gambit in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InPlay {
    /// Which.
    pub gambit: Gambit,
    /// Where it lies.
    pub place: GambitPlace,
    /// Whether it was played in the present turn.
    pub fresh: bool,
}

/// What lies in front of one wizard for all to see.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct PlayerState {
    /// The spell book; the last spell lies on top.
    pub book: Pile<Spell, MAX_BOOK>,
    /// How many cards the wizard holds.
    pub hand: u8,
    /// The starting gambit, face up, until it is played. It is not in the hand.
    pub gambit: Option<Gambit>,
    /// The wizard's gambit in play.
    pub in_play: Option<InPlay>,
    /// Whether the hand lies open.
    pub open: bool,
    /// Whether the wizard's capabilities are off until the end of their next
    /// turn.
    pub hushed: bool,
    /// Whether the wizard takes no incantation actions in their next turn.
    pub bound: bool,
}

impl PlayerState {
    /// Spell points in the book.
    pub fn points(&self) -> u8 {
        self.book.iter().map(|spell| spell.card().points).sum()
    }
}

/// Where a turn stands.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
pub enum Phase {
    /// Effects at the start of the turn.
    #[default]
    Start,
    /// An ingredient and an incantation action, in either order.
    Play,
    /// Effects at the end of the turn.
    End,
    /// Discarding down to the hand limit.
    Discard,
}

/// The present turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Where it stands.
    pub phase: Phase,
    /// Whether an ingredient was played.
    pub played: bool,
    /// Whether a spell was claimed.
    pub claimed: bool,
    /// Ingredients played that count against what a turn allows.
    pub ingredients: u8,
    /// Incantation actions taken that count against what a turn allows.
    pub incantations: u8,
    /// How many ingredients more incantations allow.
    pub more_ingredients: u8,
    /// How many incantation actions more incantations allow.
    pub more_incantations: u8,
    /// Whether the once-a-turn capability of the top spell was used.
    pub used: bool,
    /// Whether the whole hand, as it was, may be played.
    pub hand_freed: bool,
}

impl Turn {
    /// A turn that begins.
    pub(super) const fn new(seat: Seat) -> Turn {
        Turn {
            seat,
            phase: Phase::Start,
            played: false,
            claimed: false,
            ingredients: 0,
            incantations: 0,
            more_ingredients: 0,
            more_incantations: 0,
            used: false,
            hand_freed: false,
        }
    }
}

/// What an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EffectSource {
    /// A clause of a spell, by its index.
    Spell(Spell, u8),
    /// An incantation.
    Incantation(Incantation),
}

impl EffectSource {
    /// What is done, step by step.
    #[inline]
    pub fn steps(self) -> &'static [Step] {
        match self {
            EffectSource::Spell(spell, clause) => {
                spell.card().clauses.get(usize::from(clause)).map_or(&[], |clause| clause.steps())
            }
            EffectSource::Incantation(incantation) => incantation.steps(),
        }
    }
}

/// An effect that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effect {
    /// What it comes from.
    pub source: EffectSource,
    /// Whose it is.
    pub seat: Seat,
    /// The step that it has come to.
    pub step: u8,
    /// Whether that step has begun, and waits for an answer.
    pub begun: bool,
    /// The chosen opponent.
    pub target: Option<Seat>,
    /// Whom the present step is just dealing with, where it deals with several.
    pub subject: Seat,
    /// How many cards the subject must still discard.
    pub left: u8,
    /// How many cards were discarded by choice in this effect.
    pub discarded: u8,
}

impl Effect {
    /// An effect that begins.
    pub(super) const fn new(source: EffectSource, seat: Seat) -> Effect {
        Effect {
            source,
            seat,
            step: 0,
            begun: false,
            target: None,
            subject: seat,
            left: 0,
            discarded: 0,
        }
    }

    /// The step it has come to; none when it is done.
    #[inline]
    pub fn now(&self) -> Option<Step> {
        self.source.steps().get(usize::from(self.step)).copied()
    }
}

impl Default for Effect {
    fn default() -> Self {
        Effect::new(EffectSource::Incantation(Incantation::default()), Seat(0))
    }
}

/// What is asked of the acting seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Decision {
    /// What to do in the play phase.
    Play,
    /// What the present step of the topmost effect leaves open.
    Step,
    /// Which of several completed spells to claim first.
    Claim,
    /// What to discard down to the hand limit.
    Discard,
    /// Nothing: the game is over.
    Nothing,
}

/// The public part of the state: everything that lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PublicState {
    /// How many players there are.
    pub seats: u8,
    /// What lies in front of each; seats beyond [`PublicState::seats`] are empty.
    pub players: [PlayerState; MAX_PLAYERS],
    /// The spells around the deck.
    pub pool: [Option<PoolSpell>; PoolSlot::COUNT],
    /// How many spells are left in the spell deck.
    pub spells_left: u8,
    /// How many cards are left in the component deck.
    pub deck_left: u8,
    /// The discard.
    pub discard: Cards,
    /// Gambits that left the game.
    pub gone: Cards,
    /// Who had the first turn.
    pub first: Seat,
    /// The present round, from 1.
    pub round: u8,
    /// The present turn.
    pub turn: Turn,
    /// Turns in a row in which no ingredient was played and no spell claimed.
    pub idle: u8,
    /// Effects being carried out; the last one first.
    pub effects: Pile<Effect, MAX_WAITING>,
    /// Who must decide.
    pub acting: Seat,
    /// What they must decide.
    pub decision: Decision,
}

/// Everything that is hidden from at least one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// Each wizard's hand.
    pub hands: [Cards; MAX_PLAYERS],
    /// What each wizard (first index) surely knows of each other's hand; the row
    /// at [`PUBLIC`] is what everybody knows. Nothing of one's own hand.
    pub known: [[Cards; MAX_PLAYERS]; PUBLIC + 1],
    /// The component deck; the last card lies on top.
    pub deck: Pile<Card, COMPONENTS>,
    /// The spell deck; the last spell lies on top.
    pub spells: Pile<Spell, { Spell::COUNT }>,
    /// The cards that the active wizard may play over and above what a turn
    /// allows.
    pub free: Cards,
    /// The random generator; in no view.
    pub rng: Rng,
}

/// The whole state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub table: PublicState,
    /// What not everybody sees.
    pub hidden: Hidden,
}

/// The row of [`Hidden::known`] for a seat, or for [`Seat::CHANCE`].
#[inline]
pub(super) fn row(seat: Seat) -> usize {
    if seat == Seat::CHANCE { PUBLIC } else { seat.index() }
}

impl State {
    /// The hand of `seat`.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hidden.hands[seat.index()]
    }
}
