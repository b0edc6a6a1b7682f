//! The arguments of `cargo xtask shot`. The browser tests' crate drives the browser and takes the
//! screenshot.

use crate::pages::{Pages, Quality};
use clap::Parser;
use std::path::PathBuf;

/// One picture of one page.
#[derive(Clone, Debug, PartialEq, Eq, Parser)]
pub struct Screenshot {
    /// What follows the site's address, such as '#/play/elfenwizards?seed=42'.
    #[arg(default_value = "", hide_default_value = true)]
    pub route: String,
    /// Width and height of the page in CSS pixels.
    #[arg(long, value_parser = size, default_value = "1280x800")]
    pub size: (u32, u32),
    /// Where the picture goes.
    #[arg(long, value_name = "FILE", default_value = "target/screenshots/shot.png")]
    pub out: PathBuf,
    /// A CSS selector to wait for first.
    #[arg(long, value_name = "SELECTOR")]
    pub wait: Option<String>,
    /// Code to run in the page, after waiting and before the picture.
    #[arg(long, value_name = "CODE")]
    pub js: Option<String>,
    /// Let the page think that its reader wants less motion.
    #[arg(long)]
    pub reduced_motion: bool,
    /// Let the page think that its reader wants it dark.
    #[arg(long)]
    pub dark: bool,
    /// The browser's language.
    #[arg(long = "lang", default_value = "en")]
    pub language: String,
    /// The whole height of the page instead of the window's.
    #[arg(long)]
    pub full: bool,
    /// Check the page for accessibility too.
    #[arg(long)]
    pub axe: bool,
    /// Use the quick build.
    #[arg(long)]
    pub dev: bool,
    /// Use the last build, whatever has changed since.
    #[arg(long)]
    pub no_build: bool,
}

impl Screenshot {
    /// The build that is photographed.
    pub fn pages(&self) -> Pages {
        let quality = if self.dev { Quality::Play } else { Quality::Release };
        Pages { quality, ..Pages::default() }
    }
}

/// A size such as `360x640`.
fn size(text: &str) -> Result<(u32, u32), String> {
    let sides = text.split_once('x').map(|(width, height)| (width.parse(), height.parse()));
    match sides {
        Some((Ok(width), Ok(height))) if width > 0 && height > 0 => Ok((width, height)),
        _ => Err("it is not a size such as 360x640".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(arguments: &[&str]) -> Result<Screenshot, clap::Error> {
        Screenshot::try_parse_from([&["shot"], arguments].concat())
    }

    #[test]
    fn every_argument_is_understood() {
        let shot = parse(&["#/", "--size", "360x640", "--wait=h1", "--js", "1", "--axe"])
            .expect("arguments");
        assert_eq!(shot.route, "#/");
        assert_eq!(shot.size, (360, 640));
        assert_eq!(shot.wait.as_deref(), Some("h1"));
        assert_eq!(shot.js.as_deref(), Some("1"));
        assert!(shot.axe && !shot.full);
    }

    #[test]
    fn nonsense_is_refused() {
        for arguments in [&["--size", "360"][..], &["--size", "0x10"], &["a", "b"], &["--what"]] {
            assert!(parse(arguments).is_err(), "{arguments:?}");
        }
    }
}
