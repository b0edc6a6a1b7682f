//! The course of the game: from decision to decision, phase to phase, round to round.

use super::event::Event;
use super::state::{Decision, Phase, PublicState};
use super::{allocation, competition, defeat, grey, recovery, retreat, scoring, titles};
use crate::table::Seat;

/// What a phase wants to know next: whom it asks what.
pub(super) type PendingDecision = (Seat, Decision);

/// Begins the next round. The first has no retreat.
pub(super) fn begin_round(position: &mut PublicState, events: &mut Vec<Event>) {
    position.emit(Event::RoundBegan(position.round + 1), events);
    let first = if position.round == 1 { Phase::FirstAllocation } else { Phase::Retreat };
    position.emit(Event::PhaseBegan(first), events);
}

/// Asks the next question: of this phase after seat `after` (from the beginning
/// of the phase if none), or of the phases that follow, until a player must
/// decide or the game is over.
pub(super) fn go_on(position: &mut PublicState, mut after: Option<Seat>, events: &mut Vec<Event>) {
    loop {
        let question = match position.phase {
            Phase::Retreat => retreat::next(position, after, events),
            Phase::FirstAllocation | Phase::SecondAllocation => allocation::next(position, after),
            Phase::FirstRecovery | Phase::SecondRecovery => recovery::next(position, after),
            Phase::Competition => competition::next(position, after, events),
            Phase::VacantTitles => defeat::next_title(position, events),
            Phase::Demotion => defeat::next_demotion(position),
            Phase::GreyMagic => grey::next(position, after),
            Phase::Scoring => None,
        };
        if let Some((seat, decision)) = question {
            position.acting = seat;
            position.decision = decision;
            return;
        }
        after = None;
        match position.phase {
            Phase::Scoring => {
                scoring::score(position, events);
                if scoring::end(position, events) {
                    position.decision = Decision::Nothing;
                    return;
                }
                begin_round(position, events);
            }
            phase => {
                if phase == Phase::Competition {
                    titles::award(position, events);
                }
                position.emit(Event::PhaseBegan(Phase::ALL[phase as usize + 1]), events);
            }
        }
    }
}

/// The first seat in turn order, after `after` if given, that `ask` has a
/// question for.
pub(super) fn in_turn_order(
    position: &PublicState,
    after: Option<Seat>,
    ask: impl Fn(Seat) -> Option<Decision>,
) -> Option<PendingDecision> {
    let seats = position.seats();
    let following =
        |seat: Seat| Some(seat.clockwise(seats)).filter(|&next| next != position.dragon);
    std::iter::successors(after.map_or(Some(position.dragon), following), |&seat| following(seat))
        .find_map(|seat| ask(seat).map(|decision| (seat, decision)))
}
