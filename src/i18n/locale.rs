//! The languages, their files, and their plurals.

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

    /// The language's files, each with its name: the shell's texts, then each
    /// game's.
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        macro_rules! files {
            ($language:literal) => {
                &[
                    (
                        "shell",
                        include_str!(concat!("../../static/locales/", $language, "/shell.ftl")),
                    ),
                    (
                        "lobby",
                        include_str!(concat!("../../static/locales/", $language, "/lobby.ftl")),
                    ),
                    (
                        "share",
                        include_str!(concat!("../../static/locales/", $language, "/share.ftl")),
                    ),
                    (
                        "dice-arena",
                        include_str!(concat!(
                            "../../static/locales/",
                            $language,
                            "/dice-arena.ftl"
                        )),
                    ),
                    (
                        "dice-arena-rules",
                        include_str!(concat!(
                            "../../static/locales/",
                            $language,
                            "/dice-arena-rules.ftl"
                        )),
                    ),
                    (
                        "elfenwizards",
                        include_str!(concat!(
                            "../../static/locales/",
                            $language,
                            "/elfenwizards.ftl"
                        )),
                    ),
                    (
                        "elfenwizards-rules",
                        include_str!(concat!(
                            "../../static/locales/",
                            $language,
                            "/elfenwizards-rules.ftl"
                        )),
                    ),
                    (
                        "spell-wars",
                        include_str!(concat!(
                            "../../static/locales/",
                            $language,
                            "/spell-wars.ftl"
                        )),
                    ),
                    (
                        "spell-wars-rules",
                        include_str!(concat!(
                            "../../static/locales/",
                            $language,
                            "/spell-wars-rules.ftl"
                        )),
                    ),
                    (
                        "wizards-gambit",
                        include_str!(concat!(
                            "../../static/locales/",
                            $language,
                            "/wizards-gambit.ftl"
                        )),
                    ),
                    (
                        "wizards-gambit-rules",
                        include_str!(concat!(
                            "../../static/locales/",
                            $language,
                            "/wizards-gambit-rules.ftl"
                        )),
                    ),
                ]
            };
        }
        match self {
            Locale::English => files!("en"),
            Locale::French => files!("fr"),
        }
    }
}
