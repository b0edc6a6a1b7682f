//! Phase 5, first part: the players support wizards with spells.

use arrayvec::ArrayVec;

use super::action::{Action, Reason};
use super::board::{MagicianBox, Place, SpellBox, Title, TreeLevel};
use super::event::Event;
use super::round::{self, PendingDecision};
use super::state::{Competition, Decision, MAX_WIZARDS, PublicState, Spell, WizardId};
use crate::table::{PerSeat, Seat};

/// Opens the competition.
pub(super) fn open(position: &mut PublicState) {
    position.competition = Competition { open: eligible(position), ..Competition::default() };
}

/// For each level and seat, the set of wizards (bit by [`WizardId`]) that the
/// seat may support.
pub(super) fn eligible(position: &PublicState) -> [PerSeat<u32>; 4] {
    let mut open = [PerSeat::<u32>::default(); 4];
    // One owner of so many candidates that they are rivals keeps others out.
    let mut admit = |level: TreeLevel, candidates: &[WizardId], rivals: usize| {
        let bits = candidates.iter().fold(0, |bits, id| bits | 1 << id.0);
        let masks = &mut open[level.index()];
        match sole_owner(position, candidates) {
            Some(owner) if candidates.len() >= rivals => masks[owner.index()] |= bits,
            _ => masks.iter_mut().for_each(|mask| *mask |= bits),
        }
    };
    let holders = position.holders();
    for title in Title::all() {
        let Some(spaces) = title.candidates() else { continue };
        let Some(level) = Place::Title(spaces[0]).level() else { continue };
        let candidates: ArrayVec<WizardId, 2> =
            spaces.into_iter().filter_map(|space| holders[space.index()]).collect();
        // A lone candidate cannot be opposed.
        admit(level, &candidates, 2);
    }
    for magicians in MagicianBox::ALL {
        let candidates: ArrayVec<WizardId, MAX_WIZARDS> = position.magicians(magicians).collect();
        // Up to two Magicians both rise: their support has no opponent.
        admit(TreeLevel::Magician, &candidates, 3);
    }
    open
}

/// The owner of all these wizards, if it is one.
fn sole_owner(position: &PublicState, wizards: &[WizardId]) -> Option<Seat> {
    let mut owners = wizards.iter().map(|&id| position.wizard(id).owner);
    let first = owners.next()?;
    owners.all(|owner| owner == first).then_some(first)
}

/// The next player clockwise who has not passed; one with nothing left to place
/// has passed. When all have, the competition is over.
pub(super) fn next(
    position: &mut PublicState,
    after: Option<Seat>,
    events: &mut Vec<Event>,
) -> Option<PendingDecision> {
    let seats = position.seats();
    let first = after.map_or(position.dragon, |seat| seat.clockwise(seats));
    for seat in first.round(seats) {
        if position.competition.passed.has(seat) {
            continue;
        }
        if position.can_place(seat) {
            return Some((seat, Decision::SupportOrPass));
        }
        position.emit(Event::Passed { seat, nothing_left: true }, events);
    }
    None
}

impl PublicState {
    /// How many spells `seat` could still place in the competition: **ruling**, a
    /// die at a level without a wizard to support does not count.
    pub fn placeable(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let mut open = TreeLevel::ALL.into_iter().filter(|&level| self.open_to(seat, level) != 0);
        let dice = |level| player.dice_in(SpellBox::Major(level)).len();
        // Minor spells go to any level.
        open.next().map_or(0, |level| player.reserve + dice(level) + open.map(dice).sum::<u8>())
    }

    /// Whether `seat` could still place a spell in the competition.
    fn can_place(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        TreeLevel::ALL.into_iter().any(|level| {
            self.open_to(seat, level) != 0
                && (player.reserve > 0 || !player.dice_in(SpellBox::Major(level)).is_empty())
        })
    }
}

pub(super) fn legal(position: &PublicState, out: &mut Vec<Action>) {
    let seat = position.acting;
    let player = position.player(seat);
    let mut supports = |spell, mut wizards: u32| {
        // Of known length, so that the list grows once for all of them.
        out.extend((0..wizards.count_ones()).map(|_| {
            let wizard = WizardId(wizards.trailing_zeros() as u8);
            wizards &= wizards - 1;
            Action::Support { spell, wizard }
        }));
    };
    let open = TreeLevel::ALL.map(|level| position.open_to(seat, level));
    if player.reserve > 0 {
        supports(Spell::Minor, open.iter().fold(0, |all, wizards| all | wizards));
    }
    for pips in 1..=6 {
        let wizards = TreeLevel::ALL
            .into_iter()
            .filter(|&level| player.dice_in(SpellBox::Major(level)).count(pips) > 0)
            .fold(0, |all, level| all | open[level.index()]);
        supports(Spell::Major(pips), wizards);
    }
    if position.decision == Decision::SupportOrPass {
        out.push(Action::Pass);
    }
}

/// Places a spell beside a wizard, of whatever owner. Two at a time; a player
/// with only one left places that one.
pub(super) fn support(
    position: &mut PublicState,
    spell: Spell,
    wizard: WizardId,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    let first = match position.decision {
        Decision::SupportOrPass => true,
        Decision::SecondSupport => false,
        _ => return Err(Reason::NotAskedNow),
    };
    let seat = position.acting;
    let candidate = position.wizards.get(wizard.index()).ok_or(Reason::NoSuchPlace)?;
    let level = candidate.place.level().ok_or(Reason::NotACandidate)?;
    let box_index = SpellBox::Major(level).index();
    let player = position.player(seat);
    match spell {
        Spell::Minor if player.reserve == 0 => return Err(Reason::NoMinorSpell),
        Spell::Major(pips)
            if !(1..=6).contains(&pips) || player.boxes[box_index].count(pips) == 0 =>
        {
            return Err(Reason::NoSuchDie);
        }
        _ => {}
    }
    if position.open_to(seat, level) & 1 << wizard.0 == 0 {
        return Err(Reason::NotYourContest);
    }
    let power = position.power(wizard) + u16::from(spell.power());
    position.emit(Event::Supported { seat, spell, wizard, power }, events);
    if first && position.can_place(seat) {
        position.decision = Decision::SecondSupport;
    } else {
        round::go_on(position, Some(seat), events);
    }
    Ok(())
}

/// Passes: final for this round.
pub(super) fn pass(position: &mut PublicState, events: &mut Vec<Event>) -> Result<(), Reason> {
    match position.decision {
        Decision::SupportOrPass => {}
        Decision::SecondSupport => return Err(Reason::SecondSpellDue),
        _ => return Err(Reason::NotAskedNow),
    }
    let seat = position.acting;
    position.emit(Event::Passed { seat, nothing_left: false }, events);
    round::go_on(position, Some(seat), events);
    Ok(())
}
