//! What a player has in the hand: which of it can go where, and what is best.

use std::cmp::Reverse;

use conclave_rules::games::elfenwizards::board::{SpellBox, TreeLevel};
use conclave_rules::games::elfenwizards::draft::Supports;
use conclave_rules::games::elfenwizards::state::{Decision, Spell, WizardId};
use conclave_rules::games::elfenwizards::{Action, Dice, PublicState};
use conclave_rules::table::Seat;

/// A spell in the hand: its level's box (none for minor spells) and itself.
pub type HeldSpell = (Option<TreeLevel>, Spell);

/// A drafted spell as it was held.
pub fn as_held(position: &PublicState, spell: Spell, wizard: WizardId) -> HeldSpell {
    match spell {
        Spell::Minor => (None, spell),
        Spell::Major(_) => (position.wizard(wizard).place.level(), spell),
    }
}

/// The best spell that may go beside a wizard.
pub fn best_spell(more: &[Action], wizard: WizardId) -> Option<Spell> {
    let spells = more.iter().filter_map(|action| match *action {
        Action::Support { spell, wizard: to } if to == wizard => Some(spell),
        _ => None,
    });
    spells.max_by_key(|spell| (spell.power(), *spell))
}

/// The dice of a box, by number among them, that bring the most there with the fewest pips;
/// all of them where they are only taken back.
pub fn most_useful(position: &PublicState, seat: Seat, from: SpellBox) -> Vec<usize> {
    let dice: Vec<u8> = position.player(seat).dice_in(from).iter().collect();
    let chosen = |set: &u32| (0..dice.len()).filter(|at| set >> at & 1 == 1).collect::<Vec<_>>();
    let gain = |set: &u32| {
        let dice: Dice = chosen(set).into_iter().map(|at| dice[at]).collect();
        let gain = match position.decision {
            Decision::Recover => position.recovered_with(seat, dice),
            Decision::Cleanse => position.removed_with(seat, dice),
            _ => dice.len(),
        };
        (gain, Reverse(dice.pips()))
    };
    // At most 2⁷ sets.
    (0..1_u32 << dice.len()).max_by_key(gain).map(|set| chosen(&set)).unwrap_or_default()
}

/// Whether a held spell is the one that an action places beside this wizard.
pub fn fits(position: &PublicState, held: HeldSpell, spell: Spell, wizard: WizardId) -> bool {
    held.1 == spell && (held.0.is_none() || held.0 == position.wizard(wizard).place.level())
}

/// The spells that the acting player could place now: dice by level, highest
/// first, then minor spells.
pub fn hand_spells(position: &PublicState, legal: &[Action]) -> Vec<HeldSpell> {
    let player = position.player(position.acting);
    let mut spells: Vec<HeldSpell> = Vec::new();
    for level in TreeLevel::ALL {
        let dice = player.dice_in(SpellBox::Major(level));
        spells.extend(dice.iter().map(|pips| (Some(level), Spell::Major(pips))));
    }
    spells.extend((0..player.reserve).map(|_| (None, Spell::Minor)));
    spells.retain(|&spell| can_go(position, legal, spell));
    spells
}

/// Whether a held spell can be placed.
pub fn can_go(position: &PublicState, legal: &[Action], held: HeldSpell) -> bool {
    legal.iter().any(|action| match *action {
        Action::Support { spell, wizard } => fits(position, held, spell, wizard),
        _ => false,
    })
}

/// Which of the drafted spells each held one is, if any.
pub fn drafted(
    position: &PublicState,
    spells: &[HeldSpell],
    draft: &Supports,
) -> Vec<Option<usize>> {
    let mut drafted = vec![None; spells.len()];
    for (number, &(spell, wizard)) in draft.spells().iter().enumerate() {
        let mut free = drafted.iter_mut().zip(spells).filter(|(place, _)| place.is_none());
        if let Some((place, _)) = free.find(|&(_, &held)| fits(position, held, spell, wizard)) {
            *place = Some(number);
        }
    }
    drafted
}
