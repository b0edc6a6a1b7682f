//! Guests at screens of their own: what they do, and who plays in their place.

use conclave_rules::table::{Seat, Seats};
use conclave_screens::HostEvent;
use conclave_session::series::is_slot;
use conclave_session::{Controller, Player, Session};

use super::{Env, TableController, players};
use crate::components::players::{name_all, tell_apart};
use crate::games::GameUi;
use crate::table::command::ReplayCommand;
use crate::table::effects::TableEffect;

impl<G: GameUi> TableController<G> {
    /// Does what a guest has brought about. Returns whether something has changed.
    pub(super) fn guest_event(&mut self, event: HostEvent<G>, env: &Env<'_, G>) -> bool {
        match event {
            HostEvent::Acted(seat, actions) => {
                if self.replay().is_some() {
                    self.replay_to(ReplayCommand::Toggle, env);
                }
                // The guest is told by the game as it stands then.
                drop(self.apply_actions(seat, &actions, env));
            }
            HostEvent::Seated(seat, name) => {
                // On a game night everybody is called what its standings say.
                let known =
                    || self.source.session.players().get(seat.index()).map(|it| it.name.clone());
                let name = if is_slot(&self.source.id) { known().unwrap_or(name) } else { name };
                self.seat(seat, Player { name, controller: Controller::Guest }, env);
            }
            HostEvent::Lent(seat, controller) => {
                let name =
                    self.source.session.players().get(seat.index()).map(|it| it.name.clone());
                self.seat(seat, Player { name: name.unwrap_or_default(), controller }, env);
            }
            HostEvent::Presence | HostEvent::Gestured(..) => {}
        }
        true
    }

    /// The seats whose guests are away from their screens.
    pub fn away(&self) -> Seats {
        self.source.away
    }

    /// Whether the table waits for a guest who is away and for whom nobody plays. Bots do nothing meanwhile,
    /// so that the guest does not come back to a game that others have played; people may decide.
    pub(super) fn waits_for_guest(&self) -> bool {
        let is_missing = |seat| self.source.session.controller(seat) == Some(Controller::Guest);
        self.source.away.iter().any(is_missing)
    }

    /// Gives a seat to another player from now on, or another name to its player.
    fn seat(&mut self, seat: Seat, player: Player, env: &Env<'_, G>) {
        let mut all = self.source.session.players().to_vec();
        let Some(place) = all.get_mut(seat.index()) else { return };
        let before = std::mem::replace(place, player);
        name_all(&mut all, env.text);
        tell_apart(&mut all, seat.index());
        let after = all.swap_remove(seat.index());
        if before == after {
            return;
        }
        let other = before.controller != after.controller;
        let here = after.controller == Controller::Person;
        self.source.borrowed =
            if here { self.source.borrowed.with(seat) } else { self.source.borrowed.without(seat) };
        self.source.session.set_player(seat, after);
        if other {
            // Whose eyes this device has may be another's now.
            self.source.holder = None;
            self.reset(env);
        } else {
            self.players = players::<G>(&self.source.session, self.playback.view());
            self.rebuild_log(env);
        }
        self.save(env);
    }

    /// The next game at a table with guests, who stay where they are.
    pub(super) fn begin_next(&mut self, session: Session<G>, env: &Env<'_, G>) {
        self.source.session = session;
        self.source.created = env.now;
        self.source.holder = None;
        self.reset(env);
        self.tell_jump(env);
        self.save(env);
    }

    /// Tells the guests that the game stands elsewhere than it did.
    pub(super) fn tell_jump(&mut self, env: &Env<'_, G>) {
        if env.hosts {
            self.effects.push(TableEffect::Jumped);
        }
    }
}
