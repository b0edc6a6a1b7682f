//! What is said of saves, wherever they are met.

use conclave::session::saves::SaveError;
use conclave::table::RecordError;

use crate::text::Text;

/// The ending of saved files.
pub const ENDING: &str = ".conclave";

/// Why a save cannot be used, in words.
pub fn explain(why: &SaveError, text: &Text) -> String {
    text.say(match why {
        SaveError::NotASave => "save-error-none",
        SaveError::Newer => "save-error-newer",
        SaveError::Damaged => "save-error-damaged",
    })
}

/// Why a record cannot be played on, in words.
pub fn explain_record(why: &RecordError, text: &Text) -> String {
    match why {
        RecordError::Unreadable(_) => text.say("save-error-damaged"),
        RecordError::OtherGame(game) => {
            text.tell("save-error-game", &[("game", game.as_str().into())])
        }
        RecordError::Newer => text.say("save-error-newer"),
        RecordError::Older => text.say("save-error-older"),
        RecordError::Setup(_) => text.say("save-error-setup"),
        RecordError::Illegal { index, .. } => {
            text.tell("save-error-illegal", &[("number", (index + 1).into())])
        }
    }
}
