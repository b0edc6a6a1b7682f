//! A save as text: its kind, schema, game, rules version, time, a checksum, and the rest
//! packed. Blanks separate the words; line breaks count as blanks.
//!
//! | schema | words after `conclave-save` | the checksum is of |
//! |---|---|---|
//! | 1 | `1 GAME SUM BODY` | the body |
//! | 2 | `2 GAME ENGINE SAVED SUM BODY` | all the other words |
//!
//! A program reads every schema that there ever was. To bring in another: add
//! fields at the end of [`Save`], a line to `MIGRATIONS` that gives older bodies
//! what they lack, and fixtures (`tests/reliability/fixtures.rs`).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::codec::{checksum, from_base64, to_text};
use crate::{Player, Session, plain_text};
use conclave_rules::table::{Record, RecordError, Rules};

/// The version of the save's own shape, its schema. The record in it has one of
/// its own.
pub const SAVE_FORMAT: u32 = 2;

/// The migrations: each turns the body of a save of one schema into one of the next, the
/// oldest schema first.
const MIGRATIONS: [fn(&mut Vec<u8>); SAVE_FORMAT as usize - 1] = [
    // Schema 1 had no rules version; the record in it has.
    |body| body.push(0),
];

/// What every save begins with, whatever its format.
pub(super) const KIND: &str = "conclave-save";

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
    /// The players by seat.
    pub players: Vec<Player>,
    /// How many actions were taken before each step of a person, for undo.
    pub undo_points: Vec<usize>,
    /// The bytes of the game's record ([`Record::to_bytes`]), which only the game
    /// can read.
    pub record: Vec<u8>,
    /// Which of the game's rules it was played under ([`Rules::VERSION`]); 0 where
    /// the save is too old to say.
    pub engine: u32,
    /// Whether this is an earlier state of the game, because the last one is there but
    /// cannot be read.
    #[serde(skip)]
    pub earlier: bool,
}

/// When the save in this text was saved, according to its header; 0 if it has no time.
pub(super) fn saved_of(text: &str) -> u64 {
    text.split_ascii_whitespace().nth(4).and_then(|word| word.parse().ok()).unwrap_or(0)
}

/// Why this program cannot use a text as a save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is not a save.
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
            turn: play.ply(),
            over: play.to_act().is_empty(),
            players: session.players().to_vec(),
            undo_points: session.undo_points().to_vec(),
            record: play.record().to_bytes(),
            engine: G::VERSION,
            earlier: false,
        }
    }

    /// The session that was saved.
    ///
    /// # Errors
    /// [`RecordError`] when its record is not one of the game `G`, or cannot be
    /// replayed.
    pub fn session<G: Rules>(&self) -> Result<Session<G>, RecordError> {
        let record = Record::from_bytes(&self.record)?;
        Session::resume(&record, self.players.clone(), self.undo_points.clone())
    }

    /// The save as text.
    pub fn seal(&self) -> String {
        let body = to_text(self);
        // The header can be read without unpacking the body.
        let head = format!("{KIND} {SAVE_FORMAT} {} {} {}", self.game, self.engine, self.saved);
        let sum = checksum(format!("{head} {body}").as_bytes());
        format!("{head} {sum} {body}")
    }

    /// Reads a sealed save of any schema. Whether its record can be replayed is only
    /// known by replaying it.
    ///
    /// # Errors
    /// [`SaveError`] when the text is none that this program can use.
    pub fn open(text: &str) -> Result<Save, SaveError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        if words.first() != Some(&KIND) {
            return Err(SaveError::NotASave);
        }
        let schema: u32 =
            words.get(1).and_then(|word| word.parse().ok()).ok_or(SaveError::Damaged)?;
        if schema > SAVE_FORMAT {
            return Err(SaveError::Newer);
        }
        Save::read(schema, &words).ok_or(SaveError::Damaged)
    }

    /// Reads the words of a save of this schema or an older one.
    fn read(schema: u32, words: &[&str]) -> Option<Save> {
        let (head, sum, body) = match words {
            [head @ .., sum, body] => (head, sum, *body),
            _ => return None,
        };
        let summed = match (schema, head.len()) {
            (1, 3) => body.to_owned(),
            (2.., 5) => [head, &[body]].concat().join(" "),
            _ => return None,
        };
        if sum.parse() != Ok(checksum(summed.as_bytes())) {
            return None;
        }
        let mut body = from_base64(body)?;
        for migrate in &MIGRATIONS[schema as usize - 1..] {
            migrate(&mut body);
        }
        let mut save: Save = postcard::from_bytes(&body).ok()?;
        let players = save.players.iter_mut().map(|player| &mut player.name);
        for name in players.chain([&mut save.name]) {
            *name = plain_text(name);
        }
        (save.game == head[2]).then_some(save)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::Controller;
    use conclave_rules::games::elfenwizards::Elfenwizards;
    use conclave_rules::table::{Rng, Seed, Setup};

    /// A game with a few actions.
    pub(in crate::saves) fn save() -> Save {
        let players = ["Ada", "Béa", "Cy"]
            .map(|name| Player { name: name.to_owned(), controller: Controller::Person })
            .to_vec();
        let setup = Setup { seats: 3, options: Default::default() };
        let mut session = Session::<Elfenwizards>::begin(setup, Seed(3), players).unwrap();
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
        assert_eq!(session.play().ply(), 60);
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
        assert_eq!(Save::open("conclave-save 3 of an unknown shape"), Err(SaveError::Newer));
        for text in ["", "null", "{}", "other 1 x", "\u{0}", "conclave-saves 1"] {
            assert_eq!(Save::open(text), Err(SaveError::NotASave), "{text:?}");
        }
        for text in [
            "conclave-save",
            "conclave-save x",
            "conclave-save 0",
            "conclave-save 0 elfenwizards 14695981039346656037",
            "conclave-save 1 elfenwizards 0 !",
            "conclave-save 2 elfenwizards 1 0 0 !",
        ] {
            assert_eq!(Save::open(text), Err(SaveError::Damaged), "{text:?}");
        }
    }

    #[test]
    fn a_save_says_outside_which_game_rules_and_time_it_is_of() {
        let sealed = save().seal();
        let words: Vec<&str> = sealed.split(' ').collect();
        assert_eq!(words[..5], ["conclave-save", "2", "elfenwizards", "4", "2"]);
        assert_eq!(saved_of(&sealed), 2);
        for (said, other) in [(" 4 2 ", " 1 2 "), (" 4 2 ", " 4 3 "), ("wizards", "dwarfs")] {
            assert_eq!(Save::open(&sealed.replacen(said, other, 1)), Err(SaveError::Damaged));
        }
    }
}
