//! What every table does, in any game.

use browser_tests::{Hands, Key, Page, Visitor};
use conclave_rules::games::IDS;

/// A table of three people where nothing waits for an animation.
const TABLE: &str = "#/play/elfenwizards?seats=person,person,person&seed=7&speed=instant&lang=en";

const MAIN: &str = ".elfenwizards-tray .button-main";

/// Whether the keyboard is in the board, or at it.
const AT_THE_BOARD: &str = "document.activeElement.matches('.table-board, .table-board *')";

#[test]
fn hints_and_tools_are_used_by_mouse_and_keyboard() {
    let page = Page::open_table(TABLE);
    the_keyboard_skips_the_tools(&page);
    a_hint_is_put_away_by_button_key_and_escape(&page);
    keys_mean_the_same_on_every_keyboard_and_can_be_turned_off(&page);
    a_double_click_does_one_thing(&page);
    the_keyboard_stays_when_its_control_is_of_no_use_any_more(&page);
    a_link_in_another_language_speaks_it_in_a_running_page(&page);
    a_link_gives_each_player_a_name_that_fits(&page);
    back_closes_what_is_open_and_then_leaves_the_table();
}

fn back_closes_what_is_open_and_then_leaves_the_table() {
    let page = Visitor::with_phone().open("#/new/elfenwizards");
    page.goto("#/play/elfenwizards?seats=person,person,person&seed=7&speed=instant&lang=en");
    page.wait(".table");
    let back = || page.js("history.back();");
    let table = "document.querySelector('.table') && !document.querySelector('dialog[open]')";
    // The settings, the rules from within the table, and the log where it lies under a button.
    for open in [".table-tools [data-explain=sheet]", ".prompt a"] {
        page.click(open);
        page.wait("dialog[open]");
        back();
        page.wait_gone("dialog");
        assert_eq!(page.js(&format!("return Boolean({table});")), true, "{open}");
    }
    page.click(".table-tools [data-explain=log]");
    page.wait(".table-log-open");
    back();
    page.wait_gone(".table-log-open");
    // What was closed otherwise leaves nothing behind to go back from.
    page.click(".table-tools [data-explain=sheet]");
    page.wait("dialog[open]");
    page.press(Key::Escape);
    page.wait_gone("dialog");
    page.wait_until("history.state === null");
    back();
    page.wait_gone(".table");
    page.wait_until("location.hash.startsWith('#/new/')");
}

fn a_hint_is_put_away_by_button_key_and_escape(page: &Page) {
    page.open_another_table(TABLE);
    page.click(MAIN);
    for put_away in [
        &|page: &Page| page.click(".hint button") as _,
        &|page: &Page| page.press("h"),
        &|page: &Page| page.press(Key::Escape),
    ] as [&dyn Fn(&Page); 3]
    {
        page.press("h");
        page.wait_until("document.querySelector('.hint p')?.textContent.includes('in 100')");
        put_away(page);
        page.wait_gone(".hint");
    }
}

fn keys_mean_the_same_on_every_keyboard_and_can_be_turned_off(page: &Page) {
    page.open_another_table(TABLE);
    let press = |key: &str, code: &str| {
        page.js(&format!(
            "document.querySelector('.table-board').dispatchEvent(new KeyboardEvent('keydown',
                 {{ key: '{key}', code: '{code}', bubbles: true, cancelable: true }}));"
        ))
    };
    // Caps Lock; a Russian keyboard.
    for (key, code) in [("S", "KeyS"), ("ы", "KeyS")] {
        press(key, code);
        page.wait("dialog[open]");
        page.press(Key::Escape);
        page.wait_gone("dialog");
    }
    // However fast one key follows on another: the page closes the dialog, and not the browser before it.
    page.press("s");
    page.wait("dialog[open]");
    let closed_by_browser = "return document.querySelector('dialog').dispatchEvent(
        new Event('cancel', { cancelable: true }));";
    assert_eq!(page.js(closed_by_browser), false);
    page.wait_gone("dialog");
    page.press("s");
    page.wait("dialog[open]");
    page.press(format!("{}s", Key::Escape.value()));
    page.wait("dialog[open]");
    page.press(Key::Escape);
    page.wait_gone("dialog");
    page.click(".table-tools > :last-child");
    page.click_named("label", "Keys of one letter or sign (?, A, H, L, P, S, W)");
    page.click(".dialog .button-main");
    page.wait(".table[data-letters=off]");
    page.wait_gone("dialog");
    press("s", "KeyS");
    assert_eq!(page.count("dialog[open]"), 0);
}

fn a_double_click_does_one_thing(page: &Page) {
    page.open_another_table(TABLE);
    // Where a roll was asked for, there is now a button that keeps all dice.
    page.double_click(MAIN);
    page.wait(".can-drag");
    assert_eq!(page.ply(), 1);
    page.double_click(".can-drag");
    assert_eq!(page.ply(), 1);
}

fn a_link_in_another_language_speaks_it_in_a_running_page(page: &Page) {
    page.open_another_table(&TABLE.replace("lang=en", "lang=fr"));
    page.wait_until("document.documentElement.lang === 'fr'");
    assert!(page.text(".prompt").contains("lancer"));
}

fn the_keyboard_stays_when_its_control_is_of_no_use_any_more(page: &Page) {
    page.open_another_table(TABLE);
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

/// In a page that has only just been loaded: the keyboard comes from its very beginning.
fn the_keyboard_skips_the_tools(page: &Page) {
    page.press(Key::Tab);
    assert_eq!(page.js("return document.activeElement.textContent"), "To the board");
    page.screenshot("table-skip");
    page.press(Key::Enter);
    page.wait_until("document.activeElement.matches('.table-board')");
    // From there an arrow leads to the hand.
    page.press(Key::Down);
    page.wait_until("document.activeElement.matches('.table-board button')");
}

fn a_link_gives_each_player_a_name_that_fits(page: &Page) {
    page.goto("#/");
    page.wait_gone(".table");
    let seats = "#/play/elfenwizards?seats=person,person,person&seed=7&lang=en&names=";
    page.goto(&format!("{seats}Ada,Ada,Bo"));
    page.wait_until("document.querySelector('.message p')?.textContent.includes('Ada')");
    page.goto(&format!("{seats}{},B,C", "y".repeat(300)));
    page.wait(".table");
    let name = page.text(".seat-name");
    assert_eq!(name.len(), 24, "{name}");
    page.assert_no_sideways_scroll();
}

/// Shows everything that is still to be shown.
fn skip(page: &Page) {
    while page.count(".table[data-showing]") > 0 {
        page.js("document.querySelector('.playback-controls .button')?.click();");
        page.rest();
    }
}

/// Seals whatever spell can be put together.
fn seal(page: &Page) {
    page.play(Hands::Mouse, "!document.querySelector('.spell-wars-prepare')");
}

/// Answers whatever is asked.
fn answer(page: &Page) {
    let ply = page.ply();
    page.play(Hands::Mouse, &format!("document.querySelector('.table').dataset.ply > {ply}"));
}

#[test]
fn events_are_shown_one_by_one_as_fast_as_one_wants() {
    let page = Page::open("#/");
    one_press_shows_one_event_and_what_appears_takes_none_at_first_at_normal_speed(&page);
    step_by_step_each_event_waits_for_a_key(&page);
}

fn one_press_shows_one_event_and_what_appears_takes_none_at_first_at_normal_speed(page: &Page) {
    page.open_another_table(
        "#/play/spell-wars?seats=person,apprentice&seed=7&speed=normal&lang=en",
    );
    page.wait(".spell-wars-prepare");
    // What lies where, whenever the table has just come to rest.
    page.js("window.__fresh = [];
         const table = document.querySelector('.table');
         new MutationObserver(() => {
             if (!('fresh' in table.dataset)) return;
             const button = table.querySelector('.table-board button:enabled');
             if (!button) return;
             button.scrollIntoView({ block: 'center' });
             const { left, top, width, height } = button.getBoundingClientRect();
             const hit = document.elementFromPoint(left + width / 2, top + height / 2);
             window.__fresh.push(button.contains(hit));
         }).observe(table, { attributeFilter: ['data-fresh'] });");
    seal(page);
    page.wait(".table[data-showing] .spell-wars-stage");
    // Each press on the board leads one event further; far from the end at first. (Events go on by themselves meanwhile,
    // so what a press adds to the log is noted when it comes.)
    page.js("window.__added = [];
         const lines = () => document.querySelectorAll('.log-line').length;
         let before = 0;
         addEventListener('pointerdown', () => { before = lines(); }, true);
         addEventListener('click', () => requestAnimationFrame(() => setTimeout(() => {
             window.__added.push(lines() - before);
         })), true);");
    // An event that has only just come by itself is not led past: nobody has seen it. (No press of a driver comes at
    // that very moment.)
    page.js("const prompt = () => document.querySelector('.prompt').textContent;
         new MutationObserver((_, observer) => {
             observer.disconnect();
             const come = prompt();
             for (const type of ['pointerdown', 'pointerup'])
                 document.querySelector('.spell-wars-middle').dispatchEvent(
                     new PointerEvent(type, { bubbles: true }));
             setTimeout(() => { window.__kept = prompt() === come; }, 60);
         }).observe(document.querySelector('.prompt'), { subtree: true, childList: true, characterData: true });");
    page.wait_until("'__kept' in window");
    assert_eq!(page.js("return window.__kept;"), true, "nobody saw what came by itself");
    for press in 1..=2 {
        page.click(".spell-wars-middle");
        page.wait_until(&format!("window.__added.length === {press}"));
        assert_eq!(page.count(".table[data-showing]"), 1, "one press showed everything");
    }
    let added = page.js("return Math.max(...window.__added);");
    assert!(added.as_u64().is_some_and(|lines| lines <= 2), "one press showed {added} lines");
    page.press(" ");
    assert_eq!(page.count(".table[data-showing]"), 1, "one key showed everything");
    page.screenshot("table-playback");
    // The pause holds the event; Skip shows the rest.
    page.click(".playback-controls .icon-button");
    page.wait("[aria-label='Go on']");
    while page.count(".spell-wars-group button:enabled, .spell-wars-answers button") == 0 {
        skip(page);
        page.rest();
    }
    page.wait_until("window.__fresh.length > 0");
    assert_eq!(page.js("return window.__fresh.some(Boolean);"), false, "a fresh button was hit");
    page.wait_gone(".table[data-fresh]");
    let hit = page.js("const button = document.querySelector('.table-board button:enabled');
         button.scrollIntoView({ block: 'center' });
         const { left, top, width, height } = button.getBoundingClientRect();
         return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));");
    assert_eq!(hit, true, "it takes presses in the end");
}

fn step_by_step_each_event_waits_for_a_key(page: &Page) {
    page.open_another_table("#/play/spell-wars?seats=person,apprentice&seed=7&speed=step&lang=en");
    page.wait(".spell-wars-prepare");
    seal(page);
    page.wait("[aria-label='Next event']");
    page.press("h");
    let view = "return document.querySelector('.table-board').textContent \
                + document.querySelector('.prompt').textContent;";
    let before = page.js(view);
    std::thread::sleep(std::time::Duration::from_secs(3));
    assert_eq!(page.js(view), before, "it went on by itself");
    let mut keys = 0;
    while page.count(".table[data-showing]") > 0 && keys < 3 {
        page.press(" ");
        keys += 1;
    }
    assert_ne!(page.js(view), before, "a key shows the next event");
}

#[test]
#[ignore = "thorough: src/table/controller/tests/curtain.rs holds it"]
fn the_next_hand_is_behind_the_curtain_again_and_public_questions_are_not() {
    let page = Page::open_table(
        "#/play/spell-wars?seats=person,person,person&seed=7&speed=normal&lang=en",
    );
    // In a free order whoever is there takes the device.
    page.wait(".curtain");
    assert_eq!(page.count(".curtain .button"), 3);
    page.screenshot("table-curtain");
    for left in [2, 1] {
        page.click(".curtain .button:last-of-type");
        page.wait(".spell-wars-prepare");
        seal(&page);
        page.wait_until(&format!(
            "document.querySelectorAll('.curtain .button').length === {left}"
        ));
    }
    page.click(".curtain .button");
    page.wait(".spell-wars-prepare");
    seal(&page);
    // The spells are seen by all: nobody's hand, and no curtain before them.
    page.wait(".table[data-showing] .spell-wars-stage");
    for _ in 0..60 {
        assert_eq!(page.count(".spell-wars-hand, .spell-wars-prepare"), 0, "a hand lies open");
        if page.count(".curtain") > 0 {
            break;
        }
        if page.count(".spell-wars-tray") > 0 {
            assert_eq!(page.count(".curtain"), 0);
            answer(&page);
        }
        skip(&page);
        page.rest();
    }
    page.wait(".curtain");
}

#[test]
#[ignore = "thorough: every game and size"]
fn the_way_past_the_tools_is_seen_by_whoever_comes_to_it_only() {
    for game in IDS {
        for (width, height) in [(740, 360), (360, 640), (1280, 800)] {
            let route = format!("#/play/{game}?seats=person,person,person&seed=7");
            let page = Page::open_table(&route);
            page.resize(width, height);
            // As a row of points from its top to its bottom: whether it is what lies uppermost there.
            let seen = "(() => {
                const { x, y, width, height } = document.querySelector('.skip').getBoundingClientRect();
                return [1, 2, 3, 4, 5, 6, 7].some((part) => document
                    .elementFromPoint(x + width / 2, y + height * part / 8)?.closest('.skip'));
            })()";
            let is_seen = || {
                // It comes and goes in a moment.
                std::thread::sleep(std::time::Duration::from_millis(600));
                page.js(&format!("return {seen};"))
            };
            assert_eq!(is_seen(), false, "{game} at {width}×{height}");
            let come = "return document.activeElement.matches('.skip');";
            for _ in 0..4 {
                if page.js(come) == false {
                    page.press(Key::Tab);
                }
            }
            assert_eq!(is_seen(), true, "{game} at {width}×{height}");
        }
    }
}

#[test]
#[ignore = "thorough: every game and size"]
fn what_others_have_changed_since_ones_last_decision_is_marked_until_the_next() {
    for game in IDS {
        let route = format!("#/play/{game}?seats=person,adept,adept&seed=5&speed=fast");
        let page = Page::open_table(&route);
        assert_eq!(page.count(".is-news"), 0, "{game}: nothing was decided yet");
        let marked = "document.querySelector('.table:not([data-showing]) .is-news')";
        page.play(Hands::Mouse, marked);
        assert!(page.count(".is-news") > 0, "{game}: all was over before anything was marked");
        page.screenshot(&format!("marked-{game}"));
        // Looking back at what was, nothing is new.
        page.click(".table-tools [aria-label=Replay]");
        page.wait(".replay");
        assert_eq!(page.count(".is-news"), 0, "{game}: in a replay");
    }
}

#[test]
#[ignore = "thorough: every game and size"]
fn the_log_is_narrowed_to_a_player_by_name() {
    let page = Page::open_table(
        "#/play/elfenwizards?seats=novice,novice,novice&names=Ada,Bea,Cleo&seed=7&speed=instant&lang=en",
    );
    page.wait_until("document.querySelectorAll('.log-line').length > 40");
    page.click_named(".log-only button", "Bea");
    page.wait(".log-only [aria-pressed=true]");
    let others = "[...document.querySelectorAll('.log-line:not(.log-heading)')]
        .filter((line) => !line.textContent.includes('Bea')).length";
    assert_eq!(page.js(&format!("return {others};")), 0);
    assert!(page.count(".log-line:not(.log-heading)") > 0);
    page.click(".log-only [aria-pressed=true]");
    page.wait_until(&format!("{others} > 0"));
}

#[test]
fn a_table_takes_the_whole_screen_and_everything_shows_there() {
    let page = Page::open_table(TABLE);
    let tool = ".table-tools [data-explain=full-screen]";
    let screen = |on: bool| {
        page.wait_until(&format!(
            "(document.fullscreenElement === document.documentElement) === {on}"
        ));
    };
    page.click(tool);
    screen(true);
    page.wait(&format!("{tool}[aria-pressed=true]"));
    // What opens over the table is in sight.
    let is_seen = "(() => {
        const { x, y, width, height } = document.querySelector('dialog[open]').getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('dialog');
    })()";
    page.click(".table-tools [data-explain=settings]");
    page.wait_until(is_seen);
    // A browser's own way out, such as Escape, is none of ours.
    page.js("document.exitFullscreen();");
    page.wait(".dialog [data-explain=full-screen][aria-pressed=false]");
    page.click(".dialog .button-main");
    page.wait(&format!("{tool}[aria-pressed=false]"));
    // On a telephone it is among the settings.
    page.resize(360, 640);
    let is_shown = format!("return document.querySelector('{tool}').checkVisibility();");
    assert_eq!(page.js(&is_shown), false);
    page.click(".table-tools [data-explain=settings]");
    page.click(".dialog [data-explain=full-screen]");
    screen(true);
    page.wait_until(is_seen);
    page.click(".dialog [data-explain=full-screen]");
    screen(false);
    page.press(Key::Escape);
    page.wait_gone("dialog");
    // Where a browser has no whole screen to give, nothing offers it.
    page.js("Object.defineProperty(document, 'fullscreenEnabled', { value: false });");
    page.click(".table-tools [data-explain=settings]");
    page.wait("dialog[open]");
    assert_eq!(page.count(".dialog [data-explain=full-screen]"), 0);
}
