//! Codes: what a table and a guest's screen tell each other, as links, before they are connected.
//!
//! A table shows an *invitation* for a seat; who opens it gets an *answer* to show back. Both are the
//! last part of an address `#/join/GAME/CODE`, so that a telephone's own camera can open them, and so
//! that they can be sent like any other link. A code is 90 to 170 bytes, as text that addresses may
//! have in them.

use std::ops::RangeInclusive;

use conclave_screens::Invitation;
use conclave_screens::wire::AnswerError;
use conclave_session::codec::{checksum, from_base64, to_text};
use serde::{Deserialize, Serialize};

use super::endpoint::Endpoint;
use super::servers::Servers;

/// The version of codes. Codes of other versions cannot be read.
const VERSION: u8 = 1;
/// What begins with a larger number was never a code.
const LAST_VERSION: u8 = 0x20;
/// How many bytes a code of any version may have.
const LENGTHS: RangeInclusive<usize> = 24..=1_000;

/// How long an invitation can be answered, in minutes.
pub const VALID_MINUTES: u32 = 30;

/// How much the clocks of two devices may differ, in minutes.
const CLOCKS_DIFFER: u32 = 10;

/// The number of a table: drawn by chance when it is opened.
pub type TableId = u64;

/// The name of the room at a signalling server where a table is found: drawn by chance when it is opened.
pub type RoomId = [u8; 16];

/// What a code says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Code {
    /// Which table.
    pub table: TableId,
    /// The number of the offer that this is, or answers: the table's own, counted from 0.
    pub offer: u32,
    /// Until when it holds, in minutes since 1970.
    pub until: u32,
    /// The build of the page that made it.
    pub build: u32,
    /// The end of the connection that made it. None where the browser gives none: then the table can be
    /// reached only from the same browser.
    pub endpoint: Option<Endpoint>,
    /// The servers that help the two ends to find each other.
    pub servers: Servers,
    /// What it is for.
    pub purpose: Purpose,
}

/// What a code is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Purpose {
    /// Invites somebody to a place at the table.
    Invite(Invitation),
    /// Shows somebody the way who has a place already.
    Return,
    /// Answers one of these.
    Answer,
    /// Leads to a table through the signalling server: there is the room in which one of the codes above
    /// is to be had.
    Meet(RoomId),
}

/// Why a code cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// It is incomplete, or something else.
    Damaged,
    /// It was made by a page of another version.
    OtherBuild,
    /// It held until some time ago.
    Expired,
}

impl CodeError {
    /// The key of the sentence that says so.
    pub fn key(self) -> &'static str {
        match self {
            CodeError::Damaged => "screens-code-damaged",
            CodeError::OtherBuild => "screens-other-build",
            CodeError::Expired => "screens-code-expired",
        }
    }
}

impl From<CodeError> for AnswerError {
    fn from(error: CodeError) -> AnswerError {
        match error {
            CodeError::Damaged => AnswerError::Damaged,
            CodeError::OtherBuild => AnswerError::OtherBuild,
            CodeError::Expired => AnswerError::Expired,
        }
    }
}

/// The key of the sentence that says what became of an answer.
pub fn words_of_answer(answered: Result<(), AnswerError>) -> &'static str {
    match answered {
        Ok(()) => "screens-answer-taken",
        Err(AnswerError::Damaged) => CodeError::Damaged.key(),
        Err(AnswerError::OtherBuild) => CodeError::OtherBuild.key(),
        Err(AnswerError::Expired) => CodeError::Expired.key(),
        Err(AnswerError::Invitation) => "screens-no-answer",
        Err(AnswerError::OtherTable) => "screens-other-table",
        Err(AnswerError::Used) => "screens-answer-used",
    }
}

impl Code {
    /// The code as text.
    pub fn write(&self) -> String {
        // Encoding cannot fail; an empty text would be refused as a code.
        let body = postcard::to_allocvec(self).unwrap_or_default();
        to_text(&Sealed { version: VERSION, sum: checksum(&body) as u32, body })
    }

    /// Reads a code, `now` minutes since 1970, with a page of this build.
    ///
    /// # Errors
    /// [`CodeError`] when it cannot be used.
    pub fn read(text: &str, now: u32, build: u32) -> Result<Code, CodeError> {
        let bytes = from_base64(text.trim()).ok_or(CodeError::Damaged)?;
        match bytes.first() {
            Some(&VERSION) => {}
            Some(1..LAST_VERSION) if LENGTHS.contains(&bytes.len()) => {
                return Err(CodeError::OtherBuild);
            }
            _ => return Err(CodeError::Damaged),
        }
        let sealed: Sealed = whole(&bytes).ok_or(CodeError::Damaged)?;
        if sealed.sum != checksum(&sealed.body) as u32 {
            return Err(CodeError::Damaged);
        }
        // Of another build, the rest may mean something else.
        let code: Code = whole(&sealed.body).ok_or(CodeError::OtherBuild)?;
        if code.build != build {
            return Err(CodeError::OtherBuild);
        }
        if now > code.until.saturating_add(CLOCKS_DIFFER) {
            return Err(CodeError::Expired);
        }
        if !code.servers.are_valid() {
            return Err(CodeError::Damaged);
        }
        Ok(code)
    }
}

/// Reads the answer to an invitation of this table, of what somebody has pasted or scanned.
///
/// # Errors
/// [`AnswerError`] when it is none.
pub fn read_answer(
    pasted: &str,
    table: TableId,
    now: u32,
    build: u32,
) -> Result<Code, AnswerError> {
    let code = Code::read(code_in(pasted), now, build)?;
    match code.purpose {
        Purpose::Invite(_) | Purpose::Return | Purpose::Meet(_) => Err(AnswerError::Invitation),
        Purpose::Answer if code.table != table => Err(AnswerError::OtherTable),
        Purpose::Answer => Ok(code),
    }
}

/// A code with what shows whether it is whole.
#[derive(Serialize, Deserialize)]
struct Sealed {
    version: u8,
    /// The checksum detects accidents; the connection itself is protected against forgery.
    sum: u32,
    body: Vec<u8>,
}

/// The value that all of these bytes are.
fn whole<T: for<'a> Deserialize<'a>>(bytes: &[u8]) -> Option<T> {
    postcard::take_from_bytes(bytes)
        .ok()
        .filter(|(_, rest)| rest.is_empty())
        .map(|(value, _)| value)
}

/// The number of a build, of its name.
pub fn build_number(name: &str) -> u32 {
    checksum(name.as_bytes()) as u32
}

/// The part of an address `#/join/GAME/CODE`, of what somebody has pasted or scanned: a whole link,
/// or a code alone.
pub fn code_in(pasted: &str) -> &str {
    let pasted = pasted.trim();
    let link = pasted.split('#').find_map(|part| part.strip_prefix("/join/"));
    let code = link.and_then(|rest| rest.split_once('/')).map_or(pasted, |(_, code)| code);
    let end = code.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    &code[..end.unwrap_or(code.len())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::endpoint::tests::{CHROMIUM, FIREFOX};

    const NOW: u32 = 29_000_000;

    fn invitation() -> Code {
        Code {
            table: 0x0123_4567_89ab_cdef,
            offer: 3,
            until: NOW + VALID_MINUTES,
            build: build_number("17f3"),
            endpoint: Endpoint::of(CHROMIUM),
            servers: Servers::default(),
            purpose: Purpose::Invite(Invitation(0xfedc_ba98_7654_3210)),
        }
    }

    fn answer() -> Code {
        Code { endpoint: Endpoint::of(FIREFOX), purpose: Purpose::Answer, ..invitation() }
    }

    fn read(text: &str) -> Result<Code, CodeError> {
        Code::read(text, NOW, build_number("17f3"))
    }

    #[test]
    fn a_code_is_short_fit_for_addresses_and_read_again() {
        for code in [invitation(), answer(), Code { endpoint: None, ..invitation() }] {
            let text = code.write();
            assert!(text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
            assert!(text.len() <= 240, "{}", text.len());
            assert_eq!(read(&text), Ok(code));
        }
    }

    /// An invitation through a signalling server.
    fn meeting() -> Code {
        let mut servers = Servers::default();
        servers.name_signal("wss://signal.example.org").expect("an address");
        let purpose = Purpose::Meet([7; 16]);
        Code { endpoint: None, servers, purpose, ..invitation() }
    }

    #[test]
    fn a_code_names_servers_that_may_be_asked_or_is_damaged() {
        let text = meeting().write();
        assert!(text.len() <= 120, "{}", text.len());
        assert_eq!(read(&text), Ok(meeting()));
        for signal in ["ws://signal.example.org", "https://a.example", "wss://a.example/?next=1"] {
            let servers = Servers { signal: Some(signal.into()), ice: Vec::new() };
            let code = Code { servers, ..meeting() };
            assert_eq!(read(&code.write()), Err(CodeError::Damaged), "{signal}");
        }
        let servers = Servers { signal: None, ice: vec!["http://a.example".into()] };
        assert_eq!(read(&Code { servers, ..invitation() }.write()), Err(CodeError::Damaged));
    }

    #[test]
    fn what_is_cut_off_or_changed_is_damaged() {
        let text = invitation().write();
        for length in 0..text.len() {
            assert_eq!(read(&text[..length]), Err(CodeError::Damaged), "{length}");
        }
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'x' { b'y' } else { b'x' };
            let changed = String::from_utf8(bytes).expect("text");
            assert!(read(&changed).is_err(), "{at}");
        }
        let short = ["", "AAAA", "AgAA", "DwAAAAAA"].map(str::to_owned);
        let others = [format!("{text}A"), "Bonjour".into(), "%%%".into(), "é".repeat(90)];
        for other in short.into_iter().chain(others) {
            assert_eq!(read(&other), Err(CodeError::Damaged), "{other}");
        }
    }

    #[test]
    fn only_an_answer_to_this_table_is_one() {
        let at = |pasted: &str, table| read_answer(pasted, table, NOW, build_number("17f3"));
        let written = answer().write();
        for pasted in
            [written.clone(), format!("  https://example.org/#/join/spell-wars/{written}\n")]
        {
            assert_eq!(at(&pasted, answer().table), Ok(answer()));
        }
        assert_eq!(at(&written, 7), Err(AnswerError::OtherTable));
        assert_eq!(at(&invitation().write(), 7), Err(AnswerError::Invitation));
        for other in ["https://example.org/menu", "WIFI:S:Cafe;T:WPA;P:12345678;;", ""] {
            assert_eq!(at(other, 7), Err(AnswerError::Damaged), "{other}");
        }
    }

    #[test]
    fn a_code_of_another_build_or_of_yesterday_says_so() {
        let text = invitation().write();
        assert_eq!(Code::read(&text, NOW, build_number("other")), Err(CodeError::OtherBuild));
        let after = NOW + VALID_MINUTES + CLOCKS_DIFFER;
        let at = |now| Code::read(&text, now, build_number("17f3"));
        assert!(at(after).is_ok() && at(0).is_ok());
        assert_eq!(at(after + 1), Err(CodeError::Expired));
        // A later version is told by its first byte.
        let mut bytes = from_base64(&text).expect("a code");
        bytes[0] = VERSION + 1;
        let newer = conclave_session::codec::to_text(&Raw(&bytes));
        assert_eq!(read(&newer), Err(CodeError::OtherBuild));
    }

    /// Bytes that are written as they are.
    struct Raw<'a>(&'a [u8]);

    impl Serialize for Raw<'_> {
        fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            use serde::ser::SerializeTuple;
            let mut tuple = to.serialize_tuple(self.0.len())?;
            for byte in self.0 {
                tuple.serialize_element(byte)?;
            }
            tuple.end()
        }
    }

    #[test]
    fn a_code_is_found_in_what_was_pasted() {
        for pasted in [
            "aB-_9",
            "  aB-_9\n",
            "https://example.org/c/#/join/spell-wars/aB-_9",
            "Come! http://x/#/join/dice-arena/aB-_9 (now)",
            "#/join/dice-arena/aB-_9?lang=fr",
        ] {
            assert_eq!(code_in(pasted), "aB-_9", "{pasted}");
        }
        assert_eq!(code_in(""), "");
    }
}
