//! Internationalisation: the page's texts in the reader's language, from files that
//! translators can read.
//!
//! The files in `static/locales` are written in a subset of
//! [Fluent](https://projectfluent.org), small enough for a formatter of our own
//! (measured: the library adds 52 KB gzipped to the download, more than both
//! languages with all their texts):
//!
//! ```ftl
//! # A comment.
//! greeting = Good evening, { $name }.
//! long-text =
//!     Lines further in belong together;
//!     a line break becomes a space.
//! spells = { $count ->
//!     [0] no spells
//!     [one] one spell
//!    *[other] { $count } spells
//! } of { $name }
//! ```
//!
//! A selector is matched by a number's exact value, then by its plural form in the
//! language; or by a word's exact value; else the variant with the star is taken. What
//! Fluent has beyond that (terms, attributes, functions, escapes) is an error, which a
//! test finds that reads every file.

mod capital;
mod format;
mod isolate;
mod locale;
#[cfg(test)]
mod oracle;
mod plural;

pub use capital::capital;
pub use format::{Arg, Catalog, FormatError, PatternElement};
pub use isolate::{isolated, list};
pub use locale::Locale;
pub use plural::plural_form;
