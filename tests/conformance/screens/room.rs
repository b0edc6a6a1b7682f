//! A table with guests at it, all in memory.

use conclave_rules::table::{Rng, Seat, Seed, Setup};
use conclave_screens::connection::Connection;
use conclave_screens::memory::{Faults, LineEnd, MemoryLine};
use conclave_screens::wire::{Beginning, Update, encode};
use conclave_screens::{Guest, Hello, Host, HostEvent, Invitation, Key, TablePlace};
use conclave_session::{Controller, Player, Session};

use super::super::Conforming;

/// A screen at the table, and its line to it.
pub struct Screen<G: Conforming> {
    pub guest: Guest<G>,
    pub line: MemoryLine,
    pub end: LineEnd,
}

/// A table and its screens.
pub struct TestTable<G: Conforming> {
    pub host: Host<G>,
    pub session: Session<G>,
    pub screens: Vec<Screen<G>>,
    pub now: u64,
    pub faults: Faults,
    pub rng: Rng,
}

/// What a guest of this game says first.
pub fn hello<G: Conforming>(key: u8) -> Hello {
    Hello {
        game: G::ID.to_owned(),
        build: "build".to_owned(),
        name: format!("Guest {key}"),
        key: Key([key; 16]),
        invitation: Some(Invitation(u64::from(key))),
    }
}

impl<G: Conforming> TestTable<G> {
    /// A table at which guests have these seats, and people of the host the others.
    pub fn new(
        setup: Setup<G::Options>,
        seed: u64,
        guests: &[Seat],
        faults: Faults,
    ) -> TestTable<G> {
        let who = |seat| {
            let guest = guests.contains(&Seat(seat));
            let controller = if guest { Controller::Guest } else { Controller::Person };
            Player { name: String::new(), controller }
        };
        let players = (0..setup.seats).map(who).collect();
        let session = Session::begin(setup, Seed(seed), players).unwrap();
        let mut room = TestTable {
            host: Host::new("build"),
            session,
            screens: Vec::new(),
            now: 1_000,
            faults,
            rng: Rng::new(Seed(!seed)),
        };
        for &seat in guests {
            room.come(TablePlace::Seat(seat), seat.0);
        }
        room
    }

    /// Invites somebody, who comes.
    pub fn come(&mut self, place: TablePlace, key: u8) {
        self.host.invite(Invitation(u64::from(key)), place, u64::MAX);
        let (line, host, end) = MemoryLine::new(self.faults, Seed(self.rng.bits()));
        line.at(self.now);
        self.host.attach(Box::new(host), self.now);
        self.screens.push(Screen { guest: Guest::new(hello::<G>(key)), line, end });
    }

    /// A screen's line is cut; it comes back over another one.
    pub fn reconnect(&mut self, at: usize) {
        let (line, host, end) = MemoryLine::new(self.faults, Seed(self.rng.bits()));
        line.at(self.now);
        self.host.attach(Box::new(host), self.now);
        let screen = &mut self.screens[at];
        (screen.line, screen.end) = (line, end);
        screen.guest.greet(None);
    }

    /// It is a little later.
    pub fn pass(&mut self, ms: u64) {
        self.now += ms;
        for screen in &self.screens {
            screen.line.at(self.now);
        }
    }

    /// The host takes in what has come, and does it. Which seats acted.
    pub fn host_polls(&mut self) -> Vec<(Seat, G::Action)> {
        let mut acted = Vec::new();
        while let Some(event) = self.host.poll(&self.session, self.now) {
            match event {
                HostEvent::Acted(seat, actions) => {
                    assert!(self.session.play().legal(seat).contains(&actions[0]));
                    let before = self.session.play().ply();
                    // What comes after the first action may be refused.
                    let _ = self.session.act(seat, &actions);
                    let done = &self.session.play().entries()[before..];
                    acted.extend(done.iter().map(|entry| (seat, entry.action.clone())));
                }
                HostEvent::Seated(seat, name) => {
                    let guest = Player { name, controller: Controller::Guest };
                    self.session.set_player(seat, guest);
                }
                HostEvent::Lent(..) | HostEvent::Presence | HostEvent::Gestured(..) => {}
            }
        }
        acted
    }

    /// Screen number `at` takes in what has come.
    pub fn guest_polls(&mut self, at: usize) {
        let Screen { guest, end, .. } = &mut self.screens[at];
        while guest.poll(end as &mut dyn Connection, self.now).is_some() {}
    }

    /// Chance acts, or one of the host's people, if it is for them to.
    pub fn people_act(&mut self) -> bool {
        let play = self.session.play();
        let people = |&seat: &Seat| self.session.controller(seat) == Some(Controller::Person);
        let Some(seat) = play.to_act().iter().find(|seat| *seat == Seat::CHANCE || people(seat))
        else {
            return false;
        };
        let action = if seat == Seat::CHANCE {
            G::sample_chance(play.state(), &mut self.rng)
        } else {
            self.rng.pick(&play.legal(seat)).cloned()
        };
        self.session.act(seat, &[action.unwrap()]).unwrap();
        true
    }

    /// Screen number `at` decides something, if it can.
    pub fn guest_decides(&mut self, at: usize) {
        let guest = &mut self.screens[at].guest;
        let legal = guest.seen().map_or(&[][..], |seen| &seen.legal);
        if let Some(action) = self.rng.pick(legal).cloned() {
            guest.act(&[action]);
        }
    }

    /// How many bytes a guest is sent that comes to this place now and has nothing of the game.
    pub fn bytes_of_all(&self, place: TablePlace) -> usize {
        let play = self.session.play();
        let mut update = Update::<G>::of(place, play.state(), 0);
        for entry in play.entries() {
            update.add(place, entry.seat, &entry.events);
        }
        let (setup, start) = (play.record().setup.clone(), play.at_ply(0));
        let beginning = Beginning::of(place, setup, start.state(), start.setup_events());
        update.beginning = Some(beginning);
        encode(&update.message(1)).len()
    }

    pub fn is_over(&self) -> bool {
        self.session.play().to_act().is_empty()
    }

    /// Whether every guest sees what its place may see, has all that led there, and may do what
    /// its seat may.
    pub fn agrees(&self) -> bool {
        let play = self.session.play();
        self.screens.iter().all(|Screen { guest, .. }| {
            let Some(seen) = guest.seen() else { return false };
            let seat = guest.seat();
            let steps = seen.steps.iter().zip(play.entries());
            seen.view == G::view(play.state(), guest.viewer())
                && seen.steps.len() == play.ply()
                && seen.to_act == play.to_act()
                && seen.outcome() == G::outcome(play.state())
                && seen.legal == seat.map(|seat| play.legal(seat)).unwrap_or_default()
                && steps.into_iter().all(|(step, entry)| {
                    let redacted = entry.events.iter().filter_map(|e| G::redact(e, guest.viewer()));
                    step.seat == entry.seat && redacted.eq(step.events.iter().cloned())
                })
        })
    }
}
