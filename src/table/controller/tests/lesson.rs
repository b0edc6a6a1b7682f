//! Guided games: what a lesson asks for, refuses, and plays by itself.

use super::*;
use crate::table::controller::{Guide, LessonTry};
use conclave_session::lesson;

/// The second of three guilds rolls, keeps all its dice, and then does as it likes.
fn guided() -> TestPage<Elfenwizards> {
    guided_by(
        r#"[
            {"id": "roll", "ask": ["Roll"]},
            {"id": "keep", "ask": ["KeepRest"], "then": [[2, "Roll"], [2, "KeepRest"]]},
            {"id": "free", "free": 1}
        ]"#,
    )
}

/// A lesson of these steps.
fn guided_by(steps: &str) -> TestPage<Elfenwizards> {
    let seats = r#""seats": ["apprentice", "person", "apprentice"], "seed": 1"#;
    let json = format!(r#"[{{ {seats}, "steps": {steps} }}]"#);
    let lesson = lesson::from_json::<Elfenwizards>(&json).unwrap().remove(0);
    let player = |who: &By| Player { name: who.to_string(), controller: *who };
    let session = lesson.begin(lesson.seats.iter().map(player).collect()).unwrap();
    let guide = Guide::Lesson(LessonTry { lesson, number: 1, lessons: 2, refused: false });
    TestPage::with_guide(&Setting::default(), session, Some(guide))
}

fn step(page: &TestPage<Elfenwizards>) -> String {
    page.table.lesson().expect("a lesson").id
}

#[test]
fn what_a_lesson_does_not_ask_for_is_refused_and_changes_nothing() {
    let mut page = guided();
    assert_eq!(*page.table.wanted(), [Action::Roll]);
    page.send(Msg::Act(vec![Action::Roll]));
    page.watch();
    assert_eq!(step(&page), "keep");
    let place = page.table.session().play().legal(Seat(1))[0];
    let before = page.ply();
    page.send(Msg::Act(vec![place]));
    assert_eq!(page.ply(), before);
    assert!(page.table.lesson().is_some_and(|lesson| lesson.refused));
    page.send(Msg::Act(vec![Action::KeepRest]));
    assert!(page.table.lesson().is_some_and(|lesson| !lesson.refused));
}

#[test]
fn the_script_plays_for_the_others_and_no_bot_is_asked() {
    let mut page = guided();
    page.send(Msg::Act(vec![Action::Roll]));
    page.watch();
    page.send(Msg::Act(vec![Action::KeepRest]));
    page.watch();
    assert_eq!(page.ply(), 4, "the third guild has rolled and kept its dice");
    assert!(page.asked().is_none_or(|(_, request)| request.seat == Seat(0)));
    assert_eq!(step(&page), "free");
    assert!(page.table.lesson().is_some_and(|lesson| lesson.free));
    assert!(page.asked().is_some(), "then bots decide");
}

#[test]
fn whoever_knows_a_step_has_it_done_for_them() {
    let mut page = guided();
    page.send(GameCommand::ShowStep);
    page.watch();
    assert_eq!((page.ply(), step(&page)), (1, "keep".into()));
}

#[test]
fn who_has_finished_a_lesson_has_learned_the_game() {
    let mut page =
        guided_by(r#"[{"id": "roll", "ask": ["Roll"]}, {"id": "keep", "ask": ["KeepRest"]}]"#);
    let kept = TableEffect::Store("conclave:learned:elfenwizards".into(), "1".into());
    assert!(!page.send(Msg::Act(vec![Action::Roll])).contains(&kept));
    page.watch();
    assert!(page.send(Msg::Act(vec![Action::KeepRest])).contains(&kept));
}

#[test]
fn a_lesson_begins_anew_or_becomes_a_game_of_its_own() {
    let mut page = guided();
    page.send(GameCommand::ShowStep);
    page.watch();
    page.send(GameCommand::RestartLesson);
    assert_eq!((page.ply(), step(&page)), (0, "roll".into()));
    page.send(GameCommand::ShowStep);
    let effects = page.send(GameCommand::LeaveLesson);
    let opened = effects.iter().any(|effect| matches!(effect, TableEffect::OpenGame(_)));
    assert!(opened, "{effects:?}");
}

#[test]
fn a_replay_has_no_lesson() {
    let mut page = guided();
    page.send(GameCommand::ShowStep);
    page.watch();
    page.send(GameCommand::Replay(ReplayCommand::Toggle));
    assert_eq!(page.table.lesson(), None);
    assert!(page.table.wanted().is_empty());
}
