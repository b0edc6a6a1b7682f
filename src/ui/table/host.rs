//! The page around a framed game: what it is told, and what it may want. The other
//! end of this is `static/frame.js`.

use conclave::session::Session;
use conclave::session::embed::{self, Command, HostError};
use conclave::session::saves::Save;
use conclave::table::{Rules, Seat, Viewer};

use super::Live;
use super::replay::ReplayCommand;
use crate::games::GameUi;
use crate::save_errors::{explain, explain_record};
use crate::shell::Shell;
use crate::{boot, router};

impl<G: GameUi> Live<G> {
    /// Tells the host how the game stands, and what to keep.
    pub(super) fn report(&self) {
        if !boot::framed() || self.is_shared() {
            return;
        }
        let play = self.game.session.play();
        let scores = G::scores(&G::view(play.state(), Viewer::Spectator));
        boot::post_to_host(&embed::changed(play.ply(), play.to_act(), &scores));
        if let Some(outcome) = <G as Rules>::outcome(play.state()) {
            boot::post_to_host(&embed::over(&outcome));
        }
        boot::post_to_host(&embed::saved(&self.save().seal()));
    }

    /// Tells the host what `seat` has decided since the game had `before` actions.
    pub(super) fn report_acts(&self, seat: Seat, before: usize) {
        // Of those elsewhere the host has told us.
        if !boot::framed() || self.game.session.is_remote(seat) {
            return;
        }
        let session = &self.game.session;
        let entries = &session.play().entries()[before..];
        let first = session.taken_by(seat) - entries.len();
        for (number, entry) in (first..).zip(entries) {
            boot::post_to_host(&embed::acted(seat, number, &entry.action));
        }
    }

    /// Does what the host wants; tells it if that cannot be.
    pub(super) fn handle_command(&mut self, command: &str, shell: &Shell) {
        let session = &self.game.session;
        match Command::parse(command) {
            Some(Command::Act { seat, number, action }) => {
                let remote = session.is_remote(seat);
                if !remote || number != session.taken_by(seat) {
                    report_error(if remote { HostError::Number } else { HostError::Seat }, "");
                    return;
                }
                if self.replay.is_some() {
                    self.replay_to(ReplayCommand::Toggle, shell);
                }
                self.apply_actions(seat, &[action], shell);
                if let Some(why) = self.refused.take() {
                    report_error(HostError::Illegal, &why);
                }
            }
            Some(Command::Undo) if session.undo_target().is_none() => {
                report_error(HostError::Undo, "")
            }
            Some(Command::Undo) => self.travel(shell, Session::undo),
            Some(Command::Load(save)) => load::<G>(&save, shell),
            None => report_error(HostError::Message, ""),
        }
    }
}

/// Goes on with a game that the host has kept, if it is one of this program's.
pub fn load<G: GameUi>(save: &str, shell: &Shell) {
    let text = &shell.text;
    let save = Save::open(save).map_err(|why| explain(&why, text)).and_then(|save| {
        let playable = save.session::<G>();
        playable.map(|_| save).map_err(|why| explain_record(&why, text))
    });
    match save {
        Ok(save) => router::go(&shell.create_slot(save)),
        Err(why) => report_error(HostError::Record, &why),
    }
}

/// Tells the host what has gone wrong.
pub fn report_error(error: HostError, words: &str) {
    if boot::framed() {
        boot::post_to_host(&embed::error(error, words));
    }
}
