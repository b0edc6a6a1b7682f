//! Queries of the table: what lies where, which capabilities work, what they allow.

use super::cards::{Cards, Ingredient};
use super::effect::{Clause, Rule, Step};
use super::spells::Spell;
use super::state::{
    Decision, Effect, EffectSource, GambitPlace, HAND, PlayerState, PoolSlot, PoolSpell,
    PublicState,
};
use crate::table::{Seat, Seats};

impl PublicState {
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
    pub fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    #[inline]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut PlayerState {
        &mut self.players[seat.index()]
    }

    /// The spell at `slot`.
    #[inline]
    pub fn spell_at(&self, slot: PoolSlot) -> Option<&PoolSpell> {
        self.pool[slot.index()].as_ref()
    }

    /// Whose gambit lies at `place`.
    #[inline]
    pub fn gambit_at(&self, place: GambitPlace) -> Option<Seat> {
        let lies =
            |player: &PlayerState| player.in_play.is_some_and(|gambit| gambit.place == place);
        self.players.iter().position(lies).map(|at| Seat(at as u8))
    }

    /// The spell at `slot`, unless a gambit protects it: then it is out of play
    /// for every effect.
    #[inline]
    pub fn reachable(&self, slot: PoolSlot) -> Option<&PoolSpell> {
        let spell = self.spell_at(slot)?;
        self.gambit_at(GambitPlace::Pool(slot)).is_none().then_some(spell)
    }

    /// The spell whose capability works for `seat`: the top one of the book,
    /// unless a gambit negates the book or the wizard is hushed.
    #[inline]
    pub fn awake(&self, seat: Seat) -> Option<Spell> {
        let player = self.player(seat);
        let top = player.book.last().copied()?;
        (!player.hushed && self.gambit_at(GambitPlace::Book(seat)).is_none()).then_some(top)
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

    /// What the rules that hold for `seat` add, each as much as `by` says.
    #[inline]
    fn added(&self, seat: Seat, by: impl Fn(Rule) -> u8) -> u8 {
        self.rules(seat).map(by).sum()
    }

    /// How many ingredients the active wizard may still play this turn.
    #[inline]
    pub fn ingredients_left(&self) -> u8 {
        let turn = &self.turn;
        let more = self.added(turn.seat, |rule| match rule {
            Rule::MoreIngredients(more) => more,
            _ => 0,
        });
        (1 + turn.more_ingredients + more).saturating_sub(turn.ingredients)
    }

    /// How many incantation actions the active wizard may still take this turn.
    #[inline]
    pub fn incantations_left(&self) -> u8 {
        let turn = &self.turn;
        let more = self.added(turn.seat, |rule| match rule {
            Rule::MoreIncantations(more) => more,
            _ => 0,
        });
        (1 + turn.more_incantations + more).saturating_sub(turn.incantations)
    }

    /// How many cards `seat` draws in the draw phase, if the book's rule says
    /// `base`.
    pub fn draws(&self, seat: Seat, base: u8) -> u8 {
        let own = self.added(seat, |rule| match rule {
            Rule::DrawMore(more) => more,
            _ => 0,
        });
        let given = self.opponents(seat).map(|other| {
            self.added(other, |rule| match rule {
                Rule::OpponentsDrawMore(more) => more,
                _ => 0,
            })
        });
        base + own + given.sum::<u8>()
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
    pub(super) fn lay(&mut self, slot: PoolSlot, ingredient: Ingredient) {
        if let Some(spell) = &mut self.pool[slot.index()] {
            spell.lay(ingredient);
        }
    }

    /// Lays an ingredient that may stand for any beside the spell at `slot`.
    pub(super) fn lay_wild(&mut self, slot: PoolSlot, ingredient: Ingredient) {
        if let Some(spell) = &mut self.pool[slot.index()] {
            spell.lay_wild(ingredient);
        }
    }

    /// Takes an ingredient away from the spell at `slot`.
    pub(super) fn lift(&mut self, slot: PoolSlot, ingredient: Ingredient) {
        if let Some(spell) = &mut self.pool[slot.index()] {
            spell.lift(ingredient);
        }
    }

    /// Swaps two ingredients of two spells.
    pub(super) fn swap(
        &mut self,
        (first, one): (PoolSlot, Ingredient),
        (second, other): (PoolSlot, Ingredient),
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
            if let EffectSource::Incantation(incantation) = effect.source {
                rest.remove(incantation.card()).then_some(())?;
            }
        }
        Some(rest)
    }

    /// Who sees the cards that `seat` draws.
    #[inline]
    pub(super) fn seers(&self, seat: Seat) -> Seats {
        if self.player(seat).open { self.all_viewers() } else { Seats::one(seat) }
    }

    /// All seats, and [`Seat::CHANCE`] for spectators.
    #[inline]
    pub fn all_viewers(&self) -> Seats {
        Seats::all(self.seats).with(Seat::CHANCE)
    }
}
