//! The interpreter: carries out effects step by step, stops where a player must
//! decide, and goes on from there.
//!
//! Effects under way lie in [`Table::effects`](super::state::Table::effects):
//! the last one is carried out first. That list is part of the state, so a game
//! can be saved in the middle of any card.

use arrayvec::ArrayVec;

use super::action::{Action, Reason};
use super::cards::{Card, Cards, Ingredient};
use super::claim::{self, Claims};
use super::effect::{Clause, Having, Step, Who};
use super::event::{Event, Leaving};
use super::gambit;
use super::pile::Pile;
use super::spells::Spell;
use super::state::{
    Decision, Effect, MAX_LOOKED_AT, MAX_PLAYERS, PoolSpell, Slot, Source, State, Table,
};
use super::turn;
use crate::table::Seat;

/// How a step goes on.
enum Flow {
    /// It is done.
    Done,
    /// Somebody must decide.
    Ask(Seat),
}

/// Carries out effects, claims and the order of the turn until somebody must
/// decide or the game is over.
pub(super) fn run(state: &mut State, events: &mut Vec<Event>) {
    loop {
        state.refill_empty_hands(events);
        let Some(effect) = state.table.effects.top_mut() else {
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
        if effect.step == 0 && step != Step::May {
            announce(effect, events);
        }
        let effect = *effect;
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
fn announce(effect: &mut Effect, events: &mut Vec<Event>) {
    if let Source::Spell(spell, clause) = effect.source
        && !effect.begun
    {
        events.push(Event::CapabilityUsed { seat: effect.seat, spell, clause });
    }
}

fn advance(state: &mut State) {
    if let Some(effect) = state.table.effects.top_mut() {
        effect.step += 1;
        effect.begun = false;
    }
}

/// The topmost effect is done.
fn finish(state: &mut State, events: &mut Vec<Event>) {
    let Some(effect) = state.table.effects.pop() else { return };
    if let Source::Incantation(incantation) = effect.source {
        state.table.discard.add(incantation.card());
        events.push(Event::IncantationDone(incantation));
        trigger_below(state, effect.seat, |clause| matches!(clause, Clause::AfterIncantation(_)));
    }
}

/// The effect of `seat`'s top spell whose clause is `when`, if it can do anything.
fn triggered(state: &State, seat: Seat, when: impl Fn(Clause) -> bool) -> Option<Effect> {
    let spell = state.table.awake(seat)?;
    let (index, clause) = state.table.clauses(seat).find(|&(_, clause)| when(clause))?;
    let cards = state.table.player(seat).hand;
    can_begin(state, seat, clause.steps(), cards)
        .then(|| Effect::new(Source::Spell(spell, index), seat))
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

/// Whether every choice that these steps ask for has something to choose from;
/// `cards` are those in the hand of `seat`. Only what everybody may know counts,
/// so that what is asked never gives a hand away.
pub(super) fn can_begin(state: &State, seat: Seat, steps: &[Step], cards: u8) -> bool {
    let table = &state.table;
    steps.iter().all(|&step| match step {
        Step::Target(having) => table.opponents(seat).any(|other| eligible(table, other, having)),
        Step::Give | Step::Discard(Who::You, _) => cards > 0,
        Step::Move => moves(table, seat).next().is_some(),
        Step::Swap => swaps(table).next().is_some(),
        Step::TakeFromPool | Step::RemoveFromPool => picks(table).next().is_some(),
        Step::RecoverCard => !table.discard.is_empty(),
        Step::RecoverIngredient => !table.discard.ingredients().is_empty(),
        Step::Replace | Step::Scry(_) => {
            table.spells_left > 0 && reachable_slots(table).next().is_some()
        }
        Step::Dispel => table.all_seats().any(|other| table.player(other).in_play.is_some()),
        _ => true,
    })
}

/// Whether an opponent can be chosen.
fn eligible(table: &Table, seat: Seat, having: Having) -> bool {
    match having {
        Having::Anything => true,
        Having::Cards => table.hand_in_reach(seat),
        Having::Capability => table.awake(seat).is_some(),
    }
}

fn reachable_slots(table: &Table) -> impl Iterator<Item = Slot> {
    Slot::ALL.into_iter().filter(|&slot| table.reachable(slot).is_some())
}

/// Every ingredient beside a spell in play.
fn picks(table: &Table) -> impl Iterator<Item = (Slot, Ingredient)> {
    Slot::ALL.into_iter().flat_map(|from| {
        let laid = table.reachable(from).map_or(Cards::NONE, PoolSpell::ingredients);
        laid.kinds().filter_map(Card::ingredient).map(move |ingredient| (from, ingredient))
    })
}

/// Every way to move an ingredient to a spell that lacks it; never so that it
/// would claim for a wizard who may not.
fn moves(table: &Table, seat: Seat) -> impl Iterator<Item = (Slot, Ingredient, Slot)> {
    let claims = table.may_claim(seat);
    picks(table).flat_map(move |(from, ingredient)| {
        reachable_slots(table)
            .filter(move |&to| {
                to != from
                    && table
                        .spell_at(to)
                        .is_some_and(|s| s.lacks(ingredient) && (claims || s.missing() > 1))
            })
            .map(move |to| (from, ingredient, to))
    })
}

/// Every way to swap two ingredients, each then standing where it is lacked.
fn swaps(table: &Table) -> impl Iterator<Item = (Slot, Ingredient, Slot, Ingredient)> {
    picks(table).flat_map(move |(first, one)| {
        picks(table)
            .filter(move |&(second, other)| {
                let fits_without = |slot, gone, come| {
                    table.spell_at(slot).is_some_and(|&(mut spell)| {
                        spell.lift(gone);
                        spell.lacks(come)
                    })
                };
                second > first
                    && one != other
                    && fits_without(first, one, other)
                    && fits_without(second, other, one)
            })
            .map(move |(second, other)| (first, one, second, other))
    })
}

/// The spells that [`Step::Scry`] shows, the top one first.
pub(super) fn looked_at(state: &State) -> Pile<Spell, MAX_LOOKED_AT> {
    match state.table.step() {
        Some(Step::Scry(count)) => top_spells(state, count),
        _ => Pile::new(),
    }
}

fn top_spells(state: &State, count: u8) -> Pile<Spell, MAX_LOOKED_AT> {
    state.hidden.spells.iter().rev().take(usize::from(count)).copied().collect()
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
            events.push(Event::SpellsLookedAt { seat, count: spells.len() as u8, spells });
            return Flow::Ask(seat);
        }
        Step::Dispel => {
            let mut seats = state.table.all_seats();
            return ask_if(seats.any(|other| state.table.player(other).in_play.is_some()));
        }
        Step::Hush => {
            if let Some(other) = target {
                state.table.player_mut(other).hushed = true;
                events.push(Event::Hushed(other));
                state.open_and_close_hands(events);
            }
        }
        Step::Bind => {
            if let Some(other) = target {
                state.table.player_mut(other).bound = true;
                events.push(Event::Bound(other));
            }
        }
        Step::MoreIngredients(more) => {
            state.table.turn.more_ingredients += more;
            events.push(Event::MoreIngredients(more));
        }
        Step::MoreIncantations(more) => {
            state.table.turn.more_incantations += more;
            events.push(Event::MoreIncantations(more));
        }
        Step::PlayHand => {
            state.hidden.free = state.hand(seat);
            state.table.turn.hand_freed = true;
            events.push(Event::HandFreed(seat));
        }
    }
    Flow::Done
}

/// Whom a step concerns, in order.
fn subjects(table: &Table, effect: &Effect, who: Who) -> ArrayVec<Seat, MAX_PLAYERS> {
    match who {
        Who::You => [effect.seat].into_iter().collect(),
        Who::Target => effect.target.into_iter().collect(),
        Who::EachOpponent => table.opponents(effect.seat).collect(),
    }
}

/// The next wizard who has cards to discard for this step.
fn next_to_discard(table: &Table, effect: &Effect, who: Who, after: Option<Seat>) -> Option<Seat> {
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

/// All answers to the present step.
pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    let table = &state.table;
    let (Some(effect), Some(step)) = (table.effect(), table.step()) else { return };
    let hand = state.hand(table.acting);
    match step {
        Step::May => out.extend([Action::Accept, Action::Decline]),
        Step::Target(having) => out.extend(
            table
                .all_seats()
                .filter(|&other| other != effect.seat && eligible(table, other, having))
                .map(Action::Opponent),
        ),
        Step::Discard(..) | Step::Give => out.extend(hand.kinds().map(Action::Card)),
        Step::DiscardUpTo(_) => {
            out.push(Action::Decline);
            out.extend(hand.kinds().map(Action::Card));
        }
        Step::TakeIngredient => {
            let there = effect.target.map_or(Cards::NONE, |from| state.hand(from)).ingredients();
            if there.is_empty() {
                out.push(Action::Decline);
            }
            out.extend(there.kinds().map(Action::Card));
        }
        Step::Move => {
            out.extend(moves(table, effect.seat).map(|(from, ingredient, to)| Action::Move {
                from,
                ingredient,
                to,
            }))
        }
        Step::Swap => out.extend(swaps(table).map(|(first, one, second, other)| Action::Swap {
            first,
            one,
            second,
            other,
        })),
        Step::TakeFromPool | Step::RemoveFromPool => {
            out.extend(picks(table).map(|(from, ingredient)| Action::Pick { from, ingredient }))
        }
        Step::RecoverCard => out.extend(table.discard.kinds().map(Action::Card)),
        Step::RecoverIngredient => {
            out.extend(table.discard.ingredients().kinds().map(Action::Card));
        }
        Step::Replace => out.extend(reachable_slots(table).map(Action::Slot)),
        Step::Scry(_) => {
            out.push(Action::Decline);
            let mut spells = looked_at(state);
            spells.as_mut_slice().sort_unstable();
            for slot in reachable_slots(table) {
                out.extend(spells.iter().map(|&with| Action::Replace { slot, with }));
            }
        }
        Step::Dispel => out.extend(
            table
                .all_seats()
                .filter(|&other| table.player(other).in_play.is_some())
                .map(Action::GambitOf),
        ),
        // These ask nothing.
        Step::Draw(..)
        | Step::DrawAsMany(_)
        | Step::DiscardRandom(..)
        | Step::TakeRandom
        | Step::Look(_)
        | Step::Hush
        | Step::Bind
        | Step::MoreIngredients(_)
        | Step::MoreIncantations(_)
        | Step::PlayHand => {}
    }
}

/// Answers what the present step asks, and goes on.
pub(super) fn answer(
    state: &mut State,
    action: Action,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    let table = &state.table;
    let (Some(&effect), Some(step)) = (table.effect(), table.step()) else {
        return Err(Reason::NotAskedNow);
    };
    let done = match (step, action) {
        (Step::May, Action::Accept) => {
            let mut effect = effect;
            effect.begun = false;
            announce(&mut effect, events);
            true
        }
        (Step::May, Action::Decline) => {
            state.table.effects.pop();
            if let Source::Spell(spell, _) = effect.source {
                events.push(Event::CapabilityDeclined { seat: effect.seat, spell });
            }
            false
        }
        (Step::Target(having), Action::Opponent(other)) => {
            if !table.has_seat(other) || other == effect.seat || !eligible(table, other, having) {
                return Err(Reason::NotThatSeat);
            }
            if let Some(effect) = state.table.effects.top_mut() {
                effect.target = Some(other);
            }
            true
        }
        (Step::Discard(..) | Step::DiscardUpTo(_), Action::Card(card)) => {
            discard_one(state, card, events)?;
            false
        }
        (Step::DiscardUpTo(_), Action::Decline) => true,
        (Step::Give, Action::Card(card)) => {
            if !state.hand(effect.seat).has(card) {
                return Err(Reason::NoSuchCard);
            }
            if let Some(to) = effect.target {
                state.pass(effect.seat, to, card, true, events);
            }
            true
        }
        (Step::TakeIngredient, answer) => take_ingredient(state, effect, answer, events)?,
        (Step::Move, Action::Move { from, ingredient, to }) => {
            check_pick(table, from, ingredient)?;
            check_move(table, effect.seat, from, ingredient, to)?;
            state.table.lift(from, ingredient);
            state.table.lay(to, ingredient);
            let seat = effect.seat;
            events.push(Event::IngredientMoved { seat, ingredient, from, to });
            true
        }
        (Step::Swap, Action::Swap { first, one, second, other }) => {
            swap(state, effect.seat, (first, one), (second, other), events)?;
            true
        }
        (Step::TakeFromPool, Action::Pick { from, ingredient }) => {
            lift(state, from, ingredient)?;
            state.put_openly(effect.seat, ingredient.card());
            events.push(Event::IngredientTaken { seat: effect.seat, ingredient, from });
            true
        }
        (Step::RemoveFromPool, Action::Pick { from, ingredient }) => {
            lift(state, from, ingredient)?;
            state.table.discard.add(ingredient.card());
            events.push(Event::IngredientRemoved { seat: effect.seat, ingredient, from });
            true
        }
        (Step::RecoverCard | Step::RecoverIngredient, Action::Card(card)) => {
            if step == Step::RecoverIngredient && card.ingredient().is_none()
                || !state.table.discard.remove(card)
            {
                return Err(Reason::NoSuchCard);
            }
            state.put_openly(effect.seat, card);
            events.push(Event::Recovered { seat: effect.seat, card });
            true
        }
        (Step::Replace, Action::Slot(slot)) => {
            check_slot(table, slot)?;
            if let Some(new) = state.hidden.spells.pop() {
                replace(state, slot, new, events);
            }
            true
        }
        (Step::Scry(_), Action::Replace { slot, with }) => {
            check_slot(table, slot)?;
            if !looked_at(state).contains(&with) {
                return Err(Reason::NoSuchCard);
            }
            let spells = state.hidden.spells;
            state.hidden.spells = spells.iter().copied().filter(|&s| s != with).collect();
            replace(state, slot, with, events);
            true
        }
        (Step::Scry(_), Action::Decline) => {
            shuffle_spells(state, events);
            true
        }
        (Step::Dispel, Action::GambitOf(other)) => {
            if !table.has_seat(other) {
                return Err(Reason::NotThatSeat);
            }
            table.player(other).in_play.ok_or(Reason::NoGambitInPlay)?;
            gambit::leave(state, other, Leaving::Dispelled, events);
            true
        }
        (_, Action::Decline) => return Err(Reason::Compulsory),
        _ => return Err(Reason::NotAskedNow),
    };
    if done {
        advance(state);
    }
    run(state, events);
    Ok(())
}

/// Discards one card of the acting wizard's choice.
fn discard_one(state: &mut State, card: Card, events: &mut Vec<Event>) -> Result<(), Reason> {
    let seat = state.table.acting;
    if !state.hand(seat).has(card) {
        return Err(Reason::NoSuchCard);
    }
    state.discard(seat, card, false, events);
    if let Some(effect) = state.table.effects.top_mut() {
        effect.left = effect.left.saturating_sub(1);
        effect.discarded += 1;
    }
    Ok(())
}

/// Takes an ingredient from a hand that was looked at; there may be none.
fn take_ingredient(
    state: &mut State,
    effect: Effect,
    answer: Action,
    events: &mut Vec<Event>,
) -> Result<bool, Reason> {
    let Some(from) = effect.target else { return Err(Reason::NotAskedNow) };
    let there = state.hand(from).ingredients();
    match answer {
        Action::Decline if there.is_empty() => {}
        Action::Decline => return Err(Reason::Compulsory),
        Action::Card(card) if there.has(card) => {
            state.pass(from, effect.seat, card, false, events);
        }
        Action::Card(_) => return Err(Reason::NoSuchCard),
        _ => return Err(Reason::NotAskedNow),
    }
    Ok(true)
}

fn check_slot(table: &Table, slot: Slot) -> Result<(), Reason> {
    table.spell_at(slot).ok_or(Reason::NoSpellThere)?;
    table.reachable(slot).ok_or(Reason::Protected)?;
    Ok(())
}

fn check_pick(table: &Table, from: Slot, ingredient: Ingredient) -> Result<(), Reason> {
    check_slot(table, from)?;
    let there = table.reachable(from).is_some_and(|s| s.ingredients().has(ingredient.card()));
    if there { Ok(()) } else { Err(Reason::NoSuchCard) }
}

fn check_move(
    table: &Table,
    seat: Seat,
    from: Slot,
    ingredient: Ingredient,
    to: Slot,
) -> Result<(), Reason> {
    check_slot(table, to)?;
    let Some(spell) = table.spell_at(to) else { return Err(Reason::NoSpellThere) };
    if to == from || !spell.lacks(ingredient) {
        return Err(Reason::NotLacking);
    }
    if spell.missing() == 1 && !table.may_claim(seat) {
        return Err(Reason::GambitInPlay);
    }
    Ok(())
}

/// Takes an ingredient of a pool spell away.
fn lift(state: &mut State, from: Slot, ingredient: Ingredient) -> Result<(), Reason> {
    check_pick(&state.table, from, ingredient)?;
    state.table.lift(from, ingredient);
    Ok(())
}

fn swap(
    state: &mut State,
    seat: Seat,
    (first, one): (Slot, Ingredient),
    (second, other): (Slot, Ingredient),
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    check_pick(&state.table, first, one)?;
    check_pick(&state.table, second, other)?;
    if !swaps(&state.table).any(|swap| swap == (first, one, second, other)) {
        return Err(Reason::NotLacking);
    }
    state.table.swap((first, one), (second, other));
    events.push(Event::IngredientsSwapped { seat, first, one, second, other });
    Ok(())
}

/// Puts `new` in the place of a pool spell, which is shuffled into the deck.
fn replace(state: &mut State, slot: Slot, new: Spell, events: &mut Vec<Event>) {
    let Some(old) = state.table.pool[slot.index()].replace(PoolSpell::new(new)) else { return };
    state.discard_ingredients(old.ingredients());
    events.push(Event::SpellReplaced { slot, old: old.spell, new });
    state.hidden.spells.push(old.spell);
    shuffle_spells(state, events);
}

fn shuffle_spells(state: &mut State, events: &mut Vec<Event>) {
    // Put in order first: what comes out must not depend on an order that
    // somebody saw.
    let spells = state.hidden.spells.as_mut_slice();
    spells.sort_unstable();
    state.hidden.rng.shuffle(spells);
    events.push(Event::SpellsShuffled);
}
