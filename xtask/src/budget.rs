//! The download budget of each kind of visitor, in bytes after brotli.
//!
//! The rule: **every file in `dist` counts**, unless it is another game's (`PARTS`) or in a
//! language that the visitor does not read. So a new file counts until an exception with its
//! reason is added here.

use crate::pages::walk;
use crate::{parallel, register};
use anyhow::{Result, bail};
use std::fmt::Write;
use std::path::Path;

/// What one kind of visitor may have to load.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Where the visitor goes.
    pub visit: &'static str,
    /// Which of the `PARTS` that loads.
    pub parts: &'static [&'static str],
    /// Whether what every visitor loads counts too.
    pub shared: bool,
    /// The most it may come to, in bytes.
    pub limit: usize,
}

/// What only some visitors load, beside the games: each part is the files in a folder of that name,
/// and those whose names begin with it, be its words parted by `-` or by `_`. The physics of Dice
/// Arena has a budget of its own, and so have the pictures that a browser loads when it offers to
/// install the page, or its reader wants it on a telephone's first screen: no visit shows them.
/// What packs a game into a link is fetched when a game is shared, or such a link opened; a game's
/// rules, a program of their own with texts of its own (`GAME-rules.ftl`), when they are opened; the
/// reasons of hints, a program with texts as well (`GAME-hints.ftl`), with the first hint. Puzzles come when their list
/// or one of them is opened, those of one game at a time. The record of play is a
/// program that knows every game, with what is told of each (`GAME-record.ftl`), for those who open its
/// page. The lobby is what home needs as soon as there are saves; a visitor's first game does not. What
/// is for games in other pages (the script and the demo of those, and what their frames load besides
/// the game) no visitor of ours loads.
/// The analysis of a game is fetched when a finished game asks for it, of the game's own program;
/// what draws the chart of the scores, at the end of a game; what makes a picture of it, on request. Both rules and analysis are opened over a
/// table by a script that nobody else needs (`panel.js`). What explains pieces where they stand is
/// fetched, with its texts, when the first one is pointed at. Sounds come with the first of them, at a
/// table and not at home. A game on many screens is two more programs, one for tables and one for
/// those who join them, with texts of their own (`screens-host.ftl`, `screens-join.ftl`), and with texts and
/// styles that both need; what they weigh beyond the game that only plays is checked too (`BEYOND`). What
/// speaks with a signalling server comes where one is named; what reads QR codes, with its texts and styles,
/// when somebody scans one. The faces of the type come when nothing
/// else is to come: until then those of the system stand in. `robots.txt` is read by robots.
const PARTS: [&str; 27] = [
    "rules",
    "record",
    "lessons",
    "puzzles",
    "hints",
    "learn",
    "analysis",
    "panel",
    "chart",
    "explain",
    "install",
    "share",
    "arena",
    "lobby",
    "embed",
    "frame",
    "sound",
    "picture",
    "screens-host",
    "screens-join",
    "screens",
    "host",
    "join",
    "scan",
    "signaling",
    "fonts",
    "robots",
];

/// Those of the parts that also are texts of each game, fetched when they are read.
const LATER_TEXTS: [&str; 5] = ["rules", "lessons", "explain", "hints", "record"];

/// The language counted is French, whose texts are longer: no visitor loads both.
const UNREAD: &str = "locales/en/";

/// The budgets of what is no game's.
const BUDGETS: &[Budget] = &[
    Budget { visit: "home", parts: &["lobby"], shared: true, limit: 150_000 },
    Budget {
        visit: "the pictures for installing, and what robots read",
        parts: &["install", "robots"],
        shared: false,
        limit: 150_000,
    },
    Budget {
        visit: "the rules of all games",
        parts: &["rules", "panel"],
        shared: false,
        limit: 800_000,
    },
    Budget { visit: "the end of a game", parts: &["chart"], shared: false, limit: 3_000 },
    Budget {
        visit: "the explanations of all games",
        parts: &["explain"],
        shared: false,
        limit: 16_000,
    },
    Budget { visit: "the lessons of all games", parts: &["lessons"], shared: false, limit: 40_000 },
    Budget {
        visit: "the puzzles of all games",
        parts: &["puzzles"],
        shared: false,
        limit: 100_000,
    },
    Budget { visit: "the faces of the type", parts: &["fonts"], shared: false, limit: 48_000 },
    Budget { visit: "the reasons of hints", parts: &["hints"], shared: false, limit: 150_000 },
    Budget {
        visit: "the programs of all games with their lessons",
        parts: &["learn"],
        shared: false,
        limit: 1_200_000,
    },
    // Nobody loads more than one of the four.
    Budget {
        visit: "the tables of all games on many screens",
        parts: &["host", "screens", "screens-host"],
        shared: false,
        limit: 1_260_000,
    },
    Budget {
        visit: "the screens of those who join, in all games",
        parts: &["join", "screens", "screens-join"],
        shared: false,
        limit: 1_115_000,
    },
    Budget {
        visit: "the analysis of all games",
        parts: &["analysis", "panel"],
        shared: false,
        limit: 700_000,
    },
    Budget { visit: "the record of play", parts: &["record"], shared: false, limit: 250_000 },
    Budget { visit: "sharing a game", parts: &["share"], shared: false, limit: 3_000 },
    Budget { visit: "a picture of the end", parts: &["picture"], shared: false, limit: 2_500 },
    Budget {
        visit: "a game's place in another page, and the demo of it",
        parts: &["embed", "frame"],
        shared: false,
        limit: 10_000,
    },
    // Of it, 70 KB are tables to multiply by, which `rqrr` has from `g2p`; a browser that reads codes itself
    // does not fetch them.
    Budget { visit: "a signalling server", parts: &["signaling"], shared: false, limit: 1_500 },
    Budget { visit: "scanning a code", parts: &["scan"], shared: false, limit: 95_000 },
    Budget { visit: "the physics of Dice Arena", parts: &["arena"], shared: false, limit: 230_000 },
];

macro_rules! game_budgets {
    ($({ id: $id:literal, $($key:ident: $value:tt),* })*) => {
        &[$(Budget {
            visit: concat!("home and ", $id),
            parts: &[$id, "sound"],
            shared: true,
            limit: budget!($($key: $value),*),
        }),*]
    };
}

/// The budget among the facts of a game.
macro_rules! budget {
    (budget: $budget:literal) => { $budget };
    ($key:ident: $value:tt, $($rest:tt)*) => { budget!($($rest)*) };
}

/// The budget of each game's first visit: a part of its own.
const GAME_BUDGETS: &[Budget] = register::with_games!(game_budgets);

/// Every budget there is.
pub fn budgets() -> impl Iterator<Item = &'static Budget> {
    BUDGETS.iter().chain(GAME_BUDGETS)
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
    let mut downloads = parallel::map(&walk(dist)?, |path| {
        let bytes = std::fs::read(path)?;
        Ok(Download {
            path: path.strip_prefix(dist)?.to_string_lossy().replace('\\', "/"),
            bytes: bytes.len(),
            compressed: brotli(&bytes)?.len(),
        })
    })?;
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

/// What a program of a kind may weigh beyond the one that only plays its game, with the texts and styles of
/// many screens: what a table, or somebody who joins one, fetches for having other screens.
const BEYOND: [Beyond; 2] = [
    Beyond { kind: "host", texts: &["screens", "screens-host"], limit: 60_000 },
    Beyond { kind: "join", texts: &["screens", "screens-join"], limit: 27_500 },
];

/// The most that a kind of program may weigh beyond the one that only plays.
struct Beyond {
    /// What the names of these programs begin with.
    kind: &'static str,
    /// Which of the `PARTS` are their texts and styles.
    texts: &'static [&'static str],
    /// The most, in bytes.
    limit: usize,
}

/// What the program of this kind weighs beyond the one that only plays, in the game where that is most.
fn beyond(Beyond { kind, texts, .. }: &Beyond, downloads: &[Download]) -> usize {
    let weight = |begins: &str| -> usize {
        let is_it = |download: &&Download| {
            let path = download.path.replace('_', "-");
            path.starts_with(begins) && (path.ends_with(".js") || path.ends_with(".wasm"))
        };
        downloads.iter().filter(is_it).map(|download| download.compressed).sum()
    };
    let beside = Budget { visit: "", parts: texts, shared: false, limit: 0 };
    let games = GAME_BUDGETS.iter().map(|budget| budget.parts[0]);
    let more = games.map(|game| weight(&format!("{kind}-{game}")).saturating_sub(weight(game)));
    more.max().unwrap_or(0) + beside.total(downloads)
}

impl Budget {
    fn counts(&self, path: &str) -> bool {
        let name = path.rsplit('/').next().unwrap_or(path).replace('_', "-");
        let folder = path.split_once('/').map(|(folder, _)| folder);
        let games = GAME_BUDGETS.iter().flat_map(|budget| budget.parts.iter().copied());
        let part = PARTS.into_iter().chain(games).find(|&part| {
            // `GAME-rules.ftl`, `GAME-hints.ftl`; but `dice-arena.ftl` is no part of `arena`.
            let later = LATER_TEXTS.contains(&part) && name.ends_with(&format!("-{part}.ftl"));
            later || name.starts_with(part) || folder == Some(part)
        });
        !path.starts_with(UNREAD) && part.map_or(self.shared, |part| self.parts.contains(&part))
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
        text
    }
}

/// What only programs for tables on many screens name: their texts, and what connects them.
const OF_SCREENS: [&str; 3] = ["screens-", "RTCPeerConnection", "BroadcastChannel"];

/// Fails if a program that only plays holds anything that only tables on many screens need: of these,
/// 15,000 bytes are allowed in a game's download, and there is no reason for any.
fn check_solo_programs(dist: &Path) -> Result<()> {
    for path in walk(dist)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().replace('_', "-");
        let game = GAME_BUDGETS.iter().any(|budget| name.starts_with(budget.parts[0]));
        if !game || !(name.ends_with(".js") || name.ends_with(".wasm")) {
            continue;
        }
        let bytes = std::fs::read(&path)?;
        let holds = |word: &&&str| bytes.windows(word.len()).any(|part| part == word.as_bytes());
        if let Some(word) = OF_SCREENS.iter().find(holds) {
            bail!("{name} is for games on one screen, and holds {word:?} of those on many");
        }
    }
    Ok(())
}

/// What each kind of visitor loads of a build, in a line each.
pub fn summary(dist: &Path) -> Result<String> {
    let downloads = downloads(dist)?;
    let lines = budgets().map(|budget| {
        let total = budget.total(&downloads);
        format!("{total:>8} bytes of {:>7} allowed: {}", budget.limit, budget.visit)
    });
    let beyond = BEYOND.iter().map(|it| {
        let (more, Beyond { kind, limit, .. }) = (beyond(it, &downloads), it);
        format!("{more:>8} bytes of {limit:>7} allowed: {kind}_GAME beyond the game")
    });
    Ok(lines.chain(beyond).collect::<Vec<_>>().join("\n"))
}

/// Prints what a build weighs and fails if it is over a budget.
pub fn check(dist: &Path) -> Result<()> {
    let downloads = downloads(dist)?;
    let mut over = Vec::new();
    for budget in budgets() {
        println!("{}", budget.table(&downloads));
        if budget.total(&downloads) > budget.limit {
            over.push(budget.visit);
        }
    }
    for it in &BEYOND {
        let (more, &Beyond { kind, limit, .. }) = (beyond(it, &downloads), it);
        println!("{more:>10} bytes beyond the game, of {limit} allowed: {kind}_GAME");
        if more > limit {
            over.push(kind);
        }
    }
    if !over.is_empty() {
        bail!("over the download budget: {}", over.join(", "));
    }
    check_solo_programs(dist)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUDGET: Budget =
        Budget { visit: "a test", parts: &["spell-wars"], shared: true, limit: 100 };

    fn download(path: &str, compressed: usize) -> Download {
        Download { path: path.into(), bytes: 2 * compressed, compressed }
    }

    #[test]
    fn everything_counts_but_what_is_named() {
        let downloads = [
            download("index.html", 10),
            download("locales/en/shell.ftl", 1000),
            download("locales/fr/dice-arena-rules.ftl", 1000),
            download("wizards_gambit-0123_bg.wasm", 1000),
            download("arena_worker_bg.wasm", 1000),
            download("spell_wars_bg.wasm", 20),
            download("locales/fr/spell-wars.ftl", 3),
            download("new/unheard-of.bin", 7),
            download("install/elfenwizards.png", 1000),
        ];
        assert_eq!(BUDGET.total(&downloads), 40);
        assert!(BUDGET.table(&downloads).contains("40  in all, of 100 allowed"));
    }

    #[test]
    fn what_a_screen_weighs_beyond_the_game_is_that_of_the_game_where_it_is_most() {
        let downloads = [
            download("host_spell_wars_bg.wasm", 70),
            download("host_spell_wars.js", 7),
            download("spell_wars-0123_bg.wasm", 40),
            download("spell_wars-0123.js", 5),
            download("host_dice_arena_bg.wasm", 60),
            download("dice_arena_bg.wasm", 50),
            download("locales/fr/screens.ftl", 3),
            download("locales/fr/screens-host.ftl", 2),
            download("locales/fr/screens-join.ftl", 1000),
            download("locales/en/screens.ftl", 1000),
            download("locales/fr/spell-wars.ftl", 1000),
        ];
        assert_eq!(beyond(&BEYOND[0], &downloads), 37);
    }

    #[test]
    fn a_games_texts_count_for_the_game_save_those_that_are_fetched_later() {
        let counting = |path: &str| {
            let counts = |budget: &&Budget| budget.counts(path);
            budgets().filter(counts).map(|budget| budget.visit).collect::<Vec<_>>()
        };
        for game in GAME_BUDGETS.iter().map(|budget| budget.parts[0]) {
            let text = |later: &str| format!("locales/fr/{game}{later}.ftl");
            assert_eq!(counting(&text("")), [format!("home and {game}")]);
            assert_eq!(counting(&text("-rules")), ["the rules of all games"]);
            assert_eq!(counting(&text("-lessons")), ["the lessons of all games"]);
            assert_eq!(counting(&text("-explain")), ["the explanations of all games"]);
            assert_eq!(counting(&text("-hints")), ["the reasons of hints"]);
            assert_eq!(counting(&text("-record")), ["the record of play"]);
        }
    }

    #[test]
    fn every_part_has_a_budget() {
        for part in PARTS {
            assert!(budgets().any(|budget| budget.parts.contains(&part)), "{part}");
        }
        let known = |part: &&str| {
            PARTS.contains(part) || GAME_BUDGETS.iter().any(|game| game.parts.contains(part))
        };
        assert!(budgets().flat_map(|budget| budget.parts).all(known));
    }

    #[test]
    fn sizes_are_those_after_brotli() {
        let zeros = brotli(&[0; 10_000]).expect("compressed").len();
        assert!(zeros < 50, "{zeros}");
    }

    /// Bytes that no compression makes fewer.
    fn noise(count: usize) -> Vec<u8> {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 32) as u8
        };
        std::iter::repeat_with(next).take(count).collect()
    }

    #[test]
    fn a_build_that_outgrows_a_budget_is_refused_by_name() {
        let dist = std::env::temp_dir().join(format!("conclave-budget-{}", std::process::id()));
        std::fs::create_dir_all(&dist).expect("a folder");
        std::fs::write(dist.join("index.html"), noise(140_000)).expect("a file");
        std::fs::write(dist.join("dice_arena-0123_bg.wasm"), noise(150_000)).expect("a file");
        assert!(check(&dist).is_ok());
        std::fs::write(dist.join("dice_arena-0123_bg.wasm"), noise(161_000)).expect("a file");
        let refusal = check(&dist).expect_err("over the budget").to_string();
        assert_eq!(refusal, "over the download budget: home and dice-arena");
        std::fs::write(dist.join("boot.js"), noise(11_000)).expect("a file");
        let refusal = check(&dist).expect_err("over the budget").to_string();
        assert_eq!(refusal, "over the download budget: home, home and dice-arena");
        std::fs::write(dist.join("boot.js"), "").expect("a file");
        std::fs::write(dist.join("dice_arena-0123_bg.wasm"), "…RTCPeerConnection…")
            .expect("a file");
        let refusal = check(&dist).expect_err("a part of many screens").to_string();
        assert!(refusal.contains("RTCPeerConnection"), "{refusal}");
        std::fs::remove_dir_all(dist).expect("the folder gone");
    }
}
