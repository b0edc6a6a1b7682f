//! Steps as clauses, each from a small template.

use super::sign::{glyph, pick, slot, tr_args};
use super::{TargetPhrase, Writer};
use conclave_rules::games::spell_wars::cards::Passive;
use conclave_rules::games::spell_wars::effect::{Amount, Cond, Filter, Pick, Verb, Whom};

impl Writer<'_> {
    pub(super) fn tr(&self, key: &str) -> String {
        tr_args(self.words, key, &[])
    }

    pub(super) fn count(&self, key: &str, n: u8) -> String {
        tr_args(self.words, key, &[("n", n.into())])
    }

    pub(super) fn cond(&self, cond: Cond) -> String {
        match cond {
            Cond::Rolled(least, most) => format!("{least}–{most}"),
            Cond::Robbed => self.tr("if-robbed"),
            Cond::Blocked => self.tr("if-blocked"),
            Cond::Refused => self.tr("if-refused"),
            Cond::NobodyDead => self.tr("if-nobody-dead"),
            Cond::FirstDead => self.tr("if-first-dead"),
            Cond::NoToken => self.tr("if-no-token"),
        }
    }

    pub(super) fn pick(&self, of: Pick) -> String {
        pick(of, self.words)
    }

    /// The target: how it is picked when first spoken of, "the target" from then on.
    fn target(&mut self) -> String {
        match self.target.take() {
            Some(TargetPhrase::At(pick)) => self.pick(pick),
            Some(TargetPhrase::Killer) => self.tr("killer"),
            None => self.tr("the-target"),
        }
    }

    fn who(&mut self, who: Whom) -> String {
        let id = match who {
            Whom::Target => return self.target(),
            Whom::You => "you",
            Whom::EachOpponent => "each-opponent",
            Whom::EachOther => "each-other",
            Whom::Everyone => "everyone",
            Whom::Acted => "acted",
            Whom::NotActed => "not-acted",
            Whom::WithToken => "with-token",
            Whom::WithTreasure => "with-treasure",
            Whom::WithoutTreasure => "without-treasure",
            Whom::Even => "even",
            Whom::Odd => "odd",
            Whom::HolderOrEveryone => "holder-or-everyone",
            Whom::Noted => "noted",
        };
        tr_args(self.words, "who", &[("who", id.into())])
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
        let what = tr_args(self.words, "unit", &[("unit", unit.into()), ("n", n.into())]);
        let args = [
            ("kind", kind.into()),
            ("what", (&what).into()),
            ("unit", unit.into()),
            ("n", n.into()),
            ("m", m.into()),
            ("third", n.saturating_mul(3).into()),
        ];
        tr_args(self.words, "amount", &args)
    }

    /// A sentence about a wizard: `key` with "you" or the wizard's description.
    fn about(&mut self, key: &str, who: Whom, what: &str, n: u8) -> String {
        let is = if who == Whom::You { "you" } else { "other" };
        let name = self.who(who);
        let args =
            [("who", is.into()), ("name", (&name).into()), ("what", what.into()), ("n", n.into())];
        tr_args(self.words, key, &args)
    }

    /// A step as a clause that begins small and ends open.
    pub(super) fn clause(&mut self, verb: Verb, tier: bool, paid: bool) -> String {
        match verb {
            Verb::Aim(pick) => {
                self.target = None;
                let name = self.pick(pick);
                tr_args(self.words, "aim", &[("name", (&name).into())])
            }
            // What a Creature does to its target goes without saying to whom.
            Verb::Damage(Whom::Target, amount) if tier && self.target.is_none() => {
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
            Verb::GiveBlood(n) => self.about("give-blood", Whom::Target, "", n),
            Verb::LoseBlood(n) => self.about("lose-blood", Whom::Target, "", n),
            Verb::GainTreasure(who, n) => self.about("gain-treasure", who, "", n),
            Verb::LoseTreasure(who) => self.about("lose-treasure", who, "", 0),
            Verb::StealTreasure => self.about("steal-treasure", Whom::Target, "", 0),
            Verb::SwapTreasure => self.about("swap-treasure", Whom::Target, "", 0),
            Verb::TakeTower => self.tr("take-tower"),
            Verb::HandTower => self.about("hand-tower", Whom::Target, "", 0),
            Verb::Roll(n) => self.count("roll", n),
            Verb::EachRolls => self.tr("each-rolls"),
            Verb::ChooseDie => self.tr("choose-die"),
            Verb::Choose(_) => self.tr("choose"),
            Verb::TargetChooses => self.about("target-chooses", Whom::Target, "", 0),
            Verb::NameType => self.tr("name-type"),
            Verb::PassHands => self.tr("pass-hands"),
            Verb::DiscardAlike => self.tr("discard-alike"),
            Verb::DiscardOther(n, of) => {
                let of = glyph(of, self.words);
                tr_args(self.words, "discard-other", &[("n", n.into()), ("glyph", (&of).into())])
            }
            Verb::AddFromHand(filter) => match filter {
                Filter::Any => self.tr("add-any"),
                Filter::Of(of) => {
                    let of = slot(of, self.words);
                    tr_args(self.words, "add-slot", &[("slot", (&of).into())])
                }
                Filter::MaybeCreature => self.tr("add-creature"),
            },
            Verb::AddRandom => self.tr("add-random"),
            Verb::Summon(n) => self.count("summon", n),
            Verb::Adopt => self.tr("adopt"),
            Verb::Beg => self.about("beg", Whom::Target, "", 0),
            Verb::Demand(of) => {
                let of = glyph(of, self.words);
                self.about("demand", Whom::Target, &of, 0)
            }
            Verb::ShowHand(who) => self.about("show-hand", who, "", 0),
            Verb::KillCreature => self.tr("kill-creature"),
            Verb::KillCreatures => self.tr("kill-creatures"),
            Verb::Keep if paid => self.tr("keep-always"),
            Verb::Keep => self.tr("keep"),
            Verb::MoreDice(n) => self.count("more-dice", n),
            Verb::SplitDice => self.tr("split-dice"),
            Verb::Weigh | Verb::NoteNeighbours => String::new(),
            Verb::SetAside => self.tr("set-aside"),
            Verb::DrawMoreDead(n) => self.count("draw-more-dead", n),
            Verb::ReviveAt(n) => self.count("revive", n),
            Verb::Substitute => self.tr("substitute"),
            Verb::Tuck => self.tr("tuck"),
            Verb::Foretell(n) => self.count("foretell", n),
            Verb::Post(n) => self.count("post", n),
            Verb::BoostSpell(n) => self.count("boost-spell", n),
        }
    }

    /// A rule that a treasure changes; none when its other lines say it all.
    pub(super) fn passive(&self, passive: Passive) -> Option<String> {
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
        Some(tr_args(self.words, "passive", &args))
    }
}

/// Whether a step is a note for later ones, and not worth a word.
pub(super) const fn is_silent(verb: Verb) -> bool {
    matches!(verb, Verb::Weigh | Verb::NoteNeighbours)
}

/// Whether the sentence of a step names the target.
pub(super) const fn speaks_of_target(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Damage(Whom::Target, _)
            | Verb::Heal(Whom::Target, _)
            | Verb::Blood(Whom::Target, _)
            | Verb::Steal(Whom::Target, _)
            | Verb::GiveBlood(_)
            | Verb::LoseBlood(_)
            | Verb::GainTreasure(Whom::Target, _)
            | Verb::LoseTreasure(Whom::Target)
            | Verb::StealTreasure
            | Verb::SwapTreasure
            | Verb::HandTower
            | Verb::TargetChooses
            | Verb::Beg
            | Verb::Demand(_)
            | Verb::ShowHand(Whom::Target)
    )
}
