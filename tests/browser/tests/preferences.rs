//! What systems ask pages for: less motion, more contrast, their own colours. It may change at any time.

use browser_tests::{Browser, Page};

const FORCED: &[(&str, &str)] = &[("forced-colors", "active")];

/// Whether the page has this look.
fn looks(theme: &str) -> String {
    format!("document.documentElement.dataset.theme === '{theme}'")
}

#[test]
fn what_the_system_asks_for_is_done_also_in_the_middle_of_a_game() {
    let page = Page::open("#/?lang=en");
    if page.browser() != Browser::Chromium {
        return;
    }
    page.wait_until(&looks("night"));
    page.prefer(&[("prefers-contrast", "more")]);
    page.wait_until(&looks("contrast"));
    page.wait("[data-look=contrast][aria-pressed=true]");
    page.goto("#/play/dice-arena?seats=person,adept&seed=7&speed=normal&lang=en");
    page.wait(".table[data-speed=normal]");
    page.wait_until(&looks("contrast"));
    page.prefer(&[]);
    page.wait_until(&looks("night"));
    page.prefer(&[("prefers-reduced-motion", "reduce")]);
    page.wait(".table[data-speed=instant]");
    page.wait(".dice-arena-flat");
    page.prefer(&[]);
    page.wait(".table[data-speed=normal]");
    // What was chosen holds whatever the system asks for.
    page.goto("#/");
    page.click("[data-look=day]");
    page.prefer(&[("prefers-contrast", "more")]);
    page.reload();
    page.wait("[data-look=day][aria-pressed=true]");
    page.wait_until(&looks("day"));
}

/// The outlines of these elements, as they are drawn: each another one.
fn assert_apart(page: &Page, elements: &[&str]) {
    let script = format!(
        "return {elements:?}.map((css) => {{
             const {{ outlineStyle, outlineWidth, borderStyle }} = getComputedStyle(document.querySelector(css));
             return [outlineStyle, outlineStyle === 'none' ? 0 : outlineWidth, borderStyle].join(' ');
         }});"
    );
    let lines = page.js(&script);
    let lines: Vec<_> = lines.as_array().into_iter().flatten().collect();
    for (at, line) in lines.iter().enumerate() {
        assert!(!lines[..at].contains(line), "{elements:?} look alike: {lines:?}");
    }
}

#[test]
fn where_colours_are_forced_lines_tell_what_can_be_pressed_and_what_is_held() {
    let page = Page::open("#/?lang=en");
    if page.browser() != Browser::Chromium {
        return;
    }
    page.prefer(FORCED);
    page.goto("#/play/spell-wars?seats=person,adept&seed=7&speed=instant&lang=en");
    page.click(".spell-wars-hand .spell-wars-pick");
    page.wait(".spell-wars-pick.is-picked");
    page.js("document.activeElement.blur();");
    assert_apart(&page, &[".spell-wars-pick.is-picked", ".spell-wars-pick:not(.is-picked)"]);
    page.screenshot("forced-spell-wars");
    page.goto("#/play/wizards-gambit?seats=person,adept&seed=7&speed=instant&lang=en");
    page.wait(".wizards-gambit-pick.is-useful");
    page.click(".wizards-gambit-pick.is-useful");
    page.wait(".is-held");
    page.js("document.activeElement.blur();");
    assert_apart(&page, &[".is-held", ".wizards-gambit-pick:not(.is-held)"]);
    page.screenshot("forced-wizards-gambit");
    page.goto("#/play/elfenwizards?seats=person,adept,adept&seed=7&speed=instant&lang=en");
    page.click(".elfenwizards-tray .button-main");
    page.click(".can-drag");
    page.wait(".elfenwizards-box.is-target");
    page.js("document.activeElement.blur();");
    assert_apart(&page, &[".elfenwizards-box.is-target", ".elfenwizards-defeat"]);
    page.screenshot("forced-elfenwizards");
}

/// How large a letter is on the screen, in pixels of the window without zoom: an expression of JavaScript.
const LETTER: &str =
    "(parseFloat(getComputedStyle(document.documentElement).fontSize) * devicePixelRatio)";

#[test]
fn type_grows_with_every_step_of_the_zoom_in_every_window() {
    let page = Page::open("#/play/spell-wars?seats=person,adept&seed=7&speed=instant&lang=en");
    if page.browser() != Browser::Chromium {
        return;
    }
    page.wait(".spell-wars-hand");
    let letter = || page.js(&format!("return {LETTER};")).as_f64().unwrap_or_default();
    for window in [(1280, 800), (1920, 1080), (2560, 1440)] {
        page.zoom(window, 1.0);
        page.wait_until("document.documentElement.style.getPropertyValue('--zoom') === '1'");
        let usual = letter();
        let mut before = usual;
        for zoom in [1.1, 1.25, 1.5, 1.75, 2.0] {
            page.zoom(window, zoom);
            page.wait_until(&format!("{LETTER} > {before} * 1.05"));
            before = letter();
        }
        assert!(before > usual * 1.95, "{window:?}: {usual} px and {before} px");
        page.assert_no_sideways_scroll();
    }
}

/// Whether what a player holds lies over the tools of the table.
const COVERED: &str = "
    const [tray, tools] = ['.tray', '.table-tools'].map((css) =>
        document.querySelector(css)?.getBoundingClientRect());
    return Boolean(tray && tools) && tray.top < tools.bottom && tools.top < tray.bottom
        && tray.left < tools.right && tools.left < tray.right;";

#[test]
fn at_four_times_the_size_nothing_is_covered_and_nothing_scrolls_sideways() {
    let page = Page::open("#/");
    for game in conclave_rules::games::IDS {
        page.resize(1280, 800);
        page.open_another_table(&format!(
            "#/play/{game}?seats=person,adept,adept&seed=7&speed=instant&lang=en"
        ));
        // Of windows of 1280 × 1024 and 1280 × 720.
        for height in [256, 180] {
            page.resize(320, height);
            page.wait_still(".table-board");
            page.assert_no_sideways_scroll();
            assert_eq!(page.js(COVERED), false, "{game} at {height}");
        }
    }
}
