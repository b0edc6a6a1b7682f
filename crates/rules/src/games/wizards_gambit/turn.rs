//! The course of a turn from its beginning to its end, and the end of the game.

use super::action::{Action, Reason};
use super::cards::Card;
use super::effect::Clause;
use super::event::{Ending, Event, LeaveReason};
use super::state::{Decision, HAND, LAST_ROUND, Phase, STALLED_ROUNDS, State};
use super::{gambit, resolve};
use crate::table::Seat;

/// Begins a turn. Effects at its start are under way when this returns.
pub(super) fn begin(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    let round = state.table.round + u8::from(seat == state.table.first);
    state.emit(Event::TurnBegan { seat, round }, events);
    resolve::trigger(state, seat, |clause| matches!(clause, Clause::AtStart(_)));
}

/// Goes on when no effect is under way. Returns true when a player must decide
/// or the game is over.
pub(super) fn proceed(state: &mut State, events: &mut Vec<Event>) -> bool {
    let seat = state.table.turn.seat;
    let hand = state.table.player(seat).hand;
    match state.table.turn.phase {
        Phase::Start => state.emit(Event::PhaseBegan(Phase::Play), events),
        // An empty hand ends the turn, even before an ingredient was played.
        // **Ruling**: it is looked at when all that was played has had its effect.
        Phase::Play if hand == 0 => {
            state.emit(Event::HandEmptied(seat), events);
            state.draw(seat, HAND, events);
            end(state, events);
        }
        Phase::Play => return ask(state, seat, Decision::Play),
        Phase::End => {
            if hand == 0 {
                state.draw(seat, HAND, events);
            }
            state.emit(Event::PhaseBegan(Phase::Discard), events);
        }
        Phase::Discard if hand > state.table.hand_limit(seat) => {
            return ask(state, seat, Decision::Discard);
        }
        Phase::Discard => return next_turn(state, events),
    }
    false
}

fn ask(state: &mut State, seat: Seat, decision: Decision) -> bool {
    state.table.acting = seat;
    state.table.decision = decision;
    true
}

/// The draw phase, `base` cards by the book's rule; it ends the turn.
pub(super) fn finish(state: &mut State, base: u8, events: &mut Vec<Event>) {
    let seat = state.table.turn.seat;
    let count = state.table.draws(seat, base);
    state.draw(seat, count, events);
    end(state, events);
    resolve::run(state, events);
}

/// The turn ends: effects of its end begin.
fn end(state: &mut State, events: &mut Vec<Event>) {
    state.emit(Event::PhaseBegan(Phase::End), events);
    let seat = state.table.turn.seat;
    resolve::trigger(state, seat, |clause| matches!(clause, Clause::AtEnd(_)));
}

/// Discarding down to the hand limit: the active wizard's choice.
pub(super) fn legal_discards(state: &State, out: &mut Vec<Action>) {
    out.extend(state.hand(state.table.turn.seat).kinds().map(Action::Card));
}

/// Discards a card above the hand limit.
pub(super) fn discard(
    state: &mut State,
    card: Card,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    let seat = state.table.turn.seat;
    if !state.hand(seat).has(card) {
        return Err(Reason::NoSuchCard);
    }
    state.discard(seat, card, false, events);
    resolve::run(state, events);
    Ok(())
}

/// Ends the turn for good and begins the next. Returns whether the game is over.
fn next_turn(state: &mut State, events: &mut Vec<Event>) -> bool {
    let table = &state.table;
    let seat = table.turn.seat;
    let idle = if table.turn.played || table.turn.claimed { 0 } else { table.idle + 1 };
    let stalled = idle >= STALLED_ROUNDS * table.seats;
    let idle = if stalled { 0 } else { idle };
    state.emit(Event::TurnEnded { seat, idle }, events);
    if stalled {
        for seat in state.table.all_seats() {
            gambit::leave(state, seat, LeaveReason::Stalled, events);
        }
    }
    state.open_and_close_hands(events);
    let next = seat.clockwise(state.table.seats);
    if next == state.table.first && state.table.round >= LAST_ROUND {
        end_game(state, Ending::Dawn, events);
        return true;
    }
    begin(state, next, events);
    false
}

/// Ends the game.
pub(super) fn end_game(state: &mut State, ending: Ending, events: &mut Vec<Event>) {
    state.emit(Event::GameEnded(ending), events);
}
