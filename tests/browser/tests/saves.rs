//! A game from the set-up form to a file and back.

use browser_tests::{Browser, Page};
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_session::report::Report;
use conclave_session::saves::Save;

/// Fills in the form for four players, Ada first, with the clock, and begins.
fn set_up(page: &Page) {
    page.goto("#/new/elfenwizards");
    page.click_named(".pill", "4");
    page.wait(".chair:nth-child(4)");
    page.type_into(".chair:nth-child(1) .chair-name", "Ada, la 1re");
    page.click_named(
        ".set-up-form .check",
        "Negotiation clock: 1 minute before each roll, 5 minutes before the competition",
    );
    page.type_into(".seed input", "11");
    page.click(".set-up-form > .button-large");
    page.wait(".table");
}

#[test]
fn a_game_is_set_up_played_taken_out_as_a_file_and_brought_back() {
    let page = Page::open("#/");
    set_up(&page);
    page.wait_until("document.querySelector('.seats').textContent.includes('Ada, la 1re')");
    assert_eq!(page.count(".seat"), 4);

    // The form remembers.
    page.goto("#/new/elfenwizards");
    page.wait(".chair:nth-child(4)");
    assert_eq!(page.js("return document.querySelector('.chair-name').value;"), "Ada, la 1re");
    assert_eq!(
        page.js("return document.querySelector('.set-up-form .check input').checked;"),
        true
    );

    page.goto("#/");
    // What is called by its game's name says so once.
    assert!(!page.text(".save-about").contains("Elfenwizards"));
    page.click(".save-tools [aria-label^=Rename]");
    page.js("document.querySelector('dialog input').value = '';");
    page.type_into("dialog input", "Thursday");
    page.click("dialog .button-main");
    page.wait_gone("dialog");
    assert!(page.text(".save-name").contains("Thursday"));
    assert!(page.text(".save-about").starts_with("Elfenwizards · Ada, la 1re"));
    if page.browser() == Browser::WebKit {
        // Its driver has no say in where downloads go.
        return;
    }
    page.click(".save-tools [aria-label^=Export]");
    let file = page.downloaded("Thursday.conclave");
    let text = std::fs::read_to_string(&file).expect("the file is text");
    let save = Save::open(&text).expect("the file is a save");
    let session = save.session::<Elfenwizards>().expect("the save is a game");
    assert_eq!(
        (session.play().seats(), session.play().record().setup.options.negotiation_clock),
        (4, true)
    );

    page.click(".save-tools [aria-label^=Delete]");
    page.click("dialog .button-main");
    page.wait_gone("dialog");
    assert_eq!(page.count(".save"), 0);
    page.goto("#/saves");
    page.upload(".import input", &file);
    page.wait(".table");
    assert_eq!(page.text(".table-title"), "Thursday");

    std::fs::write(&file, &text[..text.len() - 9]).expect("the file can be cut");
    page.goto("#/saves");
    page.upload(".import input", &file);
    let refused = page.text(".saves [role=alert]");
    assert!(refused.contains("damaged") && !refused.contains("kept"), "{refused}");
    assert_eq!(page.count(".save"), 1, "a damaged file changed the saves");
}

#[test]
fn neither_a_crash_nor_a_damaged_save_loses_the_game() {
    after_a_crash_the_page_says_so_and_the_game_can_be_kept();
    a_damaged_save_is_set_aside_and_the_game_goes_on_a_little_earlier();
}

fn after_a_crash_the_page_says_so_and_the_game_can_be_kept() {
    let page = Page::open("#/play/elfenwizards?seats=person,person,person&seed=7&speed=instant");
    page.click(".elfenwizards .button-main");
    page.wait(".table[data-ply='1']");
    // What the browser says of a program that has run into the wall. (No script can be written
    // into the page to run into one: its policy forbids that.)
    // Firefox runs tests beside the page: an error of their own is not one of the page.
    page.js("const page = window.wrappedJSObject ?? window;
         const what = new page.Object();
         what.error = new page.WebAssembly.RuntimeError('test');
         page.dispatchEvent(new page.ErrorEvent('error', what));");
    page.wait("[data-reload]");
    assert_eq!(page.count(".table"), 0);
    page.assert_accessible();
    // WebKit's driver has no say in where downloads go.
    if page.browser() != Browser::WebKit {
        let name = page.attribute("[data-export]", "download").expect("a name");
        page.click("[data-export]");
        let kept = std::fs::read_to_string(page.downloaded(&name)).expect("the file is text");
        assert_eq!(Save::open(&kept).expect("the last save").turn, 1);
    }
    // What a report would tell is shown, and then it is there to go on from as before.
    page.click("#app [href='#/report']");
    page.wait(".about textarea");
    page.assert_accessible();
    let report = page.js("return document.querySelector('.about textarea').value;");
    let report = report.as_str().expect("a text");
    assert!(report.contains("error: RuntimeError: test") && report.contains("shown: "), "{report}");
    let game = Report::game_in(report).expect("a game");
    assert_eq!(Save::open(game).expect("the last save").turn, 1);
    page.js("history.back();");
    page.click("[data-reload]");
    page.wait(".table[data-ply='1']");
}

/// A save as the tests of the library keep them.
fn fixture(name: &str) -> String {
    let file = xtask::root().join(format!("tests/fixtures/saves/{name}.conclave"));
    std::fs::read_to_string(file).expect("there is such a fixture").trim().to_owned()
}

fn a_damaged_save_is_set_aside_and_the_game_goes_on_a_little_earlier() {
    let page = Page::open("#/");
    let save = fixture("2/elfenwizards-3-begun");
    // (Each in a slot of its own: what was mended stands in the second store, too.)
    for (slot, torn) in [("x", &save[..save.len() / 2]), ("y", "")] {
        page.store(&format!("conclave:save:{slot}"), torn);
        page.store(&format!("conclave:copy:0:{slot}"), &save);
        page.goto(&format!("#/game/{slot}"));
        page.wait(".table[data-ply='14']");
        page.wait(".banner");
        assert!(page.text(".banner").contains("set aside"));
        page.assert_accessible();
        let aside = page.js(&format!(
            "const aside = Object.keys(localStorage).find((key) =>
                 key.startsWith('conclave:aside:{slot}:'));
             const kept = localStorage.getItem(aside);
             localStorage.clear();
             return kept;"
        ));
        assert_eq!(aside, torn);
        page.goto("#/");
        page.reload();
    }
    // Not even a trace of it: the copy is enough.
    page.store("conclave:copy:0:z", &save);
    page.goto("#/game/z");
    page.wait(".table[data-ply='14']");
}

#[test]
fn a_game_whose_storage_was_emptied_comes_back() {
    let page = Page::open("#/play/elfenwizards?seats=person,person,person&seed=7&speed=instant");
    page.click(".elfenwizards .button-main");
    page.wait(".table[data-ply='1']");
    page.goto("#/");
    page.wait(".save-link");
    let address = page.attribute(".save-link", "href").expect("an address");
    // It is on the disk a moment after it was played.
    page.wait_until(
        "(indexedDB.open('conclave').onsuccess = ({ target }) => {
             const table = target.result.transaction('kept').objectStore('kept');
             table.getAllKeys().onsuccess = ({ target }) => (window.kept = target.result.length);
         }) && window.kept === 1",
    );
    let empty = "localStorage.clear();";
    page.js(&format!("{empty} history.replaceState(null, '', '{address}');"));
    page.reload();
    page.wait(".table[data-ply='1']");
    assert!(page.text(".banner[role=status]").contains("second store"));
    page.assert_accessible();
    page.js(&format!("{empty} history.replaceState(null, '', '#/');"));
    page.reload();
    page.wait(".save-link");
    assert!(page.text(".saves .banner").contains("second store"));
    // A game that is deleted stays deleted.
    page.click(".save-tools [aria-label^=Delete]");
    page.click("dialog .button-main");
    page.wait_gone(".save-link");
    page.reload();
    page.wait(".home");
    page.goto(&address);
    page.wait_until("document.querySelector(':is(#app, #lobby) .message') !== null");
}

#[test]
fn what_was_kept_earlier_can_be_had_and_is_to_stay() {
    a_game_saved_by_the_first_version_is_played_on();
    earlier_states_and_damaged_saves_can_be_had();
    the_browser_is_asked_to_keep_the_games_once_after_the_first_finished_one();
}

fn a_game_saved_by_the_first_version_is_played_on() {
    // The other games have had other rules since.
    let page = Page::open("#/");
    page.store("conclave:save:x", &fixture("1/dice-arena-over"));
    page.goto("#/saves");
    assert!(page.text(".save-name").contains("Jeudi, à neuf"));
    page.click(".save-link");
    page.wait(".table[data-outcome]");
    assert_eq!(page.count(".banner"), 0);
}

#[test]
fn a_full_storage_drops_earlier_states_first_and_then_says_that_it_is_full() {
    let page = Page::open("#/play/elfenwizards?seats=person,person,person&seed=7&speed=instant");
    page.click(".elfenwizards .button-main");
    page.wait(".table[data-ply='1']");
    // Fills it to the last character.
    let fill = "for (let size = 1 << 22, n = 0; size >= 1; ) {
             try { localStorage.setItem('filler' + performance.now() + '-' + n++, 'x'.repeat(size)); }
             catch { size >>= 1; }
         }";
    page.js(fill);
    let kept = "(kind) => Object.keys(localStorage).filter((key) => key.startsWith(kind))";
    assert_eq!(page.js(&format!("return ({kept})('conclave:copy:').length;")), 2);
    page.click(".can-drag");
    page.click(".elfenwizards-cover");
    page.click(".table .button-main");
    page.wait(".table[data-ply='3']");
    assert_eq!(page.count(".banner"), 0, "earlier states make room");
    page.reload();
    page.wait(".table[data-ply='3']");
    page.js(&format!("({kept})('conclave:').forEach((key) => localStorage.removeItem(key));"));
    page.js(fill);
    page.click(".elfenwizards .button-main");
    page.wait(".table[data-ply='4']");
    assert!(page.text(".banner").contains("full"));
    page.assert_accessible();
    // A setting is not kept either, which is said beside that; with room it is.
    let sound = "[...document.querySelectorAll('.table button')]
         .find((button) => /sound/i.test(button.getAttribute('aria-label') ?? button.textContent))";
    page.js(&format!("({sound}).click();"));
    page.wait("[data-missing]");
    assert_eq!(page.stored("conclave:settings"), None);
    page.js(&format!("({kept})('filler').forEach((key) => localStorage.removeItem(key));"));
    page.wait_gone("[data-missing]");
    assert!(page.stored("conclave:settings").is_some_and(|kept| kept.contains("sound")));
}

#[test]
fn everything_is_taken_to_another_browser() {
    let page = Page::open("#/");
    if page.browser() == Browser::WebKit {
        // Its driver has no say in where downloads go.
        return;
    }
    for (slot, name) in [("a", "2/elfenwizards-3-begun"), ("b", "2/dice-arena-over")] {
        page.store(&format!("conclave:save:{slot}"), &fixture(name));
    }
    page.store("conclave:settings", "theme=day&sound=off");
    page.goto("#/saves");
    page.wait(".storage-panel");
    page.wait_until("document.querySelector('.storage-panel').textContent.includes('MB')");
    page.assert_accessible();
    page.click_named(".storage-panel button", "Export everything");
    let file = page.downloaded("conclave.conclave");

    let other = Page::open("#/saves");
    other.upload(".import input", &file);
    other.wait_until(
        "document.querySelector('.saves [role=alert]')?.textContent.includes('2 games')",
    );
    assert_eq!(other.count(".save-link"), 2);
    for key in ["conclave:save:a", "conclave:save:b", "conclave:settings"] {
        assert_eq!(other.stored(key), page.stored(key), "{key}");
    }
    other.upload(".import input", &file);
    other.wait_until(
        "document.querySelector('.saves [role=alert]')?.textContent.includes('already')",
    );
    assert_eq!(other.count(".save-link"), 2);
    other.assert_accessible();
}

fn earlier_states_and_damaged_saves_can_be_had() {
    let page = Page::open("#/");
    page.store("conclave:save:x", &fixture("2/elfenwizards-3-over"));
    page.store("conclave:copy:1:x", &fixture("2/elfenwizards-3-begun"));
    page.store("conclave:aside:x:7", "what was left");
    page.goto("#/saves");
    assert!(page.text(".storage-panel").contains("set aside"));
    page.click(".storage-panel [aria-label^=Delete]");
    page.wait_gone(".storage-panel .save");
    assert_eq!(page.stored("conclave:aside:x:7"), None);
    page.click(".save-tools [aria-label^=Earlier]");
    page.wait("dialog");
    page.assert_accessible();
    page.click("dialog .settings .button");
    page.wait(".table[data-ply='14'], .table[data-ply='15'], .table[data-ply='16']");
    page.wait_until("document.querySelector('.table-title').textContent.includes('from move 14')");
    assert!(
        page.stored("conclave:save:x").is_some_and(|save| save == fixture("2/elfenwizards-3-over"))
    );
    // The way there from a table.
    page.click_named(".table-tools button", "Settings");
    page.click_named("dialog a", "Saves and storage");
    page.wait(".storage-panel");
}

fn the_browser_is_asked_to_keep_the_games_once_after_the_first_finished_one() {
    let page = Page::open("#/");
    if page.js("return navigator.storage === undefined;") == true {
        return; // WebKit has none in a test.
    }
    page.js("window.asked = 0;
         navigator.storage.persist = async () => { window.asked++; return true; };");
    page.store("conclave:save:begun", &fixture("2/elfenwizards-3-begun"));
    page.store("conclave:save:over", &fixture("2/elfenwizards-3-over"));
    page.goto("#/game/begun");
    page.wait(".table");
    assert_eq!(page.js("return window.asked;"), 0);
    for _ in 0..2 {
        page.goto("#/game/over");
        page.wait(".game-over");
        assert_eq!(page.js("return window.asked;"), 1);
        page.goto("#/");
        page.wait_gone(".table");
    }
}
