//! The lab: play thousands of games without a browser, trace one, replay a saved
//! one, and measure. `docs/lab.md` describes every command and field.

mod commands;

fn main() -> std::process::ExitCode {
    commands::run()
}
