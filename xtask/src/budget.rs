//! The download budget: what a visitor's line must carry, in bytes after brotli.
//!
//! The rule: **every file in `dist` counts**, unless a budget names it as one that its visitor does
//! not load. So a new file counts until somebody writes down why it should not.

use anyhow::{Result, bail};
use std::fmt::Write;
use std::path::Path;

/// What one kind of visitor may have to load.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Where the visitor goes.
    pub visit: &'static str,
    /// The most it should come to, in bytes.
    pub goal: usize,
    /// The most it may come to now, in bytes: not more than the goal, once that is reached. Until
    /// then it only ever goes down.
    pub limit: usize,
    /// Starts of paths in `dist` that this visitor does not load.
    pub without: &'static [&'static str],
}

/// Every budget there is. Whoever reads English loads no French; the budgets are those of the
/// longer language.
pub const BUDGETS: &[Budget] = &[Budget {
    visit: "home and Elfenwizards",
    goal: 200_000,
    limit: 302_000,
    without: &["locales/en", "locales/fr/spell-wars", "locales/fr/wizards-gambit"],
}];

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
    let mut downloads = Vec::new();
    let mut folders = vec![dist.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = std::fs::read(&path)?;
            downloads.push(Download {
                path: path.strip_prefix(dist)?.to_string_lossy().replace('\\', "/"),
                bytes: bytes.len(),
                compressed: brotli_size(&bytes)?,
            });
        }
    }
    downloads.sort_by(|a, b| b.compressed.cmp(&a.compressed).then_with(|| a.path.cmp(&b.path)));
    Ok(downloads)
}

/// What static hosts serve: brotli at its best quality.
fn brotli_size(bytes: &[u8]) -> Result<usize> {
    let settings = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..Default::default()
    };
    Ok(brotli::BrotliCompress(&mut &*bytes, &mut std::io::sink(), &settings)?)
}

impl Budget {
    fn counts(&self, path: &str) -> bool {
        !self.without.iter().any(|start| path.starts_with(start))
    }

    /// The sum over the files that count.
    pub fn total(&self, downloads: &[Download]) -> usize {
        downloads
            .iter()
            .filter(|download| self.counts(&download.path))
            .map(|download| download.compressed)
            .sum()
    }

    fn table(&self, downloads: &[Download]) -> String {
        let mut text =
            format!("download of {}:\n{:>10} {:>10}  file\n", self.visit, "bytes", "brotli");
        for download in downloads {
            let note = if self.counts(&download.path) { "" } else { "  (not loaded)" };
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "{:>10} {:>10}  {}{note}",
                download.bytes, download.compressed, download.path
            );
        }
        let total = self.total(downloads);
        let _ = write!(text, "{:>10} {total:>10}  in all, of {} allowed", "", self.limit);
        if total > self.goal {
            let _ = write!(
                text,
                "\n{:>10} {:>10}  over the goal of {}",
                "",
                total - self.goal,
                self.goal
            );
        }
        text
    }
}

/// Prints what a build weighs and fails if it is over a budget.
pub fn check(dist: &Path) -> Result<()> {
    let downloads = downloads(dist)?;
    let mut over = Vec::new();
    for budget in BUDGETS {
        println!("{}", budget.table(&downloads));
        if budget.total(&downloads) > budget.limit {
            over.push(budget.visit);
        }
    }
    if !over.is_empty() {
        bail!("over the download budget: {}", over.join(", "));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUDGET: Budget =
        Budget { visit: "a test", goal: 100, limit: 100, without: &["sounds/", "arena"] };

    fn download(path: &str, compressed: usize) -> Download {
        Download { path: path.into(), bytes: 2 * compressed, compressed }
    }

    #[test]
    fn everything_counts_but_what_is_named() {
        let downloads = [
            download("index.html", 10),
            download("sounds/dragon.ogg", 1000),
            download("arena_worker_bg.wasm", 1000),
            download("new/unheard-of.bin", 7),
        ];
        assert_eq!(BUDGET.total(&downloads), 17);
        assert!(BUDGET.table(&downloads).contains("17  in all, of 100 allowed"));
    }

    #[test]
    fn sizes_are_those_after_brotli() {
        let zeros = brotli_size(&[0; 10_000]).expect("compressed");
        assert!(zeros < 50, "{zeros}");
    }

    #[test]
    fn home_and_elfenwizards_stay_within_200_kb() {
        assert!(BUDGETS.iter().any(|budget| budget.goal == 200_000));
    }
}
