//! Phases 4 and 6: dice in the Minor Spell box bring minor spells back.

use super::action::{Action, Reason};
use super::board::SpellBox;
use super::dice::Dice;
use super::event::Event;
use super::round::{self, PendingDecision};
use super::state::{Decision, MINOR_SPELL_PRICE, Phase, PlayerState, PublicState};
use crate::table::Seat;

/// In turn order (**ruling**), owners of dice in the Minor Spell box choose
/// which to use. In phase 6 they then choose which of the rest to take back.
pub(super) fn next(position: &PublicState, after: Option<Seat>) -> Option<PendingDecision> {
    round::in_turn_order(position, after, |seat| {
        let player = position.player(seat);
        let dice = player.dice_in(SpellBox::Minor);
        if recovered(player, dice) > 0 {
            Some(Decision::Recover)
        } else if position.phase == Phase::SecondRecovery && !dice.is_empty() {
            Some(Decision::TakeBackMinor)
        } else {
            None
        }
    })
}

/// How many minor spells `dice` bring back: one per two pips, pips added over
/// the dice used, the remainder lost, and only the player's own spells that lie
/// in the box.
pub(super) fn recovered(player: &PlayerState, dice: Dice) -> u8 {
    (dice.pips() / MINOR_SPELL_PRICE).min(player.spent)
}

pub(super) fn legal(position: &PublicState, out: &mut Vec<Action>) {
    let player = position.player(position.acting);
    let parts = player.dice_in(SpellBox::Minor).parts();
    if position.decision == Decision::Recover {
        out.extend(
            parts
                .filter(|&dice| dice.is_empty() || recovered(player, dice) > 0)
                .map(Action::Recover),
        );
    } else {
        out.extend(parts.map(Action::TakeBack));
    }
}

/// Uses `dice` to recover minor spells; used dice return in front of the owner.
pub(super) fn recover(
    position: &mut PublicState,
    dice: Dice,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if position.decision != Decision::Recover {
        return Err(Reason::NotAskedNow);
    }
    let seat = position.acting;
    let again = position.phase == Phase::SecondRecovery;
    let player = position.player(seat);
    let there = player.dice_in(SpellBox::Minor);
    if !there.contains(dice) {
        return Err(Reason::NoSuchDie);
    }
    let spells = recovered(player, dice);
    if spells == 0 && !dice.is_empty() {
        return Err(Reason::TooFewPips);
    }
    let left = there.minus(dice);
    if spells > 0 {
        position.emit(Event::MinorsRecovered { seat, dice, spells }, events);
    }
    if again && !left.is_empty() {
        position.decision = Decision::TakeBackMinor;
        return Ok(());
    }
    if !left.is_empty() {
        position.emit(Event::DiceLeft { seat, on: SpellBox::Minor, dice: left }, events);
    }
    round::go_on(position, Some(seat), events);
    Ok(())
}

/// Takes unused dice back from the Minor Spell box.
pub(super) fn take_back(
    position: &mut PublicState,
    dice: Dice,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    take_back_from(position, SpellBox::Minor, dice, events)
}

/// Takes unused dice back from a box; those left stay for the next round, die by
/// die as the owner likes (**ruling**).
pub(super) fn take_back_from(
    position: &mut PublicState,
    from: SpellBox,
    dice: Dice,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    let seat = position.acting;
    let there = position.player(seat).dice_in(from);
    if !there.contains(dice) {
        return Err(Reason::NoSuchDie);
    }
    let left = there.minus(dice);
    if !dice.is_empty() {
        position.emit(Event::DiceTakenBack { seat, from, dice }, events);
    }
    if !left.is_empty() {
        position.emit(Event::DiceLeft { seat, on: from, dice: left }, events);
    }
    round::go_on(position, Some(seat), events);
    Ok(())
}
