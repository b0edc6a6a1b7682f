//! Applying events: how each moves the dice.
//!
//! Rules and views apply events by this same code, so that an event cannot differ from
//! the change it describes. What is being asked of whom
//! ([`PublicState::acting`], [`PublicState::decision`], [`PublicState::throw`], [`PublicState::throwers`]) is
//! no event.

use super::dice::Dice;
use super::event::Event;
use super::face::Faces;
use super::options::MAX_PLAYERS;
use super::start::dice_left_over;
use super::state::{Arena, Decision, Direction, PublicState, State, Throw, View};
use crate::table::{Seat, Seats};

/// How many dice each wizard holds, as far as it is known: all of it in the state,
/// in a view what its viewer may know.
trait Reserves {
    /// Deals `dice` dice to the reserve of each of `players`, and none to the others.
    fn deal(&mut self, players: Seats, dice: u8);
    /// Dice come to the reserve of `seat`.
    fn gain(&mut self, seat: Seat, dice: u8);
    /// Dice leave the reserve of `seat`, `last` if none is left there.
    fn spend(&mut self, seat: Seat, dice: u8, last: bool);

    /// Moves the reserves as `event` says.
    #[inline(always)]
    fn apply_event(&mut self, event: &Event) {
        match *event {
            Event::GameBegan { players, dice, .. } => self.deal(players, dice),
            Event::Thrown { seat, dice, last, .. } => self.spend(seat, dice.len(), last),
            Event::Taken { seat, dice, .. } => self.gain(seat, dice.len()),
            Event::Summoned { seat, .. } => self.gain(seat, 1),
            _ => {}
        }
    }
}

impl State {
    /// Emits an event: applies it to the state and adds the event to `events`.
    // Always inlined: the compiler otherwise keeps one `match` over all events for every caller, a
    // tenth of the speed in WebAssembly.
    #[inline(always)]
    pub(super) fn emit(&mut self, event: Event, events: &mut Vec<Event>) {
        self.table.apply_event(&event);
        Reserves::apply_event(self, &event);
        events.push(event);
    }
}

impl Reserves for State {
    fn deal(&mut self, players: Seats, dice: u8) {
        self.reserves =
            std::array::from_fn(|seat| if players.has(Seat(seat as u8)) { dice } else { 0 });
    }

    #[inline]
    fn gain(&mut self, seat: Seat, dice: u8) {
        self.reserves[seat.index()] += dice;
    }

    #[inline]
    fn spend(&mut self, seat: Seat, dice: u8, _last: bool) {
        self.reserves[seat.index()] -= dice;
    }
}

impl View {
    /// Moves the dice as `event` says, as far as the viewer sees them.
    pub(super) fn apply_event(&mut self, event: &Event) {
        self.table.apply_event(event);
        Reserves::apply_event(self, event);
    }

    /// Changes the reserve of `seat`; to those from whom it is hidden it becomes what
    /// is `seen`.
    fn change(&mut self, seat: Seat, seen: Option<u8>, how: impl Fn(u8) -> u8) {
        let hidden = self.table.options.hidden_reserves && self.viewer != Some(seat);
        if let Some(reserve) = self.reserves.get_mut(seat.index()) {
            *reserve = if hidden { seen } else { reserve.map(how) };
        }
    }
}

impl Reserves for View {
    fn deal(&mut self, players: Seats, dice: u8) {
        for seat in (0..MAX_PLAYERS as u8).map(Seat) {
            let reserve = if players.has(seat) { dice } else { 0 };
            self.reserves[seat.index()] = self.seen(seat, reserve);
        }
    }

    fn gain(&mut self, seat: Seat, dice: u8) {
        self.change(seat, None, |reserve| reserve + dice);
    }

    fn spend(&mut self, seat: Seat, dice: u8, last: bool) {
        self.change(seat, last.then_some(0), |reserve| reserve.saturating_sub(dice));
    }
}

impl PublicState {
    /// Applies `event` to the public state.
    // Always inlined: where the rules emit an event, only its own arm is left.
    #[inline(always)]
    fn apply_event(&mut self, event: &Event) {
        match *event {
            Event::GameBegan { game, players, first, dice } => {
                self.game = game;
                self.players = players;
                self.living = players;
                self.first = first;
                self.active = first;
                self.direction = Direction::Clockwise;
                self.disarmed = false;
                self.arena = Arena::default();
                self.lost = 0;
                self.aside = dice_left_over(players, dice);
                self.end_turn();
            }
            Event::OpeningThrown(die) => {
                // With five players it is the one die that was not dealt.
                self.aside = self.aside.saturating_sub(1);
                self.arena.flying = Dice::one(die);
            }
            Event::OpeningAgain(die) => {
                self.arena = Arena { flying: Dice::one(die), ..Arena::default() };
            }
            Event::TurnBegan(seat) => {
                self.active = seat;
                self.throw = Throw::Own;
                self.disarmed = false;
                self.end_turn();
            }
            Event::Disarmed(_) => self.disarmed = true,
            Event::Lifted(dice) => self.arena.lifted = dice,
            Event::Thrown { seat, dice, intent, .. } => {
                self.arena.flying = self.arena.flying.or(dice);
                if let Some(place) = self.intents.get_mut(seat.index()) {
                    *place = intent;
                }
            }
            Event::Landed(ref landed) => {
                self.arena.land(landed);
                self.disarmed = false;
            }
            Event::Lost { dice, .. } => {
                self.arena.remove(dice);
                self.lost += dice.len();
            }
            Event::Immobile(dice) => self.arena.immobile = dice,
            Event::Cast { spells, .. } => self.cast = spells,
            Event::Taken { dice, .. } => self.arena.remove(dice),
            Event::Summoned { die, .. } => self.arena.remove(Dice::one(die)),
            Event::TowerBegan => self.arena.begin_tower(),
            Event::Stacked(die) => self.arena.stack(die),
            Event::Reversed(direction) => self.direction = direction,
            Event::Eliminated { seat, points } => {
                self.living = self.living.without(seat);
                if !self.is_deciding()
                    && let Some(total) = self.points.get_mut(seat.index())
                {
                    *total = total.saturating_add(points);
                }
            }
            Event::Ended { winners } => {
                self.winners = winners;
                self.decision = Decision::Nothing;
                self.end_turn();
            }
            Event::Stopped(_) | Event::GameWon(_) => {}
        }
    }

    /// What lasts for one turn is over.
    fn end_turn(&mut self) {
        self.throwers = Seats::NONE;
        self.cast = Faces::NONE;
        self.arena.lifted = Dice::NONE;
    }
}
