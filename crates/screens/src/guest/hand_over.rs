//! A guest's part in handing the table over to another device, which may be its own.

use super::{Guest, GuestEvent};
use crate::wire::{LONGEST_TABLE, ToGuest};
use conclave_rules::table::Rules;

/// The table repeats an offer as long as it stands. One that was not repeated for so long, in milliseconds,
/// was withdrawn.
const OFFER_MS: u64 = 3_000;

/// What a guest knows of the hand-over.
#[derive(Default)]
pub struct Handed {
    /// The last offer of the table that was heard.
    offer: Option<TableOffer>,
    /// Whether the guest's answer to it is to be sent now.
    answers: bool,
    /// The part of the table that has come, the size of the whole, and whether the part is to be confirmed.
    bytes: Vec<u8>,
    whole: Option<usize>,
    confirms: bool,
    moved: Option<String>,
}

/// The table's offer to become the table.
struct TableOffer {
    number: u32,
    /// When it, or a piece of the table, was last heard.
    heard: u64,
    /// Whether it has not been taken back.
    stands: bool,
    /// The guest's answer; none before there is one.
    takes: Option<bool>,
}

impl Handed {
    /// Notes the offer with this number. Returns an event if the guest has to be asked.
    fn hear_offer(&mut self, number: u32, now: u64) -> Option<GuestEvent> {
        match &mut self.offer {
            Some(offer) if offer.number == number => {
                (offer.heard, offer.stands) = (now, true);
                None
            }
            _ => {
                self.offer = Some(TableOffer { number, heard: now, stands: true, takes: None });
                Some(GuestEvent::Offered)
            }
        }
    }

    /// The guest's answer to an offer that stands.
    fn takes(&self) -> Option<Option<bool>> {
        self.offer.as_ref().filter(|offer| offer.stands).map(|offer| offer.takes)
    }

    /// Handles a message about the hand-over.
    pub fn hear(&mut self, message: ToGuest, now: u64) -> Option<GuestEvent> {
        match message {
            ToGuest::Offered(number) => {
                let news = self.hear_offer(number, now);
                // It is repeated, so the table has not received the guest's answer.
                self.answers = self.takes().flatten().is_some();
                news
            }
            ToGuest::Piece { offer, at, whole, bytes } => {
                // A guest whose page was loaded again is asked once more.
                let news = self.hear_offer(offer, now);
                let whole = whole as usize;
                if self.takes() != Some(Some(true)) || whole > LONGEST_TABLE {
                    return news;
                }
                if self.whole.replace(whole) != Some(whole) {
                    self.bytes.clear();
                }
                if at as usize == self.bytes.len() && self.bytes.len() + bytes.len() <= whole {
                    self.bytes.extend(bytes);
                }
                self.confirms = true;
                None
            }
            ToGuest::Yours => {
                let all = self.whole == Some(self.bytes.len());
                all.then_some(GuestEvent::Yours)
            }
            ToGuest::Moved(code) => {
                self.moved = Some(code);
                Some(GuestEvent::Moved)
            }
            _ => None,
        }
    }

    /// Drops an offer that is no longer repeated.
    pub fn expire(&mut self, now: u64) {
        if let Some(offer) = &mut self.offer
            && now.saturating_sub(offer.heard) > OFFER_MS
        {
            offer.stands = false;
        }
    }

    /// The number of the offer and the guest's answer, if that is to be sent now.
    pub fn answer(&mut self) -> Option<(u32, bool)> {
        let offer = self.offer.as_ref().filter(|_| std::mem::take(&mut self.answers))?;
        Some((offer.number, offer.takes?))
    }

    /// How many bytes have come, if that is to be confirmed now.
    pub fn receipt(&mut self) -> Option<u32> {
        std::mem::take(&mut self.confirms).then_some(self.bytes.len() as u32)
    }
}

impl<G: Rules> Guest<G> {
    /// Whether the table is offered to this device and the guest has not answered yet.
    pub fn is_offered_table(&self) -> bool {
        self.handed.takes() == Some(None)
    }

    /// Whether the guest has accepted the table, which is on its way.
    pub fn takes_table(&self) -> bool {
        self.handed.takes() == Some(Some(true))
    }

    /// Accepts the table that is offered, or declines.
    pub fn take_table(&mut self, takes: bool) {
        if let Some(offer) = &mut self.handed.offer {
            (offer.takes, self.handed.answers) = (Some(takes), true);
        }
    }

    /// All that this device needs to be the table, once it [is](GuestEvent::Yours).
    pub fn table_handed(&self) -> &[u8] {
        &self.handed.bytes
    }

    /// The code of the device that is the table now; once.
    pub fn code_of_moved(&mut self) -> Option<String> {
        self.handed.moved.take()
    }
}
