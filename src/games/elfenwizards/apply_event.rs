//! Events on the table: how each moves the pieces, for whoever shows them.

use super::board::{Place, SpellBox, Title};
use super::dice::Dice;
use super::event::Event;
use super::state::{Competition, Phase, Position, Spell, Support};

/// Moves the pieces as `event` tells. What cannot be (an event of another game)
/// moves nothing out of range.
pub(super) fn apply_event(position: &mut Position, event: &Event) {
    match *event {
        Event::FirstPlayerDrawn(seat) | Event::DragonTaken(seat) => position.dragon = seat,
        Event::RoundBegan(round) => position.round = round,
        Event::PhaseBegan(phase) => {
            position.phase = phase;
            if phase > Phase::Competition {
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
        Event::GreyPaid { seat, dice, .. } => take_from(position, seat, SpellBox::Grey, dice),
        Event::GreyRemoved(wizard) => {
            position.wizard_mut(wizard).grey -= 1;
            position.grey_supply += 1;
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
fn take_from(position: &mut Position, seat: crate::table::Seat, from: SpellBox, dice: Dice) {
    let player = position.player_mut(seat);
    let there = &mut player.boxes[from.index()];
    *there = there.minus(dice);
    player.unrolled += dice.len();
}

#[cfg(test)]
mod tests {
    use crate::games::elfenwizards::{Elfenwizards, Position};
    use crate::table::{Play, Rng, Rules, Seed, Setup};

    /// What events tell of; the rest is what is being asked of whom.
    fn pieces(position: &Position) -> Position {
        let mut pieces = position.clone();
        pieces.acting = position.dragon;
        pieces.decision = super::super::state::Decision::Nothing;
        pieces.tokens_to_remove = 0;
        pieces.competition.open = Default::default();
        pieces
    }

    #[test]
    fn following_all_events_of_an_action_gives_the_next_position() {
        for seed in 0..60 {
            let seats = 3 + (seed % 4) as u8;
            let setup = Setup { seats, options: Default::default() };
            let mut play = Play::<Elfenwizards>::begin(setup, Seed(seed)).unwrap();
            let mut rng = Rng::new(Seed(seed));
            while let Some(seat) = play.to_act().first() {
                let mut shown = play.state().position.clone();
                let action = *rng.pick(&play.legal(seat)).unwrap();
                for event in play.act(seat, action).unwrap() {
                    Elfenwizards::apply_event(&mut shown, event);
                }
                assert_eq!(pieces(&shown), pieces(&play.state().position), "after {action:?}");
            }
        }
    }
}
