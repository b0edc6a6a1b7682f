//! Cards that come to hands, leave them, and who knows what of them.

use super::cards::{Card, Cards, Ingredient};
use super::effect::Rule;
use super::event::Event;
use super::pile::Pile;
use super::state::{COMPONENTS, HAND, PUBLIC, State, row};
use crate::table::{Seat, Seats};

impl State {
    /// Puts cards into a hand; `seen` are those who see which.
    fn put(&mut self, seat: Seat, cards: Cards, count: u8, seen: Seats) {
        let hidden = &mut self.hidden;
        hidden.hands[seat.index()] = hidden.hands[seat.index()].plus(cards);
        self.table.player_mut(seat).hand += count;
        if seen != Seats::one(seat) {
            for viewer in seen.without(seat).iter() {
                let known = &mut hidden.known[row(viewer)][seat.index()];
                *known = known.plus(cards);
            }
        }
    }

    /// Takes a card out of a hand; `seen` are those who see which. The hand must
    /// have it.
    fn take(&mut self, seat: Seat, card: Card, seen: Seats) {
        let hand = &mut self.hidden.hands[seat.index()];
        hand.remove(card);
        if seat == self.table.turn.seat && hand.count(card) < self.hidden.free.count(card) {
            self.hidden.free.remove(card);
        }
        self.table.player_mut(seat).hand -= 1;
        for (viewer, known) in (0u8..).zip(&mut self.hidden.known) {
            let known = &mut known[seat.index()];
            // The last row is the public's.
            let sees = if usize::from(viewer) == PUBLIC {
                seen.has(Seat::CHANCE)
            } else {
                seen.has(Seat(viewer))
            };
            if sees {
                known.remove(card);
            } else {
                *known = known.fewer();
            }
        }
    }

    /// Takes a card that everybody sees out of a hand.
    pub(super) fn take_openly(&mut self, seat: Seat, card: Card) {
        self.take(seat, card, self.table.everybody());
    }

    /// Puts a card that everybody sees into a hand.
    pub(super) fn put_openly(&mut self, seat: Seat, card: Card) {
        let cards = [card].into_iter().collect();
        self.put(seat, cards, 1, self.table.everybody());
    }

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
            self.table.deck_left -= drawn;
            self.put(seat, cards, drawn, seen);
            events.push(Event::Drawn { seat, count: drawn, cards, seen });
            left -= drawn;
        }
    }

    fn reshuffle(&mut self, events: &mut Vec<Event>) {
        let mut deck: Pile<Card, COMPONENTS> =
            std::mem::take(&mut self.table.discard).iter().collect();
        self.hidden.rng.shuffle(deck.as_mut_slice());
        self.table.deck_left = deck.len() as u8;
        self.hidden.deck = deck;
        events.push(Event::Reshuffled);
    }

    /// Discards a card from a hand, openly. The hand must have it.
    pub(super) fn discard(
        &mut self,
        seat: Seat,
        card: Card,
        random: bool,
        events: &mut Vec<Event>,
    ) {
        self.take_openly(seat, card);
        self.table.discard.add(card);
        events.push(Event::Discarded { seat, card, random });
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
        self.take(from, card, seen);
        self.put(to, [card].into_iter().collect(), 1, seen);
        events.push(Event::Passed { from, to, card: Some(card), seen, given });
    }

    /// Lets `by` look at the hand of `of`.
    pub(super) fn look(&mut self, by: Seat, of: Seat, events: &mut Vec<Event>) {
        let cards = self.hand(of);
        self.hidden.known[by.index()][of.index()] = cards;
        events.push(Event::HandLookedAt { by, of, cards });
    }

    /// Shows a hand to everybody.
    pub(super) fn show(&mut self, seat: Seat) -> Cards {
        let cards = self.hand(seat);
        for viewer in self.table.everybody().without(seat).iter() {
            self.hidden.known[row(viewer)][seat.index()] = cards;
        }
        cards
    }

    /// Opens and closes hands as the capabilities now working say.
    pub(super) fn open_and_close_hands(&mut self, events: &mut Vec<Event>) {
        for seat in self.table.all_seats() {
            let open = self.table.rule(seat, Rule::HandOpen);
            if open == self.table.player(seat).open {
                continue;
            }
            self.table.player_mut(seat).open = open;
            events.push(if open {
                Event::HandOpened { seat, cards: self.show(seat) }
            } else {
                Event::HandClosed(seat)
            });
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

    /// Discards the ingredients beside a pool spell.
    pub(super) fn discard_ingredients(&mut self, ingredients: Cards) {
        self.table.discard = self.table.discard.plus(ingredients);
    }

    /// Whether the hand of `seat` has this ingredient.
    #[inline]
    pub(super) fn holds(&self, seat: Seat, ingredient: Ingredient) -> bool {
        self.hand(seat).has(ingredient.card())
    }
}
