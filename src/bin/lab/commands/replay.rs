//! `lab replay`: a record exported by the page, played from the start.

use std::path::PathBuf;

use conclave::bots::Policy;
use conclave::games::{self, WithGame};
use conclave::table::{Record, Rules, Seat};
use serde::Serialize;
use serde_json::Value;

use super::Failure;
use super::game::{self, Ending};

/// The arguments of `lab replay`.
#[derive(clap::Args)]
pub struct Args {
    /// The record: a JSON file as the page exports it.
    file: PathBuf,
}

/// What is printed.
#[derive(Serialize)]
struct Final<'a, G: Rules> {
    game: &'static str,
    seats: u8,
    actions: usize,
    to_act: Vec<Seat>,
    outcome: Option<Ending>,
    state: &'a G::State,
}

/// Replays the file and prints how the game stands.
///
/// # Errors
/// The file cannot be read, or holds no record that this program can replay.
pub fn run(args: &Args) -> Result<(), Failure> {
    let file = args.file.display();
    let text = std::fs::read_to_string(&args.file).map_err(|why| format!("{file}: {why}"))?;
    let json: Value = serde_json::from_str(&text).map_err(|why| format!("{file}: {why}"))?;
    // The page wraps a record with names and the like; a bare one is fine too.
    let record = json.get("record").unwrap_or(&json);
    let id = record.get("game").and_then(Value::as_str);
    let id = id.ok_or_else(|| format!("{file}: not a record of a game"))?;
    let line = games::with_game(id, Replay(record.to_string()))
        .ok_or_else(|| game::unknown_game(id))?
        .map_err(|why| format!("{file}: {why}"))?;
    println!("{line}");
    Ok(())
}

/// Replays a record, given as JSON.
struct Replay(String);

impl WithGame for Replay {
    type Out = Result<String, Failure>;

    fn with<G: Policy>(self) -> Self::Out {
        let play = Record::<G>::from_json(&self.0)?.replay()?;
        Ok(serde_json::to_string(&Final::<G> {
            game: G::ID,
            seats: play.seats(),
            actions: play.turn(),
            to_act: play.to_act().iter().collect(),
            outcome: game::ending(&play),
            state: play.state(),
        })?)
    }
}
