//! What bots know about Wizard's Gambit.
//!
//! A plan is one thing done in the play phase, with the draw after it when
//! nothing else is left to do; or one answer to what a card asks. Plans are
//! drawn by how much they weigh ([`weigh`], [`answer`]). Rollouts end some
//! rounds on, where the position is evaluated ([`worth`]; by archmages more closely, [`prospects`]).

mod answer;
mod prospects;
mod weigh;
mod worth;

use super::WizardsGambit;
use super::action::Action;
use super::state::{Decision, State};
use crate::analysis;
use crate::analysis::wire::Analyst;
use crate::bots::policy::weighted;
use crate::bots::{BotReply, Effort, Level, Policy, search};
use crate::table::{PerSeat, Rng, Rules as _, Seat, Seed};

/// The horizon: after this many rounds a rollout is evaluated.
const HORIZON: u8 = 3;
/// The horizon of bots that look closely: what they evaluate by tells more than another round.
const NEAR_HORIZON: u8 = 2;
/// How strongly rollouts prefer what weighs more, and how strongly those
/// do who look for ideas: powers of the weights.
const SOBER: f32 = 1.5;
const CURIOUS: f32 = 1.0;

impl Policy for WizardsGambit {
    fn analyst() -> Analyst {
        analysis::wire::analyst::<WizardsGambit>()
    }

    fn search(
        view: &Self::View,
        seat: Seat,
        effort: Effort,
        seed: Seed,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<BotReply<Action>> {
        search::<WizardsGambit>(view, seat, effort, seed, go_on)
    }

    fn effort(level: Level) -> Effort {
        let effort = level.effort();
        match level {
            // Its proposals are good from the start: with eight iterations an
            // apprentice loses to an adept in 59 of 100 only, with two in 73.
            Level::Apprentice => Effort { iterations: 2, ..effort },
            Level::Novice | Level::Adept | Level::Archmage => effort,
        }
    }

    fn propose(state: &State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
        draw(state, seat, CURIOUS, rng, plan);
    }

    fn rollout(state: &State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
        draw(state, seat, SOBER, rng, plan);
    }

    fn first_idea(state: &State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
        if state.table.decision != Decision::Play {
            return draw(state, seat, SOBER, rng, plan);
        }
        let mut legal = Vec::with_capacity(32);
        WizardsGambit::legal(state, seat, &mut legal);
        let weights: Vec<f32> =
            legal.iter().map(|&action| weigh::at_first_sight(state, action)).collect();
        plan.extend(legal.get(weighted(&weights, rng)).copied());
    }

    fn evaluate(state: &State, from: &State) -> Option<PerSeat<f32>> {
        is_past(state, from, HORIZON).then(|| worth::shares(&state.table))
    }

    fn evaluate_closely(state: &State, from: &State) -> Option<PerSeat<f32>> {
        is_past(state, from, NEAR_HORIZON).then(|| prospects::shares(state))
    }
}

/// Whether a game that goes on is so many rounds further than `from`.
fn is_past(state: &State, from: &State, rounds: u8) -> bool {
    let over = state.table.decision == Decision::Nothing;
    !over && state.table.round >= from.table.round.saturating_add(rounds)
}

/// Draws an action by its weight, and the draw that ends the turn with it where
/// nothing else is left to do.
fn draw(state: &State, seat: Seat, power: f32, rng: &mut Rng, plan: &mut Vec<Action>) {
    let mut legal = Vec::with_capacity(32);
    WizardsGambit::legal(state, seat, &mut legal);
    let mut weights = Vec::with_capacity(legal.len());
    match state.table.decision {
        Decision::Play => weigh::weigh(state, &legal, &mut weights),
        _ => answer::weigh(state, seat, &legal, &mut weights),
    }
    for weight in &mut weights {
        *weight = weight.powf(power);
    }
    let Some(&action) = legal.get(weighted(&weights, rng)) else { return };
    plan.push(action);
    if let Action::PlayIngredient { ingredient, on } = action {
        let table = &state.table;
        let completes = table.spell_at(on).is_some_and(|spell| spell.missing() == 1);
        // With an ingredient, an incantation action or a spell to protect to come, the turn goes on.
        let more = table.ingredients_left() > 1
            || !state.hidden.free.is_empty()
            || weigh::is_worth_protecting(state, &legal, ingredient, on)
            || legal
                .iter()
                .any(|action| matches!(action, Action::PlayIncantation(_) | Action::UseCapability));
        if !completes && !more {
            plan.push(Action::Draw);
        }
    }
}
