//! What a reader prefers.

use serde::{Deserialize, Serialize};

use crate::text::Locale;

/// An enum of named choices: how links, files and forms write them.
macro_rules! choices {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $id:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $id)] $variant,)*
        }

        impl $name {
            /// Every choice, in the order in which they are offered.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// The name in links, files and styles.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id,)* }
            }

            /// The choice called `id`.
            pub fn from_id(id: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|choice| choice.id() == id)
            }
        }
    };
}

choices! {
    /// How fast events are shown.
    Speed {
        /// No motion; also what reduced motion means.
        Instant = "instant",
        /// Brisk.
        Fast = "fast",
        /// Time to watch.
        #[default]
        Normal = "normal",
    }
}

choices! {
    /// How the page looks.
    Theme {
        /// Night over the guild-hall.
        #[default]
        Night = "night",
        /// Daylight on vellum.
        Day = "day",
        /// High contrast.
        Contrast = "contrast",
    }
}

/// What a reader prefers. Unknown or missing parts of a stored one take their
/// default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language's id; none follows the browser.
    pub language: Option<String>,
    /// How the page looks.
    pub theme: Theme,
    /// How fast events are shown.
    pub speed: Speed,
    /// Whether tones are heard.
    pub sound: bool,
    /// Whether to ask before what cannot be undone.
    pub confirm: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::default(),
            speed: Speed::default(),
            sound: true,
            confirm: true,
        }
    }
}

impl Settings {
    /// The language to speak: the chosen one, else the first of the browser's
    /// that the page speaks, else English.
    pub fn locale<'a>(&self, browser: impl IntoIterator<Item = &'a str>) -> Locale {
        let chosen = self.language.as_deref().and_then(Locale::from_id);
        chosen.or_else(|| browser.into_iter().find_map(Locale::from_id)).unwrap_or(Locale::English)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_language_comes_before_the_browser_s() {
        let mut settings = Settings::default();
        assert_eq!(settings.locale(["de", "fr-CA", "en"]), Locale::French);
        assert_eq!(settings.locale(["de"]), Locale::English);
        settings.language = Some("en".into());
        assert_eq!(settings.locale(["fr"]), Locale::English);
    }

    #[test]
    fn old_settings_are_read_as_far_as_they_go() {
        let settings: Settings = serde_json::from_str(r#"{"theme":"day","x":1}"#).unwrap();
        assert_eq!(settings, Settings { theme: Theme::Day, ..Settings::default() });
    }
}
