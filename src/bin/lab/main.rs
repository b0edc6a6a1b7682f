//! The lab: play thousands of games without a browser, trace one, replay a saved
//! one, and measure. `docs/lab.md` describes every command and field.

// The lab has no place in a browser, nor do its libraries.
#[cfg(not(target_arch = "wasm32"))]
mod commands;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    commands::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
