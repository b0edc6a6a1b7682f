//! What every table does, in any game.

use browser_tests::{Key, Page};

fn table(more: &str) -> Page {
    Page::open_table(&format!(
        "#/play/elfenwizards?seats=person,person,person&seed=7&speed=instant&lang=en{more}"
    ))
}

const MAIN: &str = ".elfenwizards-tray .button-main";

/// Whether the keyboard is in the board, or at it.
const AT_THE_BOARD: &str = "document.activeElement.matches('.table-board, .table-board *')";

#[test]
fn a_hint_is_put_away_by_button_key_and_escape() {
    let page = table("");
    page.click(MAIN);
    for put_away in [
        &|page: &Page| page.click(".hint button") as _,
        &|page: &Page| page.press("h"),
        &|page: &Page| page.press(Key::Escape),
    ] as [&dyn Fn(&Page); 3]
    {
        page.press("h");
        page.wait_until("document.querySelector('.hint p')?.textContent.includes('in 100')");
        put_away(&page);
        page.wait_gone(".hint");
    }
}

#[test]
fn a_double_click_does_one_thing() {
    let page = table("");
    // Where a roll was asked for, there is now a button that keeps all dice.
    page.double_click(MAIN);
    page.wait(".can-drag");
    assert_eq!(page.ply(), 1);
    page.double_click(".can-drag");
    assert_eq!(page.ply(), 1);
}

#[test]
fn a_link_in_another_language_speaks_it_in_a_running_page() {
    let page = Page::open("#/new/elfenwizards");
    page.goto("#/play/elfenwizards?seats=person,person,person&seed=7&lang=fr&speed=instant");
    page.wait(".table");
    page.wait_until("document.documentElement.lang === 'fr'");
    assert!(page.text(".prompt").contains("lancer"));
}

#[test]
fn the_keyboard_stays_when_its_control_is_of_no_use_any_more() {
    let page = table("");
    page.press(Key::Tab);
    page.js("document.querySelector('.elfenwizards-tray .button-main').focus()");
    page.press(Key::Enter);
    page.wait(".table[data-ply='1'] .can-drag");
    page.click(MAIN);
    page.wait(".table[data-ply='2']");
    // Back to the roll, which cannot be undone.
    page.js("document.querySelector('[aria-label^=\"Undo\"]').focus()");
    page.press(Key::Enter);
    page.wait(".table[data-ply='1']");
    page.wait_until(AT_THE_BOARD);
    // To the beginning, where there is nothing before.
    page.click("[aria-label^='Replay']");
    page.js("document.querySelector('[aria-label=\"To the beginning\"]').focus()");
    page.press(Key::Enter);
    page.wait_until("document.activeElement.matches('.replay input')");
    page.press(Key::Escape);
    page.wait_gone(".replay");
    page.wait_until(AT_THE_BOARD);
}

#[test]
fn the_keyboard_skips_the_tools() {
    let page = table("");
    page.press(Key::Tab);
    assert_eq!(page.js("return document.activeElement.textContent"), "To the board");
    page.screenshot("table-skip");
    page.press(Key::Enter);
    page.wait_until("document.activeElement.matches('.table-board')");
    // From there an arrow leads to the hand.
    page.press(Key::Down);
    page.wait_until("document.activeElement.matches('.table-board button')");
}

#[test]
fn a_link_gives_each_player_a_name_that_fits() {
    let page = Page::open("#/");
    let seats = "#/play/elfenwizards?seats=person,person,person&seed=7&lang=en&names=";
    page.goto(&format!("{seats}Ada,Ada,Bo"));
    page.wait_until("document.querySelector('.message p')?.textContent.includes('Ada')");
    page.goto(&format!("{seats}{},B,C", "y".repeat(300)));
    page.wait(".table");
    let name = page.text(".seat-name");
    assert_eq!(name.len(), 24, "{name}");
    page.assert_no_sideways_scroll();
}
