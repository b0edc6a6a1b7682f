//! Elfenwizards: guilds of wizards climb the Great Tree.
//!
//! A round has ten phases, and each has its module:
//!
//! | phase | module |
//! |---|---|
//! | set-up | `start` |
//! | before 2, 3 and 5: the clock of a variant | `negotiation` |
//! | 1 retreat of the High Druid | `retreat` |
//! | 2, 3 first and second allocation | `allocation` |
//! | 4, 6 recovery of minor spells | `recovery` |
//! | 5 competition, then award of titles | `competition`, `titles` |
//! | 7, 8 vacant titles, demotion | `defeat` |
//! | 9 grey tokens | `grey` |
//! | 10 scoring, and the end of the game | `scoring` |
//!
//! `round` leads from one phase to the next. What lies on the table is in
//! [`state`], the shape of the tree in [`board`], what players do in
//! [`Action`], what happens in [`Event`], what a player has prepared but not confirmed in [`draft`].

mod action;
mod allocation;
mod apply_event;
pub mod board;
mod bot;
mod competition;
mod defeat;
mod dice;
pub mod draft;
mod event;
mod feats;
mod grey;
mod negotiation;
mod recovery;
mod retreat;
mod round;
mod scoring;
mod start;
pub mod state;
mod titles;
mod validate;

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

pub use action::{Action, Reason};
pub use dice::Dice;
pub use event::{Ending, Event, Unawarded};
pub use start::{GreyPrice, Guild, Options, wizards_per_guild};
use state::{Competition, Decision, MINOR_SPELLS, Phase, PlayerState};
pub use state::{PublicState, State};

use crate::table::{Outcome, Rng, Rules, Seat, Seats, Seed, Setup, SetupError, Unchanged, Viewer};

/// How many can play.
const PLAYERS: RangeInclusive<u8> = 3..=6;

/// The rules of Elfenwizards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elfenwizards;

impl Rules for Elfenwizards {
    const ID: &'static str = "elfenwizards";
    const SEATS: RangeInclusive<u8> = PLAYERS;
    // 2: other start tables for three, five and six players. 3: again for three
    // and five. 4: again for six.
    const VERSION: u32 = 4;
    // Versions 2 to 4 changed start tables, each for some numbers of players only.
    fn unchanged(setup: &Setup<Options>) -> Option<Unchanged> {
        start::since(setup.seats).map(|since| Unchanged { since, checked_at: 4 })
    }
    // A player takes at most 60 decisions a round: 2 rolls, 15 for placing
    // dice, 15 spells and a pass, and the rest in recovery and demotion.
    const MAX_ACTIONS: usize = 4 * 6 * 60;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = PublicState;
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
        let guilds = start::guilds(setup, &mut rng)?;
        let dragon = Seat(rng.below(u32::from(setup.seats)) as u8);
        let mut state = State {
            position: PublicState {
                grey_price: setup.options.grey_price,
                negotiation_clock: setup.options.negotiation_clock,
                players: guilds.iter().map(|&guild| PlayerState::new(guild)).collect(),
                wizards: start::wizards(&guilds),
                round: 0,
                phase: Phase::Scoring,
                dragon,
                acting: dragon,
                decision: Decision::Nothing,
                tokens_to_remove: 0,
                rounds_without_high_druid: 0,
                grey_supply: state::GREY_TOKENS,
                competition: Competition::default(),
            },
            rng,
        };
        state.position.emit(Event::FirstPlayerDrawn(dragon), events);
        round::begin_round(&mut state.position, events);
        round::go_on(&mut state.position, None, events);
        Ok(state)
    }

    #[inline]
    fn to_act(state: &State) -> Seats {
        match state.position.decision {
            Decision::Nothing => Seats::NONE,
            _ => Seats::one(state.position.acting),
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !Self::to_act(state).has(seat) {
            return;
        }
        let position = &state.position;
        match position.decision {
            Decision::PayRetreat | Decision::SettleRetreat => retreat::legal(position, out),
            Decision::Roll | Decision::Place | Decision::AcceptOrReroll | Decision::PlaceAll => {
                allocation::legal(position, out);
            }
            Decision::Recover | Decision::TakeBackMinor => recovery::legal(position, out),
            Decision::SupportOrPass | Decision::SecondSupport => competition::legal(position, out),
            Decision::TakeTitle => defeat::legal_titles(position, out),
            Decision::Demote => defeat::legal_demotions(position, out),
            Decision::Cleanse | Decision::RemoveGrey | Decision::TakeBackGrey => {
                grey::legal(position, out);
            }
            Decision::Nothing => {}
        }
    }

    fn act(
        state: &mut State,
        _: Seat,
        action: &Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Reason> {
        let position = &mut state.position;
        match *action {
            Action::PayRetreat { from_reserve } => retreat::pay(position, from_reserve, events),
            Action::SettleRetreat(to) => retreat::finish_retreat(position, to, events),
            Action::Roll => allocation::roll(position, &mut state.rng, events),
            Action::Place { pips, on } => allocation::place(position, pips, on, events),
            Action::KeepRest => allocation::keep_rest(position, events),
            Action::Accept => allocation::accept(position, events),
            Action::Reroll => allocation::reroll(position, &mut state.rng, events),
            Action::Recover(dice) => recovery::recover(position, dice, events),
            Action::Support { spell, wizard } => {
                competition::support(position, spell, wizard, events)
            }
            Action::Pass => competition::pass(position, events),
            Action::TakeTitle { wizard, title } => {
                defeat::take_title(position, wizard, title, events)
            }
            Action::Demote { wizard, to } => defeat::demote(position, wizard, to, events),
            Action::Cleanse(dice) => grey::cleanse(position, dice, events),
            Action::RemoveGrey(wizard) => grey::remove(position, wizard, events),
            Action::TakeBack(dice) => match position.decision {
                Decision::TakeBackMinor => recovery::take_back(position, dice, events),
                Decision::TakeBackGrey => grey::take_back(position, dice, events),
                _ => Err(Reason::NotAskedNow),
            },
        }
    }

    fn view(state: &State, _viewer: Viewer) -> PublicState {
        state.position.clone()
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn apply_event(view: &mut PublicState, event: &Event) {
        apply_event::apply_event(view, event);
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::FirstPlayerDrawn(_) | Event::Rolled { .. })
    }

    fn determinize(view: &PublicState, rng: &mut Rng) -> State {
        State { position: view.clone(), rng: rng.split() }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.position.decision == Decision::Nothing).then(|| {
            Outcome::highest(state.position.players.iter().map(PlayerState::score).collect())
        })
    }
}

impl PlayerState {
    /// A player before the first round.
    fn new(guild: Guild) -> PlayerState {
        PlayerState {
            guild,
            unrolled: state::MAJOR_SPELLS,
            hand: Dice::NONE,
            boxes: Default::default(),
            reserve: MINOR_SPELLS,
            spent: 0,
            track: ArrayVec::new(),
            high_druids: 0,
            rounds: ArrayVec::new(),
            bonus: 0,
        }
    }
}
