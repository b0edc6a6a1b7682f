//! What a position is worth to each player.

use super::super::board::{Place, Rank, Title};
use super::super::state::{Decision, Position, ROUNDS};
use crate::table::{MAX_SEATS, PerSeat, Seat};

/// How many points apart two players' expected final scores must be for their
/// chances to differ by a factor of e, by rounds still to be played.
const SPREAD: [f32; ROUNDS as usize + 1] = [1.2, 6.0, 8.0, 9.0, 10.0];

/// Points that a wizard may still hope for when a round begins, by rank (highest
/// first), beyond what a Magician may, for each round still to be played.
const HOPE: [f32; 5] = [0.0, 2.5, 1.5, 0.8, 0.0];

/// What a minor spell in reserve is worth while rounds are still to be played.
pub(super) const MINOR: f32 = 0.9;

/// Each seat's estimated share of victory.
pub(super) fn shares(position: &Position) -> PerSeat<f32> {
    let left = rounds_left(position);
    let mut expected = [f32::MIN; MAX_SEATS];
    for (seat, player) in position.players.iter().enumerate() {
        expected[seat] = player.score() as f32;
        if left > 0 {
            expected[seat] += hope(position, Seat(seat as u8), left);
        }
    }
    let best = expected.iter().copied().fold(f32::MIN, f32::max);
    let weight = expected.map(|points| ((points - best) / SPREAD[usize::from(left)]).exp());
    let sum: f32 = weight.iter().sum();
    weight.map(|weight| weight / sum)
}

/// The rounds still to be played when `position` was reached at the beginning of
/// a round or at the end of the game.
fn rounds_left(position: &Position) -> u8 {
    if position.decision == Decision::Nothing { 0 } else { ROUNDS + 1 - position.round }
}

/// The points that `seat` may still hope for in `left` rounds, beyond those that
/// everybody may.
fn hope(position: &Position, seat: Seat, left: u8) -> f32 {
    let player = position.player(seat);
    let mut points = f32::from(player.reserve) * MINOR;
    for id in position.wizards_of(seat) {
        let wizard = position.wizard(id);
        points += HOPE[rank(wizard.place) as usize] - f32::from(wizard.grey * left);
    }
    points
}

fn rank(place: Place) -> Rank {
    match place {
        Place::Title(title) => title.rank(),
        Place::Magicians(_) | Place::Defeat(_) => Rank::Magician,
    }
}

/// What winning `title` is worth to its candidate over not winning it, in
/// points, with `left` rounds to be played after this one.
pub(super) fn stake(title: Title, left: u8) -> f32 {
    let gain = f32::from(title.rank().points() - Rank::Magician.points());
    let hope = if left > 0 { HOPE[title.rank() as usize] } else { 0.0 };
    // Who falls from Druid or Sorcerer gets a grey token.
    let grey = match title.rank() {
        Rank::HighDruid | Rank::Druid => f32::from(left + 1),
        _ => 0.0,
    };
    gain + hope + grey
}
