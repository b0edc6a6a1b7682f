//! The invariants of every state: cards are conserved, counters stay in range, and
//! what is asked is what the stack leads to.
//!
//! For tests: rules keep what they are given, records are checked by being replayed, and a bot
//! worker reads views only of the page that has started it. So no program contains this.

use super::PLAYERS;
use super::cards::{Cards, DeadCard, DeadPile, Treasures};
use super::engine::asks_again;
use super::pending::StackFrame;
use super::public_state::{CAP, Phase, PublicState, QUICK_ROUNDS, TOKENS_TO_WIN};
use super::state::{State, View};
use super::view::determinize;
use crate::table::{Rng, Seat, Seats, Seed};

/// No match has more rounds: one for each token that does not win, and one more.
const MOST_ROUNDS: u8 = 7;
/// The deepest stack that is accepted, with a margin for frames that may still be
/// pushed.
const DEEPEST: usize = 30;

fn ensure(holds: bool, what: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(what) }
}

impl State {
    /// Checks that this can be a state of a match: every card is somewhere, once,
    /// and the player who must decide has a legal action.
    ///
    /// # Errors
    /// Names the first thing that cannot be.
    pub fn validate(&self) -> Result<(), &'static str> {
        self.table.validate()?;
        ensure(self.pending_is_consistent(), "what is going on")?;
        ensure(self.cards_are_all_somewhere(), "cards")?;
        ensure(self.counts_are_in_range(), "counts")?;
        match self.pending.ask {
            Some(ask) => {
                ensure(self.table.phase != Phase::Over, "a question after the end")?;
                ensure(ask.seat.0 < self.table.seats(), "who is asked")?;
                ensure(asks_again(self), "what is asked")
            }
            None => {
                ensure(self.pending.stack.is_empty() && self.has_acting_player(), "nothing to do")
            }
        }
    }

    /// Unless the match is over, a player must place a spell.
    fn has_acting_player(&self) -> bool {
        self.table.phase == Phase::Over
            || (self.table.living().len() >= 2 && !self.to_act().is_empty())
    }

    fn cards_are_all_somewhere(&self) -> bool {
        let mut seen = Cards::NONE;
        let mut count = 0u32;
        let mut put = |cards: Cards| {
            seen |= cards;
            count += u32::from(cards.len());
        };
        put(self.deck);
        put(self.table.discard);
        self.table.tucked.into_iter().for_each(|card| put(Cards::one(card)));
        for player in &self.table.players {
            put(player.spell);
            put(player.creatures);
        }
        self.hands.iter().for_each(|&hand| put(hand));
        self.placed.iter().flatten().flatten().for_each(|&card| put(Cards::one(card)));
        seen == Cards::ALL && count == u32::from(Cards::ALL.len())
    }

    fn counts_are_in_range(&self) -> bool {
        let preparing = self.table.phase == Phase::Preparing && self.pending.ask.is_none();
        let seats = usize::from(self.table.seats());
        let strangers = self.hands[seats..].iter().all(|hand| hand.is_empty())
            && self.placed[seats..].iter().flatten().all(Option::is_none);
        let fits = |placed: &super::apply_event::Placed| {
            super::cards::Slot::ALL.into_iter().all(|slot| {
                placed[slot.index()].is_none_or(|c| c.slot().is_none_or(|own| own == slot))
            })
        };
        strangers
            && self.deck.len() == self.table.deck
            && self.table.players.iter().enumerate().all(|(seat, player)| {
                let down = self.placed[seat].iter().flatten().count() as u8;
                let hand = self.hands[seat].len();
                let sealed = if preparing { 0 } else { down };
                let held = if preparing { hand + down } else { hand };
                player.sealed == sealed && player.hand == held && fits(&self.placed[seat])
            })
    }

    fn pending_is_consistent(&self) -> bool {
        let pending = &self.pending;
        let seats = Seats::all(self.table.seats());
        let ok = |seat: Seat| seats.has(seat);
        let maybe = |seat: Option<Seat>| seat.is_none_or(ok);
        let within = |set: Seats| set.0 & !seats.0 == 0;
        let bottom = |frame: &StackFrame| {
            matches!(
                frame,
                StackFrame::Order
                    | StackFrame::RoundStart(_)
                    | StackFrame::TurnStart(_)
                    | StackFrame::TurnEnd(..)
            )
        };
        pending.stack.len() <= DEEPEST
            && pending.dice.iter().all(|die| (1..=6).contains(die))
            && maybe(pending.champion)
            && pending.notes.deflected.is_none_or(|(from, to)| ok(from) && ok(to))
            && pending.stack.iter().enumerate().all(|(at, frame)| {
                (at == 0) == bottom(frame)
                    && match *frame {
                        StackFrame::RoundStart(seat)
                        | StackFrame::TurnStart(seat)
                        | StackFrame::TurnEnd(seat, _) => seat.0 <= self.table.seats() + 1,
                        StackFrame::Order => true,
                        StackFrame::RoundEnd => false,
                        StackFrame::Go(go) => ok(go.seat) && at == 1,
                        StackFrame::Run(run) => {
                            ok(run.seat)
                                && maybe(run.target)
                                && within(run.noted)
                                && within(run.todo)
                                && run.wild.is_none_or(|card| {
                                    card.is_wild() && self.table.player(run.seat).spell.has(card)
                                })
                        }
                        StackFrame::Hit(hit) => ok(hit.by) && within(hit.dying),
                        StackFrame::Death(death) => {
                            ok(death.seat) && ok(death.by) && death.lost <= CAP && death.draws < 25
                        }
                    }
            })
            && pending.ask.is_some() != pending.stack.is_empty()
    }
}

impl PublicState {
    /// Checks what lies open.
    fn validate(&self) -> Result<(), &'static str> {
        ensure(PLAYERS.contains(&self.seats()), "number of players")?;
        let most = if self.quick { QUICK_ROUNDS } else { MOST_ROUNDS };
        ensure((1..=most).contains(&self.round), "round")?;
        let seats = Seats::all(self.seats());
        let ok = |seat: Option<Seat>| seat.is_none_or(|seat| seats.has(seat));
        ensure(ok(self.tower) && ok(self.active), "seats")?;
        ensure(ok(self.first_actor) && ok(self.last_actor), "seats")?;
        ensure(self.prophecy.is_none_or(|prophecy| seats.has(prophecy.named)), "prophecy")?;
        ensure(self.treasures_are_all_somewhere(), "treasures")?;
        ensure(self.dead_cards_are_all_somewhere(), "Dead Wizard cards")?;
        let winner = self.players.iter().any(|player| player.tokens >= TOKENS_TO_WIN);
        ensure(!winner || self.phase == Phase::Over, "a winner before the end")?;
        for (seat, player) in self.players.iter().enumerate() {
            let wizards = self.players.iter().filter(|other| other.wizard == player.wizard);
            ensure(wizards.count() == 1, "wizards")?;
            ensure(player.life <= CAP && player.blood <= CAP, "life and Blood")?;
            ensure(!player.dead || player.life == 0, "the dead")?;
            ensure(player.tokens <= TOKENS_TO_WIN && player.points < 64, "tokens")?;
            ensure(player.boost <= 4 && player.fewer <= 8, "what is due")?;
            ensure((player.unresolved - player.spell - player.creatures).is_empty(), "a spell")?;
            ensure((player.leaving - player.creatures).is_empty(), "Creatures")?;
            ensure((player.creatures - Cards::CREATURES).is_empty(), "Creatures")?;
            let casting = self.active == Some(Seat(seat as u8));
            ensure(casting || player.spell.is_empty(), "a spell out of turn")?;
            let gone = !casting && self.gone.has(Seat(seat as u8));
            ensure(!gone || player.sealed == 0, "a spell that was passed over")?;
        }
        Ok(())
    }

    fn treasures_are_all_somewhere(&self) -> bool {
        let mut seen = Treasures::NONE;
        let mut count = 0;
        let mut put = |treasures: Treasures| {
            seen = seen.with(treasures);
            count += u32::from(treasures.len());
        };
        put(self.treasure_deck);
        put(self.treasure_discard);
        self.bounty.into_iter().for_each(|bounty| put(Treasures::one(bounty.treasure)));
        for player in &self.players {
            put(player.treasures);
            put(player.set_aside);
        }
        seen == Treasures::ALL && count == u32::from(Treasures::ALL.len())
    }

    fn dead_cards_are_all_somewhere(&self) -> bool {
        let piles = || {
            let fronts = self.players.iter().map(|player| &player.dead_cards);
            fronts.chain([&self.dead_deck, &self.dead_discard])
        };
        let all = DeadPile::all();
        DeadCard::all().all(|card| {
            let there: u32 = piles().map(|pile| u32::from(pile.count(card))).sum();
            there == u32::from(all.count(card))
        })
    }
}

impl View {
    /// Checks that this can be a view of a match: there is a state that looks like
    /// this.
    ///
    /// # Errors
    /// Names the first thing that cannot be.
    pub fn validate(&self) -> Result<(), &'static str> {
        self.table.validate()?;
        if let Some(own) = &self.own {
            ensure(own.seat.0 < self.table.seats(), "the viewer")?;
        }
        ensure(self.table.players.iter().all(|player| player.sealed <= 3), "spells")?;
        let state = determinize(self, &mut Rng::new(Seed(0)));
        state.validate()
    }
}
