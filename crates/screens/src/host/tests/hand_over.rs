//! The whole table goes over to a guest's device.

use super::*;
use crate::wire::{LONGEST_PIECE, SyncPoint};
use crate::{Forwarder, ForwarderTask, HandOver};

/// What a table might be: more than a few pieces.
fn table() -> Vec<u8> {
    (0..5 * LONGEST_PIECE + 77).map(|n| (n % 251) as u8).collect()
}

impl TestTable {
    fn has_heard(&self, at: usize, event: GuestEvent) -> bool {
        self.screens[at].events.contains(&event)
    }
}

#[test]
fn a_table_goes_over_whole_over_a_bad_line_and_with_its_last_word_is_the_guests() {
    for seed in 0..20 {
        let mut room = TestTable::new(Faults { loss: 20, doubling: 10, delay: 300 });
        room.now += seed * 7;
        for seat in 0..3 {
            room.come(hello("Ada", seat as u8, seat));
        }
        room.pass(5_000);
        room.host.offer_table(Seat(1));
        room.pass(5_000);
        assert_eq!(room.host.hand_over(), Some(HandOver::Asking(Seat(1))));
        assert!(room.has_heard(1, GuestEvent::Offered) && !room.has_heard(0, GuestEvent::Offered));
        assert!(room.screens[1].guest.is_offered_table());
        room.screens[1].guest.take_table(true);
        room.pass(5_000);
        assert_eq!(room.host.hand_over(), Some(HandOver::Wanted(Seat(1))));
        room.host.hand(table());
        room.pass(20_000);
        assert_eq!(room.host.hand_over(), Some(HandOver::Done(Seat(1))), "{seed}");
        assert!(!room.has_heard(1, GuestEvent::Yours));
        // What carries messages in the browser does not lose them, so the last word is said once.
        room.screens[1].line.mend();
        assert!(room.host.give_up().is_some());
        room.pass(2_000);
        assert!(room.has_heard(1, GuestEvent::Yours));
        assert_eq!(room.screens[1].guest.table_handed(), table());
        assert!(!room.has_heard(0, GuestEvent::Yours) && !room.has_heard(2, GuestEvent::Yours));
    }
}

#[test]
fn a_guest_may_decline_and_an_offer_may_be_taken_back() {
    let mut room = TestTable::full();
    room.host.offer_table(Seat(0));
    room.pass(200);
    room.screens[0].guest.take_table(false);
    room.pass(200);
    assert_eq!(room.host.hand_over(), Some(HandOver::Declined(Seat(0))));
    assert!(!room.screens[0].guest.takes_table());
    // Asked once more a moment later, the guest can think better of it.
    room.host.offer_table(Seat(0));
    room.pass(200);
    assert!(room.screens[0].guest.is_offered_table());
    room.screens[0].guest.take_table(true);
    room.pass(200);
    assert_eq!(room.host.hand_over(), Some(HandOver::Wanted(Seat(0))));
    room.host.offer_table(Seat(1));
    room.pass(200);
    assert!(room.screens[1].guest.is_offered_table());
    room.host.keep_table();
    room.pass(10_000);
    assert!(!room.screens[1].guest.is_offered_table(), "nothing is heard of it any more");
    assert!(!room.screens[0].guest.takes_table(), "nor does it come to who took it");
    assert_eq!(room.host.hand_over(), None);
}

#[test]
fn nobody_takes_a_table_that_was_offered_to_somebody_else() {
    let mut room = TestTable::full();
    room.host.offer_table(Seat(1));
    room.pass(200);
    room.send(0, &ToHost::Takes(1, true));
    room.send(0, &ToHost::Has(0));
    room.pass(200);
    assert_eq!(room.host.hand_over(), Some(HandOver::Asking(Seat(1))));
    // Nor does a guest who was not asked take anything in.
    room.screens[1].guest.take_table(true);
    room.pass(200);
    room.host.hand(vec![7; 99]);
    room.send(1, &ToHost::Has(100));
    room.pass(200);
    assert_eq!(room.host.hand_over(), Some(HandOver::Done(Seat(1))));
    assert!(room.screens[0].guest.table_handed().is_empty());
}

#[test]
fn who_loads_their_page_again_in_the_middle_is_sent_everything_again() {
    let mut room = TestTable::new(Faults { delay: 400, ..Faults::default() });
    for seat in 0..3 {
        room.come(hello("Ada", seat as u8, seat));
    }
    room.pass(3_000);
    room.host.offer_table(Seat(2));
    room.pass(3_000);
    room.screens[2].guest.take_table(true);
    room.pass(3_000);
    room.host.hand(table());
    room.pass(900);
    assert_eq!(room.host.hand_over(), Some(HandOver::Sending(Seat(2))));
    // The same guest, who knows nothing of it.
    room.screens[2].guest = Guest::new(hello("Ada", 2, 2));
    room.again(2);
    room.pass(3_000);
    assert!(room.screens[2].guest.is_offered_table(), "they are asked once more");
    room.screens[2].guest.take_table(true);
    room.pass(20_000);
    assert_eq!(room.host.hand_over(), Some(HandOver::Done(Seat(2))));
    assert_eq!(room.screens[2].guest.table_handed(), table());
}

#[test]
fn everybody_finds_the_new_table_by_codes_that_the_old_one_passes_on() {
    let mut room = TestTable::full();
    room.host.offer_table(Seat(1));
    room.pass(200);
    room.screens[1].guest.take_table(true);
    room.pass(200);
    let own = Key([99; 16]);
    let record = room.host.record().clone().handed_over(Seat(1), Some(Seat(0)), own, "Ada".into());
    room.host.hand(vec![1]);
    room.pass(200);
    assert!(room.host.give_up().is_some());
    // At the new table sit the old one, in place of the guest of the seat that was its own, and the third.
    assert_eq!(record.keys().collect::<Vec<_>>(), [Key([2; 16]), own]);
    let mut new = Host::<Game>::restore(BUILD, record);
    let (line, host, mut end) = MemoryLine::new(Faults::default(), Seed(1));
    new.attach_again(Box::new(host), room.now);
    let mut old =
        Forwarder::<Game>::new(Hello { key: own, invitation: None, ..hello("Ada", 0, 0) });
    let mut pass = |room: &mut TestTable, new: &mut Host<Game>, old: &mut Forwarder<Game>| {
        let mut tasks = Vec::new();
        for _ in 0..40 {
            room.now += 50;
            line.at(room.now);
            while new.poll(&room.session, room.now).is_some() {}
            tasks.extend(std::iter::from_fn(|| old.poll(&mut end, room.now)));
        }
        tasks
    };
    assert_eq!(pass(&mut room, &mut new, &mut old), []);
    assert!(old.is_welcome());
    assert!(new.is_here(own, room.now) && !new.is_here(Key([2; 16]), room.now));
    // What it does not look at, it confirms: it is not sent again and again.
    let ply = room.session.play().ply() as u32;
    assert_eq!(new.lines[0].seen, Some(SyncPoint { epoch: new.record.epoch, ply }));
    new.pass_on(own, Key([2; 16]), "code");
    let [ForwarderTask::PassOn(to, code)] = &pass(&mut room, &mut new, &mut old)[..] else {
        panic!("one code is to be passed on")
    };
    room.host.tell_moved(*to, code);
    room.pass(200);
    assert_eq!(room.screens[2].guest.code_of_moved().as_deref(), Some("code"));
    assert_eq!(room.screens[2].guest.code_of_moved(), None);
    // The answer goes back the same way, and so does what becomes of it.
    room.screens[2].guest.deliver_answer("answer");
    room.pass(200);
    let (guest, answer) = room.host.brought().expect("it is there");
    assert!(old.deliver_answer(&answer) && !old.deliver_answer("another at once"));
    pass(&mut room, &mut new, &mut old);
    let (forwarder, answer) = new.brought().expect("it is there");
    assert_eq!(answer, "answer");
    new.report_answer(forwarder, Ok(()));
    assert_eq!(pass(&mut room, &mut new, &mut old), [ForwarderTask::Tell(Ok(()))]);
    room.host.report_answer(guest, Ok(()));
    room.pass(200);
    assert!(room.has_heard(2, GuestEvent::Answered(Ok(()))));
}
