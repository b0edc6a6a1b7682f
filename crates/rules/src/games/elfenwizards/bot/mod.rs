//! What bots know about Elfenwizards.
//!
//! Rollouts end with the round, where [`worth`] evaluates the position. Within
//! it, dice go where the stakes are high and the rivals weak ([`allocate`]), and
//! spells where they turn a contest ([`compete`]).

mod aftermath;
mod allocate;
mod compete;
mod contests;
mod worth;

use super::action::Action;
use super::board::SpellBox;
use super::state::Decision;
use super::{Dice, Elfenwizards, State};
use crate::analysis;
use crate::analysis::wire::Analyst;
use crate::bots::policy::unit;
use crate::bots::{BotReply, Effort, Level, Policy, search};
use crate::table::{PerSeat, Rng, Seat, Seed};
use compete::Freedom;

impl Policy for Elfenwizards {
    fn analyst() -> Analyst {
        analysis::wire::analyst::<Elfenwizards>()
    }

    fn search(
        view: &Self::View,
        seat: Seat,
        effort: Effort,
        seed: Seed,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<BotReply<Action>> {
        search::<Elfenwizards>(view, seat, effort, seed, go_on)
    }

    fn effort(level: Level) -> Effort {
        let effort = level.effort();
        match level {
            // A game is long and has much to compare at each decision: here, unlike in the other
            // games, an archmage that simulates more plays better.
            Level::Archmage => Effort { iterations: 12_000, ..effort },
            Level::Novice | Level::Apprentice | Level::Adept => effort,
        }
    }

    fn propose(state: &State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
        draw(state, seat, PlanMode::Curious, rng, plan);
    }

    fn rollout(state: &State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
        draw(state, seat, PlanMode::Sober, rng, plan);
    }

    fn first_idea(state: &State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
        draw(state, seat, PlanMode::Careless, rng, plan);
    }

    fn evaluate(state: &State, from: &State) -> Option<PerSeat<f32>> {
        let over = state.position.decision == Decision::Nothing;
        (over || state.position.round > from.position.round).then(|| worth::shares(&state.position))
    }

    fn alike(a: &[Action], b: &[Action]) -> bool {
        kind(a) == kind(b)
    }
}

/// Whether to look for ideas, to play on, or to play without weighing much.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PlanMode {
    Curious,
    Sober,
    Careless,
}

fn draw(state: &State, seat: Seat, mood: PlanMode, rng: &mut Rng, plan: &mut Vec<Action>) {
    let position = &state.position;
    let player = position.player(seat);
    let curious = mood == PlanMode::Curious;
    let freedom = if mood == PlanMode::Sober { 0.3 } else { 1.0 };
    match position.decision {
        Decision::Roll => plan.push(Action::Roll),
        Decision::Place | Decision::PlaceAll => {
            allocate::allocation(position, seat, freedom, rng, plan);
        }
        Decision::AcceptOrReroll => {
            let again = if curious { unit(rng) < 0.2 } else { allocate::poor(player.hand) };
            if again {
                plan.push(Action::Reroll);
            } else {
                plan.push(Action::Accept);
                let mut dice = Vec::new();
                allocate::allocation(position, seat, freedom, rng, &mut dice);
                plan.append(&mut dice);
            }
        }
        Decision::SupportOrPass | Decision::SecondSupport => {
            // Now and then anything goes, but always a whole turn: a plan may become a hint, and
            // half a turn cannot be confirmed.
            let heat = match mood {
                PlanMode::Curious if unit(rng) < 0.05 => 50.0,
                PlanMode::Curious | PlanMode::Careless => 0.8,
                PlanMode::Sober => 0.15,
            };
            let freedom = Freedom { heat, others: curious };
            compete::competition_plan(position, seat, freedom, rng, plan);
        }
        Decision::PayRetreat => {
            // A spell in the box is missed less than one in reserve.
            plan.push(Action::PayRetreat { from_reserve: curious && unit(rng) < 0.1 });
            plan.push(Action::SettleRetreat(aftermath::resolve_aftermath(
                position, seat, &[0; 4], rng,
            )));
        }
        Decision::SettleRetreat => {
            plan.push(Action::SettleRetreat(aftermath::resolve_aftermath(
                position, seat, &[0; 4], rng,
            )));
        }
        Decision::Recover => {
            let dice = player.dice_in(SpellBox::Minor);
            let used = if curious && unit(rng) < 0.3 {
                aftermath::some(dice, rng)
            } else {
                aftermath::enough(dice, player.spent * 2)
            };
            plan.push(Action::Recover(used));
        }
        Decision::TakeBackMinor | Decision::TakeBackGrey => {
            let from = if position.decision == Decision::TakeBackMinor {
                SpellBox::Minor
            } else {
                SpellBox::Grey
            };
            let dice = player.dice_in(from);
            let back = if curious { aftermath::some(dice, rng) } else { dice };
            plan.push(Action::TakeBack(back));
        }
        Decision::Cleanse => {
            let dice = player.dice_in(SpellBox::Grey);
            let tokens: u8 = position.wizards_of(seat).map(|id| position.wizard(id).grey).sum();
            let used = if curious && unit(rng) < 0.3 {
                aftermath::some(dice, rng)
            } else {
                aftermath::enough(dice, tokens * position.grey_price.pips())
            };
            plan.push(Action::Cleanse(used));
        }
        Decision::Demote => aftermath::demotions(position, seat, rng, plan),
        // Which wizard loses its token makes no difference: a token costs the
        // same under each. Of titles any may be tried.
        Decision::RemoveGrey => {
            let greyed = position.wizards_of(seat).find(|&id| position.wizard(id).grey > 0);
            plan.extend(greyed.map(Action::RemoveGrey));
        }
        Decision::TakeTitle | Decision::Nothing => {}
    }
}

/// What a plan is about: the boxes that get dice, the wizards that get spells,
/// or the very first action.
fn kind(plan: &[Action]) -> Vec<Action> {
    let mut kind: Vec<Action> = plan
        .iter()
        .map(|&action| match action {
            Action::Place { on, .. } => Action::Place { pips: 1, on },
            Action::Support { wizard, .. } => {
                Action::Support { spell: super::state::Spell::Minor, wizard }
            }
            Action::Recover(_) => Action::Recover(Dice::NONE),
            other => other,
        })
        .collect();
    kind.sort();
    kind.dedup();
    kind
}
