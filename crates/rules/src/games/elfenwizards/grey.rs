//! Phase 9: dice in the Grey Magic box remove grey tokens.

use super::action::{Action, Reason};
use super::board::SpellBox;
use super::dice::Dice;
use super::event::Event;
use super::recovery;
use super::round::{self, PendingDecision};
use super::state::{Decision, PublicState, WizardId};
use crate::table::Seat;

/// In turn order (**ruling**), owners of dice in the Grey Magic box choose which
/// to use, then which of the rest to take back.
pub(super) fn next(position: &PublicState, after: Option<Seat>) -> Option<PendingDecision> {
    round::in_turn_order(position, after, |seat| {
        let dice = position.player(seat).dice_in(SpellBox::Grey);
        if dice.is_empty() {
            None
        } else if removed(position, seat, dice) > 0 {
            Some(Decision::Cleanse)
        } else {
            Some(Decision::TakeBackGrey)
        }
    })
}

/// How many tokens `dice` remove: one per 4 pips (3 in the variant), pips added
/// over the dice used, at most those under the player's wizards.
pub(super) fn removed(position: &PublicState, seat: Seat, dice: Dice) -> u8 {
    (dice.pips() / position.grey_price.pips()).min(under(position, seat))
}

/// How many tokens lie under the player's wizards.
pub(super) fn under(position: &PublicState, seat: Seat) -> u8 {
    position.wizards_of(seat).map(|id| position.wizard(id).grey).sum()
}

pub(super) fn legal(position: &PublicState, out: &mut Vec<Action>) {
    let seat = position.acting;
    let parts = position.player(seat).dice_in(SpellBox::Grey).parts();
    match position.decision {
        Decision::Cleanse => out.extend(
            parts
                .filter(|&dice| dice.is_empty() || removed(position, seat, dice) > 0)
                .map(Action::Cleanse),
        ),
        Decision::RemoveGrey => out.extend(greyed(position, seat).map(Action::RemoveGrey)),
        _ => out.extend(parts.map(Action::TakeBack)),
    }
}

/// The player's wizards with a grey token under them.
fn greyed(position: &PublicState, seat: Seat) -> impl Iterator<Item = WizardId> + '_ {
    position.wizards_of(seat).filter(|&id| position.wizard(id).grey > 0)
}

/// Uses `dice` to remove grey tokens; used dice return in front of the owner.
pub(super) fn cleanse(
    position: &mut PublicState,
    dice: Dice,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if position.decision != Decision::Cleanse {
        return Err(Reason::NotAskedNow);
    }
    let seat = position.acting;
    let there = position.player(seat).dice_in(SpellBox::Grey);
    if !there.contains(dice) {
        return Err(Reason::NoSuchDie);
    }
    let tokens = removed(position, seat, dice);
    if tokens == 0 && !dice.is_empty() {
        return Err(Reason::TooFewPips);
    }
    if tokens > 0 {
        position.emit(Event::GreyPaid { seat, dice, tokens }, events);
    }
    remove_the_rest(position, events);
    Ok(())
}

/// Frees a wizard of a token.
pub(super) fn remove(
    position: &mut PublicState,
    wizard: WizardId,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if position.decision != Decision::RemoveGrey {
        return Err(Reason::NotAskedNow);
    }
    let freed = position.wizards.get(wizard.index()).ok_or(Reason::NoSuchPlace)?;
    if freed.owner != position.acting {
        return Err(Reason::NotYourWizard);
    }
    if freed.grey == 0 {
        return Err(Reason::NoGreyToken);
    }
    position.emit(Event::GreyRemoved(wizard), events);
    remove_the_rest(position, events);
    Ok(())
}

/// Asks for the next wizard to free while there is a choice; what leaves none
/// happens at once. Then come the unused dice.
fn remove_the_rest(position: &mut PublicState, events: &mut Vec<Event>) {
    let seat = position.acting;
    while position.tokens_to_remove > 0 {
        let several = greyed(position, seat).nth(1).is_some();
        if several && under(position, seat) > position.tokens_to_remove {
            position.decision = Decision::RemoveGrey;
            return;
        }
        let Some(wizard) = greyed(position, seat).next() else { break };
        position.emit(Event::GreyRemoved(wizard), events);
    }
    if position.player(seat).dice_in(SpellBox::Grey).is_empty() {
        round::go_on(position, Some(seat), events);
    } else {
        position.decision = Decision::TakeBackGrey;
    }
}

/// Takes unused dice back from the Grey Magic box.
pub(super) fn take_back(
    position: &mut PublicState,
    dice: Dice,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    recovery::take_back_from(position, SpellBox::Grey, dice, events)
}
