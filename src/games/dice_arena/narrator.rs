//! Prompts and log entries as sentences, always with names.

use conclave_rules::games::dice_arena::state::{Decision, Direction, Throw};
use conclave_rules::games::dice_arena::{
    Action, Aim, Dice, Event, Face, Landed, Loss, Reason, ThrowIntent, Tournament,
};

use super::words::{TableWords, force_id, number};
use crate::text::Text;

/// What is expected of whom.
pub fn prompt(words: &TableWords) -> String {
    let table = &words.view.table;
    let (id, count) = match table.decision {
        Decision::Throw if table.throw == Throw::Lashlabask => ("lashlabask", 1),
        Decision::Throw if table.disarmed => {
            let reserve = words.view.reserves.get(table.acting.index());
            ("disarmed", reserve.copied().flatten().unwrap_or_default())
        }
        Decision::Throw => ("throw", 1),
        Decision::ThrowOrStop => ("again", 1),
        Decision::Take => ("take", 1),
        Decision::Stack => ("stack", table.arena.tower.height() + 1),
        Decision::Chance => return words.tr("prompt-air"),
        Decision::Nothing => return words.tr("prompt-over"),
    };
    let by = words.name(table.active).into();
    let args = [("decision", id.into()), ("count", number(count)), ("by", by)];
    let what = words.tr_args("prompt", &args);
    let name = words.name(table.acting);
    words.tr_args("prompt-name", &[("name", name.into()), ("what", (&what).into())])
}

/// The sentence for an event that changes this table; none for one that needs no words.
pub fn sentence(event: &Event, words: &TableWords) -> Option<String> {
    let tr = |key: &str, args: &[_]| Some(words.tr_args(&format!("log-{key}"), args));
    let named = |key: &str, seat| tr(key, &[("name", words.name(seat).into())]);
    let table = &words.view.table;
    match *event {
        Event::GameBegan { game, first, dice, .. } => {
            let single = table.options.tournament == Tournament::No;
            let name = words.name(first);
            let game = number(if single { 0 } else { game });
            tr("game", &[("game", game), ("name", name.into()), ("count", number(dice))])
        }
        Event::OpeningThrown(_) => tr("opening", &[]),
        Event::OpeningAgain(_) => tr("opening-again", &[]),
        Event::Disarmed(seat) => named("disarmed", seat),
        Event::Lifted(dice) => tr(
            "lifted",
            &[("name", words.name(table.acting).into()), ("count", number(dice.len()))],
        ),
        Event::Thrown { seat, dice, intent, .. } => {
            let how = how(intent, words);
            let (name, count) = (words.name(seat), number(dice.len()));
            tr("thrown", &[("name", name.into()), ("count", count), ("how", (&how).into())])
        }
        Event::Landed(ref landed) => Some(fallen(landed, words)),
        Event::Lost { dice, how } => {
            let key = if how == Loss::X { "lost-x" } else { "lost-out" };
            tr(key, &[("count", number(dice.len()))])
        }
        Event::Immobile(dice) if dice.is_empty() => tr("broken", &[]),
        Event::Immobile(dice) => tr("immobile", &[("count", number(dice.len()))]),
        Event::Cast { seat, spells } => {
            let spells = words.faces(spells);
            tr("cast", &[("name", words.name(seat).into()), ("spells", (&spells).into())])
        }
        Event::Taken { seat, spell, dice } => {
            let spell = words.face(spell);
            let (name, count) = (words.name(seat), number(dice.len()));
            tr("taken", &[("name", name.into()), ("count", count), ("spell", (&spell).into())])
        }
        Event::Summoned { seat, die } => {
            let face = words.shown(Dice::one(die));
            tr("summoned", &[("name", words.name(seat).into()), ("face", (&face).into())])
        }
        Event::TowerBegan => tr("tower", &[]),
        Event::Reversed(direction) => {
            let way = if direction == Direction::Clockwise { "with" } else { "against" };
            tr("reversed", &[("way", way.into())])
        }
        Event::Stopped(seat) => named("stopped", seat),
        Event::Eliminated { seat, points } => {
            tr("out", &[("name", words.name(seat).into()), ("points", number(points))])
        }
        Event::GameWon(seat) => named("won", seat),
        Event::TurnBegan(seat) => named("turn", seat),
        Event::Stacked(_) | Event::Ended { .. } => None,
    }
}

/// How a throw is made: "gently, where there is room".
fn how(intent: ThrowIntent, words: &TableWords) -> String {
    let (aim, face) = match intent.aim {
        Aim::Clear => ("clear", String::new()),
        Aim::At(die) => ("at", words.shown(Dice::one(die))),
    };
    let force = force_id(intent.force);
    words.tr_args("how", &[("force", force.into()), ("aim", aim.into()), ("face", (&face).into())])
}

/// What came of a throw: what the thrown dice show, what turned over, what fell.
fn fallen(landed: &Landed, words: &TableWords) -> String {
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

/// What a plan does, as a phrase without a subject.
pub fn plan(actions: &[Action], words: &TableWords) -> String {
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

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use conclave_i18n::Locale;
    use conclave_rules::games::dice_arena::{DiceArena, Die, Force, View};
    use conclave_rules::table::{Rules, Seat, Seed, Setup, Viewer};
    use conclave_session::Controller;

    use super::*;
    use crate::games::PlayerInfo;
    use crate::testing;

    fn players() -> Rc<[PlayerInfo]> {
        let player = |name: &'static str, guild| PlayerInfo {
            name: name.into(),
            guild,
            controller: Controller::Person,
        };
        Rc::new([player("Ada", "red"), player("Ben", "blue")])
    }

    fn view(faces: &[Face]) -> Rc<View> {
        let setup = Setup { seats: 2, options: Default::default() };
        let mut state = DiceArena::begin(&setup, Seed(1), &mut Vec::new()).expect("a game");
        state.table.arena.flying = Dice::NONE;
        for &face in faces {
            state.table.arena.lay(face);
        }
        state.table.acting = Seat(1);
        state.table.decision = Decision::Throw;
        state.table.throw = Throw::Own;
        Rc::new(DiceArena::view(&state, Viewer::Spectator))
    }

    #[test]
    fn the_player_who_must_decide_is_named() {
        let text = testing::text(Locale::English);
        let (players, view) = (players(), view(&[]));
        assert_eq!(prompt(&TableWords::new(&text, &players, &view)), "Ben: throw a die");
    }

    #[test]
    fn the_sentence_of_a_throw_at_a_die_says_what_the_die_shows() {
        let text = testing::text(Locale::English);
        let (players, view) = (players(), view(&[Face::Accio]));
        let words = TableWords::new(&text, &players, &view);
        let intent = ThrowIntent { force: Force::Hard, aim: Aim::At(Die(0)) };
        let thrown = Event::Thrown { seat: Seat(0), dice: Dice::one(Die(1)), intent, last: false };
        let found = sentence(&thrown, &words);
        assert_eq!(found.as_deref(), Some("Ada throws a die hard at Accio."));
        assert_eq!(sentence(&Event::Stacked(Die(0)), &words), None);
        assert_eq!(plan(&[Action::Take(Die(0)), Action::Stop], &words), "take Accio and stop");
    }
}
