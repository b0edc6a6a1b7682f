//! Phase 1: the High Druid retires to the roots, at the price of a minor spell,
//! and its owner takes the dragon.

use super::action::{Action, Reason};
use super::board::{MagicianBox, Title};
use super::event::Event;
use super::round::{self, PendingDecision};
use super::state::{Decision, PublicState};
use crate::table::Seat;

/// Asks the High Druid's owner which minor spell pays, if there is a choice,
/// then where to go. If nobody is High Druid the dragon stays (**ruling**).
pub(super) fn next(
    position: &mut PublicState,
    after: Option<Seat>,
    events: &mut Vec<Event>,
) -> Option<PendingDecision> {
    if after.is_some() {
        return None;
    }
    let Some(high_druid) = position.holder(Title::HIGH_DRUID) else {
        position.emit(Event::NoHighDruid, events);
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

pub(super) fn legal(position: &PublicState, out: &mut Vec<Action>) {
    if position.decision == Decision::PayRetreat {
        out.extend([false, true].map(|from_reserve| Action::PayRetreat { from_reserve }));
    } else {
        out.extend(MagicianBox::ALL.map(Action::SettleRetreat));
    }
}

pub(super) fn pay(
    position: &mut PublicState,
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
fn move_minor(position: &mut PublicState, seat: Seat, from_reserve: bool, events: &mut Vec<Event>) {
    let round = position.round - 1;
    position.emit(Event::RetreatPaid { seat, from_reserve, round }, events);
    position.emit(Event::DragonTaken(seat), events);
}

pub(super) fn finish_retreat(
    position: &mut PublicState,
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
    position.emit(Event::HighDruidRetired { wizard, to }, events);
    round::go_on(position, Some(position.acting), events);
    Ok(())
}
