//! Random games to measure the rules with, natively and as WebAssembly.

use conclave_rules::bot_wire;
use conclave_rules::bots::{BotRequest, Level, Policy, Temper};
use conclave_rules::table::{Play, Rng, Rules, Seat, Seed, Setup};

/// Plays random games one after the other, in buffers of its own.
pub struct RandomPlayer<G: Rules> {
    setup: Setup<G::Options>,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
}

impl<G: Rules> RandomPlayer<G> {
    /// A player of the book's game at a table of so many seats.
    pub fn new(seats: u8) -> RandomPlayer<G> {
        let setup = Setup { seats, options: G::Options::default() };
        RandomPlayer { setup, legal: Vec::new(), events: Vec::new() }
    }

    /// Plays the game that grows from `seed`, every action drawn from the whole
    /// list of legal ones, and returns how many actions it took. None when the
    /// game is not for that many seats.
    pub fn play(&mut self, seed: u64) -> Option<u32> {
        self.events.clear();
        let mut state = G::begin(&self.setup, Seed(seed), &mut self.events).ok()?;
        let mut rng = Rng::new(Seed(!seed));
        let mut actions = 0;
        while let Some(seat) = G::to_act(&state).first() {
            self.legal.clear();
            self.events.clear();
            if seat == Seat::CHANCE {
                self.legal.extend(G::sample_chance(&state, &mut rng));
            } else {
                G::legal(&state, seat, &mut self.legal);
            }
            let action = rng.pick(&self.legal)?;
            G::apply(&mut state, seat, action, &mut self.events).ok()?;
            actions += 1;
        }
        Some(actions)
    }

    /// Plays so many games, with the seeds from 0 on, and returns how many actions
    /// they took in all.
    pub fn play_many(&mut self, games: u32) -> u32 {
        (0..u64::from(games)).filter_map(|seed| self.play(seed)).sum()
    }
}

/// A game that is measured: its id and the tables.
#[derive(Clone, Copy, Debug)]
pub struct MeasuredGame {
    /// The game's id.
    pub id: &'static str,
    /// How many players, at least and at most.
    pub seats: (u32, u32),
    play: fn(u8, u32) -> u32,
    search: fn(u8, u32) -> u32,
}

/// A game is searched after so many random actions.
const SEARCHED_AT: usize = 20;

/// What a bot at this table asks its search for, in the game that grows from `seed`; none where that
/// game is over too soon.
fn request<G: Rules>(seats: u8, seed: u64) -> Option<BotRequest> {
    let setup = Setup { seats, options: G::Options::default() };
    let mut play = Play::<G>::begin(setup, Seed(seed)).ok()?;
    let mut rng = Rng::new(Seed(!seed));
    loop {
        let seat = play.to_act().first()?;
        let mut legal = play.legal(seat);
        if seat == Seat::CHANCE {
            legal.extend(G::sample_chance(play.state(), &mut rng));
        } else if play.ply() >= SEARCHED_AT && legal.len() > 2 {
            let (game, view) = (G::ID.to_owned(), bot_wire::view::<G>(play.state(), seat));
            return Some(BotRequest {
                game,
                view,
                seat,
                level: Level::Adept,
                temper: Temper::Even,
                seed,
            });
        }
        play.act(seat, rng.pick(&legal)?.clone()).ok()?;
    }
}

const fn measured<G: Policy>() -> MeasuredGame {
    fn play<G: Rules>(seats: u8, games: u32) -> u32 {
        RandomPlayer::<G>::new(seats).play_many(games)
    }
    fn search<G: Policy>(seats: u8, games: u32) -> u32 {
        let requests = (0..u64::from(games)).filter_map(|seed| request::<G>(seats, seed));
        let replies =
            requests.map(|request| bot_wire::reply::<G>(&bot_wire::encode(&request), &mut || true));
        replies
            .filter_map(|reply| bot_wire::decode::<G>(&reply).ok())
            .map(|reply| reply.iterations)
            .sum()
    }
    let seats = (*G::SEATS.start() as u32, *G::SEATS.end() as u32);
    MeasuredGame { id: G::ID, seats, play: play::<G>, search: search::<G> }
}

macro_rules! all_measured {
    ($({ id: $id:literal, module: $module:ident, rules: $rules:ident, $($rest:tt)* })*) => {
        /// Every game of the register.
        pub const GAMES: &[MeasuredGame] =
            &[$(measured::<conclave_rules::games::$module::$rules>()),*];
    };
}
conclave_register::with_games!(all_measured);

/// Plays so many random games of one of [`GAMES`] and gives the number of actions,
/// the same on every machine; 0 when there is no such game.
pub fn random(game: u32, seats: u32, games: u32) -> u32 {
    GAMES.get(game as usize).map_or(0, |game| (game.play)(seats as u8, games))
}

/// Has a bot think once in each of so many games of one of [`GAMES`], as the page's worker does, and
/// gives the number of iterations, the same on every machine; 0 when there is no such game.
pub fn search(game: u32, seats: u32, games: u32) -> u32 {
    GAMES.get(game as usize).map_or(0, |game| (game.search)(seats as u8, games))
}
