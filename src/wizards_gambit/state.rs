//! The state: what lies on the table for all to see, and what is hidden.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, Gambit, Ingredient};
use super::effect::{Clause, Rule, Step};
use super::incantations::Incantation;
use super::pile::Pile;
use super::spells::Spell;
use crate::table::{Rng, Seat, Seats};

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
pub enum Slot {
    /// Above the deck.
    North,
    /// Right of the deck.
    East,
    /// Below the deck.
    South,
    /// Left of the deck.
    West,
}

impl Slot {
    /// How many places there are.
    pub const COUNT: usize = 4;
    /// Every place, clockwise.
    pub const ALL: [Slot; Slot::COUNT] = [Slot::North, Slot::East, Slot::South, Slot::West];

    /// The place as an index into [`Table::pool`].
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
        self.spell.card().size - self.laid.len() - self.wild.len()
    }

    /// Whether `ingredient` itself is still missing; a Flake fits anywhere. Laid
    /// cards never exceed the runes, so they can always be matched one to one.
    #[inline]
    pub fn lacks(&self, ingredient: Ingredient) -> bool {
        let card = ingredient.card();
        self.missing() > 0
            && (ingredient == Ingredient::PrismaticFlake
                || self.laid.count(card) < self.spell.card().runes.count(card))
    }

    /// All ingredients beside it.
    #[inline]
    pub fn ingredients(&self) -> Cards {
        self.laid.plus(self.wild)
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
pub enum Place {
    /// On a pool spell: aura of protection.
    Pool(Slot),
    /// On a wizard's spell book: negation.
    Book(Seat),
}

/// A gambit in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InPlay {
    /// Which.
    pub gambit: Gambit,
    /// Where it lies.
    pub place: Place,
    /// Whether it was played in the present turn.
    pub fresh: bool,
}

/// What lies in front of one wizard for all to see.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Player {
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

impl Player {
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
pub enum Source {
    /// A clause of a spell, by its index.
    Spell(Spell, u8),
    /// An incantation.
    Incantation(Incantation),
}

impl Source {
    /// What is done, step by step.
    #[inline]
    pub fn steps(self) -> &'static [Step] {
        match self {
            Source::Spell(spell, clause) => {
                spell.card().clauses.get(usize::from(clause)).map_or(&[], |clause| clause.steps())
            }
            Source::Incantation(incantation) => incantation.steps(),
        }
    }
}

/// An effect that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effect {
    /// What it comes from.
    pub source: Source,
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
    pub(super) const fn new(source: Source, seat: Seat) -> Effect {
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
        Effect::new(Source::Incantation(Incantation::default()), Seat(0))
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

/// Everything that lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// How many players there are.
    pub seats: u8,
    /// What lies in front of each; seats beyond [`Table::seats`] are empty.
    pub players: [Player; MAX_PLAYERS],
    /// The spells around the deck.
    pub pool: [Option<PoolSpell>; Slot::COUNT],
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
    /// Turns in a row in which nobody played an ingredient or claimed.
    pub idle: u8,
    /// Effects being carried out; the last one first.
    pub effects: Pile<Effect, MAX_WAITING>,
    /// Who must decide.
    pub acting: Seat,
    /// What they must decide.
    pub decision: Decision,
}

/// Everything that is hidden from somebody.
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
    /// Where chance comes from. Nobody sees it.
    pub rng: Rng,
}

/// The whole state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
// `sound` reads and writes it, and checks what it read.
#[serde(remote = "Self")]
pub struct State {
    /// What everybody sees.
    pub table: Table,
    /// What not everybody sees.
    pub hidden: Hidden,
}

impl Table {
    /// All seats, from the first on.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Whether there is such a seat.
    #[inline]
    pub fn has_seat(&self, seat: Seat) -> bool {
        seat.0 < self.seats
    }

    /// The opponents of `seat`, clockwise.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.clockwise(self.seats).round(self.seats).take(usize::from(self.seats) - 1)
    }

    /// What lies in front of `seat`.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The spell at `slot`.
    #[inline]
    pub fn spell_at(&self, slot: Slot) -> Option<&PoolSpell> {
        self.pool[slot.index()].as_ref()
    }

    /// Whose gambit lies at `place`.
    #[inline]
    pub fn gambit_at(&self, place: Place) -> Option<Seat> {
        self.all_seats().find(|&seat| self.player(seat).in_play.is_some_and(|g| g.place == place))
    }

    /// The spell at `slot`, unless a gambit protects it: then it is out of play
    /// for every effect.
    #[inline]
    pub fn reachable(&self, slot: Slot) -> Option<&PoolSpell> {
        let spell = self.spell_at(slot)?;
        self.gambit_at(Place::Pool(slot)).is_none().then_some(spell)
    }

    /// The spell whose capability works for `seat`: the top one of the book,
    /// unless a gambit negates the book or the wizard is hushed.
    #[inline]
    pub fn awake(&self, seat: Seat) -> Option<Spell> {
        let player = self.player(seat);
        let top = player.book.last().copied()?;
        (!player.hushed && self.gambit_at(Place::Book(seat)).is_none()).then_some(top)
    }

    /// The clauses that work for `seat`, with their index.
    #[inline]
    pub fn clauses(&self, seat: Seat) -> impl Iterator<Item = (u8, Clause)> + use<> {
        let clauses: &'static [Clause] = self.awake(seat).map_or(&[], |spell| spell.card().clauses);
        (0u8..).zip(clauses.iter().copied())
    }

    /// The rules that hold for `seat`.
    #[inline]
    pub fn rules(&self, seat: Seat) -> impl Iterator<Item = Rule> + use<> {
        self.clauses(seat).filter_map(|(_, clause)| match clause {
            Clause::Always(rule) => Some(rule),
            _ => None,
        })
    }

    /// Whether `rule` holds for `seat`.
    #[inline]
    pub fn rule(&self, seat: Seat, rule: Rule) -> bool {
        self.rules(seat).any(|r| r == rule)
    }

    /// How many cards `seat` may keep at the end of a turn.
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        self.rules(seat)
            .find_map(|rule| match rule {
                Rule::HandLimit(limit) => Some(limit),
                _ => None,
            })
            .unwrap_or(HAND)
    }

    /// How many ingredients the active wizard may still play this turn.
    #[inline]
    pub fn ingredients_left(&self) -> u8 {
        let turn = &self.turn;
        let more: u8 = self
            .rules(turn.seat)
            .map(|rule| match rule {
                Rule::MoreIngredients(more) => more,
                _ => 0,
            })
            .sum();
        (1 + turn.more_ingredients + more).saturating_sub(turn.ingredients)
    }

    /// How many incantation actions the active wizard may still take this turn.
    #[inline]
    pub fn incantations_left(&self) -> u8 {
        let turn = &self.turn;
        let more: u8 = self
            .rules(turn.seat)
            .map(|rule| match rule {
                Rule::MoreIncantations(more) => more,
                _ => 0,
            })
            .sum();
        (1 + turn.more_incantations + more).saturating_sub(turn.incantations)
    }

    /// How many cards `seat` draws in the draw phase, if the book's rule says
    /// `base`.
    pub fn draws(&self, seat: Seat, base: u8) -> u8 {
        let own = self.rules(seat).map(|rule| match rule {
            Rule::DrawMore(more) => more,
            _ => 0,
        });
        let given =
            self.opponents(seat).flat_map(|other| self.rules(other)).map(|rule| match rule {
                Rule::OpponentsDrawMore(more) => more,
                _ => 0,
            });
        base + own.sum::<u8>() + given.sum::<u8>()
    }

    /// Whether `seat` may claim spells now: not with a gambit of its own in play.
    #[inline]
    pub fn may_claim(&self, seat: Seat) -> bool {
        self.player(seat).in_play.is_none() || self.rule(seat, Rule::ClaimsDespiteGambit)
    }

    /// Whether cards of `seat`'s opponents can reach its hand.
    #[inline]
    pub fn hand_in_reach(&self, seat: Seat) -> bool {
        self.player(seat).hand > 0 && !self.rule(seat, Rule::HandSafe)
    }

    /// Whether `ingredient` played by `seat` may stand for any rune.
    #[inline]
    pub fn wild(&self, seat: Seat, ingredient: Ingredient) -> bool {
        self.rule(seat, Rule::Wild(ingredient))
    }

    /// The effect being carried out.
    #[inline]
    pub fn effect(&self) -> Option<&Effect> {
        self.effects.last()
    }

    /// The step that [`Decision::Step`] asks about.
    #[inline]
    pub fn step(&self) -> Option<Step> {
        match self.decision {
            Decision::Step => self.effect().and_then(Effect::now),
            _ => None,
        }
    }

    /// Lays an ingredient beside the spell at `slot`.
    pub(super) fn lay(&mut self, slot: Slot, ingredient: Ingredient) {
        if let Some(spell) = &mut self.pool[slot.index()] {
            spell.lay(ingredient);
        }
    }

    /// Takes an ingredient away from the spell at `slot`.
    pub(super) fn lift(&mut self, slot: Slot, ingredient: Ingredient) {
        if let Some(spell) = &mut self.pool[slot.index()] {
            spell.lift(ingredient);
        }
    }

    /// Swaps two ingredients of two spells.
    pub(super) fn swap(
        &mut self,
        (first, one): (Slot, Ingredient),
        (second, other): (Slot, Ingredient),
    ) {
        self.lift(first, one);
        self.lift(second, other);
        self.lay(first, other);
        self.lay(second, one);
    }

    /// The cards of the box that are neither among `seen` nor open on the table;
    /// none when the box does not hold so many.
    pub(super) fn elsewhere_than(&self, seen: Cards) -> Option<Cards> {
        let mut rest = Cards::whole_box()
            .checked_minus(seen)?
            .checked_minus(self.discard)?
            .checked_minus(self.gone)?;
        for spell in self.pool.iter().flatten() {
            rest = rest.checked_minus(spell.laid)?.checked_minus(spell.wild)?;
        }
        for player in &self.players {
            for gambit in player.gambit.into_iter().chain(player.in_play.map(|g| g.gambit)) {
                rest.remove(gambit.card()).then_some(())?;
            }
        }
        for effect in self.effects.iter() {
            if let Source::Incantation(incantation) = effect.source {
                rest.remove(incantation.card()).then_some(())?;
            }
        }
        Some(rest)
    }

    /// Who sees the cards that `seat` draws.
    #[inline]
    pub(super) fn seers(&self, seat: Seat) -> Seats {
        if self.player(seat).open { self.everybody() } else { Seats::one(seat) }
    }

    /// All seats, and [`Seat::TABLE`] for whoever looks on.
    #[inline]
    pub fn everybody(&self) -> Seats {
        Seats::all(self.seats).with(Seat::TABLE)
    }
}

/// The row of [`Hidden::known`] for a seat, or for [`Seat::TABLE`].
#[inline]
pub(super) fn row(seat: Seat) -> usize {
    if seat == Seat::TABLE { PUBLIC } else { seat.index() }
}

impl State {
    /// The hand of `seat`.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hidden.hands[seat.index()]
    }
}
