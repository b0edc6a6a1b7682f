//! What bots know of Spell Wars: sensible spells, quick answers, and what a
//! position is worth.
//!
//! Nothing here knows a card by name: what a card promises is read from its
//! steps, so that cards and bots cannot disagree.

mod promise;
mod worth;

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use fnv::FnvHasher;

use super::cards::{Card, Cards, Slot};
use super::choices;
use super::pending::{Ask, Decision, Script};
use super::public_state::PublicState;
use super::state::State;
use super::{Action, Event, SpellWars};
use crate::analysis;
use crate::analysis::wire::Analyst;
use crate::bots::policy::{unit, weighted};
use crate::bots::{BotReply, Effort, Policy, search};
use crate::table::{PerSeat, Rng, Seat, Seed};
use promise::Promise;

/// How freely a spell is drawn: the difference in promise, in life points, that
/// matters by a factor of e.
const PROPOSAL: f32 = 2.5;
/// The same in rollouts, which are played as by an average player.
const IMPROVISATION: f32 = 1.2;

impl Policy for SpellWars {
    fn analyst() -> Analyst {
        analysis::wire::analyst::<SpellWars>()
    }

    fn search(
        view: &Self::View,
        seat: Seat,
        effort: Effort,
        seed: Seed,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<BotReply<Action>> {
        search::<SpellWars>(view, seat, effort, seed, go_on)
    }

    fn propose(state: &State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
        decide(state, seat, PROPOSAL, rng, plan);
    }

    fn rollout(state: &State, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
        decide(state, seat, IMPROVISATION, rng, plan);
    }

    fn evaluate(state: &State, from: &State) -> Option<PerSeat<f32>> {
        worth::evaluate(&state.table, &from.table)
    }

    fn fingerprint(event: &Event, so_far: u64) -> u64 {
        // Without the codec, which writes more code than all else that bots know.
        let mut hasher = FnvHasher::with_key(so_far);
        event.hash(&mut hasher);
        hasher.finish()
    }

    fn alike(a: &[Action], b: &[Action]) -> bool {
        // Two spells are alike when they share their Destination or all the rest.
        let fewer = components(a).count().min(components(b).count());
        if fewer == 0 {
            return a.first() == b.first();
        }
        let shared = components(a).filter(|&one| components(b).any(|other| other == one)).count();
        shared * 2 > fewer
    }
}

/// The components that a plan places, and as what.
fn components(plan: &[Action]) -> impl Iterator<Item = (Slot, usize)> {
    plan.iter().filter_map(|action| match action {
        Action::Place { card, slot } => Some((*slot, card.kind())),
        _ => None,
    })
}

fn decide(state: &State, seat: Seat, freedom: f32, rng: &mut Rng, plan: &mut Vec<Action>) {
    match state.pending.ask {
        Some(ask) => answer(state, ask, freedom, rng, plan),
        None => prepare(state, seat, freedom, rng, plan),
    }
}

/// Draws a spell: each place filled by promise, or left empty.
fn prepare(state: &State, seat: Seat, freedom: f32, rng: &mut Rng, plan: &mut Vec<Action>) {
    let table = &state.table;
    let mut hand = state.hands[seat.index()];
    let mut placed = state.placed[seat.index()];
    let already = placed.iter().any(Option::is_some);
    // The Destination first, for the others' glyphs serve it.
    for slot in [Slot::Destination, Slot::Source, Slot::Quality] {
        if placed[slot.index()].is_some() {
            continue;
        }
        let mut options: ArrayVec<(Option<Card>, f32), 64> = ArrayVec::new();
        let chosen: Cards = placed.into_iter().flatten().collect();
        for card in (hand & (Cards::of_slot(slot) | Cards::WILD)).kinds().iter() {
            let promise = Promise::of(table, seat, chosen).card(card, slot);
            let _ = options.try_push((Some(card), promise));
        }
        // Fewer cards come earlier: worth most to who might not live to cast.
        let hurry = if table.player(seat).life <= 6 { 2.5 } else { 0.5 };
        let _ = options.try_push((None, hurry));
        if let Some(card) = draw(&options, freedom, rng) {
            hand -= Cards::one(card);
            placed[slot.index()] = Some(card);
        }
    }
    let before = &state.placed[seat.index()];
    // Of equal cards the lowest is placed first, whatever the slot.
    let mut wild = state.hands[seat.index()] & Cards::WILD;
    for slot in Slot::ALL {
        if let Some(card) = placed[slot.index()].filter(|_| before[slot.index()].is_none()) {
            let card = if card.is_wild() { wild.pop().unwrap_or(card) } else { card };
            plan.push(Action::Place { card, slot });
        }
    }
    if plan.is_empty() && !already {
        // Nothing seemed worth it; something must be placed if there is anything.
        let mut legal = Vec::new();
        choices::legal(state, seat, &mut legal);
        plan.extend(rng.pick(&legal).copied().filter(|&action| action != Action::Ready));
    }
    plan.push(Action::Ready);
}

/// Draws one of the options, each the likelier the more it promises.
fn draw<T: Copy + Default>(options: &[(T, f32)], freedom: f32, rng: &mut Rng) -> T {
    let best = options.iter().map(|option| option.1).fold(f32::MIN, f32::max);
    let weights: ArrayVec<f32, 64> =
        options.iter().take(64).map(|option| ((option.1 - best) / freedom).exp()).collect();
    options.get(weighted(&weights, rng)).map(|option| option.0).unwrap_or_default()
}

/// Draws an answer.
fn answer(state: &State, ask: Ask, freedom: f32, rng: &mut Rng, plan: &mut Vec<Action>) {
    let mut legal = Vec::new();
    choices::legal(state, ask.seat, &mut legal);
    let mut options: ArrayVec<(Option<Action>, f32), 64> = ArrayVec::new();
    for &action in legal.iter().take(64) {
        options.push((Some(action), appeal(state, ask, action)));
    }
    // Small matters are drawn a little more freely than spells.
    let drawn = if unit(rng) < 0.1 { rng.pick(&legal).copied() } else { None };
    plan.extend(drawn.or_else(|| draw(&options, freedom * 0.6, rng)));
}

/// How much an answer appeals, in life points or thereabouts.
fn appeal(state: &State, ask: Ask, action: Action) -> f32 {
    let table = &state.table;
    let seat = ask.seat;
    let player = table.player(seat);
    let chosen = || player.spell;
    match (ask.decision, action) {
        (Decision::Pay(price), Action::Pay(_)) => {
            let gain = match state.pending.running().map(|run| run.script) {
                Some(Script::Component(card)) => Promise::of(table, seat, chosen()).paying(card),
                _ => 2.0,
            };
            gain - f32::from(price) * worth::BLOOD
        }
        (Decision::PayUpTo(_), Action::Pay(blood)) => {
            let need = 25.0 - f32::from(player.life);
            f32::from(blood) * (need / 25.0 - worth::BLOOD * 0.5)
        }
        (Decision::WinTie(_), Action::Pay(_)) => 0.5,
        (Decision::Deflect(price), Action::Pay(_)) => 3.0 - f32::from(price) * worth::BLOOD,
        (Decision::KeepCreature(price, _), Action::Pay(_)) => 2.0 - f32::from(price) * worth::BLOOD,
        (Decision::Target(_) | Decision::DealDie { .. }, Action::Target(target)) => {
            dislike(table, seat, target)
        }
        (Decision::DeflectTo(_), Action::Target(target)) => dislike(table, seat, target),
        (Decision::Foretell(_), Action::Target(target)) => {
            (25.0 - f32::from(table.player(target).life)) * 0.2
        }
        (Decision::Block { damage, .. }, Action::Card(_)) => {
            let deadly = damage >= player.life;
            f32::from(damage) - 2.0 + if deadly { 20.0 } else { 0.0 }
        }
        (Decision::UseTreasure(_), Action::Treasure(treasure)) => {
            let cost = treasure.row().cost.map_or(0.0, |cost| match cost.price {
                super::effect::Price::Blood(blood) => f32::from(blood),
                super::effect::Price::Any => 0.0,
            });
            Promise::of(table, seat, chosen()).steps(treasure.row().uses) - cost * worth::BLOOD
        }
        (Decision::Reroll { .. }, Action::Die(at)) => {
            let die = state.pending.dice.get(usize::from(at)).copied().unwrap_or(6);
            2.2 - f32::from(die) - 2.0 * worth::BLOOD
        }
        (Decision::Reroll { .. }, Action::Treasure(_)) => {
            let dice = &state.pending.dice;
            3.2 * dice.len() as f32 - f32::from(dice.iter().sum::<u8>())
        }
        (Decision::Die, Action::Die(at)) => {
            let die = state.pending.running().map_or(0, |run| run.dice[usize::from(at.min(1))]);
            f32::from(die) * 0.7
        }
        (Decision::HandCard { why, .. }, Action::Card(card)) => {
            use super::pending::HandUse::{Add, Discard, Give, Lend, Tuck};
            let slot = card.slot().unwrap_or(Slot::Quality);
            let promise = Promise::of(table, seat, chosen()).card(card, slot);
            match why {
                Add => promise,
                Tuck => -promise,
                Give => -promise,
                Lend => 0.4 - promise * 0.5,
                Discard => 1.2 - promise * 0.2,
            }
        }
        _ => 0.0,
    }
}

/// How gladly `seat` harms `target`: the strong, and those who can be finished.
fn dislike(table: &PublicState, seat: Seat, target: Seat) -> f32 {
    if target == seat {
        return -5.0;
    }
    let player = table.player(target);
    let lead = f32::from(player.tokens) * 1.5 + f32::from(player.points) * 0.8;
    let finish = if player.life <= 4 { 2.5 } else { 0.0 };
    lead + finish + f32::from(player.life) * 0.05 - f32::from(player.creatures.len()) * 0.8
}
