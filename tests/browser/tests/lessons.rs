//! Lessons, as by somebody who does what they say: nothing is pressed but what a lesson marks, and
//! "Show me" where it leaves the learner free.

use browser_tests::{LONG, Page, Visitor};
use conclave::games::GAMES;

/// What the lesson marks.
const TARGET: &str = "[data-lesson-target]";
/// The button that does the step, or shows a hint.
const HELP: &str = ".lesson-controls .button";
const OVER: &str = "document.querySelector('.table').dataset.lessonOver !== undefined";

/// Opens a lesson.
fn open(visitor: Visitor, route: &str) -> Page {
    let page = visitor.open("#/");
    page.store("conclave:settings", "speed=fast");
    page.goto(route);
    page.set_timeout(LONG);
    page.wait(".table[data-lesson]");
    page
}

fn step(page: &Page) -> usize {
    let step = page.attribute(".table", "data-step").and_then(|step| step.parse().ok());
    step.expect("a number")
}

#[test]
fn a_lesson_is_walked_to_its_end_with_the_mouse() {
    let page = open(Visitor::default(), "#/learn/wizards-gambit");
    let mut last = 0;
    for _ in 0..60 {
        page.wait_until(&format!(
            "{OVER} || document.querySelector('{TARGET}') || document.querySelector('{HELP}')"
        ));
        if page.js(&format!("return {OVER}")) == true {
            let steps = page.attribute(".table", "data-steps");
            assert_eq!(page.attribute(".table", "data-step"), steps);
            page.assert_no_errors();
            return;
        }
        let now = step(&page);
        assert!(now >= last, "from step {last} back to {now}");
        last = now;
        // What has just come takes no press for a moment.
        page.wait_until("!document.querySelector('.table[data-fresh]')");
        page.click(if page.count(TARGET) > 0 { TARGET } else { HELP });
        page.rest();
    }
    panic!("the lesson does not end: step {last}");
}

#[test]
fn every_lesson_begins_with_something_to_press_on_a_phone() {
    for game in GAMES {
        for number in 1..=game.lessons {
            let route = format!("#/learn/{}?lesson={number}", game.id);
            let page = open(Visitor::with_phone(), &route);
            page.wait(TARGET);
            assert_eq!(step(&page), 1, "{route}");
            page.assert_no_errors();
        }
    }
}

#[test]
fn whoever_knows_a_step_goes_on_and_a_lesson_is_resumed_where_it_was() {
    let page = open(Visitor::default(), "#/learn/wizards-gambit");
    page.wait(TARGET);
    page.click(HELP);
    page.wait(".table[data-step='2']");
    page.wait_until_kept();
    page.reload();
    page.wait(".table[data-step='2']");
}
