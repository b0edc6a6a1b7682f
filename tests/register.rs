//! Whether everything is there that a game of the register needs: what is missing is
//! listed by name.

use conclave_i18n::{Catalog, Locale};
use conclave_rules::games::{GAMES, Game};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// What a game lacks, a line for each.
struct Missing(Vec<String>);

impl Missing {
    /// Notes that it lacks this, unless it is there.
    fn unless(&mut self, there: bool, what: impl Into<String>) {
        if !there {
            self.0.push(what.into());
        }
    }

    /// A file that must be there.
    fn file(&mut self, path: String) {
        self.unless(root().join(&path).is_file(), path);
    }

    /// A file that must be there, and that this test program writes when it is blessed.
    fn written(&mut self, path: String, test: &str) {
        let there = root().join(&path).is_file();
        self.unless(there, format!("{path} (CONCLAVE_BLESS=1 cargo test --test {test})"));
    }

    /// Words that must be in a file.
    fn words(&mut self, path: &str, words: &str) {
        let there = fs::read_to_string(root().join(path)).is_ok_and(|text| text.contains(words));
        self.unless(there, format!("{path}: {}", words.trim_start()));
    }
}

/// Everything that `game` lacks.
fn missing(game: &Game) -> Vec<String> {
    let Game { id, module, seats, lettering, table, minutes, lessons } = game;
    let mut missing = Missing(Vec::new());

    // Code.
    missing.file(format!("crates/rules/src/games/{module}/mod.rs"));
    missing.words("crates/rules/src/games/mod.rs", &format!("pub mod {module};"));
    missing.file(format!("crates/rules/src/games/{module}/feats.rs"));
    missing.file(format!("src/games/{module}/mod.rs"));
    missing.words("src/games/mod.rs", &format!("pub mod {module};"));
    missing.file(format!("src/programs/{module}.rs"));
    missing.words("Cargo.toml", &format!("path = \"src/programs/{module}.rs\""));
    missing.words("index.html", &format!("data-bin=\"{module}\""));

    // The page.
    let script = format!("<meta name=\"program\" data-name=\"{id}\" content=\"{module}.js\"");
    missing.words("index.html", &script);
    missing.file(format!("static/styles/{id}.css"));
    missing.words("static/styles/tokens.css", &format!("[data-game=\"{id}\"]"));

    // Drawings.
    missing.words("static/art/home.svg", &format!("<symbol id=\"emblem-{id}\""));
    let size = format!("viewBox=\"-16 -10 {lettering} 120\"");
    missing.words("static/art/home.svg", &format!("<symbol id=\"name-{id}\" {size}>"));
    for drawing in [id.to_string(), format!("{id}-place")] {
        missing.file(format!("static/art/{drawing}.svg"));
    }

    // Installing.
    missing.file(format!("static/install/{id}.png"));
    let draw = "CONCLAVE_BLESS=1 cargo test --test browser cards";
    let there = root().join(format!("static/cards/{id}.png")).is_file();
    missing.unless(there, format!("static/cards/{id}.png ({draw})"));
    let manifest = fs::read_to_string(root().join("static/manifest.webmanifest"));
    let manifest: serde_json::Value =
        serde_json::from_str(&manifest.expect("a manifest")).expect("JSON");
    let name = Catalog::of(Locale::English).tr_args(&format!("{id}-name"), &[]);
    let shortcut = manifest["shortcuts"].as_array().into_iter().flatten().find(|shortcut| {
        shortcut["url"] == format!("./#/new/{id}")
            && shortcut["name"].as_str() == name.as_deref()
            && shortcut["icons"][0]["src"] == format!("install/{id}.png")
    });
    missing.unless(shortcut.is_some(), format!("static/manifest.webmanifest: a shortcut to {id}"));

    // Texts and lessons.
    missing.unless(seats.contains(table), "a first table of as many as can play");
    missing.unless(*minutes > 0, "how many minutes a game takes");
    missing.unless(*lessons > 0, "a lesson");
    missing.file(format!("static/lessons/{id}.json"));
    missing.file(format!("static/puzzles/{id}.txt"));
    missing.file(format!("static/figures/{id}.conclave"));
    for locale in Locale::ALL {
        let folder = format!("static/locales/{}", locale.id());
        missing.file(format!("{folder}/{id}.ftl"));
        missing.words(&format!("{folder}/shell.ftl"), &format!("\n{id}-name = "));
        for key in ["description", "character"] {
            missing.words(&format!("{folder}/home.ftl"), &format!("\n{id}-{key} = "));
        }
    }

    // Tests.
    missing.file(format!("tests/conformance/{module}.rs"));
    missing.words("tests/conformance/main.rs", &format!("mod {module};"));
    missing.file(format!("tests/{module}/main.rs"));
    missing.words("tests/Cargo.toml", &format!("path = \"{module}/main.rs\""));
    missing.file(format!("tests/golden/{module}.rs"));
    missing.words("tests/golden/main.rs", &format!("mod {module};"));
    for seats in seats.clone() {
        missing.written(format!("tests/golden/{id}-{seats}.txt"), "golden");
    }
    for state in ["begun", "over"] {
        let saves = fs::read_dir(root().join("tests/fixtures/saves")).expect("the saves");
        let mut folders = saves.flatten().map(|entry| entry.path());
        let there =
            folders.any(|folder: PathBuf| folder.join(format!("{id}-{state}.conclave")).is_file());
        let path = format!("tests/fixtures/saves/FORMAT/{id}-{state}.conclave");
        missing.unless(there, format!("{path} (CONCLAVE_BLESS=1 cargo test --test reliability)"));
    }
    // One file, or a folder of several.
    let browser = format!("tests/browser/tests/{module}");
    if !root().join(&browser).join("mod.rs").is_file() {
        missing.file(format!("{browser}.rs"));
    }
    missing.words("tests/browser/tests/main.rs", &format!("mod {module};"));
    missing.words("tests/browser/tests/explain.rs", &format!("route: \"#/play/{id}?"));
    missing.file(format!("tests/browser/src/{module}.js"));

    // What has changed: a version of the rules that players are not told of is none.
    let rules = fs::read_to_string(root().join(format!("crates/rules/src/games/{module}/mod.rs")));
    let version = rules.unwrap_or_default();
    let version = version.split_once("const VERSION: u32 = ").map_or("", |(_, rest)| rest);
    let version = version.split(';').next().unwrap_or_default();
    if version != "1" {
        missing.words("CHANGELOG.md", &format!("(version {version})"));
    }

    // Measurements, documents, and the types that hosts of a game use.
    missing.words("xtask/src/lighthouse.rs", &format!("#/play/{id}?"));
    missing.words("docs/embedding.md", &format!("`{id}`"));
    missing.words("static/embed.d.ts", &format!("\"{id}\""));
    let row = format!("| **{}**", name.as_deref().unwrap_or(id).replace('’', "'"));
    missing.words("README.md", &row);
    missing.0
}

#[test]
fn every_file_of_browser_tests_is_run() {
    let folder = root().join("tests/browser/tests");
    let main = fs::read_to_string(folder.join("main.rs")).expect("the list of modules");
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let module = path.file_stem().expect("a name").to_string_lossy();
        assert!(module == "main" || main.contains(&format!("mod {module};")), "{module}");
    }
}

#[test]
fn every_script_is_type_checked() {
    let projects = ["tsconfig.json", "tsconfig.worker.json"].map(|name| {
        let text = fs::read_to_string(root().join("static").join(name)).expect(name);
        let project: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        project["files"].as_array().expect("a list of files").clone()
    });
    for entry in fs::read_dir(root().join("static")).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "js") {
            let name = path.file_name().expect("a name").to_string_lossy();
            let checked = projects.iter().flatten().any(|file| *file == *name);
            assert!(checked, "static/{name} is in neither tsconfig.json nor tsconfig.worker.json");
        }
    }
}

#[test]
fn every_registered_game_has_all_it_needs() {
    let lists: Vec<String> = GAMES
        .iter()
        .map(|game| (game.id, missing(game)))
        .filter(|(_, missing)| !missing.is_empty())
        .map(|(id, missing)| format!("{id} lacks\n  {}", missing.join("\n  ")))
        .collect();
    assert!(lists.is_empty(), "{}", lists.join("\n"));
}

#[test]
fn whatever_a_new_game_lacks_is_named() {
    let game = Game {
        id: "dragon-chess",
        module: "dragon_chess",
        seats: 2..=3,
        lettering: 900,
        table: 3,
        minutes: 20,
        lessons: 1,
    };
    let missing = missing(&game);
    for part in [
        "crates/rules/src/games/dragon_chess/mod.rs",
        "crates/rules/src/games/dragon_chess/feats.rs",
        "src/games/dragon_chess/mod.rs",
        "src/programs/dragon_chess.rs",
        "index.html: data-bin=\"dragon_chess\"",
        "index.html: <meta name=\"program\" data-name=\"dragon-chess\" content=\"dragon_chess.js\"",
        "static/styles/dragon-chess.css",
        "static/styles/tokens.css: [data-game=\"dragon-chess\"]",
        "static/art/home.svg: <symbol id=\"emblem-dragon-chess\"",
        "static/art/dragon-chess.svg",
        "static/install/dragon-chess.png",
        "static/manifest.webmanifest: a shortcut to dragon-chess",
        "static/locales/fr/dragon-chess.ftl",
        "static/lessons/dragon-chess.json",
        "static/locales/fr/home.ftl: dragon-chess-description = ",
        "static/locales/fr/home.ftl: dragon-chess-character = ",
        "tests/conformance/dragon_chess.rs",
        "tests/conformance/main.rs: mod dragon_chess;",
        "tests/dragon_chess/main.rs",
        "tests/golden/dragon-chess-3.txt (CONCLAVE_BLESS=1 cargo test --test golden)",
        "tests/fixtures/saves/FORMAT/dragon-chess-over.conclave \
         (CONCLAVE_BLESS=1 cargo test --test reliability)",
        "tests/browser/tests/dragon_chess.rs",
        "tests/Cargo.toml: path = \"dragon_chess/main.rs\"",
        "tests/browser/tests/main.rs: mod dragon_chess;",
        "tests/browser/tests/explain.rs: route: \"#/play/dragon-chess?",
        "tests/browser/src/dragon_chess.js",
        "xtask/src/lighthouse.rs: #/play/dragon-chess?",
        "static/embed.d.ts: \"dragon-chess\"",
    ] {
        assert!(missing.iter().any(|one| one == part), "{part:?} is not named: {missing:#?}");
    }
    assert!(!missing.iter().any(|one| one.contains("golden/dragon-chess-4")), "{missing:#?}");
}

#[test]
fn nothing_is_listed_of_a_game_that_is_not_registered() {
    let manifest = fs::read_to_string(root().join("static/manifest.webmanifest"));
    let manifest: serde_json::Value =
        serde_json::from_str(&manifest.expect("a manifest")).expect("JSON");
    let shortcuts = manifest["shortcuts"].as_array().expect("shortcuts").iter();
    let urls: Vec<&str> = shortcuts.filter_map(|shortcut| shortcut["url"].as_str()).collect();
    let expected: Vec<String> = GAMES.iter().map(|game| format!("./#/new/{}", game.id)).collect();
    assert_eq!(urls, expected, "the manifest's shortcuts, in the order of the register");
}
