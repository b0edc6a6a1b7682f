//! The names of things in the reader's language.

use conclave_rules::games::dice_arena::pose::EDGE;
use conclave_rules::games::dice_arena::state::Arena;
use conclave_rules::games::dice_arena::{Dice, DiceArena, Die, Face, Faces, Force};
use yew::prelude::*;

use super::target::ThrowTarget;
use crate::games::words::{GameWords, use_game_words};
use crate::text::Arg;

/// The texts of this game.
pub type Words = GameWords<DiceArena>;

/// The texts of this game in the reader's language.
#[hook]
pub fn use_words() -> Words {
    use_game_words()
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

impl Words {
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
    pub fn shown(&self, dice: Dice, arena: &Arena) -> String {
        let faces = dice.iter().filter_map(|die| arena.showing.face(die));
        self.row(faces.map(|face| self.face(face)).collect())
    }

    /// A die of the arena: "Accio, back left".
    pub fn die(&self, die: Die, arena: &Arena) -> String {
        let pose = arena.places().get(die.index()).copied().unwrap_or_default();
        let face = self.shown(Dice::one(die), arena);
        let key = if pose.z > EDGE { "die-up" } else { "die" };
        let at = [
            ("face", (&face).into()),
            ("row", third(pose.y).into()),
            ("side", third(pose.x).into()),
        ];
        self.tr_args(key, &at)
    }

    /// What a throw is aimed at.
    pub fn target(&self, target: ThrowTarget, arena: &Arena) -> String {
        match target {
            ThrowTarget::Clear => self.tr("clear"),
            ThrowTarget::Point(..) => self.tr("point"),
            ThrowTarget::Die(die) => self.die(die, arena),
        }
    }
}

/// The texts of this game, and the table they speak of: its players have names, its dice show
/// something.
pub type TableWords = crate::games::words::TableWords<DiceArena>;

impl TableWords {
    /// What these dice show, in a row.
    pub fn shown(&self, dice: Dice) -> String {
        Words::shown(self, dice, &self.view.table.arena)
    }
}
