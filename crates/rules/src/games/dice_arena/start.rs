//! Set-up: the start of each game.

use super::action::ThrowIntent;
use super::dice::{DICE, Die};
use super::event::Event;
use super::face::Faces;
use super::options::{First, MAX_PLAYERS, Options, PLAYERS};
use super::state::{Arena, Decision, Direction, PublicState, State, Throw};
use crate::table::{Rng, Seat, Seats, Setup, SetupError};

/// How many dice each wizard takes in a game of `players`.
pub const fn dice_each(players: u8) -> u8 {
    10 - if players < 2 {
        2
    } else if players > 5 {
        5
    } else {
        players
    }
}

/// The state at the start of the first game.
///
/// # Errors
/// [`SetupError`] for a number of players the game is not for, or a first seat
/// that the table lacks.
pub(super) fn begin(
    setup: &Setup<Options>,
    rng: &mut Rng,
    events: &mut Vec<Event>,
) -> Result<State, SetupError> {
    let (least, most) = PLAYERS.into_inner();
    if !PLAYERS.contains(&setup.seats) {
        return Err(SetupError::Seats { asked: setup.seats, least, most });
    }
    if !setup.options.guilds.are_valid(setup.seats) {
        return Err(SetupError::Option("two seats have the same guild".to_owned()));
    }
    let first = match setup.options.first {
        First::Drawn => Seat(rng.below(u32::from(setup.seats)) as u8),
        First::Chosen(seat) if seat.0 < setup.seats => seat,
        First::Chosen(seat) => {
            return Err(SetupError::Option(format!("there is no seat {} at the table", seat.0)));
        }
    };
    let table = PublicState {
        options: setup.options,
        seats: setup.seats,
        game: 0,
        players: Seats::NONE,
        living: Seats::NONE,
        first,
        direction: Direction::Clockwise,
        active: first,
        acting: Seat::CHANCE,
        decision: Decision::Chance,
        throw: Throw::Opening,
        disarmed: false,
        throwers: Seats::NONE,
        intents: [ThrowIntent::default(); MAX_PLAYERS],
        cast: Faces::NONE,
        arena: Arena::default(),
        aside: 0,
        lost: 0,
        points: [0; MAX_PLAYERS],
        winners: Seats::NONE,
    };
    let mut state = State { table, reserves: [0; MAX_PLAYERS] };
    begin_game(&mut state, Seats::all(setup.seats), first, events);
    Ok(state)
}

/// Begins a game: each player gets their dice, and one of the rest is thrown into
/// the arena.
pub(super) fn begin_game(state: &mut State, players: Seats, first: Seat, events: &mut Vec<Event>) {
    let dice = dice_each(players.len() as u8);
    let game = state.table.game + 1;
    state.emit(Event::GameBegan { game, players, first, dice }, events);
    state.table.throw = Throw::Opening;
    state.table.decision = Decision::Chance;
    state.table.acting = Seat::CHANCE;
    state.emit(Event::OpeningThrown(Die::default()), events);
}

/// Dice that are not dealt in a game of these `players`.
pub(super) fn dice_left_over(players: Seats, each: u8) -> u8 {
    DICE.saturating_sub(each * players.len() as u8)
}
