//! The lesser decisions: retreat, recovery, vacant titles, demotion, grey magic.

use super::super::action::Action;
use super::super::board::{MagicianBox, Place};
use super::super::dice::Dice;
use super::super::state::{PublicState, WizardId};
use crate::bots::policy::{unit, weighted};
use crate::table::{Rng, Seat};

/// Draws where a wizard goes at the roots: rather where few stand, and none of
/// the own.
pub(super) fn resolve_aftermath(
    position: &PublicState,
    seat: Seat,
    planned: &[u8; 4],
    rng: &mut Rng,
) -> MagicianBox {
    let weights = MagicianBox::ALL.map(|magicians| {
        let mut crowd = f32::from(planned[usize::from(magicians.0)]) * 1.5;
        for id in position.magicians(magicians) {
            crowd += if position.wizard(id).owner == seat { 1.5 } else { 1.0 };
        }
        1.0 / ((1.0 + crowd) * (1.0 + crowd))
    });
    MagicianBox(weighted(&weights, rng) as u8)
}

/// Draws the boxes for all wizards of `seat` that go down.
pub(super) fn demotions(position: &PublicState, seat: Seat, rng: &mut Rng, plan: &mut Vec<Action>) {
    let defeated = |id: &WizardId| matches!(position.wizard(*id).place, Place::Defeat(_));
    let mut planned = [0; 4];
    for wizard in position.wizards_of(seat).filter(defeated) {
        let to = resolve_aftermath(position, seat, &planned, rng);
        planned[usize::from(to.0)] += 1;
        plan.push(Action::Demote { wizard, to });
    }
}

/// The fewest of `dice` that have `pips`, highest first; all if they have fewer.
pub(super) fn enough(dice: Dice, pips: u8) -> Dice {
    let mut used = Dice::NONE;
    for die in dice.iter() {
        if used.pips() >= pips {
            break;
        }
        used.add(die);
    }
    // The last high die may do more than needed: a lower one is enough.
    let Some(last) = used.iter().last() else { return used };
    let mut without = used;
    without.remove(last);
    let lower = dice.minus(used).iter().filter(|&die| without.pips() + die >= pips).last();
    if let Some(lower) = lower {
        without.add(lower);
        return without;
    }
    used
}

/// Some of `dice`: mostly all of them, else each as likely as not.
pub(super) fn some(dice: Dice, rng: &mut Rng) -> Dice {
    if unit(rng) < 0.5 {
        return dice;
    }
    dice.iter().filter(|_| unit(rng) < 0.5).collect()
}
