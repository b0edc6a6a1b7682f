//! A game in progress, by event sourcing: its record, the state that replaying it gives,
//! and the events so far.

use super::{Illegal, Record, Rules, Seat, Seats, Seed, Setup, SetupError};

/// One step of a game: who did what, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry<G: Rules> {
    /// Who acted; [`Seat::CHANCE`] for the chance player.
    pub seat: Seat,
    /// What they did.
    pub action: G::Action,
    /// What came of it, in order.
    pub events: Vec<G::Event>,
}

/// A game in progress. The state is always the record replayed.
#[derive(Clone, PartialEq, Debug)]
pub struct Play<G: Rules> {
    record: Record<G>,
    state: G::State,
    setup_events: Vec<G::Event>,
    entries: Vec<Entry<G>>,
}

impl<G: Rules> Play<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// [`SetupError`] when the set-up is not the game's.
    pub fn begin(setup: Setup<G::Options>, seed: Seed) -> Result<Play<G>, SetupError> {
        let mut opening = Vec::new();
        let state = G::begin(&setup, seed, &mut opening)?;
        Ok(Play {
            record: Record::new(setup, seed),
            state,
            setup_events: opening,
            entries: Vec::new(),
        })
    }

    /// Does what `seat` decided, and returns what came of it.
    ///
    /// # Errors
    /// [`Illegal`] when the rules refuse it; the game is then as it was.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<&[G::Event], Illegal<G::Reason>> {
        let mut events = Vec::new();
        G::apply(&mut self.state, seat, &action, &mut events)?;
        self.record.actions.push((seat, action.clone()));
        self.entries.push(Entry { seat, action, events });
        Ok(self.entries.last().map_or(&[], |entry| &entry.events))
    }

    /// The game as it stands.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The game's record.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// What happened while setting up.
    pub fn setup_events(&self) -> &[G::Event] {
        &self.setup_events
    }

    /// Every action so far with its events.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.record.setup.seats
    }

    /// How many actions were taken so far.
    pub fn ply(&self) -> usize {
        self.entries.len()
    }

    /// Who must decide now.
    pub fn to_act(&self) -> Seats {
        G::to_act(&self.state)
    }

    /// All that `seat` may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut out = Vec::new();
        G::legal(&self.state, seat, &mut out);
        out
    }

    /// The fewest actions that undo may leave: everything up to and including
    /// the last action that revealed something is out of its reach.
    pub fn undo_floor(&self) -> usize {
        self.entries
            .iter()
            .rposition(|entry| entry.events.iter().any(G::reveals))
            .map_or(0, |last| last + 1)
    }

    /// The same game at an earlier ply: after its first `ply` actions (all of them, if it has
    /// fewer).
    #[must_use]
    pub fn at_ply(&self, ply: usize) -> Play<G> {
        let mut record = self.record.clone();
        record.actions.truncate(ply);
        // Replaying cannot fail, since the rules are deterministic.
        record.replay().unwrap_or_else(|_| self.clone())
    }
}
