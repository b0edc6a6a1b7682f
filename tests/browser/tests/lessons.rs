//! Lessons, walked as by somebody who does what they say: nothing is pressed but what a lesson
//! marks, and "Show me" where it leaves the learner free.

use browser_tests::{Hands, LONG, Page, Visitor};
use conclave_rules::games::{GAMES, Game, IDS};

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
/// "Show me", where the learner is free, and asked.
const HELP: &str = "(() => {
    const help = document.querySelector('.lesson-controls .button');
    return help?.textContent === WORDS && !document.querySelector('.hint') ? help : null;
})()";

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
    let help = HELP.replace("WORDS", if french { "'Montrez-moi'" } else { "'Show me'" });
    let next = format!("({help} ?? {TARGET})");
    let (mut steps, mut presses, mut missed) = (0, 0, 0);
    while presses < 400 && missed < 200 {
        page.wait_until(&format!("{OVER} || {next}"));
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
        // The table may have gone on before the press: then there is something else to press.
        if page.reach_if_there(&next, hands) {
            presses += 1;
        } else {
            missed += 1;
            page.rest();
        }
    }
    panic!("the lesson does not end: step {steps} after {presses} presses, and {missed} missed");
}

/// The address of a lesson.
fn route(game: &Game, number: usize) -> String {
    format!("#/learn/{}?lesson={number}", game.id)
}

/// The addresses of all lessons from this one on.
fn routes(from: usize) -> Vec<String> {
    let lessons =
        |game: &'static Game| (from..=game.lessons).map(move |number| route(game, number));
    GAMES.iter().flat_map(lessons).collect()
}

/// With motion.
fn walk_with_mouse(route: &str) {
    let page = open(Visitor::default(), route, "fast");
    walk(&page, Hands::Mouse, false);
    page.assert_no_errors();
}

#[test]
fn a_lesson_is_walked_on_a_phone_in_french() {
    let visitor = Visitor { language: "fr".into(), ..Visitor::with_phone() };
    let page = open(visitor, "#/learn/dice-arena?lesson=1", "instant");
    walk(&page, Hands::Mouse, true);
    page.assert_no_sideways_scroll();
}

#[test]
#[ignore = "thorough: every lesson"]
fn every_lesson_is_walked_with_the_mouse() {
    routes(1).iter().for_each(|route| walk_with_mouse(route));
}

#[test]
#[ignore = "thorough: every lesson"]
fn every_lesson_is_walked_on_a_phone_in_french() {
    for route in routes(1) {
        let visitor = Visitor { language: "fr".into(), ..Visitor::with_phone() };
        let page = open(visitor, &route, "instant");
        walk(&page, Hands::Mouse, true);
        page.assert_no_sideways_scroll();
        page.assert_no_errors();
    }
}

#[test]
#[ignore = "thorough: every lesson"]
fn every_lesson_is_walked_by_keyboard() {
    for route in routes(1) {
        let page = open(Visitor::default(), &route, "instant");
        walk(&page, Hands::Keyboard, false);
        page.assert_no_errors();
    }
}

#[test]
#[ignore = "thorough: every lesson"]
fn what_happens_and_its_pace_stand_within_the_banner_of_a_lesson() {
    for game in IDS {
        for size in [(1280, 800), (1920, 1080)] {
            let visitor = Visitor { size, ..Visitor::default() };
            let page = open(visitor, &format!("#/learn/{game}"), "slow");
            // Whoever knows one step after the other comes to one that shows something.
            page.wait_until(
                "document.querySelector('.lesson .playback-controls button')
                 || document.querySelector('.lesson-controls .button')?.click()",
            );
            let outside = page.js(
                "const { top, bottom } = document.querySelector('.lesson').getBoundingClientRect();
                return [...document.querySelectorAll('.lesson :is(p, button, .prompt > *)')]
                    .filter((one) => one.getBoundingClientRect().bottom > bottom
                        || one.getBoundingClientRect().top < top)
                    .map((one) => one.textContent);",
            );
            assert_eq!(outside.as_array().map(Vec::len), Some(0), "{game} at {size:?}: {outside}");
        }
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
