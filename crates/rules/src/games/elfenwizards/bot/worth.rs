//! What a position is worth to each player.
//!
//! The numbers were fitted to the results of 640 games of bots (3 to 6 players, 40
//! iterations a decision), predicted from the beginning of each round. They show that a rank reached is mostly worth the points it brings at once.

use super::super::board::{Place, Rank, Title};
use super::super::state::{Decision, PublicState, ROUNDS};
use crate::table::{MAX_SEATS, PerSeat, Seat};

/// How many points apart two players' expected final scores must be for their
/// chances to differ by a factor of e, by rounds still to be played.
const SPREAD: [f32; ROUNDS as usize] = [1.2, 2.6, 4.6, 6.8];

/// Points that a wizard may still hope for when a round begins, by rank (highest
/// first), beyond what a Magician may.
const HOPE: [f32; 5] = [-0.5, 2.1, 1.4, 0.8, 0.0];

/// Points that a minor spell in reserve promises over one that is spent, while
/// rounds are still to be played.
const MINOR: f32 = 0.45;

/// Points that a grey token will cost, by rounds still to be played: some get
/// removed, and removing them costs too.
const GREY: [f32; ROUNDS as usize] = [0.0, 0.9, 1.1, 1.4];

/// What a minor spell in reserve is worth, with `left` rounds to be played after
/// this one: a point at the end of the game.
pub(super) fn minor(left: u8) -> f32 {
    if left == 0 { 1.0 } else { MINOR }
}

/// Each seat's estimated share of victory.
pub(super) fn shares(position: &PublicState) -> PerSeat<f32> {
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
fn rounds_left(position: &PublicState) -> u8 {
    let left = if position.decision == Decision::Nothing { 0 } else { ROUNDS + 1 - position.round };
    left.min(ROUNDS - 1)
}

/// The points that `seat` may still hope for in `left` rounds, beyond those that
/// everybody may.
fn hope(position: &PublicState, seat: Seat, left: u8) -> f32 {
    let reserve = f32::from(position.player(seat).reserve);
    let mut points = reserve * minor(left);
    for id in position.wizards_of(seat) {
        let wizard = position.wizard(id);
        points +=
            HOPE[rank(wizard.place) as usize] - f32::from(wizard.grey) * GREY[usize::from(left)];
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
        Rank::HighDruid | Rank::Druid => 1.0 + GREY[usize::from(left)],
        _ => 0.0,
    };
    gain + hope + grey
}
