//! The reasons of hints: why a plan is good, and what it risks.

use conclave_rules::table::{Rules, Seat};

use crate::games::words::TableWords;

/// Whether these actions, which a control does in a row, are what a hint advises.
pub fn is_advised<A: PartialEq>(actions: &[A], hint: &[A]) -> bool {
    !actions.is_empty() && actions.iter().all(|action| hint.contains(action))
}

/// Why what a bot proposes, or has done, is good.
pub trait GameHints: Rules {
    /// Why a plan of `seat` is good and what it risks, in a sentence each, found in the view that
    /// `words` speak of, which may be another seat's. The sentences name nothing that only `seat` may
    /// know, for a bot's reasons are told to others.
    fn reasons(plan: &[Self::Action], seat: Seat, words: &TableWords<Self>) -> Vec<String>;
}

/// Sentences for a reader: no repetitions, and a limited number.
pub struct DistinctSentences {
    sentences: Vec<String>,
    most: usize,
}

impl DistinctSentences {
    /// None yet, and at most so many.
    pub fn new(most: usize) -> DistinctSentences {
        DistinctSentences { sentences: Vec::new(), most }
    }

    /// Adds a sentence, unless it is there already or the limit is reached.
    pub fn push(&mut self, sentence: String) {
        if self.sentences.len() < self.most && !self.sentences.contains(&sentence) {
            self.sentences.push(sentence);
        }
    }

    /// Whether nothing is said yet.
    pub fn is_empty(&self) -> bool {
        self.sentences.is_empty()
    }

    /// All of them, in order.
    pub fn finish(self) -> Vec<String> {
        self.sentences
    }
}
