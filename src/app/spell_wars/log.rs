//! What happened, in sentences; how long it takes to see it, and what is heard.

use conclave::spell_wars::cards::Cards;
use conclave::spell_wars::face::{self, Section};
use conclave::spell_wars::pending::Script;
use conclave::spell_wars::{BloodFor, Dice, Event, Reason, RollFor};
use conclave::table::Seat;

use super::words::Words;
use super::{Sound, Text};

/// The values of a sentence.
#[derive(Default)]
struct Say {
    key: &'static str,
    name: Option<Seat>,
    other: Option<Seat>,
    what: String,
    more: String,
    n: u8,
}

/// The sentence for an event. `words` speak of the table before it.
pub fn sentence(event: &Event, words: Words) -> Option<String> {
    let table = &words.view.table;
    let say = |key, name| Say { key, name: Some(name), ..Say::default() };
    let with = |key, name, what| Say { key, name: Some(name), what, ..Say::default() };
    let num = |key, name, n| Say { key, name: Some(name), n, ..Say::default() };
    let to = |key, name, other| Say { key, name: Some(name), other: Some(other), ..Say::default() };
    let found = |key, name, found: Cards, others: Cards| Say {
        what: words.cards(found),
        more: words.cards(others),
        n: found.len(),
        ..say(key, name)
    };
    let sentence = match *event {
        Event::RoundBegan(n) => Say { key: "round", n, ..Say::default() },
        Event::TurnBegan(n) => Say { key: "turn", n: n as u8, ..Say::default() },
        Event::Drew { seat, count: n, cards } => {
            Say { what: words.cards(cards), ..num("drew", seat, n) }
        }
        Event::DeckShuffled => Say { key: "shuffled", ..Say::default() },
        Event::Ready(seat) => say("ready", seat),
        Event::SpellsSealed(_) => Say { key: "sealed", ..Say::default() },
        Event::InitiativeShown { seat, initiative } => num("initiative", seat, initiative),
        Event::TieRolled { seat, die, .. } => num("tie", seat, die),
        Event::TieBought(seat) => say("tie-bought", seat),
        Event::SpellRevealed { seat, placed } => {
            let name = words.spell_name(seat, placed.into_iter().flatten().collect());
            if name.is_empty() { say("casts-nothing", seat) } else { with("casts", seat, name) }
        }
        Event::WildReplaced { seat, found: cards, others, .. } => {
            found("wild", seat, cards, others)
        }
        Event::Summoned { seat, found: cards, others } => found("summoned", seat, cards, others),
        Event::Adopted { seat, found: cards, others } => found("adopted", seat, cards, others),
        Event::Boosted { seat, found: cards, .. } => found("boosted", seat, cards, Cards::NONE),
        Event::Joined { seat, from, card } => {
            Say { what: words.card(card), ..to("joined", seat, from) }
        }
        Event::Resolving { seat, card } => with("resolving", seat, words.card(card)),
        Event::Triggered { seat, script } => match script {
            Script::Reaction(card) => with("reaction", seat, words.card(card)),
            Script::Immediate(_) => return None,
            Script::NextRound(card) => with("triggered", seat, words.dead(card)),
            _ => with("triggered", seat, script.treasure().map(|of| words.treasure(of))?),
        },
        Event::Paid { seat, blood } => num("paid", seat, blood),
        Event::TreasureUsed { seat, treasure } => with("used", seat, words.treasure(treasure)),
        Event::Targeted { seat, target } => to("targets", seat, target),
        Event::OptionTaken { seat, option } => num("option", seat, option),
        Event::TypeNamed { seat, slot } => with("type", seat, words.slot(slot)),
        Event::SidesChosen { seat, swapped } => num("sides", seat, u8::from(swapped)),
        Event::Deflected { from, to: other } => to("deflected", from, other),
        Event::Rolled { seat, ref dice, why } => {
            let total = dice.iter().sum();
            let key = match why {
                RollFor::Power { .. } => "rolled-power",
                RollFor::Opponent => "rolled-opponent",
                _ => "rolled",
            };
            let more = match why {
                RollFor::Power { card, .. } => words.card(card),
                _ => String::new(),
            };
            Say { what: pips(dice), more, ..num(key, seat, total) }
        }
        Event::Rerolled { seat, die, .. } => num("rerolled", seat, die),
        Event::TierReached { seat, card, tier } => {
            let lines = words.face(card);
            let line = lines.into_iter().find(|line| line.section == Section::Tier(tier))?;
            Say {
                more: format!("{}: {}", line.label, line.text),
                ..with("tier", seat, words.card(card))
            }
        }
        Event::TowerHelped { seat, .. } => say("tower-helped", seat),
        Event::TreasureHelped { seat, treasure } => with("helped", seat, words.treasure(treasure)),
        Event::DieChosen { seat, die } => num("die", seat, die),
        Event::DiceDealt { seat, to } => {
            let names: Vec<&str> = to.iter().map(|seat| words.name(seat)).collect();
            with("dealt", seat, names.join(", "))
        }
        Event::Blocked { seat, card, damage } => {
            Say { n: damage, ..with("blocked", seat, words.card(card)) }
        }
        Event::Damaged { seat, by, life } => Say { n: life, ..to("damaged", seat, by) },
        Event::Healed { seat, life } => num("healed", seat, life),
        Event::BloodGained { seat, blood, why } => {
            let key = match why {
                BloodFor::Card => "blood",
                BloodFor::Kill => "blood-kill",
                BloodFor::Tower => "blood-tower",
            };
            num(key, seat, blood)
        }
        Event::BloodLost { seat, blood } => num("blood-lost", seat, blood),
        Event::BloodMoved { from, to: other, blood } => {
            Say { n: blood, ..to("blood-moved", from, other) }
        }
        Event::TowerTaken { seat, from } => match from {
            Some(from) => to("tower-from", seat, from),
            None => say("tower", seat),
        },
        Event::TreasureGained { seat, treasure } => {
            with("treasure", seat, words.treasure(treasure))
        }
        Event::TreasureSetAside { seat, treasure } => {
            with("set-aside", seat, words.treasure(treasure))
        }
        Event::TreasureTakenUp { seat, treasure } => {
            with("taken-up", seat, words.treasure(treasure))
        }
        Event::TreasureDiscarded { seat, treasure } => {
            with("treasure-lost", seat, words.treasure(treasure))
        }
        Event::TreasureMoved { from, to: other, treasure } => {
            Say { what: words.treasure(treasure), ..to("treasure-moved", from, other) }
        }
        Event::TreasuresSwapped { seat, given, with, got } => Say {
            what: words.treasure(given),
            more: words.treasure(got),
            ..to("swapped", seat, with)
        },
        Event::NoTreasureLeft(seat) => say("no-treasure", seat),
        Event::HandDiscarded { seat, cards } => with("discarded", seat, words.cards(cards)),
        Event::HandPassed { from, to: other, count, cards } => {
            Say { n: count, what: words.cards(cards), ..to("passed", from, other) }
        }
        Event::Demanded { seat, of, glyph, able } => Say {
            what: face::glyph(glyph, words.text.catalog()),
            n: u8::from(able),
            ..to("demanded", seat, of)
        },
        Event::GaveNothing(seat) => say("gave-nothing", seat),
        Event::HandShown { seat, cards } => with("shown", seat, words.cards(cards)),
        Event::CreatureKilled { seat, card } => with("creature-killed", seat, words.card(card)),
        Event::Kept { seat, card } => with("kept", seat, words.card(card)),
        Event::DiceAdded { seat, dice } => num("dice-added", seat, dice),
        Event::Revived { seat, card, life } => {
            Say { n: life, ..with("revived", seat, words.card(card)) }
        }
        Event::Substituted { seat, card, .. } => with("substituted", seat, words.card(card)),
        Event::Died { seat, by, .. } if seat == by => say("suicide", seat),
        Event::Died { seat, by, .. } => to("died", seat, by),
        Event::ProphecyFulfilled(seat) => say("prophecy", seat),
        Event::DeadDrawn { seat, card } => with("dead", seat, words.dead(card)),
        Event::Posted { seat, treasure, blood } => {
            Say { n: blood, ..with("posted", seat, words.treasure(treasure)) }
        }
        Event::BountyClaimed(seat) => say("bounty", seat),
        Event::Foretold { seat, named, .. } => to("foretold", seat, named),
        Event::Tucked { seat, card } => with("tucked", seat, words.card(card)),
        Event::SpellBoosted { seat, cards } => num("boost", seat, cards),
        Event::DrawReduced { seat, cards } => num("fewer", seat, cards),
        Event::RoundWon(seat) => say(if table.quick { "survived" } else { "token" }, seat),
        Event::PointScored(seat) => say("point", seat),
        Event::MatchEnded => Say { key: "match-ended", ..Say::default() },
        Event::TreasuresShuffled
        | Event::DeadShuffled
        | Event::Placed { .. }
        | Event::GoBegan(_)
        | Event::ProphecyVoid
        | Event::Cleared { .. }
        | Event::DeadUsed { .. }
        | Event::GoEnded(_)
        | Event::TurnEnded => return None,
    };
    let name = |seat: Option<Seat>| seat.map_or("", |seat| words.name(seat));
    let same = sentence.name == sentence.other;
    Some(words.tell(
        &["log-", sentence.key].concat(),
        &[
            ("name", name(sentence.name).into()),
            ("other", name(sentence.other).into()),
            ("same", if same { "yes" } else { "no" }.into()),
            ("what", (&sentence.what).into()),
            ("is", if sentence.what.is_empty() { "hidden" } else { "seen" }.into()),
            ("more", (&sentence.more).into()),
            ("n", sentence.n.into()),
        ],
    ))
}

/// Dice as they lie: "4 + 6".
pub fn pips(dice: &Dice) -> String {
    let pips: Vec<String> = dice.iter().map(u8::to_string).collect();
    pips.join(" + ")
}

/// How long an event wants to be looked at, in milliseconds.
pub fn pace(event: &Event) -> u32 {
    match event {
        Event::SpellRevealed { .. } => 2200,
        Event::Rolled { .. } | Event::Died { .. } | Event::RoundWon(_) => 1500,
        Event::TierReached { .. }
        | Event::WildReplaced { .. }
        | Event::Summoned { .. }
        | Event::Adopted { .. }
        | Event::Boosted { .. }
        | Event::HandShown { .. }
        | Event::DeadDrawn { .. }
        | Event::TreasureGained { .. }
        | Event::Triggered { .. }
        | Event::Blocked { .. }
        | Event::Revived { .. }
        | Event::Substituted { .. }
        | Event::SpellsSealed(_) => 1200,
        Event::Resolving { .. }
        | Event::Damaged { .. }
        | Event::Targeted { .. }
        | Event::Deflected { .. }
        | Event::Rerolled { .. }
        | Event::TieRolled { .. }
        | Event::TowerTaken { .. }
        | Event::TowerHelped { .. }
        | Event::OptionTaken { .. }
        | Event::Kept { .. }
        | Event::Paid { .. }
        | Event::RoundBegan(_) => 900,
        Event::GoBegan(_)
        | Event::GoEnded(_)
        | Event::Healed { .. }
        | Event::BloodGained { .. }
        | Event::BloodLost { .. }
        | Event::BloodMoved { .. }
        | Event::TreasureUsed { .. }
        | Event::TreasureHelped { .. }
        | Event::TreasureMoved { .. }
        | Event::TreasureDiscarded { .. }
        | Event::TreasuresSwapped { .. }
        | Event::Joined { .. }
        | Event::CreatureKilled { .. }
        | Event::InitiativeShown { .. } => 600,
        _ => 0,
    }
}

/// What is heard.
pub fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Rolled { .. } | Event::Rerolled { .. } => Some(Sound::Roll),
        Event::Ready(_) | Event::SpellRevealed { .. } | Event::Kept { .. } => Some(Sound::Place),
        Event::TreasureGained { .. } | Event::RoundWon(_) | Event::Healed { .. } => {
            Some(Sound::Award)
        }
        Event::Damaged { .. } | Event::Died { .. } => Some(Sound::Lose),
        _ => None,
    }
}

/// Why not.
pub fn reason(reason: Reason, text: &Text) -> String {
    let reason = match reason {
        Reason::NotAskedNow => "not-asked",
        Reason::NotInHand => "not-in-hand",
        Reason::OtherSlot => "other-slot",
        Reason::SlotTaken => "slot-taken",
        Reason::EmptySpell => "empty",
        Reason::Compulsory => "compulsory",
        Reason::OtherPrice => "price",
        Reason::NotATarget => "target",
        Reason::NoSuchOption => "option",
        Reason::NotThatCard => "card",
        Reason::NotThatTreasure => "treasure",
        Reason::NoSuchDie => "die",
    };
    text.tell("spell-wars-reason", &[("reason", reason.into())])
}
