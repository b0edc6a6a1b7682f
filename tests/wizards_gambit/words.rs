//! Every card has a name and a line in both languages, and what cards do can be
//! said.

use std::collections::BTreeSet;

use conclave::text::{Catalog, Locale};
use conclave::wizards_gambit::cards::Ingredient;
use conclave::wizards_gambit::incantations::Incantation;
use conclave::wizards_gambit::spells::Spell;

const ENGLISH: &str = include_str!("../../static/locales/en/wizards-gambit.ftl");
const FRENCH: &str = include_str!("../../static/locales/fr/wizards-gambit.ftl");

/// The keys of a file: what stands before `=` at the beginning of a line.
fn keys(file: &str) -> BTreeSet<&str> {
    file.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect()
}

#[test]
fn both_files_can_be_read() {
    for (locale, file) in [(Locale::English, ENGLISH), (Locale::French, FRENCH)] {
        assert_eq!(Catalog::new(locale).read(file), [], "{}", locale.id());
    }
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(keys(ENGLISH), keys(FRENCH));
}

#[test]
fn every_card_has_a_name_and_a_line_for_the_mood() {
    let keys = keys(ENGLISH);
    let has = |key: String| assert!(keys.contains(&key[..]), "{key}");
    for ingredient in Ingredient::ALL {
        has(format!("wizards-gambit-ingredient-{}", ingredient.key()));
    }
    let spells = Spell::ALL.map(|spell| format!("spell-{}", spell.card().key));
    let incantations = Incantation::ALL.map(|i| format!("incantation-{}", i.key()));
    for card in spells.into_iter().chain(incantations) {
        has(format!("wizards-gambit-{card}"));
        has(format!("wizards-gambit-{card}-mood"));
    }
}
