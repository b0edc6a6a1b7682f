//! What is written from the register: for each game and each kind of program its place in
//! `index.html`, its `[[bin]]` in `src/ui/Cargo.toml` and its file in `src/ui/programs/`. They are
//! in the repository, because Cargo and Trunk read them; a test compares them with the register.

use crate::register;
use anyhow::{Context, Result, bail};
use std::fmt::Write;
use std::path::PathBuf;

/// A game, as far as its programs need to know.
struct Game {
    id: &'static str,
    module: &'static str,
    /// The type that implements its rules.
    rules: &'static str,
}

macro_rules! games {
    ($({ id: $id:literal, module: $module:ident, rules: $rules:ident, $($rest:tt)* })*) => {
        &[$(Game { id: $id, module: stringify!($module), rules: stringify!($rules) }),*]
    };
}

/// All games, in the order in which they are shown.
const GAMES: &[Game] = register::with_games!(games);

/// A kind of program that every game has.
struct ProgramKind {
    /// What the page calls it (`static/boot.js`).
    name: &'static str,
    /// What the name of its program has before the game's.
    prefix: &'static str,
    /// The feature that it cannot be built without, if there is one.
    feature: Option<&'static str>,
    /// What Trunk is told about features: attributes, or nothing.
    page: [&'static str; 2],
    /// Its source, with `NAME`, `MODULE` and `RULES` for those of the game.
    source: &'static str,
}

const NO_DEFAULT: &str = "data-cargo-no-default-features";

const PAGE: &str = "use conclave::games::MODULE::RULES;

fn main() {
    conclave_ui::app::run::<RULES>();
}
";

const KINDS: [ProgramKind; 7] = [
    ProgramKind {
        name: "program",
        prefix: "",
        feature: None,
        page: [NO_DEFAULT, ""],
        source: "//! NAME: its page, and its bots.\n\nPAGE",
    },
    ProgramKind {
        name: "learn",
        prefix: "learn_",
        feature: Some("lessons"),
        page: ["", ""],
        source: "//! NAME with its lessons: the game's page as in `MODULE.rs`, built with the feature \
                 `lessons`.\n\nPAGE",
    },
    ProgramKind {
        name: "host",
        prefix: "host_",
        feature: Some("host"),
        page: [NO_DEFAULT, "data-cargo-features=\"host\""],
        source: "//! NAME as a table that others join from their own screens: the page as in \
                 `MODULE.rs`, built with\n//! the feature `host`.\n\nPAGE",
    },
    ProgramKind {
        name: "join",
        prefix: "join_",
        feature: Some("join"),
        page: [NO_DEFAULT, "data-cargo-features=\"join\""],
        source: "//! NAME on the screen of a guest who joins a table: built with the feature \
                 `join`.\n\nPAGE",
    },
    ProgramKind {
        name: "hints",
        prefix: "hints_",
        feature: None,
        page: ["", ""],
        source: "//! The reasons of hints in NAME.

use conclave::games::MODULE::RULES;
use wasm_bindgen::prelude::*;

/// See [`conclave_ui::hints::answer`].
#[wasm_bindgen]
pub fn reasons(language: &str, texts: &str, question: &[u8]) -> String {
    conclave_ui::hints::answer::<RULES>(language, texts, question)
}

fn main() {}
",
    },
    ProgramKind {
        name: "analysis",
        prefix: "analysis_",
        feature: None,
        page: ["", ""],
        source: "//! The analysis of NAME: its dialog, and its worker.

use conclave::games::MODULE::{self, RULES};

fn main() {
    conclave_ui::analysis::run::<RULES>(MODULE::analyst);
}
",
    },
    ProgramKind {
        name: "rules",
        prefix: "rules_",
        feature: None,
        page: ["", ""],
        source: "//! The rules of NAME, to read: a page, or a dialog over a table.

use conclave::games::MODULE::RULES;

fn main() {
    conclave_ui::rules::run::<RULES>();
}
",
    },
];

impl ProgramKind {
    /// The name of the program of `game`.
    fn program(&self, game: &Game) -> String {
        format!("{}{}", self.prefix, game.module)
    }

    /// The file of the program of `game`, which is called `name`.
    fn source(&self, game: &Game, name: &str) -> String {
        let source = self.source.replace("PAGE", PAGE);
        source.replace("NAME", name).replace("MODULE", game.module).replace("RULES", game.rules)
    }

    /// What `index.html` says of this kind.
    fn elements(&self) -> String {
        let mut page = String::new();
        for (at, game) in GAMES.iter().enumerate() {
            let (id, program) = (game.id, self.program(game));
            let plays = self.name == "program";
            // Trunk wants one program to be the main one, and writes the `meta` element of that itself.
            let main = plays && at == 0;
            if plays && !main {
                page += &format!(
                    "    <meta name=\"program\" data-game=\"{id}\" content=\"{program}.js\" />\n"
                );
            }
            let folders = ["styles/ID.css", "art/ID.svg", "art/ID-place.svg"];
            for file in folders.iter().filter(|_| plays) {
                let file = file.replace("ID", id);
                page +=
                    &format!("    <link data-trunk rel=\"copy-file\" href=\"static/{file}\" />\n");
            }
            page += "    <link\n";
            let bin = format!("data-bin=\"{program}\"");
            let attributes = [
                "data-trunk",
                "rel=\"rust\"",
                "href=\"src/ui/Cargo.toml\"",
                if main { "" } else { "data-type=\"worker\"" },
                &bin,
                self.page[0],
                self.page[1],
                if main { "" } else { "data-bindgen-target=\"web\"" },
                "data-cargo-profile-release=\"release\"",
                "data-wasm-opt=\"0\"",
            ];
            for attribute in attributes.into_iter().filter(|attribute| !attribute.is_empty()) {
                page += &format!("      {attribute}\n");
            }
            page += "    />\n";
        }
        page
    }
}

/// The `[[bin]]` entries of all programs.
fn bins() -> String {
    let mut bins = String::new();
    for kind in &KINDS {
        for game in GAMES {
            let program = kind.program(game);
            let _ =
                write!(bins, "[[bin]]\nname = \"{program}\"\npath = \"programs/{program}.rs\"\n");
            if let Some(feature) = kind.feature {
                let _ = writeln!(bins, "required-features = [\"{feature}\"]");
            }
            bins.push('\n');
        }
    }
    bins
}

/// Puts `content` between the lines with the marks of the region `name` in `file`.
fn replaced(file: &str, name: &str, content: &str) -> Result<String> {
    let [begin, end] = ["generated", "end of generated"].map(|mark| format!("{mark}: {name}"));
    // Each mark is a comment that fills its line.
    let line = |mark: &str, from: usize| {
        let mut lines = file[from..].split_inclusive('\n');
        let mut at = from;
        lines.find_map(|line| {
            let start = at;
            at += line.len();
            let words = line.trim().trim_start_matches(['<', '!', '-', '#', ' ']);
            (words.trim_end_matches(['-', '>', ' ']) == mark).then_some((start, at))
        })
    };
    let (_, start) = line(&begin, 0).with_context(|| format!("no line says `{begin}`"))?;
    let (stop, _) = line(&end, start).with_context(|| format!("no line says `{end}`"))?;
    Ok(format!("{}{content}{}", &file[..start], &file[stop..]))
}

/// Every file that has something of this, as it ought to be.
fn files() -> Result<Vec<(PathBuf, String)>> {
    let root = crate::root();
    let read = |path: &str| {
        let path = root.join(path);
        std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let mut page = read("index.html")?;
    for kind in &KINDS {
        page = replaced(&page, kind.name, &kind.elements()).context("index.html")?;
    }
    let manifest =
        replaced(&read("src/ui/Cargo.toml")?, "programs", &bins()).context("src/ui/Cargo.toml")?;
    let mut files =
        vec![(root.join("index.html"), page), (root.join("src/ui/Cargo.toml"), manifest)];
    let texts = read("static/locales/en/shell.ftl")?;
    for game in GAMES {
        let key = format!("{}-name = ", game.id);
        let Some(name) = texts.lines().find_map(|line| line.strip_prefix(&key)) else {
            bail!("static/locales/en/shell.ftl: no {key}");
        };
        for kind in &KINDS {
            let path = format!("src/ui/programs/{}.rs", kind.program(game));
            files.push((root.join(path), kind.source(game, &name.replace('’', "'"))));
        }
    }
    Ok(files)
}

/// Writes what is not as it ought to be, and returns which files those were.
pub fn write() -> Result<Vec<PathBuf>> {
    let mut written = Vec::new();
    for (path, content) in files()? {
        if std::fs::read_to_string(&path).ok().as_ref() != Some(&content) {
            std::fs::write(&path, content)?;
            written.push(path);
        }
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_generated_is_current() {
        for (path, content) in files().expect("the files") {
            let found = std::fs::read_to_string(&path).unwrap_or_default();
            let path = path.display();
            assert!(found == content, "{path} is not current: `cargo xtask generate` writes it");
        }
    }

    #[test]
    fn a_region_is_replaced_between_its_marks_and_nowhere_else() {
        let file = "a\n  <!-- generated: x -->\nold\n  <!-- end of generated: x -->\nold\n";
        let expected = file.replacen("old", "new", 1);
        assert_eq!(replaced(file, "x", "new\n").expect("a region"), expected);
        let toml = "# generated: x\n# end of generated: x\n";
        assert_eq!(replaced(toml, "x", "").expect("a region"), toml);
        assert!(replaced(file, "y", "new").is_err());
        assert!(replaced("# generated: x\n", "x", "").is_err(), "it has no end");
    }

    #[test]
    fn every_game_has_a_program_of_each_kind() {
        assert_eq!(bins().matches("[[bin]]").count(), KINDS.len() * GAMES.len());
        let page: String = KINDS.iter().map(ProgramKind::elements).collect();
        assert_eq!(page.matches("data-bin=").count(), KINDS.len() * GAMES.len());
        assert_eq!(page.matches("data-type=\"worker\"").count(), KINDS.len() * GAMES.len() - 1);
    }
}
