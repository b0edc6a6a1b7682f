//! What is being shown just now: whose card, at whom it points, what the dice say.
//!
//! While events play, the view lags behind the game and what is pending is not
//! followed: the moment is put together from the events. When all is still, it is
//! read from what is pending, so that a game taken up in the middle of a spell
//! shows the same.

use conclave::games::spell_wars::face::{FaceLine, Mark, Section};
use conclave::games::spell_wars::pending::{Frame, Part, Question, Script};
use conclave::games::spell_wars::{Dice, Event, RollFor, View};
use conclave::table::Seat;

/// What is being shown just now.
#[derive(Clone, PartialEq, Default)]
pub struct Moment {
    /// What is being carried out.
    pub script: Option<Script>,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// At whom it points.
    pub target: Option<Seat>,
    /// The dice as they lie, and what they were thrown for.
    pub roll: Option<(Seat, Dice, RollFor)>,
    /// The result of a power roll.
    pub tier: Option<u8>,
    /// The part and step that a decision is about.
    at: Option<(Part, u8)>,
    /// What the last event lit.
    lit: Option<Mark>,
    /// Whether a spell was just revealed: its name is to be said.
    pub named: bool,
}

impl Moment {
    /// The moment of a game at rest.
    pub fn of(view: &View) -> Moment {
        let Some(run) = view.pending.running() else { return Moment::default() };
        // What a step has caused (damage, a death) lies on its script, which is one
        // step further already.
        let caused = !matches!(view.pending.stack.last(), Some(Frame::Run(_)));
        let step = run.step.saturating_sub(u8::from(caused));
        let tier = match run.part {
            Part::Tier(tier) => Some(tier),
            _ => None,
        };
        let asked = view.pending.ask.map(|ask| ask.question);
        let rolled = matches!(asked, Some(Question::Reroll { .. } | Question::Die));
        let roll = rolled.then_some((run.seat, view.pending.dice, RollFor::Card));
        Moment {
            script: Some(run.script),
            seat: Some(run.seat),
            target: run.target,
            roll,
            tier,
            at: Some((run.part, step)),
            ..Moment::default()
        }
    }

    /// The moment as an event makes it.
    pub fn apply_event(&mut self, event: &Event) {
        self.at = None;
        self.named = matches!(event, Event::SpellRevealed { .. });
        let begin =
            |seat, script| Moment { script: Some(script), seat: Some(seat), ..Moment::default() };
        match *event {
            Event::GoBegan(_) | Event::GoEnded(_) | Event::TurnBegan(_) => {
                *self = Moment::default()
            }
            Event::Resolving { seat, card } => *self = begin(seat, Script::Component(card)),
            Event::Triggered { seat, script } => *self = begin(seat, script),
            Event::Targeted { target, .. } => self.target = Some(target),
            Event::Deflected { to, .. } => self.target = Some(to),
            Event::Paid { .. } => self.lit = Some(Mark::Pay),
            Event::TowerHelped { .. } => self.lit = Some(Mark::Tower),
            Event::OptionTaken { option, .. } => self.lit = Some(Mark::Option(option)),
            Event::Rolled { seat, dice, why } => self.roll = Some((seat, dice, why)),
            Event::Rerolled { at, die, .. } => {
                if let Some(lies) = self.roll.as_mut().and_then(|r| r.1.get_mut(usize::from(at))) {
                    *lies = die;
                }
            }
            Event::TierReached { tier, .. } => self.tier = Some(tier),
            _ => {}
        }
    }

    /// Whether a line of the card being carried out is what happens now.
    pub fn lights(&self, line: &FaceLine) -> bool {
        let Some(script) = self.script else { return false };
        if let Some((part, step)) = self.at {
            return match part {
                Part::Cost => line.mark == Mark::Pay && line.section == Section::Main,
                _ => line.section == Section::of(script, part) && line.tells_of(step),
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
