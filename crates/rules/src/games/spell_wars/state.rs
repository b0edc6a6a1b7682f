//! The whole of a match in progress, and what one viewer may know of it.

use serde::{Deserialize, Serialize};

use super::apply_event::{Placed, apply_event_to_secrets};
use super::cards::Cards;
use super::event::Event;
use super::pending::Pending;
use super::public_state::{Phase, PublicState};
use crate::table::{PerSeat, Rng, Seat, Seats};

/// Everything there is to know about a match.
///
/// The decks have no order: a card is drawn at random from those in the deck,
/// which is the same as a shuffled deck and leaves no order to be kept secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The public part of the state.
    pub table: PublicState,
    /// What is going on.
    pub pending: Pending,
    /// Each seat's hand.
    pub hands: PerSeat<Cards>,
    /// What each seat placed face down, by slot.
    pub placed: PerSeat<Placed>,
    /// The main deck.
    pub deck: Cards,
    /// Chance.
    pub rng: Rng,
}

/// What a seat knows besides what lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Whose eyes.
    pub seat: Seat,
    /// The hand.
    pub hand: Cards,
    /// What is placed face down, by slot.
    pub placed: Placed,
}

/// What one viewer may know: the open table, what is being asked, and their own
/// cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The public part of the state.
    pub table: PublicState,
    /// What is going on.
    pub pending: Pending,
    /// The viewer's own cards; none for a spectator.
    pub own: Option<Own>,
}

impl State {
    /// Who must decide now.
    #[inline]
    pub fn to_act(&self) -> Seats {
        match self.pending.ask {
            Some(ask) => Seats::one(ask.seat),
            None => to_prepare(&self.table),
        }
    }

    /// Moves everything as `event` says.
    pub(super) fn apply_event(&mut self, event: &Event) {
        self.table.apply_event(event);
        for seat in touched(event).iter() {
            let (hand, placed) = (&mut self.hands[seat.index()], &mut self.placed[seat.index()]);
            apply_event_to_secrets(seat, hand, placed, event);
        }
    }
}

impl View {
    /// Moves everything as `event` says.
    pub(super) fn apply_event(&mut self, event: &Event) {
        self.table.apply_event(event);
        if let Some(own) = &mut self.own {
            apply_event_to_secrets(own.seat, &mut own.hand, &mut own.placed, event);
        }
    }

    /// Who must decide now.
    pub fn to_act(&self) -> Seats {
        match self.pending.ask {
            Some(ask) => Seats::one(ask.seat),
            None => to_prepare(&self.table),
        }
    }
}

/// Who has still to place a spell.
fn to_prepare(table: &PublicState) -> Seats {
    if table.phase != Phase::Preparing {
        return Seats::NONE;
    }
    Seats(table.living().0 & !table.ready.0)
}

/// Whose secrets an event moves.
fn touched(event: &Event) -> Seats {
    match *event {
        Event::Drew { seat, .. }
        | Event::Boosted { seat, .. }
        | Event::Placed { seat, .. }
        | Event::SpellRevealed { seat, .. }
        | Event::Tucked { seat, .. }
        | Event::HandDiscarded { seat, .. }
        | Event::Revived { seat, .. }
        | Event::Substituted { seat, .. }
        | Event::Cleared { seat, .. } => Seats::one(seat),
        Event::Joined { from, .. } => Seats::one(from),
        Event::HandPassed { from, to, .. } => Seats::one(from).with(to),
        _ => Seats::NONE,
    }
}
