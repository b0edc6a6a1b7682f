//! Writes into the folder that is named what the page needs and no file has: its body as HTML
//! (`body.html`), and the lessons of each game packed (`lessons/GAME.txt`). Trunk runs it before
//! it builds the page (`Trunk.toml`).

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use conclave::bots::Policy;
use conclave::games::{IDS, WithGame, with_game};
use conclave::session::lesson;

fn main() -> io::Result<()> {
    let usage = || io::Error::new(io::ErrorKind::InvalidInput, "usage: generate FOLDER");
    let folder = env::args_os().nth(1).map(PathBuf::from).ok_or_else(usage)?;
    write(&folder.join("body.html"), &conclave_ui::pages::body::render()?)?;
    for id in IDS {
        let source = format!("static/lessons/{id}.json");
        let json = fs::read_to_string(&source)?;
        let packed = with_game(id, Pack(&json)).unwrap_or_else(|| Err("no such game".into()));
        let packed = packed.map_err(|why| io::Error::other(format!("{source}: {why}")))?;
        write(&folder.join(format!("lessons/{id}.txt")), &packed)?;
    }
    Ok(())
}

/// The JSON of lessons, to be packed.
struct Pack<'a>(&'a str);

impl WithGame for Pack<'_> {
    type Out = Result<String, String>;

    fn with<G: Policy>(self) -> Result<String, String> {
        Ok(lesson::pack(&lesson::from_json::<G>(self.0)?))
    }
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
