//! What tests ask of a game at its table, whichever it is.

use crate::page::Page;
use std::time::Duration;

/// How long something may take that bots have a part in, on a busy machine.
pub const LONG: Duration = Duration::from_secs(120);
/// An expression that never becomes true: play to the end.
pub const NEVER: &str = "false";

impl Page {
    /// Opens a game, with patience for its bots.
    #[track_caller]
    pub fn open_table(route: &str) -> Self {
        let page = Self::open(route);
        page.set_timeout(LONG);
        page.wait(".table");
        page
    }

    /// Changes how fast events are shown while the game goes on: the setting, which the page reads anew
    /// when its address may have changed.
    pub fn set_speed(&self, speed: &str) {
        self.store("conclave:settings", &format!("speed={speed}"));
        self.js("dispatchEvent(new HashChangeEvent('hashchange'));");
        self.wait(&format!(".table[data-speed={speed}]"));
    }

    /// The number of actions so far.
    #[track_caller]
    pub fn ply(&self) -> usize {
        let turn = self.attribute(".table", "data-ply");
        turn.and_then(|turn| turn.parse().ok()).expect("a number of actions")
    }

    /// Fails unless the game is over, with a winner, a score for each player, no seat to act,
    /// and a chart of how it went.
    #[track_caller]
    pub fn assert_over(&self, seats: usize) {
        self.wait(".game-over");
        let outcome = self.attribute(".table", "data-outcome").unwrap_or_default();
        let (winners, scores) = outcome.split_once(";scores=").unwrap_or_default();
        assert!(winners.len() > "winners=".len(), "nobody won: {outcome:?}");
        assert_eq!(scores.split(',').count(), seats, "{outcome:?}");
        assert_eq!(self.attribute(".table", "data-acting").as_deref(), Some(""));
        self.assert_chart(seats);
    }
}
