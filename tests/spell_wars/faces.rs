//! What cards say of themselves: every card in both languages, without gaps.

use conclave_i18n::{Catalog, Locale};
use conclave_rules::games::spell_wars::cards::{Card, DEAD_WIZARDS, DeadCard, TREASURES, Treasure};
use conclave_session::wording::spell_wars::{self as face, FaceLine};

/// The texts in both languages.
fn catalogs() -> [Catalog; 2] {
    let files = [
        (Locale::English, include_str!("../../static/locales/en/spell-wars.ftl")),
        (Locale::French, include_str!("../../static/locales/fr/spell-wars.ftl")),
    ];
    files.map(|(locale, file)| {
        let mut catalog = Catalog::new(locale);
        assert_eq!(catalog.read(file), []);
        catalog
    })
}

/// Every card's name and text.
fn all(words: &Catalog) -> Vec<(String, Vec<FaceLine>)> {
    let name = |of: &str, key: &str| {
        words.tr_args(&format!("spell-wars-{of}-{key}"), &[]).unwrap_or_default()
    };
    let mut all = Vec::new();
    for card in Card::all().filter(|card| card.id() % 2 == 0 && card.id() <= 120) {
        let lines = card
            .component()
            .map_or_else(|| face::wild(words), |component| face::component(component, words));
        all.push((name("card", card.key()), lines));
    }
    all.extend(TREASURES.iter().map(|row| (name("treasure", row.key), face::treasure(row, words))));
    all.extend(DEAD_WIZARDS.iter().map(|row| (name("dead", row.key), face::dead(row, words))));
    all
}

/// All cards on paper.
fn paper(words: &Catalog) -> String {
    let mut paper = String::new();
    for (name, lines) in all(words) {
        paper += &format!("{name}\n");
        for line in lines {
            let label = if line.label.is_empty() { "" } else { ": " };
            paper += &format!("    {}{label}{}\n", line.label, line.text);
        }
    }
    paper
}

#[test]
fn every_card_says_something_in_both_languages_without_gaps() {
    for words in catalogs() {
        for (name, lines) in all(&words) {
            assert!(!lines.is_empty(), "{name} says nothing");
            for line in lines {
                let said = format!("{name}: {} / {}", line.label, line.text);
                assert!(!line.text.trim().is_empty(), "{said}");
                for gap in ["  ", " ,", " .", "..", "{", "}", ",,", " ’"] {
                    assert!(!line.text.contains(gap), "{said}: {gap:?}");
                }
                assert_eq!(line.text.trim(), line.text, "{said}");
                assert!(line.text.chars().next().is_some_and(|c| !c.is_lowercase()), "{said}");
            }
        }
    }
}

#[test]
fn every_step_of_a_component_has_a_line_of_text() {
    let [words, _] = catalogs();
    for card in Card::all().filter_map(Card::component) {
        let lines = face::component(card, &words);
        for at in 0..card.steps.len() as u8 {
            let told = lines.iter().any(|l| l.section == face::Section::Main && l.covers(at));
            assert!(told, "{}: nothing tells of step {at}", card.key);
        }
    }
}

#[test]
fn the_texts_read_as_they_were_read() {
    // To be read by people before it is blessed.
    let [english, french] = catalogs().map(|words| paper(&words));
    for (file, now) in [("faces-en.txt", english), ("faces-fr.txt", french)] {
        let path = format!("{}/spell_wars/{file}", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("CONCLAVE_BLESS").is_some() {
            std::fs::write(&path, &now).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), now, "{file}");
    }
}

#[test]
fn treasures_and_dead_wizard_cards_show_what_they_are_about() {
    let drawings = include_str!("../../static/art/spell-wars.svg");
    let treasures = Treasure::all().map(|of| (of.key(), face::treasure_sign(of)));
    let dead = DeadCard::all().map(|of| (of.key(), face::dead_sign(of)));
    let signs: Vec<_> = treasures.chain(dead).collect();
    for (key, sign) in &signs {
        assert!(
            drawings.contains(&format!("id=\"spell-wars-{sign}\"")),
            "{key}: no drawing of {sign}"
        );
    }
    for known in [
        ("gong-of-reckoning", "elemental"),
        ("towering-talisman", "tower"),
        ("nachos-of-wrath", "life"),
        ("prize-bull", "creature"),
        ("hobby-horse-of-thirteen", "die"),
        ("rented-tuxedo", "life"),
        ("little-angel", "die"),
        ("wizard-underground", "tower"),
        ("light-headed", "hand"),
    ] {
        assert!(signs.contains(&known), "{known:?} not in {signs:?}");
    }
}
