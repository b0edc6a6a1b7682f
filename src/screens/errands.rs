//! Answers that a screen brings to the table for others, one after the other.

use super::wire::LONGEST_ANSWER;

/// After so long without a verdict an answer is said again, in milliseconds.
const RETRY_MS: u64 = 800;

/// What a screen brings to the table for others.
#[derive(Default)]
pub(super) struct Errands {
    /// The answer that is on its way.
    bringing: Option<Bringing>,
    /// How many were on their way before.
    brought: u32,
}

/// An answer on its way to the table.
struct Bringing {
    code: String,
    /// When it was last sent; none before it was.
    sent_at: Option<u64>,
}

impl Errands {
    /// Brings an answer. Returns whether that can be done; it cannot as long as the last one is on its way.
    pub fn bring(&mut self, code: &str) -> bool {
        let can = self.bringing.is_none() && code.len() <= LONGEST_ANSWER;
        if can {
            self.bringing = Some(Bringing { code: code.to_owned(), sent_at: None });
        }
        can
    }

    /// What is to be said now: the answer, and how many were brought before it.
    pub fn say(&mut self, now: u64) -> Option<(u32, String)> {
        let due =
            |it: &&mut Bringing| it.sent_at.is_none_or(|at| now.saturating_sub(at) >= RETRY_MS);
        let bringing = self.bringing.as_mut().filter(due)?;
        bringing.sent_at = Some(now);
        Some((self.brought, bringing.code.clone()))
    }

    /// The table has reported on the answer with this number. Returns whether that is news.
    pub fn is_reported(&mut self, number: u32) -> bool {
        let news = self.bringing.take_if(|_| number == self.brought).is_some();
        self.brought += u32::from(news);
        news
    }
}
