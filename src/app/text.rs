//! The words of the page in the reader's language.

use std::rc::Rc;

/// A value put into a text.
#[derive(Clone, PartialEq, Debug)]
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

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

/// The texts of one language; cheap to clone.
#[derive(Clone, PartialEq, Debug)]
pub struct Text(Rc<str>);

impl Text {
    /// The text called `key`.
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// The text called `key` with values put into it.
    pub fn tell(&self, key: &str, _args: &[(&str, Arg<'_>)]) -> String {
        key.to_owned()
    }
}
