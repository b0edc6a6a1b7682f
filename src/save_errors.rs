//! Error messages about saves and records.

use conclave_rules::table::RecordError;
use conclave_session::excerpt;
use conclave_session::saves::SaveError;

use crate::text::Text;

/// The ending of saved files.
pub const FILE_EXTENSION: &str = ".conclave";

/// Why a save cannot be used, in words.
pub fn explain(why: &SaveError, text: &Text) -> String {
    text.tr(match why {
        SaveError::NotASave => "save-error-none",
        SaveError::Newer => "save-error-newer",
        SaveError::Damaged => "save-error-damaged",
    })
}

/// Why a record cannot be played on, in words.
pub fn explain_record(why: &RecordError, text: &Text) -> String {
    match why {
        RecordError::Unreadable(_) => text.tr("save-error-damaged"),
        RecordError::OtherGame(game) => {
            text.tr_args("save-error-game", &[("game", (&excerpt(game)).into())])
        }
        RecordError::Newer => text.tr("save-error-newer"),
        RecordError::Older => text.tr("save-error-older"),
        RecordError::Setup(_) => text.tr("save-error-setup"),
        RecordError::Illegal { index, .. } => {
            text.tr_args("save-error-illegal", &[("number", (index + 1).into())])
        }
    }
}
