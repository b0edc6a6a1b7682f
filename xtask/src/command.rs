//! Running other programs.

use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The Cargo that started us, so that both use the same toolchain.
pub fn cargo() -> Command {
    let mut command =
        Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsStr::new("cargo").into()));
    command.current_dir(crate::root());
    // These variables are meant for us: build scripts that watch them would run every time.
    for (name, _) in std::env::vars_os() {
        let name_text = name.to_string_lossy();
        if name_text.starts_with("CARGO_PKG_") || name_text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name);
        }
    }
    command
}

/// npm, under the name it has on this system.
pub fn npm() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Runs a program to its end and fails if it does.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", words(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", words(command));
    }
    Ok(())
}

/// How often the elapsed time of a long step is printed.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(15);

/// Prints what is being done, and every few seconds for how long, until it is dropped.
pub struct Progress {
    start: Instant,
    finished: Option<Sender<()>>,
    printer: Option<JoinHandle<()>>,
}

impl Progress {
    /// Prints `text` now, and again with the elapsed time while this value lives.
    pub fn start(text: impl Into<String>) -> Self {
        let text = text.into();
        println!("conclave: {text}");
        let start = Instant::now();
        let (finished, receiver) = channel::<()>();
        let printer = std::thread::spawn(move || {
            while receiver.recv_timeout(PROGRESS_INTERVAL) == Err(RecvTimeoutError::Timeout) {
                println!("conclave: {text} … {}", elapsed(start.elapsed()));
            }
        });
        Self { start, finished: Some(finished), printer: Some(printer) }
    }

    /// The time since the start, in words.
    pub fn elapsed(&self) -> String {
        elapsed(self.start.elapsed())
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.finished.take();
        if let Some(printer) = self.printer.take() {
            // The thread only prints; a panic in it does not matter here.
            let _ = printer.join();
        }
    }
}

/// A duration such as `45 s` or `2 min 5 s`.
pub fn elapsed(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..60 => format!("{seconds} s"),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

/// Runs a program and returns what it printed.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::null())
        .output()
        .with_context(|| format!("cannot start {}", words(command)))?;
    if !output.status.success() {
        bail!("{} failed ({})", words(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program can be started and succeeds; its output is dropped.
pub fn works(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// A command as a person would type it.
fn words(command: &Command) -> String {
    let mut text = std::path::Path::new(command.get_program())
        .file_name()
        .unwrap_or(command.get_program())
        .to_string_lossy()
        .into_owned();
    for argument in command.get_args() {
        text.push(' ');
        text.push_str(&argument.to_string_lossy());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_in_minutes_and_seconds() {
        assert_eq!(elapsed(Duration::from_secs(59)), "59 s");
        assert_eq!(elapsed(Duration::from_millis(125_900)), "2 min 5 s");
    }
}
