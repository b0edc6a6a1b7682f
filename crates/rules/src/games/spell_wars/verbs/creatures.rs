//! Creatures that die in place of a wizard.

use crate::games::spell_wars::action::Action;
use crate::games::spell_wars::choices::{in_spell, only};
use crate::games::spell_wars::engine::Engine;
use crate::games::spell_wars::event::Event;
use crate::games::spell_wars::pending::{Decision, Run};

impl Engine<'_> {
    pub(super) fn kill_creature(&mut self, run: &mut Run) -> bool {
        let Some(target) = run.target else { return true };
        let creatures = self.table().player(target).creatures;
        let card = match self.answer() {
            Some(Action::Card(card)) => card,
            _ if creatures.is_empty() => return true,
            _ => match only(creatures.iter()) {
                Some(card) => card,
                None => {
                    self.ask(run.seat, Decision::Kill(target));
                    return false;
                }
            },
        };
        self.emit(Event::CreatureKilled { seat: target, card });
        true
    }

    /// A Creature of the owner's spell suffers the deadly damage: life is what it
    /// was before.
    pub(super) fn substitute(&mut self, run: &mut Run) -> bool {
        let seat = run.seat;
        let card = match self.answer() {
            Some(Action::Card(card)) => card,
            _ => {
                let creatures = in_spell(self.state, seat);
                match only(creatures.iter()) {
                    Some(card) => card,
                    None if creatures.is_empty() => return true,
                    None => {
                        self.ask(seat, Decision::Substitute);
                        return false;
                    }
                }
            }
        };
        self.emit(Event::Substituted { seat, card, life: run.count });
        true
    }
}
