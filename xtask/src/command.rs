//! Running other programs.

use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::process::{Command, Stdio};

/// The Cargo that started us, so that both use the same toolchain.
pub fn cargo() -> Command {
    let mut command =
        Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsStr::new("cargo").into()));
    command.current_dir(crate::root());
    // Meant for us, not for what we start: build scripts that watch these would run every time.
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

/// Whether a program can be started at all and ends well, without a word.
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
