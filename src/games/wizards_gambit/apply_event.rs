//! Events on the table: how each moves the pieces, for whoever shows them.

use super::cards::{Card, Cards};
use super::effect::Clause;
use super::event::{Event, Leaving};
use super::state::{Decision, InPlay, Phase, PoolSpell, Turn, row};
use super::view::{View, among};
use crate::table::{Seat, Seats, Viewer};

impl View {
    /// Cards come to a hand; `cards` is empty if the viewer does not see them.
    fn gain(&mut self, seat: Seat, cards: Cards, count: u8, seen: Seats) {
        self.table.player_mut(seat).hand += count;
        if self.is_of(seat) {
            self.hand = self.hand.plus(cards);
            for other in seen.without(seat).iter() {
                let exposed = &mut self.exposed[row(other)];
                *exposed = exposed.plus(cards);
            }
        } else {
            let known = &mut self.known[seat.index()];
            *known = known.plus(cards);
        }
    }

    /// A card leaves a hand; none if the viewer does not see which.
    fn lose(&mut self, seat: Seat, card: Option<Card>, seen: Seats) {
        let player = self.table.player_mut(seat);
        player.hand = player.hand.saturating_sub(1);
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let forget = |known: &mut Cards, sees: bool| match card {
            Some(card) if sees => {
                known.remove(card);
            }
            _ => *known = known.fewer(),
        };
        if !self.is_of(seat) {
            forget(&mut self.known[seat.index()], among(seen, viewer));
            return;
        }
        let Some(card) = card else { return };
        self.hand.remove(card);
        if seat == self.table.turn.seat && self.hand.count(card) < self.free.count(card) {
            self.free.remove(card);
        }
        for other in self.table.everybody().without(seat).iter() {
            forget(&mut self.exposed[row(other)], seen.has(other));
        }
    }

    fn gain_openly(&mut self, seat: Seat, card: Card) {
        self.gain(seat, [card].into_iter().collect(), 1, self.table.everybody());
    }

    /// A card is played: its leave to be played over and above is spent first.
    fn play(&mut self, seat: Seat, card: Card, free: bool) {
        if free && self.is_of(seat) {
            self.free.remove(card);
        }
        self.lose(seat, Some(card), self.table.everybody());
    }

    /// A hand is shown to everybody.
    fn shown(&mut self, seat: Seat, cards: Cards) {
        if self.is_of(seat) {
            for other in self.table.everybody().without(seat).iter() {
                self.exposed[row(other)] = cards;
            }
        } else {
            self.known[seat.index()] = cards;
        }
    }
}

/// Moves the pieces as `event` tells, as far as the viewer sees them.
pub(super) fn apply_event(view: &mut View, event: &Event) {
    let table = &mut view.table;
    match *event {
        Event::GambitDealt { seat, gambit } => table.player_mut(seat).gambit = Some(gambit),
        Event::GambitsShuffledIn(count) => table.deck_left += count,
        Event::Drawn { seat, count, cards, seen } => {
            table.deck_left = table.deck_left.saturating_sub(count);
            view.gain(seat, cards, count, seen);
        }
        Event::Reshuffled => {
            table.deck_left = table.discard.len();
            table.discard = Cards::NONE;
        }
        Event::SpellRevealed { slot, spell } => {
            table.pool[slot.index()] = Some(PoolSpell::new(spell));
            table.spells_left = table.spells_left.saturating_sub(1);
        }
        Event::TurnBegan { seat, round } => {
            if round > table.round {
                table.first = seat;
            }
            table.round = round;
            table.turn = Turn::new(seat);
        }
        Event::PhaseBegan(phase) => {
            table.turn.phase = phase;
            if phase == Phase::End {
                view.free = Cards::NONE;
            }
        }
        Event::IngredientPlayed { seat, ingredient, on, free } => {
            table.lay(on, ingredient);
            table.turn.played = true;
            table.turn.ingredients += u8::from(!free);
            view.play(seat, ingredient.card(), free);
        }
        Event::IncantationPlayed { seat, incantation, free } => {
            table.turn.incantations += u8::from(!free);
            view.play(seat, incantation.card(), free);
        }
        Event::IncantationDone(incantation) => table.discard.add(incantation.card()),
        Event::CapabilityUsed { spell, clause, .. } => {
            let clause = spell.card().clauses.get(usize::from(clause));
            table.turn.used |= matches!(clause, Some(Clause::OnceATurn(_)));
        }
        Event::HandShown { seat, cards } => view.shown(seat, cards),
        Event::HandOpened { seat, cards } => {
            table.player_mut(seat).open = true;
            view.shown(seat, cards);
        }
        Event::HandClosed(seat) => table.player_mut(seat).open = false,
        Event::GambitPlayed { seat, gambit, from_hand, place, free } => {
            table.turn.incantations += u8::from(!free);
            let player = table.player_mut(seat);
            player.in_play = Some(InPlay { gambit, place, fresh: true });
            if from_hand {
                view.play(seat, gambit.card(), free);
            } else {
                player.gambit = None;
            }
        }
        Event::GambitSpent { seat, gambit, from_hand, free } => {
            table.turn.incantations += u8::from(!free);
            table.gone.add(gambit.card());
            if from_hand {
                view.play(seat, gambit.card(), free);
            } else {
                table.player_mut(seat).gambit = None;
            }
        }
        Event::GambitLeft { seat, gambit, why, .. } => {
            table.player_mut(seat).in_play = None;
            table.turn.incantations += u8::from(why == Leaving::Released);
            if why == Leaving::Returned {
                view.gain_openly(seat, gambit.card());
            } else {
                table.gone.add(gambit.card());
            }
        }
        Event::SpellClaimed { seat, slot, spell, .. } => {
            let gone = table.pool[slot.index()].take();
            table.discard =
                table.discard.plus(gone.map_or(Cards::NONE, |spell| spell.ingredients()));
            table.player_mut(seat).book.push(spell);
            table.turn.claimed = true;
            table.turn.used = false;
        }
        Event::Discarded { seat, card, .. } => {
            table.discard.add(card);
            view.lose(seat, Some(card), view.table.everybody());
        }
        Event::Passed { from, to, card, seen, .. } => {
            view.lose(from, card, seen);
            view.gain(to, card.into_iter().collect(), 1, seen);
        }
        Event::HandLookedAt { by, of, cards } => {
            if view.is_of(by) {
                view.known[of.index()] = cards;
            } else if view.is_of(of) {
                view.exposed[row(by)] = cards;
            }
        }
        Event::IngredientMoved { ingredient, from, to, .. } => {
            table.lift(from, ingredient);
            table.lay(to, ingredient);
        }
        Event::IngredientsSwapped { first, one, second, other, .. } => {
            table.swap((first, one), (second, other));
        }
        Event::IngredientTaken { seat, ingredient, from } => {
            table.lift(from, ingredient);
            view.gain_openly(seat, ingredient.card());
        }
        Event::IngredientRemoved { ingredient, from, .. } => {
            table.lift(from, ingredient);
            table.discard.add(ingredient.card());
        }
        Event::Recovered { seat, card } => {
            table.discard.remove(card);
            view.gain_openly(seat, card);
        }
        Event::SpellsLookedAt { spells, .. } => view.looked_at = spells,
        Event::SpellReplaced { slot, new, .. } => {
            let old = table.pool[slot.index()].replace(PoolSpell::new(new));
            table.discard =
                table.discard.plus(old.map_or(Cards::NONE, |spell| spell.ingredients()));
        }
        Event::SpellsShuffled => view.looked_at.clear(),
        Event::Hushed(seat) => table.player_mut(seat).hushed = true,
        Event::Bound(seat) => table.player_mut(seat).bound = true,
        Event::MoreIngredients(more) => table.turn.more_ingredients += more,
        Event::MoreIncantations(more) => table.turn.more_incantations += more,
        Event::HandFreed(seat) => {
            table.turn.hand_freed = true;
            if view.is_of(seat) {
                view.free = view.hand;
            }
        }
        Event::TurnEnded { seat, idle } => {
            table.idle = idle;
            let player = table.player_mut(seat);
            player.hushed = false;
            player.bound = false;
            if let Some(in_play) = &mut player.in_play {
                in_play.fresh = false;
            }
        }
        Event::GameEnded(_) => table.decision = Decision::Nothing,
        Event::CapabilityDeclined { .. } | Event::HandEmptied(_) => {}
    }
}
