//! Capital letters.

/// The text with its first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::capital;

    #[test]
    fn the_first_letter_of_either_language_becomes_a_capital() {
        for (written, capitalized) in [
            ("each opponent", "Each opponent"),
            ("écarte", "Écarte"),
            ("œil", "Œil"),
            ("6 points", "6 points"),
            ("", ""),
        ] {
            assert_eq!(capital(written), capitalized);
        }
    }
}
