//! The texts of questions, and for each answer its consequences.

use conclave_rules::games::spell_wars::cards::{Cards, Slot};
use conclave_rules::games::spell_wars::effect::{Amount, Step, Verb, Whom};
use conclave_rules::games::spell_wars::pending::{Ask, Decision, HandUse, Part, Run, Script};
use conclave_rules::games::spell_wars::{Action, View};
use conclave_rules::table::Seat;
use conclave_session::wording::spell_wars::{FaceLine, Mark};

use crate::games::spell_wars::words::TableWords;

/// What the question is about: the card, treasure or Dead Wizard card.
fn subject(words: &TableWords, script: Script) -> String {
    match script {
        Script::Component(card) | Script::Reaction(card) => words.card(card),
        Script::Immediate(card) | Script::NextRound(card) => words.dead(card),
        _ => script.treasure().map(|treasure| words.treasure(treasure)).unwrap_or_default(),
    }
}

/// The question in words.
pub fn question(words: &TableWords, ask: Ask) -> String {
    let running = words.view.pending.running();
    let about = || running.map(|run| subject(words, run.script)).unwrap_or_default();
    let of = |seat: Seat| words.name(seat).to_owned();
    let (key, what, n) = match ask.decision {
        Decision::Pay(n) => ("pay", about(), n),
        Decision::PayUpTo(n) => ("pay-up-to", about(), n),
        Decision::Target(_) => ("target", about(), 0),
        Decision::DealDie { .. } => ("deal-die", about(), 0),
        Decision::DeflectTo(_) => ("deflect-to", about(), 0),
        Decision::Foretell(_) => ("foretell", about(), 0),
        Decision::Option => ("option", about(), 0),
        Decision::SwapSides => ("swap-sides", about(), 0),
        Decision::Type => ("type", about(), 0),
        Decision::HandCard { why, .. } => {
            let key = match why {
                HandUse::Add => "hand-add",
                HandUse::Lend => "hand-lend",
                HandUse::Give => "hand-give",
                HandUse::Discard => "hand-discard",
                HandUse::Tuck => "hand-tuck",
            };
            (key, about(), 0)
        }
        Decision::Die => ("die", about(), 0),
        Decision::Reroll { .. } => ("reroll", about(), 0),
        Decision::Block { by, damage } => ("block", of(by), damage),
        Decision::Resolve(_) => ("resolve", String::new(), 0),
        Decision::React(_) => ("react", String::new(), 0),
        Decision::Substitute => ("substitute", String::new(), 0),
        Decision::Kill(seat) => ("kill", of(seat), 0),
        Decision::GiveUp => ("give-up", about(), 0),
        Decision::Take(seat) => ("take", of(seat), 0),
        Decision::UseTreasure(_) => ("use-treasure", String::new(), 0),
        Decision::KeepCreature(n, card) => ("keep-creature", words.card(card), n),
        Decision::WinTie(n) => ("win-tie", String::new(), n),
        Decision::Deflect(n) => ("deflect", about(), n),
    };
    words.tr_args(&format!("ask-{key}"), &[("what", (&what).into()), ("n", n.into())])
}

/// What a "no" is called.
fn decline(words: &TableWords, ask: Ask) -> String {
    let key = match ask.decision {
        Decision::Block { damage, .. } => {
            let life = words.view.table.player(ask.seat).life;
            let args = [
                ("n", damage.into()),
                ("life", life.into()),
                ("left", life.saturating_sub(damage).into()),
            ];
            return words.tr_args("take-damage", &args);
        }
        Decision::Pay(_)
        | Decision::PayUpTo(_)
        | Decision::WinTie(_)
        | Decision::Deflect(_)
        | Decision::KeepCreature(..) => "no-pay",
        Decision::DealDie { .. } => "no-die",
        Decision::HandCard { why: HandUse::Add, .. } => "no-add",
        Decision::HandCard { why: HandUse::Discard, .. } => "no-more",
        Decision::HandCard { .. } => "no-give",
        Decision::Reroll { .. } => "no-reroll",
        _ => "no-treasure",
    };
    words.tr(key)
}

/// The damage that the steps up to the next target do to the wizard who is chosen now, if
/// it is known beforehand.
fn consequence(view: &View, target: Seat) -> Option<u8> {
    let run: &Run = view.pending.running()?;
    if !matches!(run.part, Part::Text | Part::Tier(_)) {
        return None;
    }
    let steps: &[Step] = run.script.steps(run.part);
    let after = steps.iter().skip(usize::from(run.step) + 1).map(|step| step.verb());
    let mut until = after.take_while(|verb| !matches!(verb, Verb::Aim(_)));
    let life = view.table.player(target).life;
    until.find_map(|verb| match verb {
        Verb::Damage(Whom::Target, Amount::N(n)) => Some(n),
        Verb::Damage(Whom::Target, Amount::PerFiveLife(n)) => Some(n * (life / 5)),
        _ => None,
    })
}

/// The lines of the running card with this mark, in one text.
fn lines_of(words: &TableWords, is: impl Fn(&FaceLine) -> bool) -> String {
    let face = words.view.pending.running().map(|run| words.face_of(run.script));
    let said: Vec<String> =
        face.into_iter().flatten().filter(|line| is(line)).map(|line| line.text).collect();
    said.join(" ")
}

/// An answer in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// Its label.
    pub label: String,
    /// What follows from it; empty where there is nothing to say.
    pub note: String,
}

impl From<String> for Phrase {
    fn from(label: String) -> Phrase {
        Phrase { label, note: String::new() }
    }
}

/// An answer as a phrase, and what follows from it.
pub fn answer(words: &TableWords, ask: Ask, action: Action) -> Phrase {
    match action {
        Action::Decline => decline(words, ask).into(),
        Action::Pay(n) => pay(words, ask, n),
        Action::Target(seat) => target(words, ask, seat),
        Action::Option(option) => match ask.decision {
            Decision::SwapSides if option == 0 => words.tr("sides-kept").into(),
            Decision::SwapSides => words.tr("sides-swapped").into(),
            _ => lines_of(words, |line| line.mark == Mark::Option(option)).into(),
        },
        Action::Type(slot) => name_type(words, ask, slot),
        Action::Card(card) => {
            let key = match ask.decision {
                Decision::Block { .. } => "block-with",
                _ => "this-one",
            };
            words.tr_args(key, &[("what", (&words.card(card)).into())]).into()
        }
        Action::Treasure(treasure) => match ask.decision {
            Decision::Reroll { .. } => {
                Phrase { label: words.tr("reroll-all"), note: words.treasure(treasure) }
            }
            _ => words.treasure(treasure).into(),
        },
        Action::Die(at) => die(words, ask, at),
        Action::Place { card, slot } => {
            let (card, slot) = (words.card(card), words.slot(slot));
            words.tr_args("place", &[("what", (&card).into()), ("slot", (&slot).into())]).into()
        }
        Action::Ready => words.tr("seal").into(),
    }
}

/// A price, and what it buys.
fn pay(words: &TableWords, ask: Ask, n: u8) -> Phrase {
    let left = words.view.table.player(ask.seat).blood.saturating_sub(n).to_string();
    let note = match ask.decision {
        Decision::Pay(_) => lines_of(words, |line| line.mark == Mark::Pay),
        _ => String::new(),
    };
    Phrase { label: words.tr_args("pay-n", &[("n", n.into()), ("what", (&left).into())]), note }
}

/// A wizard, and what they would suffer; or how they stand, where that is not known.
fn target(words: &TableWords, ask: Ask, seat: Seat) -> Phrase {
    let player = words.view.table.player(seat);
    let hits = !matches!(ask.decision, Decision::Foretell(_) | Decision::DeflectTo(_));
    let note = match consequence(&words.view, seat).filter(|_| hits) {
        Some(n) => words.tr_args(
            "would-take",
            &[
                ("n", n.into()),
                ("life", player.life.into()),
                ("left", player.life.saturating_sub(n).into()),
            ],
        ),
        None => {
            let blood = player.blood.to_string();
            words.tr_args("stands", &[("n", player.life.into()), ("what", (&blood).into())])
        }
    };
    Phrase { label: words.name(seat).to_owned(), note }
}

/// A type of component, and how many of it are in the hand of who is asked.
fn name_type(words: &TableWords, ask: Ask, slot: Slot) -> Phrase {
    let own = words.view.own.as_ref().filter(|own| own.seat == ask.seat);
    let count = own.map(|own| (own.hand & Cards::of_slot(slot)).len());
    Phrase {
        label: words.slot(slot),
        note: count.map(|n| words.count("n-hand", n)).unwrap_or_default(),
    }
}

/// A die to throw again, or to choose of two.
fn die(words: &TableWords, ask: Ask, at: u8) -> Phrase {
    let dice = &words.view.pending.dice;
    let pips = |at: u8| dice.get(usize::from(at)).copied().unwrap_or_default();
    let (key, what) = match ask.decision {
        Decision::Reroll { one: Some((_, price)), .. } => ("reroll-one", price),
        _ => ("this-die", pips(1 - at.min(1))),
    };
    let what = what.to_string();
    words.tr_args(key, &[("n", pips(at).into()), ("what", (&what).into())]).into()
}
