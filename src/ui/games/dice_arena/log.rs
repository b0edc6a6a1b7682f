//! What is expected and what happened, in sentences; and how long it takes to see
//! it.

use conclave::games::dice_arena::state::{Decision, Direction, Throw};
use conclave::games::dice_arena::{
    Action, Aim, Dice, Event, Face, Intent, Landed, Loss, Reason, Tournament,
};

use super::physics::Physics;
use super::words::{Words, force_id, number};
use crate::games::Sound;
use crate::text::Text;

/// What is expected of whom.
pub fn prompt(words: Words) -> String {
    let table = &words.view.table;
    let (id, count) = match table.decision {
        Decision::Throw if table.throw == Throw::Lashlabask => ("lashlabask", 1),
        Decision::Throw if table.disarmed => {
            ("disarmed", words.view.reserves[table.acting.index()].unwrap_or_default())
        }
        Decision::Throw => ("throw", 1),
        Decision::ThrowOrStop => ("again", 1),
        Decision::Take => ("take", 1),
        Decision::Stack => ("stack", table.arena.tower.height() + 1),
        Decision::World => return words.tr("prompt-air"),
        Decision::Nothing => return words.tr("prompt-over"),
    };
    let what = words.tr_args("prompt", &[("decision", id.into()), ("count", number(count))]);
    let name = words.name(table.acting);
    words.tr_args("prompt-name", &[("name", name.into()), ("what", (&what).into())])
}

/// The sentence for an event. `words` speak of the table before it.
pub fn sentence(event: &Event, words: Words) -> Option<String> {
    let tell = |key: &str, args: &[_]| {
        let mut whole = String::from("log-");
        whole.push_str(key);
        Some(words.tr_args(&whole, args))
    };
    let named = |key: &str, seat| tell(key, &[("name", words.name(seat).into())]);
    let table = &words.view.table;
    match *event {
        Event::GameBegan { game, first, dice, .. } => {
            let single = table.options.tournament == Tournament::No;
            let name = words.name(first);
            let game = number(if single { 0 } else { game });
            tell("game", &[("game", game), ("name", name.into()), ("count", number(dice))])
        }
        Event::OpeningThrown(_) => tell("opening", &[]),
        Event::OpeningAgain(_) => tell("opening-again", &[]),
        Event::Disarmed(seat) => named("disarmed", seat),
        Event::Lifted(dice) => tell(
            "lifted",
            &[("name", words.name(table.acting).into()), ("count", number(dice.len()))],
        ),
        Event::Thrown { seat, dice, intent, .. } => {
            let how = how(intent, words);
            let (name, count) = (words.name(seat), number(dice.len()));
            tell("thrown", &[("name", name.into()), ("count", count), ("how", (&how).into())])
        }
        Event::Landed(ref landed) => Some(fallen(landed, words)),
        Event::Lost { dice, how } => {
            let key = if how == Loss::X { "lost-x" } else { "lost-out" };
            tell(key, &[("count", number(dice.len()))])
        }
        Event::Immobile(dice) if dice.is_empty() => tell("broken", &[]),
        Event::Immobile(dice) => tell("immobile", &[("count", number(dice.len()))]),
        Event::Cast { seat, spells } => {
            let spells = words.faces(spells);
            tell("cast", &[("name", words.name(seat).into()), ("spells", (&spells).into())])
        }
        Event::Taken { seat, spell, dice } => {
            let spell = words.face(spell);
            let (name, count) = (words.name(seat), number(dice.len()));
            tell("taken", &[("name", name.into()), ("count", count), ("spell", (&spell).into())])
        }
        Event::Summoned { seat, die } => {
            let face = words.shown(Dice::one(die));
            tell("summoned", &[("name", words.name(seat).into()), ("face", (&face).into())])
        }
        Event::TowerBegan => tell("tower", &[]),
        Event::Reversed(direction) => {
            let way = if direction == Direction::Clockwise { "with" } else { "against" };
            tell("reversed", &[("way", way.into())])
        }
        Event::Stopped(seat) => named("stopped", seat),
        Event::Eliminated { seat, points } => {
            tell("out", &[("name", words.name(seat).into()), ("points", number(points))])
        }
        Event::GameWon(seat) => named("won", seat),
        Event::TurnBegan(_) | Event::Stacked(_) | Event::Ended { .. } => None,
    }
}

/// How somebody throws: "gently, where there is room".
fn how(intent: Intent, words: Words) -> String {
    let (aim, face) = match intent.aim {
        Aim::Clear => ("clear", String::new()),
        Aim::At(die) => ("at", words.shown(Dice::one(die))),
    };
    let force = force_id(intent.force);
    words.tr_args("how", &[("force", force.into()), ("aim", aim.into()), ("face", (&face).into())])
}

/// What came of a throw: what the thrown dice show, what turned over, what fell.
fn fallen(landed: &Landed, words: Words) -> String {
    let arena = &words.view.table.arena;
    let symbols = |dice: Dice| {
        let faces =
            Face::ALL.into_iter().map(|face| (face, landed.showing.showing(face).and(dice)));
        let told = faces.filter(|(_, dice)| !dice.is_empty()).map(|(face, dice)| {
            let face = words.face(face);
            words.tr_args("so-many", &[("count", number(dice.len())), ("face", (&face).into())])
        });
        words.row(told.collect())
    };
    let out = landed.showing.out();
    let thrown = arena.flying.minus(out);
    let turned = arena.showing.differing(landed.showing).minus(arena.flying).minus(out);
    let mut parts = Vec::new();
    if !thrown.is_empty() {
        parts.push(words.tr_args("log-landed", &[("shown", (&symbols(thrown)).into())]));
    }
    if !turned.is_empty() {
        parts.push(words.tr_args("log-turned", &[("shown", (&symbols(turned)).into())]));
    }
    let tower = arena.tower.set();
    if !tower.within(landed.standing) {
        let fallen = tower.minus(landed.standing).len();
        parts.push(words.tr_args("log-fallen", &[("count", number(fallen))]));
    }
    if parts.is_empty() {
        parts.push(words.tr("log-missed"));
    }
    parts.join(" ")
}

/// How long an event wants to be looked at, in milliseconds.
pub fn duration_ms(event: &Event, physics: &Physics) -> u32 {
    match event {
        Event::GameBegan { .. } | Event::Disarmed(_) | Event::GameWon(_) => 1_000,
        // Nothing to see; the throw is.
        Event::OpeningThrown(_) | Event::Thrown { .. } | Event::Ended { .. } => 60,
        Event::Landed(landed) => physics.duration_ms(landed),
        Event::Lost { how: Loss::X, .. } => 850,
        Event::Lost { .. } | Event::TowerBegan | Event::Stopped(_) | Event::Lifted(_) => 350,
        Event::Cast { .. } => 1_100,
        Event::Taken { .. } | Event::Summoned { .. } | Event::Reversed(_) => 750,
        Event::Eliminated { .. } => 1_000,
        Event::Stacked(_) => 420,
        Event::TurnBegan(_) | Event::Immobile(_) | Event::OpeningAgain(_) => 300,
    }
}

/// What is heard of an event.
pub fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Landed(_) => Some(Sound::Roll),
        Event::Stacked(_) | Event::Lifted(_) => Some(Sound::Place),
        Event::Taken { .. } | Event::Summoned { .. } => Some(Sound::Award),
        Event::Lost { .. } | Event::Eliminated { .. } => Some(Sound::Lose),
        Event::Ended { .. } => Some(Sound::End),
        _ => None,
    }
}

/// What a plan does, as a phrase without a subject.
pub fn plan(actions: &[Action], words: Words) -> String {
    let steps = actions.iter().filter_map(|action| {
        let die = |key, die| {
            let face = words.shown(Dice::one(die));
            Some(words.tr_args(key, &[("face", (&face).into())]))
        };
        match *action {
            Action::Lift => Some(words.tr("plan-lift")),
            Action::Stop => Some(words.tr("plan-stop")),
            Action::Throw(intent) => {
                let how = how(intent, words);
                Some(words.tr_args("plan-throw", &[("how", (&how).into())]))
            }
            Action::Take(of) => die("plan-take", of),
            Action::Stack(of) => die("plan-stack", of),
            Action::Landed(_) => None,
        }
    });
    words.row(steps.collect())
}

/// Why the rules refuse an action.
pub fn reason(reason: Reason, text: &Text) -> String {
    let id = match reason {
        Reason::ThrowFirst => "throw-first",
        Reason::NoSuchDie => "no-such-die",
        Reason::Immobile => "immobile",
        Reason::NothingToLift => "nothing-to-lift",
        // The others are about what physics answers.
        _ => "not-now",
    };
    text.tr_args("dice-arena-reason", &[("reason", id.into())])
}
