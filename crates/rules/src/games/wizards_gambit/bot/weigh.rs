//! How much each thing that can be done in the play phase weighs.

use super::super::action::{Action, GambitUse};
use super::super::cards::Ingredient;
use super::super::incantations::Incantation;
use super::super::spells::Spell;
use super::super::state::{GambitPlace, PoolSlot, PoolSpell, State};
use super::worth;
use crate::table::Seat;

/// How the play phase looks to the active wizard.
struct PlayOutlook<'a> {
    state: &'a State,
    seat: Seat,
    /// For each pool spell, what claiming it is worth; 0 where there is none.
    claims: [f32; PoolSlot::COUNT],
    /// Whether an ingredient can be played that completes a spell.
    completing: bool,
    /// What can be done.
    legal: &'a [Action],
}

/// Adds the weight of each legal action.
pub(super) fn weigh(state: &State, legal: &[Action], weights: &mut Vec<f32>) {
    let table = &state.table;
    let seat = table.turn.seat;
    let points = table.player(seat).points();
    let claims = PoolSlot::ALL
        .map(|slot| table.spell_at(slot).map_or(0.0, |there| worth::claim(there.spell, points)));
    let completing = legal.iter().any(|action| match *action {
        Action::PlayIngredient { on, .. } => missing(state, on) == 1,
        _ => false,
    });
    let outlook = PlayOutlook { state, seat, claims, completing, legal };
    weights.extend(legal.iter().map(|&action| outlook.action(action).max(1e-4)));
}

fn missing(state: &State, slot: PoolSlot) -> u8 {
    state.table.spell_at(slot).map_or(0, PoolSpell::missing)
}

/// How much an action weighs for a beginner: any spell that can be completed is, incantations
/// are played now and then, gambits hardly ever, and nobody thinks of the next wizard, who takes
/// what lacks one more.
pub(super) fn at_first_sight(state: &State, action: Action) -> f32 {
    match action {
        Action::PlayIngredient { on, .. } => match missing(state, on) {
            1 => 12.0,
            left => 2.0 / f32::from(left),
        },
        Action::PlayIncantation(_) => 0.4,
        Action::PlayGambit { .. } => 0.01,
        _ => 1.0,
    }
}

/// Whether a spell that lacks two lacks but one that the active wizard holds when `first` lies
/// there, and a gambit can keep it from others until then: it is claimed in the next turn.
pub(super) fn is_worth_protecting(
    state: &State,
    legal: &[Action],
    first: Ingredient,
    on: PoolSlot,
) -> bool {
    let protection = GambitUse::Protect(on);
    let protects = |action: &Action| match *action {
        Action::PlayGambit { as_, .. } => as_ == protection,
        _ => false,
    };
    missing(state, on) == 2 && legal.iter().any(protects) && holds_another(state, first, on)
}

/// Whether the active wizard's hand has an ingredient that a spell lacks after `first`.
fn holds_another(state: &State, first: Ingredient, on: PoolSlot) -> bool {
    let mut hand = state.hand(state.table.turn.seat);
    hand.remove(first.card());
    let Some(&(mut spell)) = state.table.spell_at(on) else { return false };
    spell.lay(first);
    hand.kinds().filter_map(|card| card.ingredient()).any(|i| spell.lacks(i))
}

impl PlayOutlook<'_> {
    fn action(&self, action: Action) -> f32 {
        let table = &self.state.table;
        match action {
            Action::PlayIngredient { ingredient, on } => self.ingredient(ingredient, on),
            Action::PlayIncantation(incantation) => self.incantation(incantation),
            Action::PlayGambit { as_, .. } => self.gambit(as_),
            Action::Release => {
                // Worth it if something could be claimed without the gambit.
                if self.could_claim() { 12.0 } else { 0.5 }
            }
            Action::UseCapability => self.capability(),
            // Mostly nothing better is left to do.
            Action::Draw => {
                if table.ingredients_left() > 0 && self.completing {
                    0.01
                } else {
                    1.5
                }
            }
            _ => 1.0,
        }
    }

    /// Whether the hand has what some pool spell lacks last, if the wizard's gambit were away.
    fn could_claim(&self) -> bool {
        let table = &self.state.table;
        let within_reach = |&slot: &PoolSlot| {
            table.gambit_at(GambitPlace::Pool(slot)).is_none_or(|of| of == self.seat)
        };
        PoolSlot::ALL.into_iter().filter(within_reach).any(|slot| self.has_the_last_of(slot))
    }

    /// Whether the hand has the one ingredient that a pool spell lacks.
    fn has_the_last_of(&self, slot: PoolSlot) -> bool {
        let hand = self.state.hand(self.seat);
        self.state.table.spell_at(slot).is_some_and(|spell| {
            spell.missing() == 1
                && hand.kinds().filter_map(|card| card.ingredient()).any(|i| spell.lacks(i))
        })
    }

    fn ingredient(&self, ingredient: Ingredient, on: PoolSlot) -> f32 {
        let state = self.state;
        let flake = ingredient == Ingredient::PrismaticFlake;
        let claim = self.claims[on.index()];
        match missing(state, on) {
            // A claim; a burden is sometimes better left to others.
            1 => {
                let worth = (claim * 1.2).clamp(0.5, 40.0);
                if flake { worth * 6.0 } else { worth * 7.0 }
            }
            left => {
                let more = state.table.ingredients_left() > 1;
                let mine = left == 2 && more && self.has_another(ingredient, on);
                let mut weight = match left {
                    _ if mine => 6.0 * claim.max(0.5),
                    2 if is_worth_protecting(state, self.legal, ingredient, on) => {
                        0.7 * claim.max(0.5)
                    }
                    // The next wizard would take it.
                    2 => 0.12 / claim.max(1.0),
                    3 => 0.8,
                    _ => 1.0,
                };
                if flake {
                    weight *= 0.12;
                }
                let hand = state.hand(self.seat);
                let copies = hand.count(ingredient.card());
                weight * (0.7 + 0.3 * f32::from(copies))
            }
        }
    }

    /// Whether the hand could complete the spell right after `first`.
    fn has_another(&self, first: Ingredient, on: PoolSlot) -> bool {
        self.state.table.may_claim(self.seat) && holds_another(self.state, first, on)
    }

    fn incantation(&self, incantation: Incantation) -> f32 {
        let state = self.state;
        let hand = state.table.player(self.seat).hand;
        let two_more = || {
            PoolSlot::ALL.into_iter().any(|slot| {
                let Some(&(mut spell)) = state.table.reachable(slot) else { return false };
                let mut have = state.hand(self.seat).ingredients();
                while spell.missing() > 0 {
                    let Some(next) =
                        have.kinds().filter_map(|c| c.ingredient()).find(|&i| spell.lacks(i))
                    else {
                        return false;
                    };
                    have.remove(next.card());
                    spell.lay(next);
                    if spell.ingredients().len()
                        > state.table.spell_at(slot).map_or(0, |s| s.ingredients().len()) + 2
                    {
                        return false;
                    }
                }
                true
            })
        };
        match incantation {
            Incantation::Prosperity => {
                if hand <= 4 {
                    6.0
                } else {
                    1.5
                }
            }
            Incantation::ColbachsBounty => {
                if state.table.turn.played {
                    2.0
                } else {
                    3.0
                }
            }
            Incantation::Quickening => {
                if two_more() && self.state.table.may_claim(self.seat) {
                    9.0
                } else {
                    0.5
                }
            }
            Incantation::Pilfering => 3.0,
            Incantation::Transposition => 1.0,
            Incantation::Dispelling => 1.5,
            Incantation::ThirdEye => 2.5,
            Incantation::FreshWind => 1.5,
            Incantation::TurnedPage => 0.8,
            Incantation::Remembrance => 3.0,
            Incantation::Hush => {
                if self.best_rival_capability() > 0.5 {
                    3.0
                } else {
                    2.0
                }
            }
            Incantation::LeadenTongue => 2.0,
        }
    }

    fn best_rival_capability(&self) -> f32 {
        let table = &self.state.table;
        table
            .opponents(self.seat)
            .filter_map(|other| table.awake(other))
            .map(worth::capability)
            .fold(0.0, f32::max)
    }

    fn gambit(&self, as_: GambitUse) -> f32 {
        let table = &self.state.table;
        match as_ {
            GambitUse::Negate(of) if of == self.seat => {
                // Useful only against a burden.
                let burden = table.awake(of).map_or(0.0, worth::capability);
                if burden < -0.5 { 0.05 } else { 0.002 }
            }
            GambitUse::Negate(of) => {
                let loss = table.awake(of).map_or(-1.0, worth::capability);
                0.03 * loss.max(0.05)
            }
            GambitUse::Protect(slot) => {
                // To claim the spell oneself in the next turn.
                if table.ingredients_left() == 0 && self.has_the_last_of(slot) {
                    return 2.0 * self.claims[slot.index()].max(0.5);
                }
                // To keep a rival who is near the end from a spell that wins.
                let Some(there) = table.spell_at(slot) else { return 0.0 };
                let next = self.seat.clockwise(table.seats);
                let threat = worth::claim(there.spell, table.player(next).points());
                if there.missing() == 1 && threat > 20.0 { 2.5 } else { 0.01 }
            }
            GambitUse::Destroy(of) => match table.player(of).in_play.map(|g| g.place) {
                Some(GambitPlace::Book(book)) if book == self.seat => {
                    let gain =
                        table.player(book).book.last().map_or(0.0, |&s| worth::capability(s));
                    if gain > 0.5 { 0.8 } else { 0.02 }
                }
                Some(GambitPlace::Pool(slot)) if missing(self.state, slot) == 1 => 0.8,
                _ => 0.02,
            },
        }
    }

    fn capability(&self) -> f32 {
        match self.state.table.awake(self.seat) {
            Some(Spell::LightFingers | Spell::Siphon | Spell::FreeSpirit) => 8.0,
            // Before the ingredient is played it may complete more.
            Some(Spell::UnseenHand | Spell::Gleaning) => 4.0,
            Some(Spell::Hourglass) => 2.5,
            Some(Spell::ScryingBowl) => 1.0,
            Some(Spell::Kindling) => 0.4,
            _ => 2.0,
        }
    }
}
