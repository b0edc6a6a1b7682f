//! Messages between the table and the page that embeds it, the embedder: which ones are sent,
//! and which commands are accepted. The other end is `static/frame.js`; the format is in
//! [`conclave_session::embed`].

use conclave_rules::table::{Rules, Seat, Viewer};
use conclave_session::Session;
use conclave_session::embed::{self, CommandMessage, EmbedError};
use conclave_session::saves::Save;

use crate::games::GameUi;
use crate::save_errors::{explain, explain_record};
use crate::text::Text;

/// A command of the embedder that can be done.
#[derive(Debug)]
pub enum EmbedCommand<A> {
    /// This remote player has decided this.
    Act(Seat, A),
    /// Take back a person's last step.
    Undo,
    /// Go on with this game.
    Load(Save),
}

/// Why a command of the embedder is not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What is wrong, for the embedder's program.
    pub error: EmbedError,
    /// What is wrong, in the reader's language; [`EmbedError::words`] where only the embedder's program
    /// is concerned.
    pub words: String,
}

impl Refusal {
    fn plain(error: EmbedError) -> Refusal {
        Refusal { error, words: error.words().to_owned() }
    }

    /// The message to the embedder.
    pub fn message(&self) -> String {
        embed::error(self.error, &self.words)
    }
}

/// Reads a command of the embedder, and checks that it can be done in `session`.
///
/// # Errors
/// [`Refusal`] when it cannot.
pub fn check<G: GameUi>(
    command: &str,
    session: &Session<G>,
    text: &Text,
) -> Result<EmbedCommand<G::Action>, Refusal> {
    match CommandMessage::parse(command) {
        Some(CommandMessage::Act { seat, .. }) if !session.is_remote(seat) => {
            Err(Refusal::plain(EmbedError::Seat))
        }
        Some(CommandMessage::Act { seat, number, .. }) if number != session.taken_by(seat) => {
            Err(Refusal::plain(EmbedError::Number))
        }
        Some(CommandMessage::Act { seat, action, .. }) => Ok(EmbedCommand::Act(seat, action)),
        Some(CommandMessage::Undo) if session.undo_target().is_none() => {
            Err(Refusal::plain(EmbedError::Undo))
        }
        Some(CommandMessage::Undo) => Ok(EmbedCommand::Undo),
        Some(CommandMessage::Load(sealed)) => load::<G>(&sealed, text).map(EmbedCommand::Load),
        None => Err(Refusal::plain(EmbedError::Message)),
    }
}

/// The command of an embedder where no game could be opened: only another game can be loaded.
/// None for anything else.
pub fn load_command<G: GameUi>(command: &str, text: &Text) -> Option<Result<Save, Refusal>> {
    match CommandMessage::<G::Action>::parse(command) {
        Some(CommandMessage::Load(sealed)) => Some(load::<G>(&sealed, text)),
        _ => None,
    }
}

/// A save that the embedder kept, if it is one of this game's.
fn load<G: GameUi>(sealed: &str, text: &Text) -> Result<Save, Refusal> {
    let refused = |words| Refusal { error: EmbedError::Record, words };
    let save = Save::open(sealed).map_err(|why| refused(explain(&why, text)))?;
    match save.session::<G>() {
        Ok(_) => Ok(save),
        Err(why) => Err(refused(explain_record(&why, text))),
    }
}

/// The messages with the state of the game, and a save to keep.
pub fn standing<G: GameUi>(session: &Session<G>, save: &Save) -> Vec<String> {
    let play = session.play();
    let scores = G::scores(&G::view(play.state(), Viewer::Spectator));
    let mut messages = vec![embed::changed(play.ply(), play.to_act(), &scores)];
    if let Some(outcome) = <G as Rules>::outcome(play.state()) {
        messages.push(embed::over(&outcome));
    }
    messages.push(embed::saved(&save.seal()));
    messages
}

/// Messages that say what `seat` has decided here since the game was `before` plies long:
/// none for remote players, whose decisions the embedder has sent itself.
pub fn acts<G: GameUi>(session: &Session<G>, seat: Seat, before: usize) -> Vec<String> {
    if session.is_remote(seat) {
        return Vec::new();
    }
    let entries = session.play().entries().get(before..).unwrap_or_default();
    let first = session.taken_by(seat).saturating_sub(entries.len());
    let acted = |(number, entry): (usize, &conclave_rules::table::Entry<G>)| {
        embed::acted(seat, number, &entry.action)
    };
    (first..).zip(entries).map(acted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;
    use conclave_rules::games::elfenwizards::{Action, Elfenwizards};
    use conclave_rules::games::spell_wars::SpellWars;
    use conclave_rules::table::{Seed, Setup};
    use conclave_session::{Controller, Player};

    fn session<G: Rules>(controllers: [Controller; 3]) -> Session<G> {
        let setup = Setup { seats: 3, options: Default::default() };
        let players = controllers
            .map(|controller| Player { name: "Somebody".to_owned(), controller })
            .to_vec();
        Session::begin(setup, Seed(1), players).expect("a game")
    }

    fn error(command: &str, session: &Session<Elfenwizards>) -> EmbedError {
        let text = testing::text(Locale::English);
        let refusal = check(command, session, &text).expect_err("a refusal");
        assert!(!refusal.words.is_empty(), "{command} is refused without a word");
        refusal.error
    }

    /// The embedder's message about the first action, as the command that repeats it.
    fn first_act(session: &Session<Elfenwizards>) -> (Seat, String) {
        let seat = session.play().to_act().first().expect("somebody acts");
        (seat, embed::acted(seat, 0, &Action::Roll).replacen("acted", "act", 1))
    }

    #[test]
    fn a_command_is_refused_with_the_right_error() {
        use Controller::{Person, Remote};
        let here = session([Person; 3]);
        let (_, roll) = first_act(&here);
        assert_eq!(error("dance", &here), EmbedError::Message);
        assert_eq!(error("act 0 0 !", &here), EmbedError::Message);
        assert_eq!(error(&roll, &here), EmbedError::Seat);
        assert_eq!(error("undo", &here), EmbedError::Undo);
        assert_eq!(error("load nonsense", &here), EmbedError::Record);
        let there = session([Remote; 3]);
        let (seat, _) = first_act(&there);
        let late = embed::acted(seat, 1, &Action::Roll).replacen("acted", "act", 1);
        assert_eq!(error(&late, &there), EmbedError::Number);
        assert_eq!(error("undo", &there), EmbedError::Undo, "what was sent is not undone");
    }

    #[test]
    fn what_can_be_done_is_done_once() {
        let text = testing::text(Locale::English);
        let mut session = session::<Elfenwizards>([Controller::Remote; 3]);
        let (seat, roll) = first_act(&session);
        let Ok(EmbedCommand::Act(by, action)) = check(&roll, &session, &text) else {
            panic!("the command is refused");
        };
        assert_eq!((by, action), (seat, Action::Roll));
        session.act(by, &[action]).expect("a legal action");
        assert_eq!(error(&roll, &session), EmbedError::Number, "it is known already");
        assert_eq!(acts(&session, seat, 0), Vec::<String>::new(), "the embedder knows");
    }

    #[test]
    fn what_is_decided_here_is_sent_with_its_number() {
        let mut session = session::<Elfenwizards>([Controller::Person; 3]);
        let (seat, roll) = first_act(&session);
        session.act(seat, &[Action::Roll]).expect("a legal action");
        assert_eq!(acts(&session, seat, 0), [roll.replacen("act", "acted", 1)]);
        let save = Save::of(&session, "Thursday", 1, 2);
        let messages = standing(&session, &save);
        assert!(messages[0].starts_with("changed 1 "), "{messages:?}");
        assert_eq!(messages[1], embed::saved(&save.seal()));
    }

    #[test]
    fn only_this_game_is_loaded() {
        let text = testing::text(Locale::English);
        let mine = session::<Elfenwizards>([Controller::Person; 3]);
        let other = session::<SpellWars>([Controller::Person; 3]);
        let sealed = Save::of(&mine, "Thursday", 1, 2).seal();
        let found = load_command::<Elfenwizards>(&format!("load {sealed}"), &text);
        assert_eq!(found.map(|save| save.map(|save| save.name)), Some(Ok("Thursday".to_owned())));
        let sealed = Save::of(&other, "Friday", 1, 2).seal();
        let refused = load_command::<Elfenwizards>(&format!("load {sealed}"), &text)
            .expect("a command")
            .expect_err("another game");
        assert_eq!(refused.error, EmbedError::Record);
        assert!(!refused.words.is_empty());
        assert!(load_command::<Elfenwizards>("undo", &text).is_none());
    }
}
