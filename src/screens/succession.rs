//! A table that goes over to a guest's device: what that device needs, and what the old table does until
//! everybody has found the new one. How it goes: `conclave_screens::host`, `hand_over.rs`.

use std::collections::VecDeque;

use conclave_rules::table::Seat;
use conclave_screens::{
    Connection, Forwarder, ForwarderTask, Hello, Host, HostRecord, Key, LineId, Status,
};
use conclave_session::codec::{from_text, to_text};
use conclave_session::saves::{Save, Store};
use conclave_session::{Controller, Player, Session};
use serde::{Deserialize, Serialize};

use super::code::{Code, Purpose, RoomId, TableId, VALID_MINUTES, build_number};
use super::host_page::{KeptTable, slot};
use super::identity::{keep_seat, random_key};
use super::servers::Servers;
use super::signaling_host::{keep_room, kept_room};
use super::{build, minutes};
use crate::boot;
use crate::games::GameUi;
use crate::pages::setup::new_save;
use crate::router;
use crate::shell::Shell;
use crate::storage::clock;

/// The longest time that the old table waits for guests to connect to the new one, in milliseconds.
const HAND_OVER_TIMEOUT_MS: u64 = 60_000;

/// What a device needs to be the table.
#[derive(Serialize, Deserialize)]
pub struct HandedTable {
    /// The query of the link that opened it.
    query: String,
    /// The game, as a sealed save.
    save: String,
    guests: HostRecord,
    /// Its room at a signalling server, if it has one.
    room: Option<RoomId>,
    /// What the old table is known by, which is a guest now.
    by: Key,
}

/// Where it is kept by whom a table was handed over.
fn by_key(table: TableId) -> String {
    format!("conclave:handed:{table:016x}")
}

/// Who handed a table over to this device, and still has connections to others.
pub fn handed_by(table: TableId, shell: &Shell) -> Option<Key> {
    Key::from_text(&shell.save_store.store().get(&by_key(table)).ok()??)
}

/// Everybody has come here, or will not any more.
pub fn forget_handed_by(table: TableId, shell: &Shell) {
    // What cannot be forgotten is tried again after the page is loaded again.
    let _ = shell.save_store.store().remove(&by_key(table));
}

impl HandedTable {
    /// What such bytes say; none when they are damaged.
    pub fn read(bytes: &[u8]) -> Option<HandedTable> {
        from_text(std::str::from_utf8(bytes).ok()?)
    }

    /// Keeps it, so that the page of the table finds it.
    pub fn keep(self, table: TableId, shell: &Shell) {
        let store = shell.save_store.store();
        let HandedTable { query, save, guests, room, by } = self;
        let kept =
            Save::open(&save).is_ok_and(|it| shell.save_store.write(&slot(table), &it).is_ok());
        // What cannot be stored is played all the same.
        if !kept {
            boot::pass_in_memory(&slot(table), &save);
        }
        KeptTable { query, begun: true, guests }.write(table, shell);
        if let Some(room) = room {
            keep_room(table, &room, shell);
        }
        // Without it, the others are shown the way by a code.
        let _ = store.set(&by_key(table), &by.to_text());
    }
}

/// The old table, from when its guest has everything until all others have gone over.
pub struct Succession<G: GameUi> {
    forwarder: Forwarder<G>,
    /// The connection to the new table, over which it was handed over; none if it was lost at once.
    line: Option<Box<dyn Connection>>,
    code: Code,
    since: u64,
    /// Answers that guests have brought for the new table, and which of them is on its way.
    brought: VecDeque<(LineId, String)>,
    bringing: Option<LineId>,
}

/// What the old table will be at the new one.
pub struct Successor {
    /// What it is known by.
    key: Key,
    /// The seat that is played on it, and its player's name; none if it is only a table.
    own: Option<(Seat, String)>,
}

impl Successor {
    /// What this device will be at the table that the guest of `to` gets, and the bytes that are sent there.
    pub fn hand<G: GameUi>(
        mut session: Session<G>,
        to: Seat,
        guests: HostRecord,
        query: &str,
        table: TableId,
        shell: &Shell,
    ) -> (Successor, Vec<u8>) {
        let key = random_key();
        let players: Vec<(Seat, Player)> =
            (0..).map(Seat).zip(session.players().iter().cloned()).collect();
        let mut own = None;
        for (seat, player) in players {
            let here = player.controller == Controller::Person;
            if here && own.is_none() {
                own = Some((seat, player.name.clone()));
            }
            let controller = match player.controller {
                _ if seat == to => Controller::Person,
                // Others who sat at this device come with devices of their own.
                Controller::Person => Controller::Guest,
                other => other,
            };
            session.set_player(seat, Player { controller, ..player });
        }
        let name =
            own.as_ref().map_or_else(|| shell.text.tr("screens-was-table"), |it| it.1.clone());
        let handed = HandedTable {
            query: query.to_owned(),
            save: new_save(&session, &shell.text).seal(),
            guests: guests.handed_over(to, own.as_ref().map(|it| it.0), key, name),
            room: kept_room(table, shell),
            by: key,
        };
        (Successor { key, own }, to_text(&handed).into_bytes())
    }

    /// This device is a guest from now on; `line` is the connection to the new table.
    pub fn begin<G: GameUi>(
        self,
        table: TableId,
        line: Option<Box<dyn Connection>>,
        servers: &Servers,
        shell: &Shell,
    ) -> Succession<G> {
        let name = self.own.map_or_else(|| shell.text.tr("screens-was-table"), |it| it.1);
        let room = kept_room(table, shell).filter(|_| servers.signal.is_some());
        let code = Code {
            table,
            offer: 0,
            until: minutes() + VALID_MINUTES,
            build: build_number(&build()),
            endpoint: None,
            servers: servers.clone(),
            purpose: room.map_or(Purpose::Return, Purpose::Meet),
        };
        let hello = Hello {
            game: G::ID.to_owned(),
            build: build(),
            name: name.clone(),
            key: self.key,
            invitation: None,
        };
        let (brought, bringing) = (VecDeque::new(), None);
        keep_seat(table, self.key, &name, shell);
        Succession {
            forwarder: Forwarder::new(hello),
            line,
            code,
            since: clock(),
            brought,
            bringing,
        }
    }
}

impl<G: GameUi> Succession<G> {
    /// Carries what the new table and its guests say to each other. Returns whether everybody has gone over,
    /// or will not any more.
    pub fn look(&mut self, host: &mut Host<G>) -> bool {
        if let Some(line) = &mut self.line {
            while let Some(task) = self.forwarder.poll(line.as_mut(), clock()) {
                match task {
                    ForwarderTask::PassOn(to, code) => host.tell_moved(to, &code),
                    ForwarderTask::Tell(verdict) => {
                        if let Some(line) = self.bringing.take() {
                            host.report_answer(line, verdict);
                        }
                    }
                }
            }
        }
        self.brought.extend(std::iter::from_fn(|| host.brought()));
        if self.bringing.is_none()
            && let Some((line, answer)) = self.brought.pop_front()
            && self.forwarder.deliver_answer(&answer)
        {
            self.bringing = Some(line);
        }
        let alone = host.present(clock()) == 0 || clock() > self.since + HAND_OVER_TIMEOUT_MS;
        self.is_there() && (alone || self.is_cut_off())
    }

    /// Whether the new table has answered.
    pub fn is_there(&self) -> bool {
        self.forwarder.is_welcome()
    }

    /// Whether nothing will come of the connection to the new table any more.
    fn is_cut_off(&self) -> bool {
        self.line.as_ref().is_none_or(|line| line.status() == Status::Closed)
    }

    /// Whether the new table should have answered long ago, or cannot.
    pub fn is_late(&self) -> bool {
        !self.is_there() && (self.is_cut_off() || clock() > self.since + HAND_OVER_TIMEOUT_MS / 4)
    }

    /// Goes to the guest's page.
    pub fn finish(mut self, table: TableId, shell: &Shell) {
        KeptTable::forget(table, shell);
        // What cannot be removed is a save like any other.
        let _ = shell.save_store.remove(&slot(table));
        if let Some(line) = &mut self.line {
            line.leave_open(table);
        }
        router::navigate(&format!("#/join/{}/{}", G::ID, self.code.write()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_device_needs_to_be_the_table_is_read_as_it_was_written_or_not_at_all() {
        let handed = HandedTable {
            query: "seats=guest,person".into(),
            save: "conclave-save 1 elfenwizards AAAA".into(),
            guests: HostRecord::default(),
            room: Some([7; 16]),
            by: Key([9; 16]),
        };
        let bytes = to_text(&handed).into_bytes();
        let read = HandedTable::read(&bytes).expect("it is whole");
        assert_eq!((read.query, read.save), (handed.query, handed.save));
        assert_eq!((read.room, read.by), (handed.room, handed.by));
        for length in 0..bytes.len() {
            assert!(HandedTable::read(&bytes[..length]).is_none(), "{length}");
        }
        assert!(HandedTable::read(&[255; 40]).is_none());
    }
}
