//! The texts of cards, rendered from their effects: a text cannot disagree with its
//! effect, since it has no numbers and no order of its own.
//!
//! A face is a few [`FaceLine`]s: what always happens, what a price buys, what the
//! Tower adds, what each result of a roll does. Every step gives a clause from a
//! small template in the locale files (`spell-wars-fx-…`); steps under the same
//! condition share a line. A line knows which steps it covers, so that the one
//! being carried out can be shown.

mod clause;
mod sign;

use clause::{is_silent, speaks_of_target};
use conclave_i18n::{Catalog, capital};
use conclave_rules::games::spell_wars::cards::{Component, DeadRow, Lasting, Passive, TreasureRow};
use conclave_rules::games::spell_wars::effect::{BothIf, Cost, Pick, Price, Step, Verb};
use conclave_rules::games::spell_wars::pending::{Part, Script};
use conclave_rules::games::spell_wars::public_state::TIERS;
use sign::tr_args;
pub use sign::{dead_sign, glyph, glyph_id, pick, slot, slot_id, treasure_sign};

/// Which list of steps a line covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// What a component does, or the price of a treasure buys.
    Main,
    /// Whom a Creature attacks.
    Target,
    /// A result of a power roll: 0 for 1–4, 1 for 5–9, 2 for 10 and more.
    Tier(u8),
    /// What happens when the owner dies.
    Reaction,
    /// What happens when a treasure is gained, or a Dead Wizard card drawn.
    Gain,
    /// What happens when the owner's go starts.
    GoStart,
    /// What happens at the end of a turn.
    TurnEnd,
    /// What happens when the next round starts.
    NextRound,
    /// What is different as long as it lies there.
    Lasting,
}

impl Section {
    /// The section that a script is in.
    pub const fn of(script: Script, part: Part) -> Section {
        match script {
            Script::Component(_) => match part {
                Part::Target => Section::Target,
                Part::Tier(tier) => Section::Tier(tier),
                _ => Section::Main,
            },
            Script::Use(_) => Section::Main,
            Script::Reaction(_) => Section::Reaction,
            Script::Gain(_) | Script::Immediate(_) => Section::Gain,
            Script::GoStart(_) => Section::GoStart,
            Script::TurnEnd(_) => Section::TurnEnd,
            Script::NextRound(_) => Section::NextRound,
        }
    }
}

/// What stands before a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Nothing: it always happens.
    Plain,
    /// A price.
    Pay,
    /// The Tower.
    Tower,
    /// The first or second of two options.
    Option(u8),
    /// A condition, or a time.
    When,
    /// A result of a power roll.
    Tier,
}

/// A line of a card's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaceLine {
    /// What kind of label it has.
    pub mark: Mark,
    /// Its label; empty for none.
    pub label: String,
    /// What it says.
    pub text: String,
    /// Where its steps are.
    pub section: Section,
    /// Which steps it covers, one bit each.
    steps: u32,
}

impl FaceLine {
    /// Whether it covers a step.
    pub const fn covers(&self, step: u8) -> bool {
        step < 32 && self.steps & (1 << step) != 0
    }
}

/// What a component says.
pub fn component(component: &Component, words: &Catalog) -> Vec<FaceLine> {
    let mut writer = Writer::new(words, component.cost);
    writer.write(Section::Main, component.steps);
    if let Some(pick) = component.target {
        let (label, target) = (writer.tr("target"), writer.pick(pick));
        writer.add(Section::Target, Mark::When, label, capital(&target), 0);
        for (tier, steps) in (0..).zip(component.tiers) {
            writer.target = None;
            writer.write(Section::Tier(tier), steps);
            if steps.is_empty() {
                let (label, nothing) = (tier_label(tier), writer.tr("nothing"));
                writer.add(Section::Tier(tier), Mark::Tier, label, nothing, 0);
            }
        }
        // The price last, where it is on the other cards.
        writer.lines.sort_by_key(|line| line.mark == Mark::Pay);
    }
    if let Some(reaction) = &component.reaction {
        let label = writer.tr("reaction");
        writer.target = Some(TargetPhrase::Killer);
        writer.under(Section::Reaction, &label, reaction.steps);
    }
    writer.lines
}

/// What Wild Magic says.
pub fn wild(words: &Catalog) -> Vec<FaceLine> {
    let mut writer = Writer::new(words, None);
    let text = writer.tr("wild");
    writer.add(Section::Lasting, Mark::Plain, String::new(), text, 0);
    writer.lines
}

/// What a treasure says.
pub fn treasure(row: &TreasureRow, words: &Catalog) -> Vec<FaceLine> {
    let mut writer = Writer::new(words, row.cost);
    let label = writer.tr("gained");
    writer.under(Section::Gain, &label, row.gain);
    let when = match row.passive {
        Some(Passive::LastActor) => "last-actor",
        Some(Passive::WeakestAtEnd) => "weakest",
        Some(Passive::FirstActor) => "first-actor",
        _ => "go-start",
    };
    let label = writer.tr(when);
    writer.under(Section::GoStart, &label, row.go_start);
    writer.under(Section::TurnEnd, &label, row.turn_end);
    if let Some(text) = row.passive.and_then(|passive| writer.passive(passive)) {
        writer.add(Section::Lasting, Mark::Plain, String::new(), text, 0);
    }
    if let Some(Cost { price: Price::Blood(price), .. }) = row.cost {
        let label = writer.pay(price, false, false);
        for (at, step) in row.uses.iter().enumerate() {
            writer.step(Section::Main, Mark::Pay, &label, row.uses, at, step);
        }
    }
    writer.lines
}

/// What a Dead Wizard card says.
pub fn dead(row: &DeadRow, words: &Catalog) -> Vec<FaceLine> {
    let mut writer = Writer::new(words, None);
    writer.write(Section::Gain, row.immediate);
    if let Some(lasting) = row.lasting {
        let (key, n) = match lasting {
            Lasting::NextRollDice(n) => ("next-roll-dice", n),
            Lasting::BuriedTowerBlood(n) => ("buried-tower", n),
            Lasting::WinnerDrawsLess(n) => ("winner-draws-less", n),
        };
        let text = writer.count(key, n);
        writer.add(Section::Lasting, Mark::Plain, String::new(), text, 0);
    }
    let label = writer.tr("next-round");
    writer.under(Section::NextRound, &label, row.next_round);
    writer.lines
}

/// What a power roll comes to, by its tier (0 to 2): "1–4", "5–9" or "10+".
pub fn tier_label(tier: u8) -> String {
    let least = |tier: u8| TIERS.get(usize::from(tier)).copied();
    match (least(tier), least(tier + 1)) {
        (Some(from), Some(next)) => format!("{from}–{}", next - 1),
        (from, _) => format!("{}+", from.unwrap_or_default()),
    }
}

/// How the first sentence that mentions the target describes it.
#[derive(Clone, Copy)]
enum TargetPhrase {
    /// The wizard who is picked like this.
    At(Pick),
    /// Who killed the card's owner.
    Killer,
}

struct Writer<'a> {
    words: &'a Catalog,
    cost: Option<Cost>,
    /// The target, until a sentence has named it.
    target: Option<TargetPhrase>,
    lines: Vec<FaceLine>,
}

impl<'a> Writer<'a> {
    fn new(words: &'a Catalog, cost: Option<Cost>) -> Writer<'a> {
        Writer { words, cost, target: None, lines: Vec::new() }
    }

    /// The label of a price.
    fn pay(&self, price: u8, instead: bool, first: bool) -> String {
        let how = if instead {
            "instead"
        } else if first {
            "first"
        } else {
            "also"
        };
        tr_args(self.words, "pay", &[("n", price.into()), ("how", how.into())])
    }

    /// Adds a clause to the line with this label, or begins it.
    fn add(&mut self, section: Section, mark: Mark, label: String, clause: String, steps: u32) {
        let tier = matches!(section, Section::Tier(_) | Section::Target);
        let same = |line: &&mut FaceLine| {
            line.section == section && line.mark == mark && line.label == label
        };
        let end = if tier { "" } else { "." };
        match self.lines.iter_mut().find(same) {
            // What is said for every result of a roll need be said once.
            Some(line) if line.text.trim_end_matches('.') == capital(&clause) => {
                line.steps |= steps;
            }
            Some(line) => {
                let text = if tier {
                    format!(", {clause}")
                } else {
                    format!(" {}{end}", capital(&clause))
                };
                line.text.push_str(&text);
                line.steps |= steps;
            }
            None => {
                let text = match capital(&clause) {
                    text if text.ends_with(['.', ':', '!']) => text,
                    text => text + end,
                };
                self.lines.push(FaceLine { mark, label, text, section, steps });
            }
        }
    }

    /// All steps under one label.
    fn under(&mut self, section: Section, label: &str, steps: &[Step]) {
        for (at, step) in steps.iter().enumerate() {
            let label = match *step {
                Step::If(cond, _) => format!("{label}, {}", self.cond(cond)),
                _ => label.to_owned(),
            };
            self.step(section, Mark::When, &label, steps, at, step);
        }
    }

    /// The steps of a section, each under the label of its condition.
    fn write(&mut self, section: Section, steps: &[Step]) {
        let instead = steps.iter().any(|step| matches!(step, Step::Unpaid(_)));
        let last = steps.len().saturating_sub(1);
        let price = match self.cost {
            Some(Cost { price: Price::Blood(price), .. }) => Some(price),
            _ => None,
        };
        for (at, step) in steps.iter().enumerate() {
            let rest = &steps[at.min(last)..];
            let (mark, label) = match *step {
                Step::Do(_) | Step::Unpaid(_) | Step::Exposed(_) => match section {
                    Section::Tier(tier) => (Mark::Tier, tier_label(tier)),
                    _ => (Mark::Plain, String::new()),
                },
                Step::Paid(_) => {
                    let before = rest.iter().any(|step| matches!(step, Step::Do(_)));
                    let first = before && section == Section::Main;
                    let label = match price {
                        Some(price) => self.pay(price, instead, first),
                        None => self.tr("pay-any"),
                    };
                    (Mark::Pay, label)
                }
                Step::Tower(_) => (Mark::Tower, self.tr("tower")),
                Step::First(_) => (Mark::Option(0), self.tr("either")),
                Step::Second(_) => (Mark::Option(1), self.tr("or")),
                Step::If(cond, _) => (Mark::When, capital(&self.cond(cond))),
            };
            // A price that buys the same whatever the roll is said once.
            let section = match (section, mark) {
                (Section::Tier(_), Mark::Pay) => Section::Main,
                _ => section,
            };
            self.step(section, mark, &label, steps, at, step);
        }
        for step in steps {
            if let Verb::Choose(both) = step.verb() {
                let (mark, label) = match both {
                    BothIf::Paid => (Mark::Pay, self.pay(price.unwrap_or_default(), false, false)),
                    BothIf::Tower => (Mark::Tower, self.tr("tower")),
                };
                let clause = self.tr("both");
                self.add(section, mark, label, clause, 0);
            }
        }
    }

    /// One step. A choice of target is part of the next sentence if that speaks of
    /// the target.
    fn step(
        &mut self,
        section: Section,
        mark: Mark,
        label: &str,
        steps: &[Step],
        at: usize,
        step: &Step,
    ) {
        let verb = step.verb();
        let mut bits = 1u32 << at.min(31);
        if let Verb::Aim(pick) = verb {
            self.target = Some(TargetPhrase::At(pick));
            let mut spoken = steps[at + 1..].iter().map(|step| step.verb());
            if spoken.find(|verb| !is_silent(*verb)).is_some_and(speaks_of_target) {
                return;
            }
        }
        // The steps before that were said by this one.
        for before in (0..at).rev() {
            match steps[before].verb() {
                Verb::Aim(_) | Verb::Weigh | Verb::NoteNeighbours => bits |= 1 << before.min(31),
                _ => break,
            }
        }
        if is_silent(verb) {
            return;
        }
        let tier = matches!(section, Section::Tier(_));
        let mut clause = self.clause(verb, tier, mark == Mark::Pay);
        if let Step::Exposed(_) = step {
            let price = match self.cost {
                Some(Cost { price: Price::Blood(price), .. }) => price,
                _ => 0,
            };
            let args = [("clause", (&clause).into()), ("n", price.into())];
            clause = tr_args(self.words, "exposed", &args);
        }
        self.add(section, mark, label.into(), clause, bits);
    }
}
