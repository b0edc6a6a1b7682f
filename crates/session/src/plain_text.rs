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

/// How many characters of what somebody sent a message repeats at most.
const EXCERPT: usize = 40;

/// The beginning of `text`, for a message that says what is wrong with it: as much as tells which text it is.
pub fn excerpt(text: &str) -> String {
    let mut rest = text.chars();
    let begin: String = rest.by_ref().take(EXCERPT - 1).collect();
    let end: String = rest.by_ref().take(1).collect();
    let end = if rest.next().is_some() { "…" } else { &end };
    plain_text(&(begin + end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_repeats_little_of_what_was_sent() {
        let (forty, more) = ("é".repeat(40), "é".repeat(41));
        assert_eq!((excerpt("42"), excerpt(&forty)), ("42".into(), forty));
        assert_eq!(excerpt(&more), "é".repeat(39) + "…");
        assert_eq!(excerpt(&"9".repeat(10_000_000)).chars().count(), 40);
        assert_eq!(excerpt("A\u{202e}d\0a"), "Ada");
    }

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
