//! The texts of the cards: put together from the effect data, so that text and effect
//! cannot disagree. The phrases are in the locale
//! files; the numbers come from the data.

use conclave_i18n::Arg;
use conclave_rules::games::wizards_gambit::effect::{Affected, Clause, Having, Rule, Step};
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;

/// Says the text of a key, with values put into it.
pub type Translate<'a> = &'a dyn Fn(&str, &[(&str, Arg<'_>)]) -> String;

/// What a spell does for its owner, a sentence for each clause.
pub fn spell(spell: Spell, translate: Translate<'_>) -> Vec<String> {
    spell.card().clauses.iter().map(|&clause| self::clause(clause, translate)).collect()
}

/// What an incantation does.
pub fn incantation(incantation: Incantation, translate: Translate<'_>) -> String {
    steps(incantation.steps(), translate)
}

/// One sentence of a capability: when, and what.
pub fn clause(clause: Clause, translate: Translate<'_>) -> String {
    let when = match clause {
        Clause::Always(rule) => return self::rule(rule, translate),
        Clause::OnceATurn(_) => "once-a-turn",
        Clause::AtStart(_) => "at-start",
        Clause::AtEnd(_) => "at-end",
        Clause::WhenClaimed(_) => "when-claimed",
        Clause::AfterOthersClaim(_) => "after-others-claim",
        Clause::AfterIncantation(_) => "after-incantation",
    };
    let what = steps(clause.steps(), translate);
    tr(translate, "clause", when, &[("text", (&what).into())])
}

fn tr(translate: Translate<'_>, kind: &str, what: &str, args: &[(&str, Arg<'_>)]) -> String {
    translate(&format!("wizards-gambit-{kind}-{what}"), args)
}

/// What holds all the time.
pub fn rule(rule: Rule, translate: Translate<'_>) -> String {
    let (key, count) = match rule {
        Rule::DrawMore(count) => ("draw-more", count),
        Rule::OpponentsDrawMore(count) => ("opponents-draw-more", count),
        Rule::MoreIngredients(count) => ("more-ingredients", count),
        Rule::MoreIncantations(count) => ("more-incantations", count),
        Rule::NoIncantations => ("no-incantations", 0),
        Rule::Wild(ingredient) => {
            let name = tr(translate, "ingredient", ingredient.key(), &[]);
            return tr(translate, "rule", "wild", &[("ingredient", (&name).into())]);
        }
        Rule::ClaimsDespiteGambit => ("claims-despite-gambit", 0),
        Rule::GambitsReturn => ("gambits-return", 0),
        Rule::HandLimit(count) => ("hand-limit", count),
        Rule::HandSafe => ("hand-safe", 0),
        Rule::HandOpen => ("hand-open", 0),
    };
    tr(translate, "rule", key, &[("count", count.into())])
}

/// What is done, step by step.
pub fn steps(steps: &[Step], translate: Translate<'_>) -> String {
    let steps: Vec<String> = steps.iter().map(|&step| self::step(step, translate)).collect();
    steps.join(" ")
}

/// One step.
pub fn step(step: Step, translate: Translate<'_>) -> String {
    let (key, count) = match step {
        Step::May => ("may", 0),
        Step::Target(Having::Capability) => ("target-capability", 0),
        Step::Target(Having::Anything | Having::Cards) => ("target", 0),
        Step::Draw(Affected::You, count) => ("draw-you", count),
        Step::Draw(Affected::Target, count) => ("draw-target", count),
        Step::Draw(Affected::EachOpponent, count) => ("draw-each-opponent", count),
        Step::DrawAsMany(count) => ("draw-as-many", count),
        Step::Discard(Affected::You, count) => ("discard-you", count),
        Step::Discard(Affected::Target, count) => ("discard-target", count),
        Step::Discard(Affected::EachOpponent, count) => ("discard-each-opponent", count),
        Step::DiscardRandom(Affected::You, count) => ("discard-random-you", count),
        Step::DiscardRandom(Affected::Target, count) => ("discard-random-target", count),
        Step::DiscardRandom(Affected::EachOpponent, count) => {
            ("discard-random-each-opponent", count)
        }
        Step::DiscardUpTo(count) => ("discard-up-to", count),
        Step::Give => ("give", 0),
        Step::TakeRandom => ("take-random", 0),
        Step::TakeIngredient => ("take-ingredient", 0),
        Step::Look(Affected::EachOpponent) => ("look-each-opponent", 0),
        Step::Look(Affected::You | Affected::Target) => ("look-target", 0),
        Step::Move => ("move", 0),
        Step::Swap => ("swap", 0),
        Step::TakeFromPool => ("take-from-pool", 0),
        Step::RemoveFromPool => ("remove-from-pool", 0),
        Step::RecoverIngredient => ("recover-ingredient", 0),
        Step::RecoverCard => ("recover-card", 0),
        Step::Replace => ("replace", 0),
        Step::Scry(count) => ("scry", count),
        Step::Dispel => ("dispel", 0),
        Step::Hush => ("hush", 0),
        Step::Bind => ("bind", 0),
        Step::MoreIngredients(count) => ("more-ingredients", count),
        Step::MoreIncantations(count) => ("more-incantations", count),
        Step::PlayHand => ("play-hand", 0),
    };
    tr(translate, "step", key, &[("count", count.into())])
}
