//! What is said of a piece: `explain-KEY` is its name, `explain-KEY-text` what it is, and, where there are
//! numbers, `explain-KEY-now` what they are now. A game's own texts, `GAME-explain-KEY`, come first.

use crate::text::{Arg, Text};

/// The texts about the pieces of a game, or of a page that belongs to none.
pub struct Explainable<'a> {
    /// The texts of the program.
    pub text: &'a Text,
    /// The game's id.
    pub game: Option<String>,
}

impl Explainable<'_> {
    /// The text with this key, if there is one.
    pub fn get(&self, key: &str, numbers: &[&str]) -> Option<String> {
        let number = |at: usize| Arg::Word(numbers.get(at).copied().unwrap_or_default());
        let args = [("n", number(0)), ("m", number(1))];
        let key = format!("explain-{key}");
        let of_game = self.game.as_ref().map(|game| format!("{game}-{key}"));
        of_game
            .and_then(|key| self.text.catalog().tr_args(&key, &args))
            .or_else(|| self.text.catalog().tr_args(&key, &args))
    }

    /// The name and the sentences of each of these values of `data-explain`, once; nothing for what has no
    /// texts.
    pub fn explanation(&self, marks: impl IntoIterator<Item = String>) -> Vec<(String, String)> {
        let mut found: Vec<(String, String)> = Vec::new();
        for mark in marks {
            let mut words = mark.split(' ');
            let key = words.next().unwrap_or_default();
            let numbers: Vec<&str> = words.collect();
            let Some(name) = self.get(key, &[]) else { continue };
            if found.iter().any(|(known, _)| *known == name) {
                continue;
            }
            let now = (!numbers.is_empty()).then(|| self.get(&format!("{key}-now"), &numbers));
            let sentences = [self.get(&format!("{key}-text"), &[]), now.flatten()];
            let sentences: Vec<String> = sentences.into_iter().flatten().collect();
            found.push((name, sentences.join(" ")));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::text;
    use conclave_i18n::Locale;

    fn explained(locale: Locale, game: Option<&str>, marks: &[&str]) -> Vec<(String, String)> {
        let text = text(locale);
        let texts = Explainable { text: &text, game: game.map(str::to_owned) };
        texts.explanation(marks.iter().map(|&mark| mark.to_owned()))
    }

    #[test]
    fn a_piece_is_explained_by_its_game_with_the_numbers_of_now() {
        let found = explained(Locale::English, Some("elfenwizards"), &["box-grey 4 12"]);
        let [(name, sentences)] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!(name, "Grey magic");
        assert!(
            sentences.ends_with("4 pips for each token; tokens left in the box: 12."),
            "{sentences}"
        );
        let found = explained(Locale::French, Some("elfenwizards"), &["box-grey 4 12"]);
        assert_eq!(found[0].0, "Magie grise");
        assert!(found[0].1.contains("4 points de dé par jeton\u{a0}; jetons restants\u{a0}: 12."));
    }

    #[test]
    fn what_is_around_every_board_has_the_shared_texts() {
        let found = explained(Locale::English, Some("elfenwizards"), &["undo"]);
        assert_eq!(found, explained(Locale::English, None, &["undo"]));
        assert_eq!(found[0].0, "Undo");
    }

    #[test]
    fn a_card_is_explained_with_its_parts_each_once() {
        let found = explained(Locale::English, None, &["undo", "", "redo", "nothing", "undo"]);
        let names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["Undo", "Redo"]);
        assert!(explained(Locale::English, None, &["", "nothing 1 2"]).is_empty());
    }
}
