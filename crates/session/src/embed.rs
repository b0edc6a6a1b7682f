//! The messages between a game in a frame and the page that embeds it, the *embedder*, as far
//! as they are about the game. (In messages and in `docs/embedding.md`, which its authors read, it is
//! called the host; here that is the device with a table that guests join, the package `conclave-screens`.)
//! `static/frame.js` transports them; `docs/embedding.md` describes their form and who may send which.
//!
//! All messages here are readable text, and a text that does not parse exactly is
//! refused.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::codec::{from_text, to_text};
use conclave_rules::table::{MAX_SEATS, Outcome, Seat, Seats};

/// The name of [`Seat::CHANCE`] in messages.
const TABLE: &str = "table";

/// A command from the embedder to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandMessage<A> {
    /// `act SEAT NUMBER ACTION`: a remote player took this action.
    Act {
        /// The remote seat.
        seat: Seat,
        /// How many actions this seat has taken before, so that none is applied twice or
        /// left out. (The game's ply would not do where several seats decide at once.)
        number: usize,
        /// The action, encoded.
        action: A,
    },
    /// `undo`: take back a person's last step.
    Undo,
    /// `load SAVE`: go on with a game that the embedder has kept.
    Load(String),
}

impl<A: Serialize + DeserializeOwned> CommandMessage<A> {
    /// Reads a command; none if the text is not exactly one.
    pub fn parse(text: &str) -> Option<CommandMessage<A>> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "act" => {
                let mut words = rest.split(' ');
                let seat = seat_of(words.next()?)?;
                let number = exactly(words.next()?)?;
                let action = words.next().filter(|_| words.next().is_none())?;
                Some(CommandMessage::Act { seat, number, action: from_text_exactly(action)? })
            }
            "undo" if rest.is_empty() => Some(CommandMessage::Undo),
            "load" => Some(CommandMessage::Load(rest.to_owned())),
            _ => None,
        }
    }
}

/// Why a command was refused, or what else has gone wrong. The game is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EmbedError {
    /// The message is no command.
    Message,
    /// It is not for the embedder to decide for this seat.
    Seat,
    /// This action of the seat is known already, or one before it is not.
    Number,
    /// The rules refuse it.
    Illegal,
    /// There is nothing to be taken back.
    Undo,
    /// The record cannot be played on.
    Record,
    /// The address does not lead to a table.
    Address,
}

impl EmbedError {
    /// Its name in messages.
    pub const fn id(self) -> &'static str {
        match self {
            EmbedError::Message => "message",
            EmbedError::Seat => "seat",
            EmbedError::Number => "number",
            EmbedError::Illegal => "illegal",
            EmbedError::Undo => "undo",
            EmbedError::Record => "record",
            EmbedError::Address => "address",
        }
    }

    /// What is wrong, in English: for the embedder's authors, since players can do nothing about it.
    pub const fn words(self) -> &'static str {
        match self {
            EmbedError::Message => "This is no command, or its action cannot be read.",
            EmbedError::Seat => "The host does not decide for this seat.",
            EmbedError::Number => "This is not the next action of its seat.",
            EmbedError::Illegal => "The rules refuse this action.",
            EmbedError::Undo => "There is nothing to take back.",
            EmbedError::Record => "This record cannot be played on.",
            EmbedError::Address => "This address does not lead to a table.",
        }
    }
}

/// `acted SEAT NUMBER ACTION`: this was decided here.
pub fn acted(seat: Seat, number: usize, action: &impl Serialize) -> String {
    ["acted", &name(seat), &number.to_string(), &to_text(action)].join(" ")
}

/// `changed PLY ACTING SCORES`: how many actions were taken, who decides next,
/// and how it stands, for all to know. Lists have commas; an empty one is `-`.
pub fn changed(ply: usize, acting: Seats, scores: &[i32]) -> String {
    ["changed", &ply.to_string(), &seats(acting), &numbers(scores)].join(" ")
}

/// `over WINNERS SCORES`: the game is over.
pub fn over(outcome: &Outcome) -> String {
    ["over", &seats(outcome.winners), &numbers(&outcome.scores)].join(" ")
}

/// `saved SAVE`: a save for the embedder to keep.
pub fn saved(save: &str) -> String {
    ["saved", save].join(" ")
}

/// `error ERROR WORDS`: what has gone wrong, in the reader's language.
pub fn error(error: EmbedError, words: &str) -> String {
    ["error", error.id(), words].join(" ")
}

fn name(seat: Seat) -> String {
    if seat == Seat::CHANCE { TABLE.to_owned() } else { seat.0.to_string() }
}

fn seat_of(text: &str) -> Option<Seat> {
    if text == TABLE {
        return Some(Seat::CHANCE);
    }
    exactly(text).filter(|&seat| seat < MAX_SEATS).map(|seat| Seat(seat as u8))
}

/// A small number in canonical form: without sign or leading zeros.
fn exactly(text: &str) -> Option<usize> {
    let number: u16 = text.parse().ok()?;
    let number = usize::from(number);
    (number.to_string() == text).then_some(number)
}

/// A value in canonical form: no other text means the same.
fn from_text_exactly<T: Serialize + DeserializeOwned>(text: &str) -> Option<T> {
    from_text(text).filter(|value| to_text(value) == text)
}

fn seats(seats: Seats) -> String {
    list(seats.iter().map(name).collect())
}

fn numbers(numbers: &[i32]) -> String {
    list(numbers.iter().map(ToString::to_string).collect())
}

fn list(items: Vec<String>) -> String {
    if items.is_empty() { "-".to_owned() } else { items.join(",") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_rules::games::elfenwizards::{Action, Elfenwizards};
    use conclave_rules::table::{Play, Rng, Seed, Setup};

    type Any = CommandMessage<Action>;

    #[test]
    fn an_action_posted_by_one_frame_is_a_command_for_another() {
        let setup = Setup { seats: 3, options: Default::default() };
        let mut here = Play::<Elfenwizards>::begin(setup, Seed(4)).unwrap();
        let mut there = here.clone();
        let mut rng = Rng::new(Seed(4));
        while let Some(seat) = here.to_act().first() {
            let action = *rng.pick(&here.legal(seat)).unwrap();
            here.act(seat, action).unwrap();
            let told = acted(seat, here.ply(), &action);
            let command = Any::parse(told.replacen("acted", "act", 1).as_str());
            assert_eq!(command, Some(CommandMessage::Act { seat, number: here.ply(), action }));
            there.act(seat, action).unwrap();
        }
        assert_eq!(here, there);
    }

    #[test]
    fn messages_to_the_embedder_are_plain_text() {
        let table = Seats::one(Seat::CHANCE);
        assert_eq!(changed(7, table, &[1, -2]), "changed 7 table 1,-2");
        assert_eq!(changed(8, Seats::NONE, &[]), "changed 8 - -");
        let outcome = Outcome { winners: Seats(0b101), scores: vec![3, 2, 3] };
        assert_eq!(over(&outcome), "over 0,2 3,2,3");
        assert_eq!(error(EmbedError::Seat, "Not yours."), "error seat Not yours.");
        assert_eq!(saved("a b"), "saved a b");
    }

    #[test]
    fn what_is_not_exactly_a_command_is_none() {
        let action = to_text(&Action::Roll);
        let good = format!("act 1 0 {action}");
        assert!(Any::parse(&good).is_some());
        assert_eq!(Any::parse("undo"), Some(CommandMessage::Undo));
        assert_eq!(Any::parse("load a b"), Some(CommandMessage::Load("a b".into())));
        for bad in [
            String::new(),
            "act".into(),
            "undo 1".into(),
            " undo".into(),
            format!("act 1 {action}"),
            format!("act 1  0 {action}"),
            format!("act 01 0 {action}"),
            format!("act +1 0 {action}"),
            format!("act -1 0 {action}"),
            format!("act 1 70000 {action}"),
            format!("act 1 0 {action} "),
            format!("act 1 0 {action}AAAA"),
            format!("act 1 0 {action}="),
            "act 1 0 ".into(),
            "act 1 0 !".into(),
            format!("act one 0 {action}"),
            format!("act 6 0 {action}"),
            format!("act 257 0 {action}"),
        ] {
            assert_eq!(Any::parse(&bad), None, "{bad:?}");
        }
    }

    #[test]
    fn no_text_whatever_makes_the_reader_panic() {
        let mut rng = Rng::new(Seed(1));
        let words = ["act", "undo", "load", " ", "table", "0", "1", "255", "AA", "_-", "é", "\0"];
        for _ in 0..20_000 {
            let count = rng.below(7);
            let text: Vec<&str> = (0..count).map(|_| *rng.pick(&words).unwrap()).collect();
            let _ = Any::parse(&text.join(" "));
            let _ = Any::parse(&text.concat());
        }
    }
}
