//! The record of a game: set-up, seed and actions.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Play, Rules, Seat, Seed, Setup, SetupError, Unchanged};

/// The version of the record's own shape, whatever the game.
pub const RECORD_FORMAT: u32 = 1;

/// A game as it is saved, shared and sent: set-up, seed and actions. The state follows
/// from it by replay (event sourcing).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Record<G: Rules> {
    /// [`RECORD_FORMAT`] when it was written.
    pub format: u32,
    /// [`Rules::ID`].
    pub game: String,
    /// [`Rules::VERSION`] when it was written.
    pub version: u32,
    /// The set-up: seats and options.
    pub setup: Setup<G::Options>,
    /// The seed of the game's random numbers.
    pub seed: Seed,
    /// Who did what, in order.
    pub actions: Vec<(Seat, G::Action)>,
}

/// Why a record cannot be replayed, and at which action. The caller still has the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Not a record at all, or a damaged one.
    Unreadable(String),
    /// A record of another game.
    OtherGame(String),
    /// Written by a newer program than this one.
    Newer,
    /// Written under older rules that this program no longer plays.
    Older,
    /// Its set-up cannot begin a game.
    Setup(SetupError),
    /// An action in it is against the rules.
    Illegal {
        /// Which action, counted from 0.
        index: usize,
        /// Why it was refused.
        why: String,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Unreadable(why) => write!(f, "not a readable record: {why}"),
            RecordError::OtherGame(game) => write!(f, "a record of another game: {game}"),
            RecordError::Newer => f.write_str("written by a newer version of this program"),
            RecordError::Older => f.write_str("written under rules this version no longer plays"),
            RecordError::Setup(why) => write!(f, "its set-up is not possible: {why}"),
            RecordError::Illegal { index, why } => {
                write!(f, "action {index} is against the rules: {why}")
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl<G: Rules> Record<G> {
    /// An empty record: a game about to begin.
    pub fn new(setup: Setup<G::Options>, seed: Seed) -> Record<G> {
        Record {
            format: RECORD_FORMAT,
            game: G::ID.to_owned(),
            version: G::VERSION,
            setup,
            seed,
            actions: Vec::new(),
        }
    }

    /// Reads a record from JSON.
    ///
    /// # Errors
    /// [`RecordError`] when the text is not a record of this game and version.
    /// Whether its actions are legal is only known by replaying it.
    pub fn from_json(text: &str) -> Result<Record<G>, RecordError> {
        let unreadable = |e: serde_json::Error| RecordError::Unreadable(e.to_string());
        let heading: Heading = serde_json::from_str(text).map_err(unreadable)?;
        heading.read(|| serde_json::from_str(text).map_err(unreadable))
    }

    /// The record as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a record from [`Record::to_bytes`].
    ///
    /// # Errors
    /// As [`Record::from_json`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Record<G>, RecordError> {
        let unreadable = |e: postcard::Error| RecordError::Unreadable(e.to_string());
        let (heading, _) = postcard::take_from_bytes::<Heading>(bytes).map_err(unreadable)?;
        heading.read(|| postcard::from_bytes(bytes).map_err(unreadable))
    }

    /// The record as few bytes, for saves and links: postcard's, in the order of
    /// the fields.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Replays the record from the start. The resulting game, when it is continued, is one
    /// of the present version.
    ///
    /// # Errors
    /// [`RecordError`] naming the first thing in it that is not possible.
    pub fn replay(&self) -> Result<Play<G>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::OtherGame(self.game.clone()));
        }
        check_newest::<G>(self.format, self.version)?;
        self.check_oldest()?;
        let mut play = Play::begin(self.setup.clone(), self.seed).map_err(RecordError::Setup)?;
        for (index, (seat, action)) in self.actions.iter().enumerate() {
            play.act(*seat, action.clone())
                .map_err(|why| RecordError::Illegal { index, why: why.to_string() })?;
        }
        Ok(play)
    }

    /// Whether the rules have not changed since this was played.
    fn check_oldest(&self) -> Result<(), RecordError> {
        let oldest = Unchanged::oldest_playable::<G>(&self.setup);
        let old = self.format < RECORD_FORMAT || self.version < oldest;
        if old { Err(RecordError::Older) } else { Ok(()) }
    }
}

/// The fields that every version of the format begins with.
#[derive(Deserialize)]
struct Heading {
    format: u32,
    game: String,
    version: u32,
}

impl Heading {
    /// Reads the rest, if it is a record of `G` that can be played here.
    fn read<G: Rules>(
        self,
        rest: impl FnOnce() -> Result<Record<G>, RecordError>,
    ) -> Result<Record<G>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::OtherGame(self.game));
        }
        check_newest::<G>(self.format, self.version)?;
        match rest() {
            Ok(record) => record.check_oldest().map(|()| record),
            // Records of older rules may have other actions, so their rest is not read.
            Err(_) if self.format < RECORD_FORMAT || self.version < G::VERSION => {
                Err(RecordError::Older)
            }
            unreadable => unreadable,
        }
    }
}

/// Whether neither version is newer than this program's.
fn check_newest<G: Rules>(format: u32, version: u32) -> Result<(), RecordError> {
    let new = format > RECORD_FORMAT || version > G::VERSION;
    if new { Err(RecordError::Newer) } else { Ok(()) }
}
