//! Prompts and log entries as sentences, always with names.

use conclave_i18n::capital;
use conclave_rules::games::elfenwizards::board::SpellBox;
use conclave_rules::games::elfenwizards::state::{Decision, Phase};
use conclave_rules::games::elfenwizards::{Action, Ending, Event, Reason, Unawarded};
use conclave_rules::table::Seat;

use super::intent::Intent;
use super::words::{TableWords, Words, number};
use crate::text::Text;

/// What is expected of whom.
pub fn prompt(words: &TableWords) -> String {
    let position = &words.view;
    let seat = position.acting;
    let player = position.player(seat);
    let decision = match position.decision {
        Decision::PayRetreat => "pay-retreat",
        Decision::SettleRetreat => "settle-retreat",
        Decision::Roll => "roll",
        Decision::Place => "place",
        Decision::AcceptOrReroll => "accept-or-reroll",
        Decision::PlaceAll => "place-all",
        Decision::Recover => "recover",
        Decision::TakeBackMinor => "take-back-minor",
        Decision::SupportOrPass => "support-or-pass",
        Decision::SecondSupport => "second-support",
        Decision::TakeTitle => "take-title",
        Decision::Demote => "demote",
        Decision::Cleanse => "cleanse",
        Decision::RemoveGrey => "remove-grey",
        Decision::TakeBackGrey => "take-back-grey",
        Decision::Nothing => return words.tr("prompt-over"),
    };
    let count = match position.decision {
        Decision::Roll => player.unrolled,
        Decision::Place | Decision::PlaceAll | Decision::AcceptOrReroll => player.hand.len(),
        Decision::SupportOrPass => position.placeable(seat),
        Decision::RemoveGrey => position.tokens_to_remove,
        _ => 0,
    };
    asked(decision, count, words)
}

/// What is asked of the acting player.
fn asked(decision: &str, count: u8, words: &TableWords) -> String {
    let name = words.name(words.view.acting);
    let what = words.tr_args("prompt", &[("decision", decision.into()), ("count", number(count))]);
    words.tr_args("prompt-name", &[("name", name.into()), ("what", what.as_str().into())])
}

/// What is expected in the middle of a draft, where that is something else than
/// before it.
pub fn next(intent: &Intent, words: &TableWords) -> Option<String> {
    let Intent::Support { draft, preview, picked, .. } = intent else { return None };
    if picked.is_some() {
        return Some(words.tr("tap-wizard"));
    }
    if preview.complete {
        return Some(words.tr("confirm-or"));
    }
    (!draft.spells().is_empty()).then(|| asked("second-support", 1, words))
}

/// What is drafted, for those who do not see it lie there; nothing if nothing is.
pub fn draft(intent: &Intent, words: &TableWords) -> String {
    let mut things = Vec::new();
    match intent {
        Intent::Allocate { draft, .. } => {
            for on in SpellBox::ALL {
                let dice = draft.meant_for(Some(on));
                if !dice.is_empty() {
                    things.push([words.box_label(on), words.dice(dice)].join(" "));
                }
            }
        }
        Intent::Support { draft, preview, .. } => {
            for &(spell, wizard) in draft.spells() {
                let power = [("count", number(preview.position.power(wizard)))];
                let beside = capital(&words.drafted(spell, wizard));
                things.push([beside, words.tr_args("power-label", &power)].join(", "));
            }
        }
        _ => {}
    }
    if things.is_empty() {
        return String::new();
    }
    words.tr_args("drafted", &[("things", (&things.join("; ")).into())])
}

/// What lies in a player's boxes, this die included; nothing if none does.
fn allocated(words: &TableWords, seat: Seat, last: Option<(u8, SpellBox)>) -> Option<String> {
    let mut boxes = Vec::new();
    for on in SpellBox::ALL {
        let mut dice = words.view.player(seat).boxes[on.index()];
        if let Some((pips, _)) = last.filter(|&(_, place)| place == on) {
            dice.add(pips);
        }
        if !dice.is_empty() {
            boxes.push([words.box_label(on), words.faces(dice)].join(" "));
        }
    }
    let all = boxes.join("; ");
    let args = [("name", words.name(seat).into()), ("boxes", (&all).into())];
    (!all.is_empty()).then(|| capital(&words.tr_args("log-allocated", &args)))
}

/// The sentence for an event. `words` speak of the table before it.
pub fn sentence(event: &Event, words: &TableWords) -> Option<String> {
    let name = |seat| words.name(seat);
    let tr = |key: &str, args: &[_]| Some(capital(&words.tr_args(&format!("log-{key}"), args)));
    match *event {
        Event::FirstPlayerDrawn(seat) => tr("first-player", &[("name", name(seat).into())]),
        Event::RoundBegan(round) => tr("round", &[("number", number(round))]),
        Event::PhaseBegan(phase) => {
            // The other phases speak for themselves.
            let told = [Phase::FirstAllocation, Phase::SecondAllocation, Phase::Competition];
            told.contains(&phase).then(|| phase_name(phase, words))
        }
        Event::NoHighDruid => {
            let holder = name(words.view.dragon);
            tr("no-high-druid", &[("name", holder.into())])
        }
        Event::RetreatPaid { seat, from_reserve, round } => {
            let source = if from_reserve { "reserve" } else { "box" };
            tr(
                "retreat-paid",
                &[("name", name(seat).into()), ("source", source.into()), ("round", number(round))],
            )
        }
        Event::DragonTaken(seat) => tr("dragon", &[("name", name(seat).into())]),
        Event::HighDruidRetired { wizard, to } => {
            let (wizard, to) = (words.wizard(wizard), words.magicians(to));
            tr("retired", &[("wizard", (&wizard).into()), ("place", (&to).into())])
        }
        Event::Rolled { seat, dice } => {
            let dice = words.faces(dice);
            tr("rolled", &[("name", name(seat).into()), ("dice", (&dice).into())])
        }
        Event::RerollPaid(seat) => tr("reroll", &[("name", name(seat).into())]),
        Event::RollAccepted(seat) => tr("accepted", &[("name", name(seat).into())]),
        // One sentence for all dice, once the last of them is placed.
        Event::DiePlaced { seat, pips, on } => {
            let last = words.view.player(seat).hand.len() == 1;
            if last { allocated(words, seat, Some((pips, on))) } else { None }
        }
        Event::RestKept { seat, dice } => {
            let kept = tr("rest-kept", &[("name", name(seat).into()), ("count", number(dice))]);
            let placed = allocated(words, seat, None);
            Some([placed, kept].into_iter().flatten().collect::<Vec<_>>().join(" "))
        }
        Event::MinorsRecovered { seat, dice, spells } => {
            let dice = words.faces(dice);
            tr(
                "recovered",
                &[("name", name(seat).into()), ("dice", (&dice).into()), ("count", number(spells))],
            )
        }
        Event::DiceTakenBack { seat, from, dice } => {
            let (from, dice) = (words.spell_box(from), words.faces(dice));
            tr(
                "taken-back",
                &[("name", name(seat).into()), ("dice", (&dice).into()), ("box", (&from).into())],
            )
        }
        Event::DiceLeft { seat, on, dice } => {
            let (on, dice) = (words.spell_box(on), words.dice(dice));
            tr(
                "dice-left",
                &[("name", name(seat).into()), ("dice", (&dice).into()), ("box", (&on).into())],
            )
        }
        Event::Supported { seat, spell, wizard, power } => {
            // The rival who is hurt explains why a player supports a wizard that is not their own.
            let rival = words.view.strongest_rival(wizard);
            let rest = rival.map_or(0, |rival| words.view.power(rival));
            let rival = rival.map(|rival| words.wizard_at(rival));
            let key = if rival.is_some() { "supported-against" } else { "supported" };
            let (spell, wizard) = (words.spell(spell), words.beside(wizard, seat));
            tr(
                key,
                &[
                    ("name", name(seat).into()),
                    ("spell", (&spell).into()),
                    ("wizard", (&wizard).into()),
                    ("power", number(power)),
                    ("rival", rival.as_deref().unwrap_or_default().into()),
                    ("rest", number(rest)),
                ],
            )
        }
        Event::Passed { seat, nothing_left } => {
            let key = if nothing_left { "nothing-left" } else { "passed" };
            tr(key, &[("name", name(seat).into())])
        }
        Event::TitleAwarded { title, wizard, power } => {
            let (wizard, title) = (words.wizard(wizard), words.title(title));
            tr(
                "awarded",
                &[
                    ("wizard", (&wizard).into()),
                    ("title", (&title).into()),
                    ("power", number(power)),
                ],
            )
        }
        Event::TitleUnawarded { title, why } => {
            let why = match why {
                Unawarded::NoCandidate => "no-candidate",
                Unawarded::NoPower => "no-power",
                Unawarded::Tied => "tied",
            };
            let title = words.title(title);
            tr("unawarded", &[("title", (&title).into()), ("why", why.into())])
        }
        Event::Defeated { wizard, to } => {
            let (wizard, to) = (words.wizard(wizard), words.defeat(to));
            tr("defeated", &[("wizard", (&wizard).into()), ("place", (&to).into())])
        }
        Event::SpellsReturned { seat, dice, wasted, minors } => tr(
            "returned",
            &[
                ("name", name(seat).into()),
                ("dice", number(dice)),
                ("wasted", number(wasted)),
                ("minors", number(minors)),
            ],
        ),
        Event::VacantTitleTaken { wizard, title } => {
            let (wizard, title) = (words.wizard(wizard), words.title(title));
            tr("vacant-taken", &[("wizard", (&wizard).into()), ("title", (&title).into())])
        }
        Event::Demoted { wizard, to, grey } => {
            let (wizard, to) = (words.wizard(wizard), words.magicians(to));
            tr(
                "demoted",
                &[("wizard", (&wizard).into()), ("place", (&to).into()), ("grey", number(grey))],
            )
        }
        Event::NoGreyTokenLeft(wizard) => {
            let wizard = words.wizard(wizard);
            tr("no-grey-left", &[("wizard", (&wizard).into())])
        }
        Event::GreyPaid { seat, dice, tokens } => {
            let dice = words.dice(dice);
            tr(
                "grey-paid",
                &[("name", name(seat).into()), ("dice", (&dice).into()), ("count", number(tokens))],
            )
        }
        Event::GreyRemoved(wizard) => {
            let wizard = words.wizard_at(wizard);
            tr("grey-removed", &[("wizard", (&wizard).into())])
        }
        Event::Scored { seat, points, total } => tr(
            "scored",
            &[
                ("name", name(seat).into()),
                ("points", number(points)),
                ("total", number(i64::from(total))),
            ],
        ),
        Event::BonusScored { seat, points, total } => tr(
            "bonus",
            &[
                ("name", name(seat).into()),
                ("points", number(points)),
                ("total", number(i64::from(total))),
            ],
        ),
        Event::GameEnded(ending) => match ending {
            Ending::LastRound => tr("end-last-round", &[]),
            Ending::SecondHighDruid(seat) => tr("end-high-druid", &[("name", name(seat).into())]),
            Ending::SecondVacancy => tr("end-vacancy", &[]),
        },
    }
}

/// "Phase 5: competition".
pub fn phase_name(phase: Phase, words: &Words) -> String {
    let at = phase as u8 + 1;
    words.tr_args("phase", &[("number", number(at))])
}

/// What a plan does, as a phrase without a subject.
pub fn plan(actions: &[Action], words: &TableWords) -> String {
    let mut phrases: Vec<String> = Vec::new();
    for on in SpellBox::ALL {
        let dice = actions.iter().filter_map(|action| match *action {
            Action::Place { pips, on: to } if to == on => Some(pips),
            _ => None,
        });
        let dice = words.dice(dice.collect());
        if !dice.is_empty() {
            let on = words.spell_box(on);
            let args = [("dice", (&dice).into()), ("box", (&on).into())];
            phrases.push(words.tr_args("plan-place", &args));
        }
    }
    phrases.extend(actions.iter().filter_map(|&action| step(action, words)));
    let last = phrases.pop().unwrap_or_default();
    if phrases.is_empty() {
        return last;
    }
    let first = phrases.join(", ");
    words.tr_args("plan-and", &[("first", (&first).into()), ("last", (&last).into())])
}

/// One step of a plan; none for dice, which share a sentence.
fn step(action: Action, words: &TableWords) -> Option<String> {
    let tr = |key: &str, args: &[_]| Some(words.tr_args(&format!("plan-{key}"), args));
    match action {
        Action::Place { .. } => None,
        Action::PayRetreat { from_reserve } => {
            tr("pay-retreat", &[("source", if from_reserve { "reserve" } else { "box" }.into())])
        }
        Action::SettleRetreat(to) => {
            let to = words.magicians(to);
            tr("settle", &[("place", (&to).into())])
        }
        Action::Roll => tr("roll", &[]),
        Action::KeepRest => tr("keep-rest", &[]),
        Action::Accept => tr("accept", &[]),
        Action::Reroll => tr("reroll", &[]),
        Action::Recover(dice) => {
            let (count, dice) = (dice.len(), words.dice(dice));
            tr("recover", &[("count", number(count)), ("dice", (&dice).into())])
        }
        Action::Support { spell, wizard } => {
            let seat = words.view.acting;
            let (spell, wizard) = (words.spell(spell), words.beside(wizard, seat));
            tr("support", &[("spell", (&spell).into()), ("wizard", (&wizard).into())])
        }
        Action::Pass => tr("pass", &[]),
        Action::TakeTitle { wizard, title } => {
            let (wizard, title) = (words.wizard(wizard), words.title(title));
            tr("take-title", &[("wizard", (&wizard).into()), ("title", (&title).into())])
        }
        Action::Demote { wizard, to } => {
            let (wizard, to) = (words.wizard(wizard), words.magicians(to));
            tr("demote", &[("wizard", (&wizard).into()), ("place", (&to).into())])
        }
        Action::Cleanse(dice) => {
            let (count, dice) = (dice.len(), words.dice(dice));
            tr("cleanse", &[("count", number(count)), ("dice", (&dice).into())])
        }
        Action::RemoveGrey(wizard) => {
            let wizard = words.wizard_at(wizard);
            tr("remove-grey", &[("wizard", (&wizard).into())])
        }
        Action::TakeBack(dice) => {
            let (count, dice) = (dice.len(), words.dice(dice));
            tr("take-back", &[("count", number(count)), ("dice", (&dice).into())])
        }
    }
}

/// Why the rules refuse an action.
pub fn reason(reason: Reason, text: &Text) -> String {
    let id = match reason {
        Reason::NotAskedNow => "not-asked-now",
        Reason::NoSuchDie => "no-such-die",
        Reason::NoMinorSpell => "no-minor-spell",
        Reason::NoSuchPlace => "no-such-place",
        Reason::TooFewPips => "too-few-pips",
        Reason::NotACandidate => "not-a-candidate",
        Reason::NotYourContest => "not-your-contest",
        Reason::SecondSpellDue => "second-spell-due",
        Reason::NotYourWizard => "not-your-wizard",
        Reason::NotYetServed => "not-yet-served",
        Reason::NotHighestVacant => "not-highest-vacant",
        Reason::NoGreyToken => "no-grey-token",
    };
    text.tr_args("elfenwizards-reason", &[("reason", id.into())])
}
