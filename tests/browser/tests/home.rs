//! The first thing a visitor sees.

use browser_tests::{Page, Visitor};
use serde_json::json;

#[test]
fn home_has_a_heading_and_nothing_to_complain_about() {
    let page = Page::open("#/");
    assert_eq!(page.text("h1"), "Conclave");
    page.assert_accessible();
    page.assert_no_errors();
}

#[test]
fn a_phone_shows_home_without_scrolling_sideways() {
    let page = Visitor::with_phone().open("#/");
    page.wait("h1");
    assert_eq!(page.js("return [innerWidth, innerHeight];"), json!([360, 640]));
    page.assert_no_sideways_scroll();
    page.screenshot("home-phone");
}

#[test]
fn the_page_works_under_any_path() {
    let page = Visitor { base: "/games/conclave/".into(), ..Visitor::default() }.open("#/");
    page.wait("h1");
}

#[test]
fn an_address_of_no_game_says_so() {
    let page = Page::open("#/game/");
    page.wait("#page h1");
    page.assert_no_errors();
    page.goto("#/");
    page.wait("#home h1");
}
