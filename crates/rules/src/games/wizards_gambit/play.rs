//! The play phase: an ingredient and an incantation action, in either order.

use arrayvec::ArrayVec;

use super::action::{Action, Reason};
use super::cards::{Card, ComponentFace, Ingredient};
use super::effect::{Clause, Rule};
use super::event::Event;
use super::incantations::Incantation;
use super::state::{Effect, EffectSource, PoolSlot, State};
use super::{choices, gambit, resolve, turn};

/// All that the active wizard may do.
pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    let seat = state.table.turn.seat;
    let hand = state.hand(seat);
    let ingredients = legal_ingredients(state, out);
    for card in hand.incantations().kinds() {
        if let ComponentFace::Incantation(incantation) = card.face()
            && check_incantation(state, incantation).is_ok()
        {
            out.push(Action::PlayIncantation(incantation));
        }
    }
    gambit::legal(state, out);
    if capability(state).is_ok() {
        out.push(Action::UseCapability);
    }
    if state.table.turn.played {
        out.push(Action::Draw);
    } else if !ingredients {
        out.push(Action::ShowHand);
    }
}

/// Adds every way to play an ingredient; says whether there is any.
fn legal_ingredients(state: &State, out: &mut Vec<Action>) -> bool {
    let before = out.len();
    let table = &state.table;
    let seat = table.turn.seat;
    // A wizard who may not claim leaves the last ingredient to others.
    let last = u8::from(!table.may_claim(seat));
    let open: ArrayVec<_, { PoolSlot::COUNT }> = PoolSlot::ALL
        .into_iter()
        .filter_map(|slot| Some((slot, table.reachable(slot)?)))
        .filter(|(_, spell)| spell.missing() > last)
        .collect();
    let any_wild = table.rules(seat).any(|rule| matches!(rule, Rule::Wild(_)));
    let left = table.ingredients_left();
    for card in state.hand(seat).ingredients().kinds() {
        let Some(ingredient) = card.ingredient() else { continue };
        if left == 0 && !state.hidden.free.has(card) {
            continue;
        }
        let wild = any_wild && table.wild(seat, ingredient);
        for &(slot, spell) in &open {
            if wild || spell.has_rune_for(ingredient) {
                out.push(Action::PlayIngredient { ingredient, on: slot });
            }
        }
    }
    out.len() > before
}

/// Whether any ingredient can be played.
fn can_play_ingredient(state: &State) -> bool {
    let hand = state.hand(state.table.turn.seat);
    hand.ingredients().kinds().filter_map(Card::ingredient).any(|ingredient| {
        PoolSlot::ALL.into_iter().any(|slot| check_ingredient(state, ingredient, slot).is_ok())
    })
}

/// Whether an ingredient may be played beside a spell. **Ruling**: a wizard with
/// a gambit in play may not play the last missing one, which would claim.
fn check_ingredient(state: &State, ingredient: Ingredient, on: PoolSlot) -> Result<(), Reason> {
    let table = &state.table;
    let seat = table.turn.seat;
    if !state.holds(seat, ingredient) {
        return Err(Reason::NoSuchCard);
    }
    if table.ingredients_left() == 0 && !state.hidden.free.has(ingredient.card()) {
        return Err(Reason::NoIngredientLeft);
    }
    table.spell_at(on).ok_or(Reason::NoSpellThere)?;
    let spell = table.reachable(on).ok_or(Reason::Protected)?;
    let fits = spell.lacks(ingredient) || spell.missing() > 0 && table.wild(seat, ingredient);
    if !fits {
        return Err(Reason::NotLacking);
    }
    if spell.missing() == 1 && !table.may_claim(seat) {
        return Err(Reason::GambitInPlay);
    }
    Ok(())
}

/// Plays an ingredient beside a pool spell.
pub(super) fn ingredient(
    state: &mut State,
    ingredient: Ingredient,
    on: PoolSlot,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    check_ingredient(state, ingredient, on)?;
    let seat = state.table.turn.seat;
    let free = state.hidden.free.has(ingredient.card());
    state.emit(Event::IngredientPlayed { seat, ingredient, on, free }, events);
    resolve::run(state, events);
    Ok(())
}

/// Whether an incantation action may be taken, with `card` if it takes one.
pub(super) fn check_incantation_action(state: &State, card: Option<Card>) -> Result<(), Reason> {
    let bound = state.table.player(state.table.turn.seat).bound;
    let free = card.is_some_and(|card| state.hidden.free.has(card));
    if bound || state.table.incantations_left() == 0 && !free {
        return Err(Reason::NoIncantationLeft);
    }
    Ok(())
}

fn check_incantation(state: &State, incantation: Incantation) -> Result<(), Reason> {
    let seat = state.table.turn.seat;
    let card = incantation.card();
    if !state.hand(seat).has(card) {
        return Err(Reason::NoSuchCard);
    }
    if state.table.rule(seat, Rule::NoIncantations) {
        return Err(Reason::Silenced);
    }
    check_incantation_action(state, Some(card))?;
    // It is no longer in the hand when it has its effect.
    let cards_left = state.table.player(seat).hand - 1;
    if choices::can_act(state, seat, incantation.steps(), cards_left) {
        Ok(())
    } else {
        Err(Reason::NothingToDo)
    }
}

/// Plays an incantation. **Ruling**: only one that can do something.
pub(super) fn incantation(
    state: &mut State,
    incantation: Incantation,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    check_incantation(state, incantation)?;
    let seat = state.table.turn.seat;
    let free = state.hidden.free.has(incantation.card());
    state.emit(Event::IncantationPlayed { seat, incantation, free }, events);
    state.table.effects.push(Effect::new(EffectSource::Incantation(incantation), seat));
    resolve::run(state, events);
    Ok(())
}

/// The capability that the active wizard may use now.
fn capability(state: &State) -> Result<EffectSource, Reason> {
    let table = &state.table;
    let seat = table.turn.seat;
    let spell = table.awake(seat).ok_or(Reason::NoCapability)?;
    let (index, steps) = table
        .clauses(seat)
        .find_map(|(index, clause)| match clause {
            Clause::OnceATurn(steps) => Some((index, steps)),
            _ => None,
        })
        .ok_or(Reason::NoCapability)?;
    if table.turn.used {
        return Err(Reason::UsedThisTurn);
    }
    if !choices::can_begin(state, seat, steps, table.player(seat).hand) {
        return Err(Reason::NothingToDo);
    }
    Ok(EffectSource::Spell(spell, index))
}

/// Uses the capability of the top spell that works once a turn.
pub(super) fn use_capability(state: &mut State, events: &mut Vec<Event>) -> Result<(), Reason> {
    let source = capability(state)?;
    let seat = state.table.turn.seat;
    state.table.effects.push(Effect::new(source, seat));
    resolve::run(state, events);
    Ok(())
}

/// Shows the hand because no ingredient can be played, which ends the turn with
/// two cards. **Ruling**: only when really none can be played.
pub(super) fn show_hand(state: &mut State, events: &mut Vec<Event>) -> Result<(), Reason> {
    if state.table.turn.played || can_play_ingredient(state) {
        return Err(Reason::CanPlayIngredient);
    }
    let seat = state.table.turn.seat;
    state.emit(Event::HandShown { seat, cards: state.hand(seat) }, events);
    turn::finish(state, 2, events);
    Ok(())
}

/// Draws, which ends the turn.
pub(super) fn draw(state: &mut State, events: &mut Vec<Event>) -> Result<(), Reason> {
    if !state.table.turn.played {
        return Err(Reason::IngredientDue);
    }
    turn::finish(state, 1, events);
    Ok(())
}
