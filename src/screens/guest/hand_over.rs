//! What a guest hears of another device becoming the table: perhaps its own.

use super::{Guest, GuestEvent};
use crate::screens::wire::{Key, LONGEST_TABLE, ToGuest};
use crate::table::Rules;

/// An offer of which nothing is heard for so long was taken back, in milliseconds.
const OFFER_MS: u64 = 3_000;
/// The most codes that wait to be passed on.
const MOST_PASSED_ON: usize = 32;

/// What of it concerns a guest.
#[derive(Default)]
pub struct Handed {
    /// When the table was last offered; none when it is not.
    offered: Option<u64>,
    /// What the guest says to that, and whether it is to be said now.
    takes: Option<bool>,
    answers: bool,
    /// What has come of the table, how much there will be, and whether that is to be confirmed.
    bytes: Vec<u8>,
    whole: Option<usize>,
    confirms: bool,
    moved: Option<String>,
    pass_on: Vec<(Key, String)>,
}

impl Handed {
    /// Takes in a message about it.
    pub fn hear<G: Rules>(&mut self, message: ToGuest<G>, now: u64) -> Option<GuestEvent> {
        match message {
            ToGuest::Offered => {
                // What was said to it has not arrived.
                self.answers = self.takes.is_some();
                let news = self.offered.replace(now).is_none();
                news.then_some(GuestEvent::Offered)
            }
            ToGuest::Piece { at, whole, bytes } => {
                let whole = whole as usize;
                if self.takes != Some(true) || whole > LONGEST_TABLE {
                    return None;
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
            ToGuest::PassOn { to, code } => {
                if self.pass_on.len() < MOST_PASSED_ON {
                    self.pass_on.push((to, code));
                }
                Some(GuestEvent::PassesOn)
            }
            _ => None,
        }
    }

    /// Forgets an offer that is not repeated.
    pub fn expire(&mut self, now: u64) {
        if self.offered.is_some_and(|at| now.saturating_sub(at) > OFFER_MS) {
            (self.offered, self.takes) = (None, self.takes.filter(|takes| *takes));
        }
    }

    /// What is to be said to the offer now.
    pub fn answer(&mut self) -> Option<bool> {
        self.takes.filter(|_| std::mem::take(&mut self.answers))
    }

    /// How much has come, if that is to be confirmed now.
    pub fn receipt(&mut self) -> Option<u32> {
        std::mem::take(&mut self.confirms).then_some(self.bytes.len() as u32)
    }
}

impl<G: Rules> Guest<G> {
    /// Whether the table is offered to this device, and the guest has not said anything to that.
    pub fn is_offered_table(&self) -> bool {
        self.handed.offered.is_some() && self.handed.takes.is_none()
    }

    /// Whether the guest has taken the table, which is on its way.
    pub fn takes_table(&self) -> bool {
        self.handed.takes == Some(true)
    }

    /// Takes the table that is offered, or not.
    pub fn take_table(&mut self, takes: bool) {
        (self.handed.takes, self.handed.answers) = (Some(takes), true);
    }

    /// All that this device needs to be the table, once it [is](GuestEvent::Yours).
    pub fn table_handed(&self) -> &[u8] {
        &self.handed.bytes
    }

    /// The code of the device that is the table now; once.
    pub fn code_of_moved(&mut self) -> Option<String> {
        self.handed.moved.take()
    }

    /// Codes for others who are still connected to this device, which was the table, with their keys.
    pub fn to_pass_on(&mut self) -> Vec<(Key, String)> {
        std::mem::take(&mut self.handed.pass_on)
    }
}
