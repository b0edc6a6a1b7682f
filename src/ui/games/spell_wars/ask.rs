//! What is being asked, in words; and for each answer what follows from it.

use conclave::games::spell_wars::cards::Cards;
use conclave::games::spell_wars::effect::{Amount, Step, Verb, Whom};
use conclave::games::spell_wars::face::{FaceLine, Mark};
use conclave::games::spell_wars::pending::{Ask, HandUse, Part, Question, Run, Script};
use conclave::games::spell_wars::table::Phase;
use conclave::games::spell_wars::{Action, View};
use conclave::table::Seat;
use yew::prelude::*;

use super::board::Msg;
use super::cards::{FaceLook, card, die, treasure};
use super::wizards::portrait;
use super::words::Words;
use crate::components::tags::{button, class, el, none, said, tag, when, words as text};

/// What is expected of whom.
pub fn prompt(words: Words) -> String {
    let view = words.view;
    if let Some(ask) = view.pending.ask {
        let what = question(words, ask);
        return words
            .tr_args("prompt", &[("name", words.name(ask.seat).into()), ("what", (&what).into())]);
    }
    if view.table.phase == Phase::Over {
        return words.tr("prompt-over");
    }
    let own = view.own.as_ref().map(|own| own.seat);
    if let Some(seat) = own.filter(|&seat| view.to_act().has(seat)) {
        return words.tr_args("prompt-own", &[("name", words.name(seat).into())]);
    }
    let waiting: Vec<&str> = view.to_act().iter().map(|seat| words.name(seat)).collect();
    if waiting.is_empty() {
        return words.tr("prompt-casting");
    }
    words.tr_args("prompt-prepare", &[("name", (&waiting.join(", ")).into())])
}

/// What the question is about: the card, treasure or Dead Wizard card.
fn subject(words: Words, script: Script) -> String {
    match script {
        Script::Component(card) | Script::Reaction(card) => words.card(card),
        Script::Immediate(card) | Script::NextRound(card) => words.dead(card),
        _ => script.treasure().map(|treasure| words.treasure(treasure)).unwrap_or_default(),
    }
}

/// The question in words.
fn question(words: Words, ask: Ask) -> String {
    let running = words.view.pending.running();
    let about = || running.map(|run| subject(words, run.script)).unwrap_or_default();
    let of = |seat: Seat| words.name(seat).to_owned();
    let (key, what, n) = match ask.question {
        Question::Pay(n) => ("pay", about(), n),
        Question::PayUpTo(n) => ("pay-up-to", about(), n),
        Question::Target(_) => ("target", about(), 0),
        Question::DealDie { .. } => ("deal-die", about(), 0),
        Question::DeflectTo(_) => ("deflect-to", about(), 0),
        Question::Foretell(_) => ("foretell", about(), 0),
        Question::Option => ("option", about(), 0),
        Question::SwapSides => ("swap-sides", about(), 0),
        Question::Type => ("type", about(), 0),
        Question::HandCard { why, .. } => {
            let key = match why {
                HandUse::Add => "hand-add",
                HandUse::Lend => "hand-lend",
                HandUse::Give => "hand-give",
                HandUse::Discard => "hand-discard",
                HandUse::Tuck => "hand-tuck",
            };
            (key, about(), 0)
        }
        Question::Die => ("die", about(), 0),
        Question::Reroll { .. } => ("reroll", about(), 0),
        Question::Block { by, damage } => ("block", of(by), damage),
        Question::Resolve(_) => ("resolve", String::new(), 0),
        Question::React(_) => ("react", String::new(), 0),
        Question::Substitute => ("substitute", String::new(), 0),
        Question::Kill(seat) => ("kill", of(seat), 0),
        Question::GiveUp => ("give-up", about(), 0),
        Question::Take(seat) => ("take", of(seat), 0),
        Question::UseTreasure(_) => ("use-treasure", String::new(), 0),
        Question::KeepCreature(n, card) => ("keep-creature", words.card(card), n),
        Question::WinTie(n) => ("win-tie", String::new(), n),
        Question::Deflect(n) => ("deflect", about(), n),
    };
    words.tr_args(&["ask-", key].concat(), &[("what", (&what).into()), ("n", n.into())])
}

/// What a "no" is called.
fn decline(words: Words, ask: Ask) -> String {
    let key = match ask.question {
        Question::Block { damage, .. } => {
            let life = words.view.table.player(ask.seat).life;
            let args = [
                ("n", damage.into()),
                ("life", life.into()),
                ("left", life.saturating_sub(damage).into()),
            ];
            return words.tr_args("take-damage", &args);
        }
        Question::Pay(_)
        | Question::PayUpTo(_)
        | Question::WinTie(_)
        | Question::Deflect(_)
        | Question::KeepCreature(..) => "no-pay",
        Question::DealDie { .. } => "no-die",
        Question::HandCard { why: HandUse::Add, .. } => "no-add",
        Question::HandCard { why: HandUse::Discard, .. } => "no-more",
        Question::HandCard { .. } => "no-give",
        Question::Reroll { .. } => "no-reroll",
        _ => "no-treasure",
    };
    words.tr(key)
}

/// What the steps up to the next target do to whom is chosen now, if that can be
/// told.
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
fn lines_of(words: Words, is: impl Fn(&FaceLine) -> bool) -> String {
    let face = words.view.pending.running().map(|run| match run.script {
        Script::Component(card) | Script::Reaction(card) => words.face(card),
        script => script.treasure().map(|of| words.treasure_face(of)).unwrap_or_default(),
    });
    let said: Vec<String> =
        face.into_iter().flatten().filter(|line| is(line)).map(|line| line.text).collect();
    said.join(" ")
}

/// An answer as a phrase, and what follows from it.
fn answer(words: Words, ask: Ask, action: Action) -> (String, String) {
    let view = words.view;
    let name = |key: &str, n: u8, what: &str| {
        words.tr_args(key, &[("n", n.into()), ("what", what.into())])
    };
    let blood = view.table.player(ask.seat).blood;
    match action {
        Action::Decline => (decline(words, ask), String::new()),
        Action::Pay(n) => {
            let note = match ask.question {
                Question::Pay(_) => lines_of(words, |line| line.mark == Mark::Pay),
                _ => String::new(),
            };
            (name("pay-n", n, &blood.saturating_sub(n).to_string()), note)
        }
        Action::Target(seat) => {
            let player = view.table.player(seat);
            let mut note = name("stands", player.life, &player.blood.to_string());
            let hits = !matches!(ask.question, Question::Foretell(_) | Question::DeflectTo(_));
            if let Some(n) = consequence(view, seat).filter(|_| hits) {
                note = words.tr_args(
                    "would-take",
                    &[
                        ("n", n.into()),
                        ("life", player.life.into()),
                        ("left", player.life.saturating_sub(n).into()),
                    ],
                );
            }
            (words.name(seat).to_owned(), note)
        }
        Action::Option(option) => match ask.question {
            Question::SwapSides => {
                (words.tr(if option == 0 { "sides-kept" } else { "sides-swapped" }), String::new())
            }
            _ => (lines_of(words, |line| line.mark == Mark::Option(option)), String::new()),
        },
        Action::Type(slot) => {
            let own = view.own.as_ref().filter(|own| own.seat == ask.seat);
            let count = own.map(|own| (own.hand & Cards::of_slot(slot)).len());
            (words.slot(slot), count.map(|n| words.count("n-hand", n)).unwrap_or_default())
        }
        Action::Card(card) => {
            let key = match ask.question {
                Question::Block { .. } => "block-with",
                _ => "this-one",
            };
            (words.tr_args(key, &[("what", (&words.card(card)).into())]), String::new())
        }
        Action::Treasure(treasure) => match ask.question {
            Question::Reroll { .. } => (words.tr("reroll-all"), words.treasure(treasure)),
            _ => (words.treasure(treasure), String::new()),
        },
        Action::Die(at) => {
            let dice = &view.pending.dice;
            let pips = dice.get(usize::from(at)).copied().unwrap_or_default();
            match ask.question {
                Question::Reroll { one: Some((_, price)), .. } => {
                    (name("reroll-one", pips, &price.to_string()), String::new())
                }
                _ => {
                    let other = dice.get(usize::from(1 - at.min(1))).copied().unwrap_or_default();
                    (name("this-die", pips, &other.to_string()), String::new())
                }
            }
        }
        Action::Place { card, slot } => {
            let (card, slot) = (words.card(card), words.slot(slot));
            (
                words.tr_args("place", &[("what", (&card).into()), ("slot", (&slot).into())]),
                String::new(),
            )
        }
        Action::Ready => (words.tr("seal"), String::new()),
    }
}

/// The question, and its answers to choose from.
pub fn tray(
    words: Words,
    ask: Ask,
    legal: &[Action],
    hint: &[Action],
    send: &Callback<Msg>,
) -> Html {
    let choice = |&action: &Action| {
        let onclick = send.reform(move |_: MouseEvent| Msg::Act(vec![action]));
        let (label, note) = answer(words, ask, action);
        let seen = match action {
            Action::Card(of) => {
                // What a Creature could do in an attack is no matter when it blocks.
                let class = if let Question::Block { .. } = ask.question { "is-brief" } else { "" };
                card(words, of, FaceLook { class, ..FaceLook::default() })
            }
            Action::Treasure(of) => treasure(words, of, None),
            Action::Target(seat) => portrait(words, seat),
            Action::Die(at) => {
                die(words.view.pending.dice.get(usize::from(at)).copied().unwrap_or(1))
            }
            _ => none(),
        };
        let shows = matches!(action, Action::Card(_) | Action::Treasure(_));
        let class = class(
            if shows { "spell-wars-pick" } else { "button spell-wars-answer" },
            &[(action == Action::Decline, "is-no"), (hint.contains(&action), "is-hinted")],
        );
        let quiet =
            shows && !matches!(ask.question, Question::Block { .. } | Question::Reroll { .. });
        let label = when(!quiet, || said("span", "", label));
        let note = when(!note.is_empty(), || said("small", "", note));
        button(&class, onclick, None, vec![seen, label, note])
    };
    // "No" stands last, where it does not come first by mistake.
    let (no, yes): (Vec<&Action>, Vec<&Action>) =
        legal.iter().partition(|action| matches!(action, Action::Decline));
    el!(
        "section",
        "class" = "spell-wars-tray",
        "aria-labelledby" = "ask-title",
        [
            el!("h3", "id" = "ask-title", [text(question(words, ask))]),
            tag("div", "spell-wars-answers", yes.into_iter().chain(no).map(choice).collect())
        ]
    )
}

/// What a plan does, as a phrase.
pub fn plan(actions: &[Action], words: Words) -> String {
    let placed: Cards = actions
        .iter()
        .filter_map(|action| match *action {
            Action::Place { card, .. } => Some(card),
            _ => None,
        })
        .collect();
    if !placed.is_empty() {
        let seat = words.view.own.as_ref().map_or(Seat(0), |own| own.seat);
        let name = words.spell_name(seat, placed);
        return words.tr_args("plan-spell", &[("what", (&name).into())]);
    }
    let Some(ask) = words.view.pending.ask else { return words.tr("seal") };
    actions.first().map(|&action| answer(words, ask, action).0).unwrap_or_default()
}
