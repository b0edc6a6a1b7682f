//! Phase 5, second part: titles are awarded, top to bottom and left to right.

use arrayvec::ArrayVec;
use std::cmp::Reverse;

use super::board::{DefeatBox, MagicianBox, Place, SpellBox, Title, TreeLevel};
use super::event::{Event, Unawarded};
use super::state::{MAX_WIZARDS, PublicState, Spell, WizardId};
use crate::table::Seat;

/// Wizards who stand for a title, with their power.
type Candidates = ArrayVec<(WizardId, u16), MAX_WIZARDS>;

/// Awards every title, then gives the spells back. Each level is vacated before
/// the titles of that level are filled from below.
pub(super) fn award(position: &mut PublicState, events: &mut Vec<Event>) {
    // Decided by the positions before the awards: a wizard moves onto a space only after
    // its holder left.
    let holders = position.holders();
    for title in Title::all() {
        if let Some(spaces) = title.candidates() {
            let candidates = spaces.into_iter().filter_map(|space| holders[space.index()]);
            let candidates = with_power(position, candidates);
            award_duel(position, title, &candidates, events);
        }
    }
    for magicians in MagicianBox::ALL {
        award_magicians(position, magicians, events);
    }
    return_spells(position, events);
}

fn with_power(position: &PublicState, candidates: impl Iterator<Item = WizardId>) -> Candidates {
    candidates.map(|id| (id, position.power(id))).collect()
}

/// Who would receive each title, in the order of [`Title::all`], if titles were
/// awarded now.
pub(super) fn leaders(position: &PublicState) -> [Option<WizardId>; Title::COUNT] {
    let mut leaders = [None; Title::COUNT];
    let holders = position.holders();
    for title in Title::all() {
        if let Some(spaces) = title.candidates() {
            let candidates = spaces.into_iter().filter_map(|space| holders[space.index()]);
            let winner = duel(&with_power(position, candidates));
            leaders[title.index()] = winner.ok().map(|(wizard, _)| wizard);
        }
    }
    for magicians in MagicianBox::ALL {
        let candidates = strongest_first(position, magicians);
        let winners = &candidates[..winning_magicians(&candidates)];
        for (title, &(wizard, _)) in magicians.titles().iter().zip(winners) {
            leaders[title.index()] = Some(wizard);
        }
    }
    leaders
}

impl PublicState {
    /// Who stands against a wizard in the present competition, and has most power of those;
    /// none where nobody can keep it from rising.
    pub fn strongest_rival(&self, id: WizardId) -> Option<WizardId> {
        match self.wizard(id).place {
            Place::Title(title) => self.holder(title.rival()?),
            Place::Magicians(magicians) => {
                let rivals = || self.magicians(magicians).filter(|&other| other != id);
                // Two Magicians both rise.
                rivals().nth(1)?;
                rivals().max_by_key(|&other| self.power(other))
            }
            Place::Defeat(_) => None,
        }
    }
}

/// Who of those standing for a title above Necromancer wins it, with how much
/// power: the one with more. With equal power, or none, nobody does —
/// **ruling**: also when both belong to one player.
fn duel(candidates: &[(WizardId, u16)]) -> Result<(WizardId, u16), Unawarded> {
    match *candidates {
        [] => Err(Unawarded::NoCandidate),
        [(_, 0)] | [(_, 0), (_, 0)] => Err(Unawarded::NoPower),
        [(_, a), (_, b)] if a == b => Err(Unawarded::Tied),
        [only] => Ok(only),
        [a, b, ..] => Ok(if a.1 > b.1 { a } else { b }),
    }
}

/// Gives a title above Necromancer to the winner of the duel for it. Those who do
/// not rise go to the Defeat box of their level.
fn award_duel(
    position: &mut PublicState,
    title: Title,
    candidates: &[(WizardId, u16)],
    events: &mut Vec<Event>,
) {
    let winner = duel(candidates);
    match winner {
        Ok((wizard, power)) => {
            position.emit(Event::TitleAwarded { title, wizard, power }, events);
        }
        Err(why) => position.emit(Event::TitleUnawarded { title, why }, events),
    }
    for &(wizard, _) in candidates {
        if winner.is_ok_and(|(risen, _)| risen == wizard) {
            continue;
        }
        let to = match position.wizard(wizard).place.level() {
            Some(TreeLevel::Druid) => DefeatBox::Druid,
            Some(TreeLevel::Sorcerer) => DefeatBox::Sorcerer,
            _ => DefeatBox::Necromancer,
        };
        position.emit(Event::Defeated { wizard, to }, events);
    }
}

/// The Magicians of a box with their power. Equals stay in order of number.
fn strongest_first(position: &PublicState, magicians: MagicianBox) -> Candidates {
    let mut candidates = with_power(position, position.magicians(magicians));
    candidates.sort_by_key(|&(_, power)| Reverse(power));
    candidates
}

/// Gives the two Necromancer titles of a Magician box to the best two. Winners
/// take the left space first, strongest first. Who does not rise stays.
fn award_magicians(position: &mut PublicState, magicians: MagicianBox, events: &mut Vec<Event>) {
    let candidates = strongest_first(position, magicians);
    let winners = winning_magicians(&candidates);
    let why = if candidates.iter().skip(winners).all(|&(_, power)| power == 0) {
        Unawarded::NoPower
    } else {
        Unawarded::Tied
    };
    for (i, title) in magicians.titles().into_iter().enumerate() {
        if i < winners {
            let (wizard, power) = candidates[i];
            position.emit(Event::TitleAwarded { title, wizard, power }, events);
        } else {
            // A box may hold fewer Magicians than it has titles.
            let why = if i < candidates.len() { why } else { Unawarded::NoCandidate };
            position.emit(Event::TitleUnawarded { title, why }, events);
        }
    }
}

/// How many of these Magicians, strongest first, win a title. Each needs at
/// least 1 power. Up to two both win, whatever their powers (**ruling**); of
/// more than two, the two highest, but nobody when more than two are tied for
/// first, and only the leader when several are tied for second.
fn winning_magicians(candidates: &[(WizardId, u16)]) -> usize {
    let powered = candidates.iter().take_while(|&&(_, power)| power > 0).count();
    let power = |i: usize| candidates[i].1;
    if powered <= 2 {
        powered
    } else if power(1) > power(2) {
        2
    } else if power(0) > power(1) {
        1
    } else {
        0
    }
}

/// Used dice return in front of their owners, and so do unused dice in Major
/// Spell boxes (**ruling**: they are wasted); minor spells played go to the
/// Minor Spell box, those not played stay in the reserve (**ruling**).
fn return_spells(position: &mut PublicState, events: &mut Vec<Event>) {
    for seat in (0..position.seats()).map(Seat) {
        let placed = position.competition.supports.iter().filter(|support| support.seat == seat);
        let (mut used, mut minors) = (0, 0);
        for support in placed {
            match support.spell {
                Spell::Minor => minors += 1,
                Spell::Major(_) => used += 1,
            }
        }
        let player = position.player(seat);
        let wasted = TreeLevel::ALL.map(|level| player.dice_in(SpellBox::Major(level)).len());
        let wasted = wasted.iter().sum();
        let dice = used + wasted;
        if dice + minors > 0 {
            position.emit(Event::SpellsReturned { seat, dice, wasted, minors }, events);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn winners(powers: &[u16]) -> usize {
        let candidates: Candidates = (0u8..).map(WizardId).zip(powers.iter().copied()).collect();
        winning_magicians(&candidates)
    }

    #[test]
    fn one_or_two_magicians_with_power_both_win() {
        assert_eq!(winners(&[]), 0);
        assert_eq!(winners(&[1]), 1);
        assert_eq!(winners(&[0]), 0);
        assert_eq!(winners(&[3, 3]), 2);
        assert_eq!(winners(&[4, 1]), 2);
        assert_eq!(winners(&[4, 0]), 1);
    }

    #[test]
    fn of_more_than_two_magicians_the_two_highest_win() {
        assert_eq!(winners(&[5, 4, 3]), 2);
        assert_eq!(winners(&[5, 4, 0, 0]), 2);
    }

    #[test]
    fn two_tied_for_first_both_win_more_than_two_and_nobody_does() {
        assert_eq!(winners(&[5, 5, 3]), 2);
        assert_eq!(winners(&[5, 5, 5]), 0);
        assert_eq!(winners(&[1, 1, 1, 1]), 0);
    }

    #[test]
    fn tied_for_second_leaves_only_the_leader() {
        assert_eq!(winners(&[5, 3, 3]), 1);
        assert_eq!(winners(&[5, 0, 0]), 1);
    }

    #[test]
    fn the_leaders_are_who_the_award_raises() {
        use crate::games::elfenwizards::{Elfenwizards, Event};
        use crate::table::{Play, Rng, Rules, Seed, Setup};
        for seed in 0..40 {
            let setup = Setup { seats: 3 + (seed % 4) as u8, options: Default::default() };
            let mut play = Play::<Elfenwizards>::begin(setup, Seed(seed)).unwrap();
            let mut rng = Rng::new(Seed(seed));
            while let Some(seat) = play.to_act().first() {
                let mut shown = play.state().position.clone();
                let action = *rng.pick(&play.legal(seat)).unwrap();
                let events = play.act(seat, action).unwrap();
                let awarded = |event: &Event| {
                    matches!(event, Event::TitleAwarded { .. } | Event::TitleUnawarded { .. })
                };
                let Some(award) = events.iter().position(awarded) else { continue };
                events[..award]
                    .iter()
                    .for_each(|event| Elfenwizards::apply_event(&mut shown, event));
                let mut raised = [None; Title::COUNT];
                for event in events {
                    if let Event::TitleAwarded { title, wizard, .. } = *event {
                        raised[usize::from(title.0)] = Some(wizard);
                    }
                }
                assert_eq!(shown.leaders(), raised);
            }
        }
    }
}
