//! Puzzles: answered on the real board, told what an answer is worth, kept on this device, and
//! nothing of them among saves or in the record of play.

use browser_tests::{Hands, LONG, Page, Visitor};
use conclave_rules::games::GAMES;

/// Opens a puzzle at this speed; the language is the browser's.
fn open(visitor: Visitor, game: &str, number: usize, speed: &str) -> Page {
    let page = visitor.open("#/");
    page.store("conclave:settings", &format!("speed={speed}"));
    go(&page, game, number);
    page
}

/// Goes to a puzzle.
fn go(page: &Page, game: &str, number: usize) {
    page.goto(&format!("#/puzzles/{game}?puzzle={number}"));
    page.set_timeout(LONG);
    page.wait(&format!(".table[data-puzzle='{number}'][data-puzzle-open]:not([data-fresh])"));
}

/// What is kept of puzzles, and whether anything of a game is.
fn kept(page: &Page) -> (Vec<String>, usize) {
    let kept = page.js(
        "const of = (start) => Object.keys(localStorage).filter((key) => key.startsWith(start));
        return [
            of('conclave:puzzle:').map((key) => localStorage[key]).sort(),
            of('conclave:save:').length + of('conclave:played:').length,
        ];",
    );
    serde_json::from_value(kept).expect("a list and a number")
}

/// Has the solution shown, and does it.
fn be_shown(page: &Page) {
    page.click(".puzzle-controls .button");
    page.wait(".hint .button");
    page.click(".hint .button");
    page.wait(".table:not([data-puzzle-open]) .puzzle-controls .button-main");
}

/// Has the solution of a game's first puzzle shown and done, twice, and goes on to the next one.
fn the_solution_is_done(game: &str) {
    let page = open(Visitor::default(), game, 1, "fast");
    be_shown(&page);
    let said = page.text(".puzzle-task");
    assert!(said.starts_with("Right!"), "{said}");
    assert!(page.ply() > 0);
    assert_eq!(kept(&page), (vec!["shown".to_owned()], 0));
    // Back to the decision, and on to the next puzzle.
    page.click(".puzzle-controls button");
    page.wait(".table[data-puzzle-open]");
    be_shown(&page);
    page.click(".puzzle-controls .button-main");
    page.wait(".table[data-puzzle='2'][data-puzzle-open]");
    page.click(".puzzle-controls a");
    page.wait(".puzzle-link[data-progress=shown]");
    assert_eq!(page.count(".puzzle-link[data-progress=shown]"), 1);
}

#[test]
#[ignore = "thorough: that it is right is in tests/puzzles.rs"]
fn the_solution_is_shown_and_done_in_every_game() {
    for game in GAMES {
        the_solution_is_done(game.id);
    }
}

#[test]
fn a_wrong_answer_on_the_board_is_told_what_it_costs_and_a_right_one_counts() {
    let game = "wizards-gambit";
    let page = open(Visitor::default(), game, 1, "fast");
    let (mut wrong, mut right) = (0, 0);
    // Until the first thing at hand was right once and wrong once: the ninth puzzle is the first where it is right.
    for number in 8..=30 {
        if wrong > 0 && right > 0 {
            break;
        }
        go(&page, game, number);
        let ply = page.ply();
        page.play(
            Hands::Mouse,
            "document.querySelector('.puzzle-task.is-wrong, .table:not([data-puzzle-open])')",
        );
        if page.count(".puzzle-task.is-wrong") == 1 {
            wrong += 1;
            assert_eq!(page.ply(), ply, "nothing has been done");
            let said = page.text(".puzzle-task");
            assert!(said.contains("of 100 games"), "{said}");
            if wrong == 1 {
                page.assert_accessible();
            }
        } else {
            right += 1;
        }
    }
    let (kept, saved) = kept(&page);
    assert_eq!((kept, saved), (vec!["at-once".to_owned(); right], 0));
    assert!(wrong > 0 && right > 0, "{wrong} wrong, {right} right");
    page.assert_no_errors();
}

#[test]
#[ignore = "thorough: another language and another hand"]
fn the_list_and_a_puzzle_fit_a_phone_in_french() {
    let visitor = Visitor { language: "fr".into(), ..Visitor::with_phone() };
    let page = visitor.open("#/");
    page.click(".home-more a[href^='#/puzzles']");
    page.wait(".puzzle-link");
    page.assert_accessible();
    page.assert_no_sideways_scroll();
    page.assert_touchable(".puzzles :is(a, button)", "the list");
    for game in GAMES {
        go(&page, game.id, 2);
        page.assert_no_sideways_scroll();
        page.assert_touchable(".puzzle :is(a, button)", game.id);
    }
    page.assert_no_errors();
}

#[test]
#[ignore = "thorough: another language and another hand"]
fn a_puzzle_is_answered_by_keyboard() {
    let page = open(Visitor::default(), "dice-arena", 1, "instant");
    page.js("document.querySelector('.puzzle-controls .button').focus();");
    page.press(thirtyfour::Key::Enter);
    page.wait(".hint .button");
    // A hint would be the solution: its key does nothing here.
    page.js("document.querySelector('.hint .button').focus();");
    page.press(thirtyfour::Key::Enter);
    page.wait(".table:not([data-puzzle-open])");
    assert_eq!(kept(&page), (vec!["shown".to_owned()], 0));
}

#[test]
#[ignore = "thorough: another language and another hand"]
fn a_puzzle_that_there_is_not_is_named() {
    let page = Page::open("#/puzzles/spell-wars?puzzle=999");
    page.wait("main .message, .message");
    page.wait_until("document.body.innerText.includes('There is no puzzle with this number')");
}
