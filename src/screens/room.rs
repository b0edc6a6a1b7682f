//! Who has come to a table on many screens, and who is to come: its game before it begins, and its guests.

use conclave_i18n::isolated;
use conclave_rules::table::Seat;
use conclave_screens::{Connection, Host, HostEvent, Invitation, LineId, Status, TablePlace};
use conclave_session::saves::SlotId;
use conclave_session::series::is_slot;
use conclave_session::{Controller, Player};
use yew::prelude::*;

use super::build;
use super::code::Purpose;
use super::host_page::KeptTable;
use super::peer::Peer;
use super::waiting_room::{SeatInfo, SeatStatus};
use crate::boot;
use crate::components::players::{name_all, stand_ins, tell_apart};
use crate::games::GameUi;
use crate::pages::setup::new_save;
use crate::random::random_u64;
use crate::shell::Shell;
use crate::storage::clock;
use crate::table::hosting::Hosting;
use crate::table::open::Opened;
use crate::text::Text;

/// A connection that takes longer than this needs advice, in milliseconds.
const SLOW_MS: u64 = 10_000;
/// After how many milliseconds a connection that does not open is given up.
const GIVEN_UP_MS: u64 = 40_000;
/// How long an invitation admits somebody, in milliseconds. The codes that it is in hold shorter, and
/// are made anew.
const INVITED_MS: u64 = 24 * 3_600_000;

/// Who has come, and who is to come.
pub struct Room<G: GameUi> {
    /// The game, as long as it has not begun; then the table has it.
    pub game: Option<Opened<G>>,
    /// The guests.
    pub hosting: Hosting<G>,
    /// What admits to each seat.
    invitations: Vec<Invitation>,
    /// What admits somebody who only looks on.
    watching: Invitation,
    /// What players without a name are called here.
    stand_ins: Vec<String>,
    /// Those who are on their way, since when.
    coming: Vec<(LineId, u64)>,
}

impl<G: GameUi> Room<G> {
    /// The guests of a game, who come back where they were `kept`; `told` is called when one has come or
    /// gone.
    pub fn new(
        game: Opened<G>,
        kept: Option<KeptTable>,
        told: Callback<()>,
        text: &Text,
    ) -> Room<G> {
        let begun = kept.as_ref().is_some_and(|kept| kept.begun) && !game.new;
        let mut host = match kept {
            Some(kept) => Host::restore(build(), kept.guests),
            None => Host::new(build()),
        };
        let seats = game.session.players().len();
        let stand_ins = stand_ins(seats, text);
        host.set_stand_ins(stand_ins.clone());
        let seat = |seat| draw(&mut host, TablePlace::Seat(Seat(seat)));
        let invitations = (0..seats as u8).map(seat).collect();
        let watching = draw(&mut host, TablePlace::Spectator);
        // The table takes the game from its slot.
        let game = (!begun).then_some(game);
        let hosting = Hosting::new(host, told);
        Room { game, hosting, invitations, watching, stand_ins, coming: Vec::new() }
    }

    /// Lets guests in as long as the game has not begun. Returns whether somebody has come or gone.
    pub fn welcome(&mut self, text: &Text) -> bool {
        let Some(game) = &mut self.game else { return false };
        let fixed = is_slot(&game.id);
        let session = &mut game.session;
        let mut host = self.hosting.host.borrow_mut();
        let mut changed = false;
        while let Some(event) = host.poll(session, clock()) {
            changed = true;
            let named = |seat: Seat| session.players().get(seat.index()).map(|it| it.name.clone());
            let (seat, player) = match event {
                // On a game night everybody is called what its standings say.
                HostEvent::Seated(seat, name) => {
                    let name = named(seat).filter(|_| fixed).unwrap_or(name);
                    (seat, Player { name, controller: Controller::Guest })
                }
                HostEvent::Lent(seat, controller) => {
                    (seat, Player { name: named(seat).unwrap_or_default(), controller })
                }
                // A guest who decides before the game has begun says it again.
                HostEvent::Acted(..) | HostEvent::Presence | HostEvent::Gestured(..) => continue,
            };
            let mut players = session.players().to_vec();
            if let Some(old) = players.get_mut(seat.index()) {
                *old = player;
                name_all(&mut players, text);
                tell_apart(&mut players, seat.index());
                session.set_player(seat, players.swap_remove(seat.index()));
            }
        }
        changed
    }

    /// Lets somebody else play the seats of this status.
    pub fn lend_all(&mut self, wanted: SeatStatus, to: Controller) {
        for (seat, info) in (0..).map(Seat).zip(self.seats()) {
            if info.status == wanted {
                self.hosting.host.borrow_mut().lend(seat, to);
            }
        }
    }

    /// Takes a seat back from its guest; the next one needs another invitation.
    pub fn take_back(&self, seat: Seat) {
        self.hosting.host.borrow_mut().dismiss(seat, clock());
    }

    /// Draws new invitations in place of those that were used, or have expired.
    pub fn renew(&mut self) {
        let host = &mut *self.hosting.host.borrow_mut();
        for (seat, invitation) in (0..).map(Seat).zip(&mut self.invitations) {
            if !host.is_held(seat) && !host.is_invited(*invitation) {
                *invitation = draw(host, TablePlace::Seat(seat));
            }
        }
        if !host.is_invited(self.watching) {
            self.watching = draw(host, TablePlace::Spectator);
        }
    }

    /// The game begins: its table opens.
    pub fn begin(&mut self, slot: SlotId, shell: &Shell) {
        let Some(game) = self.game.take() else { return };
        let save = new_save(&game.session, &shell.text);
        // What cannot be stored is played all the same.
        if shell.save_store.write(&slot, &save).is_err() {
            boot::pass_in_memory(&slot, &save.seal());
        }
    }

    /// The game stands still, and is here again as its table has last saved it: whoever plays it saved every
    /// action. Whether it could be read.
    pub fn stop(&mut self, game: Option<Opened<G>>) -> bool {
        self.game = game;
        self.game.is_some()
    }

    /// The game goes on after all: its table opens again.
    pub fn resume(&mut self) {
        self.game = None;
    }

    /// Whether the game has begun.
    pub fn has_begun(&self) -> bool {
        self.game.is_none()
    }

    /// Somebody comes over this connection.
    pub fn admit(&mut self, connection: Box<dyn Connection>) {
        let line = self.hosting.host.borrow_mut().attach(connection, clock());
        self.coming.push((line, clock()));
    }

    /// Somebody comes over this connection by the link for everybody.
    pub fn admit_caller(&mut self, connection: Box<dyn Connection>) {
        let line = self.hosting.host.borrow_mut().attach_caller(connection, clock());
        self.coming.push((line, clock()));
    }

    /// Somebody who was at the table in an earlier game is still at the other end of this connection.
    pub fn admit_again(&mut self, connection: Peer) {
        let line = self.hosting.host.borrow_mut().attach_again(Box::new(connection), clock());
        self.coming.push((line, clock()));
    }

    /// Forgets who is on the way no longer.
    pub fn forget_arrived(&mut self) {
        let (now, host) = (clock(), self.hosting.host.borrow());
        self.coming.retain(|&(line, since)| {
            let is_here = host.place(line).is_some() || host.status(line) == Status::Closed;
            !is_here && now < since + GIVEN_UP_MS
        });
    }

    /// Whether there are guests, and nobody else is to come.
    pub fn is_full(&self) -> bool {
        let seats = self.seats();
        seats.iter().any(|seat| seat.status == SeatStatus::Here)
            && !seats.iter().any(|seat| seat.status.is_open())
    }

    /// Whether the device is only the table: its game is played, and nobody plays here.
    pub fn is_stage(&self) -> bool {
        let host = self.hosting.host.borrow();
        let mut players = host.table().players.iter();
        self.has_begun() && players.all(|player| player.controller != Controller::Person)
    }

    /// What the code for a place is for.
    pub fn purpose(&self, place: TablePlace) -> Purpose {
        match place {
            TablePlace::Spectator => Purpose::Invite(self.watching),
            TablePlace::Seat(seat) if self.hosting.host.borrow().is_held(seat) => Purpose::Return,
            TablePlace::Seat(seat) => Purpose::Invite(self.invitations[seat.index()]),
        }
    }

    /// A player, and whether somebody is there.
    pub fn seat(&self, seat: Seat) -> SeatInfo {
        let host = self.hosting.host.borrow();
        let Some(player) = host.table().players.get(seat.index()) else {
            let (name, status) = (AttrValue::default(), SeatStatus::Own);
            return SeatInfo { name, status, lent: None, reached: false };
        };
        let lent = host.is_lent(seat).then_some(player.controller);
        let (held, away) = (host.is_held(seat), host.is_away(seat, clock()));
        let status = match player.controller {
            // Somebody else may play meanwhile.
            _ if away => SeatStatus::Away,
            Controller::Guest if held => SeatStatus::Here,
            Controller::Guest => SeatStatus::Free,
            Controller::Bot(_) => SeatStatus::Bot,
            Controller::Person | Controller::Remote => SeatStatus::Own,
        };
        let name = match player.name.as_str() {
            "" => self.stand_ins.get(seat.index()).cloned().unwrap_or_default(),
            name => isolated(name).into_owned(),
        };
        SeatInfo { name: name.into(), status, lent, reached: host.is_on_own_device(seat) }
    }

    /// The players, and whether somebody is there.
    pub fn seats(&self) -> Vec<SeatInfo> {
        (0..self.invitations.len() as u8).map(|seat| self.seat(Seat(seat))).collect()
    }

    /// How the table as a whole is doing.
    pub fn status(&self) -> Status {
        let seats = self.seats();
        let any = |wanted: SeatStatus| seats.iter().any(|seat| seat.status == wanted);
        match () {
            () if any(SeatStatus::Away) => Status::Away,
            () if !any(SeatStatus::Free) => Status::Open,
            () if !self.coming.is_empty() => Status::Connecting,
            () => Status::Waiting,
        }
    }

    /// Those who may look on: their names, and whether they are there.
    pub fn onlookers(&self) -> Vec<(AttrValue, bool)> {
        let host = self.hosting.host.borrow();
        let named =
            |(name, here): (&str, bool)| (AttrValue::from(isolated(name).into_owned()), here);
        host.onlookers(clock()).map(named).collect()
    }

    /// Whether somebody has been on the way for long.
    pub fn is_slow(&self) -> bool {
        let now = clock();
        self.coming.iter().any(|&(_, since)| now > since + SLOW_MS)
    }
}

/// Invites somebody to a place, by a number that nobody guesses.
fn draw<G: GameUi>(host: &mut Host<G>, place: TablePlace) -> Invitation {
    let invitation = Invitation(random_u64());
    host.invite(invitation, place, clock() + INVITED_MS);
    invitation
}
