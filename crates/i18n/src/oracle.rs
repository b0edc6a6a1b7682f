//! Every text with every kind of argument, as Fluent's own library says it: ours must say the same.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::format::{Arg, Catalog, PatternElement};
use super::locale::Locale;

/// What an argument is tried as: the words that a text asks for, and others.
#[derive(Default)]
struct Tried {
    words: BTreeSet<String>,
    /// Whether a text takes it as a number.
    is_number: bool,
}

const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
const NUMBERS: [i64; 11] = [-21, -1, 0, 1, 2, 3, 7, 11, 100, 1_001, 1_000_000];
const NAMES: [&str; 3] = ["Ada", "Isaura", "Zoé-Maud"];

/// The arguments of a text.
fn arguments(pieces: &[PatternElement], found: &mut BTreeMap<String, Tried>) {
    for piece in pieces {
        match piece {
            PatternElement::Words(_) => {}
            PatternElement::Value(name) | PatternElement::De(name) => {
                found.entry(name.clone()).or_default();
            }
            PatternElement::Choice { by, variants, .. } => {
                let tried = found.entry(by.clone()).or_default();
                for (value, _) in variants {
                    if FORMS.contains(&value.as_str()) || value.parse::<i64>().is_ok() {
                        tried.is_number = true;
                    }
                    tried.words.insert(value.clone());
                }
                variants.iter().for_each(|(_, pieces)| arguments(pieces, found));
            }
        }
    }
}

/// The library, with all that our texts ask of it.
fn bundle(locale: Locale) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![locale.id().parse().expect("a language")]);
    // Ours isolates only names that need it (`isolate.rs`).
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(format!("\u{2212}{}", number.value.abs()))
        }
        _ => None,
    }));
    bundle
        .add_function("DE", |words, _| match words {
            [FluentValue::String(name)] if "AEIOU".contains(name.chars().next().unwrap_or(' ')) => {
                format!("d’{name}").into()
            }
            [FluentValue::String(name)] => format!("de {name}").into(),
            _ => FluentValue::Error,
        })
        .expect("no other such function");
    for (name, file) in locale.files() {
        let file = FluentResource::try_new((*file).to_owned());
        let file = file.unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        bundle.add_resource(file).expect("no text twice");
    }
    bundle
}

#[test]
fn every_text_says_with_every_argument_what_fluent_says() {
    for locale in Locale::ALL {
        let (bundle, catalog) = (bundle(locale), Catalog::of(locale));
        for (key, pieces) in catalog.texts() {
            let mut found = BTreeMap::new();
            arguments(pieces, &mut found);
            let values: Vec<(&str, Vec<Arg<'_>>)> = found
                .iter()
                .map(|(name, tried)| {
                    let words = tried.words.iter().map(String::as_str);
                    let values = if tried.is_number {
                        let exact = words.filter_map(|word| word.parse().ok());
                        NUMBERS.into_iter().chain(exact).map(Arg::Number).collect()
                    } else if tried.words.is_empty() {
                        // Words and numbers, for texts ask for both in the same way.
                        let names = NAMES.map(Arg::Word);
                        let is_name = is_after_de(pieces, name);
                        let numbers = [3, -3].map(Arg::Number);
                        names.into_iter().chain(numbers.into_iter().filter(|_| !is_name)).collect()
                    } else {
                        words.chain(["what no text names"]).map(Arg::Word).collect()
                    };
                    (name.as_str(), values)
                })
                .collect();
            // Every value of each argument with every value of each other one, as far as there are not too many:
            // beyond that each value comes up many times, in other company.
            let all: usize = values.iter().map(|(_, values)| values.len()).product();
            for round in 0..all.min(2_000) {
                let mut rest = round;
                let args: Vec<(&str, Arg<'_>)> = values
                    .iter()
                    .map(|(name, values)| {
                        let value = values[rest % values.len()];
                        rest = if all > 2_000 { rest + 7 } else { rest / values.len() };
                        (*name, value)
                    })
                    .collect();
                assert_eq!(
                    catalog.tr_args(key, &args).as_deref(),
                    Some(said(&bundle, key, &args).as_str()),
                    "{key} in {} with {args:?}",
                    locale.id()
                );
            }
        }
    }
}

/// Whether the argument of this name stands after a French “de”: then it is a name.
fn is_after_de(pieces: &[PatternElement], name: &str) -> bool {
    pieces.iter().any(|piece| match piece {
        PatternElement::De(other) => other == name,
        PatternElement::Choice { variants, .. } => {
            variants.iter().any(|(_, pieces)| is_after_de(pieces, name))
        }
        PatternElement::Words(_) | PatternElement::Value(_) => false,
    })
}

/// What the library says. (A line break within a text is a space to ours, as it is to a browser.)
fn said(bundle: &FluentBundle<FluentResource>, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    let args: FluentArgs<'_> = args
        .iter()
        .map(|&(name, arg)| match arg {
            Arg::Word(word) => (name, FluentValue::from(word)),
            Arg::Number(number) => (name, FluentValue::from(number)),
        })
        .collect();
    let text = bundle.get_message(key).and_then(|message| message.value());
    let text = text.unwrap_or_else(|| panic!("Fluent knows no text {key}"));
    let mut errors = Vec::new();
    let said = bundle.format_pattern(text, Some(&args), &mut errors);
    assert!(errors.is_empty(), "{key}: {errors:?}");
    said.replace('\n', " ")
}
