//! `lab trace`: one game, told completely.

use std::io::{self, Write};

use conclave::games::WithGame;
use conclave::table::{Entry, Play, Rules, Seat, Seed, Setup};
use serde::Serialize;

use super::Failure;
use super::game::{self, Ending, GameArgs, Sitter};

/// The arguments of `lab trace`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
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
struct Line<'a, G: Rules> {
    number: usize,
    seat: Seat,
    action: &'a G::Action,
    events: &'a [G::Event],
    state: &'a G::State,
    outcome: Option<Ending>,
}

/// Plays the game and prints it.
///
/// # Errors
/// The arguments ask for what there is not, or standard output is closed.
pub fn run(args: &Args) -> Result<(), Failure> {
    args.game.with(Trace(&args.game))
}

struct Trace<'a>(&'a GameArgs);

impl WithGame for Trace<'_> {
    type Out = Result<(), Failure>;

    fn with<G: Rules>(self) -> Self::Out {
        let args = self.0;
        let mut play = Play::<G>::begin(args.setup::<G>()?, Seed(args.seed))?;
        let mut sitters: Vec<_> = args.sitters()?.into_iter().map(Sitter::new).collect();
        let mut rng = game::outer_chance(args.seed);
        let mut out = io::BufWriter::new(io::stdout().lock());
        let opening = Opening::<G> {
            game: G::ID,
            version: G::VERSION,
            setup: &play.record().setup,
            seed: play.record().seed,
            events: play.opening(),
            state: play.state(),
        };
        writeln!(out, "{}", serde_json::to_string(&opening)?)?;
        while game::step(&mut play, &mut sitters, &mut rng)? {
            let Some(Entry { seat, action, events }) = play.entries().last() else { break };
            let line = Line::<G> {
                number: play.turn() - 1,
                seat: *seat,
                action,
                events,
                state: play.state(),
                outcome: game::ending(&play),
            };
            writeln!(out, "{}", serde_json::to_string(&line)?)?;
        }
        out.flush()?;
        Ok(())
    }
}
