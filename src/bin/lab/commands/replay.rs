//! `lab replay`: a record exported by the page, played from the start.

use std::path::PathBuf;

use conclave::bots::Policy;
use conclave::games::{self, WithGame};
use conclave::session::saves::{Save, SaveError};
use conclave::table::{Record, RecordError, Rules, Seat};
use serde::Serialize;
use serde_json::Value;

use super::Failure;
use super::game::{self, GameResult};

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
    let text = std::fs::read_to_string(&args.file).map_err(|why| format!("{file}: {why}"))?;
    let paper = Paper::read(text).map_err(|why| format!("{file}: {why}"))?;
    let id = paper.game().to_owned();
    let line = games::with_game(&id, ReplayRecord(paper))
        .ok_or_else(|| game::unknown_game(&id))?
        .map_err(|why| format!("{file}: {why}"))?;
    println!("{line}");
    Ok(())
}

/// A record on paper, of whichever game.
enum Paper {
    /// As the page exports it, with names and the like.
    Save(Save),
    /// On its own: the game's id, and the JSON.
    Json(String, String),
}

impl Paper {
    fn read(text: String) -> Result<Paper, Failure> {
        match Save::open(&text) {
            Ok(save) => return Ok(Paper::Save(save)),
            Err(SaveError::NotASave) => {}
            Err(why) => return Err(why.into()),
        }
        let json: Value = serde_json::from_str(&text)?;
        let id = json.get("game").and_then(Value::as_str).ok_or("not a record of a game")?;
        Ok(Paper::Json(id.to_owned(), text))
    }

    fn game(&self) -> &str {
        match self {
            Paper::Save(save) => &save.game,
            Paper::Json(id, _) => id,
        }
    }

    fn record<G: Rules>(&self) -> Result<Record<G>, RecordError> {
        match self {
            Paper::Save(save) => Record::from_bytes(&save.record),
            Paper::Json(_, text) => Record::from_json(text),
        }
    }
}

/// Replays a record.
struct ReplayRecord(Paper);

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
