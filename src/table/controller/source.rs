//! Where the game of a table comes from: a session on this device, or the view that a host sends.

use conclave_rules::table::{Outcome, Seat, Seats, Viewer};

use super::{Env, GuestGame, Msg, TableController};
use crate::games::GameUi;
use crate::table::viewed_game::ViewedGame;

/// Whose game a table shows.
pub enum Whose<'a, G: GameUi> {
    /// This device's own: it can be undone, saved, shared, analysed, and played on from any moment.
    Own(&'a TableController<G>),
    /// That of another device: a guest follows it here.
    Guest(&'a GuestGame<G>),
}

/// Where the game of a table comes from. What is the same at any table, the controller does by
/// itself; what depends on whose game it is, it asks here.
pub trait Source<G: GameUi>: Sized + 'static {
    /// The game so far, as the reader may know it.
    type Game<'a>: ViewedGame<G>
    where
        Self: 'a;

    /// Whose game it is.
    fn whose(table: &TableController<G, Self>) -> Whose<'_, G>;

    /// The game so far, as the reader may know it.
    fn game(&self) -> Self::Game<'_>;

    /// The viewer of the table.
    fn viewer(&self) -> Viewer;

    /// Who must decide.
    fn to_act(&self) -> Seats;

    /// Whose doing an action of the game was, counted from 0.
    fn actor(&self, action: usize) -> Option<Seat>;

    /// What the person at `seat`, who can decide here, may do.
    fn legal(&self, seat: Seat) -> Vec<G::Action>;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The person who can decide next at this device.
    fn next_person(&self) -> Option<Seat>;

    /// Those of whom one must say that they hold the device before it shows their secrets.
    fn curtain(&self) -> Seats {
        Seats::NONE
    }

    /// How many seconds the table may still talk at the time `now`; none when it is not talking.
    fn talk_left(&self, now: u64) -> Option<u32>;

    /// Whether the game has gone on elsewhere, so that nothing may be done here.
    fn is_elsewhere(&self) -> bool {
        false
    }

    /// Whether the game was opened from a link that holds it.
    fn is_shared(&self) -> bool {
        false
    }

    /// Whether there are hints now.
    fn gives_hints(&self) -> bool {
        true
    }

    /// What the bots are asked for `seat`, at the moment that is looked back at or now: the view, and
    /// the seed of the search, drawn with `random` where the game has none.
    fn question(&self, seat: Seat, replay: Option<usize>, random: fn() -> u64) -> (Vec<u8>, u64);

    /// Takes a message that only this source knows. Returns whether something has changed.
    fn take(table: &mut TableController<G, Self>, msg: Msg<G>, env: &Env<'_, G>) -> bool;

    /// Does what a person here has decided.
    fn act(table: &mut TableController<G, Self>, actions: &[G::Action], env: &Env<'_, G>);

    /// Does everything that can be done now, as far as it is shown.
    fn advance(table: &mut TableController<G, Self>, env: &Env<'_, G>);

    /// Plays on from the moment after `ply` actions.
    fn branch(_table: &mut TableController<G, Self>, _ply: usize, _env: &Env<'_, G>) {}
}
