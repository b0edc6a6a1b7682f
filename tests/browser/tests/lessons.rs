//! Lessons, walked as by somebody who does what they say: nothing is pressed but what a lesson
//! marks, and "Show me" where it leaves the learner free.

use std::time::Duration;

use browser_tests::{LONG, Page, Visitor};
use conclave::games::{GAMES, Game};
use thirtyfour::Key;

/// What the lesson marks, where it can be pressed now: at rest, and not just come.
const TARGET: &str = "(() => {
    const table = document.querySelector('.table');
    const at = [...document.querySelectorAll('[data-lesson-target]')].find((e) => e.checkVisibility());
    if (!at || table.dataset.fresh !== undefined) return null;
    const { x, y } = at.getBoundingClientRect();
    const last = window.lastTarget;
    window.lastTarget = { at, x, y };
    return last && last.at === at && last.x === x && last.y === y ? at : null;
})()";
const OVER: &str = "document.querySelector('.table').dataset.lessonOver !== undefined";
/// Whether the learner is free, and asked.
const FREE: &str = "document.querySelector('.lesson-controls .button')?.textContent === HELP
    && !document.querySelector('.hint')";

/// How somebody presses what is marked.
#[derive(Clone, Copy, PartialEq)]
enum Hands {
    Pointer,
    Keyboard,
}

/// Opens a lesson; the language is the browser's.
fn open(visitor: Visitor, route: &str, speed: &str) -> Page {
    let page = visitor.open("#/");
    page.store("conclave:settings", &format!("speed={speed}"));
    page.goto(route);
    page.set_timeout(LONG);
    page.wait(".table[data-lesson]");
    page
}

/// Does what the lesson says until it is over; returns how many presses that took.
fn walk(page: &Page, hands: Hands, french: bool) -> usize {
    let help = if french { "'Montrez-moi'" } else { "'Show me'" };
    let free = FREE.replace("HELP", help);
    let (mut steps, mut presses, mut missed) = (0, 0, 0);
    while presses < 400 && missed < 200 {
        page.wait_until(&format!("{OVER} || {TARGET} || ({free})"));
        if page.js(&format!("return Boolean({OVER})")) == true {
            assert_eq!(
                page.attribute(".table", "data-step"),
                page.attribute(".table", "data-steps")
            );
            return presses;
        }
        let step = page.attribute(".table", "data-step").and_then(|step| step.parse().ok());
        let step = step.expect("a number");
        assert!(step >= steps, "from step {steps} back to {step}");
        steps = step;
        let css = if page.js(&format!("return Boolean({free})")) == true {
            ".lesson-controls .button"
        } else {
            "[data-lesson-target]"
        };
        let pressed = match hands {
            Hands::Pointer => page.click_if_there(css),
            Hands::Keyboard => press_by_keyboard(page, css),
        };
        // The table may have gone on before the press: then there is something else to press.
        if pressed {
            presses += 1;
        } else {
            missed += 1;
            std::thread::sleep(Duration::from_millis(100));
        }
    }
    panic!("the lesson does not end: step {steps} after {presses} presses, and {missed} missed");
}

/// Goes there with Tab, and presses Enter; false when it has gone meanwhile.
fn press_by_keyboard(page: &Page, css: &str) -> bool {
    let there = format!("return document.activeElement.matches({css:?})");
    for _ in 0..150 {
        if page.js(&there) == true {
            page.press(Key::Enter);
            return true;
        }
        if page.count(css) == 0 {
            return false;
        }
        page.press(Key::Tab);
    }
    panic!("Tab does not lead to {css}");
}

/// The addresses of a game's lessons.
fn lessons(game: &Game) -> impl Iterator<Item = String> {
    let id = game.id;
    (1..=game.lessons).map(move |number| format!("#/learn/{id}?lesson={number}"))
}

/// The addresses of all lessons.
fn routes() -> Vec<String> {
    GAMES.iter().flat_map(lessons).collect()
}

macro_rules! mouse_walks {
    ($({ id: $id:literal, module: $module:ident, $($rest:tt)* })*) => {
        /// With motion, and so the longest: a test for each game, to run side by side.
        mod every_lesson_is_walked_with_the_mouse {
            use super::*;

            $(#[test]
            fn $module() {
                for route in lessons(conclave::games::game($id).expect("the game")) {
                    let page = open(Visitor::default(), &route, "fast");
                    walk(&page, Hands::Pointer, false);
                    page.assert_no_errors();
                }
            })*
        }
    };
}
conclave::with_games!(mouse_walks);

#[test]
fn every_lesson_is_walked_on_a_phone_in_french() {
    for route in routes() {
        let visitor = Visitor { language: "fr".into(), ..Visitor::with_phone() };
        let page = open(visitor, &route, "instant");
        walk(&page, Hands::Pointer, true);
        page.assert_no_sideways_scroll();
        page.assert_no_errors();
    }
}

#[test]
fn every_lesson_is_walked_by_keyboard() {
    for route in routes() {
        let page = open(Visitor::default(), &route, "instant");
        walk(&page, Hands::Keyboard, false);
        page.assert_no_errors();
    }
}

#[test]
fn another_move_is_refused_in_a_sentence_and_a_lesson_is_resumed_where_it_was() {
    let page = open(Visitor::default(), "#/learn/elfenwizards", "normal");
    page.click("[data-lesson-target]");
    page.wait(".table[data-step='2'] [data-lesson-target]");
    // The rules would allow to keep all dice.
    page.click_named(".elfenwizards-tray button", "Keep all 7 dice");
    page.wait(".lesson-refused");
    let ply = page.ply();
    page.reload();
    page.wait(".table[data-step='2'] [data-lesson-target]");
    assert_eq!(page.ply(), ply, "nothing was done");
    page.goto("#/");
    page.goto("#/learn/elfenwizards");
    page.wait(".table[data-step='2'] [data-lesson-target]");
    // Whoever knows a step has it done; and the lesson can be begun again.
    page.click(".lesson-controls .button");
    page.wait(".table[data-step='3']");
    page.click(".lesson-controls button.icon-button");
    page.wait(".table[data-step='1']");
    page.assert_no_errors();
}
