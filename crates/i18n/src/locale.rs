//! The languages, and their files.

use conclave_register::with_games;

/// Each language in a line: the name of its variant, its tag, its name in itself.
macro_rules! locales {
    ($($variant:ident $id:literal $name:literal;)*) => {
        /// A language that the page speaks.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Locale {
            $(#[doc = $name] $variant,)*
        }

        impl Locale {
            /// Every language, in the order in which they are offered.
            pub const ALL: [Locale; [$($id),*].len()] = [$(Locale::$variant),*];

            /// The language's tag in links, settings and HTML.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Locale::$variant => $id,)*
                }
            }

            /// The language's name in itself.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Locale::$variant => $name,)*
                }
            }

            /// The language's files, each with its name: `shell`, which every program needs, `home`, which is in
            /// the page already, `lobby`, and each game's.
            pub const fn files(self) -> &'static [(&'static str, &'static str)] {
                match self {
                    $(Locale::$variant => with_games!(files $id),)*
                }
            }
        }
    };
}

/// The files of a language in `static/locales`.
macro_rules! files {
    ($language:literal $({ id: $id:literal, $($rest:tt)* })*) => {
        files!(@ $language: "shell", "home", "lobby" $(, $id)*)
    };
    (@ $language:literal: $($name:expr),*) => {
        &[$((
            $name,
            include_str!(concat!("../../../static/locales/", $language, "/", $name, ".ftl")),
        )),*]
    };
}

locales! {
    English "en" "English";
    French "fr" "Français";
}

impl Locale {
    /// The language called `id`; regional tags ("fr-CA") count as the language.
    pub fn from_id(id: &str) -> Option<Locale> {
        let language = id.split(['-', '_']).next().unwrap_or(id);
        Locale::ALL.into_iter().find(|locale| locale.id().eq_ignore_ascii_case(language))
    }
}
