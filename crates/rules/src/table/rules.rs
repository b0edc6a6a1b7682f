//! The contract of a game's rules.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Outcome, Rng, Seat, Seats, Seed};

/// What is agreed before a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup<Options> {
    /// How many seats the table has.
    pub seats: u8,
    /// The variants agreed on.
    pub options: Options,
}

/// A declaration that older records still replay to the same game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unchanged {
    /// The oldest version ([`Rules::VERSION`]) whose games are what they are now.
    pub since: u32,
    /// The version for which that was checked, written as a literal number: never
    /// [`Rules::VERSION`] itself, or raising it would no longer retire old records.
    pub checked_at: u32,
}

impl Unchanged {
    /// The oldest version whose records of this set-up can be played.
    pub fn oldest_playable<G: Rules>(setup: &Setup<G::Options>) -> u32 {
        match G::unchanged(setup) {
            Some(unchanged) if unchanged.checked_at == G::VERSION => unchanged.since,
            _ => G::VERSION,
        }
    }
}

/// Why a game cannot begin as asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SetupError {
    /// The game is for another number of players.
    Seats {
        /// How many were asked for.
        asked: u8,
        /// The fewest the game takes.
        least: u8,
        /// The most it takes.
        most: u8,
    },
    /// An option contradicts the rules; the text names it.
    Option(String),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats { asked, least, most } => {
                write!(f, "{asked} players asked for; this game takes {least} to {most}")
            }
            SetupError::Option(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for SetupError {}

/// Why an action was refused. The state is as it was before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Illegal<Reason> {
    /// The game is over.
    Over,
    /// It is not this seat's turn to decide anything.
    NotActing,
    /// A rule of the game forbids it.
    Rule(Reason),
}

impl<Reason: fmt::Display> fmt::Display for Illegal<Reason> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => f.write_str("the game is over"),
            Illegal::NotActing => f.write_str("it is not this seat's turn"),
            Illegal::Rule(reason) => reason.fmt(f),
        }
    }
}

impl<Reason: fmt::Display + Debug> std::error::Error for Illegal<Reason> {}

/// The viewer of a state, who decides what a view contains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// A player, who sees what is public and their own secrets.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Spectator,
}

/// The rules of one game, as functions of plain values.
///
/// What holds for every game, and is tested for every game:
///
/// 1. [`apply`](Rules::apply) accepts exactly what [`legal`](Rules::legal)
///    lists; a refused action leaves the state untouched and says why. The
///    chance player ([`Seat::CHANCE`]) may have too many actions to list: then
///    `legal` lists none of them, `apply` accepts exactly those that contradict
///    nothing, and [`sample_chance`](Rules::sample_chance) gives only such.
/// 2. The same set-up, seed and actions give the same states and events on
///    every machine.
/// 3. States survive a round trip through bytes at every step; every prefix of
///    a record is a legal save.
/// 4. Pieces are conserved, counters stay in range, games end.
/// 5. Two states that differ only in what a seat may not know give that seat
///    equal views, equal legal actions and equal redacted events, and
///    [`determinize`](Rules::determinize) gives a state with that same view.
/// 6. Illegal input of any kind is an error value, never a panic.
pub trait Rules: Sized + Copy + Debug + 'static {
    /// The game's name in links, files and the lab: lower case, hyphens.
    const ID: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Raised whenever the same record would replay to another game. That alone
    /// retires every older record.
    const VERSION: u32;
    /// Which older records replay to the same game all the same: a change that
    /// concerns some set-ups only leaves the records of others playable. None by
    /// default. What it says counts only while its [`Unchanged::checked_at`] is
    /// [`VERSION`](Rules::VERSION), so it must be checked anew for each version.
    fn unchanged(_setup: &Setup<Self::Options>) -> Option<Unchanged> {
        None
    }
    /// No game takes more actions than this: a bound for tests and searches.
    const MAX_ACTIONS: usize;

    /// Variants agreed on at set-up; the default is the book's game.
    type Options: Clone + PartialEq + Eq + Debug + Default + Serialize + DeserializeOwned;
    /// The full state of a game in progress, hidden parts included.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// One decision of one seat.
    type Action: Clone + PartialEq + Eq + Hash + Ord + Debug + Serialize + DeserializeOwned;
    /// One thing that happened, for logs, animation and announcements.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What one viewer may know: a type that cannot hold more. It is built up
    /// from nothing, never filtered down. Reading one from bytes checks its form, not
    /// whether it is consistent: bot workers, which do so, get views only from the page
    /// that started them.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Why a rule forbids an action.
    type Reason: Copy + PartialEq + Debug + fmt::Display;

    /// The state at the start of a game, and what happened while setting up.
    ///
    /// # Errors
    /// [`SetupError`] when the number of players or an option is not the game's.
    fn begin(
        setup: &Setup<Self::Options>,
        seed: Seed,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self::State, SetupError>;

    /// Who must decide now. Several at once choose secretly and simultaneously;
    /// [`Seat::CHANCE`] alone means that chance must act (see
    /// [`sample_chance`](Rules::sample_chance)); an empty set means that the game is over.
    fn to_act(state: &Self::State) -> Seats;

    /// Adds all that `seat` may do now to `out`: sorted, each action once, and
    /// nothing for a seat that is not to act, nor for the chance player.
    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Applies an action of `seat`, and adds the events that result from it to `events`,
    /// which is not cleared.
    ///
    /// # Errors
    /// [`Illegal`] when `legal` does not list the action, or the chance player cannot
    /// do it; the state and the events are then untouched.
    #[inline]
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Illegal<Self::Reason>> {
        let to_act = Self::to_act(state);
        if to_act.is_empty() {
            return Err(Illegal::Over);
        }
        if !to_act.has(seat) {
            return Err(Illegal::NotActing);
        }
        Self::act(state, seat, action, events).map_err(Illegal::Rule)
    }

    /// Applies an action of `seat`, which is to act: what a game says of
    /// [`apply`](Rules::apply), which calls it and is what everybody else calls.
    ///
    /// # Errors
    /// The rule that forbids the action; the state and the events are then untouched.
    fn act(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Reason>;

    /// What `viewer` may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` may know of an event; none when it is a secret altogether.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Applies an event to a view: what an animation shows between two states. Applying
    /// all (redacted) events of an action turns the view before it into the view after
    /// it, except for who must decide what; so events are complete.
    fn apply_event(view: &mut Self::View, event: &Self::Event);

    /// Whether the event revealed something that could not be known before: thrown dice,
    /// drawn cards, opened secrets. Undo never goes back past such an event.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether `seat` has secrets now, so that a device passed around the table
    /// needs a curtain. False in games where everything lies open.
    fn has_secrets(_state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Whether `seat` needs its secrets for what it must decide now. Where it does not, the
    /// question is put to it before everybody, without a curtain: then neither the question
    /// nor its answers ([`legal`](Rules::legal)) may say more than is public.
    fn decides_in_secret(state: &Self::State, seat: Seat) -> bool {
        Self::has_secrets(state, seat)
    }

    /// Determinization: a full state that `view` could be a view of, its chance and hidden
    /// parts drawn from `rng`. Bots search in such states.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self::State;

    /// How it ended, once [`to_act`](Rules::to_act) is empty.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// An action of the chance player ([`Seat::CHANCE`]) drawn from the game's own
    /// model of what it might do; asked only while that seat is to act. Bots, random
    /// games and pages without physics use it.
    ///
    /// Only Dice Arena has a chance player, for its throws come from physics outside
    /// the rules; games whose chance lies in the state leave this as it is. It stands
    /// here and not in a trait of Dice Arena's own because the callers
    /// (the search, the lab, the page's bot client, the tests) are generic over games.
    fn sample_chance(_state: &Self::State, _rng: &mut Rng) -> Option<Self::Action> {
        None
    }
}
