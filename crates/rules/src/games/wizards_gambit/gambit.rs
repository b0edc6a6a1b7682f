//! Gambits: aura of protection, negation, destruction, and release.

use arrayvec::ArrayVec;

use super::action::{Action, GambitUse, Reason};
use super::cards::{ComponentFace, Gambit};
use super::effect::Rule;
use super::event::{Event, LeaveReason};
use super::play::check_incantation_action;
use super::resolve;
use super::state::{GambitPlace, InPlay, MAX_PLAYERS, PoolSlot, State};
use crate::table::Seat;

/// The gambit that would be played: the starting one, or the lowest of the hand.
fn chosen(state: &State, from_hand: bool) -> Option<Gambit> {
    let seat = state.table.turn.seat;
    if !from_hand {
        return state.table.player(seat).gambit;
    }
    state.hand(seat).gambits().kinds().next().and_then(|card| match card.face() {
        ComponentFace::Gambit(gambit) => Some(gambit),
        _ => None,
    })
}

pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    let may_play = |&from_hand: &bool| {
        chosen(state, from_hand).is_some_and(|gambit| {
            check_incantation_action(state, from_hand.then_some(gambit.card())).is_ok()
        })
    };
    let playable: ArrayVec<bool, 2> = [false, true].into_iter().filter(may_play).collect();
    // Both can be used for the same; mostly there is none to play.
    if !playable.is_empty() {
        let uses = uses(state);
        for from_hand in playable {
            out.extend(uses.iter().map(|&as_| Action::PlayGambit { from_hand, as_ }));
        }
    }
    if check_release(state).is_ok() {
        out.push(Action::Release);
    }
}

/// All that the active wizard may use a gambit for.
fn uses(state: &State) -> ArrayVec<GambitUse, { PoolSlot::COUNT + 2 * MAX_PLAYERS }> {
    let seats = || state.table.all_seats();
    let protect = PoolSlot::ALL.into_iter().map(GambitUse::Protect);
    let all = protect.chain(seats().map(GambitUse::Negate)).chain(seats().map(GambitUse::Destroy));
    all.filter(|&as_| check_use(state, as_).is_ok()).collect()
}

/// Whether the active wizard may use a gambit so.
fn check_use(state: &State, as_: GambitUse) -> Result<(), Reason> {
    let table = &state.table;
    let seat = table.turn.seat;
    let own_in_play = table.player(seat).in_play.is_some();
    match as_ {
        GambitUse::Protect(slot) => {
            if own_in_play {
                return Err(Reason::SecondGambit);
            }
            table.spell_at(slot).ok_or(Reason::NoSpellThere)?;
            table.reachable(slot).ok_or(Reason::OccupiedByGambit)?;
        }
        GambitUse::Negate(of) => {
            if own_in_play {
                return Err(Reason::SecondGambit);
            }
            if !table.has_seat(of) {
                return Err(Reason::NotThatSeat);
            }
            if table.player(of).book.is_empty() {
                return Err(Reason::EmptyBook);
            }
            if table.gambit_at(GambitPlace::Book(of)).is_some() {
                return Err(Reason::OccupiedByGambit);
            }
        }
        GambitUse::Destroy(of) => {
            if !table.has_seat(of) || of == seat {
                return Err(Reason::NotThatSeat);
            }
            if table.player(of).in_play.is_none() {
                return Err(Reason::NoGambitInPlay);
            }
        }
    }
    Ok(())
}

/// Plays a gambit, which is an incantation action but no incantation.
pub(super) fn play(
    state: &mut State,
    from_hand: bool,
    as_: GambitUse,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    let gambit = chosen(state, from_hand).ok_or(Reason::NoSuchCard)?;
    check_incantation_action(state, from_hand.then_some(gambit.card()))?;
    check_use(state, as_)?;
    let seat = state.table.turn.seat;
    let free = from_hand && state.hidden.free.has(gambit.card());
    let place = match as_ {
        GambitUse::Protect(slot) => GambitPlace::Pool(slot),
        GambitUse::Negate(of) => GambitPlace::Book(of),
        GambitUse::Destroy(of) => {
            state.emit(Event::GambitSpent { seat, gambit, from_hand, free }, events);
            leave(state, of, LeaveReason::Destroyed, events);
            resolve::run(state, events);
            return Ok(());
        }
    };
    state.emit(Event::GambitPlayed { seat, gambit, from_hand, place, free }, events);
    state.open_and_close_hands(events);
    resolve::run(state, events);
    Ok(())
}

/// Takes a wizard's gambit in play off its place.
pub(super) fn leave(state: &mut State, seat: Seat, why: LeaveReason, events: &mut Vec<Event>) {
    let Some(InPlay { gambit, place, .. }) = state.table.player(seat).in_play else { return };
    state.emit(Event::GambitLeft { seat, gambit, place, why }, events);
    state.open_and_close_hands(events);
}

/// Whether the active wizard may release its gambit: one on a pool spell only in
/// a later turn than it was played in.
fn check_release(state: &State) -> Result<(), Reason> {
    let table = &state.table;
    let seat = table.turn.seat;
    let in_play = table.player(seat).in_play.ok_or(Reason::NoGambitInPlay)?;
    if in_play.fresh && matches!(in_play.place, GambitPlace::Pool(_)) {
        return Err(Reason::JustPlayed);
    }
    if table.rule(seat, Rule::GambitsReturn) {
        return Ok(());
    }
    check_incantation_action(state, None)
}

/// Releases the active wizard's gambit in play.
pub(super) fn release(state: &mut State, events: &mut Vec<Event>) -> Result<(), Reason> {
    check_release(state)?;
    let seat = state.table.turn.seat;
    let returns = state.table.rule(seat, Rule::GambitsReturn);
    let why = if returns { LeaveReason::Returned } else { LeaveReason::Released };
    leave(state, seat, why, events);
    resolve::run(state, events);
    Ok(())
}
