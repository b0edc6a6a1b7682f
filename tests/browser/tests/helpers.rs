//! The helpers themselves, on a small page: a test must be able to trust them in every browser.

use browser_tests::{Browser, Key, Visitor};
use serde_json::json;
use std::path::Path;

fn visitor() -> Visitor {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixture");
    Visitor { folder, ..Visitor::default() }
}

#[test]
fn a_test_can_trust_its_page() {
    a_person_clicks_types_and_presses_keys();
    a_test_whose_page_goes_wrong_fails();
}

fn a_person_clicks_types_and_presses_keys() {
    let page = visitor().open("");
    page.click_named("button", "Press me");
    assert_eq!(page.text("#heard"), "pressed");
    page.type_into("#name", "new");
    assert_eq!(page.js("return document.querySelector('#name').value;"), "new");
    page.press(Key::Tab);
    assert_eq!(page.attribute("#heard", "data-key").as_deref(), Some("Tab"));
    page.press_with(Key::Control, 'k');
    assert_eq!(page.attribute("#heard", "data-key").as_deref(), Some("Control+k"));
    page.assert_accessible();
}

#[test]
#[ignore = "thorough: the helpers alone"]
fn sizes_are_exact() {
    for size in [(360, 640), (1280, 800), (1920, 1080)] {
        let page = Visitor { size, ..visitor() }.open("");
        assert_eq!(page.js("return [innerWidth, innerHeight];"), json!([size.0, size.1]));
        page.assert_no_sideways_scroll();
    }
}

#[test]
#[ignore = "thorough: the helpers alone"]
fn a_small_page_behaves_like_a_large_one() {
    let page = Visitor { size: (360, 640), ..visitor() }.open("#/one");
    assert_eq!(page.js("return location.hash;"), "#/one");
    page.js("window.kept = true;");
    page.goto("#/two");
    page.wait_until("location.hash === '#/two' && window.kept");
    page.reload();
    page.wait_until("location.hash === '#/two' && !window.kept");
    page.resize(320, 500);
    assert_eq!(page.js("return [innerWidth, innerHeight];"), json!([320, 500]));
}

#[test]
#[ignore = "thorough: the helpers alone"]
fn less_motion_is_asked_for_only_by_those_who_want_it() {
    for reduced_motion in [true, false] {
        let page = Visitor { reduced_motion, ..visitor() }.open("");
        let asked = page.js("return matchMedia('(prefers-reduced-motion: reduce)').matches;");
        assert_eq!(asked, reduced_motion);
    }
}

#[test]
#[ignore = "thorough: the helpers alone"]
fn the_page_is_dark_for_those_who_want_it() {
    for dark in [true, false] {
        let page = Visitor { dark, ..visitor() }.open("");
        let asked = page.js("return matchMedia('(prefers-color-scheme: dark)').matches;");
        assert_eq!(asked, dark);
    }
}

#[test]
#[ignore = "thorough: the helpers alone"]
fn files_go_out_and_come_back() {
    let page = visitor().open("");
    if page.browser() == Browser::WebKit {
        // Its driver has no say in where downloads go.
        return;
    }
    page.click("#save");
    let file = page.downloaded("save.txt");
    page.upload("#load", &file);
    page.wait_until("document.querySelector('#heard').textContent === 'saved'");
}

#[test]
#[ignore = "thorough: the helpers alone"]
fn a_browser_can_refuse_to_store_anything() {
    let page = Visitor { no_storage: true, ..visitor() }.open("");
    if page.browser() == Browser::WebKit {
        return;
    }
    let refused = page.js("try { return !localStorage; } catch { return true; }");
    assert_eq!(refused, true);
}

#[test]
#[ignore = "thorough: the helpers alone"]
fn long_tasks_are_noticed() {
    let page = Visitor { watching: true, ..visitor() }.open("");
    if page.browser() != Browser::Chromium {
        return;
    }
    let count = |to: u64| page.js(&format!("let n = 0; while (n < {to}) n++; return n;"));
    page.forget_tasks();
    count(1_000);
    let short = page.longest_task();
    count(1_000_000_000);
    let long = page.longest_task();
    assert!(short < 50.0 && long > 100.0, "{short} and {long} ms");
}

#[test]
#[ignore = "thorough: the helpers alone"]
fn the_browser_speaks_the_visitors_language() {
    let page = Visitor { language: "fr".into(), ..visitor() }.open("");
    let language = page.js("return navigator.language;");
    assert!(language.as_str().is_some_and(|name| name.starts_with("fr")), "{language}");
}

#[test]
#[ignore = "thorough: the helpers alone"]
fn storage_outlives_a_reload_and_is_shared_by_tabs() {
    let page = visitor().open("");
    assert_eq!(page.stored("key"), None);
    page.store("key", "value");
    page.reload();
    assert_eq!(page.stored("key").as_deref(), Some("value"));
    let first = page.open_tab("");
    assert_eq!(page.stored("key").as_deref(), Some("value"));
    page.store("key", "other");
    page.to_tab(&first);
    // Tabs may be programs of their own, which tell each other a little later.
    page.wait_until("localStorage.getItem('key') === 'other'");
}

fn a_test_whose_page_goes_wrong_fails() {
    let page = visitor().open("");
    page.click("#wrong");
    let errors = page.take_errors();
    assert!(errors.iter().any(|error| error.contains("gone wrong")), "{errors:?}");
    page.click("#wrong");
    let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| drop(page)));
    assert!(caught.is_err());
}
