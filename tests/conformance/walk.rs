//! Walks through random games.

use conclave_rules::table::{Entry, Play, Rng, Seat, Seed, Setup, Viewer};

use super::Conforming;

/// Every table worth testing: all numbers of players, all variants.
pub fn tables<G: Conforming>() -> Vec<Setup<G::Options>> {
    let mut tables = Vec::new();
    for seats in G::SEATS {
        tables.extend(G::variants(seats).into_iter().map(|options| Setup { seats, options }));
    }
    tables
}

/// So many games at each table, each with a seed of its own.
pub fn walks<G: Conforming>(each: u64) -> impl Iterator<Item = RandomGame<G>> {
    (0u64..).zip(tables::<G>()).flat_map(move |(table, setup)| {
        (0..each).map(move |game| RandomGame::begin(setup.clone(), table * 1_000_003 + game))
    })
}

/// What a random player likes: uniform choices alone would hardly ever pass
/// early or hold everything back.
#[derive(Clone, Copy)]
enum PlayStyle {
    /// Anything.
    Open,
    /// Mostly what is listed first.
    First,
    /// Mostly what is listed last.
    Last,
}

/// A random game in progress.
pub struct RandomGame<G: Conforming> {
    pub play: Play<G>,
    pub rng: Rng,
    mood: PlayStyle,
}

impl<G: Conforming> RandomGame<G> {
    /// Begins a game whose dice and whose players' whims grow from `seed`.
    pub fn begin(setup: Setup<G::Options>, seed: u64) -> RandomGame<G> {
        let play = Play::begin(setup, Seed(seed)).unwrap();
        let mood = [PlayStyle::Open, PlayStyle::Open, PlayStyle::First, PlayStyle::Last]
            [(seed % 4) as usize];
        RandomGame { play, rng: Rng::new(Seed(!seed)), mood }
    }

    /// What happens next: who of those to act does what; none when it is over.
    pub fn choose(&mut self) -> Option<(Seat, G::Action)> {
        let acting: Vec<Seat> = self.play.to_act().iter().collect();
        let &seat = self.rng.pick(&acting)?;
        assert!(self.play.ply() < G::MAX_ACTIONS, "the game takes too long");
        if seat == Seat::CHANCE {
            let answer = G::sample_chance(self.play.state(), &mut self.rng);
            return Some((seat, answer.expect("the chance player acts when it must")));
        }
        let legal = self.play.legal(seat);
        let swayed = self.rng.below(4) > 0;
        let action = match self.mood {
            PlayStyle::First if swayed => legal.first(),
            PlayStyle::Last if swayed => legal.last(),
            _ => self.rng.pick(&legal),
        };
        Some((seat, action.expect("who is to act can act").clone()))
    }

    /// Goes one action further; none when the game is over.
    pub fn step(&mut self) -> Option<&Entry<G>> {
        let (seat, action) = self.choose()?;
        self.play.act(seat, action).unwrap();
        self.play.entries().last()
    }

    /// Plays to the end.
    pub fn finish(&mut self) {
        while self.step().is_some() {}
    }

    /// Plays so many actions, or to the end.
    pub fn go(&mut self, actions: usize) {
        for _ in 0..actions {
            if self.step().is_none() {
                break;
            }
        }
    }

    /// Everybody's eyes: each seat's, then a spectator's.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        (0..self.play.seats()).map(Seat).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
