//! Records in files.

use std::fmt::Display;
use std::path::Path;

use conclave_rules::table::{Record, RecordError, Rules};
use conclave_session::report::Report;
use conclave_session::saves::{Save, SaveError};
use serde_json::Value;

use super::Failure;

/// A record in a file, of whichever game.
pub enum RecordFile {
    /// As the page exports it, with names and the like.
    Save(Save),
    /// On its own: the game's id, and the JSON.
    Json(String, String),
}

impl RecordFile {
    /// Reads a file.
    ///
    /// # Errors
    /// It cannot be read, or holds no record.
    pub fn open(file: &Path) -> Result<RecordFile, Failure> {
        let named = |why: &dyn Display| format!("{}: {why}", file.display());
        let text = std::fs::read_to_string(file).map_err(|why| named(&why))?;
        Ok(RecordFile::read(text).map_err(|why| named(&why))?)
    }

    fn read(text: String) -> Result<RecordFile, Failure> {
        // A report that something is wrong has the game in it.
        match Save::open(Report::game_in(&text).unwrap_or(&text)) {
            Ok(save) => return Ok(RecordFile::Save(save)),
            Err(SaveError::NotASave) => {}
            Err(why) => return Err(why.into()),
        }
        let json: Value = serde_json::from_str(&text)?;
        let id = json.get("game").and_then(Value::as_str).ok_or("not a record of a game")?;
        Ok(RecordFile::Json(id.to_owned(), text))
    }

    /// The id of its game.
    pub fn game(&self) -> &str {
        match self {
            RecordFile::Save(save) => &save.game,
            RecordFile::Json(id, _) => id,
        }
    }

    /// The record of the game `G`.
    ///
    /// # Errors
    /// It is none that this program can replay.
    pub fn record<G: Rules>(&self) -> Result<Record<G>, RecordError> {
        match self {
            RecordFile::Save(save) => Record::from_bytes(&save.record),
            RecordFile::Json(_, text) => Record::from_json(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use conclave_rules::games::elfenwizards::Elfenwizards;
    use conclave_rules::table::{Seed, Setup};
    use conclave_session::Session;

    use super::*;

    #[test]
    fn a_report_opens_like_the_game_that_is_in_it() {
        let setup = Setup { seats: 3, options: Default::default() };
        let session = Session::<Elfenwizards>::begin(setup, Seed(7), Vec::new()).unwrap();
        let save = Some(Save::of(&session, "Thursday", 1, 2));
        let facts = vec![("version", "0.1.0".to_owned())];
        let text = Report { facts: facts.clone(), save }.write(false);
        let file = RecordFile::read(text).unwrap();
        assert_eq!(file.game(), "elfenwizards");
        let record = file.record::<Elfenwizards>().unwrap();
        assert_eq!(record.replay().unwrap().state(), session.play().state());
        let without_game = Report { facts, save: None }.write(false);
        assert!(RecordFile::read(without_game).is_err());
    }
}
