//! Cards that join a spell, or are asked of another hand.

use crate::games::spell_wars::action::Action;
use crate::games::spell_wars::cards::{Card, Cards, Glyph, Slot};
use crate::games::spell_wars::effect::Filter;
use crate::games::spell_wars::engine::Engine;
use crate::games::spell_wars::event::Event;
use crate::games::spell_wars::pending::{Decision, HandCards, HandUse, Run};

impl Engine<'_> {
    pub(super) fn add_from_hand(&mut self, run: &mut Run, filter: Filter) -> bool {
        if run.wild.is_some() {
            return self.place_wild(run);
        }
        let (which, optional) = match filter {
            Filter::Any => (HandCards::Any, false),
            Filter::Of(slot) => (HandCards::Of(slot), false),
            Filter::MaybeCreature => (HandCards::Of(Slot::Destination), true),
        };
        match self.choose_hand_card(run.seat, which, HandUse::Add, optional) {
            None => false,
            Some(None) => true,
            Some(Some(card)) => self.join(run, card),
        }
    }

    pub(super) fn add_random(&mut self, run: &mut Run) -> bool {
        if run.wild.is_some() {
            return self.place_wild(run);
        }
        let hand = self.state.hands[run.seat.index()];
        match hand.random(&mut self.state.rng) {
            Some(card) => self.join(run, card),
            None => true,
        }
    }

    /// A card of the owner's hand joins the spell; Wild Magic at once makes way
    /// for a card of a type that the owner names (**ruling**).
    pub(super) fn join(&mut self, run: &mut Run, card: Card) -> bool {
        self.emit(Event::Joined { seat: run.seat, from: run.seat, card });
        if !card.is_wild() {
            return true;
        }
        run.wild = Some(card);
        run.within = 1;
        self.place_wild(run)
    }

    pub(super) fn place_wild(&mut self, run: &mut Run) -> bool {
        let Some(Action::Type(slot)) = self.answer() else {
            self.ask(run.seat, Decision::Type);
            return false;
        };
        if let Some(wild) = run.wild.take() {
            self.replace_wild(run.seat, wild, slot);
        }
        true
    }

    pub(super) fn beg(&mut self, run: &mut Run) -> bool {
        let Some(target) = run.target else { return true };
        let which = HandCards::Of(Slot::Destination);
        match self.choose_hand_card(target, which, HandUse::Lend, true) {
            None => return false,
            Some(None) => {
                run.refused = true;
                self.emit(Event::GaveNothing(target));
            }
            Some(Some(card)) => self.emit(Event::Joined { seat: run.seat, from: target, card }),
        }
        true
    }

    /// The target gives a hand card of a glyph if they have one, otherwise a
    /// treasure; which, they choose.
    pub(super) fn demand(&mut self, run: &mut Run, glyph: Glyph) -> bool {
        const CARD: u8 = 1;
        const TREASURE: u8 = 2;
        let Some(from) = run.target else { return true };
        let to = run.seat;
        let which = HandCards::Glyph(glyph);
        if run.within == 0 {
            let able = !which.among(self.state.hands[from.index()]).is_empty();
            self.emit(Event::Demanded { seat: to, of: from, glyph, able });
            run.within = if able { CARD } else { TREASURE };
        }
        if run.within == CARD {
            match self.choose_hand_card(from, which, HandUse::Give, false) {
                None => return false,
                Some(Some(card)) => {
                    self.emit(Event::HandPassed { from, to, count: 1, cards: Cards::one(card) });
                    return true;
                }
                Some(None) => run.within = TREASURE,
            }
        }
        let treasures = self.table().player(from).treasures;
        match self.choose_treasure(from, treasures, Decision::GiveUp) {
            Some(treasure) => self.emit(Event::TreasureMoved { from, to, treasure }),
            None if treasures.is_empty() => self.emit(Event::GaveNothing(from)),
            None => return false,
        }
        true
    }
}
