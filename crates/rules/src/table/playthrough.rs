//! A finished game, as a whole: what feats and bests are functions of.

use std::cmp::Ordering;

use super::{Outcome, Play, Rules, Seat};

/// A finished game: how it stood when it began, all that happened, and how it ended.
#[derive(Clone, Debug)]
pub struct Playthrough<G: Rules> {
    /// How many sat at the table.
    pub seats: u8,
    /// The state after set-up.
    pub start: G::State,
    /// Everything that happened, set-up included, in order.
    pub events: Vec<G::Event>,
    /// How it ended.
    pub outcome: Outcome,
}

impl<G: Rules> Playthrough<G> {
    /// The playthrough of a game; none before it is over.
    pub fn of(play: &Play<G>) -> Option<Playthrough<G>> {
        let outcome = G::outcome(play.state())?;
        let later = play.entries().iter().flat_map(|entry| &entry.events);
        let events = play.setup_events().iter().chain(later).cloned();
        Some(Playthrough {
            seats: play.seats(),
            start: play.at_ply(0).state().clone(),
            events: events.collect(),
            outcome,
        })
    }

    /// Whether `seat` won, perhaps with others.
    pub fn won(&self, seat: Seat) -> bool {
        self.outcome.winners.has(seat)
    }

    /// Whether something happened that `is` is true of.
    pub fn has(&self, is: impl Fn(&G::Event) -> bool) -> bool {
        self.events.iter().any(is)
    }

    /// How often something happened that `is` is true of.
    pub fn count(&self, is: impl Fn(&G::Event) -> bool) -> usize {
        self.events.iter().filter(|event| is(event)).count()
    }

    /// All seats but this one.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        (0..self.seats).map(Seat).filter(move |other| *other != seat)
    }
}

/// Something to be proud of.
pub struct Feat<G: Rules> {
    /// Its name in texts: `GAME-feat-ID`.
    pub id: &'static str,
    /// Whether a seat has done it.
    pub earned: fn(&Playthrough<G>, Seat) -> bool,
}

/// Something that is counted, of which more is better.
pub struct Best<G: Rules> {
    /// Its name in texts: `GAME-best-ID`.
    pub id: &'static str,
    /// How much a seat came to; 0 when there was nothing of it.
    pub value: fn(&Playthrough<G>, Seat) -> u32,
}

/// What a game has to be proud of, and what is counted in it, when it is over.
pub trait Achievements: Rules {
    /// Whether fewer points are better.
    const FEWER_IS_BETTER: bool = false;
    /// What one can be proud of.
    const FEATS: &'static [Feat<Self>];
    /// What is counted.
    const BESTS: &'static [Best<Self>];

    /// How many rounds, or turns, the game took.
    fn rounds(playthrough: &Playthrough<Self>) -> u32;

    /// How the seats stood after each part of the game, more is better: rounds where there are
    /// few, else what changed the standings.
    fn score_history(playthrough: &Playthrough<Self>) -> Vec<Vec<i32>>;
}

/// How `seat` stood after each part: ahead of all others (or level with who is), behind all, or
/// between.
pub fn standings(score_history: &[Vec<i32>], seat: Seat) -> Vec<Ordering> {
    let standing = |scores: &Vec<i32>| {
        let mine = scores.get(seat.index()).copied().unwrap_or_default();
        if scores.iter().all(|&score| score <= mine) {
            Ordering::Greater
        } else if scores.iter().all(|&score| score >= mine) {
            Ordering::Less
        } else {
            Ordering::Equal
        }
    };
    score_history.iter().map(standing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_stands_ahead_behind_or_between() {
        let score_history = [vec![3, 3, 1], vec![3, 4, 5], vec![5, 6, 5], vec![6, 9, 2]];
        let (ahead, between, behind) = (Ordering::Greater, Ordering::Equal, Ordering::Less);
        assert_eq!(standings(&score_history, Seat(0)), [ahead, behind, behind, between]);
        assert_eq!(standings(&score_history, Seat(1)), [ahead, between, ahead, ahead]);
    }
}
