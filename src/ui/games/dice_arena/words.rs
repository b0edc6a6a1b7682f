//! How things are called, in the reader's language.

use conclave::games::dice_arena::pose::EDGE;
use conclave::games::dice_arena::{Dice, Die, Face, Faces, Force, Pose, View};
use conclave::table::Seat;

use crate::games::PlayerInfo;
use crate::text::{Arg, Text};

/// The words for what lies on a table.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The language.
    pub text: &'a Text,
    /// Who sits where.
    pub players: &'a [PlayerInfo],
    /// The table spoken of.
    pub view: &'a View,
}

/// A number as a value in a text.
pub fn number(n: impl Into<i64>) -> Arg<'static> {
    Arg::Number(n.into())
}

/// A face's id in texts, symbols and styles.
pub const fn face_id(face: Face) -> &'static str {
    match face {
        Face::X => "x",
        Face::Immobulus => "immobulus",
        Face::Lashlabask => "lashlabask",
        Face::Accio => "accio",
        Face::WingardiumLeviosa => "wingardium",
        Face::Confundo => "confundo",
    }
}

/// A force's id in texts.
pub const fn force_id(force: Force) -> &'static str {
    match force {
        Force::Gentle => "gentle",
        Force::Firm => "firm",
        Force::Hard => "hard",
    }
}

/// Which of three words says how far along something is.
fn third(along: i16) -> &'static str {
    match along {
        ..-1_700 => "low",
        -1_700..=1_700 => "mid",
        _ => "high",
    }
}

impl<'a> Words<'a> {
    /// The text called `dice-arena-{key}`.
    pub fn tr(&self, key: &str) -> String {
        self.tr_args(key, &[])
    }

    /// The text called `dice-arena-{key}` with values put into it.
    pub fn tr_args(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let mut whole = String::from("dice-arena-");
        whole.push_str(key);
        self.text.tr_args(&whole, args)
    }

    /// The player's name.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.players.get(seat.index()).map_or("", |player| player.name.as_str())
    }

    /// A symbol: "Accio".
    pub fn face(&self, face: Face) -> String {
        self.tr_args("face", &[("face", face_id(face).into())])
    }

    /// So many dice: "3 dice".
    pub fn dice(&self, count: u8) -> String {
        self.tr_args("dice", &[("count", number(count))])
    }

    /// Things in a row: "Accio, Accio and X".
    pub fn row(&self, mut things: Vec<String>) -> String {
        let last = things.pop().unwrap_or_default();
        if things.is_empty() {
            return last;
        }
        let first = things.join(", ");
        self.tr_args("and", &[("first", (&first).into()), ("last", (&last).into())])
    }

    /// Symbols in a row.
    pub fn faces(&self, faces: Faces) -> String {
        self.row(faces.iter().map(|face| self.face(face)).collect())
    }

    /// What these dice show, in a row.
    pub fn shown(&self, dice: Dice) -> String {
        let showing = self.view.table.arena.showing;
        self.row(dice.iter().filter_map(|die| showing.face(die)).map(|f| self.face(f)).collect())
    }

    /// A die of the arena: "Accio, back left".
    pub fn die(&self, die: Die, pose: Pose) -> String {
        let face = self.shown(Dice::one(die));
        let key = if pose.z > EDGE { "die-up" } else { "die" };
        let at = [
            ("face", (&face).into()),
            ("row", third(pose.y).into()),
            ("side", third(pose.x).into()),
        ];
        self.tr_args(key, &at)
    }
}
