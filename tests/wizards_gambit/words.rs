//! Every card has a name and a line in both languages, and what cards do can be
//! said.

use std::collections::BTreeSet;

use conclave_i18n::{Arg, Catalog, Locale, PatternElement};
use conclave_rules::games::wizards_gambit::cards::Ingredient;
use conclave_rules::games::wizards_gambit::effect::{Affected, Clause, Having, Rule, Step};
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_session::wording::wizards_gambit as wording;

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

/// A catalogue of the game's texts that insists on being given every value that a
/// text has a place for.
fn strict(catalog: &Catalog, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    fn check(key: &str, pieces: &[PatternElement], args: &[(&str, Arg<'_>)]) {
        for piece in pieces {
            let (PatternElement::Value(name)
            | PatternElement::De(name)
            | PatternElement::Choice { by: name, .. }) = piece
            else {
                continue;
            };
            assert!(args.iter().any(|(given, _)| given == name), "{key}: no {name}");
            if let PatternElement::Choice { variants, .. } = piece {
                variants.iter().for_each(|(_, pieces)| check(key, pieces, args));
            }
        }
    }
    let (_, pieces) =
        catalog.texts().find(|&(k, _)| k == key).unwrap_or_else(|| panic!("no text {key}"));
    check(key, pieces, args);
    catalog.tr_args(key, args).unwrap_or_default()
}

/// Calls `check` with a strict teller for each language.
fn in_both_languages(check: impl Fn(Locale, wording::Translate<'_>)) {
    for (locale, file) in [(Locale::English, ENGLISH), (Locale::French, FRENCH)] {
        let mut catalog = Catalog::new(locale);
        assert_eq!(catalog.read(file), []);
        check(locale, &|key, args| strict(&catalog, key, args));
    }
}

/// Fails unless `words` read as whole sentences.
fn assert_sentence(words: &str) {
    assert!(words.ends_with(['.', ')']), "{words:?}");
    assert!(words.starts_with(|c: char| c.is_uppercase() || c == '('), "{words:?}");
    assert!(!words.contains("  ") && !words.contains(['{', '}']), "{words:?}");
}

#[test]
fn every_card_says_what_it_does_without_gaps() {
    in_both_languages(|_, tr| {
        for spell in Spell::ALL {
            let words = wording::spell(spell, tr);
            assert_eq!(words.len(), spell.card().clauses.len(), "{spell:?}");
            words.iter().for_each(|words| assert_sentence(words));
        }
        for incantation in Incantation::ALL {
            assert_sentence(&wording::incantation(incantation, tr));
        }
    });
}

#[test]
fn all_that_a_card_could_do_can_be_said() {
    use {Affected as W, Having as H, Rule as R, Step as S};
    let numbers = [1, 2, 5];
    let everybody = [W::You, W::Target, W::EachOpponent];
    let mut steps = vec![
        S::May,
        S::Target(H::Anything),
        S::Target(H::Cards),
        S::Target(H::Capability),
        S::Give,
        S::TakeRandom,
        S::TakeIngredient,
        S::Look(W::Target),
        S::Look(W::EachOpponent),
        S::Move,
        S::Swap,
        S::TakeFromPool,
        S::RemoveFromPool,
        S::RecoverIngredient,
        S::RecoverCard,
        S::Replace,
        S::Dispel,
        S::Hush,
        S::Bind,
        S::PlayHand,
        S::DrawAsMany(0),
    ];
    for n in numbers {
        for who in everybody {
            steps.extend([S::Draw(who, n), S::Discard(who, n), S::DiscardRandom(who, n)]);
        }
        steps.extend([S::DrawAsMany(n), S::DiscardUpTo(n), S::Scry(n)]);
        steps.extend([S::MoreIngredients(n), S::MoreIncantations(n)]);
    }
    let mut rules =
        vec![R::NoIncantations, R::ClaimsDespiteGambit, R::GambitsReturn, R::HandSafe, R::HandOpen];
    rules.extend(Ingredient::ALL.map(R::Wild));
    for n in numbers {
        rules.extend([R::DrawMore(n), R::OpponentsDrawMore(n), R::HandLimit(n)]);
        rules.extend([R::MoreIngredients(n), R::MoreIncantations(n)]);
    }
    const DRAW: &[Step] = &[S::Draw(W::You, 1)];
    let clauses = [
        Clause::OnceATurn(DRAW),
        Clause::AtStart(DRAW),
        Clause::AtEnd(DRAW),
        Clause::WhenClaimed(DRAW),
        Clause::AfterOthersClaim(DRAW),
        Clause::AfterIncantation(DRAW),
    ];
    in_both_languages(|_, tr| {
        steps.iter().for_each(|&step| assert_sentence(&wording::step(step, tr)));
        rules.iter().for_each(|&rule| assert_sentence(&wording::rule(rule, tr)));
        clauses.iter().for_each(|&clause| assert_sentence(&wording::clause(clause, tr)));
    });
}

#[test]
fn the_numbers_on_a_card_are_those_of_its_data() {
    in_both_languages(|locale, tr| {
        let says = |words: String, number: &str| {
            assert!(words.contains(number), "{}: {words:?}", locale.id());
        };
        says(wording::incantation(Incantation::Prosperity, tr), "5");
        says(wording::incantation(Incantation::Quickening, tr), "2");
        says(wording::spell(Spell::ScryingBowl, tr).join(" "), "3");
        says(wording::spell(Spell::BottomlessSatchel, tr).join(" "), "8");
        let hand = wording::spell(Spell::HeavyCrown, tr).join(" ");
        says(hand, "3");
    });
}
