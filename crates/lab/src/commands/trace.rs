//! `lab trace`: one game, printed completely.

use std::io::{self, Write};

use conclave_rules::bots::Policy;
use conclave_rules::games::WithGame;
use conclave_rules::table::{Entry, Rules, Seat, Seed, Setup};
use conclave_session::Session;
use conclave_session::saves::Save;
use serde::Serialize;

use super::Failure;
use super::game::{self, GameArgs, GameResult, LabGame};
use super::player::Players;

/// The arguments of `lab trace`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Who plays: random, novice, apprentice, adept or archmage, with the number of games
    /// that a bot may simulate for a decision if not the level's own (adept@200).
    /// One for all, or one for each seat with commas between.
    #[arg(long, default_value = "random", value_parser = Players::parse)]
    policy: Players,
    /// Also writes the game, without players' names, as a sealed save that the page can open and
    /// the pictures of the rules can be made of.
    #[arg(long)]
    save: Option<std::path::PathBuf>,
}

/// The first line.
#[derive(Serialize)]
struct Opening<'a, G: Rules> {
    game: &'static str,
    version: u32,
    setup: &'a Setup<G::Options>,
    seed: Seed,
    events: &'a [G::Event],
    state: &'a G::State,
}

/// A line for one action.
#[derive(Serialize)]
struct TraceLine<'a, G: Rules> {
    number: usize,
    seat: Seat,
    action: &'a G::Action,
    events: &'a [G::Event],
    state: &'a G::State,
    outcome: Option<GameResult>,
}

/// Plays the game and prints it.
///
/// # Errors
/// The arguments ask for what there is not, or standard output is closed.
pub fn run(args: &Args) -> Result<(), Failure> {
    args.game.with(Trace(args))
}

struct Trace<'a>(&'a Args);

impl WithGame for Trace<'_> {
    type Out = Result<(), Failure>;

    fn with<G: Policy>(self) -> Self::Out {
        let Args { game, policy, .. } = self.0;
        let players = policy.seated(game.players)?;
        let mut table = LabGame::<G>::begin(game.setup::<G>()?, game.seed, &players)?;
        let mut out = io::BufWriter::new(io::stdout().lock());
        let play = &table.play;
        let opening = Opening::<G> {
            game: G::ID,
            version: G::VERSION,
            setup: &play.record().setup,
            seed: play.record().seed,
            events: play.setup_events(),
            state: play.state(),
        };
        writeln!(out, "{}", serde_json::to_string(&opening)?)?;
        while table.step()? {
            let play = &table.play;
            let Some(Entry { seat, action, events }) = play.entries().last() else { break };
            let line = TraceLine::<G> {
                number: play.ply() - 1,
                seat: *seat,
                action,
                events,
                state: play.state(),
                outcome: game::ending(play),
            };
            writeln!(out, "{}", serde_json::to_string(&line)?)?;
        }
        out.flush()?;
        if let Some(path) = &self.0.save {
            let session = Session::resume(table.play.record(), Vec::new(), Vec::new())?;
            std::fs::write(path, Save::of(&session, "", 0, 0).seal())?;
        }
        Ok(())
    }
}
