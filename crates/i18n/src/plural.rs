//! The forms that numbers ask of the words beside them, for any language: as the Unicode Consortium lists them,
//! which every browser knows, and natively a library.

use super::locale::Locale;

/// The form that a number asks for, by its name in locale files: `one`, `other`, and in other languages `zero`,
/// `two`, `few` or `many`.
pub fn plural_form(locale: Locale, number: i64) -> String {
    rules::form(locale, number.unsigned_abs())
}

#[cfg(target_arch = "wasm32")]
mod rules {
    use super::Locale;
    use js_sys::Intl::PluralRules;
    use js_sys::{Array, Object};
    use std::cell::RefCell;

    thread_local! {
        // A program speaks one language, and to make these takes longer than to ask them.
        static RULES: RefCell<Option<(Locale, PluralRules)>> = const { RefCell::new(None) };
    }

    pub fn form(locale: Locale, number: u64) -> String {
        RULES.with_borrow_mut(|kept| {
            let (_, rules) = match kept.take() {
                Some(rules) if rules.0 == locale => kept.insert(rules),
                _ => {
                    let tag = Array::of1(&locale.id().into());
                    kept.insert((locale, PluralRules::new(&tag, &Object::new())))
                }
            };
            rules.select(number as f64).into()
        })
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod rules {
    use super::Locale;
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    use unic_langid::LanguageIdentifier;

    pub fn form(locale: Locale, number: u64) -> String {
        let tag = locale.id().parse::<LanguageIdentifier>().ok();
        let rules = tag.and_then(|tag| PluralRules::create(tag, PluralRuleType::CARDINAL).ok());
        let form = match rules.and_then(|rules| rules.select(number).ok()) {
            Some(PluralCategory::ZERO) => "zero",
            Some(PluralCategory::ONE) => "one",
            Some(PluralCategory::TWO) => "two",
            Some(PluralCategory::FEW) => "few",
            Some(PluralCategory::MANY) => "many",
            Some(PluralCategory::OTHER) | None => "other",
        };
        form.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_forms_of_each_language() {
        let forms = |locale| [0, 1, -1, 2, 7, 21].map(|number| plural_form(locale, number));
        assert_eq!(forms(Locale::English), ["other", "one", "one", "other", "other", "other"]);
        assert_eq!(forms(Locale::French), ["one", "one", "one", "other", "other", "other"]);
    }
}
