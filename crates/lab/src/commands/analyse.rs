//! `lab analyse`: where a finished game was decided, and by what.

use std::io::IsTerminal;
use std::path::PathBuf;

use conclave_rules::analysis::{Analysis, Report};
use conclave_rules::bots::Policy;
use conclave_rules::games::{self, WithGame};
use conclave_rules::table::{Rules, Seed};
use serde::Serialize;

use super::Failure;
use super::game;
use super::record_file::RecordFile;

/// The arguments of `lab analyse`.
#[derive(clap::Args)]
pub struct Args {
    /// The record: a game exported by the page, or a record as JSON.
    file: PathBuf,
    /// What the playouts grow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop after the first sweep, which the page shows first.
    #[arg(long)]
    quick: bool,
}

/// What is printed.
#[derive(Serialize)]
struct AnalysisOutput<G: Rules> {
    game: &'static str,
    seats: u8,
    actions: usize,
    #[serde(flatten)]
    report: Report<G::Action>,
}

/// Analyses the file and prints the report.
///
/// # Errors
/// The file cannot be read, or holds no record of a finished game.
pub fn run(args: &Args) -> Result<(), Failure> {
    let file = RecordFile::open(&args.file)?;
    let id = file.game().to_owned();
    let line = games::with_game(&id, AnalyseRecord { file, args })
        .ok_or_else(|| game::unknown_game(&id))?
        .map_err(|why| format!("{}: {why}", args.file.display()))?;
    println!("{line}");
    Ok(())
}

/// Analyses a record.
struct AnalyseRecord<'a> {
    file: RecordFile,
    args: &'a Args,
}

impl WithGame for AnalyseRecord<'_> {
    type Out = Result<String, Failure>;

    fn with<G: Policy>(self) -> Self::Out {
        let play = self.file.record::<G>()?.replay()?;
        let mut analysis =
            Analysis::new(&play, Seed(self.args.seed)).ok_or("the game is not over")?;
        let shown = std::io::stderr().is_terminal();
        while analysis.step() && !(self.args.quick && analysis.has_report()) {
            if shown {
                eprint!("\ranalysing: {:.0} %", analysis.progress() * 100.0);
            }
        }
        if shown {
            eprintln!();
        }
        Ok(serde_json::to_string(&AnalysisOutput::<G> {
            game: G::ID,
            seats: play.seats(),
            actions: play.ply(),
            report: analysis.report(),
        })?)
    }
}
