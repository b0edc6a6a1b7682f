//! The arguments of `cargo xtask shot`. The browser tests' crate drives the browser and takes the
//! screenshot.

use crate::pages::{Pages, Quality};
use anyhow::{Context, Result, bail};
use lexopt::{Arg, Parser, ValueExt};
use std::path::PathBuf;

/// One picture of one page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screenshot {
    /// What follows the site's address, such as `#/play/elfenwizards?seed=42`.
    pub route: String,
    /// Width and height of the page in CSS pixels.
    pub size: (u32, u32),
    /// Where the picture goes.
    pub out: PathBuf,
    /// A CSS selector to wait for first.
    pub wait: Option<String>,
    /// Code to run in the page, after waiting and before the picture.
    pub js: Option<String>,
    /// Whether the page is to think that its reader wants less motion.
    pub reduced_motion: bool,
    /// Whether the page is to think that its reader wants it dark.
    pub dark: bool,
    /// The browser's language.
    pub language: String,
    /// The whole height of the page instead of the window's.
    pub full: bool,
    /// Check the page for accessibility too.
    pub axe: bool,
    /// Use the quick build.
    pub dev: bool,
    /// Use the last build, whatever has changed since.
    pub no_build: bool,
}

/// The arguments, for the help text.
pub const USAGE: &str = "\
cargo xtask shot ROUTE [--size 1280x800] [--out target/screenshots/shot.png] [--wait SELECTOR]
    [--js CODE] [--lang fr] [--dark] [--full] [--reduced-motion] [--axe] [--dev] [--no-build]
    Takes a picture of the built page at ROUTE (such as '#/'), prints its console errors and, with
    --js, what the code returned.";

impl Screenshot {
    /// The build that is photographed.
    pub fn pages(&self) -> Pages {
        let quality = if self.dev { Quality::Dev } else { Quality::Release };
        Pages { quality, ..Pages::default() }
    }

    /// Reads the arguments.
    pub fn parse(parser: &mut Parser) -> Result<Self> {
        let mut shot = Self {
            route: String::new(),
            size: (1280, 800),
            out: crate::root().join("target/screenshots/shot.png"),
            wait: None,
            js: None,
            reduced_motion: false,
            dark: false,
            language: "en".into(),
            full: false,
            axe: false,
            dev: false,
            no_build: false,
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Value(route) if shot.route.is_empty() => shot.route = route.string()?,
                Arg::Long("size") => shot.size = size(&parser.value()?.string()?)?,
                Arg::Long("out") => shot.out = std::path::absolute(parser.value()?)?,
                Arg::Long("wait") => shot.wait = Some(parser.value()?.string()?),
                Arg::Long("js") => shot.js = Some(parser.value()?.string()?),
                Arg::Long("reduced-motion") => shot.reduced_motion = true,
                Arg::Long("dark") => shot.dark = true,
                Arg::Long("lang") => shot.language = parser.value()?.string()?,
                Arg::Long("full") => shot.full = true,
                Arg::Long("axe") => shot.axe = true,
                Arg::Long("dev") => shot.dev = true,
                Arg::Long("no-build") => shot.no_build = true,
                _ => return Err(argument.unexpected().into()),
            }
        }
        Ok(shot)
    }
}

/// A size such as `360x640`.
fn size(text: &str) -> Result<(u32, u32)> {
    let (width, height) =
        text.split_once('x').with_context(|| format!("{text} is not a size such as 360x640"))?;
    let size = (width.parse()?, height.parse()?);
    if size.0 == 0 || size.1 == 0 {
        bail!("a picture of {text} would be empty");
    }
    Ok(size)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(arguments: &[&str]) -> Result<Screenshot> {
        Screenshot::parse(&mut Parser::from_args(arguments))
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
