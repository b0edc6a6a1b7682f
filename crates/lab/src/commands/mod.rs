//! The lab's commands.

mod analyse;
mod bench;
mod game;
mod ladder;
mod lesson;
mod player;
mod puzzles;
mod record_file;
mod replay;
mod simulate;
mod trace;
mod work;

use std::process::ExitCode;

use clap::Parser;

/// Why a command failed, in words.
type Failure = Box<dyn std::error::Error>;

/// Conclave's lab: games without a browser.
#[derive(Parser)]
#[command(name = "lab", version)]
enum LabCommand {
    /// Play many games and count wins, scores and lengths.
    Simulate(simulate::Args),
    /// Let two kinds of players play against each other in every seating.
    Ladder(ladder::Args),
    /// Measure how fast rules and bots are on this machine.
    Bench(bench::Args),
    /// Play one game and print it, one JSON object a line.
    Trace(trace::Args),
    /// Replay a record exported by the page, and print how it stands.
    Replay(replay::Args),
    /// Play the script of a lesson, and print what it comes to.
    Lesson(lesson::Args),
    /// Say where a finished game was decided, and by what.
    Analyse(analyse::Args),
    /// Find puzzles in bots' games, or check those of a file.
    Puzzles(puzzles::Args),
}

/// Does what the command line asks for.
pub fn run() -> ExitCode {
    let done = match LabCommand::parse() {
        LabCommand::Simulate(args) => simulate::run(&args),
        LabCommand::Ladder(args) => ladder::run(&args),
        LabCommand::Bench(args) => bench::run(&args),
        LabCommand::Trace(args) => trace::run(&args),
        LabCommand::Replay(args) => replay::run(&args),
        LabCommand::Lesson(args) => lesson::run(&args),
        LabCommand::Analyse(args) => analyse::run(&args),
        LabCommand::Puzzles(args) => puzzles::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("lab: {why}");
            ExitCode::FAILURE
        }
    }
}
