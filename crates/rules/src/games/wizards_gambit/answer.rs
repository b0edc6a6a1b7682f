//! Answers to what a step of an effect asks.

use super::action::{Action, Reason};
use super::cards::{Card, Ingredient};
use super::choices::{eligible, looked_at, swaps};
use super::effect::Step;
use super::event::{Event, LeaveReason};
use super::gambit;
use super::resolve::{advance, announce, run};
use super::spells::Spell;
use super::state::{Effect, EffectSource, PoolSlot, PoolSpell, PublicState, State};
use crate::table::Seat;

/// Answers what the present step asks, and goes on.
pub(super) fn answer(
    state: &mut State,
    action: Action,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    let table = &state.table;
    let (Some(&effect), Some(step)) = (table.effect(), table.step()) else {
        return Err(Reason::NotAskedNow);
    };
    let done = match (step, action) {
        (Step::May, Action::Accept) => {
            announce(state, effect, events);
            true
        }
        (Step::May, Action::Decline) => {
            state.table.effects.pop();
            if let EffectSource::Spell(spell, _) = effect.source {
                state.emit(Event::CapabilityDeclined { seat: effect.seat, spell }, events);
            }
            false
        }
        (Step::Target(having), Action::Opponent(other)) => {
            if !table.has_seat(other) || other == effect.seat || !eligible(table, other, having) {
                return Err(Reason::NotThatSeat);
            }
            if let Some(effect) = state.table.effects.top_mut() {
                effect.target = Some(other);
            }
            true
        }
        (Step::Discard(..) | Step::DiscardUpTo(_), Action::Card(card)) => {
            discard_one(state, card, events)?;
            false
        }
        (Step::DiscardUpTo(_), Action::Decline) => true,
        (Step::Give, Action::Card(card)) => {
            if !state.hand(effect.seat).has(card) {
                return Err(Reason::NoSuchCard);
            }
            if let Some(to) = effect.target {
                state.pass(effect.seat, to, card, true, events);
            }
            true
        }
        (Step::TakeIngredient, answer) => take_ingredient(state, effect, answer, events)?,
        (Step::Move, Action::Move { from, ingredient, to }) => {
            check_pick(table, from, ingredient)?;
            check_move(table, effect.seat, from, ingredient, to)?;
            let seat = effect.seat;
            state.emit(Event::IngredientMoved { seat, ingredient, from, to }, events);
            true
        }
        (Step::Swap, Action::Swap { first, one, second, other }) => {
            swap(state, effect.seat, (first, one), (second, other), events)?;
            true
        }
        (Step::TakeFromPool, Action::Pick { from, ingredient }) => {
            check_pick(table, from, ingredient)?;
            let seat = effect.seat;
            state.emit(Event::IngredientTaken { seat, ingredient, from }, events);
            true
        }
        (Step::RemoveFromPool, Action::Pick { from, ingredient }) => {
            check_pick(table, from, ingredient)?;
            let seat = effect.seat;
            state.emit(Event::IngredientRemoved { seat, ingredient, from }, events);
            true
        }
        (Step::RecoverCard | Step::RecoverIngredient, Action::Card(card)) => {
            if step == Step::RecoverIngredient && card.ingredient().is_none()
                || !table.discard.has(card)
            {
                return Err(Reason::NoSuchCard);
            }
            state.emit(Event::Recovered { seat: effect.seat, card }, events);
            true
        }
        (Step::Replace, Action::Slot(slot)) => {
            check_slot(table, slot)?;
            if let Some(new) = state.hidden.spells.pop() {
                replace(state, slot, new, events);
            }
            true
        }
        (Step::Scry(_), Action::Replace { slot, with }) => {
            check_slot(table, slot)?;
            if !looked_at(state).contains(&with) {
                return Err(Reason::NoSuchCard);
            }
            let spells = state.hidden.spells;
            state.hidden.spells = spells.iter().copied().filter(|&s| s != with).collect();
            replace(state, slot, with, events);
            true
        }
        (Step::Scry(_), Action::Decline) => {
            shuffle_spells(state, events);
            true
        }
        (Step::Dispel, Action::GambitOf(other)) => {
            if !table.has_seat(other) {
                return Err(Reason::NotThatSeat);
            }
            table.player(other).in_play.ok_or(Reason::NoGambitInPlay)?;
            gambit::leave(state, other, LeaveReason::Dispelled, events);
            true
        }
        (_, Action::Decline) => return Err(Reason::Compulsory),
        _ => return Err(Reason::NotAskedNow),
    };
    if done {
        advance(state);
    }
    run(state, events);
    Ok(())
}

/// Discards one card of the acting wizard's choice.
fn discard_one(state: &mut State, card: Card, events: &mut Vec<Event>) -> Result<(), Reason> {
    let seat = state.table.acting;
    if !state.hand(seat).has(card) {
        return Err(Reason::NoSuchCard);
    }
    state.discard(seat, card, false, events);
    if let Some(effect) = state.table.effects.top_mut() {
        effect.left = effect.left.saturating_sub(1);
        effect.discarded += 1;
    }
    Ok(())
}

/// Takes an ingredient from a hand that was looked at; there may be none.
fn take_ingredient(
    state: &mut State,
    effect: Effect,
    answer: Action,
    events: &mut Vec<Event>,
) -> Result<bool, Reason> {
    let Some(from) = effect.target else { return Err(Reason::NotAskedNow) };
    let there = state.hand(from).ingredients();
    match answer {
        Action::Decline if there.is_empty() => {}
        Action::Decline => return Err(Reason::Compulsory),
        Action::Card(card) if there.has(card) => {
            state.pass(from, effect.seat, card, false, events);
        }
        Action::Card(_) => return Err(Reason::NoSuchCard),
        _ => return Err(Reason::NotAskedNow),
    }
    Ok(true)
}

fn check_slot(table: &PublicState, slot: PoolSlot) -> Result<(), Reason> {
    table.spell_at(slot).ok_or(Reason::NoSpellThere)?;
    table.reachable(slot).ok_or(Reason::Protected)?;
    Ok(())
}

fn check_pick(table: &PublicState, from: PoolSlot, ingredient: Ingredient) -> Result<(), Reason> {
    check_slot(table, from)?;
    let there = table.reachable(from).is_some_and(|s| s.ingredients().has(ingredient.card()));
    if there { Ok(()) } else { Err(Reason::NoSuchCard) }
}

fn check_move(
    table: &PublicState,
    seat: Seat,
    from: PoolSlot,
    ingredient: Ingredient,
    to: PoolSlot,
) -> Result<(), Reason> {
    check_slot(table, to)?;
    let Some(spell) = table.spell_at(to) else { return Err(Reason::NoSpellThere) };
    if to == from || !spell.lacks(ingredient) {
        return Err(Reason::NotLacking);
    }
    if spell.missing() == 1 && !table.may_claim(seat) {
        return Err(Reason::GambitInPlay);
    }
    Ok(())
}

fn swap(
    state: &mut State,
    seat: Seat,
    (first, one): (PoolSlot, Ingredient),
    (second, other): (PoolSlot, Ingredient),
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    check_pick(&state.table, first, one)?;
    check_pick(&state.table, second, other)?;
    if !swaps(&state.table).any(|swap| swap == (first, one, second, other)) {
        return Err(Reason::NotLacking);
    }
    state.emit(Event::IngredientsSwapped { seat, first, one, second, other }, events);
    Ok(())
}

/// Puts `new` in the place of a pool spell, which is shuffled into the deck.
fn replace(state: &mut State, slot: PoolSlot, new: Spell, events: &mut Vec<Event>) {
    let Some(&PoolSpell { spell: old, .. }) = state.table.spell_at(slot) else { return };
    state.emit(Event::SpellReplaced { slot, old, new }, events);
    state.hidden.spells.push(old);
    shuffle_spells(state, events);
}

fn shuffle_spells(state: &mut State, events: &mut Vec<Event>) {
    // Put in order first: what comes out must not depend on an order that
    // a player saw.
    let spells = state.hidden.spells.as_mut_slice();
    spells.sort_unstable();
    state.hidden.rng.shuffle(spells);
    state.emit(Event::SpellsShuffled, events);
}
