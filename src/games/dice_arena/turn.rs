//! Turns: how they begin and end, and who is out.

use super::action::Reason;
use super::event::Event;
use super::face::Faces;
use super::options::Tournament;
use super::start;
use super::state::{Decision, State, Table, Throw};
use crate::table::{Seat, Seats};

/// Begins the turn of `seat`. Expelliarmus: with nothing in the arena, all dice
/// must be thrown.
pub(super) fn begin(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    let table = &mut state.table;
    table.active = seat;
    table.acting = seat;
    table.decision = Decision::Throw;
    table.throw = Throw::Own;
    table.throwers = Seats::NONE;
    table.disarmed = table.arena.dice().is_empty();
    events.push(Event::TurnBegan(seat));
    if table.disarmed {
        events.push(Event::Disarmed(seat));
    }
}

/// Asks the active wizard whether to throw another die.
pub(super) fn ask_again(table: &mut Table) {
    table.decision = Decision::ThrowOrStop;
    table.acting = table.active;
    table.disarmed = false;
}

/// The active wizard ends the turn.
pub(super) fn stop(state: &mut State, events: &mut Vec<Event>) -> Result<(), Reason> {
    match state.table.decision {
        Decision::ThrowOrStop => {}
        Decision::Throw => return Err(Reason::ThrowFirst),
        _ => return Err(Reason::NotAskedNow),
    }
    events.push(Event::Stopped(state.table.active));
    end(state, events);
    Ok(())
}

/// Ends the turn: wizards without dice are out, and the next one's turn begins,
/// unless only one is left.
pub(super) fn end(state: &mut State, events: &mut Vec<Event>) {
    state.table.cast = Faces::NONE;
    state.table.throwers = Seats::NONE;
    state.table.arena.lifted = super::Dice::NONE;
    let State { table, reserves } = state;
    // Nobody runs out at the end of most turns: one look at each reserve.
    let out = (0u8..).zip(reserves.iter()).filter(|&(_, &reserve)| reserve == 0);
    let out = out.fold(Seats::NONE, |seats, (seat, _)| seats.with(Seat(seat)));
    let empty = Seats(out.0 & table.living.0);
    if !empty.is_empty() {
        eliminate(table, empty, events);
    }
    let next = table.next_living(table.active);
    if table.living == Seats::one(next) {
        end_game(state, next, events);
    } else {
        begin(state, next, events);
    }
}

/// These wizards are out, each for as many points as wizards are still in after
/// that. **Ruling**: when nobody has dice left, the active wizard goes out first,
/// then the others in the direction of play, one after another, and the last of
/// them is not out but wins.
fn eliminate(table: &mut Table, empty: Seats, events: &mut Vec<Event>) {
    let all = empty == table.living;
    let together = (table.living.len() - empty.len()) as u8;
    let active = empty.has(table.active).then_some(table.active);
    let others = table.others_in_turn(empty);
    for seat in active.into_iter().chain(others) {
        if table.living.len() == 1 {
            return;
        }
        table.living = table.living.without(seat);
        let points = if all { table.living.len() as u8 } else { together };
        if !table.is_deciding() {
            table.points[seat.index()] += points;
        }
        events.push(Event::Eliminated { seat, points });
    }
}

/// A game is won: the next one of the tournament begins, or all is over.
fn end_game(state: &mut State, winner: Seat, events: &mut Vec<Event>) {
    events.push(Event::GameWon(winner));
    let table = &mut state.table;
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
    table.winners = winners;
    table.decision = Decision::Nothing;
    events.push(Event::Ended { winners });
}

/// The seats with the fewest points.
fn fewest_points(table: &Table) -> Seats {
    let points = |seat: Seat| table.points[seat.index()];
    let seats = Seats::all(table.seats);
    let fewest = seats.iter().map(points).min();
    seats.iter().filter(|&seat| Some(points(seat)) == fewest).collect()
}
