//! Phase 1: the High Druid retires to the roots, at the price of a minor spell,
//! and its owner takes the dragon.

use super::action::{Action, Reason};
use super::board::{MagicianBox, Place, Title};
use super::event::Event;
use super::round::{self, PendingDecision};
use super::state::{Decision, Position};
use crate::table::Seat;

/// Asks the High Druid's owner which minor spell pays, if there is a choice,
/// then where to go. If nobody is High Druid the dragon stays (**ruling**).
pub(super) fn next(
    position: &mut Position,
    after: Option<Seat>,
    events: &mut Vec<Event>,
) -> Option<PendingDecision> {
    if after.is_some() {
        return None;
    }
    let Some(high_druid) = position.holder(Title::HIGH_DRUID) else {
        events.push(Event::NoHighDruid);
        return None;
    };
    let seat = position.wizard(high_druid).owner;
    let player = position.player(seat);
    if player.reserve > 0 && player.spent > 0 {
        return Some((seat, Decision::PayRetreat));
    }
    move_minor(position, seat, player.reserve > 0, events);
    Some((seat, Decision::SettleRetreat))
}

pub(super) fn legal(position: &Position, out: &mut Vec<Action>) {
    if position.decision == Decision::PayRetreat {
        out.extend([false, true].map(|from_reserve| Action::PayRetreat { from_reserve }));
    } else {
        out.extend(MagicianBox::ALL.map(Action::SettleRetreat));
    }
}

pub(super) fn pay(
    position: &mut Position,
    from_reserve: bool,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if position.decision != Decision::PayRetreat {
        return Err(Reason::NotAskedNow);
    }
    move_minor(position, position.acting, from_reserve, events);
    position.decision = Decision::SettleRetreat;
    Ok(())
}

/// Moves a minor spell to the round track, on the number of the round just
/// ended, for the rest of the game; the dragon follows.
fn move_minor(position: &mut Position, seat: Seat, from_reserve: bool, events: &mut Vec<Event>) {
    let round = position.round - 1;
    let player = position.player_mut(seat);
    let source = if from_reserve { &mut player.reserve } else { &mut player.spent };
    *source -= 1;
    player.track.push(round);
    position.dragon = seat;
    events.push(Event::RetreatPaid { seat, from_reserve, round });
    events.push(Event::DragonTaken(seat));
}

pub(super) fn finish_retreat(
    position: &mut Position,
    to: MagicianBox,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if position.decision != Decision::SettleRetreat {
        return Err(Reason::NotAskedNow);
    }
    let wizard = position.holder(Title::HIGH_DRUID).ok_or(Reason::NoSuchPlace)?;
    if !MagicianBox::ALL.contains(&to) {
        return Err(Reason::NoSuchPlace);
    }
    position.wizard_mut(wizard).place = Place::Magicians(to);
    events.push(Event::HighDruidRetired { wizard, to });
    round::go_on(position, Some(position.acting), events);
    Ok(())
}
