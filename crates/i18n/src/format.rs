//! Parsing texts, and formatting them with arguments.

use std::fmt;

use super::isolate::isolated;
use super::locale::Locale;
use super::plural::plural_form;

/// A value put into a text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Arg<'a> {
    /// A word or name.
    Word(&'a str),
    /// A number; texts may choose a plural form by it.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(word: &'a str) -> Self {
        Arg::Word(word)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(word: &'a String) -> Self {
        Arg::Word(word)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8 i8 u16 i16 u32 i32 i64 usize);

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PatternElement {
    /// These words.
    Words(String),
    /// The argument of this name.
    Value(String),
    /// French “de” before the argument of this name, which is a name itself: “de Corvin”, “d’Isaura”.
    De(String),
    /// One of several texts, chosen by the argument of this name.
    Choice {
        /// The argument.
        by: String,
        /// The texts, each with the value or plural form that it is for.
        variants: Vec<(String, Vec<PatternElement>)>,
        /// Which of them serves when none fits.
        fallback: usize,
    },
}

/// Why a file of texts cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    /// The text's key, or the line that is no text.
    pub key: String,
    /// The error.
    pub why: &'static str,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.why)
    }
}

impl std::error::Error for FormatError {}

/// The texts of one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalog {
    locale: Locale,
    /// By key, in order.
    texts: Vec<(String, Vec<PatternElement>)>,
}

impl Catalog {
    /// No texts yet.
    pub const fn new(locale: Locale) -> Catalog {
        Catalog { locale, texts: Vec::new() }
    }

    /// All texts of a language, from the files that are part of the program. A
    /// text that cannot be read is left out: tests see to it that none is.
    pub fn of(locale: Locale) -> Catalog {
        let mut catalog = Catalog::new(locale);
        for (_, file) in locale.files() {
            for error in catalog.read(file) {
                debug_assert!(false, "{error}");
            }
        }
        catalog
    }

    /// Adds the texts of a file, and returns what could not be read.
    pub fn read(&mut self, file: &str) -> Vec<FormatError> {
        let mut errors = Vec::new();
        for (key, source) in entries(file) {
            let error = |why| FormatError { key: key.to_owned(), why };
            if key.is_empty() || !key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
                errors.push(error("not a key"));
                continue;
            }
            match PatternParser::new(&source).pattern() {
                Err(why) => errors.push(error(why)),
                Ok(pieces) if pieces.is_empty() => errors.push(error("empty")),
                Ok(pieces) => match self.place(key) {
                    Ok(_) => errors.push(error("given twice")),
                    Err(at) => self.texts.insert(at, (key.to_owned(), pieces)),
                },
            }
        }
        errors
    }

    /// Where the text called `key` stands, or would stand.
    fn place(&self, key: &str) -> Result<usize, usize> {
        self.texts.binary_search_by(|(other, _)| other.as_str().cmp(key))
    }

    /// The language.
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// Every key, in alphabetical order, with its text.
    pub fn texts(&self) -> impl Iterator<Item = (&str, &[PatternElement])> {
        self.texts.iter().map(|(key, pieces)| (key.as_str(), pieces.as_slice()))
    }

    /// Whether there is a text called `key`.
    pub fn has(&self, key: &str) -> bool {
        self.place(key).is_ok()
    }

    /// The text called `key` with values put into it; none when there is no such
    /// text. A value that was not given is left out.
    pub fn tr_args(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let mut out = String::new();
        self.write(&self.texts[self.place(key).ok()?].1, args, &mut out);
        Some(out)
    }

    fn write(&self, pieces: &[PatternElement], args: &[(&str, Arg<'_>)], out: &mut String) {
        let value = |name: &str| args.iter().find(|(n, _)| *n == name).map(|&(_, arg)| arg);
        for piece in pieces {
            match piece {
                PatternElement::Words(words) => out.push_str(words),
                PatternElement::Value(name) => match value(name) {
                    Some(Arg::Word(word)) => out.push_str(&isolated(word)),
                    // A true minus sign: a hyphen before a number reads as a dash.
                    Some(Arg::Number(number)) if number < 0 => {
                        out.push('\u{2212}');
                        out.push_str(&number.unsigned_abs().to_string());
                    }
                    Some(Arg::Number(number)) => out.push_str(&number.to_string()),
                    None => {}
                },
                PatternElement::De(name) => {
                    let name = match value(name) {
                        Some(Arg::Word(word)) => word,
                        _ => "",
                    };
                    out.push_str(if elides(name) { "d’" } else { "de " });
                    out.push_str(&isolated(name));
                }
                PatternElement::Choice { by, variants, fallback } => {
                    let find = |id: &str| variants.iter().position(|(v, _)| v == id);
                    let chosen = match value(by) {
                        Some(Arg::Word(word)) => find(word),
                        Some(Arg::Number(number)) => find(&number.to_string())
                            .or_else(|| find(&plural_form(self.locale, number))),
                        None => None,
                    };
                    if let Some((_, pieces)) = variants.get(chosen.unwrap_or(*fallback)) {
                        self.write(pieces, args, out);
                    }
                }
            }
        }
    }
}

/// Whether French “de” loses its vowel before this name. An H is left alone: names from elsewhere are spoken
/// with it. A Y counts as a vowel before a consonant: d’Yves, but de Yanis.
fn elides(name: &str) -> bool {
    let is_vowel = |c: char| "aeiouàâäæéèêëîïôöœùûü".contains(c);
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters.next().is_some_and(|second| !is_vowel(second)),
        first => first.is_some_and(is_vowel),
    }
}

/// Splits a file into keys and the source of their texts. What stands further
/// in, or closes a choice, belongs to the key above it.
fn entries(file: &str) -> Vec<(&str, String)> {
    let mut entries: Vec<(&str, String)> = Vec::new();
    for line in file.lines() {
        let inner = line.starts_with([' ', '\t', '}']);
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if let (true, Some((_, source))) = (inner, entries.last_mut()) {
            if !source.is_empty() {
                source.push('\n');
            }
            source.push_str(line.trim());
        } else {
            let (key, source) = line.split_once('=').unwrap_or((line, ""));
            entries.push((key.trim(), source.trim().to_owned()));
        }
    }
    entries
}

/// Reads the source of one text.
struct PatternParser<'a> {
    rest: &'a str,
}

impl<'a> PatternParser<'a> {
    fn new(source: &'a str) -> PatternParser<'a> {
        PatternParser { rest: source }
    }

    /// The whole text.
    fn pattern(mut self) -> Result<Vec<PatternElement>, &'static str> {
        let pieces = self.pieces(false)?;
        if self.rest.is_empty() { Ok(pieces) } else { Err("a brace too many") }
    }

    /// Words and placeables, as far as the text or (in a variant) the variant
    /// goes.
    fn pieces(&mut self, in_variant: bool) -> Result<Vec<PatternElement>, &'static str> {
        let mut pieces = Vec::new();
        let mut words = String::new();
        let mut following = self.rest.chars();
        while let Some(next) = following.next() {
            match next {
                '}' => break,
                '\n' if in_variant && self.at_variant() => break,
                '{' => {
                    if !words.is_empty() {
                        pieces.push(PatternElement::Words(std::mem::take(&mut words)));
                    }
                    pieces.push(self.placeable()?);
                }
                _ => {
                    words.push(if next == '\n' { ' ' } else { next });
                    self.rest = following.as_str();
                }
            }
            following = self.rest.chars();
        }
        if in_variant {
            words.truncate(words.trim_end().len());
        }
        if !words.is_empty() {
            pieces.push(PatternElement::Words(words));
        }
        Ok(pieces)
    }

    /// Whether a variant, or the end of the choice, follows.
    fn at_variant(&self) -> bool {
        self.rest.trim_start().starts_with(['[', '*', '}'])
    }

    /// `{ $name }`, `{ DE($name) }` or `{ $name -> variants }`.
    fn placeable(&mut self) -> Result<PatternElement, &'static str> {
        self.take("{");
        self.space();
        let de = self.take("DE(");
        if !self.take("$") {
            return Err("only arguments can stand in braces");
        }
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
        let (name, rest) =
            end.and_then(|end| self.rest.split_at_checked(end)).ok_or("a brace is not closed")?;
        let name = name.to_owned();
        self.rest = rest;
        self.space();
        if de {
            let closed = self.take(")") && {
                self.space();
                self.take("}")
            };
            return if closed {
                Ok(PatternElement::De(name))
            } else {
                Err("a brace is not closed")
            };
        }
        if self.take("}") {
            return Ok(PatternElement::Value(name));
        }
        if !self.take("->") {
            return Err("a brace is not closed");
        }
        let mut variants = Vec::new();
        let mut fallback = None;
        loop {
            self.space();
            if self.take("}") {
                break;
            }
            if self.take("*") {
                fallback = Some(variants.len());
            }
            if !self.take("[") {
                return Err("a variant must begin with its value in brackets");
            }
            let (value, rest) = self.rest.split_once(']').ok_or("a bracket is not closed")?;
            // (A variant may begin on the line below its value.)
            self.rest = rest.trim_start_matches([' ', '\n']);
            variants.push((value.trim().to_owned(), self.pieces(true)?));
            if self.rest.is_empty() {
                return Err("a choice is not closed");
            }
        }
        let fallback = fallback.ok_or("a choice needs a variant with a star")?;
        Ok(PatternElement::Choice { by: name, variants, fallback })
    }

    fn space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn take(&mut self, token: &str) -> bool {
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    fn catalog(locale: Locale, file: &str) -> Catalog {
        let mut catalog = Catalog::new(locale);
        assert_eq!(catalog.read(file), []);
        catalog
    }

    #[test]
    fn every_text_is_valid_fluent() {
        for locale in Locale::ALL {
            for (name, file) in locale.files() {
                let errors = fluent_syntax::parser::parse(*file).err();
                let errors = errors.map(|(_, errors)| errors).unwrap_or_default();
                let words: Vec<_> = errors
                    .iter()
                    .map(|error| {
                        let at = error.slice.clone().unwrap_or_else(|| error.pos.clone());
                        format!("{error}: {}", file.get(at).unwrap_or_default())
                    })
                    .collect();
                assert_eq!(words, [""; 0], "{}/{name}.ftl", locale.id());
            }
        }
    }

    #[test]
    fn values_are_put_into_texts() {
        let texts =
            catalog(Locale::English, "a = { $name } has {$n}.\n\n# x = 1\nb-2 =\n  One\n  two");
        let args = [("name", Arg::from("Ada")), ("n", Arg::from(-3))];
        assert_eq!(texts.tr_args("a", &args).as_deref(), Some("Ada has \u{2212}3."));
        assert_eq!(texts.tr_args("a", &[]).as_deref(), Some(" has ."));
        assert_eq!(texts.tr_args("b-2", &[]).as_deref(), Some("One two"));
        assert_eq!(texts.tr_args("x", &[]), None);
    }

    #[test]
    fn a_choice_goes_by_exact_number_then_plural_form_then_star() {
        let file =
            "s = { $n ->\n    [0] none\n    [one] one spell\n   *[other] { $n } spells\n} left";
        let (english, french) = (catalog(Locale::English, file), catalog(Locale::French, file));
        let say = |texts: &Catalog, n: i64| texts.tr_args("s", &[("n", n.into())]).unwrap();
        assert_eq!(say(&english, 0), "none left");
        assert_eq!(say(&english, 1), "one spell left");
        assert_eq!(say(&english, 2), "2 spells left");
        let file = "s = { $n ->\n [one] un sort\n *[other] { $n } sorts\n}";
        assert_eq!(
            catalog(Locale::French, file).tr_args("s", &[("n", 0.into())]).unwrap(),
            "un sort"
        );
        assert_eq!(say(&french, 7), "7 spells left");
    }

    #[test]
    fn a_choice_can_go_by_a_word_and_lie_in_another() {
        let below =
            "s = { $g ->\n [red]\n  { $n ->\n   [one] flame\n  *[other] flames\n }\n *[x] no\n }";
        let texts = catalog(Locale::English, below);
        let said = texts.tr_args("s", &[("g", "red".into()), ("n", 1.into())]);
        assert_eq!(said.as_deref(), Some("flame"));
        let file = "s = { $g ->\n [red] the { $n ->\n [one] flame\n *[other] flames\n }\n *[x] nobody\n }!";
        let texts = catalog(Locale::English, file);
        let say = |g, n: i64| texts.tr_args("s", &[("g", Arg::Word(g)), ("n", n.into())]).unwrap();
        assert_eq!(say("red", 1), "the flame!");
        assert_eq!(say("red", 2), "the flames!");
        assert_eq!(say("green", 2), "nobody!");
    }

    #[test]
    fn french_de_is_elided_before_a_vowel() {
        let texts = catalog(Locale::French, "a = le sort { DE($name) }.");
        let say = |name: &str| texts.tr_args("a", &[("name", name.into())]).unwrap();
        for (name, with) in [
            ("Corvin", "le sort de Corvin."),
            ("Isaura", "le sort d’Isaura."),
            ("Oriane", "le sort d’Oriane."),
            ("Édith", "le sort d’Édith."),
            ("Yves", "le sort d’Yves."),
            ("Yanis", "le sort de Yanis."),
            ("Harald", "le sort de Harald."),
            ("7", "le sort de 7."),
            ("", "le sort de ."),
        ] {
            assert_eq!(say(name), with);
        }
    }

    #[test]
    fn french_signs_do_not_come_apart_from_their_words() {
        let wanting = |text: &str| {
            let mut spaced = text.split(' ').skip(1);
            spaced.any(|rest| rest.starts_with([';', ':', '!', '?', '»'])) || text.contains("« ")
        };
        assert!(wanting("Vraiment ?") && wanting("« Oui") && !wanting("«\u{a0}Oui\u{a0}!"));
        for (name, file) in Locale::French.files() {
            let texts = file.lines().filter(|line| !line.starts_with('#'));
            let found: Vec<_> = texts.filter(|line| wanting(line)).collect();
            assert_eq!(found, [""; 0], "{name}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (file, why) in [
            ("a = { name }", "only arguments can stand in braces"),
            ("a = { $name", "a brace is not closed"),
            ("a = { DE($name }", "a brace is not closed"),
            ("a = b }", "a brace too many"),
            ("a = { $n -> [one] x }", "a choice needs a variant with a star"),
            ("a = { $n -> one }", "a variant must begin with its value in brackets"),
            ("a = { $n -> *[one] x", "a choice is not closed"),
            ("a = b\na = c", "given twice"),
            ("a =", "empty"),
            ("what is this", "not a key"),
        ] {
            let errors = Catalog::new(Locale::English).read(file);
            assert_eq!(errors.iter().map(|e| e.why).collect::<Vec<_>>(), [why], "{file}");
        }
    }

    /// The arguments that a text uses.
    fn arguments(pieces: &[PatternElement], out: &mut BTreeSet<String>) {
        for piece in pieces {
            match piece {
                PatternElement::Words(_) => {}
                PatternElement::Value(name) | PatternElement::De(name) => {
                    out.insert(name.clone());
                }
                PatternElement::Choice { by, variants, .. } => {
                    out.insert(by.clone());
                    variants.iter().for_each(|(_, pieces)| arguments(pieces, out));
                }
            }
        }
    }

    #[test]
    fn all_languages_say_the_same_things_with_the_same_arguments() {
        let mut first: Option<BTreeMap<String, BTreeSet<String>>> = None;
        for locale in Locale::ALL {
            let mut catalog = Catalog::new(locale);
            for (name, file) in locale.files() {
                assert_eq!(catalog.read(file), [], "{}/{name}.ftl", locale.id());
            }
            let texts = catalog
                .texts()
                .map(|(key, pieces)| {
                    let mut found = BTreeSet::new();
                    arguments(pieces, &mut found);
                    (key.to_owned(), found)
                })
                .collect();
            match &first {
                None => first = Some(texts),
                Some(first) => {
                    for (key, arguments) in first {
                        assert_eq!(texts.get(key), Some(arguments), "{key} in {}", locale.id());
                    }
                    let more: Vec<_> = texts.keys().filter(|k| !first.contains_key(*k)).collect();
                    assert!(more.is_empty(), "only in {}: {more:?}", locale.id());
                }
            }
        }
    }
}
