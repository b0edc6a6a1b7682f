//! A few texts by name.

/// A few texts by name, in no order. A list: a tree of names is larger in the
/// download than all that is ever kept in it here.
#[derive(Clone, Default, Debug)]
pub(super) struct Texts(Vec<(String, String)>);

impl Texts {
    /// Every name with its text.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// The text of this name.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(other, _)| *other == name).map(|(_, text)| text)
    }

    /// Gives a name this text, whatever it had before.
    pub(super) fn set(&mut self, name: &str, text: String) {
        match self.0.iter_mut().find(|(other, _)| other == name) {
            Some((_, there)) => *there = text,
            None => self.0.push((name.to_owned(), text)),
        }
    }

    /// Forgets a name.
    pub(super) fn remove(&mut self, name: &str) {
        self.0.retain(|(other, _)| other != name);
    }
}
