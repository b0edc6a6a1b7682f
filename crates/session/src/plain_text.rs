//! Names that can stand in any sentence.

/// `text` without the characters that could change what stands around it: control
/// characters, line separators, marks that turn the direction of writing, and spaces
/// without width. Names come from links, saves and forms, and are shown in sentences.
pub fn plain_text(text: &str) -> String {
    let disturbs = |c: char| {
        c.is_control()
            || matches!(
                c,
                '\u{61c}'
                    | '\u{200b}'
                    | '\u{200e}'
                    | '\u{200f}'
                    | '\u{2028}'..='\u{202e}'
                    | '\u{2066}'..='\u{2069}'
                    | '\u{feff}'
            )
    };
    text.chars().filter(|&c| !disturbs(c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_direction_marks_and_control_characters() {
        assert_eq!(plain_text("A\u{202e}d\0a\n\u{2067}\u{7f}"), "Ada");
        // Characters that names need stay, joiners included.
        for name in ["Béa, l’aînée", "عمر", "\u{1f469}\u{200d}\u{1f680}", "می\u{200c}خواهم"]
        {
            assert_eq!(plain_text(name), name);
        }
    }
}
