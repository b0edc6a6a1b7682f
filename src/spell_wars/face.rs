//! What cards say, rendered from what they do: a text cannot disagree with its
//! effect, for it has no numbers and no order of its own.
//!
//! A face is a few [`Line`]s: what always happens, what a price buys, what the
//! Tower adds, what each result of a roll does. Every step gives a clause from a
//! small template in the locale files (`spell-wars-fx-…`); steps under the same
//! condition share a line. A line knows which steps it tells of, so that the one
//! being carried out can be shown.

use super::cards::{
    Component, DeadCard, DeadRow, Glyph, Lasting, Passive, Slot, Treasure, TreasureRow,
};
use super::effect::{Amount, Both, Cond, Cost, Filter, Pick, Price, Step, Verb, Who};
use super::pending::{Part, Script};
use crate::text::{Arg, Catalog};

/// Which list of steps a line tells of.
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
pub struct Line {
    /// What kind of label it has.
    pub mark: Mark,
    /// Its label; empty for none.
    pub label: String,
    /// What it says.
    pub text: String,
    /// Where its steps are.
    pub section: Section,
    /// Which steps it tells of, one bit each.
    steps: u32,
}

impl Line {
    /// Whether it tells of a step.
    pub const fn tells_of(&self, step: u8) -> bool {
        step < 32 && self.steps & (1 << step) != 0
    }
}

/// What a component says.
pub fn component(component: &Component, words: &Catalog) -> Vec<Line> {
    let mut writer = Writer::new(words, component.cost);
    writer.write(Section::Main, component.steps);
    if let Some(pick) = component.target {
        let (label, target) = (writer.say("target"), writer.pick(pick));
        writer.add(Section::Target, Mark::When, label, capital(&target), 0);
        for (tier, steps) in (0..).zip(component.tiers) {
            writer.target = None;
            writer.write(Section::Tier(tier), steps);
            if steps.is_empty() {
                let (label, nothing) = (tier_label(tier), writer.say("nothing"));
                writer.add(Section::Tier(tier), Mark::Tier, label, nothing, 0);
            }
        }
        // The price last, where it is on the other cards.
        writer.lines.sort_by_key(|line| line.mark == Mark::Pay);
    }
    if let Some(reaction) = &component.reaction {
        let label = writer.say("reaction");
        writer.target = Some(Aim::Killer);
        writer.under(Section::Reaction, &label, reaction.steps);
    }
    writer.lines
}

/// What Wild Magic says.
pub fn wild(words: &Catalog) -> Vec<Line> {
    let mut writer = Writer::new(words, None);
    let text = writer.say("wild");
    writer.add(Section::Lasting, Mark::Plain, String::new(), text, 0);
    writer.lines
}

/// What a treasure says.
pub fn treasure(row: &TreasureRow, words: &Catalog) -> Vec<Line> {
    let mut writer = Writer::new(words, row.cost);
    let label = writer.say("gained");
    writer.under(Section::Gain, &label, row.gain);
    let when = match row.passive {
        Some(Passive::LastActor) => "last-actor",
        Some(Passive::WeakestAtEnd) => "weakest",
        Some(Passive::FirstActor) => "first-actor",
        _ => "go-start",
    };
    let label = writer.say(when);
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
pub fn dead(row: &DeadRow, words: &Catalog) -> Vec<Line> {
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
    let label = writer.say("next-round");
    writer.under(Section::NextRound, &label, row.next_round);
    writer.lines
}

/// A type of component in words: "Source".
pub fn slot(slot: Slot, words: &Catalog) -> String {
    tell(words, "slot", &[("slot", slot_id(slot).into())])
}

/// A magic in words: "Arcane".
pub fn glyph(glyph: Glyph, words: &Catalog) -> String {
    tell(words, "glyph", &[("glyph", glyph_id(glyph).into())])
}

/// A type's id in texts and drawings.
pub const fn slot_id(slot: Slot) -> &'static str {
    match slot {
        Slot::Source => "source",
        Slot::Quality => "quality",
        Slot::Destination => "destination",
    }
}

/// What a treasure or a Dead Wizard card can be about, as a drawing.
const SIGNS: [&str; 9] =
    ["life", "blood", "die", "tower", "creature", "hand", "elemental", "treasure", "token"];

/// What each treasure is about, then each Dead Wizard card, in order: a digit is a
/// place in [`SIGNS`].
const ABOUT: &[u8; 33] = b"652315525504106721871240021137545";

/// The drawing of what a treasure does.
pub fn treasure_sign(treasure: Treasure) -> &'static str {
    sign(treasure.id())
}

/// The drawing of what a Dead Wizard card does.
pub fn dead_sign(card: DeadCard) -> &'static str {
    sign(25 + card.id())
}

fn sign(of: u8) -> &'static str {
    let digit = ABOUT.get(usize::from(of)).copied().unwrap_or(b'7');
    SIGNS[usize::from(digit - b'0') % SIGNS.len()]
}

/// A magic's id in texts and drawings.
pub const fn glyph_id(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::Arcane => "arcane",
        Glyph::Dark => "dark",
        Glyph::Elemental => "elemental",
        Glyph::Illusion => "illusion",
        Glyph::Primal => "primal",
    }
}

/// The text with its first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn tell(words: &Catalog, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    words.tell(&["spell-wars-fx-", key].concat(), args).unwrap_or_default()
}

fn tier_label(tier: u8) -> String {
    ["1–4", "5–9", "10+"][usize::from(tier.min(2))].into()
}

/// Whom a sentence calls the target for the first time.
#[derive(Clone, Copy)]
enum Aim {
    /// Whoever is picked like this.
    At(Pick),
    /// Who killed the card's owner.
    Killer,
}

struct Writer<'a> {
    words: &'a Catalog,
    cost: Option<Cost>,
    /// The target, until a sentence has named it.
    target: Option<Aim>,
    lines: Vec<Line>,
}

impl<'a> Writer<'a> {
    fn new(words: &'a Catalog, cost: Option<Cost>) -> Writer<'a> {
        Writer { words, cost, target: None, lines: Vec::new() }
    }

    fn say(&self, key: &str) -> String {
        tell(self.words, key, &[])
    }

    fn count(&self, key: &str, n: u8) -> String {
        tell(self.words, key, &[("n", n.into())])
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
        tell(self.words, "pay", &[("n", price.into()), ("how", how.into())])
    }

    /// Adds a clause to the line with this label, or begins it.
    fn add(&mut self, section: Section, mark: Mark, label: String, clause: String, steps: u32) {
        let tier = matches!(section, Section::Tier(_) | Section::Target);
        let same =
            |line: &&mut Line| line.section == section && line.mark == mark && line.label == label;
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
                self.lines.push(Line { mark, label, text, section, steps });
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
                        None => self.say("pay-any"),
                    };
                    (Mark::Pay, label)
                }
                Step::Tower(_) => (Mark::Tower, self.say("tower")),
                Step::First(_) => (Mark::Option(0), self.say("either")),
                Step::Second(_) => (Mark::Option(1), self.say("or")),
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
                    Both::Paid => (Mark::Pay, self.pay(price.unwrap_or_default(), false, false)),
                    Both::Tower => (Mark::Tower, self.say("tower")),
                };
                let clause = self.say("both");
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
            self.target = Some(Aim::At(pick));
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
            clause = tell(self.words, "exposed", &args);
        }
        self.add(section, mark, label.into(), clause, bits);
    }

    fn cond(&self, cond: Cond) -> String {
        match cond {
            Cond::Rolled(least, most) => format!("{least}–{most}"),
            Cond::Robbed => self.say("if-robbed"),
            Cond::Blocked => self.say("if-blocked"),
            Cond::Refused => self.say("if-refused"),
            Cond::NobodyDead => self.say("if-nobody-dead"),
            Cond::FirstDead => self.say("if-first-dead"),
            Cond::NoToken => self.say("if-no-token"),
        }
    }

    fn pick(&self, pick: Pick) -> String {
        let pick = match pick {
            Pick::Left => "left",
            Pick::Right => "right",
            Pick::Strongest => "strongest",
            Pick::Weakest => "weakest",
            Pick::MostBlood => "most-blood",
            Pick::MostTreasures => "most-treasures",
            Pick::MostCreatures => "most-creatures",
            Pick::Acted => "acted",
            Pick::WithoutTower => "without-tower",
            Pick::HoldsTower => "holds-tower",
            Pick::TowerHolder => "tower-holder",
            Pick::WithoutCreature => "without-creature",
            Pick::WithoutTreasure => "without-treasure",
            Pick::WithTreasure => "with-treasure",
            Pick::WithBlood => "with-blood",
            Pick::Any => "any",
            Pick::Another => "another",
            Pick::Random => "random",
            Pick::HighestRoll => "highest-roll",
        };
        tell(self.words, "pick", &[("pick", pick.into())])
    }

    /// The target: how it is picked when first spoken of, "the target" from then on.
    fn target(&mut self) -> String {
        match self.target.take() {
            Some(Aim::At(pick)) => self.pick(pick),
            Some(Aim::Killer) => self.say("killer"),
            None => self.say("the-target"),
        }
    }

    fn who(&mut self, who: Who) -> String {
        let id = match who {
            Who::Target => return self.target(),
            Who::You => "you",
            Who::EachOpponent => "each-opponent",
            Who::EachOther => "each-other",
            Who::Everyone => "everyone",
            Who::Acted => "acted",
            Who::NotActed => "not-acted",
            Who::WithToken => "with-token",
            Who::WithTreasure => "with-treasure",
            Who::WithoutTreasure => "without-treasure",
            Who::Even => "even",
            Who::Odd => "odd",
            Who::HolderOrEveryone => "holder-or-everyone",
            Who::Noted => "noted",
        };
        tell(self.words, "who", &[("who", id.into())])
    }

    /// "3 damage", "Blood equal to the roll", "2 life per Creature in play".
    fn amount(&self, amount: Amount, unit: &str) -> String {
        let (kind, n, m) = match amount {
            Amount::N(n) => ("n", n, 0),
            Amount::Dice => ("dice", 0, 0),
            Amount::ChosenDie => ("chosen-die", 0, 0),
            Amount::OtherDie => ("other-die", 0, 0),
            Amount::LowDie => ("low-die", 0, 0),
            Amount::HighDie => ("high-die", 0, 0),
            Amount::OwnRoll => ("own-roll", 0, 0),
            Amount::PerToken(n) => ("per-token", n, 0),
            Amount::PerTreasure(n) => ("per-treasure", n, 0),
            Amount::PerCreature(n) => ("per-creature", n, 0),
            Amount::PerHandCreature(n) => ("per-hand-creature", n, 0),
            Amount::PerDead(n) => ("per-dead", n, 0),
            Amount::PerReceived(n) => ("per-received", n, 0),
            Amount::PerDiscarded(n) => ("per-discarded", n, 0),
            Amount::PerStep(n) => ("per-step", n, n.saturating_mul(2)),
            Amount::PerFiveLife(n) => ("per-five-life", n, 0),
            Amount::PerFrail(n, life) => ("per-frail", n, life),
            Amount::PricePaid => ("price-paid", 0, 0),
            Amount::YourBlood => ("your-blood", 0, 0),
            Amount::TheirBlood => ("their-blood", 0, 0),
            Amount::UnlessLast(usual, last) => ("unless-last", usual, last),
        };
        let what = tell(self.words, "unit", &[("unit", unit.into()), ("n", n.into())]);
        let args = [
            ("kind", kind.into()),
            ("what", (&what).into()),
            ("unit", unit.into()),
            ("n", n.into()),
            ("m", m.into()),
            ("third", n.saturating_mul(3).into()),
        ];
        tell(self.words, "amount", &args)
    }

    /// A sentence about somebody: `key` with "you" or the name of whom.
    fn about(&mut self, key: &str, who: Who, what: &str, n: u8) -> String {
        let is = if who == Who::You { "you" } else { "other" };
        let name = self.who(who);
        let args =
            [("who", is.into()), ("name", (&name).into()), ("what", what.into()), ("n", n.into())];
        tell(self.words, key, &args)
    }

    /// A step as a clause that begins small and ends open.
    fn clause(&mut self, verb: Verb, tier: bool, paid: bool) -> String {
        match verb {
            Verb::Aim(pick) => {
                self.target = None;
                let name = self.pick(pick);
                tell(self.words, "aim", &[("name", (&name).into())])
            }
            // What a Creature does to its target goes without saying to whom.
            Verb::Damage(Who::Target, amount) if tier && self.target.is_none() => {
                self.amount(amount, "damage")
            }
            Verb::Damage(who, amount) => {
                let what = self.amount(amount, "damage");
                self.about("damage", who, &what, 0)
            }
            Verb::Heal(who, amount) => {
                let what = self.amount(amount, "life");
                self.about("heal", who, &what, 0)
            }
            Verb::Blood(who, amount) => {
                let what = self.amount(amount, "blood");
                self.about("blood", who, &what, 0)
            }
            Verb::Steal(who, n) => self.about("steal", who, "", n),
            Verb::GiveBlood(n) => self.about("give-blood", Who::Target, "", n),
            Verb::LoseBlood(n) => self.about("lose-blood", Who::Target, "", n),
            Verb::GainTreasure(who, n) => self.about("gain-treasure", who, "", n),
            Verb::LoseTreasure(who) => self.about("lose-treasure", who, "", 0),
            Verb::StealTreasure => self.about("steal-treasure", Who::Target, "", 0),
            Verb::SwapTreasure => self.about("swap-treasure", Who::Target, "", 0),
            Verb::TakeTower => self.say("take-tower"),
            Verb::HandTower => self.about("hand-tower", Who::Target, "", 0),
            Verb::Roll(n) => self.count("roll", n),
            Verb::EachRolls => self.say("each-rolls"),
            Verb::ChooseDie => self.say("choose-die"),
            Verb::Choose(_) => self.say("choose"),
            Verb::TargetChooses => self.about("target-chooses", Who::Target, "", 0),
            Verb::NameType => self.say("name-type"),
            Verb::PassHands => self.say("pass-hands"),
            Verb::DiscardAlike => self.say("discard-alike"),
            Verb::DiscardOther(n, of) => {
                let of = glyph(of, self.words);
                tell(self.words, "discard-other", &[("n", n.into()), ("glyph", (&of).into())])
            }
            Verb::AddFromHand(filter) => match filter {
                Filter::Any => self.say("add-any"),
                Filter::Of(of) => {
                    let of = slot(of, self.words);
                    tell(self.words, "add-slot", &[("slot", (&of).into())])
                }
                Filter::MaybeCreature => self.say("add-creature"),
            },
            Verb::AddRandom => self.say("add-random"),
            Verb::Summon(n) => self.count("summon", n),
            Verb::Adopt => self.say("adopt"),
            Verb::Beg => self.about("beg", Who::Target, "", 0),
            Verb::Demand(of) => {
                let of = glyph(of, self.words);
                self.about("demand", Who::Target, &of, 0)
            }
            Verb::ShowHand(who) => self.about("show-hand", who, "", 0),
            Verb::KillCreature => self.say("kill-creature"),
            Verb::KillCreatures => self.say("kill-creatures"),
            Verb::Keep if paid => self.say("keep-always"),
            Verb::Keep => self.say("keep"),
            Verb::MoreDice(n) => self.count("more-dice", n),
            Verb::SplitDice => self.say("split-dice"),
            Verb::Weigh | Verb::NoteNeighbours => String::new(),
            Verb::SetAside => self.say("set-aside"),
            Verb::DrawMoreDead(n) => self.count("draw-more-dead", n),
            Verb::ReviveAt(n) => self.count("revive", n),
            Verb::Substitute => self.say("substitute"),
            Verb::Tuck => self.say("tuck"),
            Verb::Foretell(n) => self.count("foretell", n),
            Verb::Post(n) => self.count("post", n),
            Verb::BoostSpell(n) => self.count("boost-spell", n),
        }
    }

    /// A rule that a treasure changes; none when its other lines say it all.
    fn passive(&self, passive: Passive) -> Option<String> {
        let (key, n, m) = match passive {
            Passive::WildCards(n) => ("wild-cards", n, 0),
            Passive::RerollOnes => ("reroll-ones", 0, 0),
            Passive::TowerBlood(n) => ("tower-blood", n, 0),
            Passive::WinTies(n) => ("win-ties", n, 0),
            Passive::Deflect(n) => ("deflect", n, 0),
            Passive::SwapSides => ("swap-sides", 0, 0),
            Passive::RerollRoll => ("reroll-roll", 0, 0),
            Passive::RerollDie(n) => ("reroll-die", n, 0),
            Passive::Tucked => ("tucked", 0, 0),
            Passive::KeepCreature(n) => ("keep-creature", n, 0),
            Passive::LastDeathBlood(n) => ("last-death", n, 0),
            Passive::LastActor | Passive::WeakestAtEnd | Passive::FirstActor => return None,
            Passive::TripleBlood(n) => ("triple-blood", n, 0),
            Passive::KillBlood(n) => ("kill-blood", n, 0),
            Passive::HighRollBlood(least, n) => ("high-roll", n, least),
            Passive::CreatureDamage(n) => ("creature-damage", n, 0),
            Passive::MournHeal(least, n) => ("mourn", n, least),
        };
        let args = [("rule", key.into()), ("n", n.into()), ("m", m.into())];
        Some(tell(self.words, "passive", &args))
    }
}

/// Whether a step is a note for later ones, and not worth a word.
const fn is_silent(verb: Verb) -> bool {
    matches!(verb, Verb::Weigh | Verb::NoteNeighbours)
}

/// Whether the sentence of a step names the target.
const fn speaks_of_target(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Damage(Who::Target, _)
            | Verb::Heal(Who::Target, _)
            | Verb::Blood(Who::Target, _)
            | Verb::Steal(Who::Target, _)
            | Verb::GiveBlood(_)
            | Verb::LoseBlood(_)
            | Verb::GainTreasure(Who::Target, _)
            | Verb::LoseTreasure(Who::Target)
            | Verb::StealTreasure
            | Verb::SwapTreasure
            | Verb::HandTower
            | Verb::TargetChooses
            | Verb::Beg
            | Verb::Demand(_)
            | Verb::ShowHand(Who::Target)
    )
}
