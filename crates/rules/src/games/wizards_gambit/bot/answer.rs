//! How much each answer to what a card asks weighs.

use super::super::action::Action;
use super::super::effect::Step;
use super::super::state::{Decision, PoolSlot, PoolSpell, State};
use super::worth;
use crate::table::Seat;

/// Adds the weight of each legal answer.
pub(super) fn weigh(state: &State, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
    weights.extend(legal.iter().map(|&action| one(state, seat, action).max(1e-4)));
}

fn one(state: &State, seat: Seat, action: Action) -> f32 {
    let table = &state.table;
    let hand = state.hand(seat);
    let points = table.player(seat).points();
    let missing = |slot: PoolSlot| table.spell_at(slot).map_or(0, PoolSpell::missing);
    let claim = |slot: PoolSlot| {
        table.spell_at(slot).map_or(0.0, |there| worth::claim(there.spell, points))
    };
    match (table.step(), action) {
        // Which card goes: the less it is worth keeping, the likelier.
        (None | Some(Step::Discard(..) | Step::Give), Action::Card(card)) => {
            let keep = worth::keep(table, hand, card);
            1.0 / (0.1 + keep * keep)
        }
        (Some(Step::DiscardUpTo(_)), Action::Card(card)) => {
            let keep = worth::keep(table, hand, card);
            0.8 / (0.1 + keep * keep)
        }
        (Some(Step::DiscardUpTo(_)), Action::Decline) => 1.5,
        // Which card comes.
        (_, Action::Card(card)) => {
            let keep = worth::keep(table, hand, card);
            0.1 + keep * keep
        }
        // The leading player is never given cards; cards are taken from them.
        (_, Action::Opponent(other)) => {
            let lead = f32::from(table.player(other).points()) + 1.0;
            let gives = table.effect().is_some_and(|effect| {
                effect.source.steps().iter().any(|step| {
                    matches!(
                        step,
                        Step::Give | Step::Draw(super::super::effect::Affected::Target, _)
                    )
                })
            });
            let takes = table
                .effect()
                .is_some_and(|effect| effect.source.steps().contains(&Step::TakeRandom));
            if gives && !takes { 1.0 / lead } else { lead }
        }
        (_, Action::Move { to, .. }) => match missing(to) {
            1 => 10.0 * claim(to).max(0.2),
            2 => 0.2,
            _ => 1.0,
        },
        (Some(Step::TakeFromPool), Action::Pick { from, ingredient }) => {
            let keep = worth::keep(table, hand, ingredient.card());
            let open = if missing(from) <= 1 { 1.5 } else { 1.0 };
            (0.2 + keep) * open
        }
        (_, Action::Pick { from, .. }) => 1.0 / (1.0 + f32::from(missing(from))),
        (_, Action::Slot(slot)) => 1.0 / (0.5 + claim(slot).max(0.0)),
        (_, Action::Replace { slot, with }) => {
            0.2 * (worth::claim(with, points) - claim(slot)).clamp(0.1, 5.0)
        }
        (_, Action::GambitOf(other)) if other == seat => 0.2,
        (_, Action::Claim(slot)) => claim(slot).max(0.1),
        (Some(Step::May), Action::Accept) => 2.0,
        _ if table.decision == Decision::Nothing => 0.0,
        _ => 1.0,
    }
}
