//! Tables hold still: nothing moves, scrolls or is too small to be touched while a game goes on.

use browser_tests::{Browser, Hands, LONG, Page, Visitor};
use conclave_rules::games::IDS;
use serde_json::json;

/// Notes from now on what moves in the layout though nobody has just done anything (the Layout Instability
/// API), what could be scrolled, and which controls are smaller than a finger.
///
/// What lies in a hand, in a box, in a book, in a spell or in the arena makes room for what comes to it: that
/// is how the game moves, and no movement of the table. A card in a hand is enlarged where the pointer is. Words
/// that are new stand where they fit, and the log goes on; what they stand in keeps its place.
const WATCH: &str = r"
    const PILES = '.elfenwizards-box *, .elfenwizards-hand, .elfenwizards-supports, .dice-arena-chips, ' +
        '.dice-arena-clear, .dice-arena-tray *, .spell-wars-hand, .spell-wars-spell *, .spell-wars-strip, ' +
        '.spell-wars-piles, .spell-wars-roll, .wizards-gambit-hand, .wizards-gambit-runes, ' +
        '.wizards-gambit-book *, .seat-pieces *';
    const WORDS = '.prompt *, .log *, .spell-wars-middle *, .spell-wars-change, .wizards-gambit-steps *';
    const seen = (window.__seen = { moved: [], scrolls: [], small: [] });
    const own = (element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const name = (element) => [element.parentElement, element].map(own).join(' > ');
    const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const note = (list, what) => list.includes(what) || list.push(what);
    new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources } of list.getEntries()) {
            if (hadRecentInput) continue;
            for (const { node, previousRect, currentRect } of sources) {
                const element = node instanceof Element ? node : node?.parentElement;
                if (!element?.isConnected || element.closest(`${PILES}, ${WORDS}`)) continue;
                // Other words in a box that keeps its place begin elsewhere in it.
                const [from, to] = [rect(previousRect), rect(currentRect)];
                if (from !== to) note(seen.moved, `${name(element)}: ${from} to ${to}`);
            }
        }
    }).observe({ type: 'layout-shift' });
    const can_be = (overflow) => /auto|scroll/.test(overflow);
    const scrolls = (element) =>
        can_be(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
    // What is on its way is measured when it is there (some things always move).
    const moves = () => document.getAnimations().some(({ effect }) => effect.getComputedTiming().endTime < Infinity);
    const wide = (element) => element.scrollWidth > element.clientWidth + 1 &&
        (can_be(getComputedStyle(element).overflowX) || (element.matches('.spell-wars-stage') && !moves()));
    const touched = (control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        // Where the line that stays in sight covers it, the page is scrolled first.
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        if (over?.closest('.playback-bar') && !control.closest('.playback-bar')) return true;
        const [left, top] = [x + width / 2 - 21.5, y + height / 2 - 21.5];
        const corners = [[left, top], [left + 43, top], [left, top + 43], [left + 43, top + 43]];
        return Math.min(width, height) >= 43.5 || corners.every(([x, y]) => {
            const hit = document.elementFromPoint(x, y);
            return !hit || control.contains(hit);
        });
    };
    setInterval(() => {
        const table = document.querySelector('.table:not(:has(.game-over))');
        if (!table) return;
        const root = document.documentElement;
        if (!board_may_scroll && root.scrollHeight > root.clientHeight + 1)
            note(seen.scrolls, `the page: ${root.scrollHeight} in ${root.clientHeight}`);
        if (root.scrollWidth > root.clientWidth) note(seen.scrolls, `the page: ${root.scrollWidth} wide`);
        for (const element of table.querySelectorAll('.table-board, .table-board *')) {
            if (wide(element)) note(seen.scrolls, `${name(element)}: ${element.scrollWidth} wide`);
            const board = element.closest('.spell-wars-stage, .elfenwizards-card');
            if (scrolls(element) && !(board_may_scroll && board))
                note(seen.scrolls, `${name(element)}: ${element.scrollHeight} in ${element.clientHeight}`);
        }
        // What takes no press yet is measured when it does.
        if (!finger || 'fresh' in table.dataset || moves()) return;
        for (const control of table.querySelectorAll('a[href], button, select, input'))
            if (control.checkVisibility({ visibilityProperty: true }) && !touched(control))
                note(seen.small, `${rect(control.getBoundingClientRect())}: ${control.outerHTML.slice(0, 160)}`);
    }, 200);";

/// How long each table is watched, in milliseconds: several turns of each game.
const WATCHED: u32 = 12_000;

/// Plays for a while at a table of three on a screen of this size, and fails if anything was noted.
fn assert_still(game: &str, size: (u32, u32)) {
    assert_still_with("person,adept,adept", game, size);
}

/// The same with these players.
fn assert_still_with(seats: &str, game: &str, size: (u32, u32)) {
    let phone = size.1 < 700;
    let visitor = Visitor { size, touch: phone, ..Visitor::default() };
    let page = visitor.open(&format!("#/play/{game}?seats={seats}&seed=7&speed=fast&lang=en"));
    if page.browser() != Browser::Chromium {
        return;
    }
    page.set_timeout(LONG);
    page.wait(".table[data-ply]");
    // What a first visit still fetches is there.
    page.wait_until("document.readyState === 'complete'");
    let board_may_scroll = size == (360, 640);
    page.js(&format!("const [board_may_scroll, finger] = [{board_may_scroll}, {phone}]; {WATCH}"));
    page.js(&format!("window.__until = performance.now() + {WATCHED};"));
    page.play(Hands::CalmMouse, "performance.now() > window.__until");
    page.screenshot(&format!("still-{game}-{}-{}", seats.split(',').count(), size.0));
    let seen: serde_json::Value = page.js("return window.__seen;");
    assert_eq!(
        seen,
        json!({ "moved": [], "scrolls": [], "small": [] }),
        "{game} at {size:?}: {seen:#}"
    );
}

#[test]
#[ignore = "thorough: every size of every game"]
fn what_is_known_of_many_wizards_does_not_make_their_panels_grow() {
    assert_still_with("person,adept,adept,adept,adept,adept", "spell-wars", (1280, 800));
}

#[test]
#[ignore = "thorough: every size of every game"]
fn all_of_a_spell_is_in_view_below_many_wizards_on_a_phone_on_its_side() {
    assert_still_with("person,adept,adept,adept,adept,adept", "spell-wars", (740, 360));
}

#[test]
#[ignore = "thorough: every size of every game"]
fn begin_is_in_sight_before_anything_is_chosen() {
    for size in [(1280, 800), (360, 640)] {
        let page = Visitor { size, ..Visitor::default() }.open("#/");
        for game in IDS {
            page.goto(&format!("#/new/{game}"));
            page.wait(&format!("[data-game={game}] .set-up-form > .button-large"));
            let in_sight = "return document.querySelector('.set-up-form > .button-large')
                .getBoundingClientRect().bottom < innerHeight + 1;";
            assert_eq!(page.js(in_sight), true, "{game} at {size:?}");
        }
    }
}

/// By how many pixels the page is higher than the window.
fn beyond(page: &Page) -> serde_json::Value {
    // Boards measure themselves.
    page.js("return new Promise((seen) =>
         requestAnimationFrame(() => requestAnimationFrame(() => seen(true))));");
    page.js("return document.documentElement.scrollHeight - document.documentElement.clientHeight;")
}

#[test]
#[ignore = "thorough: every size of every game"]
fn with_a_lesson_or_a_puzzle_above_it_the_table_is_not_scrolled_either() {
    let page = Visitor { language: "fr".into(), ..Visitor::default() }.open("#/");
    page.set_timeout(LONG);
    let mut scrolled = Vec::new();
    for (width, height) in [(740, 360), (1280, 800), (1920, 1080)] {
        page.resize(width, height);
        for (game, guide) in IDS
            .into_iter()
            .flat_map(|game| [(game, "learn/G?lesson=1"), (game, "puzzles/G?puzzle=1")])
        {
            page.goto(&format!("#/{}", guide.replace('G', game)));
            page.wait(&format!(".table[data-game={game}] :is(.lesson, .puzzle)"));
            let beyond = beyond(&page);
            page.screenshot(&format!("guided-{game}-{}-{width}", &guide[..5]));
            if beyond != 0 {
                scrolled.push(format!("{game}, {guide}, at {width}: {beyond}"));
            }
        }
    }
    assert_eq!(scrolled, [""; 0]);
}

/// Up to five books, and texts of any length: it has more in its height than the other games.
#[test]
#[ignore = "thorough: every size of every game"]
fn no_puzzle_of_wizards_gambit_is_scrolled_on_a_computer() {
    let page = Visitor { language: "fr".into(), ..Visitor::default() }.open("#/");
    page.set_timeout(LONG);
    let puzzles = include_str!("../../../static/puzzles/wizards-gambit.txt").lines().count();
    let mut scrolled = Vec::new();
    for puzzle in 1..=puzzles {
        page.goto(&format!("#/puzzles/wizards-gambit?puzzle={puzzle}"));
        page.wait_until(&format!(
            "document.querySelector('.puzzle-head')?.textContent.startsWith('Énigme {puzzle} ')"
        ));
        for (width, height) in [(1280, 800), (1920, 1080)] {
            page.resize(width, height);
            let beyond = beyond(&page);
            if beyond != 0 {
                page.screenshot(&format!("guided-wizards-gambit-puzzle-{puzzle}-{width}"));
                scrolled.push(format!("{puzzle} at {width}: {beyond}"));
            }
        }
    }
    assert_eq!(scrolled, [""; 0]);
}

#[test]
#[ignore = "thorough: every size of every game"]
fn on_a_phone_the_lines_of_an_open_log_stay_where_they_are() {
    for (size, game, lines) in [
        ((360, 640), "elfenwizards", 85),
        ((740, 360), "elfenwizards", 85),
        // As many as one or two may be: there will be more than there is room for.
        ((360, 640), "spell-wars", 1),
    ] {
        let page = Visitor { size, touch: true, ..Visitor::default() }
            .open(&format!("#/play/{game}?seats=novice,novice,novice&seed=7&speed=fast&lang=en"));
        if page.browser() != Browser::Chromium {
            return;
        }
        page.set_timeout(LONG);
        page.wait_until(&format!("document.querySelectorAll('.log-line').length > {lines}"));
        page.press("l");
        page.wait(".table-log-open .log");
        let at_the_end = "(() => {
            const log = document.querySelector('.log');
            const { x, width, bottom } = log.lastElementChild.getBoundingClientRect();
            return log.scrollHeight > log.clientHeight
                && log.contains(document.elementFromPoint(x + width / 2, bottom - 4));
        })()";
        page.wait_until(at_the_end);
        page.screenshot(&format!("log-open-{game}-{}", size.0));
        page.js(
            "window.__moved = [];
             new PerformanceObserver((list) => {
                 for (const { hadRecentInput, sources } of list.getEntries())
                     for (const { node, previousRect: a, currentRect: b } of hadRecentInput ? [] : sources) {
                         const element = node instanceof Element ? node : node?.parentElement;
                         if (element?.closest('.table-side') && a.y !== b.y)
                             __moved.push(`${element.className}: ${a.y} to ${b.y}`);
                     }
             }).observe({ type: 'layout-shift' });
             window.__ply = Number(document.querySelector('.table').dataset.ply);",
        );
        page.wait_until("Number(document.querySelector('.table').dataset.ply) > __ply + 20");
        page.wait_until(at_the_end);
        assert_eq!(page.js("return window.__moved;"), json!([]), "{game} at {size:?}");
    }
}

#[test]
#[ignore = "thorough: every size of every game"]
fn seats_and_tray_of_elfenwizards_are_as_high_whatever_others_do_on_a_phone() {
    let page = Visitor { size: (360, 640), touch: true, ..Visitor::default() }
        .open("#/play/elfenwizards?seats=novice,novice,novice&seed=7&speed=fast&lang=en");
    page.set_timeout(LONG);
    page.wait(".table-board .elfenwizards-tray");
    // Through two rounds, with duels and a dragon.
    page.js("window.__grown = [];
         const heights = new Map();
         const parts = '.seats, .elfenwizards-tray';
         const look = () => {
             requestAnimationFrame(look);
             const { ply, outcome } = document.querySelector('.table').dataset;
             if (outcome) return;
             for (const [at, part] of document.querySelectorAll(parts).entries()) {
                 const [before, now] = [heights.get(at) ?? part.offsetHeight, part.offsetHeight];
                 if (before !== now && __grown.length < 9)
                     __grown.push(`${ply}: ${part.className} from ${before} to ${now} px`);
                 heights.set(at, now);
             }
         };
         look();");
    page.wait_until("document.querySelector('.table').dataset.ply > 110");
    page.screenshot("elfenwizards-still-360");
    assert_eq!(page.js("return window.__grown;"), json!([]));
}

/// Damage flies, and deaths and ends of a round grow: neither wider than the screen on the way, nor cut off once
/// they are there.
#[test]
#[ignore = "thorough: every size of every game"]
fn what_flies_and_grows_in_spell_wars_is_no_wider_than_a_phone() {
    let page = Visitor { size: (360, 640), touch: true, ..Visitor::default() }
        .open("#/play/spell-wars?seats=novice,novice,novice,novice&seed=3&speed=fast&lang=fr");
    page.set_timeout(LONG);
    page.wait(".table-board .spell-wars-stage");
    page.js("window.__wide = []; window.__shown = 0;
         const root = document.documentElement;
         const note = (what) => window.__wide.includes(what) || window.__wide.push(what);
         let stage;
         const look = () => {
             requestAnimationFrame(look);
             if (root.scrollWidth > root.clientWidth) note(`the page: ${root.scrollWidth}`);
             const now = document.querySelector('.spell-wars-stage.is-won');
             if (now && now !== stage) window.__shown++;
             stage = now;
             const grows = stage?.getAnimations().some((it) => it.playState === 'running');
             if (stage && !grows && stage.scrollWidth > stage.clientWidth)
                 note(`${stage.className}: ${stage.scrollWidth} in ${stage.clientWidth}`);
         };
         look();");
    page.wait_until("window.__shown > 5");
    assert_eq!(page.js("return window.__wide;"), json!([]));
}

/// A test for each size of each game, so that they run beside each other.
macro_rules! still {
    ($({ id: $game:literal, module: $module:ident, $($rest:tt)* })*) => {
        $(mod $module {
            use super::assert_still;

            #[test]
            fn on_a_phone_that_stands() {
                assert_still($game, (360, 640));
            }

            #[test]
            #[ignore = "thorough: every size of every game"]
            fn on_a_phone_on_its_side() {
                assert_still($game, (740, 360));
            }

            #[test]
            #[ignore = "thorough: every size of every game"]
            fn on_a_laptop() {
                assert_still($game, (1280, 800));
            }

            #[test]
            #[ignore = "thorough: every size of every game"]
            fn on_a_large_screen() {
                assert_still($game, (1920, 1080));
            }
        })*
    };
}

conclave_register::with_games!(still);
