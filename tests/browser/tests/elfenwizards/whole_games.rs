//! Whole games: by mouse, by keyboard, and of bots.

use browser_tests::{Hands, Key, NEVER, Page};

use super::{route, table};

#[test]
#[ignore = "thorough: a way to play of its own"]
fn three_people_play_a_whole_game_with_the_mouse() {
    let page = table("person,person,person", "");
    let used = page.play(Hands::Mouse, NEVER);
    assert!(used > 50, "{used} clicks are no game");
    page.assert_over(3);
    page.screenshot("elfenwizards-end");
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn a_person_plays_a_whole_game_with_the_keyboard_alone() {
    let page =
        Page::open_table("#/play/elfenwizards?seats=person,apprentice,apprentice&seed=7&lang=en");
    // At normal speed, which is what is set at first.
    let mut used = page.play(
        Hands::Keyboard,
        "document.querySelector('.elfenwizards-track li:nth-child(2).is-now')",
    );
    // The later rounds are played in the same way, and shown at once.
    page.set_speed("instant");
    used += page.play(Hands::Keyboard, NEVER);
    assert!(used > 15, "{used} controls are no game");
    page.assert_over(3);
}

pub(super) fn arrow_keys_walk_over_the_board(page: &Page) {
    page.open_another_table(&route("person,person,person", ""));
    page.click(".table .button-main");
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
