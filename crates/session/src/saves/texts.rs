//! A small map of texts by name.

/// A small map of texts by name, in no order: a list with linear search, which is enough for the few
/// entries it ever has.
#[derive(Clone, Default, Debug)]
pub(super) struct TextMap(Vec<(String, String)>);

impl TextMap {
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
