//! Sends requests to the bots, which search in a worker so that the page stays responsive.
//! The other end is [`bot_worker`](crate::bot_worker); the bytes between them are those of
//! [`conclave_rules::bot_wire`].

use conclave_rules::bot_wire::{self, NoAnswer};
use conclave_rules::bots::{BotReply, BotRequest};
use conclave_rules::table::Rules;
use yew::Callback;

use crate::boot;
use crate::worker_client::{Limits, WorkerClient, WorkerFailed, start_program};
use wasm_bindgen::JsValue;
use web_sys::Worker;

/// The worker may load slowly (a slow connection). A search takes no longer than
/// [`THINK_LIMIT`](conclave_rules::bots::THINK_LIMIT), which a slow phone may overrun by far.
const LIMITS: Limits = Limits { load_ms: 60_000, answer_ms: 30_000, restart: true };

/// Why the bots have no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotError {
    /// Their worker cannot be reached.
    Failed,
    /// The worker answered that there is none, or its answer was invalid.
    NoAnswer(NoAnswer),
}

/// Starts a worker of this same program.
///
/// # Errors The browser's error when it cannot start the worker.
pub fn start_worker() -> Result<Worker, JsValue> {
    start_program(&boot::program(), &wasm_bindgen::module())
}

/// The client of the bots of one table.
pub struct BotClient(WorkerClient);

impl Default for BotClient {
    fn default() -> BotClient {
        BotClient(WorkerClient::new(start_worker, LIMITS))
    }
}

impl BotClient {
    /// Starts the worker before it is needed.
    pub fn spawn(&self) {
        self.0.spawn();
    }

    /// Asks; `then` gets the answer.
    pub fn ask<G: Rules>(
        &self,
        request: &BotRequest,
        then: Callback<Result<BotReply<G::Action>, BotError>>,
    ) {
        let then = then.reform(|reply| read::<G>(reply));
        self.0.ask(bot_wire::encode(request), then);
    }

    /// Cancels all requests, and ends a search under way.
    pub fn cancel(&self) {
        self.0.cancel();
    }
}

/// Decodes the worker's bytes.
fn read<G: Rules>(reply: Result<Vec<u8>, WorkerFailed>) -> Result<BotReply<G::Action>, BotError> {
    let bytes = reply.map_err(|WorkerFailed| BotError::Failed)?;
    bot_wire::decode::<G>(&bytes).map_err(BotError::NoAnswer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_rules::bots::{Level, Temper};
    use conclave_rules::games::elfenwizards::Elfenwizards;
    use conclave_rules::table::{Play, Seed, Setup};

    #[test]
    fn what_a_worker_answers_is_read_and_what_it_does_not_is_an_error() {
        let setup = Setup { seats: 3, options: Default::default() };
        let play = Play::<Elfenwizards>::begin(setup, Seed(1)).expect("a game");
        let seat = play.to_act().first().expect("somebody acts");
        let mut request = BotRequest {
            game: "elfenwizards".to_owned(),
            view: bot_wire::view::<Elfenwizards>(play.state(), seat),
            seat,
            level: Level::Apprentice,
            temper: Temper::Even,
            seed: 1,
        };
        let ask = |request: &BotRequest| {
            let bytes = bot_wire::reply::<Elfenwizards>(&bot_wire::encode(request), &mut || false);
            read::<Elfenwizards>(Ok(bytes))
        };
        let reply = ask(&request).expect("an answer");
        assert!(play.legal(seat).contains(&reply.plan[0]));
        request.game = "chess".to_owned();
        assert!(matches!(ask(&request), Err(BotError::NoAnswer(NoAnswer::Refused(_)))));
        let torn = read::<Elfenwizards>(Ok(vec![0, 200]));
        assert_eq!(torn, Err(BotError::NoAnswer(NoAnswer::Unreadable)));
        assert_eq!(read::<Elfenwizards>(Err(WorkerFailed)), Err(BotError::Failed));
    }
}
