//! What the reasons of all games share.

/// Sentences for a reader: each is said once, and no more than are read.
pub struct Sentences {
    said: Vec<String>,
    most: usize,
}

impl Sentences {
    /// None yet, and at most so many.
    pub fn new(most: usize) -> Sentences {
        Sentences { said: Vec::new(), most }
    }

    /// Says one more, unless that is said already or there are enough.
    pub fn push(&mut self, sentence: String) {
        if self.said.len() < self.most && !self.said.contains(&sentence) {
            self.said.push(sentence);
        }
    }

    /// Whether nothing is said yet.
    pub fn is_empty(&self) -> bool {
        self.said.is_empty()
    }

    /// All of them, in order.
    pub fn finish(self) -> Vec<String> {
        self.said
    }
}
