//! Handing the whole table over to a guest's device, which is the table from then on.
//!
//! 1. The table [offers](Host::offer_table) itself to a guest, who takes it or does not.
//! 2. Whoever owns the session stops the game and [hands](Host::hand) what the other device needs, as bytes. They
//!    go there piece by piece; what is lost is sent again.
//! 3. Once all is [there](HandOver::Done), the table [gives up](Host::give_up): with its last word the
//!    guest's device is the table, and this one its guest.
//! 4. The new table makes a code for everybody else, and has them [passed on](Host::pass_on) by the old one,
//!    which still has their connections ([`Host::tell_moved`]).

use super::{HeldSeat, Host, HostRecord, Onlooker};
use crate::Connection;
use crate::wire::{Key, LONGEST_PIECE, TablePlace, ToGuest};
use conclave_rules::table::{Rules, Seat};

/// How many pieces are on their way at once.
const PIECES: usize = 4;

/// How far handing the table over has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandOver {
    /// The guest of this seat is asked.
    Asking(Seat),
    /// The guest of this seat does not want it.
    Declined(Seat),
    /// The guest of this seat wants it, and is to be sent it ([`Host::hand`]).
    Wanted(Seat),
    /// It is on its way.
    Sending(Seat),
    /// The guest of this seat has all of it.
    Done(Seat),
}

/// A table that is being handed over.
pub(super) struct Handing {
    stage: HandOver,
    /// The number of the offer.
    offer: u32,
    /// What the other device needs.
    bytes: Vec<u8>,
    /// How much of it is there.
    has: usize,
    /// When something was last sent; none when it is to be sent now.
    sent_at: Option<u64>,
}

/// How long to wait for an answer before something is sent again, in milliseconds.
const RETRY_MS: u64 = 800;

impl HandOver {
    /// To whom.
    pub fn seat(self) -> Seat {
        let (HandOver::Asking(seat)
        | HandOver::Declined(seat)
        | HandOver::Wanted(seat)
        | HandOver::Sending(seat)
        | HandOver::Done(seat)) = self;
        seat
    }
}

impl HostRecord {
    /// The guests of a table that has gone over to the device of the guest at `to`, who is no guest any
    /// more. The device that was the table is known by `key` there: it has the seat `own`, or looks on.
    #[must_use]
    pub fn handed_over(
        mut self,
        to: Seat,
        own: Option<Seat>,
        key: Key,
        name: String,
    ) -> HostRecord {
        self.held.retain(|held| held.seat != to && Some(held.seat) != own);
        self.lent.retain(|(seat, _)| *seat != to && Some(*seat) != own);
        match own {
            Some(seat) => self.held.push(HeldSeat { seat, key, name }),
            None => self.spectators.push(Onlooker { key, name }),
        }
        self
    }

    /// The keys of all who have a place.
    pub fn keys(&self) -> impl Iterator<Item = Key> {
        let held = self.held.iter().map(|held| held.key);
        held.chain(self.spectators.iter().map(|onlooker| onlooker.key))
    }
}

impl<G: Rules> Host<G> {
    /// Asks the guest of a seat whether their device is to be the table.
    pub fn offer_table(&mut self, seat: Seat) {
        self.offers += 1;
        let (stage, offer) = (HandOver::Asking(seat), self.offers);
        self.handing = Some(Handing { stage, offer, bytes: Vec::new(), has: 0, sent_at: None });
    }

    /// The table stays here after all.
    pub fn keep_table(&mut self) {
        self.handing = None;
    }

    /// How far handing the table over has come; none when nobody is asked.
    pub fn hand_over(&self) -> Option<HandOver> {
        self.handing.as_ref().map(|handing| handing.stage)
    }

    /// Sends the guest who [wants](HandOver::Wanted) it what their device needs to be the table.
    pub fn hand(&mut self, bytes: Vec<u8>) {
        if let Some(handing) = &mut self.handing
            && let HandOver::Wanted(seat) = handing.stage
        {
            handing.stage = HandOver::Sending(seat);
            (handing.bytes, handing.sent_at) = (bytes, None);
        }
    }

    /// The table's last message to the guest who has received everything: from now on that device is the
    /// table. Returns the connection to it; none if it was lost.
    pub fn give_up(&mut self) -> Option<Box<dyn Connection>> {
        let Some(HandOver::Done(seat)) = self.hand_over() else { return None };
        let place = Some(TablePlace::Seat(seat));
        let at = self.lines.iter().position(|line| line.place == place)?;
        let mut line = self.lines.remove(at);
        line.send(&ToGuest::Yours);
        Some(line.into_connection())
    }

    /// Has the guest who was the table before pass a code on to whoever has the key `to`.
    pub fn pass_on(&mut self, by: Key, to: Key, code: &str) {
        let message = ToGuest::PassOn { to, code: code.to_owned() };
        for line in self.lines.iter_mut().filter(|line| line.key == Some(by)) {
            line.send(&message);
        }
    }

    /// Tells whoever has this key that the table is another device now, and its code for them.
    pub fn tell_moved(&mut self, key: Key, code: &str) {
        let message = ToGuest::Moved(code.to_owned());
        for line in self.lines.iter_mut().filter(|line| line.key == Some(key)) {
            line.send(&message);
        }
    }

    /// Whether the guest of this seat has a device of their own, to which the table can go over.
    pub fn is_on_own_device(&self, seat: Seat) -> bool {
        let place = Some(TablePlace::Seat(seat));
        self.lines.iter().any(|line| line.place == place && line.can_be_left())
    }

    /// Whether the guest with this key is here.
    pub fn is_here(&self, key: Key, now: u64) -> bool {
        self.lines.iter().any(|line| line.key == Some(key) && line.is_present(now))
    }

    /// How many of the guests are here.
    pub fn present(&self, now: u64) -> usize {
        self.lines.iter().filter(|line| line.place.is_some() && line.is_present(now)).count()
    }

    /// The guest of a seat says whether they want the table.
    pub(super) fn takes(&mut self, place: TablePlace, offer: u32, takes: bool) {
        if let Some(handing) = &mut self.handing
            && place == TablePlace::Seat(handing.stage.seat())
            && offer == handing.offer
        {
            handing.stage = match (handing.stage, takes) {
                (HandOver::Asking(seat), true) => HandOver::Wanted(seat),
                // A guest whose page was loaded again is asked once more.
                (HandOver::Asking(seat) | HandOver::Sending(seat), false) => {
                    HandOver::Declined(seat)
                }
                (stage, _) => stage,
            };
        }
    }

    /// The guest of a seat says how much of the table they have.
    pub(super) fn has(&mut self, place: TablePlace, bytes: usize) {
        if let Some(handing) = &mut self.handing
            && let HandOver::Sending(seat) = handing.stage
            && place == TablePlace::Seat(seat)
            && bytes <= handing.bytes.len()
        {
            // Less than before, when their page was loaded again meanwhile.
            handing.has = bytes;
            handing.sent_at = None;
            if bytes == handing.bytes.len() {
                handing.stage = HandOver::Done(seat);
            }
        }
    }

    /// Sends what is due about it.
    pub(super) fn continue_hand_over(&mut self, now: u64) {
        let Some(handing) = &mut self.handing else { return };
        let overdue = handing.sent_at.is_none_or(|at| now.saturating_sub(at) >= RETRY_MS);
        if !overdue {
            return;
        }
        let theirs = Some(TablePlace::Seat(handing.stage.seat()));
        let Some(line) = self.lines.iter_mut().find(|line| line.place == theirs) else { return };
        handing.sent_at = Some(now);
        match handing.stage {
            HandOver::Asking(_) => line.send(&ToGuest::Offered(handing.offer)),
            HandOver::Sending(_) => {
                let rest = &handing.bytes[handing.has..];
                for (n, piece) in rest.chunks(LONGEST_PIECE).take(PIECES).enumerate() {
                    line.send(&ToGuest::Piece {
                        offer: handing.offer,
                        at: (handing.has + n * LONGEST_PIECE) as u32,
                        whole: handing.bytes.len() as u32,
                        bytes: piece.to_vec(),
                    });
                }
            }
            HandOver::Declined(_) | HandOver::Wanted(_) | HandOver::Done(_) => {}
        }
    }
}
