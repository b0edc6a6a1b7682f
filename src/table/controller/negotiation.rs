//! Negotiation: the time to talk that some games grant before a decision.

use conclave_session::Controller;

use super::{Env, TableController};
use crate::games::{GameUi, Sound};
use crate::table::effects::TableEffect;

/// The time that the table agreed to talk.
pub(super) struct Negotiation {
    /// Before which decision: how many actions were taken.
    ply: usize,
    /// When it ends, as [`Env::clock`] tells the time.
    ends: u64,
    /// Seconds left; 0 once it is over.
    left: u32,
}

impl Negotiation {
    /// How many seconds are left; none once it is over.
    pub(super) fn left(&self) -> Option<u32> {
        (self.left > 0).then_some(self.left)
    }
}

impl<G: GameUi> TableController<G> {
    /// Begins a negotiation, where the options grant one and several people play.
    pub(super) fn begin_negotiation(&mut self, env: &Env<'_, G>) {
        let ply = self.source.session.play().ply();
        let begun = self.source.negotiation.as_ref().is_some_and(|talk| talk.ply == ply);
        if begun || self.talkers() < 2 || self.is_over() {
            return;
        }
        let before = self.source.negotiation.is_some();
        let ends = |left: u32| env.clock + u64::from(left) * 1_000;
        self.source.negotiation = G::negotiation_seconds(&self.current_view())
            .map(|left| Negotiation { ply, ends: ends(left), left });
        if self.source.negotiation.is_some() {
            self.effects.push(TableEffect::StartCountdown);
        } else if before {
            self.effects.push(TableEffect::StopCountdown);
        }
    }

    /// How many can talk: people here, and guests, whose screens are at the same table.
    fn talkers(&self) -> usize {
        let guests =
            self.source.session.players().iter().filter(|p| p.controller == Controller::Guest);
        self.source.session.people() + guests.count()
    }

    /// About a second has passed, or more where the page was busy or hidden.
    pub(super) fn tick(&mut self, env: &Env<'_, G>) {
        if let Some(talk) = self.source.negotiation.as_mut().filter(|talk| talk.left > 0) {
            let left = talk.ends.saturating_sub(env.clock).div_ceil(1_000);
            talk.left = talk.left.min(left as u32);
            if talk.left == 0 {
                self.end_negotiation();
                self.playback.sound(Sound::Lose);
            }
        }
    }

    /// Ends the negotiation.
    pub(super) fn end_negotiation(&mut self) {
        if let Some(talk) = &mut self.source.negotiation {
            talk.left = 0;
            self.effects.push(TableEffect::StopCountdown);
        }
    }

    /// How many seconds the table may still talk; none when it is not talking.
    pub fn negotiation_left(&self) -> Option<u32> {
        self.source.negotiation.as_ref().and_then(Negotiation::left)
    }
}
