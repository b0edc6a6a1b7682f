//! Building the page: Trunk does it, with the hooks in `Trunk.toml`; this module makes sure that the tools
//! are there, and builds nothing twice.

use crate::command::{Progress, cargo, run};
use crate::tools::{Tools, print_status};
use anyhow::{Result, anyhow};
use clap::builder::{BoolishValueParser, TypedValueParser};
use clap::{ArgAction, Args};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders and files at the root that no build of the page reads.
const NOT_READ: [&str; 10] =
    ["target", "dist", ".git", ".github", ".ci", "xtask", "tests", "bench", "docs", "packages"];

macro_rules! modules {
    ($({ id: $id:literal, module: $module:ident, $($rest:tt)* })*) => {
        &["lobby", $(stringify!($module),)* "arena_worker", "scan"]
    };
}

/// The page's own programs, by their names in `Cargo.toml`.
const PROGRAMS: &[&str] = conclave_register::with_games!(modules);

/// The kind of build.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Quality {
    /// Small and fast: what is published.
    #[default]
    Release,
    /// Quick to build, full of checks, and fast enough to play.
    Play,
}

impl Quality {
    /// The Cargo profile that Trunk takes.
    fn profile(self) -> &'static str {
        match self {
            Quality::Release => "release",
            Quality::Play => "dev",
        }
    }
}

/// What to build.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct Pages {
    /// The path that the page will be served under; ./ fits any.
    #[arg(long, value_name = "PATH", default_value = "./")]
    pub base: String,
    /// The address that the page will be served at, such as `https://games.example/conclave/`: chats show pictures of
    /// links only where they are given whole addresses. (By default what CONCLAVE_SITE says.)
    #[arg(long, value_name = "ADDRESS", value_parser = site)]
    pub site: Option<String>,
    /// Build quickly, for development, into target/dist-play.
    #[arg(id = "dev", long = "dev", action = ArgAction::SetTrue, value_parser = quality())]
    pub quality: Quality,
}

/// Reads whether a build is for development.
fn quality() -> impl TypedValueParser<Value = Quality> {
    BoolishValueParser::new().map(|dev| if dev { Quality::Play } else { Quality::Release })
}

impl Default for Pages {
    fn default() -> Self {
        Self { base: "./".into(), site: None, quality: Quality::Release }
    }
}

/// The variable of the environment that has the address of the site; Trunk's first hook reads it.
const SITE: &str = "CONCLAVE_SITE";

/// Reads the address of a site: a folder's, with `/` at its end.
pub(crate) fn site(text: &str) -> Result<String, String> {
    let name = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match name {
        Some(name) if !name.is_empty() && !name.contains(['?', '#', ' ', '"']) => {
            Ok(format!("{}/", text.trim_end_matches('/')))
        }
        _ => Err("it is not an address such as https://games.example/conclave/".into()),
    }
}

impl Pages {
    /// The folder that the result goes to. A quick build never replaces the real one.
    pub fn dist(&self) -> PathBuf {
        crate::root().join(match self.quality {
            Quality::Release => "dist",
            Quality::Play => "target/dist-play",
        })
    }

    /// The address of the site, if it is known.
    fn site(&self) -> Result<Option<String>> {
        let named = std::env::var(SITE).ok().filter(|named| !named.is_empty());
        match (&self.site, named) {
            (Some(site), _) => Ok(Some(site.clone())),
            (None, Some(named)) => {
                site(&named).map(Some).map_err(|error| anyhow!("{SITE}: {error}"))
            }
            (None, None) => Ok(None),
        }
    }

    /// Builds, unless the result is there already and nothing it is made of has changed.
    pub fn build(&self, tools: &Tools) -> Result<PathBuf> {
        tools.for_pages()?;
        let small = self.quality == Quality::Release && tools.for_release()?;
        let dist = self.dist();
        let target = crate::root().join("target");
        std::fs::create_dir_all(&target)?;
        let mut stamp = target.join(dist.file_name().unwrap_or_default());
        stamp.set_extension("stamp");
        let state = format!("{:016x}", self.inputs(&crate::root(), small)?);
        if dist.join("index.html").exists()
            && std::fs::read_to_string(&stamp).is_ok_and(|text| text == state)
        {
            print_status("the page is up to date");
            return Ok(dist);
        }

        let progress = Progress::start(match self.quality {
            Quality::Release => "building the page, small",
            Quality::Play => "building the page, quickly",
        });
        std::fs::create_dir_all(&dist)?;
        run(&mut self.programs())?;
        run(self.trunk(tools, "build")?.arg("--dist").arg(&dist))?;
        std::fs::write(stamp, state)?;
        print_status(&format!(
            "built {} in {}",
            dist.strip_prefix(crate::root()).unwrap_or(&dist).display(),
            progress.elapsed()
        ));
        Ok(dist)
    }

    /// Serves the page, and builds it again whenever a source changes, until stopped.
    pub fn watch(&self, tools: &Tools, port: u16) -> Result<()> {
        tools.for_pages()?;
        // A folder of its own: this build is never stamped as complete.
        let dist = crate::root().join("target/dist-watch");
        std::fs::create_dir_all(&dist)?;
        let mut trunk = self.trunk(tools, "serve")?;
        trunk.args(["--address=127.0.0.1", "--port", &port.to_string()]).arg("--dist").arg(&dist);
        run(&mut trunk)
    }

    /// Compiles all programs of the page, which Trunk then finds: it asks for one after the other, and what takes
    /// longest, to link one, is work for a single core.
    fn programs(&self) -> Command {
        let mut build = cargo();
        // (No package is named, because Trunk names none: another choice of packages can mean other features, and then
        // everything is compiled twice.)
        build.args(["build", "--target=wasm32-unknown-unknown"]);
        build.arg(format!("--profile={}", self.quality.profile()));
        build.args(PROGRAMS.iter().flat_map(|name| ["--bin", name]));
        build
    }

    /// Trunk, for a page of this quality.
    fn trunk(&self, tools: &Tools, command: &str) -> Result<Command> {
        let mut trunk = Command::new(tools.program("trunk")?);
        trunk
            .current_dir(crate::root())
            .env("PATH", tools.search_path()?)
            .env(SITE, self.site()?.unwrap_or_default())
            // Trunk refuses the usual values of this variable.
            .env_remove("NO_COLOR")
            .args([command, "--public-url", &self.base, "--skip-version-check"])
            // Trunk cannot minify wasm-bindgen's modules, and would say so every time.
            .args(["--log", "info,trunk::processing::minify=error"]);
        if self.quality == Quality::Release {
            trunk.arg("--release");
        }
        // Trunk must not download tools by itself: without npm there is no wasm-opt, and none is used.
        trunk.arg("--offline");
        Ok(trunk)
    }

    /// A fingerprint of the sources: it changes whenever a build would.
    fn inputs(&self, root: &Path, small: bool) -> Result<u64> {
        let mut state = DefaultHasher::new();
        (&self.base, self.site()?, self.quality, small).hash(&mut state);
        // How this program makes a page, and with which tools.
        [
            include_str!("pages.rs"),
            include_str!("finish.rs"),
            include_str!("texts.rs"),
            include_str!("tools.rs"),
            include_str!("../npm/page/package.json"),
        ]
        .hash(&mut state);
        let mut folders = vec![root.to_owned()];
        while let Some(folder) = folders.pop() {
            let at_root = folder == root;
            let mut entries: Vec<_> = std::fs::read_dir(folder)?.collect::<Result<_, _>>()?;
            entries.sort_by_key(|entry| entry.file_name());
            for entry in entries {
                let name = entry.file_name();
                let prose = Path::new(&name).extension().is_some_and(|kind| kind == "md");
                if at_root && (prose || NOT_READ.iter().any(|not_read| name == *not_read)) {
                    continue;
                }
                let data = entry.metadata()?;
                if data.is_dir() {
                    folders.push(entry.path());
                } else {
                    (entry.path(), data.len(), data.modified()?).hash(&mut state);
                }
            }
        }
        Ok(state.finish())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_site_is_that_of_a_folder() {
        for text in ["https://games.example/a", "https://games.example/a/"] {
            assert_eq!(site(text), Ok("https://games.example/a/".to_owned()));
        }
        for text in ["games.example", "https://", "https://games.example/?a", "ftp://a"] {
            assert!(site(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_change_of_the_page_is_noticed_and_a_change_of_the_documents_is_not() {
        let root = std::env::temp_dir().join(format!("conclave-inputs-{}", std::process::id()));
        for folder in ["src", "docs"] {
            std::fs::create_dir_all(root.join(folder)).expect("a folder");
        }
        let inputs = || Pages::default().inputs(&root, true).expect("a number");
        std::fs::write(root.join("src/lib.rs"), "a").expect("a file");
        let before = inputs();
        std::fs::write(root.join("docs/lab.md"), "a").expect("a file");
        std::fs::write(root.join("README.md"), "a").expect("a file");
        assert_eq!(inputs(), before);
        std::fs::write(root.join("src/lib.rs"), "ab").expect("a file");
        assert_ne!(inputs(), before);
        let quick = Pages { quality: Quality::Play, ..Pages::default() };
        assert_ne!(quick.inputs(&root, true).expect("a number"), inputs());
        let elsewhere = Pages { site: Some("https://games.example/".into()), ..Pages::default() };
        assert_ne!(elsewhere.inputs(&root, true).expect("a number"), inputs());
        std::fs::remove_dir_all(root).expect("the folder gone");
    }
}
