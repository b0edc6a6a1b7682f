//! What a position is worth: each seat's share of victory, estimated between
//! turns.

use super::super::public_state::{Phase, PublicState, QUICK_ROUNDS, TOKENS_TO_WIN};
use super::promise::lasting_treasures;
use crate::table::{PerSeat, Seat, Seats};

/// What one Blood is worth, in life points.
pub(super) const BLOOD: f32 = 0.45;
/// What a treasure is worth.
pub(super) const TREASURE: f32 = 1.5;
/// What a Creature in play is worth.
pub(super) const CREATURE: f32 = 2.5;
/// What the Tower is worth.
pub(super) const TOWER: f32 = 0.8;
/// What a hand card is worth.
pub(super) const CARD: f32 = 0.5;
/// What a Dead Wizard card is worth in the next round.
const DEAD_CARD: f32 = 1.0;

/// Each seat's share once the turn after `from` has begun, or a round is over.
pub(super) fn evaluate(table: &PublicState, from: &PublicState) -> Option<PerSeat<f32>> {
    let between = table.phase == Phase::Preparing && table.ready.is_empty();
    let later = (table.round, table.turn) > (from.round, from.turn);
    (between && later).then(|| shares(table))
}

/// Each seat's share of victory between two turns.
fn shares(table: &PublicState) -> PerSeat<f32> {
    let seats = Seats::all(table.seats());
    let survival = survival(table);
    let mut shares = [0.0; 6];
    for winner in seats.iter() {
        let chance = survival[winner.index()];
        if chance <= 0.0 {
            continue;
        }
        let after =
            if table.quick { quick_shares(table, winner) } else { match_shares(table, winner) };
        for seat in seats.iter() {
            shares[seat.index()] += chance * after[seat.index()];
        }
    }
    shares
}

/// How likely each is to survive the round.
fn survival(table: &PublicState) -> PerSeat<f32> {
    let mut weights = [0.0; 6];
    for seat in table.living().iter() {
        let player = table.player(seat);
        let strength = f32::from(player.life)
            + BLOOD * f32::from(player.blood)
            + TREASURE * f32::from(lasting_treasures(table, seat))
            + CREATURE * f32::from(player.creatures.len())
            + if table.tower == Some(seat) { TOWER } else { 0.0 };
        // Strength to the power of 1.5.
        let strength = strength.max(0.5);
        weights[seat.index()] = strength * strength.sqrt();
    }
    normal(weights)
}

fn normal(mut weights: PerSeat<f32>) -> PerSeat<f32> {
    let sum: f32 = weights.iter().sum();
    if sum > 0.0 {
        weights.iter_mut().for_each(|weight| *weight /= sum);
    }
    weights
}

/// What a wizard brings to the next round.
fn provision(table: &PublicState, seat: Seat) -> f32 {
    let player = table.player(seat);
    20.0 + BLOOD * f32::from(player.blood) + DEAD_CARD * f32::from(player.dead_cards.len())
}

/// Each one's share of a match in which `winner` survives this round.
fn match_shares(table: &PublicState, winner: Seat) -> PerSeat<f32> {
    let mut weights = [0.0; 6];
    if table.player(winner).tokens + 1 >= TOKENS_TO_WIN {
        weights[winner.index()] = 1.0;
        return weights;
    }
    for seat in Seats::all(table.seats()).iter() {
        let tokens = table.player(seat).tokens + u8::from(seat == winner);
        // With a token one round is enough, without one two are needed.
        let need = if tokens > 0 { 1.0 } else { 0.4 };
        weights[seat.index()] = need * provision(table, seat);
    }
    normal(weights)
}

/// Each one's share of a quick match in which `winner` survives this round.
fn quick_shares(table: &PublicState, winner: Seat) -> PerSeat<f32> {
    let left = f32::from(QUICK_ROUNDS.saturating_sub(table.round));
    let mut weights = [0.0; 6];
    for seat in Seats::all(table.seats()).iter() {
        let player = table.player(seat);
        let points = f32::from(player.points)
            + if seat == winner { 1.0 } else { 0.0 }
            + 0.02 * provision(table, seat) * left;
        // Points count the more the less time is left to make up for them.
        weights[seat.index()] = (points * (2.0 / (left + 0.7))).exp();
    }
    normal(weights)
}
