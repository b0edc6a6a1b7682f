//! What is being shown just now: whose card, at whom it points, what the dice say.
//!
//! During playback the view lags behind the game and its pending stack is not updated, so
//! the moment is put together from the events. At rest it is read from the pending stack,
//! so that a game loaded in the middle of a spell shows the same.

use conclave_rules::games::spell_wars::cards::Card;
use conclave_rules::games::spell_wars::pending::{Decision, Part, Script, StackFrame};
use conclave_rules::games::spell_wars::{Dice, Event, RollFor, View};
use conclave_rules::table::Seat;
use conclave_session::wording::spell_wars::Mark;

use super::narrator::needs_target;
use super::spotlight::{Lit, Spotlight};

/// Dice that were thrown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Roll {
    /// By whom.
    pub seat: Seat,
    /// As they lie.
    pub dice: Dice,
    /// What for.
    pub why: RollFor,
}

impl Roll {
    /// Whether what they come to together counts.
    pub fn is_summed(&self) -> bool {
        self.dice.len() > 1 && matches!(self.why, RollFor::Power { dealt: false, .. })
    }
}

/// What is being shown just now.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Moment {
    /// What is being carried out, and which part of it.
    pub light: Option<Spotlight>,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// At whom it points.
    pub target: Option<Seat>,
    /// The dice on the table.
    pub roll: Option<Roll>,
    /// Whether a spell was just revealed: its name is to be said.
    pub named: bool,
    /// The component that something else goes on in the middle of, whose it is, and its target.
    under: Option<(Spotlight, Option<Seat>, Option<Seat>)>,
}

impl Moment {
    /// The moment of a game at rest.
    pub fn of(view: &View) -> Moment {
        let Some(run) = view.pending.running() else { return Moment::default() };
        // What a step has caused (damage, a death) lies on its script, which is one
        // step further already.
        let caused = !matches!(view.pending.stack.last(), Some(StackFrame::Run(_)));
        let step = run.step.saturating_sub(u8::from(caused));
        let tier = match run.part {
            Part::Tier(tier) => Some(tier),
            _ => None,
        };
        let asked = view.pending.ask.map(|ask| ask.decision);
        let rolled = matches!(asked, Some(Decision::Reroll { .. } | Decision::Die));
        let dice = view.pending.dice;
        let why = match run.script {
            Script::Component(card) if run.part == Part::Roll => {
                RollFor::Power { card, glyphs: dice.len() as u8, dealt: !run.noted.is_empty() }
            }
            _ => RollFor::Card,
        };
        let roll = rolled.then_some(Roll { seat: run.seat, dice, why });
        let light = Spotlight {
            tier,
            missed: run.idle,
            lit: Lit::Step(run.part, step),
            step,
            paid: run.paid > 0,
            option: run.option,
            ..Spotlight::on(run.script)
        };
        Moment {
            light: Some(light),
            seat: Some(run.seat),
            target: run.target,
            roll,
            ..Moment::default()
        }
    }

    /// The moment as an event makes it.
    pub fn apply_event(&mut self, event: &Event) {
        self.named = matches!(event, Event::SpellRevealed { .. });
        match *event {
            Event::GoBegan(_)
            | Event::GoEnded(_)
            | Event::RoundBegan(_)
            | Event::TurnBegan(_)
            | Event::RoundWon(_)
            | Event::MatchEnded => *self = Moment::default(),
            // What killed them is not what happens now.
            Event::DeadDrawn { .. } | Event::Drew { .. } => self.interrupt(),
            Event::Resolving { seat, card } => self.begin(seat, Script::Component(card)),
            Event::Triggered { seat, script } => {
                self.interrupt();
                let under = self.under;
                self.begin(seat, script);
                self.under = under;
            }
            Event::Deflected { to, .. } => self.target = Some(to),
            Event::Paid { .. } => {
                self.light_up(Lit::Marked(Mark::Pay));
                if let Some(light) = &mut self.light {
                    light.paid = true;
                }
            }
            Event::TowerHelped { .. } => self.light_up(Lit::Marked(Mark::Tower)),
            Event::OptionTaken { option, .. } => {
                self.light_up(Lit::Marked(Mark::Option(option)));
                if let Some(light) = &mut self.light {
                    light.option = Some(option);
                }
            }
            Event::Rerolled { at, die, .. } => {
                let lies = self.roll.as_mut().and_then(|r| r.dice.get_mut(usize::from(at)));
                if let Some(lies) = lies {
                    *lies = die;
                }
            }
            Event::TierReached { card, tier, target, .. } => {
                self.light_card(card);
                if let Some(light) = &mut self.light {
                    light.tier = Some(tier);
                    light.step = 0;
                    light.lit = Lit::Step(Part::Tier(tier), 0);
                    light.missed = target.is_none() && needs_target(card);
                }
            }
            Event::Rolled { seat, dice, why } => {
                if let RollFor::Power { card, .. } = why {
                    self.light_card(card);
                }
                self.apply_to_light(event);
                self.roll = Some(Roll { seat, dice, why });
            }
            Event::Targeted { target, .. } => {
                self.target = Some(target);
                // A Creature's target stands on a line of its own.
                if !self.apply_to_light(event) {
                    self.light_up(Lit::Step(Part::Target, 0));
                }
            }
            // Said at their own lines already, or of no card.
            Event::TypeNamed { .. } | Event::HandPassed { .. } | Event::HandDiscarded { .. } => {
                self.light_up(Lit::First);
            }
            _ => {
                self.apply_to_light(event);
            }
        }
    }

    /// A script begins.
    fn begin(&mut self, seat: Seat, script: Script) {
        *self =
            Moment { light: Some(Spotlight::on(script)), seat: Some(seat), ..Moment::default() };
    }

    /// Something else than the component being carried out goes on; it will be gone on with.
    fn interrupt(&mut self) {
        let light = self.light.take();
        if let Some(light) = light.filter(|light| matches!(light.script, Script::Component(_))) {
            self.under = Some((light, self.seat, self.target));
        }
    }

    /// Lights the line that causes `event`: of the script being carried out, or of the
    /// component that it has interrupted; returns whether there is one.
    fn apply_to_light(&mut self, event: &Event) -> bool {
        let (seat, target) = (self.seat, self.target);
        if self.light.as_mut().is_some_and(|light| light.apply_event(event, seat, target)) {
            return true;
        }
        let Some((mut light, seat, target)) = self.under else { return false };
        let caused = light.apply_event(event, seat, target);
        if caused {
            *self =
                Moment { light: Some(light), seat, target, roll: self.roll, ..Moment::default() };
        }
        caused
    }

    /// When all is still: the moment of `view`. The dice lie there as long as their
    /// card is at work.
    pub fn rest(&mut self, view: &View) {
        let roll = self.roll;
        *self = Moment::of(view);
        let same = |roll: Roll| self.roll.is_none_or(|of| of.dice == roll.dice);
        if self.light.is_some() && roll.is_some_and(same) {
            self.roll = roll;
        }
    }

    /// Lights the Creature that rolls, if it is not lit yet.
    fn light_card(&mut self, card: Card) {
        let script = Script::Component(card);
        if self.light.is_none_or(|light| light.script != script) {
            self.light = Some(Spotlight::on(script));
        }
    }

    fn light_up(&mut self, lit: Lit) {
        if let Some(light) = &mut self.light {
            light.lit = lit;
        }
    }
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;
    use conclave_rules::games::spell_wars::cards::{Cards, Treasures};
    use conclave_session::wording::spell_wars::{self as face, Section};

    use super::*;
    use crate::testing::text;

    const ME: Seat = Seat(0);
    const YOU: Seat = Seat(1);

    fn card(key: &str) -> Card {
        Card::named(key).expect("a card")
    }

    fn after(events: &[Event]) -> Moment {
        let mut moment = Moment::default();
        for event in events {
            moment.apply_event(event);
        }
        moment
    }

    /// The marks of the lines of a card that are lit.
    fn lit(moment: &Moment, card: Card) -> Vec<(Mark, Section)> {
        let text = text(Locale::English);
        let row = card.component().expect("a component");
        let light = moment.light.expect("something is carried out");
        let lines = face::component(row, text.catalog());
        let lit = lines.iter().filter(|line| light.lights(line));
        lit.map(|line| (line.mark, line.section)).collect()
    }

    #[test]
    fn a_creature_is_shown_from_its_text_to_the_result_of_its_roll() {
        let creature = card("jelly-cube");
        let dice: Dice = [2, 3].into_iter().collect();
        let why = RollFor::Power { card: creature, glyphs: 2, dealt: false };
        let mut moment = after(&[
            Event::GoBegan(ME),
            Event::Resolving { seat: ME, card: creature },
            Event::Targeted { seat: ME, target: YOU },
            Event::Rolled { seat: ME, dice, why },
        ]);
        assert_eq!(moment.target, Some(YOU));
        assert_eq!(moment.roll, Some(Roll { seat: ME, dice, why }));
        moment.apply_event(&Event::Rerolled { seat: ME, at: 1, die: 6 });
        assert_eq!(moment.roll.map(|roll| roll.dice[1]), Some(6));
        moment.apply_event(&Event::TierReached {
            seat: ME,
            card: creature,
            tier: 1,
            target: Some(YOU),
        });
        assert_eq!(lit(&moment, creature), [(Mark::Tier, Section::Tier(1))]);
        moment.apply_event(&Event::GoEnded(ME));
        assert_eq!(moment, Moment::default());
    }

    #[test]
    fn a_roll_without_a_target_is_marked_as_missed() {
        let creature = card("jelly-cube");
        let mut moment = after(&[Event::Resolving { seat: ME, card: creature }]);
        assert_eq!(moment.light.map(|light| light.missed), Some(false));
        moment.apply_event(&Event::TierReached { seat: ME, card: creature, tier: 0, target: None });
        assert_eq!(moment.light.map(|light| light.missed), Some(true));
        assert_eq!(lit(&moment, creature), []);
    }

    #[test]
    fn the_line_is_lit_whose_effect_runs() {
        let source = card("baron-beaverton");
        let dice: Dice = [2, 5].into_iter().collect();
        let hit = |seat, life| Event::Damaged { seat, by: ME, life, damage: life };
        let mut moment = after(&[
            Event::Resolving { seat: ME, card: source },
            Event::Paid { seat: ME, blood: 1 },
        ]);
        // What was paid for is over, and the price is no longer what happens.
        for event in [
            Event::Targeted { seat: ME, target: YOU },
            Event::Rolled { seat: ME, dice, why: RollFor::Card },
            hit(YOU, 5),
        ] {
            moment.apply_event(&event);
            assert!(lit(&moment, source).iter().all(|&(mark, _)| mark == Mark::Plain));
        }
        assert!(!lit(&moment, source).is_empty());
        assert_eq!(moment.roll.map(|roll| roll.is_summed()), Some(false));
    }

    #[test]
    fn a_component_is_lit_again_when_what_interrupted_it_is_over() {
        let source = card("dame-flambina");
        let treasure = Treasures::ALL.iter().next().expect("a treasure");
        let mut moment = after(&[
            Event::Resolving { seat: ME, card: source },
            Event::Triggered { seat: YOU, script: Script::Gain(treasure) },
        ]);
        assert_eq!(moment.seat, Some(YOU));
        moment.apply_event(&Event::Damaged { seat: YOU, by: ME, life: 1, damage: 1 });
        assert_eq!(moment.seat, Some(ME));
        assert_eq!(lit(&moment, source), [(Mark::Plain, Section::Main)]);
    }

    #[test]
    fn a_price_that_was_paid_is_lit() {
        let source = card("shufflebeard");
        let moment = after(&[
            Event::Resolving { seat: ME, card: source },
            Event::Paid { seat: ME, blood: 4 },
        ]);
        assert!(lit(&moment, source).iter().all(|&(mark, _)| mark == Mark::Pay));
    }

    #[test]
    fn the_next_card_begins_with_neither_target_nor_dice() {
        let dice: Dice = [4].into_iter().collect();
        let moment = after(&[
            Event::Resolving { seat: ME, card: card("jelly-cube") },
            Event::Targeted { seat: ME, target: YOU },
            Event::Rolled { seat: ME, dice, why: RollFor::Card },
            Event::Resolving { seat: ME, card: card("shufflebeard") },
        ]);
        assert_eq!((moment.target, moment.roll), (None, None));
        assert_eq!(moment.seat, Some(ME));
    }

    #[test]
    fn nothing_stays_lit_when_something_else_goes_on() {
        let (source, creature) = (card("shufflebeard"), card("jelly-cube"));
        let dice: Dice = [4].into_iter().collect();
        let paid =
            [Event::Resolving { seat: ME, card: source }, Event::Paid { seat: ME, blood: 4 }];
        let mut moment = after(&paid);
        let why = RollFor::Power { card: creature, glyphs: 1, dealt: true };
        moment.apply_event(&Event::Rolled { seat: ME, dice, why });
        assert_eq!(moment.light.map(|light| light.script), Some(Script::Component(creature)));
        assert_eq!(lit(&moment, creature), []);
        let mut moment = after(&paid);
        moment.apply_event(&Event::Drew { seat: YOU, count: 8, cards: Cards::NONE });
        assert_eq!(moment.light, None);
    }

    #[test]
    fn only_a_spell_just_revealed_is_named() {
        let mut moment = after(&[Event::SpellRevealed { seat: ME, placed: [None; 3] }]);
        assert!(moment.named);
        moment.apply_event(&Event::Targeted { seat: ME, target: YOU });
        assert!(!moment.named);
    }
}
