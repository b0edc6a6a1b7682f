//! Phases 2 and 3: dice are thrown and placed on the boxes.

use super::action::{Action, Reason};
use super::board::SpellBox;
use super::dice::Dice;
use super::event::Event;
use super::round::{self, PendingDecision};
use super::state::{Decision, Phase, PublicState};
use crate::table::{Rng, Seat};

/// Each player in turn order throws all dice in front of them. Dice left in a
/// box from the last round stay there, unrolled.
pub(super) fn next(position: &PublicState, after: Option<Seat>) -> Option<PendingDecision> {
    round::in_turn_order(position, after, |seat| {
        (position.player(seat).unrolled > 0).then_some(Decision::Roll)
    })
}

pub(super) fn legal(position: &PublicState, out: &mut Vec<Action>) {
    match position.decision {
        Decision::Roll => out.push(Action::Roll),
        Decision::AcceptOrReroll => out.extend([Action::Accept, Action::Reroll]),
        _ => {
            let hand = position.player(position.acting).hand;
            for pips in 1..=6 {
                if hand.count(pips) > 0 {
                    out.extend(SpellBox::ALL.map(|on| Action::Place { pips, on }));
                }
            }
            if position.decision == Decision::Place {
                out.push(Action::KeepRest);
            }
        }
    }
}

pub(super) fn roll(
    position: &mut PublicState,
    rng: &mut Rng,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if position.decision != Decision::Roll {
        return Err(Reason::NotAskedNow);
    }
    throw(position, rng, events);
    position.decision = match position.phase {
        Phase::FirstAllocation => Decision::Place,
        // Nothing to pay with: the roll stands.
        _ if position.player(position.acting).reserve == 0 => Decision::PlaceAll,
        _ => Decision::AcceptOrReroll,
    };
    Ok(())
}

/// Throws all dice in front of the acting player.
fn throw(position: &mut PublicState, rng: &mut Rng, events: &mut Vec<Event>) {
    let seat = position.acting;
    let mut dice = Dice::NONE;
    for _ in 0..position.player(seat).unrolled {
        dice.add(rng.die());
    }
    position.emit(Event::Rolled { seat, dice }, events);
}

pub(super) fn accept(position: &mut PublicState, events: &mut Vec<Event>) -> Result<(), Reason> {
    if position.decision != Decision::AcceptOrReroll {
        return Err(Reason::NotAskedNow);
    }
    position.emit(Event::RollAccepted(position.acting), events);
    position.decision = Decision::PlaceAll;
    Ok(())
}

/// Pays one minor spell into the Minor Spell box to throw *all* those dice once
/// more.
pub(super) fn reroll(
    position: &mut PublicState,
    rng: &mut Rng,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if position.decision != Decision::AcceptOrReroll {
        return Err(Reason::NotAskedNow);
    }
    position.emit(Event::RerollPaid(position.acting), events);
    throw(position, rng, events);
    position.decision = Decision::PlaceAll;
    Ok(())
}

/// Places one die. Any number may go into each box; a placed die never moves
/// again.
pub(super) fn place(
    position: &mut PublicState,
    pips: u8,
    on: SpellBox,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if !matches!(position.decision, Decision::Place | Decision::PlaceAll) {
        return Err(Reason::NotAskedNow);
    }
    let seat = position.acting;
    if !(1..=6).contains(&pips) || position.player(seat).hand.count(pips) == 0 {
        return Err(Reason::NoSuchDie);
    }
    position.emit(Event::DiePlaced { seat, pips, on }, events);
    if position.player(seat).hand.is_empty() {
        round::go_on(position, Some(seat), events);
    }
    Ok(())
}

/// Leaves the remaining dice for the second allocation, where they are thrown
/// again. **Ruling**: none need be placed in the first.
pub(super) fn keep_rest(position: &mut PublicState, events: &mut Vec<Event>) -> Result<(), Reason> {
    if position.decision != Decision::Place {
        return Err(Reason::NotAskedNow);
    }
    let seat = position.acting;
    let dice = position.player(seat).hand.len();
    position.emit(Event::RestKept { seat, dice }, events);
    round::go_on(position, Some(seat), events);
    Ok(())
}
