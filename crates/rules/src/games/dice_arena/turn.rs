//! Turns: how they begin and end, and who is out.

use super::action::Reason;
use super::event::Event;
use super::options::Tournament;
use super::start;
use super::state::{Decision, PublicState, State};
use crate::table::{Seat, Seats};

/// Begins the turn of `seat`. Expelliarmus: with nothing in the arena, all dice
/// must be thrown.
pub(super) fn begin(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    state.emit(Event::TurnBegan(seat), events);
    state.table.acting = seat;
    state.table.decision = Decision::Throw;
    if state.table.arena.dice().is_empty() {
        state.emit(Event::Disarmed(seat), events);
    }
}

/// Asks the active wizard whether to throw another die.
pub(super) fn ask_again(table: &mut PublicState) {
    table.decision = Decision::ThrowOrStop;
    table.acting = table.active;
}

/// The active wizard ends the turn.
pub(super) fn stop(state: &mut State, events: &mut Vec<Event>) -> Result<(), Reason> {
    match state.table.decision {
        Decision::ThrowOrStop => {}
        Decision::Throw => return Err(Reason::ThrowFirst),
        _ => return Err(Reason::NotAskedNow),
    }
    state.emit(Event::Stopped(state.table.active), events);
    end(state, events);
    Ok(())
}

/// Ends the turn: wizards without dice are out, and the next one's turn begins,
/// unless only one is left.
pub(super) fn end(state: &mut State, events: &mut Vec<Event>) {
    let State { table, reserves } = &*state;
    // At the end of most turns no reserve is empty: check that first, cheaply.
    let out = (0u8..).zip(reserves.iter()).filter(|&(_, &reserve)| reserve == 0);
    let out = out.fold(Seats::NONE, |seats, (seat, _)| seats.with(Seat(seat)));
    let empty = Seats(out.0 & table.living.0);
    if !empty.is_empty() {
        eliminate(state, empty, events);
    }
    let next = state.table.next_living(state.table.active);
    if state.table.living == Seats::one(next) {
        end_game(state, next, events);
    } else {
        begin(state, next, events);
    }
}

/// These wizards are out, each for as many points as wizards are still in after
/// that. **Ruling**: when nobody has dice left, the active wizard goes out first,
/// then the others in the direction of play, one after another, and the last of
/// them is not out but wins.
fn eliminate(state: &mut State, empty: Seats, events: &mut Vec<Event>) {
    let table = &state.table;
    let all = empty == table.living;
    let together = (table.living.len() - empty.len()) as u8;
    let active = empty.has(table.active).then_some(table.active);
    let others = table.others_in_turn(empty);
    for seat in active.into_iter().chain(others) {
        let living = state.table.living;
        if living.len() == 1 {
            return;
        }
        let points = if all { living.without(seat).len() as u8 } else { together };
        state.emit(Event::Eliminated { seat, points }, events);
    }
}

/// A game is won: the next one of the tournament begins, or all is over.
fn end_game(state: &mut State, winner: Seat, events: &mut Vec<Event>) {
    state.emit(Event::GameWon(winner), events);
    let table = &state.table;
    let winners = if table.options.tournament == Tournament::No || table.is_deciding() {
        Seats::one(winner)
    } else if table.game < table.seats {
        // The first player rotates.
        let first = table.first.clockwise(table.seats);
        start::begin_game(state, Seats::all(state.table.seats), first, events);
        return;
    } else {
        let best = fewest_points(table);
        if best.len() > 1 && table.options.tournament == Tournament::TiesPlayOn {
            // **Ruling**: the rotation goes on to the next of the tied.
            let mut first = table.first.clockwise(table.seats);
            while !best.has(first) {
                first = first.clockwise(table.seats);
            }
            start::begin_game(state, best, first, events);
            return;
        }
        best
    };
    state.emit(Event::Ended { winners }, events);
}

/// The seats with the fewest points.
fn fewest_points(table: &PublicState) -> Seats {
    let points = |seat: Seat| table.points[seat.index()];
    let seats = Seats::all(table.seats);
    let fewest = seats.iter().map(points).min();
    seats.iter().filter(|&seat| Some(points(seat)) == fewest).collect()
}
