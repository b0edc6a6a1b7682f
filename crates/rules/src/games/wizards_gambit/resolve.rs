//! The interpreter: carries out effects step by step, stops where a player must
//! decide, and goes on from there.
//!
//! Effects under way lie in [`PublicState::effects`](super::state::PublicState::effects):
//! the last one is carried out first. That list is part of the state, so a game
//! can be saved in the middle of any card.

use arrayvec::ArrayVec;

use super::choices::{can_begin, eligible, moves, picks, reachable_slots, swaps, top_spells};
use super::claim::{self, Claims};
use super::effect::{Affected, Clause, Step};
use super::event::Event;
use super::state::{Decision, Effect, EffectSource, MAX_PLAYERS, PublicState, State};
use super::turn;
use crate::table::Seat;

/// How a step goes on.
enum Flow {
    /// It is done.
    Done,
    /// A player must decide.
    Ask(Seat),
}

/// Carries out effects, claims and the order of the turn until a player must
/// decide or the game is over.
pub(super) fn run(state: &mut State, events: &mut Vec<Event>) {
    loop {
        state.refill_empty_hands(events);
        let Some(&effect) = state.table.effect() else {
            // What an effect completed is claimed when the effect is done; and a
            // claim's own effects are done before the next claim.
            match claim::next(state, events) {
                Claims::None if turn::proceed(state, events) => return,
                Claims::None | Claims::Claimed => continue,
                Claims::Choice => {
                    state.table.acting = state.table.turn.seat;
                    state.table.decision = Decision::Claim;
                    return;
                }
                Claims::Over => return,
            }
        };
        let Some(step) = effect.now() else {
            finish(state, events);
            continue;
        };
        if effect.step == 0 && !effect.begun && step != Step::May {
            announce(state, effect, events);
        }
        match begin(state, effect, step, events) {
            Flow::Done => advance(state),
            Flow::Ask(seat) => {
                state.table.acting = seat;
                state.table.decision = Decision::Step;
                return;
            }
        }
    }
}

/// Tells that a capability works; incantations were announced when played.
pub(super) fn announce(state: &mut State, effect: Effect, events: &mut Vec<Event>) {
    if let EffectSource::Spell(spell, clause) = effect.source {
        state.emit(Event::CapabilityUsed { seat: effect.seat, spell, clause }, events);
    }
}

pub(super) fn advance(state: &mut State) {
    if let Some(effect) = state.table.effects.top_mut() {
        effect.step += 1;
        effect.begun = false;
    }
}

/// The topmost effect is done.
fn finish(state: &mut State, events: &mut Vec<Event>) {
    let Some(effect) = state.table.effects.pop() else { return };
    if let EffectSource::Incantation(incantation) = effect.source {
        state.emit(Event::IncantationDone(incantation), events);
        trigger_below(state, effect.seat, |clause| matches!(clause, Clause::AfterIncantation(_)));
    }
}

/// The effect of `seat`'s top spell whose clause is `when`, if it can do anything.
fn triggered(state: &State, seat: Seat, when: impl Fn(Clause) -> bool) -> Option<Effect> {
    let spell = state.table.awake(seat)?;
    let (index, clause) = state.table.clauses(seat).find(|&(_, clause)| when(clause))?;
    let cards = state.table.player(seat).hand;
    can_begin(state, seat, clause.steps(), cards)
        .then(|| Effect::new(EffectSource::Spell(spell, index), seat))
}

/// Begins the effect of `seat`'s top spell whose clause is `when`, if any.
pub(super) fn trigger(state: &mut State, seat: Seat, when: impl Fn(Clause) -> bool) {
    if let Some(effect) = triggered(state, seat, when) {
        state.table.effects.push(effect);
    }
}

/// The same, to be carried out after all effects now under way.
pub(super) fn trigger_below(state: &mut State, seat: Seat, when: impl Fn(Clause) -> bool) {
    if let Some(effect) = triggered(state, seat, when) {
        state.table.effects.push_under(effect);
    }
}

/// Begins a step, or goes on with one that deals with several wizards.
fn begin(state: &mut State, effect: Effect, step: Step, events: &mut Vec<Event>) -> Flow {
    let Effect { seat, target, begun, .. } = effect;
    if let Some(effect) = state.table.effects.top_mut() {
        effect.begun = true;
    }
    let ask_if = |possible: bool| if possible { Flow::Ask(seat) } else { Flow::Done };
    match step {
        Step::May => return Flow::Ask(seat),
        Step::Target(having) => {
            let table = &state.table;
            let mut opponents = table.opponents(seat).filter(|&o| eligible(table, o, having));
            let first = opponents.next();
            if opponents.next().is_some() {
                return Flow::Ask(seat);
            }
            drop(opponents);
            if let Some(effect) = state.table.effects.top_mut() {
                effect.target = first;
            }
        }
        Step::Draw(who, count) => {
            for other in subjects(&state.table, &effect, who).iter() {
                state.draw(*other, count, events);
            }
        }
        Step::DrawAsMany(more) => state.draw(seat, effect.discarded + more, events),
        Step::Discard(who, count) => {
            let after = begun.then_some(effect.subject);
            if begun && effect.left > 0 {
                return Flow::Ask(effect.subject);
            }
            let Some(subject) = next_to_discard(&state.table, &effect, who, after) else {
                return Flow::Done;
            };
            let hand = state.table.player(subject).hand;
            if let Some(effect) = state.table.effects.top_mut() {
                effect.subject = subject;
                effect.left = count.min(hand);
            }
            return Flow::Ask(subject);
        }
        Step::DiscardRandom(who, count) => {
            for &other in subjects(&state.table, &effect, who).iter() {
                if other != seat && !state.table.hand_in_reach(other) {
                    continue;
                }
                for _ in 0..count.min(state.table.player(other).hand) {
                    if let Some(card) = state.random_card(other) {
                        state.discard(other, card, true, events);
                    }
                }
            }
        }
        Step::DiscardUpTo(most) => {
            return ask_if(effect.discarded < most && state.table.player(seat).hand > 0);
        }
        Step::Give => return ask_if(target.is_some() && state.table.player(seat).hand > 0),
        Step::TakeRandom => {
            if let Some(from) = target
                && state.table.hand_in_reach(from)
                && let Some(card) = state.random_card(from)
            {
                state.pass(from, seat, card, false, events);
            }
        }
        Step::TakeIngredient => {
            let Some(from) = target.filter(|&from| state.table.hand_in_reach(from)) else {
                return Flow::Done;
            };
            if !begun {
                state.look(seat, from, events);
            }
            return Flow::Ask(seat);
        }
        Step::Look(who) => {
            for &other in subjects(&state.table, &effect, who).iter() {
                if state.table.hand_in_reach(other) {
                    state.look(seat, other, events);
                }
            }
        }
        Step::Move => return ask_if(moves(&state.table, seat).next().is_some()),
        Step::Swap => return ask_if(swaps(&state.table).next().is_some()),
        Step::TakeFromPool | Step::RemoveFromPool => {
            return ask_if(picks(&state.table).next().is_some());
        }
        Step::RecoverCard => return ask_if(!state.table.discard.is_empty()),
        Step::RecoverIngredient => return ask_if(!state.table.discard.ingredients().is_empty()),
        Step::Replace => {
            let any = reachable_slots(&state.table).next().is_some();
            return ask_if(any && state.table.spells_left > 0);
        }
        Step::Scry(count) => {
            let spells = top_spells(state, count);
            if spells.is_empty() {
                return Flow::Done;
            }
            let count = spells.len() as u8;
            state.emit(Event::SpellsLookedAt { seat, count, spells }, events);
            return Flow::Ask(seat);
        }
        Step::Dispel => {
            let mut seats = state.table.all_seats();
            return ask_if(seats.any(|other| state.table.player(other).in_play.is_some()));
        }
        Step::Hush => {
            if let Some(other) = target {
                state.emit(Event::Hushed(other), events);
                state.open_and_close_hands(events);
            }
        }
        Step::Bind => {
            if let Some(other) = target {
                state.emit(Event::Bound(other), events);
            }
        }
        Step::MoreIngredients(more) => state.emit(Event::MoreIngredients(more), events),
        Step::MoreIncantations(more) => state.emit(Event::MoreIncantations(more), events),
        Step::PlayHand => state.emit(Event::HandFreed(seat), events),
    }
    Flow::Done
}

/// Whom a step concerns, in order.
fn subjects(table: &PublicState, effect: &Effect, who: Affected) -> ArrayVec<Seat, MAX_PLAYERS> {
    match who {
        Affected::You => [effect.seat].into_iter().collect(),
        Affected::Target => effect.target.into_iter().collect(),
        Affected::EachOpponent => table.opponents(effect.seat).collect(),
    }
}

/// The next wizard who has cards to discard for this step.
fn next_to_discard(
    table: &PublicState,
    effect: &Effect,
    who: Affected,
    after: Option<Seat>,
) -> Option<Seat> {
    let subjects = subjects(table, effect, who);
    let rest = after.map_or(0, |after| {
        subjects.iter().position(|&s| s == after).map_or(subjects.len(), |index| index + 1)
    });
    subjects[rest..].iter().copied().find(|&subject| {
        if subject == effect.seat {
            table.player(subject).hand > 0
        } else {
            table.hand_in_reach(subject)
        }
    })
}

/// Whom the present step asks.
pub(super) fn asked(effect: &Effect, step: Step) -> Seat {
    if matches!(step, Step::Discard(..)) { effect.subject } else { effect.seat }
}
