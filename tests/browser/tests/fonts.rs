//! The faces of the page's type: they come late, and nothing moves under anybody's eyes.

use browser_tests::{Browser, Hands, Key, LONG, Page, Visitor};
use conclave::games::IDS;
use serde_json::json;

/// Whether every face has been fetched.
const FETCHED: &str = "performance.getEntriesByType('resource').filter(({ name, responseEnd }) =>
         name.includes('.woff2') && responseEnd).length === 3";

/// Whether text is drawn in the faces, and in all weights that the page uses.
const THERE: &str = "(() => {
    const faces = ['600 16px Alegreya', '400 16px \"Alegreya Sans\"', '600 16px \"Alegreya Sans\"'];
    const pen = document.createElement('canvas').getContext('2d');
    const width = (font) => {
        pen.font = font;
        return pen.measureText('Étoile filante 1789').width;
    };
    return document.fonts.size === 3 && faces.every((face) =>
        document.fonts.check(face) && width(`${face}, monospace`) !== width('16px monospace'));
})()";

/// Notes what moves without anybody's doing, from here on, or from the beginning of the page. (News and the
/// lines of the log come and go.)
fn watch(page: &Page, from_the_beginning: bool) {
    page.js(&format!(
        "window.__moved = [];
         new PerformanceObserver((list) => {{
             for (const {{ value, hadRecentInput, sources }} of list.getEntries()) {{
                 const moved = sources.filter(({{ node, previousRect: a, currentRect: b }}) => {{
                     const element = node instanceof Element ? node : node?.parentElement;
                     return (a.x !== b.x || a.y !== b.y) && !element?.closest('.news, .log-line');
                 }});
                 if (!hadRecentInput && moved.length)
                     __moved.push(`${{value}}: ${{moved.map(({{ node }}) => node?.className ?? node?.data)}}`);
             }}
         }}).observe({{ type: 'layout-shift', buffered: {from_the_beginning} }});"
    ));
}

fn assert_nothing_moved(page: &Page) {
    // Observers are told with the next frames.
    page.js("return new Promise((later) => setTimeout(later, 300));");
    assert_eq!(page.js("return window.__moved;"), json!([]));
}

#[test]
fn at_home_the_faces_come_with_the_first_thing_that_is_done() {
    for size in [(360, 640), (1280, 800)] {
        let page = Visitor { size, language: "fr".into(), ..Visitor::default() }.open("#/");
        if page.browser() != Browser::Chromium {
            return;
        }
        page.set_timeout(LONG);
        watch(&page, true);
        page.wait_until(FETCHED);
        page.js("return new Promise((later) => setTimeout(later, 500));");
        assert_eq!(page.js("return document.fonts.size;"), 0);
        page.press(Key::Tab);
        page.wait_until(THERE);
        assert_nothing_moved(&page);
        page.assert_no_sideways_scroll();
        page.screenshot(&format!("faces-home-{}", size.0));
    }
}

#[test]
fn at_a_table_the_faces_come_with_a_move() {
    for (size, game) in
        [(360, 640), (1280, 800)].into_iter().flat_map(|size| IDS.map(|id| (size, id)))
    {
        let visitor = Visitor { size, language: "fr".into(), ..Visitor::default() };
        let table = "seats=person,adept,adept&seed=7&speed=instant&lang=fr";
        let page = visitor.open(&format!("#/play/{game}?{table}"));
        if page.browser() != Browser::Chromium {
            return;
        }
        page.set_timeout(LONG);
        page.wait(".table[data-acting='0']:not([data-showing])");
        // It is painted with the next frames, and what moved for it until then is no matter here.
        page.js("return new Promise((painted) =>
                 requestAnimationFrame(() => requestAnimationFrame(() => painted(true))));");
        watch(&page, false);
        page.wait_until(FETCHED);
        assert_nothing_moved(&page);
        // To look at something is no move.
        page.press(Key::Tab);
        page.press("?");
        page.wait("dialog[open]");
        page.press(Key::Escape);
        page.wait_gone("dialog");
        assert_nothing_moved(&page);
        assert_eq!(page.js("return document.fonts.size;"), 0, "{game}");
        // What follows a press late, as a first throw does while the physics comes, is not taken for its
        // answer: then it is the next move.
        page.play(Hands::Mouse, THERE);
        page.wait_until(THERE);
        page.assert_no_sideways_scroll();
        page.screenshot(&format!("faces-{game}-{}", size.0));
    }
}

/// Loads the page again, and does nothing there.
fn has_faces_at_once(page: &Page) -> bool {
    page.reload();
    page.wait("h1");
    page.wait_until(FETCHED);
    page.rest();
    page.js(&format!("return {THERE};")) == true
}

#[test]
fn at_a_second_visit_the_faces_are_there_before_anything_is_painted_even_without_a_network() {
    let page = Page::open_kept("#/");
    page.go_offline();
    for route in ["#/rules/spell-wars", "#/play/spell-wars?seats=person,adept&seed=7&lang=en", "#/"]
    {
        page.goto(route);
        // The page does not wait for long, so that a busy machine may miss the moment; but not always.
        assert!((0..4).any(|_| has_faces_at_once(&page)), "{route}");
    }
    // At home nothing happens by itself.
    if page.browser() == Browser::Chromium {
        watch(&page, true);
        page.wait_until("performance.getEntriesByName('first-contentful-paint').length");
        assert_nothing_moved(&page);
    }
    page.screenshot("faces-kept");
}

#[test]
fn who_saves_data_is_spared_the_faces() {
    let page = Page::open("#/");
    let put = page.js(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
         return import(new URL('fonts.js?spared', location.href)).then(() =>
             performance.getEntriesByType('resource').filter(({ name }) => name.includes('?spared') &&
                 name.includes('.woff2')).length);",
    );
    assert_eq!(put, 0);
}
