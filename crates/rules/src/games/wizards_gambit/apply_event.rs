//! Applying events: how each moves the pieces.
//!
//! Rules and views apply events by this same code, so that an event cannot differ from
//! the change it describes. Which cards come out of a deck is
//! chance and lies in the rules; effects under way and what is being asked of whom
//! are no events.

use super::cards::{Card, Cards};
use super::effect::Clause;
use super::event::{Event, LeaveReason};
use super::pile::Pile;
use super::spells::Spell;
use super::state::{
    Decision, InPlay, MAX_LOOKED_AT, PUBLIC, Phase, PoolSpell, PublicState, State, Turn, row,
};
use super::view::{View, among};
use crate::table::{Seat, Seats, Viewer};

/// The table and the hands as far as they are known: completely in the state, in a
/// view only what its viewer may know.
trait Pieces {
    /// The public part of the state.
    fn table(&mut self) -> &mut PublicState;
    /// Cards come to a hand; `cards` is empty where they are not known, `seen` are
    /// those who see them.
    fn gain(&mut self, seat: Seat, cards: Cards, seen: Seats);
    /// A card leaves a hand; none where it is not known which. `seen` are those who
    /// see it.
    fn lose(&mut self, seat: Seat, card: Option<Card>, seen: Seats);
    /// The hand of `seat` is shown to all players.
    fn show(&mut self, seat: Seat, cards: Cards);
    /// `by` sees the hand of `of`.
    fn look(&mut self, by: Seat, of: Seat, cards: Cards);
    /// The whole hand of `seat` may be played over and above what a turn allows.
    fn free_hand(&mut self, seat: Seat);
    /// Leave of `seat` to play `card` over and above what a turn allows is used up.
    fn spend_free(&mut self, seat: Seat, card: Card);
    /// No card may be played over and above what a turn allows.
    fn end_free(&mut self);
    /// The spells of the deck that a player is looking at; an empty pile ends it.
    fn look_at_spells(&mut self, spells: Pile<Spell, MAX_LOOKED_AT>);

    /// Cards come to a hand.
    #[inline]
    fn add_to_hand(&mut self, seat: Seat, cards: Cards, count: u8, seen: Seats) {
        self.table().player_mut(seat).hand += count;
        self.gain(seat, cards, seen);
    }

    /// A card that all players see comes to a hand.
    #[inline]
    fn add_to_hand_openly(&mut self, seat: Seat, card: Card) {
        let all = self.table().all_viewers();
        self.add_to_hand(seat, [card].into_iter().collect(), 1, all);
    }

    /// A card leaves a hand.
    #[inline]
    fn give_out(&mut self, seat: Seat, card: Option<Card>, seen: Seats) {
        let player = self.table().player_mut(seat);
        player.hand = player.hand.saturating_sub(1);
        self.lose(seat, card, seen);
    }

    /// A card that all players see leaves a hand.
    #[inline]
    fn give_out_openly(&mut self, seat: Seat, card: Card) {
        let all = self.table().all_viewers();
        self.give_out(seat, Some(card), all);
    }

    /// A card is played: its leave to be played over and above is spent first.
    #[inline]
    fn play(&mut self, seat: Seat, card: Card, free: bool) {
        if free {
            self.spend_free(seat, card);
        }
        self.give_out_openly(seat, card);
    }
}

impl Pieces for State {
    #[inline]
    fn table(&mut self) -> &mut PublicState {
        &mut self.table
    }

    #[inline]
    fn gain(&mut self, seat: Seat, cards: Cards, seen: Seats) {
        let hidden = &mut self.hidden;
        let hand = &mut hidden.hands[seat.index()];
        *hand = hand.plus(cards);
        if seen != Seats::one(seat) {
            for viewer in seen.without(seat).iter() {
                let known = &mut hidden.known[row(viewer)][seat.index()];
                *known = known.plus(cards);
            }
        }
    }

    #[inline]
    fn lose(&mut self, seat: Seat, card: Option<Card>, seen: Seats) {
        let Some(card) = card else { return };
        let hand = &mut self.hidden.hands[seat.index()];
        hand.remove(card);
        if seat == self.table.turn.seat && hand.count(card) < self.hidden.free.count(card) {
            self.hidden.free.remove(card);
        }
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

    fn show(&mut self, seat: Seat, cards: Cards) {
        for viewer in self.table.all_viewers().without(seat).iter() {
            self.hidden.known[row(viewer)][seat.index()] = cards;
        }
    }

    fn look(&mut self, by: Seat, of: Seat, cards: Cards) {
        self.hidden.known[by.index()][of.index()] = cards;
    }

    fn free_hand(&mut self, seat: Seat) {
        self.hidden.free = self.hand(seat);
    }

    fn spend_free(&mut self, _seat: Seat, card: Card) {
        self.hidden.free.remove(card);
    }

    fn end_free(&mut self) {
        self.hidden.free = Cards::NONE;
    }

    fn look_at_spells(&mut self, _spells: Pile<Spell, MAX_LOOKED_AT>) {}
}

impl Pieces for View {
    fn table(&mut self) -> &mut PublicState {
        &mut self.table
    }

    fn gain(&mut self, seat: Seat, cards: Cards, seen: Seats) {
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

    fn lose(&mut self, seat: Seat, card: Option<Card>, seen: Seats) {
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
        for other in self.table.all_viewers().without(seat).iter() {
            forget(&mut self.exposed[row(other)], seen.has(other));
        }
    }

    fn show(&mut self, seat: Seat, cards: Cards) {
        if self.is_of(seat) {
            for other in self.table.all_viewers().without(seat).iter() {
                self.exposed[row(other)] = cards;
            }
        } else {
            self.known[seat.index()] = cards;
        }
    }

    fn look(&mut self, by: Seat, of: Seat, cards: Cards) {
        if self.is_of(by) {
            self.known[of.index()] = cards;
        } else if self.is_of(of) {
            self.exposed[row(by)] = cards;
        }
    }

    fn free_hand(&mut self, seat: Seat) {
        if self.is_of(seat) {
            self.free = self.hand;
        }
    }

    fn spend_free(&mut self, seat: Seat, card: Card) {
        if self.is_of(seat) {
            self.free.remove(card);
        }
    }

    fn end_free(&mut self) {
        self.free = Cards::NONE;
    }

    fn look_at_spells(&mut self, spells: Pile<Spell, MAX_LOOKED_AT>) {
        self.looked_at = spells;
    }
}

impl State {
    /// Emits an event: applies it to the state and adds the event to `events`.
    #[inline]
    pub(super) fn emit(&mut self, event: Event, events: &mut Vec<Event>) {
        apply_event(self, &event);
        events.push(event);
    }
}

impl View {
    /// Moves the pieces as `event` says, as far as the viewer sees them.
    pub(super) fn apply_event(&mut self, event: &Event) {
        apply_event(self, event);
    }
}

/// Moves the pieces as `event` says, as far as they are known.
// Always inlined: where the rules emit an event, only its own arm is left.
#[inline(always)]
fn apply_event<P: Pieces>(pieces: &mut P, event: &Event) {
    let table = pieces.table();
    match *event {
        Event::GambitDealt { seat, gambit } => table.player_mut(seat).gambit = Some(gambit),
        Event::GambitsShuffledIn(count) => table.deck_left += count,
        Event::Drawn { seat, count, cards, seen } => {
            table.deck_left = table.deck_left.saturating_sub(count);
            pieces.add_to_hand(seat, cards, count, seen);
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
                pieces.end_free();
            }
        }
        Event::IngredientPlayed { seat, ingredient, on, free } => {
            if table.wild(seat, ingredient) {
                table.lay_wild(on, ingredient);
            } else {
                table.lay(on, ingredient);
            }
            table.turn.played = true;
            table.turn.ingredients += u8::from(!free);
            pieces.play(seat, ingredient.card(), free);
        }
        Event::IncantationPlayed { seat, incantation, free } => {
            table.turn.incantations += u8::from(!free);
            pieces.play(seat, incantation.card(), free);
        }
        Event::IncantationDone(incantation) => table.discard.add(incantation.card()),
        Event::CapabilityUsed { spell, clause, .. } => {
            let clause = spell.card().clauses.get(usize::from(clause));
            table.turn.used |= matches!(clause, Some(Clause::OnceATurn(_)));
        }
        Event::HandShown { seat, cards } => pieces.show(seat, cards),
        Event::HandOpened { seat, cards } => {
            table.player_mut(seat).open = true;
            pieces.show(seat, cards);
        }
        Event::HandClosed(seat) => table.player_mut(seat).open = false,
        Event::GambitPlayed { seat, gambit, from_hand, place, free } => {
            table.turn.incantations += u8::from(!free);
            let player = table.player_mut(seat);
            player.in_play = Some(InPlay { gambit, place, fresh: true });
            if from_hand {
                pieces.play(seat, gambit.card(), free);
            } else {
                player.gambit = None;
            }
        }
        Event::GambitSpent { seat, gambit, from_hand, free } => {
            table.turn.incantations += u8::from(!free);
            table.gone.add(gambit.card());
            if from_hand {
                pieces.play(seat, gambit.card(), free);
            } else {
                table.player_mut(seat).gambit = None;
            }
        }
        Event::GambitLeft { seat, gambit, why, .. } => {
            table.player_mut(seat).in_play = None;
            table.turn.incantations += u8::from(why == LeaveReason::Released);
            if why == LeaveReason::Returned {
                pieces.add_to_hand_openly(seat, gambit.card());
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
            pieces.give_out_openly(seat, card);
        }
        Event::Passed { from, to, card, seen, .. } => {
            pieces.give_out(from, card, seen);
            pieces.add_to_hand(to, card.into_iter().collect(), 1, seen);
        }
        Event::HandLookedAt { by, of, cards } => {
            pieces.look(by, of, cards);
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
            pieces.add_to_hand_openly(seat, ingredient.card());
        }
        Event::IngredientRemoved { ingredient, from, .. } => {
            table.lift(from, ingredient);
            table.discard.add(ingredient.card());
        }
        Event::Recovered { seat, card } => {
            table.discard.remove(card);
            pieces.add_to_hand_openly(seat, card);
        }
        Event::SpellsLookedAt { spells, .. } => pieces.look_at_spells(spells),
        Event::SpellReplaced { slot, new, .. } => {
            let old = table.pool[slot.index()].replace(PoolSpell::new(new));
            table.discard =
                table.discard.plus(old.map_or(Cards::NONE, |spell| spell.ingredients()));
        }
        Event::SpellsShuffled => pieces.look_at_spells(Pile::new()),
        Event::Hushed(seat) => table.player_mut(seat).hushed = true,
        Event::Bound(seat) => table.player_mut(seat).bound = true,
        Event::MoreIngredients(more) => table.turn.more_ingredients += more,
        Event::MoreIncantations(more) => table.turn.more_incantations += more,
        Event::HandFreed(seat) => {
            table.turn.hand_freed = true;
            pieces.free_hand(seat);
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
