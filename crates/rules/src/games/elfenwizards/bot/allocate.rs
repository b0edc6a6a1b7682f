//! Phases 2 and 3: which dice to put where.

use arrayvec::ArrayVec;
use std::cmp::Reverse;

use super::super::action::Action;
use super::super::board::{SpellBox, TreeLevel};
use super::super::dice::Dice;
use super::super::state::{Decision, MAX_WIZARDS, PublicState, ROUNDS};
use super::contests::{candidates, contests};
use super::worth;
use crate::bots::policy::unit;
use crate::table::{Rng, Seat};

/// Mean pips of a die that is still to be thrown.
const MEAN: f32 = 3.5;

/// A field of one seat: one of its wizards in a contest.
struct Field {
    level: TreeLevel,
    stake: f32,
    /// The force that the rivals may be expected to bring; 0 when there is none
    /// to beat.
    against: f32,
}

/// All fields of one seat.
type Fields = ArrayVec<Field, MAX_WIZARDS>;

/// Draws an allocation of the dice in hand: what to place where, then whether to
/// leave the rest. `freedom` is how far the boxes' attraction may be off, 0 to 1.
pub(super) fn allocation(
    position: &PublicState,
    seat: Seat,
    freedom: f32,
    rng: &mut Rng,
    plan: &mut Vec<Action>,
) {
    let player = position.player(seat);
    let fields = fields(position, seat);
    let mut taste = [0.0; SpellBox::COUNT];
    for taste in &mut taste {
        // Between a third and three times as attractive at full freedom.
        *taste = ((2.0 * unit(rng) - 1.0) * freedom * 1.1).exp();
    }
    // Dice below this are thrown again in the second allocation.
    let keep = if position.decision == Decision::Place {
        let spread = if unit(rng) < freedom { unit(rng) * 5.0 - 2.0 } else { 0.0 };
        (4.0 + spread).round() as u8
    } else {
        0
    };
    let mut boxes = player.boxes;
    for pips in player.hand.iter() {
        if pips < keep {
            break;
        }
        let attraction = |on: SpellBox| {
            let there = boxes[on.index()];
            let mut with = there;
            with.add(pips);
            let gain = use_of(position, seat, &fields, on, with)
                - use_of(position, seat, &fields, on, there);
            gain * taste[on.index()]
        };
        let best = SpellBox::ALL.into_iter().map(|on| (on, attraction(on)));
        let Some((on, _)) = best.max_by(|a, b| a.1.total_cmp(&b.1)) else { break };
        boxes[on.index()].add(pips);
        plan.push(Action::Place { pips, on });
    }
    plan.sort_by_key(|action| match *action {
        Action::Place { pips, on } => (Reverse(pips), on),
        _ => (Reverse(0), SpellBox::Grey),
    });
    if position.decision == Decision::Place && plan.len() < usize::from(player.hand.len()) {
        plan.push(Action::KeepRest);
    }
}

/// Where `seat` has wizards in contests.
fn fields(position: &PublicState, seat: Seat) -> Fields {
    let contests = contests(position);
    let candidates = candidates(position, &contests);
    // What a rival may be expected to bring for one of its wizards at a level.
    let force = |level: TreeLevel, rival: Seat| {
        let player = position.player(rival);
        let fields = f32::from(candidates.at[level.index()][rival.index()].max(1));
        let open = f32::from(player.unrolled) + f32::from(player.hand.len());
        let placed = f32::from(player.dice_in(SpellBox::Major(level)).pips()) / fields;
        let free = (open * MEAN + f32::from(player.reserve)) * 0.8;
        placed + free / f32::from(candidates.all[rival.index()].max(1))
    };
    let mut fields = Fields::new();
    for contest in &contests {
        let own = |id| position.wizard(id).owner == seat;
        for &id in contest.rivals.iter().filter(|&&id| own(id)) {
            let mut forces: ArrayVec<f32, MAX_WIZARDS> = contest
                .rivals
                .iter()
                .filter(|&&rival| rival != id)
                .map(|&rival| {
                    let owner = position.wizard(rival).owner;
                    // Own wizards are no threat to one another worth arming for.
                    if owner == seat { 0.5 } else { force(contest.level, owner) }
                })
                .collect();
            forces.sort_unstable_by(|a, b| b.total_cmp(a));
            let against = forces.get(contest.titles - 1).copied().unwrap_or(0.0);
            fields.push(Field { level: contest.level, stake: contest.stake, against });
        }
    }
    fields
}

/// What `dice` in a box are good for, in points.
fn use_of(position: &PublicState, seat: Seat, fields: &[Field], on: SpellBox, dice: Dice) -> f32 {
    let pips = f32::from(dice.pips());
    let player = position.player(seat);
    match on {
        SpellBox::Major(level) => {
            let here = || fields.iter().filter(|field| field.level == level);
            let need: f32 = here().map(|field| field.stake * (field.against + 1.0)).sum();
            here()
                .map(|field| {
                    // Dice are shared among the fields by what is at stake and needed.
                    let share = pips * field.stake * (field.against + 1.0) / need.max(0.1);
                    field.stake * share * share
                        / (share * share + field.against * field.against + 1.0)
                })
                .sum()
        }
        SpellBox::Minor => {
            // About two in three of the spells in reserve will be spent.
            let spent = f32::from(player.spent) + 0.67 * f32::from(player.reserve);
            (pips / 2.0).min(spent) * worth::minor(ROUNDS.saturating_sub(position.round))
        }
        SpellBox::Grey => {
            let tokens: u8 = position.wizards_of(seat).map(|id| position.wizard(id).grey).sum();
            let removed = (dice.pips() / position.grey_price.pips()).min(tokens);
            f32::from(removed * (ROUNDS + 1 - position.round.min(ROUNDS)))
        }
    }
}

/// Whether a roll of `hand` is so poor that throwing again is worth a minor
/// spell.
pub(super) fn poor(hand: Dice) -> bool {
    f32::from(hand.pips()) + 3.0 < f32::from(hand.len()) * MEAN
}
