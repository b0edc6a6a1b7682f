//! Who looks on, whose seat is whose, and how guests follow their seats to other games.

use super::*;

#[test]
fn who_looks_on_is_named_counted_and_sent_away_alone() {
    let mut room = TestTable::full();
    for (key, name) in [(50, "Dot"), (51, "Eve")] {
        room.host.invite(Invitation(key), TablePlace::Spectator, 100_000);
        assert!(room.host.is_invited(Invitation(key)));
        room.come(hello(name, key as u8, key));
    }
    room.pass(100);
    assert!(!room.host.is_invited(Invitation(50)));
    let looking = |room: &TestTable| -> Vec<(String, bool)> {
        room.host.onlookers(room.now).map(|(name, here)| (name.to_owned(), here)).collect()
    };
    assert_eq!(looking(&room), [("Dot".into(), true), ("Eve".into(), true)]);
    room.screens[4].line.set(Status::Closed);
    room.pass(100);
    assert_eq!(looking(&room)[1], ("Eve".into(), false));
    room.again(4);
    room.host.dismiss_onlooker(0, room.now);
    room.pass(200);
    assert_eq!(room.parted(3), Some(Parting::Dismissed));
    assert_eq!(looking(&room), [("Eve".into(), true)]);
    assert_eq!(room.screens[0].guest.table().spectators, 1);
    room.again(3);
    room.pass(100);
    assert_eq!(room.parted(3), Some(Parting::Uninvited));
    // Who leaves is not expected any more.
    room.screens[4].guest.leave();
    room.pass(200);
    assert!(looking(&room).is_empty());
}

#[test]
fn the_link_for_everybody_lets_nobody_in_again_who_was_sent_away() {
    let mut room = TestTable::full();
    room.host.invite(Invitation(50), TablePlace::Spectator, 100_000);
    room.come(hello("Dot", 50, 50));
    room.pass(100);
    room.host.dismiss(Seat(2), room.now);
    room.host.dismiss_onlooker(0, room.now);
    room.pass(200);
    // A page that was loaded again keeps in mind who was sent away.
    let record = room.host.record().clone();
    room.host = Host::restore(BUILD, record);
    for key in [2, 50] {
        room.host.invite(Invitation(60), TablePlace::Seat(Seat(2)), 100_000);
        room.call(hello("Cleo", key, 60));
        room.pass(200);
        assert_eq!(room.parted(room.screens.len() - 1), Some(Parting::Dismissed));
        assert!(room.host.is_invited(Invitation(60)), "somebody else may use it");
    }
    // By an invitation from the table's own screen they are let in, and for good.
    room.come(hello("Cleo", 2, 60));
    room.pass(200);
    assert_eq!(room.screens.last().and_then(|it| it.guest.seat()), Some(Seat(2)));
    room.call(hello("Cleo", 2, 60));
    room.pass(200);
    assert_eq!(room.screens.last().and_then(|it| it.guest.seat()), Some(Seat(2)));
}

#[test]
fn who_looks_on_may_be_invited_to_a_seat() {
    let mut room = TestTable::full();
    room.host.invite(Invitation(50), TablePlace::Spectator, 100_000);
    room.come(hello("Dot", 50, 50));
    room.pass(100);
    room.host.dismiss(Seat(2), room.now);
    room.host.invite(Invitation(51), TablePlace::Seat(Seat(2)), 100_000);
    room.come(hello("Dot", 50, 51));
    room.pass(200);
    assert_eq!(room.screens[4].guest.seat(), Some(Seat(2)));
    assert_eq!((room.session.players()[2].name.as_str(), room.agree()), ("Dot", true));
    assert_eq!(room.host.onlookers(room.now).count(), 0);
}

#[test]
fn a_name_that_stands_for_none_is_left_to_each_screen() {
    let mut room = TestTable::full();
    room.session.set_player(
        Seat(1),
        Player { name: "Player 2".into(), ..room.session.players()[1].clone() },
    );
    room.host.set_stand_ins((1..=3).map(|n| format!("Player {n}")).collect());
    room.pass(200);
    let names = room.screens[0].guest.table().players.iter().map(|player| player.name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["Ada", "", "Cy"]);
}

#[test]
fn the_table_waits_again_for_a_seat_that_somebody_else_plays() {
    let mut room = TestTable::full();
    room.screens[1].line.set(Status::Closed);
    room.pass(100);
    room.host.lend(Seat(1), Controller::Person);
    room.pass(100);
    assert_eq!(room.session.controller(Seat(1)), Some(Controller::Person));
    room.host.wait_for(Seat(1));
    room.pass(100);
    assert_eq!(room.session.controller(Seat(1)), Some(Controller::Guest));
    assert!(!room.host.is_lent(Seat(1)) && room.host.is_away(Seat(1), room.now));
    // Back at the table within two seconds of the line's return, with its seat.
    room.again(1);
    room.pass(2_000);
    assert!(room.agree() && !room.host.is_away(Seat(1), room.now));
}

#[test]
fn guests_go_with_their_players_when_everybody_sits_one_seat_further_on() {
    for faults in [Faults::default(), Faults { loss: 30, doubling: 20, delay: 300 }] {
        let mut room = TestTable::new(faults);
        for (seat, name) in ["Ada", "Béa", "Cy"].into_iter().enumerate() {
            room.come(hello(name, seat as u8, seat as u64));
        }
        room.pass(5_000);
        let mut rng = Rng::new(Seed(3));
        for _ in 0..10 {
            room.decide(&mut rng);
            room.pass(100);
        }
        let setup = room.session.play().record().setup.clone();
        let mut players = room.session.players().to_vec();
        players.rotate_right(1);
        room.session = Session::begin(setup, Seed(99), players).unwrap();
        room.host.rotate(3, room.now);
        // What is on its way was decided for another seat.
        room.decide(&mut rng);
        room.pass(40_000);
        assert!(room.agree() && room.screens.iter().all(|it| it.guest.parted().is_none()));
        let seats: Vec<_> = room.screens.iter().map(|it| it.guest.seat().unwrap().0).collect();
        assert_eq!(seats, [1, 2, 0]);
        let names: Vec<_> = room.session.players().iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["Cy", "Ada", "Béa"]);
    }
}

#[test]
fn who_has_a_place_follows_the_table_to_another_game_and_nobody_else_does() {
    use conclave_rules::games::spell_wars::SpellWars;
    let mut room = TestTable::full();
    room.host.leave_open(7);
    room.now += 100;
    for Screen { guest, line, end, .. } in &mut room.screens {
        line.at(room.now);
        while guest.poll(end, room.now).is_some() {}
        assert!(guest.is_between_games());
    }
    // The next game, with the guests one seat further on, and one who is not in it.
    let record = room.host.record().clone().reseated(|seat| match seat {
        Seat(2) => None,
        Seat(at) => Some(Seat(at + 1)),
    });
    let player = Player { name: String::new(), controller: Controller::Guest };
    let setup = Setup { seats: 3, options: Default::default() };
    let mut session = Session::<SpellWars>::begin(setup, Seed(4), vec![player; 3]).unwrap();
    let mut host = Host::<SpellWars>::restore(BUILD, record);
    let mut now = room.now;
    let mut screens: Vec<Screen> = room.screens;
    for screen in &mut screens {
        let (line, host_end, end) = MemoryLine::new(Faults::default(), Seed(1));
        line.at(now);
        (screen.line, screen.end) = (line, end);
        screen.events.clear();
        // Its connection was left open, and asks who is there.
        host.attach_again(Box::new(host_end), now);
    }
    let mut look = |host: &mut Host<SpellWars>, now: u64| {
        while let Some(event) = host.poll(&session, now) {
            if let HostEvent::Seated(seat, name) = event {
                session.set_player(seat, Player { name, controller: Controller::Guest });
            }
        }
    };
    look(&mut host, now);
    for screen in &mut screens {
        while let Some(event) = screen.guest.poll(&mut screen.end, now) {
            screen.events.push(event);
        }
        assert_eq!(screen.events, [GuestEvent::Goes(SpellWars::ID)]);
        assert!(!screen.guest.is_between_games());
    }
    // A guest that does not hear it is asked again; one without a place is sent away.
    screens[0].guest.greet(None);
    screens[2].guest.greet(None);
    for _ in 0..5 {
        now += 300;
        screens.iter().for_each(|screen| screen.line.at(now));
        for screen in &mut screens {
            while let Some(event) = screen.guest.poll(&mut screen.end, now) {
                screen.events.push(event);
            }
        }
        look(&mut host, now);
    }
    assert_eq!(screens[0].events[1], GuestEvent::Goes(SpellWars::ID));
    assert_eq!(screens[2].guest.parted(), Some(Parting::OtherGame));
    // The other program says hello over the same connection, with the key that it finds.
    let hello = Hello { game: SpellWars::ID.to_owned(), invitation: None, ..hello("Ada", 0, 0) };
    let mut next = Guest::<SpellWars>::new(hello);
    for _ in 0..4 {
        now += 100;
        screens[0].line.at(now);
        while next.poll(&mut screens[0].end, now).is_some() {}
        look(&mut host, now);
    }
    assert_eq!((next.seat(), next.seen().is_some()), (Some(Seat(1)), true));
    assert!(!host.is_held(Seat(0)) && host.is_held(Seat(2)));
}
