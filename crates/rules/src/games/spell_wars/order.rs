//! Who casts next: few cards before many, then high initiative before low.
//!
//! All spells' sizes are announced when everybody is ready, initiatives only when
//! their size comes up, and ties are rolled for when reached. A spell can change
//! before its turn; so the next is found anew after each spell.

use super::cards::{Passive, Slot, Treasures};
use super::engine::Engine;
use super::event::Event;
use super::pending::{Decision, Go, GoStage, Notes, StackFrame};
use crate::table::{PerSeat, Seat, Seats};

/// Bits of a roll in [`PlayerState::tie`](super::public_state::PlayerState): the first roll is
/// highest.
const ROLL_BITS: u32 = 3;
/// Where the first roll is.
const FIRST_ROLL: u32 = 27;

impl Engine<'_> {
    /// All spells are placed: their sizes are announced.
    pub(super) fn seal(&mut self) {
        let mut sizes: PerSeat<u8> = [0; 6];
        for (size, placed) in sizes.iter_mut().zip(&self.state.placed) {
            *size = placed.iter().flatten().count() as u8;
        }
        self.state.pending.tie_refused = false;
        self.emit(Event::SpellsSealed(sizes));
    }

    /// Finds who is next and begins their go; done when the turn is over.
    pub(super) fn order(&mut self) -> bool {
        let living = self.table().living();
        if living.len() <= 1 {
            self.push(StackFrame::RoundEnd);
            return true;
        }
        let waiting = Seats(living.0 & !self.table().gone.0);
        let size = |seat: Seat| self.table().player(seat).sealed;
        let Some(least) = waiting.iter().map(size).min() else {
            self.push(StackFrame::TurnEnd(Seat(0), Treasures::NONE));
            return true;
        };
        let group: Seats = waiting.iter().filter(|&seat| size(seat) == least).collect();
        for seat in group.iter() {
            if self.table().player(seat).initiative.is_none() {
                let destination = self.state.placed[seat.index()][Slot::Destination.index()];
                let initiative = destination.map_or(0, |card| card.initiative());
                self.emit(Event::InitiativeShown { seat, initiative });
            }
        }
        let initiative = |seat: Seat| self.table().player(seat).initiative;
        let highest = group.iter().map(initiative).max().flatten();
        let tied: Seats = group.iter().filter(|&seat| initiative(seat) == highest).collect();
        if let Some(next) = self.break_tie(tied) {
            self.begin_go(next);
        }
        false
    }

    /// Who of the tied goes first; none while a player must answer.
    fn break_tie(&mut self, tied: Seats) -> Option<Seat> {
        if tied.len() == 1 {
            return tied.first();
        }
        if !self.state.pending.tie_refused {
            for seat in tied.iter() {
                let worms = self.table().passive(seat, |passive| match passive {
                    Passive::WinTies(price) => Some(price),
                    _ => None,
                });
                let Some((treasure, price)) = worms else { continue };
                if self.used(treasure) || self.table().player(seat).blood < price {
                    continue;
                }
                match self.offer(seat, price, Decision::WinTie(price)) {
                    None => return None,
                    Some(true) => {
                        self.emit(Event::TreasureUsed { seat, treasure });
                        self.emit(Event::TieBought(seat));
                    }
                    Some(false) => self.state.pending.tie_refused = true,
                }
            }
        }
        // Rolls last all turn; a newcomer rolls once (**ruling**).
        for seat in tied.iter() {
            if self.table().player(seat).tie == 0 {
                self.roll_tie(seat);
            }
        }
        loop {
            let tie = |seat: Seat| self.table().player(seat).tie;
            let highest = tied.iter().map(tie).max()?;
            let still: Seats = tied.iter().filter(|&seat| tie(seat) == highest).collect();
            // Ten equal rolls each are left to the order of seats.
            if still.len() == 1 || highest & ((1 << ROLL_BITS) - 1) != 0 {
                return still.first();
            }
            for seat in still.iter() {
                self.roll_tie(seat);
            }
        }
    }

    /// One more roll of `seat`.
    fn roll_tie(&mut self, seat: Seat) {
        let tie = self.table().player(seat).tie;
        let used = if tie == 0 { FIRST_ROLL + ROLL_BITS } else { tie.trailing_zeros() };
        let shift = (used / ROLL_BITS).saturating_sub(1) * ROLL_BITS;
        let die = self.state.rng.die();
        self.emit(Event::TieRolled { seat, die, tie: tie | u32::from(die) << shift });
    }

    /// `seat` begins to cast.
    fn begin_go(&mut self, seat: Seat) {
        self.state.pending.notes = Notes::default();
        self.emit(Event::GoBegan(seat));
        self.push(StackFrame::Go(Go {
            seat,
            stage: GoStage::Start,
            started: Treasures::NONE,
            passed: false,
            last: None,
        }));
    }
}
