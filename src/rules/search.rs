//! Finding words in the rules, whatever their accents and capitals.

use std::ops::Range;

use yew::prelude::*;

/// What is searched for has at least so many letters.
const LEAST: usize = 2;

/// A text as it is compared: its letters without accents, each with the place in the text of the
/// one that it comes from.
fn folded(text: &str) -> Vec<(char, usize)> {
    let mut letters = Vec::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        let mut put = |plain: &str| letters.extend(plain.chars().map(|letter| (letter, at)));
        match letter.to_lowercase().next().unwrap_or(letter) {
            'à' | 'â' | 'ä' => put("a"),
            'ç' => put("c"),
            'è' | 'é' | 'ê' | 'ë' => put("e"),
            'î' | 'ï' => put("i"),
            'ô' | 'ö' => put("o"),
            'ù' | 'û' | 'ü' => put("u"),
            'œ' => put("oe"),
            'æ' => put("ae"),
            // A place where a word may be broken.
            '\u{ad}' => {}
            '’' => put("'"),
            '\u{a0}' | '\u{202f}' => put(" "),
            plain => letters.push((plain, at)),
        }
    }
    letters
}

/// What a word is sorted by.
pub fn sorted(word: &str) -> String {
    folded(word).into_iter().map(|(letter, _)| letter).collect()
}

/// What is searched for.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Query(Vec<char>);

impl Query {
    /// What the reader has written.
    pub fn new(written: &str) -> Query {
        let letters: Vec<char> = folded(written.trim()).into_iter().map(|(c, _)| c).collect();
        Query(if letters.len() < LEAST { Vec::new() } else { letters })
    }

    /// Whether nothing is searched for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Where in a text it is found.
    pub fn hits(&self, text: &str) -> Vec<Range<usize>> {
        if self.is_empty() {
            return Vec::new();
        }
        let letters = folded(text);
        let mut hits = Vec::new();
        let mut at = 0;
        while let Some(here) = letters.get(at..at + self.0.len()) {
            if here.iter().map(|(letter, _)| letter).eq(&self.0) {
                let end = letters.get(at + self.0.len()).map_or(text.len(), |&(_, place)| place);
                hits.push(here[0].1..end);
                at += self.0.len();
            } else {
                at += 1;
            }
        }
        hits
    }

    /// The text, with what is found marked.
    pub fn mark(&self, text: &str) -> Html {
        let hits = self.hits(text);
        if hits.is_empty() {
            return html! { { text } };
        }
        let ends = std::iter::once(0).chain(hits.iter().map(|hit| hit.end));
        let between = ends.zip(hits.iter().map(|hit| hit.start));
        html! {
            <>
                for (at, ((from, to), hit)) in between.zip(&hits).enumerate() {
                    <key={at}>{ &text[from..to] }<mark>{ &text[hit.clone()] }</mark></>
                }
                <key="rest">{ &text[hits.last().map_or(0, |hit| hit.end)..] }</>
            </>
        }
    }

    /// The words around the first hit, with it marked; none without one.
    pub fn excerpt(&self, text: &str) -> Option<Html> {
        const AROUND: usize = 36;
        let hit = self.hits(text).into_iter().next()?;
        let before = text[..hit.start].char_indices().rev().nth(AROUND);
        let from = before.map_or(0, |(at, _)| {
            // From a word on.
            text[at..hit.start].find(' ').map_or(at, |space| at + space + 1)
        });
        let to =
            text[hit.end..].char_indices().nth(AROUND).map_or(text.len(), |(at, _)| hit.end + at);
        Some(html! {
            <>
                if from > 0 { { "…" } }
                { self.mark(&text[from..to]) }
                if to < text.len() { { "…" } }
            </>
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_do_not_matter() {
        let text = "Les Cœurs d’Élite, déjà";
        let found = |query: &str| {
            let hits = Query::new(query).hits(text);
            hits.into_iter().map(|hit| text[hit].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(found("coeur"), ["Cœur"]);
        assert_eq!(found("ELITE"), ["Élite"]);
        assert_eq!(found("d'e"), ["d’É"]);
        assert_eq!(found("deja"), ["déjà"]);
        assert_eq!(found("é"), [""; 0], "one letter is none");
        assert_eq!(found("zz"), [""; 0]);
    }

    #[test]
    fn every_hit_is_marked_and_nothing_is_lost() {
        use crate::testing::{markup, text};
        let texts = text(conclave_i18n::Locale::English);
        let found = markup(&texts, Query::new("ab").mark("ab, Ab, b"));
        let plain = found.replace("<mark>", "").replace("</mark>", "");
        assert_eq!(found.matches("<mark>").count(), 2, "{found}");
        assert!(plain.contains("ab, Ab, b"), "{plain}");
    }
}
