//! The words of the page in the reader's language.
//!
//! Texts are in `static/locales/LANGUAGE/AREA.ftl` (see [`conclave::text`] for
//! the format). `shell.ftl` has those of the page itself; each game has a file
//! of its own and begins its keys with its id (`elfenwizards-…`), so that no two
//! areas can clash. A test compares the languages.

use std::rc::Rc;

pub use conclave::text::Arg;
use conclave::text::{Catalog, Locale};

/// The texts of one language; cheap to clone.
#[derive(Clone, Debug)]
pub struct Text(Rc<Catalog>);

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.0.locale() == other.0.locale()
    }
}

impl Text {
    /// The texts that the program of this name was loaded with.
    pub fn loaded(program: &str) -> Text {
        let language = web_sys::window().and_then(|w| w.document()?.document_element());
        let language = language.and_then(|root| root.get_attribute("lang")).unwrap_or_default();
        let mut catalog = Catalog::new(Locale::from_id(&language).unwrap_or(Locale::English));
        // Tests see to it that every text can be read.
        drop(catalog.read(&super::boot::texts(program)));
        Text(Rc::new(catalog))
    }

    /// The language.
    pub fn locale(&self) -> Locale {
        self.0.locale()
    }

    /// The texts themselves, for what is rendered in the library.
    pub fn catalog(&self) -> &Catalog {
        &self.0
    }

    /// The text called `key`.
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// The text called `key`, if there is one.
    pub fn try_say(&self, key: &str) -> Option<String> {
        self.0.tell(key, &[])
    }

    /// The text called `key` with values put into it:
    /// `text.tell("greeting", &[("name", name.into())])`.
    pub fn tell(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        // A reader must never see a raw key; whoever wrote the key must.
        self.0.tell(key, args).unwrap_or_else(|| {
            debug_assert!(false, "no text called {key}");
            String::from("\u{2026}")
        })
    }
}
