//! Cards that are drawn, discarded, passed and shown.

use super::cards::{Card, Cards, Ingredient};
use super::effect::Rule;
use super::event::Event;
use super::pile::Pile;
use super::state::{COMPONENTS, HAND, State};
use crate::table::{Seat, Seats};

impl State {
    /// Draws `count` cards. When the deck is empty, the discard is shuffled into
    /// it; when that is empty too, nothing more is drawn (**ruling**).
    pub(super) fn draw(&mut self, seat: Seat, count: u8, events: &mut Vec<Event>) {
        let seen = self.table.seers(seat);
        let mut left = count;
        while left > 0 {
            if self.hidden.deck.is_empty() {
                if self.table.discard.is_empty() {
                    return;
                }
                self.reshuffle(events);
            }
            let mut cards = Cards::NONE;
            let mut drawn = 0;
            while drawn < left
                && let Some(card) = self.hidden.deck.pop()
            {
                cards.add(card);
                drawn += 1;
            }
            self.emit(Event::Drawn { seat, count: drawn, cards, seen }, events);
            left -= drawn;
        }
    }

    fn reshuffle(&mut self, events: &mut Vec<Event>) {
        let mut deck: Pile<Card, COMPONENTS> = self.table.discard.iter().collect();
        self.hidden.rng.shuffle(deck.as_mut_slice());
        self.hidden.deck = deck;
        self.emit(Event::Reshuffled, events);
    }

    /// Discards a card from a hand, openly. The hand must have it.
    pub(super) fn discard(
        &mut self,
        seat: Seat,
        card: Card,
        random: bool,
        events: &mut Vec<Event>,
    ) {
        self.emit(Event::Discarded { seat, card, random }, events);
    }

    /// A card of `seat`'s hand, each equally likely.
    pub(super) fn random_card(&mut self, seat: Seat) -> Option<Card> {
        let size = self.table.player(seat).hand;
        let index = self.hidden.rng.below(u32::from(size)) as u8;
        self.hand(seat).nth(index)
    }

    /// Passes a card from one hand to another. Both wizards see it, and everybody
    /// does where a hand lies open.
    pub(super) fn pass(
        &mut self,
        from: Seat,
        to: Seat,
        card: Card,
        given: bool,
        events: &mut Vec<Event>,
    ) {
        let [giver, taker] = [from, to].map(|seat| self.table.seers(seat));
        let seen = Seats(giver.0 | taker.0);
        self.emit(Event::Passed { from, to, card: Some(card), seen, given }, events);
    }

    /// Lets `by` look at the hand of `of`.
    pub(super) fn look(&mut self, by: Seat, of: Seat, events: &mut Vec<Event>) {
        self.emit(Event::HandLookedAt { by, of, cards: self.hand(of) }, events);
    }

    /// Opens and closes hands as the capabilities now working say.
    pub(super) fn open_and_close_hands(&mut self, events: &mut Vec<Event>) {
        for seat in self.table.all_seats() {
            let open = self.table.rule(seat, Rule::HandOpen);
            if open == self.table.player(seat).open {
                continue;
            }
            let event = if open {
                Event::HandOpened { seat, cards: self.hand(seat) }
            } else {
                Event::HandClosed(seat)
            };
            self.emit(event, events);
        }
    }

    /// Lets wizards whose hand became empty in another's turn draw a new one at
    /// once.
    pub(super) fn refill_empty_hands(&mut self, events: &mut Vec<Event>) {
        for seat in self.table.all_seats() {
            if self.table.player(seat).hand == 0 && seat != self.table.turn.seat {
                self.draw(seat, HAND, events);
            }
        }
    }

    /// Whether the hand of `seat` has this ingredient.
    #[inline]
    pub(super) fn holds(&self, seat: Seat, ingredient: Ingredient) -> bool {
        self.hand(seat).has(ingredient.card())
    }
}
