//! What there is to choose from when a step of an effect asks.

use super::action::Action;
use super::cards::{Card, Cards, Ingredient};
use super::effect::{Affected, Having, Step};
use super::pile::Pile;
use super::spells::Spell;
use super::state::{MAX_LOOKED_AT, PoolSlot, PoolSpell, PublicState, State};
use crate::table::Seat;

/// Whether one of the steps of an incantation could do something now, so that it may be
/// played (**ruling**); the others are skipped. `cards` are left in the hand of `seat`.
/// Only what everybody may know counts.
pub(super) fn can_act(state: &State, seat: Seat, steps: &[Step], cards: u8) -> bool {
    let table = &state.table;
    let draws = || table.deck_left > 0 || !table.discard.is_empty();
    let reach = |other| table.hand_in_reach(other);
    // Whom `Step::Target` lets choose.
    let mut having = None;
    steps.iter().any(|&step| {
        let target = |also: &dyn Fn(Seat) -> bool| {
            let eligible = |other| having.is_some_and(|having| eligible(table, other, having));
            table.opponents(seat).any(|other| eligible(other) && also(other))
        };
        match step {
            Step::May | Step::DrawAsMany(0) => false,
            // Choosing an opponent has no effect by itself.
            Step::Target(wanted) => {
                having = Some(wanted);
                false
            }
            Step::Draw(Affected::Target, _) => draws() && target(&|_| true),
            Step::Draw(..) | Step::DrawAsMany(1..) => draws(),
            Step::Look(who) | Step::Discard(who, _) | Step::DiscardRandom(who, _) => match who {
                Affected::You => cards > 0,
                Affected::Target => target(&reach),
                Affected::EachOpponent => table.opponents(seat).any(reach),
            },
            Step::TakeRandom | Step::TakeIngredient => target(&reach),
            Step::Hush | Step::Bind => target(&|_| true),
            Step::Give => cards > 0 && target(&|_| true),
            // With an empty hand the turn ends: there is nothing left that leave to play frees.
            Step::DiscardUpTo(_)
            | Step::PlayHand
            | Step::MoreIngredients(_)
            | Step::MoreIncantations(_) => cards > 0,
            choice => has_choice(state, seat, choice, cards),
        }
    })
}

/// Whether every choice that these steps of a capability ask for has something to
/// choose from; `cards` are those in the hand of `seat`. Only what everybody may know
/// counts, so that what is asked never gives a hand away.
pub(super) fn can_begin(state: &State, seat: Seat, steps: &[Step], cards: u8) -> bool {
    steps.iter().all(|&step| has_choice(state, seat, step, cards))
}

/// Whether there is something to choose from, if this step asks for a choice.
fn has_choice(state: &State, seat: Seat, step: Step, cards: u8) -> bool {
    let table = &state.table;
    match step {
        Step::Target(having) => table.opponents(seat).any(|other| eligible(table, other, having)),
        Step::Give | Step::Discard(Affected::You, _) => cards > 0,
        Step::Move => moves(table, seat).next().is_some(),
        Step::Swap => swaps(table).next().is_some(),
        Step::TakeFromPool | Step::RemoveFromPool => picks(table).next().is_some(),
        Step::RecoverCard => !table.discard.is_empty(),
        Step::RecoverIngredient => !table.discard.ingredients().is_empty(),
        Step::Replace | Step::Scry(_) => {
            table.spells_left > 0 && reachable_slots(table).next().is_some()
        }
        Step::Dispel => table.all_seats().any(|other| table.player(other).in_play.is_some()),
        _ => true,
    }
}

/// Whether an opponent can be chosen.
pub(super) fn eligible(table: &PublicState, seat: Seat, having: Having) -> bool {
    match having {
        Having::Anything => true,
        Having::Cards => table.hand_in_reach(seat),
        Having::Capability => table.awake(seat).is_some(),
    }
}

pub(super) fn reachable_slots(table: &PublicState) -> impl Iterator<Item = PoolSlot> {
    PoolSlot::ALL.into_iter().filter(|&slot| table.reachable(slot).is_some())
}

/// Every ingredient beside a spell in play.
pub(super) fn picks(table: &PublicState) -> impl Iterator<Item = (PoolSlot, Ingredient)> {
    PoolSlot::ALL.into_iter().flat_map(|from| {
        let laid = table.reachable(from).map_or(Cards::NONE, PoolSpell::ingredients);
        laid.kinds().filter_map(Card::ingredient).map(move |ingredient| (from, ingredient))
    })
}

/// Every way to move an ingredient to a spell that lacks it; never so that it
/// would claim for a wizard who may not.
pub(super) fn moves(
    table: &PublicState,
    seat: Seat,
) -> impl Iterator<Item = (PoolSlot, Ingredient, PoolSlot)> {
    let claims = table.may_claim(seat);
    picks(table).flat_map(move |(from, ingredient)| {
        reachable_slots(table)
            .filter(move |&to| {
                to != from
                    && table
                        .spell_at(to)
                        .is_some_and(|s| s.lacks(ingredient) && (claims || s.missing() > 1))
            })
            .map(move |to| (from, ingredient, to))
    })
}

/// Every way to swap two ingredients, each then standing where it is lacked.
pub(super) fn swaps(
    table: &PublicState,
) -> impl Iterator<Item = (PoolSlot, Ingredient, PoolSlot, Ingredient)> {
    picks(table).flat_map(move |(first, one)| {
        picks(table)
            .filter(move |&(second, other)| {
                let fits_without = |slot, gone, come| {
                    table.spell_at(slot).is_some_and(|&(mut spell)| {
                        spell.lift(gone);
                        spell.lacks(come)
                    })
                };
                second > first
                    && one != other
                    && fits_without(first, one, other)
                    && fits_without(second, other, one)
            })
            .map(move |(second, other)| (first, one, second, other))
    })
}

/// The spells that [`Step::Scry`] shows, the top one first.
pub(super) fn looked_at(state: &State) -> Pile<Spell, MAX_LOOKED_AT> {
    match state.table.step() {
        Some(Step::Scry(count)) => top_spells(state, count),
        _ => Pile::new(),
    }
}

pub(super) fn top_spells(state: &State, count: u8) -> Pile<Spell, MAX_LOOKED_AT> {
    state.hidden.spells.iter().rev().take(usize::from(count)).copied().collect()
}

/// All answers to the present step.
pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    let table = &state.table;
    let (Some(effect), Some(step)) = (table.effect(), table.step()) else { return };
    let hand = state.hand(table.acting);
    match step {
        Step::May => out.extend([Action::Accept, Action::Decline]),
        Step::Target(having) => out.extend(
            table
                .all_seats()
                .filter(|&other| other != effect.seat && eligible(table, other, having))
                .map(Action::Opponent),
        ),
        Step::Discard(..) | Step::Give => out.extend(hand.kinds().map(Action::Card)),
        Step::DiscardUpTo(_) => {
            out.push(Action::Decline);
            out.extend(hand.kinds().map(Action::Card));
        }
        Step::TakeIngredient => {
            let there = effect.target.map_or(Cards::NONE, |from| state.hand(from)).ingredients();
            if there.is_empty() {
                out.push(Action::Decline);
            }
            out.extend(there.kinds().map(Action::Card));
        }
        Step::Move => {
            out.extend(moves(table, effect.seat).map(|(from, ingredient, to)| Action::Move {
                from,
                ingredient,
                to,
            }))
        }
        Step::Swap => out.extend(swaps(table).map(|(first, one, second, other)| Action::Swap {
            first,
            one,
            second,
            other,
        })),
        Step::TakeFromPool | Step::RemoveFromPool => {
            out.extend(picks(table).map(|(from, ingredient)| Action::Pick { from, ingredient }))
        }
        Step::RecoverCard => out.extend(table.discard.kinds().map(Action::Card)),
        Step::RecoverIngredient => {
            out.extend(table.discard.ingredients().kinds().map(Action::Card));
        }
        Step::Replace => out.extend(reachable_slots(table).map(Action::Slot)),
        Step::Scry(_) => {
            out.push(Action::Decline);
            let mut spells = looked_at(state);
            spells.as_mut_slice().sort_unstable();
            for slot in reachable_slots(table) {
                out.extend(spells.iter().map(|&with| Action::Replace { slot, with }));
            }
        }
        Step::Dispel => out.extend(
            table
                .all_seats()
                .filter(|&other| table.player(other).in_play.is_some())
                .map(Action::GambitOf),
        ),
        // These ask nothing.
        Step::Draw(..)
        | Step::DrawAsMany(_)
        | Step::DiscardRandom(..)
        | Step::TakeRandom
        | Step::Look(_)
        | Step::Hush
        | Step::Bind
        | Step::MoreIngredients(_)
        | Step::MoreIncantations(_)
        | Step::PlayHand => {}
    }
}
