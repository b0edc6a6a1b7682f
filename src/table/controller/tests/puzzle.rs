//! Puzzles: what an answer is told, and that nothing of them is saved or counted.

use super::*;
use crate::table::controller::{Guide, PuzzleAnswer, PuzzleHead, PuzzleTry};
use conclave_rules::table::Play;
use conclave_session::puzzles::progress::PuzzleProgress;
use conclave_session::puzzles::{Grade, Puzzle};

/// A puzzle at the beginning of a game: to roll is not what is wanted, or all that is.
fn page(right: &[u8], progress: Option<PuzzleProgress>) -> TestPage<Elfenwizards> {
    let setup = Setup { seats: 3, options: Default::default() };
    let mut play = Play::<Elfenwizards>::begin(setup, Seed(1)).unwrap();
    while play.legal(play.to_act().first().unwrap()).len() < 2 {
        let seat = play.to_act().first().unwrap();
        let action = play.legal(seat)[0];
        play.act(seat, action).unwrap();
    }
    let seat = play.to_act().first().unwrap();
    let legal = play.legal(seat);
    let values = (0..legal.len() as u8).map(|at| if right.contains(&at) { 70 } else { 20 });
    let puzzle = Puzzle {
        record: play.record().clone(),
        seat,
        values: values.collect(),
        right: right.to_vec(),
        plan: vec![legal[usize::from(right[0])]],
    };
    let by = |at| if Seat(at) == seat { By::Person } else { By::Bot(Level::Archmage) };
    let player = |at| Player { name: format!("P{at}"), controller: by(at) };
    let session = Session::resume(&puzzle.record, (0..3).map(player).collect(), Vec::new());
    let head = PuzzleHead { number: 1, of: 2, grade: Grade::Easy };
    let puzzle = PuzzleTry::new(puzzle, head, "conclave:puzzle:x".into(), progress);
    let guide = Some(Guide::Puzzle(puzzle));
    TestPage::with_guide(&Setting::default(), session.unwrap(), guide)
}

fn legal(page: &TestPage<Elfenwizards>) -> Vec<Action> {
    let seat = page.table.deciding().expect("somebody decides");
    page.table.session().play().legal(seat)
}

/// What was stored of progress.
fn kept(effects: &[TableEffect]) -> Vec<&str> {
    let stored = effects.iter().filter_map(|effect| match effect {
        TableEffect::Store(key, value) if key == "conclave:puzzle:x" => Some(value.as_str()),
        _ => None,
    });
    stored.collect()
}

#[test]
fn a_wrong_answer_is_told_what_it_costs_and_changes_nothing() {
    let mut page = page(&[0], None);
    let (before, actions) = (page.ply(), legal(&page));
    let effects = page.send(Msg::Act(vec![actions[1]]));
    assert_eq!(page.ply(), before);
    let status = page.table.puzzle_status().expect("a puzzle");
    let PuzzleAnswer::Wrong(verdict) = status.answer else { panic!("{status:?}") };
    assert_eq!((verdict.value, verdict.best, status.open), (20, 70, true));
    assert!(kept(&effects).is_empty());
    let effects = page.send(Msg::Act(vec![actions[0]]));
    assert_eq!(kept(&effects), ["solved"], "not with the first answer");
    assert!(page.ply() > before);
}

#[test]
fn the_right_answer_is_kept_and_the_game_goes_on_unsaved() {
    let mut page = page(&[0], None);
    assert!(page.asked().is_none(), "nobody answers before");
    let action = legal(&page)[0];
    let effects = page.send(Msg::Act(vec![action]));
    assert_eq!(kept(&effects), ["at-once"]);
    let status = page.table.puzzle_status().expect("a puzzle");
    assert!(matches!(status.answer, PuzzleAnswer::Right(_)) && !status.open, "{status:?}");
    assert!(page.slots.slots().is_ok_and(|slots| slots.is_empty()), "nothing is saved");
    // Back to the decision, and again: what was reached stays.
    page.send(GameCommand::RestartPuzzle);
    assert!(page.table.puzzle_status().is_some_and(|it| it.open));
    let effects = page.send(Msg::Act(vec![action]));
    assert_eq!(kept(&effects), ["at-once"]);
}

#[test]
fn who_was_shown_the_solution_has_seen_it() {
    let mut page = page(&[1], None);
    assert!(!page.table.puzzle_status().is_some_and(|it| it.shown));
    // A hint would be the solution, without saying so.
    page.send(GameCommand::Hint);
    assert!(page.table.hint().is_none());
    let effects = page.send(GameCommand::ShowSolution);
    assert_eq!(kept(&effects), ["shown"]);
    assert!(page.table.puzzle_status().is_some_and(|it| it.shown));
    let before = page.ply();
    let effects = page.send(GameCommand::TakeHint);
    assert!(page.ply() > before);
    assert_eq!(kept(&effects), ["shown"]);
    let status = page.table.puzzle_status().expect("a puzzle");
    assert!(matches!(status.answer, PuzzleAnswer::Right(_)), "{status:?}");
}

#[test]
fn who_has_solved_a_puzzle_at_once_keeps_that() {
    for (before, after) in [
        (PuzzleProgress::Shown, "solved"),
        (PuzzleProgress::Solved, "solved"),
        (PuzzleProgress::AtOnce, "at-once"),
    ] {
        let mut page = page(&[0], Some(before));
        let action = legal(&page)[0];
        assert_eq!(kept(&page.send(Msg::Act(vec![action]))), [after]);
    }
}

#[test]
fn playing_on_from_an_earlier_moment_opens_no_game_of_its_own() {
    let mut page = page(&[0], None);
    let action = legal(&page)[0];
    page.send(Msg::Act(vec![action]));
    page.send(GameCommand::Replay(ReplayCommand::Ply(0)));
    let effects = page.send(GameCommand::Replay(ReplayCommand::Branch));
    assert!(!effects.iter().any(|effect| matches!(effect, TableEffect::OpenGame(_))));
    assert_eq!(page.ply(), 0);
}
