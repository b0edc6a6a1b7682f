//! Which game to play, and playing it.

use clap::Args;

use conclave::elfenwizards::Elfenwizards;
use conclave::games::{self, WithGame};
use conclave::table::{Play, Rng, Rules, Seat, Seed, Setup};
use serde::Serialize;

use super::Failure;
use super::player::{Player, Players};

/// The arguments that choose a game.
#[derive(Args, Clone)]
pub struct GameArgs {
    /// The game's id.
    #[arg(long, default_value = Elfenwizards::ID)]
    pub game: String,
    /// How many sit at the table.
    #[arg(long, default_value_t = 4)]
    pub players: u8,
    /// What chance grows from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays: random, apprentice, adept or archmage, optionally with the
    /// number of games a bot imagines for each decision (adept@200). One for
    /// all, or one for each seat with commas between.
    #[arg(long, default_value = "random", value_parser = Players::parse)]
    pub policy: Players,
    /// The game's variants, as JSON; what is left out is as in the book.
    #[arg(long, default_value = "{}")]
    pub options: String,
}

impl GameArgs {
    /// Does `what` with the game asked for.
    ///
    /// # Errors
    /// There is no such game, or whatever `what` fails with.
    pub fn with<T, W: WithGame<Out = Result<T, Failure>>>(&self, what: W) -> Result<T, Failure> {
        games::with_game(&self.game, what).ok_or_else(|| unknown_game(&self.game))?
    }

    /// The set-up asked for.
    ///
    /// # Errors
    /// The options are not the game's.
    pub fn setup<G: Rules>(&self) -> Result<Setup<G::Options>, Failure> {
        let options =
            serde_json::from_str(&self.options).map_err(|why| format!("--options: {why}"))?;
        Ok(Setup { seats: self.players, options })
    }

    /// Who sits where.
    ///
    /// # Errors
    /// There are more or fewer policies than seats.
    pub fn sitters(&self) -> Result<Vec<Player>, Failure> {
        self.policy.seated(self.players)
    }
}

/// Says which games there are.
pub fn unknown_game(id: &str) -> Failure {
    format!("there is no game called {id:?}; there are: {}", games::IDS.join(", ")).into()
}

/// Plays one action of a game: the world's if it must answer, else that of the
/// first seat that must decide. False when the game is over.
///
/// # Errors
/// A player's choice was refused, or nobody had any: a defect.
pub fn step<G: Rules>(
    play: &mut Play<G>,
    sitters: &mut [Sitter<G>],
    rng: &mut Rng,
) -> Result<bool, Failure> {
    let Some(seat) = play.to_act().first() else { return Ok(false) };
    let action = if seat == Seat::TABLE {
        G::happen(play.state(), rng)
    } else {
        sitters.get_mut(seat.index()).and_then(|sitter| sitter.decide(play, seat, rng))
    };
    let action = action.ok_or("nobody knows what to do")?;
    play.act(seat, action).map_err(|why| why.to_string())?;
    Ok(true)
}

/// A player at a table: what it decided to do next, and how it decides.
pub struct Sitter<G: Rules> {
    player: Player,
    plan: std::collections::VecDeque<G::Action>,
}

impl<G: Rules> Sitter<G> {
    /// A player who has just sat down.
    pub fn new(player: Player) -> Sitter<G> {
        Sitter { player, plan: std::collections::VecDeque::new() }
    }

    fn decide(&mut self, play: &Play<G>, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
        if self.plan.is_empty() {
            self.plan.extend(self.player.plan::<G>(play, seat, rng));
        }
        self.plan.pop_front()
    }
}

/// How a game ended, with the winners as a list.
#[derive(Serialize)]
pub struct Ending {
    scores: Vec<i32>,
    winners: Vec<Seat>,
}

/// How the game ended; none while it goes on.
pub fn ending<G: Rules>(play: &Play<G>) -> Option<Ending> {
    let outcome = G::outcome(play.state())?;
    Some(Ending { scores: outcome.scores, winners: outcome.winners.iter().collect() })
}

/// The generator of everything that is not in the rules: random players, bots,
/// the world.
pub fn outer_chance(seed: u64) -> Rng {
    // Not the game's own seed: players must not know the dice to come.
    Rng::new(Seed(seed ^ 0x6c61_6220_6c61_6221))
}
