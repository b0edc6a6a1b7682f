//! The worker's side of the messages between page and arena, as bytes: a
//! [`ThrowRequest`] and, for an answer, an `Option` of a [`SimulatedThrow`], in postcard.

use conclave_rules::games::dice_arena::physics::{HandMotion, SimulatedThrow, ThrowRequest};
use conclave_rules::table::{Rng, Seed};

use crate::launch::intended;
use crate::simulate::{Request, Simulation, simulate};

/// The throw that a question is about: what was only meant becomes a swing.
pub fn request(question: &ThrowRequest) -> Request {
    let ThrowRequest { arena, gestures, seed } = question;
    // Not the chance of the throw itself, which grows from the plain seed.
    let mut rng = Rng::new(Seed(!u64::from(*seed)));
    let swing = |gesture: &HandMotion| match *gesture {
        HandMotion::Made(swing) => swing,
        HandMotion::Meant(intent, from) => intended(arena, intent, from, &mut rng),
    };
    Request { arena: arena.clone(), swings: gestures.iter().map(swing).collect(), seed: *seed }
}

/// The answer to the bytes of a question, as bytes; they hold none when those
/// were no question.
pub fn answer(bytes: &[u8]) -> Vec<u8> {
    let answer = postcard::from_bytes::<ThrowRequest>(bytes).ok().map(|question| {
        let Simulation { trajectory, landed, .. } = simulate(&request(&question));
        SimulatedThrow { landed, trajectory }
    });
    postcard::to_allocvec(&answer).unwrap_or_default()
}
