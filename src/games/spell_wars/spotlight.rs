//! Which lines of a card are lit, because they are what happens now.

use conclave_rules::games::spell_wars::effect::{Step, Verb, Whom};
use conclave_rules::games::spell_wars::pending::{Part, Script};
use conclave_rules::games::spell_wars::{BloodFor, Event, RollFor};
use conclave_rules::table::Seat;
use conclave_session::wording::spell_wars::{FaceLine, Mark, Section};

/// Which lines of a card are lit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Lit {
    /// What it says first of all: it begins.
    First,
    /// Those with this mark.
    Marked(Mark),
    /// The one with this step, counted from 0, of this part.
    Step(Part, u8),
    /// None: what happens now is not told by the card.
    Nothing,
}

/// Which lines of which card are lit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spotlight {
    /// What is being carried out.
    pub script: Script,
    /// The result of its power roll: 0 for 1–4, 1 for 5–9, 2 for 10 and more.
    pub tier: Option<u8>,
    /// Whether the result of its power roll has no effect because there is no target.
    pub missed: bool,
    /// Which lines.
    pub(super) lit: Lit,
    /// The step reached.
    pub(super) step: u8,
    /// Whether its price was paid.
    pub(super) paid: bool,
    /// The option taken: 0, 1, or 2 for both.
    pub(super) option: Option<u8>,
}

impl Spotlight {
    /// The light on a script that begins.
    pub const fn on(script: Script) -> Spotlight {
        Spotlight {
            script,
            tier: None,
            missed: false,
            lit: Lit::First,
            step: 0,
            paid: false,
            option: None,
        }
    }

    /// Whether a line of the card being carried out is what happens now.
    pub fn lights(&self, line: &FaceLine) -> bool {
        let script = self.script;
        let component = matches!(script, Script::Component(_));
        let reaction = line.section == Section::Reaction;
        match self.lit {
            Lit::Nothing => false,
            // The tier has no target, so none of its lines takes effect.
            Lit::Step(Part::Tier(_), _) if self.missed => false,
            Lit::Step(Part::Cost, _) => line.mark == Mark::Pay && line.section == Section::Main,
            Lit::Step(part @ (Part::Target | Part::Tier(_)), _) if component => {
                line.section == Section::of(script, part)
            }
            Lit::Step(part, step) => line.section == Section::of(script, part) && line.covers(step),
            Lit::Marked(Mark::Option(2)) => matches!(line.mark, Mark::Option(_)),
            Lit::Marked(mark) => line.mark == mark && !(component && reaction),
            Lit::First if component => line.section == Section::Main && line.mark == Mark::Plain,
            Lit::First => line.section == Section::of(script, Part::Text),
        }
    }

    /// Lights the line whose step causes `event`, from the step reached on; returns whether
    /// there is one.
    pub(super) fn apply_event(
        &mut self,
        event: &Event,
        owner: Option<Seat>,
        target: Option<Seat>,
    ) -> bool {
        let part = self.tier.map_or(Part::Text, Part::Tier);
        let open = |step: &Step| match step {
            Step::Paid(_) => self.paid,
            Step::Unpaid(_) | Step::Exposed(_) => !self.paid,
            Step::First(_) => self.option != Some(1),
            Step::Second(_) => self.option != Some(0),
            _ => true,
        };
        let mut steps = (0..).zip(self.script.steps(part)).skip(self.step.into());
        let found = steps
            .find(|(_, step)| open(step) && causes(step.verb(), event, owner, target))
            .map(|(step, _)| step);
        self.step = found.unwrap_or(self.step);
        self.lit = found.map_or(Lit::Nothing, |step| Lit::Step(part, step));
        found.is_some()
    }
}

/// Whether a step of a card of `owner` that does `verb` to `target` causes `event`.
fn causes(verb: Verb, event: &Event, owner: Option<Seat>, target: Option<Seat>) -> bool {
    let hits = |whom: Whom, seat: Seat| match whom {
        Whom::You => owner == Some(seat),
        Whom::Target => target == Some(seat),
        Whom::Everyone | Whom::HolderOrEveryone | Whom::Noted => true,
        _ => owner != Some(seat),
    };
    match (verb, *event) {
        (Verb::Damage(whom, _), Event::Damaged { seat, .. } | Event::Blocked { seat, .. })
        | (Verb::Heal(whom, _), Event::Healed { seat, .. })
        | (Verb::Blood(whom, _), Event::BloodGained { seat, why: BloodFor::Card, .. })
        | (Verb::GainTreasure(whom, _), Event::TreasureGained { seat, .. })
        | (Verb::LoseTreasure(whom), Event::TreasureDiscarded { seat, .. })
        | (Verb::ShowHand(whom), Event::HandShown { seat, .. }) => hits(whom, seat),
        (Verb::Aim(_), Event::Targeted { .. } | Event::Rolled { why: RollFor::Opponent, .. })
        | (Verb::Steal(..) | Verb::GiveBlood(_), Event::BloodMoved { .. })
        | (Verb::LoseBlood(_), Event::BloodLost { .. })
        | (Verb::StealTreasure | Verb::Demand(_), Event::TreasureMoved { .. })
        | (Verb::SwapTreasure, Event::TreasuresSwapped { .. })
        | (Verb::TakeTower | Verb::HandTower, Event::TowerTaken { .. })
        | (Verb::Roll(_) | Verb::EachRolls, Event::Rolled { why: RollFor::Card, .. })
        | (Verb::AddFromHand(_) | Verb::AddRandom | Verb::Beg, Event::Joined { .. })
        | (Verb::Summon(_), Event::Summoned { .. })
        | (Verb::Adopt, Event::Adopted { .. })
        | (Verb::Demand(_), Event::Demanded { .. })
        | (Verb::KillCreature | Verb::KillCreatures, Event::CreatureKilled { .. })
        | (Verb::Keep, Event::Kept { .. })
        | (Verb::ReviveAt(_), Event::Revived { .. })
        | (Verb::Substitute, Event::Substituted { .. }) => true,
        _ => false,
    }
}
