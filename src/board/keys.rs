//! What a key means, whatever the layout of the keyboard and whether Caps Lock is on.

/// A letter is meant small, whatever Caps Lock makes of it. A key that writes no Latin letter means the one that
/// a Latin keyboard has there (`code`). Every other key means itself.
pub fn meant(key: &str, code: &str) -> String {
    let mut letters = key.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => letter.to_ascii_lowercase().into(),
        (Some(sign), None) if !sign.is_ascii() => {
            code.strip_prefix("Key").map_or_else(|| key.to_owned(), str::to_ascii_lowercase)
        }
        _ => key.to_owned(),
    }
}

/// The digit that is meant: on some keyboards its key writes it with Shift only.
pub fn digit(key: &str, code: &str) -> Option<u32> {
    key.parse().ok().or_else(|| code.strip_prefix("Digit")?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_the_same_with_caps_lock_and_on_every_layout() {
        for (key, code, wanted) in [
            ("h", "KeyH", "h"),
            ("H", "KeyH", "h"),
            // Russian, Greek, Hebrew, Arabic.
            ("р", "KeyH", "h"),
            ("Р", "KeyH", "h"),
            ("η", "KeyH", "h"),
            ("י", "KeyH", "h"),
            ("ا", "KeyH", "h"),
            ("я", "KeyZ", "z"),
            // Latin letters are where the layout has them.
            ("z", "KeyW", "z"),
            ("y", "KeyZ", "y"),
            ("?", "Slash", "?"),
            ("é", "Digit2", "é"),
            ("Escape", "Escape", "Escape"),
            ("Enter", "NumpadEnter", "Enter"),
            ("", "KeyH", ""),
        ] {
            assert_eq!(meant(key, code), wanted, "{key} {code}");
        }
        for (key, code, wanted) in [
            ("1", "Digit1", Some(1)),
            ("1", "Numpad1", Some(1)),
            ("&", "Digit1", Some(1)),
            ("End", "Numpad1", None),
            ("h", "KeyH", None),
        ] {
            assert_eq!(digit(key, code), wanted, "{key} {code}");
        }
    }
}
