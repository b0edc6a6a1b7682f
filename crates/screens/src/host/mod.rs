//! The table's end of its guests' connections.
//!
//! A [`Host`] has no game of its own: it looks at the [`Session`] that it is given, and returns what guests
//! want done there ([`HostEvent`]), which its caller does. So a game on many screens is played like any
//! other.
//!
//! Messages are repeated until the other end has them: an update until the guest acknowledges it, an action
//! until the game shows it or it is refused. Numbers make repetition harmless: updates carry the game's
//! ply, actions count each seat's own, so that simultaneous choices do not collide.

mod hand_over;
mod line;
mod talk;
#[cfg(test)]
mod tests;

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

pub use hand_over::HandOver;
pub use line::{ANSWER_PACE_MS, LineId, SILENCE_MS};

use super::wire::{
    AnswerError, Beginning, Invitation, Key, Parting, Seating, Sitting, SyncPoint, TablePlace,
    ToGuest, Update,
};
use super::{Connection, Status};
use conclave_rules::table::{Rules, Seat, Seats};
use conclave_session::{Controller, Player, Session};
use line::GuestLine;

/// The most connections that a table has at once.
pub const MOST_LINES: usize = 24;
/// The most spectators' keys that a table knows.
const MOST_SPECTATORS: usize = 16;
/// The most invitations that are open at once.
const MOST_INVITATIONS: usize = 32;
/// The most keys of guests who were sent away that are remembered.
const MOST_DISMISSED: usize = 32;

/// What a guest has brought about. Whoever owns the session does it, and then asks for the next.
#[derive(Clone, PartialEq, Debug)]
pub enum HostEvent<G: Rules> {
    /// This seat is played by the guest of this name: the session's player becomes one
    /// ([`Controller::Guest`]). Also when somebody comes back for whom a bot has played.
    Seated(Seat, String),
    /// The guest of this seat decided this, and may: the first of these actions is legal.
    Acted(Seat, Vec<G::Action>),
    /// Somebody at the table's own device, or a bot, plays this seat for its guest, or until one
    /// comes: the session's player becomes one of this kind, and keeps its name.
    Lent(Seat, Controller),
    /// Somebody has come, left, gone or come back: what is shown of the guests has changed.
    Presence,
    /// The movement of a guest's hand for the next action of this seat
    /// ([`ToHost::Gesture`](super::wire::ToHost::Gesture)); not to be trusted.
    Gestured(Seat, Vec<u8>),
}

/// A seat that belongs to a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct HeldSeat {
    seat: Seat,
    key: Key,
    name: String,
}

/// Somebody who looks on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Onlooker {
    key: Key,
    name: String,
}

/// The part of a host that is saved beside its game, so that its guests find their seats after a reload. It
/// contains their keys, so it stays on the host's device.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct HostRecord {
    epoch: u32,
    held: Vec<HeldSeat>,
    spectators: Vec<Onlooker>,
    /// Who plays a seat in its guest's place.
    lent: Vec<(Seat, Controller)>,
    /// The keys of those who were sent away last: the link for everybody does not admit them again.
    dismissed: Vec<Key>,
}

/// An invitation that nobody has used yet.
struct Invited {
    code: Invitation,
    place: TablePlace,
    /// When it expires, in milliseconds since 1970.
    expires: u64,
}

/// A table with guests. See the [module](self).
pub struct Host<G: Rules> {
    build: String,
    record: HostRecord,
    /// The entries of [`HostRecord::lent`] that the session does not have yet.
    lending: Vec<(Seat, Controller)>,
    invited: Vec<Invited>,
    lines: Vec<GuestLine>,
    /// How many connections there were.
    made: u32,
    /// Who sits where, as it was last told.
    table: Seating,
    /// The last revision of it that [`HostEvent::Presence`] was about.
    shown: u32,
    /// The ply that the game had when it was last looked at.
    ply: usize,
    /// What players without a name are called at the table, in its language.
    stand_ins: Vec<String>,
    /// For how many seconds the table may still talk.
    talk: u32,
    /// The table that is being handed over to a guest's device.
    handing: Option<hand_over::Handing>,
    /// How often the table was offered to anybody.
    offers: u32,
    game: PhantomData<G>,
}

impl HostRecord {
    /// The same guests at the next game: the guest of each seat moves to the seat that `next` returns, and
    /// those without one are not expected any more. Nobody plays in anybody's place.
    #[must_use]
    pub fn reseated(mut self, next: impl Fn(Seat) -> Option<Seat>) -> HostRecord {
        self.lent.clear();
        self.held.retain_mut(|held| {
            let seat = next(held.seat);
            held.seat = seat.unwrap_or(held.seat);
            seat.is_some()
        });
        self
    }

    fn send_away(&mut self, key: Key) {
        if self.dismissed.len() >= MOST_DISMISSED {
            self.dismissed.remove(0);
        }
        self.dismissed.push(key);
    }
}

impl<G: Rules> Host<G> {
    /// A table without guests; `build` is what this program was built from.
    pub fn new(build: impl Into<String>) -> Host<G> {
        Host::restore(build, HostRecord::default())
    }

    /// A table whose guests will come back: the host's page was loaded again.
    pub fn restore(build: impl Into<String>, mut record: HostRecord) -> Host<G> {
        // What guests have seen and what was saved may differ by an action.
        record.epoch += 1;
        Host {
            build: build.into(),
            lending: record.lent.clone(),
            record,
            invited: Vec::new(),
            lines: Vec::new(),
            made: 0,
            table: Seating::default(),
            shown: 0,
            ply: 0,
            stand_ins: Vec::new(),
            talk: 0,
            handing: None,
            offers: 0,
            game: PhantomData,
        }
    }

    /// Who sits where, as the guests were last told.
    pub fn table(&self) -> &Seating {
        &self.table
    }

    /// What is saved of it.
    pub fn record(&self) -> &HostRecord {
        &self.record
    }

    /// Lets whoever says `code` take a place, once, until `expires` (milliseconds since 1970). An
    /// earlier invitation to the same seat ends.
    pub fn invite(&mut self, code: Invitation, place: TablePlace, expires: u64) {
        if matches!(place, TablePlace::Seat(_)) {
            self.invited.retain(|invited| invited.place != place);
        }
        if self.invited.len() >= MOST_INVITATIONS {
            self.invited.remove(0);
        }
        self.invited.push(Invited { code, place, expires });
    }

    /// Takes an invitation back.
    pub fn uninvite(&mut self, code: Invitation) {
        self.invited.retain(|invited| invited.code != code);
    }

    /// Whether an invitation is still open: given, not used, and not taken back.
    pub fn is_invited(&self, code: Invitation) -> bool {
        self.invited.iter().any(|invited| invited.code == code)
    }

    /// What players without a name are called at the table, in its language: guests are told that
    /// these have none, so that each screen names them in its own.
    pub fn set_stand_ins(&mut self, names: Vec<String>) {
        self.stand_ins = names;
    }

    /// Adds a connection, over which somebody may come.
    pub fn attach(&mut self, connection: Box<dyn Connection>, now: u64) -> LineId {
        self.made += 1;
        let id = LineId(self.made);
        let mut line = GuestLine::new(id, connection, now);
        if self.lines.len() >= MOST_LINES {
            line.part(&ToGuest::Parted(Parting::Crowded), now);
        }
        self.lines.push(line);
        id
    }

    /// Adds a connection of somebody who has come by the link for everybody, which does not admit those who
    /// were sent away.
    pub fn attach_caller(&mut self, connection: Box<dyn Connection>, now: u64) -> LineId {
        let id = self.attach(connection, now);
        if let Some(line) = self.lines.last_mut() {
            line.called = true;
        }
        id
    }

    /// Adds a connection that an earlier game's table has left open ([`Host::leave_open`]): whoever is at
    /// its other end is asked to come again.
    pub fn attach_again(&mut self, connection: Box<dyn Connection>, now: u64) -> LineId {
        let id = self.attach(connection, now);
        if let Some(line) = self.lines.last_mut().filter(|line| !line.is_ending()) {
            line.ask_again(&ToGuest::Greet(G::ID.to_owned()), now);
        }
        id
    }

    /// Leaves the connections of those who have a place open for the next game at the same table, which may
    /// be one of another program. Their guests are told that the table is between two games.
    pub fn leave_open(&mut self, table: u64) {
        for line in self.lines.iter_mut().filter(|line| line.place.is_some()) {
            line.send(&ToGuest::Between);
            line.leave_open(table);
        }
    }

    /// How a connection is doing; closed when there is none of this name any more.
    pub fn status(&self, line: LineId) -> Status {
        self.lines.iter().find(|it| it.id == line).map_or(Status::Closed, GuestLine::status)
    }

    /// Whose a connection is; none as long as nobody was admitted over it.
    pub fn place(&self, line: LineId) -> Option<TablePlace> {
        self.lines.iter().find(|it| it.id == line)?.place
    }

    /// Whether a guest has this seat, here or away.
    pub fn is_held(&self, seat: Seat) -> bool {
        self.record.held.iter().any(|held| held.seat == seat)
    }

    /// Whether the guest of this seat, if there is one, is missing.
    pub fn is_away(&self, seat: Seat, now: u64) -> bool {
        self.is_held(seat) && !self.has_present(TablePlace::Seat(seat), now)
    }

    /// The seats whose guests are missing.
    pub fn away(&self, now: u64) -> Seats {
        let held = self.record.held.iter().map(|held| held.seat);
        held.filter(|&seat| self.is_away(seat, now)).collect()
    }

    /// How many spectators look on.
    pub fn spectators(&self, now: u64) -> usize {
        let looks_on =
            |line: &&GuestLine| line.place == Some(TablePlace::Spectator) && line.is_present(now);
        self.lines.iter().filter(looks_on).count()
    }

    fn has_present(&self, place: TablePlace, now: u64) -> bool {
        self.lines.iter().any(|line| line.place == Some(place) && line.is_present(now))
    }

    /// Takes a seat back from its guest, who does not come in again without a new invitation.
    pub fn dismiss(&mut self, seat: Seat, now: u64) {
        let held = self.record.held.iter().find(|held| held.seat == seat);
        if let Some(key) = held.map(|held| held.key) {
            self.record.send_away(key);
        }
        self.release(seat);
        self.part(TablePlace::Seat(seat), Parting::Dismissed, now);
    }

    /// Lets a bot, or somebody at the table's own device, play a seat until its guest is there again,
    /// or until one takes it.
    pub fn lend(&mut self, seat: Seat, to: Controller) {
        self.record.lent.retain(|(lent, _)| *lent != seat);
        self.record.lent.push((seat, to));
        self.lending.push((seat, to));
    }

    /// Ends the substitution at this seat: the table waits for its guest, or for another one.
    pub fn wait_for(&mut self, seat: Seat) {
        self.record.lent.retain(|(lent, _)| *lent != seat);
        self.lending.push((seat, Controller::Guest));
    }

    /// Whether somebody else plays this seat in its guest's place.
    pub fn is_lent(&self, seat: Seat) -> bool {
        self.record.lent.iter().any(|(lent, _)| *lent == seat)
    }

    /// Those who may look on: their names, as they have given them, and whether they are there.
    pub fn onlookers(&self, now: u64) -> impl Iterator<Item = (&str, bool)> {
        self.record.spectators.iter().map(move |it| {
            let theirs = |line: &&GuestLine| line.key == Some(it.key) && line.is_present(now);
            (it.name.as_str(), self.lines.iter().any(|line| theirs(&line)))
        })
    }

    /// Sends one of the [`onlookers`](Host::onlookers) away, who does not come in again without a new
    /// invitation.
    pub fn dismiss_onlooker(&mut self, at: usize, now: u64) {
        if at >= self.record.spectators.len() {
            return;
        }
        let key = self.record.spectators.remove(at).key;
        self.record.send_away(key);
        let theirs = |line: &&mut GuestLine| {
            line.place == Some(TablePlace::Spectator) && line.key == Some(key)
        };
        for line in self.lines.iter_mut().filter(theirs) {
            line.part(&ToGuest::Parted(Parting::Dismissed), now);
        }
    }

    /// The next answer to an invitation that a guest has brought for somebody else, and over which
    /// connection; [`Host::report_answer`] tells the guest what became of it. Of one guest there is at most one
    /// every [`ANSWER_PACE_MS`].
    pub fn brought(&mut self) -> Option<(LineId, String)> {
        let placed = self.lines.iter_mut().filter(|line| line.place.is_some());
        placed.filter_map(|line| Some((line.id, line.take_brought()?))).next()
    }

    /// What becomes of the answer that was brought over this connection.
    pub fn report_answer(&mut self, line: LineId, verdict: Result<(), AnswerError>) {
        if let Some(line) = self.lines.iter_mut().find(|it| it.id == line)
            && let Some(number) = line.report_answer(verdict)
        {
            line.send(&ToGuest::Answered(number, verdict));
        }
    }

    /// The game has jumped: something was undone, or it is another game. Without this call a jump
    /// is noticed only when the game is shorter than it was.
    pub fn jumped(&mut self) {
        self.record.epoch += 1;
        self.ply = 0;
    }

    /// The players of a table with so many seats have moved one seat further on, the last one to the
    /// first seat: guests go with them. The game jumps too.
    pub fn rotate(&mut self, seats: u8, now: u64) {
        let next = |seat: Seat| Seat((seat.0 + 1) % seats.max(1));
        for held in &mut self.record.held {
            held.seat = next(held.seat);
        }
        for (seat, _) in &mut self.record.lent {
            *seat = next(*seat);
        }
        for line in self.lines.iter_mut().filter(|it| matches!(it.place, Some(TablePlace::Seat(_))))
        {
            line.ask_again(&ToGuest::Greet(G::ID.to_owned()), now);
        }
        self.jumped();
    }

    /// The table may talk for so many more seconds; none when it is not talking.
    pub fn talk(&mut self, left: Option<u32>) {
        self.talk = left.unwrap_or(0);
    }

    fn release(&mut self, seat: Seat) {
        self.record.held.retain(|held| held.seat != seat);
    }

    fn part(&mut self, place: TablePlace, why: Parting, now: u64) {
        for line in self.lines.iter_mut().filter(|line| line.place == Some(place)) {
            line.part(&ToGuest::Parted(why), now);
        }
    }

    /// Sends what is due, and handles incoming messages up to the next thing to be done; none when there is
    /// nothing left. Call it until it returns none: whenever a message has arrived or the game has gone on,
    /// and every half second. `now` is in milliseconds since 1970.
    pub fn poll(&mut self, session: &Session<G>, now: u64) -> Option<HostEvent<G>> {
        if let Some((seat, to)) = self.lending.pop() {
            return Some(HostEvent::Lent(seat, to));
        }
        self.publish(session, now);
        self.continue_hand_over(now);
        for at in 0..self.lines.len() {
            self.lines[at].look(now);
            while let Some(bytes) = self.lines[at].receive(now) {
                if let Some(event) = self.hear(at, &bytes, session, now) {
                    return Some(event);
                }
            }
            if self.lines[at].is_flooded() && !self.lines[at].is_ending() {
                self.lines[at].part(&ToGuest::Parted(Parting::Flooded), now);
            }
            if let Some(event) = self.welcome_back(at, session, now) {
                return Some(event);
            }
        }
        self.lines.retain(|line| !line.is_over(now));
        self.publish(session, now);
        let changed = std::mem::replace(&mut self.shown, self.table.revision) != self.shown;
        changed.then_some(HostEvent::Presence)
    }

    /// A guest who is here plays its seat, whoever did so meanwhile.
    fn welcome_back(&mut self, at: usize, session: &Session<G>, now: u64) -> Option<HostEvent<G>> {
        let line = &mut self.lines[at];
        let Some(TablePlace::Seat(seat)) = line.place.filter(|_| line.is_present(now)) else {
            return None;
        };
        let held = self.record.held.iter().find(|held| held.seat == seat)?;
        let plays = session.controller(seat) == Some(Controller::Guest);
        let told = std::mem::replace(&mut line.told, true);
        let seated = (!plays || !told).then(|| HostEvent::Seated(seat, held.name.clone()));
        if seated.is_some() {
            self.record.lent.retain(|(lent, _)| *lent != seat);
        }
        seated
    }

    /// Sends every guest what it lacks: the game, and who sits where.
    fn publish(&mut self, session: &Session<G>, now: u64) {
        let ply = session.play().ply();
        if ply < self.ply {
            self.jumped();
        }
        self.ply = ply;
        self.note_table(session, now);
        let here = SyncPoint { epoch: self.record.epoch, ply: ply as u32 };
        for line in &mut self.lines {
            let Some(place) = line.place else { continue };
            if line.status() != Status::Open {
                continue;
            }
            let behind = line.seen < Some(here) || line.table_seen < self.table.revision;
            let overdue = behind && line.is_overdue(now);
            if overdue {
                (line.sent, line.table_sent) = (line.seen, line.table_seen);
            }
            if line.table_sent < self.table.revision {
                line.send(&ToGuest::Table(self.table.clone()));
                line.table_sent = self.table.revision;
                line.await_answer(now);
            }
            if line.talk_sent != self.talk {
                line.send(&ToGuest::Talk(self.talk));
                line.talk_sent = self.talk;
            }
            if line.sent < Some(here) {
                send_game(line, place, session, here);
                line.await_answer(now);
            }
        }
    }

    /// A player's name as guests are told it: empty for a default name.
    fn name_told<'a>(&self, player: &'a Player) -> &'a str {
        if self.stand_ins.contains(&player.name) { "" } else { &player.name }
    }

    /// Notes who sits where, if that has changed.
    fn note_table(&mut self, session: &Session<G>, now: u64) {
        let players = || (0..).map(Seat).zip(session.players());
        let spectators = self.spectators(now) as u8;
        let same = spectators == self.table.spectators
            && session.players().len() == self.table.players.len()
            && players().zip(&self.table.players).all(|((seat, player), told)| {
                self.name_told(player) == told.name
                    && player.controller == told.controller
                    && self.is_away(seat, now) == told.away
            });
        if !same {
            let sitting = |(seat, player): (Seat, &Player)| Sitting {
                name: self.name_told(player).to_owned(),
                controller: player.controller,
                away: self.is_away(seat, now),
            };
            let players = players().map(sitting).collect();
            self.table = Seating { revision: self.table.revision + 1, players, spectators };
        }
    }
}

/// Sends a guest the game from where it is to `here`.
fn send_game<G: Rules>(
    line: &mut GuestLine,
    place: TablePlace,
    session: &Session<G>,
    here: SyncPoint,
) {
    let has = line.sent.filter(|sent| sent.epoch == here.epoch && sent.ply <= here.ply);
    line.send(&update(session, place, has.map(|has| has.ply)).message(here.epoch));
    line.sent = Some(here);
}

/// The game as the guest of `place` may know it; what it has, if anything, is its first `has`
/// actions.
fn update<G: Rules>(session: &Session<G>, place: TablePlace, has: Option<u32>) -> Update<G> {
    let play = session.play();
    let taken = match place {
        TablePlace::Seat(seat) => session.taken_by(seat) as u32,
        TablePlace::Spectator => 0,
    };
    let mut update = Update::of(place, play.state(), taken);
    update.from = has.unwrap_or(0);
    for entry in play.entries().iter().skip(update.from as usize) {
        update.add(place, entry.seat, &entry.events);
    }
    if has.is_none() {
        let start = play.at_ply(0);
        let setup = play.record().setup.clone();
        update.beginning = Some(Beginning::of(place, setup, start.state(), start.setup_events()));
    }
    update
}
