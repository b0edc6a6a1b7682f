//! Hand cards: passed on, chosen, discarded.

use crate::games::spell_wars::action::Action;
use crate::games::spell_wars::cards::{Card, Cards, Glyph};
use crate::games::spell_wars::choices::only;
use crate::games::spell_wars::engine::Engine;
use crate::games::spell_wars::event::Event;
use crate::games::spell_wars::pending::{Decision, HandCards, HandUse, Run};
use crate::table::Seat;

impl Engine<'_> {
    /// Everybody alive passes their cards of the named type to the left, all at
    /// once.
    pub(super) fn pass_hands(&mut self, run: &mut Run) {
        let Some(slot) = run.slot else { return };
        let passed = self.state.hands.map(|hand| hand & Cards::of_slot(slot));
        run.each = [0; 6];
        for from in self.in_order(run.seat, self.table().living()) {
            let cards = passed[from.index()];
            if let Some(to) = self.table().left(from).filter(|_| !cards.is_empty()) {
                let count = cards.len();
                run.each[to.index()] = count;
                self.emit(Event::HandPassed { from, to, count, cards });
            }
        }
    }

    /// One card of `asked`'s hand. None while waiting; the inner none when nothing is
    /// chosen.
    ///
    /// Others see whether and how often is asked, so that this depends on nothing but
    /// the number of cards in the hand (**ruling**): who may decline is asked even if
    /// no card fits, who must choose is asked even if only one does. That none fits
    /// where one must be chosen shows anyway.
    pub(super) fn choose_hand_card(
        &mut self,
        asked: Seat,
        which: HandCards,
        why: HandUse,
        optional: bool,
    ) -> Option<Option<Card>> {
        match self.answer() {
            Some(Action::Card(card)) => return Some(Some(card)),
            Some(_) => return Some(None),
            None => {}
        }
        let cards = which.among(self.state.hands[asked.index()]);
        let size = self.table().player(asked).hand;
        if size == 0 || cards.is_empty() && !optional {
            return Some(None);
        }
        if size == 1 && !optional {
            return Some(only(cards.iter()));
        }
        self.ask(asked, Decision::HandCard { which, why, optional });
        None
    }

    pub(super) fn discard(&mut self, seat: Seat, card: Card) {
        self.emit(Event::HandDiscarded { seat, cards: Cards::one(card) });
    }

    pub(super) fn discard_alike(&mut self, run: &mut Run) -> bool {
        loop {
            let which = match run.slot {
                None => HandCards::Components,
                Some(slot) => HandCards::Of(slot),
            };
            match self.choose_hand_card(run.seat, which, HandUse::Discard, true) {
                None => return false,
                Some(None) => return true,
                Some(Some(card)) => {
                    run.slot = card.slot();
                    run.count = run.count.saturating_add(1);
                    run.within = 1;
                    self.discard(run.seat, card);
                }
            }
        }
    }

    pub(super) fn discard_other(&mut self, run: &mut Run, most: u8, glyph: Glyph) -> bool {
        let which = HandCards::Not(glyph);
        while run.count < most {
            match self.choose_hand_card(run.seat, which, HandUse::Discard, true) {
                None => return false,
                Some(None) => break,
                Some(Some(card)) => {
                    run.count = run.count.saturating_add(1);
                    run.within = 1;
                    self.discard(run.seat, card);
                }
            }
        }
        true
    }
}
