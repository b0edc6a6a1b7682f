//! What a position is worth to each player, closely: by capabilities, hands and who is next.
//!
//! The numbers are logarithms of odds. They were fitted to the results of 850 games of archmages
//! with two and four players (by version 3 of the rules) who simulated 200 games a decision, predicted
//! from the beginning of each round (softmax over the seats). They explain much more of the results than
//! [`super::worth`] does: in games that had no part in the fit the mean logarithm of the probability of
//! what happened is -0.62 instead of -0.67 with two players, -1.15 instead of -1.24 with four.

use super::super::cards::Ingredient;
use super::super::incantations::Incantation;
use super::super::spells::Spell;
use super::super::state::{PoolSlot, State, WINNING_POINTS};
use crate::table::{MAX_SEATS, PerSeat, Seat};

/// A spell point; the more points, the more another is worth.
const POINT: f32 = 0.3;
const POINT_SQUARED: f32 = 0.0024;
/// A gambit in play.
const IN_PLAY: f32 = -0.16;
/// Each turn of others before one's own.
const WAITING: f32 = -0.14;
/// A claim in hand that wins.
const WINNING: f32 = 0.58;
/// An ingredient in hand, and what a flake is worth more. Gambits in hand are worth nothing.
const INGREDIENT: f32 = 0.04;
const FLAKE: f32 = 0.11;

/// Each seat's estimated share of victory.
pub(super) fn shares(state: &State) -> PerSeat<f32> {
    let mut shares = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in state.table.all_seats() {
        let odds = standing(state, seat).exp();
        shares[seat.index()] = odds;
        sum += odds;
    }
    shares.map(|share| share / sum)
}

fn standing(state: &State, seat: Seat) -> f32 {
    let table = &state.table;
    let player = table.player(seat);
    let hand = state.hand(seat);
    let points = f32::from(player.points());
    let waiting = (seat.0 + table.seats - table.turn.seat.0) % table.seats;
    let mut standing = POINT * points
        + POINT_SQUARED * points * points
        + WAITING * f32::from(waiting)
        + INGREDIENT * f32::from(hand.ingredients().len())
        + FLAKE * f32::from(hand.count(Ingredient::PrismaticFlake.card()))
        + table.awake(seat).map_or(0.0, capability);
    for incantation in Incantation::ALL {
        standing += f32::from(hand.count(incantation.card())) * in_hand(incantation);
    }
    if player.in_play.is_some() {
        standing += IN_PLAY;
    }
    if can_win(state, seat) {
        standing += WINNING;
    }
    standing
}

/// Whether `seat` holds what completes a spell that wins.
fn can_win(state: &State, seat: Seat) -> bool {
    let points = state.table.player(seat).points();
    let ingredients = state.hand(seat).ingredients();
    PoolSlot::ALL.into_iter().filter_map(|slot| state.table.spell_at(slot)).any(|there| {
        there.missing() == 1
            && points + there.spell.card().points >= WINNING_POINTS
            && ingredients.kinds().filter_map(|card| card.ingredient()).any(|i| there.lacks(i))
    })
}

/// What an incantation in hand is worth. (Fitted, Hush was worth less than nothing; it does more since.)
fn in_hand(incantation: Incantation) -> f32 {
    match incantation {
        Incantation::Pilfering => 0.72,
        Incantation::Prosperity => 0.5,
        Incantation::Transposition => 0.45,
        Incantation::Quickening => 0.38,
        Incantation::ColbachsBounty => 0.13,
        _ => 0.25,
    }
}

/// What the capability of the spell on top of a book is worth.
fn capability(spell: Spell) -> f32 {
    match spell {
        Spell::ManyHands | Spell::UnseenHand => 0.62,
        Spell::SilverTongue | Spell::ScryingBowl => 0.42,
        Spell::LightFingers => 0.33,
        Spell::Gleaning | Spell::FreeSpirit | Spell::Bounty | Spell::PhilosophersAgate => 0.16,
        Spell::Hourglass | Spell::CorruptExchange | Spell::Siphon | Spell::Kindling => 0.08,
        Spell::Tithe | Spell::HungryVoid => 0.0,
        Spell::GlassTower | Spell::WardedSleeves => -0.08,
        Spell::BottomlessSatchel | Spell::WintersBreath | Spell::OpenGates => -0.14,
        Spell::SealKeeper => -0.26,
        Spell::CrownOfThorns | Spell::HeavyCrown => -0.36,
        Spell::OpenPurse => -0.66,
        Spell::VowOfSilence => -1.0,
    }
}
