//! What is being shown just now: whose card, at whom it points, what the dice say.
//!
//! During playback the view lags behind the game and its pending stack is not updated, so
//! the moment is put together from the events. At rest it is read from the pending stack,
//! so that a game loaded in the middle of a spell shows the same.

use conclave::games::spell_wars::cards::Card;
use conclave::games::spell_wars::face::{FaceLine, Mark, Section};
use conclave::games::spell_wars::pending::{Part, Question, Script, StackFrame};
use conclave::games::spell_wars::{Dice, Event, RollFor, View};
use conclave::table::Seat;

use super::log::needs_target;

/// Which lines of which card are lit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spotlight {
    /// What is being carried out.
    pub script: Script,
    /// The result of its power roll: 0 for 1–4, 1 for 5–9, 2 for 10 and more.
    pub tier: Option<u8>,
    /// The part and step that a decision is about.
    at: Option<(Part, u8)>,
    /// What the last event lit.
    lit: Option<Mark>,
    /// Whether the result of its power roll has no effect because there is no target.
    pub missed: bool,
}

impl Spotlight {
    /// The light on a script that begins.
    pub const fn on(script: Script) -> Spotlight {
        Spotlight { script, tier: None, at: None, lit: None, missed: false }
    }

    /// Whether a line of the card being carried out is what happens now.
    pub fn lights(&self, line: &FaceLine) -> bool {
        let script = self.script;
        if let Some((part, step)) = self.at {
            return match part {
                Part::Cost => line.mark == Mark::Pay && line.section == Section::Main,
                _ => line.section == Section::of(script, part) && line.covers(step),
            };
        }
        if let Some(tier) = self.tier {
            return line.section == Section::Tier(tier);
        }
        match (script, self.lit) {
            (Script::Component(_), Some(Mark::Option(2))) => matches!(line.mark, Mark::Option(_)),
            (Script::Component(_), Some(mark)) => {
                line.mark == mark && line.section != Section::Reaction
            }
            (Script::Component(_), None) => {
                line.section == Section::Main && line.mark == Mark::Plain
            }
            (script, _) => line.section == Section::of(script, Part::Text),
        }
    }
}

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
        let asked = view.pending.ask.map(|ask| ask.question);
        let rolled = matches!(asked, Some(Question::Reroll { .. } | Question::Die));
        let roll =
            rolled.then_some(Roll { seat: run.seat, dice: view.pending.dice, why: RollFor::Card });
        Moment {
            light: Some(Spotlight {
                script: run.script,
                tier,
                at: Some((run.part, step)),
                lit: None,
                missed: run.idle,
            }),
            seat: Some(run.seat),
            target: run.target,
            roll,
            named: false,
        }
    }

    /// The moment as an event makes it.
    pub fn apply_event(&mut self, event: &Event) {
        if let Some(light) = &mut self.light {
            light.at = None;
        }
        self.named = matches!(event, Event::SpellRevealed { .. });
        let begin = |seat, script| Moment {
            light: Some(Spotlight::on(script)),
            seat: Some(seat),
            ..Moment::default()
        };
        match *event {
            Event::GoBegan(_)
            | Event::GoEnded(_)
            | Event::RoundBegan(_)
            | Event::TurnBegan(_)
            | Event::RoundWon(_) => *self = Moment::default(),
            // What killed them is not what happens now.
            Event::DeadDrawn { .. } | Event::Drew { .. } => self.light = None,
            Event::Resolving { seat, card } => *self = begin(seat, Script::Component(card)),
            Event::Triggered { seat, script } => *self = begin(seat, script),
            Event::Targeted { target, .. } => self.target = Some(target),
            Event::Deflected { to, .. } => self.target = Some(to),
            Event::Paid { .. } => self.light_up(Mark::Pay),
            Event::TowerHelped { .. } => self.light_up(Mark::Tower),
            Event::OptionTaken { option, .. } => self.light_up(Mark::Option(option)),
            Event::Rolled { seat, dice, why } => {
                if let RollFor::Power { card, .. } = why {
                    self.light_card(card);
                }
                self.roll = Some(Roll { seat, dice, why });
            }
            Event::Rerolled { at, die, .. } => {
                let lies = self.roll.as_mut().and_then(|r| r.dice.get_mut(usize::from(at)));
                if let Some(lies) = lies {
                    *lies = die;
                }
            }
            Event::TierReached { card, tier, target, .. } => {
                if let Some(light) = &mut self.light {
                    light.tier = Some(tier);
                    light.missed = target.is_none() && needs_target(card);
                }
            }
            _ => {}
        }
    }

    /// When all is still: the moment of `view`. The dice lie there as long as their
    /// card is at work.
    pub fn rest(&mut self, view: &View) {
        let roll = self.roll;
        *self = Moment::of(view);
        if self.light.is_some() && self.roll.is_none() {
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

    fn light_up(&mut self, mark: Mark) {
        if let Some(light) = &mut self.light {
            light.lit = Some(mark);
        }
    }
}

#[cfg(test)]
mod tests {
    use conclave::games::spell_wars::cards::Cards;
    use conclave::games::spell_wars::face;
    use conclave::i18n::Locale;

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
        let text = text(Locale::English, &["spell-wars"]);
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
        let why = RollFor::Power { card: creature, glyphs: 2 };
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
        let why = RollFor::Power { card: creature, glyphs: 1 };
        moment.apply_event(&Event::Rolled { seat: ME, dice, why });
        assert_eq!(moment.light, Some(Spotlight::on(Script::Component(creature))));
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
