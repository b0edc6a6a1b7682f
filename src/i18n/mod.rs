//! Texts in the reader's language: what the page says, in files that
//! translators can read.
//!
//! The files in `static/locales` are written in a subset of
//! [Fluent](https://projectfluent.org), small enough for a formatter of our own
//! (measured: the library adds 52 KB gzipped to the download, more than both
//! languages with everything they say):
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
//! A choice goes by a number's exact value, then by its plural form in the
//! language, then by the variant with the star; or by a word's exact value. What
//! Fluent has beyond that (terms, attributes, functions, escapes) is an error,
//! found by a test that reads every file.

mod format;
mod locale;

pub use format::{Arg, Catalog, FormatError, Piece};
pub use locale::{Locale, Plural};
