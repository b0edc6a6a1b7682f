//! Looking back: any earlier moment, as this screen has seen it. The game goes on meanwhile; what has
//! happened is shown when the guest comes back to it.

use conclave_screens::Guest;

use super::{GuestTable, event_context};
use crate::games::GameUi;
use crate::shell::Shell;
use crate::table::command::ReplayCommand;

impl<G: GameUi> GuestTable<G> {
    /// How many actions the game had before the guest's last decision; none before that.
    pub(super) fn since(&self, guest: &Guest<G>) -> Option<usize> {
        let (seat, seen) = guest.seat().zip(guest.seen())?;
        seen.steps.iter().rposition(|step| step.seat == seat)
    }

    /// Whether what has happened since the guest's last decision can be shown again now.
    pub(super) fn can_show_again(&self, guest: &Guest<G>) -> bool {
        let still = self.playback.is_still() && self.playback.replay().is_none();
        still && self.since(guest).is_some()
    }

    /// Shows again what has happened since the guest's last decision.
    pub(super) fn show_again(&mut self, guest: &Guest<G>) {
        if let Some((since, seen)) = self.since(guest).zip(guest.seen())
            && self.can_show_again(guest)
        {
            // It was about the present moment.
            self.drop_hint();
            self.playback.show_again(since, seen);
        }
    }

    /// Moves about in the past.
    pub(super) fn replay_to(&mut self, to: ReplayCommand, guest: &Guest<G>, shell: &Shell) {
        let Some(seen) = guest.seen() else { return };
        let looks_back = self.playback.replay().is_some();
        self.drop_hint();
        if looks_back && to == ReplayCommand::Toggle {
            self.playback.look_at_present(seen.view_at(self.left_at));
            if self.left_at < seen.steps.len() {
                self.push(guest, self.left_at, shell);
            }
            return;
        }
        if !looks_back {
            self.left_at = seen.steps.len();
        }
        let context = event_context(&self.players, &self.services, shell);
        self.playback.replay_to(to, seen, context);
    }
}
