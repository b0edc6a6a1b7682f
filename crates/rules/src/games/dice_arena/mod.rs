//! Dice Arena: wizards throw dice into an arena, and equal symbols cast spells.
//!
//! | chapter of the rules | module |
//! |---|---|
//! | what can be agreed on | `options` |
//! | set-up | `start` |
//! | throwing, dice that leave the game | `throw` |
//! | groups and the five spells | `spells` |
//! | turns, Expelliarmus, elimination, tournament | `turn` |
//!
//! What lies on the table is in [`state`], what wizards do in [`Action`], what
//! happens in [`Event`].
//!
//! **The chance player.** The rules contain no physics. After a throw they wait for
//! [`Seat::CHANCE`], whose action, [`Action::Landed`], reports how the dice came to
//! rest: for each die in the arena or in the air its face or that it is out,
//! which dice of a tower still stand on it, and, where a person threw, the
//! measured gesture and where the dice lie. There are far too many possible results to
//! list, so `legal` lists none; `apply` accepts exactly those that are about the
//! right dice and contradict nothing (a die that stands on its tower, or was
//! lifted out of the way, cannot have turned), and `sample_chance` draws one of them
//! from the outcome model in [`model`].
//!
//! Points are the book's: a wizard who goes out gets as many as wizards are
//! still in, the winner none, and *fewer are better*.

mod action;
mod apply_event;
mod bot;
mod dice;
mod event;
mod face;
mod feats;
mod fitted;
pub mod flight;
pub mod model;
pub mod odds;
mod options;
pub mod physics;
pub mod pose;
mod spells;
mod start;
pub mod state;
mod throw;
mod turn;
mod validate;

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

pub use action::{Action, Aim, Force, Landed, MeasuredThrow, Reason, ThrowIntent};
pub use dice::{DICE, Dice, Die, NotDice, Rest, Showing};
pub use event::{Event, Loss};
pub use face::{Face, Faces};
pub use options::{First, Guilds, Options, Tournament};
use options::{MAX_PLAYERS, PLAYERS};
pub use pose::{Pose, Swing};
pub use start::dice_each;
use state::{Decision, PublicState, Throw};
pub use state::{State, View};

use crate::table::{Outcome, Rng, Rules, Seat, Seats, Seed, Setup, SetupError, Unchanged, Viewer};

/// The rules of Dice Arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiceArena;

impl Rules for DiceArena {
    const ID: &'static str = "dice-arena";
    const SEATS: RangeInclusive<u8> = PLAYERS;
    // 2: throwers of Lashlabask may lift dice off the rim, and a die may come to rest on top of
    // a tower.
    const VERSION: u32 = 2;
    // Version 2 allows more than version 1 did, and all else goes as it went.
    fn unchanged(_setup: &Setup<Options>) -> Option<Unchanged> {
        Some(Unchanged { since: 1, checked_at: 2 })
    }
    // No rule bounds a game: dice leave it only by chance, and a game ends as
    // soon as 25 have left. One throw in six loses a die at least, so that even
    // a tournament of six games comes nowhere near this.
    const MAX_ACTIONS: usize = 20_000;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    fn begin(
        setup: &Setup<Options>,
        seed: Seed,
        events: &mut Vec<Event>,
    ) -> Result<State, SetupError> {
        start::begin(setup, &mut Rng::new(seed), events)
    }

    #[inline]
    fn to_act(state: &State) -> Seats {
        match state.table.decision {
            Decision::Nothing => Seats::NONE,
            _ => Seats::one(state.table.acting),
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !Self::to_act(state).has(seat) {
            return;
        }
        let table = &state.table;
        match table.decision {
            Decision::Throw | Decision::ThrowOrStop => throw::legal(table, out),
            Decision::Take => spells::legal_takes(table, out),
            Decision::Stack => spells::legal_stacking(table, out),
            Decision::Chance | Decision::Nothing => {}
        }
    }

    fn act(
        state: &mut State,
        _: Seat,
        action: &Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Reason> {
        match action {
            Action::Lift => throw::lift(state, events),
            Action::Stop => turn::stop(state, events),
            Action::Throw(intent) => throw::throw(state, *intent, events),
            Action::Take(die) => spells::take_one(state, *die, events),
            Action::Stack(die) => spells::stack(state, *die, events),
            Action::Landed(landed) => throw::land(state, landed, events),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let table = state.table.clone();
        let mut view = View { viewer, table, reserves: [None; MAX_PLAYERS] };
        view.reserves = std::array::from_fn(|seat| {
            let seat = Seat(seat as u8);
            view.seen(seat, state.reserve(seat))
        });
        view
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        // Hidden reserves are hidden from those who do not remember: every die
        // is thrown and taken before all eyes.
        Some(event.clone())
    }

    fn apply_event(view: &mut View, event: &Event) {
        view.apply_event(event);
    }

    fn reveals(event: &Event) -> bool {
        // An elimination reveals that a reserve is empty, which may have been hidden.
        matches!(event, Event::GameBegan { .. } | Event::Landed(_) | Event::Eliminated { .. })
    }

    fn has_secrets(state: &State, _seat: Seat) -> bool {
        state.table.options.hidden_reserves
    }

    fn determinize(view: &View, rng: &mut Rng) -> State {
        let mut reserves = view.reserves.map(|known| known.unwrap_or(0));
        spread_hidden(view, &mut reserves, rng);
        State { table: view.table.clone(), reserves }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let table = &state.table;
        (table.decision == Decision::Nothing).then(|| Outcome {
            scores: table.points.iter().take(table.seats.into()).map(|&p| p.into()).collect(),
            winners: table.winners,
        })
    }

    fn sample_chance(state: &State, rng: &mut Rng) -> Option<Action> {
        model::sample_landing(state, rng).map(Action::Landed)
    }
}

/// Who must have a die in reserve now. Every player who is in has one at the start of a
/// turn; only throws take the last.
fn has_a_die(table: &PublicState) -> Seats {
    let mut seats = table.living;
    match table.decision {
        Decision::Nothing => return Seats::NONE,
        Decision::Throw | Decision::ThrowOrStop if table.throw == Throw::Own => return seats,
        _ => seats = seats.without(table.active),
    }
    for seat in table.throwers.iter() {
        seats = seats.without(seat);
    }
    if table.throw == Throw::Lashlabask && table.decision == Decision::Throw {
        let mut next = Some(table.acting);
        while let Some(seat) = next {
            seats = seats.with(seat);
            next = table.thrower_after(seat);
        }
    }
    seats
}

/// Deals the dice that must be in hidden reserves to their owners, at least one
/// to each: an empty reserve is not hidden.
fn spread_hidden(view: &View, reserves: &mut [u8; MAX_PLAYERS], rng: &mut Rng) {
    let table = &view.table;
    let hidden: ArrayVec<Seat, MAX_PLAYERS> = (0u8..)
        .map(Seat)
        .zip(&view.reserves)
        .filter(|(_, r)| r.is_none())
        .map(|(s, _)| s)
        .collect();
    let known: u8 = reserves.iter().sum();
    let elsewhere = known + table.arena.expected().len() + table.aside + table.lost;
    let mut left = DICE.saturating_sub(elsewhere);
    let mut deal = |seat: Seat| {
        if left > 0 {
            reserves[seat.index()] += 1;
            left -= 1;
        }
        left > 0
    };
    for &seat in &hidden {
        deal(seat);
    }
    while let Some(&seat) = rng.pick(&hidden)
        && deal(seat)
    {}
}
