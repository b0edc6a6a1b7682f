//! A save as text: JSON that says what it is, in which format, with a checksum.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::page::session::{Occupant, Session};
use crate::table::{Record, RecordError, Rules};

/// The version of the save's own shape. The record in it has one of its own.
pub const SAVE_FORMAT: u32 = 1;

/// What every save says of itself, whatever its format.
const KIND: &str = "conclave-save";

/// A saved game: its record and the people around it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// The game's id.
    pub game: String,
    /// What the players call it.
    pub name: String,
    /// When the game began, in milliseconds since 1970.
    pub created: u64,
    /// When this was saved, in milliseconds since 1970.
    pub saved: u64,
    /// How many actions were taken.
    pub turn: usize,
    /// Whether the game is over.
    pub over: bool,
    /// Who sits where.
    pub occupants: Vec<Occupant>,
    /// How many actions were taken before each step of a person, for undo.
    pub marks: Vec<usize>,
    /// The game's record ([`Record`]) as JSON, which only the game can read.
    #[serde(skip)]
    pub record: String,
}

/// Why a text is no save that this program can use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is no save at all.
    NotASave,
    /// A newer program wrote it.
    Newer,
    /// Part of it is missing or was changed.
    Damaged,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SaveError::NotASave => "this is not a saved game",
            SaveError::Newer => "a newer version of this program wrote this save",
            SaveError::Damaged => "this save is damaged",
        })
    }
}

impl std::error::Error for SaveError {}

/// What every format has.
#[derive(Deserialize)]
struct Heading {
    kind: String,
    format: u32,
}

/// What is sealed, as it stands in the text: read one by one, so that the
/// checksum is over what was written.
#[derive(Deserialize)]
struct Sealed<'a> {
    checksum: String,
    #[serde(borrow)]
    save: &'a RawValue,
    #[serde(borrow)]
    record: &'a RawValue,
}

impl Save {
    /// The save of a session. `created` and `now` are in milliseconds since 1970.
    pub fn of<G: Rules>(session: &Session<G>, name: &str, created: u64, now: u64) -> Save {
        let play = session.play();
        Save {
            game: G::ID.to_owned(),
            name: name.to_owned(),
            created,
            saved: now,
            turn: play.turn(),
            over: play.to_act().is_empty(),
            occupants: session.occupants().to_vec(),
            marks: session.marks().to_vec(),
            record: play.record().to_json(),
        }
    }

    /// The session that was saved.
    ///
    /// # Errors
    /// [`RecordError`] when its record is not one of the game `G`, or cannot be
    /// replayed.
    pub fn session<G: Rules>(&self) -> Result<Session<G>, RecordError> {
        let record = Record::from_json(&self.record)?;
        Session::resume(&record, self.occupants.clone(), self.marks.clone())
    }

    /// The save as text.
    pub fn seal(&self) -> String {
        let save = serde_json::to_string(self).unwrap_or_default();
        let record = &self.record;
        let checksum = checksum([&save, record]);
        format!(
            r#"{{"kind":"{KIND}","format":{SAVE_FORMAT},"checksum":"{checksum}","save":{save},"record":{record}}}"#
        )
    }

    /// Reads a sealed save. Whether its record can be replayed is only known by
    /// replaying it.
    ///
    /// # Errors
    /// [`SaveError`] when the text is none that this program can use.
    pub fn open(text: &str) -> Result<Save, SaveError> {
        let heading: Heading = serde_json::from_str(text).map_err(|_| {
            // Cut short, it still begins like a save.
            if text.contains(KIND) { SaveError::Damaged } else { SaveError::NotASave }
        })?;
        if heading.kind != KIND {
            return Err(SaveError::NotASave);
        }
        if heading.format > SAVE_FORMAT {
            return Err(SaveError::Newer);
        }
        let sealed: Sealed<'_> = serde_json::from_str(text).map_err(|_| SaveError::Damaged)?;
        if checksum([sealed.save.get(), sealed.record.get()]) != sealed.checksum {
            return Err(SaveError::Damaged);
        }
        let mut save: Save =
            serde_json::from_str(sealed.save.get()).map_err(|_| SaveError::Damaged)?;
        sealed.record.get().clone_into(&mut save.record);
        Ok(save)
    }
}

/// FNV-1a over the bytes, save for the layout: against accidents, not against
/// cheats.
fn checksum(texts: [&str; 2]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for text in texts {
        let (mut quoted, mut escaped) = (false, false);
        for byte in text.bytes() {
            if !quoted && byte.is_ascii_whitespace() {
                continue;
            }
            quoted ^= byte == b'"' && !escaped;
            escaped = byte == b'\\' && !escaped;
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    format!("{hash:016x}")
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::elfenwizards::Elfenwizards;
    use crate::page::session::Who;
    use crate::table::{Rng, Seed, Setup};

    /// A game some way in.
    pub(in crate::page::saves) fn save() -> Save {
        let occupants = ["Ada", "Béa", "Cy"]
            .map(|name| Occupant { name: name.to_owned(), who: Who::Person })
            .to_vec();
        let setup = Setup { seats: 3, options: Default::default() };
        let mut session = Session::<Elfenwizards>::begin(setup, Seed(3), occupants).unwrap();
        let mut rng = Rng::new(Seed(3));
        for _ in 0..60 {
            let seat = session.play().to_act().first().unwrap();
            let action = *rng.pick(&session.play().legal(seat)).unwrap();
            session.act(seat, &[action]).unwrap();
        }
        Save::of(&session, "Thursday", 1, 2)
    }

    #[test]
    fn a_save_is_read_back_and_the_game_goes_on_where_it_stood() {
        let save = save();
        let again = Save::open(&save.seal()).unwrap();
        assert_eq!(again, save);
        let session = again.session::<Elfenwizards>().unwrap();
        assert_eq!(session.play().turn(), 60);
        assert_eq!(Save::of(&session, "Thursday", 1, 2), save);
    }

    #[test]
    fn another_layout_of_the_same_json_is_the_same_save() {
        let save = save();
        let spread = save.seal().replace(',', " ,\n  ").replace("\":", "\" : ");
        let session = |save: &Save| save.session::<Elfenwizards>().unwrap();
        assert_eq!(session(&Save::open(&spread).unwrap()), session(&save));
    }

    #[test]
    fn every_truncated_save_is_damaged() {
        let sealed = save().seal();
        for end in (1..sealed.len()).step_by(37).filter(|&end| sealed.is_char_boundary(end)) {
            let error = Save::open(&sealed[..end]).unwrap_err();
            assert!(matches!(error, SaveError::Damaged | SaveError::NotASave), "cut at {end}");
        }
        assert_eq!(Save::open(&sealed[..sealed.len() - 1]), Err(SaveError::Damaged));
    }

    #[test]
    fn a_changed_save_is_damaged_and_a_newer_one_is_newer() {
        let sealed = save().seal();
        assert_eq!(Save::open(&sealed.replace("Thursday", "Friday")), Err(SaveError::Damaged));
        assert_eq!(
            Save::open(r#"{"kind":"conclave-save","format":2,"shape":"unknown"}"#),
            Err(SaveError::Newer)
        );
        for text in ["", "null", "{}", "[1]", r#"{"kind":"other","format":1}"#, "\u{0}"] {
            assert_eq!(Save::open(text), Err(SaveError::NotASave), "{text:?}");
        }
    }
}
