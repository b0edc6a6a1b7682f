//! `cargo xtask lighthouse`: Lighthouse's scores of the released page, on a telephone.
//!
//! Lighthouse gets nothing but the address: its defaults simulate a slow telephone on a slow line.
//! The page is served compressed and with the headers of [`crate::serve`], as static hosts do.

use crate::budget;
use crate::command::{output, run};
use crate::serve::{Server, Site};
use crate::tools::{Tools, print_status};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The arguments of a measurement.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct Lighthouse {
    /// How often each page is measured: the median score counts, because a busy machine makes single ones
    /// worse.
    #[arg(long, default_value_t = 3)]
    pub runs: usize,
    /// Use the last build, whatever has changed since.
    #[arg(long)]
    pub no_build: bool,
    /// This machine has a graphics card. Without, browsers let the processor draw what is to be seen in depth;
    /// no telephone does, so Dice Arena is then looked at from above.
    #[arg(long)]
    pub card: bool,
    /// Measure only the pages whose name contains this.
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub only: String,
}

/// The categories, in the order of the table.
const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];

/// The pages (tables at which a person is to act), and the least performance that each must have; all else must be perfect.
const PAGES: &[(&str, &str, u32)] = &[
    ("home", "", 100),
    ("Elfenwizards", "#/play/elfenwizards?seats=person,adept,adept&seed=6&lang=en", 90),
    ("Spell Wars", "#/play/spell-wars?seats=person,adept,adept&seed=42&lang=en", 90),
    ("Wizard's Gambit", "#/play/wizards-gambit?seats=person,adept,adept&seed=2&lang=en", 90),
    ("Dice Arena", "#/play/dice-arena?seats=person,adept,adept&seed=7&lang=en", 90),
];

/// The latest that the largest part of a page may be painted, in milliseconds.
const LARGEST_PAINT_MS: u32 = 4_000;

/// Reads a report: first the four scores in percent and the largest paint in milliseconds, then what cost
/// points, a line for each.
const READ: &str = "
const report = require(process.argv[1]);
const categories = Object.values(report.categories);
const scores = categories.map((c) => Math.round(100 * (c.score ?? 0)));
const paint = report.audits['largest-contentful-paint'].numericValue ?? 1e6;
console.log([...scores, Math.round(paint)].join(' '));
for (const { title, auditRefs } of categories)
    for (const { id, weight } of auditRefs) {
        const { score, title: what, displayValue } = report.audits[id];
        if (weight > 0 && score !== null && score < 0.995)
            console.log(`    ${title}: ${what} ${displayValue ?? ''} (${Math.round(100 * score)})`);
    }";

impl Lighthouse {
    /// Looks at every page, prints the scores, and fails if one is too low.
    pub fn measure(&self, tools: &Tools, dist: &Path) -> Result<()> {
        let folder = compressed(dist)?;
        let server = Server::start(Site::new(&folder), "127.0.0.1:0")?;
        let mut table = format!("{:16} {}  largest paint\n", "", CATEGORIES.join("  "));
        let mut low = Vec::new();
        let pages = PAGES
            .iter()
            .filter(|(name, ..)| name.to_lowercase().contains(&self.only.to_lowercase()));
        for (name, route, least) in pages {
            let mut runs = Vec::new();
            for number in 1..=self.runs.max(1) {
                print_status(&format!("{name}, run {number}"));
                let report = report(tools, &format!("{}{route}", server.url()), name, self.card)?;
                let (scores, notes) = report.split_once('\n').unwrap_or((&report, ""));
                println!("{scores}\n{notes}");
                runs.push(parse(scores)?);
            }
            let scores = middle(&runs);
            let wanted = [*least, 100, 100, 100];
            table += &format!(
                "{name:16} {:>11}  {:>13}  {:>14}  {:>3}  {:>10} ms\n",
                scores[0], scores[1], scores[2], scores[3], scores[4]
            );
            let low_score = scores.iter().zip(wanted).any(|(score, wanted)| *score < wanted);
            if low_score || scores[4] > LARGEST_PAINT_MS {
                low.push(*name);
            }
        }
        println!("{table}");
        if !low.is_empty() {
            bail!("below what is wanted: {}", low.join(", "));
        }
        Ok(())
    }
}

/// The four scores of a report, in percent, and its largest paint, in milliseconds.
fn parse(line: &str) -> Result<[u32; 5]> {
    let scores: Vec<u32> = line.split(' ').map(str::parse).collect::<Result<_, _>>()?;
    scores.try_into().ok().with_context(|| format!("{line} is not five numbers"))
}

/// The middle one of each figure, the lower one of two.
fn middle(runs: &[[u32; 5]]) -> [u32; 5] {
    std::array::from_fn(|figure| {
        let mut figures: Vec<u32> = runs.iter().map(|run| run[figure]).collect();
        figures.sort_unstable();
        figures[(figures.len() - 1) / 2]
    })
}

/// One run: the scores and what cost points. The report itself stays in `target/lighthouse`.
fn report(tools: &Tools, url: &str, name: &str, card: bool) -> Result<String> {
    let folder = crate::root().join("target/lighthouse");
    std::fs::create_dir_all(&folder)?;
    let file = folder.join(format!("{}.json", name.to_lowercase().replace([' ', '\''], "-")));
    run(Command::new(tools.program("lighthouse")?)
        .args([url, "--quiet", "--output=json", "--output-path"])
        .arg(&file)
        .arg(format!("--only-categories={}", CATEGORIES.join(",")))
        // Root may not use the sandbox; the only page in here is ours.
        .arg(format!(
            "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --no-first-run \
             --disable-background-networking --disable-component-update --disable-sync --lang=en {}",
            if card { "" } else { "--disable-gpu --disable-3d-apis" }
        ))
        .env("CHROME_PATH", tools.program("chromium")?)
        .stdout(Stdio::null()))?;
    output(Command::new("node").args(["-e", READ]).arg(&file))
}

/// A copy of a build with every file compressed beside it.
fn compressed(dist: &Path) -> Result<PathBuf> {
    let folder = crate::root().join("target/dist-compressed");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    for file in crate::finish::walk(dist)? {
        let to = folder.join(file.strip_prefix(dist)?);
        std::fs::create_dir_all(to.parent().context("a file in a folder")?)?;
        let content = std::fs::read(&file)?;
        let mut name = to.clone().into_os_string();
        name.push(".br");
        std::fs::write(name, budget::brotli(&content)?)?;
        std::fs::write(to, content)?;
    }
    Ok(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_score_counts() {
        let runs = [[90, 100, 1, 7, 5], [100, 100, 3, 8, 4], [95, 99, 2, 9, 6]];
        assert_eq!(middle(&runs), [95, 100, 2, 8, 5]);
        assert_eq!(middle(&[[90, 1, 1, 1, 1], [80, 2, 2, 2, 2]]), [80, 1, 1, 1, 1]);
        assert_eq!(parse("100 99 98 97 3900").expect("figures"), [100, 99, 98, 97, 3900]);
        assert!(parse("100").is_err());
    }
}
