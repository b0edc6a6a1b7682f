//! Claiming: the player of the last missing ingredient takes the spell.

use super::action::Reason;
use super::effect::Clause;
use super::event::{Ending, Event};
use super::state::{Decision, Phase, PoolSlot, PoolSpell, State, WINNING_POINTS};
use super::{resolve, turn};

/// What became of the completed spells.
pub(super) enum Claims {
    /// There was none.
    None,
    /// One was claimed.
    Claimed,
    /// There are several: the active wizard chooses.
    Choice,
    /// One was claimed, and the game is over.
    Over,
}

/// The completed spells of the pool, between which the active wizard chooses if there are several.
pub(super) fn completed(state: &State) -> impl Iterator<Item = PoolSlot> {
    let table = &state.table;
    let is_complete = |slot| table.spell_at(slot).is_some_and(|spell| spell.missing() == 0);
    PoolSlot::ALL
        .into_iter()
        .filter(move |&slot| is_complete(slot) && table.reachable(slot).is_some())
}

/// Lets the active wizard claim what is completed, one spell at a time.
pub(super) fn next(state: &mut State, events: &mut Vec<Event>) -> Claims {
    let table = &state.table;
    if table.turn.phase != Phase::Play || !table.may_claim(table.turn.seat) {
        return Claims::None;
    }
    let mut completed = completed(state);
    match (completed.next(), completed.next()) {
        (None, _) => Claims::None,
        (Some(_), Some(_)) => Claims::Choice,
        (Some(slot), None) => {
            drop(completed);
            claim(state, slot, events)
        }
    }
}

/// Claims the spell that the active wizard chose among several.
pub(super) fn choose(
    state: &mut State,
    slot: PoolSlot,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if state.table.decision != Decision::Claim {
        return Err(Reason::NotAskedNow);
    }
    if !completed(state).any(|complete| complete == slot) {
        return Err(Reason::NotComplete);
    }
    if !matches!(claim(state, slot, events), Claims::Over) {
        resolve::run(state, events);
    }
    Ok(())
}

/// The spell goes on top of the book, its ingredients to the discard; then win
/// check, refill, and the new capability, in this order.
fn claim(state: &mut State, slot: PoolSlot, events: &mut Vec<Event>) -> Claims {
    let seat = state.table.turn.seat;
    let Some(&PoolSpell { spell, .. }) = state.table.spell_at(slot) else { return Claims::None };
    let points = state.table.player(seat).points() + spell.card().points;
    state.emit(Event::SpellClaimed { seat, slot, spell, points }, events);
    if points >= WINNING_POINTS {
        turn::end_game(state, Ending::GrandSiegeMagus(seat), events);
        return Claims::Over;
    }
    state.reveal_spell(slot, events);
    if state.table.pool.iter().all(Option::is_none) {
        turn::end_game(state, Ending::NoSpellLeft, events);
        return Claims::Over;
    }
    state.open_and_close_hands(events);
    resolve::trigger_below(state, seat, |clause| matches!(clause, Clause::WhenClaimed(_)));
    for other in state.table.opponents(seat) {
        resolve::trigger_below(state, other, |clause| {
            matches!(clause, Clause::AfterOthersClaim(_))
        });
    }
    Claims::Claimed
}
