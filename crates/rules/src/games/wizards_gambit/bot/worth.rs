//! What things are worth, in spell points.

use super::super::cards::{Card, Cards, ComponentFace, Ingredient};
use super::super::incantations::Incantation;
use super::super::spells::Spell;
use super::super::state::{PoolSlot, PoolSpell, PublicState, WINNING_POINTS};
use crate::table::{MAX_SEATS, PerSeat, Seat};

/// How much one spell point more tells about who wins: odds grow by e to the
/// power of this.
const DECISIVE: f32 = 0.5;
/// What a card in hand is worth.
const CARD: f32 = 0.2;
/// More cards than this are not worth more.
const MANY: u8 = 8;

/// What the capability of a spell is worth to its owner while it lies on top;
/// measured roughly, by which books won.
pub(super) fn capability(spell: Spell) -> f32 {
    match spell {
        Spell::ManyHands => 1.6,
        Spell::UnseenHand | Spell::LightFingers => 1.1,
        Spell::Siphon | Spell::Bounty => 0.9,
        Spell::SilverTongue | Spell::PhilosophersAgate | Spell::BottomlessSatchel => 0.6,
        Spell::Gleaning | Spell::CorruptExchange | Spell::Hourglass => 0.4,
        Spell::ScryingBowl | Spell::WardedSleeves | Spell::FreeSpirit | Spell::Kindling => 0.3,
        Spell::Tithe => 0.4,
        Spell::WintersBreath | Spell::SealKeeper => 0.1,
        Spell::GlassTower | Spell::VowOfSilence => -0.2,
        Spell::HeavyCrown | Spell::OpenPurse => -0.4,
        Spell::HungryVoid | Spell::OpenGates | Spell::CrownOfThorns => -0.7,
    }
}

/// What claiming a spell is worth to a wizard with so many points.
pub(super) fn claim(spell: Spell, points: u8) -> f32 {
    let own = spell.card().points;
    if points + own >= WINNING_POINTS {
        return 30.0;
    }
    f32::from(own) + capability(spell)
}

/// What a wizard has, in points.
fn standing(table: &PublicState, seat: Seat) -> f32 {
    let player = table.player(seat);
    let working = table.awake(seat).map_or(0.0, capability);
    let gambit = if player.in_play.is_some() { -0.3 } else { 0.0 };
    f32::from(player.points()) + working + gambit + CARD * f32::from(player.hand.min(MANY))
}

/// Each seat's share of victory, guessed from how things stand.
pub(super) fn shares(table: &PublicState) -> PerSeat<f32> {
    let mut shares = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in table.all_seats() {
        let odds = (DECISIVE * standing(table, seat)).exp();
        shares[seat.index()] = odds;
        sum += odds;
    }
    shares.map(|share| share / sum)
}

/// What the wizard who holds `hand` would miss most: the worth of each card to
/// keep.
pub(super) fn keep(table: &PublicState, hand: Cards, card: Card) -> f32 {
    match card.face() {
        ComponentFace::Ingredient(Ingredient::PrismaticFlake) => 3.0,
        ComponentFace::Ingredient(ingredient) => {
            let wanted: f32 = PoolSlot::ALL
                .into_iter()
                .filter_map(|slot| table.spell_at(slot))
                .filter(|spell| spell.lacks(ingredient))
                .map(|spell: &PoolSpell| 1.5 / f32::from(spell.missing()))
                .sum();
            // One of a kind is worth more than the second.
            (0.4 + wanted) / f32::from(hand.count(card).max(1))
        }
        ComponentFace::Incantation(incantation) => match incantation {
            Incantation::Prosperity | Incantation::ColbachsBounty => 2.2,
            Incantation::Quickening | Incantation::Pilfering => 1.8,
            _ => 0.9,
        },
        ComponentFace::Gambit(_) => 0.5 / f32::from(hand.gambits().len().max(1)),
    }
}
