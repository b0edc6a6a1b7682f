//! The reader's settings.

use super::link::parts;
use conclave_i18n::Locale;

/// An enum of named choices: how links, files and forms write them.
macro_rules! choices {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $id:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name {
            $($(#[$doc])* $variant,)*
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
        /// No motion; also used for reduced motion.
        Instant = "instant",
        /// Brisk.
        Fast = "fast",
        /// Time to watch and to read.
        #[default]
        Normal = "normal",
        /// Twice that time.
        Slow = "slow",
        /// Each event waits for a tap or a key.
        Step = "step",
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

/// The reader's settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language's id; none follows the browser.
    pub language: Option<String>,
    /// How the page looks; none follows the system.
    pub theme: Option<Theme>,
    /// How fast events are shown.
    pub speed: Speed,
    /// Whether sounds are heard.
    pub sound: bool,
    /// How loud sounds are, in percent.
    pub volume: u8,
    /// Whether to ask before what cannot be undone.
    pub confirm: bool,
    /// Whether texts that a game marks for it are read aloud.
    pub aloud: bool,
    /// Whether keys of one letter are commands: whoever speaks to the device, or presses keys by
    /// accident, wants none.
    pub letters: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: None,
            speed: Speed::default(),
            sound: true,
            volume: 60,
            confirm: true,
            aloud: false,
            letters: true,
        }
    }
}

impl Settings {
    /// Reads what was kept. Unknown or missing parts take their default.
    pub fn parse(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in parts(text) {
            match name {
                "lang" => settings.language = Locale::from_id(value).map(|l| l.id().to_owned()),
                "theme" => settings.theme = Theme::from_id(value),
                "speed" => settings.speed = Speed::from_id(value).unwrap_or_default(),
                "sound" => settings.sound = value != "off",
                "volume" => {
                    settings.volume = value.parse().map_or(settings.volume, |v: u8| v.min(100));
                }
                "confirm" => settings.confirm = value != "off",
                "aloud" => settings.aloud = value == "on",
                "letters" => settings.letters = value != "off",
                _ => {}
            }
        }
        settings
    }

    /// The settings as they are kept: `theme=day&speed=fast&…`, which the page's
    /// own start script can read as well.
    pub fn write(&self) -> String {
        let on = |on: bool| if on { "on" } else { "off" };
        let mut text = String::new();
        if let Some(language) = &self.language {
            text = format!("lang={language}&");
        }
        if let Some(theme) = self.theme {
            text += &format!("theme={}&", theme.id());
        }
        for (name, value) in [
            ("speed", self.speed.id()),
            ("&sound", on(self.sound)),
            ("&volume", &self.volume.to_string()),
            ("&confirm", on(self.confirm)),
            ("&aloud", on(self.aloud)),
            ("&letters", on(self.letters)),
        ] {
            text += name;
            text += "=";
            text += value;
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again() {
        let settings = Settings {
            language: Some("fr".into()),
            theme: Some(Theme::Contrast),
            speed: Speed::Instant,
            sound: false,
            volume: 15,
            confirm: false,
            aloud: true,
            letters: false,
        };
        for settings in [settings, Settings::default()] {
            assert_eq!(Settings::parse(&settings.write()), settings);
        }
    }

    #[test]
    fn old_and_strange_settings_are_read_as_far_as_they_go() {
        let settings = Settings::parse("theme=day&x=1&speed=warp&lang=tlh&&=");
        assert_eq!(settings, Settings { theme: Some(Theme::Day), ..Settings::default() });
        assert_eq!(Settings::parse("{\"theme\":\"day\"}"), Settings::default());
    }
}
