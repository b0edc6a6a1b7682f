//! The lab's commands.

mod game;
mod player;
mod replay;
mod trace;

use std::process::ExitCode;

use clap::Parser;

/// Why a command failed, in words.
type Failure = Box<dyn std::error::Error>;

/// Conclave's lab: games without a browser.
#[derive(Parser)]
#[command(name = "lab", version)]
enum Command {
    /// Play one game and print it, one JSON object a line.
    Trace(trace::Args),
    /// Replay a record exported by the page, and print how it stands.
    Replay(replay::Args),
}

/// Does what the command line asks for.
pub fn run() -> ExitCode {
    let done = match Command::parse() {
        Command::Trace(args) => trace::run(&args),
        Command::Replay(args) => replay::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("lab: {why}");
            ExitCode::FAILURE
        }
    }
}
