//! A save as text: what it is, in which format, of which game, a checksum, and
//! the rest packed. Blanks part them; where lines break does not matter.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::page::codec::{checksum, from_text, to_text};
use crate::page::session::{Occupant, Session};
use crate::table::{Record, RecordError, Rules};

/// The version of the save's own shape. The record in it has one of its own.
pub const SAVE_FORMAT: u32 = 1;

/// What every save begins with, whatever its format.
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
    /// The bytes of the game's record ([`Record::to_bytes`]), which only the game
    /// can read.
    pub record: Vec<u8>,
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
            record: play.record().to_bytes(),
        }
    }

    /// The session that was saved.
    ///
    /// # Errors
    /// [`RecordError`] when its record is not one of the game `G`, or cannot be
    /// replayed.
    pub fn session<G: Rules>(&self) -> Result<Session<G>, RecordError> {
        let record = Record::from_bytes(&self.record)?;
        Session::resume(&record, self.occupants.clone(), self.marks.clone())
    }

    /// The save as text.
    pub fn seal(&self) -> String {
        let body = to_text(self);
        let sum = checksum(body.as_bytes());
        // The game stands outside as well: who only wants to know which program
        // can read the rest need not unpack it.
        format!("{KIND} {SAVE_FORMAT} {} {sum} {body}", self.game)
    }

    /// Reads a sealed save. Whether its record can be replayed is only known by
    /// replaying it.
    ///
    /// # Errors
    /// [`SaveError`] when the text is none that this program can use.
    pub fn open(text: &str) -> Result<Save, SaveError> {
        let mut words = text.split_ascii_whitespace();
        let mut next = || words.next().ok_or(SaveError::Damaged);
        if next() != Ok(KIND) {
            return Err(SaveError::NotASave);
        }
        let format: u32 = next()?.parse().map_err(|_| SaveError::Damaged)?;
        if format > SAVE_FORMAT {
            return Err(SaveError::Newer);
        }
        let (game, sum, body) = (next()?, next()?, next()?);
        if sum.parse() != Ok(checksum(body.as_bytes())) {
            return Err(SaveError::Damaged);
        }
        let save: Save = from_text(body).ok_or(SaveError::Damaged)?;
        if save.game != game || words.next().is_some() {
            return Err(SaveError::Damaged);
        }
        Ok(save)
    }
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
    fn line_breaks_added_on_the_way_do_no_harm() {
        let save = save();
        let spread = format!("\n{}\r\n", save.seal().replace(' ', "\r\n"));
        assert_eq!(Save::open(&spread), Ok(save));
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
        assert_eq!(Save::open(&sealed.replacen('A', "B", 1)), Err(SaveError::Damaged));
        assert_eq!(
            Save::open(&sealed.replacen("elfenwizards", "dice-arena", 1)),
            Err(SaveError::Damaged)
        );
        assert_eq!(Save::open("conclave-save 2 of an unknown shape"), Err(SaveError::Newer));
        for text in ["", "null", "{}", "other 1 x", "\u{0}", "conclave-saves 1"] {
            assert_eq!(Save::open(text), Err(SaveError::NotASave), "{text:?}");
        }
        for text in ["conclave-save", "conclave-save x", "conclave-save 1 elfenwizards 0 !"] {
            assert_eq!(Save::open(text), Err(SaveError::Damaged), "{text:?}");
        }
    }
}
