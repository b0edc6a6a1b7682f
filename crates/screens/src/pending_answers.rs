//! Answers to invitations that a screen delivers to the table for others, one after the other.

use super::wire::LONGEST_ANSWER;

/// How long to wait for the table's verdict before an answer is sent again, in milliseconds.
const RETRY_MS: u64 = 800;

/// The answers that a screen delivers for others.
#[derive(Default)]
pub(super) struct PendingAnswers {
    /// The answer on which the table has not reported yet.
    pending: Option<PendingAnswer>,
    /// How many were delivered before.
    delivered: u32,
}

/// An answer on its way to the table.
struct PendingAnswer {
    code: String,
    /// When it was last sent; none before it was.
    sent_at: Option<u64>,
}

impl PendingAnswers {
    /// Delivers an answer. Returns false while the last one is still on its way.
    pub fn deliver_answer(&mut self, code: &str) -> bool {
        let can = self.pending.is_none() && code.len() <= LONGEST_ANSWER;
        if can {
            self.pending = Some(PendingAnswer { code: code.to_owned(), sent_at: None });
        }
        can
    }

    /// The answer to be sent now, with the number of answers before it; none if none is due.
    pub fn next_due(&mut self, now: u64) -> Option<(u32, String)> {
        let due = |it: &&mut PendingAnswer| {
            it.sent_at.is_none_or(|at| now.saturating_sub(at) >= RETRY_MS)
        };
        let pending = self.pending.as_mut().filter(due)?;
        pending.sent_at = Some(now);
        Some((self.delivered, pending.code.clone()))
    }

    /// The table has reported on the answer with this number. Returns whether that is news.
    pub fn is_reported(&mut self, number: u32) -> bool {
        let news = self.pending.take_if(|_| number == self.delivered).is_some();
        self.delivered += u32::from(news);
        news
    }
}
