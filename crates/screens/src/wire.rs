//! The messages between a table and its guests' screens.
//!
//! A message is the byte [`WIRE_VERSION`], and postcard's bytes of a [`ToHost`] or a [`ToGuest`].
//! What a guest is sent is made from its seat's view and the events as its seat may know them, and
//! from what everybody may know. `tests/conformance` holds these bytes to that, in every game.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use conclave_rules::table::{Rules, Seat, Seats, Setup, Viewer};
use conclave_session::{Controller, codec, plain_text};

/// The version of these messages. Every message begins with it.
pub const WIRE_VERSION: u8 = 1;

/// The most bytes of a message to the host.
pub const LONGEST_TO_HOST: usize = 2 * 1024;

/// The most bytes of a message to a guest: a whole game as one seat has seen it.
pub const LONGEST_TO_GUEST: usize = 64 * 1024;

/// The most characters of a guest's name.
pub const LONGEST_NAME: usize = 24;

/// The most bytes of a gesture: the movement of a guest's hand.
pub const LONGEST_GESTURE: usize = 32;

/// The most actions that a guest takes in one go.
pub const MOST_ACTIONS: usize = 64;

/// The most bytes of an answer that a guest brings for somebody else.
pub const LONGEST_ANSWER: usize = 512;

/// The most bytes of a table that is handed over: its game and its guests.
pub const LONGEST_TABLE: usize = 1024 * 1024;

/// The most bytes of a table that is handed over in one message.
pub const LONGEST_PIECE: usize = 16 * 1024;

/// What identifies a guest: 128 random bits, which its own screen makes and keeps. Whoever knows them can play
/// its seat, so they are never shown.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Key(pub [u8; 16]);

impl Key {
    /// The key as text, for the guest's own storage: letters, digits, `-` and `_`.
    pub fn to_text(self) -> String {
        codec::to_text(&self)
    }

    /// Reads a key; none if the text is no key.
    pub fn from_text(text: &str) -> Option<Key> {
        let bytes = codec::from_base64(text)?;
        bytes.try_into().ok().map(Key)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

/// What identifies an invitation: 64 random bits, in its link. It admits one guest once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Invitation(pub u64);

/// A place at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TablePlace {
    /// A player's.
    Seat(Seat),
    /// A spectator's: a second screen, or somebody who looks on.
    Spectator,
}

impl TablePlace {
    /// The viewer that somebody at this place is.
    pub fn viewer(self) -> Viewer {
        match self {
            TablePlace::Seat(seat) => Viewer::Seat(seat),
            TablePlace::Spectator => Viewer::Spectator,
        }
    }
}

/// How far a guest has followed the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct SyncPoint {
    /// How often the game has jumped (undo, another game): numbers start anew then.
    pub epoch: u32,
    /// How many actions of this epoch's game the guest has seen.
    pub ply: u32,
}

/// Who comes, in the first message of every connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The game that the guest's program plays ([`Rules::ID`]).
    pub game: String,
    /// The build of the guest's program: only equal builds understand each other.
    pub build: String,
    /// What the guest is called; shown as [`name_of_guest`] has it.
    pub name: String,
    /// The guest's key, which identifies it from now on.
    pub key: Key,
    /// What admits it; none when its key is known at the table.
    pub invitation: Option<Invitation>,
}

/// A message from a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub enum ToHost<G: Rules> {
    /// Who comes, and how far they have followed the game if they were here before.
    Hello(Hello, Option<SyncPoint>),
    /// The guest's seat does this.
    Act {
        /// The epoch in which it was decided.
        epoch: u32,
        /// How many actions the seat had taken in the game.
        number: u32,
        /// The actions, in a row; [`MOST_ACTIONS`] at most.
        actions: Vec<G::Action>,
    },
    /// A sign of life: how far the guest has followed the game and who sits where.
    Seen {
        /// The game; none as long as the guest has nothing of it.
        position: Option<SyncPoint>,
        /// [`Seating::revision`].
        revision: u32,
    },
    /// Something is missing: send all that comes after this, or everything.
    Again(Option<SyncPoint>),
    /// The screen is hidden or locked; or it is looked at again.
    Hidden(bool),
    /// The guest gives up its place.
    Leave,
    /// The guest brings somebody else's answer to an invitation, for a table that cannot see it itself.
    Answer {
        /// How many it has brought before, from 0.
        number: u32,
        /// The answer, as whoever makes answers writes them; [`LONGEST_ANSWER`] bytes at most.
        code: String,
    },
    /// How the guest's hand made what its seat does next, as the page of its game writes it (a throw of
    /// dice); [`LONGEST_GESTURE`] bytes at most. Without it the rules decide as for anybody.
    Gesture(Vec<u8>),
    /// Whether the guest's device becomes the table, as it was offered under this number
    /// ([`ToGuest::Offered`]).
    Takes(u32, bool),
    /// How many bytes of the table that is handed over have arrived.
    Has(u32),
}

/// An action and what came of it, as a guest may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct SeenAction<G: Rules> {
    /// Who acted; [`Seat::CHANCE`] for the chance player.
    pub seat: Seat,
    /// What came of it.
    pub events: Vec<G::Event>,
}

/// How a game began, as a guest may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Beginning<G: Rules> {
    /// The set-up.
    pub setup: Setup<G::Options>,
    /// What happened while setting up.
    pub events: Vec<G::Event>,
    /// The game before any action.
    pub view: G::View,
}

/// The game as it is now, and what led there from what the guest had.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Update<G: Rules> {
    /// How many actions were taken before the first of `steps`.
    pub from: u32,
    /// How the game began; for a guest that has nothing of this epoch, and then `from` is 0.
    pub beginning: Option<Beginning<G>>,
    /// What has happened since, action by action.
    pub steps: Vec<SeenAction<G>>,
    /// The game after them.
    pub view: G::View,
    /// Who must decide.
    pub to_act: Seats,
    /// What the guest's seat may do.
    pub legal: Vec<G::Action>,
    /// How many actions the guest's seat has taken.
    pub taken: u32,
}

/// Events as somebody at `place` may know them.
fn redacted<G: Rules>(place: TablePlace, events: &[G::Event]) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::redact(event, place.viewer())).collect()
}

impl<G: Rules> Beginning<G> {
    /// How a game began in this state, with these events, as somebody at `place` may know it.
    pub fn of(
        place: TablePlace,
        setup: Setup<G::Options>,
        state: &G::State,
        events: &[G::Event],
    ) -> Beginning<G> {
        let view = G::view(state, place.viewer());
        Beginning { setup, events: redacted::<G>(place, events), view }
    }
}

impl<G: Rules> Update<G> {
    /// The game in this state, as somebody at `place` may know it, who has taken so many actions:
    /// without anything of what led there.
    pub fn of(place: TablePlace, state: &G::State, taken: u32) -> Update<G> {
        let mut legal = Vec::new();
        if let TablePlace::Seat(seat) = place {
            G::legal(state, seat, &mut legal);
        }
        Update {
            from: 0,
            beginning: None,
            steps: Vec::new(),
            view: G::view(state, place.viewer()),
            to_act: G::to_act(state),
            legal,
            taken,
        }
    }

    /// Adds an action of `seat` to what has happened: what came of it, as somebody at `place` may
    /// know it.
    pub fn add(&mut self, place: TablePlace, seat: Seat, events: &[G::Event]) {
        self.steps.push(SeenAction { seat, events: redacted::<G>(place, events) });
    }

    /// The message that brings it to a guest, in this epoch of the game.
    pub fn message(&self, epoch: u32) -> ToGuest {
        let ply = self.from + self.steps.len() as u32;
        let bytes = postcard::to_allocvec(self).unwrap_or_default();
        ToGuest::Update(SyncPoint { epoch, ply }, bytes)
    }

    /// Reads an update.
    ///
    /// # Errors
    /// [`WireError::Unreadable`] when they are not exactly one.
    pub fn read(bytes: &[u8]) -> Result<Update<G>, WireError> {
        exactly(bytes)
    }
}

/// A player, for all to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// What they are called.
    pub name: String,
    /// Who decides for the seat.
    pub controller: Controller,
    /// Whether a guest should be there and is not.
    pub away: bool,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Seating {
    /// How often this has changed.
    pub revision: u32,
    /// The players by seat.
    pub players: Vec<Sitting>,
    /// How many look on at screens of their own.
    pub spectators: u8,
}

/// Why the host has refused an action. The game is as it was, and comes with an [`Update`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ActionRefusal {
    /// The guest looks on, or somebody else plays its seat now.
    NotYours,
    /// It was decided before something that the guest did not know of.
    Stale,
    /// The rules refuse it.
    Illegal,
}

/// Why the table cannot use an answer to an invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AnswerError {
    /// It is incomplete, or something else.
    Damaged,
    /// It was made by a page of another version.
    OtherBuild,
    /// It has expired.
    Expired,
    /// It is an invitation.
    Invitation,
    /// It is for another table.
    OtherTable,
    /// It was used already, or its invitation was withdrawn.
    Used,
}

/// Why the host ends a guest's connection, or refuses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Parting {
    /// The guest's program is another build: it must load the page again.
    OtherBuild,
    /// The table plays another game.
    OtherGame,
    /// The invitation was used already, or was never given.
    Uninvited,
    /// The invitation has expired.
    Expired,
    /// Somebody else has the seat.
    Taken,
    /// The table has no room for more screens.
    Crowded,
    /// The guest came again over another connection.
    Elsewhere,
    /// The host has taken the place back.
    Dismissed,
    /// The guest has sent too many messages, or too many that could not be read.
    Flooded,
    /// The guest has left.
    Left,
}

/// A message to a guest. It contains no type of a game, so that a screen that does not follow the game can read
/// it too ([`Forwarder`](super::Forwarder)).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ToGuest {
    /// The end. (It is the first variant, so that every build can read at least this.)
    Parted(Parting),
    /// The guest has this place.
    Welcome(TablePlace),
    /// The game as it is now: how far it has come, and the bytes of an [`Update`].
    Update(SyncPoint, Vec<u8>),
    /// The guest's action with this number was refused.
    Refused(u32, ActionRefusal),
    /// Who sits where.
    Table(Seating),
    /// The players have changed their seats, and the guest with them; or the table plays another game
    /// now, of this id ([`Rules::ID`]). The guest says hello again, with the program of that game, and is
    /// told which place it has.
    Greet(String),
    /// What became of the answer with this number that the guest has brought.
    Answered(u32, Result<(), AnswerError>),
    /// For how many more seconds the table may talk before it decides; 0 when it is not talking. Said every
    /// second as long as it is.
    Talk(u32),
    /// The game night goes on away from this game: the table says nothing until the next one begins.
    Between,
    /// The table is to be handed over to the guest's device, if the guest wants that. Each offer has
    /// another number.
    Offered(u32),
    /// A piece of the table that is handed over; [`LONGEST_PIECE`] bytes at most.
    Piece {
        /// The number of the offer that the guest has taken.
        offer: u32,
        /// How many bytes come before it.
        at: u32,
        /// How many bytes there are in all; [`LONGEST_TABLE`] at most.
        whole: u32,
        /// The piece.
        bytes: Vec<u8>,
    },
    /// The guest's device is the table from now on: the last that the old one says as a table.
    Yours,
    /// The table is another device now, and there is its code for this guest. The answer goes back by the old
    /// table ([`ToHost::Answer`]).
    Moved(String),
    /// To a table that was handed over, while it still has the others' connections: a code for whoever has
    /// this key.
    PassOn {
        /// Whose it is.
        to: Key,
        /// The code.
        code: String,
    },
}

/// Why a message cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WireError {
    /// It is longer than any may be.
    TooLong,
    /// It is of another version of these messages.
    OtherVersion,
    /// It is not a message.
    Unreadable,
}

/// The bytes of a message.
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    postcard::to_extend(message, vec![WIRE_VERSION]).unwrap_or_default()
}

/// Reads a message of at most `longest` bytes.
///
/// # Errors
/// [`WireError`] when they are not exactly one message.
pub fn decode<T: DeserializeOwned>(bytes: &[u8], longest: usize) -> Result<T, WireError> {
    if bytes.len() > longest {
        return Err(WireError::TooLong);
    }
    let (&version, bytes) = bytes.split_first().ok_or(WireError::Unreadable)?;
    if version != WIRE_VERSION {
        return Err(WireError::OtherVersion);
    }
    exactly(bytes)
}

fn exactly<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, WireError> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        _ => Err(WireError::Unreadable),
    }
}

/// A guest's name as it is shown: plain text, without spaces around it, [`LONGEST_NAME`] at most.
pub fn name_of_guest(name: &str) -> String {
    plain_text(name).trim().chars().take(LONGEST_NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_rules::games::elfenwizards::{Action, Elfenwizards};

    type Message = ToHost<Elfenwizards>;

    #[test]
    fn what_is_not_exactly_a_message_is_an_error() {
        let act = Message::Act { epoch: 1, number: 7, actions: vec![Action::Roll] };
        let bytes = encode(&act);
        let read = |bytes: &[u8]| decode::<Message>(bytes, LONGEST_TO_HOST);
        assert_eq!(read(&bytes), Ok(act));
        assert_eq!(read(&[]), Err(WireError::Unreadable));
        assert_eq!(read(&bytes[..bytes.len() - 1]), Err(WireError::Unreadable));
        assert_eq!(read(&[&bytes[..], &[0]].concat()), Err(WireError::Unreadable));
        assert_eq!(read(&[WIRE_VERSION + 1]), Err(WireError::OtherVersion));
        assert_eq!(read(&[0; LONGEST_TO_HOST + 1]), Err(WireError::TooLong));
        // A length that exceeds any message.
        assert_eq!(read(&[WIRE_VERSION, 1, 1, 7, 255, 255, 255, 127]), Err(WireError::Unreadable));
    }

    #[test]
    fn keys_survive_storage_and_are_not_printed() {
        let key = Key([7; 16]);
        assert_eq!(Key::from_text(&key.to_text()), Some(key));
        assert_eq!(Key::from_text("AAAA"), None);
        assert_eq!(format!("{key:?}"), "Key(…)");
    }

    #[test]
    fn names_are_short_plain_text() {
        assert_eq!(name_of_guest(" A\u{202e}d\na "), "Ada");
        assert_eq!(name_of_guest(&"x".repeat(99)).len(), LONGEST_NAME);
    }
}
