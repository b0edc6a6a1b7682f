//! The texts that explain pieces where they stand: short, in every language, each of use, and none
//! missing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use conclave_i18n::{Catalog, Locale};

macro_rules! ids {
    ($({ id: $id:literal, module: $module:ident, $($rest:tt)* })*) => {
        [$(($id, stringify!($module))),*]
    };
}

/// The areas: what is around every board, and each game with the folder of its page.
fn areas() -> Vec<(String, String, PathBuf)> {
    let ui = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("src");
    let game = |(id, module): (&str, &str)| {
        (id.to_owned(), format!("{id}-explain-"), ui.join("games").join(module))
    };
    let shared = ("shell".to_owned(), "explain-".to_owned(), ui.clone());
    std::iter::once(shared)
        .chain(conclave_register::with_games!(ids).into_iter().map(game))
        .collect()
}

/// The texts of an area by key, without what all its keys begin with.
fn texts(locale: Locale, area: &str, prefix: &str) -> BTreeMap<String, String> {
    let (_, file) = locale.files().iter().find(|(name, _)| *name == area).expect("a file");
    let mut catalog = Catalog::new(locale);
    assert_eq!(catalog.read(file), [], "{area}");
    let lines = file.lines().filter(|line| line.starts_with(prefix));
    let texts: BTreeMap<_, _> = lines
        .map(|line| {
            let (key, words) = line.split_once(" = ").expect("a text on a line of its own");
            let key = key.strip_prefix(prefix).unwrap_or_else(|| panic!("{area}: {key}"));
            (key.to_owned(), words.to_owned())
        })
        .collect();
    let of_area = catalog.texts().filter(|(key, _)| key.starts_with(prefix));
    assert_eq!(texts.len(), of_area.count(), "{area}");
    texts
}

/// Which parts of a text stand in for others: `box-druid` is named `box-druid-text`.
const PARTS: [&str; 3] = ["-text", "-now", "-not"];

/// The pieces that are explained: those with a name and sentences.
fn pieces(texts: &BTreeMap<String, String>) -> BTreeSet<&str> {
    let text = |key: &&String| texts.contains_key(&format!("{key}-text"));
    texts.keys().filter(text).map(String::as_str).collect()
}

/// The sources of the rules behind a game's page, and of the texts of its cards: ids of things are
/// theirs.
fn library(folder: &Path) -> String {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let module = folder.strip_prefix(root.join("src")).expect("a folder of the page");
    let Ok(game) = module.strip_prefix("games") else { return String::new() };
    let wording = root.join("crates/session/src/wording").join(game);
    let mut all = sources(&root.join("crates/rules/src").join(module));
    if wording.is_dir() {
        all += &sources(&wording);
    }
    all
}

/// All sources in a folder.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            all += &sources(&path);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all += &fs::read_to_string(path).expect("a source");
        }
    }
    all
}

#[test]
fn every_piece_has_a_short_name_and_short_sentences() {
    for locale in Locale::ALL {
        for (area, prefix, _) in areas() {
            let texts = texts(locale, &area, &prefix);
            for piece in pieces(&texts) {
                let get = |part: &str| texts.get(&format!("{piece}{part}"));
                let now =
                    get("-now").map(|now| now.replace("{ $n }", "10").replace("{ $m }", "10"));
                let name = &texts[piece];
                let sentences =
                    format!("{} {}", texts[&format!("{piece}-text")], now.unwrap_or_default());
                let (name_length, length) =
                    (name.chars().count(), sentences.trim().chars().count());
                let of = format!("{} {area} {piece}", locale.id());
                assert!(name_length <= 30, "{of}: {name_length} characters: {name}");
                assert!(length <= 160, "{of}: {length} characters: {sentences}");
                assert!(!sentences.contains('{'), "{of}: the page gives $n and $m only");
            }
            for (key, words) in &texts {
                let of_piece = PARTS.iter().any(|part| {
                    key.strip_suffix(part).is_some_and(|piece| texts.contains_key(piece))
                });
                let named = texts.contains_key(&format!("{key}-text"));
                let of_others = area == "shell" && key == "not-yours";
                assert!(of_piece || named || of_others, "{area}: {key} is of no piece");
                assert!(words.chars().count() <= 160, "{area}: {key}");
            }
        }
    }
}

#[test]
fn every_explained_piece_is_on_the_page() {
    for (area, prefix, folder) in areas() {
        let sources = sources(&folder) + &library(&folder);
        let has = |part: &str| sources.contains(&format!("\"{part}\""));
        let ids = ["person", "remote", "novice", "apprentice", "adept", "archmage"];
        let texts = texts(Locale::English, &area, &prefix);
        for piece in pieces(&texts) {
            // Whole, or in two parts: what comes before the hyphen, and an id or a number.
            let in_parts = piece.match_indices('-').any(|(at, _)| {
                let (kind, id) = (&piece[..=at], &piece[at + 1..]);
                let kind = has(kind) || sources.contains(&format!("\"{kind}{{"));
                kind && (has(id) || ids.contains(&id) || id.parse::<u8>().is_ok())
            });
            assert!(has(piece) || in_parts, "{area}: nothing is explained by {piece}");
        }
    }
}

#[test]
fn every_explanation_asked_for_is_there() {
    let all = texts_of_all();
    for (area, prefix, folder) in areas() {
        let texts = texts(Locale::English, &area, &prefix);
        let sources = sources(&folder);
        for mark in ["data-explain=\"", "explain=\"", "explain(\"", "data-explain={\""] {
            for (at, _) in sources.match_indices(mark) {
                let key = sources[at + mark.len()..].split('"').next().expect("a literal");
                let known = texts.contains_key(key) || (area == "shell" && all.contains(key));
                assert!(known, "{area}: there is no text for {key}");
            }
        }
    }
}

/// The keys of all areas: the sources of the page have the games' in them.
fn texts_of_all() -> BTreeSet<String> {
    let texts =
        |(area, prefix, _): (String, String, PathBuf)| texts(Locale::English, &area, &prefix);
    areas().into_iter().flat_map(|area| texts(area).into_keys()).collect()
}
