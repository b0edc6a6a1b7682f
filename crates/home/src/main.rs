//! Writes what needs no program into the folder that is named: the page's body as HTML (`body.html`), and what chats
//! show of links (`card.html` for home, and `pages` of the games). Trunk runs it before it builds the page
//! (`Trunk.toml`).

mod all_languages;
mod body;
mod card;
mod home;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let usage = || io::Error::new(io::ErrorKind::InvalidInput, "usage: generate FOLDER");
    let folder = env::args_os().nth(1).map(PathBuf::from).ok_or_else(usage)?;
    write(&folder.join("body.html"), &body::render()?)?;
    // The address that the page will be served at, if it is known (docs/hosting.md).
    let site = env::var("CONCLAVE_SITE").unwrap_or_default();
    for (file, content) in card::render(&site)? {
        write(&folder.join(file), &content)?;
    }
    Ok(())
}

/// Writes a file. Unchanged content is not written, so that file watchers do not start a rebuild.
fn write(file: &Path, content: &str) -> io::Result<()> {
    if fs::read_to_string(file).is_ok_and(|old| old == content) {
        return Ok(());
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(file, content)
}
