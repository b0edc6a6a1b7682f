//! Treasures: gained, lost, stolen, swapped, and what some do when gained.

use crate::games::spell_wars::action::Action;
use crate::games::spell_wars::cards::{Treasure, Treasures};
use crate::games::spell_wars::choices::only_treasure;
use crate::games::spell_wars::effect::Whom;
use crate::games::spell_wars::engine::Engine;
use crate::games::spell_wars::event::Event;
use crate::games::spell_wars::pending::{Decision, HandCards, HandUse, Run};
use crate::table::Seat;

impl Engine<'_> {
    /// A treasure that `asked` chooses; the only one without asking. None while
    /// waiting, or among none.
    pub(super) fn choose_treasure(
        &mut self,
        asked: Seat,
        among: Treasures,
        decision: Decision,
    ) -> Option<Treasure> {
        if let Some(Action::Treasure(treasure)) = self.answer() {
            return Some(treasure);
        }
        if let Some(treasure) = only_treasure(among) {
            return Some(treasure);
        }
        if !among.is_empty() {
            self.ask(asked, decision);
        }
        None
    }

    /// The next seat to be served by a step about several: the owner first, then
    /// from the left.
    pub(super) fn next_served(&mut self, run: &mut Run, who: Whom, times: u8) -> Option<Seat> {
        if run.within == 0 {
            run.within = 1;
            run.todo = self.who(run, who);
            run.times = times;
        }
        run.seat.round(self.table().seats()).find(|&seat| run.todo.has(seat))
    }

    pub(super) fn give_treasures(&mut self, run: &mut Run, who: Whom, count: u8) -> bool {
        let Some(seat) = self.next_served(run, who, count) else { return true };
        if run.times <= 1 || !self.table().player(seat).alive() {
            run.todo = run.todo.without(seat);
            run.times = count;
        } else {
            run.times -= 1;
        }
        if self.table().player(seat).alive() {
            self.gain_treasure(seat);
        }
        false
    }

    pub(super) fn lose_treasures(&mut self, run: &mut Run, who: Whom) -> bool {
        while let Some(seat) = self.next_served(run, who, 1) {
            let treasures = self.table().player(seat).treasures;
            match self.choose_treasure(seat, treasures, Decision::GiveUp) {
                Some(treasure) => self.emit(Event::TreasureDiscarded { seat, treasure }),
                None if treasures.is_empty() => {}
                None => return false,
            }
            run.todo = run.todo.without(seat);
        }
        true
    }

    pub(super) fn steal_treasure(&mut self, run: &mut Run) -> bool {
        let Some(from) = run.target else { return true };
        let treasures = self.table().player(from).treasures;
        match self.choose_treasure(run.seat, treasures, Decision::Take(from)) {
            Some(treasure) => {
                self.emit(Event::TreasureMoved { from, to: run.seat, treasure });
                true
            }
            None => treasures.is_empty(),
        }
    }

    pub(super) fn swap_treasure(&mut self, run: &mut Run) -> bool {
        let (Some(with), Some(given)) = (run.target, self.own_script(run)) else { return true };
        let treasures = self.table().player(with).treasures;
        match self.choose_treasure(run.seat, treasures, Decision::Take(with)) {
            Some(got) => {
                self.emit(Event::TreasuresSwapped { seat: run.seat, given, with, got });
                true
            }
            None => treasures.is_empty(),
        }
    }

    pub(super) fn tuck(&mut self, run: &mut Run) -> bool {
        if self.own_script(run).is_none() || self.table().tucked.is_some() {
            return true;
        }
        match self.choose_hand_card(run.seat, HandCards::Components, HandUse::Tuck, false) {
            None => return false,
            Some(None) => {}
            Some(Some(card)) => self.emit(Event::Tucked { seat: run.seat, card }),
        }
        true
    }

    pub(super) fn foretell(&mut self, run: &mut Run, blood: u8) -> bool {
        let Some(treasure) = self.own_script(run) else { return true };
        let living = self.table().living();
        let Some(named) = self.choose_seat(run.seat, living, Decision::Foretell(living)) else {
            return living.is_empty();
        };
        self.emit(Event::Foretold { seat: run.seat, treasure, named, blood });
        true
    }
}
