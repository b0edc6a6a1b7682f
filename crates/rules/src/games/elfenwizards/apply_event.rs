//! Applying events: how each moves the pieces.
//!
//! Rules and views apply events by this same code, so that an event cannot differ from
//! the change it describes. Who is asked what
//! ([`PublicState::acting`], [`PublicState::decision`]) is no event.

use super::board::{Place, SpellBox, Title};
use super::competition;
use super::dice::Dice;
use super::event::Event;
use super::state::{Competition, Phase, PublicState, Spell, Support};
use crate::table::Seat;

impl PublicState {
    /// Emits an event: applies it to the position and adds the event to `events`.
    #[inline]
    pub(super) fn emit(&mut self, event: Event, events: &mut Vec<Event>) {
        apply_event(self, &event);
        events.push(event);
    }
}

/// Moves the pieces as `event` says.
pub(super) fn apply_event(position: &mut PublicState, event: &Event) {
    match *event {
        Event::FirstPlayerDrawn(seat) | Event::DragonTaken(seat) => position.dragon = seat,
        Event::RoundBegan(round) => position.round = round,
        Event::PhaseBegan(phase) => {
            position.phase = phase;
            if phase == Phase::Competition {
                competition::open(position);
            } else if phase == Phase::SecondRecovery {
                position.competition = Competition::default();
            }
        }
        Event::RetreatPaid { seat, from_reserve, round } => {
            let player = position.player_mut(seat);
            let source = if from_reserve { &mut player.reserve } else { &mut player.spent };
            *source -= 1;
            player.track.push(round);
        }
        Event::HighDruidRetired { wizard, to } => {
            position.wizard_mut(wizard).place = Place::Magicians(to);
        }
        Event::Rolled { seat, dice } => {
            let player = position.player_mut(seat);
            player.unrolled = 0;
            player.hand = dice;
        }
        Event::RerollPaid(seat) => {
            let player = position.player_mut(seat);
            player.reserve -= 1;
            player.spent += 1;
            // The dice are taken up again, to be thrown.
            player.unrolled = player.hand.len();
            player.hand = Dice::NONE;
        }
        Event::DiePlaced { seat, pips, on } => {
            let player = position.player_mut(seat);
            player.hand.remove(pips);
            player.boxes[on.index()].add(pips);
        }
        Event::RestKept { seat, dice } => {
            let player = position.player_mut(seat);
            player.unrolled = dice;
            player.hand = Dice::NONE;
        }
        Event::MinorsRecovered { seat, dice, spells } => {
            take_from(position, seat, SpellBox::Minor, dice);
            let player = position.player_mut(seat);
            player.spent -= spells;
            player.reserve += spells;
        }
        Event::DiceTakenBack { seat, from, dice } => take_from(position, seat, from, dice),
        Event::Supported { seat, spell, wizard, power } => {
            let level = position.wizard(wizard).place.level();
            let player = position.player_mut(seat);
            match (spell, level) {
                (Spell::Minor, _) => player.reserve -= 1,
                (Spell::Major(pips), Some(level)) => {
                    player.boxes[SpellBox::Major(level).index()].remove(pips);
                }
                (Spell::Major(_), None) => {}
            }
            position.competition.supports.push(Support { seat, spell, wizard });
            position.competition.power[wizard.index()] = power;
        }
        Event::Passed { seat, .. } => {
            position.competition.passed = position.competition.passed.with(seat);
        }
        Event::TitleAwarded { title, wizard, .. } => {
            position.wizard_mut(wizard).place = Place::Title(title);
            if title == Title::HIGH_DRUID {
                let owner = position.wizard(wizard).owner;
                position.player_mut(owner).high_druids += 1;
            }
        }
        Event::TitleUnawarded { title, .. } => {
            if title == Title::HIGH_DRUID {
                position.rounds_without_high_druid += 1;
            }
        }
        Event::Defeated { wizard, to } => position.wizard_mut(wizard).place = Place::Defeat(to),
        Event::SpellsReturned { seat, dice, minors, .. } => {
            position.competition.supports.retain(|support| support.seat != seat);
            let player = position.player_mut(seat);
            player.unrolled += dice;
            player.spent += minors;
            for spell_box in SpellBox::ALL {
                if matches!(spell_box, SpellBox::Major(_)) {
                    player.boxes[spell_box.index()] = Dice::NONE;
                }
            }
        }
        Event::VacantTitleTaken { wizard, title } => {
            position.wizard_mut(wizard).place = Place::Title(title);
        }
        Event::Demoted { wizard, to, grey } => {
            let demoted = position.wizard_mut(wizard);
            demoted.place = Place::Magicians(to);
            if grey {
                demoted.grey += 1;
                position.grey_supply -= 1;
            }
        }
        Event::GreyPaid { seat, dice, tokens } => {
            take_from(position, seat, SpellBox::Grey, dice);
            position.tokens_to_remove = tokens;
        }
        Event::GreyRemoved(wizard) => {
            position.wizard_mut(wizard).grey -= 1;
            position.grey_supply += 1;
            position.tokens_to_remove -= 1;
        }
        Event::Scored { seat, points, .. } => position.player_mut(seat).rounds.push(points),
        Event::BonusScored { seat, points, .. } => position.player_mut(seat).bonus = points,
        Event::NoHighDruid
        | Event::RollAccepted(_)
        | Event::DiceLeft { .. }
        | Event::NoGreyTokenLeft(_)
        | Event::GameEnded(_) => {}
    }
}

/// Dice go from a box back in front of their owner.
fn take_from(position: &mut PublicState, seat: Seat, from: SpellBox, dice: Dice) {
    let player = position.player_mut(seat);
    let there = &mut player.boxes[from.index()];
    *there = there.minus(dice);
    player.unrolled += dice.len();
}
