//! Wizard's Gambit: wizards complete the spells of a common reserve.
//!
//! | subject | module |
//! |---|---|
//! | component cards, spells | [`cards`], [`incantations`], [`spells`] |
//! | the language of their effects | [`effect`] |
//! | set-up | `start` |
//! | the order of a turn, and the end | `turn` |
//! | the play phase | `play` |
//! | claiming a spell | `claim` |
//! | gambits | `gambit` |
//! | drawing, discarding, passing and showing cards | `hands` |
//! | what each event moves, and who knows what of it | `apply_event` |
//! | carrying effects out, and what they ask | `resolve`, `choices`, `answer` |
//! | questions to the table | `queries` |
//! | what a viewer may know | `view` |
//! | what holds of every state | `validate` |
//!
//! What lies on the table is in [`state`], what players do in [`Action`], what
//! happens in [`Event`].

mod action;
mod answer;
mod apply_event;
mod bot;
pub mod cards;
mod choices;
mod claim;
pub mod effect;
mod event;
mod feats;
mod gambit;
mod hands;
pub mod incantations;
mod pile;
mod play;
mod queries;
mod resolve;
pub mod spells;
mod start;
pub mod state;
mod turn;
mod validate;
mod view;

use std::ops::RangeInclusive;

pub use action::{Action, GambitUse, Reason};
use effect::Step;
pub use event::{Ending, Event, LeaveReason};
pub use pile::Pile;
pub use start::Options;
use state::Decision;
pub use state::State;
pub use view::View;

use crate::table::{Outcome, Rng, Rules, Seat, Seats, Seed, Setup, SetupError, Viewer};

/// How many can play.
const PLAYERS: RangeInclusive<u8> = 2..=5;

/// The rules of Wizard's Gambit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WizardsGambit;

impl Rules for WizardsGambit {
    const ID: &'static str = "wizards-gambit";
    const SEATS: RangeInclusive<u8> = PLAYERS;
    // 2: an incantation is playable if one of its steps can act, and an agate laid as a
    // wild one stays wild. 3: leave to play more does not act if no card is left. 4: four
    // incantations do more, and three burdens weigh more. 5: four incantations do more, and
    // whose ingredient is pilfered draws.
    const VERSION: u32 = 5;
    // Dawn ends the game. Every action of a turn plays or discards a card,
    // answers what a card asks, or uses a capability; no turn brings in more
    // than 40 cards, and most bring in one.
    const MAX_ACTIONS: usize = state::LAST_ROUND as usize * state::MAX_PLAYERS * 100;

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
        let mut state = start::set_up(setup.seats, seed, events);
        let first = state.table.first;
        turn::begin(&mut state, first, events);
        resolve::run(&mut state, events);
        Ok(state)
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
        match state.table.decision {
            Decision::Play => play::legal(state, out),
            Decision::Step => choices::legal(state, out),
            Decision::Claim => out.extend(claim::completed(state).map(Action::Claim)),
            Decision::Discard => turn::legal_discards(state, out),
            Decision::Nothing => {}
        }
    }

    fn act(
        state: &mut State,
        _: Seat,
        action: &Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Reason> {
        match (state.table.decision, *action) {
            (Decision::Play, Action::PlayIngredient { ingredient, on }) => {
                play::ingredient(state, ingredient, on, events)
            }
            (Decision::Play, Action::PlayIncantation(incantation)) => {
                play::incantation(state, incantation, events)
            }
            (Decision::Play, Action::PlayGambit { from_hand, as_ }) => {
                gambit::play(state, from_hand, as_, events)
            }
            (Decision::Play, Action::Release) => gambit::release(state, events),
            (Decision::Play, Action::UseCapability) => play::use_capability(state, events),
            (Decision::Play, Action::ShowHand) => play::show_hand(state, events),
            (Decision::Play, Action::Draw) => play::draw(state, events),
            (Decision::Step, answer) => answer::answer(state, answer, events),
            (Decision::Claim, Action::Claim(slot)) => claim::choose(state, slot, events),
            (Decision::Discard, Action::Card(card)) => turn::discard(state, card, events),
            _ => Err(Reason::NotAskedNow),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    fn apply_event(view: &mut View, event: &Event) {
        view.apply_event(event);
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::GambitDealt { .. }
                | Event::Drawn { .. }
                | Event::SpellRevealed { .. }
                | Event::HandShown { .. }
                | Event::HandOpened { .. }
                | Event::HandLookedAt { .. }
                | Event::Passed { .. }
                | Event::Discarded { random: true, .. }
                | Event::SpellsLookedAt { .. }
                | Event::SpellReplaced { .. }
        )
    }

    fn has_secrets(state: &State, seat: Seat) -> bool {
        // Also with an empty hand: that it is empty is no reason to drop the
        // curtain for a moment.
        state.table.decision != Decision::Nothing && state.table.has_seat(seat)
    }

    fn decides_in_secret(state: &State, seat: Seat) -> bool {
        let open = match state.table.decision {
            Decision::Claim => true,
            Decision::Step => state.table.step().is_some_and(|step| {
                matches!(
                    step,
                    Step::May
                        | Step::Target(_)
                        | Step::Move
                        | Step::Swap
                        | Step::TakeFromPool
                        | Step::RemoveFromPool
                        | Step::RecoverIngredient
                        | Step::RecoverCard
                        | Step::Replace
                        | Step::Dispel
                )
            }),
            Decision::Play | Decision::Discard | Decision::Nothing => false,
        };
        !open && Self::has_secrets(state, seat)
    }

    fn determinize(view: &View, rng: &mut Rng) -> State {
        view::determinize(view, rng)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let table = &state.table;
        let points = |seat| i32::from(table.player(seat).points());
        (table.decision == Decision::Nothing)
            .then(|| Outcome::highest(table.all_seats().map(points).collect()))
    }
}
