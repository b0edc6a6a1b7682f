//! Writes the body of the page as HTML into the file that is named. Trunk runs it before
//! it builds the page (`Trunk.toml`).

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let usage = || io::Error::new(io::ErrorKind::InvalidInput, "usage: render_home FILE");
    let file = env::args_os().nth(1).map(PathBuf::from).ok_or_else(usage)?;
    let html = conclave_ui::pages::body::render()?;
    // Unchanged output is not written, so that file watchers do not start a rebuild.
    if fs::read_to_string(&file).is_ok_and(|old| old == html) {
        return Ok(());
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(file, html)
}
