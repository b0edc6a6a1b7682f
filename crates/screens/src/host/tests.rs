//! A table with guests, over good lines and bad ones.

use super::*;
use crate::memory::{Faults, LineEnd, MemoryLine};
use crate::wire::{ActionRefusal, Hello, LONGEST_ANSWER, ToHost, encode};
use crate::{Guest, GuestEvent};
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::table::{Rng, Seed, Setup};

mod hand_over;
mod places;

type Game = Elfenwizards;

const BUILD: &str = "build";

fn hello(name: &str, key: u8, invitation: u64) -> Hello {
    Hello {
        game: Game::ID.to_owned(),
        build: BUILD.to_owned(),
        name: name.to_owned(),
        key: Key([key; 16]),
        invitation: Some(Invitation(invitation)),
    }
}

/// A screen with its line.
struct Screen {
    guest: Guest<Game>,
    line: MemoryLine,
    end: LineEnd,
    events: Vec<GuestEvent>,
}

/// A table, its screens, and the time.
struct TestTable {
    host: Host<Game>,
    session: Session<Game>,
    screens: Vec<Screen>,
    now: u64,
    faults: Faults,
    presence: usize,
    gestures: Vec<(Seat, Vec<u8>)>,
}

impl TestTable {
    /// Three guests' seats, with an invitation to each.
    fn new(faults: Faults) -> TestTable {
        let guest = Player { name: String::new(), controller: Controller::Guest };
        let setup = Setup { seats: 3, options: Default::default() };
        let session = Session::begin(setup, Seed(4), vec![guest; 3]).unwrap();
        let mut host = Host::new(BUILD);
        for seat in 0..3 {
            host.invite(Invitation(u64::from(seat)), TablePlace::Seat(Seat(seat)), 100_000);
        }
        TestTable {
            host,
            session,
            screens: Vec::new(),
            now: 1_000,
            faults,
            presence: 0,
            gestures: Vec::new(),
        }
    }

    /// A room in which all three sit.
    fn full() -> TestTable {
        let mut room = TestTable::new(Faults::default());
        for (seat, name) in ["Ada", "Béa", "Cy"].into_iter().enumerate() {
            room.come(hello(name, seat as u8, seat as u64));
        }
        room.pass(100);
        room
    }

    fn come(&mut self, hello: Hello) {
        let (line, host, end) = MemoryLine::new(self.faults, Seed(self.now));
        self.host.attach(Box::new(host), self.now);
        self.screens.push(Screen { guest: Guest::new(hello), line, end, events: Vec::new() });
    }

    /// Somebody comes by the link for everybody.
    fn call(&mut self, hello: Hello) {
        let (line, host, end) = MemoryLine::new(self.faults, Seed(self.now));
        self.host.attach_caller(Box::new(host), self.now);
        self.screens.push(Screen { guest: Guest::new(hello), line, end, events: Vec::new() });
    }

    /// Another line for a screen, which says hello over it.
    fn again(&mut self, at: usize) {
        let (line, host, end) = MemoryLine::new(self.faults, Seed(self.now));
        self.host.attach(Box::new(host), self.now);
        let screen = &mut self.screens[at];
        (screen.line, screen.end) = (line, end);
        screen.guest.greet(None);
    }

    fn poll(&mut self) {
        while let Some(event) = self.host.poll(&self.session, self.now) {
            match event {
                HostEvent::Seated(seat, name) => {
                    let guest = Player { name, controller: Controller::Guest };
                    self.session.set_player(seat, guest);
                }
                HostEvent::Acted(seat, actions) => {
                    self.session.act(seat, &actions).unwrap();
                }
                HostEvent::Lent(seat, controller) => {
                    let name = self.session.players()[seat.index()].name.clone();
                    self.session.set_player(seat, Player { name, controller });
                }
                HostEvent::Presence => self.presence += 1,
                HostEvent::Gestured(seat, made) => self.gestures.push((seat, made)),
            }
        }
        for screen in &mut self.screens {
            while let Some(event) = screen.guest.poll(&mut screen.end, self.now) {
                screen.events.push(event);
            }
        }
    }

    fn pass(&mut self, ms: u64) {
        for _ in 0..ms / 50 {
            self.now += 50;
            self.screens.iter().for_each(|screen| screen.line.at(self.now));
            self.poll();
        }
    }

    /// Whether every guest that is there sees what its seat sees at the table.
    fn agree(&self) -> bool {
        self.screens.iter().filter(|screen| screen.guest.parted().is_none()).all(|screen| {
            screen.guest.seen().is_some_and(|seen| {
                let play = self.session.play();
                let seat = screen.guest.seat();
                seen.view == Game::view(play.state(), screen.guest.viewer())
                    && seen.steps.len() == play.ply()
                    && seen.legal == seat.map(|seat| play.legal(seat)).unwrap_or_default()
            })
        })
    }

    /// Whoever can decide does so at random.
    fn decide(&mut self, rng: &mut Rng) {
        for screen in &mut self.screens {
            let legal = screen.guest.seen().map(|seen| seen.legal.clone()).unwrap_or_default();
            if let Some(action) = rng.pick(&legal) {
                screen.guest.act(&[*action]);
            }
        }
    }

    fn parted(&self, at: usize) -> Option<Parting> {
        self.screens[at].guest.parted()
    }

    fn send(&mut self, at: usize, message: &ToHost<Game>) {
        self.screens[at].end.send(&encode(message)).unwrap();
    }
}

#[test]
fn three_guests_come_and_play_to_the_end_over_a_bad_line() {
    let mut room = TestTable::new(Faults { loss: 20, doubling: 10, delay: 300 });
    for seat in 0..3 {
        room.come(hello("Ada", seat as u8, seat));
    }
    let mut rng = Rng::new(Seed(1));
    while !room.session.play().to_act().is_empty() {
        room.decide(&mut rng);
        room.pass(100);
        assert!(room.now < 10_000_000, "it takes too long");
    }
    room.pass(20_000);
    assert!(room.agree());
}

#[test]
fn a_guest_gets_the_game_its_seat_and_its_name() {
    let room = TestTable::full();
    assert!(room.agree());
    let names: Vec<&str> = room.session.players().iter().map(|p| p.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Béa", "Cy"]);
    assert_eq!(room.screens[1].events[..2], [GuestEvent::Welcome, GuestEvent::Table]);
    assert!(room.screens[1].events.contains(&GuestEvent::Jumped));
    let table = room.screens[2].guest.table();
    assert_eq!(table.players[0].name, "Ada");
    assert!(table.players.iter().all(|player| !player.away));
}

#[test]
fn an_invitation_admits_one_guest_once_and_not_for_ever() {
    let mut room = TestTable::full();
    room.come(hello("Eve", 9, 1));
    room.come(hello("Eve", 9, 77));
    room.pass(100);
    assert_eq!(
        (room.parted(3), room.parted(4)),
        (Some(Parting::Uninvited), Some(Parting::Uninvited))
    );
    // To a seat that somebody has, and too late.
    room.host.invite(Invitation(5), TablePlace::Seat(Seat(0)), 100_000);
    room.host.invite(Invitation(6), TablePlace::Spectator, room.now);
    room.come(hello("Eve", 9, 5));
    room.come(hello("Eve", 9, 6));
    room.pass(100);
    assert_eq!((room.parted(5), room.parted(6)), (Some(Parting::Taken), Some(Parting::Expired)));
    assert!(room.agree());
}

#[test]
fn another_build_and_another_game_are_told_so() {
    let mut room = TestTable::new(Faults::default());
    room.come(Hello { build: "older".into(), ..hello("Ada", 1, 1) });
    room.come(Hello { game: "chess".into(), ..hello("Ada", 1, 1) });
    room.come(hello("Ada", 1, 1));
    let other = [crate::wire::WIRE_VERSION + 1, 0];
    room.screens[2].end.send(&other).unwrap();
    room.pass(100);
    let told: Vec<_> = (0..3).map(|at| room.parted(at)).collect();
    let (build, game) = (Some(Parting::OtherBuild), Some(Parting::OtherGame));
    assert_eq!(told, [build, game, build]);
}

#[test]
fn who_is_away_is_missed_and_comes_back_to_the_same_seat_and_view() {
    let mut room = TestTable::full();
    let mut rng = Rng::new(Seed(2));
    for _ in 0..30 {
        room.decide(&mut rng);
        room.pass(100);
    }
    room.screens[1].line.set(Status::Closed);
    room.pass(200);
    assert!(room.host.is_away(Seat(1), room.now));
    assert!(room.screens[0].guest.table().players[1].away, "everybody is told");
    // A bot plays for them meanwhile.
    let bot = Controller::Bot(conclave_rules::bots::Level::Adept);
    room.host.lend(Seat(1), bot);
    room.pass(100);
    assert_eq!(room.screens[0].guest.table().players[1].controller, bot);
    assert!(room.host.is_lent(Seat(1)));
    for _ in 0..30 {
        if let Some(action) = rng.pick(&room.session.play().legal(Seat(1))).copied() {
            room.session.act(Seat(1), &[action]).unwrap();
        }
        room.decide(&mut rng);
        room.pass(100);
    }
    room.again(1);
    room.pass(200);
    assert!(room.agree() && !room.host.is_away(Seat(1), room.now));
    assert_eq!(room.session.controller(Seat(1)), Some(Controller::Guest));
    assert!(!room.host.is_lent(Seat(1)));
    // It has gone on from where the guest left it, and has not begun anew.
    let jumps = room.screens[1].events.iter().filter(|event| **event == GuestEvent::Jumped);
    assert_eq!(jumps.count(), 1);
}

#[test]
fn a_line_that_comes_back_by_itself_leads_to_the_same_view_within_two_seconds() {
    let mut room = TestTable::full();
    let mut rng = Rng::new(Seed(2));
    for away_for in [300, 4_000, 40_000] {
        room.screens[1].line.set(Status::Away);
        for _ in 0..away_for / 100 {
            // Whatever was decided meanwhile, also for the seat, is seen afterwards.
            if let Some(action) = rng.pick(&room.session.play().legal(Seat(1))).copied() {
                room.session.act(Seat(1), &[action]).unwrap();
            }
            room.decide(&mut rng);
            room.pass(100);
        }
        assert!(room.host.is_away(Seat(1), room.now));
        room.screens[1].line.set(Status::Open);
        // The page of a guest says hello when its connection is open again.
        room.screens[1].guest.greet(None);
        room.pass(2_000);
        let Screen { guest, end, .. } = &room.screens[1];
        assert_eq!(guest.status(end.status(), room.now), Status::Open, "after {away_for} ms");
        assert!(room.agree() && !room.host.is_away(Seat(1), room.now), "after {away_for} ms");
        let jumps = room.screens[1].events.iter().filter(|event| **event == GuestEvent::Jumped);
        assert_eq!(jumps.count(), 1, "it goes on from where the guest left it");
    }
}

#[test]
fn a_screen_that_is_hidden_or_silent_is_away() {
    let mut room = TestTable::full();
    let Screen { guest, end, .. } = &mut room.screens[0];
    guest.hide(true, end);
    room.pass(200);
    assert!(room.host.is_away(Seat(0), room.now));
    let Screen { guest, end, .. } = &mut room.screens[0];
    guest.hide(false, end);
    room.pass(200);
    assert!(!room.host.is_away(Seat(0), room.now));
    // A phone that is frozen says nothing at all, and its line stays open.
    let frozen = room.screens.remove(0);
    room.pass(SILENCE_MS + 500);
    assert!(room.host.is_away(Seat(0), room.now));
    room.screens.insert(0, frozen);
    room.pass(2_500);
    assert!(!room.host.is_away(Seat(0), room.now) && room.agree());
}

#[test]
fn a_screen_that_comes_twice_is_there_once() {
    let mut room = TestTable::full();
    let mut again = hello("Ada", 0, 0);
    again.invitation = None;
    room.come(again);
    room.pass(100);
    assert_eq!(room.parted(0), Some(Parting::Elsewhere));
    assert_eq!(room.screens[3].guest.seat(), Some(Seat(0)));
    assert!(room.agree());
}

#[test]
fn who_is_dismissed_does_not_come_back_without_an_invitation() {
    let mut room = TestTable::full();
    room.host.dismiss(Seat(2), room.now);
    room.pass(100);
    assert_eq!(room.parted(2), Some(Parting::Dismissed));
    room.again(2);
    room.pass(100);
    assert_eq!(room.parted(2), Some(Parting::Uninvited));
    room.host.invite(Invitation(8), TablePlace::Seat(Seat(2)), 100_000);
    room.come(hello("Dot", 7, 8));
    room.pass(100);
    assert_eq!(room.session.players()[2].name, "Dot");
    assert!(room.agree());
}

#[test]
fn a_late_guest_takes_the_seat_of_a_bot() {
    let mut room = TestTable::new(Faults::default());
    let bot = Controller::Bot(conclave_rules::bots::Level::Adept);
    room.session.set_player(Seat(1), Player { name: "Bot".into(), controller: bot });
    room.come(hello("Béa", 1, 1));
    room.pass(100);
    let player = &room.session.players()[1];
    assert_eq!((player.name.as_str(), player.controller), ("Béa", Controller::Guest));
}

#[test]
fn a_spectator_sees_what_is_public_and_decides_nothing() {
    let mut room = TestTable::full();
    room.host.invite(Invitation(50), TablePlace::Spectator, 100_000);
    room.come(hello("", 50, 50));
    room.pass(100);
    assert!(room.agree() && room.host.spectators(room.now) == 1);
    assert_eq!(room.screens[0].guest.table().spectators, 1);
    let seat = room.session.play().to_act().first().unwrap();
    let actions = vec![room.session.play().legal(seat)[0]];
    room.send(3, &ToHost::Act { epoch: 1, number: 0, actions });
    room.pass(100);
    assert_eq!(room.session.play().ply(), 0);
}

#[test]
fn an_answer_that_a_guest_brings_arrives_once_and_the_guest_is_told_what_became_of_it() {
    let mut room = TestTable::new(Faults { loss: 30, doubling: 30, delay: 400 });
    room.come(hello("Ada", 0, 0));
    room.pass(5_000);
    let verdicts = [Err(AnswerError::OtherTable), Ok(()), Err(AnswerError::Used)];
    for (at, verdict) in verdicts.into_iter().enumerate() {
        let code = format!("answer-{at}");
        assert!(room.screens[0].guest.deliver_answer(&code));
        assert!(!room.screens[0].guest.deliver_answer("another"), "one after the other");
        let mut came = Vec::new();
        for _ in 0..300 {
            room.pass(50);
            while let Some((line, code)) = room.host.brought() {
                assert_eq!(room.host.place(line), Some(TablePlace::Seat(Seat(0))));
                came.push(code);
                room.host.report_answer(line, verdict);
            }
        }
        assert_eq!(came, [code]);
        let told = GuestEvent::Answered(verdict);
        assert_eq!(room.screens[0].events.iter().filter(|event| **event == told).count(), 1);
    }
    assert!(!room.screens[0].guest.deliver_answer(&"x".repeat(LONGEST_ANSWER + 1)));
}

#[test]
fn answers_come_one_at_a_time_and_from_nobody_who_was_not_let_in() {
    let mut room = TestTable::full();
    room.come(Hello { invitation: None, ..hello("Eve", 9, 0) });
    let mut came = 0;
    for number in 0..400 {
        let answer = |code| encode(&ToHost::<Game>::Answer { number, code });
        for (at, code) in [(0, "0".into()), (3, "3".into()), (0, "x".repeat(LONGEST_ANSWER + 1))] {
            // Who says such things is not listened to for ever.
            let _ = room.screens[at].end.send(&answer(code));
        }
        room.pass(50);
        while let Some((line, code)) = room.host.brought() {
            assert_eq!(room.host.place(line), Some(TablePlace::Seat(Seat(0))));
            assert!(code.len() <= LONGEST_ANSWER);
            room.host.report_answer(line, Err(AnswerError::Damaged));
            came += 1;
        }
    }
    let most = 400 * 50 / ANSWER_PACE_MS + 1;
    assert!((1..=most).contains(&came), "{came} of {most}");
    assert!(room.parted(0).is_some(), "what is too long is a fault");
}

#[test]
fn a_refused_action_is_answered_with_the_game_as_it_is() {
    let mut room = TestTable::full();
    let seat = room.session.play().to_act().first().unwrap();
    let other = (0..3).find(|&at| at != seat.index()).unwrap();
    room.screens[other].guest.hello.name.clear();
    for (number, refusal) in [(0, ActionRefusal::Illegal), (3, ActionRefusal::Stale)] {
        let legal = room.session.play().legal(seat)[0];
        let waiting = super::super::guest::waiting(number, vec![legal]);
        room.screens[other].guest.pending = Some(waiting);
        room.pass(100);
        let last = room.screens[other].events.last();
        assert_eq!(last, Some(&GuestEvent::Refused(refusal)));
    }
    assert!(room.agree() && room.session.play().ply() == 0);
    // Its own screen knows better, and why.
    let (legal, guest) = (room.session.play().legal(seat)[0], &room.screens[other].guest);
    assert_eq!(guest.refusal(&legal), Some(conclave_rules::table::Illegal::NotActing));
    assert_eq!(room.screens[seat.index()].guest.refusal(&legal), None);
}

#[test]
fn the_host_reloads_and_everybody_finds_their_seat() {
    let mut room = TestTable::full();
    let mut rng = Rng::new(Seed(3));
    for _ in 0..20 {
        room.decide(&mut rng);
        room.pass(100);
    }
    // Somebody is away, and a bot plays for them, also after the reload.
    room.screens[2].line.set(Status::Closed);
    room.pass(100);
    let bot = Controller::Bot(conclave_rules::bots::Level::Adept);
    room.host.lend(Seat(2), bot);
    let saved = postcard::to_allocvec(room.host.record()).unwrap();
    // The game was saved before its last action.
    let play = room.session.play();
    let mut record = play.record().clone();
    record.actions.pop();
    let players = room.session.players().to_vec();
    room.session = Session::resume(&record, players, Vec::new()).unwrap();
    room.host = Host::restore(BUILD, postcard::from_bytes(&saved).unwrap());
    room.pass(100);
    assert_eq!(room.session.controller(Seat(2)), Some(bot));
    (0..3).for_each(|at| room.again(at));
    room.pass(200);
    assert!(room.agree());
    for _ in 0..20 {
        room.decide(&mut rng);
        room.pass(100);
    }
    assert!(room.agree() && room.session.play().ply() > record.actions.len() + 5);
}

#[test]
fn guests_follow_a_jump_to_another_game() {
    let mut room = TestTable::full();
    let mut rng = Rng::new(Seed(3));
    for _ in 0..10 {
        room.decide(&mut rng);
        room.pass(100);
    }
    let setup = room.session.play().record().setup.clone();
    let players = room.session.players().to_vec();
    room.session = Session::begin(setup, Seed(99), players).unwrap();
    room.host.jumped();
    for _ in 0..10 {
        room.pass(100);
        assert!(room.agree());
        room.decide(&mut rng);
    }
    assert!(room.session.play().ply() > 5);
}

#[test]
fn who_speaks_over_another_line_as_if_nothing_had_happened_is_asked_who_it_is() {
    let mut room = TestTable::full();
    room.again(1);
    // The guest has not noticed that there was no way for a moment.
    room.screens[1].guest.notice_nothing();
    room.pass(3_000);
    assert!(!room.host.is_away(Seat(1), room.now));
    assert_eq!(room.screens[1].guest.status(Status::Open, room.now), Status::Open);
}

#[test]
fn another_program_of_the_same_page_is_told_everything_over_the_same_line() {
    let mut room = TestTable::full();
    room.screens[1].guest = Guest::new(hello("Ada", 1, 1));
    room.pass(2_000);
    assert!(room.agree());
    assert_eq!(room.screens[1].guest.table(), room.host.table());
}

#[test]
fn who_leaves_gives_up_the_seat() {
    let mut room = TestTable::full();
    room.screens[0].guest.leave();
    room.pass(200);
    assert_eq!(room.parted(0), Some(Parting::Left));
    assert!(!room.host.is_held(Seat(0)));
    assert!(room.host.is_held(Seat(1)) && room.parted(1).is_none());
}

#[test]
fn a_flood_ends_with_its_line_and_nobody_else_notices() {
    let mut room = TestTable::full();
    for _ in 0..40 {
        for _ in 0..100 {
            room.send(0, &ToHost::Again(None));
        }
        room.pass(50);
        if room.parted(0).is_some() {
            break;
        }
    }
    assert_eq!(room.parted(0), Some(Parting::Flooded));
    assert_eq!(room.session.play().ply(), 0);
    room.again(0);
    room.pass(200);
    assert!(room.agree() && room.parted(0).is_none(), "its guest may come again");
}

#[test]
fn a_guest_knows_that_the_table_is_there_though_nothing_happens() {
    let mut room = TestTable::full();
    let status =
        |room: &TestTable| room.screens[0].guest.status(room.screens[0].end.status(), room.now);
    for _ in 0..30 {
        room.pass(1_000);
        assert_eq!(status(&room), Status::Open);
    }
    // A table that is asleep says nothing, and its line stays open.
    room.now += 10_000;
    assert_eq!(room.screens[0].guest.status(Status::Open, room.now), Status::Away);
}

#[test]
fn everybody_hears_how_long_the_table_may_talk_and_a_clock_that_is_not_heard_stops() {
    let mut room = TestTable::full();
    room.host.talk(Some(90));
    room.pass(100);
    assert!(room.screens.iter().all(|screen| screen.guest.talk_left(room.now) == Some(90)));
    assert_eq!(room.screens[0].guest.talk_left(room.now + 5_000), None);
    // Who comes back hears it too.
    room.again(1);
    room.pass(1_000);
    assert_eq!(room.screens[1].guest.talk_left(room.now), Some(90));
    room.host.talk(None);
    room.pass(100);
    assert!(room.screens.iter().all(|screen| screen.guest.talk_left(room.now).is_none()));
}

#[test]
fn what_a_hand_did_comes_before_what_it_was_for_and_is_short() {
    let mut room = TestTable::full();
    let seat = room.session.play().to_act().first().unwrap();
    let guest = &mut room.screens[seat.index()].guest;
    let legal = guest.seen().unwrap().legal.clone();
    assert!(guest.act(&legal[..1]));
    guest.gesture(vec![1, 2, 3]);
    room.pass(100);
    assert_eq!(room.gestures, [(seat, vec![1, 2, 3])]);
    assert_eq!(room.session.play().ply(), 1);
    room.send(0, &ToHost::Gesture(vec![7; 33]));
    room.pass(100);
    assert_eq!(room.gestures.len(), 1);
}
