//! Phase 10: points, and the end of the game.

use arrayvec::ArrayVec;

use super::board::{Place, Rank};
use super::event::{Ending, Event};
use super::state::{MAX_PLAYERS, Phase, PublicState, ROUNDS, Wizard};
use super::{defeat, titles};
use crate::table::Seat;

/// How often a player must receive the High Druid title, or nobody at all, for
/// the game to end.
const TWICE: u8 = 2;

/// What a wizard scores in a round, in points: its rank's worth less 1 for each
/// grey token under it.
pub(super) fn points(wizard: &Wizard) -> i16 {
    let rank = match wizard.place {
        Place::Title(title) => title.rank(),
        Place::Magicians(_) | Place::Defeat(_) => Rank::Magician,
    };
    rank.points() - i16::from(wizard.grey)
}

/// What a player scores in a round.
fn points_of(position: &PublicState, seat: Seat) -> i16 {
    position.wizards_of(seat).map(|id| points(position.wizard(id))).sum()
}

impl PublicState {
    /// What each seat would score in this round if the competition ended now and nobody removed
    /// a grey token. While titles are being awarded, as the wizards stand.
    pub fn forecast(&self) -> ArrayVec<i16, MAX_PLAYERS> {
        let mut then = self.clone();
        let awarding = self.phase == Phase::Competition;
        if !awarding || self.competition.passed.len() < self.players.len() {
            let mut events = Vec::new();
            if awarding {
                titles::award(&mut then, &mut events);
            }
            defeat::serve_all(&mut then, &mut events);
        }
        (0..then.seats()).map(|seat| points_of(&then, Seat(seat))).collect()
    }
}

/// Every player scores.
pub(super) fn score(position: &mut PublicState, events: &mut Vec<Event>) {
    for seat in (0..position.seats()).map(Seat) {
        let points = points_of(position, seat);
        let total = position.player(seat).score() + i32::from(points);
        position.emit(Event::Scored { seat, points, total }, events);
    }
}

/// Whether the game ends after this round; if it does, the minor spells in front
/// of each player score too.
pub(super) fn end(position: &mut PublicState, events: &mut Vec<Event>) -> bool {
    let mut seats = (0..position.seats()).map(Seat);
    let twice = seats.find(|&seat| position.player(seat).high_druids >= TWICE);
    let ending = if let Some(seat) = twice {
        Ending::SecondHighDruid(seat)
    } else if position.rounds_without_high_druid >= TWICE {
        Ending::SecondVacancy
    } else if position.round >= ROUNDS {
        Ending::LastRound
    } else {
        return false;
    };
    for seat in (0..position.seats()).map(Seat) {
        let player = position.player(seat);
        let points = player.reserve;
        let total = player.score() + i32::from(points);
        position.emit(Event::BonusScored { seat, points, total }, events);
    }
    position.emit(Event::GameEnded(ending), events);
    true
}

#[cfg(test)]
mod tests {
    use crate::games::elfenwizards::state::Decision;
    use crate::games::elfenwizards::{Action, Elfenwizards, Event};
    use crate::table::{Play, Rng, Seed, Setup};

    #[test]
    fn the_forecast_is_what_is_scored_when_all_pass() {
        let mut tried = 0;
        for seed in 0..30 {
            let setup = Setup { seats: 3 + (seed % 4) as u8, options: Default::default() };
            let mut play = Play::<Elfenwizards>::begin(setup, Seed(seed)).unwrap();
            let mut rng = Rng::new(Seed(seed));
            let (mut forecast, mut scored) = (None, Vec::new());
            while let Some(seat) = play.to_act().first() {
                let position = &play.state().position;
                let action = match position.decision {
                    // From the second spells on.
                    Decision::SupportOrPass if position.competition.supports.len() > 6 => {
                        if forecast.is_none() {
                            forecast = Some((position.round, position.forecast()));
                        }
                        Action::Pass
                    }
                    Decision::Cleanse => Action::Cleanse(Default::default()),
                    _ => *rng.pick(&play.legal(seat)).unwrap(),
                };
                let round = position.round;
                for event in play.act(seat, action).unwrap() {
                    if let Event::Scored { points, .. } = *event
                        && forecast.as_ref().is_some_and(|(of, _)| *of == round)
                    {
                        scored.push(points);
                    }
                }
            }
            if let Some((_, points)) = forecast {
                assert_eq!(points[..], scored[..], "seed {seed}");
                tried += 1;
            }
        }
        assert!(tried > 5, "{tried} games came so far");
    }
}
