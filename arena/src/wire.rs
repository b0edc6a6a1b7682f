//! What the page and the arena's worker say to each other, as bytes.

use serde::{Deserialize, Serialize};

use crate::simulate::{Request, Simulation, simulate};

/// The worker's answer to bytes that are not a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NotARequest;

/// A request as bytes.
///
/// # Errors
/// Never with requests of this program; what the codec may refuse is passed on.
pub fn ask(request: &Request) -> Result<Vec<u8>, postcard::Error> {
    postcard::to_allocvec(request)
}

/// The answer to the bytes of a request, as bytes: a [`Simulation`], or
/// [`NotARequest`].
pub fn answer(bytes: &[u8]) -> Vec<u8> {
    let answer = match postcard::from_bytes::<Request>(bytes) {
        Ok(request) => Ok(simulate(&request)),
        Err(_) => Err(NotARequest),
    };
    postcard::to_allocvec(&answer).unwrap_or_default()
}

/// The answer from its bytes.
///
/// # Errors
/// [`NotARequest`] when the worker did not understand, or the bytes are none of
/// its answers.
pub fn hear(bytes: &[u8]) -> Result<Simulation, NotARequest> {
    postcard::from_bytes::<Result<Simulation, NotARequest>>(bytes).unwrap_or(Err(NotARequest))
}
