//! The languages, their files, and their plurals.

use conclave_register::with_games;

/// A language that the page speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Locale {
    /// English.
    English,
    /// French.
    French,
}

/// The form that a number asks of the words beside it. English and French have
/// these two; a language with more adds its own here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plural {
    /// As in "one spell".
    One,
    /// As in "two spells".
    Other,
}

impl Plural {
    /// The form's name in locale files.
    pub const fn id(self) -> &'static str {
        match self {
            Plural::One => "one",
            Plural::Other => "other",
        }
    }
}

impl Locale {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Locale; 2] = [Locale::English, Locale::French];

    /// The language's tag in links, settings and HTML.
    pub const fn id(self) -> &'static str {
        match self {
            Locale::English => "en",
            Locale::French => "fr",
        }
    }

    /// The language's name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Locale::English => "English",
            Locale::French => "Français",
        }
    }

    /// The language called `id`; regional tags ("fr-CA") count as the language.
    pub fn from_id(id: &str) -> Option<Locale> {
        let language = id.split(['-', '_']).next().unwrap_or(id);
        Locale::ALL.into_iter().find(|locale| locale.id().eq_ignore_ascii_case(language))
    }

    /// The form that `number` asks for.
    pub const fn plural(self, number: i64) -> Plural {
        let one = match self {
            Locale::English => matches!(number, 1 | -1),
            Locale::French => matches!(number, -1..=1),
        };
        if one { Plural::One } else { Plural::Other }
    }

    /// The language's files, each with its name: `shell`, which every program needs, `home`, which is in
    /// the page already, `lobby`, and each game's.
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Locale::English => with_games!(english_files),
            Locale::French => with_games!(french_files),
        }
    }
}

/// The files of a language in `static/locales`.
macro_rules! files {
    ($language:literal: $($name:expr),*) => {
        &[$((
            $name,
            include_str!(concat!("../../../static/locales/", $language, "/", $name, ".ftl")),
        )),*]
    };
}
use files;

macro_rules! english_files {
    ($({ id: $id:literal, $($rest:tt)* })*) => {
        files!("en": "shell", "home", "lobby" $(, $id)*)
    };
}
use english_files;

macro_rules! french_files {
    ($({ id: $id:literal, $($rest:tt)* })*) => {
        files!("fr": "shell", "home", "lobby" $(, $id)*)
    };
}
use french_files;
