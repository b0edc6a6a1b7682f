//! Choosing among dice, options and types.

use crate::games::spell_wars::action::Action;
use crate::games::spell_wars::effect::BothIf;
use crate::games::spell_wars::engine::Engine;
use crate::games::spell_wars::event::Event;
use crate::games::spell_wars::pending::{Decision, Run};
use crate::table::{Seat, Seats};

impl Engine<'_> {
    pub(super) fn choose_die(&mut self, run: &mut Run) -> bool {
        let [first, second] = run.dice;
        let at = match self.answer() {
            Some(Action::Die(at)) => at,
            _ if first == second => 0,
            _ => {
                self.ask(run.seat, Decision::Die);
                return false;
            }
        };
        if at == 1 {
            run.dice = [second, first];
        }
        self.emit(Event::DieChosen { seat: run.seat, die: run.dice[0] });
        true
    }

    /// Deals the dice of the coming roll to different opponents, one by one.
    pub(super) fn split_dice(&mut self, run: &mut Run) -> bool {
        let Some(card) = Self::creature(run) else { return true };
        let Some(pick) = card.component().and_then(|component| component.target) else {
            return true;
        };
        let (dice, _) = self.power_dice(run.seat, card);
        loop {
            let among = Seats(self.candidates(run, pick).0 & !run.noted.0);
            let enough = !run.noted.is_empty();
            if among.is_empty() || run.noted.len() >= usize::from(dice) {
                break;
            }
            match self.answer() {
                Some(Action::Target(seat)) => {
                    run.noted = run.noted.with(seat);
                    run.within = 1;
                }
                Some(_) => break,
                None => {
                    self.ask(run.seat, Decision::DealDie { among, enough });
                    return false;
                }
            }
        }
        self.emit(Event::DiceDealt { seat: run.seat, to: run.noted });
        true
    }

    // Options.

    pub(super) fn choose_option(&mut self, run: &mut Run, both: BothIf) -> bool {
        let gets_both = match both {
            BothIf::Paid => run.paid > 0,
            BothIf::Tower => self.table().tower == Some(run.seat),
        };
        if gets_both {
            if both == BothIf::Tower {
                self.emit(Event::TowerHelped { seat: run.seat, script: run.script });
            }
            self.take_option(run, run.seat, 2);
            return true;
        }
        self.pick_option(run, run.seat)
    }

    /// `asked` picks one of two options; one that can do nothing is not offered if
    /// the other can (**ruling**).
    pub(super) fn pick_option(&mut self, run: &mut Run, asked: Seat) -> bool {
        if let Some(Action::Option(option)) = self.answer() {
            self.take_option(run, asked, option);
            return true;
        }
        match (self.option_works(run, false), self.option_works(run, true)) {
            (true, true) => {
                self.ask(asked, Decision::Option);
                return false;
            }
            (false, true) => self.take_option(run, asked, 1),
            _ => self.take_option(run, asked, 0),
        }
        true
    }

    pub(super) fn take_option(&mut self, run: &mut Run, seat: Seat, option: u8) {
        run.option = Some(option);
        self.emit(Event::OptionTaken { seat, script: run.script, option });
    }

    pub(super) fn name_type(&mut self, run: &mut Run) -> bool {
        let Some(Action::Type(slot)) = self.answer() else {
            self.ask(run.seat, Decision::Type);
            return false;
        };
        run.slot = Some(slot);
        self.emit(Event::TypeNamed { seat: run.seat, slot });
        true
    }
}
