//! The page's texts in the reader's language.
//!
//! Texts are in `static/locales/LANGUAGE/AREA.ftl` (see [`conclave::i18n`] for
//! the format). `shell.ftl` has those of the page itself; each game has a file
//! of its own and begins its keys with its id (`elfenwizards-…`), so that no two
//! areas can clash. A test compares the languages.

use std::cell::RefCell;
use std::rc::Rc;

pub use conclave::i18n::Arg;
use conclave::i18n::{Catalog, Locale};
use yew::Callback;

/// The texts of one language; cheap to clone.
#[derive(Clone, Debug)]
pub struct Text(Rc<Texts>);

#[derive(Debug)]
struct Texts {
    /// The texts of the page itself.
    catalog: Catalog,
    /// Areas that are fetched when they are needed, such as the rules page, by name.
    fetched: RefCell<Vec<(String, Catalog)>>,
}

// A program has the texts of one language, and another language starts it anew; a component has
// to be rendered again only where its language differs. (Nothing is rendered from texts
// that are fetched later before they have come.)
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
        Text(Rc::new(Texts { catalog, fetched: RefCell::default() }))
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
        self.0.catalog.locale()
    }

    /// The texts themselves, for what is rendered in the library.
    pub fn catalog(&self) -> &Catalog {
        &self.0.catalog
    }

    /// Whether the texts of this area are there, of those that are fetched when needed.
    pub fn has_area(&self, area: &str) -> bool {
        self.0.fetched.borrow().iter().any(|(name, _)| name == area)
    }

    /// Fetches the texts of an area, such as those of a game's rules page; then tells whether
    /// they came.
    pub fn fetch_area(&self, area: String, then: Callback<bool>) {
        let text = self.clone();
        yew::platform::spawn_local(async move { then.emit(text.load_area(&area).await) });
    }

    /// Fetches the texts of an area. Returns whether they came.
    pub async fn load_area(&self, area: &str) -> bool {
        let file = crate::boot::area(area).await.ok().and_then(|file| file.as_string());
        if let Some(file) = file.filter(|_| !self.has_area(area)) {
            let mut catalog = Catalog::new(self.locale());
            drop(catalog.read(&file));
            self.0.fetched.borrow_mut().push((area.to_owned(), catalog));
        }
        self.has_area(area)
    }

    /// The text called `key`.
    pub fn tr(&self, key: &str) -> String {
        self.tr_args(key, &[])
    }

    /// The text called `key`, if there is one.
    pub fn try_tr(&self, key: &str) -> Option<String> {
        self.find(key, &[])
    }

    /// The keys of all texts that begin with this, in no order.
    pub fn keys(&self, prefix: &str) -> Vec<String> {
        let Texts { catalog, fetched } = &*self.0;
        let of = |catalog: &Catalog| {
            let keys = catalog.texts().map(|(key, _)| key);
            keys.filter(|key| key.starts_with(prefix)).map(str::to_owned).collect::<Vec<_>>()
        };
        let later = fetched.borrow().iter().flat_map(|(_, area)| of(area)).collect::<Vec<_>>();
        [of(catalog), later].concat()
    }

    fn find(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let Texts { catalog, fetched } = &*self.0;
        let later = || fetched.borrow().iter().find_map(|(_, area)| area.tr_args(key, args));
        catalog.tr_args(key, args).or_else(later)
    }

    /// The text called `key` with values put into it:
    /// `text.tr_args("greeting", &[("name", name.into())])`.
    pub fn tr_args(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        // A reader must never see a raw key; a developer must.
        self.find(key, args).unwrap_or_else(|| {
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
