//! Hints for a guest: this screen's own bots search in what its seat sees, so that nothing has to be asked
//! of the table.

use std::rc::Rc;

use conclave_rules::bot_wire;
use conclave_rules::bots::{BotReply, BotRequest, Level, Temper};
use conclave_screens::Guest;

use super::{GuestTable, TableMsg};
use crate::bot_client::BotError;
use crate::games::GameUi;
use crate::games::words::TableWords;
use crate::random::random_seed;
use crate::shell::Shell;
use crate::table::controller::{Hint, advice};

impl<G: GameUi> GuestTable<G> {
    /// Asks for a hint, or puts it away.
    pub(super) fn toggle_hint(&mut self, guest: &Guest<G>) {
        if self.hint.is_some() {
            return self.drop_hint();
        }
        let Some((seat, seen)) = self.deciding(guest).zip(guest.seen()) else { return };
        let request = BotRequest {
            game: G::ID.to_owned(),
            view: bot_wire::seen::<G>(&seen.view),
            seat,
            level: Level::Archmage,
            temper: Temper::Even,
            seed: random_seed(),
        };
        self.requests += 1;
        let number = self.requests;
        self.hint = Some(Hint::Asked(number));
        let then = self.link.reform(move |reply| TableMsg::Replied(number, reply));
        self.bots.ask::<G>(&request, then);
    }

    /// The bots have answered, or cannot.
    pub(super) fn replied(
        &mut self,
        number: u64,
        reply: Result<BotReply<G::Action>, BotError>,
        guest: &Guest<G>,
        shell: &Shell,
    ) {
        if !matches!(self.hint, Some(Hint::Asked(asked)) if asked == number) {
            return;
        }
        let hint = reply.ok().zip(self.deciding(guest)).map(|(reply, seat)| {
            advice(&reply, seat, &TableWords::new(&shell.text, &self.players, self.playback.view()))
        });
        self.hint = Some(hint.unwrap_or(Hint::None));
    }

    /// What the hint proposes, if it can be done as it is.
    pub(super) fn hint_to_take(&self, guest: &Guest<G>) -> Option<Rc<[G::Action]>> {
        match &self.hint {
            Some(Hint::Given(plan, _)) if self.deciding(guest).is_some() => Some(Rc::clone(plan)),
            _ => None,
        }
    }

    /// Puts the hint away, and forgets that one was asked for.
    pub(super) fn drop_hint(&mut self) {
        if self.hint.take().is_some_and(|hint| matches!(hint, Hint::Asked(_))) {
            self.bots.cancel();
        }
    }
}
