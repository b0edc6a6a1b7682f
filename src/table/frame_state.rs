//! The state of the page around a game: what is open beside the board, where a press began, where
//! the focus goes, and the timers of what is shown.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::command::{PageCommand, Panel};
use super::listen::on_board_or_prompt;
use crate::board::focus;
use crate::shell::Shell;

/// What keys and presses say at a table, apart from commands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableInput {
    /// A key; whether it asks for the next event.
    Key {
        /// Whether it does.
        show_next: bool,
    },
    /// A press, here on the page.
    Pressed {
        /// Where.
        at: (i32, i32),
        /// Whether it can ask for the next event: it is on the board or on the line that tells it.
        show_next: bool,
    },
    /// The end of a press.
    Released((i32, i32)),
}

/// The timers of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableTimer {
    /// It is time for the next event.
    Next,
    /// What has just appeared takes presses now.
    Ready,
    /// Somebody may have seen the event that came by itself.
    Seen,
    /// News of the table was said for long enough.
    News,
}

impl TableInput {
    /// The press that an event begins.
    pub fn pressed(event: &PointerEvent) -> TableInput {
        TableInput::Pressed { at: place_of(event), show_next: on_board_or_prompt(event) }
    }

    /// The press that an event ends.
    pub fn released(event: &PointerEvent) -> TableInput {
        TableInput::Released(place_of(event))
    }
}

fn place_of(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// How much of a table that opens is rendered.
///
/// Yew renders everything that is pending in one task. Before it handles a message that a rendering has sent, it gives
/// the browser a turn, if the rendering took longer than a picture is shown. So a table asks for its next part by a
/// message, and a slow device paints the first part, and takes presses, before all of it is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Opening {
    /// The bar and the seats.
    #[default]
    Bar,
    /// The board, too, with the line above it.
    Middle,
    /// Everything.
    Whole,
}

impl Opening {
    /// What is rendered next.
    pub fn next(self) -> Option<Opening> {
        match self {
            Opening::Bar => Some(Opening::Middle),
            Opening::Middle => Some(Opening::Whole),
            Opening::Whole => None,
        }
    }
}

/// The state of the page around a game.
#[derive(Default)]
pub struct FrameState {
    /// How much of the table is rendered.
    pub opening: Opening,
    /// The outermost element of the table.
    pub root: NodeRef,
    /// What is open over the table.
    pub panel: Option<Panel>,
    /// Whether the log is open where it has no place of its own.
    pub log_open: bool,
    /// Whether the log is shown to its beginning.
    pub whole_log: bool,
    /// Where the focus goes once this is rendered: a selector.
    pub focus: Option<&'static str>,
    /// Whether a key was used last, and not the pointer.
    keyboard_used: bool,
    /// Where a press began that asks for the next event.
    pressed: Option<(i32, i32)>,
    /// Runs until the next event is shown.
    pub(super) timer: Option<Timeout>,
    /// Runs as long as what has just appeared takes no press.
    pub(super) fresh: Option<Timeout>,
    /// Runs as long as nobody can have seen the event that came by itself.
    pub(super) unseen: Option<Timeout>,
    /// Runs as long as news of the table is said.
    pub(super) news: Option<Timeout>,
}

impl FrameState {
    /// Whether a press that asks for the next event was meant for what was shown before: what is shown
    /// now has only just appeared.
    pub fn takes_no_next(&self) -> bool {
        self.is_fresh() || self.unseen.is_some()
    }

    /// Whether something has just appeared and takes no press yet.
    pub fn is_fresh(&self) -> bool {
        self.fresh.is_some()
    }

    /// What has just appeared takes presses now. Returns whether that is news.
    pub fn ready(&mut self) -> bool {
        self.fresh.take().is_some()
    }

    /// Takes in a key or a press. Returns whether it asks for the next event.
    pub fn takes(&mut self, input: TableInput, is_still: bool) -> bool {
        match input {
            TableInput::Key { show_next } => {
                self.keyboard_used = true;
                show_next
            }
            TableInput::Pressed { at, show_next } => {
                self.keyboard_used = false;
                // What a press begins, such as the throw of a die, asks for no next event.
                self.pressed = (show_next && !is_still).then_some(at);
                false
            }
            TableInput::Released(to) => {
                let near = |at: (i32, i32)| at.0.abs_diff(to.0).max(at.1.abs_diff(to.1)) < 10;
                self.pressed.take().is_some_and(near)
            }
        }
    }

    /// Carries out a command that concerns the page around the game. Returns whether it has to be
    /// rendered.
    pub fn carry_out(&mut self, command: PageCommand, shell: &Shell) -> bool {
        match command {
            PageCommand::FocusBoard => self.focus = Some(".table-board"),
            PageCommand::Open(panel) => self.panel = panel,
            PageCommand::ToggleLog => {
                self.log_open = !self.log_open;
                if self.log_open {
                    self.focus = Some(".table-side h2");
                }
            }
            PageCommand::WholeLog => self.whole_log = true,
            PageCommand::Explain => {
                shell.explainer.toggle();
                return false;
            }
            PageCommand::ToggleSound => {
                shell.with(|settings| settings.sound = !settings.sound);
                return false;
            }
            PageCommand::Rules => {
                shell.open_rules.emit(None);
                return false;
            }
            // The table knows the game.
            PageCommand::Analyse | PageCommand::Report => return false,
        }
        true
    }

    /// Before an action of this screen changes the board: takes the focus from a control of it that
    /// was pressed and may vanish.
    pub fn blur_pressed(&self) {
        if !self.keyboard_used {
            focus::blur_within(".table-board");
        }
    }

    /// Moves the focus where it was requested; and, for keyboard users, back to the board when the
    /// control that had it is gone or of no use any more. While the table opens, the focus waits for what is to have it.
    pub fn move_focus(&mut self) {
        if self.opening != Opening::Whole {
            return;
        }
        match self.focus.take() {
            Some(selector) => focus::move_to(&self.root, &[selector]),
            None if self.keyboard_used && focus::is_lost(&self.root) => {
                focus::move_to(&self.root, &[".replay input", ".table-board"]);
            }
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a press from one point to another asks for the next event.
    fn asks(from: (i32, i32), to: (i32, i32), show_next: bool, is_still: bool) -> bool {
        let mut frame = FrameState::default();
        assert!(!frame.takes(TableInput::Pressed { at: from, show_next }, is_still));
        let asks = frame.takes(TableInput::Released(to), is_still);
        assert!(!frame.takes(TableInput::Released(to), is_still), "a press is used once");
        asks
    }

    #[test]
    fn a_press_on_the_board_that_ends_where_it_began_asks_for_the_next_event() {
        assert!(asks((100, 100), (100, 100), true, false));
        assert!(asks((100, 100), (109, 91), true, false), "a finger trembles");
        assert!(!asks((100, 100), (100, 110), true, false), "it was drawn over the board");
        assert!(!asks((100, 100), (100, 100), false, false), "it was at a control");
        assert!(!asks((100, 100), (100, 100), true, true), "nothing is being shown");
    }

    #[test]
    fn a_table_opens_part_by_part_until_it_is_whole() {
        let mut opening = FrameState::default().opening;
        let mut parts = vec![opening];
        while let Some(next) = opening.next() {
            assert!(next > opening, "what is rendered stays");
            opening = next;
            parts.push(opening);
        }
        assert_eq!(parts, [Opening::Bar, Opening::Middle, Opening::Whole]);
    }

    #[test]
    fn a_key_asks_for_the_next_event_by_itself() {
        let mut frame = FrameState::default();
        assert!(frame.takes(TableInput::Key { show_next: true }, false));
        assert!(!frame.takes(TableInput::Key { show_next: false }, false));
    }
}
