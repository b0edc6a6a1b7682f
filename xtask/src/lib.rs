//! The implementation of the `cargo xtask` commands: toolchain set-up, building the page, serving
//! it, and running all checks. The browser tests use the server and the tool paths too.

use std::path::PathBuf;

pub mod bench;
pub mod budget;
pub mod command;
pub mod finish;
pub mod licenses;
pub mod lighthouse;
pub mod pages;
pub mod release;
pub mod serve;
pub mod shot;
mod texts;
pub mod tools;
pub mod verify;

/// The root of the checkout.
///
/// The variable is read at run time first: a target folder may outlive the checkout in which it was
/// compiled.
pub fn root() -> PathBuf {
    let mut dir = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    while !dir.join("Trunk.toml").exists() {
        if !dir.pop() {
            return PathBuf::from(".");
        }
    }
    dir
}
