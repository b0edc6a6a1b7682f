//! Whole games: by mouse, by keyboard, and of bots.

use browser_tests::{Browser, Hands, Key, LONG, NEVER, Page, Visitor};

use super::{route, table};

#[test]
fn three_people_play_a_whole_game_with_the_mouse() {
    let page = table("person,person,person", "");
    let used = page.play(Hands::Mouse, NEVER);
    assert!(used > 50, "{used} clicks are no game");
    page.assert_over(3);
    page.screenshot("elfenwizards-end");
}

#[test]
fn a_person_plays_a_whole_game_with_the_keyboard_alone() {
    let page = Page::open_table(
        "#/play/elfenwizards?seats=person,apprentice,apprentice&seed=7&speed=normal&lang=en",
    );
    let used = page.play(Hands::Keyboard, NEVER);
    assert!(used > 15, "{used} controls are no game");
    page.assert_over(3);
}

#[test]
fn arrow_keys_walk_over_the_board() {
    let page = table("person,person,person", "");
    page.click("#page .button-main");
    page.click(".can-drag");
    let place = "const [at] = [document.activeElement]; return at.closest('.elfenwizards-tray') ? \
                 'tray' : at.matches('.elfenwizards-cover') ? 'box' : 'elsewhere';";
    assert_eq!(page.js(place), "tray");
    let die = "return [...document.querySelectorAll('.can-drag')].indexOf(document.activeElement);";
    assert_eq!(page.js(die), 0);
    page.press(Key::Right);
    assert_eq!(page.js(die), 1);
    for _ in 0..8 {
        if page.js(place) == "box" {
            break;
        }
        page.press(Key::Up);
    }
    assert_eq!(page.js(place), "box", "Up never leaves the hand");
    // A box clips what lies outside it: the ring of the focus lies inside each of the six.
    let rings = page.js("const at = document.activeElement;
         const rings = [...document.querySelectorAll('.elfenwizards-cover')].map((box) => {
             box.focus();
             const ring = getComputedStyle(box);
             return ring.outlineStyle !== 'none' && parseFloat(ring.outlineOffset) <= -2;
         });
         at.focus();
         return rings.join();");
    assert_eq!(rings, ["true"; 6].join(","));
    page.press(Key::Enter);
    page.wait(".can-drag.is-away");
    // Escape and Enter have left nothing half done: the draft can be confirmed.
    page.click_named(".button-main", "Confirm: place 1, keep 6");
    page.wait(".table[data-ply='3']");
}

/// What a person notices as a page that stands still, in milliseconds. Laying out and painting what several
/// events have changed takes 20 to 40, and half as much again on a machine whose cores have more to do.
const STANDS_STILL_MS: f64 = 100.0;

fn bots_play_to_the_end(seats: usize) {
    let page = Visitor { watching: true, keeps_page: true, ..Visitor::default() }.open("#/");
    page.set_timeout(LONG);
    page.wait("h1");
    page.goto(&route(&vec!["apprentice"; seats].join(","), ""));
    page.wait(".table");
    // Timed from here on: the start of the program is not part of waiting for bots.
    if page.browser() == Browser::Chromium {
        page.forget_tasks();
    }
    // All players are bots: this only waits until the game is over.
    assert_eq!(page.play(Hands::Mouse, NEVER), 0);
    page.assert_over(seats);
    if page.browser() == Browser::Chromium {
        let longest = page.longest_task();
        assert!(longest <= STANDS_STILL_MS, "the page was busy for {longest} ms in one go");
    }
}

#[test]
fn three_bots_play_to_the_end_and_the_page_never_stands_still() {
    bots_play_to_the_end(3);
}

#[test]
fn four_bots_play_to_the_end_and_the_page_never_stands_still() {
    bots_play_to_the_end(4);
}

#[test]
fn five_bots_play_to_the_end_and_the_page_never_stands_still() {
    bots_play_to_the_end(5);
}

#[test]
fn six_bots_play_to_the_end_and_the_page_never_stands_still() {
    bots_play_to_the_end(6);
}
