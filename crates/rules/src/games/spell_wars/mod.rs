//! Spell Wars: wizards throw spells of three cards at each other until one is
//! left, and come back for more.
//!
//! | subject | module |
//! |---|---|
//! | what is printed on the cards | [`cards`] |
//! | the language of cards, and its interpreter | [`effect`], `run`, `verbs` |
//! | a round and its turns, from the draw to the last survivor | `round` |
//! | who casts next | `order` |
//! | casting a spell | `go` |
//! | dice, and throwing them again | `dice`, `roll` |
//! | damage and blocking it | `hit` |
//! | dying | `death` |
//! | everything that can be asked | [`pending`], `choices` |
//! | what lies open, and what moves it | [`public_state`], [`Event`], `apply_event` |
//! | who may know what | [`state`], `view` |
//! | what holds of every state | `validate` |
//! | what bots know | `bot` |
//!
//! The effects of cards are data, and one interpreter executes them. Everything begun and
//! not finished is on a stack that is part of the state.

mod action;
mod apply_event;
mod bot;
pub mod cards;
mod choices;
mod death;
mod dice;
pub mod effect;
mod engine;
mod event;
mod feats;
mod go;
mod hit;
mod order;
pub mod pending;
pub mod public_state;
mod roll;
mod round;
mod run;
pub mod state;
mod targets;
mod validate;
mod verbs;
mod view;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

pub use action::{Action, Reason};
use cards::{Cards, DeadPile, Treasures, Wizard};
pub use dice::{Dice, MAX_DICE};
pub use event::{BloodFor, Event, RollFor};
use pending::{Ask, Decision};
use public_state::{Phase, PlayerState, PublicState};
pub use state::{State, View};

use crate::table::{Outcome, Rng, Rules, Seat, Seats, Seed, Setup, SetupError, Viewer};

/// How many can play.
const PLAYERS: RangeInclusive<u8> = 2..=6;

/// The rules of Spell Wars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpellWars;

/// The variants agreed on at set-up. The default is the book's match.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// **Variant**: the quick match: three rounds, points for killing opponents
    /// and for surviving, no tokens.
    pub quick: bool,
    /// The wizard of each seat; when none is given, wizards are dealt at random.
    pub wizards: Option<Vec<Wizard>>,
}

impl Rules for SpellWars {
    const ID: &'static str = "spell-wars";
    const SEATS: RangeInclusive<u8> = PLAYERS;
    // 2: no treasure at the end of a turn for a last survivor, Pay X without bound, and
    // questions about hands that tell others nothing.
    const VERSION: u32 = 2;
    // Nothing in the rules makes wizards hurt each other, so that this is a bound
    // for tests and searches; random matches take a few hundred actions.
    const MAX_ACTIONS: usize = 100_000;

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
        let (least, most) = PLAYERS.into_inner();
        if !PLAYERS.contains(&setup.seats) {
            return Err(SetupError::Seats { asked: setup.seats, least, most });
        }
        let mut rng = Rng::new(seed);
        let wizards = wizards(setup, &mut rng)?;
        let mut state = State {
            table: PublicState {
                quick: setup.options.quick,
                players: wizards.into_iter().map(PlayerState::new).collect(),
                round: 0,
                turn: 0,
                phase: Phase::Preparing,
                tower: None,
                deck: Cards::ALL.len(),
                discard: Cards::NONE,
                treasure_deck: Treasures::ALL,
                treasure_discard: Treasures::NONE,
                dead_deck: DeadPile::all(),
                dead_discard: DeadPile::NONE,
                used: Treasures::NONE,
                tucked: None,
                prophecy: None,
                bounty: None,
                ready: Seats::NONE,
                gone: Seats::NONE,
                acted: Seats::NONE,
                first_actor: None,
                last_actor: None,
                active: None,
                first_dead: Seats::NONE,
            },
            pending: Default::default(),
            hands: Default::default(),
            placed: Default::default(),
            deck: Cards::ALL,
            rng,
        };
        engine::begin(&mut state, events);
        Ok(state)
    }

    #[inline]
    fn to_act(state: &State) -> Seats {
        state.to_act()
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        choices::legal(state, seat, out);
    }

    fn act(
        state: &mut State,
        seat: Seat,
        action: &Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Reason> {
        choices::allow(state, seat, *action)?;
        engine::act(state, seat, *action, events);
        Ok(())
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }

    fn apply_event(view: &mut View, event: &Event) {
        view.apply_event(event);
    }

    fn reveals(event: &Event) -> bool {
        view::reveals(event)
    }

    fn has_secrets(state: &State, _seat: Seat) -> bool {
        state.table.phase != Phase::Over
    }

    fn decides_in_secret(state: &State, _seat: Seat) -> bool {
        // Hands are secret; everything else that is asked about lies open.
        let hand = |ask: Ask| matches!(ask.decision, Decision::HandCard { .. } | Decision::Type);
        state.table.phase != Phase::Over && state.pending.ask.is_none_or(hand)
    }

    fn determinize(view: &View, rng: &mut Rng) -> State {
        view::determinize(view, rng)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.table.phase == Phase::Over).then(|| state.table.outcome())
    }
}

/// The wizard of each seat: as agreed, or dealt at random.
///
/// # Errors
/// [`SetupError::Option`] when the agreed wizards are not one each.
fn wizards(setup: &Setup<Options>, rng: &mut Rng) -> Result<Vec<Wizard>, SetupError> {
    let mut dealt: Vec<Wizard> = Wizard::all().collect();
    rng.shuffle(&mut dealt);
    dealt.truncate(usize::from(setup.seats));
    let Some(agreed) = &setup.options.wizards else {
        return Ok(dealt);
    };
    let twice = agreed.iter().enumerate().any(|(at, wizard)| agreed[..at].contains(wizard));
    if agreed.len() != dealt.len() || twice {
        return Err(SetupError::Option(format!("{} players need as many wizards", setup.seats)));
    }
    Ok(agreed.clone())
}
