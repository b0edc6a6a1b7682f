//! How soon a table answers, and how evenly it moves: what would make all of it slow, and measurements,
//! which say something on a quiet machine only (docs/performance.md).

use std::time::Duration;

use browser_tests::{Hands, LONG, Page};
use conclave::games::IDS;

/// Notes how long the page takes from each press to the next picture (the Event Timing API), from now on:
/// to the one that shows it pressed, and to the slowest of its pictures, which shows what comes of it.
const WATCH_ANSWERS: &str = "
    window.__answers = new Map();
    window.__pressed = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries().filter((entry) => entry.interactionId)) {
            if (entry.name === 'pointerdown') window.__pressed.push(entry.duration);
            const so_far = window.__answers.get(entry.interactionId) ?? [0, ''];
            if (entry.duration > so_far[0]) {
                const what = entry.target?.className?.baseVal ?? entry.target?.className ?? 'gone';
                window.__answers.set(entry.interactionId, [entry.duration, `${entry.name} ${what}`]);
            }
        }
    }).observe({ type: 'event', durationThreshold: 16 });";

/// Notes when pictures are drawn while events are shown, from now on.
const WATCH_FRAMES: &str = "
    window.__frames = [];
    let last = 0;
    const note = (now) => {
        if (last && document.querySelector('.table[data-showing]')) window.__frames.push(now - last);
        last = now;
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);";

/// The selectors of all styles here that go from an element with `:has()`, or from a sibling, on to elements
/// of any kind. One of them makes browsers style the whole page anew whenever anything changes that some
/// `:has()` asks for.
const ENDLESS: &str = r"
    const rules = (list) => [...list].flatMap((rule) => [rule, ...rules(rule.cssRules ?? [])]);
    const flat = (selector) => {
        const inner = selector.replaceAll(/:has\([^()]*\)/g, ':HAS').replaceAll(/\([^()]*\)/g, '');
        return inner === selector ? selector : flat(inner);
    };
    const of_any_kind = (part) => !/[.#[\w]|:(is|where)\b/.test(part.replaceAll(/::?(?!is|where)[\w-]+/g, ''));
    const endless = (selector) => {
        const parts = selector.trim().split(/[\s>+~]+/);
        const has = parts.slice(0, -1).some((part) => part.includes(':HAS'));
        return /[~+]\s*\*/.test(selector) || (has && of_any_kind(parts.at(-1)));
    };
    return [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules))
        .flatMap((rule) => (flat(rule.selectorText ?? '').split(',').some(endless) ? [rule.selectorText] : []));";

fn sorted(times: &mut [f64]) -> impl Fn(usize) -> f64 {
    times.sort_by(f64::total_cmp);
    |part| times[(times.len() * part / 100).min(times.len() - 1)]
}

/// Of presses at a table of this game, on a processor four times as slow, the page's answers.
fn answers(game: &str) {
    let page =
        Page::open_table(&format!("#/play/{game}?seats=person,adept,adept&seed=7&speed=fast"));
    page.js(WATCH_ANSWERS);
    page.slow_down(4);
    page.play(Hands::CalmMouse, "performance.interactionCount >= 25");
    // The last answers are told a moment later.
    std::thread::sleep(Duration::from_secs(1));
    let presses = page.js("return performance.interactionCount;");
    let slow = page.js("return [...window.__answers.values()].sort((a, b) => b[0] - a[0]);");
    let slow: Vec<(f64, String)> = serde_json::from_value(slow).expect("times and names");
    // Those that are not told took less than 16 ms.
    let presses = presses.as_u64().expect("a number") as usize;
    let mut times: Vec<f64> = slow.iter().map(|it| it.0).collect();
    times.resize(presses.max(times.len()), 8.0);
    let part = sorted(&mut times);
    println!(
        "{game}: {presses} presses, answered in {} ms in the middle, {} for 95 %, {} at most; slowest {:?}",
        part(50),
        part(95),
        part(100),
        &slow[..slow.len().min(4)],
    );
    let pressed = page.js("return window.__pressed;");
    let mut times: Vec<f64> = serde_json::from_value(pressed).expect("times");
    times.resize(presses.max(times.len()), 8.0);
    let part = sorted(&mut times);
    println!(
        "{game}: seen pressed in {} ms in the middle, {} for 95 %, {} at most",
        part(50),
        part(95),
        part(100)
    );
}

/// While bots play at normal speed, the time between pictures.
fn frames(game: &str) {
    let page = Page::open(&format!("#/play/{game}?seats=adept,adept,adept&seed=7"));
    page.set_timeout(LONG);
    page.wait(".table[data-showing]");
    page.js(WATCH_FRAMES);
    // Nobody asks the page anything meanwhile.
    std::thread::sleep(Duration::from_secs(20));
    let times = page.js("return window.__frames;");
    let mut times: Vec<f64> = serde_json::from_value(times).expect("times");
    assert!(times.len() > 100, "{} pictures are no game", times.len());
    let late = times.iter().filter(|time| **time > 20.0).count();
    let count = times.len();
    let part = sorted(&mut times);
    println!(
        "{game}: {count} pictures, {:.1} ms apart in the middle, {:.1} for 95 %, {:.1} for 99 %, {:.1} at \
         most; later than 20 ms: {late}",
        part(50),
        part(95),
        part(99),
        part(100),
    );
}

#[test]
fn a_change_of_one_element_does_not_style_all_of_them_anew() {
    for game in IDS {
        let page = Page::open_table(&format!("#/play/{game}?seats=person,novice,novice&seed=7"));
        assert_eq!(page.js(ENDLESS), serde_json::json!([]), "{game}");
        page.js("document.styleSheets[0].insertRule('.a:has(.b) > :not(.c, .d) { top: 0 }');");
        assert_ne!(page.js(ENDLESS), serde_json::json!([]), "the test finds such rules");
    }
}

#[test]
#[ignore = "a measurement that says something on a quiet machine only; see docs/performance.md"]
fn presses_are_answered_within_100_ms_on_a_processor_four_times_as_slow() {
    IDS.into_iter().for_each(answers);
}

#[test]
#[ignore = "a measurement that says something on a quiet machine only; see docs/performance.md"]
fn a_table_moves_60_times_a_second() {
    IDS.into_iter().for_each(frames);
}
