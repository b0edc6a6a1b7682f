//! The page's texts in the reader's language.
//!
//! Texts are in `static/locales/LANGUAGE/AREA.ftl` (see [`conclave_i18n`] for
//! the format). `shell.ftl` has those that every program needs; each game has a file
//! of its own and begins its keys with its id (`elfenwizards-…`), so that no two
//! areas can clash. A test compares the languages.

use std::rc::Rc;

pub use conclave_i18n::Arg;
use conclave_i18n::{Catalog, Locale};

/// The texts of one language; cheap to clone.
#[derive(Clone, Debug)]
pub struct Text(Rc<Catalog>);

// A program has the texts of one language, and another language starts it anew; a component has
// to be rendered again only where its language differs.
impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.locale() == other.locale()
    }
}

impl Default for Text {
    fn default() -> Text {
        Text::new(Catalog::new(Locale::English))
    }
}

impl Text {
    /// These texts.
    pub fn new(catalog: Catalog) -> Text {
        Text(Rc::new(catalog))
    }

    /// The texts that the program of this name was loaded with.
    pub fn loaded(program: &str) -> Text {
        let language = web_sys::window().and_then(|w| w.document()?.document_element());
        let language = language.and_then(|root| root.get_attribute("lang")).unwrap_or_default();
        Text::read(&language, &crate::boot::texts(program))
    }

    /// The texts in these lines of locale files, of the language with this id.
    pub fn read(language: &str, texts: &str) -> Text {
        let mut catalog = Catalog::new(Locale::from_id(language).unwrap_or(Locale::English));
        // Tests see to it that every text can be read.
        drop(catalog.read(texts));
        Text::new(catalog)
    }

    /// The language.
    pub fn locale(&self) -> Locale {
        self.0.locale()
    }

    /// The texts themselves, for what is rendered by `conclave-session`.
    pub fn catalog(&self) -> &Catalog {
        &self.0
    }

    /// The text called `key`.
    pub fn tr(&self, key: &str) -> String {
        self.tr_args(key, &[])
    }

    /// The text called `key`, if there is one.
    pub fn try_tr(&self, key: &str) -> Option<String> {
        self.0.tr_args(key, &[])
    }

    /// The keys of all texts that begin with this, in no order.
    pub fn keys(&self, prefix: &str) -> Vec<String> {
        let keys = self.0.texts().map(|(key, _)| key);
        keys.filter(|key| key.starts_with(prefix)).map(str::to_owned).collect()
    }

    /// The text called `key` with values put into it:
    /// `text.tr_args("greeting", &[("name", name.into())])`.
    pub fn tr_args(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        // A reader must never see a raw key; a developer must.
        self.0.tr_args(key, args).unwrap_or_else(|| {
            debug_assert!(false, "no text called {key}");
            String::from("\u{2026}")
        })
    }

    /// A moment, in milliseconds since 1970, as the reader writes it; how much of it, say the options of
    /// JavaScript's `toLocaleString`, by name: `[("dateStyle", "medium"), ("timeStyle", "short")]`.
    pub fn date(&self, ms: f64, options: &[(&str, &str)]) -> String {
        let named = js_sys::Object::new();
        for (name, value) in options {
            // A plain object takes any property.
            let _ = js_sys::Reflect::set(&named, &(*name).into(), &(*value).into());
        }
        let date = js_sys::Date::new(&ms.into());
        date.to_locale_string(self.locale().id(), &named).into()
    }
}
