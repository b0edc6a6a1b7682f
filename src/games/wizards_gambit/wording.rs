//! What stands on the cards, in words: put together from the effect data, so that
//! a card cannot say anything but what it does. The phrases are in the locale
//! files; the numbers come from the data.

use super::effect::{Clause, Having, Rule, Step, Who};
use super::incantations::Incantation;
use super::spells::Spell;
use crate::i18n::Arg;

/// Says the text of a key, with values put into it.
pub type Tell<'a> = &'a dyn Fn(&str, &[(&str, Arg<'_>)]) -> String;

/// What a spell does for its owner, a sentence for each clause.
pub fn spell(spell: Spell, tell: Tell<'_>) -> Vec<String> {
    spell.card().clauses.iter().map(|&clause| self::clause(clause, tell)).collect()
}

/// What an incantation does.
pub fn incantation(incantation: Incantation, tell: Tell<'_>) -> String {
    steps(incantation.steps(), tell)
}

/// One sentence of a capability: when, and what.
pub fn clause(clause: Clause, tell: Tell<'_>) -> String {
    let when = match clause {
        Clause::Always(rule) => return self::rule(rule, tell),
        Clause::OnceATurn(_) => "once-a-turn",
        Clause::AtStart(_) => "at-start",
        Clause::AtEnd(_) => "at-end",
        Clause::WhenClaimed(_) => "when-claimed",
        Clause::AfterOthersClaim(_) => "after-others-claim",
        Clause::AfterIncantation(_) => "after-incantation",
    };
    let what = steps(clause.steps(), tell);
    say(tell, "clause", when, &[("text", (&what).into())])
}

fn say(tell: Tell<'_>, kind: &str, what: &str, args: &[(&str, Arg<'_>)]) -> String {
    tell(&["wizards-gambit-", kind, "-", what].concat(), args)
}

/// What holds all the time.
pub fn rule(rule: Rule, tell: Tell<'_>) -> String {
    let (key, count) = match rule {
        Rule::DrawMore(count) => ("draw-more", count),
        Rule::OpponentsDrawMore(count) => ("opponents-draw-more", count),
        Rule::MoreIngredients(count) => ("more-ingredients", count),
        Rule::MoreIncantations(count) => ("more-incantations", count),
        Rule::NoIncantations => ("no-incantations", 0),
        Rule::Wild(ingredient) => {
            let name = say(tell, "ingredient", ingredient.key(), &[]);
            return say(tell, "rule", "wild", &[("ingredient", (&name).into())]);
        }
        Rule::ClaimsDespiteGambit => ("claims-despite-gambit", 0),
        Rule::GambitsReturn => ("gambits-return", 0),
        Rule::HandLimit(count) => ("hand-limit", count),
        Rule::HandSafe => ("hand-safe", 0),
        Rule::HandOpen => ("hand-open", 0),
    };
    say(tell, "rule", key, &[("count", count.into())])
}

/// What is done, step by step.
pub fn steps(steps: &[Step], tell: Tell<'_>) -> String {
    let steps: Vec<String> = steps.iter().map(|&step| self::step(step, tell)).collect();
    steps.join(" ")
}

/// One step.
pub fn step(step: Step, tell: Tell<'_>) -> String {
    let (key, count) = match step {
        Step::May => ("may", 0),
        Step::Target(Having::Capability) => ("target-capability", 0),
        Step::Target(Having::Anything | Having::Cards) => ("target", 0),
        Step::Draw(Who::You, count) => ("draw-you", count),
        Step::Draw(Who::Target, count) => ("draw-target", count),
        Step::Draw(Who::EachOpponent, count) => ("draw-each-opponent", count),
        Step::DrawAsMany(count) => ("draw-as-many", count),
        Step::Discard(Who::You, count) => ("discard-you", count),
        Step::Discard(Who::Target, count) => ("discard-target", count),
        Step::Discard(Who::EachOpponent, count) => ("discard-each-opponent", count),
        Step::DiscardRandom(Who::You, count) => ("discard-random-you", count),
        Step::DiscardRandom(Who::Target, count) => ("discard-random-target", count),
        Step::DiscardRandom(Who::EachOpponent, count) => ("discard-random-each-opponent", count),
        Step::DiscardUpTo(count) => ("discard-up-to", count),
        Step::Give => ("give", 0),
        Step::TakeRandom => ("take-random", 0),
        Step::TakeIngredient => ("take-ingredient", 0),
        Step::Look(Who::EachOpponent) => ("look-each-opponent", 0),
        Step::Look(Who::You | Who::Target) => ("look-target", 0),
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
    say(tell, "step", key, &[("count", count.into())])
}
