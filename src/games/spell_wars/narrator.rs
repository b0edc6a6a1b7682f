//! Prompts and log entries as sentences, always with names.

use conclave_rules::games::spell_wars::cards::{Card, Cards};
use conclave_rules::games::spell_wars::pending::{Part, Script};
use conclave_rules::games::spell_wars::public_state::Phase;
use conclave_rules::games::spell_wars::{Action, BloodFor, Event, Reason, RollFor};
use conclave_rules::table::Seat;
use conclave_session::wording::spell_wars::{FaceLine, Mark, Section};

use super::Text;
use super::pieces::{each, sum};
use super::question::phrases;
use super::scores::match_winner;
use super::words::{TableWords, Words};

/// What is expected of whom.
pub fn prompt(words: &TableWords) -> String {
    let view = &words.view;
    if let Some(ask) = view.pending.ask {
        let what = phrases::question(words, ask);
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

/// The values of a sentence.
#[derive(Default)]
struct Sentence {
    name: Option<Seat>,
    other: Option<Seat>,
    what: String,
    more: String,
    n: u8,
}

// Each adds its values, and returns the sentence's key.
impl Sentence {
    fn named(&mut self, key: &'static str, name: Seat) -> &'static str {
        self.name = Some(name);
        key
    }

    fn with(&mut self, key: &'static str, name: Seat, what: String) -> &'static str {
        self.what = what;
        self.named(key, name)
    }

    fn num(&mut self, key: &'static str, name: Seat, n: u8) -> &'static str {
        self.n = n;
        self.named(key, name)
    }

    fn to(&mut self, key: &'static str, name: Seat, other: Seat) -> &'static str {
        self.other = Some(other);
        self.named(key, name)
    }
}

/// The sentence for an event. `words` speak of the table before it.
pub fn sentence(event: &Event, words: &TableWords) -> Option<String> {
    let table = &words.view.table;
    let mut s = Sentence::default();
    let found = |s: &mut Sentence, key, name, found: Cards, others: Cards| {
        s.n = found.len();
        s.more = words.cards(others);
        s.with(key, name, words.cards(found))
    };
    let key = match *event {
        Event::RoundBegan(n) => {
            s.n = n;
            "round"
        }
        Event::TurnBegan(n) => {
            s.n = n as u8;
            "turn"
        }
        Event::Drew { seat, count: n, cards } => {
            s.what = words.cards(cards);
            s.num("drew", seat, n)
        }
        Event::DeckShuffled => "shuffled",
        Event::Ready(seat) => s.named("ready", seat),
        Event::SpellsSealed(_) => "sealed",
        Event::InitiativeShown { seat, initiative } => s.num("initiative", seat, initiative),
        Event::TieRolled { seat, die, .. } => s.num("tie", seat, die),
        Event::TieBought(seat) => s.named("tie-bought", seat),
        Event::SpellRevealed { seat, placed } => {
            let name = words.spell_name(seat, placed.into_iter().flatten().collect());
            if name.is_empty() {
                s.named("casts-nothing", seat)
            } else {
                s.with("casts", seat, name)
            }
        }
        Event::WildReplaced { seat, found: cards, others, .. } => {
            found(&mut s, "wild", seat, cards, others)
        }
        Event::Summoned { seat, found: cards, others } => {
            found(&mut s, "summoned", seat, cards, others)
        }
        Event::Adopted { seat, found: cards, others } => {
            found(&mut s, "adopted", seat, cards, others)
        }
        Event::Boosted { seat, found: cards, .. } => {
            found(&mut s, "boosted", seat, cards, Cards::NONE)
        }
        Event::Joined { seat, from, card } => {
            s.what = words.card(card);
            s.to("joined", seat, from)
        }
        Event::Resolving { seat, card } => s.with("resolving", seat, words.card(card)),
        Event::Triggered { seat, script } => match script {
            Script::Reaction(card) => s.with("reaction", seat, words.card(card)),
            Script::Immediate(_) => return None,
            Script::NextRound(card) => {
                s.more = face_text(words, script, |line| line.section == Section::NextRound);
                s.with("triggered", seat, words.dead(card))
            }
            _ => {
                let section = Section::of(script, Part::Text);
                s.more = face_text(words, script, |line| line.section == section);
                s.with("triggered", seat, script.treasure().map(|of| words.treasure(of))?)
            }
        },
        Event::Paid { seat, blood } => s.num("paid", seat, blood),
        Event::TreasureUsed { seat, treasure } => s.with("used", seat, words.treasure(treasure)),
        Event::Targeted { seat, target } => s.to("targets", seat, target),
        Event::OptionTaken { seat, script, option } => {
            s.more = face_text(words, script, |line| match line.mark {
                Mark::Option(of) => option > 1 || of == option,
                _ => false,
            });
            s.named("option", seat)
        }
        Event::TypeNamed { seat, slot } => s.with("type", seat, words.slot(slot)),
        Event::SidesChosen { seat, swapped } => s.num("sides", seat, u8::from(swapped)),
        Event::Deflected { from, to: other } => s.to("deflected", from, other),
        Event::Rolled { seat, ref dice, why } => {
            s.what = each(dice);
            let key = match why {
                RollFor::Power { card, dealt: false, .. } => {
                    s.what = sum(dice);
                    s.more = words.card(card);
                    "rolled-power"
                }
                RollFor::Opponent => "rolled-opponent",
                _ => "rolled",
            };
            s.named(key, seat)
        }
        Event::Rerolled { seat, die, .. } => s.num("rerolled", seat, die),
        Event::TierReached { seat, card, tier, target } => {
            let lines = words.face(card);
            let line = lines.into_iter().find(|line| line.section == Section::Tier(tier))?;
            s.more = words.tr_args(
                "labelled",
                &[("label", (&line.label).into()), ("text", (&line.text).into())],
            );
            let missed = target.is_none() && needs_target(card);
            s.with(if missed { "tier-missed" } else { "tier" }, seat, words.card(card))
        }
        Event::TowerHelped { seat, script } => {
            s.more = face_text(words, script, |line| line.mark == Mark::Tower);
            s.named("tower-helped", seat)
        }
        Event::TreasureHelped { seat, treasure } => {
            let script = Script::Use(treasure);
            s.more = face_text(words, script, |line| line.section == Section::Lasting);
            s.with("helped", seat, words.treasure(treasure))
        }
        Event::DieChosen { seat, die } => s.num("die", seat, die),
        Event::DiceDealt { seat, to } => {
            let names: Vec<&str> = to.iter().map(|seat| words.name(seat)).collect();
            s.with("dealt", seat, names.join(", "))
        }
        Event::Blocked { seat, card, damage } => {
            s.n = damage;
            s.with("blocked", seat, words.card(card))
        }
        Event::Damaged { seat, by, damage, .. } => {
            let life = table.player(seat).life;
            s.n = damage;
            s.what = life.to_string();
            s.to(if damage < life { "damaged" } else { "deadly" }, seat, by)
        }
        Event::Healed { seat, life } => s.num("healed", seat, life),
        Event::BloodGained { seat, blood, why } => {
            let key = match why {
                BloodFor::Card => "blood",
                BloodFor::Kill => "blood-kill",
                BloodFor::Tower => "blood-tower",
            };
            s.num(key, seat, blood)
        }
        Event::BloodLost { seat, blood } => s.num("blood-lost", seat, blood),
        Event::BloodMoved { from, to: other, blood } => {
            s.n = blood;
            s.to("blood-moved", from, other)
        }
        Event::TowerTaken { seat, from } => match from {
            Some(from) => s.to("tower-from", seat, from),
            None => s.named("tower", seat),
        },
        Event::TreasureGained { seat, treasure } => {
            s.with("treasure", seat, words.treasure(treasure))
        }
        Event::TreasureSetAside { seat, treasure } => {
            s.with("set-aside", seat, words.treasure(treasure))
        }
        Event::TreasureTakenUp { seat, treasure } => {
            s.with("taken-up", seat, words.treasure(treasure))
        }
        Event::TreasureDiscarded { seat, treasure } => {
            s.with("treasure-lost", seat, words.treasure(treasure))
        }
        Event::TreasureMoved { from, to: other, treasure } => {
            s.what = words.treasure(treasure);
            s.to("treasure-moved", from, other)
        }
        Event::TreasuresSwapped { seat, given, with, got } => {
            s.what = words.treasure(given);
            s.more = words.treasure(got);
            s.to("swapped", seat, with)
        }
        Event::NoTreasureLeft(seat) => s.named("no-treasure", seat),
        Event::HandDiscarded { seat, cards } => s.with("discarded", seat, words.cards(cards)),
        Event::HandPassed { from, to: other, count, cards } => {
            s.n = count;
            s.what = words.cards(cards);
            s.to("passed", from, other)
        }
        Event::Demanded { seat, of, glyph, able } => {
            s.what = words.glyph(glyph);
            s.n = u8::from(able);
            s.to("demanded", seat, of)
        }
        Event::GaveNothing(seat) => s.named("gave-nothing", seat),
        Event::HandShown { seat, cards } => s.with("shown", seat, words.cards(cards)),
        Event::CreatureKilled { seat, card } => s.with("creature-killed", seat, words.card(card)),
        Event::Kept { seat, card } => s.with("kept", seat, words.card(card)),
        Event::DiceAdded { seat, dice } => s.num("dice-added", seat, dice),
        Event::Revived { seat, card, life } => {
            s.n = life;
            s.with("revived", seat, words.card(card))
        }
        Event::Substituted { seat, card, .. } => s.with("substituted", seat, words.card(card)),
        Event::Died { seat, by, .. } if seat == by => s.named("suicide", seat),
        Event::Died { seat, by, .. } => s.to("died", seat, by),
        Event::ProphecyFulfilled(seat) => s.named("prophecy", seat),
        Event::DeadDrawn { seat, card } => s.with("dead", seat, words.dead(card)),
        Event::Posted { seat, treasure, blood } => {
            s.n = blood;
            s.with("posted", seat, words.treasure(treasure))
        }
        Event::BountyClaimed(seat) => s.named("bounty", seat),
        Event::Foretold { seat, named, .. } => s.to("foretold", seat, named),
        Event::Tucked { seat, card } => s.with("tucked", seat, words.card(card)),
        Event::SpellBoosted { seat, cards } => s.num("boost", seat, cards),
        Event::DrawReduced { seat, cards } => s.num("fewer", seat, cards),
        Event::RoundWon(seat) => s.named(if table.quick { "survived" } else { "token" }, seat),
        Event::PointScored(seat) => s.named("point", seat),
        Event::MatchEnded => match match_winner(table) {
            Some(seat) => s.named("match-won", seat),
            None => "match-ended",
        },
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
    let same = s.name == s.other;
    Some(words.tr_args(
        &format!("log-{key}"),
        &[
            ("name", name(s.name).into()),
            ("other", name(s.other).into()),
            ("same", if same { "yes" } else { "no" }.into()),
            ("what", (&s.what).into()),
            ("is", if s.what.is_empty() { "hidden" } else { "seen" }.into()),
            ("more", (&s.more).into()),
            ("n", s.n.into()),
        ],
    ))
}

/// What the lines of a script's card say that are `meant`, in one text; all of them where
/// none is meant.
fn face_text(words: &Words, script: Script, meant: impl Fn(&FaceLine) -> bool) -> String {
    let lines = words.face_of(script);
    let any = lines.iter().any(&meant);
    let lines = lines.iter().filter(|&line| !any || meant(line));
    lines.map(|line| line.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// Whether a Creature's roll is for nothing without a target.
pub fn needs_target(card: Card) -> bool {
    card.component().is_some_and(|component| component.target.is_some())
}

/// What a plan does, as a phrase without a subject.
pub fn plan(actions: &[Action], words: &TableWords) -> String {
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
    actions.first().map(|&action| phrases::answer(words, ask, action).label).unwrap_or_default()
}

/// Why the rules refuse an action.
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
    text.tr_args("spell-wars-reason", &[("reason", reason.into())])
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;
    use conclave_rules::games::spell_wars::{Options, SpellWars};
    use conclave_rules::table::{Play, Rules, Seed, Setup, Viewer};
    use conclave_session::Controller;

    use super::*;
    use crate::games::PlayerInfo;
    use crate::testing::text;

    /// The sentence for an event of Ann's against Bob.
    fn told(locale: Locale, event: &Event) -> String {
        let setup = Setup { seats: 2, options: Options::default() };
        let play = Play::<SpellWars>::begin(setup, Seed(1)).expect("a match");
        let view = SpellWars::view(play.state(), Viewer::Spectator);
        let players = ["Ann", "Bob"].map(|name| PlayerInfo {
            name: name.into(),
            guild: "red",
            controller: Controller::Person,
        });
        let words = TableWords::new(&text(locale), &players.into(), &view.into());
        sentence(event, &words).expect("a sentence")
    }

    #[test]
    fn the_sentence_of_an_option_says_what_it_does() {
        let words = Words::new(&text(Locale::English));
        let with_options = Card::all()
            .find(|&card| words.face(card).iter().any(|line| line.mark == Mark::Option(1)));
        let script = Script::Component(with_options.expect("a card with options"));
        let told =
            |option| told(Locale::English, &Event::OptionTaken { seat: Seat(0), script, option });
        let option = |of| face_text(&words, script, |line| line.mark == Mark::Option(of));
        assert_eq!(told(1), format!("Ann chooses: {}", option(1)));
        assert_eq!(told(2), format!("Ann chooses: {} {}", option(0), option(1)));
    }

    #[test]
    fn the_sentence_of_a_roll_says_when_it_has_no_target() {
        let card = Card::named("jelly-cube").expect("a card");
        let event = |target| Event::TierReached { seat: Seat(0), card, tier: 0, target };
        for (locale, missed) in [(Locale::English, "no target"), (Locale::French, "pas de cible")] {
            assert!(told(locale, &event(None)).contains(missed));
            assert!(!told(locale, &event(Some(Seat(1)))).contains(missed));
        }
    }

    #[test]
    fn treasures_say_what_they_do() {
        use conclave_rules::games::spell_wars::cards::Treasures;
        for treasure in Treasures::ALL.iter() {
            for script in [Script::Gain(treasure), Script::GoStart(treasure)] {
                let told = told(Locale::English, &Event::Triggered { seat: Seat(0), script });
                assert!(!told.ends_with(": "), "{told}");
            }
            let told = told(Locale::English, &Event::TreasureHelped { seat: Seat(0), treasure });
            assert!(!told.ends_with(": "), "{told}");
        }
    }
}
