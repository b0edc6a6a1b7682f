//! Looking back: any earlier moment, as this screen has seen it. The game goes on meanwhile; what has
//! happened is shown when the guest comes back to it.

use conclave::screens::Guest;

use super::GuestTable;
use crate::board::playback::replay_pause_ms;
use crate::games::GameUi;
use crate::shell::Shell;
use crate::table::controller::{Replay, ReplayCommand};
use crate::table::playback::PlyEvents;

impl<G: GameUi> GuestTable<G> {
    /// How many actions the game had before the guest's last decision, if something has happened since
    /// that can be shown again now.
    pub(super) fn since(&self, guest: &Guest<G>) -> Option<usize> {
        let (seat, seen) = guest.seat().zip(guest.seen())?;
        let last = seen.steps.iter().rposition(|step| step.seat == seat)?;
        (self.playback.is_still() && self.replay.is_none()).then_some(last)
    }

    /// Shows again what has happened since the guest's last decision.
    pub(super) fn show_again(&mut self, guest: &Guest<G>, shell: &Shell) {
        let Some((since, seen)) = self.since(guest).zip(guest.seen()) else { return };
        // It was about the present moment.
        self.drop_hint();
        self.playback.jump(seen.view_at(since));
        self.again = true;
        self.push(guest, since);
        self.go_on(guest, shell);
    }

    /// Moves about in the past.
    pub(super) fn replay_to(&mut self, to: ReplayCommand, guest: &Guest<G>, shell: &Shell) {
        let plies = guest.seen().map_or(0, |seen| seen.steps.len());
        match (to, &mut self.replay) {
            (ReplayCommand::Toggle, None) => self.look_at(plies, guest, shell),
            (ReplayCommand::Toggle, Some(_)) => return self.look_at_present(guest, shell),
            (ReplayCommand::Ply(ply), _) => self.look_at(ply, guest, shell),
            (ReplayCommand::PlayPause, Some((replay, _))) => {
                let plays = !replay.playing;
                if plays && replay.ply >= plies {
                    self.look_at(0, guest, shell);
                }
                if let Some((replay, _)) = &mut self.replay {
                    replay.playing = plays;
                }
            }
            (ReplayCommand::Forward, Some((replay, _))) => {
                replay.playing = false;
                self.step(guest);
            }
            _ => return,
        }
        self.go_on(guest, shell);
        if self.playback.is_still() {
            self.play_on(guest, shell);
        }
    }

    /// Looks at the moment after so many actions.
    pub(super) fn look_at(&mut self, ply: usize, guest: &Guest<G>, shell: &Shell) {
        let Some(seen) = guest.seen() else { return };
        let plies = seen.steps.len();
        self.drop_hint();
        if self.replay.is_none() {
            // What is still to be shown is written down, and can be looked back at.
            self.show_all(shell);
        }
        let shown = self.replay.map_or(plies, |(_, shown)| shown);
        let ply = ply.min(plies);
        self.replay = Some((Replay { ply, playing: false }, shown));
        (self.timer, self.waiting, self.again) = (None, false, false);
        self.playback.jump(seen.view_at(ply));
    }

    /// Back to the present: what has happened meanwhile is shown.
    pub(super) fn look_at_present(&mut self, guest: &Guest<G>, shell: &Shell) {
        let Some(((_, shown), seen)) = self.replay.take().zip(guest.seen()) else { return };
        (self.timer, self.waiting) = (None, false);
        self.playback.jump(seen.view_at(shown));
        if shown < seen.steps.len() {
            self.push(guest, shown);
        }
        self.go_on(guest, shell);
    }

    /// Shows the next action of what is looked back at, if there is one.
    fn step(&mut self, guest: &Guest<G>) {
        let Some((seen, (replay, _))) = guest.seen().zip(self.replay.as_mut()) else { return };
        let Some(next) = seen.steps.get(replay.ply) else { return };
        let now = seen.view_at(replay.ply);
        replay.ply += 1;
        let ply = replay.ply;
        let events = PlyEvents { ply, here: false, events: next.events.clone() };
        (self.timer, self.waiting) = (None, false);
        self.playback.jump(now);
        self.playback.push([events], seen.view_at(ply));
    }

    /// The timer has run out: on with what plays by itself, unless events are still shown.
    pub(super) fn replay_timer(&mut self, guest: &Guest<G>) {
        if self.playback.is_still() && self.replay.is_some_and(|(replay, _)| replay.playing) {
            self.step(guest);
        }
    }

    /// Waits for the next moment of what plays by itself, when all is still.
    pub(super) fn play_on(&mut self, guest: &Guest<G>, shell: &Shell) {
        let plies = guest.seen().map_or(0, |seen| seen.steps.len());
        let Some((replay, _)) = &mut self.replay else { return };
        replay.playing &= replay.ply < plies;
        if replay.playing && self.timer.is_none() {
            self.start_timer(replay_pause_ms(shell.speed()));
        }
    }
}
