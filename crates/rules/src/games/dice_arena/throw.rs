//! Throwing dice, and how they land.

use super::action::{Action, Aim, Force, Landed, Reason, ThrowIntent};
use super::event::{Event, Loss};
use super::face::Face;
use super::pose::MOST_FORCE;
use super::spells;
use super::state::{Decision, PublicState, State, Throw};
use super::turn;

pub(super) fn legal(table: &PublicState, out: &mut Vec<Action>) {
    if can_lift(table) {
        out.push(Action::Lift);
    }
    if table.decision == Decision::ThrowOrStop {
        out.push(Action::Stop);
    }
    let targets = table.arena.counted().minus(table.arena.lifted);
    for force in Force::ALL {
        out.push(Action::Throw(ThrowIntent { force, aim: Aim::Clear }));
        out.extend(
            targets.iter().map(|die| Action::Throw(ThrowIntent { force, aim: Aim::At(die) })),
        );
    }
}

/// Whether the player about to throw may lift dice off the rim now. **Ruling**: the throwers of
/// Lashlabask may too.
pub(super) fn can_lift(table: &PublicState) -> bool {
    table.options.lift_from_rim
        && table.throw != Throw::Opening
        && table.arena.lifted.is_empty()
        && !table.arena.at_rim.is_empty()
}

/// Lifts the dice off the rim for the coming throw. A tower is not at the rim.
pub(super) fn lift(state: &mut State, events: &mut Vec<Event>) -> Result<(), Reason> {
    let table = &state.table;
    if !matches!(table.decision, Decision::Throw | Decision::ThrowOrStop) {
        return Err(Reason::NotAskedNow);
    }
    if !can_lift(table) {
        return Err(Reason::NothingToLift);
    }
    state.emit(Event::Lifted(table.arena.at_rim), events);
    Ok(())
}

/// Throws one die, or all of them after Expelliarmus. With Lashlabask each
/// thrower says how, and then all dice fall at once.
pub(super) fn throw(
    state: &mut State,
    intent: ThrowIntent,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    let table = &state.table;
    if !matches!(table.decision, Decision::Throw | Decision::ThrowOrStop) {
        return Err(Reason::NotAskedNow);
    }
    if let Aim::At(die) = intent.aim
        && !table.arena.counted().minus(table.arena.lifted).has(die)
    {
        return Err(Reason::NoSuchDie);
    }
    let seat = table.acting;
    let reserve = state.reserve(seat);
    let count = if table.disarmed { reserve } else { 1.min(reserve) };
    let dice = table.arena.expected().lowest_free(count);
    let last = dice.len() == reserve;
    state.emit(Event::Thrown { seat, dice, intent, last }, events);
    let table = &mut state.table;
    let another = match table.throw {
        Throw::Lashlabask => table.thrower_after(seat),
        Throw::Opening | Throw::Own => None,
    };
    match another {
        Some(thrower) => table.acting = thrower,
        None => {
            table.decision = Decision::Chance;
            table.acting = crate::table::Seat::CHANCE;
        }
    }
    Ok(())
}

/// Whether a throw can have ended so.
fn check(table: &PublicState, landed: &Landed) -> Result<(), Reason> {
    let arena = &table.arena;
    let told = landed.showing.dice();
    if told != arena.expected() {
        return Err(Reason::OtherDice);
    }
    let inside = told.minus(landed.showing.out());
    // **Ruling**: a die may come to rest on top of a tower, while one stands.
    let stands = landed.standing.and(arena.tower.set());
    let on_top = landed.standing.minus(stands);
    if !landed.standing.within(inside.minus(arena.lifted))
        || !(on_top.is_empty() || stands.is_several())
        || !landed.at_rim.within(inside.minus(landed.standing))
    {
        return Err(Reason::Misplaced);
    }
    let turned = arena.showing.differing(landed.showing).minus(arena.flying);
    if !turned.and(stands.or(arena.lifted)).is_empty() {
        return Err(Reason::TurnedUntouched);
    }
    let Some(measured) = &landed.measured else { return Ok(()) };
    let swings = match table.throw {
        Throw::Opening | Throw::Own => 1,
        Throw::Lashlabask => table.throwers.len(),
    };
    // Dice that did not move are where they were, so that must be known.
    let must_move =
        if arena.poses.is_empty() { inside } else { arena.flying.or(turned).and(inside) };
    let moved = measured.moved.iter().map(|&(die, _)| die).collect();
    let in_order = measured.moved.windows(2).all(|pair| pair[0].0 < pair[1].0);
    let fits = measured.swings.len() == swings
        && measured.swings.iter().all(|swing| swing.force <= MOST_FORCE)
        && in_order
        && must_move.within(moved)
        && moved.within(inside)
        && measured.moved.iter().all(|&(die, pose)| die.0 < super::DICE && pose.is_inside());
    if fits { Ok(()) } else { Err(Reason::Mismeasured) }
}

/// Applies how the dice came to rest. Dice that are out leave the game
/// at once, then every die that shows X.
pub(super) fn land(
    state: &mut State,
    landed: &Landed,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if state.table.decision != Decision::Chance {
        return Err(Reason::NotAskedNow);
    }
    check(&state.table, landed)?;
    state.emit(Event::Landed(landed.clone()), events);
    if state.table.throw == Throw::Opening {
        land_opening(state, landed, events);
        return Ok(());
    }
    for (dice, how) in
        [(landed.showing.out(), Loss::Out), (landed.showing.showing(Face::X), Loss::X)]
    {
        if !dice.is_empty() {
            state.emit(Event::Lost { dice, how }, events);
        }
    }
    match state.table.throw {
        Throw::Lashlabask => spells::after_lashlabask(state, events),
        Throw::Opening | Throw::Own => spells::cast_groups(state, events),
    }
    Ok(())
}

/// **Ruling**: the opening die is thrown again on X, and also when it misses.
fn land_opening(state: &mut State, landed: &Landed, events: &mut Vec<Event>) {
    let lost = landed.showing.out().or(landed.showing.showing(Face::X));
    if let Some(die) = lost.first() {
        state.emit(Event::OpeningAgain(die), events);
        return;
    }
    let first = state.table.first;
    turn::begin(state, first, events);
}
