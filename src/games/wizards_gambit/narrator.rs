//! Prompts, log entries and possible actions as sentences.

use conclave_i18n::capital;
use conclave_rules::games::wizards_gambit::effect::Step;
use conclave_rules::games::wizards_gambit::state::{Decision, GambitPlace};
use conclave_rules::games::wizards_gambit::{
    Action, Ending, Event, GambitUse, LeaveReason, Reason,
};
use conclave_rules::table::Seat;
use conclave_session::wording::wizards_gambit as wording;

use super::words::{TableWords, numeral};
use crate::text::Text;

/// What is expected of whom.
pub fn prompt(words: &TableWords) -> String {
    let table = words.table();
    if table.decision == Decision::Nothing {
        return words.tr("prompt-over");
    }
    let seat = table.acting;
    let what = match table.decision {
        Decision::Play => {
            let turn = &table.turn;
            let left = table.ingredients_left() > 0;
            let incantation = table.incantations_left() > 0 && !table.player(seat).bound;
            words.tr(match (turn.played, left || turn.hand_freed, incantation) {
                (false, ..) if incantation => "prompt-play",
                (false, ..) => "prompt-ingredient",
                (true, true, _) => "prompt-more",
                (true, _, true) => "prompt-incantation",
                (true, ..) => "prompt-draw",
            })
        }
        Decision::Claim => words.tr("prompt-claim"),
        Decision::Discard => words.count("prompt-discard", table.hand_limit(seat)),
        Decision::Step | Decision::Nothing => step(words),
    };
    words.tr_args("prompt-name", &[("name", words.name(seat).into()), ("what", (&what).into())])
}

/// What the present step of a card asks for.
fn step(words: &TableWords) -> String {
    let table = words.table();
    let (Some(effect), Some(step)) = (table.effect(), table.step()) else {
        return String::new();
    };
    let what = match step {
        Step::May => words.tr("prompt-may"),
        Step::Discard(..) => words.count("prompt-discard-some", effect.left),
        step => wording::step(step, &|key, args| words.page().tr_args(key, args)),
    };
    let card = words.source(effect.source);
    words.tr_args("prompt-card", &[("card", (&card).into()), ("what", (&what).into())])
}

/// A sentence of the log: the text's key and its arguments.
#[derive(Default)]
struct Sentence {
    key: &'static str,
    name: Option<Seat>,
    other: Option<Seat>,
    what: String,
    more: String,
    count: u8,
}

impl Sentence {
    fn of(key: &'static str, name: Seat) -> Sentence {
        Sentence { key, name: Some(name), ..Sentence::default() }
    }

    fn with(self, what: String) -> Sentence {
        Sentence { what, ..self }
    }

    fn and(self, more: String) -> Sentence {
        Sentence { more, ..self }
    }

    fn other(self, other: Seat) -> Sentence {
        Sentence { other: Some(other), ..self }
    }

    fn count(self, count: u8) -> Sentence {
        Sentence { count, ..self }
    }

    fn render(&self, kind: &str, words: &TableWords) -> String {
        let name = |seat: Option<Seat>| seat.map_or("", |seat| words.name(seat));
        words.tr_args(
            &[kind, self.key].concat(),
            &[
                ("name", name(self.name).into()),
                ("other", name(self.other).into()),
                ("what", (&self.what).into()),
                ("more", (&self.more).into()),
                ("count", self.count.into()),
            ],
        )
    }
}

/// The sentence for an event. `words` must be those of the table before it.
pub fn sentence(event: &Event, words: &TableWords) -> Option<String> {
    let sentence = match *event {
        Event::GambitDealt { seat, gambit } => {
            Sentence::of("gambit-dealt", seat).with(numeral(gambit).into())
        }
        Event::Drawn { seat, count, cards, .. } => {
            let key = if cards.is_empty() { "drew" } else { "drew-seen" };
            Sentence::of(key, seat).with(words.cards(cards)).count(count)
        }
        Event::Reshuffled => Sentence { key: "reshuffled", ..Sentence::default() },
        Event::SpellRevealed { spell, .. } => {
            Sentence { key: "revealed", what: words.spell(spell), ..Sentence::default() }
        }
        Event::TurnBegan { seat, round } => Sentence::of("turn", seat).count(round),
        Event::IngredientPlayed { seat, ingredient, on, .. } => Sentence::of("ingredient", seat)
            .with(words.ingredient(ingredient))
            .and(words.spell_at(on)),
        Event::IncantationPlayed { seat, incantation, .. } => {
            Sentence::of("incantation", seat).with(words.incantation(incantation))
        }
        Event::CapabilityUsed { seat, spell, .. } => {
            Sentence::of("capability", seat).with(words.spell(spell))
        }
        Event::CapabilityDeclined { seat, spell } => {
            Sentence::of("declined", seat).with(words.spell(spell))
        }
        Event::HandShown { seat, cards } => Sentence::of("shown", seat).with(words.cards(cards)),
        Event::HandOpened { seat, cards } => Sentence::of("opened", seat).with(words.cards(cards)),
        Event::HandClosed(seat) => Sentence::of("closed", seat),
        Event::GambitPlayed { seat, place: GambitPlace::Pool(slot), .. } => {
            Sentence::of("protect", seat).with(words.spell_at(slot))
        }
        Event::GambitPlayed { seat, place: GambitPlace::Book(of), .. } => {
            Sentence::of("negate", seat).other(of)
        }
        Event::GambitLeft { seat, why, .. } => Sentence::of(
            match why {
                LeaveReason::Released => "released",
                LeaveReason::Returned => "returned",
                LeaveReason::Destroyed => "destroyed",
                LeaveReason::Dispelled => "dispelled",
                LeaveReason::Stalled => "stalled",
            },
            seat,
        ),
        Event::GambitSpent { seat, .. } => Sentence::of("spent", seat),
        Event::SpellClaimed { seat, spell, points, .. } => {
            Sentence::of("claimed", seat).with(words.spell(spell)).count(points)
        }
        Event::Discarded { seat, card, random } => {
            let key = if random { "lost" } else { "discarded" };
            Sentence::of(key, seat).with(words.card(card))
        }
        Event::Passed { from, to, card, given, .. } => {
            let what = card.map_or_else(|| words.tr("a-card"), |card| words.card(card));
            let key = if given { "gave" } else { "took" };
            let (name, other) = if given { (from, to) } else { (to, from) };
            Sentence::of(key, name).other(other).with(what)
        }
        Event::HandLookedAt { by, of, cards } => {
            let key = if cards.is_empty() { "looked" } else { "looked-seen" };
            Sentence::of(key, by).other(of).with(words.cards(cards))
        }
        Event::IngredientMoved { seat, ingredient, from, to } => {
            let from_to = words.tr_args(
                "from-to",
                &[("from", (&words.spell_at(from)).into()), ("to", (&words.spell_at(to)).into())],
            );
            Sentence::of("moved", seat).with(words.ingredient(ingredient)).and(from_to)
        }
        Event::IngredientsSwapped { seat, one, other, .. } => {
            Sentence::of("swapped", seat).with(words.ingredient(one)).and(words.ingredient(other))
        }
        Event::IngredientTaken { seat, ingredient, from } => {
            Sentence::of("taken", seat).with(words.ingredient(ingredient)).and(words.spell_at(from))
        }
        Event::IngredientRemoved { seat, ingredient, from } => Sentence::of("removed", seat)
            .with(words.ingredient(ingredient))
            .and(words.spell_at(from)),
        Event::Recovered { seat, card } => Sentence::of("recovered", seat).with(words.card(card)),
        Event::SpellsLookedAt { seat, count, .. } => Sentence::of("scried", seat).count(count),
        Event::SpellReplaced { old, new, .. } => Sentence {
            key: "replaced",
            what: words.spell(old),
            more: words.spell(new),
            ..Sentence::default()
        },
        Event::Hushed(seat) => Sentence::of("hushed", seat),
        Event::Bound(seat) => Sentence::of("bound", seat),
        Event::MoreIngredients(count) => {
            Sentence::of("more-ingredients", words.table().turn.seat).count(count)
        }
        Event::MoreIncantations(count) => {
            Sentence::of("more-incantations", words.table().turn.seat).count(count)
        }
        Event::HandFreed(seat) => Sentence::of("freed", seat),
        Event::HandEmptied(seat) => Sentence::of("emptied", seat),
        Event::GameEnded(ending) => match ending {
            Ending::GrandSiegeMagus(seat) => Sentence::of("end-magus", seat),
            Ending::NoSpellLeft => Sentence { key: "end-no-spell", ..Sentence::default() },
            Ending::Dawn => Sentence { key: "end-dawn", ..Sentence::default() },
        },
        Event::GambitsShuffledIn(_)
        | Event::PhaseBegan(_)
        | Event::IncantationDone(_)
        | Event::SpellsShuffled
        | Event::TurnEnded { .. } => return None,
    };
    Some(capital(&sentence.render("log-", words)))
}

/// What an action does, as a phrase without a subject: "play Phoenix Ash beside
/// Bounty". It is in hints, and on the control that does it.
pub fn phrase(action: Action, words: &TableWords) -> String {
    let table = words.table();
    let key = |key| Sentence { key, ..Sentence::default() };
    let sentence = match action {
        Action::PlayIngredient { ingredient, on } => {
            key("ingredient").with(words.ingredient(ingredient)).and(words.spell_at(on))
        }
        Action::PlayIncantation(incantation) => {
            key("incantation").with(words.incantation(incantation))
        }
        Action::PlayGambit { as_, .. } => match as_ {
            GambitUse::Protect(slot) => key("protect").with(words.spell_at(slot)),
            GambitUse::Negate(seat) => key("negate").other(seat),
            GambitUse::Destroy(seat) => key("destroy").other(seat),
        },
        Action::Release => key("release"),
        Action::UseCapability => {
            let spell = table.awake(table.turn.seat);
            key("use").with(spell.map(|spell| words.spell(spell)).unwrap_or_default())
        }
        Action::ShowHand => key("show").count(table.draws(table.turn.seat, 2)),
        Action::Draw => key("draw").count(table.draws(table.turn.seat, 1)),
        Action::Accept => key("accept"),
        Action::Decline => match table.step() {
            Some(Step::DiscardUpTo(_)) => key("enough"),
            Some(Step::TakeIngredient) => key("nothing"),
            Some(Step::Scry(_)) => key("leave"),
            _ => key("decline"),
        },
        Action::Opponent(seat) => key("opponent").other(seat),
        Action::Card(card) => key(match table.step() {
            Some(Step::Give) => "give",
            Some(Step::TakeIngredient | Step::RecoverCard | Step::RecoverIngredient) => "take",
            _ => "discard",
        })
        .with(words.card(card)),
        Action::Pick { from, ingredient } => key(match table.step() {
            Some(Step::TakeFromPool) => "take-from",
            _ => "remove-from",
        })
        .with(words.ingredient(ingredient))
        .and(words.spell_at(from)),
        Action::Move { ingredient, to, .. } => {
            key("move").with(words.ingredient(ingredient)).and(words.spell_at(to))
        }
        Action::Swap { one, other, .. } => {
            key("swap").with(words.ingredient(one)).and(words.ingredient(other))
        }
        Action::Slot(slot) => key("replace").with(words.spell_at(slot)),
        Action::Replace { slot, with } => {
            key("replace-by").with(words.spell_at(slot)).and(words.spell(with))
        }
        Action::GambitOf(seat) => key("dispel").other(seat),
        Action::Claim(slot) => key("claim").with(words.spell_at(slot)),
    };
    sentence.render("do-", words)
}

/// What a plan does, as a phrase without a subject.
pub fn plan(actions: &[Action], words: &TableWords) -> String {
    let phrases: Vec<String> = actions.iter().map(|&action| phrase(action, words)).collect();
    phrases.join(", ")
}

/// Why the rules refuse an action.
pub fn reason(reason: Reason, text: &Text) -> String {
    let id = match reason {
        Reason::Protected => "protected",
        Reason::NotLacking => "not-lacking",
        Reason::GambitInPlay => "gambit-in-play",
        Reason::NoIngredientLeft => "no-ingredient-left",
        Reason::NoIncantationLeft => "no-incantation-left",
        Reason::Silenced => "silenced",
        Reason::NothingToDo => "nothing-to-do",
        Reason::SecondGambit => "second-gambit",
        Reason::OccupiedByGambit => "occupied",
        Reason::EmptyBook => "empty-book",
        Reason::JustPlayed => "just-played",
        Reason::UsedThisTurn => "used",
        Reason::CanPlayIngredient => "can-play",
        Reason::IngredientDue => "ingredient-due",
        Reason::Compulsory => "compulsory",
        Reason::NotAskedNow
        | Reason::NoSuchCard
        | Reason::NoSpellThere
        | Reason::NotThatSeat
        | Reason::NoGambitInPlay
        | Reason::NoCapability
        | Reason::NotComplete => "not-now",
    };
    text.tr_args("wizards-gambit-reason", &[("reason", id.into())])
}
