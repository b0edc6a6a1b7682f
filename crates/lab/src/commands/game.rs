//! Which game to play, and playing it.

use conclave_rules::bots::Policy;
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::games::{self, WithGame};
use conclave_rules::table::{Play, Rng, Rules, Seat, Seed, Setup};
use serde::Serialize;

use super::Failure;
use super::player::{LabPlayer, PlayerKind};

/// The arguments that choose a game.
#[derive(clap::Args, Clone)]
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
}

/// Says which games there are.
pub fn unknown_game(id: &str) -> Failure {
    format!("there is no game called {id:?}; there are: {}", games::IDS.join(", ")).into()
}

/// A game being played, its players, and the chance that is not in the rules:
/// random players, bots, the chance player.
pub struct LabGame<G: Rules> {
    /// The game.
    pub play: Play<G>,
    players: Vec<LabPlayer<G>>,
    rng: Rng,
}

impl<G: Policy> LabGame<G> {
    /// A game about to begin.
    ///
    /// # Errors
    /// The set-up is not the game's.
    pub fn begin(
        setup: Setup<G::Options>,
        seed: u64,
        players: &[PlayerKind],
    ) -> Result<LabGame<G>, Failure> {
        Ok(LabGame {
            play: Play::begin(setup, Seed(seed))?,
            players: players.iter().copied().map(LabPlayer::new).collect(),
            // Not the game's own seed: players must not know the dice to come.
            rng: Rng::new(Seed(seed ^ 0x6c61_6220_6c61_6221)),
        })
    }

    /// Plays one action: the chance player's if it must act, else that of the first
    /// seat that must decide. False when the game is over.
    ///
    /// # Errors
    /// A player's choice was refused, or no player had one: a defect.
    pub fn step(&mut self) -> Result<bool, Failure> {
        let acting = self.play.to_act();
        let (seat, action) = if acting.has(Seat::CHANCE) {
            (Seat::CHANCE, G::sample_chance(self.play.state(), &mut self.rng))
        } else if let Some(seat) = acting.first() {
            let player = self.players.get_mut(seat.index());
            (seat, player.and_then(|player| player.decide(&self.play, seat, &mut self.rng)))
        } else {
            return Ok(false);
        };
        let action = action.ok_or("nobody knows what to do")?;
        self.play.act(seat, action).map_err(|why| why.to_string())?;
        Ok(true)
    }

    /// Plays to the end.
    ///
    /// # Errors
    /// As [`LabGame::step`].
    pub fn finish(&mut self) -> Result<(), Failure> {
        while self.step()? {}
        Ok(())
    }
}

/// How a game ended, with the winners as a list.
#[derive(Serialize)]
pub struct GameResult {
    scores: Vec<i32>,
    winners: Vec<Seat>,
}

/// How the game ended; none while it goes on.
pub fn ending<G: Rules>(play: &Play<G>) -> Option<GameResult> {
    let outcome = G::outcome(play.state())?;
    Some(GameResult { scores: outcome.scores, winners: outcome.winners.iter().collect() })
}
