//! The commands of the controls around the board and of the keyboard.

use conclave_rules::bots::Level;
use conclave_rules::table::Seat;
use yew::prelude::*;

/// What can be open over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// The score sheet.
    Sheet,
    /// The settings.
    Settings,
    /// What the keys do.
    Keys,
}

/// A movement in what is looked back at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayCommand {
    /// Into the past, at the present moment; or out of it.
    Toggle,
    /// To the moment after so many actions.
    Ply(usize),
    /// One action on, with everything that came of it.
    Forward,
    /// On by itself, or not any longer.
    PlayPause,
    /// Play on from here, as another game.
    Branch,
}

/// What a control or a key asks for: of the game, or of the page around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Of the game: the controller takes it as it is.
    Game(GameCommand),
    /// Of the page around the game.
    Page(PageCommand),
}

/// What a control or a key asks of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameCommand {
    /// Back to a person's last step.
    Undo,
    /// Forward again.
    Redo,
    /// Ask for a hint, or put it away.
    Hint,
    /// Do what the hint says.
    TakeHint,
    /// Tell why the last bot did what it did, or put that away.
    TellWhy,
    /// Put the hint away, or leave the replay.
    Close,
    /// Look back, or move about there.
    Replay(ReplayCommand),
    /// Ask the bots again.
    Retry,
    /// This player confirms to hold the device.
    TakeDevice(Seat),
    /// Show the next event now.
    ShowNext,
    /// Show the rest at once.
    Skip,
    /// Let each event wait for [`GameCommand::ShowNext`], or not any longer.
    Pause,
    /// Show again what has happened since the last decision here.
    Again,
    /// The players end the time to negotiate.
    EndNegotiation,
    /// Continue from what the other tab has saved.
    TakeTheirs,
    /// Continue this tab's game in a slot of its own.
    KeepMine,
    /// Do what this step of the lesson asks for, or show a hint where it asks for nothing.
    ShowStep,
    /// Show the solution of the puzzle.
    ShowSolution,
    /// Begin the lesson anew.
    RestartLesson,
    /// Back to the decision of the puzzle.
    RestartPuzzle,
    /// Play on from here without the lesson.
    LeaveLesson,
    /// A new game with the same set-up and a new seed; all bots of this level, if one is named.
    Rematch(Option<Level>),
    /// The same, with everybody one seat further on.
    SwapSeats,
    /// Offer the game as a file.
    Export,
    /// Offer the game to be shared.
    Share,
}

/// What a control or a key asks of the page around the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageCommand {
    /// Go to the board with the keyboard.
    FocusBoard,
    /// Open this over the table, or close what is open.
    Open(Option<Panel>),
    /// Show or hide the log where it has no place of its own.
    ToggleLog,
    /// Show the log to its beginning.
    WholeLog,
    /// Switch "What is this?" on or off.
    Explain,
    /// Switch the sound on or off.
    ToggleSound,
    /// Open the rules over the table.
    Rules,
    /// Open the analysis of the finished game.
    Analyse,
    /// Something is wrong: show what a report of it would hold.
    Report,
}

impl From<GameCommand> for Command {
    fn from(command: GameCommand) -> Command {
        Command::Game(command)
    }
}

impl From<PageCommand> for Command {
    fn from(command: PageCommand) -> Command {
        Command::Page(command)
    }
}

impl Command {
    /// Sends this command whenever a control is pressed.
    pub fn on_press(self, send: &Callback<Command>) -> Callback<MouseEvent> {
        send.reform(move |_| self)
    }
}

impl GameCommand {
    /// Sends this command whenever a control is pressed.
    pub fn on_press(self, send: &Callback<Command>) -> Callback<MouseEvent> {
        Command::from(self).on_press(send)
    }
}

impl PageCommand {
    /// Sends this command whenever a control is pressed.
    pub fn on_press(self, send: &Callback<Command>) -> Callback<MouseEvent> {
        Command::from(self).on_press(send)
    }
}
