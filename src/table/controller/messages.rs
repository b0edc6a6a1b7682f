//! The controller's messages, and what it needs to know of the page.

use conclave_rules::bots::BotReply;
use conclave_rules::table::Seats;
use conclave_screens::{GuestEvent, HostEvent};
use conclave_session::saves::SlotId;

use crate::bot_client::BotError;
use crate::games::{GameUi, Speed};
use crate::table::autosave::SaveSlots;
use crate::table::command::GameCommand;
use crate::text::Text;

/// What the controller needs to know of the page, and where it saves.
pub struct Env<'a, G: GameUi> {
    /// The texts.
    pub text: &'a Text,
    /// How fast events are shown, less motion considered.
    pub speed: Speed,
    /// How fast those are shown that are staged.
    pub staged: Speed,
    /// Whether an embedder has this page in a frame, and exchanges messages with it.
    pub framed: bool,
    /// Whether guests sit at this table with screens of their own.
    pub hosts: bool,
    /// Whether the program has crashed: nothing may be saved then.
    pub crashed: bool,
    /// The time, in milliseconds since 1970.
    pub now: u64,
    /// A time to measure by, which nobody sets, in milliseconds.
    pub clock: u64,
    /// Draws the seed of a new game.
    pub random: fn() -> u64,
    /// What the game keeps beside its state.
    pub services: &'a G::Services,
    /// Where games are saved.
    pub slots: &'a dyn SaveSlots,
}

/// Messages to the controller.
pub enum Msg<G: GameUi> {
    /// What a control or a key asks for.
    Do(GameCommand),
    /// The person to act does these actions.
    Act(Vec<G::Action>),
    /// The bots' answer to the request with this number.
    BotReplied(u64, Result<BotReply<G::Action>, BotError>),
    /// The chance player's answer to the request with this number; with none, the rules
    /// sample it.
    ChanceReplied(u32, Option<G::Action>),
    /// The timer has run out.
    Next,
    /// A second of the time to negotiate has passed.
    Tick,
    /// This slot was written to, here or in another tab; with none, anything else that is stored.
    SlotChanged(Option<SlotId>),
    /// A command of the embedder, the page that embeds this one.
    Embed(String),
    /// What a guest at a screen of their own has brought about.
    Guest(HostEvent<G>),
    /// The guests of these seats are away from their screens, and no others.
    Away(Seats),
    /// Something that the people must know.
    Notice(String),
    /// What has come from the host of a guest's table.
    Host(GuestEvent),
    /// Something is to be said of a guest's table for a while: the key of a sentence.
    News(&'static str),
    /// It was said for long enough.
    NewsExpired,
}

impl<G: GameUi> From<GameCommand> for Msg<G> {
    fn from(command: GameCommand) -> Msg<G> {
        Msg::Do(command)
    }
}
