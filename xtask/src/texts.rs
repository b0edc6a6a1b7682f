//! The texts of a page that is built: read by Fluent's own parser, and written without comments.

use crate::finish::walk;
use anyhow::{Context, Result, bail};
use fluent_syntax::ast::Entry;
use fluent_syntax::{parser, serializer};
use std::path::Path;

/// Packs every file of texts in a build.
///
/// # Errors
/// When one is no valid Fluent: with its name and what is wrong in it.
pub fn pack_all(dist: &Path) -> Result<()> {
    for file in walk(dist)? {
        if file.extension().is_some_and(|kind| kind == "ftl") {
            let text = std::fs::read_to_string(&file)?;
            let packed = pack(&text).with_context(|| format!("in {}", file.display()))?;
            std::fs::write(file, packed)?;
        }
    }
    Ok(())
}

/// The same texts, without comments and empty lines.
fn pack(text: &str) -> Result<String> {
    let mut texts = match parser::parse(text) {
        Ok(texts) => texts,
        Err((_, errors)) => {
            let error = errors.first().context("an error without a word")?;
            let at = error.slice.clone().unwrap_or_else(|| error.pos.clone());
            bail!("{error}: {}", text.get(at).unwrap_or_default().trim());
        }
    };
    texts.body.retain(|entry| matches!(entry, Entry::Message(_)));
    for entry in &mut texts.body {
        if let Entry::Message(message) = entry {
            message.comment = None;
        }
    }
    let packed = serializer::serialize(&texts);
    let lines: Vec<&str> = packed.lines().filter(|line| !line.trim().is_empty()).collect();
    Ok(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_i18n::{Catalog, Locale};

    #[test]
    fn packed_texts_say_the_same() {
        for locale in Locale::ALL {
            for (name, file) in locale.files() {
                let read = |text: &str| {
                    let mut catalog = Catalog::new(locale);
                    assert_eq!(catalog.read(text), [], "{name}");
                    catalog
                };
                let packed = pack(file).expect("valid Fluent");
                assert!(!packed.contains("\n#") && !packed.contains("\n\n"), "{name}");
                let (packed, file) = (read(&packed), read(file));
                for (one, other) in packed.texts().zip(file.texts()) {
                    assert_eq!(one, other, "{name} in {}", locale.id());
                }
                assert_eq!(packed.texts().count(), file.texts().count(), "{name}");
            }
        }
    }

    #[test]
    fn what_is_no_fluent_is_named() {
        let error = pack("good = Good\nbad = { $n ->\n    [one] x\n}\n").expect_err("no default");
        assert!(error.to_string().contains("bad"), "{error}");
    }
}
