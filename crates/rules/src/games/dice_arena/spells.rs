//! Groups of equal symbols, and the spells they cast.

use super::action::{Action, Reason};
use super::dice::{Dice, Die};
use super::event::Event;
use super::face::{Face, Faces};
use super::state::{Arena, Decision, PublicState, State, Throw};
use super::turn;
use crate::table::Seats;

/// The groups of two or more that count now.
#[inline]
fn groups(arena: &Arena) -> Faces {
    // Only the dice below the top of a tower do not count.
    let covered = arena.tower.covered();
    Face::SPELLS
        .into_iter()
        .filter(|&spell| arena.showing.showing(spell).minus(covered).is_several())
        .collect()
}

/// What is left of a standing Immobulus. **Ruling**: membership is per die;
/// reduced to fewer than two, its dice are ordinary again.
fn keep_immobile(state: &mut State, events: &mut Vec<Event>) {
    let table = &state.table;
    if table.arena.immobile.is_empty() {
        return;
    }
    let left = table.arena.immobile.and(table.arena.counting(Face::Immobulus));
    hold(state, if left.is_several() { left } else { Dice::NONE }, events);
}

/// Makes `dice` the standing Immobulus.
fn hold(state: &mut State, dice: Dice, events: &mut Vec<Event>) {
    if state.table.arena.immobile != dice {
        state.emit(Event::Immobile(dice), events);
    }
}

/// Looks for groups after the active wizard's throw, and casts their spells.
pub(super) fn cast_groups(state: &mut State, events: &mut Vec<Event>) {
    keep_immobile(state, events);
    let table = &state.table;
    let seat = table.active;
    let mut spells = groups(&table.arena);
    // **Ruling**: a standing Immobulus is no cast by itself; a die that newly
    // shows it beside the others is.
    let immobile = table.arena.counting(Face::Immobulus);
    if immobile == table.arena.immobile {
        spells = spells.without(Face::Immobulus);
    }
    if spells.is_empty() {
        if state.reserves[seat.index()] == 0 {
            turn::end(state, events);
        } else {
            turn::ask_again(&mut state.table);
        }
        return;
    }
    state.emit(Event::Cast { seat, spells }, events);
    if spells.has(Face::Immobulus) {
        // **Ruling**: the other groups are taken, without their effects.
        hold(state, immobile, events);
        take(state, spells.without(Face::Immobulus), events);
        turn::end(state, events);
        return;
    }
    if spells.has(Face::Lashlabask) {
        ask_lashlabask(state, events);
    } else {
        take(state, spells, events);
        accio(state, events);
    }
}

/// The active wizard takes these groups.
fn take(state: &mut State, spells: Faces, events: &mut Vec<Event>) {
    let seat = state.table.active;
    // What a tower uncovers was in no group that was seen.
    let covered = state.table.arena.tower.covered();
    for spell in spells.iter() {
        let dice = state.table.arena.showing.showing(spell).minus(covered);
        state.emit(Event::Taken { seat, spell, dice }, events);
    }
}

/// Lashlabask: every other wizard throws one die, all at the same time.
/// **Ruling**: who has none skips.
fn ask_lashlabask(state: &mut State, events: &mut Vec<Event>) {
    let State { table, reserves } = state;
    let throwers: Seats = table
        .living
        .without(table.active)
        .iter()
        .filter(|seat| reserves[seat.index()] > 0)
        .collect();
    table.throwers = throwers;
    match table.thrower_after(table.active) {
        Some(seat) => {
            table.throw = Throw::Lashlabask;
            table.decision = Decision::Throw;
            table.acting = seat;
        }
        None => after_lashlabask(state, events),
    }
}

/// Lashlabask, when all have thrown: the active wizard takes every group that is
/// in the arena now; that throw casts nothing. **Ruling**: an Immobulus that
/// stood before stays, and dice that join it; one formed by this throw is taken
/// like any group. Spells cast before this throw keep their effects.
pub(super) fn after_lashlabask(state: &mut State, events: &mut Vec<Event>) {
    state.table.throw = Throw::Own;
    keep_immobile(state, events);
    let table = &state.table;
    let mut spells = groups(&table.arena);
    if !table.arena.immobile.is_empty() {
        let joined = table.arena.counting(Face::Immobulus);
        hold(state, joined, events);
        spells = spells.without(Face::Immobulus);
    }
    take(state, spells, events);
    accio(state, events);
}

/// Accio, if cast: one more die, any but those of a standing Immobulus.
/// **Ruling**: chosen when all groups are set aside.
fn accio(state: &mut State, events: &mut Vec<Event>) {
    let table = &mut state.table;
    if table.cast.has(Face::Accio) {
        let takable = table.arena.takable();
        if takable.is_several() {
            table.decision = Decision::Take;
            table.acting = table.active;
            return;
        }
        if let Some(die) = takable.first() {
            summon(state, die, events);
        }
    }
    wingardium(state, events);
}

pub(super) fn legal_takes(table: &PublicState, out: &mut Vec<Action>) {
    out.extend(table.arena.takable().iter().map(Action::Take));
}

/// Accio: the active wizard takes this die.
pub(super) fn take_one(state: &mut State, die: Die, events: &mut Vec<Event>) -> Result<(), Reason> {
    let table = &state.table;
    if table.decision != Decision::Take {
        return Err(Reason::NotAskedNow);
    }
    if !table.arena.dice().has(die) {
        return Err(Reason::NoSuchDie);
    }
    if table.arena.immobile.has(die) {
        return Err(Reason::Immobile);
    }
    summon(state, die, events);
    wingardium(state, events);
    Ok(())
}

fn summon(state: &mut State, die: Die, events: &mut Vec<Event>) {
    let seat = state.table.active;
    state.emit(Event::Summoned { seat, die }, events);
}

/// Wingardium Leviosa, if cast: what remains is stacked. **Ruling**: the active
/// wizard chooses the order; a standing Immobulus is stacked too, which breaks
/// it, and so is an old tower.
fn wingardium(state: &mut State, events: &mut Vec<Event>) {
    let table = &mut state.table;
    if table.cast.has(Face::WingardiumLeviosa) && table.arena.dice().is_several() {
        table.decision = Decision::Stack;
        table.acting = table.active;
        state.emit(Event::TowerBegan, events);
        return;
    }
    // A single die is an ordinary die.
    confundo(state, events);
}

pub(super) fn legal_stacking(table: &PublicState, out: &mut Vec<Action>) {
    out.extend(table.arena.unstacked().iter().map(Action::Stack));
}

/// Wingardium Leviosa: puts a die on top. The last one needs no asking.
pub(super) fn stack(state: &mut State, die: Die, events: &mut Vec<Event>) -> Result<(), Reason> {
    let table = &state.table;
    if table.decision != Decision::Stack {
        return Err(Reason::NotAskedNow);
    }
    if !table.arena.unstacked().has(die) {
        return Err(Reason::NoSuchDie);
    }
    state.emit(Event::Stacked(die), events);
    let left = state.table.arena.unstacked();
    if left.is_several() {
        return Ok(());
    }
    if let Some(last) = left.first() {
        state.emit(Event::Stacked(last), events);
    }
    confundo(state, events);
    Ok(())
}

/// Confundo, if cast: play goes the other way round, before the next wizard is
/// determined. Then the turn is over.
fn confundo(state: &mut State, events: &mut Vec<Event>) {
    if state.table.cast.has(Face::Confundo) {
        state.emit(Event::Reversed(state.table.direction.reversed()), events);
    }
    turn::end(state, events);
}
