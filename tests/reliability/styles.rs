//! What the styles of the page owe to everybody, told from the sheets themselves.

use std::fs;
use std::path::{Path, PathBuf};

/// A rule: the media that it is for, its selectors, its declarations.
#[derive(Debug)]
struct Rule {
    media: String,
    selectors: String,
    declarations: Vec<(String, String)>,
}

/// The rules of a sheet, those within media queries among them.
fn rules(sheet: &str) -> Vec<Rule> {
    let mut text = sheet.to_owned();
    while let Some((before, rest)) = text.split_once("/*") {
        text = [before, rest.split_once("*/").expect("a comment ends").1].concat();
    }
    let mut rules = Vec::new();
    read(&text, "", &mut rules);
    rules
}

fn read(text: &str, media: &str, rules: &mut Vec<Rule>) {
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        let head = rest[..open].rsplit(';').next().unwrap_or_default();
        let head = head.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut depth = 0;
        let close = rest[open..].find(|c| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            depth == 0
        });
        let close = open + close.expect("a block ends");
        let inside = &rest[open + 1..close];
        if ["@media", "@container", "@supports"].iter().any(|at| head.starts_with(at)) {
            read(inside, &format!("{media} {head}"), rules);
        } else if !head.starts_with('@') {
            let declarations = inside.split(';').filter_map(|one| one.split_once(':'));
            rules.push(Rule {
                media: media.to_owned(),
                selectors: head,
                declarations: declarations
                    .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
                    .collect(),
            });
        }
        rest = &rest[close + 1..];
    }
}

fn sheets() -> Vec<(String, Vec<Rule>)> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../static/styles"));
    let (mut found, mut folders) = (Vec::new(), vec![root.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path: PathBuf = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(root).expect("inside").display().to_string();
                found.push((name, rules(&fs::read_to_string(path).expect("a sheet"))));
            }
        }
    }
    // A page of hosts, which has no states of its own.
    found.retain(|(name, _)| name != "embed-demo.css");
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

/// What a selector says about states: `.is-lit`, `[aria-pressed="true"]`, `:hover`.
fn states(selectors: &str) -> Vec<&str> {
    let begins =
        [".is-", ".has-", ".seat-acting", "[aria-", "[data-progress", "[data-lesson-target"];
    let mut states: Vec<&str> =
        [":checked", ":hover"].into_iter().filter(|state| selectors.contains(state)).collect();
    for (at, _) in selectors.char_indices() {
        let rest = &selectors[at..];
        // What a control is not, says nothing of what it is.
        let denied =
            selectors[..at].rfind(":not(").is_some_and(|not| !selectors[not..at].contains(')'));
        if !denied && begins.iter().any(|state| rest.starts_with(state)) {
            let end = rest[1..]
                .find([' ', '.', ':', ',', ')', '>', '['])
                .map_or(rest.len(), |end| end + 1);
            states.push(&rest[..end]);
        }
    }
    states
}

/// What browsers take away where the system's colours are forced.
const COLOURS: [&str; 12] = [
    "background",
    "background-color",
    "border-color",
    "border-inline-color",
    "border-left-color",
    "box-shadow",
    "color",
    "outline-color",
    "text-decoration-color",
    "text-shadow",
    "--glow",
    "--link",
];

/// What tells nothing by itself.
const SILENT: [&str; 4] = ["animation", "transition", "z-index", "cursor"];

/// What every board has the same mark for (`board/target.css`).
const MARKED: [&str; 5] = [".is-target", ".is-held", ".is-picked", ".is-drop-over", ".is-hinted"];

/// What words or signs say too.
const SAID: [(&str, &str); 13] = [
    ("dice-arena/list.css", ".is-none"),
    ("elfenwizards/spot.css", ".is-quiet"),
    ("later/puzzles.css", ".is-wrong"),
    ("spell-wars/board.css", ".is-blood"),
    ("spell-wars/board.css", ".is-life"),
    ("spell-wars/card.css", ".is-empty"),
    ("spell-wars/card.css", ".is-tower"),
    ("spell-wars/panel.css", ".is-bad"),
    // The card is enlarged.
    ("spell-wars/phone.css", ":hover"),
    ("spell-wars/question.css", ".is-no"),
    ("spell-wars/stage.css", ".is-tomb"),
    ("wizards-gambit/hand.css", ".is-gambit"),
    ("wizards-gambit/hand.css", ".is-incantation"),
];

/// What is hidden from the eye alone is small in both directions: else it makes the page wider than a phone, or, broken
/// into lines of one letter, longer.
#[test]
fn what_only_screen_readers_read_takes_no_space() {
    let mut found = 0;
    for (sheet, rules) in sheets() {
        for rule in rules {
            let says = |name: &str, value: &str| {
                rule.declarations.iter().any(|(own, its)| own == name && its == value)
            };
            if says("clip-path", "inset(50%)") && says("position", "absolute") {
                found += 1;
                let small = [("width", "1px"), ("height", "1px"), ("overflow", "hidden")];
                assert!(small.iter().all(|(name, value)| says(name, value)), "{sheet}: {rule:?}");
            }
        }
    }
    assert!(found > 5, "{found} such rules");
}

#[test]
fn every_state_that_is_told_by_colours_alone_has_a_mark_where_colours_are_forced() {
    let mut missing = Vec::new();
    for (name, rules) in sheets() {
        let (forced, usual): (Vec<_>, Vec<_>) =
            rules.iter().partition(|rule| rule.media.contains("forced-colors: active"));
        for rule in usual {
            let states = states(&rule.selectors);
            let properties = || rule.declarations.iter().map(|(property, _)| property.as_str());
            let coloured = properties().any(|property| COLOURS.contains(&property));
            let told =
                !coloured || properties().any(|it| !COLOURS.contains(&it) && !SILENT.contains(&it));
            let gone = |value: &str| ["none", "transparent", "inherit"].contains(&value);
            let removes = rule.declarations.iter().all(|(_, value)| gone(value));
            if states.is_empty() || told || removes {
                continue;
            }
            let marked = |state: &&str| {
                MARKED.contains(state)
                    || SAID.contains(&(name.as_str(), *state))
                    || forced.iter().any(|forced| forced.selectors.contains(*state))
            };
            if !states.iter().any(|state| MARKED.contains(state)) && !states.iter().all(marked) {
                missing.push(format!("{name}: {} {states:?}", rule.selectors));
            }
        }
    }
    assert!(missing.is_empty(), "nothing tells these apart:\n{}", missing.join("\n"));
}

/// What goes on as long as something lasts of which it tells (bots that think, a die in the hand), and light
/// that comes and goes slowly, of which nothing moves.
const LASTING: [(&str, &str); 3] = [
    ("dice-arena/tray.css", "arena-tremble"),
    ("table/place.css", "place-breathes"),
    ("table/seats.css", "seat-thinks"),
];

#[test]
fn nothing_that_draws_the_eye_moves_for_ever() {
    let mut restless = Vec::new();
    for (name, rules) in sheets() {
        for (property, value) in rules.iter().flat_map(|rule| &rule.declarations) {
            let lasts = LASTING.iter().any(|(sheet, what)| *sheet == name && value.contains(what));
            if property.starts_with("animation") && value.contains("infinite") && !lasts {
                restless.push(format!("{name}: {value}"));
            }
        }
    }
    assert_eq!(restless, [""; 0], "five seconds are enough");
}
