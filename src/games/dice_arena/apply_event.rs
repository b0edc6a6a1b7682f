//! Events on the table: how each moves the dice, for whoever shows them.

use super::event::Event;
use super::face::Faces;
use super::state::{Throw, View};
use super::{start, throw};
use crate::table::{Seat, Seats};

/// Moves the dice as `event` tells.
pub(super) fn apply_event(view: &mut View, event: &Event) {
    let table = &mut view.table;
    match *event {
        Event::GameBegan { game, players, first, dice } => {
            start::deal(table, game, players, first, dice);
            for seat in (0u8..view.reserves.len() as u8).map(Seat) {
                let reserve = if players.has(seat) { dice } else { 0 };
                view.reserves[seat.index()] = view.seen(seat, reserve);
            }
        }
        Event::OpeningThrown(_) => {
            start::throw_opening(table);
        }
        Event::OpeningAgain(die) => throw::reopen(table, die),
        Event::TurnBegan(seat) => {
            table.active = seat;
            table.throw = Throw::Own;
            table.throwers = Seats::NONE;
            table.cast = Faces::NONE;
            table.disarmed = false;
            table.arena.lifted = super::Dice::NONE;
        }
        Event::Disarmed(_) => table.disarmed = true,
        Event::Lifted(dice) => table.arena.lifted = dice,
        Event::Thrown { seat, dice, intent, last } => {
            table.arena.flying = table.arena.flying.or(dice);
            if let Some(place) = table.intents.get_mut(seat.index()) {
                *place = intent;
            }
            let left = if last { Some(0) } else { None };
            change(view, seat, left, |reserve| reserve.saturating_sub(dice.len()));
        }
        Event::Landed(ref landed) => table.arena.land(landed),
        Event::Lost { dice, .. } => {
            table.arena.remove(dice);
            table.lost += dice.len();
        }
        Event::Immobile(dice) => table.arena.immobile = dice,
        Event::Cast { spells, .. } => table.cast = spells,
        Event::Taken { seat, dice, .. } => {
            table.arena.remove(dice);
            change(view, seat, None, |reserve| reserve + dice.len());
        }
        Event::Summoned { seat, die } => {
            table.arena.remove(super::Dice::one(die));
            change(view, seat, None, |reserve| reserve + 1);
        }
        Event::TowerBegan => table.arena.begin_tower(),
        Event::Stacked(die) => table.arena.stack(die),
        Event::Reversed(direction) => table.direction = direction,
        Event::Stopped(_) | Event::GameWon(_) => {}
        Event::Eliminated { seat, points } => {
            table.living = table.living.without(seat);
            if !table.is_deciding()
                && let Some(total) = table.points.get_mut(seat.index())
            {
                *total = total.saturating_add(points);
            }
        }
        Event::Ended { winners } => table.winners = winners,
    }
}

/// Changes the reserve of `seat`; to those from whom it is hidden it becomes what
/// is seen.
fn change(view: &mut View, seat: Seat, seen: Option<u8>, how: impl Fn(u8) -> u8) {
    let hidden = view.table.options.hidden_reserves && view.viewer != Some(seat);
    if let Some(reserve) = view.reserves.get_mut(seat.index()) {
        *reserve = if hidden { seen } else { reserve.map(how) };
    }
}
