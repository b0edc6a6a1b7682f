//! Which games the page knows: the one place in it that lists them.

use conclave::elfenwizards::Elfenwizards;
use conclave::page::saves::Save;
use conclave::table::{RecordError, Rules};
use yew::Html;

use super::game::GameUi;

/// The four games in the order in which they are shown, by id; those that are
/// not in [`WITH_UI`] are still to come.
pub const SHOWN: [&str; 4] = ["elfenwizards", "spell-wars", "wizards-gambit", "dice-arena"];

/// The games that can be shown. A game may have its rules and bots
/// ([`conclave::games::IDS`]) before it has a board.
const WITH_UI: [&str; 1] = [Elfenwizards::ID];

/// Something to be shown for one game, whichever it is.
pub trait WithUi {
    /// Shows it for the game `G`.
    fn with<G: GameUi>(self) -> Html;
}

/// Shows `what` for the game called `id`; none when it cannot be played here.
pub fn with_ui<W: WithUi>(id: &str, what: W) -> Option<Html> {
    match id {
        Elfenwizards::ID => Some(what.with::<Elfenwizards>()),
        _ => None,
    }
}

/// Whether the game called `id` can be played.
pub fn playable(id: &str) -> bool {
    WITH_UI.contains(&id)
}

/// Whether a save can be played on.
///
/// # Errors
/// [`RecordError`] saying why not.
pub fn check(save: &Save) -> Result<(), RecordError> {
    struct Replay<'a>(&'a Save);
    impl conclave::games::WithGame for Replay<'_> {
        type Out = Result<(), RecordError>;
        fn with<G: Rules>(self) -> Self::Out {
            self.0.session::<G>().map(drop)
        }
    }
    conclave::games::with_game(&save.game, Replay(save))
        .unwrap_or_else(|| Err(RecordError::OtherGame(save.game.clone())))
}
