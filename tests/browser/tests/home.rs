//! The first thing a visitor sees.

use browser_tests::{LONG, Page, Visitor};
use serde_json::json;

#[test]
fn home_is_shown_on_a_computer_on_a_phone_and_under_any_path() {
    home_has_a_heading_and_nothing_to_complain_about();
    a_phone_shows_home_without_scrolling_sideways();
    the_page_works_under_any_path();
    while_a_game_is_on_its_way_its_name_and_what_it_is_about_are_there_to_read();
    a_page_in_place_of_a_file_is_no_file();
}

fn home_has_a_heading_and_nothing_to_complain_about() {
    let page = Page::open("#/");
    assert_eq!(page.text("h1"), "Conclave");
    page.assert_accessible();
    page.assert_no_errors();
}

fn a_phone_shows_home_without_scrolling_sideways() {
    let page = Visitor::with_phone().open("#/");
    page.wait("h1");
    assert_eq!(page.js("return [innerWidth, innerHeight];"), json!([360, 640]));
    page.assert_no_sideways_scroll();
    page.screenshot("home-phone");
}

fn the_page_works_under_any_path() {
    let page = Visitor { base: "/games/conclave/".into(), ..Visitor::default() }.open("#/");
    page.wait("h1");
}

/// On a slow line it takes seconds until there is a table.
fn while_a_game_is_on_its_way_its_name_and_what_it_is_about_are_there_to_read() {
    let page = Visitor::with_phone().open("#/?lang=fr");
    page.wait("h1");
    page.js("const { fetch } = window;
        window.fetch = (url, ...rest) =>
            String(url).includes('.wasm') ? new Promise(() => {}) : fetch(url, ...rest);
        location.hash = '#/play/dice-arena?seats=person,adept&seed=1&lang=fr';");
    page.wait(".table-frame .card-name");
    page.wait_until("!document.querySelector('#waiting').hidden");
    let frame = page.js("return document.querySelector('.table-frame').innerText;");
    let frame = frame.as_str().unwrap_or_default();
    assert!(frame.contains("Dice Arena") && frame.contains("partez avant votre chance"), "{frame}");
    assert!(!frame.contains("Real dice"), "one language: {frame}");
    page.assert_no_sideways_scroll();
    page.screenshot("frame-phone");
}

/// A slow line is busy with the program for seconds.
#[test]
fn the_frame_of_a_table_is_painted_before_its_program_is_asked_for() {
    let page = Page::open("#/?lang=en");
    page.set_line(Some(400_000));
    page.goto("?first#/play/wizards-gambit?seats=person,adept&seed=1&lang=en");
    page.wait(".table-frame .card-name");
    page.set_line(None);
    page.wait(".table");
    // (Before the last of these sheets is here nothing is painted.)
    let times = page.js("const files = performance.getEntriesByType('resource');
        const styles = files.filter((it) => it.renderBlockingStatus === 'blocking' && it.name.includes('.css'));
        return [styles.length, Math.max(...styles.map((it) => it.responseEnd)),
            files.find((it) => it.name.endsWith('.wasm')).startTime];");
    let [sheets, styled, asked] = [0, 1, 2].map(|part| times[part].as_f64().expect("a number"));
    assert!(
        sheets > 2.0 && styled < asked,
        "styles are here at {styled}, and the program is asked for at {asked}"
    );
}

#[test]
fn a_bar_tells_how_much_of_a_program_has_come() {
    let page = Page::open("#/?lang=en");
    let sizes = page.js("return Object.fromEntries([...document.querySelectorAll('meta[name=program]')]
        .map((it) => [new URL(it.content, location).pathname.slice(1).replace('.js', '_bg.wasm'), Number(it.dataset.bytes)]));");
    let sizes = sizes.as_object().expect("the programs");
    assert!(sizes.len() > 4, "{sizes:?}");
    for (program, bytes) in sizes {
        let file = std::fs::metadata(xtask::root().join("dist").join(program));
        assert_eq!(bytes.as_u64(), Some(file.expect(program).len()), "{program}");
    }
    page.set_line(Some(300_000));
    page.goto("#/play/elfenwizards?seats=person,adept,adept&seed=1");
    page.wait_until("!document.querySelector('#waiting').hidden");
    let value = || page.js("return document.querySelector('#waiting progress').value;").as_f64();
    let first = value().expect("how much has come");
    assert!(first < 0.9, "{first} has come at once");
    let name = page.js("return document.querySelector('#waiting progress').labels[0].innerText;");
    assert_eq!(name.as_str().map(str::trim), Some("Setting the table…"));
    let is_told = "!document.querySelector('#waiting[role=status] [data-half]').hidden";
    page.wait_until(&format!(
        "document.querySelector('#waiting progress').value > {}",
        first + 0.1
    ));
    page.wait_until(is_told);
    let told = value().expect("how much has come");
    assert!((0.5..1.0).contains(&told), "half of it is said to be here at {told}");
    page.screenshot("loading");
    page.set_line(None);
    page.wait(".table");
    page.wait_until("document.querySelector('#waiting').hidden");
    page.assert_no_errors();
}

/// Some servers answer with their home page for what they have not, and gates of networks with theirs.
fn a_page_in_place_of_a_file_is_no_file() {
    let page = Page::open("#/?lang=en");
    page.js("const { fetch } = window;
        const headers = { 'Content-Type': 'text/html' };
        window.fetch = async (url, ...rest) => String(url).includes('.ftl')
            ? new Response('<!doctype html><h1>Pay here</h1>', { headers })
            : fetch(url, ...rest);
        location.hash = '#/new/elfenwizards';");
    page.wait("#app [data-reload]");
    assert_eq!(page.text("#app h1"), "The game could not be loaded");
    let errors = page.take_errors();
    assert!(errors.iter().all(|error| error.contains(".ftl")), "{errors:?}");
    page.click("#app button[data-reload]");
    page.wait(".set-up-form");
}

#[test]
fn who_is_new_to_a_game_is_asked_to_learn_it_at_home_and_in_set_up() {
    let page = Page::open("#/?lang=en");
    let main = ".card[data-game=spell-wars] .button-main";
    assert_eq!(page.attribute(main, "href").as_deref(), Some("#/learn/spell-wars"));
    page.goto("#/new/spell-wars");
    page.wait(".set-up-form > a.button-main[href='#/learn/spell-wars']");
    assert_eq!(page.count(".set-up-form > button.button-main"), 0, "two are expected");
    page.store("conclave:learned:spell-wars", "1");
    page.goto("#/");
    page.wait(&format!("{main}[href='#/new/spell-wars']"));
    page.click(main);
    page.wait(".set-up-form > button.button-main");
    assert_eq!(page.count(".set-up-form > a"), 0);
}

#[test]
fn set_up_says_what_levels_do_and_choosing_a_face_ends_the_dealing() {
    for language in ["en", "fr"] {
        let page = Page::open(&format!("#/new/spell-wars?lang={language}"));
        page.set_timeout(LONG);
        page.wait(".chairs + p");
        let levels = page.text(".chairs + p");
        let words = if language == "fr" { ["novice", "archimage"] } else { ["novice", "archmage"] };
        assert!(words.iter().all(|word| levels.contains(word)), "{levels}");
        assert_eq!(page.count(".guild-row:first-child .guild-choice svg"), 6);
        assert_eq!(page.count(".guild-choice :checked"), 0, "they are dealt");
        page.click(".guild-row:first-child .guild-choice:nth-child(4) input");
        page.wait(".guild-row:first-child.guild-yellow .guild-choice:nth-child(4) :checked");
        assert_eq!(page.count(".guild-choice :checked"), 3, "everybody has one now");
        page.click(".set-up-form > .button-large");
        page.wait(".spell-wars-own .guild-yellow.spell-wars-wizard");
    }
}
