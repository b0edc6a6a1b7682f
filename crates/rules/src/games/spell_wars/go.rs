//! Casting a spell: it is turned over, made complete, and its components resolve
//! one after another, Sources before Qualities before Destinations, whatever is
//! added on the way.

use super::action::Action;
use super::cards::{Card, Cards, Glyph, Passive, Slot, Treasures};
use super::choices::only;
use super::engine::Engine;
use super::event::{BloodFor, Event};
use super::pending::{Decision, Go, GoStage, Run, Script, StackFrame};
use crate::table::Seat;

impl Engine<'_> {
    /// Goes on with a go; done when it is over.
    pub(super) fn continue_go(&mut self, go: &mut Go) -> bool {
        // A caster who dies stops; and with one wizard left, the round is over
        // once the component is (**ruling**).
        if !self.table().player(go.seat).alive() || self.table().living().len() <= 1 {
            self.emit(Event::GoEnded(go.seat));
            return true;
        }
        match go.stage {
            GoStage::Start => self.start_go(go),
            GoStage::Reveal => self.reveal_spell(go),
            GoStage::Resolve => return self.resolve_next(go),
            GoStage::Keep => self.offer_to_keep(go),
        }
        false
    }

    /// Treasures that do something when the go starts, one after another.
    fn start_go(&mut self, go: &mut Go) {
        let seat = go.seat;
        let first = self.table().first_actor == Some(seat);
        let waiting = self.table().player(seat).treasures.without(go.started);
        let due = waiting.iter().find(|treasure| {
            let row = treasure.row();
            !row.go_start.is_empty() && (first || row.passive != Some(Passive::FirstActor))
        });
        match due {
            Some(treasure) => {
                go.started = go.started.with(Treasures::one(treasure));
                self.start(Script::GoStart(treasure), seat);
            }
            None => go.stage = GoStage::Reveal,
        }
    }

    /// Turns the spell over, replaces Wild Magic, and adds what is due.
    fn reveal_spell(&mut self, go: &mut Go) {
        let seat = go.seat;
        let placed = self.state.placed[seat.index()];
        self.emit(Event::SpellRevealed { seat, placed });
        for slot in Slot::ALL {
            if let Some(wild) = placed[slot.index()].filter(|card| card.is_wild()) {
                self.replace_wild(seat, wild, slot);
            }
        }
        while self.table().player(seat).boost > 0 {
            let mut wild = Cards::NONE;
            let mut found = Cards::NONE;
            while let Some(card) = self.top_card() {
                if !card.is_wild() {
                    found = Cards::one(card);
                    break;
                }
                wild |= Cards::one(card);
            }
            self.emit(Event::Boosted { seat, found, wild });
        }
        self.count_triples(seat);
        go.stage = GoStage::Resolve;
    }

    /// Wild Magic makes way for the next card of its type from the deck.
    pub(super) fn replace_wild(&mut self, seat: Seat, wild: Card, slot: Slot) {
        let more = self.helped(seat, |passive| match passive {
            Passive::WildCards(count) => Some(count),
            _ => None,
        });
        let (found, others) = self.reveal_until(slot, more.unwrap_or(1));
        self.emit(Event::WildReplaced { seat, wild, slot, found, others });
    }

    /// How many cards of a glyph a wizard's spell counts: those in it, Creatures in
    /// play, and the component under a treasure.
    pub(super) fn glyphs(&self, seat: Seat, glyph: Glyph) -> u8 {
        let player = self.table().player(seat);
        let cards = (player.spell | player.creatures) & Cards::of_glyph(glyph);
        let tucked = self.table().tucked.filter(|card| {
            let keeps = |passive| (passive == Passive::Tucked).then_some(());
            card.glyph() == Some(glyph) && self.table().passive(seat, keeps).is_some()
        });
        cards.len() + u8::from(tucked.is_some())
    }

    /// Blood for full sets of three equal glyphs. **Ruling**: counted once, when
    /// the spell is revealed and complete.
    fn count_triples(&mut self, seat: Seat) {
        let sets: u8 = Glyph::ALL.into_iter().map(|glyph| self.glyphs(seat, glyph) / 3).sum();
        if sets == 0 {
            return;
        }
        let blood = self.helped(seat, |passive| match passive {
            Passive::TripleBlood(blood) => Some(blood),
            _ => None,
        });
        if let Some(blood) = blood {
            self.gain_blood(seat, blood * sets, BloodFor::Card);
        }
    }

    /// Offers treasures, then resolves the next component; done when there is
    /// none.
    fn resolve_next(&mut self, go: &mut Go) -> bool {
        let seat = go.seat;
        let unresolved = self.table().player(seat).unresolved;
        let ranked = Slot::ALL.map(|slot| unresolved & Cards::of_slot(slot));
        let next = ranked.into_iter().find(|cards| !cards.is_empty()).unwrap_or_default();
        if !go.passed {
            match self.answer() {
                Some(Action::Treasure(treasure)) => {
                    let price = match treasure.row().cost.map(|cost| cost.price) {
                        Some(super::effect::Price::Blood(blood)) => blood,
                        _ => 0,
                    };
                    self.emit(Event::Paid { seat, blood: price });
                    self.emit(Event::TreasureUsed { seat, treasure });
                    self.start(Script::Use(treasure), seat);
                    return false;
                }
                Some(_) => go.passed = true,
                None => {
                    let usable = self.usable(seat);
                    if !usable.is_empty() {
                        self.ask(seat, Decision::UseTreasure(usable));
                        return false;
                    }
                    go.passed = true;
                }
            }
        }
        if next.is_empty() {
            self.emit(Event::GoEnded(seat));
            return true;
        }
        let card = match self.answer() {
            Some(Action::Card(card)) => card,
            _ => match only(next.iter()) {
                Some(card) => card,
                None => {
                    self.ask(seat, Decision::Resolve(next));
                    return false;
                }
            },
        };
        go.last = Some(card);
        go.passed = false;
        go.stage = GoStage::Keep;
        self.emit(Event::Resolving { seat, card });
        self.push(StackFrame::Run(Run::new(Script::Component(card), seat)));
        false
    }

    /// After a Creature of the spell that does not stay, a treasure may keep it.
    fn offer_to_keep(&mut self, go: &mut Go) {
        let seat = go.seat;
        let component = go.last.filter(|&card| {
            card.slot() == Some(Slot::Destination) && self.table().player(seat).spell.has(card)
        });
        let bull = self.table().passive(seat, |passive| match passive {
            Passive::KeepCreature(price) => Some(price),
            _ => None,
        });
        if let (Some(card), Some((treasure, price))) = (component, bull)
            && !self.used(treasure)
        {
            match self.offer(seat, price, Decision::KeepCreature(price, card)) {
                None => return,
                Some(true) => {
                    self.emit(Event::TreasureUsed { seat, treasure });
                    self.emit(Event::Kept { seat, card });
                }
                Some(false) => {}
            }
        }
        go.stage = GoStage::Resolve;
    }
}
