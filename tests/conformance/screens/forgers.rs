//! Guests that do not keep to the rules of the conversation.

use std::collections::BTreeMap;

use conclave_rules::table::{Rng, Seat, Seed};
use conclave_screens::connection::Connection;
use conclave_screens::host::{ANSWER_PACE_MS, HandOver};
use conclave_screens::memory::Faults;
use conclave_screens::wire::{
    AnswerError, Invitation, LONGEST_ANSWER, LONGEST_TO_HOST, Parting, SyncPoint, ToGuest, ToHost,
    WIRE_VERSION, encode,
};
use conclave_screens::{Status, TablePlace};

use super::super::Conforming;
use super::super::contract::actions_of_all_sorts;
use super::super::walk::tables;
use super::room::{TestTable, hello};

/// How many games forgers take part in.
const GAMES: u64 = 60;

/// A message such as no guest's program sends, or not now.
fn forged<G: Conforming>(
    room: &TestTable<G>,
    heard: &[Vec<u8>],
    others: &[G::Action],
    whims: &mut Rng,
) -> Vec<u8> {
    let ply = room.session.play().ply() as u32;
    let any = |whims: &mut Rng| -> Vec<u8> {
        (0..whims.below(40)).map(|_| whims.below(256) as u8).collect()
    };
    match whims.below(10) {
        0 => any(whims),
        1 => [&[WIRE_VERSION][..], &any(whims)].concat(),
        2 => vec![WIRE_VERSION; LONGEST_TO_HOST + 1],
        // What somebody has said before, whole or damaged.
        3 => whims.pick(heard).cloned().unwrap_or_default(),
        4 => {
            let mut bytes = whims.pick(heard).cloned().unwrap_or_default();
            if !bytes.is_empty() {
                let at = whims.below(bytes.len() as u32) as usize;
                bytes[at] = whims.below(256) as u8;
            }
            bytes
        }
        // Actions of others, and of other moments.
        5 | 6 => {
            let seat = Seat(whims.below(u32::from(room.session.play().seats())) as u8);
            let mut actions = room.session.play().legal(seat);
            actions.extend(whims.pick(others).cloned());
            whims.shuffle(&mut actions);
            actions.truncate(1 + whims.below(4) as usize);
            let number = room.session.taken_by(seat) as u32;
            let number =
                [number, number.wrapping_sub(1), whims.below(100)][whims.below(3) as usize];
            encode(&ToHost::<G>::Act { epoch: 1, number, actions })
        }
        7 if whims.below(4) == 0 => {
            let made = (0..whims.below(60)).map(|_| whims.below(256) as u8).collect();
            encode(&ToHost::<G>::Gesture(made))
        }
        7 => {
            let position = Some(SyncPoint { epoch: whims.below(3), ply: whims.below(2 * ply + 2) });
            match whims.below(2) {
                0 => encode(&ToHost::<G>::Seen { position, revision: whims.below(9) }),
                _ => encode(&ToHost::<G>::Again(position)),
            }
        }
        // Answers to invitations, which nobody has shown.
        8 => {
            let long = if whims.below(8) == 0 { LONGEST_ANSWER + 1 } else { 40 };
            let code = (0..long).map(|_| char::from(b'!' + whims.below(90) as u8)).collect();
            encode(&ToHost::<G>::Answer { number: whims.below(20), code })
        }
        // Taking a table that is offered to this guest, to another, or to nobody.
        _ if whims.below(3) == 0 => encode(&match whims.below(2) {
            0 => ToHost::<G>::Takes(1 + whims.below(2), whims.below(4) > 0),
            _ => ToHost::<G>::Has([0, 7, 40, u32::MAX][whims.below(4) as usize]),
        }),
        _ if whims.below(12) == 0 => encode(&ToHost::<G>::Leave),
        _ if whims.below(40) > 0 => encode(&ToHost::<G>::Hidden(whims.below(2) == 0)),
        // The forger itself, as if with the program of another game: it is asked to come again.
        _ if whims.below(3) == 0 => {
            let mut forged = hello::<G>(if whims.below(2) == 0 { 1 } else { 100 });
            forged.game = "chess".to_owned();
            encode(&ToHost::<G>::Hello(forged, None))
        }
        // Somebody else, who was not invited: that ends the line.
        _ => {
            let mut forged = hello::<G>(90 + whims.below(3) as u8);
            forged.invitation = Some(Invitation(whims.below(300).into()));
            encode(&ToHost::<G>::Hello(forged, None))
        }
    }
}

/// Whatever comes over its line, a guest does nothing but legal actions of its seat; without a seat
/// it does nothing; and the others play on.
pub fn lets_guests_do_nothing_but_legal_actions_of_their_seats<G: Conforming>() {
    let (tables, others) = (tables::<G>(), actions_of_all_sorts::<G>());
    let (mut forgeries, mut acted, mut flooded, mut brought) = (0, 0, 0u64, 0);
    let (mut left, mut taken) = (0u64, 0);
    for seed in 0..GAMES {
        let mut whims = Rng::new(Seed(seed));
        let setup = tables[seed as usize % tables.len()].clone();
        let seats = setup.seats;
        let mut room = TestTable::<G>::new(setup, seed, &[Seat(0), Seat(1)], Faults::default());
        // A forger looks on; another one was never let in.
        room.come(TablePlace::Spectator, 100);
        room.come(TablePlace::Spectator, 101);
        room.host.uninvite(Invitation(101));
        for _ in 0..5 {
            room.pass(50);
            room.host_polls();
            // The stranger does not even say hello.
            (0..3).for_each(|at| room.guest_polls(at));
        }
        // What honest guests say, for those who listen.
        let mut heard = Vec::new();
        let mut last_brought = BTreeMap::new();
        let mut was_seated = true;
        for step in 0..400 {
            if step == 300 {
                // A flood, which ends with the line; its guest may come again.
                let again = encode(&ToHost::<G>::Again(None));
                for _ in 0..400 {
                    let _ = room.screens[1].end.send(&again);
                }
            }
            // The table is offered to somebody else, and then to the forger, who may have it.
            match step {
                100 => room.host.offer_table(Seat(0)),
                200 => room.host.offer_table(Seat(1)),
                _ => {}
            }
            room.pass(50);
            let before = room.session.play().ply();
            for (seat, action) in room.host_polls() {
                assert_eq!(seat, Seat(1), "{action:?}");
                acted += 1;
            }
            let done = &room.session.play().entries()[before..];
            assert!(done.iter().all(|entry| entry.seat == Seat(1)));
            match room.host.hand_over() {
                None => assert!(step < 100),
                Some(stage) if step < 200 => assert_eq!(stage, HandOver::Asking(Seat(0))),
                Some(HandOver::Wanted(seat)) => {
                    assert_eq!(seat, Seat(1));
                    room.host.hand(vec![9; 40]);
                    taken += 1;
                }
                Some(stage) => assert_eq!(stage.seat(), Seat(1)),
            }
            // Who leaves gives up no seat but their own, and comes again only when invited.
            let is_seated = room.host.is_held(Seat(1));
            left += u64::from(was_seated && !is_seated);
            was_seated = is_seated;
            if !is_seated {
                room.host.invite(Invitation(1), TablePlace::Seat(Seat(1)), u64::MAX);
            }
            // What is brought is short, of somebody who is in, and never much of it.
            while let Some((line, code)) = room.host.brought() {
                assert!(room.host.place(line).is_some() && code.len() <= LONGEST_ANSWER);
                let last = last_brought.insert(line, room.now);
                assert!(last.is_none_or(|last| room.now - last >= ANSWER_PACE_MS));
                room.host.report_answer(line, Err(AnswerError::Damaged));
                brought += 1;
            }
            // Everybody else goes on; the guest of seat 0 says things that reach nobody.
            if room.session.play().to_act().has(Seat(0)) {
                let legal = room.session.play().legal(Seat(0));
                if let Some(action) = whims.pick(&legal).cloned() {
                    let number = room.session.taken_by(Seat(0)) as u32;
                    let actions = vec![action.clone()];
                    heard.push(encode(&ToHost::<G>::Act { epoch: 1, number, actions }));
                    room.session.act(Seat(0), &[action]).unwrap();
                }
            }
            room.people_act();
            room.guest_polls(0);
            room.guest_polls(2);
            // The guest of seat 1, the spectator and the stranger forge.
            for at in 1..4 {
                for _ in 0..whims.below(3) {
                    let message = forged(&room, &heard, &others, &mut whims);
                    let _ = room.screens[at].end.send(&message);
                    forgeries += 1;
                }
            }
            heard.truncate(200);
            let parted = encode(&ToGuest::Parted(Parting::Flooded));
            for at in [1, 3] {
                while let Some(bytes) = room.screens[at].end.receive() {
                    flooded += u64::from(bytes == parted);
                }
                if room.screens[at].end.status() == Status::Closed {
                    room.reconnect(at);
                    if at == 1 {
                        room.guest_polls(1);
                    }
                }
            }
        }
        assert!((2..seats).all(|seat| !room.host.is_held(Seat(seat))));
        assert!(room.host.is_held(Seat(0)) && room.screens[0].guest.parted().is_none());
    }
    assert!(
        forgeries > 10_000 && acted > 100 && flooded > GAMES / 2 && brought > GAMES,
        "{forgeries} {acted} {flooded} {brought}"
    );
    assert!(left > GAMES / 2 && taken > GAMES / 10, "{left} {taken}");
}
