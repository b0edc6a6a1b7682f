//! Capital letters.

/// The text with its first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    // Our languages use Latin letters; Unicode's tables would add kilobytes.
    let upper = |letter: char| match letter {
        'à'..='þ' if letter != '÷' => char::from(letter as u8 - 0x20),
        'œ' => 'Œ',
        _ => letter.to_ascii_uppercase(),
    };
    letters
        .next()
        .map_or_else(String::new, |first| [upper(first)].into_iter().chain(letters).collect())
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
