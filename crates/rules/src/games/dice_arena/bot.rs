//! What bots know about Dice Arena: when a throw is worth its die, which throws
//! are worth considering, and that equal dice are interchangeable.
//!
//! Games are short, so rollouts go on to the end; throws are sampled from the outcome
//! model.

use super::DiceArena;
use super::action::{Action, Aim, Force, ThrowIntent};
use super::dice::{Dice, Die};
use super::face::Face;
use super::options::Tournament;
use super::state::{Arena, Decision, PublicState, State};
use super::throw;
use crate::analysis;
use crate::analysis::wire::Analyst;
use crate::bots::policy::unit;
use crate::bots::{BotReply, Effort, Policy, search};
use crate::table::{PerSeat, Rng, Seat, Seats, Seed};

impl Policy for DiceArena {
    fn analyst() -> Analyst {
        analysis::wire::analyst::<DiceArena>()
    }

    fn search(
        view: &Self::View,
        seat: Seat,
        effort: Effort,
        seed: Seed,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<BotReply<Action>> {
        search::<DiceArena>(view, seat, effort, seed, go_on)
    }

    fn propose(state: &State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
        let table = &state.table;
        match table.decision {
            Decision::Throw | Decision::ThrowOrStop if unit(rng) < 0.5 => {
                Self::rollout(state, seat, rng, plan);
            }
            Decision::ThrowOrStop if unit(rng) < 0.4 => plan.push(Action::Stop),
            Decision::Throw | Decision::ThrowOrStop => {
                if throw::can_lift(table) && unit(rng) < 0.1 {
                    plan.push(Action::Lift);
                } else {
                    plan.push(Action::Throw(any_intent(&table.arena, rng)));
                }
            }
            Decision::Take => plan.push(Action::Take(some_die(&table.arena, rng))),
            Decision::Stack => stacking(&table.arena, rng, plan),
            Decision::Chance | Decision::Nothing => {}
        }
    }

    fn rollout(state: &State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
        let table = &state.table;
        match table.decision {
            Decision::ThrowOrStop if !tempted(&table.arena, rng) => plan.push(Action::Stop),
            Decision::Throw | Decision::ThrowOrStop => {
                plan.push(Action::Throw(usual_intent(&table.arena, rng)));
            }
            _ => Self::propose(state, seat, rng, plan),
        }
    }

    fn first_idea(state: &State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
        let table = &state.table;
        match table.decision {
            // Mostly once more, whatever lies there.
            Decision::ThrowOrStop if !tempted(&table.arena, rng) && unit(rng) < 0.2 => {
                plan.push(Action::Stop);
            }
            // As hard as can be: what that does to dice near the rim is seen too late.
            Decision::Throw | Decision::ThrowOrStop => {
                plan.push(Action::Throw(ThrowIntent { force: Force::Hard, aim: Aim::Clear }));
            }
            _ => Self::propose(state, seat, rng, plan),
        }
    }

    fn evaluate(state: &State, from: &State) -> Option<PerSeat<f32>> {
        let table = &state.table;
        // A single game, and the deciding one, is its winner's.
        if table.options.tournament == Tournament::No || from.table.is_deciding() {
            return None;
        }
        // A tournament is judged when the present game is over.
        (table.game != from.table.game || table.decision == Decision::Nothing)
            .then(|| tournament_shares(table))
    }

    fn daring(plan: &[Action]) -> f32 {
        match plan.first() {
            Some(Action::Throw(ThrowIntent { force: Force::Hard, .. })) => 1.0,
            Some(Action::Throw(_)) => 0.5,
            Some(Action::Stop) => -1.0,
            _ => 0.0,
        }
    }

    fn alike(a: &[Action], b: &[Action]) -> bool {
        match (a.first(), b.first()) {
            (Some(Action::Throw(a)), Some(Action::Throw(b))) => {
                a.force == b.force && (a.aim == Aim::Clear) == (b.aim == Aim::Clear)
            }
            (a, b) => a == b,
        }
    }
}

/// Whether a fair player would throw another die: with two or more symbols to
/// match. Measured against random play, other thresholds do worse, and sparing the
/// last die does not help.
fn tempted(arena: &Arena, rng: &mut Rng) -> bool {
    let counted = arena.counted().minus(arena.immobile);
    let mut symbols = Face::SPELLS
        .into_iter()
        .filter(|&spell| !arena.showing.showing(spell).and(counted).is_empty());
    let several = symbols.nth(1).is_some();
    unit(rng) < if several { 0.95 } else { 0.05 }
}

/// How players mostly throw: firmly, into the largest gap.
fn usual_intent(arena: &Arena, rng: &mut Rng) -> ThrowIntent {
    if unit(rng) < 0.8 {
        ThrowIntent { force: Force::Firm, aim: Aim::Clear }
    } else {
        any_intent(arena, rng)
    }
}

/// A random throw, most often into the largest gap. Of equal dice whose positions are
/// not known, the first stands for all.
fn any_intent(arena: &Arena, rng: &mut Rng) -> ThrowIntent {
    let targets = arena.counted().minus(arena.lifted);
    let force = Force::ALL[rng.below(3) as usize];
    if targets.is_empty() || unit(rng) < 0.5 {
        return ThrowIntent { force, aim: Aim::Clear };
    }
    let target = nth(targets, rng);
    let target = if arena.poses.is_empty() { twin(arena, target, targets) } else { target };
    ThrowIntent { force, aim: Aim::At(target) }
}

/// One of `dice`, each equally likely.
fn nth(dice: Dice, rng: &mut Rng) -> Die {
    let index = rng.below(dice.len().into()) as usize;
    dice.iter().nth(index).unwrap_or_default()
}

/// The first of the dice that show what `die` shows; a die of a tower is like no
/// other.
fn twin(arena: &Arena, die: Die, among: Dice) -> Die {
    let tower = arena.tower.set();
    let face = arena.showing.face(die);
    match face {
        Some(face) if !tower.has(die) => {
            arena.showing.showing(face).and(among).minus(tower).first().unwrap_or(die)
        }
        _ => die,
    }
}

/// A die for Accio.
fn some_die(arena: &Arena, rng: &mut Rng) -> Die {
    let takable = arena.takable();
    twin(arena, nth(takable, rng), takable)
}

/// An order for a tower. What is on top counts; the rest comes as it lies.
fn stacking(arena: &Arena, rng: &mut Rng, plan: &mut Vec<Action>) {
    let left = arena.unstacked();
    let top = twin(arena, nth(left, rng), left);
    plan.extend(left.minus(Dice::one(top)).iter().map(Action::Stack));
}

/// Each seat's share of victory in a tournament, by its points so far: a point
/// less makes a seat so much likelier to win, and more so the fewer games are
/// left.
fn tournament_shares(table: &PublicState) -> PerSeat<f32> {
    let mut shares = PerSeat::<f32>::default();
    let seats = Seats::all(table.seats);
    if table.decision == Decision::Nothing {
        for seat in table.winners.iter() {
            shares[seat.index()] = 1.0 / table.winners.len() as f32;
        }
        return shares;
    }
    let left = f32::from(table.seats.saturating_sub(table.game)) + 1.0;
    let sharpness = 1.2 / left.sqrt();
    for seat in seats.iter() {
        shares[seat.index()] = (-sharpness * f32::from(table.points[seat.index()])).exp();
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}
