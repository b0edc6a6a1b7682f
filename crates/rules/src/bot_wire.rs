//! Requests and replies as bytes, for a worker and the page that asks it: the page uses
//! [`encode`] and [`decode`], the worker [`reply`].
//!
//! To the worker: the postcard bytes of a [`WorkerRequest`]. From it, for a bot: the postcard bytes of a
//! `Result<Vec<u8>, String>`, the bytes of a [`BotReply`] or a message that says why there
//! is none; for an analysis: [`analysis::wire`].

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::analysis;
use crate::bots::{BotReply, BotRequest, Effort, Policy};
use crate::table::{Rules, Seat, Seed, Viewer};

/// What a worker of a game's program is asked to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum WorkerRequest {
    /// To decide for a bot.
    Bot(BotRequest),
    /// To analyse a finished game.
    Analysis(analysis::wire::Request),
}

impl WorkerRequest {
    /// The bytes of a request.
    pub fn encode(&self) -> Vec<u8> {
        // Plain data always has bytes.
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads a request; none in bytes that are none.
    pub fn decode(bytes: &[u8]) -> Option<WorkerRequest> {
        postcard::from_bytes(bytes).ok()
    }
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// The bytes are no request or no reply.
    Unreadable,
    /// It is about another game.
    OtherGame(String),
    /// The seat has nothing to decide.
    NotActing,
    /// The worker failed, for this reason.
    Refused(String),
}

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAnswer::Unreadable => f.write_str("not a question that makes sense"),
            NoAnswer::OtherGame(id) => write!(f, "a question about another game: {id:?}"),
            NoAnswer::NotActing => f.write_str("that seat has nothing to decide"),
            NoAnswer::Refused(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for NoAnswer {}

/// The view of `seat`, as the bytes that a request carries.
pub fn view<G: Rules>(state: &G::State, seat: Seat) -> Vec<u8> {
    seen::<G>(&G::view(state, Viewer::Seat(seat)))
}

/// A seat's view, as the bytes that a request carries.
pub fn seen<G: Rules>(view: &G::View) -> Vec<u8> {
    postcard::to_allocvec(view).unwrap_or_default()
}

/// The bytes of a bot's request.
pub fn encode(request: &BotRequest) -> Vec<u8> {
    WorkerRequest::Bot(request.clone()).encode()
}

/// Reads a worker's reply.
///
/// # Errors
/// [`NoAnswer`] when it is none, or the worker had none.
pub fn decode<G: Rules>(reply: &[u8]) -> Result<BotReply<G::Action>, NoAnswer> {
    let answer: Result<Vec<u8>, String> =
        postcard::from_bytes(reply).map_err(|_| NoAnswer::Unreadable)?;
    postcard::from_bytes(&answer.map_err(NoAnswer::Refused)?).map_err(|_| NoAnswer::Unreadable)
}

/// A worker's reply to a bot's request in the game `G`: reads it, searches until the search is done
/// or `go_on` returns false, and returns the bytes of the reply.
pub fn reply<G: Policy>(request: &[u8], go_on: &mut dyn FnMut() -> bool) -> Vec<u8> {
    let answer = match WorkerRequest::decode(request) {
        Some(WorkerRequest::Bot(request)) => answer::<G>(&request, go_on),
        _ => Err(NoAnswer::Unreadable),
    };
    let answer = answer.map_err(|why| why.to_string());
    postcard::to_allocvec(&answer).unwrap_or_default()
}

/// Searches for what a request asks, and returns the bytes of the answer.
///
/// # Errors
/// [`NoAnswer`] when the request makes no sense or there is nothing to decide.
fn answer<G: Policy>(
    request: &BotRequest,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Vec<u8>, NoAnswer> {
    let BotRequest { game, view, seat, level, temper, seed } = request;
    if game != G::ID {
        return Err(NoAnswer::OtherGame(game.clone()));
    }
    // Not validated: requests come only from the page that started this worker.
    let view: G::View = postcard::from_bytes(view).map_err(|_| NoAnswer::Unreadable)?;
    let effort = Effort { temper: *temper, ..G::effort(*level) };
    let answer = G::search(&view, *seat, effort, Seed(*seed), go_on).ok_or(NoAnswer::NotActing)?;
    postcard::to_allocvec(&answer).map_err(|_| NoAnswer::Unreadable)
}
