//! Names that are written from right to left, within texts that are not.

use std::borrow::Cow;

/// First strong isolate, and pop directional isolate: what is between them has a direction of its own.
const ISOLATES: [char; 2] = ['\u{2068}', '\u{2069}'];

/// A name as it stands in a text or a list. One in Hebrew or Arabic letters would put what stands beside it, a
/// comma and the next such name, in its own order: it gets marks around it, which are not seen.
///
/// ```
/// assert_eq!(conclave_i18n::isolated("Ada"), "Ada");
/// assert_eq!(conclave_i18n::isolated("דני"), "\u{2068}דני\u{2069}");
/// ```
pub fn isolated(name: &str) -> Cow<'_, str> {
    if name.contains(is_right_to_left) && !name.starts_with(ISOLATES[0]) {
        let [open, close] = ISOLATES;
        Cow::Owned(format!("{open}{name}{close}"))
    } else {
        Cow::Borrowed(name)
    }
}

/// Names, one after the other.
pub fn list(names: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let names: Vec<String> =
        names.into_iter().map(|name| isolated(name.as_ref()).into_owned()).collect();
    names.join(", ")
}

/// Whether a letter is of a script that is written from right to left: Hebrew, Arabic, Syriac, N’Ko, Adlam…
fn is_right_to_left(letter: char) -> bool {
    matches!(
        letter,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefe}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Catalog, Locale};

    #[test]
    fn a_name_from_right_to_left_has_marks_around_it_once_and_no_other_has() {
        for name in ["Ada", "Zoé", "Ольга", "良子", ""] {
            assert_eq!(isolated(name), name);
        }
        for name in ["דני", "عمر", "Ada ם"] {
            let marked = isolated(name).into_owned();
            assert_eq!(marked, format!("\u{2068}{name}\u{2069}"));
            assert_eq!(isolated(&marked), marked);
        }
        assert_eq!(list(["דני", "עומר", "Ada"]), "\u{2068}דני\u{2069}, \u{2068}עומר\u{2069}, Ada");
    }

    #[test]
    fn names_in_sentences_have_them_too() {
        let mut catalog = Catalog::new(Locale::French);
        let errors = catalog.read(
            "wins = { $name } gagne contre { $other }\nof = la tour { DE($name) }\n\
             who = { $name ->\n    [דני] lui\n   *[other] { $name }\n}\n",
        );
        assert_eq!(errors, []);
        let names = [("name", "דני".into()), ("other", "Ada".into())];
        let said = |key| catalog.tr_args(key, &names).expect("a text");
        assert_eq!(said("wins"), "\u{2068}דני\u{2069} gagne contre Ada");
        assert_eq!(said("of"), "la tour de \u{2068}דני\u{2069}");
        assert_eq!(said("who"), "lui", "a choice is by the name itself");
    }
}
