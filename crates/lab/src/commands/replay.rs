//! `lab replay`: a record exported by the page, played from the start.

use std::path::PathBuf;

use conclave_rules::bots::Policy;
use conclave_rules::games::{self, WithGame};
use conclave_rules::table::{Rules, Seat};
use serde::Serialize;

use super::Failure;
use super::game::{self, GameResult};
use super::record_file::RecordFile;

/// The arguments of `lab replay`.
#[derive(clap::Args)]
pub struct Args {
    /// The record: a game exported by the page, or a record as JSON.
    file: PathBuf,
}

/// What is printed.
#[derive(Serialize)]
struct Final<'a, G: Rules> {
    game: &'static str,
    seats: u8,
    actions: usize,
    to_act: Vec<Seat>,
    outcome: Option<GameResult>,
    state: &'a G::State,
}

/// Replays the file and prints how the game stands.
///
/// # Errors
/// The file cannot be read, or holds no record that this program can replay.
pub fn run(args: &Args) -> Result<(), Failure> {
    let file = args.file.display();
    let record_file = RecordFile::open(&args.file)?;
    let id = record_file.game().to_owned();
    let line = games::with_game(&id, ReplayRecord(record_file))
        .ok_or_else(|| game::unknown_game(&id))?
        .map_err(|why| format!("{file}: {why}"))?;
    println!("{line}");
    Ok(())
}

/// Replays a record.
struct ReplayRecord(RecordFile);

impl WithGame for ReplayRecord {
    type Out = Result<String, Failure>;

    fn with<G: Policy>(self) -> Self::Out {
        let play = self.0.record::<G>()?.replay()?;
        Ok(serde_json::to_string(&Final::<G> {
            game: G::ID,
            seats: play.seats(),
            actions: play.ply(),
            to_act: play.to_act().iter().collect(),
            outcome: game::ending(&play),
            state: play.state(),
        })?)
    }
}
