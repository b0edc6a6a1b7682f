//! What visitors download, in bytes after brotli, and the most that it may come to.
//!
//! The rule: **every file in `dist` counts**, unless what its name says is of no use to the visitor. So a new
//! file counts until somebody says here why it does not.

use crate::finish::{is_kept, walk};
use anyhow::{Result, bail};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// What one kind of visitor downloads.
struct Budget {
    visit: String,
    /// Whether the file at this path is part of it.
    counts: Box<dyn Fn(&str) -> bool>,
    /// The most it may come to, in bytes.
    limit: usize,
}

/// What home is painted with. (What its service worker and its games fetch comes later.)
const HOME: [&str; 11] = [
    "index.html",
    "address.js",
    "settings.js",
    "fetching.js",
    "start.js",
    "home.js",
    "zoom.js",
    "tokens-",
    "base-",
    "pages-",
    "icon.svg",
];

/// What a browser does not fetch when somebody comes to a table: the lobby; what is fetched when it is asked for
/// (lessons, puzzles, sharing and pictures of a game, other screens, licences); the physics of Dice Arena, which a throw
/// waits for and the table does not; and what only frames need.
const NOT_FIRST: [&str; 13] = [
    "lobby",
    "locales/fr/lobby",
    "styles/lobby",
    "lessons/",
    "puzzles/",
    "share.js",
    "picture.js",
    "signaling.js",
    "scan",
    "arena_worker",
    "frame.js",
    "styles/frame",
    "licenses.html",
];

macro_rules! ids {
    ($({ id: $id:literal, $($rest:tt)* })*) => { &[$($id),*] };
}

/// The games.
const GAMES: &[&str] = conclave_register::with_games!(ids);

/// Whether a file is one of this game alone.
fn is_of(game: &str, path: &str) -> bool {
    path.rsplit('/').next().unwrap_or(path).replace('_', "-").starts_with(game)
}

/// Every budget there is.
fn budgets() -> Vec<Budget> {
    let home = Budget {
        visit: "home, as it paints".to_owned(),
        counts: Box::new(|path| HOME.iter().any(|name| path.starts_with(name))),
        limit: 60_000,
    };
    let everything = Budget {
        visit: "everything, in both languages, for playing offline".to_owned(),
        counts: Box::new(is_kept),
        limit: 2_950_000,
    };
    // Texts in French are the longer ones; nobody loads both.
    let first = GAMES.iter().map(|&game| Budget {
        visit: format!("a first visit to {game}"),
        counts: Box::new(move |path| {
            let is_of_another = |other: &&str| *other != game && is_of(other, path);
            is_kept(path)
                && !path.starts_with("locales/en/")
                && !NOT_FIRST.iter().any(|name| path.starts_with(name))
                && !GAMES.iter().any(is_of_another)
        }),
        // 640,000 was wanted before games were kept in two stores, workers and windows were watched over, and a
        // fault could be reported with its game: that costs 30 KB a game.
        limit: 675_000,
    });
    [home].into_iter().chain(first).chain([everything]).collect()
}

/// A file and its size on the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Download {
    /// Its path inside `dist`, with forward slashes.
    pub path: String,
    /// Its size as built.
    pub bytes: usize,
    /// Its size after brotli.
    pub compressed: usize,
}

/// Compresses every file of a build.
pub fn downloads(dist: &Path) -> Result<Vec<Download>> {
    let compress = |path: PathBuf| {
        let bytes = std::fs::read(&path)?;
        Ok(Download {
            path: path.strip_prefix(dist)?.to_string_lossy().replace('\\', "/"),
            bytes: bytes.len(),
            compressed: brotli(&bytes)?.len(),
        })
    };
    let mut downloads =
        walk(dist)?.into_par_iter().map(compress).collect::<Result<Vec<Download>>>()?;
    downloads.sort_by(|a, b| b.compressed.cmp(&a.compressed).then_with(|| a.path.cmp(&b.path)));
    Ok(downloads)
}

/// What static hosts serve: brotli at its best quality.
pub(crate) fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let settings = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut compressed, &settings)?;
    Ok(compressed)
}

impl Budget {
    /// The sum over the files that count.
    fn total(&self, downloads: &[Download]) -> usize {
        let counting = downloads.iter().filter(|download| (self.counts)(&download.path));
        counting.map(|download| download.compressed).sum()
    }
}

/// What each kind of visitor downloads of a build, in a line each; an error above a limit.
///
/// # Errors
/// With the same lines, and with which of them are too much.
pub fn check(dist: &Path) -> Result<String> {
    let downloads = downloads(dist)?;
    let (mut lines, mut over) = (String::new(), Vec::new());
    for budget in budgets() {
        let total = budget.total(&downloads);
        // Writing to a string cannot fail.
        let _ = writeln!(lines, "{total:>9} bytes of {:>9}: {}", budget.limit, budget.visit);
        if total > budget.limit {
            over.push(budget.visit);
        }
    }
    if !over.is_empty() {
        bail!("{lines}too much to download: {}", over.join(", "));
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn download(path: &str, compressed: usize) -> Download {
        Download { path: path.into(), bytes: 2 * compressed, compressed }
    }

    #[test]
    fn everything_counts_for_a_game_but_what_is_named() {
        let downloads = [
            download("index.html", 10),
            download("locales/en/shell.ftl", 1000),
            download("locales/fr/dice-arena.ftl", 1000),
            download("wizards_gambit-0123_bg.wasm", 1000),
            download("arena_worker-0123_bg.wasm", 1000),
            download("lobby-0123.js", 1000),
            download("spell_wars-0123_bg.wasm", 20),
            download("locales/fr/spell-wars.ftl", 3),
            download("new/unheard-of.bin", 7),
            download("install/elfenwizards.png", 1000),
        ];
        let budgets = budgets();
        let total = |visit: &str| {
            let budget = budgets.iter().find(|it| it.visit.contains(visit)).expect("a budget");
            budget.total(&downloads)
        };
        assert_eq!(total("spell-wars"), 40);
        assert_eq!(total("dice-arena"), 1017);
        assert_eq!(total("home"), 10);
        // What is for installing is not kept.
        assert_eq!(total("everything"), 5040);
    }

    #[test]
    fn sizes_are_those_after_brotli() {
        let zeros = brotli(&[0; 10_000]).expect("compressed").len();
        assert!(zeros < 50, "{zeros}");
    }

    #[test]
    fn a_build_that_outgrows_a_limit_is_refused_by_name() {
        // Bytes that no compression makes fewer.
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut noise = |count: usize| -> Vec<u8> {
            let next = || {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                (state >> 32) as u8
            };
            std::iter::repeat_with(next).take(count).collect()
        };
        let dist = std::env::temp_dir().join(format!("conclave-budget-{}", std::process::id()));
        std::fs::create_dir_all(&dist).expect("a folder");
        let write = |name: &str, bytes: Vec<u8>| {
            std::fs::write(dist.join(name), bytes).expect("a file");
        };
        write("start.js", noise(50_000));
        assert!(check(&dist).is_ok());
        write("icon.svg", noise(11_000));
        let refusal = check(&dist).expect_err("over the limit").to_string();
        assert!(refusal.ends_with("too much to download: home, as it paints"), "{refusal}");
        std::fs::remove_dir_all(dist).expect("the folder gone");
    }
}
