//! Who stands where against whom: what allocation and competition think about.

use arrayvec::ArrayVec;

use super::super::board::{MagicianBox, Place, SpellBox, Title, TreeLevel};
use super::super::state::{MAX_WIZARDS, PublicState, ROUNDS, WizardId};
use super::worth;
use crate::table::{MAX_SEATS, PerSeat, Seat};

/// A title above Necromancer, or the two of a Magician box, and who stands for
/// them.
pub(super) struct Contest {
    pub level: TreeLevel,
    /// How many can win.
    pub titles: usize,
    /// What winning is worth, in points.
    pub stake: f32,
    pub rivals: ArrayVec<WizardId, MAX_WIZARDS>,
}

/// All contests with anybody in them.
pub(super) type Contests = ArrayVec<Contest, 11>;

/// Every contest of the present round.
pub(super) fn contests(position: &PublicState) -> Contests {
    let holders = position.holders();
    let mut boxes: [ArrayVec<WizardId, MAX_WIZARDS>; 4] = Default::default();
    for (id, wizard) in (0..).map(WizardId).zip(&position.wizards) {
        if let Place::Magicians(magicians) = wizard.place {
            boxes[usize::from(magicians.0)].push(id);
        }
    }
    let left = ROUNDS.saturating_sub(position.round);
    let mut contests = Contests::new();
    for title in Title::all() {
        let Some(spaces) = title.candidates() else { break };
        let Some(level) = Place::Title(spaces[0]).level() else { continue };
        let rivals = spaces.into_iter().filter_map(|space| holders[usize::from(space.0)]);
        let contest = Contest {
            level,
            titles: 1,
            stake: worth::stake(title, left),
            rivals: rivals.collect(),
        };
        if !contest.rivals.is_empty() {
            contests.push(contest);
        }
    }
    for (magicians, rivals) in MagicianBox::ALL.into_iter().zip(boxes) {
        if !rivals.is_empty() {
            let stake = worth::stake(magicians.titles()[0], left);
            contests.push(Contest { level: TreeLevel::Magician, titles: 2, stake, rivals });
        }
    }
    contests
}

/// How many wizards in contests each seat has.
pub(super) struct CandidateCounts {
    pub at: [PerSeat<u8>; 4],
    pub all: PerSeat<u8>,
}

/// Counts the wizards in contests.
pub(super) fn candidates(position: &PublicState, contests: &Contests) -> CandidateCounts {
    let mut count = CandidateCounts { at: [[0; MAX_SEATS]; 4], all: [0; MAX_SEATS] };
    for contest in contests {
        for &id in &contest.rivals {
            let seat = position.wizard(id).owner.index();
            count.at[contest.level.index()][seat] += 1;
            count.all[seat] += 1;
        }
    }
    count
}

/// What each seat can still bring to bear at each level for one of its wizards
/// there, in power: its share of the dice in the box, and some minor spells.
pub(super) fn reserves(position: &PublicState, contests: &Contests) -> [PerSeat<f32>; 4] {
    let candidates = candidates(position, contests);
    let mut reserves = [[0.0; MAX_SEATS]; 4];
    for (seat, player) in position.players.iter().enumerate() {
        let minors = f32::from(player.reserve) * 2.0 / f32::from(candidates.all[seat].max(1));
        for level in TreeLevel::ALL {
            let dice = player.dice_in(SpellBox::Major(level));
            let shared = f32::from(candidates.at[level.index()][seat].max(1));
            reserves[level.index()][seat] = f32::from(dice.pips()) / shared + minors;
        }
    }
    reserves
}

/// How much worth each seat's points have in the eyes of `seat`: its own 1, its
/// rivals' less than nothing, the more so the better they stand.
pub(super) fn regard(position: &PublicState, seat: Seat) -> PerSeat<f32> {
    let scores: ArrayVec<i32, MAX_SEATS> =
        position.players.iter().map(|player| player.score()).collect();
    let others = scores.len().max(2) - 1;
    let mean = scores.iter().sum::<i32>() as f32 / scores.len().max(1) as f32;
    let mut regard = [0.0; MAX_SEATS];
    for (i, &score) in scores.iter().enumerate() {
        let threat = (1.0 + (score as f32 - mean) / 12.0).clamp(0.2, 2.5);
        regard[i] = if i == seat.index() { 1.0 } else { -threat / others as f32 };
    }
    regard
}
